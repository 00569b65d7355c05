"""The verbs that chats use: regular ones by class, irregular ones by their key forms."""

from reverie.text.portuguese.words.bags import bag

AR = """
amassar untar desenformar polvilhar pincelar peneirar descascar fatiar demolhar marinar enformar envernizar aparafusar
desmontar lubrificar olear afinar esfregar enxaguar engomar adubar transplantar desinfetar reajustar castrar avariar
pifar desossar descongelar refrigerar
desmaiar aleitar abandonar abraçar acabar aceitar acertar achar acompanhar acordar acostumar acreditar adaptar
adiantar adiar adicionar administrar admirar adorar adotar adoptar agendar aguentar ajudar ajustar alcançar alterar
alugar arrendar amar amamentar ampliar analisar andar animar anotar antecipar anunciar apagar apaixonar apanhar
aparentar aplicar apoiar aposentar apostar apreciar apresentar aprovar aproveitar armazenar arranjar arrumar assinar
assustar atrasar atravessar atualizar aumentar automatizar avaliar avançar avisar baixar batizar beijar bloquear
bordar brigar brincar buscar caçar cadastrar calçar calcular cambiar caminhar cancelar cansar cantar capturar carregar
casar catar celebrar chamar checar chegar chorar chutar clicar cobrar colaborar colar colecionar coleccionar colocar
combinar começar comemorar comentar compartilhar compensar completar complicar comprar comunicar concentrar concordar
conectar confiar confirmar congelar considerar consertar conservar consultar contactar contar contatar continuar
contratar controlar convidar conversar copiar coordenar cortar costumar costurar cozinhar cortejar criar criticar
cruzar cuidar cultivar curar cursar custar dançar deixar deitar demorar depositar descansar desejar desenhar desistar
desligar desmarcar despertar detestar determinar deslocar destacar desinstalar digitar doar dobrar documentar dominar
durar duvidar economizar editar educar elaborar eliminar emigrar emprestar empregar encaixar encarar encerrar
encomendar encontrar enfrentar engordar enganar ensaiar ensinar entrar entregar entrevistar enviar envolver errar
escapar escutar esgotar esperar espalhar esquentar estacionar estimar estragar estudar evitar exagerar exportar
experimentar explicar explorar expressar falar faltar fechar ficar filmar finalizar financiar focar formar formatar
fotografar frequentar fritar fumar funcionar fundar ganhar garantar gastar gerar gostar grampear gravar guardar guiar
habitar habituar herdar identificar ignorar imaginar imigrar implementar importar imprimar inaugurar indicar iniciar
inscrevar instalar integrar interessar interpretar inventar irritar jantar jogar juntar jurar lamentar lançar lavar
lembrar levantar levar liberar liderar ligar limpar listar livrar localizar lutar machucar magoar malhar mandar marcar
matar matricular melhorar mencionar meditar migrar molhar montar morar mostrar motivar mudar multar nadar namorar
navegar necessitar negar negociar nomear notar observar ocupar odiar olhar operar optar organizar orientar ousar pagar
parar partilhar participar passar passear pausar pegar pendurar penar pensar perdoar perguntar pesar pescar pesquisar
pintar pisar planear planejar plantar poupar pousar postar praticar precisar preocupar preparar pressionar prestar
procurar programar projetar prolongar pronunciar publicar puxar quebrar queimar queixar radicar reagendar realizar
reciclar reclamar recomendar recuperar recusar reduzar reformar reformular registar registrar regar regressar relaxar
rejeitar remarcar remar remodelar renovar reparar repousar representar reservar resfriar residar respeitar respirar
ressuscitar restar restaurar resultar retirar retornar revelar revisar rezar rodar roubar sacar salvar sarar
selecionar separar significar simplificar sonhar sujar suportar surfar telefonar temperar tentar terminar testar tirar
tocar tolerar tomar torrar trabalhar traçar tratar transformar transportar treinar trocar usar utilizar validar
valorizar variar velejar verificar viajar vigiar virar visitar voar voltar votar zangar apelidar almoçar bloguear
batalhar escalar pedalar correlacionar configurar compilar depurar comandar desempenhar reorganizar repensar redigitar
descartar despachar faturar digitalizar licenciar doutorar graduar estagiar lecionar leccionar diagnosticar medicar
vacinar hospitalizar internar engravidar divorciar noivar acampar esquiar patinar tricotar crochetar empatar derrotar
assar grelhar ferver refogar ralar misturar ressaltar desabafar atirar apontar apertar armar arriscar assumar atacar
atar atuar aterrar aterrissar decolar descolar embarcar desembarcar hospedar alojar habilitar pilotar estrear fraturar
tropeçar escorregar espirrar inflamar cicatrizar lotar superar aprimorar orçar quitar parcelar investigar dedicar
conquistar topar rolar sentar largar desanimar cumprimentar duplicar triplicar arquivar anexar reencaminhar encaminhar
descarregar renegociar premiar ansiar remediar mediar incendiar intermediar frear recear receitar rodear semear
saborear sortear clarear basear chatear folhear golear massagear manusear
"""
"""-ar verbs; -ear and -iar ones that take -ei- are told by IRREGULAR_IAR and the ending -ear."""

