"""Nouns that name an attribute, in Portuguese, and the English keys that all languages share."""

import re

from reverie.text.attributes import free_key
from reverie.text.portuguese.words.tokens import fold

KEYS: dict[str, str] = {
    "prazo": "deadline", "data limite": "deadline", "data de entrega": "deadline", "deadline": "deadline", "entrega": "deadline",
    "data": "date", "dia": "date", "hora": "time", "horario": "time", "local": "place", "lugar": "place", "sitio": "place",
    "sala": "room", "orcamento": "budget", "verba": "budget", "budget": "budget", "preco": "price", "custo": "price", "valor": "price",
    "renda": "rent", "aluguel": "rent", "salario": "salary", "ordenado": "salary", "nome": "name", "apelido": "nickname",
    "alcunha": "nickname", "sobrenome": "surname", "idade": "age", "aniversario": "birthday", "data de nascimento": "birthday", "morada": "address",
    "endereco": "address", "cidade": "home", "bairro": "address", "profissao": "role", "cargo": "role", "funcao": "role",
    "ocupacao": "role", "emprego": "employer", "empresa": "employer", "empregador": "employer", "trabalho": "employer",
    "escola": "school", "faculdade": "school", "universidade": "school", "curso": "study", "carro": "car", "automovel": "car", "carrinha": "car", "viatura": "car", "mota": "motorbike", "moto": "motorbike",
    "bicicleta": "bike", "bike": "bike", "telemovel": "phone", "celular": "phone", "computador": "computer", "portatil": "computer",
    "notebook": "computer", "laptop": "computer", "dieta": "diet", "alergia": "allergy", "alergias": "allergy", "doenca": "health",
    "tipo sanguineo": "blood type", "grupo sanguineo": "blood type", "tipo de sangue": "blood type", "lingua": "language",
    "idioma": "language", "linguas": "language", "idiomas": "language", "lingua materna": "native language", "nacionalidade": "nationality",
    "naturalidade": "birthplace", "terra natal": "birthplace", "cidade natal": "birthplace", "fuso horario": "timezone", "fuso": "timezone",
    "horario de trabalho": "working hours", "plantao": "working hours", "turno": "working hours", "expediente": "working hours", "objetivo": "goal", "objectivo": "goal", "meta": "goal", "formato": "format",
    "ferramenta": "tool", "versao": "version", "estado": "status", "status": "status", "estado civil": "marital status", "tamanho": "size",
    "altura": "height", "peso": "weight", "numero de sapato": "shoe size", "numero do sapato": "shoe size", "tamanho de sapato": "shoe size",
    "tamanho do sapato": "shoe size", "numero que calco": "shoe size", "email": "email", "e-mail": "email", "correio eletronico": "email",
    "telefone": "phone number", "numero de telefone": "phone number", "numero de telemovel": "phone number", "instrumento": "instrument",
    "desporto": "sport", "esporte": "sport", "religiao": "religion", "responsavel": "leader", "lider": "leader",
    "chefe de projeto": "leader", "gestor": "leader", "coordenador": "leader", "coordenadora": "leader", "senha": "password", "password": "password", "palavra-passe": "password", "pin": "password", "numero": "phone number",
    "animal de estimacao": "pet", "bicho de estimacao": "pet", "medicacao": "medication", "medicamento": "medication", "remedio": "medication",
    "hobby": "hobby", "passatempo": "hobby", "duracao": "duration", "tema": "theme", "titulo": "title", "lema": "motto", "capital": "capital",
    "modelo": "model", "marca": "brand", "cor": "colour", "sabor": "flavour", "signo": "star sign", "time": "team", "clube": "club",
    "parceiro": "partner", "parceira": "partner", "namorado": "partner", "namorada": "partner", "marido": "partner", "mulher": "partner",
    "esposa": "partner", "companheiro": "partner", "companheira": "partner", "noivo": "partner", "noiva": "partner",
    "senhorio": "landlord", "banco": "bank", "seguro": "insurance", "voo": "flight", "meio de transporte": "commute",
    "hora de acordar": "wake time", "matricula": "number plate", "placa": "number plate", "ginasio": "gym", "academia": "gym",
    "lançamento": "launch", "tese": "thesis", "banda": "band",
}  # fmt: skip
"""Folded noun phrase → key."""

