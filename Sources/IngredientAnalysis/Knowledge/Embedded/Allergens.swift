extension EmbeddedTables {
  /// The allergen groups and their kinds, with the words that statements use for them, compiled
  /// from FALCPA and the FASTER Act (FD&C Act 201(qq)), FDA's Questions and Answers Regarding
  /// Food Allergens (Edition 5, 2025), Regulation (EU) No 1169/2011 Annex II, and the lists of
  /// Japan, Canada and Australia.
  @inline(never)
  static var allergens: String {
    #"""
    # Law: US: FD&C Act 201(qq), 21 U.S.C. 321(qq) (FALCPA 2004; sesame by the FASTER Act 2021, from 2023-01-01), with the kinds of
    # tree nut of FDA, Questions and Answers Regarding Food Allergens, Edition 5 (2025), Table 1. EU: Regulation (EU) No 1169/2011,
    # Annex II. JP: Food Labelling Standards of the Consumer Affairs Agency, the mandatory list. CA: Food and Drug Regulations
    # B.01.010.1. AU: Food Standards Code, Standard 1.2.3 and Schedule 9 (also New Zealand).

    # US: milk of every ruminant, named with the animal (Edition 5). EU: Annex II 7, lactose included.
    en:Milk, milks, dairy, dairy products, dairy product, milk products, milk product, milk ingredients, milk ingredient, milk derivatives, milk derivative, milk protein, milk proteins, milk allergen, cow's milk, cows' milk, cow milk, goat's milk, goat milk, sheep's milk, sheep milk, lactose, casein, caseinate, caseinates, whey, cream, butter, cheese, buttermilk, butterfat, milk fat, milkfat, milk solids, skim milk, nonfat milk, whole milk, milk powder, yogurt, yoghurt
    fr:Lait, produits laitiers, produit laitier, lait de vache, protéines de lait, protéine de lait, beurre, crème, fromage, lactosérum, petit-lait, caséine, caséinate
    es:Leche, lácteos, productos lácteos, producto lácteo, derivados lácteos, proteínas de leche, proteína de leche, lactosa, mantequilla, nata, queso, suero de leche, caseína
    de:Milch, Milchprodukte, Milchprodukt, Milcherzeugnisse, Milcherzeugnis, Milcheiweiß, Milchproteine, Laktose, Milchzucker, Sahne, Rahm, Käse, Molke, Kasein, Milchbestandteile
    it:Latte, latticini, prodotti lattiero-caseari, prodotti a base di latte, derivati del latte, proteine del latte, lattosio, burro, panna, formaggio, siero di latte, caseina
    nl:Melk, zuivel, melkproducten, zuivelproducten, melkeiwit, melkbestanddelen, producten op basis van melk, lactose, boter, room, kaas, wei, caseïne
    pl:Mleko, mleka, mlekiem, produkty mleczne, nabiał, produkty pochodne mleka, białka mleka, laktoza, masło, śmietana, ser, serwatka, kazeina
    sv:Mjölk, mjölkprodukter, mejeriprodukter, mjölkprotein, laktos, smör, grädde, ost, vassle, kasein
    da:Mælk, mælkeprodukter, mejeriprodukter, mælkeprotein, laktose, smør, fløde, ost, valle, kasein
    nb:Melk, melkeprodukter, meieriprodukter, melkeprotein, laktose, smør, fløte, ost, myse, kasein
    fi:Maito, maitoa, maitotuotteet, maitotuotteita, maitoproteiini, laktoosi, kerma, juusto, hera, kaseiini
    pt:Leite, produtos lácteos, lacticínios, derivados de leite, derivados do leite, proteína de leite, lactose, manteiga, natas, queijo, soro de leite, caseína
    allergens:en:milk
    markets:en:US, EU, CA, JP, AU

    # US: egg of every bird (Edition 5). EU: Annex II 3.
    en:Eggs, egg, egg products, egg product, egg ingredients, egg derivatives, egg protein, egg proteins, egg white, egg whites, egg yolk, egg yolks, hen's eggs, hen egg, albumen, albumin, ovalbumin, duck egg, quail egg
    fr:Œufs, œuf, produits à base d'œufs, ovoproduits, blanc d'œuf, jaune d'œuf
    es:Huevos, huevo, productos a base de huevo, derivados del huevo, ovoproductos, clara de huevo, yema de huevo
    de:Eier, Ei, Eierzeugnisse, Eiprodukte, Eiweiß vom Huhn, Hühnerei, Hühnereier, Eigelb, Vollei
    it:Uova, uovo, prodotti a base di uova, derivati dell'uovo, albume, tuorlo, ovoprodotti
    nl:Eieren, ei, eiproducten, producten op basis van eieren, kippenei
    pl:Jaja, jajo, jaj, jajka, produkty pochodne jaj, produkty z jaj
    sv:Ägg, äggprodukter, hönsägg
    da:Æg, ægprodukter, hønseæg
    nb:Egg, eggprodukter, hønseegg
    fi:Muna, munaa, munia, kananmuna, kananmunaa, munatuotteet, munatuotteita
    pt:Ovos, ovo, ovoprodutos, derivados de ovos, produtos à base de ovos
    allergens:en:eggs
    markets:en:US, EU, CA, JP, AU

    # US: to be named by species, 403(w)(2). EU: Annex II 4, except gelatine as carrier of vitamins and isinglass in beer and wine.
    en:Fish, fishes, finfish, fin fish, fish products, fish product, fish ingredients, fish derivatives, fish protein, fish gelatin, fish gelatine, fish oil, fish sauce
    fr:Poissons, poisson, produits de poisson, produits à base de poisson
    es:Pescado, pescados, productos a base de pescado, derivados del pescado
    de:Fisch, Fische, Fischerzeugnisse, Fischprodukte
    it:Pesce, pesci, prodotti a base di pesce, derivati del pesce
    nl:Vis, visproducten, producten op basis van vis
    pl:Ryby, ryba, ryb, produkty rybne, produkty pochodne ryb
    sv:Fisk, fiskprodukter
    da:Fisk, fiskeprodukter
    nb:Fisk, fiskeprodukter
    fi:Kala, kalaa, kalatuotteet, kalatuotteita
    pt:Peixe, peixes, produtos à base de peixe, derivados de peixe
    allergens:en:fish
    markets:en:US, EU, CA, AU

    <en:fish
    en:Anchovy, anchovies
    fr:Anchois
    es:Anchoa, anchoas, boquerón
    de:Sardelle, Sardellen, Anchovis
    it:Acciuga, acciughe, alici

    <en:fish
    en:Bass, sea bass, striped bass, seabass
    fr:Bar
    es:Lubina
    de:Wolfsbarsch
    it:Branzino, spigola

    <en:fish
    en:Bonito, skipjack
    de:Bonito

    <en:fish
    en:Carp
    fr:Carpe
    es:Carpa
    de:Karpfen
    it:Carpa

    <en:fish
    en:Catfish, basa, swai, pangasius
    fr:Panga
    es:Panga
    de:Pangasius, Wels

    <en:fish
    en:Cod, codfish, Atlantic cod, Pacific cod
    fr:Morue, cabillaud
    es:Bacalao
    de:Kabeljau, Dorsch
    it:Merluzzo, baccalà

    <en:fish
    en:Eel, eels
    fr:Anguille
    es:Anguila
    de:Aal
    it:Anguilla

    <en:fish
    en:Flounder, sole, plaice
    fr:Plie, sole commune
    es:Platija, lenguado
    de:Scholle, Seezunge, Flunder
    it:Platessa, sogliola

    <en:fish
    en:Grouper

    <en:fish
    en:Haddock
    fr:Églefin
    es:Eglefino
    de:Schellfisch
    it:Eglefino

    <en:fish
    en:Hake, whiting
    fr:Merlu, merlan
    es:Merluza
    de:Seehecht
    it:Nasello

    <en:fish
    en:Halibut
    fr:Flétan
    es:Fletán
    de:Heilbutt
    it:Halibut

    <en:fish
    en:Herring, herrings
    fr:Hareng
    es:Arenque
    de:Hering
    it:Aringa

    <en:fish
    en:Mackerel, king mackerel
    fr:Maquereau
    es:Caballa
    de:Makrele
    it:Sgombro

    <en:fish
    en:Mahi mahi, mahimahi

    <en:fish
    en:Marlin

    <en:fish
    en:Milkfish, bangus

    <en:fish
    en:Perch

    <en:fish
    en:Pike
    fr:Brochet
    es:Lucio
    de:Hecht
    it:Luccio

    <en:fish
    en:Pollock, Alaska pollock, Alaskan pollock, pollack
    fr:Colin d'Alaska, lieu
    es:Abadejo
    de:Seelachs, Alaska-Seelachs
    it:Merluzzo d'Alaska

    <en:fish
    en:Salmon, salmons
    fr:Saumon
    es:Salmón
    de:Lachs
    it:Salmone

    <en:fish
    en:Sardine, sardines, pilchard, pilchards
    fr:Sardine
    es:Sardina, sardinas
    de:Sardine, Sardinen
    it:Sardina, sardine

    <en:fish
    en:Shark
    fr:Requin
    es:Tiburón
    de:Hai, Haifisch
    it:Squalo

    <en:fish
    en:Smelt

    <en:fish
    en:Snapper, red snapper

    <en:fish
    en:Swordfish
    fr:Espadon
    es:Pez espada
    de:Schwertfisch
    it:Pesce spada

    <en:fish
    en:Tilapia

    <en:fish
    en:Tilefish

    <en:fish
    en:Trout, trouts
    fr:Truite
    es:Trucha
    de:Forelle
    it:Trota

    <en:fish
    en:Tuna, tunas, tunafish
    fr:Thon
    es:Atún
    de:Thunfisch
    it:Tonno

    # US: to be named by species, 403(w)(2). EU: Annex II 2. JP: shrimp and crab.
    en:Crustaceans, crustacean, crustacea, crustacean shellfish, crustacean products, crustacean shellfish products
    fr:Crustacés, crustacé
    es:Crustáceos, crustáceo, marisco, mariscos
    de:Krebstiere, Krebstier, Krustentiere, Krustentier
    it:Crostacei, crostaceo
    nl:Schaaldieren, schaaldier, producten op basis van schaaldieren
    pl:Skorupiaki, skorupiak, skorupiaków, produkty pochodne skorupiaków
    sv:Kräftdjur
    da:Krebsdyr
    nb:Skalldyr, krepsdyr
    fi:Äyriäiset, äyriäinen, äyriäisiä, äyriäisten
    pt:Crustáceos, crustáceo, produtos à base de crustáceos
    allergens:en:crustaceans
    markets:en:US, EU, CA, AU

    <en:crustaceans
    en:Shrimp, shrimps, prawn, prawns
    fr:Crevette, crevettes
    es:Camarón, camarones, gamba, gambas, langostino, langostinos
    de:Garnele, Garnelen, Krabben, Shrimps
    it:Gambero, gamberi, gamberetti, gamberetto
    markets:en:US, EU, CA, JP, AU

    <en:crustaceans
    en:Crab, crabs, crab meat, crabmeat
    fr:Crabe, crabes
    es:Cangrejo, cangrejos
    de:Krebs, Krebse, Taschenkrebs
    it:Granchio, granchi
    markets:en:US, EU, CA, JP, AU

    <en:crustaceans
    en:Lobster, lobsters
    fr:Homard, langouste
    es:Langosta, bogavante
    de:Hummer, Languste
    it:Aragosta, astice

    <en:crustaceans
    en:Crayfish, crawfish, crawdad
    fr:Écrevisse
    es:Cigala
    de:Flusskrebs
    it:Gambero di fiume

    <en:crustaceans
    en:Krill
    fr:Krill
    de:Krill

    # Not a major allergen in the US. EU: Annex II 14.
    en:Molluscs, mollusc, mollusks, mollusk, molluscan shellfish, molluscs products
    fr:Mollusques, mollusque
    es:Moluscos, molusco
    de:Weichtiere, Weichtier, Mollusken
    it:Molluschi, mollusco
    nl:Weekdieren, weekdier, schelpdieren
    pl:Mięczaki, mięczak, mięczaków
    sv:Blötdjur
    da:Bløddyr
    nb:Bløtdyr
    fi:Nilviäiset, nilviäinen, nilviäisiä, nilviäisten
    pt:Moluscos, molusco
    allergens:en:molluscs
    markets:en:EU, CA, AU

    <en:molluscs
    en:Abalone

    <en:molluscs
    en:Clam, clams
    fr:Palourde, palourdes
    es:Almeja, almejas
    de:Venusmuschel, Muscheln, Muschel
    it:Vongola, vongole

    <en:molluscs
    en:Cuttlefish
    fr:Seiche
    es:Sepia
    de:Tintenfisch
    it:Seppia

    <en:molluscs
    en:Mussel, mussels
    fr:Moule, moules
    es:Mejillón, mejillones
    de:Miesmuschel, Miesmuscheln
    it:Cozza, cozze

    <en:molluscs
    en:Octopus
    fr:Poulpe
    es:Pulpo
    de:Krake, Oktopus
    it:Polpo

    <en:molluscs
    en:Oyster, oysters
    fr:Huître, huîtres
    es:Ostra, ostras
    de:Auster, Austern
    it:Ostrica, ostriche

    <en:molluscs
    en:Scallop, scallops
    fr:Coquille Saint-Jacques, pétoncle
    es:Vieira
    de:Jakobsmuschel
    it:Capasanta

    <en:molluscs
    en:Snail, snails, escargot
    fr:Escargot
    es:Caracol
    de:Schnecke
    it:Lumaca

    <en:molluscs
    en:Squid, calamari
    fr:Calmar, encornet
    es:Calamar, calamares
    de:Kalmar
    it:Calamaro, calamari

    # US: twelve kinds by Edition 5, Table 1. EU: eight kinds by Annex II 8.
    en:Nuts, nut, tree nuts, tree nut, treenuts, treenut, nut products, tree nut products, mixed nuts, other nuts, other tree nuts
    fr:Fruits à coque, fruit à coque, noix diverses, fruits à coques, autres fruits à coque
    es:Frutos de cáscara, fruto de cáscara, frutos secos, nueces de árbol
    de:Schalenfrüchte, Schalenfrucht, Nüsse, Nuss, andere Nüsse, andere Schalenfrüchte
    it:Frutta a guscio, frutta secca a guscio, altra frutta a guscio
    nl:Noten, noot, schaalvruchten, dopvruchten, andere noten
    pl:Orzechy, orzech, orzechów, orzechami, inne orzechy
    sv:Nötter, nöt, andra nötter
    da:Nødder, nød, andre nødder
    nb:Nøtter, nøtt, andre nøtter
    fi:Pähkinät, pähkinä, pähkinää, pähkinöitä, muita pähkinöitä
    pt:Frutos de casca rija, fruto de casca rija, frutos secos, outros frutos de casca rija
    allergens:en:nuts
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Almond, almonds
    fr:Amande, amandes
    es:Almendra, almendras
    de:Mandel, Mandeln
    it:Mandorla, mandorle
    nl:Amandelen, amandel
    pl:Migdały, migdałów
    sv:Mandel, mandlar
    da:Mandel, mandler
    nb:Mandel, mandler
    fi:Manteli, mantelia, manteleita
    pt:Amêndoas, amêndoa
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Brazil nut, Brazil nuts
    fr:Noix du Brésil
    es:Nuez de Brasil, nueces de Brasil
    de:Paranuss, Paranüsse
    it:Noce del Brasile, noci del Brasile
    nl:Paranoten
    pl:Orzechy brazylijskie
    sv:Paranötter
    da:Paranødder
    nb:Paranøtter
    fi:Parapähkinät
    pt:Castanhas do Brasil
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Cashew, cashews, cashew nut, cashew nuts
    fr:Noix de cajou
    es:Anacardo, anacardos
    de:Cashewnuss, Cashewnüsse, Cashewkerne, Kaschunüsse, Kaschunuss
    it:Anacardo, anacardi, noci di acagiù
    nl:Cashewnoten, cashewnoot
    pl:Orzechy nerkowca, orzechów nerkowca
    sv:Cashewnötter
    da:Cashewnødder
    nb:Kasjunøtter, cashewnøtter
    fi:Cashewpähkinät, cashewpähkinää, cashewpähkinöitä
    pt:Castanha de caju, castanhas de caju
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Hazelnut, hazelnuts, filbert, filberts
    fr:Noisette, noisettes
    es:Avellana, avellanas
    de:Haselnuss, Haselnüsse
    it:Nocciola, nocciole
    nl:Hazelnoten, hazelnoot
    pl:Orzechy laskowe, orzechów laskowych
    sv:Hasselnötter, hasselnöt
    da:Hasselnødder, hasselnød
    nb:Hasselnøtter, hasselnøtt
    fi:Hasselpähkinät, hasselpähkinää, hasselpähkinöitä
    pt:Avelãs, avelã
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Macadamia, macadamias, macadamia nut, macadamia nuts, bush nut, Queensland nut, Queensland nuts
    fr:Noix de macadamia, noix du Queensland
    es:Nuez de macadamia, nueces de macadamia
    de:Macadamianuss, Macadamianüsse, Queenslandnüsse
    it:Noce di macadamia, noci di macadamia, noci del Queensland
    nl:Macadamianoten
    pl:Orzechy makadamia
    sv:Macadamianötter, Queenslandsnötter
    da:Macadamianødder, queenslandnødder
    nb:Macadamianøtter
    fi:Macadamiapähkinät
    pt:Nozes de macadâmia, nozes do Queensland
    markets:en:US, EU, CA, AU

    <en:nuts
    en:Pecan, pecans, pecan nut, pecan nuts
    fr:Noix de pécan, noix de pacane
    es:Pacana, pacanas, nuez pecán
    de:Pekannuss, Pekannüsse, Pecannüsse
    it:Noce di pecan, noci di pecan
    nl:Pecannoten
    pl:Orzechy pekan, orzechów pekan
    sv:Pekannötter
    da:Pekannødder
    nb:Pekannøtter
    fi:Pekaanipähkinät
    pt:Nozes pecã
    markets:en:US, EU, CA, AU

    # Not in Annex II.
    <en:nuts
    en:Pine nut, pine nuts, pinon, pinon nut, pignolia, pignolias, pine kernels
    fr:Pignon de pin, pignons de pin
    es:Piñón, piñones
    de:Pinienkern, Pinienkerne
    it:Pinolo, pinoli
    markets:en:US, CA, AU

    <en:nuts
    en:Pistachio, pistachios, pistachio nut, pistachio nuts
    fr:Pistache, pistaches
    es:Pistacho, pistachos
    de:Pistazie, Pistazien
    it:Pistacchio, pistacchi
    nl:Pistachenoten, pistache
    pl:Pistacje, pistacji
    sv:Pistaschmandel, pistaschnötter
    da:Pistacienødder
    nb:Pistasienøtter, pistasjnøtter
    fi:Pistaasipähkinät, pistaasi
    pt:Pistácios
    markets:en:US, EU, CA, AU

    # The US list names English, Persian, black, California and Japanese walnut (heartnut).
    <en:nuts
    en:Walnut, walnuts, black walnut, black walnuts, California walnut, English walnut, Persian walnut, heartnut, Japanese walnut
    fr:Noix, noix de Grenoble
    es:Nuez, nueces
    de:Walnuss, Walnüsse
    it:Noce, noci
    nl:Walnoten, walnoot
    pl:Orzechy włoskie, orzechów włoskich
    sv:Valnötter, valnöt
    da:Valnødder, valnød
    nb:Valnøtter, valnøtt
    fi:Saksanpähkinät, saksanpähkinää, saksanpähkinöitä
    pt:Nozes, noz
    markets:en:US, EU, CA, JP, AU

    # Off the US list since Edition 5 (2025-01-06) and never in Annex II; kept for statements that still name them.
    <en:nuts
    en:Hickory nut, hickory nuts

    <en:nuts
    en:Beechnut, beech nut, beech nuts

    <en:nuts
    en:Butternut, butternuts

    <en:nuts
    en:Pili nut, pili nuts

    en:Peanuts, peanut, groundnut, groundnuts, ground nut, ground nuts, earthnut, monkey nuts, peanut products, peanut protein, peanut butter, arachis
    fr:Arachides, arachide, cacahuètes, cacahuète
    es:Cacahuetes, cacahuete, cacahuates, cacahuate, maní, manís
    de:Erdnüsse, Erdnuss
    it:Arachidi, arachide
    nl:Pinda's, pinda, pindas, aardnoten, aardnoot
    pl:Orzeszki ziemne, orzeszków ziemnych, orzechy ziemne, orzechów ziemnych, orzeszki arachidowe, orzeszków arachidowych, orzechy arachidowe, fistaszki
    sv:Jordnötter, jordnöt
    da:Jordnødder, jordnød, peanuts
    nb:Peanøtter, peanøtt, jordnøtter
    fi:Maapähkinä, maapähkinät, maapähkinää, maapähkinöitä
    pt:Amendoins, amendoim
    allergens:en:peanuts
    markets:en:US, EU, CA, JP, AU

    # US: wheat. EU: Annex II 1, to be named as wheat among the cereals with gluten.
    en:Wheat, wheat products, wheat ingredients, wheat flour, wheat protein, wheat gluten, wheat starch, durum, durum wheat, semolina, bulgur, couscous
    fr:Blé, froment, blé dur, farine de blé
    es:Trigo, trigo duro, harina de trigo
    de:Weizen, Hartweizen, Weizenmehl, Weizeneiweiß
    it:Frumento, grano, grano duro, farina di frumento, farina di grano
    nl:Tarwe, tarwebloem, tarwezetmeel
    pl:Pszenica, pszenicy, pszenicę, pszenny, pszenna, pszenne, pszennej, pszennego, pszenną, mąka pszenna
    sv:Vete, vetemjöl
    da:Hvede, hvedemel
    nb:Hvete, hvetemel
    fi:Vehnä, vehnää, vehnän
    pt:Trigo, farinha de trigo
    allergens:en:wheat, gluten
    markets:en:US, EU, CA, JP, AU

    <en:wheat
    en:Spelt, spelt wheat, dinkel
    fr:Épeautre
    es:Espelta
    de:Dinkel
    it:Farro, spelta
    nl:Spelt
    pl:Orkisz, orkiszu
    sv:Dinkel, spelt
    da:Spelt
    nb:Spelt
    fi:Speltti, spelttiä
    pt:Espelta
    allergens:en:wheat, gluten
    markets:en:US, EU, CA, JP, AU

    <en:wheat
    en:Khorasan wheat, khorasan, kamut
    fr:Blé de khorasan
    es:Trigo khorasan
    de:Khorasan-Weizen
    it:Grano khorasan
    allergens:en:wheat, gluten
    markets:en:US, EU, CA, JP, AU

    <en:wheat
    en:Einkorn, emmer
    allergens:en:wheat, gluten

    # Not a major allergen of US law beyond wheat. EU: Annex II 1.
    en:Gluten, cereals containing gluten, cereal containing gluten, cereals with gluten, gluten containing cereals, gluten containing grains, gluten containing ingredients, gluten sources, gluten source
    fr:Gluten, céréales contenant du gluten, céréale contenant du gluten
    es:Gluten, cereales que contienen gluten, cereales con gluten
    de:Gluten, glutenhaltiges Getreide, glutenhaltige Getreide, glutenhaltiges Getreideprodukt
    it:Glutine, cereali contenenti glutine
    nl:Gluten, glutenbevattende granen, granen die gluten bevatten, glutenhoudende granen
    pl:Gluten, glutenu, zboża zawierające gluten, zbóż zawierających gluten
    sv:Gluten, spannmål som innehåller gluten, glutenhaltig spannmål
    da:Gluten, kornprodukter som indeholder gluten, glutenholdigt korn
    nb:Gluten, korn som inneholder gluten, glutenholdig korn, glutenholdige korn
    fi:Gluteeni, gluteenia, gluteenia sisältävät viljat, gluteenia sisältäviä viljoja
    pt:Glúten, cereais que contêm glúten, cereais com glúten
    allergens:en:gluten
    markets:en:EU, CA, AU

    <en:gluten
    en:Barley, barley malt, malted barley, malt
    fr:Orge, malt d'orge
    es:Cebada, malta de cebada
    de:Gerste, Gerstenmalz
    it:Orzo, malto d'orzo
    nl:Gerst, gerstemout
    pl:Jęczmień, jęczmienia
    sv:Korn
    da:Byg
    nb:Bygg
    fi:Ohra, ohraa
    pt:Cevada
    markets:en:EU, CA, AU

    <en:gluten
    en:Rye
    fr:Seigle
    es:Centeno
    de:Roggen
    it:Segale
    nl:Rogge
    pl:Żyto, żyta
    sv:Råg
    da:Rug
    nb:Rug
    fi:Ruis, ruista
    pt:Centeio
    markets:en:EU, CA, AU

    <en:gluten
    en:Oats, oat
    fr:Avoine
    es:Avena
    de:Hafer
    it:Avena
    nl:Haver
    pl:Owies, owsa
    sv:Havre
    da:Havre
    nb:Havre
    fi:Kaura, kauraa
    pt:Aveia
    markets:en:EU, CA, AU

    # A hybrid of wheat and rye.
    <en:wheat
    <en:gluten
    en:Triticale
    fr:Triticale
    es:Triticale
    de:Triticale
    it:Triticale
    allergens:en:wheat, gluten
    markets:en:US, EU, CA, AU

    # EU: Annex II 6, except fully refined oil and fat, tocopherols, phytosterols and stanol esters. US: not highly refined oil.
    en:Soybeans, soybean, soy, soya, soya beans, soya bean, soy beans, soy products, soy ingredients, soy protein, soya protein, soy lecithin, soya lecithin, soybean products, soy derivatives, soy flour
    fr:Soja, graines de soja, lécithine de soja
    es:Soja, soya, habas de soja, lecitina de soja
    de:Soja, Sojabohnen, Sojabohne, Sojalecithin, Sojaeiweiß
    it:Soia, semi di soia, lecitina di soia
    nl:Soja, sojabonen, sojaboon
    pl:Soja, soi, soję, nasiona soi
    sv:Soja, sojabönor
    da:Soja, sojabønner
    nb:Soya, soyabønner
    fi:Soija, soijaa, soijapavut, soijapapuja
    pt:Soja, sementes de soja
    allergens:en:soybeans
    markets:en:US, EU, CA, AU

    # US: from 2023-01-01. EU: Annex II 11.
    en:Sesame seeds, sesame seed, sesame, sesame products, sesame oil, sesame flour, tahini, benne, gingelly
    fr:Graines de sésame, sésame
    es:Granos de sésamo, sésamo, semillas de sésamo, ajonjolí
    de:Sesamsamen, Sesam
    it:Semi di sesamo, sesamo
    nl:Sesamzaad, sesam
    pl:Nasiona sezamu, sezam, sezamu
    sv:Sesamfrön, sesam, sesamfrö
    da:Sesamfrø, sesam
    nb:Sesamfrø, sesam
    fi:Seesaminsiemenet, seesami, seesaminsiemeniä, seesamia
    pt:Sementes de sésamo, sésamo, gergelim
    allergens:en:sesame-seeds
    markets:en:US, EU, CA, AU

    # EU: Annex II 9.
    en:Celery, celeriac, celery products, celery seed, celery salt
    fr:Céleri, céleri-rave
    es:Apio
    de:Sellerie, Knollensellerie
    it:Sedano, sedano rapa
    nl:Selderij, selderie, knolselderij
    pl:Seler, selera, selery
    sv:Selleri
    da:Selleri
    nb:Selleri
    fi:Selleri, selleriä
    pt:Aipo
    allergens:en:celery
    markets:en:EU

    # EU: Annex II 10.
    en:Mustard, mustard products, mustard seed, mustard seeds, mustard flour
    fr:Moutarde, graines de moutarde
    es:Mostaza
    de:Senf, Senfsaat, Senfkörner
    it:Senape, semi di senape
    nl:Mosterd, mosterdzaad
    pl:Gorczyca, gorczycy, gorczycę, musztarda
    sv:Senap, senapsfrön
    da:Sennep
    nb:Sennep
    fi:Sinappi, sinappia
    pt:Mostarda
    allergens:en:mustard
    markets:en:EU, CA

    # EU: Annex II 13.
    en:Lupin, lupins, lupine, lupin products, lupin seeds
    fr:Lupin
    es:Altramuces, altramuz
    de:Lupinen, Lupine
    it:Lupini, lupino
    nl:Lupine
    pl:Łubin, łubinu
    sv:Lupin
    da:Lupin
    nb:Lupin
    fi:Lupiini, lupiinia
    pt:Tremoço, tremoços
    allergens:en:lupin
    markets:en:EU, AU

    # EU: Annex II 12, above 10 mg/kg or 10 mg/l as SO2.
    en:Sulphur dioxide and sulphites, sulfur dioxide and sulfites, sulphites, sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, added sulphites, sulfiting agents, sulphiting agents
    fr:Anhydride sulfureux et sulfites, sulfites, anhydride sulfureux, dioxyde de soufre
    es:Dióxido de azufre y sulfitos, sulfitos, dióxido de azufre, anhídrido sulfuroso
    de:Schwefeldioxid und Sulfite, Sulfite, Sulfit, Schwefeldioxid
    it:Anidride solforosa e solfiti, solfiti, anidride solforosa
    nl:Zwaveldioxide en sulfieten, sulfieten, sulfiet, zwaveldioxide
    pl:Dwutlenek siarki i siarczyny, siarczyny, siarczynów, dwutlenek siarki, dwutlenku siarki
    sv:Svaveldioxid och sulfit, sulfit, sulfiter, svaveldioxid
    da:Svovldioxid og sulfitter, sulfitter, sulfit, svovldioxid
    nb:Svoveldioksid og sulfitt, sulfitt, sulfitter, svoveldioksid
    fi:Rikkidioksidi ja sulfiitit, sulfiitit, sulfiittia, sulfiitteja, rikkidioksidi
    pt:Dióxido de enxofre e sulfitos, sulfitos, dióxido de enxofre
    allergens:en:sulphur-dioxide-and-sulphites
    markets:en:EU, CA, AU

    # Neither a tree nut of US law since Edition 5 (2025-01-06) nor in Annex II; many people still ask for it.
    en:Coconut, coconuts, coconut products
    fr:Noix de coco, coco
    es:Coco
    de:Kokosnuss, Kokos
    it:Cocco, noce di cocco
    nl:Kokos, kokosnoot
    pl:Kokos
    sv:Kokos, kokosnöt
    da:Kokos
    nb:Kokos
    fi:Kookos
    pt:Coco
    allergens:en:coconut

    # Neither a tree nut of US law since Edition 5 (2025-01-06) nor in Annex II; Brazil lists it.
    en:Chestnut, chestnuts
    fr:Châtaigne, châtaignes, marron, marrons
    es:Castaña, castañas
    de:Kastanie, Kastanien, Esskastanie, Marone
    it:Castagna, castagne
    nl:Kastanjes
    pl:Kasztany
    sv:Kastanjer
    da:Kastanjer
    nb:Kastanjer
    fi:Kastanja
    pt:Castanhas
    allergens:en:chestnut

    # JP: mandatory. A pseudo-cereal, not a wheat.
    en:Buckwheat, soba
    fr:Sarrasin, blé noir
    es:Trigo sarraceno, alforfón
    de:Buchweizen
    it:Grano saraceno
    nl:Boekweit
    pl:Gryka
    sv:Bovete
    da:Boghvede
    nb:Bokhvete
    fi:Tattari
    pt:Trigo sarraceno, trigo mourisco
    allergens:en:buckwheat
    markets:en:JP
    """#
  }
}
