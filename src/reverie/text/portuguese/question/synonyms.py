"""Words that may stand for a question's word in what was said: other forms of the verb, near synonyms."""

from functools import cache

from reverie.text.portuguese.verbs.forms import Form, Tense, conjugate, readings
from reverie.text.portuguese.words.tokens import fold

_GROUPS = """
morar viver residir habitar morada
ficar estar situar localizar morada endereco
dever divida emprestar emprestimo
tirar salvar resgatar puxar ajudar
roubar levar furtar
raca cao cadela especie
parar deixar largar abandonar
receber chegar ganhar
entregar entrega enviar mandar
marcar agendar marcado
adiar passar mudar atrasar remarcar
cancelar desmarcar
casa apartamento predio morada
construir obra renovar remodelar
ensinar aula professor professora curso
aprender estudar
aprender ensinar mestre
cantar cantor voz
cozinhar cozinha receita prato
festa aniversario celebrar
presente oferta oferecer dar prenda
trocar substituir mudar
usar utilizar ferramenta
preferir gostar querer
cidade vila terra
patrao chefe empresa
loja negocio empresa oficina
emprego trabalhar
oficina atelier loja
ferias viajar viagem
bilhete passagem ingresso
hospital clinica urgencia
lesao ferir cortar magoar partir
peso pesar quilos
custo custar pagar preco valor gastar
ganho salario ordenado receber
equipa grupo colegas
nota classificacao resultado valores
respostas resposta emoji emojis topicos rodeios
concurso concorrer competicao
unidade gramas quilos litros metros
exame prova teste
defesa apresentacao banca
tese dissertacao tcc
terminar acabar concluir entregar
comecar entrar iniciar
lider liderar chefiar gerir coordenar
responsavel tratar cuidar encarregar
levantar acordar
vizinho predio andar
carrinha carro furgao
mota moto
bicicleta bike pedalar
gosto preferencia
odiar detestar suportar
plano planear pretender ir
mudar transferir deslocar
trabalhar empregar
emprego trabalho empresa cargo
comprar adquirir arranjar
ganhar receber
gostar adorar amar curtir apreciar
detestar odiar suportar aguentar
preferir preferencia favorito favorita preferido preferida
comecar iniciar entrar
acabar terminar concluir finalizar
deixar parar largar
sair demitir despedir
chamar nome chama-se
casa apartamento moradia
carro automovel viatura mobi clio golf polo gol uno corsa fiesta kangoo berlingo
telemovel celular telefone
comboio trem
autocarro onibus
pequeno-almoco cafe da manha
equipa equipe time
ecra tela
rato mouse
ficheiro arquivo
portatil notebook laptop computador
medico doutor medica doutora consulta
remedio medicamento medicacao comprimido
doenca problema saude diagnostico
filho filha filhos filhas crianca criancas miudo miudos
cao cachorro cadela cachorra
gato gata
bicho animal pet
mulher esposa marido companheiro companheira parceiro parceira namorado namorada
mae mamae
pai papai
irma irmao
viagem viajar ferias ir
voo aviao
prazo deadline entrega
orcamento verba dinheiro custo
preco custar valor pagar
reuniao encontro
lancamento lancar estreia
projeto projecto
relatorio report documento
formato pdf
ferramenta programa software aplicacao app usar
curso estudar licenciatura faculdade mestrado universidade
escola colegio faculdade universidade
desporto esporte treinar praticar
comida prato comer
receita cozinhar
alergia alergico alergica intolerante intolerancia
vegetariano vegetariana vegan dieta
instrumento tocar
lingua idioma falar
aniversario anos nascer
idade anos
endereco morada rua
bairro zona
decidir escolher optar decisao
parceiro parceira socio cooperativa
vender venda
consertar arranjar reparar
emprestar emprestimo
casar caso casamento casorio boda
nascer nascimento
morrer falecer
operacao cirurgia operar
partir fraturar quebrar
cair queda
acordar levantar
dormir sono
correr corrida maratona
nadar natacao
exercicio correr corrida nadar natacao ginasio academia treinar pedalar caminhar
time clube equipa equipe torcer
comprar pegar levar ficar
profissao trabalhar cargo
universidade faculdade estudar curso
diabetes diabetico diabetica
asma asmatico asmatica
celiaco celiaca gluten
pintar pintura
escrever escrita
renda aluguel aluguer
salario ordenado
chefe patrao gerente
colega companheiro
vizinho vizinha
ginasio academia
ler livro leitura
filme cinema
musica cancao banda
cor colorido
duche banho
sumo suco
fato terno
talho acougue
terminar fechar encerrar acabar
reformar aposentar jubilar reforma aposentadoria
ensaiar ensaio ensaios
oficio arte mister aprender mestre
preferir escolher optar decidir
ensinar aprender
chave guardar ficar
sobressalente reserva suplente extra
reunir encontrar juntar ensaiar reuniao ensaio encontro
dirigir liderar reger coordenar conduzir orientar regente maestro maestrina
achar encontrar
achar adotar resgatar recolher apanhar
"""


@cache
def _table() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for line in _GROUPS.split("\n"):
        words = line.split()
        for word in words:
            found.setdefault(word, []).extend(w for w in words if w != word)
    return {word: tuple(dict.fromkeys(others)) for word, others in found.items()}


def forms_of(word: str) -> tuple[str, ...]:
    """Return further words for one word of a question: verb forms in the persons that claims use, near synonyms.

    >>> "comprou" in forms_of("comprei"), "vive" in forms_of("moro")
    (True, True)
    """
    key = fold(word)
    found: dict[str, None] = {}
    lemmas = [fold(form.lemma) for form in readings(key)]
    for form in readings(key):
        found.update(dict.fromkeys(_third_forms(form.lemma)))
    table = _table()
    for other in (*table.get(key, ()), *(w for lemma in lemmas for w in table.get(lemma, ()))):
        found[other] = None
        if any(f.tense == "inf" for f in readings(other)):
            found.update(dict.fromkeys(_third_forms(next(f.lemma for f in readings(other)))))
    found.pop(key, None)
    found.pop(word, None)
    return tuple(found)[:24]


_TENSES: tuple[Tense, ...] = ("pres", "pret", "impf")


def _third_forms(lemma: str) -> list[str]:
    return [lemma, *(form for tense in _TENSES if (form := conjugate(lemma, tense, "3s")))]


_ = Form
