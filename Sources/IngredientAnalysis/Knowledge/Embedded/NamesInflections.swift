extension EmbeddedTables {
  /// The inflected forms of nouns and adjectives in names of allergens, a word a line.
  ///
  /// The first form stands for the others. Common knowledge.
  @inline(never)
  static var namesInflections: String {
    #"""
    # German plurals and forms within compound words
    synonyms:de:nuss, nüsse, nüssen, nuß
    synonyms:de:haselnuss, haselnüsse, haselnüssen, haselnuß
    synonyms:de:walnuss, walnüsse, walnüssen, walnuß
    synonyms:de:erdnuss, erdnüsse, erdnüssen, erdnuß
    synonyms:de:cashewnuss, cashewnüsse, cashewnüssen
    synonyms:de:pekannuss, pekannüsse, pekannüssen
    synonyms:de:pecannuss, pecannüsse, pecannüssen
    synonyms:de:paranuss, paranüsse, paranüssen
    synonyms:de:macadamianuss, macadamianüsse, macadamianüssen
    synonyms:de:mandel, mandeln
    synonyms:de:pistazie, pistazien
    synonyms:de:schalenfrucht, schalenfrüchte, schalenfrüchten
    synonyms:de:ei, eier, eiern
    synonyms:de:sardelle, sardellen
    synonyms:de:garnele, garnelen
    synonyms:de:muschel, muscheln
    synonyms:de:auster, austern
    synonyms:de:hering, heringe, herings
    synonyms:de:makrele, makrelen
    synonyms:de:lupine, lupinen
    synonyms:de:sojabohne, sojabohnen
    synonyms:de:molke, molken
    synonyms:de:gerste, gersten
    synonyms:de:fisch, fische, fischen
    synonyms:de:krebs, krebse
    synonyms:de:krebstier, krebstiere, krebstieren
    synonyms:de:weichtier, weichtiere, weichtieren
    synonyms:de:sulfit, sulfite, sulfiten
    synonyms:de:erzeugnis, erzeugnisse, erzeugnissen
    synonyms:de:milcherzeugnis, milcherzeugnisse, milcherzeugnissen
    synonyms:de:nudel, nudeln
    synonyms:de:lecithin, lezithin, lecithine, lezithine
    synonyms:de:sojalecithin, sojalezithin, sojalecithine, sojalezithine
    synonyms:de:kasein, casein
    synonyms:de:kaseinat, caseinat
    synonyms:de:erdbeere, erdbeeren, erdbeer
    synonyms:de:himbeere, himbeeren, himbeer
    synonyms:de:kartoffel, kartoffeln
    synonyms:de:zwiebel, zwiebeln
    synonyms:de:tomate, tomaten
    synonyms:de:erbse, erbsen

    # Dutch
    synonyms:nl:noot, noten
    synonyms:nl:hazelnoot, hazelnoten
    synonyms:nl:walnoot, walnoten
    synonyms:nl:amandel, amandelen
    synonyms:nl:cashewnoot, cashewnoten
    synonyms:nl:pinda, pindas
    synonyms:nl:garnaal, garnalen
    synonyms:nl:mossel, mosselen
    synonyms:nl:ei, eieren, eier
    synonyms:nl:oester, oesters
    synonyms:nl:vis, vissen
    synonyms:nl:gerst, gerste
    synonyms:nl:sulfiet, sulfieten
    synonyms:nl:sojaboon, sojabonen
    synonyms:nl:lupine, lupinen
    synonyms:nl:koek, koekjes, koekje
    synonyms:nl:caseinaat, caseinaten
    synonyms:nl:mosterdzaad, mosterdzaden, mosterdzaadjes
    synonyms:nl:sesamzaad, sesamzaden, sesamzaadjes

    # Swedish
    synonyms:sv:nöt, nötter
    synonyms:sv:hasselnöt, hasselnötter
    synonyms:sv:valnöt, valnötter
    synonyms:sv:jordnöt, jordnötter
    synonyms:sv:cashewnöt, cashewnötter
    synonyms:sv:mandel, mandlar
    synonyms:sv:räka, räkor, räk
    synonyms:sv:mussla, musslor
    synonyms:sv:kräfta, kräftor, kräft
    synonyms:sv:krabba, krabbor, krabb
    synonyms:sv:grädde, grädd
    synonyms:sv:frö, frön
    synonyms:sv:sulfit, sulfiter
    synonyms:sv:sojaböna, sojabönor
    synonyms:sv:lupin, lupiner
    synonyms:sv:äggula, äggule
    synonyms:sv:äggvita, äggvite

    # Danish
    synonyms:da:nød, nødder, nødde
    synonyms:da:hasselnød, hasselnødder, hasselnødde
    synonyms:da:valnød, valnødder, valnødde
    synonyms:da:jordnød, jordnødder, jordnødde
    synonyms:da:cashewnød, cashewnødder
    synonyms:da:mandel, mandler
    synonyms:da:reje, rejer
    synonyms:da:musling, muslinger
    synonyms:da:sulfit, sulfitter
    synonyms:da:lupin, lupiner

    # Norwegian
    synonyms:nb:nøtt, nøtter, nøtte
    synonyms:nb:hasselnøtt, hasselnøtter, hasselnøtte
    synonyms:nb:valnøtt, valnøtter, valnøtte
    synonyms:nb:peanøtt, peanøtter, peanøtte
    synonyms:nb:jordnøtt, jordnøtter
    synonyms:nb:mandel, mandler
    synonyms:nb:reke, reker
    synonyms:nb:sulfitt, sulfitter
    synonyms:nb:lupin, lupiner

    # French of Canada
    synonyms:fr:soja, soya

    # Italian
    synonyms:it:mandorla, mandorle
    synonyms:it:nocciola, nocciole
    synonyms:it:arachide, arachidi
    synonyms:it:acciuga, acciughe
    synonyms:it:uovo, uova
    synonyms:it:pistacchio, pistacchi
    synonyms:it:formaggio, formaggi
    synonyms:it:gambero, gamberi
    synonyms:it:solfito, solfiti
    synonyms:it:crostaceo, crostacei
    synonyms:it:mollusco, molluschi
    synonyms:it:lupino, lupini
    synonyms:it:tuorlo, tuorli
    synonyms:it:proteina, proteine
    synonyms:it:lecitina, lecitine
    synonyms:it:latticino, latticini
    synonyms:it:anacardo, anacardi

    # Portuguese
    synonyms:pt:amêndoa, amêndoas
    synonyms:pt:avelã, avelãs
    synonyms:pt:noz, nozes
    synonyms:pt:amendoim, amendoins
    synonyms:pt:ovo, ovos
    synonyms:pt:camarão, camarões
    synonyms:pt:mexilhão, mexilhões
    synonyms:pt:sulfito, sulfitos
    synonyms:pt:tremoço, tremoços
    synonyms:pt:peixe, peixes
    synonyms:pt:proteína, proteínas
    synonyms:pt:semente, sementes
    synonyms:pt:lecitina, lecitinas
    synonyms:pt:crustáceo, crustáceos
    synonyms:pt:molusco, moluscos

    # Polish nouns and adjectives in their cases
    synonyms:pl:pszenica, pszenicy, pszenicę, pszenicą
    synonyms:pl:pszenny, pszenna, pszenne, pszennej, pszennego, pszennych, pszenną, pszennym
    synonyms:pl:orkisz, orkiszu, orkiszem
    synonyms:pl:orkiszowy, orkiszowa, orkiszowe, orkiszowej, orkiszowego
    synonyms:pl:żyto, żyta, żytem
    synonyms:pl:żytni, żytnia, żytnie, żytniej, żytniego, żytnią
    synonyms:pl:pszenżyto, pszenżyta
    synonyms:pl:jęczmień, jęczmienia, jęczmieniem
    synonyms:pl:jęczmienny, jęczmienna, jęczmienne, jęczmiennej, jęczmiennego, jęczmienną
    synonyms:pl:słód, słodu, słodem, słody
    synonyms:pl:słodowy, słodowa, słodowe, słodowego, słodowej
    synonyms:pl:owies, owsa, owsem
    synonyms:pl:owsiany, owsiana, owsiane, owsianej, owsianych, owsianego
    synonyms:pl:gluten, glutenu, glutenem
    synonyms:pl:zboże, zboża, zbóż, zbożami
    synonyms:pl:mąka, mąki, mąkę
    synonyms:pl:skrobia, skrobi, skrobię
    synonyms:pl:skorupiak, skorupiaki, skorupiaków, skorupiakami
    synonyms:pl:krewetka, krewetki, krewetek
    synonyms:pl:krewetkowy, krewetkowa, krewetkowe
    synonyms:pl:krab, kraby, kraba, krabów
    synonyms:pl:jajo, jaja, jaj, jajami
    synonyms:pl:jajko, jajka, jajek, jajkami
    synonyms:pl:jajeczny, jajeczna, jajeczne, jajecznej, jajecznego, jajecznych
    synonyms:pl:jajowy, jajowa, jajowe, jajowej
    synonyms:pl:żółtko, żółtka, żółtek, żółtkiem
    synonyms:pl:białko, białka, białek, białkiem
    synonyms:pl:kurzy, kurze, kurzych, kurzego
    synonyms:pl:ryba, ryby, ryb, rybą, rybami
    synonyms:pl:rybny, rybna, rybne, rybnej, rybnego, rybnych
    synonyms:pl:tuńczyk, tuńczyka, tuńczyki
    synonyms:pl:łosoś, łososia, łososie
    synonyms:pl:dorsz, dorsza, dorsze
    synonyms:pl:mintaj, mintaja
    synonyms:pl:śledź, śledzia, śledzie, śledzi
    synonyms:pl:makrela, makreli, makrele
    synonyms:pl:sardela, sardele, sardeli
    synonyms:pl:sardynka, sardynki, sardynek
    synonyms:pl:orzeszek, orzeszki, orzeszków, orzeszkami, orzeszka
    synonyms:pl:orzech, orzechy, orzechów, orzechami, orzecha
    synonyms:pl:orzechowy, orzechowa, orzechowe, orzechowej, orzechowych, orzechowego
    synonyms:pl:ziemny, ziemne, ziemnych, ziemnego, ziemnymi
    synonyms:pl:laskowy, laskowe, laskowych, laskowego, laskowymi
    synonyms:pl:włoski, włoskie, włoskich, włoskiego
    synonyms:pl:nerkowiec, nerkowca, nerkowce, nerkowców
    synonyms:pl:brazylijski, brazylijskie, brazylijskich
    synonyms:pl:arachidowy, arachidowe, arachidowych, arachidowa, arachidowego
    synonyms:pl:fistaszek, fistaszki, fistaszków
    synonyms:pl:soja, soi, soję, soją
    synonyms:pl:sojowy, sojowa, sojowe, sojowej, sojowego, sojowych, sojową
    synonyms:pl:lecytyna, lecytyny, lecytynę, lecytyn
    synonyms:pl:mleko, mleka, mleku, mlekiem
    synonyms:pl:mleczny, mleczna, mleczne, mlecznej, mlecznego, mlecznych, mleczną
    synonyms:pl:maślanka, maślanki, maślankę
    synonyms:pl:serwatka, serwatki, serwatką, serwatkę
    synonyms:pl:serwatkowy, serwatkowa, serwatkowe, serwatkowych, serwatkowego
    synonyms:pl:kazeina, kazeiny
    synonyms:pl:kazeinian, kazeiniany, kazeinianu
    synonyms:pl:laktoza, laktozy, laktozę
    synonyms:pl:masło, masła, masłem
    synonyms:pl:maślany, maślana, maślane, maślanej
    synonyms:pl:śmietana, śmietany, śmietaną, śmietanę
    synonyms:pl:śmietanka, śmietanki, śmietankę
    synonyms:pl:śmietankowy, śmietankowa, śmietankowe
    synonyms:pl:ser, sera, serem, sery, serów
    synonyms:pl:serowy, serowa, serowe, serowej
    synonyms:pl:twaróg, twarogu, twarogi
    synonyms:pl:twarogowy, twarogowa, twarogowe
    synonyms:pl:jogurt, jogurtu, jogurty
    synonyms:pl:migdał, migdały, migdałów, migdałami
    synonyms:pl:migdałowy, migdałowa, migdałowe, migdałowej, migdałowych
    synonyms:pl:marcepan, marcepanu
    synonyms:pl:pekan, pekany, pekanów
    synonyms:pl:pistacja, pistacje, pistacji
    synonyms:pl:pistacjowy, pistacjowa, pistacjowe
    synonyms:pl:makadamia, makadamii
    synonyms:pl:seler, selera, selerem, selery, selerów
    synonyms:pl:selerowy, selerowa, selerowe, selerowej
    synonyms:pl:gorczyca, gorczycy, gorczycę, gorczycą
    synonyms:pl:gorczycowy, gorczycowa, gorczycowe
    synonyms:pl:musztarda, musztardy, musztardę
    synonyms:pl:musztardowy, musztardowa, musztardowe
    synonyms:pl:sezam, sezamu, sezamem
    synonyms:pl:sezamowy, sezamowa, sezamowe, sezamowych, sezamowego
    synonyms:pl:siarczyn, siarczyny, siarczynów, siarczynami
    synonyms:pl:dwutlenek, dwutlenku
    synonyms:pl:łubin, łubinu, łubinem
    synonyms:pl:łubinowy, łubinowa, łubinowej
    synonyms:pl:mięczak, mięczaki, mięczaków, mięczakami
    synonyms:pl:małż, małże, małży, małżami
    synonyms:pl:ostryga, ostrygi, ostryg
    synonyms:pl:kalmar, kalmary, kalmarów, kalmara
    synonyms:pl:ślimak, ślimaki, ślimaków
    synonyms:pl:kokosowy, kokosowe, kokosowa, kokosowego, kokosowej
    synonyms:pl:kakaowy, kakaowe, kakaowa, kakaowego, kakaowej
    synonyms:pl:ryżowy, ryżowa, ryżowe, ryżowej
    synonyms:pl:gryczany, gryczana, gryczane, gryczanej
    synonyms:pl:kukurydziany, kukurydziana, kukurydziane, kukurydzianej
    synonyms:pl:roślinny, roślinne, roślinna, roślinnych, roślinnego
    synonyms:pl:nasiono, nasiona, nasion
    synonyms:pl:ziarno, ziarna, ziaren
    synonyms:pl:olej, oleje, oleju
    synonyms:pl:wołowy, wołowa, wołowe
    synonyms:pl:wieprzowy, wieprzowa, wieprzowe

    # Finnish nouns in their cases
    synonyms:fi:gluteeni, gluteenin, gluteenia
    synonyms:fi:vehnä, vehnän, vehnää, vehnästä, vehnässä
    synonyms:fi:speltti, speltin, spelttiä
    synonyms:fi:ruis, rukiin, ruista, rukiista
    synonyms:fi:ohra, ohran, ohraa, ohrasta
    synonyms:fi:mallas, maltaan, mallasta
    synonyms:fi:kaura, kauran, kauraa, kaurasta
    synonyms:fi:vilja, viljan, viljaa, viljat, viljoja
    synonyms:fi:jauho, jauhot, jauhoa, jauhoja, jauhon
    synonyms:fi:äyriäinen, äyriäiset, äyriäisiä, äyriäisten, äyriäistä
    synonyms:fi:katkarapu, katkaravun, katkarapuja, katkaravut, katkarapua
    synonyms:fi:rapu, ravun, rapuja, ravut, rapua
    synonyms:fi:hummeri, hummeria
    synonyms:fi:muna, munan, munaa, munat, munia, munasta
    synonyms:fi:kananmuna, kananmunan, kananmunaa, kananmunat, kananmunia
    synonyms:fi:valkuainen, valkuaista, valkuaisen, valkuais
    synonyms:fi:munanvalkuainen, munanvalkuaista, munanvalkuaisen
    synonyms:fi:keltuainen, keltuaista, keltuaisen, keltuais
    synonyms:fi:kala, kalan, kalaa, kaloja, kalat, kalasta
    synonyms:fi:lohi, lohen, lohta
    synonyms:fi:mäti, mädin, mätiä
    synonyms:fi:maapähkinä, maapähkinän, maapähkinää, maapähkinät, maapähkinöitä
    synonyms:fi:pähkinä, pähkinän, pähkinää, pähkinät, pähkinöitä, pähkinöiden
    synonyms:fi:soija, soijan, soijaa, soijasta
    synonyms:fi:maito, maidon, maitoa, maidosta, maidossa
    synonyms:fi:jauhe, jauhetta, jauheen, jauheesta
    synonyms:fi:piimä, piimää
    synonyms:fi:hera, heran, heraa
    synonyms:fi:kaseiini, kaseiinia
    synonyms:fi:kaseinaatti, kaseinaattia
    synonyms:fi:laktoosi, laktoosia
    synonyms:fi:voi, voin, voita
    synonyms:fi:kerma, kerman, kermaa
    synonyms:fi:juusto, juuston, juustoa, juustot, juustosta
    synonyms:fi:rahka, rahkaa
    synonyms:fi:jogurtti, jogurtin, jogurttia
    synonyms:fi:manteli, mantelin, mantelia, mantelit, manteleita
    synonyms:fi:hasselpähkinä, hasselpähkinän, hasselpähkinää, hasselpähkinät, hasselpähkinöitä
    synonyms:fi:saksanpähkinä, saksanpähkinää, saksanpähkinät, saksanpähkinöitä
    synonyms:fi:cashewpähkinä, cashewpähkinää, cashewpähkinät, cashewpähkinöitä
    synonyms:fi:pistaasi, pistaasia
    synonyms:fi:selleri, sellerin, selleriä
    synonyms:fi:sinappi, sinapin, sinappia
    synonyms:fi:seesami, seesamin, seesamia
    synonyms:fi:siemen, siemenet, siemeniä, siementä
    synonyms:fi:sulfiitti, sulfiittia, sulfiitit, sulfiitteja
    synonyms:fi:lupiini, lupiinin, lupiinia
    synonyms:fi:nilviäinen, nilviäiset, nilviäisiä, nilviäisten
    synonyms:fi:simpukka, simpukoita, simpukat, simpukan
    synonyms:fi:lesitiini, lesitiiniä, lesitiinit
    synonyms:fi:proteiini, proteiinia, proteiinit
    synonyms:fi:tärkkelys, tärkkelystä
    synonyms:fi:öljy, öljyä, öljyt
    synonyms:fi:rasva, rasvaa
    synonyms:fi:peruna, perunan, perunaa
    synonyms:fi:kookos, kookoksen, kookosta
    """#
  }
}
