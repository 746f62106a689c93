extension EmbeddedTables {
  /// Food additives E200 to E299: preservatives and acids.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 1169/2011, (EU) 2023/2108; 21 CFR 172, 181, 182, 184; EFSA 2022; California AB 418.
  @inline(never)
  static var additives200: String {
    #"""
    # E200-E299: preservatives and acids.
    en:E200, sorbic acid, sorbic acid preservative, sorbic acid as a preservative
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:110-44-1
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3089; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; follow-up of sorbic acid and potassium sorbate, EFSA Journal 5625; 2019; E 200, E 202; -; -; group ADI raised from 3 to 11 mg sorbic acid per kg body weight

    en:E201, sodium sorbate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; world; EFSA; re-evaluation of sorbates, EFSA Journal 4144; 2015; sodium sorbate; -; -; positive genotoxicity data

    en:E202, potassium sorbate, sorbate of potash, potassium sorbate preservative, potassium sorbate as a preservative, potassium sorbates, sorbate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:24634-61-5
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; follow-up of sorbic acid and potassium sorbate, EFSA Journal 5625; 2019; E 200, E 202; -; -; group ADI raised from 3 to 11 mg sorbic acid per kg body weight

    en:E203, calcium sorbate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; world; EFSA; re-evaluation of sorbates, EFSA Journal 4144; 2015; E 203; -; -; data on genotoxicity lacking, not in the group ADI

    <en:parabens
    en:heptylparaben, heptyl p hydroxybenzoate, heptyl paraben, INS 209
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.145; -; -;

    en:E210, benzoic acid
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:65-85-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1021; -; -;

    en:E211, sodium benzoate, benzoate of soda, sodium benzoate preservative, sodium benzoate as a preservative, sodium benzoate as preservative
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:532-32-1
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1733; -; -; up to 0.1 percent in food

    en:E212, potassium benzoate, benzoate of potash
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E213, calcium benzoate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:parabens
    en:E214, ethyl p hydroxybenzoate, ethylparaben, ethyl para hydroxybenzoate, ethyl paraben
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; group ADI 0-10 mg/kg body weight

    <en:parabens
    en:E215, sodium ethyl p hydroxybenzoate, sodium ethylparaben
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; group ADI 0-10 mg/kg body weight

    <en:parabens
    en:E216, propyl p hydroxybenzoate, propylparaben, propyl paraben, propyl para hydroxybenzoate, propyl parahydroxybenzoate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:94-13-3
    evidence:en:4; ban; hazard; oral; everyone; US-CA; California; AB 418 (Stats. 2023 ch. 328); 2023; HSC 109025; 2027-01-01; -; no food containing it may be sold
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; propylparaben; 2025-08-19; -; post-market review speeded up
    evidence:en:1; gap; hazard; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; no ADI could be recommended, effects on sperm of young rats

    <en:parabens
    en:E217, sodium propyl p hydroxybenzoate, sodium propylparaben
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; no ADI could be recommended, effects on sperm of young rats

    <en:parabens
    en:E218, methyl p hydroxybenzoate, methylparaben, methyl paraben, methyl para hydroxybenzoate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:99-76-3
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; group ADI 0-10 mg/kg body weight

    <en:parabens
    en:E219, sodium methyl p hydroxybenzoate, sodium methylparaben
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; opinion on parabens in food; 2004; E 214-219; -; -; group ADI 0-10 mg/kg body weight

    <en:sulphites
    en:E220, sulphur dioxide, sulfur dioxide, preserved with sulfur dioxide, sulphur dioxide preservative, SO2
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2019; 182.3862; -; -; not in meats, sources of vitamin B1, or fruits and vegetables sold or served raw
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E221, sodium sulphite, sodium sulfite
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7757-83-7
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E222, sodium hydrogen sulphite, sodium hydrogen sulfite, sodium bisulphite, sodium bisulfite, bisulphite, bisulfite, bisulphites, bisulfites
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7631-90-5
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2019; 182.3739; -; -; not in meats, sources of vitamin B1, or fruits and vegetables sold or served raw
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E223, sodium metabisulphite, sodium metabisulfite, sodium pyrosulphite, sodium pyrosulfite, sodium meta bisulfite, metabisulphite, metabisulfite
    functions:en:preservative, antioxidant, flour treatment agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7681-57-4
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2019; 182.3766; -; -; not in meats, sources of vitamin B1, or fruits and vegetables sold or served raw
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E224, potassium metabisulphite, potassium metabisulfite, potassium pyrosulphite
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:16731-55-8
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:potassium sulphite, potassium sulfite, INS 225
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes

    <en:sulphites
    en:E226, calcium sulphite, calcium sulfite
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E227, calcium hydrogen sulphite, calcium hydrogen sulfite, calcium bisulphite, calcium bisulfite
    functions:en:preservative, antioxidant, firming agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    <en:sulphites
    en:E228, potassium hydrogen sulphite, potassium hydrogen sulfite, potassium bisulphite, potassium bisulfite
    functions:en:preservative, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; EFSA Journal 7594; 2022; E 220-228; -; -; temporary group ADI withdrawn, margin of exposure too low for high consumers of all groups but adolescents
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; allergen; hazard; oral; everyone; EU; EU; Reg. (EU) 1169/2011; 2011; Annex II 12; -; -; to be named above 10 mg/kg or 10 mg/l as total SO2

    en:E230, biphenyl, diphenyl
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E231, orthophenyl phenol, o phenylphenol, ortho phenyl phenol, 2-phenylphenol
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E232, sodium orthophenyl phenol, sodium o phenylphenol
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E233, thiabendazole
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E234, nisin, nisin preparation
    functions:en:preservative
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:1414-45-5
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E235, natamycin, pimaricin, natamycin preservative, natamycin a natural mold inhibitor
    functions:en:preservative
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:7681-93-8
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.155; -; -;

    en:E236, formic acid
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:64-18-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E237, sodium formate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E238, calcium formate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:formaldehyde releasers
    en:E239, hexamethylene tetramine, hexamethylenetetramine, hexamine, methenamine
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E240, formaldehyde
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:gum guaiac, guaiac resin, guaiacum, INS 241, E241
    functions:en:preservative, antioxidant

    en:E242, dimethyl dicarbonate, DMDC, velcorin
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.133; -; -;

    en:E243, ethyl lauroyl arginate, lauric arginate, lauramide arginine ethyl ester, ethyl lauroyl arginate HCl
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E246, glycolipids, dacryopinax glycolipids
    functions:en:preservative
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:nitrites and nitrates
    en:E249, potassium nitrite
    functions:en:preservative, colour retention agent, curing agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2025-10-09; -; lower limits as ions for added and residual amounts
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of nitrites, EFSA Journal 4786; 2017; E 249-250; -; -; ADI 0.07 mg nitrite ion per kg body weight, slightly exceeded by children at the highest level
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 181; 2006; 181.34; -; -; prior sanction for curing red meat and poultry products

    <en:nitrites and nitrates
    en:E250, sodium nitrite, nitrite, nitrite of soda
    functions:en:preservative, colour retention agent, curing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7632-00-0
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2025-10-09; -; lower limits as ions for added and residual amounts
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of nitrites, EFSA Journal 4786; 2017; E 249-250; -; -; ADI 0.07 mg nitrite ion per kg body weight, slightly exceeded by children at the highest level
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.175; -; -;
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 181; 2006; 181.34; -; -; prior sanction for curing red meat and poultry products

    <en:nitrites and nitrates
    en:E251, sodium nitrate, nitrate of soda, chile saltpetre
    functions:en:preservative, colour retention agent, curing agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7631-99-4
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2025-10-09; -; lower limits as ions for added and residual amounts
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2026-10-09; -; ripened cheese 75 instead of 150 mg/kg
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of nitrates; 2017; E 251-252; -; -; use as additive alone below the ADI of 3.7 mg/kg body weight, all sources of nitrate together above it
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.170; -; -;

    <en:nitrites and nitrates
    en:E252, potassium nitrate, saltpetre, saltpeter, nitrate of potash
    functions:en:preservative, colour retention agent, curing agent
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:7757-79-1
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2025-10-09; -; lower limits as ions for added and residual amounts
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2023/2108; 2023; Annex I; 2026-10-09; -; ripened cheese 75 instead of 150 mg/kg
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of nitrates; 2017; E 251-252; -; -; use as additive alone below the ADI of 3.7 mg/kg body weight, all sources of nitrate together above it
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.160; -; -;

    <en:nitrites and nitrates
    en:curing salt, pink salt curing, prague powder, nitrite curing salt, nitrited curing salt, cured with sodium nitrite
    functions:en:preservative, curing agent
    vegan:en:yes
    vegetarian:en:yes

    <en:nitrites and nitrates
    en:cultured celery powder, cultured celery juice powder, cultured celery juice, cultured celery, cultured celery extract, fermented celery powder, fermented celery juice, celery powder cultured
    functions:en:curing agent, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:celery

    en:E260, acetic acid, glacial acetic acid
    functions:en:acid, acidity regulator, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:64-19-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1005; -; -;

    en:E261, potassium acetates, potassium acetate
    functions:en:acidity regulator, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:127-08-2

    <en:e261
    en:E261ii, potassium diacetate
    functions:en:acidity regulator, preservative

    en:E262, sodium acetates
    functions:en:acidity regulator, preservative
    vegan:en:yes
    vegetarian:en:yes

    <en:e262
    en:E262i, sodium acetate
    functions:en:acidity regulator, preservative
    cas:en:127-09-3
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1721; -; -;

    <en:e262
    en:E262ii, sodium diacetate, sodium hydrogen acetate
    functions:en:acidity regulator, preservative

    en:E263, calcium acetate, calcium acetates
    functions:en:acidity regulator, preservative, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:62-54-4

    en:ammonium acetate, INS 264
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:dehydroacetic acid, INS 265
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:520-45-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.130; -; -;

    en:sodium dehydroacetate, INS 266
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes

    en:E267, buffered white vinegar, buffered distilled vinegar
    functions:en:preservative, acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:E270, lactic acid, lactic acid powder, food grade lactic acid, L lactic acid, vegetable lactic acid
    functions:en:acid, acidity regulator, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:50-21-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1061; -; -;
    evidence:en:1; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of alpha hydroxy acids; 2017; Int J Toxicol 36 (5 Suppl 2), 15S-21S; -; -; safe up to 10 % at pH 3.5 or more, may raise sun sensitivity

    en:E280, propionic acid
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:79-09-4
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1081; -; -;

    en:E281, sodium propionate, sodium propionate preservative
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:137-40-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1784; -; -;

    en:E282, calcium propionate, propionate of calcium, calcium propionate preservative, calcium propanoate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:4075-81-4
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1221; -; -;

    en:E283, potassium propionate
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E284, boric acid
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E285, sodium tetraborate, borax
    functions:en:preservative
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E290, carbon dioxide, CO2, carbonic acid, carbonation
    functions:en:carbonating agent, packaging gas, propellent gas
    vegan:en:yes
    vegetarian:en:yes
    cas:en:124-38-9

    en:E296, malic acid, DL malic acid, L malic acid, d malic acid
    functions:en:acid, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1069; -; -;

    en:E297, fumaric acid
    functions:en:acid, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:110-17-8
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.350; -; -;
    """#
  }
}
