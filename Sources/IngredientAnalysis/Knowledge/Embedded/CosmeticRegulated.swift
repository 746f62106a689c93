extension EmbeddedTables {
  /// Cosmetic substances with a rule or a hazard class: preservatives, UV filters, fragrance
  /// allergens, prohibited and restricted substances.
  @inline(never)
  static var cosmeticRegulated: String {
    #"""
    # Sources: Annexes II and III (December 2025), V and VI (May 2024) of Regulation (EC) 1223/2009 from CosIng, (c) European Union,
    # reuse under Decision 2011/833/EU, with the later Regulations (EU) 2023/1545, 2024/996, 2025/877 and 2026/78.
    # IARC Monographs (groups are hazard classes, not risks); California Proposition 65 list of 2023-12-29.

    en:1-Naphthol
    functions:en:hair dyeing
    cas:en:90-15-3
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/16; -; -; 1 % in oxidative hair dye, can cause severe allergic reactions

    en:2\,4-Diaminophenoxyethanol HCl
    functions:en:hair dyeing
    cas:en:66422-95-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/242; -; -; hair dye, can cause severe allergic reactions

    <en:formaldehyde-releasers
    en:2-Bromo-2-Nitropropane-1\,3-Diol, Bronopol
    functions:en:preservative
    cas:en:52-51-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/21; -; -; 0.1 %, formation of nitrosamines to be avoided
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    en:2-Methylresorcinol
    functions:en:hair dyeing
    cas:en:608-25-3
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/243; -; -; 1.8 % in hair dye, can cause severe allergic reactions

    en:3-Benzylidene Camphor
    functions:en:uv absorber
    cas:en:15087-24-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1379; -; -; prohibited

    <en:fragrance-allergens
    en:3-Propylidenephthalide
    functions:en:fragrance
    cas:en:17369-59-4
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/175; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:4-Amino-2-Hydroxytoluene
    functions:en:hair dyeing
    cas:en:2835-95-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/241; -; -; 1.5 % in hair dye, can cause severe allergic reactions

    en:4-Chlororesorcinol
    functions:en:hair dyeing
    cas:en:95-88-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/199; -; -; 2.5 % in hair dye, can cause severe allergic reactions

    en:4-Hydroxybenzoic Acid
    functions:en:preservative, fragrance
    cas:en:99-96-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:4-Methylbenzylidene Camphor, Enzacamene
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:36861-47-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex II/1730; 2025-05-01; -; older products until 2026-05-01

    <en:formaldehyde-releasers
    en:5-Bromo-5-Nitro-1\,3-Dioxane
    functions:en:preservative
    cas:en:30007-47-7
    evidence:en:1; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/20; -; -; 0.1 %, formation of nitrosamines to be avoided
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/20; -; -; rinse-off products only
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    <en:fragrance-allergens
    en:6-Methylcoumarin
    functions:en:fragrance
    cas:en:92-48-8
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/46; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/46; -; -; 0.003 % in oral products

    <en:formaldehyde-releasers
    en:7-Ethylbicyclooxazolidine
    functions:en:preservative
    cas:en:7747-35-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/49; -; -; 0.3 %, not in oral products or on mucous membranes
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    en:Acetaldehyde
    functions:en:fragrance
    cas:en:75-07-0
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1391; -; -; carcinogen (category 1B)

    <en:fragrance-allergens
    en:Acetyl Cedrene
    functions:en:fragrance
    cas:en:32388-55-9
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/327; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Acetyl Hexamethyl Tetralin, Tonalide, AHTN
    functions:en:fragrance
    cas:en:1506-02-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/182; -; -; 0.1 % leave-on, 0.2 % rinse-off, more in fragrance

    en:Acrylamide
    cas:en:79-06-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/681; -; -; the monomer
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2A; -; -; hazard class
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Alpha-Arbutin
    functions:en:antioxidant, bleaching, skin conditioning miscellaneous
    cas:en:84380-01-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/377; 2025-02-01; -; 2 % face cream, 0.5 % body lotion, older products until 2025-11-01

    <en:fragrance-allergens
    en:Alpha-Damascone
    functions:en:fragrance
    cas:en:23726-94-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/157; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/157; -; -; 0.02 % except in oral products

    <en:fragrance-allergens
    en:Alpha-Isomethyl Ionone
    functions:en:skin conditioning, perfuming
    cas:en:127-51-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/90; -; -; to be named on the label

    <en:fragrance-allergens
    en:Alpha-Terpinene
    functions:en:perfuming
    cas:en:99-86-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/131; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:aluminium-compounds
    en:Aluminum Stearate
    functions:en:colorant, emulsion stabilising, viscosity controlling
    cas:en:7047-84-9
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/150; -; -; authorised

    <en:aluminium-compounds
    en:Aluminum Zirconium Pentachlorohydrex
    evidence:en:2; warning; exposure; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/50; -; -; 20 % in antiperspirants, not on damaged skin

    <en:aluminium-compounds
    en:Aluminum Zirconium Tetrachlorohydrex Gly
    functions:en:antiperspirant, astringent, deodorant
    cas:en:134910-86-4
    evidence:en:2; warning; exposure; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/50; -; -; 20 % in antiperspirants, not on damaged skin

    <en:aluminium-compounds
    en:Aluminum Zirconium Trichlorohydrex Gly
    functions:en:antiperspirant, astringent, deodorant
    cas:en:134375-99-8
    evidence:en:2; warning; exposure; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/50; -; -; 20 % in antiperspirants, not on damaged skin

    en:Ammonia
    functions:en:buffering, fragrance
    cas:en:7664-41-7
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/4; -; -; 6 % as ammonia, to be named above 2 %

    en:Ammonium Hydroxide
    functions:en:buffering, denaturant
    cas:en:1336-21-6
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/4; -; -; 6 % as ammonia, to be named above 2 %

    en:Ammonium Thioglycolate
    functions:en:depilatory, hair waving or straightening, reducing
    cas:en:5421-46-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    <en:fragrance-allergens
    en:Amyl Cinnamal, Amyl Cinnamaldehyde
    functions:en:perfuming
    cas:en:122-40-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/67; -; -; to be named on the label

    <en:fragrance-allergens
    en:Amyl Salicylate
    functions:en:skin conditioning, perfuming
    cas:en:2050-08-0
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/328; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Amylcinnamyl Alcohol
    functions:en:perfuming
    cas:en:101-85-9
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/74; -; -; to be named on the label

    <en:fragrance-allergens
    en:Anethole
    functions:en:fragrance, denaturant
    cas:en:104-46-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/329; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Anise Alcohol
    functions:en:perfuming
    cas:en:105-13-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/80; -; -; to be named on the label

    en:Arbutin
    functions:en:antioxidant, bleaching, skin conditioning miscellaneous
    cas:en:497-76-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/378; 2025-02-01; -; 7 % face cream, older products until 2025-11-01

    en:Atranol
    cas:en:526-37-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1381; -; -; prohibited

    en:Behentrimonium Chloride
    functions:en:preservative, hair conditioning, antistatic
    cas:en:17301-53-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/287; -; -; 3 to 5 % in hair products, by use

    <en:fragrance-allergens
    en:Benzaldehyde
    functions:en:flavouring, fragrance, denaturant
    cas:en:100-52-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/330; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Benzalkonium Bromide
    functions:en:preservative, surfactant cleansing, antistatic, antimicrobial
    cas:en:91080-29-4
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/54; -; -; 0.1 %, contact with eyes to be avoided
    evidence:en:2; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/65; -; -; 3 % in rinse-off hair products

    en:Benzalkonium Chloride
    functions:en:preservative, antistatic, antimicrobial, deodorant
    cas:en:63449-41-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/54; -; -; 0.1 %, contact with eyes to be avoided
    evidence:en:2; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/65; -; -; 3 % in rinse-off hair products

    en:Benzene
    cas:en:71-43-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/47; -; -; carcinogen (category 1A)
    evidence:en:3; hazard; hazard; inhaled oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 1; -; -; hazard class

    en:Benzethonium Chloride
    functions:en:preservative, antimicrobial, deodorant, surfactant dispersing
    cas:en:121-54-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/53; -; -; 0.1 %, not in leave-on oral products

    en:Benzoic Acid
    functions:en:preservative, ph adjusters, fragrance
    cas:en:65-85-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/1; -; -; 2.5 % rinse-off, 1.7 % oral care, 0.5 % leave-on

    en:Benzophenone
    functions:en:fragrance, uv absorber
    cas:en:119-61-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1703; -; -; the substance itself, not the numbered UV filters
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    <en:uv-filters
    en:Benzophenone-3, Oxybenzone, Benzophenone-3 (Oxybenzone)
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:131-57-7
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1176; 2022; Annex VI/4; -; -; 6 % face, hand and lip, 2.2 % body, 0.5 % other, to be named above 0.5 %

    <en:uv-filters
    en:Benzophenone-4, Sulisobenzone
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:4065-45-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/22; -; -; 5 % as acid

    <en:uv-filters
    en:Benzophenone-5
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:6628-37-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/22; -; -; 5 % as acid

    en:Benzoyl Peroxide
    functions:en:oxidising
    cas:en:94-36-0
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/94; -; -; 0.7 %, artificial nail systems, professionals only

    <en:fragrance-allergens
    en:Benzyl Alcohol
    functions:en:preservative, solvent, viscosity controlling, perfuming
    cas:en:100-51-6
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/45; -; -; to be named on the label
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/34; -; -; 1 % as a preservative

    <en:fragrance-allergens
    en:Benzyl Benzoate
    functions:en:solvent, antimicrobial, perfuming
    cas:en:120-51-4
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/85; -; -; to be named on the label

    <en:fragrance-allergens
    en:Benzyl Cinnamate
    functions:en:perfuming
    cas:en:103-41-3
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/81; -; -; to be named on the label

    <en:fragrance-allergens
    en:Benzyl Salicylate
    functions:en:perfuming, uv absorber
    cas:en:118-58-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/75; -; -; to be named on the label

    <en:formaldehyde-releasers
    en:Benzylhemiformal
    functions:en:preservative
    cas:en:14548-60-8
    evidence:en:1; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/55; -; -; 0.15 %
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/55; -; -; rinse-off products only
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    <en:uv-filters
    en:Benzylidene Camphor Sulfonic Acid
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:56039-58-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/9; -; -; 6 % as acid

    <en:parabens
    en:Benzylparaben
    functions:en:antimicrobial
    cas:en:94-18-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1377; -; -; prohibited

    <en:fragrance-allergens
    en:Beta-Caryophyllene
    functions:en:fragrance, skin conditioning
    cas:en:87-44-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/332; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:BHA, Butylated Hydroxyanisole
    functions:en:antioxidant, fragrance
    cas:en:25013-16-5
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:BHT, Butylated Hydroxytoluene
    functions:en:antioxidant, fragrance
    cas:en:128-37-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/2195; 2022; Annex III/325; 2023-07-01; -; mouthwash 0.001 %, toothpaste 0.1 %, other 0.8 %, older products until 2024-01-01

    <en:uv-filters
    en:Bis-(Diethylaminohydroxybenzoyl Benzoyl) Piperazine
    functions:en:uv filter
    cas:en:919803-06-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/33; -; -; 10 %

    <en:uv-filters
    en:Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Bemotrizinol, Tinosorb S
    functions:en:uv filter
    cas:en:187393-00-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/25; -; -; 10 %

    en:Bithionol
    cas:en:97-18-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/352; -; -; prohibited
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.11; -; -;

    en:Boric Acid
    functions:en:buffering, antimicrobial, denaturant
    cas:en:10043-35-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1395; -; -; prohibited

    en:Bromochlorophene
    functions:en:preservative, antimicrobial, deodorant
    cas:en:15435-29-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/37; -; -; 0.1 %

    en:Butane
    functions:en:propellant
    cas:en:106-97-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/465; -; -; prohibited with 0.1 % butadiene or more

    <en:phthalates
    en:Butyl Benzyl Phthalate, BBP
    functions:en:plasticiser
    cas:en:85-68-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1152; -; -; toxic to reproduction (category 1B)
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; hazard class

    <en:uv-filters
    en:Butyl Methoxydibenzoylmethane, Avobenzone
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:70356-09-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/8; -; -; 5 %

    <en:parabens
    en:Butylparaben
    functions:en:preservative, fragrance
    cas:en:94-26-8
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; 0.14 % as acid for the sum of both esters
    evidence:en:2; warning; exposure; leave-on; toddler; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; prohibited in leave-on products for the nappy area under 3 years, other leave-on products carry a warning

    en:Butylphenyl Methylpropional, Lilial, BMHCA
    functions:en:fragrance
    cas:en:80-54-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2021/1902; 2021; Annex II/1666; 2022-03-01; -; toxic to reproduction

    en:Caffeic Acid
    functions:en:antioxidant, fragrance
    cas:en:331-39-5
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Calcium Fluoride
    functions:en:oral care, antiplaque
    cas:en:7789-75-5
    evidence:en:2; warning; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/30; -; -; oral products, 0.15 % as fluorine, children up to 6 years: pea-sized amount, supervised
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/30; -; -; children up to 6 years: pea-sized amount, supervised

    en:Calcium Hydroxide
    functions:en:buffering
    cas:en:1305-62-0
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/15c; -; -; 7 % hair straightener, pH adjuster to pH 11

    en:Calcium Stearate
    functions:en:colorant, emulsion stabilising, viscosity controlling
    cas:en:1592-23-0
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/150; -; -; authorised

    en:Calcium Thioglycolate
    functions:en:keratolytic, depilatory, reducing
    cas:en:814-71-1
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    <en:fragrance-allergens
    en:Camphor
    functions:en:fragrance, denaturant, plasticiser
    cas:en:464-49-3
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/331; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:uv-filters
    en:Camphor Benzalkonium Methosulfate
    functions:en:uv filter, antistatic, antimicrobial, uv absorber
    cas:en:52793-97-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/2; -; -; 6 %

    <en:fragrance-allergens
    en:Carvone
    functions:en:flavouring, fragrance
    cas:en:6485-40-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/333; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Cetrimonium Bromide
    functions:en:preservative, surfactant emulsifying, antistatic, antimicrobial
    cas:en:57-09-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative

    en:Cetrimonium Chloride
    functions:en:preservative, surfactant emulsifying, antistatic, antimicrobial
    cas:en:112-02-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/286; -; -; 0.5 to 2.5 % in hair and face products, by use

    en:Chlorhexidine
    functions:en:preservative, oral care, antimicrobial
    cas:en:55-56-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/42; -; -; 0.3 % as chlorhexidine

    en:Chlorhexidine Digluconate
    functions:en:preservative, oral care, antimicrobial
    cas:en:18472-51-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/42; -; -; 0.3 % as chlorhexidine

    en:Chloroacetamide
    functions:en:preservative
    cas:en:79-07-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1387; -; -; toxic to reproduction (category 2)

    en:Chloroatranol
    cas:en:57074-21-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1382; -; -; prohibited

    en:Chlorobutanol
    functions:en:preservative
    cas:en:57-15-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/11; -; -; 0.5 %, to be named, not in sprays

    en:Chloroform
    functions:en:solvent
    cas:en:67-66-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/366; -; -; carcinogen (category 2)
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.18; -; -;

    en:Chloroxylenol
    functions:en:preservative, antimicrobial, deodorant
    cas:en:88-04-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/26; -; -; 0.5 %

    en:Chlorphenesin
    functions:en:preservative, antimicrobial
    cas:en:104-29-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/50; -; -; 0.3 %

    <en:fragrance-allergens
    en:Cinnamal, Cinnamaldehyde, Cinnamic Aldehyde
    functions:en:flavouring, denaturant, perfuming
    cas:en:104-55-2
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/76; -; -; to be named on the label

    <en:fragrance-allergens
    en:Cinnamyl Alcohol
    functions:en:flavouring, perfuming
    cas:en:104-54-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/69; -; -; to be named on the label

    <en:fragrance-allergens
    en:Citral, Geranial, Neral
    functions:en:flavouring, perfuming
    cas:en:5392-40-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/70; -; -; to be named on the label

    <en:fragrance-allergens
    en:Citronellol, Citronnellol
    functions:en:perfuming
    cas:en:106-22-9
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/86; -; -; to be named on the label

    en:Climbazole
    functions:en:preservative, anti seborrheic, antimicrobial
    cas:en:38083-17-9
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/32; -; -; 0.2 % in hair lotion, face cream and foot care, 0.5 % in shampoo (2 % against dandruff, Annex III/310)

    en:Coal Tar
    functions:en:anti seborrheic, antimicrobial, denaturant
    cas:en:8007-45-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/420; -; -; prohibited
    evidence:en:3; hazard; hazard; leave-on inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 1; -; -; hazard class

    en:Cocamide DEA
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising, viscosity controlling
    cas:en:68603-42-9
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/60; -; -; secondary amine at most 0.5 %, kept free of nitrosating substances
    evidence:en:1; hazard; hazard; leave-on rinse-off; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class
    evidence:en:1; hazard; hazard; leave-on rinse-off; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    en:Colloidal Copper
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1726; -; -; nano form

    en:Colloidal Gold
    functions:en:antimicrobial, skin conditioning
    cas:en:7440-57-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1728; -; -; nano form

    en:Colloidal Platinum
    functions:en:antioxidant, antimicrobial, deodorant
    cas:en:7440-06-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1729; -; -; nano form

    en:Colloidal Silver
    functions:en:antimicrobial, slip modifier
    cas:en:7440-22-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1727; -; -; nano form

    <en:fragrance-allergens
    en:Coumarin
    functions:en:perfuming
    cas:en:91-64-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/77; -; -; to be named on the label

    en:Cumene
    cas:en:98-82-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1717; -; -; prohibited
    evidence:en:1; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    <en:silicones
    en:Cyclomethicone
    functions:en:solvent, skin conditioning emollient, hair conditioning
    cas:en:69430-24-6
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1388; -; -; may contain cyclotetrasiloxane (D4), which is prohibited

    <en:silicones
    en:Cyclotetrasiloxane, D4, Octamethylcyclotetrasiloxane
    functions:en:solvent, skin conditioning emollient, hair conditioning
    cas:en:556-67-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1388; -; -; D4, toxic to reproduction (category 2)

    en:Daidzein
    functions:en:skin conditioning
    cas:en:486-66-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/374; 2025-02-01; -; 0.02 %, older products until 2025-11-01

    en:DEA-Cetyl Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:69331-39-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/411; -; -; secondary alkanolamines and their salts

    en:Dehydroacetic Acid
    functions:en:preservative
    cas:en:520-45-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/13; -; -; 0.6 % as acid, not in aerosols

    <en:fragrance-allergens
    en:Delta-Damascone
    functions:en:fragrance
    cas:en:57378-68-4
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/157; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/157; -; -; 0.02 % except in oral products

    en:Di-HEMA Trimethylhexyl Dicarbamate
    functions:en:nail sculpting
    cas:en:41137-60-4
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/314; -; -; nail products, professionals only, can cause an allergic reaction

    <en:formaldehyde-releasers
    en:Diazolidinyl Urea
    functions:en:preservative
    cas:en:78491-02-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/46; -; -; 0.5 %
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    en:Dibromohexamidine Isethionate
    functions:en:preservative
    cas:en:93856-83-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/15; -; -; 0.1 %

    <en:phthalates
    en:Dibutyl Phthalate, DBP
    functions:en:solvent, fragrance, plasticiser
    cas:en:84-74-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/675; -; -; toxic to reproduction (category 1B)
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental, reproductive; -; -; hazard class

    en:Dichlorobenzyl Alcohol
    functions:en:preservative, antimicrobial
    cas:en:1777-82-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/22; -; -; 0.15 %

    en:Dichloromethane, Methylene Chloride
    functions:en:solvent, perfuming
    cas:en:75-09-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1389; -; -; carcinogen (category 2)
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2A; -; -; hazard class
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.19; -; -;

    en:Dichlorophen
    cas:en:97-23-4
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/11; -; -; 0.5 %, to be named

    en:Diethanolamine
    functions:en:buffering
    cas:en:111-42-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/411; -; -; secondary alkanolamines and their salts
    evidence:en:1; hazard; hazard; leave-on rinse-off; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; leave-on rinse-off; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    <en:uv-filters
    en:Diethylamino Hydroxybenzoyl Hexyl Benzoate
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:302776-68-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/28; -; -; 10 %

    en:Diethylene Glycol, DEG
    functions:en:solvent, viscosity controlling, fragrance
    cas:en:111-46-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1370; -; -; except traces of 0.1 % (Annex III/186)

    <en:uv-filters
    en:Diethylhexyl Butamido Triazone, Iscotrizinol
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:154702-15-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/17; -; -; 10 %

    <en:phthalates
    en:Diethylhexyl Phthalate, DEHP
    functions:en:solvent, fragrance, plasticiser
    cas:en:117-81-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/677; -; -; toxic to reproduction (category 1B)
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer, developmental; -; -; hazard class

    en:Dihydroxyacetone
    functions:en:hair dyeing, tanning, skin conditioning miscellaneous
    cas:en:96-26-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/322; -; -; 10 % self-tanning, 6.25 % hair dye

    <en:phthalates
    en:Diisobutyl Phthalate
    cas:en:84-69-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1492; -; -; toxic to reproduction (category 1B)

    <en:phthalates
    en:Dimethoxyethyl Phthalate
    cas:en:117-82-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/678; -; -; toxic to reproduction (category 1B)

    en:Dimethyl Oxazolidine
    functions:en:preservative
    cas:en:51200-87-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/45; -; -; 0.1 %, pH above 6

    <en:fragrance-allergens
    en:Dimethyl Phenethyl Acetate
    functions:en:fragrance
    cas:en:151-05-3
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/334; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Dimethyltolylamine, N\,N-Dimethyl-p-Toluidine
    functions:en:nail conditioning
    cas:en:99-97-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2025/877; 2025; Annex II/1745; 2025-09-01; -; no sell-off

    en:Dioxane, 1\,4-Dioxane
    cas:en:123-91-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/343; -; -; carcinogen (category 2)
    evidence:en:1; hazard; hazard; oral inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class
    evidence:en:1; hazard; hazard; oral inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Disodium Etidronate
    functions:en:chelating
    cas:en:7414-83-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/53; -; -; 1.5 % hair products, 0.2 % soap, as acid

    <en:uv-filters
    en:Disodium Phenyl Dibenzimidazole Tetrasulfonate, Bisdisulizole Disodium
    functions:en:uv filter
    cas:en:180898-37-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/24; -; -; 10 % as acid

    <en:formaldehyde-releasers
    en:DMDM Hydantoin
    functions:en:preservative
    cas:en:6440-58-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/33; -; -; 0.6 %
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    <en:silicones
    <en:uv-filters
    en:Drometrizole Trisiloxane, Mexoryl XL
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:155633-54-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/16; -; -; 15 %

    en:Ephedrine
    cas:en:299-42-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/164; -; -; prohibited

    en:Estradiol
    functions:en:skin conditioning
    cas:en:50-28-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/260; -; -; prohibited

    en:Ethanolamine
    functions:en:buffering
    cas:en:141-43-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/61; -; -; 99 % pure, kept free of nitrosating substances

    en:Ethanolamine Thioglycolate
    functions:en:depilatory, hair waving or straightening, reducing
    cas:en:126-97-6
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    en:Ethoxydiglycol
    functions:en:solvent, humectant, perfuming
    cas:en:111-90-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/297; -; -; 10 % rinse-off, 2.6 % other, not in eye or oral products

    en:Ethoxyethanol
    functions:en:solvent, viscosity controlling
    cas:en:110-80-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/666; -; -; toxic to reproduction (category 1B)

    en:Ethyl Benzoate
    functions:en:preservative, fragrance
    cas:en:93-89-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/1a; -; -; 0.5 % as acid

    en:Ethyl Lauroyl Arginate HCl
    functions:en:preservative, hair conditioning, anti seborrheic, skin conditioning miscellaneous
    cas:en:60372-77-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/58; -; -; mouthwash 0.15 %, other 0.4 %, not in lip or spray products
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/58; -; -; mouthwash not for children under 10 years

    <en:uv-filters
    en:Ethylhexyl Dimethyl PABA, Padimate O
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:21245-02-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/21; -; -; 8 %

    <en:uv-filters
    en:Ethylhexyl Methoxycinnamate, Octinoxate, Octyl Methoxycinnamate
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:5466-77-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/12; -; -; 10 %

    <en:uv-filters
    en:Ethylhexyl Salicylate, Octisalate, Octyl Salicylate
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:118-60-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/20; -; -; 5 %

    <en:uv-filters
    en:Ethylhexyl Triazone
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:88122-99-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/15; -; -; 5 %

    <en:parabens
    en:Ethylparaben
    functions:en:preservative, fragrance
    cas:en:120-47-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Etidronic Acid
    functions:en:chelating
    cas:en:2809-21-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/53; -; -; 1.5 % hair products, 0.2 % soap, as acid

    <en:fragrance-allergens
    en:Eugenol
    functions:en:denaturant, perfuming, tonic
    cas:en:97-53-0
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/71; -; -; to be named on the label

    <en:fragrance-allergens
    en:Eugenyl Acetate
    functions:en:fragrance
    cas:en:93-28-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/368; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Farnesol
    functions:en:deodorant, perfuming
    cas:en:4602-84-0
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/82; -; -; to be named on the label

    en:Formaldehyde, Formalin
    functions:en:preservative, antimicrobial, denaturant
    cas:en:50-00-0
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1577; -; -; carcinogen (category 1B)
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 1; -; -; hazard class
    evidence:en:1; hazard; hazard; inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Formic Acid
    functions:en:preservative, ph adjusters, fragrance
    cas:en:64-18-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/14; -; -; 0.5 % as acid

    en:Furfural
    functions:en:solvent, fragrance
    cas:en:98-01-1
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/312; -; -; 0.001 %, suspected carcinogen (category 2)

    en:Gamma-Terpinene
    functions:en:perfuming
    cas:en:99-85-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/132; -; -; peroxide value of the raw material below 10 mmol/l

    en:Genistein
    functions:en:skin conditioning
    cas:en:446-72-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/373; 2025-02-01; -; 0.007 %, older products until 2025-11-01

    <en:fragrance-allergens
    en:Geraniol
    functions:en:perfuming, tonic
    cas:en:106-24-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/78; -; -; to be named on the label

    <en:fragrance-allergens
    en:Geranyl Acetate
    functions:en:perfuming, tonic
    cas:en:105-87-3
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/369; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Glutaral
    functions:en:preservative, fragrance
    cas:en:111-30-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/48; -; -; 0.1 %, to be named, not in sprays

    en:Glyceryl Thioglycolate
    functions:en:hair waving or straightening
    cas:en:30618-84-9
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2b; -; -; 8 % hair waving, may cause sensitisation

    en:Glyoxal
    functions:en:antimicrobial, perfuming
    cas:en:107-22-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/194; -; -; 100 mg/kg, mutagen (category 2)

    en:Gold (nano)
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1728; -; -; nano form

    en:HEMA, 2-Hydroxyethyl Methacrylate
    functions:en:nail sculpting
    cas:en:868-77-9
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/313; -; -; nail products, professionals only, can cause an allergic reaction

    en:Hexachlorophene
    functions:en:preservative
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/371; -; -; prohibited
    evidence:en:3; limit; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 250; 2024; 250.250; -; -; 0.1 % as a preservative if no other is as effective, never on lips

    <en:fragrance-allergens
    en:Hexadecanolactone
    functions:en:fragrance
    cas:en:109-29-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/335; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Hexamethylindanopyran, Galaxolide, HHCB
    functions:en:fragrance
    cas:en:1222-05-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/336; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Hexamidine
    functions:en:preservative
    cas:en:3811-75-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/47; -; -; 0.1 %

    en:Hexamidine Diisethionate
    functions:en:preservative, anti seborrheic, antimicrobial
    cas:en:659-40-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/47; -; -; 0.1 %

    en:Hexane
    functions:en:solvent, viscosity controlling
    cas:en:110-54-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/999; -; -; toxic to reproduction (category 2)

    en:Hexetidine
    functions:en:preservative, oral care, antimicrobial
    cas:en:141-94-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/19; -; -; 0.1 %

    <en:fragrance-allergens
    en:Hexyl Cinnamal, Hexyl Cinnamaldehyde
    functions:en:perfuming
    cas:en:101-86-0
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/87; -; -; to be named on the label

    en:Hexyl Salicylate
    functions:en:fragrance
    cas:en:6259-76-3
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2026/78; 2026; Annex III/380; 2026-05-01; -; 2 % fragrance, 0.5 % rinse-off, 0.3 % leave-on, 0.001 % toothpaste and mouthwash
    evidence:en:2; limit; exposure; leave-on rinse-off; toddler; EU; EU; Reg. (EU) 2026/78; 2026; Annex III/380; 2026-05-01; -; 0.1 % in products for children under 3 years

    <en:uv-filters
    en:Homosalate
    functions:en:uv filter, fragrance, uv absorber
    cas:en:118-56-9
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/2195; 2022; Annex VI/3; 2025-01-01; -; 7.34 %, face products only, no propellant spray

    en:Hydrocortisone
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/300; -; -; corticosteroids

    en:Hydrocortisone Acetate
    functions:en:skin conditioning
    cas:en:50-03-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/300; -; -; corticosteroids

    en:Hydrogen Peroxide
    functions:en:oral care, antimicrobial, oxidising
    cas:en:7722-84-1
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/12; -; -; 12 % hair, 4 % skin, 2 % nails, 0.1 % oral products as hydrogen peroxide, above that to 6 % by dentists and not under 18 years
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/12; -; -; tooth whitening above 0.1 % not under 18 years

    en:Hydrolyzed Wheat Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    allergens:en:wheat, gluten
    cas:en:94350-06-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/307; -; -; peptides of at most 3.5 kDa on average

    en:Hydroquinone
    functions:en:light stabilizer
    cas:en:123-31-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1339; -; -; except artificial nail systems for professionals (Annex III/14)
    evidence:en:4; ban; exposure; leave-on rinse-off; everyone; US; Congress; CARES Act; 2020; section 3851; 2020-03-27; -; skin lightening without a prescription

    en:Hydroxyapatite
    functions:en:abrasive, oral care, bulking, skin conditioning
    cas:en:1306-06-5
    evidence:en:1; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/372; -; -; nano form: 10 % toothpaste, 0.465 % mouthwash

    <en:fragrance-allergens
    en:Hydroxycitronellal
    functions:en:perfuming
    cas:en:107-75-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/72; -; -; to be named on the label
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/72; -; -; 1 % except in oral products

    en:Hydroxyethoxyphenyl Butanone
    functions:en:preservative, skin conditioning
    cas:en:569646-79-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/60; -; -; 0.7 %

    en:Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde, Lyral, HICC
    functions:en:fragrance
    cas:en:31906-04-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1380; -; -; skin sensitiser

    <en:formaldehyde-releasers
    en:Imidazolidinyl Urea
    functions:en:preservative
    cas:en:39236-46-9
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/27; -; -; 0.6 %
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    en:Iodine
    cas:en:7553-56-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/213; -; -; prohibited

    en:Iodopropynyl Butylcarbamate
    functions:en:preservative
    cas:en:55406-53-6
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/56; -; -; 0.02 % rinse-off, 0.01 % leave-on, 0.0075 % deodorant, not in lip, oral or body lotion products
    evidence:en:4; ban; hazard; leave-on; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/56; -; -; not for children under 3 years
    evidence:en:4; ban; hazard; rinse-off; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/56; -; -; not for children under 3 years, except bath, shower and shampoo

    <en:uv-filters
    en:Isoamyl P-Methoxycinnamate, Amiloxate
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:71617-10-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/14; -; -; 10 %

    en:Isobutane
    functions:en:propellant
    cas:en:75-28-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/464; -; -; prohibited with 0.1 % butadiene or more

    en:Isobutyl Methyl Ketone, MIBK, Methyl Isobutyl Ketone
    cas:en:108-10-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1689; -; -; carcinogen (category 2)

    <en:parabens
    en:Isobutylparaben
    functions:en:antimicrobial
    cas:en:4247-02-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1375; -; -; prohibited

    <en:fragrance-allergens
    en:Isoeugenol
    functions:en:flavouring, perfuming
    cas:en:97-54-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/73; -; -; to be named on the label
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/73; -; -; 0.02 % except in oral products
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs volume 134; 2023; group 2B; -; -; hazard class

    <en:fragrance-allergens
    en:Isoeugenyl Acetate
    functions:en:perfuming
    cas:en:93-29-8
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/370; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:parabens
    en:Isopropylparaben
    functions:en:preservative
    cas:en:4191-73-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1374; -; -; prohibited

    en:Kojic Acid
    functions:en:antioxidant
    cas:en:501-30-4
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/375; 2025-02-01; -; 1 %, face and hand products, older products until 2025-11-01

    en:Lauramide DEA
    functions:en:surfactant cleansing, viscosity controlling, antistatic, surfactant foam boosting
    cas:en:120-40-1
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/60; -; -; secondary amine at most 0.5 %, kept free of nitrosating substances

    <en:ethoxylated-ingredients
    en:Laureth-9
    functions:en:surfactant emulsifying
    cas:en:3055-99-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/257; -; -; 3 % leave-on, 4 % rinse-off
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    en:Laurtrimonium Chloride
    functions:en:preservative, surfactant emulsifying, antistatic
    cas:en:112-00-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative

    en:Lead Acetate
    functions:en:hair dyeing
    cas:en:301-04-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/289; -; -; prohibited
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 86 FR 56183; 2021; repeal of 21 CFR 73.2396; 2022-01-06; -; hair dye

    en:Lidocaine
    cas:en:137-58-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/399; -; -; prohibited

    en:Lidocaine HCl
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/399; -; -; prohibited

    <en:fragrance-allergens
    en:Limonene, D-Limonene, DL-Limonene, Dipentene
    functions:en:solvent, deodorant, perfuming
    cas:en:138-86-3
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/88; -; -; to be named on the label

    <en:fragrance-allergens
    en:Linalool
    functions:en:deodorant, perfuming
    cas:en:78-70-6
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/84; -; -; to be named on the label

    <en:fragrance-allergens
    en:Linalyl Acetate
    functions:en:fragrance
    cas:en:115-95-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/337; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Linoleamide DEA
    functions:en:viscosity controlling, hair conditioning, antistatic, surfactant foam boosting
    cas:en:56863-02-6
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/60; -; -; secondary amine at most 0.5 %, kept free of nitrosating substances

    en:Lithium Hydroxide
    functions:en:buffering, hair waving or straightening
    cas:en:1310-65-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/15b; -; -; 2 % hair straightener, pH adjuster of rinse-off products

    en:M-Aminophenol
    functions:en:hair dyeing
    cas:en:591-27-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/217; -; -; hair dye, can cause severe allergic reactions

    en:Magnesium Salicylate
    functions:en:preservative
    cas:en:18917-89-0
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; 0.5 % as acid
    evidence:en:4; ban; hazard; leave-on; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; not for children under 3 years, except shampoo

    en:Magnesium Stearate
    functions:en:colorant, moisturising, bulking
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:557-04-0
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/150; -; -; authorised

    en:Melamine
    cas:en:108-78-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1711; -; -; prohibited
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    <en:fragrance-allergens
    en:Menthol
    functions:en:soothing, fragrance, denaturant, refreshing
    cas:en:1490-04-6
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/338; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Mercuric Oxide
    functions:en:antimicrobial
    cas:en:21908-53-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/221; -; -; mercury compounds, except two preservatives of eye products
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.13; -; -; except as a preservative near the eyes

    en:Mercurous Chloride
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/221; -; -; mercury compounds, except two preservatives of eye products
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.13; -; -; except as a preservative near the eyes

    en:Mercury
    cas:en:7439-97-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/221; -; -; mercury compounds, except two preservatives of eye products
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.13; -; -; except as a preservative near the eyes

    <en:formaldehyde-releasers
    en:Methenamine
    functions:en:preservative, antimicrobial
    cas:en:100-97-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/30; -; -; 0.15 %
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    en:Methoxyethanol
    functions:en:solvent, viscosity controlling
    cas:en:109-86-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/665; -; -; toxic to reproduction (category 1B)

    <en:uv-filters
    en:Methoxypropylamino Cyclohexenylidene Ethoxyethylcyanoacetate
    functions:en:uv filter
    cas:en:1419401-88-9
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/32; -; -; 3 %, not in products that may be inhaled

    <en:fragrance-allergens
    en:Methyl 2-Octynoate, Methyl Heptine Carbonate
    functions:en:perfuming
    cas:en:111-12-6
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/89; -; -; to be named on the label
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/89; -; -; 0.01 % except in oral products

    en:Methyl Alcohol, Methanol
    functions:en:solvent, denaturant
    cas:en:67-56-1
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/52; -; -; 5 % of the alcohol, as a denaturant only
    evidence:en:1; hazard; hazard; inhaled oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; hazard class

    en:Methyl Benzoate
    functions:en:preservative, solvent, skin conditioning emollient, fragrance
    cas:en:93-58-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/1a; -; -; 0.5 % as acid

    en:Methyl Eugenol
    functions:en:fragrance
    cas:en:93-15-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/102; -; -; 0.0002 % in leave-on, 0.001 % in rinse-off products, 0.01 % in fine fragrance
    evidence:en:3; hazard; hazard; oral; everyone; world; IARC; IARC Monographs volume 134; 2023; group 2A; -; -; raised from 2B
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Methyl N-Methylanthranilate
    functions:en:fragrance
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/323; -; -; 0.1 % leave-on, 0.2 % rinse-off, not in sunscreens

    en:Methyl Pyrrolidone
    functions:en:solvent
    cas:en:872-50-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1393; -; -; toxic to reproduction (category 1B)

    <en:fragrance-allergens
    en:Methyl Salicylate
    functions:en:oral care, soothing, flavouring, denaturant
    cas:en:119-36-8
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/324; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1531; 2022; Annex III/324; -; -; 0.002 to 2.52 % depending on the product, classed as toxic to reproduction (category 2)
    evidence:en:4; ban; hazard; leave-on rinse-off; child; EU; EU; Reg. (EU) 2022/1531; 2022; Annex III/324; -; -; not for children under 6 years, except toothpaste

    <en:isothiazolinones
    en:Methylchloroisothiazolinone, CMIT, MCI
    functions:en:preservative
    cas:en:26172-55-4
    evidence:en:2; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/39; -; -; 0.0015 % of the 3:1 mixture, skin sensitiser
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/39; -; -; allowed in rinse-off products only

    <en:uv-filters
    en:Methylene Bis-Benzotriazolyl Tetramethylbutylphenol, Bisoctrizole, Tinosorb M
    functions:en:uv filter
    cas:en:103597-45-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/23; -; -; 10 %, the nano form not in products that may be inhaled

    <en:isothiazolinones
    en:Methylisothiazolinone, MIT
    functions:en:preservative
    cas:en:2682-20-4
    evidence:en:2; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/57; -; -; 0.0015 %, skin sensitiser
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/57; -; -; allowed in rinse-off products only

    <en:parabens
    en:Methylparaben
    functions:en:preservative, fragrance
    cas:en:99-76-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Minoxidil
    functions:en:hair conditioning, hair fixing
    cas:en:38304-91-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/372; -; -; prohibited

    en:Musk Ambrette
    cas:en:83-66-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/414; -; -; prohibited

    en:Musk Ketone
    functions:en:fragrance
    cas:en:81-14-1
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/97; -; -; 0.042 %, more in fine fragrance, suspected carcinogen (category 2)

    en:Musk Tibetene
    cas:en:145-39-1
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/422; -; -; prohibited

    en:Musk Xylene
    functions:en:fragrance
    cas:en:81-15-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/96; -; -; 0.03 %, more in fine fragrance, suspected carcinogen (category 2)

    en:Nicotine
    cas:en:54-11-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/246; -; -; prohibited

    en:Nonylphenol
    cas:en:25154-52-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1168; -; -; toxic to reproduction (category 2)

    en:O-Cymen-5-Ol
    functions:en:preservative, antimicrobial, deodorant
    cas:en:3228-02-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/38; -; -; 0.1 %

    en:O-Phenylphenol
    functions:en:preservative
    cas:en:90-43-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2026/78; 2026; Annex V/7; 2026-05-01; -; 0.2 % rinse-off, 0.15 % leave-on

    <en:uv-filters
    en:Octocrylene, Octocrilene
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:6197-30-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1176; 2022; Annex VI/10; -; -; 10 %, 9 % in propellant sprays, benzophenone at trace level

    en:Oxalic Acid
    functions:en:chelating
    cas:en:144-62-7
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/3; -; -; 5 %, hair products, professionals only

    en:Oxyquinoline Sulfate
    functions:en:chelating, antimicrobial
    cas:en:134-31-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/51; -; -; 0.3 % rinse-off, 0.03 % leave-on hair products

    en:P-Aminophenol
    functions:en:hair dyeing
    cas:en:123-30-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/272; -; -; 0.9 % in hair dye, can cause severe allergic reactions

    en:P-Chloro-M-Cresol
    functions:en:preservative, antimicrobial
    cas:en:59-50-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/24; -; -; 0.2 %, not on mucous membranes

    en:P-Hydroxyanisole
    functions:en:antioxidant, reducing
    cas:en:150-76-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/95; -; -; 0.02 %, artificial nail systems, professionals only

    en:P-Phenylenediamine, PPD, 1\,4-Diaminobenzene
    functions:en:hair dyeing
    cas:en:106-50-3
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/8a; -; -; 2 % in oxidative hair dye, can cause severe allergic reactions

    en:P-Phenylenediamine HCl
    functions:en:hair dyeing
    cas:en:624-18-0
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/8a; -; -; 2 % in oxidative hair dye, can cause severe allergic reactions

    en:P-Phenylenediamine Sulfate
    functions:en:hair dyeing
    cas:en:16245-77-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/8a; -; -; 2 % in oxidative hair dye, can cause severe allergic reactions

    en:PABA, Aminobenzoic Acid, 4-Aminobenzoic Acid
    functions:en:uv absorber, light stabilizer
    cas:en:150-13-0
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/167; -; -; prohibited

    <en:ethoxylated-ingredients
    <en:uv-filters
    en:PEG-25 PABA
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:116242-27-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/13; -; -; 10 %

    en:Pentasodium Pentetate
    functions:en:chelating
    cas:en:140-01-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1721; -; -; prohibited

    en:Pentetic Acid
    functions:en:chelating
    cas:en:67-43-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1720; -; -; prohibited

    <en:parabens
    en:Pentylparaben
    cas:en:6521-29-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1378; -; -; prohibited

    <en:pfas
    en:Perfluorooctane Sulfonic Acid, PFOS
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1493; -; -; prohibited
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs volume 135; 2023; group 2B; -; -; hazard class

    en:Perillaldehyde, Perilla Aldehyde
    functions:en:fragrance, skin conditioning
    cas:en:2111-75-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/169; -; -; 0.1 % except in oral products

    <en:mineral-oils
    en:Petrolatum, White Petrolatum, Petroleum Jelly, Vaseline
    functions:en:skin conditioning emollient, antistatic
    cas:en:8009-03-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/904; -; -; prohibited unless the full refining history is known and the source is no carcinogen

    en:Phenoxyethanol
    functions:en:preservative, antimicrobial
    cas:en:122-99-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/29; -; -; 1 %

    en:Phenoxyisopropanol
    functions:en:preservative, solvent
    cas:en:770-35-4
    evidence:en:1; limit; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/43; -; -; 1 % as a preservative
    evidence:en:4; ban; hazard; leave-on; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/43; -; -; rinse-off products only

    en:Phenyl Mercuric Acetate
    functions:en:preservative
    cas:en:62-38-4
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/17; -; -; 0.007 % of mercury, eye products only, to be named

    <en:uv-filters
    en:Phenylbenzimidazole Sulfonic Acid, Ensulizole
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:27503-81-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/6; -; -; 8 % as acid

    <en:uv-filters
    en:Phenylene Bis-Diphenyltriazine
    functions:en:uv filter, light stabilizer
    cas:en:55514-22-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/31; -; -; 5 %, not in products that may be inhaled

    <en:parabens
    en:Phenylparaben
    functions:en:preservative, antimicrobial
    cas:en:17696-62-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1376; -; -; prohibited

    en:Phytonadione, Vitamin K1, Vitamin K
    functions:en:skin conditioning
    cas:en:84-80-0
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1371; -; -; vitamin K1, concerns cosmetics only

    <en:fragrance-allergens
    en:Pinene
    functions:en:fragrance, antifoaming
    cas:en:80-56-8
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/371; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Piroctone Olamine
    functions:en:preservative, anti seborrheic
    cas:en:68890-66-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/35; -; -; 1 % rinse-off, 0.5 % other

    en:Polyacrylamide
    functions:en:film forming, antistatic, binding
    cas:en:9003-05-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/66; -; -; residual acrylamide 0.1 mg/kg in body leave-on, 0.5 mg/kg in other products

    <en:uv-filters
    en:Polyacrylamidomethyl Benzylidene Camphor
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:113783-61-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/11; -; -; 6 %

    en:Polyaminopropyl Biguanide, Polyhexamethylene Biguanide, PHMB
    functions:en:preservative
    cas:en:32289-58-0
    evidence:en:4; ban; hazard; inhaled; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/28; -; -; not in products that may be inhaled
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/28; -; -; 0.1 %, not in products that may be inhaled, carcinogen (category 2)

    en:Polyquaternium-7
    functions:en:film forming, antistatic
    cas:en:26590-05-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/66; -; -; residual acrylamide 0.1 mg/kg in body leave-on, 0.5 mg/kg in other products

    <en:silicones
    <en:uv-filters
    en:Polysilicone-15
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:207574-74-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/26; -; -; 10 %

    en:Potassium Benzoate
    functions:en:preservative
    cas:en:582-25-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/1a; -; -; 0.5 % as acid

    en:Potassium Bromate
    functions:en:oxidising
    cas:en:7758-01-2
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/461; -; -; carcinogen (category 1B)

    en:Potassium Hydroxide
    functions:en:buffering
    cas:en:1310-58-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/15a; -; -; 5 % nail cuticle solvent, 2 % hair straightener, as a pH adjuster to pH 11

    en:Potassium Metabisulfite
    functions:en:preservative, hair waving or straightening, reducing
    allergens:en:sulphur-dioxide-and-sulphites
    cas:en:16731-55-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/9; -; -; 0.2 % as free SO2

    <en:parabens
    en:Potassium Methylparaben
    functions:en:preservative
    cas:en:26112-07-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Potassium Sorbate
    functions:en:preservative, fragrance
    cas:en:24634-61-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/4; -; -; 0.6 % as acid

    en:Potassium Thioglycolate
    functions:en:depilatory, hair waving or straightening
    cas:en:34452-51-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    en:Progesterone
    functions:en:skin conditioning
    cas:en:57-83-0
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/194; -; -; prohibited

    en:Propionic Acid
    functions:en:preservative, ph adjusters, antimicrobial, fragrance
    cas:en:79-09-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/2; -; -; 2 % as acid

    <en:parabens
    en:Propylparaben
    functions:en:preservative, perfuming
    cas:en:94-13-3
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; 0.14 % as acid for the sum of both esters
    evidence:en:2; warning; exposure; leave-on; toddler; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; prohibited in leave-on products for the nappy area under 3 years, other leave-on products carry a warning

    en:Quartz
    functions:en:abrasive
    cas:en:14808-60-7
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 1; -; -; crystalline silica
    evidence:en:1; hazard; hazard; inhaled; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; airborne particles of respirable size

    <en:formaldehyde-releasers
    en:Quaternium-15
    functions:en:preservative, antimicrobial
    cas:en:4080-31-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1386; -; -; releases formaldehyde

    en:Quinine
    functions:en:hair conditioning, fragrance, denaturant
    cas:en:130-95-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/21; -; -; 0.5 % rinse-off, 0.2 % leave-on hair products

    en:Resorcinol
    functions:en:hair dyeing, antioxidant, denaturant, perfuming
    cas:en:108-46-3
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/22; -; -; 1.25 % in oxidative hair dye, 0.5 % in hair lotion and shampoo

    <en:retinoids
    en:Retinoic Acid, Tretinoin
    cas:en:302-79-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/375; -; -; tretinoin
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; hazard class
    evidence:en:3; warning; hazard; leave-on rinse-off; pregnancy; world; EMA; referral on retinoid-containing medicines; 2018; topical retinoids; -; -; must not be used in pregnancy

    <en:retinoids
    en:Retinol, Vitamin A
    functions:en:skin conditioning, skin conditioning miscellaneous
    cas:en:68-26-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/376; 2025-11-01; -; body lotion 0.05 %, other 0.3 % retinol equivalents, warning about vitamin A intake, older products until 2027-05-01
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; daily doses above 10,000 IU

    <en:retinoids
    en:Retinyl Acetate
    functions:en:skin conditioning, skin conditioning miscellaneous
    cas:en:127-47-9
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/376; 2025-11-01; -; body lotion 0.05 %, other 0.3 % retinol equivalents, warning about vitamin A intake, older products until 2027-05-01
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; daily doses above 10,000 IU
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1930; 2006; vitamin A; -; -; affirmed as generally recognized as safe

    <en:retinoids
    en:Retinyl Linoleate
    functions:en:skin conditioning
    cas:en:631-89-0
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; retinyl esters, daily doses above 10,000 IU

    <en:retinoids
    en:Retinyl Palmitate, Retinyl Palmitate (Vitamin A), Vitamin A Palmitate
    functions:en:skin conditioning, skin conditioning miscellaneous
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:79-81-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2024/996; 2024; Annex III/376; 2025-11-01; -; body lotion 0.05 %, other 0.3 % retinol equivalents, warning about vitamin A intake, older products until 2027-05-01
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; daily doses above 10,000 IU
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1930; 2006; vitamin A; -; -; affirmed as generally recognized as safe

    <en:retinoids
    en:Retinyl Propionate
    functions:en:skin conditioning
    cas:en:7069-42-3
    evidence:en:1; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; retinyl esters, daily doses above 10,000 IU

    en:Riboflavin
    functions:en:colorant, skin conditioning miscellaneous
    cas:en:83-88-5
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/145; -; -; authorised

    <en:fragrance-allergens
    en:Rose Ketones
    functions:en:fragrance
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/157; 2026-07-31; -; to be named, older stock until 2028-07-31
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/157; -; -; 0.02 % except in oral products

    en:Safrole
    cas:en:94-59-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/360; -; -; except the normal content of natural essences, 100 ppm in the product
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; IARC Monographs classification list; 2021; group 2B; -; -; hazard class

    <en:fragrance-allergens
    en:Salicylaldehyde
    functions:en:perfuming
    cas:en:90-02-8
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/340; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Salicylic Acid, Beta Hydroxy Acid
    functions:en:preservative, keratolytic, hair conditioning, anti seborrheic
    cas:en:69-72-7
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/98; -; -; 3 % rinse-off hair, 2 % other, 0.5 % body lotion, eye and lip products, toxic to reproduction (category 2)
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; 0.5 % as a preservative
    evidence:en:4; ban; hazard; leave-on rinse-off; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/98; -; -; not for children under 3 years
    evidence:en:2; hazard; hazard; leave-on; pregnancy; world; EU; CosIng, Annex III/98; 2025; reprotoxic category 2; -; -; suspected of harming the unborn child, permitted within the limits for everyone
    evidence:en:1; hazard; hazard; rinse-off; pregnancy; world; EU; CosIng, Annex III/98; 2025; reprotoxic category 2; -; -; little remains on the skin

    <en:fragrance-allergens
    en:Santalol
    functions:en:perfuming
    cas:en:11031-45-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/341; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Sclareol
    functions:en:perfuming
    cas:en:515-03-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/342; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Selenium
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/297; -; -; except selenium disulfide in shampoo

    en:Selenium Sulfide, Selenium Disulfide
    functions:en:hair conditioning, anti seborrheic
    cas:en:7488-56-4
    evidence:en:2; warning; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/49; -; -; 1 % in antidandruff shampoo, contact with eyes and damaged skin to be avoided
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class

    en:Silver Chloride
    functions:en:preservative
    cas:en:7783-90-6
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/52; -; -; 0.004 % on titanium dioxide, not in oral, eye or lip products
    evidence:en:4; ban; hazard; leave-on rinse-off; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/52; -; -; not for children under 3 years

    en:Silver Citrate
    functions:en:preservative, antimicrobial, deodorant
    cas:en:36701-38-9
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/59; -; -; 0.2 % of the citrate mixture, not in oral or eye products

    en:Silver Nitrate
    functions:en:hair dyeing
    cas:en:7761-88-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/48; -; -; 4 %, lashes and brows only

    en:Sodium Benzoate
    functions:en:preservative, fragrance, anticorrosive
    cas:en:532-32-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/1; -; -; 2.5 % rinse-off, 1.7 % oral care, 0.5 % leave-on

    en:Sodium Bisulfite
    functions:en:preservative, antioxidant, hair waving or straightening, reducing
    allergens:en:sulphur-dioxide-and-sulphites
    cas:en:7631-90-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/9; -; -; 0.2 % as free SO2

    en:Sodium Borate
    functions:en:buffering
    cas:en:1330-43-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1396; -; -; prohibited

    <en:parabens
    en:Sodium Butylparaben
    functions:en:preservative
    cas:en:36457-20-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; 0.14 % as acid for the sum of both esters
    evidence:en:2; warning; exposure; leave-on; toddler; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; prohibited in leave-on products for the nappy area under 3 years, other leave-on products carry a warning

    en:Sodium Dehydroacetate
    functions:en:preservative
    cas:en:4418-26-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/13; -; -; 0.6 % as acid, not in aerosols

    <en:parabens
    en:Sodium Ethylparaben
    functions:en:preservative
    cas:en:35285-68-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Sodium Fluoride
    functions:en:oral care, antiplaque
    cas:en:7681-49-4
    evidence:en:2; warning; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/31; -; -; oral products, 0.15 % as fluorine, children up to 6 years: pea-sized amount, supervised
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/31; -; -; children up to 6 years: pea-sized amount, supervised

    en:Sodium Formate
    functions:en:preservative
    cas:en:141-53-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/14; -; -; 0.5 % as acid

    en:Sodium Hydroxide
    functions:en:buffering, denaturant
    cas:en:1310-73-2
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/15a; -; -; 5 % nail cuticle solvent, 2 % hair straightener, as a pH adjuster to pH 11

    <en:formaldehyde-releasers
    en:Sodium Hydroxymethylglycinate
    functions:en:preservative, hair conditioning
    cas:en:70161-44-3
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/51; -; -; 0.5 %
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1669; -; -; prohibited where 0.1 % formaldehyde or more can be released
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2022/1181; 2022; Annex V preamble; 2024-07-31; -; label names the release of formaldehyde above the threshold

    <en:parabens
    en:Sodium Isobutylparaben
    functions:en:antimicrobial
    cas:en:84930-15-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1375; -; -; prohibited

    <en:parabens
    en:Sodium Isopropylparaben
    functions:en:preservative
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1374; -; -; prohibited

    en:Sodium Metabisulfite
    functions:en:preservative, antioxidant, reducing
    allergens:en:sulphur-dioxide-and-sulphites
    cas:en:7681-57-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/9; -; -; 0.2 % as free SO2

    <en:parabens
    en:Sodium Methylparaben
    functions:en:preservative
    cas:en:5026-62-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Sodium Monofluorophosphate
    functions:en:oral care, antiplaque
    cas:en:10163-15-2
    evidence:en:2; warning; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/27; -; -; oral products, 0.15 % as fluorine, children up to 6 years: pea-sized amount, supervised
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/27; -; -; children up to 6 years: pea-sized amount, supervised

    en:Sodium Nitrite
    functions:en:anticorrosive
    cas:en:7632-00-0
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/17; -; -; 0.2 % as a rust inhibitor, not with amines

    <en:parabens
    en:Sodium Paraben
    functions:en:preservative
    cas:en:114-63-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/12; -; -; 0.4 % for one ester, 0.8 % for mixtures, as acid

    en:Sodium Perborate
    functions:en:oral care, oxidising
    cas:en:15120-21-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1397; -; -; toxic to reproduction (category 1B)

    en:Sodium Phenylbenzimidazole Sulfonate
    functions:en:uv filter, uv absorber
    cas:en:5997-53-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/6; -; -; 8 % as acid

    en:Sodium Propionate
    functions:en:preservative
    cas:en:137-40-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/2; -; -; 2 % as acid

    <en:parabens
    en:Sodium Propylparaben
    functions:en:preservative
    cas:en:35285-69-9
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; 0.14 % as acid for the sum of both esters
    evidence:en:2; warning; exposure; leave-on; toddler; EU; EU; Reg. (EU) 1004/2014; 2014; Annex V/12a; -; -; prohibited in leave-on products for the nappy area under 3 years, other leave-on products carry a warning

    en:Sodium Salicylate
    functions:en:preservative, denaturant
    cas:en:54-21-7
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; 0.5 % as acid
    evidence:en:4; ban; hazard; leave-on; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; not for children under 3 years, except shampoo

    en:Sodium Sulfite
    functions:en:preservative, antioxidant, hair waving or straightening, reducing
    allergens:en:sulphur-dioxide-and-sulphites
    cas:en:7757-83-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/9; -; -; 0.2 % as free SO2

    en:Sodium Thioglycolate
    functions:en:antioxidant, depilatory, hair waving or straightening, reducing
    cas:en:367-51-1
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    en:Sorbic Acid
    functions:en:preservative, fragrance
    cas:en:110-44-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/4; -; -; 0.6 % as acid

    en:Stannous Fluoride
    functions:en:oral care, antiplaque
    cas:en:7783-47-3
    evidence:en:2; warning; exposure; rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/35; -; -; oral products, 0.15 % as fluorine, children up to 6 years: pea-sized amount, supervised
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/35; -; -; children up to 6 years: pea-sized amount, supervised

    en:Steartrimonium Bromide
    functions:en:preservative, hair conditioning, antistatic
    cas:en:1120-02-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative

    en:Steartrimonium Chloride
    functions:en:preservative, hair conditioning, antistatic
    cas:en:112-03-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/44; -; -; 0.1 % as a preservative
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/286; -; -; 0.5 to 2.5 % in hair and face products, by use

    en:Strontium Acetate
    functions:en:oral care, soothing
    cas:en:543-94-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/58; -; -; 3.5 % as strontium in oral products, frequent use by children not advisable
    evidence:en:2; warning; exposure; leave-on rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/58; -; -; frequent use by children not advisable

    en:Strontium Chloride
    functions:en:oral care, soothing, skin conditioning
    cas:en:10476-85-4
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/57; -; -; 3.5 % as strontium in oral products, frequent use by children not advisable
    evidence:en:2; warning; exposure; leave-on rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/57; -; -; frequent use by children not advisable

    en:Strontium Lactate
    cas:en:29870-99-3
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/402; -; -; prohibited

    en:Styrene
    functions:en:solvent
    cas:en:100-42-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1575; -; -; toxic to reproduction (category 2)
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs classification list; 2021; group 2A; -; -; hazard class

    en:Styrene/Acrylates Copolymer (nano)
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1725; -; -; nano form

    en:Talc, Talcum Powder, Talcum
    functions:en:abrasive, absorbent, opacifying, bulking
    cas:en:14807-96-6
    evidence:en:2; warning; exposure; leave-on inhaled; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/59; -; -; powders for children under 3 years: keep away from nose and mouth
    evidence:en:3; hazard; hazard; inhaled; everyone; world; IARC; IARC Monographs volume 136; 2024; group 2A; -; -; no statement on intact skin

    en:TEA-Salicylate
    functions:en:preservative, uv filter, light stabilizer
    cas:en:2174-16-5
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; 0.5 % as acid
    evidence:en:4; ban; hazard; leave-on; toddler; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/3; -; -; not for children under 3 years, except shampoo

    <en:uv-filters
    en:Terephthalylidene Dicamphor Sulfonic Acid, Ecamsule, Mexoryl SX
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:92761-26-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/7; -; -; 10 % as acid

    <en:fragrance-allergens
    en:Terpineol
    functions:en:fragrance
    cas:en:8000-41-7
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/343; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Terpinolene
    functions:en:perfuming
    cas:en:586-62-9
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/133; 2026-07-31; -; to be named, older stock until 2028-07-31

    <en:fragrance-allergens
    en:Tetramethyl Acetyloctahydronaphthalenes, Iso E Super
    functions:en:fragrance, skin conditioning
    cas:en:54464-57-2
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/344; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Tetrasodium Etidronate
    functions:en:emulsion stabilising, chelating, viscosity controlling
    cas:en:3794-83-0
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/53; -; -; 1.5 % hair products, 0.2 % soap, as acid

    en:Theophylline
    functions:en:skin conditioning, tonic
    cas:en:58-55-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1710; -; -; prohibited

    en:Thimerosal
    functions:en:preservative
    cas:en:54-64-8
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/16; -; -; 0.007 % of mercury, eye products only, to be named

    en:Thioglycolic Acid
    functions:en:antioxidant, depilatory, hair waving or straightening, reducing
    cas:en:68-11-1
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/2a; -; -; 8 % hair, 5 % depilatories, 2 % hair rinse-off, to be named

    en:Thiourea
    functions:en:humectant, antimicrobial
    cas:en:62-56-6
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/321; -; -; prohibited

    en:Toluene
    functions:en:solvent, antioxidant
    cas:en:108-88-3
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/185; -; -; 25 %, nail products, adults only, toxic to reproduction (category 2)
    evidence:en:2; warning; exposure; leave-on rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/185; -; -; nail products, adults only
    evidence:en:1; hazard; hazard; inhaled; pregnancy; US-CA; California; Proposition 65 list; 2023; developmental; -; -; hazard class

    en:Toluene-2\,5-Diamine
    functions:en:hair dyeing
    cas:en:95-70-5
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/9a; -; -; 2 % in oxidative hair dye, can cause severe allergic reactions

    en:Toluene-2\,5-Diamine Sulfate
    functions:en:hair dyeing
    cas:en:615-50-9
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/9a; -; -; 2 % in oxidative hair dye, can cause severe allergic reactions

    en:Trichloroacetic Acid
    cas:en:76-03-9
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/10; -; -; prohibited

    en:Triclocarban
    functions:en:preservative, antimicrobial, deodorant
    cas:en:101-20-2
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/23; -; -; 0.2 % as a preservative (May 2024), 1.5 % rinse-off (Annex III/100), since narrowed by Reg. (EU) 2024/996

    en:Triclosan
    functions:en:preservative, antimicrobial, deodorant
    cas:en:3380-34-5
    evidence:en:2; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/25; -; -; 0.3 % in few products, 0.2 % in mouthwash (May 2024), since narrowed by Reg. (EU) 2024/996

    en:Triethanolamine, Trolamine
    functions:en:surfactant cleansing, surfactant emulsifying, buffering, fragrance
    cas:en:102-71-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/62; -; -; 2.5 % leave-on, 99 % pure, kept free of nitrosating substances

    <en:fragrance-allergens
    en:Trimethylbenzenepropanol
    functions:en:fragrance
    cas:en:103694-68-4
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/345; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Trimethylbenzoyl Diphenylphosphine Oxide, TPO
    functions:en:skin conditioning
    cas:en:75980-60-8
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2025/877; 2025; Annex II/1731; 2025-09-01; -; toxic to reproduction, no sell-off

    <en:fragrance-allergens
    en:Trimethylcyclopentenyl Methylisopentenol
    functions:en:fragrance
    cas:en:67801-20-1
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/339; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Trimethylolpropane Triacrylate
    functions:en:film forming, hair conditioning, hair fixing
    cas:en:15625-89-5
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1718; -; -; prohibited

    <en:uv-filters
    en:Tris-Biphenyl Triazine
    functions:en:uv filter, uv absorber, light stabilizer
    cas:en:31274-51-8
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex VI/29; -; -; 10 %, not in sprays

    <en:fragrance-allergens
    en:Turpentine
    functions:en:perfuming
    cas:en:8006-64-2
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/124; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Undecylenic Acid
    functions:en:preservative, surfactant cleansing, surfactant emulsifying, antimicrobial
    cas:en:112-38-9
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/18; -; -; 0.2 % as acid

    en:Urea Peroxide, Carbamide Peroxide
    functions:en:oxidising
    cas:en:124-43-6
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/12; -; -; 12 % hair, 4 % skin, 2 % nails, 0.1 % oral products as hydrogen peroxide, above that to 6 % by dentists and not under 18 years
    evidence:en:2; warning; exposure; rinse-off; child; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/12; -; -; tooth whitening above 0.1 % not under 18 years

    <en:fragrance-allergens
    en:Vanillin
    functions:en:fragrance
    cas:en:121-33-5
    evidence:en:1; allergen; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2023/1545; 2023; Annex III/346; 2026-07-31; -; to be named, older stock until 2028-07-31

    en:Vinyl Chloride
    cas:en:75-01-4
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/334; -; -; carcinogen (category 1A)
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; US; FDA; 21 CFR part 700; 2024; 700.14; -; -; in aerosols

    en:Zinc Acetate
    functions:en:antimicrobial
    cas:en:557-34-6
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Aspartate
    functions:en:skin conditioning
    cas:en:36393-20-1
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Chloride
    functions:en:oral care, soothing
    cas:en:7646-85-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Gluconate
    functions:en:deodorant, skin conditioning
    cas:en:4468-02-4
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Lactate
    functions:en:deodorant
    cas:en:16039-53-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc PCA
    functions:en:humectant, skin conditioning
    cas:en:68107-75-5
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Pyrithione, Pyrithione Zinc
    functions:en:preservative, hair conditioning, anti seborrheic, anti sebum
    cas:en:13463-41-7
    evidence:en:4; ban; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EU) 2021/1902; 2021; Annex II/1670; 2022-03-01; -; toxic to reproduction

    en:Zinc Stearate
    functions:en:colorant, viscosity controlling, anticaking
    cas:en:557-05-1
    evidence:en:0; listing; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex IV/150; -; -; authorised

    en:Zinc Sulfate
    functions:en:oral care, astringent, antimicrobial, antiplaque
    cas:en:7446-19-7
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/24; -; -; 1 % as zinc

    en:Zinc Undecylenate
    functions:en:opacifying, antimicrobial, anticaking
    cas:en:30773-48-9
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex V/18; -; -; 0.2 % as acid
    """#
  }
}
