"""The language of a text: English, Portuguese, Chinese, or undecided."""

import re
from typing import Literal

Language = Literal["en", "pt", "zh", "und"]

_HAN = re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")
_KANA = re.compile(r"[\u3040-\u30ff\uff66-\uff9f]")
_OTHER = re.compile(r"[\u0370-\u03ff\u0400-\u052f\u0590-\u06ff\u0900-\u0e7f\u1100-\u11ff\uac00-\ud7af]")
_WORD = re.compile(r"[a-zA-ZÀ-ÖØ-öø-ÿœŒ]+(?:['’][a-zA-Z]+)?")
_SAMPLE = 400
_CLEAR = 4.0
_LEAST = 0.3

_MARKS: dict[str, str] = {
    "en": """
    the and is was are were be been have has had do does did not i i'm i've i'll i'd my me you your you're he
    she it its it's we our they their them this that these those there here with for from of to in on at by as
    an what when where who which how why can could will would should don't didn't doesn't isn't can't won't
    about just like than then so but if because really very more some any all out up now please thanks thank
    hello hi yes good great want need know think got get make never always every also too his her him us no am
    let's that's there's what's okay tomorrow today yesterday since prefer love hate live work favourite
    favorite tell remember
""",
    "pt": """
    o os um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas num numa dum duma e é são
    foi era ser estar está estão estava tem têm tinha eu tu você vocês ele ela eles elas nós meu minha meus
    minhas teu tua seu sua seus suas nosso nossa que não sim mas porque quando onde quem como qual quais com sem
    para por até desde também já ainda muito muita muitos mais menos bem agora hoje ontem amanhã anteontem aqui
    ali isso isto esse essa este esta aquele aquela vou vai vamos fui fiz faz fazer ter tenho gosto adoro odeio
    moro vivo trabalho quero preciso sei acho obrigado obrigada olá oi bom boa dia favor pra pro tudo nada
    sempre nunca depois antes de em a se me te lhe irmã irmão mãe pai atrás semana mês ano há chamo prefiro
    estou será numa né tá cê tô quanto quanta quantos quantas pago cobro uso tomo calço dele dela
""",
    "es": """
    el la los las un una unos unas del al y es son fue era ser estar está están estaba tiene tienen yo tú usted
    él ella ellos ellas nosotros mi mis tu su sus nuestro que no sí pero porque cuando donde dónde quién cómo
    cuál con sin para por hasta desde también ya aún muy más menos bien ahora hoy ayer mañana aquí allí eso esto
    pago uso tomo
    ese esa este esta voy va vamos fui hice hace hacer tengo gusta quiero necesito creo gracias hola buenos
    buenas días todo nada siempre nunca después de en a se me te le lo hermana hermano vivo trabajo en años
    pasado ha han he había
""",
    "fr": """
    le la les un une des du au aux et est sont était être avoir ai as avez je j'ai tu il elle nous vous ils
    elles mon ma mes ton ta son sa ses notre votre leur que qui ne pas mais parce quand où comment quel quelle
    avec sans pour par jusqu depuis aussi déjà encore très plus moins bien maintenant aujourd'hui hier demain
    ici là ce cette ces vais va allons fait faire veux aime merci bonjour oui non tout rien toujours jamais
    après de en à se me te c'est l'on j'habite suis dans sur chez
""",
    "it": """
    il lo gli un una di del della dei delle nel nella al alla e è sono era essere ho hai ha hanno io tu lui lei
    noi voi loro mio mia che non ma perché quando dove chi come quale con senza per fino anche già ancora molto
    quanto quanta quanti più meno bene ora oggi ieri domani qui lì questo questa vado fatto fare voglio piace grazie
    ciao sì tutto niente sempre mai dopo
""",
    "de": """
    der die das den dem ein eine einen einem und ist sind war waren sein haben habe hat ich du er sie wir ihr
    mein meine dein nicht aber weil wenn wo wer wie was welche mit ohne für von zu bis seit auch schon noch sehr
    mehr jetzt heute gestern morgen hier da dies diese kann möchte danke hallo ja nein alles nichts immer nie
    nach im am auf aus bei
""",
    "nl": """
    de het een en is zijn was waren ik jij je hij zij wij mijn niet maar omdat wanneer waar wie hoe wat met
    zonder voor van naar tot sinds ook al nog zeer meer nu vandaag gisteren morgen hier daar dit deze kan wil
    dank hallo ja nee
""",
}
_WEIGHTS: dict[str, dict[str, float]] = {}
for _code, _words in _MARKS.items():
    for _word in set(_words.split()):
        _WEIGHTS.setdefault(_word, {})[_code] = 1.0
