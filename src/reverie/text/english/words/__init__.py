"""Closed word lists of English: verbs and their forms, ties, trades, places, everyday near-synonyms."""
