extension EmbeddedTables {
  /// The names of milk products and eggs in eleven languages besides English, and of foods that
  /// are named after them but hold none.
  ///
  /// The groups follow Regulation (EU) No 1169/2011, Annex II, in each language; the others are
  /// common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesDairy: String {
    #"""
    # Milk
    en:Milk
    fr:lait, laits, lait entier, lait de vache, lait écrémé, lait demi-écrémé, lait pasteurisé, lait cru, lait frais
    de:Milch, Vollmilch, Magermilch, Frischmilch, Kuhmilch, Rohmilch, Alpenmilch, Bergbauernmilch, Heumilch, Weidemilch, Milchbestandteile, fettarme Milch, entrahmte Milch, H-Milch, Sauermilch, Dickmilch
    es:leche, leche entera, leche desnatada, leche semidesnatada, leche de vaca
    it:latte, latte intero, latte scremato, latte vaccino, latte parzialmente scremato, latte di vacca, latte crudo
    nl:melk, weidemelk, volle melk, magere melk, halfvolle melk, koemelk
    pl:mleko, mleko pełne, mleko odtłuszczone, mleko krowie, mleko pasteryzowane, mleczny
    sv:mjölk, helmjölk, skummjölk, lättmjölk, mellanmjölk, komjölk
    da:mælk, sødmælk, skummetmælk, letmælk, minimælk, komælk, komælk
    nb:melk, helmelk, skummetmelk, lettmelk, kumelk
    fi:maito, laidunmaito, täysmaito, rasvaton maito, kevytmaito, lehmänmaito, kuorittu maito
    pt:leite, leite gordo, leite inteiro, leite magro, leite desnatado, leite meio gordo, leite de vaca, leite integral

    en:Milk powder
    fr:lait en poudre, lait entier en poudre, poudre de lait, poudre de lait entier, lait en poudre entier
    de:Milchpulver, Vollmilchpulver, Trockenmilch, Sahnepulver, Rahmpulver, Trockenmilcherzeugnis
    es:leche en polvo, leche entera en polvo, leche en polvo entera
    it:latte in polvere, latte intero in polvere, polvere di latte
    nl:melkpoeder, volle melkpoeder, vollemelkpoeder, volmelkpoeder
    pl:mleko w proszku, mleko pełne w proszku, pełne mleko w proszku
    sv:mjölkpulver, helmjölkspulver, torrmjölk
    da:mælkepulver, sødmælkspulver, tørmælk
    nb:melkepulver, helmelkpulver, tørrmelk, helmelkspulver
    fi:maitojauhe, täysmaitojauhe
    pt:leite em pó, leite em pó gordo, leite inteiro em pó, leite gordo em pó, leite em pó integral

    en:Skim milk powder
    fr:lait écrémé en poudre, poudre de lait écrémé, lait en poudre écrémé
    de:Magermilchpulver
    es:leche desnatada en polvo, leche en polvo desnatada
    it:latte scremato in polvere, latte magro in polvere
    nl:magere melkpoeder, mageremelkpoeder
    pl:mleko w proszku odtłuszczone, odtłuszczone mleko w proszku, mleko odtłuszczone w proszku
    sv:skummjölkspulver
    da:skummetmælkspulver, skummetmælkpulver
    nb:skummetmelkpulver, skummetmelkspulver
    fi:rasvaton maitojauhe, kuorittu maitojauhe
    pt:leite magro em pó, leite desnatado em pó, leite em pó magro, leite em pó desnatado

    en:Condensed milk
    fr:lait concentré, lait concentré sucré
    de:Kondensmilch
    es:leche condensada
    it:latte condensato
    nl:gecondenseerde melk
    pl:mleko zagęszczone, mleko skondensowane
    sv:kondenserad mjölk
    da:kondenseret mælk
    nb:kondensert melk
    fi:kondensoitu maito
    pt:leite condensado

    en:Dairy
    fr:produits laitiers, produit laitier, laitier, laitière, laitiers
    de:Milcherzeugnis, Milchprodukt, Milchprodukte, Molkereiprodukte, Milcherzeugnisse
    es:lácteos, producto lácteo, productos lácteos, lácteo, láctea, lácteas, sólidos lácteos, sólidos de leche
    it:latticini, prodotti lattiero caseari, derivati del latte
    nl:zuivel, zuivelproducten, melkproducten, melkbestanddelen
    pl:nabiał, produkty mleczne
    sv:mejeriprodukter, mjölkprodukter
    da:mejeriprodukter, mælkeprodukter
    nb:meieriprodukter, melkeprodukter
    fi:maitotuote, maitotuotteet
    pt:lacticínios, produtos lácteos, lácteo, láctea, lácteos, laticínios

