"""What secrets look like: the shape of each kind of key, token and password."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from reverie.text.wordlist import words_of


@dataclass(frozen=True, slots=True)
class Shape:
    """One kind of secret: words of which one must stand in the text, what it looks like, and a closer look."""

    kind: str
    hints: tuple[str, ...]
    pattern: re.Pattern[str]
    holds: Callable[[str], bool]
    lead: int = 0
    """The most characters that can stand between the start of a match and the hint in it."""


# A token starts where no token character stands before it: so no run of characters is read twice, however long.
_START = r"(?<![A-Za-z0-9_-])"
_MIXED_SYMBOL = re.compile(r"[!@#$%^&*+?~]")
_REFERENCE = re.compile(r"[A-Za-z_]\w*(?:[.\[(]|::|->)|[$%{<]|\.\.\.|\*{3}|x{4,}", re.IGNORECASE)
_MEASURE = re.compile(r"\d{1,6}(?:[.,:/-]\d{1,6})*[-]?[A-Za-z%]{0,12}|https?://\S*", re.IGNORECASE)
"""A number with a unit, a date, a time or a link is no secret."""
_PREDICATES = words_of(
    """
    wrong right correct incorrect expired weak strong required invalid missing empty secure safe old new long
    short changed stored hashed encrypted optional mandatory different same good bad fine known unknown public
    private ready gone hidden protected needed default blank null none true false here there below above
    visible working broken lost forgotten stolen leaked compromised important simple complex easy hard password
    errada certa correta incorreta fraca forte obrigatória inválida segura nova antiga longa curta boa má
    diferente igual necessária secreta pública
    """
)
_EXAMPLES = words_of("password passwort changeme example yourpassword your-password secret string user pass senha")


def _any(_value: str) -> bool:
    return True


def _mixed(value: str) -> bool:
    """Tell whether a value looks made up for safety: letters with digits or signs, and not a name in code."""
    if _REFERENCE.match(value) and not _MIXED_SYMBOL.search(value[1:]):
        return False
    letters = any(character.isalpha() for character in value)
    digits = any(character.isdigit() for character in value)
    return letters and (digits or bool(_MIXED_SYMBOL.search(value)))


def _long_mixed(value: str) -> bool:
    return len(value) >= 8 and _mixed(value)


def _said_password(value: str) -> bool:
    """Judge what follows "the password is": a mixed value, digits, or a word that is no remark about passwords."""
    if value.lower() in _EXAMPLES or value.lower() in _PREDICATES:
        return False
    if value.isdigit():
        return len(value) >= 4
    return _mixed(value) or (len(value) >= 6 and value.isalpha() and value.isascii())


def _said_mixed(value: str) -> bool:
    if _MEASURE.fullmatch(value):
        return False
    return len(value) >= 6 and any(character.isdigit() for character in value) and _mixed(value)


def _url_password(value: str) -> bool:
    return value.lower() not in _EXAMPLES and not _REFERENCE.match(value)


def luhn(value: str) -> bool:
    """Tell whether the check digit of a card number holds."""
    digits = [int(character) for character in value if character.isdigit()]
    doubled = [(2 * digit - 9 if digit > 4 else 2 * digit) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


def _compiled(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Compile a shape that steps over the marks of earlier redactions, so that nothing is read into them."""
    return re.compile(rf"\[secret: [a-z ]{{2,24}}\]|{pattern}", flags)


def _token(kind: str, hints: tuple[str, ...], body: str, holds: Callable[[str], bool] = _any, lead: int = 0) -> Shape:
    return Shape(kind, hints, _compiled(f"{_START}(?P<value>{body})"), holds, lead)


