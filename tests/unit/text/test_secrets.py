"""Secrets go, words about secrets stay."""

import time
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.text.secret_shapes import CARD, LONG_SHAPES, WORD_SHAPES
from reverie.text.secrets import redact


@pytest.mark.parametrize(
    ("text", "secret", "kind"),
    [
        ("export ORBIT_TOKEN=ghp_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0 did", "ghp_EXAMPLE", "github token"),
        ("use github_pat_11EXAMPLE0EXAMPLE1EXAMPLE2 here", "github_pat_11", "github token"),
        ("key sk-ant-api03-EXAMPLE-EXAMPLE", "sk-ant-api03", "anthropic key"),
        ("key sk-proj-EXAMPLE1EXAMPLE2EXAMPLE3", "EXAMPLE1", "api key"),
        ("sk_live_EXAMPLE1EXAMPLE2", "EXAMPLE1", "payment key"),
        ("AKIAEXAMPLE012345678 is ours", "AKIAEXAMPLE", "aws key"),
        ("xoxb-1234-EXAMPLE", "xoxb-1234", "slack token"),
        ("AIzaEXAMPLE0EXAMPLE0EXAMPLE0EXAMPLE0abc", "AIzaEXAMPLE", "google key"),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijk", "eyJhbGci", "jwt"),
        ("glpat-EXAMPLE0EXAMPLE01", "glpat-EXAMPLE", "gitlab token"),
        ("npm_EXAMPLE0EXAMPLE0EXAMPLE0EXAMPLE0abcd", "npm_EXAMPLE", "npm token"),
        ("hf_EXAMPLEEXAMPLEEXAMPLEEXAM", "hf_EXAMPLE", "hugging face token"),
        ("https://hooks.slack.com/services/T0EXAMPLE/B0EXAMPLE/abc", "T0EXAMPLE", "webhook"),
        ("postgres://nadia:hunter2x@db.example/x", "hunter2x", "password"),
        ("Authorization: Bearer abcdef0123456789abcdef", "abcdef0123", "token"),
        ("MEMSTORE_API_KEY=m0-QWERTYEXAMPLE1234567890abcd", "m0-QWERTY", "secret"),
        ('{"client_secret": "q9-EXAMPLE-22"}', "q9-EXAMPLE-22", "secret"),
        ("DB_PASSWORD: otter-lake-7", "otter-lake-7", "secret"),
        ("the secret for the printer is zq81-EXAMPLE-77", "zq81-EXAMPLE-77", "secret"),
        ("My wifi password is Sunflower22!", "Sunflower22", "password"),
        ("The wifi password is swordfish.", "swordfish", "password"),
        ("the password was changed to Otter-Lake-7 yesterday", "Otter-Lake-7", "password"),
        ("A senha do wifi é batata99, não esqueças", "batata99", "password"),
        ("A palavra-passe é Girassol-22.", "Girassol-22", "password"),
        ("密码是abc12345，别忘了。", "abc12345", "password"),
        ("Wi-Fi 密码：98765432", "98765432", "password"),
        ("The door PIN is 4821.", "4821", "pin"),
        ("card 4111 1111 1111 1111 please", "4111 1111", "card number"),
        ("-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\nend", "abc", "private key"),
        ("-----BEGIN PRIVATE KEY-----\nnever closed", "never closed", "private key"),
    ],
)
def test_secrets_are_taken_out(text, secret, kind):
    redacted = redact(text)
    assert secret not in redacted.text
    assert redacted.found == ((kind, 1),)
    assert f"[secret: {kind}]" in redacted.text


@pytest.mark.parametrize(
    "text",
    [
        "There is no API key in the build at all.",
        "The config reads apiKey: env.ORCHARD_KEY, and the password field is 12 characters wide.",
        "The password is wrong.",
        "The secret of good bread is patience, and 24-hour fermentation.",
        "The key to success is 3 hours of sleep",
        "token: string; secret=${SECRET}; password=os.environ['PW']",
        "max_tokens: 4096, temperature: 0.2",
        "My token expired on 2026-05-10.",
        "The sk-learn-contrib-package-name is long",
        "O token é gerado 2x por dia",
        "A senha está errada.",
        "密码是什么？",
        "Card 4111 1111 1111 1112 fails the check",
        "Call me on +351 912 345 678 901 2",
        "https://user@host.example/path",
        "My opinion is 4 stars",
        "Commit deadbeefdeadbeefdeadbeefdeadbeefdeadbeef broke it",
        "I live in Porto and like okra.",
    ],
)
def test_words_about_secrets_stay(text):
    assert redact(text).text == text
    assert redact(text).found == ()


def every_place(text):
    """Redact as if any letter could begin a secret."""
    found: Counter[str] = Counter()
    for shape in (*LONG_SHAPES, *WORD_SHAPES, CARD):

        def put(match, shape=shape):
            value = match["value"]
            if value is None or not shape.holds(value.rstrip(".,;!?)")):
                return match.group()
            found[shape.kind] += 1
            bare = value.rstrip(".,;!?)")
            start, end = (at - match.start() for at in match.span("value"))
            return f"{match.group()[:start]}[secret: {shape.kind}]{value[len(bare) :]}{match.group()[end:]}"

        text = shape.pattern.sub(put, text)
    return text, tuple(sorted(found.items()))


PIECES = [
    "[secret: token]", "[secret: api key] ", "password", " is ", "senha é ", "secret", "_key", "api", "access", "-",
    "=", "encryption-key", ": ", "\n", " ", "ghp_EXAMPLEEXAMPLEEXAMPLEEXAMPLE", "sk-ant-abcdef0123456789",
    "hunter22x!", '"', "://nadia:hunter2x@db", "Bearer abcdef0123456789abcdef", "tokens", "密码是", "pin is 4821",
    "4111 1111 1111 1111", "-", "3782 822463 10005", "-----BEGIN RSA PRIVATE KEY-----",
    "-----END RSA PRIVATE KEY-----", "İ", "ſecret", "KEY=", "The ", "sk_live_EXAMPLE1EXAMPLE2",
    "https://hooks.slack.com/services/T0EXAMPLE/B0EXAMPLE/abc", ".", "swordfish", "4111",
    "lorem ipsum dolor sit amet consectetur adipiscing elit " * 4, "K3y", "Key: ",
]  # fmt: skip


@settings(max_examples=300)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_looking_only_near_hints_misses_nothing(text):
    redacted = redact(text)
    assert (redacted.text, redacted.found) == every_place(text)


def test_several_kinds_are_counted():
    text = "A_TOKEN=abcd1234efgh B_TOKEN=efgh5678ijkl and AKIAEXAMPLE012345678"
    assert redact(text).found == (("aws key", 1), ("secret", 2))


@pytest.mark.parametrize(
    "piece",
    [
        "a",
        "A=",
        "eyJ-",
        "key=",
        "password is ",
        "1 ",
        "4111-",
        "://a:",
        "-----BEGIN PRIVATE KEY-----",
        "sk-",
        "secret ",
        "密码",
    ],
)
def test_hostile_text_takes_time_in_proportion(piece):
    def seconds(size):
        text = piece * (size // len(piece))
        took = []
        for _ in range(2):
            start = time.process_time()  # of the processor: what else runs on the machine does not count
            redact(text)
            took.append(time.process_time() - start)
        return min(took)

    # sixteen times the text in far less than sixteen times sixteen the work
    assert seconds(800_000) < 100 * max(seconds(50_000), 0.002)
