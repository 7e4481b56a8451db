"""The rules: pure, deterministic, without input or output. Knows only the content."""
