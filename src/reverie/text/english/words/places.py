"""A small gazetteer: countries and large cities whose names English chats use, to tell places from people."""

_COUNTRIES = """
Afghanistan|Albania|Algeria|Andorra|Angola|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahrain|Bangladesh
Belarus|Belgium|Belize|Bolivia|Bosnia|Botswana|Brazil|Bulgaria|Cambodia|Cameroon|Canada|Cape Verde|Chile|China
Colombia|Costa Rica|Croatia|Cuba|Cyprus|Czechia|Denmark|Ecuador|Egypt|England|Estonia|Ethiopia|Fiji|Finland
France|Germany|Ghana|Greece|Greenland|Guatemala|Honduras|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland
Israel|Italy|Jamaica|Japan|Jordan|Kazakhstan|Kenya|Korea|South Korea|Kosovo|Kuwait|Laos|Latvia|Lebanon|Libya
Lithuania|Luxembourg|Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Mauritius|Mexico|Moldova|Monaco|Mongolia
Montenegro|Morocco|Mozambique|Myanmar|Namibia|Nepal|Netherlands|New Zealand|Nicaragua|Nigeria|Norway|Oman
Pakistan|Panama|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|Scotland|Senegal|Serbia
Singapore|Slovakia|Slovenia|Somalia|South Africa|Spain|Sri Lanka|Sudan|Sweden|Switzerland|Syria|Taiwan|Tanzania
Thailand|Tunisia|Turkey|Uganda|Ukraine|United Kingdom|UK|United States|USA|US|Uruguay|Uzbekistan|Venezuela
Vietnam|Wales|Zambia|Zimbabwe|Europe|Africa|Asia|Antarctica|Scandinavia|Catalonia|Tuscany|Bavaria|Brittany
"""
_CITIES = """
Aberdeen|Accra|Alicante|Amsterdam|Ankara|Antwerp|Athens|Atlanta|Auckland|Austin|Baltimore|Bangalore|Bangkok
Barcelona|Basel|Bath|Beijing|Belfast|Belgrade|Berlin|Bergen|Bern|Bilbao|Birmingham|Bologna|Bonn|Bordeaux|Boston
Braga|Bratislava|Bremen|Brighton|Brisbane|Bristol|Brno|Brooklyn|Bruges|Brussels|Bucharest|Budapest|Buenos Aires
Busan|Cairo|Calgary|Cambridge|Canberra|Cape Town|Cardiff|Cascais|Chengdu|Chennai|Chicago|Coimbra|Cologne
Copenhagen|Cork|Cracow|Dallas|Delhi|Denver|Detroit|Doha|Dortmund|Dresden|Dubai|Dublin|Dubrovnik|Dundee|Durham
Düsseldorf|Edinburgh|Eindhoven|Exeter|Faro|Florence|Frankfurt|Galway|Gdansk|Geneva|Genoa|Ghent|Glasgow
Gothenburg|Granada|Graz|Guangzhou|Guimarães|The Hague|Haarlem|Hamburg|Hangzhou|Hanoi|Hanover|Havana|Helsinki
Hong Kong|Honolulu|Houston|Inverness|Istanbul|Jakarta|Jerusalem|Johannesburg|Kiel|Krakow|Kyiv|Kyoto|Lagos
Lausanne|Leeds|Leicester|Leiden|Leipzig|Lille|Lima|Limerick|Lisbon|Liverpool|Ljubljana|London|Los Angeles
Lucerne|Lyon|Madrid|Malaga|Málaga|Malmö|Manchester|Manila|Marrakech|Marseille|Melbourne|Mexico City|Miami|Milan
Minneapolis|Montpellier|Montreal|Moscow|Mumbai|Munich|Nairobi|Nantes|Naples|New Delhi|New Orleans|New York
New York City|NYC|Newcastle|Nice|Norwich|Nottingham|Nuremberg|Odense|Osaka|Oslo|Oxford|Padua|Palermo|Palma|Paris
Perth|Philadelphia|Phoenix|Pisa|Pittsburgh|Plymouth|Porto|Portland|Prague|Quebec|Reykjavik|Riga|Rio
Rio de Janeiro|Rome|Rotterdam|Salzburg|San Diego|San Francisco|SF|Santiago|Sapporo|Sarajevo|Seattle|Sendai|Seoul
Seville|Shanghai|Sheffield|Shenzhen|Siena|Sofia|Southampton|Split|St Andrews|Stockholm|Strasbourg|Stuttgart
Sydney|São Paulo|Sao Paulo|Taipei|Tallinn|Tampere|Tbilisi|Tel Aviv|Tokyo|Toronto|Toulouse|Trieste|Trondheim
Turin|Turku|Uppsala|Utrecht|Valencia|Vancouver|Venice|Verona|Vienna|Vilnius|Warsaw|Washington|Wellington|York
Zagreb|Zurich|Zürich|Aarhus|Aveiro|Évora|Setúbal|Funchal|Madeira|Bali|Hawaii|California|Texas|Florida|Colorado
Boulder|Nashville|Las Vegas|Vegas|Alaska|Oregon|Sicily|Sardinia|Crete|Mallorca|Majorca|Ibiza|Corsica|Cornwall
Devon
"""
PLACES: frozenset[str] = frozenset(
    name for block in (_COUNTRIES, _CITIES) for line in block.split("\n") for name in line.split("|") if name
)
