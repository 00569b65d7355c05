"""Brands by what they provide: a name of one of them says which attribute a clause is about."""

import re
from typing import Final

_CARRIERS = "meo|vodafone|nowo|digi|uzo|woo|algar|unitel|movitel|tmcel"
_CARRIERS_WITH_ARTICLE = "claro|vivo|tim|oi|nos"
"""Carriers that are everyday words as well: an article before them tells."""
_BANKS = (
    r"caixa geral|cgd|millennium|bcp|santander|novo ?banco|bpi|montepio|activobank|activo bank|cr[eé]dito agr[ií]cola|"
    r"moey|"
    r"ita[uú]|bradesco|nubank|banco do brasil|caixa econ[oô]mica|banco inter|c6(?: bank)?|sicoob|sicredi|picpay|"
    r"revolut|n26|wise|"
    r"bankinter|abanca|banrisul|mercado pago"
)
_STREAMS = (
    r"netflix|hbo(?: max)?|disney(?: ?\+| plus)?|prime video|amazon prime|globoplay|spotify|deezer|tidal|"
    r"youtube premium|skyshowtime|apple tv|opto|max"
)
_PHONES = r"iphone|galaxy|redmi|poco|pixel|motorola|moto g\d*|oneplus|realme|oppo|huawei|nokia|fairphone|zenfone|xiaomi"
_COMPUTERS = (
    r"macbook|imac|mac mini|thinkpad|lenovo|dell|asus|acer|hp|vaio|ideapad|chromebook|surface|avell|positivo|"
    r"toshiba|msi|inspiron"
)
_BIKES = (
    r"caloi|monark|trek|specialized|scott|giant|btwin|rockrider|[oó]rbita|oggi|sense|brompton|cannondale|merida|"
    r"berg|houston|groove"
)

CARRIER: Final = re.compile(
    rf"\b(?:{_CARRIERS})\b|(?<=\b[nd]a )(?:{_CARRIERS_WITH_ARTICLE})\b|(?<=\bpra )(?:{_CARRIERS_WITH_ARTICLE})\b|"
    rf"(?<=\bpara a )(?:{_CARRIERS_WITH_ARTICLE})\b|(?<=\bpela )(?:{_CARRIERS_WITH_ARTICLE})\b",
    re.I,
)
BANK: Final = re.compile(rf"\b(?:{_BANKS})\b", re.I)
STREAM: Final = re.compile(rf"\b(?:{_STREAMS})(?!\w)", re.I)
GEAR: Final = (
    ("phone", re.compile(rf"^(?:(?:samsung|motorola|google|apple|xiaomi) )?(?:{_PHONES})\b", re.I)),
    ("computer", re.compile(rf"^(?:(?:apple|microsoft) )?(?:{_COMPUTERS})\b", re.I)),
    ("bike", re.compile(rf"^(?:{_BIKES})\b", re.I)),
)
GEAR_NOUNS: Final = {
    "telemovel": "phone", "celular": "phone", "smartphone": "phone", "portatil": "computer", "computador": "computer",
    "notebook": "computer", "laptop": "computer", "bicicleta": "bike", "bike": "bike",
}  # fmt: skip
