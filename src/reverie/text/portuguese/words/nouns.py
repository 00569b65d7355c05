"""Nouns that name an attribute, in Portuguese, and the English keys that all languages share."""

import re

from reverie.text.attributes import free_key
from reverie.text.portuguese.words.bags import Table, bag
from reverie.text.portuguese.words.tokens import fold

KEYS = Table(
    """
deadline: prazo, prazo de entrega, prazo final, prazo limite, data limite, data de entrega, deadline, entrega
date: data, dia
time: hora, horario
place: local, lugar, sitio
room: sala
budget: orcamento, verba, budget
price: preco, custo, valor
rent: renda, aluguel
salary: salario, ordenado
name: nome
nickname: apelido, alcunha
surname: sobrenome
age: idade
birthday: aniversario, data de nascimento
address: morada, endereco, bairro
home: cidade
role: profissao, cargo, funcao, ocupacao
employer: emprego, empresa, empregador, trabalho
school: escola, faculdade, universidade
study: curso
car: carro, automovel, carrinha, viatura
motorbike: mota, moto
bike: bicicleta, bike
phone: telemovel, celular
computer: computador, portatil, notebook, laptop
diet: dieta
allergy: alergia, alergias
health: doenca
blood type: tipo sanguineo, grupo sanguineo, tipo de sangue
language: lingua, idioma, linguas, idiomas
native language: lingua materna
nationality: nacionalidade
birthplace: naturalidade, terra natal, cidade natal
timezone: fuso horario, fuso
working hours: horario de trabalho, plantao, turno, expediente
goal: objetivo, objectivo, meta
format: formato
tool: ferramenta
version: versao
status: estado, status
marital status: estado civil
size: tamanho
height: altura
weight: peso
shoe size: numero de sapato, numero do sapato, tamanho de sapato, tamanho do sapato, numero que calco
email: email, e-mail, correio eletronico
phone number: telefone, numero de telefone, numero de telemovel, numero
instrument: instrumento
sport: desporto, esporte
religion: religiao
leader: responsavel, lider, chefe de projeto, gestor, coordenador, coordenadora
password: senha, password, palavra-passe, pin
pet: animal de estimacao, bicho de estimacao
medication: medicacao, medicamento, remedio
hobby: hobby, passatempo
duration: duracao
theme: tema
title: titulo
motto: lema
capital: capital
model: modelo
brand: marca
colour: cor
flavour: sabor
star sign: signo
team: time
club: clube
partner: parceiro, parceira, namorado, namorada, marido, mulher, esposa, companheiro, companheira, noivo, noiva
landlord: senhorio
bank: banco
insurance: seguro
flight: voo
commute: meio de transporte
wake time: hora de acordar
number plate: matricula, placa
gym: ginasio, academia
launch: lançamento
thesis: tese
band: banda
"""
)
"""Folded noun phrase → key."""

THING_NOUNS = Table(
    """
report: relatorio, relatorios
summary: resumo, resumos
invoice: fatura, faturas
presentation: apresentacao, apresentacoes
document: documento, documentos
image: imagem, imagens
chart: grafico, graficos
table: tabela, tabelas
"""
)
"""Folded noun → English noun of a "… format" key."""

FAVOURITES = Table(
    """
colour: cor
food: comida
dish: prato
book: livro
film: filme
series: serie
band: banda
song: musica, cancao
singer: cantor, cantora
author: autor, autora, escritor, escritora
dessert: sobremesa
fruit: fruta
drink: bebida
animal: animal
season: estacao
city: cidade
country: pais
team: time, equipa
club: clube
player: jogador
sport: desporto, esporte
game: jogo
flower: flor
restaurant: restaurante
place: lugar, sitio
beach: praia
subject: materia, disciplina
programming language: linguagem
flavour: sabor
ice cream: gelado, sorvete
cheese: queijo
wine: vinho
coffee: cafe
tea: cha
editor: editor
tool: ferramenta
font: fonte
podcast: podcast
artist: artista
number: numero
day: dia
meal: refeicao
brand: marca
cake: bolo
hobby: passatempo, hobby
museum: museu
painter: pintor
"""
)
CARS = re.compile(
    r"\b(?:carro|automovel|renault|clio|peugeot|citroen|fiat|volkswagen|vw|golf|polo|toyota|yaris|"
    r"corolla|honda|civic|fit|hyundai|kia|seat|ibiza|opel|corsa|ford|focus|fiesta|nissan|tesla|"
    r"dacia|sandero|duster|skoda|fabia|mazda|bmw|mercedes|audi|volvo|jeep|renegade|chevrolet|onix|"
    r"mitsubishi|suzuki|kangoo|berlingo|mobi|strada|saveiro|tracker|captur|megane|leon|twingo|panda|"
    r"punto|ka|celta|fusca|kombi|doblo|dobl[oô]|argo|cronos|logan|prisma|cobalt|voyage|virtus|jetta|passat|c3|c4|ducato|sprinter|transit|trafic|"
    r"kadett|opala|brasilia|hilux|amarok|ranger|s10|montana|spin|zafira|astra|xsara|saxo|picasso|scenic|laguna|partner|carrinha|hb20|gol|uno|palio|kwid|mini|smart|zoe|leaf)\b"
)
"""Words that name a car."""
FAVOURITE_WORDS = bag(
    "favorito favorita favoritos favoritas preferido preferida preferidos preferidas predileto predileta"
)
_EVENTS = frozenset(bag("date time place deadline budget price leader status version format tool size room"))
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
