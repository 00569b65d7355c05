"""Requests to forget, told from "don't forget to …" and "I forgot …"."""

import re

from reverie.model.statement import ForgetRequest

_TOLD = (
    r"(?:disse|falei|contei|escrevi|mencionei|mandei|referi|comentei|partilhei|compartilhei|confessei|desabafei|passei|"
    r"revelei|expliquei)"
)
_MATTER = (
    r"(?:hist[oó]ria|conversa|parte|cena|coisa|informa[cç][aã]o|info|mensagem|quest[aã]o|lance|assunto|caso|"
    r"epis[oó]dio|"
    r"papo|neg[oó]cio|tema|tópico|detalhe|pormenor)"
)
"""What people call something they told, without saying what it was about."""
_SAID_THING = (
    r"(?:por favor|pf|l[aá]|tudo|isso|isto|aquilo|disso|daquilo|o que|o q|oq|q|que eu|que te|o fa[c]?to|essa|esse|esta|"
    r"este|"
    r"d?aquel[ea] (?=" + _MATTER + r"\b|d[aoe]s? )|[oa] (?=" + _MATTER + r"\b)|"
    r"d[aoe] (?:tua |sua )?mem[oó]ria|o meu|a minha|minha|meu|as minhas|os meus|sobre|qualquer coisa|nada)"
)
_FORGET = re.compile(
    r"(?<!\w)(?P<verb>(?:esque[cç](?:e|a|as|am|er|eres|esse|esses)|apag(?:a|ue|ues|uem|ar|ares|asse|asses)|"
    r"elimin(?:a|e|es|ar|ares|asse|asses)|delet(?:a|e|es|ar)|remov(?:e|a|as|er|eres)|retir(?:a|e|es|ar)|risc(?:a|ar|"
    r"ue|ues)|"
    r"tir(?:a|e|es|ar)(?=[^.!?\n]*\bmem[oó]ria))(?:-(?:o|a|os|as|lo|la))?),?\s+"
    rf"(?P<what>(?:{_SAID_THING}\b[^.!?\n]*)|)",
    re.I,
)
_FRONTED = re.compile(
    r"^\W*(?:(?:olha|ah|ei|e|bom|ent[aã]o),? )*(?:sobre|quanto [aà]o?s?|em rela[cç][aã]o [aà]o?s?|a respeito d[aoe]s?|"
    r"acerca d[aoe]s?|"
    rf"(?:aquilo|isso|isto|aquel[ea] {_MATTER}|[ao] {_MATTER}) (?:que eu (?:te |lhe )?{_TOLD} )?(?:sobre|d[aoe]s?))\s+"
    r"(?P<topic>[^,.!?\n]{2,60}?),? (?:por favor,? )?(?:esque[cç][ae]|apag(?:a|ue)|delet[ae]|elimin[ae]|remov[ae])"
    r"(?:-[oa]s?)?(?:,? (?:isso|tudo|por favor|l[aá]|t[aá]|ok|sff))*\W*$",
    re.I,
)
_ORDER = (
    r"(?:por favor,? |pf,? |(?:voc[eê] |vc |tu )?(?:pode|podes|podia|podias) |pe[cç]o(?:-lhe|-te)? que )?"
    r"(?:esque[cç](?:[ae]s?|er|eres)|apag(?:a|ue|ues|ar)|delet(?:a|e|ar)|elimin(?:a|e|es|ar)|remov(?:e|a|as|er))(?:-[oa]s?)?"
    r"(?:,? (?:l[aá]|isso|tudo|isso tudo|por favor|pf|pfv|sff|t[aá]|ok|viu|sim|se faz favor|se puder(?:es)?))*"
)
_TOLD_FIRST = re.compile(
    r"(?<!\w)(?:(?:(?:sabes?|lembras?(?:-te)?|se lembra) )?(?:(?:d?aquilo|d?isso|d?isto|tudo|o)(?: tudo)?"
    r"|d?aquel[ea]s? "
    rf"{_MATTER}s?|[oa]s? {_MATTER}s?) (?:que|q) (?:eu )?(?:te |lhe |vos |j[aá] )*{_TOLD}|{_TOLD}(?:-te|-lhe|-vos))"
    r"(?: (?:ontem|antes|h[aá] dias|no outro dia|outro dia))? (?:sobre|(?:a respeito|acerca) d[aoe]s?|d[aoe]s?)"
    rf" (?P<topic>[^,.!?\n]{{2,60}}?)(?:[,?!.…]+\s*|\s+[-–—]\s+|\s+){_ORDER}\s*(?=[,.;!?\n]|$)",
    re.I,
)
"""What was told, then that it is to be forgotten; it may be a sentence of its own."""
_RESPECT = re.compile(
    r"(?<!\w)(?:sobre|quanto [aà]o?s?|em rela[cç][aã]o [aà]o?s?|a respeito d[aoe]s?|acerca d[aoe]s?) "
    rf"(?P<topic>[^,.!?\n]{{2,60}}?),\s*{_ORDER}\s*(?=[.;!?\n]|$)",
    re.I,
)
_UNTOLD = re.compile(
    rf"(?<!\w)aquel[ea]s? {_MATTER}s? d[aoe]s? (?P<topic>[^,.!?\n]{{2,60}}?)(?: (?:que|q) (?:eu )?(?:te "
    rf"|lhe )*{_TOLD})?,? "
    rf"(?:(?:faz(?:e)?|fa[cç]a|finge|finja)(?: l[aá])?(?: de conta)? (?:que|q) (?:eu )?(?:n[aã]o|nunca)"
    rf"|{_ORDER}\s*(?:[.;!?\n]|$))",
    re.I,
)
_GIVEN = re.compile(
    r"(?<!\w)(?:esque[cç][ae]s?|apag(?:a|ue)s?|delet[ae]s?|elimin[ae]s?|remov[ae]s?|risque)(?: por favor,?)?"
    r" (?:[oa]s?|ess[ae]s?|aquel[ea]s?) (?P<topic>[^,.;!?\n]{2,60}?) (?:que|q) (?:eu )?(?:te|lhe|vos) "
    rf"(?:{_TOLD}|indiquei|dei|mostrei|enviei|forneci|ditei|informei)\b",
    re.I,
)
"""Something that was told, called by what it is: "esqueça o código que lhe dei"."""
_UNMISTAKABLE = re.compile(
    rf"^(?:o que|o q|oq|q|que|d?aquilo(?: tudo)?(?: que| q)|tudo(?: o)?(?: que| q)|d?aquel[ea] {_MATTER}(?: que| q)"
    rf"|[oa] {_MATTER}"
    rf"(?: que| q)) (?:eu )?(?:te |lhe |vos )?{_TOLD}\b",
    re.I,
)
"""Who says "forget what I told you" asks for it, also at the end of a longer sentence."""
_FREE = re.compile(r"(?:[,.;:!?…–—-]|\b(?:e|mas|ent[aã]o|a[ií]|agora|tamb[eé]m|tb|pf|favor))\s*$", re.I)
_PRETEND = re.compile(
    r"\b(?:faz(?:e)?|fa[cç]a|finge|finja)(?: l[aá])?(?: de conta)? que (?:eu )?(?:n[aã]o|nunca) (?:te |lhe )?(?:tinha "
    r")?"
    rf"{_TOLD}(?: nada)?(?P<rest>[^.!?\n]*)",
    re.I,
)
_KEPT = r"(?:guard|regist|memori|grav|salv|armazen|anot)"
_KEEP_OUT = re.compile(
    rf"(?<!\w)(?:n[aã]o (?:{_KEPT}\w+|te lembres|se lembre|mencion\w+)\s+"
    r"(?P<a>isso|isto|aquilo|nada disso|nada disto|nada sobre|nada d[aoe]s?|o que|essa|esse|esta|"
    r"este)(?P<rest>[^.!?\n]*)|"
    r"(?:n[aã]o (?:quero|queria|gostava|gostaria|preciso)(?: de)? que (?P<y>)|pref(?:iro|eria) que n[aã]o )(?:isso |"
    r"isto |aquilo |"
    rf"isso tudo |o que \w+ )?(?:\w+ )?(?:fi(?:que|ques|casse)(?=\s+(?:\w+\s+)?(?:guard|regist|memori|grav|salv"
    rf"|armazen|anot)"
    r"|\s+(?:em \w+|contigo|consigo|a[ií]|nada|por a[ií]|nos? teus?|na tua|na sua)\b|\s*[.!,;]|\s*$)|lembres?"
    rf"|{_KEPT}\w*)(?P<b>[^.!?\n]*)|"
    rf"n[aã]o (?:quero|queria) (?P<c>isso|isto|aquilo|nada disso|nada d[aoe]s?|o que)(?P<d>[^.!?\n]*?) "
    rf"{_KEPT}\w*ad[oa]s?\b)",
    re.I,
)
_NOT_FORGET = re.compile(
    r"\b(?:n[aã]o|nunca|jamais|sem)\s+(?:te |se |me |vos |nos )?(?:esque[cç]|apag|delet|elimin|remov|retir|risc"
    r"|tir)\w*|\besqueci\w*|"
    r"\besque[cç]o|me esque[cç]|\besquecer-me",
    re.I,
)
_OBLIVION = re.compile(
    rf"esque[cç]|fing|finj|fa[zç]|{_TOLD}|\b(?:d?aquilo|isso|aquel[ea]|conversa|hist[oó]ria)\b", re.I
)
"""Without one of these, to delete what a topic is about is to edit a text."""
_MIDDLE = re.compile(
    r"^(?:por favor|pf|l[aá]|tudo|que eu|d[aoe] (?:tua |sua )?mem[oó]ria|(?:guard|regist|grav|anot|"
    r"salv)ad[oa]s?)\s*,?\s*",
    re.I,
)
_ABOUT = re.compile(
    r"^(?:(?:tudo|nada|qualquer coisa)\s+)?(?:(?:o que|o q|oq|q|que|d?aquilo(?: tudo)?(?: que| q)?|d?isso(?: tudo)?(?: "
    r"que| q)?|"
    rf"isto(?: que)?|(?:d?ess[ae]|d?est[ae]|d?aquel[ea]|[oa]) {_MATTER}(?: toda| todo)?(?: que)?|d?aquel[ea])"
    rf"(?:\s+(?:eu\s+)?(?:te |lhe |vos )?{_TOLD}\b)?\s*(?:eu\s+)?(?:antes|ontem|h[aá] (?:pouco|bocado|dias)|agora|"
    r"outro dia|no outro dia)?\s*)?(?:sobre|(?:acerca|a respeito|por causa) d[eoa]s?|com|d[oae]s?)\s+(?P<topic>.+)$",
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
    r"esque|apag|elimin|delet|remov|retir|risc|guard|regist|memori|anot|grav|salv|lembr|mencion|armazen|conta que|"
    r"fing|finj|fique",
    re.I,
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
    found = [one for read in (_kept_out, _ordered, _pretended) if (one := read(text)) is not None]
    named = [one for one in found if one]
    return ForgetRequest(_clip(text), (named or found)[0]) if found else None


def _kept_out(text: str) -> str | None:
    match = _KEEP_OUT.search(text)
    if match is None:
        return None
    rest = (match.group("rest") or match.group("b") or match.group("d") or "").strip()
    pointed = match.group("a") or match.group("c") or ""
    return _target(rest[1:].strip() if rest.startswith(":") else f"{pointed} {rest}".strip())


def _pretended(text: str) -> str | None:
    match = _PRETEND.search(text)
    return _target(f"o que {match.group('rest')}") if match is not None else None


def _ordered(text: str) -> str | None:
    for fronted in (_FRONTED, _TOLD_FIRST, _UNTOLD, _RESPECT):
        match = fronted.search(text)
        words = match.group() if match else ""
        if match and _OBLIVION.search(words) and not _NOT_FORGET.search(words):
            return _target(match.group("topic"))
    match = _GIVEN.search(text)
    if match and not _NOT_FORGET.search(text[: match.end()]) and _is_free(text[: match.start()]):
        return _target(match.group("topic"))
    match = _FORGET.search(text)
    if not match or _NOT_FORGET.search(text):
        return None
    if not match.group("what") and "-" not in match.group("verb"):
        return None
    is_sure = bool(_UNMISTAKABLE.match(match.group("what")))
    if not (_is_leading(text[: match.start()]) or (is_sure and _FREE.search(text[: match.start()]))):
        return None
    if _UNSAID.search(match.group("verb")) and not _ASKED.search(text[: match.start()]):
        return None
    words, *more = re.split(r"[,:] ?(?=(?:é|e|s[aã]o|era|afinal)\b)", match.group("what"), maxsplit=1)
    if more and not (is_sure and _ABOUT.match(words)):  # "esquece o que eu disse, é na terça"
        return None
    return _target(words)


def _is_leading(before: str) -> bool:
    return not before.strip() or bool(_LEADING.search(before))


def _is_free(before: str) -> bool:
    return _is_leading(before) or bool(_FREE.search(before))


_LEADING = re.compile(
    r"(?:^|[\s,.;:—-])(?:por favor|(?:uma|outra) coisa:|um (?:pedido|favor):|desculp[ae]|olha|afinal|e|mas|pf|bom|ok|"
    r"agora|então|ah|"
    r"ai|ei|eh|oi|opa|escuta|me|você|vc|não,?|a propósito|aliás|(?:(?:voc[eê]|vc|tu|será que|se|tu me) )*(?:pode|podes|"
    r"podia|podias|"
    r"poderia|poderias|consegue|consegues)|d[aá] (?:para|pra)|tem como|é poss[ií]vel|(?:pe[cç]o|quero|queria|gostava|"
    r"gostaria|preciso|prefiro|preferia|agrade[cç]o|agradecia|agradeceria|rogo)(?:-lhe|-te"
    r"|-vos)?(?: de)? que(?: voc[eê]| vc| tu)?)[\s,]*$",
    re.I,
)
_UNSAID = re.compile(r"(?:[aei]r(?:es)?|sses?)(?:-|$)", re.I)
"""Infinitives and the like: a request only behind "podes" or "gostava que"."""
_ASKED = re.compile(
    r"(?:pode|podes|podia|podias|poderias?|consegues?|p(?:a)?ra|como|poss[ií]vel|que(?: voc[eê]| vc| tu)?)[\s,]*$", re.I
)


def _clip(text: str) -> str:
    return text if len(text) <= 300 else text[:300]


def _target(words: str) -> str:
    words = words.strip().rstrip(",;: ")
    words = re.sub(
        r",?\s*\b(?:por favor|pf|sff|está bem|t[aá] bem|t[aá]|ok|obrigad[oa]|se faz favor)$", "", words, flags=re.I
    ).strip()
    while True:
        cut = _MIDDLE.sub("", words)
        if cut == words or not cut:
            break
        words = cut
    if not words or _BARE.match(words):
        return ""
    words = re.sub(r"\s+d[aoe] (?:tua |sua )?mem[oó]ria$", "", words, flags=re.I)
    words = re.sub(
        rf"^(?:eu )?(?:te |lhe )?{_TOLD} (?:sobre|(?:acerca|a respeito) d[aoe]s?|d[aoe]s?) ", "", words, flags=re.I
    )
    words = re.sub(r"\s*\bem (?:lado|lugar|parte|canto|s[ií]tio) (?:nenhuma?|alguma?)$", "", words, flags=re.I)
    match = _ABOUT.match(words)
    return (match.group("topic") if match else words).strip()
