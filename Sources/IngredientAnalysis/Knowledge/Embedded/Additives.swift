extension EmbeddedTables {
  /// Food additives E100 to E199: colours.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 2022/63; 21 CFR 73, 74, 182; FDA orders and list of 2025; California AB 418 and
  /// AB 2316; EFSA 2021; IARC and Proposition 65 lists; CAS and colour index numbers from CosIng (Decision 2011/833/EU).
  @inline(never)
  static var additives100: String {
    #"""
    # E100-E199: colours.
    <en:natural colour additives
    en:E100, curcumin, curcumins, turmeric extract, turmeric oleoresin, oleoresin turmeric, oleoresin of turmeric, turmeric color, turmeric colour, turmeric extract color, extractives of turmeric, extractive of turmeric, turmeric extractive, turmeric extractives, colored with turmeric, natural yellow 3, CI 75300, turmeric oleoresin color, turmeric oleoresin for color
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:458-37-7
    colour_index:en:75300
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.615; -; -;

    en:E101, riboflavins, riboflavin, lactoflavin
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:83-88-5
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.450; -; -;

    <en:e101
    en:E101i, synthetic riboflavin
    functions:en:colour

    <en:e101
    en:E101ii, riboflavin 5 phosphate, riboflavin 5' phosphate sodium, riboflavin-5'-phosphate sodium salt, riboflavin phosphate
    functions:en:colour

    <en:e101
    en:E101iii, riboflavin from bacillus subtilis
    functions:en:colour

    <en:azo dyes
    <en:southampton colours
    en:E102, tartrazine, yellow 5, yellow no 5, FD&C yellow 5, FD&C yellow no 5, FDC yellow 5, FD and C yellow no 5, food yellow 4, acid yellow 23, CI 19140, yellow number 5, D&C yellow no 5
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1934-21-0, 12225-21-7
    colour_index:en:19140
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.705; -; -;

    <en:e102
    <en:aluminium compounds
    en:yellow 5 lake, yellow lake 5, FD&C yellow 5 lake, FD&C yellow no 5 lake, FD&C yellow no 5 aluminum lake, FD&C yellow 5 aluminum lake, yellow no 5 lake, yellow 5 aluminum lake, tartrazine lake, tartrazine aluminium lake, CI 19140 lake
    functions:en:colour
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.705; -; -;

    <en:azo dyes
    en:E103, chrysoine resorcinol, chrysoine, CI 14270
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:14270
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    <en:southampton colours
    en:E104, quinoline yellow, quinoline yellow WS, CI 47005, food yellow 13, acid yellow 3
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8004-92-0, 38615-46-2, 95193-83-2
    colour_index:en:47005
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E105, fast yellow AB, fast yellow
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E107, yellow 2G, CI 18965
    functions:en:colour
    colour_index:en:18965
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    <en:southampton colours
    en:E110, sunset yellow FCF, sunset yellow, orange yellow S, yellow 6, yellow no 6, FD&C yellow 6, FD&C yellow no 6, FDC yellow 6, FD and C yellow no 6, food yellow 3, CI 15985, yellow number 6
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:2783-94-0
    colour_index:en:15985
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.706; -; -;

    <en:e110
    <en:aluminium compounds
    en:yellow 6 lake, yellow lake 6, FD&C yellow 6 lake, FD&C yellow no 6 lake, FD&C yellow no 6 aluminum lake, FD&C yellow 6 aluminum lake, yellow no 6 lake, yellow 6 aluminum lake, sunset yellow lake, sunset yellow FCF lake
    functions:en:colour
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.706; -; -;

    <en:azo dyes
    en:E111, orange GGN, CI 15980
    functions:en:colour
    colour_index:en:15980
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:insects
    <en:natural colour additives
    en:E120, carmine, carmines, cochineal, carminic acid, cochineal extract, carmine color, carmine colour, cochineal carmine, natural red 4, crimson lake, CI 75470, carmine for color, colored with carmine, carmine lake
    functions:en:colour
    vegan:en:no
    vegetarian:en:no
    halal:en:no
    kosher:en:no
    cas:en:1260-17-9, 1343-78-8
    colour_index:en:75470
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.100; -; -;

    <en:azo dyes
    en:citrus red 2, citrus red no 2, E121, INS 121, solvent red 80, CI 12156
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:6358-53-8
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; hazard class alone
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class alone
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.302; -; -;

    <en:azo dyes
    <en:southampton colours
    en:E122, azorubine, carmoisine, azorubin, food red 3, acid red 14, CI 14720
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:3567-69-9
    colour_index:en:14720
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E123, amaranth dye, amaranth colour, amaranth color, red 2, FD&C red no 2, FD&C red 2, food red 9, CI 16185
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:915-67-3, 642-59-1
    colour_index:en:16185
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    <en:southampton colours
    en:E124, ponceau 4R, cochineal red A, new coccine, food red 7, CI 16255, brilliant scarlet 4R
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:2611-82-7
    colour_index:en:16255
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E125, ponceau SX, scarlet GN, FD&C red no 4, CI 14700
    functions:en:colour
    colour_index:en:14700
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E126, ponceau 6R, CI 16290
    functions:en:colour
    colour_index:en:16290
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    en:E127, erythrosine, red 3, red no 3, FD&C red 3, FD&C red no 3, FDC red 3, FD and C red no 3, food red 14, acid red 51, CI 45430, red number 3
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:16423-68-0, 12227-78-0
    colour_index:en:45430
    evidence:en:4; ban; hazard; oral; everyone; US; FDA; order of 2025-01-15; 2025; 21 CFR 74.303; 2027-01-15; -; food use revoked, Delaney clause
    evidence:en:4; ban; hazard; oral; everyone; US-CA; California; AB 418 (Stats. 2023 ch. 328); 2023; HSC 109025; 2027-01-01; -; no food containing it may be sold
    evidence:en:3; ban; hazard; oral; everyone; world; FDA; order of 2025-01-15; 2025; 21 CFR 74.303; 2027-01-15; -; banned in a major market
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.303; -; 2027-01-14; listing until the revocation takes effect

    <en:azo dyes
    en:E128, red 2G, CI 18050, food red 10
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:18050
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    <en:southampton colours
    en:E129, allura red AC, allura red, red 40, red no 40, FD&C red 40, FD&C red no 40, FDC red 40, FD and C red no 40, food red 17, curry red, CI 16035, red number 40
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:25956-17-6
    colour_index:en:16035
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.340; -; -;

    <en:e129
    <en:aluminium compounds
    en:red 40 lake, red lake 40, FD&C red 40 lake, FD&C red no 40 lake, FD&C red 40 aluminum lake, FD&C red no 40 aluminum lake, red no 40 lake, red 40 aluminum lake, allura red lake, allura red AC lake
    functions:en:colour
    evidence:en:2; warning; exposure; oral; everyone; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 24, Annex V; -; -; label: may have an adverse effect on activity and attention in children
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.340; -; -;

    <en:synthetic colours
    en:E130, indanthrene blue RS, indanthrone, CI 69800
    functions:en:colour
    colour_index:en:69800
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    en:E131, patent blue V, food blue 5, CI 42051, acid blue 3
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:3536-49-0
    colour_index:en:42051
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    en:E132, indigotine, indigo carmine, indigotin, blue 2, blue no 2, FD&C blue 2, FD&C blue no 2, FDC blue 2, FD and C blue no 2, food blue 1, acid blue 74, CI 73015, blue number 2
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:860-22-0
    colour_index:en:73015
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.102; -; -;

    <en:e132
    <en:aluminium compounds
    en:blue 2 lake, blue lake 2, FD&C blue 2 lake, FD&C blue no 2 lake, FD&C blue no 2 aluminum lake, FD&C blue 2 aluminum lake, blue no 2 lake, blue 2 aluminum lake, indigo carmine lake, indigotine lake
    functions:en:colour
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.102; -; -;

    <en:synthetic colours
    en:E133, brilliant blue FCF, brilliant blue, blue 1, blue no 1, FD&C blue 1, FD&C blue no 1, FDC blue 1, FD and C blue no 1, food blue 2, acid blue 9, CI 42090, blue number 1
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:3844-45-9, 2650-18-2
    colour_index:en:42090
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.101; -; -;

    <en:e133
    <en:aluminium compounds
    en:blue 1 lake, blue lake 1, FD&C blue 1 lake, FD&C blue no 1 lake, FD&C blue no 1 aluminum lake, FD&C blue 1 aluminum lake, blue no 1 lake, blue 1 aluminum lake, brilliant blue lake, brilliant blue FCF lake
    functions:en:colour
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.101; -; -;

    <en:natural colour additives
    en:E140, chlorophylls and chlorophyllins, chlorophyll, chlorophylls, chlorophyllin, chlorophyllins, natural green 3, CI 75810
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:8049-84-1, 11006-34-1
    colour_index:en:75810
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e140
    en:E140i, chlorophyll extract
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e140
    en:E140ii, sodium chlorophyllin, potassium chlorophyllin
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:natural colour additives
    en:E141, copper complexes of chlorophylls and chlorophyllins, copper chlorophyll, copper chlorophyllin, copper complexes of chlorophylls, copper complexes of chlorophyllins, copper complex of chlorophyll, CI 75815
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e141
    en:E141i, copper complexes of chlorophyll
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e141
    en:E141ii, sodium copper chlorophyllin, chlorophyllin copper complex, potassium sodium copper chlorophyllin
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.125; -; -;

    <en:synthetic colours
    en:E142, green S, acid brilliant green BS, lissamine green, food green S, CI 44090
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:3087-16-9
    colour_index:en:44090
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    en:fast green FCF, green 3, green no 3, FD&C green 3, FD&C green no 3, FDC green 3, food green 3, INS 143, E143, CI 42053, fast green
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:2353-45-9
    colour_index:en:42053
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.203; -; -;

    <en:fast green fcf
    <en:aluminium compounds
    en:green 3 lake, FD&C green no 3 lake, FD&C green 3 lake, green no 3 lake
    functions:en:colour
    evidence:en:2; limit; exposure; oral; everyone; US-CA; California; AB 2316; 2024; public schools; 2027-12-31; -; not in food offered by public schools
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.203; -; -;

    <en:azo dyes
    en:orange B, CI 19235
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 74; 2026; 74.250; -; -; proposal of 2025-09-17 to remove the listing (90 FR 44786)

    <en:natural colour additives
    <en:caramel colours
    en:E150, caramel colour, caramel color, caramel coloring, caramel colouring, caramel color added, caramel for color, color caramel, colour caramel, caramel as color, natural caramel color, organic caramel color, colored with caramel, carmel color, caramel colour added
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.85; -; -;
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1235; -; -;

    <en:e150
    en:E150a, plain caramel, class I caramel, caramel colour class I, caramel I, caustic caramel, plain caramel colour, plain caramel color
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.85; -; -;

    <en:e150
    en:E150b, caustic sulphite caramel, caustic sulfite caramel, class II caramel, caramel II
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.85; -; -;

    <en:e150
    en:E150c, ammonia caramel, class III caramel, caramel III, beer caramel
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; 4-methylimidazole, which forms in making it; hazard class alone
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; 4-methylimidazole, which forms in making it; hazard class alone
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.85; -; -;

    <en:e150
    en:E150d, sulphite ammonia caramel, sulfite ammonia caramel, ammonia sulphite caramel, class IV caramel, caramel IV, soft drink caramel
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; 4-methylimidazole, which forms in making it; hazard class alone
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; 4-methylimidazole, which forms in making it; hazard class alone
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.85; -; -;

    <en:azo dyes
    en:E151, brilliant black PN, brilliant black BN, black PN, food black 1, CI 28440
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:28440
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E152, carbon black hydrocarbon, black 7984
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; carbon black, hazard class alone

    <en:natural colour additives
    en:E153, vegetable carbon, carbo medicinalis vegetalis, vegetable black, carbon vegetable, vegetable charcoal
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E154, brown FK, food brown 1
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E155, brown HT, chocolate brown HT, food brown 3, CI 20285
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:natural colour additives
    en:E160a, carotenes, carotene, mixed carotenes, beta carotene, B carotene, β-carotene, beta carotene color, beta carotene colour, beta carotene for color, colored with beta carotene, natural beta carotene, natural carotene, beta carotene as color, food orange 5, CI 40800, CI 75130
    functions:en:colour
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:7235-40-7, 116-32-5, 31797-85-0
    colour_index:en:40800
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.95; -; -;

    <en:e160a
    en:E160ai, synthetic beta carotene
    functions:en:colour
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.95; -; -;

    <en:e160a
    en:E160aii, plant carotenes, carotenes from plants, vegetable carotenes
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes

    <en:e160a
    en:E160aiii, beta carotene from blakeslea trispora
    functions:en:colour

    <en:e160a
    en:E160aiv, algal carotenes, carotenes from algae
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes

    <en:natural colour additives
    en:E160b, annatto, bixin, norbixin, annatto extract, annatto color, annatto colour, annatto for color, annatto extracts, annatto extract color, annatto extract for color, extractives of annatto, annatto vegetable color, annatto seed extract, colored with annatto, annatto norbixin, annatto bixin, natural annatto color, organic annatto, organic annatto extract, annatto seed color, achiote extract, natural orange 4, CI 75120, annatto powder, annatto coloring, annatto colouring
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1393-63-1, 542-40-5, 6983-79-5
    colour_index:en:75120
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.30; -; -;

    <en:e160b
    en:E160bi, bixin based annatto
    functions:en:colour
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.30; -; -;

    <en:e160b
    en:E160bii, norbixin based annatto
    functions:en:colour
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.30; -; -;

    <en:natural colour additives
    en:E160c, paprika extract, capsanthin, capsorubin, paprika oleoresin, oleoresin paprika, oleoresin of paprika, oleoresins of paprika, paprika extracts, extractives of paprika, extractive of paprika, extract of paprika, natural extractives of paprika, paprika extractives, paprika extract color, paprika extract for color, paprika color, paprika colour, paprika oleoresin color, paprika oleoresin for color, colored with paprika, capsicum extract colour
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.345; -; -;

    <en:natural colour additives
    en:E160d, lycopene, tomato lycopene extract, tomato lycopene, lycopene extract, tomato lycopene concentrate, CI 75125
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:502-65-8
    colour_index:en:75125
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2018; 73.585; -; -;

    <en:e160d
    en:E160di, synthetic lycopene
    functions:en:colour

    <en:e160d
    en:E160dii, lycopene from red tomatoes
    functions:en:colour

    <en:e160d
    en:E160diii, lycopene from blakeslea trispora
    functions:en:colour

    en:E160e, beta apo 8' carotenal, apocarotenal, apo carotenal, beta apo carotenal, apo 8 carotenal, apocarotenal color, CI 40820
    functions:en:colour
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:1962-15-8
    colour_index:en:40820
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.90; -; -;

    en:E160f, ethyl ester of beta apo 8' carotenic acid, CI 40825
    functions:en:colour
    cas:en:1109-11-1
    colour_index:en:40825

    <en:natural colour additives
    en:E161b, lutein, marigold extract colour, tagetes extract, xanthophyll, xanthophylls, lutein esters
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E161g, canthaxanthin, CI 40850, food orange 8
    functions:en:colour
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:514-78-3
    colour_index:en:40850
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.75; -; -;

    <en:natural colour additives
    en:astaxanthin, INS 161j, E161j
    functions:en:colour
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.35; -; -;

    <en:natural colour additives
    en:E162, beetroot red, betanin, beet red
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.40; -; -;

    <en:natural colour additives
    en:E163, anthocyanins, anthocyanin, grape color extract, anthocyanin colour
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.169; -; -;

    <en:e163
    en:E163i, anthocyanins from fruit and vegetables
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e163
    en:E163ii, grape skin extract, enocianina, enocyanin, grape skin color
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.170; -; -;

    <en:e163
    en:E163iii, blackcurrant extract colour, blackcurrant anthocyanin extract
    functions:en:colour
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:natural colour additives
    en:gardenia blue, gardenia genipin blue, genipin blue, gardenia extract blue
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; color additive order; 2025; gardenia (genipin) blue; 2025-07-14; -;

    <en:natural colour additives
    en:butterfly pea extract, butterfly pea flower extract color
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.69; -; -;

    <en:natural colour additives
    en:galdieria extract blue, galdieria blue
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; color additive order; 2025; galdieria extract blue; 2025-06-26; -;

    <en:natural colour additives
    en:spirulina extract, spirulina colour, spirulina color, spirulina extract color, spirulina extract for color, blue spirulina extract, phycocyanin, INS 134, spirulina concentrate
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.530; -; -;

    <en:natural colour additives
    en:E183, jagua genipin glycine blue
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:synthetic colours
    en:artificial colour, artificial color, artificial colors, artificial colours, artificial coloring, artificial colouring, artificial food color, artificially colored, certified colors, certified color, FD&C colors, FD&C color, FD&C color additives, FD&C dyes, artificial colorings, artificial food coloring, artificial color added, artificial colors added, contains artificial color, artificial colors including, artificial color includes, FD&C lakes, US certified colors, synthetic color, synthetic food dye
    functions:en:colour

    en:E170, calcium carbonate, calcium carbonates, chalk, CI 77220, ground limestone
    functions:en:colour, acidity regulator, anti caking agent, firming agent, flour treatment agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:471-34-1
    colour_index:en:77220
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1191; 1996; calcium carbonate; -; -; affirmed as generally recognized as safe

    <en:e170
    en:E170ii, calcium hydrogen carbonate, calcium bicarbonate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:E171, titanium dioxide, titanium dioxide color, titanium dioxide for color, titanium dioxide colour, colored with titanium dioxide, titanium dioxide added for color, pigment white 6, CI 77891
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    cas:en:13463-67-7
    colour_index:en:77891
    evidence:en:4; ban; hazard; oral; everyone; EU; EU; Reg. (EU) 2022/63; 2022; Art. 1-2, Annex; 2022-02-07; -; no food category any more, old stock to 2022-08-07
    evidence:en:3; ban; hazard; oral; everyone; world; EU; Reg. (EU) 2022/63; 2022; Art. 1-2, Annex; 2022-02-07; -; banned in a major market
    evidence:en:3; opinion; hazard; oral; everyone; world; EFSA; EFSA Journal 19(5):6585; 2021; E 171; -; -; genotoxicity cannot be ruled out, no longer considered safe as an additive
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; hazard class alone
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; titanium dioxide; 2025-08-19; -; post-market review speeded up
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2018; 73.575; -; -;

    en:E172, iron oxides and hydroxides, iron oxide, iron oxides, iron hydroxide, synthetic iron oxide
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.200; -; -;

    <en:e172
    en:E172i, black iron oxide, iron oxide black, CI 77499
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77499
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e172
    en:E172ii, red iron oxide, iron oxide red, CI 77491
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77491
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:e172
    en:E172iii, yellow iron oxide, iron oxide yellow, CI 77492
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77492
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:aluminium compounds
    en:E173, aluminium, aluminum, aluminium powder, CI 77000
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77000
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E174, silver, CI 77820
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77820
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E175, gold, gold leaf, edible gold, CI 77480
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    colour_index:en:77480
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:azo dyes
    en:E180, litholrubine BK, lithol rubine BK, pigment rubine, rubine, CI 15850:1
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:tannins, tannic acid, tannin, E181, INS 181
    functions:en:colour, emulsifier, stabiliser, thickener
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1401-55-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1097; -; -;

    <en:natural colour additives
    en:orchil, E182, INS 182
    functions:en:colour

    <en:natural colour additives
    en:carrot oil, INS 160
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.300; -; -;

    <en:natural colour additives
    en:corn endosperm oil
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.315; -; -;

    en:E585, ferrous lactate, iron lactate
    functions:en:colour retention agent
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.165; -; -;

    en:E579, ferrous gluconate, iron gluconate
    functions:en:colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2026; 73.160; -; -;
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1308; 2006; ferrous gluconate; -; -; affirmed as generally recognized as safe

    <en:aluminium compounds
    en:E555, potassium aluminium silicate, potassium aluminum silicate, mica
    functions:en:carrier, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; everyone; EU; EU; Reg. (EU) 2022/63; 2022; Annex; 2022-02-07; -; only as carrier in E172, at most 90 % of the pigment
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:mica based pearlescent pigments, mica pearlescent pigments, candurin
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 73; 2016; 73.350; -; -;
    """#
  }
}
