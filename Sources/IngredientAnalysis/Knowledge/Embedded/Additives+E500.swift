extension EmbeddedTables {
  /// Food additives E500 to E599: mineral salts, raising, firming and anti-caking agents.
  ///
  /// Sources: Regulation (EC) 1333/2008; 21 CFR 172, 182, 184; EFSA 2019, 2024.
  @inline(never)
  static var additives500: String {
    #"""
    # E500-E599: mineral salts, raising and anti-caking agents.
    en:E500, sodium carbonates, carbonates of soda, bicarbonates and carbonates of soda
    functions:en:raising agent, acidity regulator, anti caking agent
    vegan:en:yes
    vegetarian:en:yes

    <en:e500
    en:E500i, sodium carbonate, soda ash, washing soda, carbonate of soda
    functions:en:raising agent, acidity regulator, anti caking agent
    cas:en:497-19-8
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2014; 184.1742; -; -;

    <en:e500
    en:E500ii, sodium hydrogen carbonate, baking soda, sodium bicarbonate, bicarbonate of soda, soda, bicarb, bicarbonate soda, sodium bicarbonate baking soda, baking soda sodium bicarbonate, bread soda, bi carbonate of soda, encapsulated sodium bicarbonate, soda bicarbonate, leavening baking soda, sodium bi carbonate, sodium bicarb
    functions:en:raising agent, acidity regulator
    cas:en:144-55-8
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1736; -; -;

    <en:e500
    en:E500iii, sodium sesquicarbonate
    functions:en:raising agent, acidity regulator
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1792; -; -;

    en:E501, potassium carbonates
    functions:en:acidity regulator, raising agent, stabiliser
    vegan:en:yes
    vegetarian:en:yes

    <en:e501
    en:E501i, potassium carbonate, processed with potassium carbonate
    functions:en:acidity regulator, stabiliser
    cas:en:584-08-7

    <en:e501
    en:E501ii, potassium hydrogen carbonate, potassium bicarbonate
    functions:en:acidity regulator, raising agent, stabiliser
    cas:en:298-14-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2024; 184.1613; -; -;

    en:E503, ammonium carbonates
    functions:en:raising agent, acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    <en:e503
    en:E503i, ammonium carbonate
    functions:en:raising agent, acidity regulator

    <en:e503
    en:E503ii, ammonium hydrogen carbonate, ammonium bicarbonate, bicarbonate of ammonia, ammonia bicarbonate, baker's ammonia, bakers ammonia, ammonium bi carbonate
    functions:en:raising agent, acidity regulator
    cas:en:1066-33-7

    en:E504, magnesium carbonates, magnesium carbonate, CI 77713
    functions:en:acidity regulator, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:546-93-0

    <en:e504
    en:E504i, magnesium carbonate anhydrous

    <en:e504
    en:E504ii, magnesium hydroxide carbonate, magnesium hydrogen carbonate
    functions:en:acidity regulator, anti caking agent

    en:E507, hydrochloric acid
    functions:en:acid
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7647-01-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1057; -; -;

    en:E508, potassium chloride, chloride of potash, potassium chloride salt
    functions:en:gelling agent, flavour enhancer, stabiliser, thickener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7447-40-7

    en:E509, calcium chloride, calcium chloride firming agent, calcium chloride to maintain firmness, chloride of calcium, calcium chlorides
    functions:en:firming agent, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:10043-52-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2024; 184.1193; -; -;

    en:E510, ammonium chloride, sal ammoniac
    functions:en:flour treatment agent, yeast nutrient
    vegan:en:yes
    vegetarian:en:yes
    cas:en:12125-02-9

    en:E511, magnesium chloride, nigari, magnesium chloride nigari, nigari magnesium chloride
    functions:en:firming agent, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7786-30-3

    en:E512, stannous chloride, tin chloride
    functions:en:antioxidant, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7772-99-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.180; -; -;

    en:E513, sulphuric acid, sulfuric acid
    functions:en:acid
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7664-93-9
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1095; -; -;

    en:E514, sodium sulphates, sodium sulphate, sodium sulfate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    <en:e514
    en:E514i, sodium sulphate anhydrous

    <en:e514
    en:E514ii, sodium hydrogen sulphate, sodium bisulfate, sodium bisulphate, sodium acid sulfate, sodium acid sulphate, sodium hydrogen sulfate
    functions:en:acidity regulator
    cas:en:7681-38-1

    en:E515, potassium sulphates, potassium sulphate, potassium sulfate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7778-80-5

    <en:e515
    en:E515ii, potassium hydrogen sulphate, potassium bisulfate
    functions:en:acidity regulator

    en:E516, calcium sulphate, calcium sulfate, gypsum, calcium sulfate added to prevent caking, calcium sulfate coagulant, sulfate of lime, calcium sulfate dihydrate, terra alba, food grade gypsum
    functions:en:firming agent, acidity regulator, flour treatment agent, sequestrant, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7778-18-9, 10101-41-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1230; 2006; calcium sulfate; -; -; affirmed as generally recognized as safe

    en:E517, ammonium sulphate, ammonium sulfate
    functions:en:flour treatment agent, yeast nutrient, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7783-20-2

    en:magnesium sulphate, INS 518, epsom salt, magnesium sulfate
    functions:en:firming agent, flavour enhancer, nutrient
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7487-88-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of magnesium sulfate; 2018; Int J Toxicol 37 (1 Suppl), 47S-54S; -; -; safe as used

    <en:aluminium compounds
    en:E520, aluminium sulphate, aluminum sulfate, aluminium sulfate
    functions:en:firming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:10043-01-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1125; -; -;

    <en:aluminium compounds
    en:E521, aluminium sodium sulphate, sodium aluminum sulfate, aluminum sodium sulfate, sodium aluminium sulphate, sodium aluminium sulfate, sodium alum, SAS
    functions:en:raising agent, firming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:10102-71-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1131; -; -;

    <en:aluminium compounds
    en:E522, aluminium potassium sulphate, aluminum potassium sulfate, potassium alum, potassium aluminum sulfate, potash alum, alum potassium aluminum sulfate
    functions:en:acidity regulator, stabiliser, firming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:10043-67-1
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1129; -; -;

    <en:aluminium compounds
    en:E523, aluminium ammonium sulphate, aluminum ammonium sulfate, ammonium alum, ammonium aluminum sulfate, ammonium aluminium sulphate
    functions:en:raising agent, stabiliser, firming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7784-25-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1127; -; -;

    <en:aluminium compounds
    en:alum, alums, alum for crispness, pickling alum
    functions:en:firming agent
    vegan:en:yes
    vegetarian:en:yes

    en:E524, sodium hydroxide, caustic soda, lye, food grade lye
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1310-73-2

    en:E525, potassium hydroxide, caustic potash
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1310-58-3

    en:E526, calcium hydroxide, slaked lime, hydrated lime, trace of lime, pickling lime, lime calcium hydroxide, calcium hydrate, limewater, food grade lime, traces of lime, lime hydrated
    functions:en:acidity regulator, firming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1305-62-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2014; 184.1205; -; -;

    en:E527, ammonium hydroxide
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1336-21-6

    en:E528, magnesium hydroxide
    functions:en:acidity regulator, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1309-42-8

    en:E529, calcium oxide, quicklime
    functions:en:acidity regulator, flour treatment agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1305-78-8

    en:E530, magnesium oxide
    functions:en:acidity regulator, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1309-48-4

    en:E534, iron tartrate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes

    en:E535, sodium ferrocyanide, yellow prussiate of soda, prussiate of soda, YPS, yellow prussiate of soda anticaking agent, sodium hexacyanoferrate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:13601-19-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.490; -; -;

    en:E536, potassium ferrocyanide, yellow prussiate of potash, potassium hexacyanoferrate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E537, ferrous hexacyanomanganate
    functions:en:anti caking agent
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E538, calcium ferrocyanide
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:sodium thiosulphate, INS 539, E539, sodium thiosulfate
    functions:en:antioxidant, sequestrant
    vegan:en:yes
    vegetarian:en:yes

    <en:aluminium compounds
    <en:phosphates
    en:E541, sodium aluminium phosphate, sodium aluminum phosphate, sodium aluminium phosphates, SALP, sodium alumnium phosphate, sodium aluminum phosphates, aluminum sodium phosphate, sodium aluminumphosphate
    functions:en:raising agent, emulsifying salts
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1781; -; -;

    <en:e541
    en:E541i, acidic sodium aluminium phosphate, acidic sodium aluminum phosphate, sodium aluminium phosphate acidic, sodium aluminum phosphate acidic
    functions:en:raising agent
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1781; -; -;

    <en:e541
    en:E541ii, basic sodium aluminium phosphate, sodium aluminum phosphate basic, basic sodium aluminum phosphate
    functions:en:emulsifying salts
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1781; -; -;

    <en:phosphates
    en:E542, bone phosphate, edible bone phosphate
    functions:en:anti caking agent, emulsifier
    vegan:en:no
    vegetarian:en:no
    halal:en:maybe
    kosher:en:maybe

    en:E550, sodium silicates, sodium silicate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes

    en:E551, silicon dioxide, silica, silicon dioxide to prevent caking, silicon dioxide added to prevent caking, silicone dioxide, silicon dioxide anticaking agent, silica gel, amorphous silica, silicon dioxide anticaking, silicon dioxide an anticaking agent, silicon dioxide as anticaking agent, silica aerogel, colloidal silicon dioxide, fumed silica, precipitated silica, silcon dioxide, silicon dioxide prevents caking, silica dioxide, silicon dioxide flow agent
    functions:en:anti caking agent, carrier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7631-86-9
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 8880; 2024; E 551; -; -; margin of exposure sufficient, no concern
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; EFSA Journal 8880; 2024; E 551; -; -; margin of exposure sufficient, infants included
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.480; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of synthetic amorphous silica; 2025; Int J Toxicol 44 (3 Suppl), 5S-35S; -; -; safe when formulated not to irritate

    en:E552, calcium silicate, calcium silicate anticaking agent, calcium silicates
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1344-95-2
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.410; -; -;
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.2227; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:E553a, magnesium silicates
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e553a
    en:E553ai, magnesium silicate, synthetic magnesium silicate
    functions:en:anti caking agent
    cas:en:1343-88-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.2437; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    <en:e553a
    en:E553aii, magnesium trisilicate
    functions:en:anti caking agent
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:E553b, talc, talcum, talcum powder
    functions:en:anti caking agent, glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:14807-96-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of talc; 2015; Int J Toxicol 34 (1 Suppl), 66S-129S; -; -; safe as used if free of asbestos, not on damaged skin
    evidence:en:1; hazard; hazard; leave-on; everyone; world; IARC; IARC Monographs volume 136; 2025; Group 2A; -; -; talc, by inhalation and perineal use
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs volume 136; 2025; Group 2A; -; -; talc, by inhalation and perineal use

    <en:aluminium compounds
    en:E554, sodium aluminium silicate, sodium aluminosilicate, sodium silicoaluminate, sodium aluminum silicate, sodium silico aluminate, sodium silicoaluminate anticaking agent, sodium alumino silicate, hydrated sodium silicoaluminate, silicoaluminate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1344-00-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.2727; -; -;

    <en:aluminium compounds
    en:E556, calcium aluminium silicate, aluminum calcium silicate, calcium aluminum silicate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.2122; -; -;

    <en:aluminium compounds
    en:sodium calcium aluminosilicate, hydrated sodium calcium aluminosilicate
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.2729; -; -;

    en:zinc silicate, INS 557
    functions:en:anti caking agent

    <en:aluminium compounds
    en:E558, bentonite
    functions:en:anti caking agent, carrier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1302-78-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    <en:aluminium compounds
    en:E559, aluminium silicate, kaolin, aluminum silicate, china clay
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1332-58-7
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:potassium silicate, INS 560, E560
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes

    en:vermiculite, INS 561, E561
    functions:en:anti caking agent

    en:E570, stearic acid, palmitic acid, oleic acid, caprylic acid, vegetable stearic acid, myristic acid, lauric acid, octadecanoic acid
    functions:en:anti caking agent, glazing agent, emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    cas:en:57-11-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1090; -; -;
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and their salts, final report; 2019; conclusion; -; -; safe when formulated not to irritate or sensitize

    en:ammonium stearate, INS 571, E571
    functions:en:emulsifier

    <en:aluminium compounds
    en:aluminium stearate, aluminum stearate, INS 573, E573
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe

    en:E574, gluconic acid
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:526-95-4

    en:E575, glucono delta lactone, glucono-δ-lactone, GDL, gluconolactone, glucono delta-lactone coagulant, glucono d lactone
    functions:en:acidity regulator, sequestrant, raising agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:90-80-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycolactones; 2022; abstract; -; -; safe as used

    en:E576, sodium gluconate
    functions:en:sequestrant, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:527-07-1
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6757; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of monosaccharides, disaccharides and related ingredients; 2019; Int J Toxicol 38 (1 Suppl), 5S-38S; -; -; safe as used

    en:E577, potassium gluconate
    functions:en:sequestrant, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:299-27-4

    en:E578, calcium gluconate
    functions:en:firming agent, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:299-28-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1199; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of monosaccharides, disaccharides and related ingredients; 2019; Int J Toxicol 38 (1 Suppl), 5S-38S; -; -; safe as used

    en:E586, 4 hexylresorcinol, hexylresorcinol
    functions:en:antioxidant, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    """#
  }
}
