extension EmbeddedTables {
  /// Food additives E1100 to E1521: enzymes, modified starches, carriers; and additives of the United States without a number.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 1169/2011; 21 CFR 172, 182, 184.
  @inline(never)
  static var additives1100: String {
    #"""
    # E1100-E1521: enzymes, modified starches, carriers.
    en:enzymes, enzyme, microbial enzymes, microbial enzyme, non animal enzymes, non animal enzyme, natural enzymes, natural enzyme, an enzyme, enzyme blend, enzyme preparations blend, vegetarian enzymes, fungal enzymes, fungal enzyme, vegetable enzymes, plant enzymes, food enzymes, enzymes for freshness, added enzymes, bacterial enzymes, vegetable enzyme, microbial derived enzymes, natural enzyme additive, baking enzymes, dough enzymes
    functions:en:enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe

    <en:enzymes
    en:amylases, INS 1100, E1100, amylase, alpha amylase, fungal amylase, fungal alpha amylase, bacterial amylase, amylase enzyme, amylase enzymes, maltogenic amylase, glucoamylase, amyloglucosidase, beta amylase
    functions:en:flour treatment agent, enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:proteases, INS 1101, E1101, protease, fungal protease, bacterial protease, proteolytic enzymes, protease enzyme, peptidase, neutral protease, alkaline protease
    functions:en:flour treatment agent, enzyme preparation, flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:proteases
    en:papain, INS 1101ii, E1101ii, papaya enzyme, papain enzyme
    functions:en:enzyme preparation
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9001-73-4

    <en:proteases
    en:bromelain, INS 1101iii, E1101iii, bromelin, bromelains
    functions:en:enzyme preparation
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9001-00-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1024; -; -;

    <en:proteases
    en:ficin, INS 1101iv
    functions:en:enzyme preparation
    vegan:en:yes
    vegetarian:en:yes

    <en:enzymes
    en:glucose oxidase, INS 1102, E1102
    functions:en:antioxidant, enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:E1103, invertase, invertase enzyme, an enzyme invertase
    functions:en:stabiliser, enzyme preparation
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:enzymes
    en:lipases, INS 1104, E1104, lipase, lipase enzyme, microbial lipase, fungal lipase, lipase enzymes, phospholipase
    functions:en:flavour enhancer, enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:E1105, lysozyme, egg white lysozyme, lysozyme from egg, egg lysozyme, lysozyme from egg white
    functions:en:preservative, enzyme preparation
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs
    cas:en:9001-63-2
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:enzymes
    en:lactase, lactase enzyme, beta galactosidase, lactase enzymes
    functions:en:enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:xylanase, xylanases, hemicellulase, pentosanase, hemicellulases
    functions:en:enzyme preparation, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:cellulase, cellulases, beta glucanase, pectinase, pectinases, glucanase
    functions:en:enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:phytase
    functions:en:enzyme preparation

    <en:enzymes
    en:transglutaminase, TG enzyme, transglutaminase enzyme, meat glue
    functions:en:enzyme preparation, stabiliser
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:asparaginase
    functions:en:enzyme preparation

    <en:enzymes
    en:catalase
    functions:en:enzyme preparation
    vegan:en:maybe
    vegetarian:en:maybe

    <en:enzymes
    en:glucose isomerase, alpha galactosidase, glutaminase, tyrosinase, lipoxygenase
    functions:en:enzyme preparation

    en:E1200, polydextrose, polydextrose fiber, litesse, polydextroses
    functions:en:bulking agent, humectant, stabiliser, thickener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:68424-04-4
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.841; -; -;

    en:E1201, polyvinylpyrrolidone, PVP, povidone
    functions:en:glazing agent, stabiliser, thickener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9003-39-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:E1202, polyvinylpolypyrrolidone, PVPP, crospovidone
    functions:en:stabiliser
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1203, polyvinyl alcohol, PVA
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9002-89-5
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1204, pullulan
    functions:en:glazing agent, thickener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9057-02-7
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1205, basic methacrylate copolymer
    functions:en:glazing agent, carrier
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1206, neutral methacrylate copolymer
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1207, anionic methacrylate copolymer
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1208, polyvinylpyrrolidone vinyl acetate copolymer
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1209, polyvinyl alcohol polyethylene glycol graft copolymer, polyvinyl alcohol-polyethylene glycol-graft-co-polymer
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    # Modified starches. The plant is named where it is an allergen.
    <en:modified starches
    en:modified starch, modified food starch, food starch modified, modified food starches, starch modified, modified starches E1404-E1452, modified vegetable starch, food starches modified, modified plant starch, modified starch food, modified vegetable food starch
    functions:en:thickener, stabiliser, emulsifier, modified starch
    vegan:en:yes
    vegetarian:en:yes
    keto:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified corn starch, modified cornstarch, modified maize starch, corn starch modified, cornstarch modified, food starch modified corn, modified food starch corn, modified food starch from corn, modified waxy maize starch, maize starch modified, modified waxy corn starch, modified corn starches, food starch modified from corn, modified corn food starch, modified food corn starch, modified cornstarch added to prevent caking, modified maize, modified corn, modified food starch derived from corn, modified food starch maize, food starch modified derived from corn
    functions:en:thickener, stabiliser, modified starch
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified potato starch, potato starch modified, food starch modified potato, modified food starch potato, modified potato starches, modified food starch from potato, modified potato food starch
    functions:en:thickener, stabiliser, modified starch
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified tapioca starch, tapioca starch modified, food starch modified tapioca, modified food starch tapioca, modified tapioca, modified food starch from tapioca, modified cassava starch, modified tapioca food starch, modified tapioca starches
    functions:en:thickener, stabiliser, modified starch
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified rice starch, rice starch modified, modified food starch rice
    functions:en:thickener, stabiliser, modified starch
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified wheat starch, wheat starch modified, modified food starch wheat, food starch modified wheat, modified wheat food starch, modified wheat starches
    functions:en:thickener, stabiliser, modified starch
    allergens:en:wheat, gluten
    fodmap:en:fructans
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:modified pea starch, pea starch modified
    functions:en:thickener, stabiliser, modified starch

    <en:modified starch
    en:pregelatinized starch, pregelatinized corn starch, pregelatinized wheat starch, pregelatinised starch, pregelatinized modified corn starch, pregelatinized food starch
    functions:en:thickener

    <en:modified starch
    en:dextrins additive, INS 1400, E1400, white dextrin, yellow dextrin, roasted starch dextrins
    functions:en:thickener, stabiliser, carrier

    <en:modified starch
    en:acid treated starch, INS 1401, E1401
    functions:en:thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:alkaline treated starch, INS 1402, E1402
    functions:en:thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:bleached starch, INS 1403, E1403
    functions:en:thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:E1404, oxidised starch, oxidized starch
    functions:en:thickener, stabiliser, emulsifier
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:enzyme treated starches, enzyme treated starch, INS 1405, E1405, enzyme modified starch
    functions:en:thickener, stabiliser

    <en:modified starch
    en:E1410, monostarch phosphate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1412, distarch phosphate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1413, phosphated distarch phosphate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1414, acetylated distarch phosphate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1420, acetylated starch, starch acetate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1422, acetylated distarch adipate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1440, hydroxypropyl starch, hydroxy propyl starch
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1442, hydroxypropyl distarch phosphate, hydroxy propyl distarch phosphate
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    en:E1450, starch sodium octenyl succinate, sodium octenyl succinate starch, starch sodium octenylsuccinate, octenyl succinic acid modified starch, OSA starch, octenylsuccinate starch, starch octenylsuccinate, sodium starch octenyl succinate
    functions:en:emulsifier, thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2015; 172.892; -; -;

    <en:modified starch
    en:E1451, acetylated oxidised starch, acetylated oxidized starch
    functions:en:thickener, stabiliser, emulsifier

    <en:modified starch
    <en:aluminium compounds
    en:E1452, starch aluminium octenyl succinate, starch aluminum octenyl succinate
    functions:en:anti caking agent

    en:castor oil, INS 1503, E1503
    functions:en:release agent, anti caking agent
    vegan:en:yes
    vegetarian:en:yes

    en:E1505, triethyl citrate, ethyl citrate
    functions:en:carrier, stabiliser, foaming agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:77-93-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:E1517, glyceryl diacetate, diacetin
    functions:en:carrier
    vegan:en:maybe
    vegetarian:en:maybe

    en:E1518, glyceryl triacetate, triacetin, glycerol triacetate, glycerin triacetate
    functions:en:carrier, humectant
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:102-76-1
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E1519, benzyl alcohol
    functions:en:carrier, solvent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:100-51-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of benzyl alcohol; 2019; E 1519; -; -; ADI 4 mg/kg body weight per day, exposure below it in all groups

    en:E1520, propylene glycol, propane 1\,2 diol, 1\,2-propanediol, propyleneglycol
    functions:en:carrier, humectant, solvent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:57-55-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of propylene glycol, tripropylene glycol and PPGs; 2012; Int J Toxicol 31, 245S-260S; -; -; safe when formulated not to irritate

    <en:ethoxylated ingredients
    en:E1521, polyethylene glycol, macrogol, PEG, polyethylene glycols
    functions:en:glazing agent, anti foaming agent, carrier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:25322-68-3
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.820; -; -;

    # Used in the United States without an E number.
    <en:caffeine sources
    en:caffeine, added caffeine, natural caffeine, caffeine anhydrous, caffeine from green coffee beans, caffeine from coffee beans, natural caffeine from green coffee beans, organic caffeine, caffeine from green coffee extract, caffeine from guarana
    functions:en:flavouring agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:58-08-2
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1180; -; -; 0.02 percent in cola-type beverages
    evidence:en:2; warning; exposure; oral; pregnancy; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 4; -; -; drinks above 150 mg/l: not recommended for children or pregnant or breast-feeding women
    evidence:en:2; warning; exposure; oral; child; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 4; -; -; drinks above 150 mg/l: not recommended for children or pregnant or breast-feeding women
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 4102; 2015; caffeine; -; -; adults up to 400 mg a day, 200 mg at once, no concern
    evidence:en:2; warning; exposure; oral; breastfeeding; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 4; -; -; drinks above 150 mg/l: not recommended for children or pregnant or breast-feeding women
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methylxanthines; 2024; Int J Toxicol, doi 10.1177/10915818241260282; -; -; safe as used

    en:quinine, quinine hydrochloride, quinine sulfate, quinine sulphate, contains quinine
    functions:en:flavouring agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:130-95-0
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 172; 2013; 172.575; -; -; 83 ppm in carbonated beverages, to be declared

    en:olestra, olean
    functions:en:bulking agent

    en:salatrim
    functions:en:bulking agent

    en:butylene glycol, 1\,3-butylene glycol, 1\,3-butanediol
    functions:en:solvent, humectant
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on butylene, hexylene and dipropylene glycol and ethoxydiglycol; 1985; conclusion; -; -; safe as used, confirmed in 2004

    en:medium chain triglycerides, MCT, medium chain triglyceride, MCT oil, fractionated coconut oil, medium chain triglycerides from coconut, medium chain triglyceride oil, caprylic capric triglycerides, organic MCT oil
    functions:en:carrier, glazing agent
    vegan:en:yes
    vegetarian:en:yes
    from_palm_oil:en:maybe

    en:ethyl acetate
    functions:en:solvent, flavouring agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:141-78-6

    en:isopropyl alcohol, isopropanol
    functions:en:solvent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:67-63-0

    en:calcium lactobionate, lactobionic acid
    functions:en:firming agent
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2009; 172.720; -; -;

    en:sodium lignosulfonate, calcium lignosulphonate, calcium lignosulfonate, INS 1522
    functions:en:carrier
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2009; 172.715; -; -;

    en:sodium metasilicate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:bacteriophage preparation, listeria specific bacteriophage preparation, bacteriophage
    functions:en:preservative

    en:peracetic acid, peroxyacetic acid
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes

    en:chitosan
    functions:en:preservative

    en:epsilon polylysine, ε-polylysine, polylysine
    functions:en:preservative
    """#
  }
}
