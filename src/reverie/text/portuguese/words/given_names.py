"""Given names that are common in Portuguese, folded: they tell a person from a thing."""

from reverie.text.portuguese.words.bags import bag

GIVEN_NAMES = bag("""
    abel abilio adao adelaide adelia adriana adriano afonso agatha agostinho aida alana alberto alda alessandra
    alex alexandra alexandre alexandrina alfredo alice alicia aline almeida almir alvaro amadeu amalia amanda
    amaro amelia ana anabela anderson andre andrea andreia angela angelica angelo anita anna antonia antonio
    aquiles arlete armando arnaldo arthur artur augusto aurora barbara beatriz belmiro benedita benedito bento
    bernardo bia bianca breno brigida bruna bruno caio camila camilo candida carina carla carlos carlota carmen
    carmo carolina caroline catarina caua cecilia celeste celia celina celso cesaltina cesar cicero cintia clara
    clarice claudia claudio cleide clemente clotilde conceicao constanca cristiana cristiane cristiano cristina
    custodia cynthia daiane dalila daniel daniela danilo dario davi david debora deise denis denise deolinda
    diana dinis diogo dirce diva djalma domingos dora doroteia duarte dulce edgar edite edna edson eduarda
    eduardo elaine elena eliana eliane elias elisa elisabete elizabete eloisa elsa elvira elza emanuel emilia
    emilio emma enzo erica ernesto esmeralda estela ester estevao eugenia eugenio eunice eva evandro fabiana
    fabiano fabio fabiola fatima felicia felipe fernanda fernando filipa filipe filomena flavia flavio flor
    flora francisca francisco frederico gabriel gabriela gael gaspar genoveva george geraldo germano gilberto
    gilda giovana giovanna gisela gisele glaucia gloria goncalo graca graciela gracinda greta guida guilherme
    guiomar gustavo hana heitor helder helena helia helio heloisa henrique hermano herminia higor hilda horacio
    hugo humberto iara ida igor ilda ilma inacia inacio ines iolanda irene iris isa isaac isabel isabela
    isabella isac isadora isaura ismael itamar iva ivan ivete ivo ivone jacinta jacinto jaime jair janaina
    jandira jaqueline jeferson jessica jesus joana joao joaquim joaquina joel john jonas jordana jorge jose
    josefa josefina joyce judite julia juliana juliano julieta julio jurema jussara justina karen karina karla
    katia kauan kelly kenji kevin laercio laila lais lara larissa laura laurinda lauro leandro leila lena leo
    leonardo leonel leonor leopoldo leticia lia lidia ligia lilia lilian liliana livia lorena lourdes lourenco
    luana luca lucas lucelia lucia luciana luciano lucilia lucinda lucy ludmila luis luisa luiz luiza lurdes
    luzia madalena mafalda magali magda maite manel manoel manuel manuela mara marcela marcelo marcia marcio
    marco marcos margarida maria mariana mariane marieta marilia marina mario marisa marlene marta martim
    martinho mary mateus matheus matias matilde maura mauricio mauro maximo mei mel melissa micaela miguel
    milena milton mirela miriam moises monica murilo nadia nadir nair nara natalia natercia nazare neide nelia
    nelma nelson neto neusa neuza nicolas nicole nilo nilson nilza nina noah noe noemia nuno octavio odete
    ofelia olga olinda olivia orlando oscar osvaldo otavia otavio otto palmira pamela patricia paula paulina
    paulo pedro penelope peter petra piedade piet pilar priscila quim quiteria rafa rafael rafaela raimunda
    raimundo ramiro ramon raquel raul rayssa rebeca regina reinaldo renan renata renato ricardo rita roberta
    roberto rodolfo rodrigo rogerio romeu romulo ronaldo rosa rosalia rosalina rosana rosangela rosaria rosario
    rosimeire roxana ruben rubens rui rute ruth sabrina salome salvador samanta samara samuel sandra sandro sara
    sarah sebastiao sergio severina severino sheila silvana silvia silvio simao simone sofia sonia sora soraia
    stefani stella suelen susana suzana tadeu taina tais talita tania tatiana telma telmo teo teodora teodoro
    teresa tereza thais thalita theo thiago tiago tita tito tomas tome toze tulio ubaldo ursula valdemar valdir
    valentim valentina valeria valter vanda vanessa vania vasco vera veronica vicente victor victoria vilma
    vinicius virgilio virginia vitor vitoria viviane wagner wallace walter wanda wellington wesley wilson xavier
    xica yago yara yasmin yolanda yuki yuri yvonne ze zeferino zelia zilda zita zulmira
    """)
