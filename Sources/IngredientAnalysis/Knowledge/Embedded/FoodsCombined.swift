extension EmbeddedTables {
  /// Foods whose names say an allergen beside the food, such as peanut sauce and cheese crackers.
  ///
  /// As synonyms of the food alone they would lose the allergen.
  @inline(never)
  static var foodsCombined: String {
    #"""
    # Sauces, dressings and seasonings
    <en:sauce
    en:Peanut sauce, peanut dipping sauce
    allergens:en:peanuts

    <en:salad dressing
    en:Blue cheese dressing, bleu cheese dressing
    allergens:en:milk
    likely-allergens:en:eggs

    <en:ranch dressing
    en:Buttermilk ranch dressing
    allergens:en:milk

    <en:salad dressing
    en:Honey mustard dressing
    allergens:en:mustard
    likely-allergens:en:eggs

    <en:sauce
    en:Honey mustard sauce
    allergens:en:mustard

    <en:salad dressing
    en:Sesame dressing, sesame dressing packet
    allergens:en:sesame-seeds

    <en:caesar dressing
    en:Romano caesar dressing
    allergens:en:milk

    <en:seasoning
    en:Butter seasoning
    allergens:en:milk

    # Sweets
    <en:toffee
    en:Butter toffee, butter toffee pieces
    allergens:en:milk

    <en:toffee
    en:Almond toffee
    allergens:en:nuts, almond
    likely-allergens:en:milk

    <en:chocolate spread
    en:Hazelnut spread, chocolate hazelnut spread, hazelnut cocoa spread
    allergens:en:nuts, hazelnut
    likely-allergens:en:milk, soybeans

    <en:hazelnut spread
    en:Nutella
    allergens:en:nuts, hazelnut, milk, soybeans

    <en:icing
    en:Buttercream, buttercream icing, buttercream frosting, butter cream icing, butter creme icing
    allergens:en:milk

    <en:icing
    en:Cream cheese icing, cream cheese frosting, cream cheese flavored icing
    allergens:en:milk

    <en:caramel
    en:Caramel cream
    allergens:en:milk

    <en:confectionery
    en:Lemon curd, fruit curd
    likely-allergens:en:eggs, milk

    <en:croquant
    en:Nut brittle
    allergens:en:nuts

    <en:alcoholic-beverage
    en:Cream liqueur, irish cream liqueur, irish cream
    allergens:en:milk

    en:Butter flavored topping
    likely-allergens:en:milk

    en:Cream filling
    likely-allergens:en:milk

    en:Couverture
    likely-allergens:en:milk, soybeans

    # Baked goods
    <en:tortilla chips
    en:Cheese tortilla chips, cheese flavored tortilla chips
    allergens:en:milk

    <en:crackers
    en:Cheese crackers
    allergens:en:wheat, gluten, milk

    <en:pretzels
    en:Yogurt pretzels
    allergens:en:wheat, gluten, milk

    <en:pasta
    en:Macaroni and cheese
    allergens:en:wheat, gluten, milk

    <en:brioche
    en:Egg bread
    allergens:en:wheat, gluten, eggs

    <en:cookies
    en:Meringue cookies
    allergens:en:eggs
    likely-allergens:en:wheat, gluten

    <en:cookies
    en:Cookies and cream
    allergens:en:wheat, gluten, milk

    <en:cookies
    en:Peanut butter cookies, peanut butter cookie
    allergens:en:wheat, gluten, peanuts
    likely-allergens:en:eggs, milk

    <en:shortbread
    en:Pecan shortbread, pecan shortbread cookies
    allergens:en:wheat, gluten, nuts, pecan
    likely-allergens:en:milk

    <en:breadsticks
    en:Sesame breadsticks
    allergens:en:wheat, gluten, sesame-seeds

    <en:pizza
    en:Cheese pizza
    allergens:en:milk
    likely-allergens:en:wheat, gluten

    <en:puff pastry
    en:Butter puff pastry, all butter puff pastry
    allergens:en:wheat, gluten, milk

    <en:batter
    en:Breadcrumb coating
    allergens:en:wheat, gluten

    en:Egg roll wrapper
    likely-allergens:en:eggs

    <en:bread
    en:Rice bread
    allergens:en:
    likely-allergens:en:

    # Grains, malt and sugars
    <en:wheat
    en:Wheat enzymes

    <en:malted-barley
    en:Wheat malt barley malt, wheat and barley malt
    allergens:en:wheat, gluten, barley

    <en:malt-syrup
    en:Malted wheat syrup, wheat malt syrup
    allergens:en:wheat, gluten

    <en:oats
    en:Oat beta glucan, oat beta-glucan

    <en:oats
    en:Oat syrup, oat syrup solids

    <en:beer
    en:Wheat beer, weissbier
    allergens:en:wheat, gluten, barley

    <en:alcoholic-beverage
    en:Malt wine
    allergens:en:gluten, barley

    <en:wheat flour
    en:Sooji, suji, rava

    # Soy
    <en:partially hydrogenated soybean oil
    en:Partially hydrogenated palm kernel and soybean oil

    <en:soybean oil
    en:Canola and soybean oil

    <en:hydrogenated soybean oil
    en:Hydrogenated cottonseed and soybean oil

    <en:vegetable shortening
    en:Soybean and palm shortening, soybean palm shortening, palm soybean shortening, palm and soybean shortening
    allergens:en:soybeans

    <en:margarine
    en:Soy margarine
    allergens:en:soybeans

    <en:soybeans
    en:Brominated soybean oil

    <en:soybeans
    en:Soy phosphatidylserine

    <en:legume pasta
    en:Edamame pasta
    allergens:en:soybeans

    <en:plant-based bacon
    en:Tempeh bacon
    allergens:en:soybeans

    en:Soybean fiber, soy fiber, soy fibre

    en:Soy cheese, tofu cream cheese, tofu cheese

    en:Hydrolyzed soy and wheat protein, hydrolyzed soy and wheat protein hydrolysate

    # Milk
    <en:margarine
    en:Margarine butter blend, butter and margarine blend, butter blend spread
    allergens:en:milk

    <en:dairy
    en:Milk calcium, natural milk calcium source, milk minerals

    <en:dairy
    en:Recaldent, casein phosphopeptide

    <en:dairy
    en:Tryptone, casein peptone

    <en:skim milk powder
    en:NFDM, MSNF, milk solids not fat

    <en:cheese
    en:Curds, cheese curd

    <en:cultures
    en:Dairy cultures, dairy culture, milk cultures, milk culture
    allergens:en:milk

    # Egg
    <en:egg whites
    en:Ovomucoid

    <en:egg yolks
    en:Livetin, vitellin, ovovitellin

    # A custard of yolks and sugar.
    <en:egg yolks
    en:Tocino de cielo
    es:tocino de cielo, tocinillo de cielo

    <en:eggs
    <en:whey-protein-concentrate
    en:Egg and whey protein
    allergens:en:eggs, milk

    # Fish and shellfish
    <en:liver
    <en:fish
    en:Fish liver, cod liver
    allergens:en:fish

    <en:oysters
    en:Raw shellfish
    allergens:en:molluscs, crustaceans

    <en:crustaceans
    en:Crustaceans and molluscs, molluscs and crustaceans
    allergens:en:crustaceans, molluscs

    # Peanut
    <en:peanut
    en:Mandelonas, nu-nuts

    <en:peanut
    en:Goober peas, goobers

    # Nuts and seeds without allergen labeling
    <en:seed
    en:Soap nut, soapnut

    <en:seed
    en:Physic nut

    <en:vegetable oils
    en:Argan oil, argan nut oil

    # Flavorings
    <en:flavouring
    en:Cream soda flavouring, cream soda flavor, cream soda flavour
    """#
  }
}
