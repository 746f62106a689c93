extension EmbeddedTables {
  /// The names of nuts, peanuts, soy, sesame, celery, mustard, and lupin in eleven languages besides
  /// English, and of look-alikes.
  ///
  /// The groups follow Regulation (EU) No 1169/2011, Annex II, in each language; the others are
  /// common knowledge. The first line of a block names the English entry.
  @inline(never)
  static var namesNuts: String {
    #"""
    # Nuts
    en:Tree nut
    fr:fruits à coque, fruit à coque, fruits à coques, noix diverses, fruits secs à coque, fruits à coque dure
    de:Nuss, Nüsse, Schalenfrüchte, Schalenfrucht, Hartschalenobst, Nusskerne, Nussmischung
    es:frutos de cáscara, fruto de cáscara, frutos secos, frutos con cáscara
    it:frutta a guscio, frutta secca a guscio, frutta secca, granella di frutta a guscio
    nl:noten, noot, schaalvruchten, dopvruchten, gemengde noten
    pl:orzechy, orzech, orzechy mieszane, orzechowy
    sv:nötter, nöt, blandade nötter
    da:nødder, nød, blandede nødder
    nb:nøtter, nøtt
    fi:pähkinä, pähkinät, pähkinäsekoitus
    pt:frutos de casca rija, fruto de casca rija, frutos secos, frutos de casca dura, castanhas

    en:Almond
    fr:amande, amandes, poudre d'amande, poudre d'amandes, amandes en poudre, amandes effilées, amandes moulues, amandes entières, éclats d'amandes, amande douce
    de:Mandel, Mandeln, Mandelkerne, Mandelsplitter, Mandelblättchen, Mandelstifte, Mandelkern
    es:almendra, almendras, almendra marcona, almendra molida, almendras tostadas
    it:mandorla, mandorle, mandorle dolci, granella di mandorle, mandorle tostate
    nl:amandel, amandelen, amandelschaafsel, amandelstukjes
    pl:migdał, migdały, migdałowy, płatki migdałowe
    sv:mandel, mandlar, sötmandel, mandelspån
    da:mandel, mandler, mandelflager
    nb:mandel, mandler
    fi:manteli, mantelit, mantelilastu
    pt:amêndoa, amêndoas, miolo de amêndoa

    en:Almond flour
    fr:farine d'amande, farine d'amandes
    de:Mandelmehl, Mandelgrieß
    es:harina de almendra, harina de almendras
    it:farina di mandorle
    nl:amandelmeel
    pl:mąka migdałowa
    sv:mandelmjöl
    da:mandelmel
    nb:mandelmel
    fi:mantelijauho
    pt:farinha de amêndoa

    en:Almond paste
    fr:pâte d'amandes, pâte d'amande, purée d'amandes
    de:Mandelmasse, Mandelpaste
    es:pasta de almendra, pasta de almendras
    it:pasta di mandorle
    nl:amandelspijs, spijs
    pl:masa migdałowa, pasta migdałowa
    sv:mandelmassa
    da:mandelmasse
    nb:mandelmasse
    fi:mantelimassa
    pt:pasta de amêndoa

    en:Marzipan
    fr:massepain
    de:Marzipan, Marzipanrohmasse, Edelmarzipan
    es:mazapán
    it:marzapane, pasta reale
    nl:marsepein
    pl:marcepan
    sv:marsipan
    da:marcipan, ren rå marcipan
    nb:marsipan
    fi:marsipaani
    pt:maçapão, massapão

    en:Hazelnut
    fr:noisette, noisettes, éclats de noisettes, noisettes torréfiées
    de:Haselnuss, Haselnüsse, Haselnusskerne, Haselnusskern
    es:avellana, avellanas
    it:nocciola, nocciole, granella di nocciole
    nl:hazelnoot, hazelnoten
    pl:orzech laskowy, orzechy laskowe
    sv:hasselnöt, hasselnötter, hasselnötskärnor
    da:hasselnød, hasselnødder, hasselnøddekerner
    nb:hasselnøtt, hasselnøtter
    fi:hasselpähkinä, hasselpähkinät
    pt:avelã, avelãs

    en:Hazelnut paste
    fr:pâte de noisette, pâte de noisettes, purée de noisettes, praliné noisette
    de:Haselnussmark, Haselnussmus, Haselnusspaste, Haselnussmasse
    es:pasta de avellana, pasta de avellanas, crema de avellanas
    it:pasta di nocciole, pasta nocciole, pasta di nocciola
    nl:hazelnootpasta
    pl:pasta z orzechów laskowych, miazga z orzechów laskowych
    sv:hasselnötsmassa, hasselnötspasta
    da:hasselnøddemasse, hasselnøddepasta
    nb:hasselnøttmasse, hasselnøttpasta
    fi:hasselpähkinämassa, hasselpähkinätahna
    pt:pasta de avelã

    en:Hazelnut praline
    fr:gianduja, praliné
    de:Gianduja, Haselnusskrokant, Nussnougat, Haselnussnougat, Nuss-Nougat
    es:praliné
    it:gianduia, gianduja
    nl:praliné
    sv:gianduja

    en:Hazelnut spread
    fr:pâte à tartiner aux noisettes, pâte à tartiner à la noisette
    de:Nussnougatcreme, Nuss-Nougat-Creme, Nuss-Nougatcreme, Nussnugatcreme, Haselnussaufstrich

    en:Nougat
    fr:nougat
    de:Nougat, Nugat
    es:turrón
    it:torrone
    nl:noga
    pl:nugat
    sv:nougat
    da:nougat
    nb:nougat
    fi:nougat
    pt:nogado

    en:Frangipane
    fr:frangipane, crème frangipane
    de:Frangipane
    es:frangipane
    it:frangipane
    nl:frangipane

    en:Croquant
    de:Krokant
    fr:nougatine
    it:croccante
    nl:nougatine

    en:Walnut
    fr:noix, cerneaux, cerneaux de noix, noix de grenoble, cerneau de noix
    de:Walnuss, Walnüsse, Walnusskerne, Baumnuss, Baumnüsse
    es:nuez, nueces, nueces de california, nueces peladas, nueces de nogal
    it:noce, noci, gherigli di noce, noci sgusciate
    nl:walnoot, walnoten, okkernoot, okkernoten
    pl:orzech włoski, orzechy włoskie
    sv:valnöt, valnötter
    da:valnød, valnødder
    nb:valnøtt, valnøtter
    fi:saksanpähkinä, saksanpähkinät
    pt:noz, nozes

    en:Cashew
    fr:noix de cajou, cajou, anacarde, anacardes
    de:Cashewkerne, Cashewnüsse, Cashew, Cashewnuss, Cashewkern, Kaschunuss, Kaschunüsse, Kaschukerne, Cashews
    es:anacardo, anacardos, nuez de cajú, marañón
    it:anacardo, anacardi, noci di acagiù
    nl:cashewnoot, cashewnoten, cashew, cashews
    pl:orzechy nerkowca, nerkowiec, nerkowce, orzech nerkowca, orzechy nerkowce
    sv:cashewnöt, cashewnötter, cashew
    da:cashewnød, cashewnødder, cashew, cashewkerner
    nb:cashewnøtt, cashewnøtter, kasjunøtt, kasjunøtter
    fi:cashewpähkinä, cashewpähkinät, cashew
    pt:castanha de caju, castanhas de caju, caju torrado, cajus

    en:Pecan
    fr:noix de pécan, pécan, pécans, noix de pacane
    de:Pekannuss, Pekannüsse, Pecannuss, Pecannüsse, Pekannusskerne, Pecannusskerne
    es:pacana, pacanas, nuez pecana, nueces pecanas, nuez de pecán, nueces pecán
    it:pecan, noci pecan, noci di pecan, noce pecan
    nl:pecannoot, pecannoten, pecan
    pl:pekan, orzechy pekan, orzech pekan, pekany
    sv:pekannöt, pekannötter
    da:pekannød, pekannødder
    nb:pekannøtt, pekannøtter
    fi:pekaanipähkinä, pekaanipähkinät
    pt:noz pecã, nozes pecã, pécan, nozes pécan

    en:Brazil nut
    fr:noix du brésil
    de:Paranuss, Paranüsse, Paranusskerne
    es:nuez de brasil, nueces de brasil, castaña de pará, nuez del brasil, nueces del brasil
    it:noci del brasile, noce del brasile
    nl:paranoot, paranoten
    pl:orzechy brazylijskie, orzech brazylijski
    sv:paranöt, paranötter
    da:paranød, paranødder
    nb:paranøtt, paranøtter
    fi:parapähkinä, parapähkinät
    pt:castanha do brasil, castanha do pará, castanhas do brasil, castanhas do pará, noz do brasil

    en:Pistachio
    fr:pistache, pistaches, pâte de pistache
    de:Pistazie, Pistazien, Pistazienkerne, Pistazienmark
    es:pistacho, pistachos, alfóncigo, alfóncigos, pasta de pistacho
    it:pistacchio, pistacchi, pasta di pistacchio, pasta di pistacchi, granella di pistacchi
    nl:pistache, pistachenoot, pistachenoten, pistaches
    pl:pistacja, pistacje, pistacjowy
    sv:pistage, pistaschmandel, pistaschnöt, pistaschnötter, pistasch, pistagenötter, pistaschmandlar
    da:pistacie, pistacienød, pistacienødder, pistacier, pistaciekerner
    nb:pistasj, pistasjnøtt, pistasjnøtter, pistasienøtt, pistasienøtter, pistasjkjerner
    fi:pistaasi, pistaasipähkinä, pistaasipähkinät
    pt:pistácio, pistácios, pistache, pistáchio, pistáchios

    en:Macadamia nut
    fr:noix de macadamia, macadamia, noix du queensland
    de:Macadamianuss, Macadamianüsse, Macadamia, Queenslandnuss, Queenslandnüsse, Macadamianusskerne
    es:macadamia, nuez de macadamia, nueces de macadamia, nuez de australia, nueces de australia
    it:macadamia, noci macadamia, noci di macadamia, noci del queensland, noce del queensland
    nl:macadamianoot, macadamianoten, macadamia
    pl:makadamia, orzechy makadamia, macadamia, orzechy macadamia
    sv:macadamianöt, macadamianötter, queenslandsnöt, queenslandsnötter, macadamia
    da:macadamianød, macadamianødder, queenslandnød, queenslandnødder
    nb:macadamianøtt, macadamianøtter, queenslandnøtt
    fi:macadamiapähkinä, macadamiapähkinät, australianpähkinä
    pt:macadâmia, nozes de macadâmia, noz de macadâmia, nozes do queensland

    en:Pine nut
    fr:pignons de pin, pignon de pin, pignons
    de:Pinienkerne, Pinienkern
    es:piñones, piñón
    it:pinoli, pinolo
    nl:pijnboompitten, pijnboompit
    pl:orzeszki piniowe, orzeszki pinii, piniole
    sv:pinjenötter, pinjekärnor
    da:pinjekerner
    nb:pinjekjerner
    fi:pinjansiemen, pinjansiemenet
    pt:pinhões, pinhão

    en:Amaretti
    it:amaretti, amaretto biscotti
    de:Amaretti
    fr:amaretti
    es:amaretti
    nl:amaretti, bitterkoekjes

    en:Pesto
    fr:pesto
    de:Pesto
    es:pesto
    it:pesto, pesto alla genovese
    nl:pesto
    pl:pesto
    sv:pesto
    da:pesto
    nb:pesto
    fi:pesto
    pt:pesto

    # Not of the nuts with allergen labeling
    en:Chestnut
    fr:châtaigne, châtaignes, marron, marrons, crème de marrons
    de:Marone, Maronen, Edelkastanie, Edelkastanien, Esskastanie, Esskastanien, Kastanien, Kastanie
    es:castaña, castañas
    it:castagna, castagne, marroni
    nl:kastanje, kastanjes
    pl:kasztan, kasztany, kasztany jadalne
    sv:kastanj, kastanjer
    da:kastanje, kastanjer
    nb:kastanje, kastanjer
    fi:kastanja

    en:Coconut
    fr:noix de coco, coco, noix de coco râpée, pulpe de coco, pulpe de noix de coco
    de:Kokosnuss, Kokos, Kokosraspel, Kokosraspeln, Kokosflocken, Kokosnüsse, Kokosmark, Kokosnussfleisch
    es:coco, coco rallado
    it:cocco, noce di cocco, cocco rapè, cocco grattugiato
    nl:kokos, kokosnoot, kokosrasp, geraspelde kokos
    pl:kokos, orzech kokosowy, wiórki kokosowe, kokosowy
    sv:kokos, kokosnöt, kokosflingor, riven kokos
    da:kokos, kokosnød, kokosmel, revet kokos
    nb:kokos, kokosnøtt, kokosmasse
    fi:kookos, kookospähkinä, kookoshiutale
    pt:coco, coco ralado

    en:Nutmeg
    fr:noix de muscade, muscade
    de:Muskatnuss, Muskat, Muskatblüte, Macis
    es:nuez moscada
    it:noce moscata
    nl:nootmuskaat, muskaatnoot, foelie, muskaat
    pl:gałka muszkatołowa, gałka muszkatowa
    sv:muskot, muskotnöt
    da:muskatnød, muskat
    nb:muskat, muskatnøtt
    fi:muskottipähkinä, muskotti
    pt:noz moscada

    en:Apricot kernel
    fr:amande d'abricot, amandes d'abricot
    de:Persipan, Aprikosenkerne, Persipanrohmasse
    nl:abrikozenpitten, abrikozenpit
    es:hueso de albaricoque
    it:armelline, semi di albicocca
    sv:aprikoskärnor
    da:persipan, abrikoskerner

    en:Cola nut
    fr:noix de cola
    de:Kolanuss
    es:nuez de cola
    nl:kolanoot
    it:noce di cola
    pt:noz de cola

    en:Tigernut
    de:Erdmandel, Erdmandeln
    es:chufa
    nl:tijgernoot, tijgernoten, aardamandel
    fr:souchet

    # Peanuts
    en:Peanut
    fr:arachide, arachides, cacahuète, cacahuètes, cacahouète, cacahouètes, cacahuètes grillées
    de:Erdnuss, Erdnüsse, Erdnusskerne, Erdnusskern
    es:cacahuete, cacahuetes, cacahuate, cacahuates, maní, cacahuetes tostados, maníes
    it:arachide, arachidi
    nl:pinda, pinda's, aardnoot, aardnoten, grondnoten, pindas
    pl:orzeszki ziemne, orzechy ziemne, orzeszki arachidowe, orzechy arachidowe, fistaszki, orzeszek ziemny, orzech ziemny, orzech arachidowy, arachidowy
    sv:jordnöt, jordnötter
    da:jordnød, jordnødder, peanuts
    nb:peanøtt, peanøtter, jordnøtt, jordnøtter
    fi:maapähkinä, maapähkinät
    pt:amendoim, amendoins

    en:Peanut butter
    fr:beurre de cacahuète, beurre de cacahuètes, beurre d'arachide, pâte d'arachide, purée de cacahuète, beurre d'arachides
    de:Erdnussbutter, Erdnussmus, Erdnusscreme, Erdnussmark, Erdnusspaste
    es:crema de cacahuete, mantequilla de cacahuete, pasta de cacahuete, manteca de maní, crema de cacahuetes
    it:burro di arachidi, pasta di arachidi
    nl:pindakaas, pindapasta
    pl:masło orzechowe, pasta z orzeszków ziemnych
    sv:jordnötssmör
    da:jordnøddesmør, peanutbutter
    nb:peanøttsmør
    fi:maapähkinävoi
    pt:manteiga de amendoim, pasta de amendoim

    en:Peanut oil
    fr:huile d'arachide
    de:Erdnussöl
    es:aceite de cacahuete, aceite de maní
    it:olio di arachide, olio di arachidi, olio di semi di arachide
    nl:arachideolie, pindaolie, aardnotenolie
    pl:olej arachidowy, olej z orzeszków ziemnych
    sv:jordnötsolja
    da:jordnøddeolie
    nb:peanøttolje
    fi:maapähkinäöljy
    pt:óleo de amendoim

    # Soybeans
    en:Soybeans
    fr:soja, soya, graines de soja, fèves de soja, graine de soja, haricots de soja
    de:Soja, Sojabohne, Sojabohnen
    es:soja, soya, habas de soja, semillas de soja
    it:soia, semi di soia, fagioli di soia
    nl:soja, sojabonen, sojaboon
    pl:soja, ziarno soi, nasiona soi, sojowy
    sv:soja, sojabönor, sojaböna
    da:soja, sojabønner, sojabønne
    nb:soya, soyabønner, soyabønne
    fi:soija, soijapapu, soijapavut
    pt:soja, feijão de soja, grãos de soja

    en:Soy flour
    fr:farine de soja
    de:Sojamehl, Sojaschrot
    es:harina de soja
    it:farina di soia
    nl:sojameel, sojabloem
    pl:mąka sojowa
    sv:sojamjöl
    da:sojamel
    nb:soyamel
    fi:soijajauho
    pt:farinha de soja

    en:Soy protein
    fr:protéines de soja, protéine de soja, protéine de soja texturée, protéines de soja texturées
    de:Sojaeiweiß, Sojaprotein, Sojaeiweißkonzentrat, Sojaproteinkonzentrat, Sojaeiweißisolat, Sojaproteinisolat, texturiertes Sojaprotein
    es:proteína de soja, proteínas de soja, proteína de soya
    it:proteine di soia, proteina di soia, proteine della soia
    nl:soja-eiwit, sojaproteïne, sojaeiwit, sojaeiwitten
    pl:białko sojowe, białka sojowe, białko soi
    sv:sojaprotein, sojaproteinisolat
    da:sojaprotein
    nb:soyaprotein
    fi:soijaproteiini, soijavalkuainen
    pt:proteína de soja, proteínas de soja

    en:Tofu
    fr:tofu
    de:Tofu
    es:tofu
    it:tofu
    nl:tofu, tahoe
    pl:tofu
    sv:tofu
    da:tofu
    nb:tofu
    fi:tofu
    pt:tofu

    en:Tempeh
    fr:tempeh
    de:Tempeh
    es:tempeh
    it:tempeh
    nl:tempé, tempeh
    pl:tempeh
    sv:tempeh
    da:tempeh
    nb:tempeh
    fi:tempeh

    en:Miso
    fr:miso
    de:Miso, Misopaste
    es:miso
    it:miso
    nl:miso
    pl:miso
    sv:miso
    da:miso
    nb:miso
    fi:miso

    en:Edamame
    fr:edamame, fèves d'edamame
    de:Edamame
    es:edamame
    it:edamame
    nl:edamame
    pl:edamame
    sv:edamame
    da:edamame
    nb:edamame
    fi:edamame

    en:Soy sauce
    fr:sauce soja, sauce de soja, shoyu
    de:Sojasauce, Sojasoße, Shoyu
    es:salsa de soja
    it:salsa di soia
    nl:sojasaus, ketjap, ketjap manis
    pl:sos sojowy
    sv:sojasås, soja sås
    da:sojasauce, sojasovs
    nb:soyasaus
    fi:soijakastike
    pt:molho de soja

    en:Soybean oil
    fr:huile de soja
    de:Sojaöl, Sojabohnenöl
    es:aceite de soja
    it:olio di soia, olio di semi di soia
    nl:sojaolie
    pl:olej sojowy
    sv:sojaolja
    da:sojaolie
    nb:soyaolje
    fi:soijaöljy
    pt:óleo de soja

    # Sesame
    en:Sesame seed
    fr:sésame, graines de sésame, graine de sésame, sésames, gomasio
    de:Sesam, Sesamsamen, Sesamsaat, Sesamkörner
    es:sésamo, semillas de sésamo, ajonjolí, granos de sésamo, semilla de sésamo
    it:sesamo, semi di sesamo
    nl:sesam, sesamzaad, sesamzaadjes, sesamzaden
    pl:sezam, nasiona sezamu, ziarna sezamu, ziarno sezamu, sezamowy, ziarno sezamowe
    sv:sesam, sesamfrö, sesamfrön
    da:sesam, sesamfrø
    nb:sesam, sesamfrø
    fi:seesami, seesaminsiemen, seesaminsiemenet
    pt:sésamo, sementes de sésamo, gergelim, sementes de gergelim

    en:Tahini
    fr:tahin, tahini, tahina, purée de sésame, pâte de sésame
    de:Tahin, Tahina, Tahini, Sesammus, Sesampaste
    es:tahini, tahina, pasta de sésamo
    it:tahina, tahin, tahini, crema di sesamo
    nl:tahin, tahini, sesampasta
    pl:tahini, pasta sezamowa, tahina
    sv:tahini, sesampasta
    da:tahin, sesampasta
    nb:tahini, sesampasta
    fi:tahini, seesamitahna
    pt:tahine, tahini, pasta de sésamo

    en:Sesame oil
    fr:huile de sésame
    de:Sesamöl
    es:aceite de sésamo
    it:olio di sesamo, olio di semi di sesamo
    nl:sesamolie
    pl:olej sezamowy
    sv:sesamolja
    da:sesamolie
    nb:sesamolje
    fi:seesamiöljy
    pt:óleo de sésamo, óleo de gergelim

    en:Halva
    fr:halva
    de:Halva
    es:halva
    it:halva
    nl:halva
    pl:chałwa

    # Celery, mustard, lupin
    en:Celery
    fr:céleri, céleri-branche, céleri branche, céleris, feuilles de céleri
    de:Sellerie, Staudensellerie, Stangensellerie, Bleichsellerie, Selleriepulver
    es:apio, apio en polvo
    it:sedano, coste di sedano
    nl:selderij, selderie, bleekselderij, bladselderij, snijselderij, selder, selderijblad
    pl:seler, selery, seler naciowy, selerowy
    sv:selleri, blekselleri, stjälkselleri
    da:selleri, bladselleri
    nb:selleri, stangselleri
    fi:selleri, varsiselleri, lehtiselleri, ruotiselleri
    pt:aipo, salsão

    en:Celeriac
    fr:céleri-rave, céleri rave
    de:Knollensellerie, Sellerieknolle, Wurzelsellerie
    es:apionabo, apio nabo
    it:sedano rapa
    nl:knolselderij
    pl:seler korzeniowy
    sv:rotselleri
    da:knoldselleri
    nb:sellerirot
    fi:juuriselleri, mukulaselleri

    en:Celery seed
    fr:graines de céleri, graine de céleri
    de:Selleriesamen, Selleriesaat
    es:semillas de apio
    it:semi di sedano
    nl:selderijzaad
    pl:nasiona selera
    sv:sellerifrö
    da:sellerifrø
    nb:sellerifrø
    fi:sellerinsiemen

    en:Celery salt
    fr:sel de céleri
    de:Selleriesalz
    nl:selderijzout
    sv:sellerisalt

    en:Mustard
    fr:moutarde, moutarde de dijon, moutarde à l'ancienne
    de:Senf, Senfpulver, Speisesenf, Tafelsenf, Dijonsenf, Dijon-Senf, Senfmehl
    es:mostaza, harina de mostaza
    it:senape, mostarda, farina di senape, senape di digione
    nl:mosterd, mosterdpoeder, mosterdmeel
    pl:gorczyca, musztarda, gorczycowy, mąka gorczycowa, musztardowy
    sv:senap, senapspulver, senapsmjöl
    da:sennep, sennepspulver, sennepsmel
    nb:sennep, sennepspulver, sennepsmel
    fi:sinappi, sinappijauhe
    pt:mostarda, farinha de mostarda

    en:Mustard seed
    fr:graines de moutarde, graine de moutarde
    de:Senfkörner, Senfsaat, Senfsamen, Senfsaaten, Gelbsenfsaat, Gelbsenf, Senfkorn, Senfschalen
    es:semillas de mostaza, granos de mostaza
    it:semi di senape
    nl:mosterdzaad, mosterdzaden, mosterdzaadjes
    pl:nasiona gorczycy, ziarna gorczycy, gorczyca biała, ziarno gorczycy
    sv:senapsfrö, senapsfrön
    da:sennepsfrø
    nb:sennepsfrø
    fi:sinapinsiemen, sinapinsiemenet
    pt:sementes de mostarda, grãos de mostarda

    en:Lupin
    fr:lupin, lupins, graines de lupin
    de:Lupine, Lupinen, Süßlupine, Süßlupinen, Lupinensamen, Süßlupinensamen, Lupineneiweiß
    es:altramuz, altramuces, lupino
    it:lupino, lupini
    nl:lupine, lupinezaad, lupinen
    pl:łubin, łubinowy
    sv:lupin, lupiner, sötlupin
    da:lupin, lupiner
    nb:lupin, lupiner
    fi:lupiini
    pt:tremoço, tremoços, lupino

    en:Lupin flour
    fr:farine de lupin
    de:Lupinenmehl
    es:harina de altramuz, harina de altramuces
    it:farina di lupini, farina di lupino
    nl:lupinemeel
    pl:mąka łubinowa
    sv:lupinmjöl
    da:lupinmel
    nb:lupinmel
    fi:lupiinijauho
    pt:farinha de tremoço
    """#
  }
}