    en:Butter
    fr:beurre, beurre doux, beurre concentré, beurre pâtissier, beurre clarifié, beurres, beurre frais, beurre anhydre
    de:Butter, Süßrahmbutter, Sauerrahmbutter, Markenbutter, Landbutter, Buttererzeugnis, Nussbutter, braune Butter
    es:mantequilla, mantequilla concentrada, manteca
    it:burro, burro concentrato, burro chiarificato
    nl:boter, roomboter, boterconcentraat
    pl:masło, masło klarowane, maślany, maślana
    sv:smör, bordssmör, smörkoncentrat, osaltat smör
    da:smør, smørkoncentrat
    nb:smør, meierismør
    fi:voi, meijerivoi
    pt:manteiga, manteiga concentrada

    en:Butter oil
    fr:matière grasse laitière anhydre, huile de beurre, matière grasse de lait anhydre, matière grasse butyrique
    de:Butterreinfett, Butterfett, Milchfett, Butteröl, wasserfreies Milchfett
    es:grasa láctea, grasa láctea anhidra, aceite de mantequilla, materia grasa láctea, grasa de leche, grasa de mantequilla
    it:burro anidro, grasso del latte, grasso di latte anidro, grassi del latte
    nl:melkvet, boterolie, botervet, watervrij melkvet
    pl:tłuszcz mleczny, bezwodny tłuszcz mleczny, olej maślany
    sv:mjölkfett, smörolja, smörfett
    da:mælkefedt, smørolie, smørfedt
    nb:melkefett, smørolje, smørfett
    fi:maitorasva, voiöljy, voirasva
    pt:gordura láctea, gordura de leite, butteroil

    en:Ghee
    fr:ghee
    de:Ghee, Butterschmalz
    es:ghee
    it:ghee
    nl:ghee
    pl:ghee
    sv:ghee
    da:ghee
    nb:ghee
    fi:ghee
    pt:ghee

    en:Cream
    fr:crème, crème entière, crème liquide, crème légère, crème de lait, crème épaisse, crème fleurette
    de:Sahne, Rahm, Schlagsahne, Schlagrahm, Obers, Schlagobers, Kaffeesahne, Süßrahm, Vollrahm, Kaffeerahm, Schlag
    es:nata, crema de leche, nata líquida, nata pasteurizada
    it:panna, crema di latte, panna fresca, panna da montare
    nl:room, slagroom, kookroom
    pl:śmietanka, śmietankowy, śmietanka kremówka
    sv:grädde, vispgrädde, matlagningsgrädde, gräddpulver, matgrädde
    da:fløde, piskefløde, madlavningsfløde, flødepulver
    nb:fløte, kremfløte, matfløte, fløtepulver
    fi:kerma, kuohukerma, vispikerma, ruokakerma, kermajauhe
    pt:nata, natas, creme de leite

    en:Sour cream
    fr:crème aigre, crème acidulée
    de:Sauerrahm, saure Sahne, Schmand, Sauersahne
    es:nata agria, crema agria
    it:panna acida
    nl:zure room
    pl:śmietana, kwaśna śmietana
    sv:gräddfil, syrad grädde
    da:creme fraiche 18, cremefraiche
    nb:rømme, lettrømme, seterrømme
    fi:smetana, hapankerma
    pt:natas azedas

    en:Crème fraîche
    fr:crème fraîche, crème fraiche, crème fraîche épaisse
    de:Crème fraîche, Creme fraiche
    nl:crème fraîche
    sv:crème fraîche
    da:creme fraiche
    nb:crème fraîche
    fi:ranskankerma

    en:Buttermilk
    fr:babeurre, lait battu
    de:Buttermilch
    es:mazada, suero de mantequilla
    it:latticello
    nl:karnemelk
    pl:maślanka
    sv:kärnmjölk
    da:kærnemælk
    nb:kjernemelk, kulturmelk
    fi:piimä, kirnupiimä
    pt:leitelho, soro de manteiga

