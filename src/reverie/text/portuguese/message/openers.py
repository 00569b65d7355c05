"""Openers: what a chat says before it says something, cut from the front of a sentence."""

import re

_THAT = re.compile(
    r"\W*(?:(?:e|mas|ah|olha|então|entao|ok|bom)[\s,]+)*(?:"
    r"(?:falta|faltou|s[oó] falta) (?:dizer|acrescentar) que|esqueci-me de (?:dizer|te dizer|"
    r"mencionar) que|antes de (?:come[cç]ar\w*|mais|mais nada|tudo|irmos|continuar\w*)\s*[:,]|de resto,|ah e |"
    r"(?:man|mano|p[aá]|ep[aá]|ya|bora|tipo|cara|v[eé]i|ent[aã]o v[aá])[,.]? (?=[^\W\d_])|esqueci de (?:dizer|"
    r"falar|mencionar|te contar) que|"
    r"(?:queria|quero|s[oó] queria) (?:te |lhe )?(?:dizer|contar|avisar|acrescentar)(?:-te|-lhe)? que|"
    r"(?:s[oó] )?(?:para|pra) (?:que saibas|voc[eê] saber|saberes|registo|registro|constar|"
    r"contexto)[:,]?|s[oó] (?:para|pra) (?:dizer|avisar|lembrar) que|"
    r"(?:fica|fique) (?:a saber|sabendo) que|a verdade é que|o facto é que|o fato é que|a novidade é "
    r"que|acontece que|a questão é que|o caso é que|"
    r"(?:anota|anote|guarda|guarde|regista|registe|registra|registre|lembra(?:-te)?|lembre(?:-se)?|"
    r"memoriza|memorize|toma nota|tome nota|nota|aponta|aponte|fixa|grava)(?: (?:a[ií]|isto|isso|por "
    r"favor))?(?: que|(?= como (?:eu )?fa)|\s*[:,])|"
    r"(?:e )?(?:outra|uma|mais uma)(?: coisa)?[:,]|(?:duas|tr[eê]s) coisas:|já agora,|a propósito[,:]|"
    r"(?:e )?(?:rectifico|retifico|corrijo|emendo|tenho de corrigir|preciso (?:de )?corrigir)[^:.!?\n]{0,40}:|"
    r"aproveito para dizer que|conto que|sabe(?:s)? que|olha que|é que|tipo assim,|(?:n[aã]o,? "
    r")?(?:eu )?(?:quis|queria|quero) dizer (?:que )?|esque[cç][ae][,:] ?(?=(?:é|são|afinal|fica|"
    r"ficou|foi|agora)\b)|(?:boas|boa|m[aá]s?) (?:notícias?|novas?)[:,!]|"
    r"(?:atualiza[cç][aã]o|actualiza[cç][aã]o|update|novidades?|contexto|info|resumo|"
    r"resumindo)\s*[:,]|(?:ol[aá]|oi|bom dia|boa tarde|boa noite)(?: [^\W\d_]+)?[,!.:]"
    r")\s*",
    re.I,
)


def skip_openers(text: str, start: int, end: int) -> int:
    """Return where the sentence begins once "falta dizer que" and its kin are cut.

    >>> text = "Só para saberes: mudei-me para Braga."
    >>> text[skip_openers(text, 0, len(text)):]
    'mudei-me para Braga.'
    """
    at = start
    for _ in range(3):
        match = _THAT.match(text, at, end)
        if not match or match.end() >= end or match.end() == at:
            return at
        at = match.end()
    return at
