extension EmbeddedTables {
  /// The names of fish, crustaceans, molluscs, and meat in eleven languages besides English.
  ///
  /// The groups follow Regulation (EU) No 1169/2011, Annex II, in each language; the others are
  /// common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesFish: String {
    #"""
    # Fish
    en:Fish
    fr:poisson, poissons, chair de poisson, poissons blancs, poisson blanc
    de:Fisch, Fische, Fischfilet, Speisefisch
    es:pescado, pescados, pescado blanco
    it:pesce, pesci
    nl:vis, vissen, witvis, visfilet
    pl:ryba, ryby, rybny
    sv:fisk, fiskfilé
    da:fisk, fiskefilet
    nb:fisk, fiskefilet
    fi:kala, kalafilee
    pt:peixe, peixes, pescado

    en:Anchovies
    fr:anchois, filets d'anchois
    de:Sardelle, Sardellen, Anchovis, Sardellenpaste, Sardellenfilets, Anchovispaste, Sardellenfilet, Sardellenextrakt
    es:anchoa, anchoas, boquerón, boquerones
    it:acciuga, acciughe, alice, alici, pasta di acciughe, filetti di alici
    nl:ansjovis, ansjovisfilet
    pl:anchois, sardela, sardele, sardelowy
    sv:ansjovis, sardell, sardeller
    da:ansjos, ansjoser, sardel, sardeller
    nb:ansjos, ansjoser
    fi:anjovis, sardelli
    pt:anchova, anchovas, biqueirão

    en:Sardines
    fr:sardine, sardines
    de:Sardine, Sardinen
    es:sardina, sardinas
    it:sardina, sardine, sarde
    nl:sardines, sardine, sardien
    pl:sardynka, sardynki, sardyna
    sv:sardin, sardiner
    da:sardin, sardiner
    nb:sardin, sardiner
    fi:sardiini
    pt:sardinha, sardinhas

    en:Tuna
    fr:thon, thon albacore, thon listao, listao
    de:Thunfisch, Thunfischfilet
    es:atún, atún claro, bonito, bonito del norte, atunes
    it:tonno, tonno a pinne gialle, tonnetto striato
    nl:tonijn
    pl:tuńczyk, tuńczyki
    sv:tonfisk
    da:tun, tunfisk
    nb:tunfisk
    fi:tonnikala
    pt:atum

    en:Salmon
    fr:saumon, saumon atlantique, saumon fumé
    de:Lachs, Räucherlachs, Lachsfilet, Wildlachs
    es:salmón
    it:salmone
    nl:zalm, zalmfilet
    pl:łosoś, łososiowy
    sv:lax, laxfilé
    da:laks
    nb:laks
    fi:lohi, lohifilee
    pt:salmão

    en:Cod
    fr:cabillaud, morue
    de:Kabeljau, Dorsch, Skrei
    es:bacalao
    it:merluzzo, merluzzo nordico, baccalà, stoccafisso
    nl:kabeljauw
    pl:dorsz, dorszowy
    sv:torsk, torskfilé
    da:torsk
    nb:torsk
    fi:turska
    pt:bacalhau

    en:Pollock
    fr:colin d'alaska, colin, lieu noir, lieu, lieu jaune, colin lieu
    de:Seelachs, Alaska-Seelachs, Alaska-Seelachsfilet, Seelachsfilet, Alaska Seelachs, Köhler, Pazifischer Pollack
    es:abadejo, abadejo de alaska
    it:merluzzo d'alaska, pollack d'alaska
    nl:koolvis, alaska koolvis
    pl:mintaj, czarniak
    sv:sej, alaska pollock
    da:sej, mørksej, alaska sej
    nb:sei, alaska pollock
    fi:seiti, alaskanseiti
    pt:escamudo, escamudo do alasca

    en:Hake
    fr:merlu, merlan, merlu blanc
    de:Seehecht
    es:merluza, merluza blanca
    it:nasello
    nl:heek, wijting
    pl:morszczuk
    sv:kummel
    da:kulmule
    nb:lysing
    fi:kummeliturska
    pt:pescada

    en:Haddock
    fr:églefin
    de:Schellfisch
    es:eglefino
    it:eglefino
    nl:schelvis
    pl:plamiak
    sv:kolja
    da:kuller
    nb:hyse
    fi:kolja
    pt:arinca

