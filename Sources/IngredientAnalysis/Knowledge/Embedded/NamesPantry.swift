extension EmbeddedTables {
  /// The names of everyday foods in eleven languages besides English.
  ///
  /// Common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesPantry: String {
    #"""
    # Water, salt, sweeteners
    en:Water
    fr:eau
    de:Wasser, Trinkwasser
    es:agua
    it:acqua
    nl:water
    pl:woda
    sv:vatten
    da:vand
    nb:vann
    fi:vesi
    pt:água

    en:Salt
    fr:sel, sel de cuisine
    de:Salz, Speisesalz, Kochsalz, Tafelsalz
    es:sal
    it:sale
    nl:zout
    pl:sól
    sv:salt
    da:salt
    nb:salt
    fi:suola
    pt:sal

    en:Sea salt
    fr:sel marin, sel de mer
    de:Meersalz
    es:sal marina
    it:sale marino
    nl:zeezout
    pl:sól morska
    sv:havssalt
    da:havsalt
    nb:havsalt
    fi:merisuola
    pt:sal marinho

    en:Iodised salt
    de:jodiertes Speisesalz, Jodsalz, jodiertes Salz, Meersalz jodiert
    fr:sel iodé
    es:sal yodada
    it:sale iodato
    nl:gejodeerd zout, jodiumhoudend zout
    pl:sól jodowana
    sv:joderat salt, salt med jod
    fi:jodioitu suola

    en:Sugar
    fr:sucre, sucre blanc
    de:Zucker, Kristallzucker
    es:azúcar
    it:zucchero
    nl:suiker
    pl:cukier
    sv:socker
    da:sukker
    nb:sukker
    fi:sokeri
    pt:açúcar

    en:Cane sugar
    fr:sucre de canne
    de:Rohrzucker, Rohrohrzucker, Roh-Rohrzucker
    es:azúcar de caña
    it:zucchero di canna
    nl:rietsuiker
    pl:cukier trzcinowy
    sv:rörsocker
    da:rørsukker
    nb:rørsukker
    fi:ruokosokeri
    pt:açúcar de cana

    en:Brown sugar
    fr:sucre roux, cassonade
    es:azúcar moreno
    nl:bruine suiker, basterdsuiker
    pl:cukier brązowy
    de:brauner Zucker
    sv:farinsocker
    fi:fariinisokeri

    en:Powdered sugar
    fr:sucre glace
    de:Puderzucker, Staubzucker
    it:zucchero a velo
    nl:poedersuiker
    pl:cukier puder
    sv:florsocker
    da:flormelis
    nb:melis
    es:azúcar glas

    en:Glucose syrup
    fr:sirop de glucose
    de:Glukosesirup, Glucosesirup
    es:jarabe de glucosa
    it:sciroppo di glucosio
    nl:glucosestroop, glucosesiroop
    pl:syrop glukozowy
    sv:glukossirap, glykossirap
    da:glukosesirup, glucosesirup
    nb:glukosesirup
    fi:glukoosisiirappi, tärkkelyssiirappi
    pt:xarope de glicose, xarope de glucose

    en:Glucose-fructose syrup
    fr:sirop de glucose-fructose
    de:Glukose-Fruktose-Sirup, Glucose-Fructose-Sirup, Glukosefruktosesirup
    es:jarabe de glucosa y fructosa, jarabe de glucosa-fructosa
    it:sciroppo di glucosio-fruttosio
    nl:glucose-fructosestroop, glucose-fructosesiroop
    pl:syrop glukozowo-fruktozowy
    sv:glukos-fruktossirap
    fi:glukoosi-fruktoosisiirappi

    en:Invert sugar
    fr:sucre inverti, sirop de sucre inverti
    de:Invertzucker, Invertzuckersirup
    es:azúcar invertido
    nl:invertsuiker, invertsuikerstroop
    pl:cukier inwertowany
    it:zucchero invertito
    sv:invertsocker

    en:Dextrose
    fr:dextrose, glucose
    de:Dextrose, Traubenzucker, Glukose, Glucose
    es:dextrosa, glucosa
    it:destrosio, glucosio
    nl:dextrose, glucose
    pl:dekstroza, glukoza
    sv:dextros, druvsocker, glukos
    da:dextrose, druesukker, glukose
    nb:dekstrose, druesukker, glukose
    fi:dekstroosi, glukoosi, rypälesokeri
    pt:dextrose, glicose, glucose

    en:Fructose
    fr:fructose
    de:Fruktose, Fructose, Fruchtzucker
    es:fructosa
    it:fruttosio
    nl:fructose
    pl:fruktoza
    sv:fruktos
    da:fruktose
    nb:fruktose
    fi:fruktoosi
    pt:frutose

    en:Maltodextrin
    fr:maltodextrine, maltodextrines
    de:Maltodextrin
    es:maltodextrina
    it:maltodestrine, maltodestrina
    nl:maltodextrine
    pl:maltodekstryna
    sv:maltodextrin
    da:maltodextrin
    nb:maltodekstrin
    fi:maltodekstriini
    pt:maltodextrina

    en:Maltose
    fr:maltose
    de:Maltose
    es:maltosa
    it:maltosio
    nl:maltose
    pl:maltoza
    sv:maltos
    fi:maltoosi

    en:Honey
    fr:miel
    de:Honig, Bienenhonig
    es:miel
    it:miele
    nl:honing
    pl:miód
    sv:honung
    da:honning
    nb:honning
    fi:hunaja
    pt:mel

    en:Royal jelly
    pl:mleczko pszczele
    fr:gelée royale
    de:Gelée Royale
    es:jalea real

    en:Inulin
    fr:inuline
    de:Inulin
    es:inulina
    it:inulina
    nl:inuline
    pl:inulina
    sv:inulin
    fi:inuliini

    # Oils and fats
    en:Vegetable oils
    fr:huile végétale, huiles végétales
    de:pflanzliche Öle, pflanzliches Öl, Pflanzenöl, Pflanzenöle
    es:aceite vegetal, aceites vegetales
    it:olio vegetale, oli vegetali
    nl:plantaardige olie, plantaardige oliën
    pl:olej roślinny, oleje roślinne
    sv:vegetabilisk olja, vegetabiliska oljor
    da:vegetabilsk olie, vegetabilske olier
    nb:vegetabilsk olje, vegetabilske oljer
    fi:kasviöljy, kasviöljyt
    pt:óleo vegetal, óleos vegetais

    en:Vegetable fats
    fr:graisse végétale, graisses végétales, matière grasse végétale, matières grasses végétales
    de:pflanzliches Fett, pflanzliche Fette, Pflanzenfett, Pflanzenfette
    es:grasa vegetal, grasas vegetales
    it:grasso vegetale, grassi vegetali
    nl:plantaardig vet, plantaardige vetten
    pl:tłuszcz roślinny, tłuszcze roślinne
    sv:vegetabiliskt fett, vegetabiliska fetter
    da:vegetabilsk fedt
    nb:vegetabilsk fett
    fi:kasvirasva, kasvirasvat
    pt:gordura vegetal, gorduras vegetais

    en:Sunflower oil
    fr:huile de tournesol
    de:Sonnenblumenöl
    es:aceite de girasol
    it:olio di girasole, olio di semi di girasole
    nl:zonnebloemolie
    pl:olej słonecznikowy
    sv:solrosolja
    da:solsikkeolie
    nb:solsikkeolje
    fi:auringonkukkaöljy
    pt:óleo de girassol

    en:Canola oil
    fr:huile de colza
    de:Rapsöl
    es:aceite de colza, aceite de nabina
    it:olio di colza
    nl:raapzaadolie, koolzaadolie
    pl:olej rzepakowy
    sv:rapsolja
    da:rapsolie
    nb:rapsolje
    fi:rypsiöljy, rapsiöljy
    pt:óleo de colza

    en:Palm oil
    fr:huile de palme, graisse de palme
    de:Palmöl, Palmfett
    es:aceite de palma, grasa de palma
    it:olio di palma, grasso di palma
    nl:palmolie, palmvet
    pl:olej palmowy, tłuszcz palmowy
    sv:palmolja, palmfett
    da:palmeolie, palmeolie
    nb:palmeolje, palmeolje
    fi:palmuöljy, palmurasva
    pt:óleo de palma

    en:Olive oil
    fr:huile d'olive, huile d'olive vierge extra, huile d'olive extra vierge
    de:Olivenöl, natives Olivenöl extra, Olivenöl nativ extra
    es:aceite de oliva, aceite de oliva virgen extra, aceite de oliva virgen
    it:olio di oliva, olio d'oliva, olio extravergine di oliva, olio extra vergine di oliva, olio extravergine d'oliva
    nl:olijfolie, extra vierge olijfolie
    pl:oliwa z oliwek, oliwa, oliwa z oliwek najwyższej jakości z pierwszego tłoczenia
    sv:olivolja
    da:olivenolie
    nb:olivenolje
    fi:oliiviöljy
    pt:azeite, azeite virgem extra

    en:Coconut oil
    fr:huile de coco, huile de coprah, graisse de coco
    de:Kokosöl, Kokosfett
    es:aceite de coco
    it:olio di cocco, grasso di cocco
    nl:kokosolie, kokosvet
    pl:olej kokosowy, tłuszcz kokosowy
    sv:kokosolja, kokosfett
    da:kokosolie
    nb:kokosolje, kokosfett
    fi:kookosöljy, kookosrasva
    pt:óleo de coco

    en:Corn oil
    fr:huile de maïs
    de:Maiskeimöl, Maisöl
    es:aceite de maíz
    it:olio di mais
    nl:maïsolie
    pl:olej kukurydziany

    en:Margarine
    fr:margarine
    de:Margarine
    es:margarina
    it:margarina
    nl:margarine
    pl:margaryna
    sv:margarin
    da:margarine
    nb:margarin
    fi:margariini
    pt:margarina

    # Cocoa and chocolate
    en:Cocoa
    fr:cacao, cacao en poudre, poudre de cacao, cacao maigre en poudre
    de:Kakao, Kakaopulver, Magerkakao, Magerkakaopulver
    es:cacao, cacao en polvo, cacao magro
    it:cacao, cacao in polvere, cacao magro
    nl:cacao, cacaopoeder, magere cacaopoeder
    pl:kakao, kakao w proszku
    sv:kakao, kakaopulver
    da:kakao, kakaopulver
    nb:kakao, kakaopulver
    fi:kaakao, kaakaojauhe
    pt:cacau, cacau em pó

    en:Cocoa mass
    fr:pâte de cacao, masse de cacao
    de:Kakaomasse
    es:pasta de cacao, masa de cacao
    it:pasta di cacao, massa di cacao
    nl:cacaomassa
    pl:miazga kakaowa, masa kakaowa
    sv:kakaomassa
    da:kakaomasse
    nb:kakaomasse
    fi:kaakaomassa
    pt:pasta de cacau, massa de cacau

    en:Chocolate
    fr:chocolat
    de:Schokolade, Kuvertüre
    es:chocolate
    it:cioccolato
    nl:chocolade
    pl:czekolada
    sv:choklad
    da:chokolade
    nb:sjokolade
    fi:suklaa
    pt:chocolate

    en:Dark chocolate
    fr:chocolat noir
    de:Zartbitterschokolade, Bitterschokolade, Edelbitterschokolade
    es:chocolate negro
    it:cioccolato fondente
    nl:pure chocolade
    pl:czekolada gorzka, gorzka czekolada
    sv:mörk choklad
    da:mørk chokolade
    nb:mørk sjokolade
    fi:tumma suklaa
    pt:chocolate preto, chocolate negro, chocolate amargo

    en:Caramel
    fr:caramel
    de:Karamell
    es:caramelo
    it:caramello
    nl:karamel
    pl:karmel
    sv:kola
    da:karamel
    nb:karamell
    fi:karamelli
    pt:caramelo

    # Yeast, vinegar, broth, aroma
    en:Yeast
    fr:levure, levure de boulanger
    de:Hefe, Backhefe, Trockenhefe
    es:levadura, levadura de panadería
    it:lievito, lievito di birra, lievito di birra fresco
    nl:gist, bakkersgist
    pl:drożdże
    sv:jäst
    da:gær
    nb:gjær
    fi:hiiva
    pt:levedura, fermento

    en:Yeast extract
    fr:extrait de levure, extraits de levure
    de:Hefeextrakt
    es:extracto de levadura
    it:estratto di lievito
    nl:gistextract
    pl:ekstrakt drożdżowy
    sv:jästextrakt
    da:gærekstrakt
    nb:gjærekstrakt
    fi:hiivauute
    pt:extrato de levedura

    en:Baking powder
    fr:poudre à lever, levure chimique
    de:Backpulver, Backtriebmittel
    es:levadura química
    it:lievito chimico
    nl:bakpoeder
    pl:proszek do pieczenia
    sv:bakpulver
    da:bagepulver
    nb:bakepulver
    fi:leivinjauhe

    en:Vinegar
    fr:vinaigre, vinaigre d'alcool
    de:Essig, Branntweinessig
    es:vinagre
    it:aceto
    nl:azijn
    pl:ocet, ocet spirytusowy
    sv:ättika, ättiksprit, vinäger
    da:eddike
    nb:eddik
    fi:etikka, väkiviinaetikka
    pt:vinagre

    en:Wine vinegar
    fr:vinaigre de vin
    de:Weinessig
    es:vinagre de vino
    it:aceto di vino
    nl:wijnazijn
    sv:vinäger vin

    en:White wine
    fr:vin blanc
    de:Weißwein
    es:vino blanco
    it:vino bianco
    nl:witte wijn
    pl:wino białe
    sv:vitt vin
    fi:valkoviini
    pt:vinho branco

    en:Alcoholic beverage
    fr:liqueur
    de:Likör, Spirituose
    es:licor
    it:liquore
    nl:likeur
    pl:likier
    sv:likör
    da:likør
    nb:likør
    fi:likööri
    pt:licor

    en:Advocaat
    fr:liqueur aux œufs
    de:Eierlikör
    nl:advocaat
    pl:ajerkoniak
    it:liquore all'uovo
    sv:ägglikör, äggtoddy
    da:æggelikør, advokat
    fi:munalikööri

    en:Wine
    fr:vin
    de:Wein
    es:vino
    it:vino
    nl:wijn
    pl:wino
    sv:vin
    da:vin
    nb:vin
    fi:viini
    pt:vinho

    en:Flavouring
    fr:arôme, arômes
    de:Aroma, Aromen
    es:aroma, aromas
    it:aroma, aromi
    nl:aroma, aroma's
    pl:aromat, aromaty
    sv:arom, aromer
    da:aroma, aromaer
    nb:aroma, aromaer
    fi:aromi, aromit
    pt:aroma, aromas

    en:Natural flavouring
    fr:arôme naturel, arômes naturels
    de:natürliches Aroma, natürliche Aromen
    es:aroma natural, aromas naturales
    it:aroma naturale, aromi naturali
    nl:natuurlijk aroma, natuurlijke aroma's
    pl:naturalny aromat, aromat naturalny, aromaty naturalne
    sv:naturlig arom, naturliga aromer
    da:naturlig aroma
    nb:naturlig aroma
    fi:luontainen aromi
    pt:aroma natural, aromas naturais

    en:Vegetable protein
    fr:protéines végétales, protéine végétale
    de:pflanzliches Eiweiß, Pflanzeneiweiß, pflanzliches Protein, Pflanzenprotein
    es:proteínas vegetales, proteína vegetal
    it:proteine vegetali
    nl:plantaardig eiwit, plantaardige eiwitten
    pl:białko roślinne
    sv:växtprotein, vegetabiliskt protein
    da:planteprotein, vegetabilsk protein
    nb:planteprotein, vegetabilsk protein
    fi:kasvivalkuainen, kasviproteiini
    pt:proteína vegetal

    en:Hydrolyzed vegetable protein
    fr:protéines végétales hydrolysées, protéine végétale hydrolysée, hydrolysat de protéines végétales
    de:pflanzliches Eiweißhydrolysat, Pflanzeneiweißhydrolysat, Pflanzenproteinhydrolysat, Eiweißhydrolysat, pflanzliche Eiweißhydrolysate
    es:proteína vegetal hidrolizada, proteínas vegetales hidrolizadas, hidrolizado de proteína vegetal
    it:proteine vegetali idrolizzate, idrolizzato di proteine vegetali
    nl:gehydrolyseerd plantaardig eiwit, gehydrolyseerde plantaardige eiwitten, plantaardig eiwithydrolysaat, eiwithydrolysaat
    pl:hydrolizat białka roślinnego, hydrolizat białek roślinnych, hydrolizowane białko roślinne
    sv:hydrolyserat vegetabiliskt protein, hydrolyserat växtprotein
    da:hydrolyseret vegetabilsk protein, hydrolyseret planteprotein
    nb:hydrolysert vegetabilsk protein, hydrolysert planteprotein
    fi:hydrolysoitu kasviproteiini, kasviproteiinihydrolysaatti
    pt:proteína vegetal hidrolisada, proteínas vegetais hidrolisadas

    en:Pea protein
    fr:protéines de pois, protéine de pois
    de:Erbsenprotein, Erbseneiweiß
    es:proteína de guisante
    it:proteine di pisello
    nl:erwteneiwit, erwtenproteïne
    pl:białko grochu
    sv:ärtprotein
    da:ærteprotein
    nb:erteprotein
    fi:herneproteiini
    pt:proteína de ervilha

    en:Dietary fiber
    fr:fibres, fibre alimentaire, fibres alimentaires, fibres végétales
    de:Ballaststoffe
    es:fibra alimentaria, fibra vegetal
    it:fibra alimentare, fibre alimentari, fibre vegetali
    nl:vezels, voedingsvezels
    pl:błonnik
    sv:fiber, kostfiber
    fi:ravintokuitu

    # Lactic acid bacteria and rennet
    en:Cultures
    fr:ferments lactiques, ferments
    de:Milchsäurebakterien, Milchsäurebakterienkulturen, Starterkulturen, Reifekulturen, Säuerungskultur, Joghurtkulturen, Käsereikulturen, Säuerungskulturen, Milchsäurekulturen
    es:fermentos lácticos, fermentos
    it:fermenti lattici, fermenti
    nl:zuursel, melkzuurbacteriën, melkzuurculturen, zuursels
    pl:kultury bakterii mlekowych, kultury bakterii, bakterie mlekowe, kultury bakterii fermentacji mlekowej
    sv:mjölksyrakultur, mjölksyrabakterier, syrningskultur, bakteriekultur, mjölksyrakulturer
    da:mælkesyrekultur, mælkesyrebakterier, syrekultur, mælkesyrebakteriekultur
    nb:melkesyrebakterier, syrekultur, melkesyrekultur
    fi:hapate, maitohappobakteeri, maitohappobakteerit
    pt:fermentos lácticos, fermentos láticos, culturas lácticas

    en:Rennet
    fr:présure
    de:Lab
    es:cuajo
    it:caglio
    nl:stremsel
    pl:podpuszczka
    sv:löpe, ostlöpe
    da:osteløbe
    nb:løype, osteløype
    fi:juoksute, juustonjuoksute
    pt:coalho

    # Vegetables and legumes
    en:Vegetable
    fr:légumes, légume
    de:Gemüse
    es:verduras, hortalizas
    it:verdure, verdura
    nl:groenten, groente
    pl:warzywa
    sv:grönsaker
    da:grøntsager
    nb:grønnsaker
    fi:vihannekset, kasvikset
    pt:legumes

    en:Onion
    fr:oignon, oignons
    de:Zwiebel, Zwiebeln
    es:cebolla
    it:cipolla, cipolle
    nl:ui, uien
    pl:cebula
    sv:lök
    da:løg
    nb:løk
    fi:sipuli
    pt:cebola

    en:Garlic
    fr:ail
    de:Knoblauch
    es:ajo
    it:aglio
    nl:knoflook
    pl:czosnek
    sv:vitlök
    da:hvidløg
    nb:hvitløk
    fi:valkosipuli
    pt:alho

    en:Leek
    fr:poireau, poireaux
    de:Lauch, Porree
    es:puerro
    it:porro, porri
    nl:prei
    pl:por
    sv:purjolök
    da:porre
    nb:purre
    fi:purjo, purjosipuli
    pt:alho francês

    en:Tomato
    fr:tomate, tomates
    de:Tomate, Tomaten
    es:tomate, tomates
    it:pomodoro, pomodori
    nl:tomaat, tomaten
    pl:pomidor, pomidory
    sv:tomat, tomater
    da:tomat, tomater
    nb:tomat, tomater
    fi:tomaatti, tomaatit
    pt:tomate, tomates

    en:Tomato paste
    fr:concentré de tomates, concentré de tomate, double concentré de tomates
    de:Tomatenmark, Tomatenkonzentrat
    es:concentrado de tomate, tomate concentrado
    it:concentrato di pomodoro, doppio concentrato di pomodoro
    nl:tomatenpuree, tomatenconcentraat
    pl:koncentrat pomidorowy
    sv:tomatpuré
    da:tomatpuré, tomatkoncentrat
    nb:tomatpuré
    fi:tomaattipyree, tomaattisose
    pt:concentrado de tomate

    en:Sweet pepper
    fr:poivron, poivrons
    de:Paprika, Gemüsepaprika
    es:pimiento, pimientos
    it:peperone, peperoni
    nl:paprika
    pl:papryka
    sv:paprika
    da:peberfrugt
    nb:paprika
    fi:paprika
    pt:pimento, pimentos

    en:Carrot
    fr:carotte, carottes
    de:Karotte, Karotten, Möhren, Möhre
    es:zanahoria, zanahorias
    it:carota, carote
    nl:wortel, wortelen, wortels
    pl:marchew
    sv:morot, morötter
    da:gulerod, gulerødder
    nb:gulrot, gulrøtter
    fi:porkkana
    pt:cenoura, cenouras

    en:Potato
    fr:pomme de terre, pommes de terre
    de:Kartoffel, Kartoffeln
    es:patata, patatas
    it:patata, patate
    nl:aardappel, aardappelen, aardappels
    pl:ziemniak, ziemniaki
    sv:potatis
    da:kartoffel, kartofler
    nb:potet, poteter
    fi:peruna, lohkoperuna
    pt:batata, batatas

    en:Lettuce
    fr:laitue
    de:Kopfsalat, Salat
    es:lechuga
    it:lattuga
    nl:sla
    pl:sałata
    sv:sallad
    fi:salaatti
    pt:alface

    en:Spinach
    fr:épinards, épinard
    de:Spinat
    es:espinacas, espinaca
    it:spinaci, spinacio
    nl:spinazie
    pl:szpinak
    sv:spenat
    da:spinat
    nb:spinat
    fi:pinaatti
    pt:espinafre, espinafres

    en:Aubergine
    fr:aubergine, aubergines
    de:Aubergine, Auberginen
    es:berenjena
    it:melanzana, melanzane
    nl:aubergine
    pl:bakłażan
    sv:aubergine, äggplanta
    da:aubergine
    nb:aubergine, eggplante
    fi:munakoiso
    pt:beringela, berinjela

    en:Mushroom
    fr:champignon, champignons, champignons de paris
    de:Champignons, Pilze, Champignon, Pilz, Butterpilz
    es:champiñón, champiñones, setas
    it:funghi, fungo, champignon
    nl:champignons, champignon, paddenstoelen
    pl:pieczarki, pieczarka, grzyby
    sv:champinjon, champinjoner, svamp
    da:champignon, champignoner
    nb:sjampinjong, sjampinjonger
    fi:herkkusieni, herkkusienet
    pt:cogumelos, cogumelo

    en:Pea
    fr:pois, petits pois
    de:Erbsen, Erbse
    es:guisante, guisantes
    it:piselli, pisello
    nl:erwten, erwt, doperwten
    pl:groch, groszek
    sv:ärtor, ärta, ärter
    da:ærter, ært
    nb:erter, ert
    fi:herne, herneet
    pt:ervilha, ervilhas

    en:Chickpea
    fr:pois chiches, pois chiche
    de:Kichererbsen, Kichererbse
    es:garbanzos, garbanzo
    it:ceci
    nl:kikkererwten, kikkererwt
    pl:ciecierzyca
    sv:kikärtor
    da:kikærter
    nb:kikerter
    fi:kikherne, kikherneet
    pt:grão de bico

    en:Lentil
    fr:lentilles, lentille
    de:Linsen, Linse
    es:lentejas, lenteja
    it:lenticchie
    nl:linzen
    pl:soczewica
    sv:linser
    da:linser
    nb:linser
    fi:linssit, linssi
    pt:lentilhas

    en:Bean
    fr:haricots, haricot
    de:Bohnen, Bohne
    es:judías, alubias
    it:fagioli
    nl:bonen
    pl:fasola
    sv:bönor
    da:bønner
    nb:bønner
    fi:pavut, papu
    pt:feijão

    # Fruit
    en:Apple
    fr:pomme, pommes
    de:Apfel, Äpfel
    es:manzana, manzanas
    it:mela, mele
    nl:appel, appels, appelen
    pl:jabłko, jabłka
    sv:äpple, äpplen
    da:æble, æbler
    nb:eple, epler
    fi:omena
    pt:maçã, maçãs

    en:Strawberry
    fr:fraise, fraises
    de:Erdbeere, Erdbeeren
    es:fresa, fresas
    it:fragola, fragole
    nl:aardbei, aardbeien
    pl:truskawka, truskawki
    sv:jordgubbe, jordgubbar
    da:jordbær
    nb:jordbær
    fi:mansikka
    pt:morango, morangos

    en:Raspberry
    fr:framboise, framboises
    de:Himbeere, Himbeeren
    es:frambuesa, frambuesas
    it:lampone, lamponi
    nl:framboos, frambozen
    pl:malina, maliny
    sv:hallon
    da:hindbær
    nb:bringebær
    fi:vadelma
    pt:framboesa

    en:Lingonberry
    de:Preiselbeere, Preiselbeeren
    sv:lingon
    nb:tyttebær
    da:tyttebær
    fi:puolukka

    en:Peach
    fr:pêche, pêches
    de:Pfirsich, Pfirsiche
    es:melocotón
    it:pesca, pesche
    nl:perzik, perziken
    pl:brzoskwinia
    fi:persikka
    pt:pêssego

    en:Apricot
    fr:abricot, abricots
    de:Aprikose, Aprikosen
    es:albaricoque, albaricoques
    it:albicocca, albicocche
    nl:abrikoos, abrikozen
    pl:morela, morele
    sv:aprikos, aprikoser
    da:abrikos, abrikoser
    nb:aprikos, aprikoser
    fi:aprikoosi
    pt:alperce, damasco

    en:Raisin
    fr:raisins secs, raisin sec
    de:Rosinen, Sultaninen
    es:pasas, uvas pasas
    it:uvetta, uva passa, uva sultanina
    nl:rozijnen
    pl:rodzynki
    sv:russin
    da:rosiner
    nb:rosiner
    fi:rusina, rusinat
    pt:passas, uvas passas

    en:Lemon juice
    fr:jus de citron
    de:Zitronensaft
    es:zumo de limón
    it:succo di limone
    nl:citroensap
    pl:sok z cytryny, sok cytrynowy
    sv:citronjuice, citronsaft
    da:citronsaft
    nb:sitronsaft
    fi:sitruunamehu
    pt:sumo de limão

    en:Lemon
    fr:citron
    de:Zitrone, Zitronen
    es:limón
    it:limone, limoni
    nl:citroen
    pl:cytryna
    sv:citron
    da:citron
    nb:sitron
    fi:sitruuna
    pt:limão

    en:Orange
    fr:orange, oranges
    de:Orange, Orangen
    es:naranja
    it:arancia, arance
    nl:sinaasappel
    pl:pomarańcza
    sv:apelsin
    da:appelsin
    nb:appelsin
    fi:appelsiini
    pt:laranja

    en:Banana
    fr:banane, bananes
    de:Banane, Bananen
    es:plátano
    it:banana, banane
    nl:banaan, bananen
    pl:banan, banany
    sv:banan
    da:banan
    nb:banan
    fi:banaani
    pt:banana

    en:Mandarin
    de:Mandarine, Mandarinen
    fr:mandarine
    es:mandarina
    it:mandarino
    nl:mandarijn
    pl:mandarynka

    en:Fruit
    fr:fruits, fruit
    de:Früchte, Obst, Frucht
    es:frutas, fruta
    it:frutta
    nl:fruit, vruchten
    pl:owoce, owoc
    sv:frukt
    da:frugt
    nb:frukt
    fi:hedelmä, hedelmät
    pt:fruta, frutos

    en:Olive
    fr:olives, olive
    de:Oliven, Olive
    es:aceituna, aceitunas
    it:olive, oliva
    nl:olijven
    pl:oliwki
    sv:oliver
    da:oliven
    nb:oliven
    fi:oliivi
    pt:azeitonas

    # Herbs and spices
    en:Spice
    fr:épices, épice
    de:Gewürze, Gewürz
    es:especias, especia
    it:spezie, spezia
    nl:specerijen, kruiden
    pl:przyprawy
    sv:kryddor, krydda
    da:krydderier, krydderi
    nb:krydder, krydderier
    fi:mausteet, mauste
    pt:especiarias

    en:Herb
    fr:herbes, herbes aromatiques, plantes aromatiques
    de:Kräuter
    es:hierbas, hierbas aromáticas
    it:erbe, erbe aromatiche
    pl:zioła
    sv:örter
    da:urter
    nb:urter
    fi:yrtit
    pt:ervas

    en:Pepper
    fr:poivre, poivre noir
    de:Pfeffer
    es:pimienta, pimienta negra
    it:pepe, pepe nero, pepe in grani
    nl:peper, zwarte peper
    pl:pieprz, pieprz czarny
    sv:peppar, svartpeppar, pepparkorn
    da:peber
    nb:pepper
    fi:pippuri, mustapippuri
    pt:pimenta, pimenta preta

    en:Sweet corn
    de:Zuckermais, Gemüsemais
    sv:majskorn
    fr:maïs doux
    nl:zoete maïs
    nb:maiskorn

    en:Parsley
    fr:persil
    de:Petersilie
    es:perejil
    it:prezzemolo
    nl:peterselie
    pl:pietruszka, natka pietruszki
    sv:persilja
    da:persille
    nb:persille
    fi:persilja
    pt:salsa

    en:Basil
    fr:basilic
    de:Basilikum
    es:albahaca
    it:basilico
    nl:basilicum
    pl:bazylia
    sv:basilika
    da:basilikum
    nb:basilikum
    fi:basilika
    pt:manjericão

    en:Turmeric
    fr:curcuma
    de:Kurkuma
    es:cúrcuma
    it:curcuma
    nl:kurkuma
    pl:kurkuma
    sv:gurkmeja
    da:gurkemeje
    nb:gurkemeie
    fi:kurkuma
    pt:curcuma

    en:Cinnamon
    fr:cannelle
    de:Zimt
    es:canela
    it:cannella
    nl:kaneel
    pl:cynamon
    sv:kanel
    da:kanel
    nb:kanel
    fi:kaneli
    pt:canela

    en:Fenugreek
    fr:fenugrec
    de:Bockshornklee, Bockshornkleesaat
    nl:fenegriek
    pl:kozieradka
    it:fieno greco

    en:Coriander
    fr:coriandre
    de:Koriander
    es:cilantro
    it:coriandolo
    nl:koriander, ketoembar
    pl:kolendra
    sv:koriander
    da:koriander
    nb:koriander
    fi:korianteri
    pt:coentro

    en:Sunflower seed
    fr:graines de tournesol
    de:Sonnenblumenkerne
    es:semillas de girasol, pipas de girasol
    it:semi di girasole
    nl:zonnebloempitten
    pl:nasiona słonecznika, ziarna słonecznika
    sv:solrosfrön, solroskärnor
    da:solsikkekerner
    nb:solsikkefrø
    fi:auringonkukansiemenet
    pt:sementes de girassol

    en:Pumpkin seed
    fr:graines de courge
    de:Kürbiskerne
    es:semillas de calabaza
    it:semi di zucca
    nl:pompoenpitten
    pl:pestki dyni
    sv:pumpafrön, pumpakärnor
    da:græskarkerner
    nb:gresskarkjerner
    fi:kurpitsansiemenet

    en:Flax seed
    fr:graines de lin
    de:Leinsamen
    es:semillas de lino
    it:semi di lino
    nl:lijnzaad
    pl:siemię lniane
    sv:linfrön, linfrö
    da:hørfrø
    nb:linfrø
    fi:pellavansiemenet, pellavansiemen
    pt:sementes de linhaça

    en:Poppy seed
    fr:graines de pavot, pavot
    de:Mohn
    es:semillas de amapola
    it:semi di papavero
    nl:maanzaad
    pl:mak
    sv:vallmofrön
    da:birkes
    nb:valmuefrø
    fi:unikonsiemen

    en:Coffee
    fr:café
    de:Kaffee
    es:café
    it:caffè
    nl:koffie
    pl:kawa
    sv:kaffe
    da:kaffe
    nb:kaffe
    fi:kahvi
    pt:café

    en:Vanilla
    fr:vanille
    de:Vanille
    es:vainilla
    it:vaniglia
    nl:vanille
    pl:wanilia
    sv:vanilj
    da:vanilje
    nb:vanilje
    fi:vanilja
    pt:baunilha

    en:Meat
    fr:viande, viandes
    de:Fleisch
    es:carne
    it:carne
    nl:vlees
    pl:mięso
    sv:kött
    da:kød
    nb:kjøtt
    fi:liha
    pt:carne

    en:Fats and oils
    de:Öl, Fett, Öle, Fette
    fr:huile, huiles, matière grasse, matières grasses
    es:aceite, grasa, aceites, grasas
    it:olio, grassi, oli, grasso
    nl:olie, vet, oliën, vetten
    pl:olej, tłuszcz
    sv:olja, fett
    da:olie, fedt
    nb:olje, fett
    fi:öljy, rasva
    pt:óleo, gordura

    en:Albumin
    de:Eiweiß, Albumin, Eiweißpulver
    nl:eiwit, eiwitpoeder, albumine
    fr:albumine
    it:albumina
    es:albúmina
    pt:albumina
    pl:albumina, białko
    fi:valkuainen

    en:Syrups
    de:Sirup
    nl:stroop
    sv:sirap
    da:sirup
    nb:sirup
    fi:siirappi

    # Foods whose names look like those of allergens
    en:Shea nut
    fr:noix de karité
    de:Sheanuss, Sheanüsse
    nl:sheanoot, sheanoten

    en:Heart
    pl:serce, serca
    de:Herz
    fr:cœur

    en:Offal
    pl:śledziona, podroby
    de:Innereien
    fr:abats

    en:Kidney
    fi:munuainen

    en:Dandelion
    da:mælkebøtte
    de:Löwenzahn

    en:Vegetable broth
    fr:bouillon de légumes
    de:Gemüsebrühe, Gemüsebouillon
    es:caldo de verduras
    it:brodo vegetale
    nl:groentebouillon
    pl:bulion warzywny
    sv:grönsaksbuljong
    da:grøntsagsbouillon
    nb:grønnsaksbuljong
    fi:kasvisliemi
    pt:caldo de legumes

    en:Mixed nuts
    de:Nussmischung
    es:mezcla de frutos secos
    nl:notenmix
    pl:mieszanka orzechów
    sv:nötblandning
    da:nøddeblanding
    nb:nøtteblanding
    fi:pähkinäsekoitus

    en:Custard
    fr:crème anglaise, crème pâtissière
    de:Vanillesoße, Vanillesauce
    es:crema pastelera
    it:crema pasticcera
    nl:vanillevla
    sv:vaniljsås
    da:vaniljesauce
    nb:vaniljesaus
    fi:vaniljakastike

    en:Ice cream
    fr:glace

    en:Praline
    pt:pralinê
    """#
  }
}
