extension EmbeddedTables {
  /// The names of plant drinks, plant creams, and nut butters in the languages that write them as one
  /// word.
  ///
  /// A name of milk or butter behind a plant would otherwise count as milk. Common knowledge.
  @inline(never)
  static var namesPlantMilks: String {
    #"""
    en:Almond milk
    de:Mandelmilch, Mandeldrink, Mandelsahne
    nl:amandelmelk, amandeldrink, amandelroom
    sv:mandelmjölk, mandeldryck, mandelgrädde
    da:mandelmælk, mandeldrik, mandelfløde
    nb:mandelmelk, mandeldrikk, mandelfløte
    fi:mantelimaito, mantelijuoma, mantelikerma

    en:Almond butter
    de:Mandelbutter, Mandelmus, Mandelcreme
    nl:amandelboter, amandelpasta
    sv:mandelsmör
    da:mandelsmør
    nb:mandelsmør
    fi:mantelivoi

    en:Cashew milk
    de:Cashewmilch, Cashewdrink, Cashewsahne
    nl:cashewmelk, cashewdrink, cashewroom
    sv:cashewmjölk, cashewdryck, cashewgrädde
    da:cashewmælk, cashewdrik, cashewfløde
    nb:cashewmelk, cashewdrikk, cashewfløte
    fi:cashewmaito, cashewjuoma, cashewkerma

    en:Cashew butter
    de:Cashewbutter, Cashewnussbutter, Cashewmus, Cashewcreme
    nl:cashewboter, cashewnotenboter, cashewnotenpasta, cashewpasta
    sv:cashewsmör, cashewnötssmör
    da:cashewsmør
    nb:cashewsmør
    fi:cashewvoi

    en:Hazelnut milk
    de:Haselnussmilch, Haselnussdrink, Haselnusssahne
    nl:hazelnootmelk, hazelnootdrink, hazelnootroom
    sv:hasselnötsmjölk, hasselnötsdryck, hasselnötsgrädde
    da:hasselnøddemælk, hasselnøddedrik, hasselnøddefløde
    nb:hasselnøttmelk, hasselnøttdrikk, hasselnøttfløte
    fi:hasselpähkinämaito, hasselpähkinäjuoma, hasselpähkinäkerma

    en:Hazelnut butter
    de:Haselnussbutter, Haselnussmus, Haselnusscreme
    nl:hazelnootboter, hazelnotenpasta, hazelnootpasta
    sv:hasselnötssmör
    da:hasselnøddesmør
    nb:hasselnøttsmør
    fi:hasselpähkinävoi

    en:Walnut milk
    de:Walnussmilch, Walnussdrink, Walnusssahne
    nl:walnootmelk, walnootdrink, walnootroom
    sv:valnötsmjölk, valnötsdryck, valnötsgrädde
    da:valnøddemælk, valnøddedrik, valnøddefløde
    nb:valnøttmelk, valnøttdrikk, valnøttfløte
    fi:saksanpähkinämaito, saksanpähkinäjuoma, saksanpähkinäkerma

    en:Walnut butter
    de:Walnussbutter, Walnussmus, Walnusscreme
    nl:walnootboter, walnotenpasta, walnootpasta
    sv:valnötssmör
    da:valnøddesmør
    nb:valnøttsmør
    fi:saksanpähkinävoi

    en:Pistachio milk
    de:Pistazienmilch, Pistaziendrink, Pistaziensahne
    nl:pistachemelk, pistachedrink, pistacheroom
    sv:pistagemjölk, pistagedryck, pistagegrädde
    da:pistaciemælk, pistaciedrik, pistaciefløde
    nb:pistasjmelk, pistasjdrikk, pistasjfløte
    fi:pistaasimaito, pistaasijuoma, pistaasikerma

    en:Pistachio butter
    de:Pistazienbutter, Pistazienmus, Pistaziencreme
    nl:pistacheboter, pistachepasta
    sv:pistagesmör
    da:pistaciesmør
    nb:pistasjsmør
    fi:pistaasivoi

    en:Macadamia milk
    de:Macadamiamilch, Macadamiadrink, Macadamiasahne
    nl:macadamiamelk, macadamiadrink, macadamiaroom
    sv:macadamiamjölk, macadamiadryck, macadamiagrädde
    da:macadamiamælk, macadamiadrik, macadamiafløde
    nb:macadamiamelk, macadamiadrikk, macadamiafløte
    fi:macadamiamaito, macadamiajuoma, macadamiakerma

    en:Macadamia butter
    de:Macadamiabutter, Macadamiamus, Macadamiacreme
    nl:macadamiaboter, macadamiapasta
    sv:macadamiasmör
    da:macadamiasmør
    nb:macadamiasmør
    fi:macadamiavoi

    en:Oat milk
    de:Hafermilch, Haferdrink, Hafersahne
    nl:havermelk, haverdrink, haverroom
    sv:havremjölk, havredryck, havregrädde
    da:havremælk, havredrik, havrefløde
    nb:havremelk, havredrikk, havrefløte
    fi:kauramaito, kaurajuoma, kaurakerma

    en:Rice milk
    de:Reismilch, Reisdrink, Reissahne
    nl:rijstmelk, rijstdrink, rijstroom
    sv:rismjölk, risdryck, risgrädde
    da:rismælk, risdrik, risfløde
    nb:rismelk, risdrikk, risfløte
    fi:riisimaito, riisijuoma, riisikerma

    en:Soy milk
    de:Sojamilch, Sojadrink
    nl:sojamelk, sojadrink
    sv:sojamjölk, sojadryck
    da:sojamælk, sojadrik
    nb:soyamelk, soyadrikk
    fi:soijamaito, soijajuoma

    en:Soy cream
    de:Sojasahne
    nl:sojaroom
    sv:sojagrädde
    da:sojafløde
    nb:soyafløte
    fi:soijakerma

    en:Soy yogurt
    de:Sojajoghurt
    nl:sojayoghurt
    sv:sojayoghurt
    da:sojayoghurt
    nb:soyayoghurt
    fi:soijajogurtti

    en:Coconut milk
    de:Kokosmilch, Kokosdrink
    nl:kokosmelk, kokosdrink
    sv:kokosmjölk, kokosdryck
    da:kokosmælk, kokosdrik
    nb:kokosmelk, kokosdrikk
    fi:kookosmaito, kookosjuoma

    en:Coconut cream
    de:Kokossahne
    nl:kokosroom
    sv:kokosgrädde
    da:kokosfløde
    nb:kokosfløte
    fi:kookoskerma

    en:Coconut yogurt
    de:Kokosjoghurt
    nl:kokosyoghurt
    sv:kokosyoghurt
    da:kokosyoghurt
    nb:kokosyoghurt
    fi:kookosjogurtti

    en:Coconut butter
    de:Kokosbutter, Kokosmus, Kokoscreme
    nl:kokosboter, kokospasta
    sv:kokossmör
    da:kokossmør
    nb:kokossmør
    fi:kookosvoi

    en:Hemp milk
    de:Hanfmilch, Hanfdrink, Hanfsahne
    nl:hennepmelk, hennepdrink, henneproom
    sv:hampamjölk, hampadryck, hampagrädde
    da:hampemælk, hampedrik, hampefløde
    nb:hampmelk, hampdrikk, hampfløte
    fi:hamppumaito, hamppujuoma, hamppukerma

    en:Pea milk
    de:Erbsenmilch, Erbsendrink, Erbsensahne
    nl:erwtenmelk, erwtendrink, erwtenroom
    sv:ärtmjölk, ärtdryck, ärtgrädde
    da:ærtemælk, ærtedrik, ærtefløde
    nb:ertemelk, ertedrikk, ertefløte
    fi:hernemaito, hernejuoma, hernekerma

    en:Sunflower seed butter
    de:Sonnenblumenkernbutter, Sonnenblumenbutter, Sonnenblumenkernmus
    nl:zonnebloempittenboter, zonnebloempittenpasta
    sv:solrossmör

    en:Pumpkin seed butter
    de:Kürbiskernbutter, Kürbiskernmus
    """#
  }
}