    en:Herring
    fr:hareng, harengs
    de:Hering, Heringe, Matjes, Heringsfilet, Heringsfilets, Matjesfilet
    es:arenque, arenques
    it:aringa, aringhe
    nl:haring, haringfilet
    pl:śledź, śledzie, śledziowy
    sv:sill, strömming, sillfilé
    da:sild, marinerede sild, sildefilet
    nb:sild
    fi:silli, silakka
    pt:arenque, arenques

    en:Mackerel
    fr:maquereau, maquereaux
    de:Makrele, Makrelen, Makrelenfilet
    es:caballa, caballas
    it:sgombro, sgombri
    nl:makreel, makreelfilet
    pl:makrela, makrele
    sv:makrill
    da:makrel
    nb:makrell
    fi:makrilli
    pt:cavala, cavalas

    en:Trout
    fr:truite
    de:Forelle, Forellen, Forellenfilet, Lachsforelle
    es:trucha
    it:trota
    nl:forel
    pl:pstrąg
    sv:forell, regnbåge
    da:ørred
    nb:ørret
    fi:kirjolohi, taimen
    pt:truta

    en:Plaice
    fr:plie, carrelet
    de:Scholle
    es:platija
    it:platessa
    nl:schol
    pl:gładzica
    sv:rödspätta
    da:rødspætte
    nb:rødspette
    fi:punakampela

    en:Fish roe
    fr:œufs de poisson, œufs de lump, œufs de cabillaud, œufs de saumon, laitance
    de:Rogen, Fischrogen, Milchner
    es:huevas, huevas de merluza, huevas de bacalao, huevas de pescado
    it:bottarga, uova di pesce, uova di lompo
    nl:viskuit, kuit
    pl:ikra
    sv:rom, fiskrom, torskrom
    da:rogn, torskerogn
    nb:rogn, torskerogn
    fi:mäti
    pt:ovas

    en:Caviar
    fr:caviar
    de:Kaviar
    es:caviar
    it:caviale
    nl:kaviaar
    pl:kawior
    sv:kaviar
    da:kaviar
    nb:kaviar
    fi:kaviaari
    pt:caviar

    en:Surimi
    fr:surimi
    de:Surimi
    es:surimi
    it:surimi
    nl:surimi
    pl:surimi
    sv:surimi
    da:surimi
    nb:surimi
    fi:surimi
    pt:surimi

    en:Isinglass
    fr:ichtyocolle
    de:Hausenblase
    es:ictiocola
    it:colla di pesce, ittiocolla
    nl:vislijm
    pl:karuk
    sv:husbloss
    pt:ictiocola

    en:Fish sauce
    fr:nuoc-mâm, nuoc mam, sauce de poisson, sauce nuoc mam
    de:Fischsauce, Fischsoße
    es:salsa de pescado
    it:salsa di pesce, colatura di alici
    nl:vissaus
    pl:sos rybny
    sv:fisksås
    da:fiskesauce
    nb:fiskesaus
    fi:kalakastike
    pt:molho de peixe

    en:Fish oil
    fr:huile de poisson
    de:Fischöl
    es:aceite de pescado
    it:olio di pesce
    nl:visolie
    pl:olej rybi
    sv:fiskolja
    da:fiskeolie
    nb:fiskeolje
    fi:kalaöljy
    pt:óleo de peixe

    en:Fish broth
    fr:fumet de poisson, bouillon de poisson
    de:Fischfond, Fischbrühe
    es:fumet de pescado, caldo de pescado
    nl:visbouillon

    en:Worcestershire sauce
    fr:sauce worcestershire, sauce worcester
    de:Worcestersauce, Worcestershiresauce, Worcester-Sauce
    es:salsa worcestershire, salsa perrins
    it:salsa worcestershire, salsa worcester
    nl:worcestersaus, worcestershiresaus
    pl:sos worcestershire, sos worcester
    sv:worcestershiresås
    da:worcestershiresauce
    nb:worcestersaus
    fi:worcesterkastike

    en:Smelt
    it:latterini

    en:Bass
    fr:bar, loup de mer
    de:Wolfsbarsch
    es:lubina
    it:branzino, spigola
    nl:zeebaars

    en:Perch
    de:Barsch, Rotbarsch
    fr:perche

