"""Words: tokens, nouns, ties and names, and small edits of text."""
