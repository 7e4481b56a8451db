# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] The pack { $packs } is missing here. Put it into the folder that “reckoners pack list” names, then open the link again.
       *[other] The packs { $packs } are missing here. Put them into the folder that “reckoners pack list” names, then open the link again.
    }
