"""Requests to forget, told from "don't forget to …" and "I forgot …"."""

import re

from reverie.model.statement import ForgetRequest

_FORGET = re.compile(
    r"(?<!\w)(?P<verb>(?:esque[cç][ae](?:m)?|apag(?:a|ue|uem)|elimin[ae]|delet[ae]|remov[ae]|"
    r"retir[ae]|risc[ae])(?:-(?:o|a|os|as))?)\s+"
    r"(?P<what>(?:(?:por favor|pf|l[aá]|tudo|isso|isto|aquilo|o que|o q|a parte|o facto|o fato|essa|"
    r"esse|esta|este|que eu|da tua mem[oó]ria|da sua mem[oó]ria|o meu|a minha|minha|meu|as minhas|os "
    r"meus|a hist[oó]ria|a conversa|a informa[cç][aã]o|a mensagem|sobre|o caso|a cena)\b[^.!?\n]*)|)",
    re.I,
)
_KEEP_OUT = re.compile(
    r"(?<!\w)(?:n[aã]o (?:guard\w+|regist\w+|memoriz\w+|anot\w+|grav\w+|salv\w+|te lembres|se lembre|"
    r"mencion\w+|armazen\w+)\s+(?P<a>isso|isto|aquilo|nada disso|nada disto|nada sobre|o que|essa|"
    r"esse|esta|este)(?P<rest>[^.!?\n]*)|"
    r"n[aã]o (?:quero|queria|gostava|gostaria|preciso)(?: de)? que (?:isso |isto |aquilo |isso tudo |"
    r"o que \w+ )?(?:\w+ )?(?:fique|fiques|guardes?|regist\w+|lembres?|memoriz\w+|grav\w+|"
    r"salve?s?)(?P<b>[^.!?\n]*))",
    re.I,
)
_NOT_FORGET = re.compile(
    r"\b(?:n[aã]o|nunca|jamais|sem)\s+(?:te |se |me |vos |nos )?esque[cç]\w*|\besqueci\w*|"
    r"\besque[cç]o|me esque[cç]|\besquecer-me",
    re.I,
)
_MIDDLE = re.compile(r"^(?:por favor|pf|l[aá]|tudo|que eu)\s*,?\s*", re.I)
_ABOUT = re.compile(
    r"^(?:tudo\s+)?(?:(?:o que|o q|aquilo que|a parte|o que eu|tudo o que|a hist[oó]ria|a conversa|a "
    r"informa[cç][aã]o|a mensagem|isso|isto)\s*(?:eu\s+)?(?:te |lhe )?(?:disse|falei|contei|escrevi|"
    r"mencionei|mandei)?\s*(?:antes|ontem|h[aá] pouco|agora)?\s*)?(?:sobre|(?:acerca|a respeito|por "
    r"causa) d[eoa]s?|a respeito d[eoa]s?|d[oae]s?)\s+(?P<topic>.+)$",
    re.I,
)
_BARE = re.compile(
    r"^(?:isso|isto|aquilo|tudo|tudo isso|o que (?:eu )?(?:disse|falei|contei|escrevi)(?: (?:antes|"
    r"agora|há pouco|acima))?|essa|esse|esta|este|essa (?:parte|mensagem)|esta (?:parte|mensagem)|"
    r"nada disso|nada disto|isso (?:tudo|aí)|lá|la|essa última)(?:,? (?:por favor|pf|ok|está bem|"
    r"tá))?$",
    re.I,
)
_QUICK = re.compile(
    r"esque|apag|elimin|delet|remov|retir|risc|guard|regist|memori|anot|grav|salv|lembr|mencion|armazen", re.I
)


def forget_request(text: str) -> ForgetRequest | None:
    """Return what a sentence asks to be forgotten, or None.

    >>> forget_request("Esquece o que eu disse sobre o estudo do sono.").target
    'o estudo do sono'
    >>> forget_request("Não te esqueças de comprar pão.") is None
    True
    """
    if not _QUICK.search(text):
        return None
    match = _KEEP_OUT.search(text)
    if match:
        words = (match.group("a") or "") + (match.group("rest") or "") if match.group("a") else ""
        return ForgetRequest(_clip(text), _target(words))
    match = _FORGET.search(text)
    if not match or _NOT_FORGET.search(text):
        return None
    if not match.group("what") and "-" not in match.group("verb"):
        return None
    if text[: match.start()].strip() and not re.search(
        r"(?:^|[\s,.;:—-])(?:por favor|desculp[ae]|olha|afinal|e|mas|pf|podes|pode|bom|ok|agora|então|ah|"
        r"ai|ei|eh|oi|opa|escuta|me|você|vc|não,?|a propósito|aliás|(?:pe[cç]o|quero|queria|gostava|gostaria|preciso|"
        r"agrade[cç]o|agradecia|rogo)(?:-lhe|-te|-vos)?(?: de)? que)[\s,]*$",
        text[: match.start()],
        re.I,
    ):
        return None
    if re.search(r"[,:] ?(?:é|e|s[aã]o|era|afinal)\b", match.group("what")):
        return None
    return ForgetRequest(_clip(text), _target(match.group("what")))


def _clip(text: str) -> str:
    return text if len(text) <= 300 else text[:300]


def _target(words: str) -> str:
    words = words.strip().rstrip(",;: ")
    words = re.sub(r",?\s*(?:por favor|pf|está bem|tá bem|ok|obrigad[oa])$", "", words, flags=re.I).strip()
    while True:
        cut = _MIDDLE.sub("", words)
        if cut == words or not cut:
            break
        words = cut
    if not words or _BARE.match(words):
        return ""
    match = _ABOUT.match(words)
    return (match.group("topic") if match else words).strip()
