refusal-unknown-reckoner = stub
