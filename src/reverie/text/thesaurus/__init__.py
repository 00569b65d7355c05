"""Everyday words that mean alike, in three languages: how a question meets what was told in other words."""
