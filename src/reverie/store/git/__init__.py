"""Git as the memory uses it: trees written without an index, nobody's settings, true purging."""
