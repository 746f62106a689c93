extension EmbeddedTables {
  /// Food additives E600 to E999: flavour enhancers, glazing agents, gases, flour treatment agents, sweeteners.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 1169/2011; 21 CFR 172, 182; EFSA 2017 to 2026; IARC volume 134; JECFA 2023;
  /// California AB 418; FDA list of 2025.
  @inline(never)
  static var additives600: String {
    #"""
    # E600-E999: flavour enhancers, glazing agents, gases, sweeteners.
    <en:glutamates
    en:E620, glutamic acid, L glutamic acid
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:56-86-0
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1045; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:glutamates
    en:E621, monosodium glutamate, MSG, sodium glutamate, mono sodium glutamate, monosodium L glutamate, monosodium glutamate MSG, monosodium glutamate flavor enhancer, sodium glutamate monohydrate, ajinomoto
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:142-47-2
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:glutamates
    en:E622, monopotassium glutamate, potassium glutamate
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1516; -; -;

    <en:glutamates
    en:E623, calcium diglutamate, calcium glutamate
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:glutamates
    en:E624, monoammonium glutamate, ammonium glutamate
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2006; 182.1500; -; -;

    <en:glutamates
    en:E625, magnesium diglutamate, magnesium glutamate
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of glutamic acid and glutamates; 2017; E 620-625; -; -; group ADI 30 mg/kg body weight, exceeded by some population groups
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:ribonucleotides
    en:E626, guanylic acid
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E627, disodium guanylate, sodium guanylate, disodium 5 guanylate, sodium 5 guanylate, disodium guanylate flavor enhancer, guanylate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.530; -; -;

    <en:ribonucleotides
    en:E628, dipotassium guanylate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E629, calcium guanylate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E630, inosinic acid
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E631, disodium inosinate, sodium inosinate, disodium 5 inosinate, sodium 5 inosinate, disodium inosinate flavor enhancer, inosinate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.535; -; -;

    <en:ribonucleotides
    en:E632, dipotassium inosinate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E633, calcium inosinate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E634, calcium 5' ribonucleotides, calcium ribonucleotides, calcium 5'-ribonucleotide
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    <en:ribonucleotides
    en:E635, disodium 5' ribonucleotides, disodium ribonucleotides, sodium ribonucleotides, sodium 5 ribonucleotides, disodium inosinate and disodium guanylate, disodium inosinate and guanylate, disodium guanylate and disodium inosinate, disodium inosinate & disodium guanylate, disodium guanylate and inosinate, disodium inosinate guanylate, disodium guanylate & disodium inosinate, sodium inosinate and guanylate, disodium 5'-ribonucleotide, disodium guanylate & inosinate, sodium inosinate and sodium guanylate
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    en:ribonucleotides, ribonucleotide
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe

    en:maltol, INS 636, E636
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:118-71-8

    en:ethyl maltol, INS 637, E637
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:4940-11-8

    en:E640, glycine, sodium glycinate, glycine and its sodium salt, aminoacetic acid
    functions:en:flavour enhancer
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:56-40-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.812; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:E641, L leucine
    functions:en:flavour enhancer, carrier
    vegan:en:maybe
    vegetarian:en:maybe

    en:E650, zinc acetate
    functions:en:flavour enhancer
    vegan:en:yes
    vegetarian:en:yes

    en:disodium succinate, INS 364ii, succinic acid disodium salt, sodium succinate
    functions:en:flavour enhancer, acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    # E900-E949
    <en:silicones
    en:E900, dimethyl polysiloxane, dimethylpolysiloxane, polydimethylsiloxane, dimethicone, dimethylpolysiloxane an anti foaming agent, dimethylpolysiloxane antifoam, dimethylpolysiloxane added as an antifoaming agent, dimethylpolysiloxane to prevent foaming, dimethyl silicone, methyl silicone, dimethylpolysiloxane added as an anti foaming agent, simethicone, methyl polysilicone, silicone antifoam, food grade silicone, silicone
    functions:en:anti foaming agent, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:63148-62-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:E901, beeswax, bees wax, white beeswax, yellow beeswax, beeswax white and yellow, organic beeswax, white bees wax, yellow bees wax, cera alba
    functions:en:glazing agent
    vegan:en:no
    vegetarian:en:yes
    cas:en:8012-89-3, 8006-40-4
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1973; 2009; beeswax; -; -; affirmed as generally recognized as safe
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    en:E902, candelilla wax
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8006-44-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    en:E903, carnauba wax, carnuba wax, carnauba leaf wax, carnauba, carnauba waxes, organic carnauba wax, carnauba wax glaze, brazil wax
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8015-86-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    <en:insects
    en:E904, shellac, confectioner's glaze, confectioners glaze, confectionery glaze, confectionary glaze, resinous glaze, food glaze, lac resin, shellac wax, pure food glaze, pharmaceutical glaze, candy glaze, confectioners glaze shellac, confectioner glaze, bleached shellac, natural glaze, gum lac, organic confectioner's glaze, edible shellac, wax free shellac, shellac glaze, resinous glaze shellac
    functions:en:glazing agent
    vegan:en:no
    vegetarian:en:maybe
    cas:en:9000-59-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:mineral oils
    en:E905, microcrystalline wax, petroleum wax
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    <en:mineral oils
    en:mineral oil, white mineral oil, food grade mineral oil, INS 905a, INS 905d, INS 905e, liquid paraffin, E905a, USP white mineral oil, white oil, technical white mineral oil
    functions:en:glazing agent, release agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8012-95-1

    <en:mineral oils
    en:petrolatum, petroleum jelly, INS 905b, E905b
    functions:en:glazing agent, release agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8009-03-8

    <en:mineral oils
    en:paraffin, paraffin wax, edible paraffin, INS 905c, E905c, food grade paraffin
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8002-74-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    en:benzoin gum, gum benzoin, INS 906, E906
    functions:en:glazing agent

    en:E907, hydrogenated poly 1 decene
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:rice bran wax, INS 908, E908
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes

    en:spermaceti wax, INS 909
    functions:en:glazing agent
    vegan:en:no
    vegetarian:en:no

    en:wax esters, INS 910, E910
    functions:en:glazing agent
    vegan:en:maybe
    vegetarian:en:maybe

    en:fatty acid methyl esters, INS 911
    functions:en:glazing agent

    en:E912, montan acid esters
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:lanolin, INS 913, E913
    functions:en:glazing agent
    vegan:en:no
    vegetarian:en:yes
    cas:en:8006-54-0

    en:E914, oxidised polyethylene wax, oxidized polyethylene
    functions:en:glazing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.260; -; -;

    en:glycerol ester of partially hydrogenated wood rosin, INS 915
    functions:en:glazing agent

    en:coumarone indene resin
    functions:en:glazing agent
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.215; -; -;

    en:food wax, food grade wax, wax, waxes, vegetable wax, edible wax, fruit wax, coated with food grade wax, lac resin based wax
    functions:en:glazing agent
    vegan:en:maybe
    vegetarian:en:maybe

    en:calcium iodate, INS 916, E916
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes

    en:potassium iodate, INS 917, E917
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes

    en:nitrogen oxides, INS 918
    functions:en:flour treatment agent

    en:nitrosyl chloride, INS 919
    functions:en:flour treatment agent

    en:E920, L cysteine, cysteine, L-cysteine hydrochloride, L cysteine monohydrochloride, L-cysteine HCl, cysteine hydrochloride, l cysteine dough conditioner, L cysteine hydrochloride monohydrate, L cysteine hydrochloride dough conditioner
    functions:en:flour treatment agent, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:52-90-4, 52-89-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:L cystine, cystine, INS 921, E921
    functions:en:flour treatment agent
    vegan:en:maybe
    vegetarian:en:maybe

    en:potassium persulphate, potassium persulfate, INS 922, E922
    functions:en:flour treatment agent

    en:ammonium persulphate, ammonium persulfate, INS 923, E923
    functions:en:flour treatment agent

    en:potassium bromate, INS 924a, E924, E924a, bromated, bromate, potassium bromate dough conditioner
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7758-01-2
    evidence:en:4; ban; hazard; oral; everyone; US-CA; California; AB 418 (Stats. 2023 ch. 328); 2023; HSC 109025; 2027-01-01; -; no food containing it may be sold
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; hazard class alone
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; bromate, hazard class alone
    evidence:en:4; ban; hazard; oral; everyone; UK; UK; SI 1990/399; 1990; potassium bromate (prohibition as a flour improver); 1990-04-01; -; no flour improver
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR part 137; 2024; 137.155, 137.205; -; -; 50 ppm in bromated flour, 75 ppm in bromated whole wheat flour

    en:calcium bromate, INS 924b, E924b
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; bromate, hazard class alone

    en:chlorine, INS 925, E925
    functions:en:flour treatment agent

    en:chlorine dioxide, INS 926, E926
    functions:en:flour treatment agent

    en:azodicarbonamide, INS 927a, E927a, azodicarbonamide dough conditioner, azodicarbonamide ADA
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.806; -; -;

    en:E927b, carbamide, urea
    functions:en:stabiliser
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on urea; 2005; Int J Toxicol 24 (3 Suppl), 1-56; -; -; safe as used, raises the absorption of others

    en:benzoyl peroxide, INS 928, E928
    functions:en:flour treatment agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:94-36-0

    en:acetone peroxide, acetone peroxides, INS 929, E929
    functions:en:flour treatment agent
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.802; -; -;

    en:calcium peroxide, INS 930, E930
    functions:en:flour treatment agent, dough conditioner
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1305-79-9

    en:hydrogen peroxide
    functions:en:flour treatment agent, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7722-84-1

    en:E938, argon
    functions:en:packaging gas
    vegan:en:yes
    vegetarian:en:yes

    en:E939, helium
    functions:en:packaging gas
    vegan:en:yes
    vegetarian:en:yes

    en:dichlorodifluoromethane, INS 940, E940
    functions:en:propellent gas

    en:E941, nitrogen, nitrogen gas, liquid nitrogen
    functions:en:packaging gas, propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7727-37-9

    en:E942, nitrous oxide, nitrous oxide propellant, nitrous oxide as a propellant, nitrous oxide as whipping propellant, whipping gas, nitrous oxide as propellant
    functions:en:propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:10024-97-2

    en:E943a, butane, n butane
    functions:en:propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:106-97-8

    en:E943b, isobutane, iso butane
    functions:en:propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:75-28-5

    en:E944, propane
    functions:en:propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:74-98-6

    en:chloropentafluoroethane, INS 945, E945
    functions:en:propellent gas

    en:octafluorocyclobutane, INS 946, E946
    functions:en:propellent gas

    en:E948, oxygen
    functions:en:packaging gas
    vegan:en:yes
    vegetarian:en:yes

    en:E949, hydrogen
    functions:en:packaging gas
    vegan:en:yes
    vegetarian:en:yes

    # E950-E969: sweeteners.
    <en:artificial sweeteners
    en:E950, acesulfame K, acesulfame potassium, acesulphame K, ace K, acesulfame potassium sweetener, acesulphame potassium, acesulfamek, acesulfame
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:55589-62-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 9317; 2025; E 950; -; -; ADI raised from 9 to 15 mg/kg body weight per day
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.800; -; -;

    <en:artificial sweeteners
    en:E951, aspartame, aspartame sweetener, nutrasweet, equal sweetener, aspartame a sweetener
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:22839-47-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; Monographs volume 134; 2023; group 2B; -; -; limited evidence, liver
    evidence:en:1; warning; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.3; -; -; contains a source of phenylalanine
    evidence:en:0; opinion; exposure; oral; everyone; world; JECFA; 96th meeting; 2023; aspartame; -; -; ADI 0-40 mg/kg body weight per day kept
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.804; -; -;

    <en:artificial sweeteners
    en:E952, cyclamates, cyclamic acid, cyclamate, sodium cyclamate, calcium cyclamate, cyclamic acid and its na and ca salts
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:139-05-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:polyols
    en:E953, isomalt
    functions:en:sweetener, bulking agent, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:64519-82-0
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:artificial sweeteners
    en:E954, saccharins, saccharin, sodium saccharin, calcium saccharin, potassium saccharin, saccharine, sodium saccharine, saccharin sodium, saccharin and its na k and ca salts, soluble saccharin
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:81-07-2, 128-44-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of saccharin and its salts; 2024; E 954; -; -; ADI raised

    <en:artificial sweeteners
    en:E955, sucralose, splenda, trichlorogalactosucrose, sucralose sweetener, sucralose a non nutritive sweetener, sucralose splenda brand
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:56038-13-2
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of sucralose; 2026; E 955; -; -; ADI 15 kept, no conclusion for heated uses in fine bakery wares
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2014; 172.831; -; -;

    <en:artificial sweeteners
    en:alitame, INS 956, E956
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes

    <en:sweeteners
    en:E957, thaumatin, talin
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:53850-34-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:liquorice sources
    en:glycyrrhizin, INS 958, E958, glycyrrhizic acid, glycyrrhizinic acid, ammonium glycyrrhizate, ammoniated glycyrrhizin, ammoniated glycyrrhizic acid, monoammonium glycyrrhizinate, ammonium glycyrrhizinate
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1405-86-3, 53956-04-0
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 3; -; -; contains liquorice from 100 mg/kg or 10 mg/l; people with hypertension should avoid excess from 4 g/kg

    <en:artificial sweeteners
    en:E959, neohesperidine DC, neohesperidine dihydrochalcone, neohesperidin dihydrochalcone, NHDC
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:20702-77-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:sweeteners
    en:E960, steviol glycosides, steviol glycoside, stevia, stevia extract, stevia leaf extract, stevia rebaudiana, stevia rebaudiana extract, stevia rebaudiana leaf extract, stevia leaf sweetener, purified stevia leaf extract, purified stevia extract, purified stevia, stevia sweetener, organic stevia, organic stevia extract, organic stevia leaf extract, stevia leaf extracts, stevia extract sweetener, stevia glycosides, steviol, natural stevia, stevia plant extract, stevioside, steviosides, stevia powder, stevia extracts, reb a stevia, truvia
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:57817-89-7, 91722-21-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e960
    en:E960a, steviol glycosides from stevia
    functions:en:sweetener
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e960
    en:rebaudioside A, reb A, rebiana, rebaudioside a stevia leaf extract, stevia leaf extract reb a, rebaudiana, rebaudioside, E960i
    functions:en:sweetener
    cas:en:58543-16-1

    <en:e960
    en:rebaudioside M, reb M, rebaudioside D, reb D, rebaudioside m and d
    functions:en:sweetener

    <en:e960
    en:E960c, enzymatically produced steviol glycosides, rebaudioside M produced via enzyme modification of steviol glycosides from stevia
    functions:en:sweetener
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e960
    en:E960d, glucosylated steviol glycosides, enzyme modified stevia, enzymatically modified stevia, glucosyl stevia, enzyme modified steviol glycosides, glucosyl steviol glycosides
    functions:en:sweetener
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:sweeteners
    en:monk fruit extract, luo han guo, luo han guo extract, monk fruit, monkfruit extract, monkfruit, organic monk fruit extract, luo han fruit extract, lo han guo, lo han, luo han guo fruit extract, monk fruit juice concentrate, mogroside v, siraitia grosvenorii fruit extract, monk fruit concentrate, organic monk fruit, luo han, luohan guo, monk fruit juice, monk fruit sweetener, lo han guo extract, swingle fruit extract
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes

    <en:artificial sweeteners
    en:E961, neotame
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    cas:en:165450-17-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 9480; 2025; E 961; -; -; ADI raised from 2 to 10 mg/kg body weight per day
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.829; -; -;

    <en:artificial sweeteners
    en:E962, salt of aspartame acesulfame, aspartame acesulfame salt, twinsweet
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; warning; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.3; -; -; contains a source of phenylalanine

    <en:polyols
    en:E964, polyglycitol syrup, polyglycitol
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:polyols
    en:hydrogenated starch hydrolysate, hydrogenated starch hydrolysates, HSH, hydrogenated starch hydrolyzate, hydrogenated starch hydrosylate, hydrogenated glucose syrup
    functions:en:sweetener, humectant, bulking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects

    <en:polyols
    en:E965, maltitols, maltitol, maltitol powder, crystalline maltitol
    functions:en:sweetener, bulking agent, humectant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:585-88-6
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e965
    en:E965i, maltitol crystalline
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e965
    en:E965ii, maltitol syrup, maltitol sirup
    functions:en:sweetener, humectant
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:polyols
    en:E966, lactitol
    functions:en:sweetener, bulking agent
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    exempt:en:EU 1169/2011 Annex II 7(b)
    cas:en:585-86-4
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:polyols
    en:E967, xylitol, birch sugar, xylitol sweetener, birch xylitol, organic xylitol, non GMO xylitol
    functions:en:sweetener, humectant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:87-99-0
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.395; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of mannitol, sorbitol and xylitol, draft final report; 2019; conclusion of September 2019; -; -; safe as used

    <en:polyols
    en:E968, erythritol, organic erythritol, non GMO erythritol, erythritol sweetener, natural erythritol, meso erythritol
    functions:en:sweetener, flavour enhancer, humectant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 8430; 2023; E 968; -; -; ADI 0.5 g/kg body weight per day, high consumers above it
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:artificial sweeteners
    en:E969, advantame
    functions:en:sweetener, flavour enhancer
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.803; -; -;

    <en:sweeteners
    en:allulose, psicose, d-psicose, d allulose, allulose syrup
    functions:en:sweetener, bulking agent
    vegan:en:yes
    vegetarian:en:yes

    <en:sweeteners
    en:tagatose, d tagatose
    functions:en:sweetener
    vegan:en:maybe
    vegetarian:en:maybe

    <en:sweeteners
    en:brazzein, sweet protein, monellin
    functions:en:sweetener

    <en:polyols
    en:sugar alcohol, sugar alcohols
    functions:en:sweetener
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects

    en:E999, quillaia extract, quillaja extract, quillaia, quillaja, soapbark extract, quillaja saponaria extract, yucca and quillaja extract
    functions:en:foaming agent, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:yucca extract, yucca schidigera extract, yucca mohave extract, mohave yucca extract
    functions:en:foaming agent
    vegan:en:yes
    vegetarian:en:yes
    """#
  }
}
