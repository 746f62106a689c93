extension EmbeddedTables {
  /// Compound foods with the allergens that their usual recipes contain although their names do not
  /// say so.
  ///
  /// The recipes are those of cookbooks and of the descriptions of traditional foods. A recipe
  /// proves nothing about a product, so these allergens are likely, not certain. Most blocks add to
  /// entries of other tables.
  @inline(never)
  static var foodsRecipes: String {
    #"""
    # Dairy desserts, sauces and dressings
    en:Custard
    likely-allergens:en:milk, eggs

    en:Whipped topping
    likely-allergens:en:milk

    en:Alfredo sauce
    likely-allergens:en:milk

    en:Béchamel
    likely-allergens:en:milk, wheat, gluten

    en:Mornay sauce
    likely-allergens:en:wheat, gluten

    en:Ranch dressing
    likely-allergens:en:milk, eggs

    <en:salad dressing
    en:Caesar dressing, creamy caesar dressing, caesar salad dressing
    likely-allergens:en:eggs, fish, milk, mustard

    <en:salad dressing
    en:Thousand island dressing, thousand islands dressing
    likely-allergens:en:eggs, mustard

    en:Aioli
    likely-allergens:en:eggs, mustard

    en:Tartar sauce
    likely-allergens:en:eggs, mustard

    <en:sauce
    en:Remoulade, rémoulade, remoulade sauce
    likely-allergens:en:eggs, mustard

    en:Hollandaise sauce
    likely-allergens:en:milk

    en:Tzatziki
    likely-allergens:en:milk

    <en:sauce
    en:Beurre blanc, white butter sauce
    allergens:en:milk

    en:Gravy
    likely-allergens:en:wheat, gluten

    <en:sauce
    en:Roux
    likely-allergens:en:wheat, gluten, milk

    <en:dairy
    en:Eggnog, egg nog
    allergens:en:eggs, milk

    <en:cake
    en:Tiramisu, tiramisù
    likely-allergens:en:eggs, milk, wheat, gluten

    <en:dairy
    en:Panna cotta
    allergens:en:milk

    # Sauces with nuts, fish, soy and seeds
    en:Pesto
    likely-allergens:en:milk, nuts

    en:Romesco sauce
    likely-allergens:en:nuts

    en:Worcestershire sauce
    likely-allergens:en:fish, gluten, barley

    en:Dashi
    likely-allergens:en:fish

    en:Kimchi
    likely-allergens:en:fish, crustaceans

    <en:sauce
    en:Pad thai sauce, pad thai
    likely-allergens:en:fish, peanuts, soybeans

    <en:broth
    en:Bouillabaisse
    likely-allergens:en:fish, crustaceans, molluscs

    en:Curry paste
    likely-allergens:en:crustaceans

    en:Teriyaki sauce
    likely-allergens:en:soybeans, wheat, gluten

    en:Hoisin sauce
    likely-allergens:en:soybeans, wheat, gluten, sesame-seeds

    en:Mole
    likely-allergens:en:peanuts, nuts, sesame-seeds

    en:Hummus
    likely-allergens:en:sesame-seeds

    en:Halva
    likely-allergens:en:sesame-seeds

    en:Furikake
    likely-allergens:en:sesame-seeds, fish, soybeans

    <en:seasoning
    en:Za'atar, zaatar, zatar, za'atar seasoning, zaatar spice
    likely-allergens:en:sesame-seeds

    <en:seasoning
    en:Everything bagel seasoning, everything seasoning, everything bagel topping
    likely-allergens:en:sesame-seeds

    <en:sauce
    en:Muhammara
    likely-allergens:en:nuts

    <en:spice
    en:Dukkah, duqqa
    likely-allergens:en:nuts, sesame-seeds

    # Sweets
    en:Chocolate
    likely-allergens:en:milk, soybeans

    en:Chocolate coating
    likely-allergens:en:milk, soybeans

    en:Chocolate spread
    likely-allergens:en:milk, soybeans, nuts

    en:Nougat
    likely-allergens:en:nuts, eggs

    en:Praline
    likely-allergens:en:nuts

    <en:confectionery
    en:Frangipane, frangipani
    likely-allergens:en:nuts, eggs, milk

    <en:confectionery
    en:Torrone, turrón, turron
    likely-allergens:en:nuts, eggs

    <en:confectionery
    en:Croquant, brittle
    likely-allergens:en:nuts

    <en:alcoholic-ingredients
    en:Amaretto, amaretto liqueur
    likely-allergens:en:nuts, almond

    <en:alcoholic-ingredients
    en:Advocaat, egg liqueur
    allergens:en:eggs

    en:Toffee
    likely-allergens:en:milk

    <en:toffee
    en:Butterscotch, butterscotch chips, butterscotch sauce
    likely-allergens:en:milk

    <en:confectionery
    en:Fudge, fudge pieces, fudge bits
    likely-allergens:en:milk

    en:Baklava
    likely-allergens:en:nuts, wheat, gluten

    # Baked goods, batters and doughs
    en:Batter
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Breading
    likely-allergens:en:wheat, gluten

    <en:batter
    en:Tempura, tempura batter, tempura batter mix, tempura coating
    likely-allergens:en:wheat, gluten, eggs

    en:Bread
    likely-allergens:en:wheat, gluten

    en:Breadcrumbs
    likely-allergens:en:wheat, gluten

    en:Crackers
    likely-allergens:en:wheat, gluten

    en:Brioche
    likely-allergens:en:eggs, milk, wheat, gluten

    en:Croissant
    likely-allergens:en:milk, wheat, gluten

    en:Puff pastry
    likely-allergens:en:wheat, gluten, milk

    en:Pie crust
    likely-allergens:en:wheat, gluten, milk

    en:Cookie dough
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Cookies
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Brownie
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Cake
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Ladyfingers
    likely-allergens:en:wheat, gluten, eggs

    en:Pretzels
    likely-allergens:en:wheat, gluten

    en:Tortilla
    likely-allergens:en:wheat, gluten

    en:Stuffing
    likely-allergens:en:wheat, gluten

    <en:baked goods
    en:Yorkshire pudding, yorkshire puddings
    allergens:en:wheat, gluten
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Ramen noodles
    likely-allergens:en:wheat, gluten

    en:Pasta
    likely-allergens:en:wheat, gluten

    en:Pizza, pizzas
    likely-allergens:en:wheat, gluten, milk

    <en:pizza
    en:Pepperoni pizza, pizza margherita, pizza topping

    # More dishes, mixtures and preserves
    <en:icing
    en:Frosting, frostings, chocolate frosting, vanilla frosting, white frosting, buttercreme icing
    likely-allergens:en:milk

    <en:icing
    en:Royal icing
    likely-allergens:en:eggs

    en:Mashed potato
    likely-allergens:en:milk

    en:Pancake
    likely-allergens:en:milk, eggs

    en:Waffle
    likely-allergens:en:milk, eggs

    en:Biscuit
    likely-allergens:en:milk

    en:Shortbread
    likely-allergens:en:milk

    <en:confectionery
    en:Pudding, pudding mix, vanilla pudding, chocolate pudding, puddings
    likely-allergens:en:milk

    <en:confectionery
    en:Flan
    likely-allergens:en:milk, eggs

    en:Naan
    likely-allergens:en:milk

    <en:marshmallow
    en:Marshmallow creme, marshmallow fluff
    likely-allergens:en:eggs

    en:Surimi
    likely-allergens:en:eggs, crustaceans, wheat, gluten

    <en:toast
    en:French toast
    likely-allergens:en:eggs, milk

    <en:meat
    en:Meatball, meatballs, cooked meatballs, cooked meatball
    likely-allergens:en:eggs, milk, wheat, gluten

    en:Gnocchi
    likely-allergens:en:eggs

    en:Ravioli
    likely-allergens:en:eggs, milk

    en:Doughnut
    likely-allergens:en:milk, eggs

    en:Muffin
    likely-allergens:en:milk, eggs

    en:Wonton wrapper
    likely-allergens:en:eggs

    <en:olive-paste
    en:Tapenade
    likely-allergens:en:fish

    <en:chilli-sauce
    en:Sambal, sambal belacan, sambal terasi
    likely-allergens:en:crustaceans

    <en:bologna
    en:Mortadella
    likely-allergens:en:nuts

    en:Granola
    likely-allergens:en:nuts

    <en:granola
    en:Granola bar, granola bars
    likely-allergens:en:nuts, peanuts

    en:Stollen
    likely-allergens:en:nuts, milk

    <en:nut
    en:Mixed nuts, nut mix
    likely-allergens:en:peanuts

    en:Nut butter
    likely-allergens:en:peanuts

    <en:sauce
    en:Mole, mole sauce, mole poblano
    likely-allergens:en:peanuts, nuts, sesame-seeds

    <en:curry-paste
    en:Thai curry paste, red curry paste, green curry paste, yellow curry paste, tom yum paste
    likely-allergens:en:crustaceans, fish

    <en:thai-curry-paste
    en:Massaman curry paste
    likely-allergens:en:crustaceans, fish, peanuts

    en:Oyster sauce
    likely-allergens:en:soybeans, wheat, gluten

    en:Simit
    likely-allergens:en:sesame-seeds

    <en:plant-protein
    en:Vegetable protein, vegetable proteins
    likely-allergens:en:soybeans

    en:Bouillon
    likely-allergens:en:celery

    en:Vegetable broth
    likely-allergens:en:celery

    en:Veal stock
    likely-allergens:en:celery

    en:Demi-glace
    likely-allergens:en:wheat, gluten, milk, celery

    en:Soup vegetables
    likely-allergens:en:celery

    en:Mirepoix
    likely-allergens:en:celery

    en:Old bay seasoning
    likely-allergens:en:celery, mustard

    <en:salad dressing
    en:Vinaigrette, balsamic vinaigrette, balsamic vinaigrette dressing
    likely-allergens:en:mustard

    en:Curry powder
    likely-allergens:en:mustard

    en:Mayonnaise
    likely-allergens:en:mustard

    en:Barbecue sauce
    likely-allergens:en:mustard

    en:Pickle
    likely-allergens:en:mustard

    <en:apricot
    en:Dried apricot, dried apricots, turkish apricots
    likely-allergens:en:sulphur-dioxide-and-sulphites

    <en:raisin
    en:Golden raisin, golden raisins
    likely-allergens:en:sulphur-dioxide-and-sulphites

    en:Maraschino cherry
    likely-allergens:en:sulphur-dioxide-and-sulphites

    # Flavorings named after a nut are made of it, of apricot kernels, or synthetic. Only an
    # artificial one (21 CFR 101.22(a)(1)) certainly holds nothing of a nut.
    en:Almond flavouring
    likely-allergens:en:nuts

    en:Artificial almond flavouring
    likely-allergens:en:

    en:Hazelnut flavouring
    likely-allergens:en:nuts

    en:Pecan flavouring
    likely-allergens:en:nuts

    en:Pistachio flavouring
    likely-allergens:en:nuts

    en:Black walnut flavouring
    likely-allergens:en:nuts

    # Proteins and yeast
    en:Albumin, albumins
    likely-allergens:en:eggs

    <en:eggs
    en:Egg substitute, egg substitutes

    en:Hydrolyzed vegetable protein
    likely-allergens:en:soybeans

    # Made from lactose.
    en:Galactooligosaccharides
    likely-allergens:en:milk

    en:Brewer's yeast
    likely-allergens:en:gluten, barley

    # Breaded, battered, and baked
    en:Breaded chicken
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Fish sticks
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Fish cakes
    likely-allergens:en:wheat, gluten, eggs

    <en:crab
    en:Crab cakes, crab cake
    likely-allergens:en:wheat, gluten, eggs

    <en:breaded chicken
    en:Chicken tenders, breaded chicken tenders
    likely-allergens:en:wheat, gluten, eggs, milk

    en:Veggie burger
    likely-allergens:en:wheat, gluten, soybeans

    <en:meat
    en:Meatloaf, meat loaf
    likely-allergens:en:wheat, gluten, eggs, milk

    <en:bread
    en:Croquette, croquettes
    de:Krokette, Kroketten
    fr:croquette, croquettes
    es:croqueta, croquetas
    it:crocchetta, crocchette
    nl:kroket, kroketten
    pt:croquete, croquetes
    allergens:en:wheat, gluten
    likely-allergens:en:eggs, milk

    <en:pork
    en:Black pudding, blood sausage
    likely-allergens:en:wheat, gluten

    en:Coleslaw
    likely-allergens:en:eggs

    <en:puff pastry dough
    en:Choux pastry, choux, pâte à choux, choux pastry dough
    fr:pâte à choux
    de:Brandteig
    it:pasta choux, pasta bignè
    likely-allergens:en:eggs, milk

    en:Panettone
    likely-allergens:en:eggs, milk

    en:Cantuccini
    it:cantucci, cantuccini
    likely-allergens:en:nuts, eggs

    <en:pasta
    en:Fresh pasta, fresh egg pasta
    fr:pâtes fraîches
    de:frische Nudeln, Frischeiteigwaren
    it:pasta fresca, pasta fresca all'uovo
    likely-allergens:en:eggs

    <en:cereals and pseudocereals
    en:Wholemeal
    likely-allergens:en:wheat, gluten

    # Drinks, seafood, and dairy foods
    # Yeast forms sulfites in every wine, and most wines have added ones.
    en:Wine
    likely-allergens:en:sulphur-dioxide-and-sulphites

    # Crustaceans in the law of the United States, mollusks too in common use.
    <en:crustaceans
    en:Shellfish, shell fish
    likely-allergens:en:molluscs

    en:Chitosan
    likely-allergens:en:crustaceans

    <en:yogurt
    en:Dahi

    <en:dairy
    en:Kashk, kashk powder
    allergens:en:milk

    en:Caramel
    likely-allergens:en:milk
    """#
  }
}
