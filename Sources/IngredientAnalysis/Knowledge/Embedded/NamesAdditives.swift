extension EmbeddedTables {
  /// The names of common additives in eleven languages besides English.
  ///
  /// Names follow Regulation (EC) No 1333/2008 in each language. The first line of a block has the
  /// number.
  @inline(never)
  static var namesAdditives: String {
    #"""
    en:E322
    fr:lécithine, lécithines
    de:Lecithin, Lecithine
    es:lecitina, lecitinas
    it:lecitina, lecitine
    nl:lecithine, lecithinen
    pl:lecytyna, lecytyny
    sv:lecitin, lecitiner
    da:lecithin
    nb:lecitin
    fi:lesitiini
    pt:lecitina, lecitinas

    en:soya lecithin
    fr:lécithine de soja, lécithines de soja
    de:Sojalecithin, Sojalecithine, Sojalezithin
    es:lecitina de soja, lecitinas de soja, lecitina de soya
    it:lecitina di soia, lecitine di soia
    nl:sojalecithine, sojalecithinen
    pl:lecytyna sojowa, lecytyny sojowe, lecytyna z soi, lecytyny z soi
    sv:sojalecitin, sojalecitiner
    da:sojalecithin, sojalecitin
    nb:soyalecitin
    fi:soijalesitiini
    pt:lecitina de soja, lecitinas de soja

    en:sunflower lecithin
    fr:lécithine de tournesol, lécithines de tournesol
    de:Sonnenblumenlecithin, Sonnenblumenlecithine
    es:lecitina de girasol
    it:lecitina di girasole
    nl:zonnebloemlecithine
    pl:lecytyna słonecznikowa, lecytyny słonecznikowe
    sv:solroslecitin
    da:solsikkelecithin
    nb:solsikkelecitin
    fi:auringonkukkalesitiini
    pt:lecitina de girassol

    en:E270
    fr:acide lactique
    de:Milchsäure
    es:ácido láctico
    it:acido lattico
    nl:melkzuur
    pl:kwas mlekowy
    sv:mjölksyra
    da:mælkesyre
    nb:melkesyre
    fi:maitohappo
    pt:ácido láctico, ácido lático

    en:E325
    fr:lactate de sodium
    de:Natriumlactat, Natriumlaktat
    es:lactato sódico, lactato de sodio
    it:lattato di sodio
    nl:natriumlactaat
    pl:mleczan sodu
    sv:natriumlaktat
    da:natriumlaktat
    nb:natriumlaktat
    fi:natriumlaktaatti
    pt:lactato de sódio

    en:E327
    fr:lactate de calcium
    de:Calciumlactat, Kalziumlaktat
    es:lactato cálcico, lactato de calcio
    it:lattato di calcio
    nl:calciumlactaat
    pl:mleczan wapnia
    sv:kalciumlaktat
    da:calciumlaktat
    nb:kalsiumlaktat
    fi:kalsiumlaktaatti
    pt:lactato de cálcio

    en:E330
    fr:acide citrique
    de:Zitronensäure, Citronensäure
    es:ácido cítrico
    it:acido citrico
    nl:citroenzuur
    pl:kwas cytrynowy
    sv:citronsyra
    da:citronsyre
    nb:sitronsyre
    fi:sitruunahappo
    pt:ácido cítrico

    en:E300
    fr:acide ascorbique
    de:Ascorbinsäure
    es:ácido ascórbico
    it:acido ascorbico
    nl:ascorbinezuur
    pl:kwas askorbinowy
    sv:askorbinsyra
    da:ascorbinsyre
    nb:askorbinsyre
    fi:askorbiinihappo
    pt:ácido ascórbico

    en:E336
    fr:crème de tartre, tartre
    de:Weinstein
    es:crémor tártaro
    it:cremor tartaro
    pt:cremor tártaro, cremor de tártaro

    en:E415
    fr:gomme xanthane
    de:Xanthan
    es:goma xantana
    it:gomma di xanthan
    nl:xanthaangom
    pl:guma ksantanowa
    sv:xantangummi
    da:xanthangummi
    nb:xantangummi
    fi:ksantaanikumi

    en:E412
    fr:gomme guar
    de:Guarkernmehl
    es:goma guar
    it:farina di semi di guar
    nl:guarpitmeel, guargom
    pl:guma guar
    sv:guarkärnmjöl
    da:guarkernemel
    nb:guarkjernemel
    fi:guarkumi

    en:E410
    fr:farine de graines de caroube, gomme de caroube
    de:Johannisbrotkernmehl
    es:goma garrofín, goma de garrofín
    it:farina di semi di carrube
    nl:johannesbroodpitmeel
    pl:mączka chleba świętojańskiego
    sv:fruktkärnmjöl, johannesbrödkärnmjöl
    da:johannesbrødkernemel
    nb:johannesbrødkjernemel
    fi:johanneksenleipäpuujauhe

    en:E440
    fr:pectine, pectines
    de:Pektin, Pektine
    es:pectina, pectinas
    it:pectina
    nl:pectine
    pl:pektyna, pektyny
    sv:pektin
    da:pektin
    nb:pektin
    fi:pektiini
    pt:pectina

    en:E407
    fr:carraghénane, carraghénanes
    de:Carrageen
    es:carragenanos, carragenano
    it:carragenina
    nl:carrageen
    pl:karagen
    sv:karragenan
    da:carrageenan
    fi:karrageeni

    en:E471
    fr:mono- et diglycérides d'acides gras
    de:Mono- und Diglyceride von Speisefettsäuren
    es:mono- y diglicéridos de ácidos grasos
    it:mono- e digliceridi degli acidi grassi
    nl:mono- en diglyceriden van vetzuren
    pl:mono- i diglicerydy kwasów tłuszczowych
    sv:mono- och diglycerider av fettsyror

    en:E500ii
    fr:bicarbonate de sodium
    de:Natriumhydrogencarbonat
    es:bicarbonato sódico
    it:bicarbonato di sodio
    nl:natriumwaterstofcarbonaat
    pl:wodorowęglan sodu
    sv:natriumvätekarbonat, bikarbonat
    fi:natriumvetykarbonaatti

    en:E503
    de:Hirschhornsalz
    nl:hertshoornzout
    sv:hjorthornssalt
    da:hjortetaksalt
    nb:hjortetakksalt
    fi:hirvensarvisuola

    en:E509
    pl:chlorek wapnia
    de:Calciumchlorid
    fr:chlorure de calcium
    es:cloruro cálcico
    it:cloruro di calcio
    nl:calciumchloride

    en:magnesium sulphate
    pl:siarczan magnezu
    fr:sulfate de magnésium
    de:Magnesiumsulfat

    en:E516
    pl:siarczan wapnia
    fr:sulfate de calcium
    de:Calciumsulfat
    nl:calciumsulfaat
    it:solfato di calcio
    es:sulfato cálcico

    en:E621
    fr:glutamate monosodique
    de:Mononatriumglutamat
    es:glutamato monosódico
    it:glutammato monosodico
    nl:mononatriumglutamaat
    pl:glutaminian monosodowy
    sv:mononatriumglutamat

    en:E635
    fr:ribonucléotides disodiques, 5'-ribonucléotides disodiques
    de:Dinatrium-5'-ribonucleotid, Dinatrium-5'-ribonukleotid
    pl:5'-rybonukleotydy disodowe, rybonukleotydy disodowe
    nl:dinatrium-5'-ribonucleotiden
    sv:dinatrium-5'-ribonukleotid

    en:E101
    pl:ryboflawina, ryboflawiny
    fr:riboflavine
    de:Riboflavin

    en:E220
    fr:anhydride sulfureux, dioxyde de soufre, anhydrides sulfureux
    de:Schwefeldioxid
    es:dióxido de azufre, anhídrido sulfuroso
    it:anidride solforosa, biossido di zolfo
    nl:zwaveldioxide
    pl:dwutlenek siarki, ditlenek siarki
    sv:svaveldioxid
    da:svovldioxid
    nb:svoveldioksid
    fi:rikkidioksidi
    pt:dióxido de enxofre, anidrido sulfuroso

    en:E221
    fr:sulfite de sodium, sulfites, sulfite
    de:Natriumsulfit, Sulfit, Sulfite
    es:sulfito sódico, sulfitos, sulfito
    it:solfito di sodio, solfiti, solfito
    nl:natriumsulfiet, sulfiet, sulfieten
    pl:siarczyn sodu, siarczyny, siarczyn
    sv:natriumsulfit, sulfit, sulfiter
    da:natriumsulfit, sulfit, sulfitter
    nb:natriumsulfitt, sulfitt, sulfitter
    fi:natriumsulfiitti, sulfiitti, sulfiitit
    pt:sulfito de sódio, sulfitos, sulfito

    en:E222
    fr:bisulfite de sodium, sulfite acide de sodium
    de:Natriumhydrogensulfit
    es:bisulfito sódico, sulfito ácido de sodio
    it:bisolfito di sodio, sodio bisolfito
    nl:natriumwaterstofsulfiet, natriumbisulfiet
    pl:wodorosiarczyn sodu, wodorosiarczyn, wodorosiarczyny
    sv:natriumvätesulfit, natriumbisulfit
    fi:natriumvetysulfiitti

    en:E223
    fr:métabisulfite de sodium, disulfite de sodium, métabisulfite, disulfite
    de:Natriummetabisulfit, Natriumdisulfit, Metabisulfit, Disulfit
    es:metabisulfito sódico, metabisulfito de sodio, metabisulfito
    it:metabisolfito di sodio, sodio metabisolfito, metabisolfito
    nl:natriummetabisulfiet, natriumdisulfiet, metabisulfiet
    pl:pirosiarczyn sodu, metabisiarczyn sodu, pirosiarczyn, disiarczyn sodu
    sv:natriummetabisulfit, natriumdisulfit, metabisulfit
    da:natriummetabisulfit, natriumdisulfit
    nb:natriummetabisulfitt, natriumdisulfitt
    fi:natriummetabisulfiitti, natriumdisulfiitti, disulfiitti
    pt:metabissulfito de sódio, metabissulfito

    en:E224
    fr:métabisulfite de potassium, disulfite de potassium
    de:Kaliummetabisulfit, Kaliumdisulfit
    es:metabisulfito potásico, metabisulfito de potasio
    it:metabisolfito di potassio, potassio metabisolfito
    nl:kaliummetabisulfiet, kaliumdisulfiet
    pl:pirosiarczyn potasu, metabisiarczyn potasu, disiarczyn potasu
    sv:kaliummetabisulfit, kaliumdisulfit
    da:kaliummetabisulfit, kaliumdisulfit
    nb:kaliummetabisulfitt, kaliumdisulfitt
    fi:kaliummetabisulfiitti, kaliumdisulfiitti
    pt:metabissulfito de potássio

    en:E1105
    fr:lysozyme, lysozyme d'œuf
    de:Lysozym
    es:lisozima
    it:lisozima
    nl:lysozym, lysozyme
    pl:lizozym
    sv:lysozym
    da:lysozym
    nb:lysozym
    fi:lysotsyymi
    pt:lisozima
    """#
  }
}