    en:Sole
    fr:sole
    de:Seezunge
    es:lenguado
    it:sogliola
    nl:tong vis

    en:Halibut
    fr:flétan
    de:Heilbutt
    es:fletán
    nl:heilbot

    en:Swordfish
    fr:espadon
    de:Schwertfisch
    es:pez espada
    it:pesce spada

    en:Eel
    fr:anguille
    de:Aal, Räucheraal
    es:anguila
    it:anguilla
    nl:paling
    sv:ål
    da:ål
    nb:ål
    pl:węgorz

    en:Swai
    fr:panga
    de:Pangasius
    es:panga
    it:pangasio
    nl:pangasius
    pl:panga

    en:Tilapia
    fr:tilapia
    de:Tilapia
    es:tilapia
    it:tilapia
    nl:tilapia
    pl:tilapia

    en:Sprat
    de:Sprotten
    pl:szprot, szproty
    sv:skarpsill
    nl:sprot
    fi:kilohaili
    da:brisling
    nb:brisling

    # Crustaceans
    en:Crustaceans
    fr:crustacés, crustacé
    de:Krebstiere, Krebstier, Krustentiere, Krustentier, Krebsfleisch
    es:crustáceos, crustáceo
    it:crostacei, crostaceo
    nl:schaaldieren, schaaldier
    pl:skorupiaki, skorupiak
    sv:kräftdjur
    da:krebsdyr
    nb:krepsdyr
    fi:äyriäinen, äyriäiset
    pt:crustáceos, crustáceo

    en:Crustaceans and molluscs
    fr:fruits de mer, fruit de mer
    de:Meeresfrüchte, Schalentiere, Schalentier
    es:marisco, mariscos
    it:frutti di mare
    nl:zeevruchten
    pl:owoce morza
    sv:skaldjur
    da:skaldyr
    nb:skalldyr
    pt:marisco, mariscos

    en:Shrimp
    fr:crevette, crevettes, crevettes décortiquées, gambas
    de:Garnele, Garnelen, Krabben, Nordseekrabben, Nordseekrabbe, Shrimps, Eismeergarnelen, Krabbenfleisch, Tiefseegarnelen, Garnelenschwänze
    es:gamba, gambas, gambas peladas, langostino, langostinos, camarón, camarones, gambón
    it:gambero, gamberi, gamberetto, gamberetti, mazzancolle, mazzancolla, gamberoni
    nl:garnaal, garnalen, hollandse garnalen
    pl:krewetka, krewetki, krewetkowy
    sv:räka, räkor
    da:reje, rejer
    nb:reke, reker
    fi:katkarapu, katkaravut
    pt:camarão, camarões, gamba, gambas

    en:Crab
    fr:crabe, crabes, chair de crabe, tourteau
    de:Krabbe, Krebs, Krebse, Taschenkrebs, Taschenkrebsfleisch
    es:cangrejo, cangrejos, buey de mar, centollo
    it:granchio, granchi, polpa di granchio
    nl:krab, krabben, krabvlees
    pl:krab, kraby, krabowy
    sv:krabba, krabbor, krabbkött
    da:krabbe, krabber, krabbekød, krebs
    nb:krabbe, krabber
    fi:taskurapu, rapu, ravut
    pt:caranguejo, caranguejos, sapateira

    en:Lobster
    fr:homard, langouste
    de:Hummer, Languste
    es:bogavante, langosta
    it:aragosta, astice
    nl:kreeft, rivierkreeft
    pl:homar, langusta, homary
    sv:hummer
    da:hummer
    nb:hummer
    fi:hummeri
    pt:lagosta, lavagante

    en:Langoustine
    fr:langoustine, langoustines
    de:Kaisergranat, Scampi, Scampo
    es:cigala, cigalas
    it:scampi, scampo
    nl:langoustine, scampi
    pt:lagostim, lagostins

    en:Crayfish
    fr:écrevisse, écrevisses
    de:Flusskrebs, Flusskrebse, Flusskrebsschwänze
    it:gambero di fiume
    nl:rivierkreeftjes, rivierkreeften
    pl:rak, raki
    sv:kräfta, kräftor
    da:flodkrebs
    nb:kreps
    fi:jokirapu

    en:Krill
    fr:krill
    de:Krill
    pl:kryl
    nl:krill
    sv:krill

