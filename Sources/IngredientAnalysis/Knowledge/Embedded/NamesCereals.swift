extension EmbeddedTables {
  /// The names of cereals, flours, and baked goods in eleven languages besides English.
  ///
  /// Names of wheat, rye, barley, and oats follow Regulation (EU) No 1169/2011, Annex II, in each
  /// language; the others are common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesCereals: String {
    #"""
    # Wheat and its kinds
    en:Cereals
    fr:céréales, céréale
    de:Getreide
    es:cereales, cereal
    it:cereali, cereale
    nl:granen, graan
    pl:zboża, zboże, zbóż
    sv:spannmål
    da:kornprodukter
    fi:viljat, vilja
    pt:cereais, cereal

    en:Gluten
    fr:gluten
    de:Gluten, glutenhaltig, glutenhaltige, glutenhaltiges, glutenhaltiger, glutenhaltigem, glutenhaltigen, Klebereiweiß
    es:gluten
    it:glutine
    nl:gluten, glutenbevattend, glutenbevattende, glutenhoudend, glutenhoudende
    pl:gluten
    sv:gluten, glutenhaltig, glutenhaltiga, glutenhaltigt
    da:gluten, glutenholdig, glutenholdige, glutenholdigt
    nb:gluten, glutenholdig, glutenholdige
    fi:gluteeni, gluteenipitoinen, gluteenipitoista, gluteenipitoiset, gluteenipitoisia
    pt:glúten

    en:Wheat
    fr:blé, blé tendre, froment, blés
    de:Weizen, Weichweizen
    es:trigo, trigo blando
    it:frumento, grano, grano tenero, frumento tenero
    nl:tarwe
    pl:pszenica, pszenny
    sv:vete
    da:hvede
    nb:hvete
    fi:vehnä
    pt:trigo, trigo mole

    en:Wheat flour
    fr:farine de blé, farine de froment, farine, farine de blé tendre, farine blanche, farine type 45, farine type 55, farine t45, farine t55, farine t65, farine de blé tendre t45, farine de blé tendre t55, farine de blé t55, farine de blé t65
    de:Weizenmehl, Mehl, Weizenmehl type 405, Weizenmehl type 550, Weichweizenmehl, Auszugsmehl
    es:harina de trigo, harina, harina de trigo blando, harina de fuerza, harina floja
    it:farina di frumento, farina di grano tenero, farina di grano, farina, farina di frumento tipo 00, farina di frumento tipo 0, farina di grano tenero tipo 00, farina di grano tenero tipo 0, farina 00
    nl:tarwebloem, tarwemeel, bloem, patentbloem, zelfrijzend bakmeel, bakmeel
    pl:mąka pszenna, mąka pszenna typ 500, mąka pszenna typ 450, mąka
    sv:vetemjöl, mjöl, vetemjöl special
    da:hvedemel, mel
    nb:hvetemel, mel, siktet hvetemel
    fi:vehnäjauho, vehnäjauhot, jauho
    pt:farinha de trigo, farinha, farinha de trigo mole

    en:Whole wheat flour
    fr:farine complète, farine de blé complet, farine de blé complète, farine intégrale
    de:Weizenvollkornmehl, Vollkornweizenmehl
    es:harina integral, harina de trigo integral, harina integral de trigo
    it:farina integrale, farina integrale di frumento, farina di frumento integrale, farina integrale di grano tenero
    nl:volkoren tarwemeel, volkorentarwemeel, volkorenmeel, volkoren meel
    pl:mąka pszenna pełnoziarnista, mąka pszenna razowa, mąka pełnoziarnista, mąka graham
    sv:fullkornsvetemjöl, grahamsmjöl, vetefullkornsmjöl, fullkornsmjöl
    da:fuldkornshvedemel, hvedefuldkornsmel, grahamsmel, fuldkornsmel
    nb:sammalt hvete, sammalt hvetemel, sammalt mel, grahammel
    fi:täysjyvävehnäjauho, vehnätäysjyväjauho, grahamjauho
    pt:farinha de trigo integral, farinha integral

    en:Durum wheat
    fr:blé dur, semoule de blé dur, semoule, semoule de blé, farine de blé dur
    de:Hartweizen, Hartweizengrieß, Grieß, Weizengrieß, Hartweizenmehl, Durum, Durumweizen, Weichweizengrieß
    es:trigo duro, sémola de trigo duro, sémola, sémola de trigo
    it:grano duro, semola di grano duro, semola, semola rimacinata, frumento duro, semolino, farina di grano duro, semola di grano duro rimacinata, semola rimacinata di grano duro
    nl:durumtarwe, durum tarwe, durum, griesmeel, tarwegriesmeel, harde tarwe, durumtarwegriesmeel
    pl:pszenica durum, durum, semolina, kasza manna, semolina z pszenicy durum, pszenica twarda, manna, grysik
    sv:durumvete, durumvetemjöl, durum, mannagryn
    da:durumhvede, durum, semulje, durumhvedesemulje, durumhvedemel
    nb:durumhvete, durum, semule, durumhvetemel, semulegryn
    fi:durumvehnä, durumvehnäjauho, mannasuurimo, mannaryyni, durumvehnäsuurimo
    pt:trigo duro, sêmola, sêmola de trigo, sêmola de trigo duro, semolina

    en:Spelt
    fr:épeautre, grand épeautre, blé épeautre, farine d'épeautre
    de:Dinkel, Dinkelmehl, Grünkern, Dinkelvollkornmehl, Spelz
    es:espelta, escanda, trigo espelta, harina de espelta
    it:spelta, farro spelta, farro grande
    nl:spelt, speltmeel, speltbloem, speltvolkorenmeel
    pl:orkisz, pszenica orkisz, mąka orkiszowa, orkiszowy
    sv:dinkel, spelt, dinkelvete, speltvete, dinkelmjöl
    da:spelt, speltmel, spelthvede
    nb:spelt, speltmel, spelthvete
    fi:speltti, spelttivehnä, spelttijauho
    pt:espelta, farinha de espelta

    en:Emmer
    fr:amidonnier
    de:Emmer
    es:emmer
    it:farro dicocco
    nl:emmer
    pl:płaskurka
    sv:emmer
    da:emmer
    nb:emmer
    fi:emmervehnä, emmer

    en:Einkorn
    fr:engrain, petit épeautre
    de:Einkorn
    es:escaña
    it:monococco, farro monococco
    nl:eenkoorn
    pl:samopsza
    sv:enkorn
    da:enkorn
    nb:enkorn
    fi:yksijyvävehnä

    en:Farro
    it:farro, farro perlato, farina di farro, farro decorticato

    en:Khorasan wheat
    fr:khorasan, blé khorasan, kamut
    de:Khorasan, Khorasanweizen, Khorasan-Weizen, Kamut
    es:khorasan, kamut, trigo khorasan
    it:khorasan, kamut, grano khorasan, grano turanico
    nl:khorasan, kamut, khorasantarwe
    pl:khorasan, kamut, pszenica khorasan
    sv:khorasanvete, kamut, khorasan
    da:ølandshvede, khorasanhvede, kamut
    nb:korasanhvete, khorasanhvete, kamut
    fi:khorasanvehnä, kamut
    pt:khorasan, kamut

    en:Bulgur
    fr:boulgour, boulghour, blé concassé
    de:Bulgur
    es:bulgur
    it:bulgur
    nl:bulgur
    pl:bulgur, kasza bulgur
    sv:bulgur
    da:bulgur
    nb:bulgur
    fi:bulgur
    pt:bulgur

    en:Couscous
    fr:couscous
    de:Couscous, Kuskus
    es:cuscús, couscous, cous cous
    it:cous cous, couscous, cuscus
    nl:couscous
    pl:kuskus, kasza kuskus, couscous
    sv:couscous
    da:couscous
    nb:couscous
    fi:kuskus, couscous
    pt:cuscuz, couscous

    en:Wheat gluten
    fr:gluten de blé, gluten de froment, gluten vital de blé
    de:Weizengluten, Weizenkleber, Weizeneiweiß, Weizenprotein, Seitan
    es:gluten de trigo, seitán, seitan, proteína de trigo, proteínas de trigo
    it:glutine di frumento, glutine di grano, seitan, proteine del grano, proteine di frumento, glutine di grano tenero
    nl:tarwegluten, seitan, tarwe-eiwit, tarweeiwit
    pl:gluten pszenny, seitan, białko pszenne, białka pszenne
    sv:vetegluten, seitan, veteprotein
    da:hvedegluten, seitan, hvedeprotein
    nb:hvetegluten, seitan, hveteprotein
    fi:vehnägluteeni, seitan, vehnäproteiini, vehnävalkuainen
    pt:glúten de trigo, seitan, proteína de trigo

    en:Wheat protein
    fr:protéines de blé, protéine de blé, seitan

    en:Wheat starch
    fr:amidon de blé, amidon de froment
    de:Weizenstärke
    es:almidón de trigo
    it:amido di frumento, amido di grano
    nl:tarwezetmeel
    pl:skrobia pszenna
    sv:vetestärkelse
    da:hvedestivelse
    nb:hvetestivelse
    fi:vehnätärkkelys
    pt:amido de trigo

    en:Wheat bran
    fr:son de blé, son de froment
    de:Weizenkleie, Speisekleie, Weizenspeisekleie
    es:salvado de trigo, salvado
    it:crusca di frumento, crusca, crusca di grano
    nl:tarwezemelen, zemelen, tarwevezels, tarwevezel
    pl:otręby pszenne, otręby
    sv:vetekli
    da:hvedeklid
    nb:hvetekli
    fi:vehnälese, vehnälesettä
    pt:farelo de trigo

    en:Wheat germ
    fr:germe de blé, germes de blé
    de:Weizenkeime, Weizenkeim
    es:germen de trigo
    it:germe di grano, germe di frumento
    nl:tarwekiemen, tarwekiem
    pl:zarodki pszenne
    sv:vetegroddar, vetegrodd
    da:hvedekim
    nb:hvetekim
    fi:vehnänalkio
    pt:gérmen de trigo, germe de trigo

    en:Wheat fiber
    fr:fibres de blé, fibre de blé
    de:Weizenfaser, Weizenfasern
    es:fibra de trigo
    it:fibra di frumento, fibre di frumento, fibra di grano
    nl:tarwevezel
    pl:błonnik pszenny
    sv:vetefiber
    da:hvedefibre, hvedefiber
    nb:hvetefiber
    fi:vehnäkuitu
    pt:fibra de trigo

    en:Wheat dextrose
    fr:dextrose de blé
    de:Dextrose aus Weizen
    es:dextrosa de trigo
    it:destrosio di frumento

    en:Bread crumbs
    fr:chapelure, panure
    de:Paniermehl, Semmelbrösel, Brösel
    es:pan rallado
    it:pangrattato, pane grattugiato, pan grattato
    nl:paneermeel, broodkruim
    pl:bułka tarta, panierka
    sv:ströbröd
    da:rasp
    nb:griljermel, strøbrød
    fi:korppujauho
    pt:pão ralado, farinha de rosca

    # Rye, barley, oats
    en:Rye
    fr:seigle
    de:Roggen
    es:centeno
    it:segale
    nl:rogge
    pl:żyto, żytni
    sv:råg
    da:rug
    nb:rug
    fi:ruis
    pt:centeio

    en:Rye flour
    fr:farine de seigle
    de:Roggenmehl, Roggenvollkornmehl
    es:harina de centeno
    it:farina di segale
    nl:roggebloem, roggemeel, volkoren roggemeel
    pl:mąka żytnia
    sv:rågmjöl, rågsikt
    da:rugmel
    nb:rugmel, sammalt rug, rugsikt
    fi:ruisjauho, ruisjauhot
    pt:farinha de centeio

    en:Triticale
    fr:triticale
    de:Triticale
    es:triticale
    it:triticale
    nl:triticale
    pl:pszenżyto
    sv:rågvete
    da:triticale
    nb:rughvete
    fi:ruisvehnä
    pt:triticale

    en:Barley
    fr:orge
    de:Gerste
    es:cebada
    it:orzo
    nl:gerst
    pl:jęczmień, jęczmienny
    sv:korn
    da:byg
    nb:bygg
    fi:ohra
    pt:cevada

    en:Pearl barley
    fr:orge perlé, orge mondé
    de:Graupen, Perlgraupen, Gerstengraupen, Rollgerste
    es:cebada perlada
    it:orzo perlato
    nl:gort, parelgort, parelgerst
    pl:kasza jęczmienna, pęczak, kasza perłowa
    sv:korngryn, pärlgryn
    da:perlebyg
    nb:byggryn
    fi:helmiohra, ohrasuurimo, ohraryyni
    pt:cevadinha

    en:Barley flour
    fr:farine d'orge
    de:Gerstenmehl
    es:harina de cebada
    it:farina d'orzo, farina di orzo
    nl:gerstemeel, gerstebloem
    pl:mąka jęczmienna
    sv:kornmjöl
    da:bygmel
    nb:byggmel
    fi:ohrajauho
    pt:farinha de cevada

    en:Malted barley
    fr:malt, malt d'orge, orge malté, orge maltée
    de:Gerstenmalz, Malz, Malzmehl, Gerstenmalzmehl, Röstmalz, Braumalz
    es:malta, malta de cebada, cebada malteada
    it:malto, malto d'orzo, orzo maltato, malto di orzo
    nl:mout, gerstemout, gemoute gerst, moutmeel, gerstemoutmeel
    pl:słód, słód jęczmienny, słodowy
    sv:malt, kornmalt, maltmjöl, kornmaltmjöl
    da:malt, bygmalt, maltmel, bygmaltmel
    nb:malt, byggmalt, maltmel, byggmaltmel
    fi:mallas, ohramallas, mallasjauho
    pt:malte, malte de cevada, cevada maltada

    en:Malt extract
    fr:extrait de malt, extrait de malt d'orge, extrait d'orge malté, extrait de malt d orge
    de:Malzextrakt, Gerstenmalzextrakt
    es:extracto de malta, extracto de malta de cebada
    it:estratto di malto, estratto di malto d'orzo, estratto d'orzo, estratto di malto di orzo
    nl:moutextract, gerstemoutextract
    pl:ekstrakt słodowy, ekstrakt słodu jęczmiennego, ekstrakt słodu
    sv:maltextrakt, kornmaltextrakt
    da:maltekstrakt, bygmaltekstrakt
    nb:maltekstrakt, byggmaltekstrakt
    fi:mallasuute, ohramallasuute
    pt:extrato de malte, extrato de malte de cevada

    en:Malt syrup
    de:Malzsirup, Gerstenmalzsirup
    fr:sirop de malt
    nl:moutstroop, gerstemoutstroop

    en:Malt vinegar
    fr:vinaigre de malt
    de:Malzessig
    nl:moutazijn
    es:vinagre de malta

    en:Beer
    fr:bière
    de:Bier, Weizenbier
    es:cerveza
    it:birra
    nl:bier
    pl:piwo
    sv:öl
    da:øl
    nb:øl
    fi:olut
    pt:cerveja

    en:Oats
    fr:avoine, son d'avoine, avoine complète
    de:Hafer, Vollkornhafer, Haferkleie, Kernhafer
    es:avena, salvado de avena
    it:avena, crusca d'avena
    nl:haver, haverzemelen
    pl:owies, owsiany, otręby owsiane
    sv:havre, havrekli
    da:havre, havreklid
    nb:havre, havrekli
    fi:kaura, kauralese
    pt:aveia, farelo de aveia

    en:Rolled oats
    fr:flocons d'avoine, flocon d'avoine
    de:Haferflocken, Hafervollkornflocken, Vollkornhaferflocken, Kleinblatthaferflocken
    es:copos de avena, copos de avena integral
    it:fiocchi di avena, fiocchi d'avena, avena in fiocchi
    nl:havervlokken, havermout, volkoren havervlokken
    pl:płatki owsiane
    sv:havregryn, havreflingor
    da:havregryn, havreflager
    nb:havregryn
    fi:kaurahiutale, kaurahiutaleet
    pt:flocos de aveia, aveia em flocos

    en:Oat flour
    fr:farine d'avoine
    de:Hafermehl, Hafervollkornmehl
    es:harina de avena
    it:farina d'avena, farina di avena
    nl:havermeel, haverbloem
    pl:mąka owsiana
    sv:havremjöl
    da:havremel
    nb:havremel
    fi:kaurajauho
    pt:farinha de aveia

    en:Oat milk
    fr:lait d'avoine, boisson d'avoine, boisson à l'avoine
    de:Hafermilch, Haferdrink, Hafergetränk
    es:leche de avena, bebida de avena
    it:latte di avena, bevanda di avena, latte d'avena
    nl:havermelk, haverdrank, haverdrink
    pl:mleko owsiane, napój owsiany
    sv:havremjölk, havredryck
    da:havremælk, havredrik
    nb:havremelk, havredrikk
    fi:kauramaito, kaurajuoma
    pt:leite de aveia, bebida de aveia

    # Baked goods and pasta
    en:Bread
    fr:pain, pain de mie
    de:Brot, Weißbrot, Toastbrot, Brötchen, Weizenbrot
    es:pan, pan de molde
    it:pane
    nl:brood
    pl:chleb, pieczywo
    sv:bröd
    da:brød
    nb:brød
    fi:leipä
    pt:pão

    en:Biscuit
    fr:biscuit, biscuits, gâteaux secs
    de:Keks, Kekse, Gebäck
    es:galleta, galletas
    it:biscotto, biscotti
    nl:koekjes, biscuit, biscuits, koekje, koek
    pl:herbatniki, ciastka, herbatnik
    sv:kex, kakor, kaka
    da:kiks, småkager
    nb:kjeks
    fi:keksi, keksit
    pt:bolacha, bolachas, biscoito, biscoitos

    en:Pasta
    fr:pâtes, pâtes alimentaires, pâtes fraîches, nouilles
    de:Nudeln, Teigwaren, Pasta, Hartweizennudeln, Hartweizenteigwaren
    es:pasta alimenticia, pasta, fideos, macarrones
    it:pasta di semola, pasta, pasta di semola di grano duro, spaghetti
    nl:deegwaren, pasta, noedels
    pl:makaron
    sv:pasta, nudlar, makaroner
    da:pasta, nudler
    nb:pasta, nudler
    fi:pasta, makaroni, nuudeli
    pt:massa, massa alimentícia, massas

    en:Egg noodles
    fr:pâtes aux œufs, nouilles aux œufs
    de:Eiernudeln, Eierteigwaren, Spätzle, Eierspätzle
    es:pasta al huevo
    it:pasta all'uovo
    nl:eiermie, eiernoedels, mie
    pl:makaron jajeczny
    sv:äggnudlar, äggpasta
    da:ægnudler, æggenudler
    nb:eggnudler
    fi:munanuudeli
    pt:massa de ovo

    en:Puff pastry
    fr:pâte feuilletée
    de:Blätterteig
    es:hojaldre, masa de hojaldre
    it:pasta sfoglia
    nl:bladerdeeg
    pl:ciasto francuskie
    fi:lehtitaikina
    pt:massa folhada

    en:Butter puff pastry
    fr:pâte feuilletée pur beurre, pâte feuilletée au beurre
    de:Butterblätterteig
    es:hojaldre de mantequilla
    it:pasta sfoglia al burro
    nl:roomboterbladerdeeg
    pl:ciasto francuskie maślane
    sv:smördeg
    da:butterdej
    nb:butterdeig
    fi:voitaikina

    en:Wafer
    fr:gaufrette, gaufrettes
    de:Waffel, Waffeln
    es:barquillo, oblea
    it:wafer, cialda
    nl:wafel, wafels
    pl:wafel, wafle
    sv:wafers, rån
    da:vaffel
    nb:kjeks
    fi:vohveli
    pt:wafer

    en:Sourdough
    fr:levain, levain de blé
    de:Sauerteig, Weizensauerteig, Natursauerteig
    es:masa madre
    it:lievito madre, lievito naturale, pasta madre
    nl:zuurdesem, desem
    pl:zakwas, zakwas pszenny
    sv:surdeg, vetesurdeg
    da:surdej
    nb:surdeig
    fi:hapanjuuri
    pt:massa mãe

    en:Fermented rye
    fr:levain de seigle
    de:Roggensauerteig
    es:masa madre de centeno
    it:pasta madre di segale
    nl:roggezuurdesem
    pl:zakwas żytni
    sv:rågsurdeg
    da:rugsurdej
    nb:rugsurdeig
    fi:ruisjuuri

    # Cereals without gluten
    en:Buckwheat
    fr:sarrasin, blé noir, farine de sarrasin, farine de blé noir, blé sarrasin
    de:Buchweizen, Buchweizenmehl, Heidekorn, Buchweizengrütze, Buchweizenflocken
    es:trigo sarraceno, alforfón, harina de trigo sarraceno, sarraceno, harina de alforfón
    it:grano saraceno, saraceno, farina di grano saraceno, grano saraceno decorticato
    nl:boekweit, boekweitmeel, boekweitbloem, boekweitgrutten
    pl:gryka, kasza gryczana, mąka gryczana, gryczany
    sv:bovete, bovetemjöl
    da:boghvede, boghvedemel
    nb:bokhvete, bokhvetemel
    fi:tattari, tattarijauho, tattarisuurimo
    pt:trigo sarraceno, trigo mourisco, farinha de trigo sarraceno

    en:Rice
    fr:riz
    de:Reis, Langkornreis, Rundkornreis
    es:arroz
    it:riso
    nl:rijst
    pl:ryż, ryżowy
    sv:ris
    da:ris
    nb:ris
    fi:riisi
    pt:arroz

    en:Rice flour
    fr:farine de riz
    de:Reismehl, Klebreismehl
    es:harina de arroz
    it:farina di riso
    nl:rijstebloem, rijstmeel, rijstemeel, rijstbloem
    pl:mąka ryżowa
    sv:rismjöl
    da:rismel
    nb:rismel
    fi:riisijauho
    pt:farinha de arroz

    en:Rice milk
    fr:lait de riz, boisson de riz
    de:Reismilch, Reisdrink
    es:leche de arroz, bebida de arroz
    it:latte di riso, bevanda di riso
    nl:rijstmelk, rijstemelk, rijstdrank
    pl:mleko ryżowe, napój ryżowy
    sv:rismjölk, risdryck
    da:rismælk, risdrik
    nb:rismelk, risdrikk
    fi:riisimaito, riisijuoma
    pt:leite de arroz, bebida de arroz

    en:Corn
    fr:maïs
    de:Mais
    es:maíz
    it:mais, granoturco
    nl:mais, maïs
    pl:kukurydza, kukurydziany
    sv:majs
    da:majs
    nb:mais
    fi:maissi
    pt:milho

    en:Corn flour
    fr:farine de maïs, semoule de maïs
    de:Maismehl, Maisgrieß
    es:harina de maíz, sémola de maíz
    it:farina di mais, semola di mais
    nl:maïsmeel, maismeel, maïsbloem, maisbloem, maisgries, maïsgries
    pl:mąka kukurydziana, kasza kukurydziana, grys kukurydziany
    sv:majsmjöl
    da:majsmel
    nb:maismel
    fi:maissijauho
    pt:farinha de milho

    en:Corn starch
    fr:amidon de maïs, fécule de maïs
    de:Maisstärke, Speisestärke
    es:almidón de maíz, maicena
    it:amido di mais
    nl:maïszetmeel, maiszetmeel, maizena
    pl:skrobia kukurydziana
    sv:majsstärkelse
    da:majsstivelse
    nb:maisstivelse
    fi:maissitärkkelys
    pt:amido de milho

    en:Starch
    fr:amidon, fécule
    de:Stärke
    es:almidón, fécula
    it:amido, fecola
    nl:zetmeel
    pl:skrobia
    sv:stärkelse
    da:stivelse
    nb:stivelse
    fi:tärkkelys
    pt:amido, fécula

    en:Modified starch
    fr:amidon modifié, amidon transformé, amidons modifiés
    de:modifizierte Stärke
    es:almidón modificado
    it:amido modificato
    nl:gemodificeerd zetmeel
    pl:skrobia modyfikowana
    sv:modifierad stärkelse
    da:modificeret stivelse
    nb:modifisert stivelse
    fi:muunnettu tärkkelys
    pt:amido modificado

    en:Potato starch
    fr:fécule de pomme de terre, amidon de pomme de terre
    de:Kartoffelstärke
    es:fécula de patata, almidón de patata
    it:fecola di patate, amido di patata
    nl:aardappelzetmeel
    pl:skrobia ziemniaczana
    sv:potatisstärkelse, potatismjöl
    da:kartoffelstivelse, kartoffelmel
    nb:potetstivelse, potetmel
    fi:perunatärkkelys, perunajauho
    pt:fécula de batata, amido de batata

    en:Millet
    fr:millet
    de:Hirse
    es:mijo
    it:miglio
    nl:gierst
    pl:kasza jaglana, proso
    sv:hirs
    da:hirse
    nb:hirse
    fi:hirssi
    pt:milhete, milho painço

    en:Quinoa
    fr:quinoa
    de:Quinoa
    es:quinoa
    it:quinoa
    nl:quinoa
    pl:komosa ryżowa, quinoa
    sv:quinoa
    da:quinoa
    nb:quinoa
    fi:kvinoa
    pt:quinoa

    en:Amaranth
    fr:amarante
    de:Amaranth, Amarant
    es:amaranto
    it:amaranto
    nl:amarant
    pl:amarantus
    sv:amarant
    fi:amarantti
    pt:amaranto

    en:Cake
    fr:génoise
    de:Biskuit, Biskuits, Kuchen, Torte, Biskuitteig, Biskuitboden
    es:bizcocho, tarta
    it:pan di spagna, torta
    nl:cake, taart
    pl:biszkopt, biszkopty
    sv:sockerkaka, tårta
    da:kage
    nb:kake
    fi:kakku, sokerikakku
    pt:bolo, pão de ló

    en:Pancake
    fr:crêpe, crêpes
    de:Pfannkuchen, Eierkuchen, Palatschinken
    es:tortitas
    it:crespelle
    nl:pannenkoek, pannenkoeken
    pl:naleśniki
    sv:pannkaka, pannkakor
    da:pandekage, pandekager
    nb:pannekake, pannekaker
    fi:ohukainen, ohukaiset
    pt:panqueca, panquecas

    en:French toast
    fr:pain perdu
    es:torrijas

    en:Pie crust
    fr:tarte, tartes
    de:Mürbeteig

    en:Pretzels
    de:Salzstangen, Brezel, Brezeln, Salzbrezeln

    en:Gingerbread
    nl:pepernoten, speculaas
    da:pebernødder
    nb:pepperkaker
    sv:pepparkakor
    de:Lebkuchen, Pfeffernüsse
    fi:piparkakku, piparkakut
    pl:pierniki, piernik

    # Wholemeal of an unstated kind
    en:Wholemeal
    de:Vollkorn
    nl:volkoren
    sv:fullkorn
    da:fuldkorn
    nb:fullkorn
    fi:täysjyvä
    """#
  }
}