    en:Buttermilk powder
    fr:babeurre en poudre, poudre de babeurre
    de:Buttermilchpulver
    nl:karnemelkpoeder
    pl:maślanka w proszku
    sv:kärnmjölkspulver
    da:kærnemælkspulver
    nb:kjernemelkpulver
    fi:kirnupiimäjauhe

    en:Whey
    fr:lactosérum, petit-lait, petit lait, sérum de lait, lactosérum en poudre, poudre de lactosérum, poudre de petit-lait
    de:Molke, Süßmolke, Sauermolke, Molkenpulver, Molkepulver, Süßmolkenpulver, Süßmolkepulver, Molkenerzeugnis, Molkeerzeugnis
    es:suero de leche, suero lácteo, lactosuero, suero de leche en polvo, suero láctico
    it:siero di latte, siero del latte, siero di latte in polvere, siero di latte dolce
    nl:wei, weipoeder, zoete weipoeder, wei poeder, melkwei
    pl:serwatka, serwatka w proszku, serwatka z mleka, serwatkowy
    sv:vassle, vasslepulver
    da:valle, vallepulver
    nb:myse, mysepulver
    fi:hera, herajauhe, maitohera
    pt:soro de leite, lactossoro, soro de leite em pó, soro lácteo

    en:Whey protein concentrate
    fr:protéines de lactosérum, concentré de protéines de lactosérum, protéine de lactosérum, protéines lactosériques, protéines de petit-lait
    de:Molkeneiweiß, Molkenprotein, Molkeneiweißkonzentrat, Molkenproteinkonzentrat, Molkeprotein
    es:proteínas de suero, concentrado de proteínas de suero de leche, proteína de suero de leche, proteínas de suero de leche, proteína de suero, concentrado de proteína de suero
    it:sieroproteine, proteine del siero di latte, proteine del siero, concentrato di proteine del siero di latte, sieroproteine del latte, proteine siero di latte
    nl:wei-eiwit, weieiwit, wei-eiwitconcentraat, wei-eiwitpoeder, wei eiwit concentraat, weiproteïne
    pl:białka serwatkowe, białko serwatkowe, koncentrat białek serwatkowych, białka serwatki, białko serwatki
    sv:vassleprotein
    da:valleprotein
    nb:myseprotein
    fi:heraproteiini
    pt:proteína do soro de leite, proteínas do soro do leite, proteínas de soro de leite

    en:Milk protein concentrate
    fr:protéines de lait, protéine de lait, protéines laitières, protéines du lait, protéine laitière
    de:Milcheiweiß, Milchprotein, Milchproteine, Milcheiweißkonzentrat, Milcheiweiße
    es:proteínas de leche, proteína de leche, proteínas lácteas, proteínas de la leche, proteína láctea
    it:proteine del latte, proteine di latte, proteina del latte
    nl:melkeiwit, melkeiwitten, melkproteïne, melkeiwitconcentraat
    pl:białka mleka, białko mleka, białka mleczne, białko mleczne
    sv:mjölkprotein, mjölkproteiner
    da:mælkeprotein, mælkeproteiner
    nb:melkeprotein, melkeproteiner
    fi:maitoproteiini, maitovalkuainen
    pt:proteína de leite, proteínas de leite, proteínas lácteas, proteína do leite, proteínas do leite

    en:Casein
    fr:caséine, caséines
    de:Kasein, Casein, Milchkasein
    es:caseína
    it:caseina, caseine
    nl:caseïne
    pl:kazeina
    sv:kasein
    da:kasein
    nb:kasein
    fi:kaseiini
    pt:caseína

    en:Caseinate
    fr:caséinate, caséinates, caséinate de sodium, caséinate de calcium
    de:Kaseinat, Caseinat, Natriumcaseinat, Natriumkaseinat, Calciumcaseinat
    es:caseinato, caseinatos, caseinato sódico, caseinato cálcico, caseinato de sodio
    it:caseinato, caseinati, caseinato di sodio, caseinato di calcio
    nl:caseïnaat, natriumcaseïnaat, caseïnaten
    pl:kazeinian, kazeinian sodu, kazeinian wapnia
    sv:kaseinat, natriumkaseinat
    da:kaseinat, natriumkaseinat
    nb:kaseinat, natriumkaseinat
    fi:kaseinaatti, natriumkaseinaatti
    pt:caseinato, caseinato de sódio, caseinato de cálcio

