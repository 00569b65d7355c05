"""Words: the tables of Chinese that the rules look things up in."""
