extension EmbeddedTables {
  /// Groups of substances that people avoid or look for as a whole.
  ///
  /// Sources: FDA, 80 FR 34650, for partially hydrogenated oils; the rest are groupings by what the members are.
  @inline(never)
  static var categories: String {
    #"""
    # What people avoid or look for as a class. Members name the class as their parent.
    en:Sweeteners, sugar substitutes, sugar substitute

    <en:sweeteners
    en:Artificial sweeteners, artificial sweetener, intense sweeteners, high intensity sweeteners, synthetic sweeteners, non nutritive sweeteners
    functions:en:sweetener

    <en:sweeteners
    en:Polyols, polyol, polyalcohols
    functions:en:sweetener
    keto:en:maybe
    fodmap:en:polyols

    en:Added sugars, added sugar, free sugars, sugars and syrups
    keto:en:no

    en:Natural colour additives, natural colour class
    functions:en:colour

    en:Synthetic colours, synthetic dyes, synthetic colours and dyes, artificial dyes, artificial food dyes, food dyes, petroleum based dyes, coal tar dyes
    avoided_as:en:artificial colors, artificial colours, artificial color, artificial colour, artificial food coloring, food coloring, food dye
    members:en:CI 10316, CI 11680, CI 12085, CI 14700, CI 15510, CI 15850, CI 15880, CI 15985, CI 16035, CI 16185, CI 17200, CI 19140, CI 21230, CI 26100, CI 42045, CI 42051, CI 42053, CI 42090, CI 42520, CI 45100, CI 45190, CI 45350, CI 45370, CI 45380, CI 45410, CI 45430, CI 47000, CI 47005, CI 59040, CI 60725, CI 60730, CI 61565, CI 61570, CI 73015, CI 73360
    functions:en:colour
    vegan:en:yes
    vegetarian:en:yes

    <en:synthetic colours
    en:Azo dyes, azo dye, azo colours, azo colors
    functions:en:colour

    <en:synthetic colours
    en:Southampton colours, southampton six, southampton colors, southampton six colours
    functions:en:colour

    en:Caramel colours, caramel colors
    functions:en:colour

    en:Nitrites and nitrates, nitrites, nitrates, nitrate, nitrites or nitrates, sodium nitrites and nitrates
    functions:en:preservative, curing agent

    en:Sulphites, sulfites, sulphite, sulfite, sulphiting agents, sulfiting agents, sulfiting agent, sulphites and sulphur dioxide, contains sulfites, contains sulphites
    functions:en:preservative, antioxidant
    allergens:en:sulphur-dioxide-and-sulphites
    vegan:en:yes
    vegetarian:en:yes

    en:Glutamates, glutamate, MSG and glutamates
    functions:en:flavour enhancer

    en:Phosphates, phosphate, phosphate additives, added phosphates

    en:Gallates, gallate
    functions:en:antioxidant

    en:Modified starches, modified starch class

    en:Parabens, paraben
    functions:en:preservative

    en:Phthalates, phthalate
    functions:en:plasticiser

    en:Sulfates, sulfate surfactants, sulphate surfactants, sulfates surfactants, SLS and SLES, sulphates
    functions:en:surfactant cleansing

    en:Formaldehyde releasers, formaldehyde releaser, formaldehyde donors, formaldehyde releasing preservatives
    members:en:dimethyl oxazolidine
    functions:en:preservative

    en:Isothiazolinones, isothiazolinone
    functions:en:preservative

    en:Fragrance allergens, fragrance allergen, perfume allergens
    functions:en:perfuming

    en:Silicones, silicone class, siloxanes

    en:Mineral oils, mineral oil class, petroleum derivatives, paraffins, mineral oil hydrocarbons

    en:Ethoxylated ingredients, ethoxylates, PEGs, PEG compounds, polyethylene glycol compounds

    en:UV filters, sunscreen filters, sunscreen actives
    functions:en:UV filter

    en:PFAS, per and polyfluoroalkyl substances, perfluorinated compounds, forever chemicals, fluorinated ingredients

    en:Retinoids, retinoid, vitamin A derivatives
    evidence:en:2; opinion; exposure; leave-on; pregnancy; world; EMA; referral on retinoid-containing medicines; 2018; topical retinoids; -; -; retinoid medicines on the skin must not be used in pregnancy, and there is no advice for cosmetics
    evidence:en:1; opinion; exposure; rinse-off; pregnancy; world; EMA; referral on retinoid-containing medicines; 2018; topical retinoids; -; -; little remains on the skin

    en:Alcoholic ingredients, drinking alcohol, alcoholic drinks
    avoided_as:en:alcohol, ethanol, ethyl alcohol
    members:en:vanilla extract, bitters, alcohol denat
    evidence:en:3; warning; exposure; oral; pregnancy; world; UK Chief Medical Officers; Low Risk Drinking Guidelines; 2016; pregnancy and drinking; -; -; the safest is not to drink alcohol at all
    evidence:en:2; hazard; hazard; oral; pregnancy; US-CA; California; Proposition 65 list; 2023; ethyl alcohol in alcoholic beverages; -; -; listed for developmental toxicity
    evidence:en:2; warning; exposure; oral; breastfeeding; world; NHS; Start for Life, Alcohol and breastfeeding; 2026; alcohol; -; -; safer not to drink, one or two units once or twice a week are unlikely to harm
    evidence:en:3; warning; exposure; oral; child; world; Chief Medical Officer for England; Guidance on the consumption of alcohol by children and young people; 2009; guideline 1; -; -; no alcohol before the age of 15

    en:Caffeine sources, caffeinated ingredients, sources of caffeine
    avoided_as:en:caffeine
    members:en:camellia sinensis, camellia sinensis leaf, camellia sinensis leaf extract, camellia sinensis leaf powder, camellia sinensis extract, coffea arabica, coffea arabica seed extract, cola acuminata, cola acuminata seed extract, cola nitida, ilex paraguariensis, paullinia cupana
    evidence:en:2; opinion; exposure; oral; pregnancy; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; at most 200 mg a day from all sources
    evidence:en:2; warning; exposure; oral; breastfeeding; world; NHS; Your diet and breastfeeding; 2026; caffeine; -; -; less than 300 mg a day from all sources
    evidence:en:2; opinion; exposure; oral; child; world; EFSA; EFSA Journal 2015, 4102; 2015; caffeine; -; -; guide value of 3 mg per kg of body weight a day

    en:Hydrogenated fats, hydrogenated fat, hydrogenated oils, hydrogenated oil, hydrogenated vegetable oils, hydrogenated vegetable fats

    <en:hydrogenated fats
    en:Partially hydrogenated oils, partially hydrogenated oil, partially hydrogenated fats, partially hydrogenated vegetable oils, industrial trans fats, PHOs
    evidence:en:4; ban; hazard; oral; everyone; US; FDA; 80 FR 34650; 2015; final determination; 2018-06-18; -; not generally recognised as safe for any use in human food
    evidence:en:3; ban; hazard; oral; everyone; world; FDA; 80 FR 34650; 2015; final determination; 2018-06-18; -; banned in a major market

    en:Aluminium compounds, aluminum compounds, aluminium salts, aluminum salts, aluminium additives, aluminum additives
    avoided_as:en:aluminum, aluminium
    members:en:bentonite, kaolin, montmorillonite, canadian colloidal clay, moroccan lava clay, quaternium-18 bentonite, potassium alum

    en:Honey and honey products
    avoided_as:en:honey
    members:en:royal jelly, honey oat clusters
    vegan:en:no
    vegetarian:en:yes
    evidence:en:4; warning; hazard; oral; infant; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; honey; -; -; not before 12 months: infant botulism

    en:Liver and liver products

    en:High mercury fish, fish high in mercury
    evidence:en:3; warning; exposure; oral; breastfeeding; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    evidence:en:3; warning; exposure; oral; child; world; FDA; FDA/EPA Advice about Eating Fish; 2021; choices to avoid; -; -; highest mercury levels
    allergens:en:fish

    # Facts for meat and shellfish that the label calls raw.
    en:Raw meat and shellfish
    evidence:en:3; warning; hazard; oral; pregnancy; world; NHS; Foods to avoid in pregnancy; 2026; meat and shellfish; -; -; raw or undercooked: toxoplasma, salmonella
    evidence:en:3; warning; hazard; oral; child; world; NHS; Start for Life, Foods to avoid giving babies and young children; 2026; raw shellfish; -; -; raw or undercooked: food poisoning

    en:Unpasteurized dairy, unpasteurised dairy, raw milk products, raw milk dairy
    allergens:en:milk

    en:Liquorice sources, licorice sources, liquorice products, licorice products

    en:Insects, insect ingredients, insect products
    vegan:en:no
    vegetarian:en:no

    en:Pork products, swine products, pig products
    avoided_as:en:pork, pig, swine
    members:en:prosciutto, mechanically separated pork, pork liver, partially hydrogenated lard
    vegan:en:no
    vegetarian:en:no
    halal:en:no
    kosher:en:no

    en:Beef products, cattle products, bovine products
    vegan:en:no
    vegetarian:en:no

    # Members of a group with "possible" belong to the group with the same name, depending on how they were made.
    en:Corn products, corn ingredients, corn derivatives
    avoided_as:en:corn, maize
    members:en:corn, corn tortilla, corn starch, modified corn starch, corn syrup, corn syrup solids, high fructose corn syrup, corn oil, corn dextrin, corn endosperm oil, soluble corn fiber, sweet corn kernels, zea mays, zea mays oil, zea mays starch, corn starch modified, hydrolyzed corn starch, hydrolyzed corn starch octenylsuccinate, corn oil PEG-6 esters

    en:Possible corn products
    members:en:dextrose, glucose syrup, glucose-fructose syrup, fructose, maltodextrin, dextrin, starch, modified starch, pregelatinized starch, tortilla, tortilla chips, taco shell, baking powder, caramel, vegetable oils, distilled vinegar, E150, E150a, E150b, E150c, E150d, E330, E415, E420, E967, E968, cultured dextrose, hydrolyzed vegetable protein, alcohol

    en:Nightshades, nightshade, nightshade family, solanaceae
    members:en:tomato, tomatillo, potato, potato starch, modified potato starch, potato protein, potato fiber, potato maltodextrin, aubergine, sweet pepper, red pepper, yellow pepper, orange pepper, green pepper, peppers, cherry pepper, banana pepper, roasted red pepper, red bell pepper puree, pepperoncini, chilli pepper, chilli powder, chilli sauce, hot sauce, paprika, goji berry, golden berry, ashwagandha, salsa, gochujang, E160c, gnocchi, taco seasoning, chili lime seasoning, capsicum annuum, capsicum frutescens, solanum lycopersicum, solanum lycopersicum fruit extract, solanum melongena, solanum melongena fruit extract, solanum tuberosum, solanum xanthocarpum, lycium barbarum, lycium barbarum fruit extract, lycium chinense, lycium chinense fruit extract, nicotiana tabacum, nicotiana sylvestris, nicotiana sylvestris leaf cell culture, physalis angulata, physalis peruviana, physalis pubescens, withania somnifera

    en:Possible nightshades
    members:en:spice, spices and herbs, spice mix, spice extract, spice and colouring, seasoning, curry powder, curry paste, starch, modified starch, flavouring, natural flavouring, E160d, steak seasoning, cajun seasoning, barbecue seasoning, jamaican jerk seasoning, jerk spice, shawarma spice

    en:Natural rubber latex sources, latex ingredients
    avoided_as:en:latex, natural rubber, natural rubber latex, rubber
    members:en:natural rubber latex

    en:Possible natural rubber latex sources
    members:en:gum base

    en:Possible alcoholic ingredients
    members:en:flavouring, natural flavouring, kombucha

    en:Possible caffeine sources
    members:en:cocoa, cocoa bean, cocoa mass, cocoa extract, cocoa nib, alkalised cocoa, alkalised cocoa mass, chocolate, dark chocolate, milk chocolate, semi-sweet chocolate, sweet chocolate, bittersweet chocolate, chocolate chip, coffee flavouring, natural coffee flavouring, tea flavouring, natural tea flavouring

    en:Possible pork products
    members:en:gelatin, collagen, casing, sausage, salami, pepperoni, chorizo, andouille, bologna, hot dog, breakfast sausage, italian sausage, kielbasa, bratwurst, mechanically separated meat, processed meat, offal, animal fats, shortening

    # Where the law does not require these allergens to be named, collective names may hide them: 21 CFR 101.22(a)(2)
    # counts celery seed and mustard flour among the spices.
    en:Possible celery
    members:en:spice, spices and herbs, spice mix, spice and colouring, seasoning, flavouring, natural flavouring

    en:Possible mustard
    members:en:spice, spices and herbs, spice mix, spice and colouring, seasoning, flavouring, natural flavouring

    en:Possible aluminium compounds
    members:en:baking powder, raising agent
    """#
  }
}