    en:Lactose
    fr:lactose, sucre de lait
    de:Laktose, Lactose, Milchzucker
    es:lactosa
    it:lattosio
    nl:lactose, melksuiker
    pl:laktoza, cukier mlekowy
    sv:laktos, mjölksocker
    da:laktose, mælkesukker
    nb:laktose, melkesukker
    fi:laktoosi, maitosokeri
    pt:lactose

    en:Yogurt
    fr:yaourt, yogourt, yaourt nature, yoghourt, poudre de yaourt
    de:Joghurt, Jogurt, Magermilchjoghurt, Vollmilchjoghurt, Naturjoghurt, Sahnejoghurt, Rahmjoghurt, Joghurtpulver, Magermilchjoghurtpulver, Fruchtjoghurt
    es:yogur, yogurt, yoghourt
    it:yogurt, yoghurt
    nl:yoghurt, magere yoghurt, yoghurtpoeder
    pl:jogurt, jogurt naturalny, jogurtowy
    sv:yoghurt, fil, filmjölk, yoghurtpulver
    da:yoghurt, ymer, tykmælk
    nb:yoghurt
    fi:jogurtti, viili, jogurttijauhe
    pt:iogurte

    en:Kefir
    fr:kéfir
    de:Kefir
    es:kéfir
    it:kefir
    nl:kefir
    pl:kefir
    sv:kefir
    da:kefir
    nb:kefir
    fi:kefiiri
    pt:kefir

    en:Skyr
    de:Skyr
    da:skyr
    nb:skyr
    sv:skyr
    fi:skyr

    en:Quark
    fr:fromage blanc, faisselle
    de:Quark, Topfen, Speisequark, Magerquark, Sahnequark
    es:queso quark
    it:quark
    nl:kwark, magere kwark
    pl:twaróg, twaróg chudy, ser twarogowy, serek twarogowy
    sv:kvarg, kesella
    da:kvark
    nb:kvarg, kesam
    fi:rahka, maitorahka
    pt:quark

    en:Cheese
    fr:fromage, fromages, fromage fondu, fromage râpé, fromage frais, fromage de chèvre, fromage de brebis
    de:Käse, Schmelzkäse, Hartkäse, Schnittkäse, Weichkäse, Frischkäse, Reibekäse, Schafskäse, Ziegenkäse, Hirtenkäse, Käsezubereitung, Frischkäsezubereitung, Edelpilzkäse, Schmelzkäsezubereitung, Rahmfrischkäse, Bergkäse, Doppelrahmfrischkäse, Hüttenkäse, Käsepulver, Schafkäse, Blauschimmelkäse, Raclettekäse
    es:queso, quesos, queso fundido, queso curado, queso rallado, queso fresco, queso de oveja, queso de cabra, queso de vaca
    it:formaggio, formaggi, formaggio fuso, formaggio fresco, formaggio grattugiato, formaggi fusi
    nl:kaas, smeltkaas, geitenkaas, roomkaas, kaaspoeder, verse kaas, schapenkaas, boerenkaas, jonge kaas, belegen kaas, wrongel, blauwschimmelkaas
    pl:ser, sery, serek, ser żółty, ser topiony, serek topiony, serowy, ser dojrzewający, ser biały, ser podpuszczkowy, ser kozi
    sv:ost, hårdost, smältost, färskost, ostpulver, mjukost, ädelost, getost, riven ost, messmör, herrgårdsost, prästost, grevéost, hushållsost, vitost
    da:ost, smelteost, friskost, ostepulver, flødeost, gedeost, skimmelost, revet ost
    nb:ost, smelteost, kremost, ostepulver, brunost, geitost, hvitost, prim, revet ost, ferskost, fløtemysost
    fi:juusto, sulatejuusto, juustojauhe, tuorejuusto, vuohenjuusto, homejuusto, kermajuusto, raejuusto, leipäjuusto, juustoraaste
    pt:queijo, queijos, queijo fundido, queijo fresco, requeijão, queijo ralado, queijo de cabra, coalhada

    en:Cheddar cheese
    fr:cheddar
    de:Cheddar, Cheddarkäse
    es:cheddar, queso cheddar
    it:cheddar
    nl:cheddar, cheddarkaas
    pl:cheddar, ser cheddar
    sv:cheddar, cheddarost
    da:cheddar, cheddarost
    nb:cheddar, cheddarost
    fi:cheddar, cheddarjuusto
    pt:cheddar, queijo cheddar