    # Molluscs
    en:Molluscs
    fr:mollusques, mollusque
    de:Weichtiere, Weichtier, Mollusken
    es:moluscos, molusco
    it:molluschi, mollusco
    nl:weekdieren, weekdier, schelpdieren, schelpdier
    pl:mięczaki, mięczak
    sv:blötdjur
    da:bløddyr
    nb:bløtdyr, skjell
    fi:nilviäinen, nilviäiset
    pt:moluscos, molusco

    en:Mussels
    fr:moule, moules
    de:Miesmuschel, Miesmuscheln, Muschel, Muscheln, Muschelfleisch, Grünschalmuscheln, Miesmuschelfleisch
    es:mejillón, mejillones
    it:cozza, cozze
    nl:mossel, mosselen
    pl:małż, małże, omułek, omułki
    sv:mussla, musslor, blåmusslor
    da:musling, muslinger, blåmuslinger
    nb:blåskjell
    fi:simpukka, simpukat, sinisimpukka
    pt:mexilhão, mexilhões

    en:Clams
    fr:palourde, palourdes
    de:Venusmuschel, Venusmuscheln
    es:almeja, almejas
    it:vongola, vongole
    nl:venusschelp
    pt:amêijoa, amêijoas

    en:Cockles
    fr:coque, coques
    de:Herzmuschel, Herzmuscheln
    es:berberecho, berberechos
    nl:kokkel, kokkels
    pt:berbigão

    en:Oysters
    fr:huître, huîtres
    de:Auster, Austern
    es:ostra, ostras
    it:ostrica, ostriche
    nl:oester, oesters
    pl:ostryga, ostrygi
    sv:ostron
    da:østers
    nb:østers
    fi:osteri, osterit
    pt:ostra, ostras

    en:Scallops
    fr:coquille saint-jacques, coquilles saint-jacques, noix de saint-jacques, saint-jacques, pétoncle, pétoncles, noix de pétoncles
    de:Jakobsmuschel, Jakobsmuscheln
    es:vieira, vieiras
    it:capasanta, capesante, pettine
    nl:sint-jakobsschelp, coquilles, jakobsschelp
    pl:przegrzebki
    sv:pilgrimsmussla, pilgrimsmusslor, kammusslor
    da:kammusling, kammuslinger
    nb:kamskjell
    fi:kampasimpukka
    pt:vieira, vieiras

    en:Squid
    fr:calmar, calmars, encornet, encornets, calamar
    de:Kalmar, Kalmare, Tintenfisch, Tintenfische, Tintenfischringe
    es:calamar, calamares, pota, potas
    it:calamaro, calamari, totano, totani
    nl:inktvis, pijlinktvis, calamaris, inktvisringen
    pl:kalmar, kalmary
    sv:bläckfisk
    da:blæksprutte, blæksprutter
    nb:blekksprut
    fi:mustekala, kalmari
    pt:lula, lulas, pota

    en:Octopus
    fr:poulpe, poulpes
    de:Oktopus, Krake, Pulpo
    es:pulpo, pulpos
    it:polpo, polpi
    nl:octopus
    pl:ośmiornica
    sv:octopus
    da:ottearmet blæksprutte
    pt:polvo

    en:Cuttlefish
    fr:seiche, seiches
    de:Sepia
    es:sepia, sepias, choco, jibia
    it:seppia, seppie
    nl:zeekat
    pl:mątwa
    pt:choco, chocos

    en:Snails
    fr:escargot, escargots
    de:Schnecke, Schnecken, Weinbergschnecken
    es:caracol, caracoles
    it:lumaca, lumache
    nl:slak, slakken, escargots
    pl:ślimak, ślimaki
    sv:snäcka, snäckor, sniglar
    da:snegl, snegle
    nb:snegl, snegler
    fi:etana
    pt:caracol, caracóis

    # Foods with the name of a fish or shellfish that are neither
    en:Oyster mushroom
    fr:pleurote, pleurotes, pleurote en huître, pleurotes en huître
    de:Austernpilz, Austernpilze, Austernseitling, Austernseitlinge
    es:seta ostra, setas de ostra
    it:pleurotus, funghi pleurotus
    nl:oesterzwam, oesterzwammen
    pl:boczniak, boczniak ostrygowaty, boczniaki
    sv:ostronskivling
    da:østershat, østershatte
    nb:østerssopp
    fi:osterivinokas
    pt:cogumelo ostra, cogumelos ostra

