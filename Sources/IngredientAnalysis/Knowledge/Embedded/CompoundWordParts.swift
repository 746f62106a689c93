extension EmbeddedTables {
  /// The parts of compound words that name no food by themselves, in German, Dutch, Swedish, Danish,
  /// Norwegian, and Finnish.
  ///
  /// A head is what is made of the food before it, as flour and powder are. A modifier precedes the
  /// food, as in skimmed milk. Common knowledge.
  @inline(never)
  static var compoundWords: String {
    #"""
    # What is made of the part before
    xx:compound-head
    de:Mehl, Mehle, Malz, Grütze, Stärke, Grieß, Kleie, Keim, Keime, Speisestärke, Eiweiß, Eiweiße, Protein, Proteine, Öl, Fett, Schmalz, Masse, Rohmasse, Paste, Creme, Mus, Kern, Kerne, Kernen, Füllung, Krem, Gries, Graupen, Körner, Korn, Samen, Saat, Sprossen, Extrakt, Konzentrat, Isolat, Hydrolysat, Sirup, Saft, Saftkonzentrat, Faser, Fasern, Ballaststoff, Stücke, Stückchen, Splitter, Blättchen, Stifte, Würfel, Raspel, Raspeln, Scheiben, Schnitzel, Filet, Filets, Fleisch, Granulat, Mark, Erzeugnis, Erzeugnisse, Zubereitung, Produkt, Produkte, Bestandteile, Getränk, Drink, Gewürz, Aroma, Basis, Blatt, Blätter, Wurzel, Schale, Schalen, Spelz, Spelzen, Hülsen, Röllchen, Krümel, Bruch, Salz, Essig, Füllung, Pulver, Flocken, Schrot, Püree
    nl:meel, bloem, mout, poeder, zetmeel, gries, griesmeel, zemelen, kiem, kiemen, eiwit, eiwitten, proteïne, proteïnen, olie, vet, massa, pasta, crème, puree, pit, pitten, vulling, vlokken, vlok, korrel, korrels, zaad, zaden, zaadjes, grutten, extract, concentraat, isolaat, stroop, siroop, sap, hydrolysaat, vezel, vezels, stukjes, stukken, schaafsel, blokjes, plakjes, filet, filets, vlees, granulaat, snippers, product, producten, bereiding, drank, drink, bestanddelen, basis, aroma
    sv:mjöl, malt, pulver, stärkelse, kli, grodd, groddar, protein, proteiner, olja, fett, massa, kräm, pasta, puré, kärna, kärnor, fyllning, flingor, flagor, gryn, frö, extrakt, koncentrat, isolat, sirap, juice, saft, fiber, fibrer, bitar, spån, tärningar, filé, filéer, kött, produkt, produkter, beredning, dryck
    da:mel, malt, pulver, stivelse, klid, kim, protein, proteiner, olie, fedt, masse, creme, pasta, puré, kerne, kerner, fyld, flager, gryn, frø, ekstrakt, koncentrat, isolat, sirup, juice, saft, fiber, fibre, stykker, tern, filet, filéer, kød, produkt, produkter, drik
    nb:mel, malt, pulver, stivelse, kli, kim, protein, proteiner, olje, fett, masse, krem, pasta, puré, kjerne, kjerner, fyll, flak, gryn, frø, ekstrakt, konsentrat, isolat, sirup, juice, saft, fiber, biter, terninger, filet, fileter, kjøtt, produkt, produkter, drikk
    fi:jauho, mallas, jauhe, tärkkelys, lese, alkio, proteiini, valkuainen, öljy, rasva, massa, tahna, sose, täyte, hiutale, hiutaleet, hiutaleita, ryyni, suurimo, rouhe, siemen, uute, tiiviste, isolaatti, siirappi, mehu, kuitu, kuitua, pala, palat, lastu, lastut, kuutio, filee, fileet, liha, tuote, tuotteet, valmiste, juoma

    # What says that the part before is absent
    xx:compound-denial
    de:frei, freie, freier, freies, freien, los, lose
    nl:vrij, vrije, loos, loze
    sv:fri, fria, fritt
    da:fri, frie, frit
    nb:fri, frie, fritt
    fi:ton, tön, tonta, töntä, tomat, tömät, tonna, tönnä, vapaa

    # What describes the part behind
    xx:compound-modifier
    de:Voll, Mager, Süß, Sauer, Weich, Hart, Trocken, Flüssig, Frisch, Roh, Bio, Räucher, Speise, Edel, Alpen, Weide, Heu, Röst, Vollfett, Natur, Doppelrahm, Kuh, Ziegen, Schaf, Schafs, Büffel, Hühner, Huhn, Enten, Wachtel, Rinder, Freiland, Bodenhaltungs, Vollkorn
    nl:volkoren, zonnebloem, kip, volle, magere, halfvolle, zoete, zure, vers, droog, vloeibaar, bio, gerookte, geiten, schapen, koe, buffel, kippen, scharrel
    sv:fullkorn, fullkorns, söt, hel, skum, lätt, färsk, torr, torkad, torkat, flytande, rökt, hård, mjuk, smält, ädel, ko, get, får, buffel, höns
    da:fuldkorn, fuldkorns, hel, skummet, sød, let, frisk, tør, tørret, flydende, røget, hård, smelte, ko, gede, fåre, bøffel, høns, hønse
    nb:fullkorn, fullkorns, sammalt, hel, skummet, lett, fersk, tørr, tørket, flytende, røkt, hard, smelte, ku, geit, geite, sau, saue, bøffel, høns, hønse
    fi:täysjyvä, täys, kevyt, rasvaton, kuivattu, nestemäinen, savu, tuore, sulate, lehmän, vuohen, lampaan, kanan
    """#
  }
}
