"""Messages: their sentences, moods, requests and workflows."""