    en:Mozzarella cheese
    fr:mozzarella, mozarella
    de:Mozzarella, Mozzarellakäse
    es:mozzarella, queso mozzarella
    it:mozzarella, mozzarella di bufala
    nl:mozzarella, mozzarellakaas
    pl:mozzarella, ser mozzarella
    sv:mozzarella, mozzarellaost
    da:mozzarella, mozzarellaost
    nb:mozzarella, mozzarellaost
    fi:mozzarella, mozzarellajuusto
    pt:mozzarella, queijo mozzarella, mozarela, queijo mussarela

    en:Parmesan cheese
    fr:parmesan
    de:Parmesan, Parmesankäse
    es:parmesano, queso parmesano
    it:parmigiano
    nl:parmezaan, parmezaanse kaas
    pl:parmezan
    sv:parmesan, parmesanost
    da:parmesan, parmesanost
    nb:parmesan, parmesanost
    fi:parmesaani, parmesaanijuusto
    pt:parmesão, queijo parmesão

    en:Parmigiano Reggiano
    fr:parmigiano reggiano
    de:Parmigiano Reggiano
    es:parmigiano reggiano
    it:parmigiano reggiano, parmigiano reggiano dop
    nl:parmigiano reggiano
    pl:parmigiano reggiano
    sv:parmigiano reggiano

    en:Grana Padano
    fr:grana padano
    de:Grana Padano
    es:grana padano
    it:grana padano, grana, grana padano dop
    nl:grana padano
    pl:grana padano
    sv:grana padano
    da:grana padano
    nb:grana padano
    fi:grana padano
    pt:grana padano

    en:Pecorino cheese
    fr:pecorino
    de:Pecorino
    es:pecorino
    it:pecorino, pecorino romano, pecorino romano dop
    nl:pecorino
    pl:pecorino

    en:Emmental
    fr:emmental, emmental râpé, emmenthal
    de:Emmentaler, Emmental
    es:emmental
    it:emmental, emmentaler
    nl:emmentaler, emmental
    pl:ementaler, emmentaler
    sv:emmentaler

    en:Gruyère
    fr:gruyère
    de:Gruyère, Greyerzer
    es:gruyère
    it:groviera
    nl:gruyère

    en:Comté
    fr:comté
    de:Comté

    en:Gouda cheese
    fr:gouda
    de:Gouda, Goudakäse
    es:gouda, queso gouda
    it:gouda
    nl:gouda, goudse kaas, goudakaas
    pl:gouda, ser gouda
    sv:gouda, goudaost
    da:gouda
    nb:gouda
    fi:gouda

    en:Edam cheese
    fr:edam
    de:Edamer, Edamerkäse
    es:edam, queso edam
    it:edam
    nl:edammer
    pl:edam, ser edamski
    fi:edam, edamjuusto

    en:Feta cheese
    fr:feta, féta
    de:Feta, Fetakäse
    es:feta, queso feta
    it:feta
    nl:feta, fetakaas
    pl:feta, ser feta
    sv:feta, fetaost
    da:feta, fetaost
    nb:feta, fetaost
    fi:feta, fetajuusto
    pt:feta, queijo feta

    en:Ricotta cheese
    fr:ricotta
    de:Ricotta
    es:ricotta, requesón, queso ricotta
    it:ricotta
    nl:ricotta
    pl:ricotta
    sv:ricotta
    da:ricotta
    nb:ricotta
    fi:ricotta
    pt:ricota, requeijão de soro

    en:Mascarpone
    fr:mascarpone
    de:Mascarpone
    es:mascarpone
    it:mascarpone
    nl:mascarpone
    pl:mascarpone
    sv:mascarpone
    da:mascarpone
    nb:mascarpone
    fi:mascarpone
    pt:mascarpone

    en:Gorgonzola
    fr:gorgonzola
    de:Gorgonzola
    es:gorgonzola
    it:gorgonzola
    nl:gorgonzola
    pl:gorgonzola
    sv:gorgonzola

    en:Roquefort
    fr:roquefort
    de:Roquefort
    es:roquefort
    it:roquefort

    en:Camembert
    fr:camembert
    de:Camembert
    es:camembert
    it:camembert
    nl:camembert
    pl:camembert

    en:Brie
    fr:brie
    de:Brie
    es:brie
    it:brie
    nl:brie
    pl:brie

    en:Provolone cheese
    it:provolone
    fr:provolone
    es:provolone