ER = """
espremer
abastecer aborrecer acender acontecer adoecer agradecer amadurecer amanhecer anoitecer aparecer aprender arrepender
atender bater beber carecer ceder chover colher combater comer cometer compreender conceber conceder conhecer
convencer correr corresponder cozer crescer debater defender depender derreter desaparecer descer desconhecer
desenvolver desobedecer devolver dever eleger emagrecer encher enlouquecer entender enriquecer envelhecer envolver
escolher esconder escorrer escrever esquecer estabelecer estender exceder exercer favorecer florescer fornecer
inscrever interromper lamber mexer merecer meter mover morrer nascer obedecer oferecer ofender padecer parecer
permanecer pertencer preencher pretender prender proceder prometer promover proteger reaver reconhecer recolher
recorrer remeter render resolver responder reescrever sobreviver sofrer submeter suceder surpreender temer tender
torcer varrer vencer vender verter viver volver falecer reler descrever transcrever subscrever prescrever absorver
apodrecer aquecer arrefecer adormecer comover remover converter
"""

IR = """
abrir admitir agir aplaudir assistir assumir atingir cumprir confundir decidir definir demitir desistir dirigir
discutir distinguir dividir emitir existir exigir expandir extinguir fingir garantir imprimir incluir insistir
interagir invadir nutrir omitir partir permitir persistir presumir proibir punir reagir receber redimir reduzir
residir resistir resumir reunir suprimir surgir transmitir traduzir produzir conduzir introduzir deduzir seduzir unir
corrigir consistir nascir tingir infringir possuir contribuir distribuir substituir diminuir atribuir concluir excluir
instruir evoluir influir constituir restituir poluir
"""

STEM_CHANGING_IR: dict[str, tuple[str, str]] = {
    "dormir": ("durmo", "dorme"), "sentir": ("sinto", "sente"), "servir": ("sirvo", "serve"),
    "preferir": ("prefiro", "prefere"), "sugerir": ("sugiro", "sugere"), "conseguir": ("consigo", "consegue"),
    "seguir": ("sigo", "segue"), "perseguir": ("persigo", "persegue"), "vestir": ("visto", "veste"),
    "repetir": ("repito", "repete"), "mentir": ("minto", "mente"), "divertir": ("divirto", "diverte"),
    "investir": ("invisto", "investe"), "competir": ("compito", "compete"), "advertir": ("advirto", "adverte"),
    "cobrir": ("cubro", "cobre"), "descobrir": ("descubro", "descobre"), "tossir": ("tusso", "tosse"),
    "fugir": ("fujo", "foge"), "subir": ("subo", "sobe"), "sumir": ("sumo", "some"),
    "consumir": ("consumo", "consome"), "construir": ("construo", "constrói"), "destruir": ("destruo", "destrói"),
    "ouvir": ("ouço", "ouve"), "pedir": ("peço", "pede"), "medir": ("meço", "mede"),
    "despedir": ("despeço", "despede"), "impedir": ("impeço", "impede"), "transferir": ("transfiro", "transfere"),
    "referir": ("refiro", "refere"), "conferir": ("confiro", "confere"), "ingerir": ("ingiro", "ingere"),
    "digerir": ("digiro", "digere"), "aderir": ("adiro", "adere"), "refletir": ("reflito", "reflete"),
    "cuspir": ("cuspo", "cospe"), "inserir": ("insiro", "insere"), "gerir": ("giro", "gere"),
    "prevenir": ("previno", "previne"), "acudir": ("acudo", "acode"), "sacudir": ("sacudo", "sacode"),
    "engolir": ("engulo", "engole"), "polir": ("pulo", "pule"), "expedir": ("expeço", "expede"),
}  # fmt: skip
"""-ir verbs whose present changes its vowel: first and third person."""

IRREGULAR_IAR = frozenset({"odiar", "ansiar", "remediar", "mediar", "incendiar", "intermediar"})