    # Meat
    en:Beef
    fr:bœuf, viande de bœuf, boeuf, viande de boeuf
    de:Rindfleisch, Rind
    es:carne de vacuno, vacuno, ternera
    it:carne bovina, manzo, carne di bovino, bovino
    nl:rundvlees, rund
    pl:wołowina, mięso wołowe
    sv:nötkött, nötfärs
    da:oksekød
    nb:storfekjøtt, biff
    fi:naudanliha
    pt:carne de bovino, carne de vaca

    en:Beef fat
    fr:graisse de bœuf, suif
    de:Rinderfett, Rindertalg
    nl:rundvet
    sv:nöttalg
    pl:łój wołowy

    en:Beef broth
    de:Rinderbrühe, Rinderfond
    nl:runderbouillon
    sv:nötbuljong
    fr:bouillon de bœuf

    en:Veal stock
    fr:fond de veau, fonds de veau
    de:Kalbsfond
    nl:kalfsfond
    sv:kalvfond

    en:Pork
    fr:porc, viande de porc, noix de porc
    de:Schweinefleisch, Schwein
    es:carne de cerdo, cerdo, magro de cerdo
    it:carne di suino, carne suina, suino
    nl:varkensvlees
    pl:wieprzowina, mięso wieprzowe
    sv:fläskkött, griskött, fläsk
    da:svinekød, flæsk
    nb:svinekjøtt
    fi:sianliha
    pt:carne de porco, carne de suíno

    en:Lard
    fr:saindoux, graisse de porc
    de:Schweineschmalz, Schmalz
    es:manteca de cerdo
    it:strutto
    nl:reuzel
    pl:smalec
    sv:ister
    pt:banha

    en:Veal
    fr:veau, viande de veau, noix de veau
    de:Kalbfleisch
    es:carne de ternera
    it:vitello, noce di vitello
    nl:kalfsvlees
    pl:cielęcina

    en:Ham
    fr:jambon, noix de jambon
    de:Schinken, Kochschinken, Rohschinken, Nussschinken
    es:jamón, jamón cocido, jamón serrano
    it:prosciutto, prosciutto cotto, prosciutto crudo, noce di prosciutto
    nl:ham
    pl:szynka
    sv:skinka
    da:skinke
    nb:skinke
    fi:kinkku
    pt:presunto, fiambre

    en:Bacon
    fr:lard, lardons, poitrine de porc
    de:Speck, Bauchspeck
    es:panceta, bacon, beicon
    it:pancetta
    nl:spek
    pl:boczek
    sv:bacon
    da:bacon
    nb:bacon
    fi:pekoni
    pt:toucinho

    en:Chicken
    fr:poulet, viande de poulet
    de:Hähnchenfleisch, Hühnerfleisch, Hähnchen, Hähnchenbrustfilet, Huhn
    es:pollo, carne de pollo
    it:pollo, carne di pollo
    nl:kip, kippenvlees, kipfilet
    pl:kurczak, mięso z kurczaka
    sv:kyckling, kycklingkött
    da:kylling, kyllingekød
    nb:kylling, kyllingkjøtt
    fi:kana, broileri, kananliha, broilerinliha
    pt:frango, carne de frango

    en:Turkey
    fr:dinde, viande de dinde
    de:Putenfleisch, Pute, Truthahnfleisch
    es:pavo, carne de pavo
    it:tacchino, carne di tacchino
    nl:kalkoen, kalkoenvlees
    pl:indyk, mięso z indyka
    sv:kalkon
    da:kalkun
    nb:kalkun
    fi:kalkkuna
    pt:peru

    en:Liver
    fr:foie
    de:Leber, Schweineleber
    es:hígado
    it:fegato
    nl:lever
    pl:wątroba
    sv:lever
    da:lever
    nb:lever
    fi:maksa
    pt:fígado

    en:Gelatin
    fr:gélatine
    de:Gelatine, Speisegelatine
    es:gelatina
    it:gelatina
    nl:gelatine
    pl:żelatyna
    sv:gelatin
    da:gelatine
    nb:gelatin
    fi:liivate
    pt:gelatina
    """#
  }
}
