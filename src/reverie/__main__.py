"""`python -m reverie` is the command line."""

from reverie.cli.main import main

main()
