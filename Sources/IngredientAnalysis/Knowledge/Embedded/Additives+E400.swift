extension EmbeddedTables {
  /// Food additives E400 to E499: thickeners, gelling agents, emulsifiers, polyols.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 1169/2011; Directive 95/2/EC; 21 CFR 172, 182, 184; EFSA 2017, 2019, 2021; FDA 89 FR 55040;
  /// California AB 418.
  @inline(never)
  static var additives400: String {
    #"""
    # E400-E499: thickeners, gelling agents, emulsifiers, polyols.
    en:E400, alginic acid
    functions:en:thickener, stabiliser, gelling agent, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9005-32-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1011; -; -;

    en:E401, sodium alginate, algin, sodium alginates
    functions:en:thickener, stabiliser, gelling agent, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9005-38-3

    en:E402, potassium alginate
    functions:en:thickener, stabiliser, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    en:E403, ammonium alginate
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes

    en:E404, calcium alginate
    functions:en:thickener, stabiliser, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    en:alginates, alginate
    functions:en:thickener, stabiliser, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    en:E405, propylene glycol alginate, propane 1\,2 diol alginate
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9005-37-2
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.858; -; -;

    en:E406, agar, agar agar, agar agar powder, agar powder, kanten, agar gum
    functions:en:gelling agent, thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9002-18-0

    en:E407, carrageenan, carrageenan gum, carrageenans, carageenan, carrageenin, irish moss extract, chondrus extract, kappa carrageenan, iota carrageenan, lambda carrageenan, carrageenan extract, vegetable carrageenan
    functions:en:thickener, stabiliser, gelling agent, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-07-1
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of carrageenan, EFSA Journal 5238; 2018; E 407, E 407a; -; -; data lacking on chemistry, exposure and toxicity; no concern for carcinogenicity or genotoxicity
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2021; 172.620; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polysaccharide gums; 2015; 22 October 2015, abstract; -; -; safe as used

    en:E407a, processed eucheuma seaweed, semi refined carrageenan
    functions:en:thickener, stabiliser, gelling agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of carrageenan, EFSA Journal 5238; 2018; E 407, E 407a; -; -; data lacking on chemistry, exposure and toxicity; no concern for carcinogenicity or genotoxicity

    en:furcelleran, INS 408, E408
    functions:en:thickener, gelling agent

    en:arabinogalactan, larch gum, larch arabinogalactan, INS 409, E409
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 172; 2013; 172.610; -; -; smallest quantity needed, in named foods only

    en:E410, locust bean gum, carob bean gum, carob gum, locust bean, locust gum, carob bean, carob seed gum, organic locust bean gum, organic carob bean gum, locust beans gum, ceratonia gum, locust bean gums
    functions:en:thickener, stabiliser, gelling agent, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-40-2
    evidence:en:1; gap; exposure; oral; infant; world; EFSA; follow-up on locust bean gum, EFSA Journal 7775; 2023; E 410; -; -; margin of exposure above 1 in some scenarios only, foods for special medical purposes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1343; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of galactomannans; 2015; Int J Toxicol, doi 10.1177/1091581815586798; -; -; safe as used

    en:oat gum, INS 411, E411
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:gluten

    en:E412, guar gum, guar, guar gums, guar bean gum, guaran, organic guar gum, guar seed gum
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-30-0
    evidence:en:1; gap; exposure; oral; infant; world; EFSA; re-evaluation of guar gum, EFSA Journal 4669; 2017; E 412; -; -; abdominal discomfort to be monitored in foods for infants and young children
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of guar gum, EFSA Journal 4669; 2017; E 412; -; -; no numerical ADI needed, no safety concern for the general population
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 1973; 184.1339; -; -;

    <en:e412
    en:partially hydrolyzed guar gum, partially hydrolysed guar gum, hydrolyzed guar gum, guar fiber, guar fibre
    functions:en:thickener
    vegan:en:yes
    vegetarian:en:yes

    en:E413, tragacanth, tragacanth gum, gum tragacanth
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-65-1

    en:E414, acacia gum, gum arabic, gum acacia, arabic gum, acacia, gum arabic acacia, acacia senegal gum, organic gum acacia, organic gum arabic, acacia fiber, acacia fibre, organic acacia gum, acacia gum fiber, vegetable gum arabic, organic acacia, organic acacia fiber, gum arabic from acacia tree
    functions:en:thickener, stabiliser, emulsifier, glazing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-01-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 1988; 184.1330; -; -;

    en:E415, xanthan gum, xanthan, xanthum gum, xantham gum, xanthan gums, zanthan gum, organic xanthan gum, xanthangum, xantan gum, corn sugar gum
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:11138-66-2
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2009; 172.695; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of xanthan gum, EFSA Journal 4909; 2017; E 415; -; -; no adverse effects at the highest doses tested, no concern for genotoxicity
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of microbial polysaccharide gums; 2016; Int J Toxicol 35, 5S-49S; -; -; safe as used

    en:E416, karaya gum, gum karaya, sterculia gum
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-36-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E417, tara gum, tara bean gum, organic tara gum
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:39300-88-4

    en:E418, gellan gum, gellan, high acyl gellan gum, low acyl gellan gum, organic gellan gum
    functions:en:thickener, gelling agent, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:71010-52-1
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2018; 172.665; -; -;

    en:gum ghatti, ghatti gum, indian gum, INS 419, E419
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-28-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1333; -; -;

    en:vegetable gum, vegetable gums, gum, gums, food gum, food gums, gum blend, carbohydrate gum, stabilizer gums, natural gums
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes

    <en:polyols
    en:E420, sorbitols, sorbitol, sorbitol solution
    functions:en:sweetener, humectant, bulking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:50-70-4
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of mannitol, sorbitol and xylitol, draft final report; 2019; conclusion of September 2019; -; -; safe as used

    <en:e420
    en:E420i, d sorbitol, d glucitol
    functions:en:sweetener, humectant
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e420
    en:E420ii, sorbitol syrup, d glucitol syrup
    functions:en:sweetener, humectant
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:polyols
    en:E421, mannitol, d mannitol, mannitols
    functions:en:sweetener, anti caking agent, bulking agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:69-65-8
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of mannitol, sorbitol and xylitol, draft final report; 2019; conclusion of September 2019; -; -; safe as used

    <en:e421
    en:E421i, mannitol by hydrogenation
    functions:en:sweetener
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects

    <en:e421
    en:E421ii, mannitol manufactured by fermentation
    functions:en:sweetener
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex III 2.4; -; -; above 10 percent added polyols: excessive consumption may produce laxative effects

    en:E422, glycerol, glycerin, glycerine, vegetable glycerin, vegetable glycerine, glycerin vegetable, kosher glycerin, natural glycerin, organic glycerin, organic vegetable glycerin, food grade glycerin, glycerol from vegetable origin, vegetable glycerol, glycerin from vegetable source, plant glycerin, glycerin of vegetable origin
    functions:en:humectant, thickener, sweetener
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:56-81-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1320; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of glycerin; 2019; Int J Toxicol 38 (3 Suppl), 6S-22S; -; -; safe as used, up to 78.5 % leave-on

    en:curdlan, INS 424, E424
    functions:en:gelling agent, thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.809; -; -;

    en:E423, octenyl succinic acid modified gum arabic, OSA modified gum arabic, modified gum arabic, gum arabic modified, modified gum acacia, modified acacia gum, octenyl succinic acid modified acacia gum
    functions:en:emulsifier
    vegan:en:yes
    vegetarian:en:yes

    en:E425, konjac gum and glucomannan
    functions:en:thickener, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    <en:e425
    en:E425i, konjac gum, konnyaku gum, konjac flour, organic konjac flour
    functions:en:thickener, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    <en:e425
    en:E425ii, konjac glucomannan, glucomannan
    functions:en:thickener, gelling agent
    vegan:en:yes
    vegetarian:en:yes

    en:E426, soybean hemicellulose, soya hemicellulose, soy hemicellulose, soluble soybean polysaccharide, soluble soybean polysaccharides, soybean polysaccharide
    functions:en:emulsifier, thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E427, cassia gum
    functions:en:thickener, gelling agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:psyllium seed gum, INS 429
    functions:en:thickener

    <en:ethoxylated ingredients
    en:E430, polyoxyethylene (8) stearate, polyoxyl 8 stearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe

    <en:ethoxylated ingredients
    en:E431, polyoxyethylene (40) stearate, polyoxyl 40 stearate, polyoxyl stearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used

    <en:polysorbates
    en:E432, polyoxyethylene sorbitan monolaurate, polysorbate 20
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:9005-64-5
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:polysorbates
    en:E433, polyoxyethylene sorbitan monooleate, polysorbate 80, polysorbate 80 an emulsifier
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:9005-65-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.840; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:polysorbates
    en:E434, polyoxyethylene sorbitan monopalmitate, polysorbate 40
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:9005-66-7
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:polysorbates
    en:E435, polyoxyethylene sorbitan monostearate, polysorbate 60
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:9005-67-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.836; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:polysorbates
    en:E436, polyoxyethylene sorbitan tristearate, polysorbate 65
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:9005-71-4
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.838; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated ingredients
    en:polysorbates, polysorbate, E432-E436
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:1; gap; exposure; oral; everyone; world; EFSA; re-evaluation of polysorbates, EFSA Journal 4152; 2015; E 432-436; -; -; group ADI 25 mg/kg body weight per day, toddlers at the highest level close to it, more data on use needed

    en:E440, pectins, pectin, fruit pectin, citrus pectin, apple pectin, pectine, natural fruit pectin, organic pectin, high methoxyl pectin, low methoxyl pectin, citrus fruit pectin
    functions:en:gelling agent, thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9000-69-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1588; -; -;

    <en:e440
    en:E440i, high ester pectin
    functions:en:gelling agent, thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1588; -; -;

    <en:e440
    en:E440ii, amidated pectin
    functions:en:gelling agent, thickener, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1588; -; -;

    en:E442, ammonium phosphatides, emulsifier YN, ammonium salts of phosphatidic acid, phosphatidic acid ammonium salt
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:brominated vegetable oil, BVO, INS 443, E443, brominated vegetable oils
    functions:en:emulsifier, clouding agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8016-94-2
    evidence:en:4; ban; hazard; oral; everyone; US; FDA; 89 FR 55040; 2024; 21 CFR 180.30; 2024-08-02; -; authorisation revoked
    evidence:en:4; ban; hazard; oral; everyone; US-CA; California; AB 418 (Stats. 2023 ch. 328); 2023; HSC 109025; 2027-01-01; -; no food containing it may be sold
    evidence:en:3; ban; hazard; oral; everyone; world; FDA; 89 FR 55040; 2024; 21 CFR 180.30; 2024-08-02; -; banned in a major market

    en:E444, sucrose acetate isobutyrate, SAIB
    functions:en:emulsifier, stabiliser, clouding agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:126-13-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.833; -; -;

    en:E445, glycerol esters of wood rosins, glycerol ester of wood rosin, ester gum, glycerol ester of rosin, glyceryl abietate, glycerol ester of gum rosin, glycerol esters of wood rosin, glyceryl ester of wood rosin, glycerol ester wood rosin, ester of wood rosin, ester gums, glycerin ester of wood rosin, glycerine ester of wood rosin
    functions:en:emulsifier, stabiliser
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E446, succistearin, INS 446
    functions:en:emulsifier

    <en:phosphates
    en:E450, diphosphates, diphosphate, pyrophosphate, pyrophosphates, sodium pyrophosphate, sodium diphosphate
    functions:en:raising agent, emulsifier, stabiliser, sequestrant, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450i, disodium diphosphate, sodium acid pyrophosphate, disodium dihydrogen diphosphate, disodium dihydrogen pyrophosphate, disodium pyrophosphate, SAPP, acid sodium pyrophosphate, sodium acid pyro phosphate, sodium acid pyrophosphate to maintain color, sodium acid pyrophosphate added to maintain color, sodium acid pyrophosphates, sodium acid pyrophosphate added to maintain natural color, sodium acid pyrophosphate to preserve natural color, sodium acid pyrophosphate added to preserve natural color
    functions:en:raising agent, sequestrant, acidity regulator, colour retention agent
    cas:en:7758-16-9
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1087; -; -;

    <en:e450
    en:E450ii, trisodium diphosphate, trisodium pyrophosphate
    functions:en:raising agent, emulsifier, stabiliser
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450iii, tetrasodium diphosphate, tetrasodium pyrophosphate, tetra sodium pyrophosphate, tetrasodiumpyrophosphate, TSPP
    functions:en:emulsifier, sequestrant, stabiliser
    cas:en:7722-88-5
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6789; -; -;

    <en:e450
    en:dipotassium diphosphate, dipotassium pyrophosphate, INS 450iv
    functions:en:emulsifier, stabiliser
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450v, tetrapotassium diphosphate, tetrapotassium pyrophosphate
    functions:en:emulsifier, stabiliser, sequestrant
    cas:en:7320-34-5
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450vi, dicalcium diphosphate, calcium pyrophosphate
    functions:en:raising agent, emulsifier
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450vii, calcium dihydrogen diphosphate, calcium acid pyrophosphate, acid calcium pyrophosphate
    functions:en:raising agent, emulsifier
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e450
    en:E450ix, magnesium dihydrogen diphosphate, acid magnesium pyrophosphate
    functions:en:raising agent
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:phosphates
    en:E451, triphosphates, triphosphate, tripolyphosphate
    functions:en:emulsifier, stabiliser, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e451
    en:E451i, pentasodium triphosphate, sodium tripolyphosphate, pentasodium tripolyphosphate, sodium triphosphate, sodium tri polyphosphate, STPP, sodium tripolyphosphates, sodium tripoly phosphate
    functions:en:emulsifier, stabiliser, sequestrant, humectant
    cas:en:7758-29-4
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1810; -; -;

    <en:e451
    en:E451ii, pentapotassium triphosphate, potassium tripolyphosphate
    functions:en:emulsifier, stabiliser
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:phosphates
    en:E452, polyphosphates, polyphosphate
    functions:en:emulsifier, stabiliser, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e452
    en:E452i, sodium polyphosphates, sodium polyphosphate, sodium hexametaphosphate, hexametaphosphate, sodium metaphosphate, sodium hexa metaphosphate, SHMP, sodium hexametaphosphates, sodium polyphosphates glassy, insoluble sodium metaphosphate, graham's salt
    functions:en:emulsifier, stabiliser, sequestrant, preservative
    cas:en:10124-56-8, 68915-31-1
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6760; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sodium metaphosphate, trimetaphosphate and hexametaphosphate; 2001; Int J Toxicol 20 (3 Suppl), 75-89; -; -; safe when formulated not to irritate

    <en:e452
    en:E452ii, potassium polyphosphates, potassium polyphosphate, potassium metaphosphate
    functions:en:emulsifier, stabiliser
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e452
    en:E452iii, sodium calcium polyphosphate
    functions:en:emulsifier
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e452
    en:E452iv, calcium polyphosphates, calcium polyphosphate, calcium hexametaphosphate
    functions:en:emulsifier
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6203; -; -;

    en:E456, potassium polyaspartate
    functions:en:stabiliser
    vegan:en:yes
    vegetarian:en:yes

    en:alpha cyclodextrin, INS 457, E457, α-cyclodextrin
    functions:en:stabiliser

    en:gamma cyclodextrin, INS 458, E458
    functions:en:stabiliser
    vegan:en:yes
    vegetarian:en:yes

    en:E459, beta cyclodextrin, betadex
    functions:en:stabiliser, carrier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7585-39-9

    en:E460, cellulose, cellulose fiber, cellulose fibre, vegetable cellulose, plant cellulose, cellulose from wood, bamboo cellulose, organic cellulose
    functions:en:bulking agent, anti caking agent, thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-34-6

    <en:e460
    en:E460i, microcrystalline cellulose, cellulose gel, MCC, microcrystaline cellulose, micro crystalline cellulose, cellulose microcrystalline, cellulose gel microcrystalline cellulose
    functions:en:bulking agent, stabiliser, thickener, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    <en:e460
    en:E460ii, powdered cellulose, cellulose powder, cellulose powdered, powdered cellulose to prevent caking, powdered cellulose added to prevent caking, powdered cellulose anticaking agent, cellulose powder to prevent caking, organic powdered cellulose, powdered cellulose an anti caking agent, powdered cellulose prevents caking
    functions:en:anti caking agent, bulking agent, thickener
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    en:E461, methyl cellulose, methylcellulose, modified vegetable cellulose methylcellulose, plant based methylcellulose
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-67-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1480; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:E462, ethyl cellulose, ethylcellulose
    functions:en:bulking agent, carrier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-57-3
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    en:E463, hydroxypropyl cellulose, hydroxypropylcellulose, HPC, hyprolose
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-64-2
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:E463a, low substituted hydroxypropyl cellulose, L-HPC
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; safety of low-substituted hydroxypropyl cellulose; 2017; L-HPC; -; -; no safety concern from use in tablets of food supplements

    en:E464, hydroxypropyl methyl cellulose, hydroxypropyl methylcellulose, hydroxypropylmethylcellulose, hypromellose, HPMC, methylhydroxypropylcellulose
    functions:en:thickener, stabiliser, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-65-3
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:E465, ethyl methyl cellulose, methylethylcellulose, methyl ethyl cellulose, ethylmethylcellulose
    functions:en:thickener, emulsifier
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    en:E466, sodium carboxy methyl cellulose, cellulose gum, carboxymethylcellulose, sodium carboxymethylcellulose, sodium carboxymethyl cellulose, carboxymethyl cellulose, carboxy methyl cellulose, CMC, CMC gum, sodium cmc, carmellose, carboxymethylcellulose sodium, cellulose gum carboxymethylcellulose, cellulose gums, carboxymethyl cellulose sodium, sodium carboxy methylcellulose
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:9004-32-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1745; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:ethyl hydroxyethyl cellulose, INS 467, E467, ethylhydroxyethylcellulose
    functions:en:thickener, emulsifier
    vegan:en:yes
    vegetarian:en:yes

    en:E468, cross linked sodium carboxy methyl cellulose, croscarmellose sodium, cross linked cellulose gum, croscarmellose, crosslinked sodium carboxymethylcellulose
    functions:en:stabiliser, carrier
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    en:E469, enzymatically hydrolysed carboxy methyl cellulose, enzymatically hydrolyzed carboxymethyl cellulose, enzymatically hydrolysed cellulose gum
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of celluloses, EFSA Journal 5047; 2018; E 460-469; -; -; not absorbed, no genotoxic concern; ADI not specified by JECFA

    en:modified cellulose, modified vegetable cellulose, cellulose modified, modified plant cellulose, modified cellulose gum
    functions:en:thickener, stabiliser
    vegan:en:yes
    vegetarian:en:yes

    <en:fatty acid salts
    en:E470a, sodium potassium and calcium salts of fatty acids, salts of fatty acids, calcium salts of fatty acids, sodium salts of fatty acids, potassium salts of fatty acids
    functions:en:emulsifier, stabiliser, anti caking agent
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.863; -; -;

    <en:fatty acid salts
    en:E470b, magnesium salts of fatty acids
    functions:en:emulsifier, stabiliser, anti caking agent
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.863; -; -;

    <en:e470b
    en:magnesium stearate, INS 470iii, E572, vegetable magnesium stearate, vegetable stearate, magnesium stearates
    functions:en:anti caking agent, release agent, emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:557-04-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1440; -; -;

    <en:e470a
    en:calcium stearate, INS 470i, vegetable calcium stearate
    functions:en:anti caking agent, release agent, emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:1592-23-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.863; -; -;

    <en:e470a
    en:sodium stearate, potassium stearate, sodium oleate, potassium oleate, sodium palmitate, calcium palmitate, calcium oleate
    functions:en:emulsifier, anti caking agent

    en:fatty acid salts, fatty acids salts, stearates, stearate
    functions:en:emulsifier, anti caking agent
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe

    en:fatty acids, fatty acid, mixed fatty acids, vegetable fatty acids
    functions:en:glazing agent, emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.860; -; -;

    en:E471, mono and diglycerides of fatty acids, mono- and diglycerides, monoglycerides, diglycerides, mono and di glycerides, monoglycerides and diglycerides, mono diglycerides, monodiglycerides, monoglyceride, diglyceride, distilled monoglycerides, distilled monoglyceride, vegetable mono and diglycerides, vegetable mono- & diglycerides, vegetable monoglycerides, vegetable diglycerides, mono- and di-glycerides of fatty acids, mono diglycerides of fatty acids, monoglycerides of fatty acids, diglycerides of fatty acids, mono and diglyceride, mono and digylcerides, monoand diglycerides, monoglycerides and/or diglycerides, glycerides, monodiglycerides of fatty acids, mono and diglycerides an emulsifier, mono and diglycerides emulsifier, mono and diglycerides emulsifiers, monoglycerides emulsifier, mono and diglycerides from vegetable oil, mono and diglycerides of vegetable fatty acids, mono and diglycerides from palm, emulsifier mono and diglycerides, mono diglycerides emulsifier, organic mono and diglycerides, hydrogenated monoglycerides, distilled mono and diglycerides, distilled monodiglycerides, mono and diglycerides vegetable, mono dyglycerides
    functions:en:emulsifier, stabiliser
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    cas:en:31566-31-1
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Directive 95/2/EC; 2006; Annex VI; -; -; permitted in infant formula, E 322, E 471, E 472c and E 473 share one maximum; directive since replaced by 1333/2008
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 6885; 2021; E 471; -; -; no numerical ADI, lower impurity limits asked
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; EFSA Journal 6885; 2021; E 471; -; -; no concern under 16 weeks
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1505; -; -;

    <en:e471
    en:glycerol monostearate, glyceryl monostearate, monostearin, GMS, glycerin monostearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:31566-31-1
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 1999; 184.1324; -; -;

    <en:e471
    en:glyceryl monooleate, glycerol monooleate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2008; 184.1323; -; -;

    en:glyceryl tristearate, tristearin
    functions:en:emulsifier, release agent
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.811; -; -;

    <en:e472
    en:E472a, acetic acid esters of mono and diglycerides of fatty acids, acetylated monoglycerides, acetylated mono and diglycerides, acetylated monoglyceride, acetylated mono diglycerides, acetic acid esters of mono and diglycerides, distilled acetylated monoglycerides, acetem, acetylated mono and diglycerides of fatty acids
    functions:en:emulsifier, glazing agent
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.828; -; -;

    <en:e472
    en:E472b, lactic acid esters of mono and diglycerides of fatty acids, lactylated mono and diglycerides, lactylated monoglycerides, glyceryl lacto esters of fatty acids, glycerol lacto esters of fatty acids, lactic acid esters of mono and diglycerides, glyceryl lactyl esters of fatty acids, lactem, glycerol lactoesters of fatty acids, lactated mono diglycerides, glycero lacto esters of fatty acids, lactylated mono diglycerides
    functions:en:emulsifier
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.852; -; -;

    <en:e472
    en:E472c, citric acid esters of mono and diglycerides of fatty acids, citric acid esters of mono and diglycerides, monoglyceride citrate, citrem, citric acid ester of mono and diglycerides
    functions:en:emulsifier, stabiliser
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Directive 95/2/EC; 2006; Annex VI; -; -; permitted in infant formula, E 322, E 471, E 472c and E 473 share one maximum; directive since replaced by 1333/2008
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.832; -; -;

    <en:e472
    en:E472d, tartaric acid esters of mono and diglycerides of fatty acids, tartaric acid esters of mono and diglycerides
    functions:en:emulsifier

    <en:e472
    en:E472e, mono and diacetyl tartaric acid esters of mono and diglycerides of fatty acids, DATEM, diacetyl tartaric acid esters of mono and diglycerides, diacetyl tartaric acid ester of mono and diglycerides, diacetyl tartaric acid esters of mono diglycerides, diacetyl tartaric acid esters of monoglycerides, diacetyl tartaric and fatty acid esters of glycerol, diacetyl tartaric acid esters, diacetyltartaric acid esters of mono and diglycerides, datem an emulsifier, diacetyl tartaric acid ester of mono diglycerides, data esters, diacetyl tartaric acid esters of mono and diglycerides of fatty acids, diacetyl tartaric acid esters of mono and diglycerides DATEM, diacetyl tartaric ester of mono and diglycerides, data ester
    functions:en:emulsifier, dough conditioner
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1101; -; -;

    <en:e472
    en:E472f, mixed acetic and tartaric acid esters of mono and diglycerides of fatty acids
    functions:en:emulsifier

    en:E472, esters of mono and diglycerides of fatty acids, esters of mono and diglycerides, fatty acid esters of glycerol
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe

    <en:e472
    en:succinylated monoglycerides, INS 472g, succinylated mono and diglycerides, E472g
    functions:en:emulsifier, dough conditioner
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.830; -; -;

    en:E473, sucrose esters of fatty acids, sucrose fatty acid esters, sucrose ester, sucrose esters, sucrose fatty acid ester, sucrose stearate, sucrose monostearate, sugar esters
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Directive 95/2/EC; 2006; Annex VI; -; -; permitted in infant formula, E 322, E 471, E 472c and E 473 share one maximum; directive since replaced by 1333/2008
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.859; -; -;

    en:E474, sucroglycerides
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E475, polyglycerol esters of fatty acids, polyglycerol esters, polyglyceryl esters of fatty acids, polyglycerol ester of fatty acids, polyglycerol esters of mixed fatty acids, polyglycerol esters of vegetable fatty acids, polyglycerides of fatty acids, triglycerol monostearate, decaglycerol, polyglycerol monoesters of fatty acids, triglyceryl monostearate, hexaglyceryl distearate, polyglycerol fatty acid esters, decaglyceryl monooleate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.854; -; -;

    en:E476, polyglycerol polyricinoleate, PGPR, polyglycerol polyricinoleic acid, polyglycerol esters of interesterified ricinoleic acid, PGPR an emulsifier, polyglycerol polyricinoleate PGPR, PGPR emulsifier, polyglyceryl polyricinoleate, emulsifier PGPR
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:29894-35-7
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E477, propylene glycol esters of fatty acids, propylene glycol monoesters, propane 1\,2 diol esters of fatty acids, propylene glycol mono and diesters of fatty acids, propylene glycol mono and diesters of fats and fatty acids, propylene glycol mono and diesters, propylene glycol monostearate, propylene glycol esters, propylene glycol monoester, propylene glycol mono and di esters of fats and fatty acids, propylene glycol ester of fatty acids, propylene glycol mono & diesters of fatty acids, propylene glycol monoesters of fatty acids, propylene glycol mono and diesters of fats, diesters of fats, diesters of fats and fatty acids, PGME, propylene glycol mono esters, propylene glycol mono and diester of fats and fatty acids, propylene glycol monoesters and diesters, propylene glycol diesters
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.856; -; -;

    en:lactylated fatty acid esters of glycerol and propylene glycol, INS 478, E478, lactylated esters of fatty acids, propylene glycol lactostearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.850; -; -;

    en:E479b, thermally oxidised soya bean oil interacted with mono and diglycerides of fatty acids, thermally oxidized soybean oil with mono and diglycerides, thermally oxidised soya bean oil
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    allergens:en:soybeans
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:dioctyl sodium sulfosuccinate, dioctyl sodium sulphosuccinate, docusate sodium, INS 480, E480, DSS
    functions:en:emulsifier, humectant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:577-11-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.810; -; -;

    <en:stearoyl lactylates
    en:E481, sodium stearoyl 2 lactylate, sodium stearoyl lactylate, SSL, sodium steroyl lactylate, sodium steoroyl lactylate, sodium stearyl lactylate, sodium stearoyl lactate, sodium stearoyl lactylates, sodium stearol lactylate, sodium stearoyl, sodium stearyl-2-lactylate, sodium 2-stearoyl lactylate, stearoyl lactylate of sodium
    functions:en:emulsifier, stabiliser, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    cas:en:25383-99-7
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation, EFSA Journal 3144, and exposure statement, EFSA Journal 3125; 2013; E 481-482; -; -; ADI 22 mg/kg body weight per day, exposure of toddlers and children above it
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.846; -; -;

    <en:stearoyl lactylates
    en:E482, calcium stearoyl 2 lactylate, calcium stearoyl lactylate, calcium stearyl lactylate, calcium steroyl lactylate, CSL
    functions:en:emulsifier, stabiliser, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    cas:en:5793-94-2
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation, EFSA Journal 3144, and exposure statement, EFSA Journal 3125; 2013; E 481-482; -; -; ADI 22 mg/kg body weight per day, exposure of toddlers and children above it
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.844; -; -;

    en:stearoyl lactylates, stearoyl lactylate, stearoyl 2 lactylate, lactylate, lactylic esters of fatty acids, lactylic stearate, stearyl lactylate
    functions:en:emulsifier, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    from_palm_oil:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.848; -; -;

    en:E483, stearyl tartrate
    functions:en:emulsifier, flour treatment agent
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:stearyl citrate, INS 484, E484
    functions:en:emulsifier, sequestrant
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:stearyl monoglyceridyl citrate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe

    en:sodium stearoyl fumarate, sodium stearyl fumarate, INS 485, E485
    functions:en:dough conditioner, emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.826; -; -;

    en:calcium stearoyl fumarate, INS 486
    functions:en:emulsifier

    <en:sulfates
    en:sodium laurylsulphate, sodium lauryl sulfate, sodium lauryl sulphate, INS 487, E487
    functions:en:emulsifier, foaming agent
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:151-21-3
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.822; -; -;

    <en:ethoxylated ingredients
    en:ethoxylated mono and diglycerides, INS 488, E488, ethoxylated monoglycerides, ethoxylated mono diglycerides, ethoxylated diglycerides, ethoxylated mono, polyoxyethylene 20 mono and diglycerides of fatty acids, polyglycerate 60, etholylated mono and diglycerides
    functions:en:emulsifier, dough conditioner
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.834; -; -;

    en:methyl glucoside coconut oil ester, INS 489, E489
    functions:en:emulsifier
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.816; -; -;

    <en:sorbitan esters
    en:E491, sorbitan monostearate, sorbitan stearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:1338-41-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.842; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    <en:sorbitan esters
    en:E492, sorbitan tristearate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:26658-19-5
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    <en:sorbitan esters
    en:E493, sorbitan monolaurate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:1338-39-2
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    <en:sorbitan esters
    en:E494, sorbitan monooleate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:1338-43-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    <en:sorbitan esters
    en:E495, sorbitan monopalmitate
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    cas:en:26266-57-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:sorbitan esters, sorbitan esters of fatty acids, sorbitan ester
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe

    <en:sorbitan esters
    en:sorbitan trioleate, INS 496
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    halal:en:maybe
    kosher:en:maybe
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:E499, stigmasterol rich plant sterols
    functions:en:stabiliser
    vegan:en:yes
    vegetarian:en:yes
    """#
  }
}
