"""Questions for an amount of money: what names no figure cannot answer them."""

import re
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.statement import Question

_ASKS: Final = frozenset({"price", "rent", "salary", "budget"})
_DATES: Final = re.compile(
    r"\b\d{4}-\d{2}(?:-\d{2})?\b|\b(?:19|20)\d{2}\b(?!\s?(?:€|euros?|reais|dollars?|pounds?|yuan|元|块))"
)
_FIGURE: Final = re.compile(
    r"\d|[一二两三四五六七八九十百千万]|\b(?:hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|five|mil|cem"
    r"|cento|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|dez|quinze|doze|cinco|oito|\w+centos|"
    r"free|grátis"
    r"|nada|nothing)\b",
    re.IGNORECASE,
)


def tells_amount(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim may answer a question for an amount; every claim may where none is asked for.

    >>> asked = Question("How much was the van?", "en", "what", attrs=("price",))
    >>> tells_amount(KnownClaim("p", "k1", "claim", "Ada got a van of 2018.", ""), asked)
    False
    """
    if not question.attrs or question.attrs[0] not in _ASKS:
        return True
    return _FIGURE.search(_DATES.sub(" ", claim.text)) is not None
