"""Passages: the person's own words that answer a question, found by reading question and passage together."""
