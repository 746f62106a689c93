extension EmbeddedTables {
  /// Cereals, flours, starches, breads and pasta, compiled from Regulation (EU) No 1169/2011
  /// Annex II, Regulation (EU) 2023/915, FDA guidance, Monash University's FODMAP groups and
  /// the NOVA paper of 2019.
  @inline(never)
  static var foodsGrains: String {
    #"""
    # Sources: Regulation (EU) No 1169/2011, Annex II 1 (gluten cereals and exemptions); Regulation (EU) 2023/915, Annex I 3.4 (arsenic
    # in rice); FDA, Inorganic Arsenic in Rice Cereals for Infants, 2020; Monash University (FODMAP); Monteiro et al. 2019 (NOVA).

    # Categories.
    en:Cereals and pseudocereals
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no
    plain:en:yes

    # Of an unstated kind.
    <en:cereals and pseudocereals
    en:Cereals, cereal, grains, grain, cereal grains, cereal grain, whole grains, whole grain, wholegrains, mixed grains, multigrain, multigrain blend, whole grain blend, grain blend, ancient grains, ancient grain blend, seven grain blend
    likely-allergens:en:wheat, gluten

    <en:cereals and pseudocereals
    en:Flours, mixed flour, flour blend, flour mix, composite flour

    en:Gluten, cereal gluten, cereal protein, cereal proteins
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:gluten
    nova:en:4
    plain:en:yes

    # Wheat.
    <en:cereals and pseudocereals
    en:Wheat, wheaten, whole wheat, whole grain wheat, wholewheat, wheat grain, red wheat, white wheat, hard red wheat, hard red spring wheat, hard white wheat, soft white wheat, soft wheat, hard wheat, winter wheat, spring wheat, whole grain red wheat, wheat grits, wheat middlings, wheat meal, whole white wheat, stone ground wheat, crisp wheat, toasted wheat, milled wheat, wheat cereal
    allergens:en:wheat, gluten
    fodmap:en:fructans

    <en:wheat
    en:Wheat berries, wheat kernels, whole wheat berries, whole kernel wheat

    <en:wheat
    en:Wheat flakes, whole wheat flakes, whole grain wheat flakes, rolled wheat, rolled whole wheat

    <en:wheat
    en:Cracked wheat, cracked whole wheat, crushed wheat, kibbled wheat

    <en:wheat
    en:Puffed wheat, whole grain puffed wheat, shredded wheat

    <en:wheat
    en:Sprouted wheat, sprouted whole wheat

    <en:wheat
    en:Wheat flour, wheatflour, flour, plain flour, white flour, all purpose flour, all-purpose wheat flour, white wheat flour, self rising flour, self-raising flour, unbleached flour, unbleached wheat flour, bleached flour, bleached wheat flour, unbromated wheat flour, unbleached unbromated wheat flour, unbleached unbromated flour, unbromated unbleached wheat flour, unbromated unbleached flour, wheat flour unbleached, wheat flour bleached, soft wheat flour, hard wheat flour, winter wheat flour, spring wheat flour, stone ground wheat flour, patent flour, clear flour, first clear flour, toasted wheat flour, heat treated wheat flour, heat treated flour, pre gelatinized wheat flour, pregelatinized wheat flour, fermented wheat flour, sour dough flour, sprouted wheat flour, hard red wheat flour, hard red spring wheat flour, semi whole wheat flour, refined wheat flour, refined flour, maida, tipo 00 flour, type 00 flour, 00 flour, pizza flour, pretzel flour, wheat flour type 00, unenriched wheat flour, unenriched flour, unbleached unenriched wheat flour, unbleached unenriched flour, ground wheat, bakers flour, flour wheat, unbleached all purpose flour, unbleached hard wheat flour, unbleached white flour, unbleached hard red wheat flour

    <en:wheat flour
    en:Bread flour, strong flour, high gluten flour, high gluten wheat flour, unbleached bread flour

    <en:wheat flour
    en:Cake flour, pastry flour, unbleached pastry flour

    <en:wheat flour
    en:Malted wheat flour, malted flour

    <en:wheat flour
    en:Enriched flour, enriched wheat flour, enriched bleached flour, enriched bleached wheat flour, bleached enriched flour, bleached enriched wheat flour, enriched unbleached flour, enriched unbleached wheat flour, unbleached enriched flour, unbleached enriched wheat flour, enriched flour bleached, enriched flour unbleached, enriched wheat flour bleached, enriched wheat flour unbleached, enriched white flour, enriched unbromated flour, enriched unbromated wheat flour, unbleached unbromated enriched flour, unbromated unbleached enriched flour, unbleached unbromated enriched wheat flour, unbromated unbleached enriched wheat flour, enriched unbleached unbromated wheat flour, enriched unbleached unbromated flour, bleached unbromated enriched flour, enriched high gluten flour, enriched high gluten wheat flour, enriched all purpose flour, enriched bread flour, enriched soft wheat flour, enriched malted flour, enriched malted wheat flour, enriched malted barley flour, enriched unbleached high gluten flour, fortified wheat flour, fortified flour, wheat flour enriched, flour enriched, enriched bromated flour, enriched bleached bromated flour, bleached bromated enriched flour, enriched unbleached malted flour, enriched cake flour, enriched pastry flour, enriched hard wheat flour, enriched spring wheat flour, enriched winter wheat flour, enriched wheat, enriched white wheat flour, enriched self rising flour, bleached enriched bromated flour, wheat flour enriched with niacin

    <en:wheat flour
    en:Whole wheat flour, wholewheat flour, whole grain wheat flour, wholemeal flour, wholemeal wheat flour, wholegrain wheat flour, whole wheat pastry flour, whole grain whole wheat flour, stone ground whole wheat flour, stoneground whole wheat flour, sprouted whole wheat flour, entire wheat flour, atta, atta flour, brown flour, brown wheat flour, whole wheat meal, whole meal flour, cracked wheat flour, fine whole wheat flour, 100 whole wheat flour, ultragrain whole wheat flour, whole durum wheat flour, whole grain durum wheat flour, whole grain durum flour, whole wheat durum flour, whole durum flour, whole grain flour

    <en:whole wheat flour
    en:Graham flour, whole wheat graham flour, whole grain graham flour

    <en:whole wheat flour
    en:White whole wheat flour, whole white wheat flour, whole grain white wheat flour, ultragrain hard white whole wheat flour, ultragrain white whole wheat flour

    <en:wheat
    en:Durum wheat, durum, durum wheat semolina, durum semolina, semolina, wheat semolina, semolina wheat flour, semolina flour, durum flour, durum wheat flour, semolina durum wheat, semolina durum flour, hard wheat semolina, hard durum wheat semolina, wheat semolina flour, semolina wheat, durham wheat, durham wheat semolina, durham flour, extra fancy durum flour, fancy durum flour, fancy durum patent flour, extra fancy durum wheat flour, durum wheat semola, semola, semola di grano duro, duram wheat semolina, durum whole wheat semolina, whole wheat durum semolina, whole wheat semolina, whole durum wheat, whole grain durum wheat, whole grain durum wheat semolina, durum patent flour, durum wheat meal

    <en:durum wheat
    en:Enriched durum flour, enriched semolina, enriched durum semolina, enriched durum wheat semolina, enriched durum wheat flour, enriched semolina flour, enriched wheat semolina, enriched durum, enriched durum wheat, semolina enriched, enriched durum semolina flour, enriched durham flour, enriched durham semolina, enriched semolina durum wheat flour, enriched semolina durum, enriched semolina wheat flour, enriched extra fancy durum flour

    <en:wheat
    en:Farina, wheat farina, enriched farina, enriched wheat farina, cream of wheat

    <en:wheat
    en:Bulgur, bulgur wheat, bulgar, bulgar wheat, bulghur, burghul, whole wheat bulgur, parboiled wheat, red bulgur wheat, red bulgur

    <en:wheat
    en:Couscous, cous cous, wheat couscous, whole wheat couscous, durum wheat couscous, toasted couscous, enriched couscous

    <en:couscous
    en:Pearl couscous, israeli couscous, pearled couscous

    <en:wheat
    en:Freekeh, farik, frikeh, green wheat, cracked freekeh, roasted green wheat, green spelt

    <en:wheat
    en:Spelt, spelt flour, whole spelt flour, whole grain spelt, whole spelt, spelt flakes, whole grain spelt flour, dinkel, dinkel wheat, sprouted spelt, puffed spelt, rolled spelt, sprouted spelt flour, spelt wheat, spelt berries, white spelt flour, spelt wheat flour, wholegrain spelt flour, sprouted whole grain spelt flour

    <en:wheat
    en:Khorasan wheat, kamut, kamut wheat, kamut khorasan wheat, kamut brand khorasan wheat, khorasan, kamut flour, khorasan wheat flour, whole grain khorasan wheat, kamut flakes, khorasan kamut wheat, whole grain kamut khorasan wheat, puffed kamut

    <en:wheat
    en:Einkorn, einkorn wheat, einkorn flour, einkorn wheat flour, whole grain einkorn flour, sprouted einkorn

    <en:wheat
    en:Emmer, emmer wheat

    <en:emmer
    en:Farro, pearled farro, whole grain farro, whole farro, farro flour, semi pearled farro, cooked farro

    <en:wheat
    en:Wheat bran, bran, red wheat bran, white wheat bran, miller's bran, millers bran, whole wheat bran, wheat bran fiber, bran flakes, wheat bran flour
    keto:en:maybe

    <en:wheat
    en:Wheat germ, wheatgerm, toasted wheat germ, defatted wheat germ, raw wheat germ, stabilized wheat germ

    <en:wheat
    en:Wheat fiber, wheat fibre, wheat fibers, wheat bran fibre, bamboo and wheat fiber, soluble wheat fiber
    keto:en:maybe

    <en:wheat
    <en:gluten
    en:Wheat gluten, vital wheat gluten, gluten flour, vital gluten, wheat gluten flour, vital wheat gluten flour, gluten wheat, dried wheat gluten, seitan, wheat meat, isolated wheat gluten
    allergens:en:wheat, gluten
    keto:en:maybe
    nova:en:4

    <en:wheat
    en:Wheat protein, wheat proteins, wheat protein isolate, isolated wheat protein, textured wheat protein, texturized wheat protein, textured wheat gluten, modified wheat protein, wheat protein concentrate, partially hydrolyzed wheat protein, wheat protein isolate flour, modified wheat gluten, deamidated wheat gluten, textured wheat
    keto:en:maybe
    nova:en:4

    <en:wheat protein
    en:Hydrolyzed wheat protein, hydrolysed wheat protein, hydrolyzed wheat gluten, hydrolyzed wheat, hydrolyzed wheat proteins, hydrolysed wheat gluten, wheat protein hydrolysate, enzymatically hydrolyzed wheat protein, partially hydrolyzed wheat gluten, hydrolyzed gluten

    <en:wheat
    <en:starch
    en:Wheat starch, wheatstarch, hydrolyzed wheat starch, wheat starches, cultured wheat starch, fermented wheat starch, resistant wheat starch, pregelatinized wheat starch, wheat food starch, gelatinized wheat starch
    allergens:en:wheat, gluten

    <en:modified starch
    en:Modified wheat starch, modified food starch wheat, modified starch wheat, wheat starch modified, modified wheatstarch, modified wheat starches, modified food starch from wheat, modified resistant wheat starch, resistant modified wheat starch
    allergens:en:wheat, gluten

    <en:wheat flour
    en:Cultured wheat flour, cultured flour, cultured wheat, fermented flour, fermented wheat, cultured unbleached wheat flour, cultured enriched wheat flour

    <en:wheat
    en:Malted wheat, wheat malt, malted wheat flakes, wheat malt flour, diastatic wheat malt, malted whole wheat, malted wheat extract, wheat malt extract

    # A grass cut before it bears grain.
    en:Wheatgrass, wheat grass, wheatgrass powder, wheat grass powder, wheatgrass juice, wheat grass juice, kamut grass
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Barley grass, barley grass powder, barley grass juice, barley grass juice powder, barleygrass
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Oat grass, oat grass powder
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    en:Alfalfa grass
    vegan:en:yes
    vegetarian:en:yes
    plain:en:yes

    # Wheat glucose syrups, dextrose and maltodextrins: Annex II 1(a) and (b).
    <en:wheat
    <en:dextrin
    en:Wheat dextrin, wheat dextrin fiber, resistant wheat dextrin
    allergens:en:wheat, gluten

    # Rye, barley, oats, triticale.
    <en:cereals and pseudocereals
    en:Rye, whole rye, whole grain rye, rye grain, cracked rye, rye meal, rye berries, rye chops, whole rye meal, sprouted rye, rye kernels, sprouted whole rye, rye cereal, rye bran, kibbled rye, whole kernel rye, crushed rye, sprouted rye berries, roasted rye, puffed rye
    allergens:en:gluten
    fodmap:en:fructans

    <en:rye
    en:Rye flakes, rolled rye, whole rye flakes, whole grain rye flakes

    <en:rye
    en:Rye malt, malted rye, malted rye flour, fermented rye malt

    <en:rye
    en:Rye flour, whole rye flour, whole grain rye flour, dark rye flour, medium rye flour, white rye flour, wholegrain rye flour, light rye flour, pumpernickel flour, wholemeal rye flour, stone ground whole rye flour, sprouted rye flour, fermented rye flour, cultured rye flour, rye sourdough, rye sour, fine rye flour, unbleached rye flour, pumpernickel rye meal, pumpernickel meal, dried rye sourdough, rye sour dough, pumpernickel

    <en:cereals and pseudocereals
    en:Barley, whole barley, whole grain barley, hulled barley, barley grits, barley grain, hull less barley, hulless barley, sprouted barley, barley meal, quick barley, barley bran, barley cereal, barley kernels, medium barley, pot barley, scotch barley, roasted barley, cooked barley, barley adjunct, sprouted whole barley, barley fiber, barley beta fiber, barley beta glucan, puffed barley, cut barley, crushed barley, unmalted barley, barley concentrate, barley starch
    allergens:en:gluten
    fodmap:en:fructans

    <en:barley
    en:Pearl barley, pearled barley

    <en:barley
    en:Barley flakes, rolled barley, whole grain barley flakes

    <en:barley
    en:Barley flour, whole barley flour, whole grain barley flour, hulled barley flour, pregelatinized barley flour

    <en:barley
    en:Malted barley, barley malt, barley malts, malt, malts, malted barley grain, malt barley, dried malted barley, roasted malted barley, roasted barley malt, sprouted malted barley, caramel malt, pale malt, crystal malt, diastatic malt, diastatic barley malt, malted grain, malted grains, black malt, chocolate malt, barley malt concentrate, malted cereals, malted cereal, ground malted barley, whole malted barley, two row malted barley

    <en:malted barley
    en:Malted barley flour, barley malt flour, malt flour, barley malted flour, malted barley powder, malt powder, barley malt powder, diastatic malt flour, diastatic malted barley flour, diastatic malt powder, diastatic barley malt flour, malted flour barley, dried malt powder, dry malt, dry malt powder, malted barley enzyme, roasted malt flour, malt barley flour, maltedbarley flour, barley malt flavor, natural malt flavor, flour malted barley, roasted malted barley flour, malted whole barley flour, malted barely flour, natural malt flavoring, malted barley flavor

    <en:malted barley
    <en:sugars
    en:Malt extract, barley malt extract, malted barley extract, malt extracts, barley extract, dried malt extract, dry malt extract, malt extract powder, dried barley malt extract, barley malt extract powder, liquid malt extract, malt barley extract, malted barley and corn extract, corn and barley malt extract, malted cereal extract, malted cereal syrup, cereal extract, malt concentrate, non diastatic malt, nondiastatic malt, non diastatic barley malt, nondiastatic barley malt, extract of malted barley, extracts of malted barley, extract of malted barley and corn, extracts of malted barley and corn, barley malt and corn extract, malt extract barley, malted barley extract powder, malted corn and barley extract, corn malt extract, barley and corn malt extract, malt and corn extract, extract of barley malt

    <en:malted barley
    <en:sugars
    en:Malt syrup, barley malt syrup, malted barley syrup, barley syrup, malt barley syrup, dried malt syrup, malted syrup, dried barley malt syrup, barley malt syrup powder, malted barley corn syrup, malted barley and corn syrup, corn syrup and malted barley, barley malt sweetener, malt syrup barley, barley malt and corn syrup, malted barley syrup solids, liquid malt, dried malt syrup solids

    # Wheat too, by its usual composition.
    <en:malted barley
    en:Malted milk, malted milk powder, malted milk flavor
    vegan:en:no
    allergens:en:milk, wheat, gluten

    <en:cereals and pseudocereals
    en:Oats, oat, whole oats, whole grain oats, wholegrain oats, oat flakes, whole oat flakes, whole grain oat flakes, quick oats, instant oats, toasted oats, baby oats, old fashioned oats, quick cooking oats, sprouted oats, jumbo oats, porridge oats, toasted whole grain oats, whole grain quick oats, whole grain toasted oats, cooked oats, milled oats, pre cooked oats, hulled oats, oat grains, sprouted whole oats, oat pieces, oat crisps, crisp oats, oat clusters, whole milled oats, wholemeal oats, oat hulls, whole grain baby oats, ground oats, whole grain oat, oat kernels, toasted oat flakes, toasted whole grain oat flakes, baked oats, isolated oat product
    allergens:en:gluten

    <en:oats
    en:Rolled oats, whole rolled oats, whole grain rolled oats, wholegrain rolled oats, quick rolled oats, quick cooking rolled oats, old fashioned rolled oats, thick rolled oats, toasted rolled oats, whole grain rolled oat, rolled oat flakes, rolled whole oats, rolled whole grain oats, regular rolled oats, whole grain rolled oat flakes

    <en:oats
    en:Oatmeal, whole grain oatmeal, steel cut oatmeal, instant oatmeal, whole oat meal, oatmeal flakes

    <en:oats
    en:Steel cut oats, whole grain steel cut oats, cut oats, pinhead oats, table cut oats

    <en:oats
    en:Oat groats, whole oat groats, whole grain oat groats

    <en:oats
    en:Oat flour, whole oat flour, whole grain oat flour, wholegrain oat flour, oatflour, toasted oat flour, colloidal oat flour, colloidal oatmeal, colloidal oats, hydrolyzed oat flour, hydrolyzed oats, hydrolyzed whole oats, partially hydrolyzed oats, sprouted oat flour, oat powder, hydrolyzed whole oat flour, enzyme treated oats, oat extract, oat concentrate, oat solids, oat starch, oat endosperm, oat syrup, hydrolyzed oat powder, beta glucan oat, low bran oat flour, whole oats flour, flour oat, hydrolized oats

    <en:oats
    en:Oat bran, oat fiber, oat fibre, oat fibers, oat bran concentrate, oat hull fiber, oat bran fiber, oat bran flour, toasted oat bran, whole oat bran, oatfiber, whole grain oat bran, oat hull fibre, oat soluble fiber, oat bran flakes, soluble oat fiber
    keto:en:maybe

    <en:oats
    en:Oat protein, oat protein concentrate, oat protein isolate, hydrolyzed oat protein
    nova:en:4

    # Not a dairy product; oats, unless the label says gluten free.
    <en:oats
    en:Oat milk, oatmilk, oat drink, oat beverage, oat base, oat milk powder, oatmilk powder, oat cream, oat drink powder, oat based drink

    # Uncontaminated oats below 20 mg/kg of gluten (Implementing Regulation (EU) No 828/2014; 21 CFR 101.91), so no gluten is stated;
    # they remain oats under Annex II 1 of Regulation (EU) No 1169/2011.
    <en:cereals and pseudocereals
    en:Gluten free oats, gluten free rolled oats, gluten free whole grain oats, gluten free whole grain rolled oats, gluten free oat flour, gluten free oatmeal, gluten free whole oats, gluten free oat flakes, gluten free whole oat flour, gluten free whole grain oat flour, certified gluten free oats, certified gluten free rolled oats, gluten free oat bran, gluten free oat fiber, gluten free steel cut oats, gluten free quick oats, whole grain gluten free oats, whole grain gluten free rolled oats, rolled gluten free oats, gluten free whole rolled oats, gluten free oats whole grain, gluten free oat milk, gluten free oatmilk, pure oats, purity protocol oats, certified gluten free whole grain oats, certified gluten free oat flour, certified gluten free whole grain rolled oats, oats gluten free, whole grain gluten free oat flour, gluten free toasted oats, gluten free oat

    <en:cereals and pseudocereals
    en:Triticale, triticale flour, whole triticale, triticale flakes, rolled triticale, whole grain triticale, whole triticale flour, triticale meal, whole grain triticale flakes
    allergens:en:wheat, gluten
    fodmap:en:fructans

    # Grains without gluten.
    <en:cereals and pseudocereals
    en:Rice, white rice, long grain rice, long grain white rice, enriched rice, enriched long grain rice, enriched long grain white rice, short grain rice, medium grain rice, cooked rice, cooked white rice, precooked rice, pre cooked rice, precooked long grain rice, blanched rice, steamed rice, instant rice, minute rice, milled rice, broken rice, calrose rice, rice flakes, flaked rice, toasted rice, toasted rice cereal, rice cereal, brewers rice, brewer's rice, milk free rice, rice grits, ground rice, rice meal, rice bits, white long grain rice, cooked long grain rice, dry rice, rice enriched, enriched white rice, extruded rice, rice crumbs, precooked white rice, enriched precooked long grain rice, seasoned rice, yellow rice, sprouted rice, rice grain, cooked enriched rice, enriched pre cooked long grain rice, extra long grain rice, brokens rice, enriched medium grain rice, precooked enriched rice, white rice cooked, whole rice, rices
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Jasmine rice, thai jasmine rice, white jasmine rice, cooked jasmine rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Basmati rice, white basmati rice, long grain basmati rice, cooked basmati rice, aged basmati rice, indian basmati rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Parboiled rice, parboiled long grain rice, long grain parboiled rice, enriched long grain parboiled rice, enriched parboiled rice, enriched parboiled long grain rice, precooked parboiled rice, precooked parboiled long grain rice, converted rice, cooked enriched long grain parboiled rice, pre cooked parboiled long grain rice, enriched long grain rice parboiled, cooked parboiled long grain rice, par boiled rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Puffed rice, popped rice, rice puffs, puffed white rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Crisp rice, crisped rice, crispy rice, crispy rice cereal, crisp rice cereal, rice crisps, rice crispies, rice crisp, crisped rice cereal, rice krispies
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Arborio rice, carnaroli rice, risotto rice, cooked arborio rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Sushi rice, glutinous rice, sweet rice, sticky rice, white sushi rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food
    evidence:en:1; limit; exposure; oral; infant; US; FDA; Inorganic Arsenic in Rice Cereals for Infants, action level; 2020; guidance; -; -; inorganic arsenic: 100 µg/kg in infant rice cereal

    <en:rice
    en:Brown rice, whole grain brown rice, whole grain rice, brown rice cereal, brown basmati rice, long grain brown rice, whole brown rice, puffed brown rice, crisp brown rice, crisped brown rice, brown rice crisps, brown crisp rice, brown crispy rice, brown rice crispies, brown jasmine rice, short grain brown rice, cooked brown rice, precooked brown rice, sprouted brown rice, wholegrain rice, wholegrain brown rice, whole grain brown rice crisps, brown rice puffs, whole grain long grain brown rice, parboiled brown rice, popped brown rice, crispy brown rice, toasted brown rice, whole grain puffed brown rice, brown sweet rice, sweet brown rice, wehani rice, japonica rice, cooked whole grain brown rice, medium grain brown rice, parboiled long grain brown rice, long grain parboiled brown rice, instant brown rice, whole grain brown basmati rice, sprouted whole grain brown rice, brown rice flakes, whole grain crisp brown rice, crisped whole grain brown rice, extruded brown rice, steamed brown rice, brown rice crisp
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food

    <en:brown rice
    en:Red rice, whole grain red rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food

    <en:brown rice
    en:Black rice, purple rice, forbidden rice, whole grain black rice, black japonica rice
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.10 mg/kg in rice for infant food

    <en:cereals and pseudocereals
    en:Wild rice, cooked wild rice, whole grain wild rice, cultivated wild rice

    <en:rice
    en:Rice flour, white rice flour, ground rice flour, sweet rice flour, glutinous rice flour, rice powder, pregelatinized rice flour, toasted rice flour, waxy rice flour, sweet white rice flour, enriched rice flour, whole grain rice flour, modified rice flour, extruded rice flour, long grain rice flour, precooked rice flour, gelatinized rice flour, rice flours, jasmine rice flour, mochi rice flour, mochiko, fermented rice flour, cultured rice flour, parboiled rice flour, heat treated rice flour, red rice flour, black rice flour, instant rice flour, pre gelatinized rice flour, hydrolyzed rice, hydrolyzed rice flour, rice flour white, fine rice flour, stabilized rice flour, whole rice flour
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.25 mg/kg in rice flour, 0.10 mg/kg in rice for infant food

    <en:rice flour
    en:Brown rice flour, whole grain brown rice flour, whole brown rice flour, brown rice powder, stone ground brown rice flour, sprouted brown rice flour, sweet brown rice flour, brown rice meal, extruded brown rice flour
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.25 mg/kg in rice flour, 0.10 mg/kg in rice for infant food

    <en:rice
    en:Rice bran, stabilized rice bran, rice bran extract, rice hulls, rice germ, rice fiber, rice hull, rice bran fiber, rice concentrate, rice extract, rice hull concentrate, rice hull powder, rice extract blend, nu flow rice hulls, defatted rice bran, rice bran powder, rice fibre, rice extracts
    keto:en:maybe

    <en:rice
    en:Rice cakes, rice cake, rice crackers, rice cracker, brown rice cakes
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.30 mg/kg in rice cakes

    # Not a dairy product.
    <en:rice
    en:Rice milk, rice drink, rice drinks, rice beverage, rice milk powder, ricemilk, rice base, brown rice milk, brown rice drink
    evidence:en:3; warning; exposure; oral; infant; world; NHS; Start for Life, rice drinks; 2026; under 5 years; -; -; none under 5 years, for the arsenic
    evidence:en:3; warning; exposure; oral; child; world; NHS; Start for Life, rice drinks; 2026; under 5 years; -; -; none under 5 years, for the arsenic
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Regulation (EU) 2023/915; 2023; Annex I 3.4; -; -; inorganic arsenic: 0.030 mg/kg in rice drinks

    <en:rice
    en:Rice paper, rice paper wrapper, rice wrapper, rice sheets

    <en:cereals and pseudocereals
    en:Corn, maize, whole corn, whole grain corn, whole kernel corn, yellow corn, white corn, whole white corn, whole yellow corn, whole grain yellow corn, whole grain white corn, ground corn, ground white corn, ground yellow corn, stone ground corn, stone ground yellow corn, stone ground white corn, kernel corn, corn kernels, cut corn, roasted corn, fire roasted corn, milled corn, milled yellow corn, milled white corn, degermed corn, degerminated corn, degerminated yellow corn, degermed yellow corn, toasted corn, corn germ, sprouted corn, puffed corn, corn cereal, corn cob, corn on the cob, corns, red corn, purple corn, field corn, dent corn, giant corn, non gmo corn, corn bran flakes, grilled corn, whole ground corn, whole grain milled corn, whole grain ground corn, white corn kernels, stoneground corn, parched corn, dried corn, dry corn, corn crisps, whole milled corn, mexican street corn, cooked corn, golden corn, steamed corn, stone ground white corn masa, corn ground, corn on cob, cancha corn, milled maize, precooked corn, crushed corn, degerminated white corn, white maize, degerminated milled corn

    <en:corn
    en:Popcorn, popping corn, pop corn, popped corn, popped popcorn, whole grain popcorn, whole grain popping corn, whole grain pop corn, air popped popcorn, white popcorn, yellow popcorn, whole kernel popcorn, whole grain yellow popcorn, whole grain white popcorn, unpopped popcorn, popcorn kernels, yellow popping corn, whole grain popped corn, popcorn white, mushroom popcorn
    evidence:en:2; warning; hazard; oral; child; world; NHS; Start for Life, Food and drinks to avoid; 2026; snacks and sweets; -; -; babies and young children can choke on it

    <en:corn
    en:Hominy, white hominy, golden hominy, hominy corn, white hominy corn, yellow hominy, hominy grits

    <en:corn
    en:Grits, corn grits, white corn grits, yellow corn grits, enriched corn grits, corn flaking grits, flaking corn grits, corn meal grits, maize grits

    <en:corn
    en:Sweet corn, sweetcorn, super sweet corn, supersweet corn, kernel sweet corn, yellow sweet corn, whole kernel sweet corn, golden sweet corn, white sweet corn

    <en:corn
    en:Baby corn

    <en:corn
    en:Blue corn, whole grain blue corn, whole blue corn

    <en:corn
    en:Corn nuts

    <en:corn
    en:Cornmeal, corn meal, yellow cornmeal, yellow corn meal, white cornmeal, white corn meal, degerminated yellow corn meal, degerminated yellow cornmeal, degermed yellow corn meal, degermed yellow cornmeal, degerminated corn meal, degerminated cornmeal, whole grain corn meal, whole grain cornmeal, whole grain yellow corn meal, whole grain yellow cornmeal, stone ground cornmeal, stone ground corn meal, stone ground yellow corn meal, degermed corn meal, degermed cornmeal, maize meal, whole corn meal, whole yellow corn meal, whole cornmeal, blue corn meal, blue cornmeal, bolted corn meal, white corn meal degerminated, corn meal degerminated, degermed white corn meal, whole grain white corn meal, toasted corn meal, yellow corn meal degerminated, whole white corn meal, ground cornmeal, fine yellow cornmeal, yellow whole grain corn meal, whole grain blue corn meal, dusting cornmeal, coarse cornmeal, yellow degerminated corn meal, stone ground blue corn, stone ground white corn meal, degerminated white corn meal, pre gelatinized yellow corn meal, precooked yellow corn meal

    <en:cornmeal
    en:Polenta, instant polenta

    <en:cornmeal
    en:Enriched cornmeal, enriched corn meal, enriched yellow corn meal, enriched yellow cornmeal, enriched degerminated yellow corn meal, enriched degermed yellow corn meal, enriched degerminated white corn meal, enriched white corn meal, enriched degermed yellow cornmeal, enriched degerminated cornmeal, enriched degerminated corn meal, enriched bolted white corn meal, enriched yellow corn meal degerminated, enriched degermed corn meal, degermed yellow corn meal enriched, white corn meal enriched

    <en:corn
    en:Corn flour, cornflour, yellow corn flour, white corn flour, degerminated yellow corn flour, degermed yellow corn flour, degerminated corn flour, whole grain corn flour, whole corn flour, whole grain yellow corn flour, pregelatinized corn flour, pregelatinized yellow corn flour, maize flour, enriched corn flour, enriched yellow corn flour, blue corn flour, whole yellow corn flour, pre gelatinized yellow corn flour, whole white corn flour, whole grain white corn flour, stone ground corn flour, toasted corn flour, precooked corn flour, precooked corn meal, whole grain blue corn flour, pregelatinized corn, corn flour yellow, treated corn flour, corn dough, treated yellow corn flour, treated white corn flour, extruded corn flour, sprouted corn flour, degerminated white corn flour, enriched degerminated yellow corn flour, fine corn flour, corn flours, pre gelatinized corn flour, tortilla flour, corn tortilla flour, specially processed corn

    <en:corn flour
    en:Masa, masa flour, corn masa, corn masa flour, masa harina, yellow corn masa flour, white corn masa flour, yellow corn masa, white corn masa, blue corn masa, instant corn masa, nixtamalized corn, nixtamalized corn flour, stone ground corn masa flour, ground corn masa, whole grain corn masa flour, enriched corn masa flour, ground corn masa flour, whole grain corn masa, lime treated corn flour, corn flour masa, yellow corn masa flour whole grain, instant corn masa flour, lime treated corn, ground masa, corn treated with lime, stone ground corn masa, whole white corn masa, ground corn treated with lime, cooked corn masa, whole corn masa, corn masa dough, corn masa mix, stoneground corn masa flour

    <en:corn
    en:Corn bran, corn fiber, corn fibre, corn cob fiber, whole grain corn bran, corn bran flour, corn hulls, milled corn bran
    keto:en:maybe

    <en:corn
    en:Corn protein, corn gluten, corn gluten meal, zein, hydrolyzed corn gluten, hydrolyzed corn protein, hydrolyzed corn, hydrolysed corn protein, hydrolyzed maize protein, hydrolysed maize protein, corn zein, enzymatically hydrolyzed corn protein, hydrolyzed protein corn, corn protein isolate, hydrolyzed corn proteins, corn gluten hydrolyzed, partially hydrolyzed corn protein, hydrolyzed corn gluten protein
    nova:en:4

    # Often with barley malt, which the label then names.
    <en:corn
    en:Corn flakes, cornflakes, corn flake, corn flake crumbs, cornflake crumbs, toasted corn flakes, cornflake cereal, corn flakes cereal, corn flake cereal, confectioner's corn flakes

    <en:cereals and pseudocereals
    en:Millet, whole millet, hulled millet, millet flour, whole grain millet, puffed millet, millet seed, millet seeds, whole grain millet flour, millet flakes, sprouted millet, pearl millet, whole millet flour, foxtail millet, puffed millet flakes, millet puffs, sprouted millet flour, fonio, bajra, kodo millet, millet grain, little millet, proso millet, ground millet, sprouted whole grain millet, cooked millet

    <en:millet
    en:Finger millet, ragi, finger millet flour

    <en:cereals and pseudocereals
    en:Sorghum, whole grain sorghum, milo, puffed sorghum, popped sorghum, sorghum grain, sorghum bran, sprouted sorghum, white sorghum, whole sorghum, sorghum flakes, hydrolyzed sorghum, malted sorghum, pearled sorghum, sorghum crisps, sweet white sorghum, sorghum starch

    <en:sorghum
    en:Sorghum flour, whole sorghum flour, whole grain sorghum flour, milo flour, white sorghum flour, sweet white sorghum flour, sweet sorghum flour, sprouted sorghum flour, jowar flour

    <en:cereals and pseudocereals
    en:Teff, teff flour, whole grain teff, whole grain teff flour, teff seeds, brown teff flour, ivory teff flour, sprouted teff flour, teff grain

    <en:cereals and pseudocereals
    en:Quinoa, white quinoa, red quinoa, black quinoa, whole quinoa, quinoa flakes, whole grain quinoa, puffed quinoa, tri color quinoa, tricolor quinoa, quinoa seeds, sprouted quinoa, quinoa crisps, quinoa seed, whole grain red quinoa, whole grain white quinoa, golden quinoa, cooked quinoa, royal quinoa, quinoa real, toasted quinoa, whole grain black quinoa, quinoa powder, cooked red quinoa, quinoa sprouts, crisp quinoa, quinoa puffs, whole white quinoa, whole red quinoa, cooked white quinoa, rainbow quinoa, tricolored quinoa, extruded quinoa, quinoa protein, popped quinoa, pre washed quinoa, yellow quinoa, precooked quinoa, quinua, royal white quinoa

    <en:quinoa
    en:Quinoa flour, whole grain quinoa flour, whole quinoa flour, white quinoa flour, sprouted quinoa flour

    # A grain, not the colour E123.
    <en:cereals and pseudocereals
    en:Amaranth, amaranth flour, whole grain amaranth, puffed amaranth, amaranth seeds, amaranth seed, whole grain amaranth flour, popped amaranth, whole amaranth flour, amaranth grain, sprouted amaranth, whole amaranth, amaranth flakes, sprouted amaranth flour, amaranth powder, organic amaranth grain

    # No wheat and no gluten; mandatory allergen in Japan (Food Labelling Standards).
    <en:cereals and pseudocereals
    en:Buckwheat, buckwheat flour, buckwheat groats, whole buckwheat, whole grain buckwheat, whole buckwheat flour, buckwheat flakes, whole grain buckwheat flour, kasha, raw buckwheat, hulled buckwheat, sprouted buckwheat, buckwheat seeds, toasted buckwheat, light buckwheat flour, dark buckwheat flour, buckwheat groat, buckwheat starch, sprouted buckwheat flour, buckwheat kernels, raw buckwheat groats, roasted buckwheat, puffed buckwheat, sprouted buckwheat groats, toasted buckwheat groats, buckwheat hulls, buckwheat seed, whole grain buckwheat groats, buckwheats, buckwheat meal, whole white buckwheat flour
    allergens:en:buckwheat

    <en:buckwheat
    en:Soba noodles, soba, buckwheat noodles, buckwheat noodle
    allergens:en:buckwheat, wheat, gluten

    # Starches.
    en:Starch, starches, food starch, food starches, vegetable starch, native starch, resistant starch, pregelatinized starch, pre gelatinized starch, edible starch, natural starch, gelatinized starch, food starch natural, vegetable starches, mixed starch, starch blend
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no
    nova:en:2
    plain:en:yes

    <en:starch
    en:Corn starch, cornstarch, maize starch, waxy maize starch, waxy maize, pregelatinized corn starch, corn starches, waxy corn starch, food starch corn, high amylose corn starch, pregelatinized cornstarch, pre gelatinized corn starch, corn food starch, starch corn, resistant corn starch, native corn starch, high amylose corn flour, cornstarches, instant corn starch, hydrolyzed corn starch, maize starch flour, corn flour starch, waxy corn, corn starch native, modified and unmodified corn starch, native maize starch, gelatinized corn starch, high amylose maize starch, starch maize, non gmo corn starch, food grade corn starch, thermally inhibited corn starch, high maize corn starch, resistant maize starch, physically modified corn starch, dried corn starch, powdered corn starch, dusted with corn starch, unmodified corn starch, pre gelatinized starch corn

    <en:starch
    en:Potato starch, potatostarch, potato starches, native potato starch, starch potato, pregelatinized potato starch, pregelatinised potato starch, potato starch flour, resistant potato starch, food starch potato, unmodified potato starch, natural potato starch, potato food starch, pre gelatinized potato starch, waxy potato starch, thermally inhibited potato starch

    <en:starch
    en:Tapioca starch, tapioca, tapioca flour, tapioca starch flour, starch tapioca, tapioca starches, pregelatinized tapioca starch, native tapioca starch, tapioca food starch, instant tapioca, food starch tapioca, fermented tapioca starch, pregelatinized tapioca, sour tapioca starch, expandable tapioca starch, physically modified tapioca starch, minute tapioca, tapioca flour starch, sour starch, tapioca root

    <en:tapioca starch
    en:Cassava flour, cassava starch, manioc starch, yucca, yuca flour, manioc flour, sweet cassava starch, sour cassava starch, yuca starch, yucca starch, fermented cassava flour, cassava root flour, cassava powder, sweet manioc starch, sour manioc starch, yucca flour, cassava meal, manioc root, cassava tapioca starch, cassava starch flour

    <en:tapioca starch
    en:Tapioca pearls, boba, tapioca pearl

    <en:starch
    en:Rice starch, rice starches, waxy rice starch, pregelatinized rice starch, glutinous rice starch, native rice starch, brown rice starch

    <en:starch
    en:Arrowroot, arrowroot starch, arrowroot flour, arrowroot powder, arrow root, arrowroot starch flour

    <en:starch
    en:Sago, sago starch, sago flour, sago pearls

    <en:starch
    en:Sweet potato starch, bean starch, lentil starch, lotus starch, kuzu, kuzu root, faba bean starch, fava bean starch, water chestnut starch, kuzu starch, kuzu root starch, chickpea starch, legume starch

    <en:starch
    en:Pea starch, pea starches, yellow pea starch, native pea starch, vegetable starch pea, field pea starch

    <en:starch
    en:Kudzu, kudzu starch

    <en:starch
    en:Mung bean starch, mungbean starch, green bean starch, mung beans starch

    # Modified starches are the additives E1400 to E1452; US labels name the plant alone.
    <en:modified starches
    en:Modified starch, modified food starch, food starch modified, modified food starches, starch modified, modified vegetable starch, modified foodstarch, food starch modifed, modified food starch natural, modifed food starch, modified food strach, modified food starch flour, modified edible starch, chemically modified starch, resistant modified starch
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no
    nova:en:4

    <en:modified starch
    en:Modified corn starch, modified cornstarch, corn starch modified, cornstarch modified, modified maize starch, food starch modified corn, modified food starch corn, modified waxy maize starch, modified corn starches, modified waxy corn starch, modified maize starches, modified starch corn, modified food starch from corn, food starch modified from corn, modified cornstarches, modified corn food starch, modified corn, maize starch modified, modified food starch cornstarch, modified food starch corn starch, modified waxy maize, modified waxy cornstarch, modified corn flour, modified yellow corn starch, modified corn starch flour, corn modified food starch, modified corn starch from corn, modified food corn starch, modified corn starch modified, modified maize food starch, resistant modified corn starch, modified starch from corn, modified starch maize, modified food starch maize, acid modified corn starch, modified food cornstarch, modified com starch

    <en:modified starch
    en:Modified potato starch, potato starch modified, modified food starch potato, modified starch potato, food starch modified potato, modified potato food starch, modified potato starches, potato modified food starch, modified food starch from potato, modified waxy potato starch, modified food potato starch, modified starch from potato

    <en:modified starch
    en:Modified tapioca starch, tapioca starch modified, modified food starch tapioca, modified starch tapioca, modified tapioca, food starch modified tapioca, modified tapioca food starch, modified cassava starch, modified tapioca starches, modified manioc starch, tapioca modified starch, modified food starch from tapioca, tapioca modified food starch, modified starch from tapioca, modified tapioca flour

    <en:modified starch
    en:Modified rice starch, rice starch modified, modified rice starches, modified sago starch, modified starch rice, modified sweet potato starch, modified food starch rice

    <en:modified starch
    en:Modified pea starch

    <en:starch
    en:Dextrin, dextrins, food starch dextrin, potato dextrin, starch dextrin, rice dextrin, indigestible dextrin, resistant dextrin, digestion resistant dextrin
    nova:en:4

    <en:dextrin
    en:Tapioca dextrin, tapioca dextrins, tapicoa dextrin, dextrin tapioca

    <en:dextrin
    en:Corn dextrin, dextrin corn, corn dextrins, corn syrup dextrin

    <en:starch
    en:Cyclodextrin, cyclic dextrin, highly branched cyclic dextrin
    nova:en:4

    # Breads, doughs and pasta; wheat, unless the name says otherwise.
    en:Baked goods, baked good, bakery products, bakery product, baked product
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:wheat, gluten
    keto:en:no
    fodmap:en:fructans
    plain:en:yes

    <en:baked goods
    en:Bread, breads, white bread, sandwich bread, italian bread, garlic bread, tortilla wrap, wheat wrap, multigrain bread, whole grain bread, bread base, enriched bread, bread cubes, dried bread, bread pieces, panini bread, white sandwich bread, crostini, bruschetta bread, potato bread, sliced bread, crusty bread, crumpet, crumpets, yeast bread
    nova:en:3

    <en:bread
    en:Bagel, bagels, bagel chips

    <en:bread
    en:Hamburger bun, bun, buns, hamburger buns, hot dog bun, hot dog buns, brioche bun, wheat bun, pretzel bun, potato bun, whole wheat bun, bun bread, slider bun, steamed bun

    <en:bread
    en:Roll, hamburger roll, rolls, pretzel roll, sub roll, hoagie roll, kaiser roll, dinner roll, dinner rolls, sandwich roll, wheat roll, telera roll, french roll, ciabatta roll

    <en:bread
    en:Pita bread, pita, whole wheat pita, pita chips

    <en:bread
    en:Naan, naan bread

    <en:bread
    en:Roti, chapati, paratha, chapatis

    <en:bread
    en:Croutons, crouton, seasoned croutons, toasted croutons

    <en:bread
    en:Stuffing, bread stuffing, stuffing mix

    <en:bread
    en:Croissant, croissants

    <en:bread
    en:English muffin, english muffins, whole wheat english muffin

    <en:bread
    en:Biscuit, biscuits

    <en:bread
    en:Waffle, waffles

    <en:bread
    en:Pancake, crepe, crepes, pancakes, blini

    <en:bread
    en:Focaccia, focaccia bread

    <en:bread
    en:Ciabatta, ciabatta bread

    <en:bread
    en:Sourdough, sourdough bread, sour dough, sourdough starter, sourdough culture, fermented sourdough

    <en:bread
    en:Matzo, matzoh, matzo meal, matzah

    <en:bread
    en:French bread, baguette

    <en:bread
    en:Whole wheat bread, wheat bread, honey wheat bread, whole wheat flatbread

    <en:bread
    en:Flatbread, flat bread, lavash

    <en:bread
    en:Brioche, challah

    <en:bread
    en:Toast, toasted bread, texas toast, toasted bread crumb, melba toast

    <en:bread
    en:Rye bread, pumpernickel bread, marble rye bread, whole grain rye bread, dark rye bread, crispbread, rye crispbread, rye crackers

    <en:bread
    en:Bread crumbs, breadcrumbs, bread crumb, breadcrumb, toasted bread crumbs, toasted wheat crumbs, wheat crumbs, dried bread crumbs, italian bread crumbs, toasted breadcrumbs, wheat bread crumbs, bread crumbs wheat, seasoned bread crumbs, plain bread crumbs, enriched bread crumbs, seasoned breadcrumbs, whole wheat bread crumbs, sourdough bread crumbs, fresh bread crumbs, italian style bread crumbs, breadcrumbs wheat, oriental bread crumbs, whole wheat breadcrumbs, american bread crumbs, bleached bread crumbs, unseasoned bread crumbs, toasted bread crumbs wheat, wheat breadcrumbs, toasted crumbs, bread crumb wheat, white bread crumbs, bread meal

    <en:bread crumbs
    en:Panko, panko bread crumbs, panko breadcrumbs, japanese bread crumbs, japanese style bread crumbs, panko crumbs, japanese breadcrumbs, panko bread crumb, japanese bread crumb, toasted panko bread crumbs, japanese style breadcrumbs, panko japanese bread crumbs

    <en:bread crumbs
    en:Cracker meal, cracker crumbs, enriched cracker meal

    <en:bread crumbs
    en:Rusk, wheat rusk, rusk crumb, rusks

    en:Gluten free bread, gluten free bread crumbs, gluten free breadcrumbs, gluten free panko, gluten free bun, gluten free crust, gluten free flour, gluten free flour blend, gluten free flour mix, gluten free pasta, gluten free noodles, gluten free all purpose flour, gluten free cookies, gluten free crackers, gluten free pretzels, gluten free cookie, gluten free all purpose flour blend, gluten free brown rice flour, gluten free flours, gluten free baking flour
    vegan:en:maybe
    vegetarian:en:yes
    keto:en:no
    plain:en:yes

    <en:bread
    en:Flour tortilla, flour tortillas, wheat tortilla, wheat tortillas, whole wheat tortilla, whole wheat tortillas, flour tortilla wrap, enriched flour tortilla, white flour tortilla, flour wrap, spinach tortilla, spinach wrap

    <en:cereals and pseudocereals
    en:Corn tortilla, corn tortillas, white corn tortilla, yellow corn tortilla, yellow corn tortillas, white corn tortillas, tortilla chip, corn puffs, corn puff, arepa, crispy corn tortilla, corn snack

    <en:cereals and pseudocereals
    en:Tortilla chips, corn tortilla chips, corn chips, tortilla strips, corn tortilla strips, nacho chips, yellow corn tortilla chips

    <en:cereals and pseudocereals
    en:Taco shell, tostada, tostadas, taco shells, corn taco shell, taco shell corn

    # Flour or corn: the list inside says which.
    <en:cereals and pseudocereals
    en:Tortilla, tortillas, soft tortilla

    <en:bread
    en:Crackers, cracker, saltine crackers, water crackers, wheat crackers, oyster crackers, crisp bread, enriched crackers, soda crackers, whole wheat crackers, bite size crackers, cracker pieces, toasted crackers
    evidence:en:2; warning; exposure; oral; infant; world; NHS; Start for Life, Food and drinks to avoid; 2026; salty foods; -; -; too salty for the kidneys of babies

    <en:crackers
    en:Graham crackers, graham cracker, graham cracker crumbs, graham crumbs, graham cracker crumb, graham cracker pieces, graham cracker crust, graham crust, graham cracker cookie, graham cracker cookies, graham, grahams, honey graham crackers, cinnamon graham crackers, graham wafers, graham meal, graham cracker base

    <en:bread
    en:Pretzels, pretzel, pretzel pieces, mini pretzels, pretzel sticks, soft pretzel, pretzel twists, pretzel crumbs, soft pretzels, pretzel bites, pretzel balls, salted pretzels, pretzel bits, crushed pretzels, pretzel nuggets, pretzel rods, mini pretzel, pretzel salt pretzels

    <en:baked goods
    en:Cookies, cookie, cookie pieces, chocolate cookies, chocolate cookie, sandwich cookies, chocolate cookie pieces, chocolate sandwich cookies, cookie bits, cookie base, cheesecake base, macaron shell, oatmeal cookies, oatmeal cookie, sugar cookies, sugar cookie, chocolate chip cookies, chocolate chip cookie, cookie pieces chocolate, biscuit base, oreo cookies, oreo cookie pieces, granola cookie, vanilla cookies, animal crackers, stroopwafel, rugelach, waffle bowl, sponge biscuits, cinnamon roll, oreo cookie, cookie crunch, sandwich cookie, baked cookies, baked cookie, cookies chocolate, chocolate flavored cookie

    <en:baked goods
    en:Brownie, brownies, brownie pieces, brownie bits, fudge brownie, fudge brownies, brownie dough, brownie batter, chocolate brownie, chocolate brownies

    <en:baked goods
    en:Cake, cakes, yellow cake, chocolate cake, sponge cake, pound cake, cake crumbs, cake base, cake layers, white cake, vanilla cake, cake pieces, cupcake, cupcakes, angel food cake, cake mix, snack cake, carrot cake, red velvet cake, cake cone, lemon cake, chocolate cake pieces

    <en:baked goods
    en:Muffin, muffins

    <en:baked goods
    en:Wafer, wafers, wafer pieces, wafer rolls, vanilla wafers, vanilla wafer, cookie wafer, cone wafer, chocolate wafer, chocolate wafers, chocolate cookie wafer, wafer cookies, cookie wafers, chocolate wafer cookies

    <en:baked goods
    en:Cookie dough, cookie dough pieces, chocolate chip cookie dough, cookie dough bits

    <en:baked goods
    en:Shortbread, shortbread cookies, shortbread cookie

    <en:baked goods
    en:Ladyfingers, lady fingers

    <en:baked goods
    en:Ice cream cone, cones

    <en:baked goods
    en:Gingersnaps, ginger snaps, gingersnap cookies

    <en:baked goods
    en:Biscotti

    <en:baked goods
    en:Streusel, cookie crumbs, cookie crumb, chocolate cookie crumbs, crumble, crumb topping, streusel topping, chocolate cookie crumb

    # The "nut" in the name is its shape.
    <en:baked goods
    en:Doughnut, doughnuts, donut, donuts, doughnut holes, donut holes, donut mix, cake donut, cake doughnut, mini donuts, doughnut mix, doughnut pieces

    <en:baked goods
    en:Pie crust, pie shell, pastry, pastry dough, biscuit dough, bread dough, shortcrust pastry, pie dough, pastry crust, pastry shell, tart shell, pastry shells, wrapper, wrappers, dough sheet, sweet dough, crust wheat, whole wheat crust, deep dish crust, thin crust, bagel dough, pasta dough, roll dough, whole wheat dough, cinnamon roll dough, pie shells

    <en:baked goods
    en:Pizza crust, pizza dough, pizza base, whole wheat pizza crust

    <en:baked goods
    en:Puff pastry, croissant dough, croissant pastry

    <en:baked goods
    en:Phyllo, phyllo dough, filo, filo pastry, fillo dough, phyllo pastry, fillo pastry

    <en:baked goods
    en:Wonton wrapper, dumpling wrapper, dumpling wrappers, wonton wrappers, wonton, wontons, dumpling dough, dumpling skin, gyoza wrapper, potsticker wrapper, dumplings, dumpling, wonton skin, pot sticker wrapper, wanton wrapper, wonton strips, crispy wonton strips, fried wonton strips

    <en:baked goods
    en:Egg roll wrapper, egg roll wrappers, spring roll wrapper, spring roll wrappers, egg roll skin, spring roll pastry, spring roll wrap, eggroll wrapper

    <en:baked goods
    en:Gnocchi, potato gnocchi

    <en:baked goods
    en:Breadsticks, bread sticks, breadstick

    # Their own lists say what they are made of.
    en:Batter, batter mix, predust, pre dust, battered, crust, dough, crisp coating, crumb coating, batters, crunch, dough base, crispy coating, crunchy coating, crusts
    vegan:en:maybe
    vegetarian:en:maybe
    plain:en:yes

    <en:batter
    en:Breading, breader, breaded, breading mix, breadings, breader batter

    <en:cereals and pseudocereals
    en:Granola, muesli, granola clusters, granola cereal, whole grain granola, oat granola, clusters, granola cluster, vanilla granola, honey granola, low fat granola, honey oat granola, granola blend, granola pieces
    vegan:en:maybe
    allergens:en:gluten

    en:Pasta, enriched pasta, cooked pasta, cooked enriched pasta, rotini, rotini pasta, elbow pasta, wheat noodles, fusilli, farfalle, rigatoni, cavatappi, cavatappi pasta, ziti, ditalini, angel hair pasta, bow tie pasta, shell pasta, cooked rotini, cooked rotini pasta, durum wheat pasta, pasta shells, cooked pasta shells, enriched pasta product, semolina pasta, gemelli pasta, campanelle pasta, egg free noodles, stir fry noodles, rice a roni, cooked cavatappi, oriental noodles, somen noodles, wheat noodle, fusilli pasta, pasta ribbon, pastas, manicotti, cannelloni, mostaccioli, cooked rigatoni, cooked enriched rotini pasta, enriched wheat noodles, blanched pasta, ditalini pasta, dried pasta, dry pasta, pasta durum wheat, mafalda pasta, radiatore pasta, rotelle, precooked pasta, rigatoni pasta, cooked shell pasta, cooked wheat noodles, orecchiette, tri color pasta, tri color rotini, cooked cavatappi pasta, cooked enriched pasta shells, enriched durum pasta, fried noodles, instant noodles, wheat pasta
    vegan:en:maybe
    vegetarian:en:yes
    allergens:en:wheat, gluten
    keto:en:no
    fodmap:en:fructans
    plain:en:yes

    <en:pasta
    en:Noodles, noodle, enriched noodles, enriched noodle product, enriched noodle, cooked noodles, cooked enriched noodles, noodle product, noodle products
    likely-allergens:en:eggs

    <en:pasta
    en:Macaroni, enriched macaroni, enriched macaroni product, enriched macaroni products, macaroni product, macaroni products, cooked macaroni, cooked enriched macaroni, elbow macaroni, cooked elbow macaroni, whole wheat macaroni, enriched elbow macaroni, cooked enriched macaroni product, cooked enriched elbow macaroni, macaroni pasta, blanched macaroni, enriched macaroni shells, precooked macaroni, shell macaroni, blanched enriched macaroni

    <en:pasta
    en:Spaghetti, enriched spaghetti, cooked spaghetti, cooked enriched spaghetti, whole wheat spaghetti, spaghetti pasta, whole grain spaghetti

    <en:pasta
    en:Vermicelli, enriched vermicelli, cooked vermicelli

    <en:pasta
    en:Penne, penne pasta, cooked penne pasta, whole wheat penne, penne rigate, cooked penne, cooked enriched penne pasta, mini penne pasta, whole grain penne pasta, enriched penne pasta

    <en:pasta
    en:Lasagna, lasagna noodles, lasagna pasta, lasagne, cooked lasagna, cooked lasagna noodles, lasagna sheets

    <en:pasta
    en:Fettuccine, linguine, fettuccini, cooked linguine, cooked fettuccine, fettuccine pasta, linguine pasta, cooked enriched fettuccine, tagliatelle, pappardelle

    <en:pasta
    en:Ravioli, ravioli pasta, tortellini, tortellini pasta, cooked ravioli

    <en:pasta
    en:Orzo, orzo pasta, cooked orzo pasta, cooked orzo

    <en:pasta
    en:Ramen noodles, ramen noodle, ramen, ramen noodle cake, enriched ramen noodles

    <en:pasta
    en:Udon noodles, udon, cooked udon noodles

    <en:pasta
    en:Lo mein noodles, chow mein noodles, yakisoba noodles, cooked lo mein noodles, chow mein

    <en:pasta
    en:Whole wheat pasta, whole grain pasta, cooked whole wheat pasta, whole grain rotini

    <en:pasta
    en:Egg noodles, egg noodle, egg pasta, enriched egg noodles, enriched egg noodle, enriched egg noodle product, enriched egg noodle products, cooked egg noodles, egg noodle product, enriched egg pasta, cooked enriched egg noodles, wide egg noodles, egg lasagna, egg pasta dough, fresh egg pasta, kluski noodles, enriched extra wide egg noodles, egg fettuccine, cooked egg pasta, wide noodles, egg tagliatelle, cooked enriched egg noodle, spaetzle
    vegan:en:no
    allergens:en:wheat, gluten, eggs

    <en:rice
    en:Rice noodles, rice noodle, rice vermicelli, rice pasta, brown rice pasta, rice sticks, rice stick noodles, rice stick, cooked rice noodles, pad thai noodles, brown rice noodles, rice ramen noodles, cooked rice pasta, brown rice spaghetti, rice macaroni, brown rice elbow, corn and rice pasta, brown rice ramen, rice flour noodles, brown rice macaroni, rice elbow macaroni, cooked brown rice pasta, brown rice penne, rice elbows

    <en:starch
    en:Glass noodles, cellophane noodles, bean threads, bean thread noodles, mung bean noodles, mung bean vermicelli, sweet potato noodles, sweet potato vermicelli, kelp noodles, japchae noodles

    <en:starch
    en:Shirataki noodles, konjac noodles, shirataki

    en:Legume pasta, chickpea pasta, lentil pasta, red lentil pasta, pea pasta, black bean pasta, corn pasta, quinoa pasta
    vegan:en:yes
    vegetarian:en:yes
    keto:en:no
    plain:en:yes

    # Cereals as sold.
    <en:cereals and pseudocereals
    en:Breakfast cereal, cereal blend, cereal flakes, cereal mix, multigrain flakes, multigrain cereal, multigrain crisps, whole grain cereal, whole grain cereal blend, whole grain flakes, seven grain cereal, 7 grain cereal, 9 grain cereal, nine grain cereal, grain flakes, cereal flour, multigrain flour, whole grain flour blend, whole grain flours, multi grain flour, multi grain blend, multi grain, multigrain mix, ten grain cereal, crunchy cereal, 12 grain cereal, cereal solids, cereal product, cereal bits, cereal clusters, nine grain blend, 12 grain blend, 5 grain cereal, 10 grain cereal, cereal pieces, 7 grain blend, 5 grain blend, grain mix, grains blend, cereals blend, cereal crisps
    allergens:en:gluten

    <en:cereals and pseudocereals
    en:Job's tears, jobs tears, coix seed, pearl barley of job's tears, adlay, hato mugi

    # Potatoes as flour and flakes.
    <en:starch
    en:Potato flour, dehydrated potato flour, yam flour
    nova:en:1
    plain:en:yes

    <en:starch
    en:Potato flakes, dehydrated potato flakes, potato granules, dried potato flakes, dehydrated potato granules
    nova:en:1
    plain:en:yes

    <en:starch
    en:Banana flour, green banana flour
    nova:en:1
    plain:en:yes

    <en:starch
    en:Sweet potato flour
    nova:en:1
    plain:en:yes

    <en:starch
    en:Plantain flour
    nova:en:1
    plain:en:yes

    <en:starch
    en:Tiger nut flour
    nova:en:1
    plain:en:yes

    # Ferments of grain.
    <en:rice
    en:Koji, rice koji, aspergillus oryzae rice, koji rice, fermented rice, red yeast rice, cultured rice, malted rice, rice malt, cultured brown rice, fermented brown rice, koji culture

    # Further foods of the world

    <en:bread
    en:French baguette, baguettes
    allergens:en:wheat, gluten

    <en:bread
    en:Plain bagel
    allergens:en:wheat, gluten

    <en:bread
    en:Barmbrack
    allergens:en:wheat, gluten

    <en:bread
    en:Brioche roll
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:bread
    en:Bao bun, bao buns, mantou
    allergens:en:wheat, gluten

    <en:bread
    en:Challah bread
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:bread
    en:Chapatti, phulka
    allergens:en:wheat, gluten

    <en:bread
    en:Cornbread stuffing
    allergens:en:wheat, gluten

    <en:bread
    en:Farl, soda farl, soda bread, irish soda bread
    allergens:en:wheat, gluten

    <en:bread
    en:Fattoush
    allergens:en:wheat, gluten

    <en:bread
    en:Lavash bread
    allergens:en:wheat, gluten

    <en:bread
    en:Malt loaf
    allergens:en:wheat, gluten

    <en:bread
    en:Matza
    allergens:en:wheat, gluten

    <en:bread
    en:Garlic naan
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:bread
    en:Panettone
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:bread
    en:Pitta, pitta bread
    allergens:en:wheat, gluten

    <en:bread
    en:Potato roll
    allergens:en:wheat, gluten

    <en:bread
    en:Puri, poori, bhatura
    allergens:en:wheat, gluten

    <en:bread
    en:Sandwich thins
    allergens:en:wheat, gluten

    <en:bread
    en:Simit
    allergens:en:wheat, gluten

    <en:bread
    en:Stollen
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:bread
    en:Zwieback
    allergens:en:wheat, gluten

    <en:bread
    en:Rye crisp
    allergens:en:gluten

    <en:wheat
    en:Giant couscous, moghrabieh
    allergens:en:wheat, gluten

    <en:wheat
    en:Fregola, fregula
    allergens:en:wheat, gluten

    <en:wheat
    en:Vital wheat gluten seitan
    allergens:en:wheat, gluten

    <en:wheat
    en:Semolina pudding
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:wheat
    en:Farina cereal
    allergens:en:wheat, gluten

    <en:wheat
    en:Filo dough, kataifi
    allergens:en:wheat, gluten

    <en:wheat
    en:Puff pastry dough, pie crust pastry
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:wheat
    en:Somen, hokkien noodles
    vegan:en:maybe
    allergens:en:wheat, gluten

    <en:wheat
    en:Wheat bran flakes, puffed wheat cereal
    allergens:en:wheat, gluten

    <en:pasta
    en:Bucatini
    allergens:en:wheat, gluten

    <en:pasta
    en:Casarecce
    allergens:en:wheat, gluten

    <en:pasta
    en:Cavatelli
    allergens:en:wheat, gluten

    <en:pasta
    en:Conchiglie
    allergens:en:wheat, gluten

    <en:pasta
    en:Linguini
    allergens:en:wheat, gluten

    <en:pasta
    en:Gemelli
    allergens:en:wheat, gluten

    <en:pasta
    en:Paccheri
    allergens:en:wheat, gluten

    <en:pasta
    en:Tortelloni, agnolotti
    allergens:en:wheat, gluten

    <en:pasta
    en:Spätzle
    allergens:en:wheat, gluten

    <en:pasta
    en:Trofie
    allergens:en:wheat, gluten

    <en:breakfast-cereal
    en:Swiss muesli, bircher muesli
    allergens:en:gluten

    <en:breakfast-cereal
    en:Honey oat clusters
    allergens:en:gluten

    <en:cereals and pseudocereals
    en:Job's tears grain

    <en:cereals and pseudocereals
    en:Kaniwa

    <en:cereals and pseudocereals
    en:Vermicelli rice noodles

    <en:cereals and pseudocereals
    en:Puffed rice cakes, tteok, tteokbokki

    <en:cereals and pseudocereals
    en:Mochi

    <en:cereals and pseudocereals
    en:Injera

    <en:cereals and pseudocereals
    en:Masarepa

    <en:cereals and pseudocereals
    en:Tamale, tamales

    <en:cereals and pseudocereals
    en:Pozole

    <en:cereals and pseudocereals
    en:Papadum, papadums, poppadom, poppadoms

    <en:cereals and pseudocereals
    en:Dosa, idli
    """#
  }
}
