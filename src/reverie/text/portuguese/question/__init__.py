"""Questions: whom and what they ask about."""
