extension EmbeddedTables {
  /// Cosmetic ingredients without a rule of their own: INCI names, CAS numbers, functions.
  @inline(never)
  static var cosmeticSubstances: String {
    #"""
    # Sources: INCI names, CAS numbers and functions: CosIng, (c) European Union, reuse under Decision 2011/833/EU.
    # Conclusions on their use: the Expert Panel of the Cosmetic Ingredient Review (CIR), report by report.

    en:1\,2-Hexanediol, 2-Hexanediol
    functions:en:solvent, skin conditioning
    cas:en:6920-22-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of 1,2-glycols; 2012; Int J Toxicol 31 (5 Suppl), 147S-168S; -; -; safe as used

    en:1-Hydroxyethyl 4\,5-Diamino Pyrazole Sulfate
    functions:en:hair dyeing
    cas:en:155601-30-2
    evidence:en:2; warning; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/273; -; -; 3 % in oxidative hair dye, can cause severe allergic reactions

    en:10-Hydroxydecanoic Acid
    functions:en:skin conditioning
    cas:en:1679-53-4

    en:2-O-Ethyl Ascorbic Acid
    functions:en:skin conditioning
    cas:en:112894-37-8

    en:3-Aminopropane Sulfonic Acid
    functions:en:surfactant cleansing, surfactant hydrotrope
    cas:en:3687-18-1

    en:3-O-Ethyl Ascorbic Acid, 3-0-Ethyl Ascorbic Acid
    functions:en:skin conditioning
    cas:en:86404-04-8

    en:4-T-Butylcyclohexanol
    functions:en:fragrance
    cas:en:98-52-2

    en:Acacia Decurrens/Jojoba/Sunflower Seed Wax/Polyglyceryl-3 Esters

    en:Acetamidoethoxyethanol
    functions:en:humectant
    cas:en:118974-46-2

    en:Acetic Acid
    functions:en:buffering, fragrance
    cas:en:64-19-7

    en:Acetone
    functions:en:solvent, fragrance, denaturant
    cas:en:67-64-1

    en:Acetyl Carnitine HCl
    functions:en:skin conditioning
    cas:en:5080-50-2

    en:Acetyl Citrull Amido Arginine
    functions:en:skin protecting

    en:Acetyl Dipeptide-1 Cetyl Ester
    functions:en:hair conditioning, skin conditioning

    en:Acetyl Glucosamine
    functions:en:skin conditioning
    cas:en:10036-64-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of glucosamine ingredients, draft final report; 2022; conclusion; -; -; safe when formulated not to irritate

    en:Acetyl Glutamine
    functions:en:skin conditioning
    cas:en:2490-97-3

    en:Acetyl Hexapeptide-30
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-8, Argireline
    functions:en:humectant, skin conditioning
    cas:en:616204-22-9

    en:Acetyl Hydroxyproline
    functions:en:hair conditioning, humectant, skin conditioning, skin conditioning emollient, skin protecting
    cas:en:33996-33-7

    en:Acetyl Octapeptide-3
    functions:en:humectant, skin conditioning

    en:Acetyl Tetrapeptide-15
    functions:en:skin conditioning

    en:Acetyl Tetrapeptide-17
    functions:en:skin conditioning

    en:Acetyl Tetrapeptide-5
    functions:en:humectant

    en:Acetyl Tetrapeptide-9
    functions:en:skin conditioning

    en:Acetyl Tyrosine
    functions:en:skin conditioning, tanning
    cas:en:537-55-3

    en:Acetylarginyltryptophyl Diphenylglycine
    functions:en:skin conditioning

    en:Acrylamide/Sodium Acryloyldimethyltaurate Copolymer, Acrylamide Sodium Acryloyldimethyl Taurate Copolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Acrylates/Ammonium Methacrylate Copolymer
    functions:en:antistatic, film forming

    en:Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Acrylates/C10-C30 Alkyl Acrylate Crosspolymer
    functions:en:emulsion stabilising, viscosity controlling, film forming
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of cross-linked alkyl acrylates; 2017; Int J Toxicol 36 (5 Suppl 2), 59S-88S; -; -; safe, data are missing if polymerized in benzene

    en:Acrylates/Carbamate Copolymer
    functions:en:hair conditioning, skin conditioning

    en:Acrylates Copolymer
    functions:en:film forming, antistatic, binding
    cas:en:25133-97-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of acrylates copolymers; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Acrylates Crosspolymer
    functions:en:absorbent

    <en:silicones
    en:Acrylates/Dimethicone Copolymer
    functions:en:film forming, binding, anticaking

    <en:silicones
    en:Acrylates/Ethylhexyl Acrylate/Dimethicone Methacrylate Copolymer

    en:Acrylates/Octylacrylamide Copolymer
    functions:en:film forming, hair fixing
    cas:en:129702-02-9

    en:Acrylates/Palmeth-25 Acrylate Copolymer
    functions:en:viscosity controlling

    <en:ethoxylated-ingredients
    en:Acrylates/Steareth-20 Methacrylate Copolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of acrylates copolymers; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Acrylates/Vinyl Isodecanoate Crosspolymer
    functions:en:emulsion stabilising, film forming, viscosity controlling

    en:Adenosine
    functions:en:skin conditioning
    cas:en:58-61-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of adenosine; 2024; Int J Toxicol 43 (1 Suppl), conclusion; -; -; safe as used

    en:Adenosine Phosphate
    functions:en:skin conditioning
    cas:en:61-19-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of adenosine; 2024; Int J Toxicol 43 (1 Suppl), conclusion; -; -; safe as used

    en:Adipic Acid/Neopentyl Glycol Crosspolymer
    functions:en:antiperspirant, viscosity controlling, binding

    en:Alanine
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:302-72-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Alanyl Glutamine
    functions:en:humectant, skin conditioning
    cas:en:39537-23-0

    en:Albumen Extract
    functions:en:humectant, skin conditioning emollient, hair conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs

    en:Alcaligenes Polysaccharides
    functions:en:emulsion stabilising, humectant, viscosity controlling

    en:Alcohol, Ethanol, Ethyl Alcohol, Grain Alcohol
    functions:en:solvent, viscosity controlling, astringent
    cas:en:64-17-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on denatured alcohol and its denaturants; 2008; conclusion; -; -; no concern by the skin beside what is drunk

    en:Alcohol Denat, SD Alcohol 40-B, SD Alcohol 40-B (Alcohol Denat.), Denatured Alcohol, SD Alcohol, SD Alcohol 40, SD Alcohol 40B, SD Alcohol 39-C, Alcohol Denatured, Specially Denatured Alcohol
    functions:en:solvent, viscosity controlling, astringent
    cas:en:64-17-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on denatured alcohol and its denaturants; 2008; conclusion; -; -; safe as used with the usual denaturants

    en:Alcohol Denat. Sd Alcohol 40-B
    functions:en:solvent

    en:Aleuritic Acid
    functions:en:skin conditioning
    cas:en:6949-98-0

    en:Algae Exopolysaccharides
    functions:en:humectant, film forming, skin protecting

    en:Algae Extract, Algae (Seaweed) Extract, Seaweed Extract
    functions:en:humectant, skin conditioning emollient, oral care
    cas:en:92128-82-0

    en:Algae Oligosaccharides
    functions:en:skin conditioning

    en:Algin
    functions:en:viscosity controlling, fragrance, binding
    cas:en:9005-38-3

    en:Allantoin
    functions:en:soothing, skin protecting, skin conditioning
    cas:en:97-59-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on allantoin and its complexes; 2010; Int J Toxicol 29 (2 Suppl), 84S-97S; -; -; safe as used, up to 2 %

    en:Allyl Methacrylates Crosspolymer
    functions:en:emulsion stabilising, viscosity controlling, opacifying
    cas:en:182212-41-5

    en:Alpha-Glucan Oligosaccharide
    functions:en:skin conditioning, smoothing, cleansing

    en:Alteromonas Ferment Extract
    functions:en:skin conditioning

    en:Alteromonas Ferment Filtrate
    functions:en:humectant

    <en:aluminium-compounds
    en:Alumina
    functions:en:viscosity controlling, abrasive, absorbent
    cas:en:1344-28-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alumina and aluminum hydroxide; 2016; Int J Toxicol 35 (3 Suppl), 16S-33S; -; -; safe as used

    <en:aluminium-compounds
    en:Aluminum Chloride
    functions:en:antiperspirant, astringent, deodorant
    cas:en:7446-70-0

    <en:aluminium-compounds
    en:Aluminum Chlorohydrate
    functions:en:antiperspirant, astringent, deodorant
    cas:en:12042-91-0

    <en:aluminium-compounds
    en:Aluminum Dimyristate
    functions:en:anticaking, emulsion stabilising, opacifying, viscosity controlling
    cas:en:56639-51-1

    <en:aluminium-compounds
    en:Aluminum Distearate
    functions:en:anticaking, emulsion stabilising, opacifying, viscosity controlling
    cas:en:300-92-5

    <en:aluminium-compounds
    en:Aluminum Glycinate
    functions:en:astringent, buffering
    cas:en:13682-92-3

    <en:aluminium-compounds
    en:Aluminum Hydroxide
    functions:en:humectant, viscosity controlling, skin conditioning emollient
    cas:en:21645-51-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alumina and aluminum hydroxide; 2016; Int J Toxicol 35 (3 Suppl), 16S-33S; -; -; safe as used

    <en:aluminium-compounds
    en:Aluminum Sesquichlorohydrate
    functions:en:antiperspirant, astringent, deodorant
    cas:en:11089-92-2

    <en:aluminium-compounds
    en:Aluminum Silicate
    functions:en:colorant, abrasive, absorbent
    cas:en:1327-36-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    <en:aluminium-compounds
    en:Aluminum Starch Octenylsuccinate
    functions:en:viscosity controlling, absorbent, anticaking
    cas:en:9087-61-0

    en:Amber Extract
    functions:en:hair conditioning, skin conditioning

    en:Amber Powder
    functions:en:deodorant
    cas:en:9000-02-6

    en:Ambrettolide
    functions:en:perfuming
    cas:en:7779-50-2

    en:Amino Esters-1
    functions:en:skin conditioning

    en:Aminobutyric Acid
    functions:en:hair conditioning
    cas:en:56-12-2

    en:Aminomethyl Propanediol
    functions:en:buffering
    cas:en:115-69-5

    en:Aminomethyl Propanol
    functions:en:buffering
    cas:en:124-68-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on aminomethyl propanol; 2009; Int J Toxicol 28 (6 Suppl), 141S-161S; -; -; safe as used, not beside nitrosating agents

    en:Aminopropyl Ascorbyl Phosphate
    functions:en:antioxidant, skin conditioning

    <en:silicones
    en:Aminopropyl Dimethicone
    functions:en:hair conditioning
    cas:en:99363-37-8

    <en:ethoxylated-ingredients
    en:Ammonium Acryloyldimethyltaurate/Beheneth-25 Methacrylate Crosspolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Ammonium Acryloyldimethyltaurate/VP Copolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Ammonium Chloride
    functions:en:viscosity controlling, buffering, fragrance
    cas:en:12125-02-9

    en:Ammonium Glycyrrhizate
    functions:en:fragrance, skin conditioning
    cas:en:53956-04-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycyrrhetinic acid, glycyrrhizic acid and their salts and esters; 2007; Int J Toxicol 26 (2 Suppl), 79-112; -; -; safe as used

    <en:sulfates
    <en:ethoxylated-ingredients
    en:Ammonium Laureth Sulfate
    functions:en:surfactant cleansing, foaming
    cas:en:32612-48-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended report on sodium laureth sulfate and related salts; 2010; Int J Toxicol 29 (4 Suppl), 151S-161S; -; -; safe when formulated not to irritate

    <en:sulfates
    en:Ammonium Lauryl Sulfate
    functions:en:surfactant cleansing, foaming
    cas:en:2235-54-3

    en:Ammonium Persulfate
    functions:en:bleaching, oxidising
    cas:en:7727-54-0

    en:Ammonium Polyacrylate
    functions:en:surfactant cleansing, film forming, light stabilizer
    cas:en:9003-03-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of acrylates copolymers; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Ammonium Polyacryloyldimethyl Taurate, Ammonium Polyacryldimethyltauramide, Ammonium Polyacryldimethyltauramide/Ammonium Polyacryloyldimethyl Taurate
    functions:en:emulsion stabilising, viscosity controlling
    cas:en:62152-14-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Ammonium Xylenesulfonate
    functions:en:surfactant cleansing, viscosity controlling, surfactant hydrotrope
    cas:en:26447-10-9

    <en:silicones
    en:Amodimethicone
    functions:en:hair conditioning, antistatic
    cas:en:71750-80-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:Amylopectin
    functions:en:viscosity controlling, binding
    cas:en:9037-22-3

    en:Anhydroxylitol
    functions:en:humectant, skin conditioning
    cas:en:53448-53-6

    en:Aphanothece Sacrum Polysaccharide
    functions:en:absorbent, emulsion stabilising, film forming, viscosity controlling

    en:Arachidic Acid
    functions:en:surfactant cleansing, surfactant emulsifying, opacifying
    cas:en:506-30-9

    en:Arachidyl Alcohol
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    cas:en:629-96-9

    en:Arachidyl Glucoside
    functions:en:surfactant cleansing, surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Argan Oil Isostearyl Esters
    functions:en:skin conditioning emollient, hair conditioning, skin conditioning

    en:Arginine
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:74-79-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Arginine Cocoate
    functions:en:skin conditioning

    en:Arginine Ferulate
    functions:en:skin conditioning

    en:Arginine HCl
    functions:en:skin conditioning
    cas:en:1119-34-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Arginine PCA
    functions:en:humectant, skin conditioning
    cas:en:56265-06-6

    en:Aroma, Flavor, Aroma/Flavor, Flavour, Flavor Aroma
    functions:en:flavouring

    en:Artemia Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    allergens:en:crustaceans
    cas:en:225234-40-2

    en:Ascorbic Acid, Ascorbic Acid (Vitamin C), Vitamin C, L-Ascorbic Acid
    functions:en:antioxidant, buffering, fragrance
    cas:en:50-81-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:Ascorbic Acid Polypeptide
    functions:en:antioxidant, skin conditioning

    en:Ascorbyl Glucoside
    functions:en:antioxidant
    cas:en:129499-78-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ascorbyl glucoside and sodium ascorbyl glucoside; 2025; Int J Toxicol 44 (1 Suppl), 5-16; -; -; safe as used

    en:Ascorbyl Methylsilanol Pectinate
    functions:en:antioxidant, viscosity controlling
    cas:en:227200-22-8

    en:Ascorbyl Palmitate, Ascorbyl Palmitate (Vitamin C), Vitamin C Palmitate
    functions:en:antioxidant, fragrance
    cas:en:137-66-6

    en:Ascorbyl Tetraisopalmitate
    functions:en:antioxidant, skin conditioning emollient
    cas:en:161436-56-2

    en:Ascorbyl Tocopheryl Maleate
    functions:en:antioxidant, skin conditioning emollient, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    en:Asiatic Acid
    functions:en:skin conditioning, light stabilizer
    cas:en:464-92-6

    en:Asiaticoside
    functions:en:antioxidant, skin conditioning, perfuming
    cas:en:16830-15-2

    en:Aspartic Acid
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:56-84-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Aspergillus Ferment
    functions:en:skin conditioning

    en:Aspergillus/Rice Ferment Extract
    functions:en:humectant, skin conditioning

    en:Astaxanthin
    functions:en:skin conditioning
    cas:en:472-61-7

    en:Atelocollagen
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:9007-34-5

    en:Azelaic Acid
    functions:en:buffering, fragrance
    cas:en:123-99-9

    en:Azulene
    functions:en:skin conditioning, soothing
    cas:en:275-51-4

    en:Bacillus Ferment
    functions:en:skin conditioning

    en:Bacillus/Soybean Ferment Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Bacillus/Soybean/Folic Acid Ferment Extract, Bacillus/Folic Acid Ferment Extract
    allergens:en:soybeans

    en:Bakuchiol
    functions:en:antioxidant, skin conditioning emollient, antimicrobial
    cas:en:10309-37-2

    en:Barley sh-Oligopeptide-1, EGF (Barley Sh-Oligopeptide-1)
    functions:en:skin conditioning

    en:Barley sh-Polypeptide-17
    functions:en:hair conditioning, skin conditioning
    allergens:en:gluten

    en:Batyl Alcohol
    functions:en:emulsion stabilising, skin conditioning emollient, skin conditioning
    cas:en:544-62-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl glyceryl ethers; 2013; Int J Toxicol 32 (3 Suppl), 5S-21S; -; -; safe as used

    en:Beeswax, Cera Alba (Beeswax), Cera Alba, Beeswax/Cera Alba/Cire D'Abeille, Cera Alba/Beeswax/Cire D'abeille, Beeswax/Cire D'abeille, Cire Dabeille, Beeswax (Cera Alba), Cire D'Abeille, White Beeswax, Yellow Beeswax, Cera Flava
    functions:en:emulsion stabilising, viscosity controlling, fragrance
    vegan:en:no
    vegetarian:en:yes
    cas:en:8006-40-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on candelilla, carnauba and Japan wax and beeswax; 1984; J Am Coll Toxicol 3 (3), 1-41; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Beheneth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:26636-40-8

    <en:ethoxylated-ingredients
    en:Beheneth-25
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:26636-40-8

    en:Behenic Acid
    functions:en:surfactant cleansing, surfactant emulsifying, opacifying
    cas:en:112-85-6

    en:Behentrimonium Methosulfate
    functions:en:surfactant cleansing, hair conditioning, antistatic
    cas:en:81646-13-1

    en:Behenyl Alcohol
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    cas:en:661-19-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cetearyl, cetyl, isostearyl, myristyl and behenyl alcohol; 1988; J Am Coll Toxicol 7 (3), 359-413; -; -; safe as used, confirmed in 2008

    en:Behenyl Olivate
    functions:en:emulsion stabilising, film forming, skin conditioning, viscosity controlling

    en:Bentonite
    functions:en:emulsion stabilising, viscosity controlling, absorbent
    cas:en:1302-78-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Benzyl Glycol
    functions:en:solvent
    cas:en:622-08-2

    en:Benzylidene Dimethoxydimethylindanone
    functions:en:skin protecting
    cas:en:924626-15-3

    en:Beta-Glucan, Betaglucan
    functions:en:skin conditioning
    cas:en:26874-89-5

    en:Beta-Sitosterol
    functions:en:emulsion stabilising, fragrance, skin conditioning
    cas:en:83-46-5

    en:Betaine, Betain
    functions:en:humectant, viscosity controlling, hair conditioning
    cas:en:107-43-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Betaine Salicylate
    functions:en:keratolytic, antimicrobial

    en:Bifida Ferment Lysate
    functions:en:skin conditioning
    cas:en:96507-89-0

    en:Bioflavonoids
    functions:en:soothing, skin conditioning
    cas:en:61788-55-4

    en:Biosaccharide Gum-1
    functions:en:skin conditioning
    cas:en:194237-89-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of microbial polysaccharide gums; 2016; Int J Toxicol 35, 5S-49S; -; -; safe as used

    en:Biosaccharide Gum-2
    functions:en:skin conditioning
    cas:en:283602-75-5

    en:Biosaccharide Gum-4
    functions:en:skin conditioning
    cas:en:905593-86-4

    en:Biotin, Vitamin B7
    functions:en:hair conditioning, anti sebum, skin conditioning
    cas:en:58-85-5

    <en:silicones
    en:Bis-Aminopropyl Dimethicone
    functions:en:hair conditioning
    cas:en:106214-84-0

    <en:silicones
    en:Bis-Butyldimethicone Polyglyceryl-3
    functions:en:cleansing, hair conditioning, skin conditioning, surfactant cleansing, surfactant emulsifying, viscosity controlling

    en:Bis-Diglyceryl Polyacyladipate-2
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:82249-33-0

    en:Bis-Ethylhexyl Hydroxydimethoxy Benzylmalonate
    functions:en:antioxidant

    <en:silicones
    en:Bis-Hydroxyethoxypropyl Dimethicone
    functions:en:skin conditioning emollient, skin conditioning

    <en:silicones
    <en:ethoxylated-ingredients
    en:Bis-PEG-15 Methyl Ether Dimethicone
    functions:en:hair conditioning, skin conditioning, surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Bis-PEG-18 Methyl Ether Dimethyl Silane
    functions:en:surfactant cleansing, humectant, skin conditioning emollient

    <en:silicones
    <en:ethoxylated-ingredients
    en:Bis-PEG/PPG-14/14 Dimethicone
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient

    <en:silicones
    <en:ethoxylated-ingredients
    en:Bis-PEG/PPG-16/16 PEG/PPG-16/16 Dimethicone
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient

    <en:silicones
    <en:ethoxylated-ingredients
    en:Bis-PEG/PPG-20/5 PEG/PPG-20/5 Dimethicone
    functions:en:emulsion stabilising, surfactant emulsifying

    <en:silicones
    en:Bis-Stearyl Dimethicone
    functions:en:film forming, skin conditioning emollient, skin conditioning

    <en:silicones
    en:Bis-Vinyl Dimethicone/Dimethicone Copolymer
    functions:en:emulsion stabilising, film forming, skin conditioning, viscosity controlling

    en:Bisabolol, Alpha Bisabolol
    functions:en:soothing, fragrance, skin conditioning
    cas:en:515-69-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of bisabolol; 2015; memorandum; -; -; safe as used, assessed in 1999, may raise absorption

    en:Boron Nitride
    functions:en:absorbent, opacifying, skin conditioning
    cas:en:10043-11-5

    en:Bromelain
    functions:en:keratolytic, skin conditioning
    cas:en:9001-00-7

    <en:ethoxylated-ingredients
    en:Buteth-3
    functions:en:solvent

    en:Butyl Acetate
    functions:en:solvent, fragrance
    cas:en:123-86-4

    en:Butyl Avocadate
    functions:en:skin conditioning

    en:Butylene/Ethylene/Styrene Copolymer
    functions:en:viscosity controlling

    en:Butylene Glycol
    functions:en:solvent, humectant, viscosity controlling
    cas:en:107-88-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on butylene, hexylene and dipropylene glycol and ethoxydiglycol; 1985; conclusion; -; -; safe as used, confirmed in 2004

    en:Butylene Glycol Cocoate
    functions:en:emulsion stabilising, surfactant emulsifying, viscosity controlling

    en:Butylene Glycol Dicaprylate/Dicaprate
    functions:en:skin conditioning emollient, skin conditioning

    en:Butyloctyl Salicylate
    functions:en:solvent, hair conditioning, skin conditioning
    cas:en:190085-41-7

    <en:mineral-oils
    en:C10-13 Isoparaffin
    functions:en:solvent
    cas:en:68551-17-7

    en:C10-18 Triglycerides
    functions:en:solvent, skin conditioning emollient, skin conditioning
    cas:en:85665-33-4

    <en:mineral-oils
    en:C11-12 Isoparaffin
    functions:en:solvent, skin conditioning
    cas:en:246538-76-1

    <en:ethoxylated-ingredients
    en:C12-13 Pareth-23
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:66455-14-9

    <en:ethoxylated-ingredients
    en:C12-14 Pareth-12
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-50-9

    en:C12-15 Alkyl Benzoate
    functions:en:skin conditioning emollient, antimicrobial, skin conditioning
    cas:en:68411-27-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl benzoates; 2012; Int J Toxicol 31, 342-372; -; -; safe as used, up to 59 % leave-on

    en:C12-16 Alcohols
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    cas:en:68855-56-1

    <en:ethoxylated-ingredients
    en:C12-20 Acid PEG-8 Ester
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68908-68-9

    en:C12-20 Alkyl Glucoside
    functions:en:surfactant cleansing, surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    <en:mineral-oils
    en:C13-14 Isoparaffin, C13-14Isoparaffin
    functions:en:solvent, skin conditioning emollient
    cas:en:246538-79-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of isoparaffins; 2012; Int J Toxicol 31 (3 Suppl), 269-295; -; -; safe as used

    en:C13-15 Alkane
    functions:en:solvent
    cas:en:64742-46-7
    evidence:en:1; limit; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/875; -; -; allowed if the full refining history is known and the source is no carcinogen

    en:C14-22 Alcohols
    functions:en:emulsion stabilising

    en:C15-23 Alkane
    functions:en:solvent

    <en:ethoxylated-ingredients
    en:C20-40 Pareth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:246538-83-0

    en:C30-38 Olefin/Isopropyl Maleate/MA Copolymer
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:75535-27-2

    en:C9-12 Alkane
    functions:en:solvent

    <en:pfas
    en:C9-15 Fluoroalcohol Phosphate
    functions:en:skin conditioning
    cas:en:223239-92-7

    en:Caffeine
    functions:en:skin conditioning, perfuming
    cas:en:58-08-2

    <en:aluminium-compounds
    en:Calcium Aluminum Borosilicate
    functions:en:bulking
    cas:en:65997-17-3

    en:Calcium Ascorbate
    functions:en:antioxidant, skin conditioning
    cas:en:5743-27-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:Calcium Chloride
    functions:en:viscosity controlling, astringent
    cas:en:10043-52-4

    en:Calcium Gluconate
    functions:en:humectant, oral care, skin conditioning
    cas:en:299-28-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of monosaccharides, disaccharides and related ingredients; 2019; Int J Toxicol 38 (1 Suppl), 5S-38S; -; -; safe as used

    en:Calcium Hydroxymethionine
    functions:en:skin conditioning
    cas:en:922-50-9

    en:Calcium Ketogluconate
    functions:en:skin conditioning
    cas:en:28098-92-2

    en:Calcium Lactate
    functions:en:keratolytic, buffering, astringent
    cas:en:814-80-2

    en:Calcium Pantothenate
    functions:en:hair conditioning, antistatic
    cas:en:137-08-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    en:Calcium PCA
    functions:en:humectant, skin conditioning
    cas:en:31377-05-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PCA and its salts; 2019; Int J Toxicol 38 (2 Suppl), 5S-11S; -; -; safe as used, not beside nitrosating agents

    en:Calcium Pyrophosphate
    functions:en:abrasive, oral care
    cas:en:7790-76-3

    en:Calcium Sodium Borosilicate
    functions:en:bulking

    en:Calcium Sodium Phosphosilicate
    functions:en:oral care

    en:Calcium Sulfate Hydrate
    functions:en:abrasive, anticaking, astringent, binding, bleaching, opacifying, skin conditioning
    cas:en:13397-24-5

    en:Canadian Colloidal Clay
    functions:en:skin conditioning

    en:Candida Bombicola/Glucose/Methyl Rapeseedate Ferment

    en:Capric Acid
    functions:en:surfactant cleansing, surfactant emulsifying, fragrance
    cas:en:334-48-5
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and fatty acid salts, draft final report; 2019; conclusion of December 2018; -; -; safe when formulated not to irritate or sensitize

    en:Caprooyl Phytosphingosine
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; Int J Toxicol 39 (3 Suppl), 5-25; -; -; safe as used

    en:Caprooyl Sphingosine
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; Int J Toxicol 39 (3 Suppl), 5-25; -; -; safe as used

    en:Caprylhydroxamic Acid
    functions:en:chelating
    cas:en:7377-03-9

    en:Caprylic/Capric Glycerides
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:73398-61-5

    en:Caprylic/Capric/Myristic/Stearic Triglyceride
    functions:en:skin conditioning emollient
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of triglycerides; 2022; Int J Toxicol 41 (3 Suppl), 22-68; -; -; safe as used

    en:Caprylic/Capric/Succinic Triglyceride
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning

    en:Caprylic/Capric Triglyceride, Caprylic/Capric Triglycerides, Caprylic/CapricTriglyceride, Capric Triglycerides (Fractionated Coconut Oil), Fractionated Coconut Oil, Medium Chain Triglycerides
    functions:en:fragrance, skin conditioning
    cas:en:73398-61-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of caprylic/capric triglyceride; 2001; conclusion; -; -; safe as used, earlier conclusion confirmed

    en:Capryloyl Glycerin/Sebacic Acid Copolymer
    functions:en:film forming, hair conditioning, skin protecting
    cas:en:1190099-88-7

    en:Capryloyl Glycine
    functions:en:surfactant cleansing, hair conditioning
    cas:en:14246-53-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Capryloyl Pentapeptide-26
    functions:en:skin conditioning

    en:Capryloyl Salicylic Acid
    functions:en:skin conditioning
    cas:en:70424-62-3

    en:Caprylyl/Capryl Glucoside
    functions:en:surfactant cleansing, foaming
    cas:en:68515-73-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Caprylyl Caprylate/Caprate
    functions:en:skin conditioning, skin conditioning emollient

    en:Caprylyl Glyceryl Ether
    functions:en:cleansing, surfactant cleansing, surfactant foam boosting
    cas:en:10438-94-5

    en:Caprylyl Glycol
    functions:en:skin conditioning emollient, hair conditioning, deodorant
    cas:en:1117-86-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of 1,2-glycols; 2012; Int J Toxicol 31 (5 Suppl), 147S-168S; -; -; safe as used

    <en:silicones
    en:Caprylyl Methicone
    functions:en:skin conditioning
    cas:en:17955-88-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of dimethicone, methicone and substituted-methicone polymers; 2022; final report; -; -; safe when formulated not to irritate

    <en:silicones
    en:Caprylyl Trimethicone
    functions:en:skin conditioning
    cas:en:187593-69-7

    en:Carbomer
    functions:en:emulsion stabilising, viscosity controlling, gel forming
    cas:en:9007-20-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on carbomers; 1982; J Am Coll Toxicol 1 (2), 109-141; -; -; safe, confirmed in 2002

    <en:silicones
    en:Carboxydecyl Trisiloxane
    functions:en:skin conditioning, soothing

    en:Carnitine
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:541-15-1

    en:Carnitine HCl
    functions:en:humectant, skin conditioning
    cas:en:6645-46-1

    en:Carnosine
    functions:en:skin conditioning
    cas:en:305-84-0

    en:Carrageenan
    cas:en:9000-07-1

    en:Casein
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    cas:en:9000-71-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of bovine milk proteins, draft final report; 2017; conclusion; -; -; safe as used

    en:Cellulose
    functions:en:viscosity controlling, absorbent, opacifying
    cas:en:9004-34-6

    en:Cellulose Acetate Butyrate
    functions:en:film forming
    cas:en:9004-36-8

    en:Cellulose Gum
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:9004-32-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:Ceramide AP, Ceramide 6 II
    functions:en:hair conditioning, skin conditioning
    cas:en:100403-19-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    en:Ceramide EOP, Ceramide 1
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    en:Ceramide EOS
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    en:Ceramide NG
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    en:Ceramide NP, Ceramide 3, Ceramide NP (Ceramide 3), Ceramide III
    functions:en:hair conditioning, skin conditioning
    cas:en:72968-43-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    en:Ceramide NS, Ceramide 2
    functions:en:hair conditioning, skin conditioning
    cas:en:100403-19-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; conclusion; -; -; safe as used

    <en:mineral-oils
    en:Ceresin
    functions:en:emulsion stabilising, viscosity controlling, hair conditioning
    cas:en:8001-75-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Ceteareth-12
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Ceteareth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Ceteareth-25
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Ceteareth-30
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Ceteareth-6
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Ceteareth-6 Olivate
    functions:en:emulsion stabilising, skin conditioning, surfactant emulsifying
    cas:en:226708-41-4

    en:Cetearyl Alcohol
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:67762-27-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cetearyl, cetyl, isostearyl, myristyl and behenyl alcohol; 1988; J Am Coll Toxicol 7 (3), 359-413; -; -; safe as used

    <en:silicones
    en:Cetearyl Dimethicone
    functions:en:skin conditioning emollient

    en:Cetearyl Ethylhexanoate
    functions:en:skin conditioning emollient, hair conditioning, skin conditioning
    cas:en:90411-68-0

    en:Cetearyl Glucoside
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:246159-33-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Cetearyl Isononanoate
    functions:en:skin conditioning emollient, hair conditioning, skin conditioning
    cas:en:111937-03-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    <en:silicones
    en:Cetearyl Methicone
    functions:en:skin conditioning
    cas:en:227200-32-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:Cetearyl Olivate
    functions:en:hair conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    en:Cetearyl Phosphate
    functions:en:skin conditioning
    cas:en:90506-73-3

    en:Cetearyl Wheat Straw Glycosides
    functions:en:surfactant cleansing, surfactant emulsifying
    allergens:en:wheat, gluten

    <en:ethoxylated-ingredients
    en:Ceteth-2
    functions:en:surfactant emulsifying
    cas:en:9004-95-9

    <en:ethoxylated-ingredients
    en:Ceteth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-95-9

    <en:ethoxylated-ingredients
    en:Ceteth-24
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-95-9

    <en:ethoxylated-ingredients
    en:Ceteth-25
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-95-9

    en:Cetrimonium Methosulfate
    functions:en:surfactant cleansing, surfactant emulsifying, hair conditioning
    cas:en:65060-02-8

    en:Cetyl Alcohol
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:36653-82-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cetearyl, cetyl, isostearyl, myristyl and behenyl alcohol; 1988; J Am Coll Toxicol 7 (3), 359-413; -; -; safe as used

    <en:silicones
    en:Cetyl Diglyceryl Tris(Trimethylsiloxy)silylethyl Dimethicone

    <en:silicones
    en:Cetyl Dimethicone
    functions:en:skin conditioning emollient
    cas:en:191044-49-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:Cetyl Esters
    functions:en:skin conditioning emollient, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on alkyl esters; 2013; conclusion; -; -; safe when formulated not to irritate

    en:Cetyl Ethylhexanoate
    functions:en:skin conditioning emollient
    cas:en:59130-69-7

    en:Cetyl Hydroxyethylcellulose
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:80455-45-4

    en:Cetyl Lactate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:35274-05-6

    en:Cetyl Palmitate
    functions:en:skin conditioning emollient, fragrance, skin conditioning
    cas:en:540-10-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    <en:silicones
    <en:ethoxylated-ingredients
    en:Cetyl PEG/PPG-10/1 Dimethicone
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning

    en:Cetyl Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3539-43-3

    en:Cetyl Ricinoleate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:10401-55-5

    en:Cetyl Stearate
    functions:en:skin conditioning emollient
    cas:en:1190-63-2

    en:Cetylhydroxyproline Palmitamide
    functions:en:skin conditioning
    cas:en:791838-11-4

    en:Charcoal Extract
    functions:en:opacifying, skin conditioning

    en:Charcoal Powder
    functions:en:abrasive, absorbent, opacifying
    cas:en:16291-96-6

    en:Chitosan
    functions:en:film forming, hair fixing
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9012-76-4

    en:Chitosan Ascorbate
    functions:en:antioxidant, film forming, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:135322-32-6

    en:Chitosan PCA
    functions:en:film forming, humectant, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:117522-93-7

    en:Chlorogenic Acids
    functions:en:antioxidant, skin conditioning, skin protecting
    cas:en:327-97-9

    en:Cholesterol
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:57-88-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cholesterol; 1986; J Am Coll Toxicol 5 (5); -; -; safe as used, confirmed in 2004

    en:Cholesterol/Potassium Sulfate

    en:Cholesteryl Chloride
    functions:en:skin conditioning
    cas:en:910-31-6

    en:Cholesteryl Dichlorobenzoate
    functions:en:skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:32832-01-2

    en:Cholesteryl Hydroxystearate
    functions:en:skin conditioning, skin conditioning emollient, viscosity controlling
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:40445-72-5

    en:Cholesteryl Isostearate
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning
    cas:en:83615-24-1

    en:Cholesteryl Nonanoate
    functions:en:skin conditioning emollient
    cas:en:1182-66-7

    en:Cholesteryl Oleyl Carbonate
    functions:en:skin conditioning
    cas:en:17110-51-9

    <en:ethoxylated-ingredients
    en:Choleth-24
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:27321-96-6

    en:Chrysin
    functions:en:skin conditioning
    cas:en:480-40-0

    en:Cinnamic Acid
    functions:en:skin conditioning, perfuming
    cas:en:140-10-3

    en:Citric Acid
    functions:en:chelating, buffering, fragrance
    cas:en:77-92-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Clay Mineral Oxides
    functions:en:skin conditioning

    en:Cocamide MEA
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:68140-00-1

    en:Cocamide MIPA
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:68333-82-4

    en:Cocamidopropyl Betaine
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:61789-40-0
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on cocamidopropyl betaine; 2012; Int J Toxicol 31 (1 Suppl), 77S-111S; -; -; safe when formulated not to sensitize

    en:Cocamidopropyl Dimethylamine
    functions:en:surfactant cleansing, surfactant emulsifying, hair conditioning
    cas:en:68140-01-2

    en:Cocamidopropyl Hydroxysultaine
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:68139-30-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl sultaines; 2024; Int J Toxicol, doi 10.1177/10915818231221791; -; -; safe as used

    en:Cocamidopropylamine Oxide
    functions:en:surfactant cleansing, hair conditioning, surfactant foam boosting
    cas:en:68155-09-9

    <en:ethoxylated-ingredients
    en:Coceth-7
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-13-7

    en:Coco-Betaine
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:68424-94-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Coco-Caprylate
    functions:en:skin conditioning emollient

    en:Coco-Caprylate/Caprate
    functions:en:skin conditioning emollient, skin conditioning

    en:Coco-Glucoside
    functions:en:surfactant cleansing, foaming
    cas:en:110615-47-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Cocoglycerides
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:92045-31-3

    en:Coconut Acid
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:61788-47-4

    en:Coconut Alcohol
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:68425-37-6

    en:Coconut Alkanes
    functions:en:solvent, skin conditioning emollient

    en:Cocoyl Hydroxyethyl Imidazoline
    functions:en:antistatic, hair conditioning, surfactant cleansing
    cas:en:61791-38-6

    en:Cocoyl Proline
    functions:en:hair conditioning, skin conditioning
    cas:en:960241-19-4

    en:Coenzyme A
    functions:en:skin conditioning
    cas:en:85-61-0

    en:Collagen
    functions:en:hair conditioning, moisturising, skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:9007-34-5

    en:Collagen Amino Acids
    functions:en:hair conditioning, moisturising, skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:9015-54-7

    en:Colloidal Oatmeal
    functions:en:abrasive, absorbent, bulking
    allergens:en:gluten
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of Avena sativa-derived ingredients; 2019; Int J Toxicol 38 (3 Suppl), 23S-47S; -; -; safe when formulated not to sensitize

    en:Colloidal Sulfur
    functions:en:antimicrobial
    cas:en:7704-34-9

    en:Colophonium
    functions:en:viscosity controlling, film forming, binding
    cas:en:8050-09-7

    en:Conchiolin Powder
    functions:en:abrasive
    allergens:en:molluscs
    cas:en:11028-72-1

    en:Copper Gluconate
    functions:en:skin protecting, skin conditioning
    cas:en:527-09-3

    en:Copper Lysinate/Prolinate
    functions:en:skin conditioning
    cas:en:1613132-70-9

    en:Copper Palmitoyl Heptapeptide-14
    functions:en:skin conditioning

    en:Copper PCA
    functions:en:humectant, skin conditioning

    en:Copper Tripeptide-1
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used

    en:Coral Powder
    functions:en:abrasive
    vegan:en:no
    vegetarian:en:no

    en:Corn Starch Modified
    functions:en:viscosity controlling, film forming, absorbent

    en:Creatine
    functions:en:skin conditioning
    cas:en:57-00-1

    en:Cyanocobalamin, Vitamin B12
    functions:en:skin conditioning
    cas:en:68-19-9

    en:Cyclodextrin
    functions:en:chelating, absorbent
    cas:en:7585-39-9

    <en:silicones
    en:Cyclohexasiloxane, D6
    functions:en:solvent, skin conditioning emollient, hair conditioning
    cas:en:540-97-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of cyclomethicone and cyclic siloxanes; 2011; Int J Toxicol 30, 149-227; -; -; safe as used

    <en:silicones
    en:Cyclopentasiloxane, D5, Decamethylcyclopentasiloxane
    functions:en:solvent, skin conditioning emollient, hair conditioning
    cas:en:541-02-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of cyclomethicone and cyclic siloxanes; 2011; Int J Toxicol 30, 149-227; -; -; safe as used

    en:Darutoside
    functions:en:skin conditioning
    cas:en:59219-65-7

    en:Decapeptide-22
    functions:en:skin conditioning

    en:Decarboxy Carnosine HCl
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:57022-38-5

    en:Decyl Cocoate
    functions:en:skin conditioning, skin conditioning emollient

    en:Decyl Glucoside
    functions:en:surfactant cleansing, emulsion stabilising
    cas:en:54549-25-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Decyl Oleate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:3687-46-5

    en:Decylene Glycol
    functions:en:skin conditioning
    cas:en:1119-86-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of 1,2-glycols; 2012; Int J Toxicol 31 (5 Suppl), 147S-168S; -; -; safe as used

    en:Decyloxazolidinone
    functions:en:antimicrobial, plasticiser, skin conditioning, skin conditioning emollient, surfactant cleansing
    cas:en:7693-82-5

    en:Dehydroxanthan Gum
    functions:en:emulsion stabilising, viscosity controlling, film forming

    en:Denatonium Benzoate
    functions:en:fragrance, denaturant
    cas:en:3734-33-6

    en:Dextran
    functions:en:viscosity controlling, binding
    cas:en:9004-54-0

    en:Dextrin
    functions:en:viscosity controlling, absorbent, binding
    cas:en:9004-53-9

    en:Dextrin Palmitate
    functions:en:surfactant cleansing, surfactant emulsifying, anticaking
    cas:en:83271-10-7

    en:Di-C12-13 Alkyl Malate
    functions:en:skin conditioning, skin conditioning emollient

    en:Di-C12-15 Alkyl Fumarate
    functions:en:solvent, skin conditioning emollient

    en:Di-C12-18 Alkyl Dimonium Chloride
    functions:en:hair conditioning, skin conditioning
    cas:en:68391-05-9

    <en:ethoxylated-ingredients
    en:Di-PPG-2 Myreth-10 Adipate
    functions:en:surfactant cleansing, skin conditioning emollient, skin conditioning

    en:Di-PPG-3 Myristyl Ether Adipate
    functions:en:film forming, skin conditioning, skin conditioning emollient, solvent

    en:Diamond Powder
    functions:en:abrasive
    cas:en:7782-40-3

    en:Diatomaceous Earth, Solum Diatomeae/Diatomaceous Earth/Terre De Diatomees, Diatomaceous Earth/Solum Diatomeae/Terre De Diatomees, Solum Diatomeae, Terre De Diatomees
    functions:en:abrasive, opacifying, bulking
    cas:en:61790-53-2

    en:Dibutyl Ethylhexanoyl Glutamide
    functions:en:hair conditioning, skin conditioning
    cas:en:861390-34-3

    en:Dibutyl Lauroyl Glutamide
    functions:en:film forming, hair conditioning, skin conditioning
    cas:en:63663-21-8

    en:Dicalcium Phosphate
    functions:en:abrasive, opacifying, oral care
    cas:en:7757-93-9

    en:Dicaprylyl Carbonate, Dicapryl Carbonate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:1680-31-5

    en:Dicaprylyl Ether
    functions:en:solvent, skin conditioning emollient, skin conditioning
    cas:en:629-82-3

    en:Dicaprylyl Maleate
    functions:en:solvent, skin conditioning emollient, skin conditioning
    cas:en:2915-53-9

    en:Dicetyl Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:2197-63-9

    en:Dicetyldimonium Chloride
    functions:en:surfactant cleansing, surfactant emulsifying, hair conditioning
    cas:en:1812-53-9

    en:Dicocodimonium Chloride
    functions:en:antistatic, hair conditioning, surfactant cleansing, surfactant emulsifying
    cas:en:61789-77-3

    en:Diethoxyethyl Succinate
    functions:en:solvent
    cas:en:26962-29-8

    <en:phthalates
    en:Diethyl Phthalate
    functions:en:solvent, film forming, hair conditioning
    cas:en:84-66-2

    <en:phthalates
    en:Diethylhexyl 2\,6-Naphthalate
    functions:en:solvent, skin conditioning emollient, skin conditioning

    en:Diethylhexyl Adipate
    functions:en:film forming, plasticiser, skin conditioning, skin conditioning emollient, solvent
    cas:en:103-23-1

    en:Diethylhexyl Carbonate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:14858-73-2

    en:Diethylhexyl Succinate
    functions:en:solvent, film forming, skin conditioning emollient
    cas:en:2915-57-3

    en:Diethylhexyl Syringylidenemalonate
    functions:en:skin protecting
    cas:en:444811-29-4

    en:Diglycerin
    functions:en:humectant, skin conditioning
    cas:en:59113-36-9

    en:Diheptyl Succinate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:15872-89-6

    en:Diisopropyl Adipate
    functions:en:solvent, skin conditioning emollient, fragrance
    cas:en:6938-94-9

    en:Diisopropyl Dimer Dilinoleate
    functions:en:skin conditioning, skin conditioning emollient

    en:Diisopropyl Sebacate
    functions:en:solvent, skin conditioning emollient, plasticiser
    cas:en:7491-02-3

    en:Diisostearyl Malate
    functions:en:surfactant cleansing, skin conditioning emollient, skin conditioning
    cas:en:67763-18-2

    en:Dilinoleic Acid/Propanediol Copolymer
    functions:en:film forming, plasticiser, skin conditioning emollient, viscosity controlling

    en:Dimer Dilinoleyl Dimer Dilinoleate
    functions:en:binding, hair conditioning, skin conditioning, skin conditioning emollient, viscosity controlling

    <en:silicones
    en:Dimethicone
    functions:en:skin conditioning emollient, antifoaming, skin protecting
    cas:en:63148-62-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    <en:silicones
    en:Dimethicone/Bis-Isobutyl PPG-20 Crosspolymer
    functions:en:viscosity controlling, skin conditioning emollient

    <en:silicones
    en:Dimethicone Copolyol

    <en:silicones
    en:Dimethicone Crosspolymer
    functions:en:emulsion stabilising, viscosity controlling, hair fixing
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone crosspolymers; 2014; Int J Toxicol 33 (2 Suppl), 65S-115S; -; -; safe as used

    <en:silicones
    en:Dimethicone Crosspolymer-3
    functions:en:skin conditioning

    <en:silicones
    <en:ethoxylated-ingredients
    en:Dimethicone/PEG-10/15 Crosspolymer
    functions:en:film forming, opacifying

    <en:silicones
    en:Dimethicone/Phenyl Vinyl Dimethicone Crosspolymer

    <en:silicones
    en:Dimethicone Silylate
    functions:en:antifoaming

    <en:silicones
    en:Dimethicone/Vinyl Dimethicone Crosspolymer
    functions:en:viscosity controlling, skin conditioning
    cas:en:869736-22-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone crosspolymers; 2014; Int J Toxicol 33 (2 Suppl), 65S-115S; -; -; safe as used

    <en:silicones
    en:Dimethiconol
    functions:en:skin conditioning emollient, moisturising, antifoaming
    cas:en:31692-79-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethiconol and its esters, draft final report; 2010; memorandum; -; -; safe as used

    en:Dimethiconol Behenate
    functions:en:skin conditioning

    en:Dimethoxytolyl Propylresorcinol
    functions:en:antioxidant, skin conditioning
    cas:en:869743-37-3

    en:Dimethyl Ether
    functions:en:propellant, solvent, viscosity controlling
    cas:en:115-10-6

    en:Dimethyl Isosorbide
    functions:en:solvent, viscosity controlling
    cas:en:5306-85-4

    en:Dimethyl MEA, Dimethyl MEA (DMAE), DMAE, Dimethylaminoethanol
    functions:en:buffering
    cas:en:108-01-0

    en:Dimethyl Oxobenzo Dioxasilane
    functions:en:skin conditioning
    cas:en:17902-57-7

    <en:phthalates
    en:Dimethyl Phthalate
    functions:en:solvent, film forming, fragrance
    cas:en:131-11-3

    en:Dimethyl Sulfone
    functions:en:solvent, viscosity controlling
    cas:en:67-71-0

    en:Dimethylacrylamide/Sodium Acryloyldimethyltaurate Crosspolymer

    en:Dimethylmethoxy Chromanol
    functions:en:antioxidant
    cas:en:83923-51-7

    en:Dimethylmethoxy Chromanyl Palmitate
    functions:en:skin conditioning

    en:Dimethylsilanol Hyaluronate
    functions:en:humectant, moisturising, skin conditioning
    cas:en:135507-00-5

    en:Dimorpholinopyridazinone
    functions:en:uv absorber

    en:Dipalmitoyl Hydroxyproline
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:41672-81-5

    en:Dipentaerythrityl Hexa C5-9 Acid Esters
    functions:en:hair conditioning, plasticiser, skin conditioning
    cas:en:67762-52-1

    en:Dipentaerythrityl Hexacaprylate/Hexacaprate
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning
    cas:en:68130-24-5

    en:Dipentaerythrityl Hexahydroxystearate
    functions:en:skin conditioning, smoothing, surfactant emulsifying, viscosity controlling

    en:Dipentaerythrityl Tri-Polyhydroxystearate
    functions:en:skin conditioning emollient, skin conditioning

    en:Dipeptide-2
    functions:en:skin conditioning

    en:Dipeptide Diaminobutyroyl Benzylamide Diacetate
    functions:en:skin conditioning

    <en:silicones
    en:Diphenyl Dimethicone
    functions:en:surfactant emulsifying, skin conditioning emollient, hair conditioning

    <en:silicones
    en:Diphenylsiloxy Phenyl Trimethicone
    functions:en:hair conditioning, antifoaming, skin conditioning

    en:Dipotassium EDTA
    functions:en:chelating
    cas:en:2001-94-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Dipotassium Glycyrrhizate, Dipotassium Glycyrrhizinate
    functions:en:humectant, skin conditioning
    cas:en:68797-35-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycyrrhetinic acid, glycyrrhizic acid and their salts and esters; 2007; Int J Toxicol 26 (2 Suppl), 79-112; -; -; safe as used

    en:Dipotassium Phosphate
    functions:en:buffering, anticorrosive
    cas:en:7758-11-4

    en:Dipropylene Glycol
    functions:en:solvent, viscosity controlling, fragrance
    cas:en:110-98-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on butylene, hexylene and dipropylene glycol and ethoxydiglycol; 1985; conclusion; -; -; safe as used, confirmed in 2004

    en:Disodium Acetyl Glucosamine Phosphate
    functions:en:skin conditioning
    cas:en:102029-88-9

    en:Disodium Adenosine Triphosphate
    functions:en:skin conditioning
    cas:en:987-65-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of adenosine; 2024; Int J Toxicol 43 (1 Suppl), conclusion; -; -; safe as used

    en:Disodium Carboxyethyl Siliconate
    functions:en:skin conditioning
    cas:en:18191-40-7

    en:Disodium Coco-Glucoside Citrate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Disodium Cocoamphodiacetate
    functions:en:surfactant cleansing, hair conditioning, skin conditioning

    en:Disodium Cocoamphodipropionate
    functions:en:surfactant cleansing, hair conditioning, skin conditioning
    cas:en:68411-57-4

    en:Disodium Cocoyl Glutamate
    functions:en:surfactant cleansing
    cas:en:68187-30-4

    en:Disodium Distyrylbiphenyl Disulfonate
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:27344-41-8

    en:Disodium EDTA
    functions:en:chelating, viscosity controlling
    cas:en:139-33-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Disodium EDTA-Copper
    functions:en:chelating, astringent
    cas:en:14025-15-1

    en:Disodium Laureth Sulfosuccinate
    functions:en:surfactant cleansing, foaming, surfactant foam boosting
    cas:en:39354-45-5

    en:Disodium Lauriminodipropionate Tocopheryl Phosphates

    en:Disodium Lauroamphodiacetate
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:14350-97-1

    en:Disodium Lauryl Sulfosuccinate
    functions:en:surfactant cleansing, foaming, skin conditioning
    cas:en:13192-12-6

    en:Disodium NADH
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:606-68-8

    en:Disodium Phosphate
    functions:en:buffering, fragrance, anticorrosive
    cas:en:7558-79-4

    en:Disodium Rutinyl Disulfate
    functions:en:antioxidant

    en:Disodium Stearoyl Glutamate
    functions:en:surfactant cleansing, hair conditioning, skin conditioning
    cas:en:38079-62-8

    en:Distarch Phosphate
    functions:en:absorbent, binding, anticaking
    cas:en:55963-33-2

    en:Disteardimonium Hectorite
    functions:en:viscosity controlling, light stabilizer
    cas:en:97280-96-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ammonium hectorites; 2013; Int J Toxicol 32, 33S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Disteareth-75 IPDI
    functions:en:viscosity controlling
    cas:en:53533-75-8

    en:Distearyl Ether
    functions:en:skin conditioning
    cas:en:6297-03-6

    en:Distearyldimonium Chloride
    functions:en:hair conditioning, antistatic
    cas:en:107-64-2

    <en:silicones
    en:Divinyldimethicone/Dimethicone Copolymer
    functions:en:film forming, hair conditioning

    en:Dodecene
    functions:en:solvent, viscosity controlling, fragrance
    cas:en:112-41-4

    en:Ectoin
    functions:en:skin conditioning
    cas:en:96702-03-3

    en:EDTA
    functions:en:chelating
    cas:en:60-00-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Egg Yolk Extract, Egg Yolk Extract/Extrait de jaune d'oeuf
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs
    cas:en:91080-17-0

    en:Elastin
    functions:en:skin conditioning, smoothing
    vegan:en:no
    vegetarian:en:no
    cas:en:9007-58-3

    en:Ellagic Acid
    functions:en:skin conditioning
    cas:en:476-66-4

    en:Epigallocatechin Gallate
    functions:en:antioxidant
    cas:en:989-51-5

    en:Epigallocatechin Gallatyl Glucoside
    functions:en:antioxidant, skin conditioning

    en:Ergothioneine
    functions:en:antioxidant
    cas:en:497-30-3

    en:Erythritol
    functions:en:humectant, moisturising, skin conditioning
    cas:en:7541-59-5

    en:Escin
    functions:en:tonic
    cas:en:6805-41-0

    en:Ethyl 2\,2-Dimethylhydrocinnamal
    functions:en:fragrance, perfuming
    cas:en:67634-15-5

    en:Ethyl Acetate
    functions:en:solvent, perfuming
    cas:en:141-78-6

    en:Ethyl Ester of PVM/MA Copolymer
    functions:en:antistatic, film forming, hair fixing
    cas:en:25087-06-3

    en:Ethyl Ferulate
    functions:en:antioxidant
    cas:en:4046-02-0

    en:Ethyl Hexanediol
    functions:en:solvent
    cas:en:94-96-2

    en:Ethyl Linoleate
    functions:en:skin conditioning emollient, perfuming
    cas:en:544-35-4

    en:Ethyl Macadamiate
    functions:en:skin conditioning
    cas:en:214495-31-5

    en:Ethyl Menthane Carboxamide
    functions:en:tonic
    cas:en:39711-79-0

    en:Ethyl Oleate
    functions:en:perfuming, skin conditioning emollient
    cas:en:111-62-6

    <en:pfas
    en:Ethyl Perfluorobutyl Ether
    functions:en:solvent
    cas:en:163702-05-4

    <en:pfas
    en:Ethyl Perfluoroisobutyl Ether
    functions:en:solvent
    cas:en:163702-06-5

    en:Ethylbisiminomethylguaiacol Manganese Chloride
    functions:en:antioxidant

    en:Ethylcellulose
    functions:en:viscosity controlling, film forming, binding
    cas:en:9004-57-3

    en:Ethylene/Acrylic Acid Copolymer
    functions:en:emulsion stabilising, film forming, opacifying
    cas:en:9010-77-9

    en:Ethylene Brassylate
    functions:en:fragrance, tonic
    cas:en:105-95-3

    en:Ethylene/Methacrylate Copolymer
    functions:en:film forming

    en:Ethylene/Propylene/Styrene Copolymer
    functions:en:viscosity controlling

    en:Ethylene/VA Copolymer
    functions:en:binding, emulsion stabilising, film forming
    cas:en:24937-78-8

    en:Ethylhexyl Benzoate
    functions:en:skin conditioning, skin conditioning emollient, solvent
    cas:en:5444-75-7

    en:Ethylhexyl Cocoate
    functions:en:skin conditioning emollient
    cas:en:92044-87-6

    en:Ethylhexyl Hydroxystearate
    functions:en:skin conditioning emollient
    cas:en:29710-25-6

    en:Ethylhexyl Isononanoate
    functions:en:skin conditioning emollient
    cas:en:71566-49-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on pelargonic acid and nonanoate esters; 2011; Int J Toxicol 30 (6 Suppl), 228S-269S; -; -; safe as used

    en:Ethylhexyl Methoxycrylene
    functions:en:skin conditioning
    cas:en:947753-66-4

    en:Ethylhexyl Palmitate
    functions:en:skin conditioning emollient, perfuming
    cas:en:29806-73-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    en:Ethylhexyl Stearate
    functions:en:skin conditioning emollient
    cas:en:22047-49-0

    en:Ethylhexylglycerin
    functions:en:deodorant, skin conditioning
    cas:en:70445-33-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl glyceryl ethers; 2013; Int J Toxicol 32 (3 Suppl), 5S-21S; -; -; safe as used

    en:Farnesyl Acetate
    functions:en:perfuming, tonic
    cas:en:29548-30-9

    en:Ferric Hexapeptide-35
    functions:en:skin conditioning

    en:Ferulic Acid
    functions:en:antioxidant, antimicrobial
    cas:en:1135-24-6

    en:Fish Oil
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    allergens:en:fish
    cas:en:8016-13-5

    en:Folic Acid
    functions:en:skin conditioning
    cas:en:59-30-3

    en:Fragrance, Parfum (Fragrance), Fragrance (Parfum), Natural Fragrance, Fragrance (Natural), Parfum, Fragrances of Natural Origin, Perfume, Fragrance Oil, Fragrances, Natural Parfum
    functions:en:fragrance
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; EU; SCCS; opinion SCCS/1459/11 on fragrance allergens; 2012; opinion; -; -; contact allergy to fragrance in 1 to 3 % of people
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Art. 19(1)(g); -; -; composition not named beside listed allergens

    en:Fructose
    functions:en:humectant
    cas:en:57-48-7

    en:Fructosyl Cocoate/Olivate
    functions:en:antiplaque, hair conditioning, skin conditioning, skin conditioning emollient

    en:Fuller's Earth
    functions:en:abrasive, absorbent, bulking, opacifying
    cas:en:8031-18-3

    en:Fullerenes
    functions:en:antimicrobial, skin conditioning
    cas:en:99685-96-8

    en:Galactaric Acid
    functions:en:chelating
    cas:en:526-99-8

    en:Galactoarabinan
    functions:en:film forming
    cas:en:9036-66-2

    en:Galactomyces Ferment Filtrate, Pitera, Galactomyces Ferment Filtrate (Pitera)
    functions:en:humectant

    en:Gallic Acid
    functions:en:antioxidant
    cas:en:149-91-7

    en:Gallyl Glucoside
    functions:en:antioxidant, skin conditioning

    en:Gelatin
    functions:en:viscosity controlling, film forming
    vegan:en:no
    vegetarian:en:no
    cas:en:9000-70-8

    en:Gellan Gum
    functions:en:viscosity controlling, film forming
    cas:en:71010-52-1

    en:Geranylgeranylisopropanol
    functions:en:skin conditioning

    en:Gluconic Acid
    functions:en:chelating, perfuming
    cas:en:526-95-4

    en:Gluconolactone
    functions:en:chelating, skin conditioning
    cas:en:90-80-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycolactones; 2022; abstract; -; -; safe as used

    en:Glucosamine HCl
    functions:en:hair conditioning, antistatic
    cas:en:66-84-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of glucosamine ingredients, draft final report; 2022; conclusion; -; -; safe when formulated not to irritate

    en:Glucose
    functions:en:humectant
    cas:en:50-99-7

    en:Glucose Oxidase
    functions:en:light stabilizer
    cas:en:9001-37-0

    en:Glucosyl Hesperidin
    functions:en:humectant, skin conditioning

    en:Glutamic Acid
    functions:en:humectant, hair conditioning, antistatic
    cas:en:56-86-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Glutamylamidoethyl Imidazole
    functions:en:hair conditioning
    cas:en:169283-81-2

    en:Glutamylamidoethyl Indole
    functions:en:skin protecting

    en:Glutathione
    functions:en:reducing
    cas:en:70-18-8

    <en:ethoxylated-ingredients
    en:Glycereth-18
    functions:en:humectant, skin conditioning

    <en:ethoxylated-ingredients
    en:Glycereth-18 Ethylhexanoate
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Glycereth-20
    functions:en:humectant, viscosity controlling
    cas:en:31694-55-0

    <en:ethoxylated-ingredients
    en:Glycereth-25 PCA Isostearate
    functions:en:surfactant emulsifying, skin conditioning

    <en:ethoxylated-ingredients
    en:Glycereth-26
    functions:en:humectant, viscosity controlling
    cas:en:31694-55-0

    <en:ethoxylated-ingredients
    en:Glycereth-7 Caprylate/Caprate
    functions:en:surfactant cleansing, surfactant emulsifying, hair conditioning

    <en:ethoxylated-ingredients
    en:Glycereth-7 Triacetate
    functions:en:skin conditioning emollient, solvent
    cas:en:57569-76-3

    <en:ethoxylated-ingredients
    en:Glycereth-7 Trimethyl Ether
    functions:en:skin conditioning
    cas:en:305812-16-2

    en:Glycerin, Glycerine, Glycerol
    functions:en:solvent, humectant, viscosity controlling
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:56-81-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of glycerin; 2019; Int J Toxicol 38 (3 Suppl), 6S-22S; -; -; safe as used, up to 78.5 % leave-on

    en:Glyceryl Acrylate/Acrylic Acid Copolymer
    functions:en:humectant, viscosity controlling

    en:Glyceryl Arachidonate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:35474-99-8

    en:Glyceryl Behenate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:30233-64-8

    en:Glyceryl Behenate/Eicosadioate, Glyceryl Behenate Eiosadioate
    functions:en:skin conditioning emollient, surfactant emulsifying

    en:Glyceryl Caprylate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:26402-26-6

    en:Glyceryl Citrate/Lactate/Linoleate/Oleate
    functions:en:surfactant emulsifying

    en:Glyceryl Cocoate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:61789-05-7

    en:Glyceryl Dibehenate
    functions:en:skin conditioning emollient
    cas:en:94201-62-4

    en:Glyceryl Dilaurate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:27638-00-2

    en:Glyceryl Distearate
    functions:en:skin conditioning emollient, antistatic
    cas:en:1323-83-7

    en:Glyceryl Hydroxystearate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:1323-42-8

    en:Glyceryl Isostearate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:66085-00-5

    en:Glyceryl Laurate
    functions:en:surfactant emulsifying, skin conditioning emollient

    en:Glyceryl Linoleate
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:26545-74-4

    en:Glyceryl Oleate
    functions:en:surfactant emulsifying, skin conditioning emollient, perfuming
    cas:en:25496-72-4

    en:Glyceryl Oleate Citrate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Glyceryl Polyacrylate
    functions:en:film forming
    cas:en:104365-75-5

    en:Glyceryl Polymethacrylate
    functions:en:viscosity controlling
    cas:en:28474-30-8

    en:Glyceryl Stearate
    functions:en:surfactant emulsifying, skin conditioning emollient
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:31566-31-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of monoglyceryl monoesters; 2015; glyceryl stearate, glyceryl stearate SE; -; -; safe as used

    en:Glyceryl Stearate Citrate
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:55840-13-6

    en:Glyceryl Stearate SE
    functions:en:surfactant emulsifying
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:11099-07-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of monoglyceryl monoesters; 2015; glyceryl stearate, glyceryl stearate SE; -; -; safe as used

    en:Glyceryl Triacetyl Ricinoleate
    functions:en:skin conditioning emollient
    cas:en:101-34-8

    en:Glyceryl Undecylenate
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning

    en:Glycine
    functions:en:buffering, hair conditioning, antistatic
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:56-40-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Glycogen
    functions:en:humectant, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9005-79-2

    en:Glycol Distearate
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    cas:en:627-83-8

    en:Glycol Palmitate
    functions:en:opacifying, skin conditioning, surfactant emulsifying
    cas:en:4219-49-2

    en:Glycol Stearate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:111-60-4

    en:Glycolic Acid
    functions:en:buffering
    cas:en:79-14-1
    evidence:en:1; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of alpha hydroxy acids; 2017; Int J Toxicol 36 (5 Suppl 2), 15S-21S; -; -; safe up to 10 % at pH 3.5 or more, may raise sun sensitivity

    en:Glycolipids
    functions:en:skin conditioning

    en:Glycoproteins
    functions:en:hair conditioning, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:84082-51-9

    en:Glycosaminoglycans
    functions:en:film forming, skin conditioning emollient, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:94945-04-7

    en:Glycosphingolipids
    functions:en:skin conditioning emollient, skin conditioning

    en:Glycosyl Trehalose
    functions:en:emulsion stabilising, film forming

    en:Glycyl Glycine

    en:Glycyrrhetinic Acid
    functions:en:skin conditioning
    cas:en:471-53-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycyrrhetinic acid, glycyrrhizic acid and their salts and esters; 2007; Int J Toxicol 26 (2 Suppl), 79-112; -; -; safe as used

    en:Guaiazulene
    functions:en:antimicrobial, perfuming
    cas:en:489-84-9

    en:Guanosine
    functions:en:opacifying, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:118-00-3

    en:Guar Hydroxypropyltrimonium Chloride
    functions:en:viscosity controlling, film forming, antistatic
    cas:en:65497-29-2

    en:HDI/PPG/Polycaprolactone Crosspolymer
    functions:en:anticaking
    cas:en:302791-95-3

    en:HDI/Trimethylol Hexyllactone Crosspolymer
    functions:en:anticaking

    en:Hectorite
    functions:en:absorbent, bulking, viscosity controlling
    cas:en:12173-47-6

    en:Heilmoor Clay
    functions:en:skin conditioning

    en:Heptane
    functions:en:solvent
    cas:en:142-82-5

    en:Heptapeptide-15 Palmitate
    functions:en:skin conditioning

    en:Heptyl Glucoside
    functions:en:surfactant cleansing
    cas:en:100231-64-9

    en:Heptyl Undecylenate
    functions:en:skin conditioning emollient
    cas:en:68141-27-5

    en:Hesperidin Methyl Chalcone
    functions:en:antioxidant
    cas:en:24292-52-2

    en:Hexanediol
    functions:en:solvent
    cas:en:629-11-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkane diols; 2024; Int J Toxicol 43 (2 Suppl), 70-131; -; -; safe as used

    en:Hexanoyl Dipeptide-3 Norleucine Acetate
    functions:en:skin conditioning

    en:Hexapeptide-10
    functions:en:humectant

    en:Hexapeptide-11
    functions:en:skin conditioning

    en:Hexapeptide-2
    functions:en:bleaching, skin conditioning

    en:Hexapeptide-23
    functions:en:skin conditioning

    en:Hexapeptide-48 HCl
    functions:en:skin conditioning

    en:Hexyl Laurate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:34316-64-8

    en:Hexyl Nicotinate
    functions:en:antistatic, skin conditioning emollient
    cas:en:23597-82-2

    en:Hexyldecanol
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:2425-77-6

    en:Hexyldecyl Ethylhexanoate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:128165-66-2

    en:Hexyldecyl Laurate
    functions:en:skin conditioning emollient, skin conditioning

    en:Hexyldecyl Stearate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:17618-45-0

    en:Hexylene Glycol
    functions:en:solvent, surfactant cleansing, surfactant emulsifying
    cas:en:107-41-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on butylene, hexylene and dipropylene glycol and ethoxydiglycol; 1985; conclusion; -; -; safe as used, confirmed in 2004

    en:Hexylresorcinol
    functions:en:antimicrobial
    cas:en:136-77-6

    en:Histidine
    functions:en:humectant, antistatic, skin conditioning
    cas:en:71-00-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Histidine HCl
    functions:en:hair conditioning, skin conditioning
    cas:en:645-35-2

    en:Homarine HCl
    functions:en:skin conditioning

    en:Honey, Honey/Mel/Miel, Mel/Honey, Mel (Honey\, Miel), Mel/Honey Extract, Mel, Miel, Honey Mel
    functions:en:humectant, flavouring, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:8028-66-8

    en:Honey Extract
    functions:en:humectant, flavouring, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:91052-92-5

    en:Humic Acids
    functions:en:skin conditioning
    cas:en:1415-93-6

    en:Hyaluronic Acid
    functions:en:humectant, antistatic, moisturising
    cas:en:9004-61-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hyaluronic acid and its salts; 2009; Int J Toxicol 28 (4 Suppl), 5-67; -; -; safe as used, up to 2 %

    en:Hydrated Silica
    functions:en:viscosity controlling, abrasive, absorbent
    cas:en:10279-57-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of synthetic amorphous silica; 2025; Int J Toxicol 44 (3 Suppl), 5S-35S; -; -; safe when formulated not to irritate

    en:Hydrofluorocarbon 152A
    functions:en:propellant
    cas:en:75-37-6

    <en:silicones
    en:Hydrogen Dimethicone
    functions:en:film forming
    cas:en:68037-59-2

    en:Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:8001-78-3

    en:Hydrogenated Castor Oil Isostearate
    functions:en:skin conditioning, viscosity controlling

    en:Hydrogenated Coco-Glycerides
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:91744-42-2

    en:Hydrogenated Coconut Acid
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:68938-15-8

    en:Hydrogenated Ethylhexyl Olivate
    functions:en:skin conditioning, skin conditioning emollient

    en:Hydrogenated Lanolin
    functions:en:skin conditioning emollient, hair conditioning, antistatic
    vegan:en:no
    vegetarian:en:yes
    cas:en:8031-44-5

    en:Hydrogenated Lecithin
    functions:en:surfactant emulsifying, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:92128-87-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of lecithin and other phosphoglycerides; 2020; Int J Toxicol 39 (2 Suppl), 5S-25S; -; -; safe as used

    en:Hydrogenated Methyl Abietate
    functions:en:viscosity controlling
    cas:en:222400-68-2

    en:Hydrogenated Microcrystalline Wax
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:64742-60-5

    en:Hydrogenated Olive Oil
    functions:en:viscosity controlling, skin conditioning
    cas:en:226993-75-5

    en:Hydrogenated Olive Oil Lauryl Esters
    functions:en:emulsion stabilising, film forming, hair conditioning

    en:Hydrogenated Olive Oil Stearyl Esters
    functions:en:emulsion stabilising, hair conditioning

    <en:palm oil
    en:Hydrogenated Palm Glycerides
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    cas:en:91744-66-0
    from_palm_oil:en:yes

    <en:palm oil
    en:Hydrogenated Palm Glycerides Citrate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:91744-68-2
    from_palm_oil:en:yes

    <en:palm oil
    en:Hydrogenated Palm Kernel Glycerides
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning
    cas:en:93334-20-4
    from_palm_oil:en:yes

    <en:palm oil
    en:Hydrogenated Palm Oil
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    cas:en:68514-74-9
    from_palm_oil:en:yes

    en:Hydrogenated Phosphatidylcholine
    functions:en:surfactant emulsifying, skin conditioning
    cas:en:97281-48-6

    en:Hydrogenated Poly(C6-14 Olefin)
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning

    en:Hydrogenated Polydecene
    functions:en:solvent, skin conditioning emollient, hair conditioning
    cas:en:68037-01-4

    en:Hydrogenated Polyisobutene
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning
    cas:en:40921-86-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polyisobutene and hydrogenated polyisobutene; 2008; Int J Toxicol 27 (4 Suppl), 83-106; -; -; safe as used

    en:Hydrogenated Soy Polyglycerides
    functions:en:skin conditioning, viscosity controlling
    allergens:en:soybeans
    cas:en:912810-05-0

    en:Hydrogenated Starch Hydrolysate
    functions:en:humectant
    cas:en:68425-17-2

    en:Hydrogenated Vegetable Glycerides
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:100684-29-5

    en:Hydrogenated Vegetable Oil
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:68334-28-1

    en:Hydrolyzed Algin
    functions:en:hair conditioning

    en:Hydrolyzed Avocado Protein
    functions:en:skin conditioning

    en:Hydrolyzed Camellia Sinensis Leaf
    functions:en:humectant

    en:Hydrolyzed Chondrus Crispus Extract
    functions:en:skin conditioning
    cas:en:244023-79-8

    en:Hydrolyzed Collagen
    functions:en:humectant, film forming, skin conditioning emollient
    vegan:en:no
    vegetarian:en:no
    cas:en:92113-31-0

    en:Hydrolyzed Conchiolin Protein
    functions:en:hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs
    cas:en:169590-57-2

    en:Hydrolyzed Coral
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Hydrolyzed Corn Starch
    functions:en:humectant, viscosity controlling, binding
    cas:en:8029-43-4

    en:Hydrolyzed Corn Starch Octenylsuccinate
    functions:en:film forming, absorbent, binding

    en:Hydrolyzed Elastin
    functions:en:skin conditioning emollient, hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:100085-10-7

    en:Hydrolyzed F-Fucoidan
    functions:en:skin protecting

    en:Hydrolyzed Glycosaminoglycans
    functions:en:humectant, hair conditioning, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:156715-51-4

    en:Hydrolyzed Hyaluronic Acid
    functions:en:humectant, hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hyaluronates; 2023; 13 June 2023; -; -; safe as used

    en:Hydrolyzed Jojoba Esters
    functions:en:film forming, hair conditioning, skin conditioning

    en:Hydrolyzed Keratin
    functions:en:humectant, film forming, hair conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:69430-36-0

    en:Hydrolyzed Linseed Extract
    functions:en:skin conditioning

    en:Hydrolyzed Lupine Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    allergens:en:lupin
    cas:en:73049-73-7

    en:Hydrolyzed Milk Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    cas:en:92797-39-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of bovine milk proteins, draft final report; 2017; conclusion; -; -; safe as used

    en:Hydrolyzed Oat Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    allergens:en:gluten
    cas:en:151661-87-9

    en:Hydrolyzed Opuntia Ficus Indica Flower Extract

    en:Hydrolyzed Pearl
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs

    en:Hydrolyzed Phyllostachis Bambusoides, Hydrolyzed Phyllostachys Bambusoides
    functions:en:humectant, skin conditioning

    en:Hydrolyzed Prunus Domestica
    functions:en:skin conditioning
    cas:en:227025-16-3

    en:Hydrolyzed Quinoa
    functions:en:skin conditioning

    en:Hydrolyzed Rice Bran Extract
    functions:en:skin conditioning

    en:Hydrolyzed Rice Extract
    functions:en:hair conditioning, skin conditioning

    en:Hydrolyzed Rice Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:156715-40-1

    en:Hydrolyzed Silk
    functions:en:humectant, hair conditioning, antistatic
    vegan:en:no
    vegetarian:en:maybe
    cas:en:96690-41-4

    en:Hydrolyzed Sodium Hyaluronate
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hyaluronates; 2023; 13 June 2023; -; -; safe as used

    en:Hydrolyzed Soy Flour
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Hydrolyzed Soy Protein
    functions:en:humectant, hair conditioning, antistatic
    allergens:en:soybeans
    cas:en:68607-88-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on soy proteins and peptides; 2015; findings of September 2015; -; -; safe as used

    en:Hydrolyzed Sponge
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Hydrolyzed Starfish Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Hydrolyzed Vegetable Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:100209-45-8

    en:Hydrolyzed Wheat Protein/PVP Crosspolymer
    functions:en:film forming, hair conditioning, hair fixing
    allergens:en:wheat, gluten

    en:Hydrolyzed Yeast Extract
    functions:en:skin conditioning

    en:Hydrolyzed Yeast Protein
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:100684-36-4

    en:Hydroxyacetophenone
    functions:en:antioxidant
    cas:en:99-93-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyacetophenone; 2022; 27 September 2022; -; -; safe as used

    en:Hydroxycitronellol
    functions:en:perfuming
    cas:en:107-74-4

    en:Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer, Hydroxyethyl Acrylate Sodium Acryloyldimethyltaurate Copolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Hydroxyethyl Ethylcellulose
    functions:en:binding, emulsion stabilising, film forming, surfactant emulsifying, viscosity controlling
    cas:en:9004-58-4

    en:Hydroxyethyl Urea
    functions:en:humectant, hair conditioning, skin conditioning
    cas:en:1320-51-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of hydroxyethyl urea; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Hydroxyethylcellulose
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:9004-62-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:Hydroxyethylpiperazine Ethane Sulfonic Acid
    functions:en:buffering
    cas:en:7365-45-9

    en:Hydroxypalmitoyl Sphinganine
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ceramides; 2020; Int J Toxicol 39 (3 Suppl), 5-25; -; -; safe as used

    en:Hydroxyphenoxy Propionic Acid
    functions:en:skin conditioning
    cas:en:94050-90-5

    en:Hydroxyphenyl Propamidobenzoic Acid
    functions:en:skin conditioning
    cas:en:697235-49-7

    <en:retinoids
    en:Hydroxypinacolone Retinoate, Granactive Retinoid
    functions:en:skin conditioning

    en:Hydroxyproline
    functions:en:surfactant cleansing, hair conditioning, antistatic
    cas:en:51-35-4

    en:Hydroxypropyl Bispalmitamide MEA
    functions:en:skin conditioning emollient

    en:Hydroxypropyl Cyclodextrin
    functions:en:fragrance, skin conditioning
    cas:en:128446-33-3

    en:Hydroxypropyl Guar
    functions:en:surfactant cleansing, emulsion stabilising, viscosity controlling
    cas:en:68442-94-4

    en:Hydroxypropyl Methylcellulose
    functions:en:surfactant cleansing, emulsion stabilising, viscosity controlling
    cas:en:9004-65-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hydroxyethylcellulose and other cellulose ethers; 1986; J Am Coll Toxicol 5 (3), abstract; -; -; safe as used

    en:Hydroxypropyl Starch Phosphate
    functions:en:viscosity controlling, bulking
    cas:en:53124-00-8

    en:Hydroxypropyl Tetrahydropyrantriol
    functions:en:skin conditioning
    cas:en:439685-79-7

    en:Hydroxystearic Acid
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:106-14-9

    en:Illite
    functions:en:abrasive, absorbent, bulking
    cas:en:12173-60-3

    en:Inositol, Inositol (Rice Extract)
    functions:en:humectant, hair conditioning, antistatic
    cas:en:87-89-8

    en:Inulin
    functions:en:skin conditioning
    cas:en:9005-80-5

    en:Inulin Lauryl Carbamate
    functions:en:surfactant cleansing, emulsion stabilising
    cas:en:478483-27-1

    en:Iron Powder
    functions:en:opacifying, reducing
    cas:en:7439-89-6

    en:Isoamyl Laurate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:6309-51-9

    <en:ethoxylated-ingredients
    en:Isoceteth-20
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Isocetyl Stearate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:25339-09-7

    en:Isocetyl Stearoyl Stearate
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning
    cas:en:97338-28-8

    en:Isodecyl Isononanoate
    functions:en:antistatic, skin conditioning, skin conditioning emollient
    cas:en:59231-35-5

    en:Isodecyl Neopentanoate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:60209-82-7

    en:Isodecyl Salicylate
    functions:en:antistatic, skin conditioning
    cas:en:85252-25-1

    en:Isododecane
    functions:en:solvent, skin conditioning emollient, perfuming
    cas:en:31807-55-3
    evidence:en:0; opinion; exposure; leave-on; everyone; world; CIR; safety assessment of isoparaffins; 2012; Int J Toxicol 31 (3 Suppl), 269-295; -; -; safe as used, up to 90 %
    evidence:en:0; opinion; exposure; rinse-off; everyone; world; CIR; safety assessment of isoparaffins; 2012; Int J Toxicol 31 (3 Suppl), 269-295; -; -; safe as used, up to 83 %

    en:Isoeicosane
    functions:en:skin conditioning, skin conditioning emollient, solvent
    cas:en:93685-79-1

    en:Isohexadecane
    functions:en:solvent, skin conditioning emollient
    cas:en:4390-04-9
    evidence:en:0; opinion; exposure; leave-on; everyone; world; CIR; safety assessment of isoparaffins; 2012; Int J Toxicol 31 (3 Suppl), 269-295; -; -; safe as used, up to 42 %
    evidence:en:0; opinion; exposure; rinse-off; everyone; world; CIR; safety assessment of isoparaffins; 2012; Int J Toxicol 31 (3 Suppl), 269-295; -; -; safe as used, up to 41 %

    en:Isoleucine
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:73-32-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Isomalt
    functions:en:humectant
    cas:en:64519-82-0

    en:Isomerized Linoleic Acid
    functions:en:film forming, skin conditioning

    en:Isononyl Isononanoate
    functions:en:skin conditioning emollient, antistatic, skin conditioning
    cas:en:59219-71-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on pelargonic acid and nonanoate esters; 2011; Int J Toxicol 30 (6 Suppl), 228S-269S; -; -; safe as used

    en:Isopentane
    functions:en:propellant, solvent, viscosity controlling
    cas:en:78-78-4

    en:Isopentyldiol
    functions:en:solvent
    cas:en:50468-22-9

    en:Isopropyl Alcohol, Isopropanol, Rubbing Alcohol
    functions:en:solvent, viscosity controlling, antifoaming
    cas:en:67-63-0

    en:Isopropyl Isostearate
    functions:en:skin conditioning emollient, binding, skin conditioning
    cas:en:31478-84-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    en:Isopropyl Jojobate
    functions:en:skin conditioning, skin conditioning emollient

    en:Isopropyl Lanolate
    functions:en:surfactant emulsifying, skin conditioning emollient, antistatic
    vegan:en:no
    vegetarian:en:yes
    cas:en:63393-93-1

    en:Isopropyl Lauroyl Sarcosinate
    functions:en:skin conditioning
    cas:en:230309-38-3

    en:Isopropyl Myristate
    functions:en:skin conditioning emollient, fragrance, binding
    cas:en:110-27-0

    en:Isopropyl Palmitate
    functions:en:skin conditioning emollient, fragrance, binding
    cas:en:142-91-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    en:Isopropyl Shea Butterate
    functions:en:skin conditioning, skin conditioning emollient

    en:Isopropyl Titanium Triisostearate
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:61417-49-0

    en:Isopulegol
    functions:en:fragrance
    cas:en:7786-67-6

    en:Isoquercetin
    functions:en:antioxidant
    cas:en:482-35-9

    <en:ethoxylated-ingredients
    en:Isosteareth-200 Linoleate
    functions:en:skin conditioning, skin conditioning emollient

    en:Isostearic Acid
    functions:en:surfactant cleansing, surfactant emulsifying, binding
    cas:en:30399-84-9

    en:Isostearyl Alcohol
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning
    cas:en:27458-93-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cetearyl, cetyl, isostearyl, myristyl and behenyl alcohol; 1988; J Am Coll Toxicol 7 (3), 359-413; -; -; safe as used, confirmed in 2008

    en:Isostearyl Isostearate
    functions:en:skin conditioning emollient, binding, skin conditioning
    cas:en:41669-30-1

    en:Isostearyl Neopentanoate
    functions:en:skin conditioning emollient, binding, skin conditioning
    cas:en:58958-60-4

    en:Isostearyl Palmitate
    functions:en:skin conditioning emollient, binding, skin conditioning
    cas:en:72576-80-8

    en:Jojoba Alcohol
    functions:en:viscosity controlling, skin conditioning emollient, skin conditioning

    en:Jojoba Esters
    functions:en:skin conditioning emollient, soothing, moisturising

    <en:ethoxylated-ingredients
    en:Jojoba Oil PEG-150 Esters
    functions:en:surfactant cleansing, hair conditioning, skin conditioning

    <en:ethoxylated-ingredients
    en:Jojoba Wax PEG-120 Esters
    functions:en:surfactant cleansing

    en:Kaempferol
    functions:en:antioxidant, skin conditioning emollient
    cas:en:520-18-3

    en:Kaolin, Kaolin Clay, White Clay, China Clay
    functions:en:colorant, abrasive, absorbent
    cas:en:1332-58-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Keratin
    functions:en:hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:68238-35-7

    en:Keratin Amino Acids
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:no
    vegetarian:en:no

    en:Lactic Acid, L (+) Lactic Acid
    functions:en:humectant, buffering, skin conditioning
    cas:en:50-21-5
    evidence:en:1; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of alpha hydroxy acids; 2017; Int J Toxicol 36 (5 Suppl 2), 15S-21S; -; -; safe up to 10 % at pH 3.5 or more, may raise sun sensitivity

    en:Lactobacillus Ferment
    functions:en:skin conditioning

    en:Lactobacillus/Pumpkin Ferment Extract
    functions:en:skin conditioning

    en:Lactobacillus/Pumpkin Fruit Ferment Filtrate
    functions:en:skin conditioning

    en:Lactobacillus/Punica Granatum Fruit Ferment Extract

    en:Lactobacillus/Soybean Ferment Extract
    functions:en:skin conditioning
    allergens:en:soybeans

    en:Lactobacillus/Water Hyacinth Ferment
    functions:en:skin protecting

    en:Lactococcus Ferment Lysate
    functions:en:skin conditioning

    en:Lactoperoxidase
    functions:en:light stabilizer
    vegan:en:no
    vegetarian:en:yes
    cas:en:9003-99-0

    en:Lactose
    functions:en:humectant, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    cas:en:63-42-3

    en:Lanolin
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    vegan:en:no
    vegetarian:en:yes
    cas:en:8006-54-0

    en:Lanolin Acid
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    vegan:en:no
    vegetarian:en:yes
    cas:en:68424-43-1

    en:Lanolin Alcohol
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    vegan:en:no
    vegetarian:en:yes
    cas:en:8027-33-6

    en:Lanolin Oil
    functions:en:skin conditioning emollient, hair conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:70321-63-0

    en:Lauramidopropyl Betaine
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:4292-10-8

    en:Lauramine Oxide
    functions:en:surfactant cleansing, viscosity controlling, hair conditioning
    cas:en:1643-20-5

    en:Laurdimonium Hydroxypropyl Hydrolyzed Soy Protein
    allergens:en:soybeans

    <en:ethoxylated-ingredients
    en:Laureth-1 Phosphate
    functions:en:surfactant cleansing

    <en:ethoxylated-ingredients
    en:Laureth-12
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3056-00-6

    <en:ethoxylated-ingredients
    en:Laureth-2
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3055-93-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-21
    functions:en:cleansing, surfactant cleansing
    cas:en:9002-92-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-23
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3055-94-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-4
    functions:en:surfactant cleansing, surfactant emulsifying, antistatic
    cas:en:5274-68-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-7
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3055-97-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Laureth-7 Citrate
    functions:en:cleansing, surfactant cleansing
    cas:en:161756-30-5

    en:Lauric Acid
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:143-07-7

    en:Lauroyl Lysine
    functions:en:viscosity controlling, hair conditioning, skin conditioning
    cas:en:52315-75-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Lauryl Alcohol
    functions:en:emulsion stabilising, skin conditioning emollient, surfactant emulsifying, viscosity controlling
    cas:en:112-53-8

    en:Lauryl Betaine
    functions:en:surfactant cleansing, hair conditioning, antistatic
    cas:en:683-10-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    <en:silicones
    en:Lauryl Dimethicone
    functions:en:skin conditioning

    en:Lauryl Glucoside
    functions:en:surfactant cleansing
    cas:en:110615-47-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    en:Lauryl Lactate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:6283-92-7

    en:Lauryl Laurate
    functions:en:hair conditioning, skin conditioning
    cas:en:13945-76-1

    <en:ethoxylated-ingredients
    en:Lauryl Methyl Gluceth-10 Hydroxypropyldimonium Chloride

    en:Lauryl PCA
    functions:en:humectant, skin conditioning
    cas:en:22794-26-9

    <en:silicones
    <en:ethoxylated-ingredients
    en:Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone

    <en:silicones
    <en:ethoxylated-ingredients
    en:Lauryl PEG/PPG-18/18 Methicone
    functions:en:skin conditioning

    en:Lauryl Phosphate
    functions:en:surfactant emulsifying
    cas:en:12751-23-4

    en:Lava Powder
    functions:en:skin conditioning

    en:Lecithin
    functions:en:surfactant emulsifying, skin conditioning emollient, antistatic
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:8002-43-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of lecithin and other phosphoglycerides; 2020; Int J Toxicol 39 (2 Suppl), 5S-25S; -; -; safe as used

    en:Leucine
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:61-90-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Leuconostoc Ferment Filtrate
    functions:en:hair conditioning, anti seborrheic, antimicrobial

    en:Leuconostoc/Radish Root Ferment Filtrate
    functions:en:anti seborrheic, antimicrobial

    en:Levulinic Acid
    functions:en:skin conditioning, perfuming
    cas:en:123-76-2

    en:Linoleamidopropyl PG-Dimonium Chloride Phosphate

    en:Linoleic Acid
    functions:en:surfactant cleansing, skin conditioning emollient, hair conditioning
    cas:en:60-33-3
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and fatty acid salts, draft final report; 2019; conclusion of December 2018; -; -; safe when formulated not to irritate or sensitize

    en:Linolenic Acid
    functions:en:surfactant cleansing, skin conditioning emollient, hair conditioning
    cas:en:463-40-1
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and fatty acid salts, draft final report; 2019; conclusion of December 2018; -; -; safe when formulated not to irritate or sensitize

    en:Lithium Magnesium Sodium Silicate
    functions:en:viscosity controlling, absorbent, bulking
    cas:en:53320-86-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Longifolene
    functions:en:fragrance, skin conditioning
    cas:en:475-20-7

    en:Lysine
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:56-87-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Lysine HCl
    functions:en:hair conditioning, skin conditioning
    cas:en:657-27-2

    en:Lysine Lauroyl Methionate
    functions:en:skin conditioning

    en:Lysolecithin
    functions:en:surfactant emulsifying
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:85711-58-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of lecithin and other phosphoglycerides; 2020; Int J Toxicol 39 (2 Suppl), 5S-25S; -; -; safe as used

    en:Madecassic Acid
    functions:en:skin conditioning
    cas:en:18449-41-7

    en:Madecassoside
    functions:en:antioxidant, skin conditioning
    cas:en:34540-22-2

    <en:aluminium-compounds
    en:Magnesium Aluminum Silicate, Magnesium Aluminum Sylicate
    functions:en:viscosity controlling, absorbent, opacifying
    cas:en:1327-43-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Magnesium Ascorbyl Phosphate
    functions:en:antioxidant, skin conditioning
    cas:en:114040-31-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:Magnesium Aspartate
    functions:en:skin conditioning
    cas:en:2068-80-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Magnesium Carboxymethyl Beta-Glucan
    functions:en:skin conditioning
    cas:en:1409932-89-3

    en:Magnesium Chloride
    functions:en:viscosity controlling
    cas:en:7786-30-3

    en:Magnesium Citrate
    functions:en:hair conditioning, skin conditioning
    cas:en:7779-25-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Magnesium Gluconate
    functions:en:skin conditioning
    cas:en:3632-91-5

    en:Magnesium Hydroxide
    functions:en:buffering, absorbent
    cas:en:1309-42-8

    <en:sulfates
    <en:ethoxylated-ingredients
    en:Magnesium Laureth Sulfate
    functions:en:surfactant cleansing
    cas:en:62755-21-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended report on sodium laureth sulfate and related salts; 2010; Int J Toxicol 29 (4 Suppl), 151S-161S; -; -; safe when formulated not to irritate

    en:Magnesium Myristate
    functions:en:anticaking, opacifying, viscosity controlling
    cas:en:4086-70-8

    en:Magnesium Nitrate
    functions:en:hair conditioning
    cas:en:10377-60-3

    en:Magnesium Oxide
    functions:en:buffering, absorbent, opacifying
    cas:en:1309-48-4

    en:Magnesium Sulfate
    functions:en:viscosity controlling, bulking
    cas:en:7487-88-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of magnesium sulfate; 2018; Int J Toxicol 37 (1 Suppl), 47S-54S; -; -; safe as used

    en:Malachite
    functions:en:skin conditioning
    cas:en:1319-53-5

    en:Malic Acid
    functions:en:buffering
    cas:en:97-67-6

    en:Maltodextrin
    functions:en:emulsion stabilising, film forming, hair conditioning
    cas:en:9050-36-6

    en:Maltooligosyl Glucoside
    functions:en:film forming, binding, skin conditioning

    en:Mandelic Acid
    functions:en:antimicrobial
    cas:en:90-64-2

    en:Manganese Sulfate
    functions:en:skin conditioning
    cas:en:7785-87-7

    en:Mannan
    functions:en:film forming
    cas:en:9036-88-8

    en:Mannitol
    functions:en:humectant, moisturising, fragrance
    cas:en:69-65-8

    en:Maslinic Acid
    functions:en:antioxidant, skin conditioning
    cas:en:4373-41-5

    en:Meadowfoam Delta-Lactone
    functions:en:hair conditioning, skin conditioning

    en:Meadowfoam Estolide
    functions:en:hair conditioning, skin conditioning

    en:Melanin
    functions:en:skin protecting
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:8049-97-6

    en:Menthone Glycerin Acetal
    functions:en:refreshing
    cas:en:63187-91-7

    en:Menthoxypropanediol
    functions:en:fragrance, refreshing
    cas:en:87061-04-9

    en:Menthyl Anthranilate
    functions:en:uv absorber
    cas:en:134-09-8

    en:Menthyl Ethylamido Oxalate
    functions:en:skin conditioning
    cas:en:1122460-01-8

    en:Menthyl Lactate
    functions:en:fragrance, refreshing
    cas:en:59259-38-0

    <en:silicones
    en:Methicone
    functions:en:skin conditioning emollient, antistatic, skin conditioning
    cas:en:9004-73-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:Methionine
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:59-51-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Methoxy PEG-114/Polyepsilon Caprolactone
    functions:en:buffering, film forming, hair conditioning
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/186; -; -; at most 0.1 % diethylene glycol as traces

    <en:silicones
    <en:ethoxylated-ingredients
    en:Methoxy PEG/PPG-25/4 Dimethicone
    functions:en:emulsion stabilising, surfactant emulsifying

    en:Methyl Dihydroabietate
    functions:en:viscosity controlling
    cas:en:67893-02-1

    en:Methyl Dihydrojasmonate, Methyldihydrojasmonate
    functions:en:fragrance
    cas:en:2630-39-9

    en:Methyl Diisopropyl Propionamide
    functions:en:fragrance
    cas:en:51115-67-4

    <en:ethoxylated-ingredients
    en:Methyl Gluceth-10
    functions:en:surfactant emulsifying, humectant, moisturising
    cas:en:68239-42-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Methyl Gluceth-20
    functions:en:humectant, moisturising
    cas:en:68239-42-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    en:Methyl Glucose Dioleate
    functions:en:humectant, skin conditioning, skin conditioning emollient
    cas:en:82933-91-3

    en:Methyl Glucose Sesquistearate
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:68936-95-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    en:Methyl Glucoside Phosphate Proline Lysine Copper Complex

    en:Methyl Methacrylate Crosspolymer
    functions:en:film forming
    cas:en:25777-71-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polymethyl methacrylate and methyl methacrylate crosspolymers; 2011; Int J Toxicol 30 (3 Suppl), 54S-65S; -; -; safe as used

    en:Methyl Methacrylate/Glycol Dimethacrylate Crosspolymer
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polymethyl methacrylate and methyl methacrylate crosspolymers; 2011; Int J Toxicol 30 (3 Suppl), 54S-65S; -; -; safe as used

    <en:pfas
    en:Methyl Perfluorobutyl Ether
    functions:en:solvent, viscosity controlling
    cas:en:163702-07-6

    <en:pfas
    en:Methyl Perfluoroisobutyl Ether
    functions:en:solvent, viscosity controlling
    cas:en:163702-08-7

    <en:silicones
    en:Methyl Trimethicone
    functions:en:solvent, hair conditioning, skin conditioning
    cas:en:17928-28-8

    en:Methyl Undecenoyl Leucinate
    functions:en:skin conditioning

    en:Methylglucoside Phosphate
    functions:en:skin conditioning
    cas:en:15416-98-5

    en:Methylpropanediol
    functions:en:solvent
    cas:en:2163-42-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkane diols; 2024; Int J Toxicol 43 (2 Suppl), 70-131; -; -; safe as used

    en:Methylsilanol Hydroxyproline Aspartate
    functions:en:antistatic, skin conditioning

    en:Methylsilanol Mannuronate
    functions:en:antistatic, skin conditioning
    cas:en:102397-69-3

    <en:ethoxylated-ingredients
    en:Methylsilanol Tri-PEG-8 Glyceryl Cocoate
    functions:en:surfactant emulsifying, skin conditioning
    cas:en:128973-72-8

    en:Micrococcus Lysate
    functions:en:skin conditioning

    en:Microcrystalline Cellulose
    functions:en:emulsion stabilising, viscosity controlling, abrasive
    cas:en:9004-34-6

    <en:mineral-oils
    en:Microcrystalline Wax, Microcrystalline Wax(Cera Microcristallina/Cire Microcristalline), Microcrystalline Wax (Cera Microcristallina), Cera Microcristallina, Cire Microcristalline, Microcristallina Cera
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:63231-60-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    en:Milk Protein
    functions:en:hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    cas:en:91053-68-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of bovine milk proteins, draft final report; 2017; conclusion; -; -; safe as used

    <en:mineral-oils
    en:Mineral Oil, Mineral Oil(Paraffinum Liquidum/Huile Minerale), Mineral Oil (Paraffinum Liquidum), Paraffinum Liquidum, Paraffinum Liquidum/ Mineral Oil/Huile Minerale, Huile Minerale, Liquid Paraffin, White Mineral Oil, Paraffinum Liquidum Mineral Oil
    functions:en:solvent, skin conditioning emollient, antistatic, skin protecting
    cas:en:8012-95-1

    en:Molasses Extract, Molasses Extract/Saccharum Officinarum/Extrait De Melasse
    functions:en:skin conditioning

    en:Monascus/Rice Ferment
    functions:en:antioxidant, skin protecting

    en:Monosodium Citrate
    functions:en:buffering
    cas:en:18996-35-5

    en:Montmorillonite
    functions:en:emulsion stabilising, viscosity controlling, absorbent
    cas:en:1318-93-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Moroccan Lava Clay
    functions:en:emulsion stabilising, viscosity controlling, abrasive
    cas:en:12417-86-6

    en:Mortierella Oil
    functions:en:skin conditioning

    en:Mother Of Pearl
    functions:en:abrasive
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs

    en:Myristic Acid
    functions:en:surfactant emulsifying, perfuming
    cas:en:544-63-8

    en:Myristoyl Octapeptide-1
    functions:en:skin conditioning

    en:Myristoyl Tetrapeptide-13
    functions:en:skin conditioning

    en:Myristyl Alcohol
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    cas:en:112-72-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on cetearyl, cetyl, isostearyl, myristyl and behenyl alcohol; 1988; J Am Coll Toxicol 7 (3), 359-413; -; -; safe as used, confirmed in 2008

    en:Myristyl Laurate
    functions:en:surfactant cleansing
    cas:en:22412-97-1

    en:Myristyl Malate Phosphonic Acid
    functions:en:skin conditioning

    en:Myristyl Myristate
    functions:en:skin conditioning emollient, opacifying, skin conditioning
    cas:en:3234-85-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl esters; 2015; Int J Toxicol 34 (2 Suppl), 5-69; -; -; safe when formulated not to irritate

    en:N-Hydroxysuccinimide
    functions:en:skin conditioning
    cas:en:6066-82-6

    en:N-Prolyl Palmitoyl Tripeptide-56 Acetate
    functions:en:skin conditioning
    cas:en:1899049-18-3

    en:Natto Gum
    functions:en:film forming
    allergens:en:soybeans
    cas:en:9079-02-1

    en:Neopentyl Glycol Dicaprate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:27841-06-1

    en:Neopentyl Glycol Dicaprylate/Dicaprate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:70693-32-2

    en:Neopentyl Glycol Diethylhexanoate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:28510-23-8

    en:Neopentyl Glycol Diheptanoate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:27841-04-9

    en:Neopentyl Glycol Diisostearate
    functions:en:skin conditioning, surfactant emulsifying
    cas:en:109884-54-0

    en:Nephrite Powder
    functions:en:abrasive, anticaking, bulking
    cas:en:12174-03-7

    en:Niacin
    functions:en:antistatic, smoothing
    cas:en:59-67-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on niacinamide and niacin; 2005; Int J Toxicol 24 (5 Suppl), 1-31; -; -; safe as used, up to 0.1 %
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1530; 2006; niacin; -; -; affirmed as generally recognized as safe

    en:Niacinamide, Vitamin B3, Nicotinamide
    functions:en:smoothing
    cas:en:98-92-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on niacinamide and niacin; 2005; Int J Toxicol 24 (5 Suppl), 1-31; -; -; safe as used, up to 3 %

    en:Nitrocellulose
    functions:en:film forming
    cas:en:9004-70-0

    en:Nordihydroguaiaretic Acid
    functions:en:antioxidant
    cas:en:500-38-9

    en:Nylon-12
    functions:en:viscosity controlling, opacifying, bulking
    cas:en:25038-74-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on nylon; 2013; abstract; -; -; safe as used

    en:Nylon-6
    functions:en:viscosity controlling, bulking
    cas:en:25038-54-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on nylon; 2013; abstract; -; -; safe as used

    en:Nylon 6/12
    functions:en:absorbent, opacifying, bulking
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on nylon; 2013; abstract; -; -; safe as used

    en:Octadecane
    functions:en:solvent, skin conditioning emollient, skin conditioning
    cas:en:593-45-3

    en:Octadecene
    functions:en:solvent, viscosity controlling
    cas:en:27070-58-2

    en:Octanediol
    functions:en:plasticiser
    cas:en:629-41-4
    evidence:en:1; gap; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkane diols; 2024; Int J Toxicol 43 (2 Suppl), 70-131; -; -; data are missing

    <en:ethoxylated-ingredients
    en:Octoxynol-9
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-93-1

    en:Octyldodecanol
    functions:en:solvent, skin conditioning emollient, fragrance
    cas:en:5333-42-6

    <en:ethoxylated-ingredients
    en:Octyldodeceth-16
    functions:en:surfactant emulsifying
    cas:en:32128-65-7

    en:Octyldodecyl Myristate
    functions:en:skin conditioning emollient
    cas:en:22766-83-2

    en:Octyldodecyl Neopentanoate
    functions:en:skin conditioning emollient

    en:Octyldodecyl Oleate
    functions:en:skin conditioning emollient
    cas:en:22801-45-2

    en:Octyldodecyl Stearate
    functions:en:skin conditioning emollient
    cas:en:22766-82-1

    en:Octyldodecyl Stearoyl Stearate
    functions:en:viscosity controlling, skin conditioning emollient
    cas:en:90052-75-8

    en:Oleanolic Acid
    functions:en:skin conditioning
    cas:en:508-02-1

    en:Oleic Acid
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:112-80-1

    <en:ethoxylated-ingredients
    en:Oleth-10
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-10 Phosphate
    functions:en:surfactant cleansing
    cas:en:39464-69-2

    <en:ethoxylated-ingredients
    en:Oleth-2
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-20
    functions:en:surfactant cleansing
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-3
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-3 Phosphate
    functions:en:surfactant cleansing
    cas:en:39464-69-2

    <en:ethoxylated-ingredients
    en:Oleth-5
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    en:Oleyl Alcohol
    functions:en:solvent, viscosity controlling, skin conditioning emollient
    cas:en:143-28-2

    en:Oligopeptide-10
    functions:en:antimicrobial, deodorant, skin conditioning

    en:Oligopeptide-78
    functions:en:skin conditioning

    en:Olive Oil Decyl Esters
    functions:en:refatting

    <en:ethoxylated-ingredients
    en:Olive Oil Glycereth-8 Esters
    functions:en:skin conditioning emollient, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Olive Oil PEG-7 Esters
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:103819-46-1

    <en:squalane
    en:Olive Squalane, Squalane (Olive), Vegetable Squalane, Squalane (Olive Origin), Squalane (Olive Derived)
    functions:en:skin conditioning emollient
    vegan:en:yes
    vegetarian:en:yes

    en:Olivine Extract
    functions:en:skin conditioning

    en:Ornithine HCl
    functions:en:skin conditioning
    cas:en:3184-13-2

    en:Oryzanol
    functions:en:antistatic, skin conditioning
    cas:en:11042-64-1

    en:Oxidized Corn Oil
    functions:en:skin conditioning
    cas:en:223705-62-2

    en:Oxido Reductases
    functions:en:skin conditioning
    cas:en:9055-15-6

    en:Oxothiazolidinecarboxylic Acid
    functions:en:skin conditioning
    cas:en:19771-63-2

    <en:mineral-oils
    en:Ozokerite
    functions:en:emulsion stabilising, viscosity controlling, opacifying
    cas:en:64742-33-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    en:P-Anisic Acid
    functions:en:fragrance
    cas:en:100-09-4

    en:Palmitic Acid
    functions:en:surfactant emulsifying, skin conditioning emollient
    cas:en:57-10-3

    en:Palmitoyl Decapeptide-21
    functions:en:skin conditioning

    en:Palmitoyl Dipeptide-10
    functions:en:skin conditioning

    en:Palmitoyl Dipeptide-5 Diaminobutyroyl Hydroxythreonine

    en:Palmitoyl Grape Seed Extract
    functions:en:skin conditioning
    cas:en:226994-27-0

    en:Palmitoyl Grapevine Shoot Extract
    functions:en:antioxidant, skin protecting

    en:Palmitoyl Heptapeptide-18
    functions:en:skin conditioning

    en:Palmitoyl Hexapeptide-12
    functions:en:skin conditioning
    cas:en:171263-26-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used

    en:Palmitoyl Hexapeptide-52
    functions:en:skin conditioning

    en:Palmitoyl Hydrolyzed Wheat Protein
    functions:en:surfactant cleansing
    allergens:en:wheat, gluten

    en:Palmitoyl Hydroxypropyltrimonium Amylopectin/Glycerin Crosspolymer

    en:Palmitoyl Oligopeptide
    functions:en:surfactant cleansing, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used, old name of palmitoyl tripeptide-1 or hexapeptide-12

    en:Palmitoyl Pentapeptide-4
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on pentapeptide-4 and its derivatives; 2024; 1 October 2024; -; -; safe as used

    en:Palmitoyl Tetrapeptide-7
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used

    en:Palmitoyl Tripeptide-1
    functions:en:skin conditioning
    cas:en:147732-56-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used

    en:Palmitoyl Tripeptide-38
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-5
    functions:en:skin conditioning

    en:Pantethine
    functions:en:skin conditioning emollient, hair conditioning
    cas:en:16816-67-4

    en:Panthenol, Panthenol (Vitamin B5), Provitamin B5, Pro-Vitamin B5, D-Panthenol, DL-Panthenol, Dexpanthenol
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:81-13-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    en:Panthenyl Triacetate
    functions:en:antistatic, hair conditioning
    cas:en:94089-18-6

    en:Pantolactone
    functions:en:humectant, skin conditioning
    cas:en:599-04-2

    en:Pantothenic Acid
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:79-83-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of panthenol, pantothenic acid and derivatives; 2022; Int J Toxicol 41 (3 Suppl), 77S-128S; -; -; safe as used

    en:Papain
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:9001-73-4

    en:Parachlorella Beijerinckii Exopolysaccharides

    <en:mineral-oils
    en:Paraffin
    functions:en:viscosity controlling, skin conditioning, perfuming
    cas:en:8002-74-2

    en:PCA
    functions:en:humectant, moisturising
    cas:en:98-79-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PCA and its salts; 2019; Int J Toxicol 38 (2 Suppl), 5S-11S; -; -; safe as used, not beside nitrosating agents

    <en:silicones
    en:PCA Dimethicone
    functions:en:hair conditioning, skin conditioning
    cas:en:179005-03-9

    en:Pearl Extract
    functions:en:antioxidant
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs

    en:Pearl Powder
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs

    en:Peat
    functions:en:skin conditioning

    en:Peat Extract
    functions:en:skin conditioning

    en:Peat Water
    functions:en:skin conditioning

    en:Pectin
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:9000-69-5

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-10 Dimethicone
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-10 Dimethicone/Vinyl Dimethicone Crosspolymer

    <en:ethoxylated-ingredients
    en:PEG-10 Isostearate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:56002-14-3

    <en:ethoxylated-ingredients
    en:PEG-10 Laurate
    functions:en:surfactant emulsifying
    cas:en:9004-81-3

    <en:ethoxylated-ingredients
    en:PEG-10 Phytosterol
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-10 Rapeseed Sterol
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-100 Stearate
    functions:en:surfactant cleansing
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-11 Methyl Ether Dimethicone
    functions:en:surfactant emulsifying, hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-12
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-12 Diisostearate
    functions:en:surfactant emulsifying

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-12 Dimethicone
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-12 Glyceryl Dimyristate
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:PEG-120 Methyl Glucose Dioleate
    functions:en:surfactant emulsifying
    cas:en:86893-19-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-14M
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:25322-68-3

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-15/Lauryl Dimethicone Crosspolymer
    functions:en:light stabilizer, viscosity controlling
    evidence:en:1; limit; exposure; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex III/186; -; -; at most 0.1 % diethylene glycol as traces

    <en:ethoxylated-ingredients
    en:PEG-15 Pentaerythrityl Tetra(Laureth-6 Carboxylate)

    <en:ethoxylated-ingredients
    en:PEG-150
    functions:en:solvent, humectant, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-150 Distearate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-150 Pentaerythrityl Tetrastearate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEG-150 pentaerythrityl tetrastearate; 2018; Int J Toxicol 37 (2 Suppl), 5S-9S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-150 Stearate
    functions:en:surfactant cleansing
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:ethoxylated-ingredients
    en:PEG-2 Laurate
    functions:en:surfactant emulsifying
    cas:en:141-20-8

    <en:ethoxylated-ingredients
    en:PEG-20
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-20 Glyceryl Isostearate
    functions:en:surfactant cleansing

    <en:ethoxylated-ingredients
    en:PEG-20 Glyceryl Triisostearate
    functions:en:surfactant emulsifying, skin conditioning emollient

    <en:ethoxylated-ingredients
    en:PEG-20 Methyl Glucose Sesquistearate
    functions:en:surfactant emulsifying
    cas:en:68389-70-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-20 Sorbitan Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-20 Stearate
    functions:en:surfactant cleansing, surfactant emulsifying, humectant
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:ethoxylated-ingredients
    <en:palm oil
    en:PEG-200 Hydrogenated Glyceryl Palmate
    functions:en:solvent, surfactant cleansing, surfactant emulsifying
    from_palm_oil:en:yes

    <en:ethoxylated-ingredients
    en:PEG-240
    functions:en:humectant, solvent
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-240/HDI Copolymer Bis-Decyltetradeceth-20 Ether

    <en:ethoxylated-ingredients
    en:PEG-25 Glyceryl Trioleate
    functions:en:surfactant emulsifying
    cas:en:68958-64-5

    <en:ethoxylated-ingredients
    en:PEG-2M
    functions:en:binding, emulsion stabilising, viscosity controlling
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-3 Distearate
    functions:en:surfactant emulsifying
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-30 Dipolyhydroxystearate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-30 Lanolin
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:no
    vegetarian:en:yes
    cas:en:61790-81-6

    <en:ethoxylated-ingredients
    en:PEG-30 Phytosterol
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-30 Soy Sterol
    functions:en:surfactant cleansing, surfactant emulsifying
    allergens:en:soybeans

    <en:ethoxylated-ingredients
    en:PEG-32
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-4
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-4 Dilaurate
    functions:en:surfactant emulsifying
    cas:en:9005-02-1

    <en:ethoxylated-ingredients
    en:PEG-40 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-40 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-40 Stearate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:ethoxylated-ingredients
    en:PEG-400
    functions:en:solvent, emulsion stabilising, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-450
    functions:en:solvent, emulsion stabilising, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-5 Glyceryl Stearate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-5 Rapeseed Sterol
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-55 Propylene Glycol Oleate
    functions:en:surfactant cleansing, viscosity controlling
    cas:en:86481-08-5

    <en:ethoxylated-ingredients
    en:PEG-6
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-6 Caprylic/Capric Glycerides
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-60
    functions:en:humectant, solvent
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-60 Almond Glycerides
    functions:en:surfactant emulsifying
    allergens:en:nuts, almond
    cas:en:226993-90-4

    <en:ethoxylated-ingredients
    en:PEG-60 Glyceryl Isostearate
    functions:en:surfactant cleansing

    <en:ethoxylated-ingredients
    en:PEG-60 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-7 Caprylic/Capric Glycerides
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-7 Glyceryl Cocoate, PEG-7 GlycerylCocoate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:66105-29-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated alkyl glycerides, tentative report; 2014; abstract; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-7 Trimethylolpropane Coconut Ether
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-75
    functions:en:solvent, humectant, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-75 Stearate
    functions:en:surfactant cleansing
    cas:en:9004-99-3

    <en:ethoxylated-ingredients
    en:PEG-7M
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-8
    functions:en:solvent, humectant
    cas:en:5117-19-1

    <en:ethoxylated-ingredients
    en:PEG-8 Beeswax
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-8 Diisostearate
    functions:en:surfactant emulsifying

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-8 Dimethicone
    functions:en:surfactant cleansing, surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-8 Distearate
    functions:en:surfactant emulsifying
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-8 Glyceryl Isostearate
    functions:en:surfactant emulsifying, skin conditioning emollient

    <en:ethoxylated-ingredients
    en:PEG-8 Isostearate
    functions:en:surfactant emulsifying
    cas:en:56002-14-3

    <en:ethoxylated-ingredients
    en:PEG-8 Laurate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-81-3

    <en:ethoxylated-ingredients
    en:PEG-8 Ricinoleate
    functions:en:surfactant cleansing
    cas:en:9004-97-1

    <en:ethoxylated-ingredients
    en:PEG-8 Stearate
    functions:en:surfactant cleansing, surfactant emulsifying, humectant
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:ethoxylated-ingredients
    en:PEG-800
    functions:en:humectant, viscosity controlling, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-9
    functions:en:solvent, humectant
    cas:en:25322-68-3

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG-9 Polydimethylsiloxyethyl Dimethicone
    functions:en:surfactant emulsifying, skin conditioning

    <en:ethoxylated-ingredients
    en:PEG-90M
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG/PPG-14/7 Dimethyl Ether
    functions:en:skin conditioning
    cas:en:61419-46-3

    <en:ethoxylated-ingredients
    en:PEG/PPG-17/4 Dimethyl Ether
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:PEG/PPG-17/6 Copolymer
    functions:en:solvent
    cas:en:9003-11-6

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG/PPG-18/18 Dimethicone
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:silicones
    <en:ethoxylated-ingredients
    en:PEG/PPG-19/19 Dimethicone
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG/PPG/Polybutylene Glycol-8/5/3 Glycerin
    functions:en:humectant

    en:Pentaerythrityl Distearate
    functions:en:surfactant emulsifying
    cas:en:13081-97-5

    en:Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate
    functions:en:antioxidant
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of pentaerythrityl tetra-di-t-butyl hydroxyhydrocinnamate; 2018; Int J Toxicol 37 (3 Suppl), 80-89; -; -; safe as used

    en:Pentaerythrityl Tetrabehenate/Benzoate/Ethylhexanoate

    en:Pentaerythrityl Tetracaprylate/Tetracaprate
    functions:en:skin conditioning emollient
    cas:en:68441-68-9

    en:Pentaerythrityl Tetraethylhexanoate
    functions:en:viscosity controlling, skin conditioning emollient
    cas:en:7299-99-2

    en:Pentaerythrityl Tetraisostearate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:62125-22-8

    <en:pfas
    en:Pentafluoropropane
    functions:en:propellant, solvent, fragrance
    cas:en:460-73-1

    en:Pentapeptide-18
    functions:en:skin conditioning

    en:Pentapeptide-21
    functions:en:skin conditioning

    en:Pentapeptide-59
    functions:en:skin conditioning

    en:Pentylene Glycol
    functions:en:solvent, skin conditioning
    cas:en:5343-92-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of 1,2-glycols; 2012; Int J Toxicol 31 (5 Suppl), 147S-168S; -; -; safe as used

    <en:pfas
    en:Perfluorodecalin
    functions:en:solvent, detangling, skin conditioning
    cas:en:306-94-5

    <en:pfas
    en:Perfluorohexane
    functions:en:solvent
    cas:en:355-42-0

    <en:silicones
    <en:pfas
    en:Perfluorononyl Dimethicone
    functions:en:skin conditioning

    <en:pfas
    en:Perfluorooctyl Triethoxysilane
    functions:en:binding
    cas:en:51851-37-7

    <en:pfas
    en:Perfluoroperhydrophenanthrene
    functions:en:solvent, skin conditioning
    cas:en:306-91-2

    en:Perlite
    functions:en:absorbent, bulking
    cas:en:130885-09-5

    en:Phenethyl Alcohol
    functions:en:fragrance
    cas:en:60-12-8

    en:Phenethyl Benzoate
    functions:en:perfuming, skin conditioning emollient
    cas:en:94-47-3

    <en:silicones
    en:Phenyl Methicone
    functions:en:skin conditioning emollient
    cas:en:31230-04-3

    <en:silicones
    en:Phenyl Trimethicone
    functions:en:hair conditioning, antifoaming, skin conditioning
    cas:en:2116-84-9

    en:Phenylalanine
    functions:en:hair conditioning, fragrance, skin conditioning
    cas:en:63-91-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Phenylethyl Resorcinol
    functions:en:antioxidant
    cas:en:85-27-8

    en:Phenylpropanol
    functions:en:solvent, fragrance
    cas:en:1335-12-2

    en:Phosphatidylcholine, Phosphatidycholine
    functions:en:surfactant emulsifying, skin conditioning
    cas:en:8002-43-5

    en:Phospholipids
    functions:en:skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:123465-35-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of lecithin and other phosphoglycerides; 2020; Int J Toxicol 39 (2 Suppl), 5S-25S; -; -; safe as used

    en:Phytantriol
    functions:en:humectant
    cas:en:74563-64-7

    en:Phytic Acid
    functions:en:chelating
    cas:en:83-86-3

    en:Phytoecdysteroids
    functions:en:skin conditioning

    en:Phytosphingosine
    functions:en:hair conditioning, skin conditioning
    cas:en:554-62-1

    en:Phytosterols
    functions:en:skin conditioning

    en:Phytosteryl/Behenyl/Octyldodecyl Lauroyl Glutamate

    en:Phytosteryl Canola Glycerides
    functions:en:hair conditioning, skin conditioning

    en:Phytosteryl Isostearate
    functions:en:hair conditioning, skin conditioning

    en:Phytosteryl/Isostearyl/Cetyl/Stearyl/Behenyl Dimer Dilinoleate

    en:Phytosteryl Macadamiate
    functions:en:hair conditioning, skin conditioning

    en:Phytosteryl/Octyldodecyl Lauroyl Glutamate
    functions:en:skin conditioning

    en:Phytosteryl Oleate
    functions:en:hair conditioning, skin conditioning

    en:Piperidinepropionic Acid
    functions:en:skin conditioning
    cas:en:26371-07-3

    en:Placental Protein
    functions:en:humectant
    vegan:en:no
    vegetarian:en:no
    cas:en:84195-59-5

    en:Plankton Extract
    functions:en:skin conditioning
    cas:en:91079-57-1

    <en:ethoxylated-ingredients
    en:Poloxamer 123
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 184
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 188
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 235
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 338
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 407
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    en:Poly C10-30 Alkyl Acrylate
    functions:en:emulsion stabilising, viscosity controlling

    en:Polyacrylate-13
    functions:en:film forming

    en:Polyacrylate-15
    functions:en:film forming
    cas:en:67892-91-5

    en:Polyacrylate-17
    functions:en:film forming
    cas:en:67892-79-9

    en:Polyacrylate-33
    functions:en:viscosity controlling
    cas:en:1204525-16-5

    en:Polyacrylate Crosspolymer-6
    functions:en:emulsion stabilising, viscosity controlling

    en:Polyacrylic Acid
    functions:en:binding, emulsion stabilising, film forming, viscosity controlling
    cas:en:9003-01-4

    en:Polyamide-5
    functions:en:skin conditioning

    en:Polyamide-8
    functions:en:skin conditioning, skin conditioning emollient, skin protecting, viscosity controlling

    en:Polybutene
    functions:en:viscosity controlling, binding
    cas:en:9003-28-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polyisobutene and hydrogenated polyisobutene; 2008; Int J Toxicol 27 (4 Suppl), 83-106; -; -; safe as used

    en:Polybutylene Glycol/PPG-9/1 Copolymer
    functions:en:skin conditioning

    en:Polycaprolactone
    functions:en:light stabilizer
    cas:en:24980-41-4

    en:Polydecene
    functions:en:skin conditioning
    cas:en:37309-58-3

    en:Polydextrose
    functions:en:humectant, bulking
    cas:en:68424-04-4

    en:Polyester-1
    functions:en:film forming

    en:Polyester-7
    functions:en:film forming, skin conditioning, viscosity controlling

    en:Polyester-8
    functions:en:film forming, skin conditioning

    en:Polyethylene
    functions:en:viscosity controlling, film forming, abrasive
    cas:en:9002-88-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyenes; 2020; Int J Toxicol 39 (2 Suppl), 59-90; -; -; safe as used

    en:Polyethylene Terephthalate
    functions:en:film forming
    cas:en:25038-59-9

    en:Polyglucuronic Acid
    functions:en:skin conditioning
    cas:en:36655-86-4

    en:Polyglutamic Acid
    functions:en:skin conditioning
    cas:en:25513-46-6

    en:Polyglycerin-3, Polygycerin-3
    functions:en:humectant
    cas:en:56090-54-1

    en:Polyglyceryl-10 Behenate/Eicosadioate
    functions:en:surfactant emulsifying, skin conditioning

    en:Polyglyceryl-10 Dioleate
    functions:en:surfactant emulsifying
    cas:en:33940-99-7

    en:Polyglyceryl-10 Isostearate
    functions:en:skin conditioning
    cas:en:133738-23-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Laurate
    functions:en:skin conditioning
    cas:en:34406-66-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Myristate
    functions:en:skin conditioning
    cas:en:87390-32-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Oleate
    functions:en:skin conditioning
    cas:en:79665-93-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Pentaisostearate
    functions:en:skin conditioning emollient, surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Pentastearate
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-10 Stearate
    functions:en:skin conditioning
    cas:en:79777-30-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Caprate
    functions:en:surfactant emulsifying
    cas:en:156153-06-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Diisostearate
    functions:en:surfactant emulsifying
    cas:en:67938-21-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Dipolyhydroxystearate
    functions:en:skin conditioning
    cas:en:144470-58-6

    en:Polyglyceryl-2 Sesquicaprylate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Triisostearate
    functions:en:surfactant emulsifying
    cas:en:120486-24-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Beeswax
    functions:en:surfactant emulsifying
    vegan:en:no
    vegetarian:en:yes
    cas:en:136097-93-3

    en:Polyglyceryl-3 Caprate
    functions:en:surfactant emulsifying
    cas:en:133654-02-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Diisostearate
    functions:en:surfactant emulsifying
    cas:en:66082-42-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Methylglucose Distearate
    functions:en:surfactant emulsifying

    <en:silicones
    en:Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone

    en:Polyglyceryl-3 Polyricinoleate
    functions:en:surfactant emulsifying, viscosity controlling
    cas:en:29894-35-7

    en:Polyglyceryl-3 Rice Branate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Stearate
    functions:en:surfactant emulsifying
    cas:en:27321-72-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-4 Caprate
    functions:en:surfactant emulsifying
    cas:en:160391-93-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-4 Diisostearate/Polyhydroxystearate/Sebacate

    en:Polyglyceryl-4 Isostearate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-5 Laurate
    functions:en:surfactant emulsifying
    cas:en:128738-83-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-6 Caprylate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-6 Distearate
    functions:en:surfactant emulsifying
    cas:en:34424-97-0

    en:Polyglyceryl-6 Isostearate
    functions:en:surfactant emulsifying
    cas:en:126928-07-2

    en:Polyglyceryl-6 Polyricinoleate
    functions:en:surfactant emulsifying
    cas:en:107615-51-0

    en:Polyglyceryl-6 Ximenia Americana Seedate
    functions:en:surfactant emulsifying, skin conditioning emollient

    en:Polyhydroxystearic Acid
    functions:en:surfactant emulsifying
    cas:en:27924-99-8

    en:Polyisobutene
    functions:en:viscosity controlling, film forming, binding
    cas:en:9003-27-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polyisobutene and hydrogenated polyisobutene; 2008; Int J Toxicol 27 (4 Suppl), 83-106; -; -; safe as used

    en:Polylactic Acid
    functions:en:abrasive
    cas:en:9051-89-2

    en:Polymethyl Methacrylate
    functions:en:film forming
    cas:en:9011-14-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polymethyl methacrylate and methyl methacrylate crosspolymers; 2011; Int J Toxicol 30 (3 Suppl), 54S-65S; -; -; safe as used

    <en:silicones
    en:Polymethylsilsesquioxane, Polymethylsilsequioxane
    functions:en:opacifying
    cas:en:68554-70-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on polysilsesquioxanes; 2017; 4 December 2017; -; -; safe as used

    <en:silicones
    en:Polymethylsilsesquioxane/Silica Crosspolymer
    functions:en:opacifying

    <en:pfas
    en:Polyperfluoromethylisopropyl Ether
    functions:en:skin conditioning
    cas:en:69991-67-9

    en:Polyphosphorylcholine Glycol Acrylate
    functions:en:film forming
    cas:en:67881-99-6

    en:Polypropylene
    functions:en:viscosity controlling
    cas:en:9003-07-0

    <en:silicones
    en:Polypropylsilsesquioxane
    functions:en:film forming
    cas:en:36088-62-7

    en:Polyquaternium-10
    functions:en:film forming, antistatic
    cas:en:81859-24-7

    en:Polyquaternium-11
    functions:en:film forming, antistatic
    cas:en:53633-54-8

    en:Polyquaternium-37
    functions:en:film forming, antistatic
    cas:en:26161-33-1

    en:Polyquaternium-39
    functions:en:film forming, antistatic
    cas:en:25136-75-8

    en:Polyquaternium-4
    functions:en:film forming, antistatic
    cas:en:92183-41-0

    en:Polyquaternium-51
    functions:en:film forming, skin conditioning
    cas:en:125275-25-4

    en:Polyquaternium-6
    functions:en:film forming, antistatic
    cas:en:26062-79-3

    <en:silicones
    en:Polysilicone-11
    functions:en:film forming
    cas:en:63394-02-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polysilicone-11; 2024; Int J Toxicol 43 (3 Suppl), 120-127; -; -; safe as used

    <en:silicones
    en:Polysilicone-2
    functions:en:hair conditioning, antifoaming

    <en:ethoxylated-ingredients
    en:Polysorbate 20
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9005-64-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 40
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9005-66-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 60
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9005-67-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 80
    functions:en:surfactant cleansing, surfactant emulsifying, denaturant
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9005-65-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 81
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-65-6

    <en:ethoxylated-ingredients
    en:Polysorbate 85
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-70-3

    en:Polystyrene
    functions:en:film forming
    cas:en:9003-53-6

    en:Polyurethane-11
    functions:en:film forming

    en:Polyurethane-34
    functions:en:binding

    en:Polyurethane-35
    functions:en:binding

    en:Polyurethane-40
    functions:en:film forming

    en:Polyvinyl Alcohol
    functions:en:viscosity controlling, film forming
    cas:en:9002-89-5

    en:Porphyridium Cruentum Extract
    functions:en:skin conditioning
    cas:en:223751-77-7

    en:Potassium Alginate
    functions:en:emulsion stabilising, viscosity controlling, binding
    cas:en:9005-36-1

    en:Potassium Alum
    functions:en:astringent
    cas:en:10043-67-1

    en:Potassium Ascorbyl Tocopheryl Phosphate
    functions:en:antioxidant

    en:Potassium Azeloyl Diglycinate
    functions:en:skin conditioning
    cas:en:477773-67-4

    en:Potassium Behenate
    functions:en:cleansing, surfactant cleansing

    en:Potassium Cetyl Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:84861-79-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl phosphates; 2019; Int J Toxicol 38 (2 Suppl), 12S-32S; -; -; safe when formulated not to irritate

    en:Potassium Chloride
    functions:en:viscosity controlling
    cas:en:7447-40-7

    en:Potassium Citrate
    functions:en:chelating, buffering
    cas:en:866-84-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Potassium Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61789-30-8

    en:Potassium Cocoyl Glycinate
    functions:en:surfactant cleansing, hair conditioning
    cas:en:301341-58-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Potassium DNA
    functions:en:skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe

    en:Potassium Gluconate
    functions:en:chelating, skin protecting
    cas:en:299-27-4

    en:Potassium Jojobate
    functions:en:skin conditioning

    en:Potassium Laurate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:10124-65-9

    <en:ethoxylated-ingredients
    en:Potassium Laureth Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68954-87-0

    en:Potassium Lauroyl Wheat Amino Acids
    functions:en:cleansing, hair conditioning, skin conditioning, surfactant cleansing
    allergens:en:wheat, gluten
    cas:en:1914931-84-2

    en:Potassium Magnesium Aspartate
    functions:en:buffering, skin protecting
    cas:en:67528-13-6

    en:Potassium Methoxysalicylate
    functions:en:bleaching
    cas:en:152312-71-5

    en:Potassium Myristate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:13429-27-1

    en:Potassium Olivate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68154-77-8

    en:Potassium Palmitate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:2624-31-9

    en:Potassium Palmitoyl Hydrolyzed Oat Protein
    functions:en:hair conditioning, skin conditioning
    allergens:en:gluten

    en:Potassium Persulfate
    functions:en:oxidising
    cas:en:7727-21-1

    en:Potassium Phosphate
    functions:en:buffering
    cas:en:7778-77-0

    en:Potassium Stearate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:593-29-3

    en:Potassium Sulfate
    functions:en:viscosity controlling
    cas:en:7778-80-5

    en:Potato Starch Modified
    functions:en:viscosity controlling

    <en:ethoxylated-ingredients
    en:PPG-1-PEG-9 Lauryl Glycol Ether
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-12/SMDI Copolymer
    functions:en:film forming, skin conditioning emollient, hair fixing
    cas:en:9042-82-4

    <en:ethoxylated-ingredients
    en:PPG-13-Decyltetradeceth-24
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-14 Butyl Ether
    functions:en:hair conditioning, skin conditioning
    cas:en:9003-13-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of butyl polyoxyalkylene ethers; 2017; abstract; -; -; safe when formulated not to irritate

    en:PPG-15 Stearyl Ether
    functions:en:skin conditioning emollient
    cas:en:25231-21-4

    en:PPG-2 Hydroxyethyl Cocamide
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-2 Myristyl Ether Propionate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:74775-06-7

    en:PPG-20 Methyl Glucose Ether
    functions:en:hair conditioning, skin conditioning
    cas:en:61849-72-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PPG-26-Buteth-26
    functions:en:hair conditioning, skin conditioning
    cas:en:9038-95-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of butyl polyoxyalkylene ethers; 2017; abstract; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PPG-28-Buteth-35
    functions:en:hair conditioning, skin conditioning
    cas:en:9038-95-3

    <en:ethoxylated-ingredients
    en:PPG-5-Ceteth-10 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PPG-5-Ceteth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9087-53-0

    en:PPG-51/SMDI Copolymer
    functions:en:film forming, hair conditioning, hair fixing
    cas:en:9042-82-4

    <en:ethoxylated-ingredients
    en:PPG-6-Decyltetradeceth-20
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PPG-6-Decyltetradeceth-30
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-9
    functions:en:skin conditioning
    cas:en:25322-69-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of propylene glycol, tripropylene glycol and PPGs; 2012; Int J Toxicol 31, 245S-260S; -; -; safe when formulated not to irritate

    en:Prolinamidoethyl Imidazole
    functions:en:skin protecting

    en:Proline
    functions:en:hair conditioning, skin conditioning
    cas:en:147-85-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Propane
    functions:en:propellant
    cas:en:74-98-6

    en:Propanediol, 1\,3-Propanediol
    functions:en:solvent, viscosity controlling
    cas:en:504-63-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkane diols, revised tentative report; 2017; conclusion; -; -; safe as used

    en:Propolis Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:85665-41-4

    en:Propyl Alcohol
    functions:en:antifoaming, solvent
    cas:en:71-23-8

    en:Propyl Gallate
    functions:en:antioxidant, perfuming
    cas:en:121-79-9

    en:Propylene Carbonate
    functions:en:solvent, viscosity controlling
    cas:en:108-32-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on propylene carbonate; 1987; J Am Coll Toxicol 6 (1), 23-51; -; -; safe as used

    en:Propylene Glycol
    functions:en:solvent, humectant, viscosity controlling
    cas:en:57-55-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of propylene glycol, tripropylene glycol and PPGs; 2012; Int J Toxicol 31, 245S-260S; -; -; safe when formulated not to irritate

    en:Propylene Glycol Dicaprate
    functions:en:skin conditioning emollient
    cas:en:56519-72-3

    en:Propylene Glycol Dicaprylate, Propylene Glycol Dioctanoate
    functions:en:viscosity controlling, skin conditioning emollient
    cas:en:7384-98-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on propylene glycol esters; 2015; conclusion; -; -; safe when formulated not to irritate

    en:Propylene Glycol Dicaprylate/Dicaprate
    functions:en:skin conditioning emollient
    cas:en:68583-51-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on propylene glycol esters; 2015; conclusion; -; -; safe when formulated not to irritate

    en:Propylene Glycol Diethylhexanoate
    functions:en:skin conditioning emollient
    cas:en:93981-97-6

    en:Propylene Glycol Laurate
    functions:en:surfactant cleansing, skin conditioning
    cas:en:27194-74-7

    en:Propylene Glycol Stearate
    functions:en:surfactant cleansing, skin conditioning
    cas:en:1323-39-3

    en:Protease
    functions:en:skin conditioning
    cas:en:9001-92-7

    en:Pseudoalteromonas Exopolysaccharides
    functions:en:skin conditioning

    en:Pseudoalteromonas Ferment Extract
    functions:en:humectant

    <en:pfas
    en:PTFE
    functions:en:bulking
    cas:en:9002-84-0

    en:Pullulan
    functions:en:film forming, binding
    cas:en:9057-02-7

    en:Pumice
    functions:en:viscosity controlling, abrasive, bulking
    cas:en:1332-09-8

    en:PVM/MA Copolymer
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:9011-16-9

    en:PVM/MA Decadiene Crosspolymer
    functions:en:viscosity controlling, film forming, binding
    cas:en:136392-67-1

    en:PVP
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:9003-39-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:PVP/Hexadecene Copolymer
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:Pyridoxine Dipalmitate
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:31229-74-0

    en:Pyridoxine HCl, Vitamin B6
    functions:en:hair conditioning, antistatic, skin conditioning
    cas:en:58-56-0
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184.1676; 2019; pyridoxine hydrochloride; -; -; affirmed as generally recognized as safe

    en:Pyroglutamylamidoethyl Indole
    functions:en:skin protecting

    en:Pyruvic Acid
    functions:en:fragrance
    cas:en:127-17-3

    en:Quaternium-18
    functions:en:surfactant cleansing, hair conditioning, antistatic
    cas:en:61789-80-8

    en:Quaternium-80
    functions:en:hair conditioning, antistatic
    cas:en:134737-05-6

    en:Quaternium-90 Bentonite
    functions:en:viscosity controlling
    cas:en:226226-22-8

    en:Quaternium-90 Montmorillonite
    functions:en:surfactant emulsifying, viscosity controlling

    en:Quaternium-90 Sepiolite
    functions:en:emulsion stabilising, viscosity controlling

    en:Quercetin Caprylate
    functions:en:antioxidant, skin conditioning

    en:R-Bacillus Licheniformis Keratinase
    functions:en:nail conditioning, skin conditioning

    en:Raffinose
    functions:en:skin conditioning
    cas:en:512-69-6

    en:Raspberry Ketone
    functions:en:fragrance, skin conditioning
    cas:en:5471-51-2

    en:Resveratrol
    functions:en:antioxidant, skin protecting
    cas:en:501-36-0

    en:Resveratryl Ferulate
    functions:en:skin conditioning

    <en:retinoids
    en:Retinal
    functions:en:skin conditioning
    cas:en:116-31-4

    <en:retinoids
    en:Retinyl Retinoate
    functions:en:skin conditioning
    cas:en:15498-86-9

    en:Rhizobian Gum
    functions:en:film forming, hair fixing, plasticiser, viscosity controlling

    en:Rhodochrosite
    functions:en:skin conditioning
    cas:en:598-62-9

    en:Rhodochrosite Extract
    functions:en:antioxidant, skin conditioning, skin protecting
    cas:en:598-62-9

    en:Ribose
    functions:en:humectant, skin conditioning
    cas:en:50-69-1

    en:Rice Amino Acids
    functions:en:hair conditioning, skin conditioning

    en:Rice Ferment Filtrate, Rice Ferment Filtrate (Sake)
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Rice Oil Glycereth-8 Esters
    functions:en:cleansing, surfactant cleansing

    en:Rosin
    functions:en:viscosity controlling, film forming, binding
    cas:en:8050-09-7

    en:Royal Jelly Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:91081-56-0

    en:Ruby Powder
    functions:en:skin conditioning
    cas:en:12174-49-1

    en:S-Palmitoylglutathione
    functions:en:antioxidant

    en:Saccharide Hydrolysate
    functions:en:humectant
    cas:en:8013-17-0

    en:Saccharide Isomerate
    functions:en:humectant
    cas:en:100843-69-4

    en:Saccharin
    functions:en:oral care, fragrance
    cas:en:81-07-2

    en:Saccharomyces/Camellia Sinensis Leaf/Cladosiphon Okamuranus/Rice Ferment Filtrate

    en:Saccharomyces Cerevisiae Extract
    functions:en:skin conditioning
    cas:en:84604-16-0

    en:Saccharomyces/Copper Ferment
    functions:en:skin conditioning

    en:Saccharomyces Ferment Filtrate
    functions:en:humectant

    en:Saccharomyces Ferment Lysate Filtrate
    functions:en:skin conditioning

    en:Saccharomyces/Imperata Cylindrica Root Ferment Extract

    en:Saccharomyces/Iron Ferment
    functions:en:skin conditioning

    en:Saccharomyces Lysate Extract
    functions:en:humectant, skin conditioning

    en:Saccharomyces/Magnesium Ferment

    en:Saccharomyces Polypeptides
    functions:en:skin conditioning
    cas:en:227024-35-3

    en:Saccharomyces/Silicon Ferment
    functions:en:skin conditioning

    en:Saccharomyces/Xylinum/Black Tea Ferment
    functions:en:skin conditioning

    en:Saccharomyces/Zinc Ferment
    functions:en:skin conditioning

    en:Salicyloyl Phytosphingosine
    functions:en:skin conditioning

    en:Sarcosine
    functions:en:skin conditioning
    cas:en:107-97-1

    en:Sclareolide
    functions:en:fragrance, perfuming, skin conditioning
    cas:en:564-20-5

    en:Sclerotium Gum
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning
    cas:en:39464-87-4

    en:Sea Salt, Sea Salt/Maris Sal/Sel Marin, Maris Sal (Sea Salt), Sea Salt (Maris Sal\, Sal Marin), Maris Sal, Sel Marin, Sea Salt Maris Sal
    functions:en:humectant, abrasive, skin conditioning
    cas:en:7647-14-5

    en:Sea Silt
    functions:en:skin conditioning

    en:Sea Water, Maris Aqua, Maris Aqua (Sea Water), Maris Aqua/Sea Water/Eau De Mer, Eau De Mer, Seawater
    functions:en:solvent, humectant

    en:Sea Whip Extract
    functions:en:skin conditioning

    en:Sebacic Acid
    functions:en:buffering
    cas:en:111-20-6

    en:Serica Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:maybe

    en:Sericin, Sericin (Silk Extract)
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:no
    vegetarian:en:maybe
    cas:en:60650-88-6

    en:Serine
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:302-84-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:sh-Oligopeptide-1
    functions:en:skin conditioning

    en:sh-Oligopeptide-2
    functions:en:skin protecting, skin conditioning

    en:sh-Polypeptide-1
    functions:en:skin conditioning

    en:sh-Polypeptide-11

    en:sh-Polypeptide-22
    functions:en:skin conditioning

    en:sh-Polypeptide-45
    functions:en:skin conditioning

    en:sh-Polypeptide-8
    functions:en:humectant, skin conditioning

    en:sh-Polypeptide-9
    functions:en:skin conditioning

    en:Shea Butter Ethyl Esters
    functions:en:skin conditioning emollient, skin conditioning

    en:Shellac
    functions:en:viscosity controlling, film forming, skin conditioning emollient
    vegan:en:no
    vegetarian:en:maybe
    cas:en:9000-59-3

    en:Shikimic Acid
    functions:en:anti seborrheic, deodorant, skin conditioning
    cas:en:138-59-0

    en:Silanediol Salicylate
    functions:en:skin conditioning, skin conditioning emollient

    en:Silanetriol
    functions:en:hair conditioning
    cas:en:2445-53-6

    en:Silica
    functions:en:viscosity controlling, abrasive, absorbent
    cas:en:7631-86-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of synthetic amorphous silica; 2025; Int J Toxicol 44 (3 Suppl), 5S-35S; -; -; safe when formulated not to irritate

    en:Silica Cetyl Silylate
    functions:en:viscosity controlling
    cas:en:199876-45-4

    en:Silica Dimethyl Silylate
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    cas:en:68611-44-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of silylates and surface-modified siloxysilicates; 2013; Int J Toxicol 32 (1 Suppl), 5-24; -; -; safe when formulated not to irritate the airways

    en:Silica Silylate
    functions:en:emulsion stabilising, viscosity controlling, skin conditioning emollient
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of silylates and surface-modified siloxysilicates; 2013; Int J Toxicol 32 (1 Suppl), 5-24; -; -; safe when formulated not to irritate the airways

    en:Silk Amino Acids
    functions:en:humectant, hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:maybe
    cas:en:96690-41-4

    en:Silk Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:maybe
    cas:en:91079-16-2

    en:Silk Powder
    functions:en:bulking, skin conditioning
    vegan:en:no
    vegetarian:en:maybe
    cas:en:9009-99-8

    <en:silicones
    en:Siloxanetriol Alginate
    functions:en:skin conditioning

    en:Silt
    functions:en:humectant, absorbent, astringent

    <en:silicones
    en:Simethicone
    functions:en:skin conditioning emollient, hair conditioning, antifoaming
    cas:en:8050-81-5

    en:Sinorhizobium Meliloti Ferment Filtrate
    functions:en:skin conditioning

    en:Snail Secretion Filtrate
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    allergens:en:molluscs

    en:Sodium Acetylated Hyaluronate
    functions:en:humectant
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hyaluronates; 2023; 13 June 2023; -; -; safe as used

    en:Sodium Acrylate/Acryloyldimethyltaurate/Dimethylacrylamide Crosspolymer
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Sodium Acrylate/Sodium Acryloyldimethyl Taurate Copolymer, Sodium Acrylate Acryloyldimethyl Taurate Copolymer
    functions:en:viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of acryloyldimethyltaurate polymers, draft final report; 2017; conclusion; -; -; safe as used

    en:Sodium Acrylates/Acrylonitrogens Copolymer

    <en:ethoxylated-ingredients
    en:Sodium Acrylates/Beheneth-25 Methacrylate Crosspolymer

    en:Sodium Acrylates Copolymer
    functions:en:viscosity controlling, film forming, opacifying

    en:Sodium Anisate
    functions:en:ph adjusters, antimicrobial, flavouring
    cas:en:536-45-8

    en:Sodium Ascorbate
    functions:en:antioxidant
    cas:en:134-03-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:Sodium Ascorbyl Phosphate
    functions:en:antioxidant
    cas:en:66170-10-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:Sodium Benzotriazolyl Butylphenol Sulfonate
    functions:en:uv absorber
    cas:en:92484-48-5

    en:Sodium Beta-Sitosteryl Sulfate
    functions:en:skin conditioning

    en:Sodium Bicarbonate, Baking Soda
    functions:en:buffering, abrasive, oral care
    cas:en:144-55-8

    <en:ethoxylated-ingredients
    en:Sodium C12-15 Pareth-15 Sulfonate
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying

    en:Sodium C14-16 Olefin Sulfonate
    functions:en:surfactant cleansing, foaming
    cas:en:68439-57-6
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on sodium alpha-olefin sulfonates; 1998; Int J Toxicol 17 (5 Suppl), 39-65; -; -; residues of sensitising gamma sultones must stay low

    en:Sodium Carbomer
    functions:en:emulsion stabilising, viscosity controlling, gel forming
    cas:en:73298-57-4

    en:Sodium Carbonate
    functions:en:buffering, bulking
    cas:en:497-19-8

    en:Sodium Carboxymethyl Beta-Glucan
    functions:en:viscosity controlling, binding, cleansing
    cas:en:9050-93-5

    en:Sodium Carboxymethyl Betaglucan
    functions:en:viscosity controlling, binding
    cas:en:9050-93-5

    en:Sodium Caseinate
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    cas:en:9005-46-3

    en:Sodium Chloride
    functions:en:viscosity controlling, oral care, fragrance
    cas:en:7647-14-5

    en:Sodium Chondroitin Sulfate
    functions:en:hair conditioning, antistatic, skin conditioning
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:9007-28-7

    en:Sodium Citrate
    functions:en:chelating, buffering, fragrance
    cas:en:68-04-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Sodium Coco PG-Dimonium Chloride Phosphate
    functions:en:antistatic, surfactant foam boosting
    cas:en:223707-61-7

    <en:sulfates
    en:Sodium Coco-Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:97375-27-4

    en:Sodium Cocoamphoacetate
    functions:en:surfactant cleansing, hair conditioning, foaming
    cas:en:90387-76-1

    en:Sodium Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61789-31-9

    en:Sodium Cocoyl Glutamate
    functions:en:surfactant cleansing
    cas:en:68187-32-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Cocoyl Glycinate
    functions:en:hair conditioning, skin conditioning, cleansing
    cas:en:90387-74-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Cocoyl Hydrolyzed Amaranth Protein
    functions:en:skin conditioning

    en:Sodium Cocoyl Isethionate
    functions:en:surfactant cleansing, hair conditioning
    cas:en:61789-32-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of isethionate salts, draft final report; 2013; conclusion; -; -; safe when formulated not to irritate

    en:Sodium Cocoyl Sarcosinate
    functions:en:surfactant cleansing, hair conditioning
    cas:en:61791-59-1

    en:Sodium Deoxycholate
    functions:en:skin conditioning
    cas:en:302-95-4

    en:Sodium Dextran Sulfate
    functions:en:viscosity controlling, gel forming
    cas:en:9011-18-1

    en:Sodium Dilauramidoglutamide Lysine
    functions:en:humectant

    en:Sodium DNA
    functions:en:skin conditioning

    en:Sodium Gluceptate
    functions:en:chelating
    cas:en:13007-85-7

    en:Sodium Gluconate
    functions:en:chelating, skin conditioning
    cas:en:527-07-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of monosaccharides, disaccharides and related ingredients; 2019; Int J Toxicol 38 (1 Suppl), 5S-38S; -; -; safe as used

    en:Sodium Glycerophosphate
    functions:en:oral care, antiplaque
    cas:en:1334-74-3

    en:Sodium Glycolate
    functions:en:buffering
    cas:en:2836-32-0

    en:Sodium Hexametaphosphate
    functions:en:chelating, fragrance, anticorrosive
    cas:en:10124-56-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sodium metaphosphate, trimetaphosphate and hexametaphosphate; 2001; Int J Toxicol 20 (3 Suppl), 75-89; -; -; safe when formulated not to irritate

    en:Sodium Hyaluronate
    functions:en:humectant, skin conditioning
    cas:en:9067-32-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on hyaluronic acid and its salts; 2009; Int J Toxicol 28 (4 Suppl), 5-67; -; -; safe as used, up to 2 %

    en:Sodium Hyaluronate Crosspolymer
    functions:en:humectant, skin conditioning
    cas:en:105524-32-1

    en:Sodium Isethionate
    functions:en:antistatic, cleansing, hair conditioning, skin conditioning
    cas:en:1562-00-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of isethionate salts, draft final report; 2013; conclusion; -; -; safe when formulated not to irritate

    en:Sodium Isostearate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:64248-79-9
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and fatty acid salts, draft final report; 2019; conclusion of December 2018; -; -; safe when formulated not to irritate or sensitize

    en:Sodium Lactate
    functions:en:keratolytic, humectant, buffering
    cas:en:72-17-3

    en:Sodium Laurate
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:629-25-4

    <en:sulfates
    <en:ethoxylated-ingredients
    en:Sodium Laureth Sulfate, SLES, Sodium Lauryl Ether Sulfate, Sodium Laureth-2 Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying, foaming
    cas:en:3088-31-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended report on sodium laureth sulfate and related salts; 2010; Int J Toxicol 29 (4 Suppl), 151S-161S; -; -; safe when formulated not to irritate

    en:Sodium Lauroamphoacetate
    functions:en:surfactant cleansing, hair conditioning, foaming
    cas:en:66161-62-4

    en:Sodium Lauroyl Glutamate
    functions:en:surfactant cleansing, hair conditioning, antistatic
    cas:en:29923-31-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Lauroyl Lactylate
    functions:en:surfactant emulsifying
    cas:en:13557-75-0
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of alkanoyl lactyl lactate salts; 2024; Int J Toxicol 43 (4 Suppl), 108-129; -; -; safe when formulated not to irritate or sensitize

    en:Sodium Lauroyl Methyl Isethionate
    functions:en:surfactant cleansing

    en:Sodium Lauroyl Methylaminopropionate
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:21539-58-2

    en:Sodium Lauroyl Oat Amino Acids
    functions:en:surfactant cleansing, hair conditioning, antistatic
    allergens:en:gluten
    cas:en:222400-43-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Lauroyl Sarcosinate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:137-16-6

    en:Sodium Lauryl Glycol Carboxylate
    functions:en:cleansing

    <en:sulfates
    en:Sodium Lauryl Sulfate, SLS, Sodium Dodecyl Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying, denaturant
    cas:en:151-21-3

    en:Sodium Lauryl Sulfoacetate
    functions:en:surfactant cleansing, foaming
    cas:en:1847-58-1

    en:Sodium Levulinate
    functions:en:skin conditioning miscellaneous
    cas:en:19856-23-6

    en:Sodium Magnesium Silicate
    functions:en:viscosity controlling, binding, bulking
    cas:en:101659-01-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Sodium Metaphosphate
    functions:en:chelating, buffering, oral care
    cas:en:10361-03-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sodium metaphosphate, trimetaphosphate and hexametaphosphate; 2001; Int J Toxicol 20 (3 Suppl), 75-89; -; -; safe when formulated not to irritate

    en:Sodium Methyl Cocoyl Taurate
    functions:en:surfactant cleansing
    cas:en:12765-39-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    en:Sodium Methyl Oleoyl Taurate
    functions:en:surfactant cleansing, antistatic, foaming
    cas:en:137-20-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    en:Sodium Methyl Stearoyl Taurate
    functions:en:surfactant cleansing, foaming
    cas:en:149-39-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    en:Sodium Methyltaurate
    functions:en:skin conditioning
    cas:en:4316-74-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    <en:sulfates
    <en:ethoxylated-ingredients
    en:Sodium Myreth Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying, foaming
    cas:en:25446-80-4

    en:Sodium Myristate
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:822-12-8

    en:Sodium Nitrate
    functions:en:oral care, soothing
    cas:en:7631-99-4

    <en:palm oil
    en:Sodium Palm Kernelate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:61789-89-7
    from_palm_oil:en:yes

    <en:palm oil
    en:Sodium Palmamphoacetate
    functions:en:cleansing, hair conditioning, surfactant cleansing, surfactant foam boosting

    <en:palm oil
    en:Sodium Palmate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    cas:en:61790-79-2
    from_palm_oil:en:yes

    en:Sodium Palmitoyl Proline
    functions:en:skin conditioning
    cas:en:58725-33-0

    <en:palm oil
    en:Sodium Palmoyl Glutamate
    functions:en:cleansing, surfactant cleansing

    en:Sodium PCA
    functions:en:humectant, hair conditioning, antistatic
    cas:en:28874-51-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PCA and its salts; 2019; Int J Toxicol 38 (2 Suppl), 5S-11S; -; -; safe as used, not beside nitrosating agents

    <en:ethoxylated-ingredients
    en:Sodium PEG-7 Olive Oil Carboxylate
    functions:en:surfactant emulsifying, surfactant foam boosting, surfactant hydrotrope
    cas:en:226416-05-3

    en:Sodium Persulfate
    functions:en:oxidising
    cas:en:7775-27-1

    en:Sodium Phosphate
    functions:en:buffering
    cas:en:7558-80-7

    en:Sodium Phytate
    functions:en:chelating, oral care
    cas:en:14306-25-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyol phosphates; 2024; Int J Toxicol, doi 10.1177/10915818241259699; -; -; safe as used

    en:Sodium Polyacrylate
    functions:en:emulsion stabilising, viscosity controlling, film forming
    cas:en:9003-04-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of acrylates copolymers; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Sodium Polyacrylate Starch
    functions:en:emulsion stabilising, viscosity controlling, film forming

    en:Sodium Polyacryloyldimethyl Taurate
    functions:en:emulsion stabilising, viscosity controlling

    en:Sodium Polyaspartate
    functions:en:humectant, hair conditioning, skin conditioning
    cas:en:94525-01-6

    en:Sodium Polyglutamate
    functions:en:humectant, hair conditioning, skin conditioning
    cas:en:28829-38-1

    en:Sodium Polyglutamate Crosspolymer
    functions:en:emulsion stabilising, film forming, skin conditioning

    en:Sodium Polymethacrylate
    functions:en:binding, emulsion stabilising, film forming, opacifying, viscosity controlling
    cas:en:25086-62-8

    en:Sodium Polystyrene Sulfonate
    functions:en:surfactant cleansing, emulsion stabilising, viscosity controlling
    cas:en:9080-79-9

    <en:aluminium-compounds
    en:Sodium Potassium Aluminum Silicate
    functions:en:bulking
    cas:en:66402-68-4

    en:Sodium Propoxyhydroxypropyl Thiosulfate Silica

    en:Sodium RNA
    functions:en:skin conditioning

    en:Sodium Saccharin
    functions:en:oral care, flavouring, fragrance
    cas:en:128-44-9

    en:Sodium Starch Octenylsuccinate
    functions:en:emulsion stabilising, viscosity controlling, absorbent
    cas:en:66829-29-6

    en:Sodium Stearate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:822-16-2

    en:Sodium Stearoyl Glutamate
    functions:en:surfactant emulsifying, hair conditioning, skin conditioning
    cas:en:38517-23-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Stearoyl Lactylate
    functions:en:surfactant emulsifying
    cas:en:25383-99-7

    en:Sodium Succinate
    functions:en:buffering
    cas:en:2922-54-5

    en:Sodium Sulfate
    functions:en:viscosity controlling, bulking
    cas:en:7727-73-3

    en:Sodium Tallowate
    functions:en:surfactant cleansing, surfactant emulsifying, viscosity controlling
    vegan:en:no
    vegetarian:en:no
    cas:en:8052-48-0

    en:Sodium Tetrahydrojasmonate
    functions:en:abrasive, skin conditioning

    en:Sodium Thiosulfate
    functions:en:reducing
    cas:en:7772-98-7

    en:Sodium Tocopheryl Phosphate
    functions:en:antioxidant, emulsion stabilising, reducing, skin conditioning, surfactant cleansing, surfactant emulsifying, viscosity controlling
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:Sodium Trideceth-4 Carboxylate
    functions:en:cleansing, surfactant cleansing
    cas:en:61757-59-3

    <en:sulfates
    <en:ethoxylated-ingredients
    en:Sodium Trideceth Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying, foaming
    cas:en:25446-78-0

    en:Sodium Xylenesulfonate
    functions:en:surfactant hydrotrope
    cas:en:1300-72-7

    en:Soluble Collagen
    functions:en:humectant, film forming, hair conditioning
    vegan:en:no
    vegetarian:en:no

    en:Solum Fullonum, Solum Fullonum (Fuller's Earth)
    functions:en:viscosity controlling, gel forming, absorbent
    cas:en:8031-18-3

    <en:ethoxylated-ingredients
    en:Sorbeth-30 Tetraisostearate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Sorbeth-30 Tetraoleate
    functions:en:surfactant emulsifying

    en:Sorbitan Isostearate
    functions:en:surfactant emulsifying
    cas:en:71902-01-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of sorbitan esters; 2014; memorandum; -; -; safe as used, assessed in 2002

    en:Sorbitan Laurate
    functions:en:surfactant emulsifying
    cas:en:1338-39-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitan Oleate
    functions:en:surfactant emulsifying
    cas:en:1338-43-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitan Oleate Decylglucoside Crosspolymer
    functions:en:cleansing, surfactant emulsifying, surfactant foam boosting

    en:Sorbitan Olivate
    functions:en:surfactant emulsifying
    cas:en:223706-40-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of sorbitan esters; 2014; memorandum; -; -; safe as used, assessed in 2002

    en:Sorbitan Palmitate
    functions:en:surfactant emulsifying
    cas:en:26266-57-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitan Sesquiisostearate
    functions:en:surfactant emulsifying
    cas:en:71812-38-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of sorbitan esters; 2014; memorandum; -; -; safe as used, assessed in 2002

    en:Sorbitan Sesquioleate
    functions:en:surfactant emulsifying
    cas:en:8007-43-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitan Stearate
    functions:en:surfactant emulsifying
    cas:en:1338-41-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitan Trioleate
    functions:en:surfactant emulsifying
    cas:en:26266-58-0

    en:Sorbitan Tristearate
    functions:en:surfactant emulsifying
    cas:en:26658-19-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on sorbitan stearate and other sorbitan esters; 1985; J Am Coll Toxicol 4 (3), 65-121; -; -; safe as used

    en:Sorbitol
    functions:en:humectant, fragrance, skin conditioning
    cas:en:50-70-4

    en:Soy Acid
    functions:en:surfactant emulsifying, skin conditioning emollient, refatting
    allergens:en:soybeans
    cas:en:68308-53-2

    en:Soy Amino Acids
    functions:en:hair conditioning, skin conditioning
    allergens:en:soybeans

    en:Soybean Peroxidase
    functions:en:antioxidant, skin conditioning
    allergens:en:soybeans
    cas:en:9003-99-0

    en:Sphingolipids
    functions:en:skin conditioning emollient, skin protecting, skin conditioning
    cas:en:85116-74-1

    en:Squalane
    functions:en:skin conditioning emollient, hair conditioning, refatting
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:111-01-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on squalane and squalene; 1982; conclusion; -; -; safe as used, confirmed in 2001 and 2019

    en:Squalene
    functions:en:skin conditioning emollient, hair conditioning, antistatic
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:111-02-4

    en:Steapyrium Chloride
    functions:en:antistatic, antimicrobial
    cas:en:14492-68-3

    en:Stearalkonium Bentonite
    functions:en:gel forming, viscosity controlling
    cas:en:130501-87-0

    en:Stearalkonium Hectorite
    functions:en:viscosity controlling, gel forming
    cas:en:71011-26-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ammonium hectorites; 2013; Int J Toxicol 32, 33S-40S; -; -; safe as used

    en:Stearamide AMP
    functions:en:viscosity controlling, surfactant foam boosting
    cas:en:36284-86-3

    en:Stearamidopropyl Dimethylamine
    functions:en:surfactant cleansing, surfactant emulsifying, hair conditioning
    cas:en:7651-02-7

    <en:ethoxylated-ingredients
    en:Steareth-10
    functions:en:surfactant cleansing, surfactant emulsifying, refatting
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Steareth-100
    functions:en:gel forming, surfactant cleansing
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Steareth-2
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Steareth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Steareth-21
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Steareth-25
    functions:en:cleansing, surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl PEG ethers; 2012; Int J Toxicol 31 (2 Suppl), 169S-244S; -; -; safe when formulated not to irritate

    en:Stearic Acid
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:57-11-4
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; safety assessment of fatty acids and their salts, final report; 2019; conclusion; -; -; safe when formulated not to irritate or sensitize

    en:Stearoxytrimethylsilane
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:18748-98-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkoxy alkyl silanes; 2016; 6 December 2016; -; -; safe as used

    en:Stearoyl Inulin
    functions:en:skin conditioning, skin conditioning emollient, surfactant cleansing, surfactant emulsifying
    cas:en:190524-47-1

    en:Steartrimonium Methosulfate
    functions:en:hair conditioning, antistatic
    cas:en:18684-11-2

    en:Stearyl Alcohol
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:112-92-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; annual review of safety assessments 2004/2005; 2006; stearyl alcohol; -; -; safe as used

    en:Stearyl Behenate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:24271-12-3

    <en:silicones
    en:Stearyl Dimethicone
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:67762-83-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:Stearyl Glycyrrhetinate, Stearyl Glycyrrhetinate (Licorice Extract), Stearyl Glycyrrhetinate (Licorice)
    functions:en:soothing, skin conditioning
    cas:en:13832-70-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on glycyrrhetinic acid, glycyrrhizic acid and their salts and esters; 2007; Int J Toxicol 26 (2 Suppl), 79-112; -; -; safe as used

    en:Stearyl Heptanoate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:66009-41-4

    en:Stearyl Stearate
    functions:en:skin conditioning, skin conditioning emollient, viscosity controlling
    cas:en:2778-96-3

    en:Stearyl Triethoxysilane
    functions:en:binding
    cas:en:7399-00-0

    en:Styrene/Acrylates Copolymer
    functions:en:film forming, opacifying
    cas:en:27306-39-4
    evidence:en:1; limit; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/1725; -; -; prohibited as a nanomaterial
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of acrylates copolymers; 2019; conclusion; -; -; safe when formulated not to irritate

    en:Subtilisin
    functions:en:keratolytic, skin conditioning
    cas:en:9014-01-1

    en:Succinoglycan
    functions:en:skin conditioning
    cas:en:73667-50-2

    en:Sucralose
    functions:en:skin conditioning
    cas:en:56038-13-2

    en:Sucrose
    functions:en:humectant, soothing, skin conditioning
    cas:en:57-50-1

    en:Sucrose Distearate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:27195-16-0

    en:Sucrose Laurate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:25339-99-5

    en:Sucrose Palmitate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:26446-38-8

    en:Sucrose Polysoyate
    functions:en:skin conditioning emollient, surfactant emulsifying
    allergens:en:soybeans
    cas:en:223706-28-3

    en:Sucrose Polystearate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient

    en:Sucrose Stearate
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient
    cas:en:25168-73-4

    en:Sucrose Tetrastearate Triacetate
    functions:en:surfactant emulsifying, skin conditioning emollient, skin conditioning
    cas:en:52439-69-7

    en:Sulfur
    functions:en:hair conditioning, antistatic, anti seborrheic
    cas:en:7704-34-9

    en:Superoxide Dismutase
    functions:en:antioxidant, reducing, skin conditioning
    cas:en:9054-89-1

    en:Swiftlet Nest Extract
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:maybe

    en:Synthetic Beeswax
    functions:en:binding, emulsion stabilising, viscosity controlling
    cas:en:71243-51-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    en:Synthetic Fluorphlogopite
    functions:en:viscosity controlling, bulking
    cas:en:12003-38-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on synthetic fluorphlogopite; 2012; conclusion; -; -; safe as used

    en:Synthetic Wax
    functions:en:emulsion stabilising, viscosity controlling, abrasive
    cas:en:8002-74-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on fossil and synthetic waxes; 1984; J Am Coll Toxicol 3 (3), abstract; -; -; safe as used

    en:T-Butyl Alcohol
    functions:en:solvent, denaturant, perfuming
    cas:en:75-65-0

    en:Tallow
    functions:en:skin conditioning
    vegan:en:no
    vegetarian:en:no
    cas:en:61789-97-7

    en:Tapioca Starch
    functions:en:viscosity controlling
    cas:en:9005-25-8

    en:Tartaric Acid
    functions:en:buffering, fragrance
    cas:en:133-37-9

    en:Taurine
    functions:en:buffering
    cas:en:107-35-7

    en:TEA-Cocoyl Glutamate
    functions:en:surfactant cleansing, hair conditioning
    cas:en:68187-29-1

    <en:sulfates
    en:TEA-Lauryl Sulfate
    functions:en:surfactant cleansing, surfactant emulsifying, foaming
    cas:en:139-96-8

    en:Teprenone
    functions:en:skin conditioning
    cas:en:6809-52-5

    en:Terpineol Acetate
    functions:en:fragrance
    cas:en:8007-35-0

    en:Tetraacetylphytosphingosine
    functions:en:hair conditioning, skin conditioning

    en:Tetradecyl Aminobutyroylvalylaminobutyric Urea Trifluoroacetate

    en:Tetrahexyldecyl Ascorbate, Tetrahexydecyl Ascorbate
    functions:en:antioxidant, skin conditioning
    cas:en:183476-82-6

    en:Tetrahydrobisdemethoxydiferuloylmethane
    functions:en:antioxidant, oral care, skin conditioning
    cas:en:113482-94-3

    en:Tetrahydrodemethoxydiferuloylmethane
    functions:en:antioxidant, oral care, skin conditioning
    cas:en:149579-07-7

    en:Tetrahydrodiferuloylmethane
    functions:en:antioxidant
    cas:en:36062-04-1

    en:Tetrahydropiperine
    functions:en:skin conditioning
    cas:en:23434-88-0

    en:Tetrahydroxypropyl Ethylenediamine
    functions:en:chelating
    cas:en:102-60-3

    en:Tetrapeptide-21
    functions:en:skin conditioning

    en:Tetrapotassium Pyrophosphate
    functions:en:chelating, buffering, oral care
    cas:en:7320-34-5

    en:Tetrasodium EDTA
    functions:en:chelating
    cas:en:64-02-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Tetrasodium Glutamate Diacetate
    functions:en:chelating
    cas:en:51981-21-6

    en:Tetrasodium Pyrophosphate
    functions:en:chelating, buffering, oral care
    cas:en:7722-88-5

    en:Theanine
    functions:en:humectant, skin conditioning emollient, skin conditioning
    cas:en:3081-61-6

    en:Thermus Thermophillus Ferment
    functions:en:skin conditioning

    en:Thiamine HCl
    functions:en:fragrance, skin conditioning
    cas:en:67-03-8

    en:Thioctic Acid, Thioctic Acid (Alpha-Lipoic Acid), Alpha-Lipoic Acid, Lipoic Acid
    functions:en:antioxidant
    cas:en:1077-28-7

    en:Thiotaurine
    functions:en:antioxidant
    cas:en:2937-54-4

    en:Threonine
    functions:en:hair conditioning, antistatic, hair waving or straightening
    cas:en:72-19-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Thymol
    functions:en:denaturant, fragrance, hair dyeing
    cas:en:89-83-8

    en:Tocopherol, Tocopherol (Vitamin E), Vitamin E, D-Alpha-Tocopherol, Alpha-Tocopherol, Mixed Tocopherols
    functions:en:antioxidant, fragrance, skin conditioning
    cas:en:54-28-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2011; 182.8890; -; -;

    en:Tocophersolan
    functions:en:antioxidant
    cas:en:30999-06-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    en:Tocopheryl Acetate, Tocopheryl Acetate (Vitamin E), Vitamin E Acetate, DL-Alpha Tocopheryl Acetate, D-Alpha Tocopheryl Acetate
    functions:en:antioxidant, skin conditioning
    cas:en:7695-91-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2011; 182.8892; -; -;

    en:Tocopheryl Linoleate/Oleate
    functions:en:antioxidant, skin conditioning

    en:Tocopheryl Succinate
    functions:en:antioxidant
    cas:en:4345-03-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    en:Tocotrienols
    functions:en:oral care, skin conditioning, uv absorber
    cas:en:6829-55-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    en:Totarol
    functions:en:antioxidant, deodorant, oral care
    cas:en:511-15-9

    en:Tourmaline
    functions:en:viscosity controlling
    cas:en:1317-93-7

    en:Tranexamic Acid
    functions:en:astringent, skin conditioning
    cas:en:1197-18-8

    en:Trehalose
    functions:en:humectant, moisturising
    cas:en:99-20-7

    en:Triacetin
    functions:en:solvent, film forming, antimicrobial
    cas:en:102-76-1

    en:Triarachidin
    functions:en:surfactant emulsifying, viscosity controlling, skin conditioning emollient
    cas:en:620-64-4

    en:Tribehenin
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:18641-57-1

    <en:ethoxylated-ingredients
    en:Tribehenin PEG-20 Esters
    functions:en:surfactant cleansing, surfactant emulsifying, skin conditioning emollient

    en:Tributyl Citrate
    functions:en:solvent, film forming, plasticiser
    cas:en:77-94-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Tricaprylin
    functions:en:fragrance, skin conditioning
    cas:en:538-23-8

    en:Tricaprylyl Citrate
    functions:en:skin conditioning, skin conditioning emollient

    en:Tridecane
    functions:en:perfuming
    cas:en:629-50-5

    <en:ethoxylated-ingredients
    en:Trideceth-10
    functions:en:surfactant cleansing
    cas:en:24938-91-8

    <en:ethoxylated-ingredients
    en:Trideceth-12
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:24938-91-8

    <en:ethoxylated-ingredients
    en:Trideceth-6
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:24938-91-8

    <en:ethoxylated-ingredients
    en:Trideceth-6 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9046-01-9

    <en:ethoxylated-ingredients
    en:Trideceth-9
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:24938-91-8

    en:Tridecyl Neopentanoate
    functions:en:binding, skin conditioning, skin conditioning emollient

    en:Tridecyl Stearate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:31556-45-3

    en:Tridecyl Trimellitate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:94109-09-8

    en:Triethoxycaprylylsilane, Triethoxycaprylysilane
    functions:en:binding
    cas:en:2943-75-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkoxy alkyl silanes; 2016; 6 December 2016; -; -; safe as used

    <en:silicones
    en:Triethoxysilylethyl Polydimethylsiloxyethyl Hexyl Dimethicone

    en:Triethyl Citrate
    functions:en:fragrance, plasticiser
    cas:en:77-93-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Triethylhexanoin
    functions:en:hair conditioning, fragrance, skin conditioning
    cas:en:7360-38-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of triglycerides; 2022; Int J Toxicol 41 (3 Suppl), 22-68; -; -; safe as used

    en:Trifluoroacetyl Tripeptide-2
    functions:en:skin protecting, skin conditioning

    en:Triheptanoin
    functions:en:surfactant cleansing, viscosity controlling, skin conditioning
    cas:en:620-67-7

    en:Trihydroxystearin
    functions:en:viscosity controlling, skin conditioning
    cas:en:139-44-6

    en:Triisostearin
    functions:en:viscosity controlling, skin conditioning
    cas:en:26942-95-0

    en:Trilinolein
    functions:en:viscosity controlling, skin conditioning
    cas:en:537-40-6

    en:Trimethylcyclohexyl Butylcarbamate
    functions:en:skin conditioning
    cas:en:1228376-60-0

    en:Trimethylolpropane Tricaprylate/Tricaprate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:11138-60-6

    en:Trimethylolpropane Triethylhexanoate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:26086-33-9

    en:Trimethylpentanediol/Adipic Acid Copolymer
    functions:en:skin conditioning
    cas:en:26139-53-7

    <en:silicones
    en:Trimethylsiloxyphenyl Dimethicone
    functions:en:hair conditioning
    cas:en:73138-88-2

    <en:silicones
    en:Trimethylsiloxysilicate
    functions:en:skin conditioning emollient, antifoaming, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of silylates and surface-modified siloxysilicates; 2013; Int J Toxicol 32 (1 Suppl), 5-24; -; -; safe when formulated not to irritate the airways

    en:Trioctyldodecyl Citrate
    functions:en:skin conditioning emollient, skin conditioning
    cas:en:126121-35-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:Triolein
    functions:en:viscosity controlling, skin conditioning
    cas:en:122-32-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of triglycerides; 2022; Int J Toxicol 41 (3 Suppl), 22-68; -; -; safe as used

    en:Tripalmitin
    functions:en:skin conditioning, viscosity controlling
    cas:en:555-44-2

    en:Tripeptide-1
    functions:en:skin protecting, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tripeptide-1, hexapeptide-12 and derivatives, and palmitoyl tetrapeptide-7; 2018; Int J Toxicol 37 (3 Suppl), 90S-102S; -; -; safe as used

    en:Tripeptide-32
    functions:en:skin conditioning

    en:Triphenyl Phosphate
    functions:en:plasticiser
    cas:en:115-86-6

    en:Tris(Tetramethylhydroxypiperidinol)Citrate
    functions:en:light stabilizer
    cas:en:220410-74-2

    <en:silicones
    en:Trisiloxane
    functions:en:antifoaming, skin conditioning
    cas:en:107-51-7

    en:Trisodium EDTA
    functions:en:chelating
    cas:en:150-38-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Trisodium Ethylenediamine Disuccinate
    functions:en:chelating
    cas:en:20846-91-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on trisodium ethylenediamine disuccinate and tetrasodium iminodisuccinate; 2023; 7 March 2023; -; -; safe as used

    en:Trisodium Hedta
    functions:en:chelating
    cas:en:139-89-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:Trisodium Sulfosuccinate
    functions:en:buffering, chelating, surfactant cleansing, surfactant hydrotrope
    cas:en:13419-59-5

    en:Tromethamine, Trometamol
    functions:en:buffering, fragrance
    cas:en:77-86-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tromethamine and related amines; 2018; Int J Toxicol 37, 5S-18S; -; -; safe as used

    en:Tyrosine, L-Tyrosine
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:556-02-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Ubiquinone, Ubiquinone (Coenzyme Q10), Coenzyme Q10, Coenzyme Q-10, Ubidecarenone, CoQ10
    functions:en:antioxidant, skin conditioning
    cas:en:303-98-0

    en:Undecane
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:1120-21-4

    <en:silicones
    en:Undecylcrylene Dimethicone
    functions:en:film forming
    cas:en:948847-35-6

    en:Undecylenoyl Glycine
    functions:en:cleansing, hair conditioning, surfactant cleansing

    en:Undecylenoyl Phenylalanine
    functions:en:skin conditioning
    cas:en:175357-18-3

    en:Urea
    functions:en:humectant, buffering, antistatic
    cas:en:57-13-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on urea; 2005; Int J Toxicol 24 (3 Suppl), 1-56; -; -; safe as used, raises the absorption of others

    en:VA/Butyl Maleate/Isobornyl Acrylate Copolymer

    en:Valine
    functions:en:hair conditioning, antistatic, fragrance
    cas:en:516-06-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alpha-amino acids; 2013; Int J Toxicol 32 (6 Suppl), 41S-64S; -; -; safe as used

    en:Vanillyl Butyl Ether
    functions:en:hair conditioning, oral care, fragrance
    cas:en:82654-98-6

    en:Vegetable Collagen

    <en:glycerin
    en:Vegetable Glycerin, Vegetable Glycerine, Glycerin (Vegetable)
    functions:en:humectant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of glycerin; 2019; Int J Toxicol 38 (3 Suppl), 6S-22S; -; -; safe as used, up to 78.5 % leave-on

    en:Vinyl Caprolactam/VP/Dimethylaminoethyl Methacrylate Copolymer

    <en:silicones
    en:Vinyl Dimethicone Crosspolymer

    <en:silicones
    en:Vinyl Dimethicone/Methicone Silsesquioxane Crosspolymer
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone crosspolymers; 2014; Int J Toxicol 33 (2 Suppl), 65S-115S; -; -; safe as used

    en:Volcanic Ash
    functions:en:abrasive, absorbent, bulking

    en:Volcanic Sand
    functions:en:skin conditioning

    en:Volcanic Soil
    functions:en:skin conditioning

    en:VP/Eicosene Copolymer
    functions:en:viscosity controlling, film forming, binding
    cas:en:28211-18-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:VP/Hexadecene Copolymer
    functions:en:binding, film forming, hair fixing, viscosity controlling
    cas:en:32440-50-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:VP/VA Copolymer
    functions:en:film forming, binding, hair fixing
    cas:en:25086-89-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of vinylpyrrolidone polymers; 2024; Int J Toxicol, doi 10.1177/10915818241267203; -; -; safe as used

    en:Water, Aqua/Water/Eau, Water (Aqua), Aqua (Water), Water/Aqua/Eau, Purified Water, Aqua, Eau, Declustered Water (+)/Aqua/Eau De-Structuree (+), Deionized Water, Distilled Water, Demineralized Water, Aqua Purificata
    functions:en:solvent, antiplaque, skin conditioning
    plain:en:yes
    cas:en:7732-18-5

    en:Wheat Amino Acids
    functions:en:hair conditioning, soothing, skin protecting
    allergens:en:wheat, gluten

    en:Whey Protein, Whey Protein/Lactis Protein/Proteine Du Petit-Lait
    functions:en:hair conditioning, skin conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk
    cas:en:84082-51-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of bovine milk proteins, draft final report; 2017; conclusion; -; -; safe as used

    en:Xanthan Gum, Xantham Gum
    functions:en:surfactant cleansing, surfactant emulsifying, emulsion stabilising
    cas:en:11138-66-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of microbial polysaccharide gums; 2016; Int J Toxicol 35, 5S-49S; -; -; safe as used

    en:Xylitol
    functions:en:humectant, skin conditioning
    cas:en:87-99-0

    en:Xylitylglucoside
    functions:en:humectant, skin conditioning

    en:Yeast Amino Acids
    functions:en:humectant
    cas:en:65072-01-7

    en:Yeast Extract, Yeast Extract/Faex/Extrait De Levure, Faex/Yeast Extract/Extrait De Levure, Faex (Yeast) Extract, Faex Extract, Faex, Extrait De Levure, Yeast Extract Faex
    functions:en:skin protecting, skin conditioning
    cas:en:8013-01-2
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on yeast-derived ingredients; 2024; 4 June 2024; -; -; safe when from yeasts that are used in food

    en:Yeast Polysaccharides
    functions:en:viscosity controlling, film forming, skin protecting

    en:Yogurt Powder
    functions:en:hair conditioning
    vegan:en:no
    vegetarian:en:yes
    allergens:en:milk

    en:Zeolite
    functions:en:absorbent, bulking, anticaking
    cas:en:1318-02-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on silicates and clays; 2003; Int J Toxicol 22 (1 Suppl), 37-102; -; -; safe as used

    en:Zinc Ricinoleate
    functions:en:opacifying, anticaking, deodorant
    cas:en:13040-19-2

    # Further names in general use.

    en:1\,10-Decanediol
    functions:en:solvent
    cas:en:112-47-0

    en:4-Butylresorcinol
    functions:en:antioxidant
    cas:en:18979-61-8

    en:Acetamide MEA
    functions:en:hair conditioning, humectant
    cas:en:142-26-7

    en:Acetyl Decapeptide-3
    functions:en:skin conditioning

    en:Acetyl Dipeptide-3 Aminohexanoate
    functions:en:skin conditioning

    en:Acetyl Heptapeptide-4
    functions:en:humectant, skin conditioning

    en:Acetyl Heptapeptide-9
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-1
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-37
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-38
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-39
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-49
    functions:en:skin conditioning

    en:Acetyl Hexapeptide-51 Amide
    functions:en:skin conditioning

    en:Acetyl SH-Heptapeptide-1
    functions:en:skin conditioning
    cas:en:1395088-14-8

    en:Acetyl Tetrapeptide-11
    functions:en:skin conditioning

    en:Acetyl Tetrapeptide-2
    functions:en:skin conditioning

    en:Acetyl Tetrapeptide-3
    functions:en:skin protecting

    en:Acetyl Tripeptide-1
    functions:en:skin conditioning

    en:Acetyl Tripeptide-30 Citrulline
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Acrylates/Beheneth-25 Methacrylate Copolymer
    functions:en:viscosity controlling

    <en:ethoxylated-ingredients
    en:Acrylates/Ceteth-20 Itaconate Copolymer
    functions:en:viscosity controlling

    en:Acrylates Crosspolymer-3
    functions:en:film forming, hair fixing

    en:Acrylates Crosspolymer-4
    functions:en:emulsion stabilising, film forming

    <en:ethoxylated-ingredients
    en:Acrylates/Steareth-20 Itaconate Copolymer
    functions:en:viscosity controlling

    en:Almondamidopropyl Betaine
    functions:en:antistatic, cleansing
    allergens:en:nuts, almond
    cas:en:165586-98-1

    en:Ammonium Cocoyl Isethionate
    functions:en:cleansing, surfactant cleansing
    cas:en:223705-57-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of isethionate salts, draft final report; 2013; conclusion; -; -; safe when formulated not to irritate

    en:Ammonium Lauroyl Sarcosinate
    functions:en:antistatic, cleansing
    cas:en:68003-46-3

    en:Ammonium Lauryl Sulfosuccinate
    functions:en:cleansing, foaming
    cas:en:221391-03-3

    <en:ethoxylated-ingredients
    en:Apricot Kernel Oil PEG-6 Esters
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:69071-70-1

    <en:ethoxylated-ingredients
    en:Avocado Oil PEG-11 Esters
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:103819-44-9

    en:Babassu Oil Polyglyceryl-4 Esters
    functions:en:surfactant cleansing

    en:Babassuamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:223704-95-8

    en:Behenamidopropyl Betaine
    functions:en:cleansing, surfactant cleansing
    cas:en:138527-93-2

    <en:ethoxylated-ingredients
    en:Beheneth-10
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:26636-40-8

    <en:ethoxylated-ingredients
    en:Beheneth-2
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Beheneth-5
    functions:en:surfactant emulsifying
    cas:en:26636-40-8

    en:Biosaccharide Gum-5
    functions:en:skin conditioning

    en:Biotinoyl Tripeptide-1
    functions:en:hair conditioning

    en:Bis-Diglyceryl Polyacyladipate-1
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:222722-06-7

    <en:silicones
    en:Bis-PEG-12 Dimethicone
    functions:en:hair conditioning, skin conditioning
    cas:en:102783-01-7

    <en:silicones
    en:Bis-PEG/PPG-20/20 Dimethicone
    functions:en:skin conditioning, skin conditioning emollient

    en:Bis(Tripeptide-1) Copper Acetate
    functions:en:skin conditioning
    cas:en:130120-57-9

    en:C10-11 Isoparaffin
    functions:en:solvent, viscosity controlling
    cas:en:246538-75-0

    en:C10-30 Cholesterol/Lanosterol Esters
    functions:en:skin conditioning, surfactant emulsifying

    en:C11-13 Isoparaffin
    functions:en:solvent
    cas:en:246538-78-3

    en:C12-13 Alkyl Ethylhexanoate
    functions:en:skin conditioning, skin conditioning emollient

    en:C12-13 Alkyl Lactate
    functions:en:skin conditioning, skin conditioning emollient

    <en:ethoxylated-ingredients
    en:C12-13 Pareth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:66455-14-9

    <en:ethoxylated-ingredients
    en:C12-13 Pareth-7
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:66455-14-9

    <en:ethoxylated-ingredients
    en:C12-13 Pareth-9
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:66455-14-9

    en:C12-15 Alkyl Ethylhexanoate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:90411-66-8

    en:C12-15 Alkyl Lactate
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:93925-36-1

    en:C12-18 Acid Triglyceride
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:67701-26-2

    en:C13-16 Isoparaffin
    functions:en:solvent
    cas:en:68551-20-2

    en:C15-19 Alkane
    functions:en:solvent
    cas:en:64742-46-7
    evidence:en:1; limit; hazard; leave-on rinse-off; everyone; EU; EU; Reg. (EC) 1223/2009; 2009; Annex II/875; -; -; allowed if the full refining history is known and the source is no carcinogen

    en:C18-36 Acid Glycol Ester
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:94944-95-3

    en:C18-36 Acid Triglyceride
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:91052-08-3

    en:C20-22 Alkyl Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:silicones
    en:C20-24 Alkyl Dimethicone
    functions:en:skin conditioning, viscosity controlling
    cas:en:200074-76-6

    en:C20-40 Acid
    functions:en:cleansing, surfactant cleansing

    en:C20-40 Alcohols
    functions:en:emulsion stabilising, light stabilizer
    cas:en:222400-16-0

    en:C20-40 Alkyl Stearate
    functions:en:skin conditioning, viscosity controlling

    <en:silicones
    en:C24-28 Alkyl Methicone
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:158061-44-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    <en:silicones
    en:C26-28 Alkyl Dimethicone
    functions:en:hair conditioning, skin conditioning

    <en:silicones
    en:C30-45 Alkyl Dimethicone
    functions:en:skin conditioning
    cas:en:243137-49-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    <en:silicones
    en:C30-45 Alkyl Methicone
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:246864-88-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on dimethicone, methicone and related polymers; 2003; Int J Toxicol 22 (2 Suppl), 10-35; -; -; safe as used

    en:C30-45 Olefin
    functions:en:skin conditioning
    cas:en:222400-22-8

    en:C8-10 Alkyl Ethyl Phosphate
    functions:en:viscosity controlling
    cas:en:68412-60-2

    en:C9-15 Alkyl Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:190454-07-0

    en:Caprooyl Tetrapeptide-3
    functions:en:skin protecting

    en:Capryl/Capramidopropyl Betaine
    functions:en:antistatic, cleansing

    <en:ethoxylated-ingredients
    en:Ceteareth-10
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-10 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:106233-09-4

    <en:ethoxylated-ingredients
    en:Ceteareth-15
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-16
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-17
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-2
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-5
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteareth-5 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:106233-09-4

    <en:ethoxylated-ingredients
    en:Ceteareth-8
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68439-49-6

    <en:ethoxylated-ingredients
    en:Ceteth-1
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:2136-71-2

    <en:ethoxylated-ingredients
    en:Ceteth-10 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:50643-20-4

    <en:ethoxylated-ingredients
    en:Ceteth-20 Phosphate
    functions:en:cleansing, surfactant cleansing

    <en:ethoxylated-ingredients
    en:Ceteth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-95-9

    <en:ethoxylated-ingredients
    en:Ceteth-4
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-95-9

    en:Cetyl Betaine
    functions:en:antistatic, cleansing
    cas:en:693-33-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Cocamine Oxide
    functions:en:antistatic, cleansing
    cas:en:61788-90-7

    en:Coco/Oleamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:86438-79-1

    <en:ethoxylated-ingredients
    en:Corn Oil PEG-6 Esters
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:61789-25-1

    en:Decapeptide-12
    functions:en:bleaching, skin conditioning

    en:Decapeptide-18
    functions:en:skin conditioning

    en:Decapeptide-4
    functions:en:skin conditioning

    en:Diethylhexyl Sodium Sulfosuccinate
    functions:en:cleansing, surfactant cleansing
    cas:en:577-11-7

    <en:silicones
    en:Dimethicone PEG-7 Cocoate
    functions:en:hair conditioning, skin conditioning

    <en:silicones
    en:Dimethicone PEG-7 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:132207-31-9

    <en:silicones
    en:Dimethicone PEG-8 Beeswax
    functions:en:hair conditioning, skin conditioning
    vegan:en:no

    <en:silicones
    en:Dimethicone PEG-8 Meadowfoamate
    functions:en:hair conditioning, skin conditioning

    <en:ethoxylated-ingredients
    en:Dioleth-8 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Dipeptide-1
    functions:en:hair conditioning, skin conditioning

    en:Dipeptide-4
    functions:en:skin conditioning

    en:Dipeptide-6
    functions:en:skin conditioning
    cas:en:18684-24-7

    en:Disodium 2-Sulfolaurate
    functions:en:cleansing, surfactant cleansing
    cas:en:38841-48-4

    en:Disodium Capryloamphodiacetate
    functions:en:antistatic, cleansing
    cas:en:68298-18-0

    en:Disodium Capryloamphodipropionate
    functions:en:cleansing, foaming

    en:Disodium Cocamido MEA-Sulfosuccinate
    functions:en:cleansing, foaming
    cas:en:68784-08-7

    en:Disodium Cocamido MIPA-Sulfosuccinate
    functions:en:cleansing, foaming
    cas:en:68515-65-1

    <en:ethoxylated-ingredients
    en:Disodium Deceth-6 Sulfosuccinate
    functions:en:cleansing, surfactant cleansing
    cas:en:68630-97-7

    en:Disodium Lauroyl Glutamate
    functions:en:cleansing, hair conditioning

    en:Disodium Oleamido MEA-Sulfosuccinate
    functions:en:cleansing, surfactant cleansing
    cas:en:68479-64-1

    en:Disodium Oleoamphodipropionate
    functions:en:antistatic, cleansing
    cas:en:607724-88-9

    <en:ethoxylated-ingredients
    en:Disodium PEG-5 Laurylcitrate Sulfosuccinate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:164458-73-5

    en:Disodium Wheatgermamphodiacetate
    functions:en:cleansing, hair conditioning
    allergens:en:wheat, gluten

    en:Ethyl Glucoside
    functions:en:humectant
    cas:en:30285-48-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of decyl glucoside and other alkyl glucosides; 2013; Int J Toxicol 32 (5 Suppl), 22S-48S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Glycereth-12
    functions:en:humectant, viscosity controlling
    cas:en:31694-55-0

    <en:ethoxylated-ingredients
    en:Glycereth-17 Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Glycereth-2 Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Glycereth-26 Phosphate
    functions:en:chelating, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Glycereth-31
    functions:en:humectant, skin conditioning
    cas:en:31694-55-0

    <en:ethoxylated-ingredients
    en:Glycereth-5 Lactate
    functions:en:skin conditioning emollient, solvent

    <en:ethoxylated-ingredients
    en:Glycereth-7
    functions:en:humectant, viscosity controlling
    cas:en:31694-55-0

    en:Heptapeptide-6
    functions:en:skin conditioning

    en:Heptapeptide-7
    functions:en:skin conditioning

    en:Heptapeptide-8
    functions:en:skin conditioning

    en:Hexapeptide-1
    functions:en:skin conditioning

    en:Hexapeptide-3
    functions:en:skin conditioning

    en:Hexapeptide-9
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Isoceteth-5
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Isostearamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:63566-37-0

    <en:ethoxylated-ingredients
    en:Isosteareth-2
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:52292-17-8

    <en:ethoxylated-ingredients
    en:Isosteareth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:52292-17-8

    <en:ethoxylated-ingredients
    en:Isosteareth-5
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:52292-17-8

    en:Isostearyl Glucoside
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Jojoba Wax PEG-80 Esters
    functions:en:surfactant cleansing

    en:Lactamide MEA
    functions:en:antistatic, hair conditioning
    cas:en:5422-34-4

    <en:ethoxylated-ingredients
    en:Laneth-16
    functions:en:surfactant cleansing, surfactant emulsifying
    vegan:en:no
    cas:en:61791-20-6

    en:Lauramide MEA
    functions:en:antistatic, surfactant cleansing
    cas:en:142-78-9

    en:Lauramide MIPA
    functions:en:antistatic, surfactant cleansing
    cas:en:142-54-1

    en:Lauramidopropyl Hydroxysultaine
    functions:en:antistatic, cleansing
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl sultaines; 2024; Int J Toxicol, doi 10.1177/10915818231221791; -; -; safe as used

    en:Lauramidopropylamine Oxide
    functions:en:antistatic, cleansing
    cas:en:61792-31-2

    <en:ethoxylated-ingredients
    en:Laureth-1
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:4536-30-5

    <en:ethoxylated-ingredients
    en:Laureth-10
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0

    <en:ethoxylated-ingredients
    en:Laureth-11
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0

    <en:ethoxylated-ingredients
    en:Laureth-15
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0

    <en:ethoxylated-ingredients
    en:Laureth-16
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0

    <en:ethoxylated-ingredients
    en:Laureth-3 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:39464-66-9

    <en:ethoxylated-ingredients
    en:Laureth-5
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3055-95-6

    <en:ethoxylated-ingredients
    en:Laureth-6
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:3055-96-7

    <en:ethoxylated-ingredients
    en:Laureth-8
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9002-92-0

    en:Lauryl Hydroxysultaine
    functions:en:antistatic, cleansing
    cas:en:13197-76-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl sultaines; 2024; Int J Toxicol, doi 10.1177/10915818231221791; -; -; safe as used

    <en:sulfates
    en:Magnesium Lauryl Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:3097-08-3

    <en:sulfates
    en:MEA-Lauryl Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:4722-98-9

    <en:sulfates
    en:MIPA-Laureth Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:83016-76-6

    en:Myristamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:59272-84-3

    en:Myristamidopropylamine Oxide
    functions:en:antistatic, cleansing
    cas:en:67806-10-4

    en:Myristamine Oxide
    functions:en:antistatic, cleansing
    cas:en:3332-27-2

    en:Myristoyl Hexapeptide-16
    functions:en:skin conditioning

    en:Myristoyl Nonapeptide-3
    functions:en:skin conditioning

    en:Myristoyl Pentapeptide-17
    functions:en:skin conditioning
    cas:en:959610-30-1

    en:Myristoyl Pentapeptide-4
    functions:en:skin conditioning

    en:Myristoyl Pentapeptide-8
    functions:en:skin conditioning

    en:Myristoyl Tetrapeptide-12
    functions:en:skin conditioning

    en:Myristoyl Tripeptide-1
    functions:en:skin conditioning

    en:Myristyl Betaine
    functions:en:antistatic, cleansing
    cas:en:2601-33-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Myristyl Glucoside
    functions:en:cleansing

    en:Nicotinoyl Dipeptide-23
    functions:en:skin conditioning

    en:Nicotinoyl Hexapeptide-44
    functions:en:antioxidant, skin protecting

    en:Nicotinoyl Tripeptide-1
    functions:en:antioxidant, chelating

    en:Nicotinoyl Tripeptide-35
    functions:en:antioxidant

    en:Nonapeptide-1
    functions:en:hair conditioning, skin conditioning

    en:Nonapeptide-3
    functions:en:skin conditioning

    en:Nylon-11
    functions:en:bulking, viscosity controlling
    cas:en:25035-04-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on nylon; 2013; abstract; -; -; safe as used

    <en:silicones
    en:Nylon-611/Dimethicone Copolymer
    functions:en:hair conditioning, skin conditioning

    en:Nylon-66
    functions:en:bulking, opacifying
    cas:en:32131-17-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on nylon; 2013; abstract; -; -; safe as used

    en:Oatamidopropyl Betaine
    functions:en:cleansing, surfactant cleansing

    en:Octapeptide-2
    functions:en:skin conditioning

    en:Octapeptide-3
    functions:en:skin conditioning

    en:Octyldodecyl Glucoside
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Oleamide MEA
    functions:en:antistatic, surfactant foam boosting
    cas:en:111-58-0

    en:Oleamide MIPA
    functions:en:antistatic, surfactant foam boosting
    cas:en:111-05-7

    en:Oleamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:25054-76-6

    en:Oleamine Oxide
    functions:en:antistatic, cleansing
    cas:en:14351-50-9

    <en:ethoxylated-ingredients
    en:Oleth-12
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-20 Phosphate
    functions:en:surfactant cleansing
    cas:en:39464-69-2

    <en:ethoxylated-ingredients
    en:Oleth-4
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-5 Phosphate
    functions:en:surfactant cleansing
    cas:en:39464-69-2

    <en:ethoxylated-ingredients
    en:Oleth-6
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-7
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    <en:ethoxylated-ingredients
    en:Oleth-8
    functions:en:surfactant emulsifying
    cas:en:9004-98-2

    en:Oligopeptide-1
    functions:en:skin conditioning

    en:Oligopeptide-2
    functions:en:skin conditioning

    en:Oligopeptide-20
    functions:en:skin conditioning

    en:Oligopeptide-3
    functions:en:skin conditioning

    en:Oligopeptide-5
    functions:en:skin conditioning

    en:Oligopeptide-6
    functions:en:skin conditioning

    en:Olivamidopropyl Betaine
    functions:en:cleansing, hair conditioning

    <en:ethoxylated-ingredients
    en:Olive Oil PEG-6 Esters
    functions:en:skin conditioning emollient
    cas:en:103819-46-1

    <en:palm oil
    en:Palm Kernelamide MEA
    functions:en:emulsion stabilising, surfactant cleansing
    cas:en:92201-29-1
    from_palm_oil:en:yes

    <en:palm oil
    en:Palm Kernelamide MIPA
    functions:en:emulsion stabilising, surfactant cleansing
    from_palm_oil:en:yes

    <en:palm oil
    en:Palm Kernelamidopropyl Betaine
    functions:en:antistatic, cleansing
    from_palm_oil:en:yes

    en:Palmamide MEA
    functions:en:emulsion stabilising, surfactant cleansing

    en:Palmamide MIPA
    functions:en:emulsion stabilising, surfactant cleansing

    en:Palmamidopropyl Betaine
    functions:en:antistatic, cleansing

    en:Palmitoyl Dipeptide-5 Diaminohydroxybutyrate
    functions:en:skin conditioning

    en:Palmitoyl Dipeptide-7
    functions:en:skin conditioning

    en:Palmitoyl Hexapeptide-14
    functions:en:skin conditioning

    en:Palmitoyl Hexapeptide-19
    functions:en:skin conditioning

    en:Palmitoyl Octapeptide-24
    functions:en:skin conditioning

    en:Palmitoyl Pentapeptide-5
    functions:en:skin conditioning

    en:Palmitoyl SH-Octapeptide-24 Amide
    functions:en:skin conditioning

    en:Palmitoyl Tetrapeptide-10
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-28
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-36
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-37
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-40
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-42
    functions:en:skin conditioning

    en:Palmitoyl Tripeptide-8
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:PEG-10
    functions:en:humectant, solvent
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-10 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-10 Glyceryl Isostearate
    functions:en:skin conditioning emollient, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-10 Glyceryl Oleate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-10 Glyceryl Stearate
    functions:en:surfactant emulsifying
    cas:en:51158-08-8

    <en:ethoxylated-ingredients
    en:PEG-10 Hydrogenated Castor Oil
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-10 Sunflower Glycerides
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:180254-52-8

    <en:ethoxylated-ingredients
    en:PEG-11 Castor Oil
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-12 Dilaurate
    functions:en:surfactant emulsifying
    cas:en:9005-02-1

    <en:silicones
    en:PEG-12 Dimethicone Crosspolymer
    functions:en:light stabilizer, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-12 Distearate
    functions:en:surfactant emulsifying
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-12 Laurate
    functions:en:surfactant emulsifying
    cas:en:9004-81-3

    <en:ethoxylated-ingredients
    en:PEG-120 Methyl Glucose Triisostearate
    functions:en:viscosity controlling

    <en:ethoxylated-ingredients
    en:PEG-120 Methyl Glucose Trioleate
    functions:en:cleansing, skin conditioning emollient
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    <en:ethoxylated-ingredients
    en:PEG-14
    functions:en:humectant, solvent
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-15 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-15 Glyceryl Isostearate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-15 Glyceryl Laurate
    functions:en:surfactant emulsifying
    cas:en:59070-56-3

    <en:ethoxylated-ingredients
    en:PEG-15 Glyceryl Oleate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-15 Glyceryl Stearate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-16
    functions:en:humectant, solvent
    cas:en:25322-68-3

    <en:ethoxylated-ingredients
    en:PEG-16 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-16 Macadamia Glycerides
    functions:en:skin conditioning emollient, surfactant emulsifying
    allergens:en:nuts, macadamia

    <en:ethoxylated-ingredients
    <en:palm oil
    en:PEG-18 Palm Glycerides
    functions:en:skin conditioning emollient, surfactant emulsifying
    from_palm_oil:en:yes

    <en:ethoxylated-ingredients
    en:PEG-2 Hydrogenated Castor Oil
    functions:en:surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-2 Stearate
    functions:en:opacifying, surfactant emulsifying
    cas:en:106-11-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:ethoxylated-ingredients
    en:PEG-20 Almond Glycerides
    functions:en:surfactant emulsifying
    allergens:en:nuts, almond
    cas:en:226993-90-4

    <en:ethoxylated-ingredients
    en:PEG-20 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-20 Glyceryl Cocoate
    functions:en:surfactant cleansing
    cas:en:68201-46-7

    <en:ethoxylated-ingredients
    en:PEG-20 Glyceryl Laurate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:59070-56-3

    <en:ethoxylated-ingredients
    en:PEG-20 Glyceryl Stearate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-20 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-20 Methyl Glucose Distearate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:119831-19-5

    <en:ethoxylated-ingredients
    en:PEG-25 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-25 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-26 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-29 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:silicones
    en:PEG-3 Dimethicone
    functions:en:hair conditioning, skin conditioning

    <en:ethoxylated-ingredients
    en:PEG-30 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-30 Glyceryl Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-30 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-33 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-35 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-35 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-36 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-4 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-4 Dioleate
    functions:en:surfactant emulsifying
    cas:en:9005-07-6

    <en:ethoxylated-ingredients
    en:PEG-4 Distearate
    functions:en:surfactant emulsifying
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-4 Laurate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-81-3

    <en:ethoxylated-ingredients
    en:PEG-4 Oleate
    functions:en:surfactant emulsifying
    cas:en:9004-96-0

    <en:ethoxylated-ingredients
    en:PEG-4 Rapeseedamide
    functions:en:viscosity controlling
    cas:en:85536-23-8

    <en:ethoxylated-ingredients
    en:PEG-4 Stearate
    functions:en:surfactant emulsifying
    cas:en:9004-99-3

    <en:ethoxylated-ingredients
    en:PEG-40 Glyceryl Cocoate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-40 Sorbitan Laurate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-64-5

    <en:ethoxylated-ingredients
    en:PEG-40 Sorbitan Perisostearate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-40 Sorbitan Peroleate
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-40 Sorbitan Stearate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-67-8

    <en:ethoxylated-ingredients
    en:PEG-40 Sorbitan Tetraoleate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-44 Sorbitan Laurate
    functions:en:surfactant cleansing
    cas:en:9005-64-5

    <en:ethoxylated-ingredients
    en:PEG-45 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    <en:palm oil
    en:PEG-45 Palm Kernel Glycerides
    functions:en:surfactant emulsifying
    cas:en:124046-52-2
    from_palm_oil:en:yes

    <en:ethoxylated-ingredients
    en:PEG-5 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-5 Glyceryl Isostearate
    functions:en:skin conditioning emollient, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-5 Glyceryl Oleate
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-5 Glyceryl Triisostearate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:86846-21-1

    <en:ethoxylated-ingredients
    en:PEG-5 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-50 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-50 Shea Butter
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-54 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0

    <en:ethoxylated-ingredients
    en:PEG-6 Dilaurate
    functions:en:surfactant emulsifying
    cas:en:9005-02-1

    <en:ethoxylated-ingredients
    en:PEG-6 Dioleate
    functions:en:surfactant emulsifying
    cas:en:9005-07-6

    <en:ethoxylated-ingredients
    en:PEG-6 Distearate
    functions:en:surfactant emulsifying
    cas:en:9005-08-7

    <en:ethoxylated-ingredients
    en:PEG-6 Laurate
    functions:en:surfactant emulsifying
    cas:en:9004-81-3

    <en:ethoxylated-ingredients
    en:PEG-6 Oleate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9004-96-0

    <en:ethoxylated-ingredients
    en:PEG-6 Stearate
    functions:en:surfactant emulsifying
    cas:en:9004-99-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on PEG stearates; 1983; conclusion; -; -; safe as used, confirmed in 2002

    <en:silicones
    en:PEG-7 Amodimethicone
    functions:en:hair conditioning, humectant
    cas:en:133779-14-3

    <en:silicones
    en:PEG-7 Dimethicone
    functions:en:hair conditioning, skin conditioning

    <en:ethoxylated-ingredients
    en:PEG-7 Glyceryl Laurate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:59070-56-3

    <en:ethoxylated-ingredients
    en:PEG-7 Hydrogenated Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61788-85-0
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of PEGylated oils; 2014; Int J Toxicol 33, 13S-39S; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:PEG-75 Lanolin
    functions:en:skin conditioning emollient, surfactant cleansing
    vegan:en:no
    cas:en:61790-81-6

    <en:ethoxylated-ingredients
    en:PEG-75 Sorbitan Laurate
    functions:en:surfactant cleansing
    cas:en:9005-64-5

    <en:ethoxylated-ingredients
    en:PEG-8 Caprylic/Capric Glycerides
    functions:en:surfactant emulsifying

    <en:ethoxylated-ingredients
    en:PEG-8 Castor Oil
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:61791-12-6

    <en:ethoxylated-ingredients
    en:PEG-8 Dilaurate
    functions:en:surfactant emulsifying
    cas:en:9005-02-1

    <en:ethoxylated-ingredients
    en:PEG-8 Dioleate
    functions:en:surfactant emulsifying
    cas:en:9005-07-6

    <en:silicones
    en:PEG-8 Methicone
    functions:en:hair conditioning, skin conditioning emollient

    <en:ethoxylated-ingredients
    en:PEG-8 Oleate
    functions:en:surfactant emulsifying
    cas:en:9004-96-0

    <en:silicones
    en:PEG-9 Dimethicone
    functions:en:hair conditioning, skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    <en:silicones
    en:PEG/PPG-14/4 Dimethicone
    functions:en:surfactant emulsifying

    <en:silicones
    en:PEG/PPG-15/15 Dimethicone
    functions:en:anticaking, surfactant emulsifying

    <en:silicones
    en:PEG/PPG-20/15 Dimethicone
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of dimethicone copolyol; 1982; conclusion; -; -; safe as used

    en:Pentapeptide-3
    functions:en:skin conditioning

    en:Pentapeptide-4
    functions:en:skin conditioning
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on pentapeptide-4 and its derivatives; 2024; 1 October 2024; -; -; safe as used

    en:Pentapeptide-5
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Poloxamer 101
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 124
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    <en:ethoxylated-ingredients
    en:Poloxamer 181
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9003-11-6

    en:Polyacrylate-1 Crosspolymer
    functions:en:film forming, hair conditioning

    en:Polyacrylate-14
    functions:en:film forming

    en:Polyacrylate-2
    functions:en:film forming
    cas:en:31759-42-9

    en:Polyacrylate-2 Crosspolymer
    functions:en:film forming, hair fixing

    en:Polyacrylate-4
    functions:en:opacifying
    cas:en:228863-31-8

    en:Polyacrylate Crosspolymer-11
    functions:en:emulsion stabilising, skin conditioning

    en:Polyacrylate Crosspolymer-14
    functions:en:emulsion stabilising, viscosity controlling

    en:Polyacrylate Crosspolymer-7
    functions:en:skin conditioning, skin conditioning emollient

    en:Polyamide-1
    functions:en:film forming

    en:Polyamide-2
    functions:en:film forming

    en:Polyamide-3
    functions:en:film forming

    en:Polyester-3
    functions:en:film forming

    en:Polyester-4
    functions:en:film forming, skin conditioning

    en:Polyester-5
    functions:en:film forming, viscosity controlling

    en:Polyglycerin-10
    functions:en:humectant, skin conditioning
    cas:en:9041-07-0

    en:Polyglycerin-6
    functions:en:humectant
    cas:en:36675-34-0

    en:Polyglyceryl-10 Caprate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-10 Caprylate/Caprate
    functions:en:light stabilizer, solvent

    en:Polyglyceryl-10 Cocoate
    functions:en:cleansing, surfactant cleansing

    en:Polyglyceryl-10 Decaoleate
    functions:en:skin conditioning
    cas:en:11094-60-3

    en:Polyglyceryl-10 Diisostearate
    functions:en:surfactant emulsifying
    cas:en:63705-03-3

    en:Polyglyceryl-10 Lauryl Ether
    functions:en:cleansing, surfactant cleansing

    en:Polyglyceryl-10 Pentaoleate
    functions:en:surfactant emulsifying
    cas:en:86637-84-5

    en:Polyglyceryl-10 Polyhydroxystearate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-10 Polyricinoleate
    functions:en:surfactant emulsifying, viscosity controlling
    cas:en:29894-35-7

    en:Polyglyceryl-10 Tetraoleate
    functions:en:skin conditioning
    cas:en:34424-98-1

    en:Polyglyceryl-10 Triisostearate
    functions:en:surfactant cleansing

    en:Polyglyceryl-2 Caprylate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-2 Dioleate
    functions:en:film forming
    cas:en:67965-56-4

    en:Polyglyceryl-2 Distearate
    functions:en:surfactant emulsifying
    cas:en:9009-32-9

    en:Polyglyceryl-2 Isostearate
    functions:en:surfactant emulsifying
    cas:en:73296-86-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Laurate
    functions:en:surfactant emulsifying
    cas:en:96499-68-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Lauryl Ether
    functions:en:cleansing, surfactant cleansing

    en:Polyglyceryl-2 Myristate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-2 Oleate
    functions:en:surfactant emulsifying
    cas:en:49553-76-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Oleyl Ether
    functions:en:surfactant emulsifying
    cas:en:71032-90-1

    en:Polyglyceryl-2 Palmitate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-2 Sesquiisostearate
    functions:en:surfactant emulsifying
    cas:en:67938-21-0

    en:Polyglyceryl-2 Sesquioleate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Stearate
    functions:en:surfactant emulsifying
    cas:en:12694-22-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-2 Tetraoleate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-3 Behenate
    functions:en:emulsion stabilising

    en:Polyglyceryl-3 Caprylate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:108777-93-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Cetearyl Ether Olivate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Polyglyceryl-3 Cocoate
    functions:en:surfactant emulsifying
    cas:en:223706-47-6

    en:Polyglyceryl-3 Dicitrate/Stearate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Polyglyceryl-3 Dioleate
    functions:en:surfactant emulsifying
    cas:en:79665-94-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Distearate
    functions:en:surfactant emulsifying
    cas:en:9009-32-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Isostearate
    functions:en:surfactant emulsifying
    cas:en:127512-63-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Laurate
    functions:en:surfactant emulsifying
    cas:en:51033-31-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Myristate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-3 Oleate
    functions:en:surfactant emulsifying
    cas:en:33940-98-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Palmitate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:143710-24-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-3 Ricinoleate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-3 Triisostearate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:66082-43-7

    en:Polyglyceryl-4 Caprylate
    functions:en:skin conditioning emollient, surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-4 Caprylate/Caprate
    functions:en:surfactant cleansing, surfactant hydrotrope

    en:Polyglyceryl-4 Cocoate
    functions:en:skin conditioning emollient, surfactant emulsifying

    en:Polyglyceryl-4 Distearate

    en:Polyglyceryl-4 Laurate
    functions:en:surfactant emulsifying
    cas:en:75798-42-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-4 Lauryl Ether
    functions:en:surfactant emulsifying
    cas:en:9022-75-7

    en:Polyglyceryl-4 Oleate
    functions:en:surfactant emulsifying
    cas:en:9007-48-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-4 Oleyl Ether
    functions:en:surfactant emulsifying
    cas:en:71032-90-1

    en:Polyglyceryl-4 Pentaoleate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:103230-29-1

    en:Polyglyceryl-4 Pentastearate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:99570-00-0

    en:Polyglyceryl-4 Polyricinoleate
    functions:en:surfactant emulsifying
    cas:en:29894-35-7

    en:Polyglyceryl-4 Stearate
    functions:en:surfactant emulsifying
    cas:en:26855-44-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-5 Caprate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-5 Dioleate
    functions:en:surfactant emulsifying
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-5 Isostearate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-5 Myristate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-5 Polyricinoleate
    functions:en:surfactant emulsifying
    cas:en:29894-35-7

    en:Polyglyceryl-5 Ricinoleate
    functions:en:surfactant cleansing, surfactant emulsifying

    en:Polyglyceryl-5 Stearate
    functions:en:surfactant emulsifying
    cas:en:37349-34-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyglyceryl fatty acid esters; 2023; Int J Toxicol 42 (2 Suppl), 5S-101S; -; -; safe when formulated not to irritate

    en:Polyglyceryl-5 Triisostearate
    functions:en:cleansing, surfactant emulsifying

    en:Polyglyceryl-6 Behenate
    functions:en:emulsion stabilising

    en:Polyglyceryl-6 Caprate
    functions:en:cleansing, surfactant emulsifying

    en:Polyglyceryl-6 Caprylate/Caprate
    functions:en:light stabilizer, surfactant cleansing

    en:Polyglyceryl-6 Diisostearate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-6 Palmitate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:99734-31-3

    en:Polyglyceryl-6 Pentaoleate
    functions:en:surfactant emulsifying
    cas:en:104934-17-0

    en:Polyglyceryl-6 Pentastearate
    functions:en:surfactant emulsifying
    cas:en:99734-30-2

    en:Polyglyceryl-6 Polyhydroxystearate
    functions:en:surfactant emulsifying

    en:Polyglyceryl-6 Ricinoleate
    functions:en:surfactant emulsifying
    cas:en:107615-51-0

    en:Polyglyceryl-6 Sesquiisostearate
    functions:en:surfactant emulsifying
    cas:en:9009-32-9

    en:Polyglyceryl-6 Tetraoleate
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:9007-48-1

    en:Polyquaternium-1
    functions:en:film forming
    cas:en:75345-27-6

    en:Polyquaternium-12
    functions:en:antistatic, film forming
    cas:en:68877-50-9

    en:Polyquaternium-14
    functions:en:antistatic, film forming
    cas:en:27103-90-8

    en:Polyquaternium-16
    functions:en:antistatic, film forming
    cas:en:95144-24-4

    en:Polyquaternium-17
    functions:en:antistatic, film forming
    cas:en:148506-50-7

    en:Polyquaternium-18
    functions:en:antistatic, film forming

    en:Polyquaternium-19
    functions:en:antistatic, film forming
    cas:en:110736-85-1

    en:Polyquaternium-2
    functions:en:antistatic, film forming
    cas:en:63451-27-4

    en:Polyquaternium-20
    functions:en:antistatic, film forming
    cas:en:110736-86-2

    en:Polyquaternium-24
    functions:en:antistatic, film forming
    cas:en:98616-25-2

    en:Polyquaternium-28
    functions:en:antistatic, film forming
    cas:en:131954-48-8

    en:Polyquaternium-29
    functions:en:antistatic, film forming
    cas:en:92091-36-6

    en:Polyquaternium-30
    functions:en:antistatic, film forming
    cas:en:147398-77-4

    en:Polyquaternium-32
    functions:en:antistatic, film forming
    cas:en:35429-19-7

    en:Polyquaternium-33
    functions:en:antistatic, film forming
    cas:en:69418-26-4

    en:Polyquaternium-34
    functions:en:antistatic, film forming

    en:Polyquaternium-35
    functions:en:antistatic, film forming

    en:Polyquaternium-36
    functions:en:antistatic, film forming

    en:Polyquaternium-42
    functions:en:antimicrobial

    en:Polyquaternium-44
    functions:en:antistatic, film forming

    en:Polyquaternium-46
    functions:en:antistatic, film forming
    cas:en:174761-16-1

    en:Polyquaternium-47
    functions:en:film forming, hair fixing
    cas:en:197969-51-0

    en:Polyquaternium-48
    functions:en:antistatic, film forming

    en:Polyquaternium-49
    functions:en:antistatic, film forming

    en:Polyquaternium-50
    functions:en:antistatic, film forming

    en:Polyquaternium-52
    functions:en:hair conditioning

    en:Polyquaternium-53
    functions:en:hair conditioning
    cas:en:84647-38-1

    en:Polyquaternium-55
    functions:en:hair fixing
    cas:en:306769-73-3

    en:Polyquaternium-57
    functions:en:film forming, hair conditioning

    en:Polyquaternium-59
    functions:en:UV absorber

    en:Polyquaternium-60
    functions:en:antistatic, hair conditioning
    cas:en:351425-04-2

    en:Polyquaternium-61
    functions:en:film forming, skin conditioning

    en:Polyquaternium-64
    functions:en:hair conditioning

    en:Polyquaternium-65
    functions:en:emulsion stabilising, hair conditioning

    en:Polyquaternium-67
    functions:en:antistatic, film forming

    en:Polyquaternium-68
    functions:en:film forming, hair fixing

    en:Polyquaternium-69
    functions:en:hair fixing
    cas:en:748809-45-2

    en:Polyquaternium-70
    functions:en:hair conditioning

    en:Polyquaternium-71
    functions:en:humectant

    en:Polyquaternium-72
    functions:en:antistatic, film forming

    en:Polyquaternium-73
    functions:en:antistatic, film forming

    en:Polyquaternium-74
    functions:en:hair conditioning, hair fixing

    en:Polyquaternium-75
    functions:en:antistatic, film forming

    en:Polyquaternium-8
    functions:en:antistatic, film forming

    en:Polyquaternium-9
    functions:en:antistatic, film forming

    <en:silicones
    en:Polysilicone-1
    functions:en:antifoaming, hair conditioning

    <en:silicones
    en:Polysilicone-6
    functions:en:film forming, hair conditioning
    cas:en:146632-09-9

    <en:silicones
    en:Polysilicone-8
    functions:en:antifoaming, hair conditioning

    <en:ethoxylated-ingredients
    en:Polysorbate 21
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-64-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 61
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-67-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    <en:ethoxylated-ingredients
    en:Polysorbate 65
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-71-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final amended report on polysorbates; 2015; conclusion; -; -; safe when formulated not to irritate

    en:Polyurethane-1
    functions:en:binding, film forming

    en:Polyurethane-2
    functions:en:film forming

    en:Polyurethane-6
    functions:en:binding, film forming

    en:Potassium Cocoyl Glutamate
    functions:en:hair conditioning, surfactant cleansing
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Potassium Cocoyl Hydrolyzed Soy Protein
    functions:en:hair conditioning, skin conditioning
    allergens:en:soybeans

    en:Potassium Cocoyl Hydrolyzed Wheat Protein
    functions:en:hair conditioning, skin conditioning
    allergens:en:wheat, gluten

    en:Potassium Cocoyl Sarcosinate
    functions:en:hair conditioning, surfactant cleansing

    en:Potassium Lauroyl Glutamate
    functions:en:cleansing, hair conditioning
    cas:en:77704-57-5

    en:Potassium Lauroyl Glycinate
    functions:en:antioxidant, cleansing
    cas:en:97632-95-6

    en:Potassium Lauroyl Hydrolyzed Soy Protein
    functions:en:hair conditioning, skin conditioning
    allergens:en:soybeans

    en:Potassium Lauroyl Sarcosinate
    functions:en:hair conditioning, surfactant cleansing

    en:Potassium Myristoyl Glutamate
    functions:en:cleansing, hair conditioning
    cas:en:72716-26-8

    en:Potassium Olivoyl Hydrolyzed Wheat Protein
    functions:en:cleansing, hair conditioning
    allergens:en:wheat, gluten

    en:PPG-10 Cetyl Ether
    functions:en:skin conditioning
    cas:en:9035-85-2

    en:PPG-10 Methyl Glucose Ether
    functions:en:hair conditioning, skin conditioning
    cas:en:61849-72-7
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of methyl glucose polyethers and esters; 2016; Int J Toxicol 35 (2 Suppl), 12S-40S; -; -; safe as used

    en:PPG-11 Stearyl Ether
    functions:en:skin conditioning emollient
    cas:en:25231-21-4

    <en:ethoxylated-ingredients
    en:PPG-12-Buteth-16
    functions:en:hair conditioning, skin conditioning
    cas:en:9038-95-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of butyl polyoxyalkylene ethers; 2017; abstract; -; -; safe when formulated not to irritate

    en:PPG-17
    functions:en:skin conditioning
    cas:en:25322-69-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of propylene glycol, tripropylene glycol and PPGs; 2012; Int J Toxicol 31, 245S-260S; -; -; safe when formulated not to irritate

    en:PPG-17/IPDI/DMPA Copolymer
    functions:en:film forming

    <en:ethoxylated-ingredients
    en:PPG-2-Deceth-12
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-2 Methyl Ether
    functions:en:perfuming, solvent
    cas:en:13429-07-7

    en:PPG-20
    functions:en:skin conditioning
    cas:en:25322-69-4

    <en:ethoxylated-ingredients
    en:PPG-24-Buteth-27
    functions:en:hair conditioning, skin conditioning
    cas:en:9038-95-3

    <en:ethoxylated-ingredients
    en:PPG-25-Laureth-25
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:68238-81-3

    en:PPG-26
    functions:en:skin conditioning
    cas:en:25322-69-4
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of propylene glycol, tripropylene glycol and PPGs; 2012; Int J Toxicol 31, 245S-260S; -; -; safe when formulated not to irritate

    en:PPG-3 Benzyl Ether Myristate
    functions:en:plasticiser, skin conditioning emollient
    cas:en:642443-86-5

    en:PPG-3 Caprylyl Ether
    functions:en:solvent, surfactant foam boosting

    en:PPG-3 Hydrogenated Castor Oil
    functions:en:skin conditioning
    cas:en:111870-68-9

    <en:ethoxylated-ingredients
    en:PPG-3-Isosteareth-9
    functions:en:surfactant cleansing, surfactant emulsifying

    en:PPG-3 Myristyl Ether
    functions:en:skin conditioning, skin conditioning emollient
    cas:en:63793-60-2

    <en:ethoxylated-ingredients
    en:PPG-30-Buteth-30
    functions:en:hair conditioning, skin conditioning
    cas:en:9038-95-3

    en:PPG-30 Cetyl Ether
    functions:en:skin conditioning
    cas:en:9035-85-2

    <en:ethoxylated-ingredients
    en:PPG-5-Laureth-5
    functions:en:skin conditioning emollient, surfactant emulsifying
    cas:en:68439-51-0

    en:PPG-50 Cetyl Ether
    functions:en:skin conditioning
    cas:en:9035-85-2

    <en:ethoxylated-ingredients
    en:PPG-8-Ceteth-20
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9087-53-0

    en:Quaternium-16
    functions:en:antistatic, hair conditioning
    cas:en:64425-88-3

    en:Quaternium-18 Bentonite
    functions:en:viscosity controlling
    cas:en:68953-58-2

    en:Quaternium-18 Hectorite
    functions:en:viscosity controlling
    cas:en:71011-27-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of ammonium hectorites; 2013; Int J Toxicol 32, 33S-40S; -; -; safe as used

    en:Quaternium-22
    functions:en:antistatic, film forming
    cas:en:51812-80-7

    en:Quaternium-26
    functions:en:antistatic, hair conditioning
    cas:en:68953-64-0

    en:Quaternium-79 Hydrolyzed Keratin
    functions:en:antistatic, hair conditioning
    vegan:en:no
    vegetarian:en:no

    en:RH-Oligopeptide-1
    functions:en:skin conditioning

    en:RH-Oligopeptide-2
    functions:en:skin protecting

    en:RH-Oligopeptide-33
    functions:en:antimicrobial, skin protecting

    en:SH-Oligopeptide-4
    functions:en:skin conditioning

    en:SH-Oligopeptide-5
    functions:en:skin conditioning

    en:SH-Polypeptide-10
    functions:en:skin conditioning

    en:SH-Polypeptide-16
    functions:en:skin protecting

    en:SH-Polypeptide-19
    functions:en:skin conditioning

    en:SH-Polypeptide-2
    functions:en:skin conditioning

    en:SH-Polypeptide-3
    functions:en:skin conditioning

    en:SH-Polypeptide-31
    functions:en:skin conditioning

    en:SH-Polypeptide-4
    functions:en:antioxidant, hair conditioning

    en:SH-Polypeptide-5
    functions:en:skin conditioning

    en:SH-Polypeptide-50
    functions:en:skin conditioning

    en:SH-Polypeptide-6
    functions:en:humectant, skin conditioning

    en:SH-Polypeptide-62
    functions:en:antioxidant, hair conditioning

    en:SH-Polypeptide-7
    functions:en:anti sebum, skin protecting

    en:Shea Butteramidopropyl Betaine
    functions:en:cleansing, surfactant cleansing

    en:Silicone Quaternium-16
    functions:en:hair conditioning, skin conditioning

    en:Silicone Quaternium-3
    functions:en:antistatic, hair conditioning
    cas:en:137145-37-0

    en:Silicone Quaternium-8
    functions:en:antistatic, hair conditioning

    en:Sodium Acrylates Crosspolymer-2
    functions:en:absorbent

    <en:sulfates
    en:Sodium C12-13 Pareth Sulfate
    functions:en:cleansing, surfactant cleansing

    en:Sodium C12-14 Olefin Sulfonate
    functions:en:cleansing, foaming
    cas:en:85536-12-5
    evidence:en:1; opinion; hazard; leave-on rinse-off; everyone; world; CIR; final report on sodium alpha-olefin sulfonates; 1998; Int J Toxicol 17 (5 Suppl), 39-65; -; -; residues of sensitising gamma sultones must stay low

    <en:sulfates
    en:Sodium C12-15 Pareth Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:91648-56-5

    <en:sulfates
    en:Sodium C12-18 Alkyl Sulfate
    functions:en:cleansing, foaming
    cas:en:68955-19-1

    en:Sodium Capryloamphoacetate
    functions:en:cleansing, foaming

    en:Sodium Capryloyl Glutamate
    functions:en:cleansing, deodorant

    en:Sodium Capryloyl Hydrolyzed Wheat Protein
    functions:en:cleansing, hair conditioning
    allergens:en:wheat, gluten

    <en:sulfates
    en:Sodium Cetearyl Sulfate
    functions:en:cleansing, foaming
    cas:en:59186-41-3

    <en:sulfates
    en:Sodium Cetyl Sulfate
    functions:en:cleansing, foaming
    cas:en:1120-01-0

    en:Sodium Cocaminopropionate
    functions:en:cleansing, foaming
    cas:en:68608-68-4

    <en:sulfates
    en:Sodium Coceth Sulfate
    functions:en:cleansing, foaming

    en:Sodium Cocoamphohydroxypropylsulfonate
    functions:en:cleansing, foaming
    cas:en:85736-96-5

    en:Sodium Cocoamphopropionate
    functions:en:cleansing, foaming
    cas:en:93820-52-1

    en:Sodium Cocoyl Alaninate
    functions:en:hair conditioning, surfactant cleansing
    cas:en:90170-45-9
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Cocoyl Apple Amino Acids
    functions:en:hair conditioning, skin conditioning

    en:Sodium Cocoyl Hydrolyzed Silk
    functions:en:hair conditioning, skin conditioning
    vegan:en:no

    en:Sodium Cocoyl Hydrolyzed Wheat Protein
    functions:en:antistatic, hair conditioning
    allergens:en:wheat, gluten

    en:Sodium Cocoyl Lactylate
    functions:en:cleansing, surfactant cleansing

    en:Sodium Cocoyl Methyl Isethionate
    functions:en:surfactant cleansing

    en:Sodium Cocoyl Oat Amino Acids
    functions:en:cleansing, hair conditioning
    allergens:en:gluten

    en:Sodium Cocoyl Proline
    functions:en:cleansing, surfactant cleansing

    en:Sodium Cocoyl Wheat Amino Acids
    functions:en:cleansing, hair conditioning
    allergens:en:wheat, gluten

    en:Sodium Cumenesulfonate
    functions:en:surfactant cleansing, surfactant hydrotrope
    cas:en:32073-22-6

    <en:sulfates
    en:Sodium Decyl Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:142-87-0

    en:Sodium Dodecylbenzenesulfonate
    functions:en:cleansing, surfactant cleansing
    cas:en:25155-30-0

    en:Sodium Lauraminopropionate
    functions:en:antistatic, cleansing
    cas:en:3546-96-1

    <en:ethoxylated-ingredients
    en:Sodium Laureth-11 Carboxylate
    functions:en:cleansing, foaming
    cas:en:33939-64-9

    <en:ethoxylated-ingredients
    en:Sodium Laureth-5 Carboxylate
    functions:en:cleansing, foaming
    cas:en:33939-64-9

    <en:ethoxylated-ingredients
    en:Sodium Laureth-6 Carboxylate
    functions:en:cleansing, foaming
    cas:en:33939-64-9

    en:Sodium Lauriminodipropionate
    functions:en:antistatic, cleansing
    cas:en:14960-06-6

    en:Sodium Lauroyl Aspartate
    functions:en:cleansing, hair conditioning
    cas:en:41489-18-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Lauroyl Glycinate
    functions:en:cleansing, surfactant cleansing

    en:Sodium Lauroyl Hydrolyzed Silk
    functions:en:antistatic, hair conditioning
    vegan:en:no

    en:Sodium Lauroyl Isethionate
    functions:en:antistatic, cleansing
    cas:en:7381-01-3
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; amended safety assessment of isethionate salts, draft final report; 2013; conclusion; -; -; safe when formulated not to irritate

    en:Sodium Lauroyl Wheat Amino Acids
    functions:en:antistatic, cleansing
    allergens:en:wheat, gluten

    en:Sodium Lauryl Glucose Carboxylate
    functions:en:cleansing, surfactant cleansing

    en:Sodium Methyl Lauroyl Taurate
    functions:en:cleansing, foaming
    cas:en:4337-75-1
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    en:Sodium Methyl Myristoyl Taurate
    functions:en:cleansing, foaming
    cas:en:18469-44-8
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on alkyl taurate amides and taurate salts; 2016; abstract; -; -; safe when formulated not to irritate

    en:Sodium Methyl Palmitoyl Taurate
    functions:en:cleansing, foaming
    cas:en:3737-55-1

    en:Sodium Myristoyl Glutamate
    functions:en:cleansing, surfactant cleansing
    cas:en:38517-37-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of amino acid alkyl amides; 2017; Int J Toxicol 36 (1 Suppl), 17S-56S; -; -; safe when formulated not to irritate

    en:Sodium Myristoyl Isethionate
    functions:en:antistatic, cleansing
    cas:en:37747-10-7

    en:Sodium Myristoyl Sarcosinate
    functions:en:antistatic, cleansing
    cas:en:30364-51-3

    <en:sulfates
    en:Sodium Myristyl Sulfate
    functions:en:cleansing, surfactant cleansing
    cas:en:1191-50-0

    <en:sulfates
    en:Sodium Oleth Sulfate
    functions:en:cleansing, foaming
    cas:en:27233-34-7

    en:Sodium Olivoyl Glutamate
    functions:en:cleansing

    en:Sodium Palmitoyl Sarcosinate
    functions:en:cleansing, hair conditioning
    cas:en:4028-10-8

    en:Sodium Stearoyl Methyl Isethionate
    functions:en:cleansing, surfactant cleansing

    en:Sodium Taurate
    functions:en:cleansing, surfactant cleansing

    <en:ethoxylated-ingredients
    en:Sodium Trideceth-7 Carboxylate
    functions:en:cleansing, foaming
    cas:en:61757-59-3

    <en:sulfates
    en:Sodium Tridecyl Sulfate
    functions:en:cleansing, foaming
    cas:en:3026-63-9

    en:Soyamidopropyl Betaine
    functions:en:cleansing, hair conditioning
    allergens:en:soybeans

    en:Soyamidopropylamine Oxide
    functions:en:cleansing, foaming
    allergens:en:soybeans
    cas:en:223707-70-8

    en:SR-Spider Polypeptide-1
    functions:en:hair conditioning, nail conditioning

    en:Stearamide MEA
    functions:en:antistatic, surfactant foam boosting
    cas:en:111-57-9

    en:Stearamide MIPA
    functions:en:antistatic, surfactant foam boosting
    cas:en:35627-96-4

    en:Stearamidopropyl Betaine
    functions:en:antistatic, cleansing
    cas:en:6179-44-8

    en:Stearamine Oxide
    functions:en:antistatic, cleansing
    cas:en:2571-88-2

    <en:ethoxylated-ingredients
    en:Steareth-1
    functions:en:surfactant cleansing, surfactant emulsifying

    <en:ethoxylated-ingredients
    en:Steareth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9

    <en:ethoxylated-ingredients
    en:Steareth-4
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9

    <en:ethoxylated-ingredients
    en:Steareth-5
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9

    <en:ethoxylated-ingredients
    en:Steareth-6
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9

    <en:ethoxylated-ingredients
    en:Steareth-7
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9005-00-9

    en:Stearyl Betaine
    functions:en:antistatic, cleansing
    cas:en:820-66-6
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of alkyl betaines; 2018; Int J Toxicol 37 (1 Suppl), 28S-46S; -; -; safe when formulated not to irritate

    en:Tetrapeptide-1
    functions:en:skin conditioning

    en:Tetrapeptide-2
    functions:en:skin conditioning

    en:Tetrapeptide-3
    functions:en:skin conditioning

    <en:ethoxylated-ingredients
    en:Triceteareth-4 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:119415-05-3

    <en:ethoxylated-ingredients
    en:Trideceth-10 Phosphate
    functions:en:cleansing, surfactant cleansing
    cas:en:9046-01-9

    <en:ethoxylated-ingredients
    en:Trideceth-2
    functions:en:surfactant emulsifying
    cas:en:24938-91-8

    <en:ethoxylated-ingredients
    en:Trideceth-3
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:4403-12-7

    <en:ethoxylated-ingredients
    en:Trideceth-3 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:9046-01-9

    <en:ethoxylated-ingredients
    en:Trideceth-4
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:24938-91-8

    <en:ethoxylated-ingredients
    en:Trilaureth-4 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:31800-90-5

    <en:ethoxylated-ingredients
    en:Trioleth-8 Phosphate
    functions:en:surfactant cleansing, surfactant emulsifying
    cas:en:56565-66-3

    en:Tripeptide-10 Citrulline
    functions:en:skin conditioning

    en:Tripeptide-2
    functions:en:skin conditioning

    en:Tripeptide-29
    functions:en:skin conditioning

    en:Tripeptide-3
    functions:en:skin conditioning
    """#
  }
}
