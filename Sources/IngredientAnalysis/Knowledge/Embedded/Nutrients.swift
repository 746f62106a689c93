extension EmbeddedTables {
  /// Vitamins, in the forms used to fortify food.
  ///
  /// Listings: 21 CFR 172.345, 172.375, 172.379, 172.380 and part 184. Retinol: California Proposition 65 list of 29 December 2023.
  @inline(never)
  static var vitamins: String {
    #"""
    # Vitamins
    en:Vitamins, vitamin, vit, vitamin blend, vitamin mix, vitamin premix, multivitamins, multivitamin, added vitamins, vitamin supplement, vits
    vegan:en:maybe
    vegetarian:en:maybe

    <en:vitamins
    <en:minerals
    en:Vitamins and minerals, vitamins minerals, minerals and vitamins, vitamin and mineral blend, vitamin mineral blend, vitamin and mineral mix, vitamin and mineral premix, vitamins and mineral, vitamin and minerals, vitamin mineral premix, vitamins and mineral blend, vitamin mineral mix, vitamins and minerals blend
    vegan:en:maybe
    vegetarian:en:maybe

    <en:vitamins
    en:B vitamins, b vitamin, vitamin b, b complex vitamins, vitamin b complex, b group vitamins, a b vitamin, one of the b vitamins, b complex, b vitamin complex

    <en:vitamins
    en:Vitamin A, vit a, provitamin a, vitamin a added, pro vitamin a
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU

    <en:vitamin-a
    <en:retinoids
    en:Retinol, all trans retinol
    cas:en:68-26-8
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU

    <en:vitamin-a
    <en:retinoids
    en:Vitamin A palmitate, retinyl palmitate, retinol palmitate, palmitate, vit a palmitate, vitamin a as palmitate, vitamin a as retinyl palmitate, vitamin a palmitate added, vitamin a retinyl palmitate, vitamin palmitate, a palmitate, vit a palm
    cas:en:79-81-2
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1930; 2006; vitamin A; -; -; affirmed as generally recognized as safe

    <en:vitamin-a
    <en:retinoids
    en:Vitamin A acetate, retinyl acetate, retinol acetate, vitamin a as acetate
    cas:en:127-47-9
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1930; 2006; vitamin A; -; -; affirmed as generally recognized as safe

    <en:vitamin-a
    <en:retinoids
    en:Vitamin A propionate, retinyl propionate
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU

    <en:vitamin-a
    <en:vitamin-d
    en:Vitamin A and D3, vitamin a palmitate and vitamin d3, vitamins a and d, vitamin a and d, vitamins a and d3, vitamin a palmitate and vitamin d3 added, vitamin a and vitamin d3, vitamins a palmitate and d3, vitamin a palmitate and d3, vitamin a and vitamin d, vitamin a palmitate vitamin d3, vitamins a and d added, vitamins a palmitate and vitamin d3, vitamin a palmitate and vitamin d, vitamins a and vitamin d3, vitamin d3 and vitamin a palmitate, vitamins a d3
    evidence:en:1; hazard; exposure; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; retinol and retinyl esters; -; -; listed for developmental toxicity in daily doses above 10,000 IU

    <en:vitamins
    en:Vitamin B1, b1, vit b1, vitamin b 1, thiamine b1, thiamin b1, vitamine b1

    <en:vitamin-b1
    en:Thiamine, thiamin, aneurine, aneurin
    cas:en:59-43-8

    <en:vitamin-b1
    en:Thiamine mononitrate, thiamin mononitrate, thiamine nitrate, thiamine mononitrate vitamin b1, thiamin mononitrate vitamin b1, vitamin b1 thiamine mononitrate, thiamine mononitrate b1, thiamin mononitrate b1, mononitrate, vitamin b1 as thiamin mononitrate, thiamine mono nitrate, thiamin mono nitrate, vitamin b1 thiamin mononitrate, thiamine monoitrate, thiamine mononitrite, thiamin mononitrite, thiaminmononitrate, thiamine monohydrate, thiamine monotitrate, thiamin monohydrate, vitamin b1 mononitrate
    cas:en:532-43-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1878; 2006; thiamine mononitrate; -; -; affirmed as generally recognized as safe

    <en:vitamin-b1
    en:Thiamine hydrochloride, thiamin hydrochloride, thiamine hcl, thiamin hcl, thiamine chloride hydrochloride, vitamin b1 as thiamin hydrochloride, thiamine hydrochloride vitamin b1, thiamin hydrochloride vitamin b1, vitamin b1 thiamin hydrochloride, vitamin b1 thiamine hydrochloride, thiamin chloride hydrochloride, thiamine chloride
    cas:en:67-03-8
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1875; 2025; thiamine hydrochloride; -; -; affirmed as generally recognized as safe

    <en:vitamins
    en:Vitamin B2, b2, vit b2, vitamin b 2, vitamine b2

    <en:vitamins
    en:Vitamin B3, b3, vit b3, vitamin b 3, vitamin pp, niacin b3, vitamine b3

    <en:vitamin-b3
    en:Niacin, nicotinic acid, niacin vitamin b3, vitamin b3 niacin, with niacin, niaicin, naicin, niacine, niacin a b vitamin
    cas:en:59-67-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on niacinamide and niacin; 2005; Int J Toxicol 24 (5 Suppl), 1-31; -; -; safe as used, up to 0.1 %
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1530; 2006; niacin; -; -; affirmed as generally recognized as safe

    <en:vitamin-b3
    en:Niacinamide, nicotinamide, nicotinic acid amide, vitamin b3 as niacinamide, niacinamide vitamin b3, niacinamide b3, vitamin b3 niacinamide, niacin amide, vitamin b3 nicotinamide, niacinimide
    cas:en:98-92-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on niacinamide and niacin; 2005; Int J Toxicol 24 (5 Suppl), 1-31; -; -; safe as used, up to 3 %

    <en:vitamins
    en:Vitamin B5, b5, vit b5, vitamin b 5

    <en:vitamin-b5
    en:Pantothenic acid, pantothenate
    cas:en:79-83-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    <en:vitamin-b5
    en:Calcium pantothenate, d-calcium pantothenate, calcium d-pantothenate, vitamin b5 as calcium pantothenate, d-calcium pantothenate vitamin b5, calcium pantothenate vitamin b5, calcium d pantothenate b5, vitamin b5 calcium pantothenate, d calcium panothenate, calcium panthothenate, pantothenate calcium, calcium panthotenate
    cas:en:137-08-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    <en:vitamin-b5
    en:Panthenol, d-panthenol, dexpanthenol, sodium pantothenate
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    <en:vitamins
    en:Vitamin B6, b6, vit b6, vitamin b 6, vitamine b6

    <en:vitamin-b6
    en:Pyridoxine, pyridoxin
    cas:en:65-23-6

    <en:vitamin-b6
    en:Pyridoxine hydrochloride, pyridoxine hcl, pyridoxin hydrochloride, vitamin b6 as pyridoxine hydrochloride, pyridoxine hydrochloride vitamin b6, vitamin b6 pyridoxine hydrochloride, pyridoxine hydrochloride b6, vitamin b6 hydrochloride, pyroxidine hydrochloride, pyridoxine hcl vitamin b6, vitamin b6 as pyridoxine hcl, pyridoxine chlorhydrate, pyridoxinehydrochloride, pyrodoxine hydrochloride
    cas:en:58-56-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1676; 2019; pyridoxine hydrochloride; -; -; affirmed as generally recognized as safe

    <en:vitamin-b6
    en:Pyridoxal 5-phosphate, pyridoxal phosphate, p5p

    <en:vitamins
    en:Vitamin B7, b7, vitamin h, vitamin b 7

    <en:vitamin-b7
    en:Biotin, d-biotin, biotin vitamin b7, vitamin b7 biotin
    cas:en:58-85-5

    <en:vitamins
    en:Vitamin B9, b9, vitamin b 9, vit b9, vitamine b9

    <en:vitamin-b9
    en:Folic acid, folacin, folic acid vitamin b9, folic acid a b vitamin, folic acid b9, pteroylmonoglutamic acid, vitamin b9 folic acid, folic aicd, folicacid, folic, folic acd, vitamin m
    cas:en:59-30-3
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.345; 2026; folic acid; -; -; permitted for addition to food

    <en:vitamin-b9
    en:Folate, folates, methylfolate, l-methylfolate, calcium l-methylfolate, l-5-methyltetrahydrofolate, levomefolate calcium

    <en:folic-acid
    en:Niacin and folic acid, riboflavin and folic acid, folic acid and niacin, niacin riboflavin and folic acid

    <en:vitamins
    en:Vitamin B12, b12, vit b12, vitamin b 12, cobalamin, vitamine b12

    <en:vitamin-b12
    en:Cyanocobalamin, cyanocobalamine, vitamin b12 as cyanocobalamin, cyanocobalamin vitamin b12, vitamin b12 cyanocobalamin, cyancobalamin, cynocobalamin, cyanocobalmin
    cas:en:68-19-9

    <en:vitamin-b12
    en:Methylcobalamin, mecobalamin, vitamin b12 as methylcobalamin
    cas:en:13422-55-4

    <en:vitamin-b12
    en:Hydroxocobalamin

    <en:vitamins
    en:Vitamin C, vit c, vitamine c, vitamin c added, vitamins c

    <en:vitamins
    en:Vitamin C and vitamin E, vitamin c and e, vitamin e and vitamin c, vitamins c and e, vitamins a and c, vitamins e and c, vitamins c and b12

    <en:vitamins
    en:Vitamin D, vit d, vitamin d added, vitamine d

    <en:vitamin-d
    en:Vitamin D2, d2, vit d2, vitamin d 2, ergocalciferol, vitamin d2 ergocalciferol, vitamin d as ergocalciferol, calciferol, ergocalciferol vitamin d2
    vegan:en:yes
    vegetarian:en:yes
    cas:en:50-14-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.379; 2026; vitamin D2; -; -; permitted for addition to food

    <en:vitamin-d
    en:Vitamin D3, d3, vit d3, vitamin d 3, cholecalciferol, colecalciferol, vitamin d3 cholecalciferol, vitamin d as cholecalciferol, cholecalciferol vitamin d3, vitamin d3 added, vit d3 added, vitamin d3 as cholecalciferol, vitamine d3
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:67-97-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.380; 2026; vitamin D3; -; -; permitted for addition to food

    <en:vitamins
    en:Vitamin E, vit e, vitamin e added, natural vitamin e, vitamin e oil, vitamin e as antioxidant, vitamine e

    <en:vitamin-e
    en:Tocopheryl acetate, alpha tocopheryl acetate, alpha tocopherol acetate, dl-alpha tocopheryl acetate, d-alpha tocopheryl acetate, dl-alpha tocopherol acetate, d-alpha tocopherol acetate, vitamin e acetate, tocopherol acetate, vitamin e as dl-alpha tocopheryl acetate, vitamin e dl alpha tocopheryl acetate, vitamin e alpha tocopheryl acetate, vitamin e tocopheryl acetate, dl alpha tocopheryl acetate vitamin e, vitamin e as alpha tocopherol acetate, vitamin e alpha tocopherol acetate, all rac alpha tocopheryl acetate, vitamin e as alpha tocopheryl acetate, d l alpha tocopheryl acetate, alpha tocopheryl acetate vitamin e, vitamin e as d alpha tocopheryl acetate, dl alphatocopheryl acetate, vitamin e as acetate, l alpha tocopheryl acetate, dl alpha tocopherylacetate
    cas:en:7695-91-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2011; 182.8892; -; -;

    <en:vitamin-e
    en:Tocopheryl succinate, d-alpha tocopheryl succinate, vitamin e succinate, d alpha tocopheryl acid succinate

    <en:vitamin-e
    en:Tocotrienols, mixed tocotrienols
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    <en:vitamins
    en:Vitamin K, vit k, vitamins k

    <en:vitamin-k
    en:Vitamin K1, k1, phylloquinone, phytonadione, phytomenadione, vitamin k1 phytonadione, vitamin k as phylloquinone, vitamin k phytonadione, vitamin k as phytonadione, vitamin k1 phylloquinone
    cas:en:84-80-0

    <en:vitamin-k
    en:Vitamin K2, menaquinone, menaquinone 7, vitamin k2 menaquinone, vitamin k2 mk-7
    """#
  }

  /// Minerals and trace elements, and the salts that carry them.
  @inline(never)
  static var minerals: String {
    #"""
    # Minerals
    en:Minerals, mineral, mineral blend, trace minerals, mineral mix, mineral nutrients, trace mineral blend, mineral salts, mineral salt, ionic minerals, mineral supplement, added minerals, mineral premix, concentrated trace minerals, sea minerals
    vegan:en:yes
    vegetarian:en:yes

    <en:minerals
    en:Electrolytes, electrolyte, electrolyte blend, electrolyte sources, electrolyte source, electrolyte mix, electrolytes added

    <en:minerals
    en:Iron, source of iron, an iron derivative, iron source, a source of iron, iron mineral, with iron, added iron, mineral iron, iron and zinc, zinc and iron, a source of iron and zinc

    <en:iron
    en:Reduced iron, iron reduced, electrolytic iron, elemental iron, carbonyl iron, hydrogen reduced iron, reduce iron, iron as reduced iron, reducediron, reduced iron and niacin, reduced iron niacin, iron powder
    cas:en:7439-89-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1375; 2006; iron, elemental; -; -; affirmed as generally recognized as safe

    <en:iron
    en:Ferrous sulfate, ferrous sulphate, iron sulfate, iron sulphate, iron ferrous sulfate, iron as ferrous sulfate, ferrous sulfate iron, ferrous sulfate or reduced iron, reduced iron or ferrous sulfate, ferrous sulfate an iron supplement, dried ferrous sulfate, ferrous sufate, ferrous suflate, ferrous sulfate source of iron
    cas:en:7720-78-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1315; 2006; ferrous sulfate; -; -; affirmed as generally recognized as safe

    <en:iron
    en:Ferric orthophosphate, ferric phosphate, iron phosphate, iron orthophosphate, iron ferric orthophosphate, iron as ferric orthophosphate, ferric orthophosphate source of iron, ferric orthophosphate a source of iron, iron ferric phosphate, ferric orthophosphate iron, ferrous orthophosphate
    cas:en:10045-86-0

    <en:iron
    en:Ferric pyrophosphate, iron pyrophosphate, ferric pyrophosphate iron, micronized ferric pyrophosphate, ferrous pyrophosphate
    cas:en:10058-44-3

    <en:iron
    en:Ferrous fumarate, iron fumarate, iron ferrous fumarate, iron as ferrous fumarate
    cas:en:141-01-5

    <en:iron
    en:Ferrous bisglycinate, iron bisglycinate, ferrous bisglycinate chelate, iron glycinate, iron amino acid chelate

    <en:iron
    en:Ferric sodium EDTA, sodium iron edta, ferric sodium edetate, sodium ferric edta

    <en:iron
    en:Ferrous citrate, ferric citrate

    <en:iron
    en:Ferrous carbonate, ferrous succinate

    <en:minerals
    en:Calcium, source of calcium, calcium source, a source of calcium, plant calcium

    <en:calcium
    en:Calcium citrate malate

    <en:calcium
    en:Coral calcium, oyster shell calcium, algae calcium, eggshell powder

    <en:minerals
    en:Magnesium, source of magnesium

    <en:magnesium
    en:Magnesium glycinate, magnesium bisglycinate, magnesium amino acid chelate

    <en:magnesium
    en:Magnesium glycerophosphate, magnesium aspartate, magnesium malate, dimagnesium malate, magnesium taurate, magnesium threonate, magnesium gluconate
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:minerals
    en:Zinc, source of zinc, zinc source, a source of zinc, mineral zinc

    <en:zinc
    en:Zinc oxide, zinc as zinc oxide, zinc oxide source of zinc, zinc oxide a source of zinc, zinc zinc oxide
    cas:en:1314-13-2

    <en:zinc
    en:Zinc sulfate, zinc sulphate, zinc as zinc sulfate, zinc sulfate heptahydrate, zinc sulfate monohydrate, zinc sulfate source of zinc
    cas:en:7733-02-0

    <en:zinc
    en:Zinc gluconate, zinc as zinc gluconate
    cas:en:4468-02-4

    <en:zinc
    en:Zinc citrate
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    <en:zinc
    en:Zinc picolinate, zinc lactate, zinc bisglycinate, zinc methionine, zinc aspartate, zinc amino acid chelate, zinc carbonate, zinc chloride, zinc bisglycinate chelate, zinc monomethionine

    <en:minerals
    en:Copper

    <en:copper
    en:Copper gluconate, cupric gluconate, copper as copper gluconate
    cas:en:527-09-3

    <en:copper
    en:Copper sulfate, copper sulphate, cupric sulfate, cupric sulphate, copper sulfate pentahydrate
    cas:en:7758-98-7

    <en:copper
    en:Copper citrate, cupric oxide, copper oxide, copper carbonate, copper bisglycinate, copper amino acid chelate, cupric citrate

    <en:minerals
    en:Manganese

    <en:manganese
    en:Manganese sulfate, manganese sulphate, manganous sulfate, manganese sulfate monohydrate
    cas:en:7785-87-7

    <en:manganese
    en:Manganese gluconate, manganese citrate, manganese chloride, manganese amino acid chelate, manganese glycerophosphate, manganese bisglycinate
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1452; 2025; manganese gluconate; -; -; affirmed as generally recognized as safe

    <en:minerals
    en:Iodine

    <en:iodine
    en:Potassium iodide, iodide, iodide of potash, iodine as potassium iodide, potassium iodine
    cas:en:7681-11-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172.375; 2026; potassium iodide; -; -; permitted for addition to food

    <en:iodine
    en:Sodium iodide, sodium iodate

    <en:minerals
    en:Selenium

    <en:selenium
    en:Sodium selenite
    cas:en:10102-18-8

    <en:selenium
    en:Sodium selenate
    cas:en:13410-01-0

    <en:selenium
    en:Selenomethionine, l-selenomethionine, selenium yeast, selenium amino acid chelate, selenium enriched yeast

    <en:minerals
    en:Chromium

    <en:chromium
    en:Chromium chloride, chromic chloride, chromium trichloride, chromium chloride hexahydrate
    cas:en:10025-73-7

    <en:chromium
    en:Chromium picolinate, chromium polynicotinate, chromium nicotinate, chromium amino acid chelate, chromium yeast, chromium dinicotinate glycinate

    <en:minerals
    en:Molybdenum

    <en:molybdenum
    en:Sodium molybdate, sodium molybdate dihydrate, molybdenum amino acid chelate, ammonium molybdate, molybdenum as sodium molybdate
    cas:en:7631-95-0

    <en:minerals
    en:Phosphorus

    <en:minerals
    en:Potassium

    <en:potassium
    en:Potassium glycerophosphate, potassium aspartate

    <en:minerals
    en:Sodium

    <en:minerals
    en:Fluoride, sodium fluoride, potassium fluoride

    <en:minerals
    en:Boron, vanadium, nickel sulfate, sodium metavanadate, stannous chloride mineral

    <en:minerals
    en:Chloride

    <en:minerals
    en:Silicon, bamboo silica, orthosilicic acid
    """#
  }

  /// Amino acids, nucleotides, fatty acids and other substances added for nutrition.
  @inline(never)
  static var otherNutrients: String {
    #"""
    # Vitamin-like substances
    en:Choline
    vegan:en:yes
    vegetarian:en:yes

    <en:choline
    en:Choline chloride
    vegan:en:yes
    vegetarian:en:yes
    cas:en:67-48-1

    <en:choline
    en:Choline bitartrate, choline l-bitartrate, choline hydrogen tartrate
    vegan:en:yes
    vegetarian:en:yes
    cas:en:87-67-2

    <en:choline
    en:Alpha-GPC, l-alpha glycerylphosphorylcholine, phosphatidylcholine, citicoline

    en:Inositol, myo-inositol, m-inositol, vitamin b8
    vegan:en:yes
    vegetarian:en:yes
    cas:en:87-89-8

    en:PABA, para-aminobenzoic acid

    en:Coenzyme Q10, ubiquinone, co q10, coq10, ubiquinol, ubidecarenone
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:303-98-0

    en:Alpha lipoic acid, lipoic acid, r-lipoic acid

    en:Pyrroloquinoline quinone

    en:Betaine, betaine anhydrous, trimethylglycine, betaine hcl
    cas:en:107-43-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Phosphatidylserine, sharp ps

    en:Rutin, quercetin, hesperidin, bioflavonoids, flavonoids
    vegan:en:yes
    vegetarian:en:yes

    en:Resveratrol, polyphenols, pterostilbene
    vegan:en:yes
    vegetarian:en:yes

    en:Zeaxanthin, astaxanthin carotenoid nutrient

    # Amino acids
    en:Amino acids, amino acid, amino acid blend, branched chain amino acids, bcaa, bcaas, essential amino acids, free form amino acids, bcaa blend, branched chain amino acid blend, amino acids blend
    vegan:en:maybe
    vegetarian:en:maybe

    <en:amino-acids
    en:Taurine, l-taurine, taurin
    vegan:en:yes
    vegetarian:en:yes
    cas:en:107-35-7

    <en:amino-acids
    en:Lysine, l-lysine, l-lysine hydrochloride, l-lysine hcl, l-lysine monohydrochloride, lysine hydrochloride
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Methionine, l-methionine, dl-methionine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Leucine, instantized l-leucine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Isoleucine, l-isoleucine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Valine, l-valine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Phenylalanine, l-phenylalanine, dl-phenylalanine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Threonine, l-threonine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Tryptophan, l-tryptophan
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Histidine, l-histidine, l-histidine hydrochloride
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Arginine, l-arginine, arginine hydrochloride, l-arginine hydrochloride, arginine alpha-ketoglutarate, l-arginine hcl
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Glutamine, l-glutamine, n-acetyl-l-glutamine, l-alanyl-l-glutamine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Tyrosine, l-tyrosine, n-acetyl-l-tyrosine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Alanine, l-alanine, beta-alanine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Aspartic acid, l-aspartic acid, d-aspartic acid
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Proline, l-proline
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Serine, l-serine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Asparagine, l-asparagine
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:amino-acids
    en:Citrulline, l-citrulline, citrulline malate, l-citrulline malate

    <en:amino-acids
    en:Ornithine, l-ornithine, ornithine hydrochloride

    <en:amino-acids
    en:Theanine, l-theanine

    <en:amino-acids
    en:N-acetyl cysteine, n-acetyl-l-cysteine

    <en:amino-acids
    en:Glutathione, l-glutathione

    <en:amino-acids
    en:GABA, gamma aminobutyric acid

    <en:amino-acids
    en:Carnitine, l-carnitine, acetyl-l-carnitine, l-carnitine base
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:541-15-1

    <en:carnitine
    en:L-carnitine tartrate, l-carnitine l-tartrate, carnitine tartrate

    <en:amino-acids
    en:Creatine, creatine monohydrate, creatine hydrochloride, micronized creatine monohydrate
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:57-00-1

    <en:amino-acids
    en:HMB, beta-hydroxy beta-methylbutyrate, calcium hmb, calcium beta-hydroxy-beta-methylbutyrate

    # Nucleotides
    en:Nucleotides, nucleotide
    vegan:en:maybe
    vegetarian:en:maybe

    <en:nucleotides
    en:Cytidine 5-monophosphate, cmp, disodium cytidine 5-monophosphate

    <en:nucleotides
    en:Uridine 5-monophosphate, disodium uridine 5'-monophosphate, uridine monophosphate

    <en:nucleotides
    en:Adenosine 5-monophosphate, adenosine monophosphate

    <en:nucleotides
    en:Disodium guanosine 5-monophosphate, guanosine 5-monophosphate

    <en:nucleotides
    en:Disodium inosine 5-monophosphate, inosine 5-monophosphate

    # Other nutritional substances
    en:DHA, docosahexaenoic acid, dha oil, dha rich oil, docosahexaenoic acid dha, dha omega 3
    vegan:en:maybe
    vegetarian:en:maybe
    likely-allergens:en:fish

    <en:DHA
    en:Algal oil, dha algal oil, algal dha, algae oil, dha from algae, microalgae oil, schizochytrium oil, schizochytrium sp oil, crypthecodinium cohnii oil, c cohnii oil, dha algae oil, algal oil dha, algal dha oil, microalgal oil, life's dha, lifes dha
    vegan:en:yes
    vegetarian:en:yes
    likely-allergens:en:

    en:EPA, eicosapentaenoic acid
    vegan:en:maybe
    vegetarian:en:maybe
    likely-allergens:en:fish

    en:ARA, arachidonic acid, ara oil, mortierella alpina oil, m alpina oil, arachidonic acid rich oil, ara from fungi, arasco, m alpina oil ara
    vegan:en:yes
    vegetarian:en:yes

    en:Omega-3 fatty acids, omega 3, omega 3 fatty acid, epa and dha, dha and epa, omega 3 oil, omega 3 fatty acids dha and epa, omega 3 epa dha
    vegan:en:maybe
    vegetarian:en:maybe
    likely-allergens:en:fish

    en:Omega-6 fatty acids, omega 6
    vegan:en:yes
    vegetarian:en:yes

    en:Alpha-linolenic acid, linolenic acid, gamma linolenic acid, linoleic acid, ala omega 3
    vegan:en:yes
    vegetarian:en:yes

    en:Conjugated linoleic acid, cla, conjugated linoleic acids, clarinol cla
    vegan:en:maybe
    vegetarian:en:maybe

    en:Plant sterols, phytosterols, plant sterol esters, phytosterol esters, plant stanol esters, plant stanols, vegetable sterols, plant sterol, sterol esters, plant stanol ester, sterols, stanols
    vegan:en:yes
    vegetarian:en:yes

    en:Beta glucan, beta glucans, yeast beta glucan, wellmune, wellmune wgp
    vegan:en:yes
    vegetarian:en:yes

    en:Glucosamine, glucosamine hydrochloride, glucosamine sulfate, glucosamine hcl
    # Made from the shells of crustaceans unless a vegetarian source is named.
    likely-allergens:en:crustaceans
    vegan:en:maybe
    vegetarian:en:maybe

    en:Chondroitin, chondroitin sulfate
    vegan:en:no
    vegetarian:en:no

    en:Hyaluronic acid food grade
    vegan:en:maybe
    vegetarian:en:maybe

    en:Glucuronolactone, d-glucuronolactone
    vegan:en:yes
    vegetarian:en:yes
    cas:en:32449-92-6

    en:Melatonin

    en:5-HTP, 5-hydroxytryptophan

    en:Methylsulfonylmethane, msm

    en:Lactoferrin, bovine lactoferrin
    vegan:en:no
    allergens:en:milk

    en:Human milk oligosaccharides, 2'-fucosyllactose, 2'-fl, lacto-n-neotetraose, lacto-n-tetraose, hmo, 2fl
    vegan:en:maybe
    vegetarian:en:maybe

    en:Mfgm
    vegan:en:no
    allergens:en:milk

    en:Beta-hydroxybutyrate, calcium beta-hydroxybutyrate, sodium beta-hydroxybutyrate, magnesium beta-hydroxybutyrate, bhb

    en:Adenosine triphosphate, peak atp, atp

    en:Bee pollen, pollen
    vegan:en:no
    vegetarian:en:yes

    en:Liquid chlorophyll
    vegan:en:yes
    vegetarian:en:yes

    en:Superfood blend, green food blend, greens blend, fruit and vegetable blend, vegetable powder blend
    vegan:en:yes
    vegetarian:en:yes

    en:Carotenoids, mixed carotenoids, carotenoid
    vegan:en:maybe
    vegetarian:en:maybe

    en:Antioxidant blend

    en:Probiotic nutrient blend
    """#
  }
}