_NAMES = (
    r"(?:(?:api|access|secret|private|auth|account|encryption|signing|client|storage|_|-)[_-]?key|token|secret|passwd|password"
    r"|passphrase|pwd|senha|credential)s?"
)
LONG_SHAPES: tuple[Shape, ...] = (
    _token(
        "github token", ("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"), r"gh[pousr]_\w{20,}|github_pat_\w{20,}"
    ),
    _token("anthropic key", ("sk-ant-",), r"sk-ant-[\w-]{12,}"),
    _token("api key", ("sk-",), r"sk-[\w-]{16,}", _mixed),
    _token("payment key", ("k_live_", "k_test_"), r"[srp]k_(?:live|test)_\w{12,}", lead=1),
    _token("aws key", ("akia", "asia"), r"(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)"),
    _token("slack token", ("xox",), r"xox[abeoprs]-[A-Za-z0-9-]{10,}"),
    _token("google key", ("aiza",), r"AIza[\w-]{30,}"),
    _token("jwt", ("eyj",), r"eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{6,}"),
    _token("gitlab token", ("glpat-",), r"glpat-[\w-]{16,}"),
    _token("npm token", ("npm_",), r"npm_[A-Za-z0-9]{24,}"),
    _token("pypi token", ("pypi-",), r"pypi-[\w-]{32,}"),
    _token("hugging face token", ("hf_",), r"hf_[A-Za-z0-9]{20,}"),
    _token("mail key", ("sg.",), r"SG\.[\w-]{16,}\.[\w-]{16,}"),
    Shape(
        "webhook",
        ("hooks.slack.com", "discord.com/api/webhooks", "discordapp.com/api/webhooks"),
        _compiled(
            r"https://(?:hooks\.slack\.com/(?:services|workflows|triggers)|discord(?:app)?\.com/api/webhooks)/(?P<value>[\w/-]{10,})"
        ),
        _any,
        lead=len("https://"),
    ),
)
"""Known only by a long run of characters: a text without a long word has none of them."""
WORD_SHAPES: tuple[Shape, ...] = (
    Shape(
        "private key",
        ("private key-----",),
        _compiled(
            r"(?P<value>-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,30}KEY-----|\Z))"
        ),
        _any,
        lead=len("-----BEGIN ") + 30,
    ),
    Shape(
        "password",
        ("://",),
        _compiled(r"""://[^\s:/@"'<>]{0,64}:(?P<value>[^\s@/"'<>]{3,128})@"""),
        _url_password,
    ),
    Shape("token", ("bearer",), _compiled(r"\b[Bb]earer\s{1,3}(?P<value>[\w.~+/-]{16,2048}=*)"), _mixed),
    Shape(
        "secret",
        ("key", "token", "secret", "passw", "passphrase", "pwd", "senha", "credential"),
        _compiled(
            rf"""{_NAMES}["'`]?\s{{0,3}}(?::=|=>|=|:)\s{{0,3}}["'`]?(?P<value>[^\s"'`,;\[\]]{{6,512}})""", re.IGNORECASE
        ),
        _long_mixed,
        lead=len("encryption_"),
    ),
    Shape(
        "password",
        ("passw", "passphrase", "passcode", "senha", "palavra-passe", "palavra passe"),
        _compiled(
            r"\b(?:password|passwd|passphrase|passcode|senha|palavra[- ]passe)\b[^.!?\n=:]{0,40}?"
            r"""(?:\b(?:is|was|é|era|(?:changed|set)[ ]to|=)|[:=])\s{1,3}["'“`]?(?P<value>[!-Z\\^-~]{4,128}?)["'”`]?"""
            r"""(?=[.,;!?)]{0,2}(?:\s{0,2}$|\s{0,2}\n|\s{0,2}[("]|[.!?,;]\s|\s{1,3}(?:and|but|for|e|mas|para|yesterday|now)\b))""",
            re.IGNORECASE,
        ),
        _said_password,
    ),
    Shape(
        "secret",
        ("secret", "api key", "token", "access code", "segredo", "chave", "código de acesso", "access key"),
        _compiled(
            r"\b(?:secret|api[ ]key|access[ ](?:key|code)|token|segredo|chave|código[ ]de[ ]acesso)\b[^.!?\n=:]{0,40}?"
            r"""(?:\b(?:is|was|é|era))\s{1,3}["'“`]?(?P<value>[!-Z\\^-~]{6,128})""",
            re.IGNORECASE,
        ),
        _said_mixed,
    ),
    Shape(
        "pin",
        ("pin",),
        _compiled(
            r"\bpin\b[^.!?\n=:\d]{0,30}?(?:\b(?:is|was|é|era)|[:=])\s{0,3}(?P<value>\d{4,8})(?![\d-])", re.IGNORECASE
        ),
        _any,
    ),
    Shape(
        "password",
        ("密码", "口令", "密钥", "令牌"),
        _compiled(
            r"(?:密码|口令|密钥|令牌)[^，。！？\n\[\]]{0,12}?"
            r"""(?:是|为|：|:|=)\s{0,3}["'“`]?(?P<value>[!-Z\\^-~]{4,128})"""
        ),
        lambda value: value.isdigit() or _said_mixed(value) or (len(value) >= 6 and value.isalpha()),
    ),
)
"""Known by the words before them."""
CARD = Shape(
    "card number",
    (),
    _compiled(
        r"(?<![\d-])(?P<value>3[47]\d\d[ -]?\d{6}[ -]?\d{5}"
        r"|(?:4\d{3}|5[1-5]\d\d|2[2-7]\d\d|6(?:011|5\d\d))(?:[ -]?\d{4}){3})(?![\d-])"
    ),
    luhn,
)
