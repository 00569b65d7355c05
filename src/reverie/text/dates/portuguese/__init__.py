"""How Portuguese says when."""