THING_NOUNS: dict[str, str] = {
    "relatorio": "report", "relatorios": "report", "resumo": "summary", "resumos": "summary", "fatura": "invoice", "faturas": "invoice",
    "apresentacao": "presentation", "apresentacoes": "presentation", "documento": "document", "documentos": "document",
    "imagem": "image", "imagens": "image", "grafico": "chart", "graficos": "chart", "tabela": "table", "tabelas": "table",
}  # fmt: skip
"""Folded noun → English noun of a "… format" key."""

FAVOURITES: dict[str, str] = {
    "cor": "colour", "comida": "food", "prato": "dish", "livro": "book", "filme": "film", "serie": "series", "banda": "band",
    "musica": "song", "cancao": "song", "cantor": "singer", "cantora": "singer", "autor": "author", "autora": "author",
    "escritor": "author", "escritora": "author", "sobremesa": "dessert", "fruta": "fruit", "bebida": "drink", "animal": "animal",
    "estacao": "season", "cidade": "city", "pais": "country", "time": "team", "clube": "club", "equipa": "team", "jogador": "player",
    "desporto": "sport", "esporte": "sport", "jogo": "game", "flor": "flower", "restaurante": "restaurant", "lugar": "place",
    "sitio": "place", "praia": "beach", "materia": "subject", "disciplina": "subject", "linguagem": "programming language",
    "sabor": "flavour", "gelado": "ice cream", "sorvete": "ice cream", "queijo": "cheese", "vinho": "wine", "cafe": "coffee", "cha": "tea",
    "editor": "editor", "ferramenta": "tool", "fonte": "font", "podcast": "podcast", "artista": "artist", "numero": "number", "dia": "day",
    "refeicao": "meal", "marca": "brand", "bolo": "cake", "passatempo": "hobby", "hobby": "hobby", "museu": "museum", "pintor": "painter",
}  # fmt: skip
CARS = re.compile(
    r"\b(?:carro|automovel|renault|clio|peugeot|citroen|fiat|volkswagen|vw|golf|polo|toyota|yaris|corolla|honda|civic|fit|hyundai|kia|seat|ibiza|opel|corsa|ford|focus|fiesta|nissan|tesla|"
    r"dacia|sandero|duster|skoda|fabia|mazda|bmw|mercedes|audi|volvo|jeep|renegade|chevrolet|onix|mitsubishi|suzuki|kangoo|berlingo|mobi|strada|saveiro|tracker|captur|megane|leon|twingo|panda|punto|ka|celta|fusca|kombi|doblo|partner|carrinha|hb20|gol|uno|palio|kwid|mini|smart|zoe|leaf)\b"
)
"""Words that name a car."""
FAVOURITE_WORDS = frozenset(
    "favorito favorita favoritos favoritas preferido preferida preferidos preferidas predileto predileta".split()
)
_EVENTS = frozenset(
    {
        "date",
        "time",
        "place",
        "deadline",
        "budget",
        "price",
        "leader",
        "status",
        "version",
        "format",
        "tool",
        "size",
        "room",
    }
)
_LEAD = re.compile(
    r"^(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|seu|sua|teu|tua|actual|atual|novo|nova)\s+"
)


def key_of(phrase: str) -> str:
    """Return the shared key for a noun phrase: the English one where it is known, else the phrase as said.

    >>> key_of("minha cor favorita"), key_of("o prazo"), key_of("o nosso parceiro em Kyoto")
    ('favourite colour', 'deadline', 'parceiro em kyoto')
    """
    folded = fold(phrase).strip()
    bare = folded
    while True:
        cut = _LEAD.sub("", bare)
        if cut == bare:
            break
        bare = cut
    words = bare.split()
    for word in words[1:3]:
        if word in FAVOURITE_WORDS:
            return "favourite " + FAVOURITES.get(words[0], words[0])
    return KEYS.get(bare) or free_key(" ".join(free_key(phrase).split()[-len(words) :]))


def is_thing_attribute(key: str) -> bool:
    """Tell whether a key is an attribute of things and events rather than of people."""
    return key in _EVENTS
