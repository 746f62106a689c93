extension EmbeddedTables {
  /// Words of processing, preparation and form that stand before or after an ingredient's name, taken off it and kept.
  @inline(never)
  static var processing: String {
    #"""
    # Drying
    en:Dried, dry, sun dried, air dried, oven dried, sundried, naturally dried, semi dried
    fr:séché, séchée, séchés, séchées, sec, secs, séché au soleil, séchées au soleil
    es:seco, seca, secos, secas, desecado, desecada, desecados, desecadas, secado al sol
    de:getrocknet, getrocknete, getrockneter, getrocknetes, getrockneten, trocken, trockene
    it:secco, secca, secchi, secche, essiccato, essiccata, essiccati, essiccate

    en:Dehydrated, dehydrate, desiccated, evaporated, anhydrous
    fr:déshydraté, déshydratée, déshydratés, déshydratées
    es:deshidratado, deshidratada, deshidratados, deshidratadas
    de:dehydriert, entwässert, dehydratisiert
    it:disidratato, disidratata, disidratati, disidratate

    en:Freeze dried, lyophilised, lyophilized, freezedried, freeze dry
    fr:lyophilisé, lyophilisée, lyophilisés, lyophilisées
    es:liofilizado, liofilizada, liofilizados, liofilizadas
    de:gefriergetrocknet, gefriergetrocknete, gefriergetrockneter, gefriergetrocknetes
    it:liofilizzato, liofilizzata, liofilizzati, liofilizzate

    en:Spray dried, drum dried, roller dried, vacuum dried, flash dried, low heat dried
    fr:atomisé, atomisée
    de:sprühgetrocknet, sprühgetrocknete
    it:atomizzato

    en:Part dried, partially dried, partially dehydrated, intermediate moisture, low moisture

    en:Rehydrated, reconstituted, re-hydrated, rehydrate, reconstitued
    fr:réhydraté, réhydratée, réhydratés, réhydratées, reconstitué, reconstituée
    es:rehidratado, rehidratada, rehidratados, rehidratadas, reconstituido
    de:rehydriert, rehydratisiert, rückverdünnt
    it:reidratato, reidratata, reidratati, reidratate, ricostituito

    en:Wilted

    en:Powder, powdered, in powder form, pulverized, pulverised, pwd, powders, micronized powder
    fr:en poudre, poudre, en poudres, poudre de
    es:en polvo, polvo
    de:Pulver, pulverisiert, pulverförmig, in Pulverform
    it:in polvere, polvere

    # Concentrating and dissolving
    en:Concentrated, concentrate, from concentrate, from concentrates, concentrates, from a concentrate, from juice concentrate, from concentrate juice, condensed
    fr:concentré, concentrée, concentrés, concentrées, à base de concentré, à base de concentrés, à base de jus concentré
    es:concentrado, concentrada, concentrados, concentradas, a partir de concentrado, procedente de concentrado, a base de concentrado
    de:konzentriert, konzentrierte, konzentrierter, konzentriertes, aus Konzentrat, Konzentrat
    it:concentrato, concentrata, concentrati, concentrate, da concentrato

    en:Not from concentrate, nfc, never from concentrate
    fr:pur jus, non à base de concentré
    de:Direktsaft, nicht aus Konzentrat

    en:Diluted, watered
    fr:dilué, diluée
    es:diluido, diluida
    de:verdünnt
    it:diluito

    en:Extracted, extract form, water extracted, solvent extracted, co2 extracted
    fr:extrait
    es:extraído
    de:extrahiert
    it:estratto

    en:Infused, sugar infused, juice infused, fruit juice infused, infused with sugar, steeped, macerated
    fr:infusé, infusée, macéré
    es:infusionado, macerado
    it:infuso, macerato

    en:Distilled, triple distilled, molecular distilled
    fr:distillé, distillée
    es:destilado, destilada
    de:destilliert
    it:distillato

    en:Purified, clarified, filtered, decolorized, deionized, depectinized, deflavored, deodorized, deodorised, winterized, degummed, rectified, cold filtered, demineralized, demineralised, ultrafiltered, ultra filtered, microfiltered, deacidified
    fr:purifié, purifiée, clarifié, clarifiée, filtré, filtrée, désodorisé, désodorisée, déminéralisé
    es:purificado, purificada, clarificado, filtrado, filtrada, desodorizado
    de:gereinigt, geklärt, filtriert, desodoriert, entmineralisiert
    it:purificato, purificata, chiarificato, filtrato, filtrata, deodorato

    en:Brewed, freshly brewed

    en:Encapsulated, microencapsulated, coated with fat, coated
    fr:encapsulé, enrobé, enrobée, enrobés
    de:ummantelt, verkapselt, überzogen
    es:encapsulado, recubierto

    en:Instantised, instantized, agglomerated

    en:Solids, solid
    fr:extrait sec, matière sèche
    de:Trockenmasse, Trockensubstanz

    # Cutting
    en:Chopped, finely chopped, coarsely chopped, rough chopped
    fr:haché, hachée, hachés, hachées
    es:picado, picada, picados, picadas
    de:gehackt, gehackte, gehackter, gehacktes, gehackten
    it:tritato, tritata, tritati, tritate

    en:Diced, cubed, cubes, dices, finely diced, petite diced
    fr:en dés, dés, en cubes, cubes
    es:en dados, dados, en cubos
    de:gewürfelt, gewürfelte, Würfel, in Würfeln
    it:a cubetti, cubetti, a dadini

    en:Sliced, slices, thinly sliced, slice, thin sliced, thick sliced, precut sliced
    fr:tranché, tranchée, tranchés, tranchées, en tranches, en rondelles, émincé, émincée, émincés, émincées, en lamelles
    es:en rodajas, en lonchas, laminado, laminada, laminados, fileteado, rebanado
    de:in Scheiben, Scheiben, geschnitten, geschnittene, geschnittener
    it:a fette, affettato, affettata, affettati

    en:Cut, cuts, cut up, cross cut, diagonal cut, crinkle cut, precut, pre cut, straight cut
    fr:coupé, coupée, coupés, coupées, découpé
    es:cortado, cortada, cortados, cortadas, troceado, troceada, troceados
    de:zerkleinert, zerkleinerte
    it:tagliato, tagliata, tagliati, tagliate

    en:Minced, finely minced
    es:molida fina, trinchado

    en:Julienned, julienne, slivered, slivers, matchstick, shoestring
    fr:en julienne
    es:en juliana
    it:a julienne

    en:Shredded, shreds, finely shredded
    fr:effiloché, effilochée
    es:desmenuzado, hebras
    it:sfilacciato

    en:Grated, finely grated
    fr:râpé, râpée, râpés, râpées
    es:rallado, rallada, rallados, ralladas
    de:gerieben, geriebene, geriebener, geraspelt, geraspelte
    it:grattugiato, grattugiata, grattugiati

    en:Shaved, shavings, flaked, shaven
    fr:en copeaux, copeaux, effilé, effilées
    es:en láminas
    de:gehobelt, gehobelte
    it:a scaglie, scaglie

    en:Halved, halves, half
    fr:en moitiés, moitiés
    es:en mitades, mitades
    de:halbiert, halbierte, Hälften
    it:a metà

    en:Quartered, quarters, wedges, wedge cut
    fr:en quartiers, quartiers
    es:en cuartos

    en:Pieces, piece, bits, chunks, chunk, segments, tidbits, broken, small pieces, chunky, nibs pieces, spears, strips, sticks, morsels, gems
    fr:morceaux, en morceaux, brisures
    es:trozos, en trozos, pedazos
    de:Stücke, Stückchen, in Stücken, stückig
    it:pezzi, a pezzi, in pezzi, pezzetti

    en:Florets, floret
    fr:fleurettes
    es:floretes
    de:Röschen

    en:Crumbled, crumbles, crumb, crumbs
    fr:émietté, émiettée
    de:zerbröselt

    en:Scissor cut, spiralized, spiral cut, spiralled, riced

    en:Filleted, fillets, fillet, filet, filets
    fr:en filets, filets
    es:en filetes, filetes
    de:filetiert
    it:filetti, filettato

    en:Portioned

    en:Trimmed, cored, stemmed, topped and tailed, destemmed
    fr:équeuté, équeutée, paré
    de:entstielt

    en:Pitted, stoned, seedless, deseeded, seeded, pit removed, stones removed, destoned
    fr:dénoyauté, dénoyautée, dénoyautés, dénoyautées, épépiné, sans pépins
    es:deshuesado, deshuesada, deshuesados, deshuesadas, sin hueso, sin semillas
    de:entsteint, entsteinte, entsteinter, entkernt, entkernte
    it:denocciolato, denocciolata, denocciolati, denocciolate, snocciolato

    en:Peeled, skinless, skinned, without skin, peel removed, lye peeled, unpeeled removed
    fr:pelé, pelée, pelés, pelées, épluché, épluchée, épluchés, sans peau
    es:pelado, pelada, pelados, peladas, sin piel
    de:geschält, geschälte, geschälter, geschältes, geschälten, ohne Haut
    it:pelato, pelata, pelati, pelate, sbucciato, senza pelle

    en:Unpeeled, skin on, with skin, with peel, skin in

    en:Boneless, deboned, bone removed
    fr:désossé, désossée, sans os, sans arêtes
    es:sin espinas
    de:entbeint, ohne Knochen, entgrätet
    it:disossato, disossata

    en:Bone in, with bone

    en:Hulled, dehulled, dehusked, shelled, husked, shucked, shell removed
    fr:décortiqué, décortiquée, décortiqués, décortiquées
    es:descascarillado, descascarado, sin cáscara
    de:enthülst, geschälte Kerne
    it:decorticato, decorticata, decorticati, sgusciato

    en:Unhulled, in shell, inshell

    en:Kernels, kernel

    # Milling and pressing
    en:Ground, finely ground, fine ground, freshly ground, coarse ground, coarsely ground, stone ground, stoneground, milled, finely milled, stone milled, cold milled, milled fine, stonemilled
    fr:moulu, moulue, moulus, moulues, broyé, broyée, broyés
    es:molido, molida, molidos, molidas
    de:gemahlen, gemahlene, gemahlener, gemahlenes, gemahlenen
    it:macinato, macinata, macinati, macinate

    en:Cracked, kibbled
    fr:concassé, concassée, concassés, concassées
    es:partido, quebrado, triturado grueso
    de:geschrotet, geschrotete, Schrot
    it:spezzato, spezzata

    en:Crushed, smashed, crunched
    fr:écrasé, écrasée, écrasés, écrasées, pilé
    es:triturado, triturada, triturados, trituradas, machacado
    de:zerdrückt, zerstoßen, zerstoßene
    it:schiacciato, frantumato

    en:Mashed
    fr:en purée écrasée
    de:gestampft

    en:Pureed, puree, purees, pulped, in puree form
    fr:en purée, purée, mixé, mixée
    es:en puré, puré
    de:püriert, pürierte, Püree
    it:in purea, purea, passata di

    en:Pulp, pulps
    fr:pulpe
    es:pulpa
    de:Fruchtfleisch, Mark
    it:polpa

    en:Paste form, in paste form

    en:Rolled, flattened
    fr:en flocons, laminé
    es:en copos, copos
    de:gewalzt, Flocken
    it:in fiocchi, fiocchi

    en:Flakes, flake, flaked form
    fr:flocons

    en:Granulated, granules, granular, granulate, granule, in granules
    fr:granulé, granulée, en granulés, granulés
    es:granulado, granulada, granulados
    de:granuliert, granulierte, Granulat
    it:granulato, granulata, in granuli

    en:Crystallised, crystallized, crystals, crystalline
    fr:cristallisé, cristallisée
    es:cristalizado
    de:kristallisiert, kristallin
    it:cristallizzato

    en:Micronised, micronized, micropulverized, micro milled
    fr:micronisé, micronisée

    en:Sifted, bolted, sieved, screened, strained
    fr:tamisé, tamisée
    es:tamizado, colado
    de:gesiebt, passiert, passierte
    it:setacciato, passato, passata

    en:Pressed, freshly pressed, squeezed, freshly squeezed, fresh squeezed, hydraulic pressed, hydro pressed
    fr:pressé, pressée
    es:prensado, exprimido, recién exprimido
    de:gepresst, frisch gepresst
    it:spremuto, pressato

    en:Cold pressed, first cold pressed, first pressed, first press, coldpressed, first cold press
    fr:pressé à froid, pressée à froid, première pression à froid, pression à froid
    es:prensado en frío, de primera presión en frío
    de:kaltgepresst, kaltgepresste, kaltgepresstes, kalt gepresst
    it:spremuto a freddo, prima spremitura a freddo, spremitura a freddo

    en:Expeller pressed, mechanically pressed, mechanically expressed, naturally expeller pressed, expeller, expelled pressed
    fr:pression mécanique

    en:Extra virgin, virgin, unrefined
    fr:vierge, vierge extra, extra vierge, non raffiné, non raffinée
    es:virgen, virgen extra, sin refinar
    de:nativ, natives, nativ extra, unraffiniert
    it:vergine, extravergine, extra vergine, non raffinato

    en:Refined, rbd, fully refined, highly refined, lightly refined, physically refined
    fr:raffiné, raffinée, raffinés, raffinées
    es:refinado, refinada, refinados, refinadas
    de:raffiniert, raffinierte, raffinierter, raffiniertes
    it:raffinato, raffinata, raffinati

    en:Bran removed, polished, pearled, pearl
    fr:perlé
    es:perlado
    de:poliert, geperlt
    it:perlato, brillato

    en:Degermed, degerminated, degermed milled, de germed, degerminated milled

    en:Wholegrain, whole grain, 100% whole grain, wholemeal, wholewheat grain
    fr:complet, complète, complets, complètes, intégral
    es:integral, integrales
    de:Vollkorn
    it:integrale, integrali

    en:Whole, entire
    fr:entier, entière, entiers, entières
    es:entero, entera, enteros, enteras
    de:ganz, ganze, ganzer, ganzes
    it:intero, intera, interi, intere

    # Heating
    en:Cooked, fully cooked, pre-cooked, precooked, partially cooked, par cooked, partly cooked, ready to eat cooked, parcooked, slow cooked, hard cooked, prepared, fully cooked ready to eat
    fr:cuit, cuite, cuits, cuites, précuit, précuite, précuits, précuites
    es:cocido, cocida, cocidos, cocidas, precocido, precocida, cocinado, cocinada
    de:gekocht, gekochte, gekochter, gekochtes, gegart, gegarte, vorgekocht, vorgegart
    it:cotto, cotta, cotti, cotte, precotto, precotta

    en:Boiled, hard boiled, simmered, kettle cooked
    fr:bouilli, bouillie
    es:hervido, hervida
    de:gesotten
    it:bollito, bollita, lessato

    en:Parboiled, par boiled, converted
    fr:étuvé, étuvée, prétraité
    es:vaporizado, sancochado
    it:parboiled, scottato

    en:Steamed, steam cooked, steam treated, steam
    fr:cuit à la vapeur, à la vapeur, cuits à la vapeur
    es:al vapor, cocido al vapor
    de:gedämpft, gedämpfte, dampfgegart
    it:al vapore, cotto al vapore

    en:Roasted, fire roasted, slow roasted, flame roasted, oven roasted, dark roasted, medium roasted, honey roasted, pan roasted, double roasted, freshly roasted, stone roasted, torrefied, oil roasted, open flame roasted, light roasted
    fr:rôti, rôtie, rôtis, rôties, torréfié, torréfiée, torréfiés, torréfiées
    es:asado, asada, asados, asadas, tostado al horno
    de:geröstet, geröstete, gerösteter, geröstetes, gerösteten
    it:arrostito, arrostita, torrefatto, torrefatta, arrosto

    en:Dry roasted, dryroasted
    fr:grillé à sec

    en:Toasted, lightly toasted
    fr:toasté, toastée, grillé, grillée, grillés, grillées
    es:tostado, tostada, tostados, tostadas
    de:getoastet
    it:tostato, tostata, tostati, tostate

    en:Baked, oven baked, parbaked, par baked, twice baked
    fr:cuit au four
    es:horneado, horneada, al horno
    de:gebacken, gebackene
    it:al forno

    en:Fried, deep fried, pan fried, stir fried, prefried, par fried, lightly fried, flash fried, kettle fried, air fried, vacuum fried, refried
    fr:frit, frite, frits, frites
    es:frito, frita, fritos, fritas
    de:frittiert, frittierte, gebraten, gebratene
    it:fritto, fritta, fritti, fritte

    en:Grilled, flame grilled, char grilled, chargrilled, char broiled, broiled, charbroiled, flame broiled
    es:a la parrilla, a la plancha
    de:gegrillt, gegrillte
    it:grigliato, grigliata, grigliati, alla griglia

    en:Sauteed, seared, browned, braised, stewed
    fr:sauté, sautée, sautés, poêlé, braisé
    es:salteado, salteada, estofado, rehogado
    de:geschmort, angebraten, sautiert
    it:saltato, brasato, stufato

    en:Caramelised, caramelized
    fr:caramélisé, caramélisée, caramélisés
    es:caramelizado, caramelizada
    de:karamellisiert, karamellisierte
    it:caramellato, caramellata, caramellizzato

    en:Smoked, naturally smoked, hickory smoked, applewood smoked, cold smoked, hot smoked, hardwood smoked, double smoked, mesquite smoked, cherrywood smoked, oak smoked, natural hickory smoked, natural smoked, hardwood smoke
    fr:fumé, fumée, fumés, fumées
    es:ahumado, ahumada, ahumados, ahumadas
    de:geräuchert, geräucherte, geräucherter, geräuchertes
    it:affumicato, affumicata, affumicati

    en:Blanched, scalded
    fr:blanchi, blanchie, blanchis, blanchies
    es:escaldado, escaldada
    de:blanchiert, blanchierte
    it:sbollentato

    en:Pasteurised, pasteurized, flash pasteurized, cold pasteurized, vat pasteurized, hthp pasteurized, pasteurised grade
    fr:pasteurisé, pasteurisée, pasteurisés, pasteurisées
    es:pasteurizado, pasteurizada, pasteurizados, pasteurizadas
    de:pasteurisiert, pasteurisierte, pasteurisierter, pasteurisiertes
    it:pastorizzato, pastorizzata, pastorizzati, pastorizzate

    en:Ultra-pasteurised, ultra pasteurized, ultrapasteurized, uht, ultra high temperature, ultra heat treated
    fr:stérilisé uht
    de:ultrahocherhitzt, uht-behandelt
    es:uperizado

    en:Unpasteurised, unpasteurized
    fr:au lait cru, non pasteurisé
    de:nicht pasteurisiert
    es:sin pasteurizar
    it:non pastorizzato

    en:Sterilised, sterilized, heat treated, heat stabilized, retorted, irradiated, treated by irradiation, high pressure processed, treated with radiation
    fr:stérilisé, stérilisée, ionisé, traité par ionisation, irradié
    es:esterilizado, esterilizada, irradiado
    de:sterilisiert, erhitzt, bestrahlt, wärmebehandelt
    it:sterilizzato, sterilizzata, irradiato

    en:Homogenised, homogenized, unhomogenized
    fr:homogénéisé, homogénéisée
    es:homogeneizado
    de:homogenisiert
    it:omogeneizzato

    en:Puffed, popped, expanded, extruded, crisped, crisp, crispy, inflated, crunchy
    fr:soufflé, soufflée, soufflés, extrudé, extrudée, croustillant, expansé
    es:inflado, inflada, hinchado, extrusionado, crujiente
    de:gepufft, gepuffte, extrudiert, aufgepoppt, knusprig
    it:soffiato, soffiata, estruso, croccante

    en:Pregelatinised, pregelatinized, pre gelatinized, pregelled, gelatinized
    fr:prégélatinisé, prégélatinisée
    de:vorverkleistert

    en:Rendered
    fr:fondu, fondue
    de:ausgelassen

    # Cold and freshness
    en:Frozen, individually quick frozen, iqf, deep frozen, quick frozen, fresh frozen, previously frozen, flash frozen, freshly frozen
    fr:surgelé, surgelée, surgelés, surgelées, congelé, congelée, congelés, congelées
    es:congelado, congelada, congelados, congeladas, ultracongelado
    de:gefroren, gefrorene, tiefgekühlt, tiefgefroren, tiefgefrorene
    it:surgelato, surgelata, surgelati, congelato, congelata

    en:Thawed, defrosted
    fr:décongelé, décongelée
    es:descongelado, descongelada
    de:aufgetaut
    it:scongelato

    en:Chilled, refrigerated
    fr:réfrigéré
    es:refrigerado
    de:gekühlt
    it:refrigerato

    en:Fresh, freshly, freshly picked, farm fresh, fresh picked, fresh cut, freshly made, freshly harvested, market fresh
    fr:frais, fraîche, fraîches
    es:fresco, fresca, frescos, frescas
    de:frisch, frische, frischer, frisches, frischen
    it:fresco, fresca, freschi, fresche

    en:Raw, uncooked
    fr:cru, crue, crus, crues
    es:crudo, cruda, crudos, crudas
    de:roh, rohe, roher, rohes
    it:crudo, cruda, crudi, crude

    en:Wild, wildgrown
    fr:sauvage, sauvages
    es:silvestre, silvestres, salvaje, salvajes
    de:wilde, wilder, wildes, wilden
    it:selvatico, selvatica, selvatici, selvatiche
    fi:villi, villit
    pl:dziki, dzika, dzikie
    nl:wilde
    sv:vild, vilda
    pt:selvagem, selvagens, silvestre, silvestres

    en:Ripe, vine ripened, vine ripe, tree ripened, fully ripe, ripened, sun ripened, fresh vine ripened, hand picked, handpicked, vine ripen
    fr:mûr, mûre à point, mûri
    es:maduro, madura, maduros
    de:reif, sonnengereift
    it:maturo

    en:Unripe, green unripe, immature

    en:Baby, young, petite, mini, miniature, tiny

    en:Canned, tinned, jarred, bottled
    fr:en conserve, appertisé
    es:en conserva, enlatado
    de:aus der Dose
    it:in scatola

    en:Washed, triple washed, rinsed, drained, prewashed, thoroughly washed, cleaned
    fr:lavé, égoutté, égouttée, égouttés
    es:lavado, escurrido, escurrida
    de:gewaschen, abgetropft
    it:lavato, sgocciolato, sgocciolati

    en:Soaked
    de:eingeweicht

    # Fermentation, curing, sprouting
    en:Fermented, naturally fermented, lacto fermented, barrel fermented
    fr:fermenté, fermentée, fermentés, fermentées
    es:fermentado, fermentada, fermentados, fermentadas
    de:fermentiert, fermentierte, fermentierter, fermentiertes
    it:fermentato, fermentata, fermentati

    en:Cultured
    fr:ensemencé, maturé
    es:cultivado con fermentos
    de:gesäuert

    en:Aged, matured, barrel aged, cellar aged, cave aged
    fr:affiné, affinée, vieilli, vieillie
    es:curado, curada, envejecido, madurado
    de:gereift, gereifte
    it:stagionato, stagionata, invecchiato

    en:Naturally brewed

    en:Cured, dry cured, uncured, salt cured, brine cured, dry salted, salt brined, brined, naturally cured
    fr:salaisonné, saumuré
    es:en salmuera, adobado
    de:gepökelt, gepökelte
    it:salamoia, in salamoia

    en:Pickled, marinated, in vinegar
    fr:mariné, marinée, marinés, au vinaigre
    es:encurtido, encurtidos, marinado, en vinagre
    de:eingelegt, eingelegte, mariniert, marinierte
    it:marinato, sottaceto, sott'aceto

    en:Sprouted, germinated
    fr:germé, germée, germés, germées
    es:germinado, germinada, germinados
    de:gekeimt, gekeimte, gekeimter
    it:germogliato, germogliati, germinato

    en:Malted, maltted
    fr:malté, maltée
    es:malteado, malteada
    de:gemälzt, gemälzte
    it:maltato, maltata

    en:Nixtamalised, nixtamalized, lime treated, treated with lime, masa treated

    en:Inactive, inactivated, deactivated, devitalized
    fr:désactivé, désactivée, inactivée
    es:inactivado, inactiva
    de:inaktiviert, inaktiv
    it:inattivo, disattivato

    en:Active, activated, live
    fr:actif, active
    de:aktiv, lebend

    en:Bleached, enzyme bleached
    de:gebleicht, gebleichte
    es:blanqueado, blanqueada

    en:Unbleached, never bleached
    fr:non blanchi, non blanchie
    de:ungebleicht, ungebleichte
    es:sin blanquear

    en:Unbromated, never bromated

    # Chemistry
    en:Hydrogenated, fully hydrogenated, totally hydrogenated, completely hydrogenated
    fr:hydrogéné, hydrogénée, hydrogénés, hydrogénées, totalement hydrogénée, entièrement hydrogénée
    es:hidrogenado, hidrogenada, hidrogenados, totalmente hidrogenado, totalmente hidrogenada
    de:gehärtet, gehärtete, ganz gehärtet, vollständig gehärtet, hydriert
    it:idrogenato, idrogenata, idrogenati, totalmente idrogenato

    en:Partially hydrogenated, partly hydrogenated, part hydrogenated
    fr:partiellement hydrogéné, partiellement hydrogénée, partiellement hydrogénés, partiellement hydrogénées
    es:parcialmente hidrogenado, parcialmente hidrogenada, parcialmente hidrogenados
    de:teilweise gehärtet, teilweise gehärtete, zum Teil gehärtet, teilgehärtet
    it:parzialmente idrogenato, parzialmente idrogenata

    en:Non-hydrogenated, unhydrogenated, not hydrogenated
    fr:non hydrogéné, non hydrogénée
    es:no hidrogenado, no hidrogenada
    de:ungehärtet, nicht gehärtet
    it:non idrogenato, non idrogenata

    en:Interesterified, esterified
    fr:interestérifié, interestérifiée
    es:interesterificado
    de:umgeestert
    it:interesterificato

    en:Fractionated
    fr:fractionné, fractionnée
    es:fraccionado
    de:fraktioniert
    it:frazionato

    en:Hydrolysed, hydrolyzed, enzymatically hydrolyzed, partially hydrolyzed, hydrolysate, hydrolyzate, extensively hydrolyzed, acid hydrolyzed, partially hydrolysed
    fr:hydrolysé, hydrolysée, hydrolysés, hydrolysées
    es:hidrolizado, hidrolizada, hidrolizados
    de:hydrolysiert, hydrolysierte, Hydrolysat
    it:idrolizzato, idrolizzata, idrolizzati

    en:Autolysed, autolyzed
    fr:autolysé
    es:autolizado
    de:autolysiert
    it:autolizzato

    en:Isolated, isolate
    fr:isolé, isolat
    es:aislado
    de:isoliert, Isolat
    it:isolato

    en:Textured, texturized, texturised
    fr:texturé, texturée, texturés, texturées
    es:texturizado, texturizada
    de:texturiert, texturierte
    it:ristrutturato, testurizzato

    en:Modified, physically modified
    fr:modifié, modifiée, modifiés
    es:modificado, modificada
    de:modifiziert, modifizierte
    it:modificato, modificata

    en:Enzyme modified, enzymatically modified, enzyme treated, enzyme converted
    de:enzymatisch modifiziert

    en:Alkalised, alkalized, processed with alkali, treated with alkali, dutched, dutch process, dutch processed, alkali processed, alkali treated, process with alkali
    fr:alcalinisé, alcalinisée
    es:alcalinizado
    de:alkalisiert
    it:alcalinizzato

    en:Acidified, acidulated
    fr:acidifié
    es:acidificado
    de:angesäuert
    it:acidificato

    en:Lipolysed, lipolyzed

    en:Inverted, inverted liquid
    fr:inverti, invertie
    es:invertido
    de:invertiert
    it:invertito

    en:Hydroxylated, acetylated, deoiled, de-oiled

    en:Debittered, decaffeinated, caffeine free, decaf, de-alcoholized, deheated
    fr:décaféiné, décaféinée
    es:descafeinado
    de:entkoffeiniert
    it:decaffeinato

    en:Defatted, fat reduced, partially defatted, reduced fat, low fat, lowfat, fat free, nonfat, non fat, delactosed, fatfree, partly defatted, lowfat partially
    fr:dégraissé, dégraissée, maigre, allégé, allégée, partiellement dégraissé
    es:desgrasado, desgrasada, bajo en grasa, parcialmente desgrasado
    de:entfettet, entfettete, fettarm, fettreduziert, stark entölt, entölt, entrahmt
    it:sgrassato, sgrassata, magro, magra, a basso contenuto di grassi

    en:Full fat, whole fat
    de:vollfett

    en:Low sodium, reduced sodium, less sodium, unsalted low sodium

    en:Reduced lactose, reduced minerals, reduced mineral, reduced protein

    en:High oleic, mid oleic, monounsaturated, high linoleic
    fr:haute teneur en acide oléique, oléique
    es:alto oleico
    de:high-oleic, hochölsäurehaltig
    it:alto oleico

    # Additions
    en:Enriched
    fr:enrichi, enrichie, enrichis
    es:enriquecido, enriquecida, enriquecidos
    de:angereichert, angereicherte
    it:arricchito, arricchita

    en:Unenriched

    en:Fortified, vitamin fortified, calcium fortified, vitamin enriched, fortified with vitamins
    fr:fortifié
    es:fortificado
    it:fortificato

    en:Sweetened, lightly sweetened, presweetened
    fr:sucré, sucrée, sucrés, sucrées, édulcoré
    es:azucarado, azucarada, endulzado, edulcorado
    de:gesüßt, gesüßte, gesüßter, gezuckert, gezuckerte
    it:zuccherato, zuccherata, dolcificato

    en:Unsweetened
    fr:non sucré, non sucrée
    es:sin endulzar
    de:ungesüßt, ungesüßte, ungezuckert
    it:non zuccherato

    en:Candied, glazed, glace, sugared, honey glazed, sugar coated, frosted, iced
    fr:confit, confite, confits, confites, glacé, glacée
    es:confitado, confitada, glaseado, escarchado
    de:kandiert, kandierte, glasiert
    it:candito, candita, canditi, candite, glassato

    en:Salted, lightly salted, sea salted
    fr:salé, salée, salés, salées
    es:salado, salada, salados, saladas
    de:gesalzen, gesalzene, gesalzener
    it:salato, salata, salati

    en:Unsalted, low salt
    fr:non salé, non salée
    de:ungesalzen, ungesalzene
    es:no salado
    it:non salato

    en:Seasoned, spiced
    fr:assaisonné, assaisonnée, épicé, épicée
    es:sazonado, sazonada, condimentado
    de:gewürzt, gewürzte
    it:condito, condita, speziato

    en:Unseasoned, plain, unflavored, unflavoured
    fr:nature

    en:Unsulphured, unsulfured, non sulfured, sulfite free, unsulphered
    fr:non sulfuré
    de:ungeschwefelt

    en:Sulphured, sulfured, sulphited
    fr:sulfuré
    de:geschwefelt
    allergens:en:sulphur-dioxide-and-sulphites

    en:Carbonated
    fr:gazéifié, gazéifiée, gazeux, gazeuse
    es:carbonatado, gasificado, con gas
    de:mit Kohlensäure versetzt, kohlensäurehaltig
    it:gassato, gassata, frizzante

    en:Whipped, aerated, churned, beaten, stirred
    fr:fouetté, fouettée, battu
    es:batido, montado
    de:geschlagen, aufgeschlagen
    it:montato, montata

    en:Breaded, battered, battered and breaded, crumb coated, floured
    likely-allergens:en:wheat, gluten, eggs, milk
    fr:pané, panée
    es:empanado, empanada, rebozado
    de:paniert, panierte
    it:impanato, impanata

    en:Stuffed, filled
    fr:farci, farcie, fourré
    es:relleno, rellena, rellenos
    de:gefüllt, gefüllte
    it:ripieno, farcito

    en:Stabilised, stabilized, standardized, standardised
    fr:stabilisé, stabilisée, standardisé
    es:estabilizado
    de:stabilisiert
    it:stabilizzato

    en:Mechanically separated, mechanically deboned, mechanically recovered
    fr:séparé mécaniquement, séparée mécaniquement, séparées mécaniquement
    es:separado mecánicamente, separada mecánicamente
    de:maschinell gewonnen, Separatorenfleisch
    it:separato meccanicamente, separata meccanicamente

    en:Blended, mixed, formed, chopped and formed, shaped, restructured
    fr:mélangé, mélangée, reconstituée et formée
    es:mezclado, mezclada
    de:gemischt, gemischte
    it:miscelato, misto

    en:Processed, manufactured, pre prepared
    fr:transformé
    es:procesado
    de:verarbeitet
    it:lavorato

    en:Tenderised, tenderized, pumped, injected, enhanced with solution

    en:Molten, melted, softened
    de:geschmolzen
    es:fundido
    it:fuso, fusa

    # Degree and description
    en:Instant, quick cooking, quick, soluble, cold water soluble, minute, instant cold water
    fr:instantané, instantanée, soluble
    es:instantáneo, instantánea, soluble
    de:löslich, lösliche, Instant
    it:istantaneo, solubile

    en:Fine, finely, extra fine, superfine, ultrafine
    fr:fin, fine, extra fin, extra fins
    es:fino, fina
    de:fein, feine, feiner
    it:fino, finissimo

    en:Coarse, coarsely, course ground
    fr:gros, grossier
    es:grueso
    de:grob, grobe
    it:grosso

    en:Lightly, light
    fr:légèrement
    es:ligeramente
    de:leicht
    it:leggermente

    en:Natural, all natural, 100% natural, naturally, naturally occurring, naturally derived, naturally sourced, nature
    fr:naturel, naturelle, naturels, naturelles
    es:natural, naturales
    de:natürlich, natürliche, natürlicher, natürliches, natürlichen
    it:naturale, naturali

    en:Pure, 100% pure, genuine, real, authentic, true
    fr:pur, pure, purs
    es:puro, pura, puros
    de:rein, reine, reiner, reines
    it:puro, pura, puri

    en:Imported
    fr:importé
    es:importado
    it:importato

    en:Premium, select, choice, fancy, selected, specially selected, finest, quality, high quality, extra fancy, gourmet, superior, top quality, best quality, carefully selected, hand selected
    es:selecto
    de:ausgesuchte, erlesene

    en:Traditional, old fashioned, artisan, homemade, home style, country style, farmhouse, classic, original, handcrafted, hand crafted, homestyle, old fashion
    fr:traditionnel, traditionnelle, à l'ancienne
    es:tradicional, artesano
    de:traditionell, traditionelle
    it:tradizionale, artigianale

    en:Liquid, fluid
    fr:liquide, liquides
    es:líquido, líquida
    de:flüssig, flüssige
    it:liquido, liquida

    en:Thick, thin, thickened
    fr:épais, épaissi
    de:dick, dünn
    it:addensato

    en:Heirloom, hybrid, hydroponic, hothouse, greenhouse grown, conventional, cultivated

    en:Assorted

    en:Sterile, food grade, pharmaceutical grade, usp

    # What was put in by itself, and in which pieces
    en:Added

    en:Boneless
    """#
  }
}
