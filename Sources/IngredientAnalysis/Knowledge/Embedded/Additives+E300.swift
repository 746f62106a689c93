extension EmbeddedTables {
  /// Food additives E300 to E399: antioxidants, acidity regulators, phosphates.
  ///
  /// Sources: Regulations (EC) 1333/2008, (EU) 1169/2011; Directive 95/2/EC; 21 CFR 172, 182, 184; EFSA 2019; IARC and Proposition 65 lists.
  @inline(never)
  static var additives300: String {
    #"""
    # E300-E399: antioxidants, acidity regulators, phosphates.
    en:E300, ascorbic acid, L ascorbic acid, ascorbic acid vitamin C, vitamin c ascorbic acid, ascorbic acid preservative, ascorbic acid added as a dough conditioner, ascorbic acid as a dough conditioner
    functions:en:antioxidant, acidity regulator, flour treatment agent, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:50-81-7
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3013; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:E301, sodium ascorbate, sodium L ascorbate, ascorbate of soda
    functions:en:antioxidant, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:134-03-2
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:E302, calcium ascorbate
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:5743-27-1
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3189; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; final report on L-ascorbic acid and its salts; 2005; Int J Toxicol 24 (2 Suppl), 51-111; -; -; safe as used

    en:E303, potassium ascorbate
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes

    en:E304, fatty acid esters of ascorbic acid, ascorbyl esters
    functions:en:antioxidant
    vegan:en:maybe
    vegetarian:en:maybe

    <en:e304
    en:E304i, ascorbyl palmitate, L ascorbyl palmitate, palmitoyl ascorbic acid
    functions:en:antioxidant
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:137-66-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3149; -; -;

    <en:e304
    en:E304ii, ascorbyl stearate
    functions:en:antioxidant
    vegan:en:maybe
    vegetarian:en:maybe

    en:E306, tocopherol rich extract, tocopherols, mixed tocopherols, natural mixed tocopherols, natural tocopherols, tocopherol, mixed tocopherol, tocopherols mixed, mixed natural tocopherols, mixed tocopherols concentrate, tocopherols preservative, mixed tocopherols preservative, mixed tocopherols for freshness, tocopherols to maintain freshness, tocopherol extract, natural antioxidant mixed tocopherols, d mixed tocopherols
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    exempt:en:EU 1169/2011 Annex II 6(b)
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2011; 182.8890; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of tocopherols and tocotrienols; 2018; Int J Toxicol 37 (2 Suppl), 61S-94S; -; -; safe as used

    en:E307, alpha tocopherol, alpha tocopherols, DL alpha tocopherol, synthetic alpha tocopherol, d alpha tocopherol, RRR alpha tocopherol
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    exempt:en:EU 1169/2011 Annex II 6(b)

    en:E308, gamma tocopherol, synthetic gamma tocopherol
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes

    en:E309, delta tocopherol, synthetic delta tocopherol
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes

    <en:gallates
    en:E310, propyl gallate
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:121-79-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:gallates
    en:E311, octyl gallate
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    <en:gallates
    en:E312, dodecyl gallate, lauryl gallate
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E315, erythorbic acid, isoascorbic acid, D isoascorbic acid, d araboascorbic acid
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:89-65-6
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3041; -; -;

    en:E316, sodium erythorbate, sodium isoascorbate, erythorbate of soda, sodium erythrobate
    functions:en:antioxidant, colour retention agent
    vegan:en:yes
    vegetarian:en:yes
    cas:en:6381-77-7
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:potassium erythorbate, potassium isoascorbate, INS 317
    functions:en:antioxidant

    en:calcium erythorbate, calcium isoascorbate, INS 318
    functions:en:antioxidant

    en:E319, tertiary butylhydroquinone, TBHQ, tert butylhydroquinone, tertiary butyl hydroquinone, t butylhydroquinone, tertiary butylhydroquinone TBHQ, TBHQ preservative, TBHQ for freshness, with TBHQ for freshness, tertiarybutylhydroquinone
    functions:en:antioxidant, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:1948-33-0
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.185; -; -;

    en:E320, butylated hydroxyanisole, BHA, butylhydroxyanisole, butyl hydroxyanisole, BHA preservative, BHA for freshness, butylated hydroxyanisole BHA, BHA added to preserve freshness
    functions:en:antioxidant, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:25013-16-5
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3169; -; -; antioxidants together at most 0.02 percent of the fat or oil
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; hazard; hazard; oral; everyone; world; IARC; list of classifications; 2021; group 2B; -; -; hazard class alone
    evidence:en:1; hazard; hazard; oral; everyone; US-CA; California; Proposition 65 list; 2023; cancer; -; -; hazard class alone
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.110; -; -;

    en:E321, butylated hydroxytoluene, BHT, butylhydroxytoluene, butyl hydroxytoluene, BHT for freshness, BHT preservative, BHT added to preserve freshness, butylated hydroxytoluene BHT, BHT added to packaging material to preserve freshness, BHT added for freshness, freshness preserved by BHT, BHT to preserve freshness
    functions:en:antioxidant, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:128-37-0
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3173; -; -; antioxidants together at most 0.02 percent of the fat or oil
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:1; gap; hazard; oral; everyone; US; FDA; list of chemicals under review; 2025; food chemicals under post-market review; 2025-08-19; -; under review
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.115; -; -;

    en:anoxomer, INS 323, E323
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2014; 172.105; -; -;

    en:ethoxyquin, INS 324, E324
    functions:en:antioxidant
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2014; 172.140; -; -;

    en:THBP, trihydroxybutyrophenone, 2\,4\,5-trihydroxybutyrophenone
    functions:en:antioxidant
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.190; -; -;

    en:E322, lecithins, lecithin, lecithin as emulsifier, lecithin an emulsifier, vegetable lecithin, lecithin emulsifier, natural lecithin, lecithin granules
    functions:en:emulsifier, antioxidant
    vegan:en:maybe
    vegetarian:en:maybe
    # Made from soy unless the label names another source.
    likely-allergens:en:soybeans
    cas:en:8002-43-5
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Directive 95/2/EC; 2006; Annex VI; -; -; permitted in infant formula, E 322, E 471, E 472c and E 473 share one maximum; directive since replaced by 1333/2008
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2024; 184.1400; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of lecithin and other phosphoglycerides; 2020; Int J Toxicol 39 (2 Suppl), 5S-25S; -; -; safe as used

    <en:e322
    en:soya lecithin, soy lecithin, soybean lecithin, soybean lecithins, soy lecithins, soya lecithins, lecithin from soy, lecithin soy, lecithins soya, lecithin of soy, soylecithin, soy lecithin an emulsifier, soy lecithin as emulsifier, soy lecithin emulsifier, soy lecithin as an emulsifier, soy lecithin added as an emulsifier, soya lecithin an emulsifier, soy lecithin for emulsification, lecithin a soy derivative, soy bean lecithin, lecithin from soybeans, emulsifier soy lecithin, soya bean lecithin, organic soy lecithin, non GMO soy lecithin, lecithin soya, soy lecithin granules, de oiled soy lecithin
    functions:en:emulsifier, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    evidence:en:1; limit; exposure; oral; infant; EU; EU; Directive 95/2/EC; 2006; Annex VI; -; -; permitted in infant formula, E 322, E 471, E 472c and E 473 share one maximum; directive since replaced by 1333/2008
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2024; 184.1400; -; -;
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:sunflower lecithin, sunflower lecithins, lecithin from sunflower, lecithin sunflower, lecithins sunflower, sunflower seed lecithin, sunflower lecithin an emulsifier, sunflower lecithin emulsifier, organic sunflower lecithin, sunflower lecithin as emulsifier
    functions:en:emulsifier, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    likely-allergens:en:
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:rapeseed lecithin, canola lecithin, lecithin from rapeseed, lecithins rapeseed
    functions:en:emulsifier, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    likely-allergens:en:
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:egg lecithin, egg yolk lecithin, lecithin from egg
    functions:en:emulsifier
    vegan:en:no
    vegetarian:en:yes
    allergens:en:eggs
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:oat lecithin
    functions:en:emulsifier
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:gluten
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:E322i, lecithin unmodified
    functions:en:emulsifier, antioxidant
    evidence:en:0; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no numerical ADI needed, no safety concern from one year of age
    evidence:en:0; opinion; exposure; oral; infant; world; EFSA; re-evaluation of lecithins, EFSA Journal 4742; 2017; E 322; -; -; no safety concern from 12 weeks to 11 months

    <en:e322
    en:E322ii, partially hydrolysed lecithin, partially hydrolyzed lecithin, enzyme modified lecithin, enzymatically modified lecithin, enzyme modified lecithins, enzymatically hydrolyzed lecithin
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1063; -; -;

    <en:e322ii
    en:enzyme modified soy lecithin, enzyme modified soya lecithin, enzyme modified soybean lecithin, enzymatically modified soy lecithin
    functions:en:emulsifier
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:soybeans
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1063; -; -;

    <en:e322
    en:hydroxylated lecithin, hydroxylated soy lecithin, hydroxylated soya lecithin, hydroxylated soybean lecithin
    functions:en:emulsifier
    vegan:en:maybe
    vegetarian:en:maybe
    allergens:en:soybeans
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.814; -; -;

    en:E325, sodium lactate, lactate of soda
    functions:en:acidity regulator, humectant, preservative
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:72-17-3
    evidence:en:1; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of alpha hydroxy acids; 2017; Int J Toxicol 36 (5 Suppl 2), 15S-21S; -; -; safe up to 10 % at pH 3.5 or more, may raise sun sensitivity

    en:E326, potassium lactate
    functions:en:acidity regulator, preservative
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:996-31-6

    en:E327, calcium lactate, calcium lactate pentahydrate
    functions:en:acidity regulator, firming agent, flour treatment agent
    vegan:en:maybe
    vegetarian:en:maybe
    cas:en:814-80-2

    en:ammonium lactate, INS 328
    functions:en:acidity regulator

    en:magnesium lactate, magnesium DL lactate, INS 329
    functions:en:acidity regulator
    vegan:en:maybe
    vegetarian:en:maybe

    en:E330, citric acid, citric acid monohydrate, citric acid anhydrous, anhydrous citric acid, citric acid preservative, citric acid for tartness, citric acid to protect flavor, citric acid an acidulant, citric acid acidulant, naturally derived citric acid, citric acid as preservative
    functions:en:acid, acidity regulator, antioxidant, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:77-92-9, 5949-29-1
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1033; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:E331, sodium citrates, sodium citrate, citrate of soda
    functions:en:acidity regulator, emulsifying salts, sequestrant, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:68-04-2
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 1996; 184.1751; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    <en:e331
    en:E331i, monosodium citrate, sodium dihydrogen citrate
    functions:en:acidity regulator, sequestrant, stabiliser

    <en:e331
    en:E331ii, disodium citrate, disodium hydrogen citrate
    functions:en:acidity regulator, sequestrant, stabiliser

    <en:e331
    en:E331iii, trisodium citrate, trisodium citrate dihydrate
    functions:en:acidity regulator, emulsifying salts, sequestrant, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 1996; 184.1751; -; -;

    en:E332, potassium citrates, potassium citrate
    functions:en:acidity regulator, sequestrant, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:866-84-2
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1625; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    <en:e332
    en:E332i, monopotassium citrate, potassium dihydrogen citrate
    functions:en:acidity regulator, sequestrant, stabiliser

    <en:e332
    en:E332ii, tripotassium citrate, tripotassium citrate monohydrate
    functions:en:acidity regulator, sequestrant, stabiliser
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2006; 184.1625; -; -;

    en:E333, calcium citrates, calcium citrate
    functions:en:acidity regulator, firming agent, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    cas:en:813-94-5
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    <en:e333
    en:E333i, monocalcium citrate
    functions:en:acidity regulator, firming agent

    <en:e333
    en:E333ii, dicalcium citrate
    functions:en:acidity regulator, firming agent

    <en:e333
    en:E333iii, tricalcium citrate
    functions:en:acidity regulator, firming agent

    en:E334, tartaric acid, L tartaric acid, natural tartaric acid
    functions:en:acid, acidity regulator, antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1099; -; -;

    en:E335, sodium tartrates, sodium tartrate
    functions:en:acidity regulator, stabiliser
    vegan:en:yes
    vegetarian:en:yes

    <en:e335
    en:E335i, monosodium tartrate
    functions:en:acidity regulator, stabiliser

    <en:e335
    en:E335ii, disodium tartrate
    functions:en:acidity regulator, stabiliser

    en:E336, potassium tartrates, potassium tartrate
    functions:en:acidity regulator, stabiliser, raising agent
    vegan:en:yes
    vegetarian:en:yes

    <en:e336
    en:E336i, monopotassium tartrate, cream of tartar, potassium bitartrate, potassium acid tartrate, potassium hydrogen tartrate, cream of tarter
    functions:en:acidity regulator, raising agent, stabiliser
    cas:en:868-14-4
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1077; -; -;

    <en:e336
    en:E336ii, dipotassium tartrate
    functions:en:acidity regulator, stabiliser

    en:E337, sodium potassium tartrate, rochelle salt, potassium sodium tartrate
    functions:en:acidity regulator, emulsifying salts, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    cas:en:304-59-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1804; -; -;

    <en:phosphates
    en:E338, phosphoric acid, orthophosphoric acid
    functions:en:acid, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:7664-38-2
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1073; -; -;

    <en:phosphates
    en:E339, sodium phosphates, sodium phosphate, sodium orthophosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant, humectant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1778; -; -;

    <en:e339
    en:E339i, monosodium phosphate, sodium dihydrogen phosphate, monobasic sodium phosphate, sodium phosphate monobasic, sodium acid phosphate, monosodium orthophosphate
    functions:en:acidity regulator, stabiliser, sequestrant
    cas:en:7558-80-7
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6085; -; -;

    <en:e339
    en:E339ii, disodium phosphate, disodium hydrogen phosphate, dibasic sodium phosphate, sodium phosphate dibasic, disodium orthophosphate, di sodium phosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant
    cas:en:7558-79-4
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6290; -; -;

    <en:e339
    en:E339iii, trisodium phosphate, tribasic sodium phosphate, sodium phosphate tribasic, trisodium orthophosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant
    cas:en:7601-54-9
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1778; -; -;

    <en:phosphates
    en:E340, potassium phosphates, potassium phosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e340
    en:E340i, monopotassium phosphate, potassium dihydrogen phosphate, potassium phosphate monobasic, monobasic potassium phosphate
    functions:en:acidity regulator, stabiliser, sequestrant
    cas:en:7778-77-0
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e340
    en:E340ii, dipotassium phosphate, dipotassium hydrogen phosphate, potassium phosphate dibasic, dibasic potassium phosphate, di potassium phosphate, dipotassium orthophosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant
    cas:en:7758-11-4
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6285; -; -;

    <en:e340
    en:E340iii, tripotassium phosphate, potassium phosphate tribasic, tribasic potassium phosphate
    functions:en:acidity regulator, emulsifying salts, stabiliser, sequestrant
    cas:en:7778-53-2
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:phosphates
    en:E341, calcium phosphates, calcium phosphate, phosphate of calcium, phosphate of lime, calcium orthophosphate
    functions:en:acidity regulator, anti caking agent, raising agent, firming agent, flour treatment agent, stabiliser
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1217; -; -;

    <en:e341
    en:E341i, monocalcium phosphate, calcium dihydrogen phosphate, calcium phosphate monobasic, monobasic calcium phosphate, calcium acid phosphate, acid calcium phosphate, monocalcium phosphate monohydrate, mono calcium phosphate, monocalcium phosphates, anhydrous monocalcium phosphate, calcium biphosphate, MCP, acid phosphate of calcium
    functions:en:raising agent, acidity regulator, flour treatment agent
    cas:en:7758-23-8
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.6215; -; -;

    <en:e341
    en:E341ii, dicalcium phosphate, calcium hydrogen phosphate, calcium phosphate dibasic, dibasic calcium phosphate, di calcium phosphate, dicalcium phosphate dihydrate
    functions:en:acidity regulator, raising agent, flour treatment agent
    cas:en:7757-93-9
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1217; -; -;

    <en:e341
    en:E341iii, tricalcium phosphate, calcium phosphate tribasic, tribasic calcium phosphate, tri calcium phosphate, tricalcium orthophosphate
    functions:en:anti caking agent, acidity regulator, stabiliser
    cas:en:7758-87-4
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 182; 2026; 182.1217; -; -;

    <en:phosphates
    en:ammonium phosphates, ammonium phosphate, INS 342, E342
    functions:en:acidity regulator, yeast nutrient, raising agent
    vegan:en:yes
    vegetarian:en:yes

    <en:ammonium phosphates
    en:monoammonium phosphate, ammonium dihydrogen phosphate, ammonium phosphate monobasic, INS 342i, E342i
    functions:en:acidity regulator, yeast nutrient

    <en:ammonium phosphates
    en:diammonium phosphate, diammonium hydrogen phosphate, ammonium phosphate dibasic, INS 342ii, E342ii
    functions:en:acidity regulator, yeast nutrient

    <en:phosphates
    en:E343, magnesium phosphates, magnesium phosphate
    functions:en:acidity regulator, anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e343
    en:E343i, monomagnesium phosphate, magnesium phosphate monobasic
    functions:en:acidity regulator, anti caking agent
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e343
    en:E343ii, dimagnesium phosphate, magnesium phosphate dibasic, magnesium hydrogen phosphate
    functions:en:acidity regulator, anti caking agent
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    <en:e343
    en:trimagnesium phosphate, magnesium phosphate tribasic, INS 343iii
    functions:en:acidity regulator, anti caking agent
    evidence:en:3; opinion; exposure; oral; child; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; mean exposure of infants, toddlers and other children above the group ADI
    evidence:en:2; opinion; exposure; oral; everyone; world; EFSA; re-evaluation of phosphates, EFSA Journal 5674; 2019; E 338-341, E 343, E 450-452; -; -; group ADI 40 mg phosphorus per kg body weight, exceeded by high consumers among adolescents

    en:lecithin citrate, INS 344
    functions:en:emulsifier

    en:magnesium citrate, INS 345, E345
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:E350, sodium malates, sodium malate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    <en:e350
    en:E350i, disodium malate

    <en:e350
    en:E350ii, sodium hydrogen malate, monosodium malate

    en:E351, potassium malate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:E352, calcium malates, calcium malate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    <en:e352
    en:E352i, monocalcium malate

    <en:e352
    en:E352ii, calcium hydrogen malate

    en:E353, metatartaric acid
    functions:en:stabiliser, acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:E354, calcium tartrate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:E355, adipic acid
    functions:en:acid, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:124-04-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2026; 184.1009; -; -;

    en:E356, sodium adipate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:E357, potassium adipate
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised

    en:ammonium adipate, INS 359, E359
    functions:en:acidity regulator

    en:E363, succinic acid
    functions:en:acid, acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    cas:en:110-15-6
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2011; 184.1091; -; -;

    en:sodium fumarate, sodium fumarates, INS 365, E365
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.350; -; -;

    en:calcium fumarate, INS 367, E367
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.350; -; -;

    en:E380, triammonium citrate, ammonium citrate, ammonium citrates
    functions:en:acidity regulator
    vegan:en:yes
    vegetarian:en:yes

    en:ferric ammonium citrate, iron ammonium citrate, INS 381, E381
    functions:en:anti caking agent
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2012; 172.430; -; -;

    en:calcium glycerophosphate, INS 383, E383
    functions:en:thickener, gelling agent, stabiliser
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 184; 2014; 184.1201; -; -;

    en:isopropyl citrates, isopropyl citrate, INS 384, E384
    functions:en:antioxidant, preservative
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of citric acid, citrates and citrate esters; 2014; Int J Toxicol 33 (2 Suppl), 16S-46S; -; -; safe as used

    en:E385, calcium disodium ethylene diamine tetra acetate, calcium disodium EDTA, calcium disodium ethylenediaminetetraacetate, calcium disodium E.D.T.A., EDTA, disodium calcium EDTA, calcium disodium EDTA to protect flavor, calcium disodium EDTA preservative, calcium disodium EDTA added to protect flavor, calcium disodium edta added as a preservative, EDTA calcium disodium, calcium di sodium EDTA, calcium EDTA, calcium disodium ethylenediamine tetraacetate
    functions:en:sequestrant, antioxidant, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:62-33-9
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.120; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:disodium EDTA, INS 386, E386, disodium ethylenediaminetetraacetate, disodium EDTA preservative, disodium edta added as a preservative, sodium EDTA, disodium ethylenediamine tetraacetate
    functions:en:sequestrant, preservative
    vegan:en:yes
    vegetarian:en:yes
    cas:en:139-33-3
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2026; 172.135; -; -;
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; re-review of EDTA and salts; 2023; Int J Toxicol 42 (3 Suppl), 32S-36S; -; -; safe as used

    en:oxystearin, INS 387, E387
    functions:en:antioxidant, sequestrant
    vegan:en:maybe
    vegetarian:en:maybe
    evidence:en:0; listing; exposure; oral; everyone; US; FDA; 21 CFR 172; 2023; 172.818; -; -;

    en:thiodipropionic acid, INS 388, E388
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; everyone; US; FDA; 21 CFR 182; 2024; 182.3109; -; -; antioxidants together at most 0.02 percent of the fat or oil

    en:dilauryl thiodipropionate, INS 389, E389
    functions:en:antioxidant

    en:phytic acid, INS 391, E391
    functions:en:antioxidant, sequestrant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:0; opinion; exposure; leave-on rinse-off; everyone; world; CIR; safety assessment of polyol phosphates; 2024; Int J Toxicol, doi 10.1177/10915818241259699; -; -; safe as used

    en:E392, extracts of rosemary, rosemary extract, extract of rosemary, rosemary extracts, rosemary extractives, extractives of rosemary, natural rosemary extract, organic rosemary extract, rosemary extract preservative, rosemary extract for freshness, rosemary extract to preserve freshness, rosemary extractive, oleoresin rosemary, rosemary oleoresin, natural rosemary extractive, natural antioxidant rosemary extract
    functions:en:antioxidant
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. (EC) 1333/2008; 2008; Art. 16; -; -; not in foods for infants and young children unless expressly authorised
    """#
  }
}