# Present 1s 3s 1p 3p | preterite 1s 3s 1p 3p | imperfect 1s | future stem | subjunctive present 1s | participle
IRREGULAR: dict[str, str] = {
    "ser": "sou é somos são|fui foi fomos foram|era|ser|seja|sido",
    "estar": "estou está estamos estão|estive esteve estivemos estiveram|estava|estar|esteja|estado",
    "ter": "tenho tem temos têm|tive teve tivemos tiveram|tinha|ter|tenha|tido",
    "haver": "hei há havemos hão|houve houve houvemos houveram|havia|haver|haja|havido",
    "ir": "vou vai vamos vão|fui foi fomos foram|ia|ir|vá|ido",
    "vir": "venho vem vimos vêm|vim veio viemos vieram|vinha|vir|venha|vindo",
    "ver": "vejo vê vemos veem|vi viu vimos viram|via|ver|veja|visto",
    "dar": "dou dá damos dão|dei deu demos deram|dava|dar|dê|dado",
    "fazer": "faço faz fazemos fazem|fiz fez fizemos fizeram|fazia|far|faça|feito",
    "dizer": "digo diz dizemos dizem|disse disse dissemos disseram|dizia|dir|diga|dito",
    "trazer": "trago traz trazemos trazem|trouxe trouxe trouxemos trouxeram|trazia|trar|traga|trazido",
    "poder": "posso pode podemos podem|pude pôde pudemos puderam|podia|poder|possa|podido",
    "saber": "sei sabe sabemos sabem|soube soube soubemos souberam|sabia|saber|saiba|sabido",
    "querer": "quero quer queremos querem|quis quis quisemos quiseram|queria|querer|queira|querido",
    "pôr": "ponho põe pomos põem|pus pôs pusemos puseram|punha|por|ponha|posto",
    "crer": "creio crê cremos creem|cri creu cremos creram|cria|crer|creia|crido",
    "ler": "leio lê lemos leem|li leu lemos leram|lia|ler|leia|lido",
    "perder": "perco perde perdemos perdem|perdi perdeu perdemos perderam|perdia|perder|perca|perdido",
    "valer": "valho vale valemos valem|vali valeu valemos valeram|valia|valer|valha|valido",
    "caber": "caibo cabe cabemos cabem|coube coube coubemos couberam|cabia|caber|caiba|cabido",
    "cair": "caio cai caímos caem|caí caiu caímos caíram|caía|cair|caia|caído",
    "sair": "saio sai saímos saem|saí saiu saímos saíram|saía|sair|saia|saído",
    "atrair": "atraio atrai atraímos atraem|atraí atraiu atraímos atraíram|atraía|atrair|atraia|atraído",
    "rir": "rio ri rimos riem|ri riu rimos riram|ria|rir|ria|rido",
    "sorrir": "sorrio sorri sorrimos sorriem|sorri sorriu sorrimos sorriram|sorria|sorrir|sorria|sorrido",
    "doer": "doo dói doemos doem|doí doeu doemos doeram|doía|doer|doa|doído",
    "requerer": "requeiro requer requeremos requerem|requeri requereu requeremos "
    "requereram|requeria|requerer|requeira|requerido",
}
"""Verbs that follow no class."""

PREFIXED: dict[str, tuple[str, str]] = {
    "manter": ("ter", "man"), "obter": ("ter", "ob"), "conter": ("ter", "con"), "deter": ("ter", "de"),
    "propor": ("pôr", "pro"), "compor": ("pôr", "com"), "supor": ("pôr", "su"), "expor": ("pôr", "ex"),
    "repor": ("pôr", "re"), "opor": ("pôr", "o"), "dispor": ("pôr", "dis"), "prever": ("ver", "pre"),
    "rever": ("ver", "re"), "refazer": ("fazer", "re"), "desfazer": ("fazer", "des"),
    "satisfazer": ("fazer", "satis"), "convir": ("vir", "con"), "intervir": ("vir", "inter"),
}  # fmt: skip
"""Verbs that bend like another with a prefix."""

PARTICIPLES: dict[str, str] = {
    "abrir": "aberto", "cobrir": "coberto", "descobrir": "descoberto", "escrever": "escrito",
    "descrever": "descrito", "inscrever": "inscrito", "pagar": "pago", "ganhar": "ganho", "gastar": "gasto",
    "entregar": "entregue", "aceitar": "aceite", "eleger": "eleito", "morrer": "morto", "prender": "preso",
    "prescrever": "prescrito", "resolver": "resolvido",
}  # fmt: skip

NOT_VERBS = bag(
    "para sobre nada como casa rio via cria era entre contra caso uma uns fora cara banco porta "
    "conta livro mesa "
    "cima base falta volta prova carta sala aula tarde noite fruta turma marca sede cedo certo claro "
    "junto muito pouco "
    "perto quanto tanto todo lado meio modo tempo ano dia mundo grupo povo corpo ponto texto sim meta fim cor pele "
    "rua lua hora tela vela cola bola mola nota rede parte pode-se este esta"
) - frozenset({"via", "como", "era", "esta", "caso", "cria"})
"""Words that look like verb forms but hardly ever are."""