for _shared in _WEIGHTS.values():
    # a word that several languages have says little about any of them
    for _code in _shared:
        _shared[_code] = 1.0 / len(_shared)
_SHAPES: tuple[tuple[str, re.Pattern[str], float], ...] = (
    ("pt", re.compile(r"[ãõ]|ções?\b|ção\b|lh[aeo]s?\b|nh[aeo]s?\b", re.I), 0.8),
    ("es", re.compile(r"[ñ¿¡]|ción\b|ciones\b", re.I), 1.2),
    ("fr", re.compile(r"[œùû]|\b[ldjcnqs]['’][aeéèêiouyh]|eaux?\b", re.I), 0.8),
    ("de", re.compile(r"[ßäöü]|\bich\b|sch", re.I), 0.5),
    (
        "en",
        re.compile(r"\b\w{2,}ing\b|\bth\w|\w'(?:s|t|re|ve|ll)\b|ght\b|ow\b|\b\w+ed\b|\bw[ho]\w|sh\b|ck\b|oo|ee", re.I),
        0.35,
    ),
)


def detect(text: str) -> Language:
    """Return the language a text is written in, or `und` when it is another one or cannot be told.

    >>> detect("My sister lives in Braga"), detect("Moro em Braga há três anos"), detect("我住在布拉加")
    ('en', 'pt', 'zh')
    >>> detect("Me gusta mucho vivir aquí"), detect("リスボンに住んでいます")
    ('und', 'und')
    """
    if not text.isascii():
        script = _by_script(text)
        if script is not None:
            return script
    scores = dict.fromkeys(_MARKS, 0.0)
    told: set[str] = set()
    for word in _WORD.findall(text[:_SAMPLE]):
        weights = _WEIGHTS.get(word.lower().replace("’", "'"))
        if weights:
            told.add(word.lower())
            for code, weight in weights.items():
                scores[code] += weight
    if max(scores.values()) >= _CLEAR:
        return _decide(scores)
    sample = text[:_SAMPLE]
    for code, shape, weight in _SHAPES:
        hits = len(shape.findall(sample))
        if hits:
            scores[code] += weight * min(hits, 4)
            told.add(shape.pattern)
    if len(told) == 1 and len(min(told)) == 1:
        return "und"  # a single letter may as well be the name of a thing: "a" or "b"
    return _decide(scores)


def _decide(scores: dict[str, float]) -> Language:
    """Return the best of the languages we read; und when another one or nothing is ahead."""
    best = max(scores, key=scores.__getitem__)
    if scores[best] < _LEAST or best not in {"en", "pt"}:
        return "und"
    return "en" if best == "en" else "pt"


def _by_script(text: str) -> Language | None:
    """Decide by script alone, where that is enough; None for Latin text."""
    han = len(_HAN.findall(text))
    kana = len(_KANA.findall(text))
    other = len(_OTHER.findall(text))
    if not han and not kana and not other:
        return None
    words = len(_WORD.findall(text))
    if kana and kana * 8 >= han:
        return "und" if kana + han >= words else None
    if han and han >= words and han >= other:
        return "zh"
    return "und" if other > 3 * words else None
