"""How English says when."""
