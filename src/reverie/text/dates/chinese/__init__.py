"""How Chinese says when."""
