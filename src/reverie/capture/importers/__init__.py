"""One foreign chat format a file, each yielding sessions."""
