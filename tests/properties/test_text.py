"""Any text at all: no rule of the text layer fails on it, and what they promise holds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.text.analyzer import analyze, content_words, query_terms
from reverie.text.injection import signals, strip_recalled
from reverie.text.language import detect
from reverie.text.secrets import redact
from reverie.text.sentences import split
from reverie.text.topics import TOPICS, topic_of

_PIECES = """
Greta: From: On Mon wrote: ``` > - 1. * # $ { } [ ] " ' “ ” 「 」 ... … . ! ? 。 ！ ； :) 🎉 Dr. e.g. p.m. 3.5 Traceback
translate this: proofread 翻译： <memory> </memory> <memories> [Memories] </memories> password is key= token: sk- ghp_
abcd1234efgh swordfish. 密码是 secret zq81-EXAMPLE-77 4111 1111 eyJhbGciOi. ://a:b1c2@ -----BEGIN PRIVATE KEY-----
Bearer [secret: x] I live in Porto 我 住在 布拉加 ข่าว é ß İ \u0301 \u200b
"""
PIECES = st.sampled_from([*_PIECES.split(), "\n", "\n\n", "    ", "\t", " "])
LISTS = st.lists(PIECES, max_size=24)
TEXTS = st.one_of(st.text(max_size=120), LISTS.map(" ".join), LISTS.map("".join))


@settings(max_examples=500, deadline=None)
@given(TEXTS)
def test_spans_lie_in_the_text_in_order_and_keep_every_letter(text):
    at = 0
    for span in split(text):
        assert at <= span.start < span.end <= len(text)
        piece = text[span.start : span.end]
        assert piece == piece.strip()
        assert not any(character.isalpha() for character in text[at : span.start] if len(text[at : span.start]) > 12)
        at = span.end


@settings(max_examples=500, deadline=None)
@given(TEXTS)
def test_redacting_twice_is_redacting_once(text):
    once = redact(text)
    again = redact(once.text)
    assert again.text == once.text
    assert again.found == ()
    assert (once.text == text) == (once.found == ())


@settings(max_examples=300, deadline=None)
@given(TEXTS)
def test_stripping_twice_is_stripping_once(text):
    once, count = strip_recalled(text)
    assert strip_recalled(once) == (once, 0)
    assert (count == 0) == (once == text) or not count
    assert signals(text) == signals(text)


@settings(max_examples=300, deadline=None)
@given(TEXTS)
def test_tokens_can_be_joined_by_blanks(text):
    for tokens in (analyze(text), query_terms(text), content_words(text)):
        assert " ".join(tokens).split() == tokens
    assert set(content_words(text)) <= set(query_terms(text))
    assert bool(query_terms(text)) == bool(analyze(text))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_letters_in_capitals_or_small_give_the_same_tokens(text):
    assert analyze(text) == analyze(text.casefold()) or not text.isascii()


@settings(max_examples=200, deadline=None)
@given(TEXTS)
def test_language_and_topic_are_always_one_of_the_known(text):
    assert detect(text) in {"en", "pt", "zh", "und"}
    for language in ("en", "pt", "zh", "und"):
        assert topic_of(text, language) in TOPICS
