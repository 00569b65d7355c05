"""Pure rules over Markdown: parse, format, link, cite, number, check, generate."""