    en:Manchego cheese
    es:queso manchego, manchego
    fr:manchego

    en:Cottage cheese
    de:körniger Frischkäse
    fr:cottage cheese
    es:queso cottage, cuajada
    it:fiocchi di latte
    nl:hüttenkäse, cottage cheese
    pl:serek wiejski
    sv:keso
    da:hytteost
    nb:cottage cheese

    en:Dulce de leche
    fr:confiture de lait
    de:Dulce de leche
    es:dulce de leche
    it:dulce de leche
    nl:dulce de leche
    pl:dulce de leche
    pt:doce de leite

    en:Ice cream
    fr:crème glacée, glace au lait, crème glacée vanille
    de:Speiseeis, Eiscreme, Sahneeis, Milcheis, Rahmeis
    es:helado
    it:gelato
    nl:roomijs
    pl:lody
    sv:gräddglass
    da:flødeis
    nb:fløteis, iskrem
    fi:jäätelö
    pt:gelado

    en:Béchamel
    fr:béchamel, sauce béchamel
    de:Béchamelsauce, Bechamel
    es:bechamel, besamel
    it:besciamella
    nl:bechamelsaus
    pl:sos beszamelowy, beszamel
    sv:bechamelsås
    pt:bechamel

    en:Milk chocolate
    fr:chocolat au lait, chocolat au lait en poudre
    de:Vollmilchschokolade, Milchschokolade, Alpenmilchschokolade
    es:chocolate con leche
    it:cioccolato al latte
    nl:melkchocolade
    pl:czekolada mleczna
    sv:mjölkchoklad
    da:mælkechokolade
    nb:melkesjokolade
    fi:maitosuklaa
    pt:chocolate de leite, chocolate ao leite

    en:White chocolate
    fr:chocolat blanc
    de:weiße Schokolade, weiße Kuvertüre
    es:chocolate blanco
    it:cioccolato bianco
    nl:witte chocolade
    pl:biała czekolada, czekolada biała
    sv:vit choklad
    da:hvid chokolade
    nb:hvit sjokolade
    fi:valkosuklaa
    pt:chocolate branco

    # Egg
    en:Eggs
    fr:œufs, œuf, oeufs, oeuf, œufs entiers, œuf entier, œufs frais, ovoproduits, ovoproduit, œufs de poule, œuf de poule, œufs de poules élevées en plein air, poudre d'œuf, œuf en poudre, œufs en poudre
    de:Eier, Ei, Hühnerei, Hühnereier, Vollei, Volleier, Flüssigei, Frischei, Freilandeier, Bodenhaltungseier, Eipulver, Volleipulver, Hühnervollei, Hühnervolleipulver, Trockenvollei, Trockenei, Hühnereipulver, Eimasse, Flüssigvollei, Eiprodukt, Frischvollei, Freilandei, Freiland-Eier, Eierzeugnis, Eiprodukte, Bio-Ei
    es:huevo, huevos, ovoproducto, ovoproductos, huevo entero, huevo pasteurizado, huevo líquido, huevo en polvo, huevos enteros
    it:uova, uovo, uova fresche, uova intere, ovoprodotto, ovoprodotti, uova pastorizzate, uovo in polvere, uova in polvere, misto d'uovo
    nl:ei, eieren, heel ei, kippenei, kippeneieren, kipei, kipeieren, scharreleieren, scharrelei, eipoeder, eiproduct, vloeibaar ei, heeleipoeder, heelei, vrije uitloopeieren
    pl:jaja, jajo, jajka, jajko, jaja kurze, jaja w proszku, masa jajowa, masa jajeczna, jajeczny, jaja całe, jajo kurze, proszek jajeczny
    sv:ägg, helägg, hönsägg, äggpulver, heläggspulver, frigående ägg, flytande ägg, äggprodukt
    da:æg, hønseæg, ægpulver, æggepulver, helæg, helægspulver, heleæg, æggemasse, frilandsæg, skrabeæg, ægprodukt
    nb:egg, hønseegg, eggepulver, helegg, heleggpulver, eggprodukt
    fi:muna, kananmuna, munat, munajauhe, kokomuna, kananmunajauhe, munamassa, kananmunamassa, kokomunajauhe
    pt:ovo, ovos, ovoproduto, ovo inteiro, ovo em pó, ovo pasteurizado, ovo líquido

