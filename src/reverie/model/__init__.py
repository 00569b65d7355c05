"""Pure nouns: frozen values with no behaviour beyond their own fields."""
