"""Sessions as files: lines of JSON, Markdown to read, what is new, what is stored."""
