extension EmbeddedTables {
  /// Words of certification and of claims that stand before or after an ingredient's name, taken off it and kept.
  @inline(never)
  static var labels: String {
    #"""
    # Organic and farming
    en:Organic, organically grown, organically produced, certified organic, organic certified, usda organic, organic agriculture, from organic agriculture, organic ingredient, organic ingredients, product of organic farming, from organic farming, organic farming, oregon tilth certified organic, ccof certified organic, 100% organic, qai certified organic, certified organic ingredient, certified organic ingredients, denotes organic ingredient, organics, 100% certified organic, org
    fr:biologique, biologiques, bio, bios, issu de l'agriculture biologique, issus de l'agriculture biologique, issue de l'agriculture biologique, agriculture biologique, produit issu de l'agriculture biologique, ingrédient biologique, ingrédients biologiques, ingrédients issus de l'agriculture biologique, produits issus de l'agriculture biologique, ingrédient issu de l'agriculture biologique
    es:ecológico, ecológica, ecológicos, ecológicas, orgánico, orgánica, orgánicos, orgánicas, biológico, biológica, biológicos, biológicas, de agricultura ecológica, procedente de agricultura ecológica, agricultura ecológica, de cultivo ecológico, procedentes de agricultura ecológica, bio, ingrediente ecológico, ingredientes ecológicos
    de:Bio, biologisch, biologische, biologischer, biologisches, biologischen, ökologisch, ökologische, ökologischer, ökologisches, ökologischen, öko, aus biologischem Anbau, aus ökologischem Anbau, aus kontrolliert biologischem Anbau, kbA, aus ökologischer Landwirtschaft, aus biologischer Landwirtschaft, aus kontrolliert biologischer Erzeugung, aus ökologischer Erzeugung, aus kontrolliert ökologischem Anbau, aus kontrolliert biologischer Landwirtschaft, biologisch erzeugt
    it:biologico, biologica, biologici, biologiche, bio, da agricoltura biologica, proveniente da agricoltura biologica, agricoltura biologica, provenienti da agricoltura biologica, prodotto biologico, ingredienti biologici
    fi:luomu, luomua, luomutuotettu, luonnonmukainen, luonnonmukaista, luonnonmukaisesti tuotettu, luonnonmukaisesta tuotannosta, luomuraaka-aine, luomutuote
    pl:ekologiczny, ekologiczna, ekologiczne, ekologicznego, ekologicznej, ekologicznych, bio, eko, z upraw ekologicznych, z uprawy ekologicznej, z rolnictwa ekologicznego, pochodzący z rolnictwa ekologicznego, składnik ekologiczny, produkt rolnictwa ekologicznego
    nl:biologisch, biologische, bio, van biologische oorsprong, uit biologische landbouw, van biologische landbouw, biologische teelt
    sv:ekologisk, ekologiskt, ekologiska, eko, krav, krav-märkt, ekologiskt odlad, från ekologiskt jordbruk
    da:økologisk, økologiske, øko
    nb:økologisk, økologiske, øko
    pt:biológico, biológica, biológicos, biológicas, orgânico, orgânica, orgânicos, orgânicas, bio, de agricultura biológica, proveniente de agricultura biológica

    <en:organic
    en:EU organic, eu organic farming
    fr:agriculture biologique européenne
    de:EU-Bio
    fi:EU-luomu

    <en:biodynamic
    en:Demeter, demeter certified, certified biodynamic
    xx:demeter
    fr:certifié demeter

    en:Biodynamic, biodynamically grown, biodynamic farming, from biodynamic agriculture
    fr:biodynamique, issu de l'agriculture biodynamique
    es:biodinámico, biodinámica
    de:biodynamisch, aus biologisch-dynamischem Anbau, biologisch-dynamisch
    it:biodinamico, biodinamica
    fi:biodynaaminen, biodynaamista, biodynaamisesti viljelty
    pl:biodynamiczny, biodynamiczna, biodynamiczne, z upraw biodynamicznych
    nl:biologisch-dynamisch, biodynamisch, biologisch-dynamische
    sv:biodynamisk, biodynamiskt, biodynamiska
    pt:biodinâmico, biodinâmica

    <en:organic
    en:Naturland
    xx:naturland, bioland

    en:Transitional organic, certified transitional, in conversion to organic
    fr:en conversion vers l'agriculture biologique, produit en conversion vers l'agriculture biologique, en conversion
    es:en conversión a la agricultura ecológica, en conversión
    de:aus Umstellung, Umstellungsware, aus der Umstellung auf ökologische Landwirtschaft
    it:in conversione all'agricoltura biologica, in conversione

    en:Made with organic ingredients, made with organic

    en:Wildcrafted, wild crafted, wild harvested, wild grown, wild picked, wild gathered
    fr:récolte sauvage, cueillette sauvage, issu de la cueillette sauvage
    es:recolección silvestre, de recolección silvestre
    de:aus Wildsammlung, Wildsammlung
    it:raccolta spontanea, da raccolta spontanea
    fi:luonnosta kerätty, metsästä kerätty
    pl:ze zbiorów naturalnych, zbierany w naturze
    nl:uit het wild verzameld

    en:Regenerative organic, regenerative organic certified, regeneratively grown, regenerative

    en:Pesticide free, grown without pesticides, without pesticides, no pesticides, pesticide residue free, glyphosate residue free
    fr:sans pesticides, sans résidu de pesticides, zéro résidu de pesticides
    es:sin pesticidas
    de:ohne Pestizide
    it:senza pesticidi
    fi:ilman torjunta-aineita
    pl:bez pestycydów
    nl:zonder pesticiden
    sv:utan bekämpningsmedel
    pt:sem pesticidas

    en:Integrated farming, integrated production
    fr:agriculture raisonnée, issu de l'agriculture raisonnée, agriculture intégrée
    es:producción integrada
    de:integrierter Anbau, aus integriertem Anbau
    it:produzione integrata, lotta integrata, da agricoltura integrata
    pt:produção integrada

    en:Locally grown, local, locally sourced
    fr:local, locale, locaux
    es:de proximidad
    de:regional, aus der Region
    it:locale, a km 0
    fi:lähituotettu, paikallinen
    pl:lokalny, lokalna, lokalne
    nl:lokaal, lokale
    sv:närproducerad, närproducerat, lokalproducerad

    en:Family farmed, family farm, from family farms, small farm

    # Fair trade and sustainability
    en:Fair trade, fair trade certified, fairtrade certified, certified fair trade, fair trade ingredient, fair trade ingredients, fair trade usa, fairtrade international, fair trade certified ingredient, fair for life, fair trade certified by fair trade usa, fairly traded, direct trade, fair trade certified ingredients
    xx:fairtrade, max havelaar
    fr:commerce équitable, équitable, issu du commerce équitable, issus du commerce équitable, issue du commerce équitable
    es:comercio justo, de comercio justo
    de:fairer Handel, aus fairem Handel, fair gehandelt, fair gehandelte
    it:commercio equo e solidale, equo e solidale, commercio equo
    fi:reilu kauppa, reilun kaupan, reilusta kaupasta, reilun kaupan tuote, reilun kaupan kriteerien mukaisesti tuotettu
    pl:sprawiedliwy handel, ze sprawiedliwego handlu, certyfikat fairtrade
    nl:eerlijke handel, uit eerlijke handel, van fairtrade
    sv:rättvis handel, rättvisemärkt, fairtrade-märkt
    pt:comércio justo, de comércio justo

    en:Rainforest alliance, rainforest alliance people and nature
    xx:rainforest alliance, rainforest alliance certified
    fr:certifié rainforest alliance
    es:certificado rainforest alliance
    de:Rainforest-Alliance-zertifiziert
    it:certificato rainforest alliance
    fi:Rainforest Alliance -sertifioitu
    pl:certyfikat rainforest alliance
    nl:Rainforest Alliance-gecertificeerd

    en:UTZ, utz certified cocoa
    xx:utz, utz certified
    fr:certifié utz, labellisé utz
    es:certificado utz
    de:UTZ-zertifiziert
    it:certificato utz
    fi:utz-sertifioitu, utz-sertifioitua
    pl:certyfikat utz, z certyfikatem utz, certyfikowane utz
    nl:utz-gecertificeerd, utz-gecertificeerde
    sv:utz-certifierad

    en:RSPO, rspo certified, certified sustainable palm oil, rspo certified sustainable, rspo mass balance, roundtable on sustainable palm oil, rspo segregated, sg rspo
    xx:rspo, rspo mb, rspo sg, rspo ip
    fr:certifié rspo
    es:certificado rspo
    de:RSPO-zertifiziert
    it:certificato rspo
    fi:rspo-sertifioitu, rspo-sertifioitua
    pl:certyfikat rspo, z certyfikatem rspo
    nl:rspo-gecertificeerd, rspo-gecertificeerde
    sv:rspo-certifierad

    en:Sustainable, sustainably sourced, sustainably grown, responsibly sourced, sustainably harvested, responsibly grown, sustainable source, from sustainable sources, sustainably farmed, sustainably produced, ethically sourced, certified sustainable, responsibly harvested, sustainable agriculture
    fr:durable, durables, issu de sources durables, agriculture durable, culture durable
    es:sostenible, sostenibles, de fuentes sostenibles
    de:nachhaltig, nachhaltige, aus nachhaltigem Anbau, aus nachhaltiger Landwirtschaft
    it:sostenibile, sostenibili, da fonti sostenibili
    fi:kestävä, kestävästi tuotettu, vastuullinen, vastuullisesti tuotettu, vastuullisesti viljelty, kestävästi viljelty
    pl:zrównoważony, zrównoważona, zrównoważone, ze zrównoważonych upraw, ze zrównoważonych źródeł, zrównoważone rolnictwo
    nl:duurzaam, duurzame, duurzaam geteeld, uit duurzame landbouw
    sv:hållbar, hållbart, hållbart odlad, hållbart producerad
    pt:sustentável, sustentáveis, de fontes sustentáveis

    en:Sustainable seafood MSC, marine stewardship council, sustainable fishing, sustainable fishery, msc certified sustainable, msc certified sustainable seafood, certified sustainable seafood
    xx:msc, msc certified
    fr:pêche durable, pêche durable msc, msc pêche durable, certifié msc, certifiée msc, labellisé msc, labellisée msc, issu de la pêche durable, issue de la pêche durable, issu d'une pêche durable
    es:pesca sostenible, pesca sostenible certificada
    de:nachhaltige Fischerei, zertifizierte nachhaltige Fischerei, MSC-zertifiziert
    it:pesca sostenibile, pesca sostenibile certificata
    fi:msc-sertifioitu, msc-sertifioitua, msc-merkitty, kestävä kalastus, kestävää kalastusta, kestävästi kalastettu, kestävästä kalastuksesta, sertifioitu kestävä kalastus
    pl:certyfikat msc, z certyfikatem msc, zrównoważone rybołówstwo, ze zrównoważonych połowów, ze zrównoważonego rybołówstwa
    nl:msc-gecertificeerd, msc-gecertificeerde, duurzame visserij, duurzaam gevangen
    sv:msc-certifierad, msc-märkt, hållbart fiske
    da:msc-certificeret, bæredygtigt fiskeri
    pt:certificado msc, pesca sustentável

    en:Responsible aquaculture ASC, aquaculture stewardship council, responsible aquaculture, farmed responsibly, best aquaculture practices, bap certified
    xx:asc, asc certified
    fr:aquaculture responsable, certifié asc, labellisé asc
    es:acuicultura responsable
    de:verantwortungsvolle Fischzucht, ASC-zertifiziert
    it:acquacoltura responsabile
    fi:asc-sertifioitu, asc-sertifioitua, vastuullisesti kasvatettu, vastuullinen kalankasvatus
    pl:certyfikat asc, z certyfikatem asc, odpowiedzialna hodowla
    nl:asc-gecertificeerd, asc-gecertificeerde, verantwoorde visteelt, verantwoord gekweekt
    sv:asc-certifierad, asc-märkt
    pt:certificado asc, aquicultura responsável

    en:Dolphin safe, dolphin friendly

    en:Line-caught, pole caught, pole and line caught, pole line caught, hook and line caught, troll caught
    fr:pêché à la ligne, pêchée à la ligne
    es:pescado con caña, pescado con anzuelo
    de:mit der Angel gefangen
    it:pescato all'amo, pescato con la lenza, pescato a canna
    fi:siimalla pyydetty, vavalla pyydetty
    pl:złowiony na wędkę, złowione na wędkę
    nl:met de lijn gevangen, lijngevangen

    en:Wild caught, wild alaskan, caught in the wild
    fr:pêché en mer, poisson sauvage
    es:capturado, capturado en el mar
    de:Wildfang, wild gefangen
    it:pescato
    fi:luonnonvarainen, luonnonvaraista, villinä pyydetty, pyydetty
    pl:dziko żyjący, złowiony, poławiany
    nl:wildvangst, wild gevangen, in het wild gevangen
    sv:vildfångad, vildfångat
    pt:capturado

    en:Farm raised, farmed, farm raised responsibly, aquaculture, farmed fish
    fr:élevage, d'élevage, aquaculture
    es:de crianza, de acuicultura
    de:aus Aquakultur, Zucht
    it:allevato, d'allevamento
    fi:kasvatettu, viljelty, kalanviljely
    pl:hodowlany, hodowlana, z hodowli, akwakultura
    nl:gekweekt, kweekvis, uit aquacultuur
    sv:odlad, odlat, från vattenbruk
    pt:de aquicultura

    en:Palm oil free, no palm oil, without palm oil
    fr:sans huile de palme
    es:sin aceite de palma
    de:ohne Palmöl, palmölfrei
    it:senza olio di palma
    fi:palmuöljytön, ei palmuöljyä, ilman palmuöljyä
    pl:bez oleju palmowego
    nl:zonder palmolie, palmolievrij
    sv:utan palmolja, palmoljefri
    pt:sem óleo de palma

    # Genetic engineering
    en:No GMOs, non gmo, gmo free, no gmo, non gmo project verified, non genetically modified, non gm, gm free, not genetically modified, non genetically engineered, without gmo, non gmo verified, nongmo, not genetically engineered, non gmo certified, gmo free certified, identity preserved, ip non gmo, non bioengineered, free of gmo, verified non gmo
    fr:sans ogm, non ogm, sans organismes génétiquement modifiés
    es:sin ogm, no ogm, no modificado genéticamente, sin transgénicos
    de:gentechnikfrei, ohne Gentechnik, nicht gentechnisch verändert, gvo-frei
    it:senza ogm, non ogm, ogm free
    fi:gmo-vapaa, gmoton, gmo-vapaata, ei sisällä gmo-aineksia, geenimuuntelematon, muuntogeeniton
    pl:bez gmo, wolny od gmo, wolne od gmo, niemodyfikowany genetycznie
    nl:ggo-vrij, gmo-vrij, zonder ggo, zonder genetische modificatie
    sv:gmo-fri, fri från gmo
    pt:sem ogm, não ogm, não transgénico

    en:Bioengineered, genetically modified, genetically engineered, gmo, contains a bioengineered food ingredient, contains bioengineered food ingredients, partially produced with genetic engineering, bioengineered food, derived from bioengineering, produced with genetic engineering, bioengineered ingredient, made with genetic engineering, gm, produced from genetically modified, derived from bioengineered
    fr:génétiquement modifié, ogm, produit à partir d'organismes génétiquement modifiés
    es:modificado genéticamente, transgénico
    de:genetisch verändert, aus genetisch verändertem, gentechnisch verändert
    it:geneticamente modificato
    fi:geneettisesti muunneltu, geneettisesti muunneltua, geenimuunneltu
    pl:genetycznie zmodyfikowany, genetycznie zmodyfikowana, genetycznie modyfikowany, gmo
    nl:genetisch gemodificeerd, genetisch gemodificeerde
    sv:genetiskt modifierad, genetiskt modifierat
    pt:geneticamente modificado, transgénico

    # Additives
    en:No preservatives, preservative free, without preservatives, free from preservatives, no added preservatives, no preservatives added, no artificial preservatives, without added preservatives, free of preservatives
    fr:sans conservateur, sans conservateurs, sans conservateur ajouté, sans conservateurs ajoutés, sans ajout de conservateur, sans conservateur artificiel
    es:sin conservantes, sin conservadores, sin conservantes añadidos
    de:ohne Konservierungsstoffe, ohne Zusatz von Konservierungsstoffen, konservierungsstofffrei, unkonserviert
    it:senza conservanti, senza conservanti aggiunti
    fi:säilöntäaineeton, säilöntäaineetonta, säilöntäaineettomat, ei säilöntäaineita, ilman säilöntäaineita, ei lisättyjä säilöntäaineita
    pl:bez konserwantów, bez substancji konserwujących, bez dodatku konserwantów
    nl:zonder conserveermiddelen, zonder conserveringsmiddelen, zonder toegevoegde conserveermiddelen
    sv:utan konserveringsmedel, fri från konserveringsmedel
    da:uden konserveringsmidler
    pt:sem conservantes, sem conservantes adicionados

    en:No colorings, no colourings, no artificial colors, no artificial colours, no added colors, no added colours, without artificial colors, no artificial coloring, free from artificial colours, no colors added
    fr:sans colorant, sans colorants, sans colorant artificiel, sans colorants artificiels, sans colorant ajouté
    es:sin colorantes, sin colorantes artificiales
    de:ohne Farbstoffe, ohne Zusatz von Farbstoffen, ohne künstliche Farbstoffe
    it:senza coloranti, senza coloranti artificiali
    fi:väriaineeton, ei väriaineita, ilman väriaineita, ei keinotekoisia väriaineita
    pl:bez barwników, bez sztucznych barwników, bez dodatku barwników
    nl:zonder kleurstoffen, zonder kunstmatige kleurstoffen
    sv:utan färgämnen, utan tillsatta färgämnen
    pt:sem corantes, sem corantes artificiais

    en:No artificial flavors, no artificial flavours, no artificial flavoring, without artificial flavors, no added flavors, free from artificial flavours
    fr:sans arôme artificiel, sans arômes artificiels, sans arôme ajouté, sans arômes ajoutés
    es:sin aromas artificiales, sin aromas añadidos
    de:ohne künstliche Aromen, ohne Zusatz von Aromen
    it:senza aromi artificiali, senza aromi aggiunti
    fi:ei keinotekoisia aromeja, ilman aromeja
    pl:bez sztucznych aromatów, bez aromatów
    nl:zonder kunstmatige aroma's, zonder toegevoegde aroma's
    pt:sem aromas artificiais

    en:No additives, additive free, without additives, no added additives, free from additives
    fr:sans additif, sans additifs, sans additif ajouté
    es:sin aditivos
    de:ohne Zusatzstoffe, ohne Zusätze
    it:senza additivi
    fi:lisäaineeton, lisäaineetonta, ei lisäaineita, ilman lisäaineita
    pl:bez dodatków, bez substancji dodatkowych
    nl:zonder toevoegingen, zonder additieven
    sv:utan tillsatser
    pt:sem aditivos

    en:No added sulfites, no added sulphites, sulfite free, sulphite free, no sulfites, no sulphites, unsulfured no preservatives
    fr:sans sulfites, sans sulfites ajoutés, sans sulfite ajouté
    es:sin sulfitos, sin sulfitos añadidos
    de:ohne Sulfite, ohne zugesetzte Sulfite, sulfitfrei
    it:senza solfiti, senza solfiti aggiunti
    fi:ei lisättyjä sulfiitteja, sulfiititon
    pl:bez siarczynów
    nl:zonder sulfieten
    pt:sem sulfitos
    free_of:en:sulphur-dioxide-and-sulphites

    en:No nitrites, no nitrates or nitrites added, no nitrites or nitrates added, nitrite free, no added nitrites, no nitrates added, no nitrite added, no nitrates or nitrites, no nitrite or nitrate added
    fr:sans nitrite, sans nitrites, sans sel nitrité, sans nitrite ajouté
    es:sin nitritos
    de:ohne Nitrit, ohne Nitritpökelsalz
    it:senza nitriti
    fi:nitriititön, ei nitriittiä
    pl:bez azotynów

    # Diets and religion
    en:No gluten, gluten free, certified gluten free, gf, free from gluten, free of gluten, glutenfree, purity protocol, pure gluten free, without gluten
    fr:sans gluten, garanti sans gluten
    es:sin gluten
    de:glutenfrei, glutenfreie, glutenfreier, glutenfreies
    it:senza glutine
    fi:gluteeniton, gluteenitonta, gluteenittomia, gluteenittomat, ei gluteenia, ei sisällä gluteenia
    pl:bez glutenu, bezglutenowy, bezglutenowa, bezglutenowe, wolny od glutenu
    nl:glutenvrij, glutenvrije, zonder gluten
    sv:glutenfri, glutenfritt, glutenfria
    da:glutenfri, glutenfrit
    nb:glutenfri, glutenfritt
    pt:sem glúten, isento de glúten, não contém glúten
    free_of:en:gluten, wheat

    en:No lactose, lactose free, free from lactose, without lactose
    fr:sans lactose, délactosé, délactosée
    es:sin lactosa
    de:laktosefrei, laktosefreie
    it:senza lattosio
    fi:laktoositon, laktoositonta, laktoosittomat, ei laktoosia
    pl:bez laktozy, bezlaktozowy, bezlaktozowa, bezlaktozowe
    nl:lactosevrij, lactosevrije, zonder lactose
    sv:laktosfri, laktosfritt, laktosfria
    da:laktosefri
    nb:laktosefri
    pt:sem lactose

    en:Dairy free, milk free, no dairy, free from dairy
    fr:sans lait
    es:sin leche
    de:milchfrei, milchfreie
    it:senza latte
    fi:maidoton, maidotonta, maidottomat
    pl:bez mleka, bezmleczny, bezmleczna, bezmleczne
    nl:melkvrij, zuivelvrij, zonder melk
    sv:mjölkfri, mjölkfritt
    pt:sem leite
    free_of:en:milk

    # A food that is called nondairy may contain a caseinate: 21 CFR 101.4(d).
    en:Non dairy, nondairy
    free_of:en:milk
    likely-allergens:en:milk

    en:Nut free, nut and peanut free
    fr:sans noix
    es:sin frutos secos
    de:nussfrei
    it:senza frutta a guscio
    fi:pähkinätön, pähkinättömät
    pl:bez orzechów
    nl:notenvrij, zonder noten
    sv:nötfri, nötfritt
    free_of:en:nuts, peanuts

    en:Peanut free
    free_of:en:peanuts

    en:Tree nut free
    free_of:en:nuts

    en:Wheat free
    free_of:en:wheat

    en:Egg free, eggless
    fr:sans œuf, sans oeufs
    es:sin huevo
    de:ohne Ei, eifrei
    it:senza uova
    fi:munaton, kananmunaton, munatonta
    pl:bez jaj, bez jajek
    nl:eivrij, zonder ei
    sv:äggfri
    pt:sem ovo
    free_of:en:eggs

    en:Soy free, soya free
    fr:sans soja
    es:sin soja
    de:sojafrei, ohne Soja
    it:senza soia
    fi:soijaton, soijatonta
    pl:bez soi
    nl:sojavrij, zonder soja
    pt:sem soja
    free_of:en:soybeans

    en:Sugar free, no sugar added, no added sugar, without added sugar, sugarfree, unsweetened no sugar added
    fr:sans sucre, sans sucres, sans sucre ajouté, sans sucres ajoutés, sans adjonction de sucre
    es:sin azúcar, sin azúcares añadidos
    de:zuckerfrei, ohne Zuckerzusatz
    it:senza zucchero, senza zuccheri aggiunti
    fi:sokeriton, sokeritonta, sokerittomat, ei lisättyä sokeria, lisäämätön sokeri
    pl:bez cukru, bez dodatku cukru, bez cukrów, bez dodatku cukrów
    nl:suikervrij, zonder suiker, zonder toegevoegde suiker, zonder toegevoegde suikers
    sv:sockerfri, sockerfritt, utan tillsatt socker, osockrad, osockrat
    pt:sem açúcar, sem açúcares, sem adição de açúcar, sem adição de açúcares

    en:Salt free, no salt added, no added salt, without added salt, sodium free
    fr:sans sel, sans sel ajouté, sans adjonction de sel
    es:sin sal, sin sal añadida
    de:ohne Salz, ohne Salzzusatz
    it:senza sale
    fi:suolaton, suolatonta, ei lisättyä suolaa
    pl:bez soli, bez dodatku soli
    nl:zonder zout, zonder toegevoegd zout, zoutvrij
    sv:utan tillsatt salt, utan salt
    pt:sem sal, sem adição de sal

    en:MSG free, no msg, no added msg, no msg added

    en:Kosher, kosher certified, certified kosher, kosher pareve, pareve, parve, kosher for passover
    fr:casher, cacher, kascher
    es:kosher
    de:koscher, koschere
    it:kosher
    fi:kosher, košer
    pl:koszerny, koszerna, koszerne
    nl:koosjer, kosher
    sv:kosher
    pt:kosher

    en:Halal, halal certified, certified halal
    xx:halal
    fr:certifié halal

    en:Vegan, vegan friendly, suitable for vegans, certified vegan, vegan certified
    fr:végan, végane, végétalien, végétalienne, convient aux végétaliens
    es:vegano, vegana, veganos, apto para veganos
    de:vegan, vegane, veganer, veganes
    it:vegano, vegana, adatto ai vegani
    fi:vegaaninen, vegaanista, vegaaniset, sopii vegaaneille, vegaani
    pl:wegański, wegańska, wegańskie, odpowiedni dla wegan
    nl:veganistisch, veganistische, vegan
    sv:vegansk, veganskt, veganska
    da:vegansk, veganske
    nb:vegansk, veganske
    pt:vegano, vegana
    vegan:en:yes
    vegetarian:en:yes
    free_of:en:milk, eggs, fish, crustaceans, molluscs

    en:Vegetarian, suitable for vegetarians, vegetarian friendly, certified vegetarian
    fr:végétarien, végétarienne, convient aux végétariens
    es:vegetariano, vegetariana, apto para vegetarianos
    de:vegetarisch, vegetarische, vegetarischer, vegetarisches
    it:vegetariano, vegetariana, adatto ai vegetariani
    fi:kasvissyöjille sopiva, sopii kasvissyöjille, vegetaarinen, vegetaarista
    pl:wegetariański, wegetariańska, wegetariańskie, odpowiedni dla wegetarian
    nl:vegetarisch, vegetarische
    sv:vegetarisk, vegetariskt, vegetariska
    pt:vegetariano, vegetariana
    vegetarian:en:yes
    free_of:en:fish, crustaceans, molluscs

    en:Plant-based, plant derived, vegetable origin, of vegetable origin, of plant origin, plant sourced, from plants
    fr:végétal, végétale, végétaux, végétales, d'origine végétale, origine végétale, d'origine 100 % végétale
    es:de origen vegetal
    de:pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen Ursprungs
    it:di origine vegetale
    fi:kasviperäinen, kasviperäistä, kasviperäiset, kasvipohjainen, kasvipohjaista
    pl:pochodzenia roślinnego, roślinnego pochodzenia
    nl:plantaardig, plantaardige, van plantaardige oorsprong
    sv:vegetabiliskt ursprung, växtbaserad, växtbaserat
    pt:de origem vegetal
    vegan:en:yes
    vegetarian:en:yes
    free_of:en:milk, eggs, fish, crustaceans, molluscs

    en:Keto, keto friendly, paleo, paleo friendly, certified paleo, keto certified

    en:Low FODMAP, fodmap friendly, monash certified low fodmap

    # Animal welfare
    en:Free range, freerange
    fr:élevé en plein air, élevées en plein air, plein air, de plein air, de poules élevées en plein air
    es:de corral, campero, camperos, de gallinas camperas
    de:Freilandhaltung, aus Freilandhaltung, Freiland
    it:allevate all'aperto, da allevamento all'aperto
    fi:vapaan kanan, ulkokanojen, ulkokanalasta, vapaista kanoista, vapaan kanan muna
    pl:z wolnego wybiegu, od kur z wolnego wybiegu, z chowu na wolnym wybiegu
    nl:vrije uitloop, van kippen met vrije uitloop, uitloop
    sv:från utegående höns, frigående utomhus
    pt:criadas ao ar livre, de galinhas criadas ao ar livre

    en:Cage free, cagefree
    fr:élevé au sol, élevées au sol, hors cage, de poules élevées au sol
    es:criado en suelo, criadas en suelo
    de:Bodenhaltung, aus Bodenhaltung
    it:allevate a terra, da allevamento a terra
    fi:lattiakanojen, lattiakanalasta, häkittömien kanojen
    pl:z chowu ściółkowego, ściółkowy
    nl:scharrel, scharrelkippen
    sv:frigående, från frigående höns, frigående inomhus
    pt:criadas no solo, de galinhas criadas no solo

    en:Pasture raised, pastured, pasture fed, pasture grazed
    fr:élevé au pâturage, de pâturage
    de:Weidehaltung, aus Weidehaltung
    fi:laidunnettu
    pl:z wypasu, pastwiskowy
    nl:weidegang
    sv:betande, naturbete

    en:Grass fed, grassfed, 100% grass fed, grass fed grass finished, from grass fed cows
    fr:nourri à l'herbe
    es:alimentado con pasto
    de:grasgefüttert
    it:alimentato a erba
    fi:ruohoruokittu, ruoholla ruokittu
    pl:karmiony trawą, karmione trawą
    nl:grasgevoerd, grasgevoerde
    sv:gräsbetande, gräsuppfödd
    pt:alimentado com erva, alimentado a pasto

    en:Grain fed, corn fed, vegetarian fed, vegetable fed, fed a vegetarian diet, vegetarian diet

    en:No antibiotics, no antibiotics ever, antibiotic free, raised without antibiotics, no antibiotics added, without antibiotics, raised without the use of antibiotics
    fr:sans antibiotiques, élevé sans antibiotiques
    es:sin antibióticos
    de:ohne Antibiotika
    it:senza antibiotici
    fi:ilman antibiootteja, antibiootiton
    pl:bez antybiotyków, wolne od antybiotyków
    nl:zonder antibiotica
    sv:utan antibiotika
    pt:sem antibióticos

    en:No hormones, hormone free, no added hormones, raised without hormones, no hormones added, without added hormones
    fr:sans hormones
    es:sin hormonas
    de:ohne Hormone
    it:senza ormoni
    fi:ilman hormoneja
    pl:bez hormonów
    pt:sem hormônios, sem hormonas

    en:RBST free, rbgh free, no rbst, from cows not treated with rbst, milk from cows not treated with rbst, from cows not treated with the growth hormone rbst, no rbgh, not treated with rbst, from cows not treated with rbgh, bst free, no artificial growth hormones, from cows not treated with growth hormone, artificial growth hormone free, produced without rbst, rbst free milk

    en:Certified humane, humanely raised, animal welfare approved, humanely raised and handled, american humane certified

    en:RSPCA assured, freedom food

    en:Label rouge, red label
    xx:label rouge

    en:Bleu-blanc-cœur
    xx:bleu-blanc-cœur

    en:Red tractor, red tractor assured, british lion, british lion quality

    # Protected names
    en:PDO, protected designation of origin, denominazione di origine protetta
    xx:AOP, DOP, PDO, D.O.P., A.O.P., ChNP
    fr:appellation d'origine protégée
    es:denominación de origen protegida, denominación de origen
    de:g.U., geschützte Ursprungsbezeichnung
    it:denominazione di origine protetta
    fi:SAN, suojattu alkuperänimitys
    pl:chroniona nazwa pochodzenia
    nl:BOB, beschermde oorsprongsbenaming
    sv:SUB, skyddad ursprungsbeteckning
    da:BOB, beskyttet oprindelsesbetegnelse
    pt:denominação de origem protegida

    en:AOC, appellation d'origine controlee
    xx:AOC, A.O.C.
    fr:appellation d'origine contrôlée

    en:PGI, protected geographical indication
    xx:IGP, PGI, I.G.P.
    fr:indication géographique protégée
    es:indicación geográfica protegida
    de:g.g.A., geschützte geografische Angabe
    it:indicazione geografica protetta
    fi:SMM, suojattu maantieteellinen merkintä
    pl:ChOG, chronione oznaczenie geograficzne
    nl:BGA, beschermde geografische aanduiding
    sv:SGB, skyddad geografisk beteckning
    da:BGB, beskyttet geografisk betegnelse
    pt:indicação geográfica protegida

    en:TSG, traditional speciality guaranteed
    xx:STG, TSG, ETG
    fr:spécialité traditionnelle garantie
    es:especialidad tradicional garantizada
    de:g.t.S., garantiert traditionelle Spezialität
    it:specialità tradizionale garantita
    fi:APT, aito perinteinen tuote
    pl:GTS, gwarantowana tradycyjna specjalność
    nl:GTS, gegarandeerde traditionele specialiteit
    sv:GTS, garanterad traditionell specialitet
    pt:especialidade tradicional garantida

    # Grades
    en:Grade A, grade aa, grade a large, usda grade a, grade a quality, pasteurized grade a

    en:Extra class, first grade, premium quality, select grade, usda choice, usda prime, usda inspected, fancy grade
    """#
  }
}
