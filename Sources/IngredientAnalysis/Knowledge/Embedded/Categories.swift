extension EmbeddedTables {
  /// Groups of substances that people avoid or look for as a whole.
  ///
  /// Sources: FDA, 80 FR 34650, for partially hydrogenated oils; the rest are groupings by what the members are.
  static let categories = #"""
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

    en:Alcoholic ingredients, drinking alcohol, alcoholic drinks

    en:Caffeine sources, caffeinated ingredients, sources of caffeine

    en:Hydrogenated fats, hydrogenated fat, hydrogenated oils, hydrogenated oil, hydrogenated vegetable oils, hydrogenated vegetable fats

    <en:hydrogenated fats
    en:Partially hydrogenated oils, partially hydrogenated oil, partially hydrogenated fats, partially hydrogenated vegetable oils, industrial trans fats, PHOs
    evidence:en:4; ban; hazard; oral; everyone; US; FDA; 80 FR 34650; 2015; final determination; 2018-06-18; -; not generally recognised as safe for any use in human food
    evidence:en:3; ban; hazard; oral; everyone; world; FDA; 80 FR 34650; 2015; final determination; 2018-06-18; -; banned in a major market

    en:Aluminium compounds, aluminum compounds, aluminium salts, aluminum salts, aluminium additives, aluminum additives

    en:Honey and honey products
    vegan:en:no
    vegetarian:en:yes

    en:Liver and liver products

    en:High mercury fish, fish high in mercury
    allergens:en:fish

    en:Unpasteurized dairy, unpasteurised dairy, raw milk products, raw milk dairy
    allergens:en:milk

    en:Liquorice sources, licorice sources, liquorice products, licorice products

    en:Insects, insect ingredients, insect products
    vegan:en:no
    vegetarian:en:no

    en:Pork products, swine products, pig products
    vegan:en:no
    vegetarian:en:no
    halal:en:no
    kosher:en:no

    en:Beef products, cattle products, bovine products
    vegan:en:no
    vegetarian:en:no
    """#
}
