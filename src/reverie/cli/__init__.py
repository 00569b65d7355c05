"""The command line, one command a file, each loaded when it is called."""
