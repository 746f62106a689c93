extension EmbeddedTables {
  /// Words of certification and of claims that stand before or after an ingredient's name, taken off it and kept.
  static let labels = #"""
    # Organic and farming
    en:Organic, organically grown, organically produced, certified organic, organic certified, usda organic, organic agriculture, from organic agriculture, organic ingredient, organic ingredients, product of organic farming, from organic farming, organic farming, oregon tilth certified organic, ccof certified organic, 100% organic, qai certified organic, certified organic ingredient, certified organic ingredients, denotes organic ingredient, organics, 100% certified organic, org
    fr:biologique, biologiques, bio, issu de l'agriculture biologique, issus de l'agriculture biologique, issue de l'agriculture biologique, agriculture biologique, produit issu de l'agriculture biologique, ingrédient biologique, ingrédients biologiques, ingrédients issus de l'agriculture biologique, produits issus de l'agriculture biologique, ingrédient issu de l'agriculture biologique
    es:ecológico, ecológica, ecológicos, ecológicas, orgánico, orgánica, orgánicos, orgánicas, biológico, biológica, biológicos, biológicas, de agricultura ecológica, procedente de agricultura ecológica, agricultura ecológica, de cultivo ecológico, procedentes de agricultura ecológica, bio, ingrediente ecológico, ingredientes ecológicos
    de:Bio, biologisch, biologische, biologischer, biologisches, biologischen, ökologisch, ökologische, ökologischer, ökologisches, ökologischen, öko, aus biologischem Anbau, aus ökologischem Anbau, aus kontrolliert biologischem Anbau, kbA, aus ökologischer Landwirtschaft, aus biologischer Landwirtschaft, aus kontrolliert biologischer Erzeugung, aus ökologischer Erzeugung, aus kontrolliert ökologischem Anbau, aus kontrolliert biologischer Landwirtschaft, biologisch erzeugt
    it:biologico, biologica, biologici, biologiche, bio, da agricoltura biologica, proveniente da agricoltura biologica, agricoltura biologica, provenienti da agricoltura biologica, prodotto biologico, ingredienti biologici

    <en:organic
    en:EU organic, eu organic farming
    fr:agriculture biologique européenne

    <en:biodynamic
    en:Demeter, demeter certified, certified biodynamic

    en:Biodynamic, biodynamically grown, biodynamic farming, from biodynamic agriculture
    fr:biodynamique, issu de l'agriculture biodynamique
    es:biodinámico, biodinámica
    de:biodynamisch, aus biologisch-dynamischem Anbau, biologisch-dynamisch
    it:biodinamico, biodinamica

    <en:organic
    en:Naturland, bioland

    en:Transitional organic, certified transitional, in conversion to organic

    en:Made with organic ingredients, made with organic

    en:Wildcrafted, wild crafted, wild harvested, wild grown, wild picked, wild gathered
    fr:sauvage, sauvages, récolte sauvage
    es:silvestre, silvestres
    de:aus Wildsammlung, Wildsammlung
    it:selvatico, selvatica, selvatici

    en:Regenerative organic, regenerative organic certified, regeneratively grown, regenerative

    en:Pesticide free, grown without pesticides, without pesticides, no pesticides, pesticide residue free, glyphosate residue free
    fr:sans pesticides, sans résidu de pesticides, zéro résidu de pesticides
    es:sin pesticidas
    de:ohne Pestizide
    it:senza pesticidi

    en:Integrated farming, integrated production

    en:Locally grown, local, locally sourced
    fr:local, locale, locaux
    de:regional, aus der Region
    es:de proximidad

    en:Family farmed, family farm, from family farms, small farm

    # Fair trade and sustainability
    en:Fair trade, fairtrade, fair trade certified, fairtrade certified, certified fair trade, fair trade ingredient, fair trade ingredients, fair trade usa, fairtrade international, fair trade certified ingredient, fair for life, fair trade certified by fair trade usa, fairly traded, direct trade, fair trade certified ingredients
    fr:commerce équitable, équitable, issu du commerce équitable, issus du commerce équitable, fairtrade, issue du commerce équitable
    es:comercio justo, de comercio justo, fairtrade
    de:Fairtrade, fairer Handel, aus fairem Handel, fair gehandelt, fair gehandelte
    it:commercio equo e solidale, equo e solidale, commercio equo, fairtrade

    en:Rainforest alliance, rainforest alliance certified, rainforest alliance people and nature
    fr:certifié rainforest alliance
    de:Rainforest-Alliance-zertifiziert

    en:UTZ, utz certified, utz certified cocoa
    fr:certifié utz
    de:UTZ-zertifiziert

    en:RSPO, rspo certified, certified sustainable palm oil, rspo certified sustainable, rspo mass balance, roundtable on sustainable palm oil, rspo segregated, sg rspo
    fr:certifié rspo
    de:RSPO-zertifiziert

    en:Sustainable, sustainably sourced, sustainably grown, responsibly sourced, sustainably harvested, responsibly grown, sustainable source, from sustainable sources, sustainably farmed, sustainably produced, ethically sourced, certified sustainable, responsibly harvested, sustainable agriculture
    fr:durable, durables, issu de sources durables, agriculture durable, culture durable
    es:sostenible, sostenibles, de fuentes sostenibles
    de:nachhaltig, nachhaltige, aus nachhaltigem Anbau, aus nachhaltiger Landwirtschaft
    it:sostenibile, sostenibili, da fonti sostenibili

    en:MSC, marine stewardship council, msc certified, sustainable fishing, sustainable fishery, msc certified sustainable
    fr:pêche durable, pêche durable msc, msc pêche durable
    es:pesca sostenible, pesca sostenible certificada
    de:nachhaltige Fischerei, zertifizierte nachhaltige Fischerei, MSC-zertifiziert
    it:pesca sostenibile, pesca sostenibile certificata

    en:ASC, aquaculture stewardship council, asc certified, responsible aquaculture, farmed responsibly, best aquaculture practices, bap certified
    fr:aquaculture responsable
    es:acuicultura responsable
    de:verantwortungsvolle Fischzucht, ASC-zertifiziert
    it:acquacoltura responsabile

    en:Dolphin safe, dolphin friendly

    en:Line caught, pole caught, pole and line caught, pole line caught, hook and line caught, troll caught
    fr:pêché à la ligne
    de:mit der Angel gefangen

    en:Wild caught, wild, wild alaskan, caught in the wild
    fr:pêché en mer, poisson sauvage
    es:salvaje, salvajes, capturado
    de:Wildfang, wild gefangen
    it:pescato

    en:Farm raised, farmed, farm raised responsibly, aquaculture, farmed fish
    fr:élevage, d'élevage, aquaculture
    es:de crianza, de acuicultura
    de:aus Aquakultur, Zucht
    it:allevato, d'allevamento

    en:Palm oil free, no palm oil, without palm oil
    fr:sans huile de palme
    es:sin aceite de palma
    de:ohne Palmöl, palmölfrei
    it:senza olio di palma

    # Genetic engineering
    en:Non-GMO, gmo free, no gmo, non gmo project verified, non genetically modified, non gm, gm free, not genetically modified, non genetically engineered, no gmos, without gmo, non gmo verified, nongmo, not genetically engineered, non gmo certified, gmo free certified, identity preserved, ip non gmo, non bioengineered, free of gmo, verified non gmo
    fr:sans ogm, non ogm, sans organismes génétiquement modifiés
    es:sin ogm, no ogm, no modificado genéticamente, sin transgénicos
    de:gentechnikfrei, ohne Gentechnik, nicht gentechnisch verändert, gvo-frei
    it:senza ogm, non ogm, ogm free

    en:Bioengineered, genetically modified, genetically engineered, gmo, contains a bioengineered food ingredient, contains bioengineered food ingredients, partially produced with genetic engineering, bioengineered food, derived from bioengineering, produced with genetic engineering, bioengineered ingredient, made with genetic engineering, gm, produced from genetically modified, derived from bioengineered
    fr:génétiquement modifié, ogm, produit à partir d'organismes génétiquement modifiés
    es:modificado genéticamente, transgénico
    de:genetisch verändert, aus genetisch verändertem, gentechnisch verändert
    it:geneticamente modificato

    # Diets and religion
    en:Gluten free, certified gluten free, gf, free from gluten, free of gluten, no gluten, glutenfree, wheat free, purity protocol, pure gluten free, without gluten
    fr:sans gluten
    es:sin gluten
    de:glutenfrei, glutenfreie, glutenfreier, glutenfreies
    it:senza glutine

    en:Lactose free, no lactose, without lactose
    fr:sans lactose
    es:sin lactosa
    de:laktosefrei, laktosefreie
    it:senza lattosio

    en:Dairy free, milk free, no dairy, non dairy, nondairy, free from dairy
    fr:sans lait
    es:sin leche
    de:milchfrei, milchfreie
    it:senza latte

    en:Nut free, peanut free, tree nut free
    fr:sans noix
    de:nussfrei

    en:Egg free, eggless
    fr:sans œuf, sans oeufs

    en:Soy free, soya free
    fr:sans soja

    en:Sugar free, no sugar added, no added sugar, without added sugar, sugarfree, unsweetened no sugar added
    fr:sans sucre, sans sucres ajoutés
    es:sin azúcar, sin azúcares añadidos
    de:zuckerfrei, ohne Zuckerzusatz
    it:senza zucchero, senza zuccheri aggiunti

    en:Salt free, no salt added, no added salt, without added salt, sodium free
    fr:sans sel, sans sel ajouté
    es:sin sal, sin sal añadida
    de:ohne Salz, ohne Salzzusatz
    it:senza sale

    en:MSG free, no msg, no added msg, no msg added

    en:Kosher, kosher certified, certified kosher, kosher pareve, pareve, parve, kosher dairy, kosher for passover
    fr:casher, cacher, kascher
    es:kosher
    de:koscher, koschere
    it:kosher

    en:Halal, halal certified, certified halal
    fr:halal
    es:halal
    de:halal
    it:halal

    en:Vegan, vegan friendly, suitable for vegans, certified vegan, vegan certified
    fr:végan, végane, végétalien, végétalienne, convient aux végétaliens
    es:vegano, vegana, veganos, apto para veganos
    de:vegan, vegane, veganer, veganes
    it:vegano, vegana, adatto ai vegani

    en:Vegetarian, suitable for vegetarians, vegetarian friendly, certified vegetarian
    fr:végétarien, végétarienne, convient aux végétariens
    es:vegetariano, vegetariana, apto para vegetarianos
    de:vegetarisch, vegetarische, vegetarischer, vegetarisches
    it:vegetariano, vegetariana, adatto ai vegetariani

    en:Plant based, plant derived, plant sourced, from plants
    fr:d'origine végétale
    es:de origen vegetal
    de:pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen Ursprungs
    it:di origine vegetale

    en:Keto, keto friendly, paleo, paleo friendly, certified paleo, keto certified

    en:Low FODMAP, fodmap friendly, monash certified low fodmap

    # Animal welfare
    en:Free range, freerange
    fr:élevé en plein air, élevées en plein air, plein air, de plein air, de poules élevées en plein air
    es:de corral, campero, camperos, de gallinas camperas
    de:Freilandhaltung, aus Freilandhaltung, Freiland
    it:allevate all'aperto, da allevamento all'aperto

    en:Cage free, cagefree
    fr:élevé au sol, élevées au sol, hors cage, de poules élevées au sol
    es:criado en suelo, criadas en suelo
    de:Bodenhaltung, aus Bodenhaltung
    it:allevate a terra, da allevamento a terra

    en:Pasture raised, pastured, pasture fed, pasture grazed
    fr:élevé au pâturage, de pâturage
    de:Weidehaltung, aus Weidehaltung, Weidemilch

    en:Grass fed, grassfed, 100% grass fed, grass fed grass finished, from grass fed cows
    fr:nourri à l'herbe
    es:alimentado con pasto
    de:grasgefüttert
    it:alimentato a erba

    en:Grain fed, corn fed, vegetarian fed, vegetable fed, fed a vegetarian diet, vegetarian diet

    en:No antibiotics, no antibiotics ever, antibiotic free, raised without antibiotics, no antibiotics added, without antibiotics, raised without the use of antibiotics
    fr:sans antibiotiques, élevé sans antibiotiques
    es:sin antibióticos
    de:ohne Antibiotika
    it:senza antibiotici

    en:No hormones, hormone free, no added hormones, raised without hormones, no hormones added, without added hormones
    fr:sans hormones

    en:RBST free, rbgh free, no rbst, from cows not treated with rbst, milk from cows not treated with rbst, from cows not treated with the growth hormone rbst, no rbgh, not treated with rbst, from cows not treated with rbgh, bst free, no artificial growth hormones, from cows not treated with growth hormone, artificial growth hormone free, produced without rbst, rbst free milk

    en:Certified humane, humanely raised, animal welfare approved, humanely raised and handled, american humane certified

    en:RSPCA assured, freedom food

    en:Red tractor, label rouge, red label, british lion, bleu blanc cœur
    fr:label rouge, bleu-blanc-cœur

    # Protected names
    en:PDO, protected designation of origin, d.o.p., dop, denominazione di origine protetta
    fr:AOP, appellation d'origine protégée
    es:DOP, denominación de origen protegida, denominación de origen
    de:g.U., geschützte Ursprungsbezeichnung
    it:DOP, denominazione di origine protetta

    en:AOC, appellation d'origine controlee
    fr:AOC, appellation d'origine contrôlée

    en:PGI, protected geographical indication
    fr:IGP, indication géographique protégée
    es:IGP, indicación geográfica protegida
    de:g.g.A., geschützte geografische Angabe
    it:IGP, indicazione geografica protetta

    en:TSG, traditional speciality guaranteed
    fr:STG, spécialité traditionnelle garantie
    es:ETG, especialidad tradicional garantizada
    de:g.t.S., garantiert traditionelle Spezialität
    it:STG, specialità tradizionale garantita

    # Grades
    en:Grade A, grade aa, grade a large, usda grade a, grade a quality, pasteurized grade a

    en:Extra class, first grade, premium quality, select grade, usda choice, usda prime, usda inspected, fancy grade
    """#
}
