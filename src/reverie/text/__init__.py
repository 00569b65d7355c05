"""Pure language rules: words, sentences, dates, languages, secrets, statements and questions."""
