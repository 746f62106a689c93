extension EmbeddedTables {
  /// The functions of food additives and of cosmetic ingredients.
  ///
  /// Classes of Regulation (EU) 1169/2011, Annex VII part C, with the wordings of labels of the United States; functions of
  /// cosmetic ingredients as the CosIng inventory of the European Commission names them (Decision 2011/833/EU).
  @inline(never)
  static var functions: String {
    #"""
    # Functional classes of Regulation (EU) 1169/2011, Annex VII part C, with the wordings of US labels.
    en:acid, acids, acidulant, acidulants, food acid, food acids, to acidify, for tartness, provides tartness
    fr:acidifiant, acidifiants
    es:acidulante, acidulantes
    de:Säuerungsmittel
    nl:voedingszuur, zuurteregelaar voedingszuur, zuur
    pl:kwas, substancja zakwaszająca
    sv:surhetsmedel, syra
    da:syre
    nb:syre
    fi:happo, hapot
    pt:acidificante, acidulante
    it:acidificante, acidificanti

    en:acidity regulator, acidity regulators, regulator of acidity, pH control agent, pH control agents, pH adjuster, pH regulator, buffer, buffering agent, neutralizing agent, neutralising agent, controls acidity, to control acidity, to adjust pH, alkali
    fr:correcteur d'acidité, correcteurs d'acidité, régulateur d'acidité, régulateurs d'acidité
    es:corrector de acidez, correctores de acidez, corrector de la acidez, correctores de la acidez, regulador de acidez, reguladores de acidez, regulador de la acidez
    de:Säureregulator, Säureregulatoren
    nl:zuurteregelaar, zuurteregelaars
    pl:regulator kwasowości, regulatory kwasowości
    sv:surhetsreglerande medel
    da:surhedsregulerende middel
    nb:surhetsregulerende middel, surhetsregulator
    fi:happamuudensäätöaine, happamuudensäätöaineet
    pt:regulador de acidez, reguladores de acidez, corretor de acidez
    it:correttore di acidità, correttori di acidità, regolatore di acidità, regolatori di acidità, regolatore dell'acidità, correttore dell'acidità

    en:anti caking agent, anti caking agents, anticaking agent, anticaking agents, anti caking, anticake, anti caking blend, anticaking blend, anticaking powder, free flow agent, free flowing agent, flow agent, flow agents, flowing agent, to prevent caking, prevents caking, added to prevent caking, prevent caking, for anticaking, to improve flow, an anti caking agent
    fr:anti-agglomérant, anti-agglomérants, antiagglomérant, antiagglomérants
    es:antiaglomerante, antiaglomerantes, antiapelmazante, antiapelmazantes
    de:Trennmittel, Rieselhilfe, Rieselhilfsmittel
    nl:antiklontermiddel, antiklontermiddelen
    pl:substancja przeciwzbrylająca, substancje przeciwzbrylające
    sv:klumpförebyggande medel
    da:antiklumpningsmiddel
    nb:antiklumpemiddel
    fi:paakkuuntumisenestoaine
    pt:antiaglomerante
    it:antiagglomerante, antiagglomeranti

    en:anti foaming agent, anti foaming agents, antifoaming agent, antifoaming agents, antifoam, anti foam, defoamer, defoamers, defoaming agent, antifoamer, to prevent foaming, an anti foaming agent
    fr:antimoussant, antimoussants, agent antimoussant
    es:antiespumante, antiespumantes
    de:Schaumverhüter, Entschäumer
    it:antischiumogeno, antischiumogeni, agente antischiumogeno

    en:antioxidant, antioxidants, to prevent oxidation, oxidation inhibitor, an antioxidant, as an antioxidant, added as an antioxidant, to retard oxidation
    fr:antioxydant, antioxydants, antioxygène, antioxygènes
    es:antioxidante, antioxidantes
    de:Antioxidationsmittel, Antioxidans, Antioxidantien
    nl:antioxidant, antioxidanten
    pl:przeciwutleniacz, przeciwutleniacze
    sv:antioxidationsmedel
    da:antioxidant
    nb:antioksidant, antioksidasjonsmiddel
    fi:hapettumisenestoaine, hapettumisenestoaineet
    pt:antioxidante, antioxidantes
    it:antiossidante, antiossidanti

    en:bulking agent, bulking agents, filler, bodying agent
    fr:agent de charge, agents de charge
    es:agente de carga, agentes de carga, incrementador del volumen, incrementadores del volumen
    de:Füllstoff, Füllstoffe, Füllmittel
    it:agente di carica, agenti di carica, agente di massa

    en:carrier, carriers, carrier solvent
    fr:support, supports
    es:soporte, soportes
    de:Trägerstoff, Trägerstoffe
    it:coadiuvante veicolante, supporto, supporti

    en:colour, colours, color, colors, coloring, colorings, colouring, colourings, colouring agent, coloring agent, coloring agents, for color, for colour, as color, added for color, dye, dyes
    fr:colorant, colorants
    es:colorante, colorantes
    de:Farbstoff, Farbstoffe
    nl:kleurstof, kleurstoffen
    pl:barwnik, barwniki
    sv:färgämne, färgämnen
    da:farvestof, farvestoffer
    nb:fargestoff, fargestoffer
    fi:väri, värit, väriaine
    pt:corante, corantes
    it:colorante, coloranti

    en:colour retention agent, color retention agent, color fixative, colour fixative, color stabilizer, colour stabiliser, color preservative, to promote color retention, promotes color retention, for color retention, to maintain color, to protect color, to preserve color, to retain color, to stabilize color, added to stabilize color, to maintain natural color
    fr:stabilisant de couleur, fixateur de couleur
    es:estabilizador del color
    de:Farbstabilisator
    it:stabilizzante del colore

    en:contrast enhancer, contrast enhancers
    fr:agent de contraste, agents de contraste
    es:potenciador del contraste
    de:Kontrastverstärker
    it:agente di contrasto

    en:emulsifier, emulsifiers, emulsifying agent, emulsifying agents, emulsificant, an emulsifier, as emulsifier, as an emulsifier, added as an emulsifier, emulsifier blend, emulsifer
    fr:émulsifiant, émulsifiants, émulsionnant, agent émulsifiant
    es:emulgente, emulgentes, emulsionante, emulsionantes
    de:Emulgator, Emulgatoren
    nl:emulgator, emulgatoren
    pl:emulgator, emulgatory
    sv:emulgeringsmedel
    da:emulgator, emulgatorer
    nb:emulgator, emulgatorer
    fi:emulgointiaine, emulgointiaineet
    pt:emulsionante, emulsionantes, emulsificante, emulgante
    it:emulsionante, emulsionanti

    en:emulsifying salts, emulsifying salt, melting salt, melting salts
    fr:sels de fonte, sel de fonte
    es:sales de fundido, sal de fundido, sales fundentes, sal fundente
    de:Schmelzsalz, Schmelzsalze
    nl:smeltzout, smeltzouten
    pl:sól emulgująca, sole emulgujące, topniki, topnik
    sv:smältsalt
    da:smeltesalt
    nb:smeltesalt
    fi:sulatesuola, sulatesuolat
    pt:sais de fusão
    it:sali di fusione, sale di fusione

    en:enzyme preparation, enzyme preparations, processing enzyme
    fr:préparation enzymatique
    es:preparación enzimática
    de:Enzympräparat
    it:preparazione enzimatica

    en:firming agent, firming agents, firmness agent, to maintain firmness, for firmness, crisping agent
    fr:affermissant, affermissants, raffermissant
    es:endurecedor, endurecedores
    de:Festigungsmittel
    nl:verstevigingsmiddel
    pl:substancja wiążąca
    sv:konsistensmedel
    da:konsistensmiddel
    nb:konsistensmiddel
    fi:kiinteyttämisaine
    it:agente di resistenza, agenti di resistenza

    en:flavour enhancer, flavour enhancers, flavor enhancer, flavor enhancers, flavor potentiator, to enhance flavor
    fr:exhausteur de goût, exhausteurs de goût
    es:potenciador del sabor, potenciadores del sabor, potenciador de sabor, potenciadores de sabor
    de:Geschmacksverstärker
    nl:smaakversterker, smaakversterkers
    pl:wzmacniacz smaku, wzmacniacze smaku
    sv:smakförstärkare
    da:smagsforstærker
    nb:smaksforsterker
    fi:arominvahvenne, aromivahvenne, arominvahventeet
    pt:intensificador de sabor, realçador de sabor
    it:esaltatore di sapidità, esaltatori di sapidità

    en:flour treatment agent, flour treatment agents, flour improver, flour improvers, flour conditioner, bread improver, bread improvers, bleaching agent, bleaching agents, maturing agent
    fr:agent de traitement de la farine, agents de traitement de la farine, agent de traitement de farine
    es:agente de tratamiento de la harina, agentes de tratamiento de la harina, agente de tratamiento de harinas
    de:Mehlbehandlungsmittel
    nl:meelverbeteraar
    pl:środek do przetwarzania mąki, środki do przetwarzania mąki
    sv:mjölbehandlingsmedel
    da:melbehandlingsmiddel
    nb:melbehandlingsmiddel
    fi:jauhonparanne
    pt:agente de tratamento da farinha
    it:agente di trattamento della farina, agenti di trattamento della farina

    en:dough conditioner, dough conditioners, dough strengthener, dough strengtheners, dough improver, dough improvers, dough relaxer, dough conditioning agent, added as a dough conditioner
    fr:améliorant de panification, améliorants de panification
    es:mejorador de panificación, mejorante panario
    de:Teigverbesserer
    it:miglioratore di panificazione

    en:foaming agent, foaming agents, whipping agent, whipping agents, whipping aid, foam stabilizer
    fr:agent moussant, agents moussants
    es:espumante, espumantes
    de:Schaummittel
    it:agente schiumogeno, agenti schiumogeni, schiumogeno

    en:gelling agent, gelling agents
    fr:gélifiant, gélifiants
    es:gelificante, gelificantes
    de:Geliermittel
    nl:geleermiddel, geleermiddelen
    pl:substancja żelująca, substancje żelujące
    sv:geleringsmedel
    da:geleringsmiddel
    nb:geleringsmiddel
    fi:hyytelöimisaine
    pt:gelificante
    it:gelificante, gelificanti

    en:glazing agent, glazing agents, coating agent, polishing agent, glaze agent, surface finishing agent, surface finishing agents
    fr:agent d'enrobage, agents d'enrobage
    es:agente de recubrimiento, agentes de recubrimiento
    de:Überzugsmittel
    nl:glansmiddel, glansmiddelen
    pl:substancja glazurująca, substancje glazurujące
    sv:ytbehandlingsmedel
    da:overfladebehandlingsmiddel
    nb:overflatebehandlingsmiddel
    fi:pintakäsittelyaine
    pt:agente de revestimento
    it:agente di rivestimento, agenti di rivestimento

    en:humectant, humectants, to retain moisture, moisture retention agent, moisture preserver
    fr:humectant, humectants, agent humectant
    es:humectante, humectantes
    de:Feuchthaltemittel
    nl:bevochtigingsmiddel
    pl:substancja utrzymująca wilgoć
    sv:fuktighetsbevarande medel
    da:fugtighedsbevarende middel
    nb:fuktighetsbevarende middel
    fi:kosteudensäilyttäjä
    pt:humidificante, umectante
    it:umidificante, umidificanti, agente umidificante

    en:modified starch, modified starches
    fr:amidon modifié, amidons modifiés
    es:almidón modificado, almidones modificados
    de:modifizierte Stärke, modifizierte Stärken
    it:amido modificato, amidi modificati

    en:preservative, preservatives, a preservative, as preservative, as a preservative, as preservatives, added as a preservative, added as preservatives, antimicrobial agent, antimicrobial agents, mold inhibitor, mold inhibitors, mould inhibitor, a mold inhibitor, natural mold inhibitor, a natural mold inhibitor, antimycotic, to preserve freshness, preserves freshness, preserve freshness, added to preserve freshness, to maintain freshness, added to maintain freshness, to retain freshness, for freshness, to protect freshness, freshness preserved by, freshness preserver, to retard spoilage, to protect flavor, to help protect flavor, added to protect flavor, to preserve flavor, to protect taste, to protect quality, to preserve, to inhibit mold, to retard mold growth, to prevent spoilage, shelf life extender, to ensure freshness, retains product freshness, maintains freshness, a natural preservative, natural preservative, tortilla preservative
    fr:conservateur, conservateurs, agent conservateur, agent de conservation
    es:conservador, conservadores, conservante, conservantes
    de:Konservierungsstoff, Konservierungsstoffe, Konservierungsmittel
    nl:conserveermiddel, conserveermiddelen
    pl:substancja konserwująca, substancje konserwujące, konserwant, konserwanty
    sv:konserveringsmedel
    da:konserveringsmiddel, konserveringsmidler
    nb:konserveringsmiddel, konserveringsmidler
    fi:säilöntäaine, säilöntäaineet
    pt:conservante, conservantes
    it:conservante, conservanti

    en:curing agent, curing agents, curing accelerator, cure accelerator
    fr:agent de salaison
    es:agente de curado
    de:Pökelstoff
    it:agente di salagione

    en:packaging gas, packaging gases
    fr:gaz d'emballage
    es:gas de envasado, gases de envasado
    de:Packgas, Packgase
    it:gas d'imballaggio, gas di imballaggio

    en:propellent gas, propellant gas, propellent, propellent gases, as a propellant
    fr:gaz propulseur, gaz propulseurs
    es:gas propelente, gases propelentes, gas propulsor, gases propulsores
    de:Treibgas, Treibgase
    it:gas propellente, gas propellenti, propellente

    en:carbonating agent, carbonating agents
    fr:agent de carbonatation
    es:agente de carbonatación
    de:Carbonisierungsmittel
    it:agente di carbonatazione

    en:raising agent, raising agents, leavening, leavenings, leavening agent, leavening agents, leavener, leaveners, leavening system, leavening blend, chemical leavening, baking leavening, leavening acid, for leavening, aluminum free leavening
    fr:poudre à lever, poudres à lever, agent levant, agents levants
    es:gasificante, gasificantes, impulsor, leudante, leudantes
    de:Backtriebmittel
    nl:rijsmiddel, rijsmiddelen
    pl:substancja spulchniająca, substancje spulchniające
    sv:bakpulver medel, jäsmedel
    da:hævemiddel, hævemidler
    nb:hevemiddel, hevemidler
    fi:nostatusaine, nostatusaineet
    pt:levedante, levedantes, fermento químico
    it:agente lievitante, agenti lievitanti

    en:sequestrant, sequestrants, chelating agent, chelating agents
    fr:séquestrant, séquestrants
    es:secuestrante, secuestrantes
    de:Komplexbildner
    it:sequestrante, sequestranti

    en:stabiliser, stabilisers, stabilizer, stabilizers, stabilizing agent, stabilising agent, stabilizer blend, to stabilize, as a stabilizer
    fr:stabilisant, stabilisants
    es:estabilizante, estabilizantes, estabilizador, estabilizadores
    de:Stabilisator, Stabilisatoren
    nl:stabilisator, stabilisatoren
    pl:stabilizator, stabilizatory
    sv:stabiliseringsmedel
    da:stabilisator, stabilisatorer
    nb:stabilisator, stabilisatorer
    fi:stabilointiaine, stabilointiaineet
    pt:estabilizador, estabilizadores, estabilizante
    it:stabilizzante, stabilizzanti

    en:sweetener, sweeteners, sweetening agent, sweetening agents, artificial sweetener, artificial sweeteners, nonnutritive sweetener, nutritive sweetener
    fr:édulcorant, édulcorants
    es:edulcorante, edulcorantes
    de:Süßungsmittel, Süßstoff, Süßstoffe
    nl:zoetstof, zoetstoffen
    pl:substancja słodząca, substancje słodzące
    sv:sötningsmedel
    da:sødestof, sødestoffer
    nb:søtstoff, søtstoffer
    fi:makeutusaine, makeutusaineet
    pt:edulcorante, edulcorantes
    it:edulcorante, edulcoranti

    en:thickener, thickeners, thickening agent, thickening agents, for thickening, to thicken, texturizer, texturizers, texturiser, texturizing agent
    fr:épaississant, épaississants, agent épaississant
    es:espesante, espesantes
    de:Verdickungsmittel
    nl:verdikkingsmiddel, verdikkingsmiddelen
    pl:substancja zagęszczająca, substancje zagęszczające, zagęstnik
    sv:förtjockningsmedel
    da:fortykningsmiddel, fortykningsmidler
    nb:fortykningsmiddel, fortykningsmidler
    fi:sakeuttamisaine, sakeuttamisaineet
    pt:espessante, espessantes
    it:addensante, addensanti

    en:flavouring agent, flavouring agents, flavor adjuvant
    fr:agent aromatisant
    es:agente aromatizante
    de:Aromastoff, Aromastoffe
    it:agente aromatizzante

    en:yeast nutrient, yeast nutrients, yeast food, yeast foods
    fr:nutriment pour levures
    es:nutriente para levaduras
    de:Hefenährstoff, Hefenährstoffe
    it:nutriente per lieviti

    en:processing aid, processing aids
    fr:auxiliaire technologique, auxiliaires technologiques
    es:coadyuvante tecnológico, coadyuvantes tecnológicos
    de:Verarbeitungshilfsstoff, Verarbeitungshilfsstoffe
    it:coadiuvante tecnologico, coadiuvanti tecnologici

    en:release agent, release agents, lubricant, pan release agent, antisticking agent, anti sticking agent, nonstick agent
    fr:agent de démoulage
    es:agente desmoldeante, desmoldeante
    de:Formtrennmittel
    it:agente distaccante, distaccante

    en:crystallization inhibitor, crystallisation inhibitor

    en:clouding agent, clouding agents, weighting agent

    en:nutrient, nutrient supplement

    # Functions of cosmetic ingredients, as the CosIng inventory of the European Commission names them.
    en:abrasive, abrasives

    en:absorbent, absorbents

    en:adhesive, adhesives

    en:anti seborrheic, antiseborrheic

    en:anti sebum, antisebum

    en:anticaking

    en:anticorrosive

    en:antidandruff, anti dandruff

    en:antifoaming

    en:antimicrobial, antimicrobials

    en:antiperspirant, antiperspirants

    en:antiplaque, anti plaque

    en:antistatic

    en:astringent, astringents

    en:binding, binder, binders, binding agent

    en:bleaching

    en:buffering

    en:bulking

    en:chelating

    en:cleansing, cleansing agent

    en:colorant, colorants

    en:denaturant, denaturants

    en:deodorant, deodorants

    en:depilatory, depilatories

    en:detangling

    en:dispersing non surfactant

    en:emollient, emollients

    en:emulsion stabilising, emulsion stabilizing, emulsion stabilizer, emulsion stabiliser

    en:exfoliating, exfoliant

    en:eyelash conditioning

    en:film forming, film former

    en:flavouring

    en:foaming

    en:fragrance, fragrance ingredient

    en:gel forming

    en:hair conditioning

    en:hair dyeing

    en:hair fixing

    en:hair waving or straightening

    en:keratolytic

    en:light stabilizer, light stabiliser

    en:moisturising, moisturizing

    en:nail conditioning

    en:nail sculpting

    en:opacifying, opacifier

    en:oral care

    en:oxidising, oxidizing, oxidising agent, oxidizing agent

    en:pearlescent

    en:perfuming

    en:pH adjusters, pH adjusting

    en:plasticiser, plasticizer

    en:propellant, propellants

    en:reducing, reducing agent

    en:refatting

    en:refreshing

    en:skin conditioning, skin conditioning agent

    en:skin conditioning emollient

    en:skin conditioning humectant

    en:skin conditioning miscellaneous

    en:skin conditioning occlusive

    en:skin protecting, skin protectant

    en:slip modifier

    en:smoothing

    en:solvent, solvents

    en:soothing

    en:surface modifier

    en:surfactant, surfactants

    en:surfactant cleansing

    en:surfactant dispersing

    en:surfactant emulsifying

    en:surfactant foam boosting

    en:surfactant hydrotrope

    en:surfactant solubilizing, surfactant solubilising

    en:tanning

    en:tonic

    en:UV absorber

    en:UV filter

    en:viscosity controlling
    """#
  }
}