    en:Egg whites
    fr:blanc d'œuf, blancs d'œufs, blanc d'oeuf, blancs d'œuf, albumine d'œuf, ovalbumine, blanc d'œuf en poudre, poudre de blanc d'œuf
    de:Eiklar, Eischnee, Hühnereiweiß, Hühnereiklar, Eiweiß vom Huhn, Hühnereiweißpulver, Eiklarpulver, Hühnereiklarpulver, Trockeneiweiß, Hühnertrockeneiweiß, Trockeneiklar, Eialbumin
    es:clara de huevo, clara, claras de huevo, ovoalbúmina, albúmina de huevo, clara de huevo en polvo, claras
    it:albume, albumi, albume d'uovo, ovoalbumina, bianco d'uovo, albume in polvere
    nl:kippeneiwit, kipeiwit, ei-eiwit, kippenei-eiwit, eiwit van kippenei, eiwitpoeder van kippenei, kippeneiwitpoeder, eieiwit
    pl:białko jaja, białko jaj, białko jajeczne, białka jaj, białko jaja kurzego, białko jaj kurzych, albumina jaja, białko jaja w proszku, białko jaj w proszku
    sv:äggvita, äggvitepulver, äggviteprotein, äggviteäggpulver
    da:æggehvide, æggehvidepulver
    nb:eggehvite, eggehvitepulver
    fi:munanvalkuainen, kananmunanvalkuainen, munanvalkuaisjauhe, valkuaisjauhe
    pt:clara de ovo, clara, claras de ovo, ovalbumina, albumina de ovo, clara de ovo em pó

    en:Egg yolks
    fr:jaune d'œuf, jaunes d'œufs, jaune d'oeuf, jaunes d'œuf, jaune d'œuf en poudre, jaune d'œuf liquide
    de:Eigelb, Hühnereigelb, Eidotter, Dotter, Eigelbpulver, Flüssigeigelb, Trockeneigelb, Hühnereigelbpulver, Hühnereidotter
    es:yema de huevo, yema, yemas de huevo, yema de huevo líquida, yemas, yema de huevo pasteurizada, yema de huevo en polvo
    it:tuorlo, tuorli, tuorlo d'uovo, tuorlo di uovo, rosso d'uovo, tuorli d'uovo, tuorlo d'uovo in polvere
    nl:eigeel, eidooier, kippeneigeel, kipeigeel, kipeidooier, eigeelpoeder, dooier, scharreleigeel, eierdooier
    pl:żółtko, żółtko jaja, żółtka jaj, żółtko jaja kurzego, żółtko jaj, żółtka, żółtko jaj w proszku, żółtko jaja w proszku, żółtko jaj kurzych
    sv:äggula, äggulepulver, äggulapulver
    da:æggeblomme, æggeblommepulver
    nb:eggeplomme, eggeplommepulver
    fi:keltuainen, munankeltuainen, kananmunankeltuainen, keltuaisjauhe, munankeltuaisjauhe
    pt:gema, gema de ovo, gemas de ovo, gema de ovo em pó

    en:Mayonnaise
    fr:mayonnaise
    de:Mayonnaise, Majonäse, Salatmayonnaise, Remoulade
    es:mayonesa
    it:maionese
    nl:mayonaise
    pl:majonez
    sv:majonnäs
    da:mayonnaise
    nb:majones
    fi:majoneesi
    pt:maionese

    en:Meringue
    fr:meringue, meringues
    de:Baiser, Meringue
    es:merengue
    it:meringa, meringhe
    nl:schuimgebak
    pl:beza, bezy
    sv:maräng
    da:marengs
    nb:marengs
    fi:marenki
    pt:merengue, suspiro

    # Foods named after milk that hold none
    en:Coconut milk
    fr:lait de coco, lait de noix de coco, poudre de lait de coco
    de:Kokosmilch, Kokosnussmilch, Kokosmilchpulver
    es:leche de coco
    it:latte di cocco
    nl:kokosmelk, kokosmelkpoeder
    pl:mleko kokosowe, mleczko kokosowe
    sv:kokosmjölk, kokosmjölkspulver
    da:kokosmælk
    nb:kokosmelk
    fi:kookosmaito, kookosmaitojauhe
    pt:leite de coco

