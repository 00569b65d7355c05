"""Understanding a question about the memory."""