    en:Coconut cream
    fr:crème de coco, crème de noix de coco
    de:Kokoscreme, Kokossahne, Kokosrahm
    es:crema de coco, nata de coco
    it:crema di cocco, panna di cocco
    nl:kokosroom, kokoscrème
    pl:śmietanka kokosowa, krem kokosowy
    sv:kokosgrädde, kokoskräm
    da:kokosfløde, kokoscreme
    nb:kokosfløte, kokoskrem
    fi:kookoskerma
    pt:creme de coco, nata de coco

    en:Cocoa butter
    fr:beurre de cacao
    de:Kakaobutter
    es:manteca de cacao, mantequilla de cacao
    it:burro di cacao
    nl:cacaoboter
    pl:masło kakaowe, tłuszcz kakaowy
    sv:kakaosmör, kakaofett
    da:kakaosmør
    nb:kakaosmør
    fi:kaakaovoi
    pt:manteiga de cacau

    en:Shea butter
    fr:beurre de karité, karité
    de:Sheabutter, Schibutter, Karitébutter, Shea
    es:manteca de karité, karité
    it:burro di karité, karité
    nl:sheaboter, shea
    pl:masło shea, shea
    sv:sheasmör, shea
    da:sheasmør, shea
    nb:sheasmør, shea
    fi:sheavoi, shea
    pt:manteiga de karité, karité

    en:Almond milk
    fr:lait d'amande, boisson d'amande, boisson aux amandes, lait d'amandes
    de:Mandelmilch, Mandeldrink
    es:leche de almendra, bebida de almendra, leche de almendras
    it:latte di mandorla, bevanda di mandorla, latte di mandorle
    nl:amandelmelk, amandeldrank
    pl:mleko migdałowe, napój migdałowy
    sv:mandelmjölk, mandeldryck
    da:mandelmælk, mandeldrik
    nb:mandelmelk, mandeldrikk
    fi:mantelimaito, mantelijuoma
    pt:leite de amêndoa, bebida de amêndoa

    en:Almond butter
    fr:purée d'amande, beurre d'amande
    de:Mandelbutter, Mandelmus
    es:crema de almendras, mantequilla de almendras
    it:burro di mandorle, crema di mandorle
    nl:amandelboter, amandelpasta
    pl:masło migdałowe
    sv:mandelsmör
    da:mandelsmør
    nb:mandelsmør
    fi:mantelivoi

    en:Hazelnut milk
    fr:lait de noisette, boisson noisette
    de:Haselnussmilch, Haselnussdrink
    nl:hazelnootmelk, hazelnootdrank
    it:bevanda di nocciola
    es:bebida de avellana

    en:Cashew butter
    de:Cashewbutter, Cashewmus
    nl:cashewboter
    sv:cashewsmör

    en:Soy milk
    fr:lait de soja, boisson au soja, boisson de soja, tonyu
    de:Sojamilch, Sojadrink, Sojagetränk
    es:leche de soja, bebida de soja
    it:latte di soia, bevanda di soia, bevanda alla soia
    nl:sojamelk, sojadrank, sojadrink
    pl:mleko sojowe, napój sojowy
    sv:sojamjölk, sojadryck
    da:sojamælk, sojadrik
    nb:soyamelk, soyadrikk
    fi:soijamaito, soijajuoma
    pt:leite de soja, bebida de soja

    en:Soy yogurt
    fr:yaourt au soja
    de:Sojajoghurt
    nl:sojayoghurt
    it:yogurt di soia
    es:yogur de soja
    sv:sojayoghurt
    fi:soijajogurtti

    en:Soy cream
    fr:crème de soja
    de:Sojasahne, Sojacreme
    nl:sojaroom
    it:panna di soia
    es:nata de soja
    sv:sojagrädde

    en:Soy cheese
    de:Sojakäse
    nl:sojakaas

    en:Apple butter
    nl:appelstroop

    en:Butter beans
    de:Butterbohnen, Butterbohne
    nl:boterbonen, boterboon
    fr:haricots beurre

    en:Butternut squash
    fr:courge butternut, butternut
    de:Butternusskürbis, Butternut-Kürbis, Butternut
    es:calabaza butternut
    it:zucca butternut
    nl:butternut, flespompoen
    sv:butternutpumpa, butternut

    en:Butter lettuce
    de:Butterkopfsalat, Buttersalat

    en:Milk thistle
    fr:chardon-marie
    de:Mariendistel
    es:cardo mariano
    it:cardo mariano
    nl:mariadistel
    pl:ostropest, ostropest plamisty
    """#
  }
}
