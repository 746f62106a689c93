extension EmbeddedTables {
  /// Foods with an allergen that share a name with a cosmetic ingredient, a process, or a place.
  ///
  /// The part of the knowledge about cosmetics has no other foods. Without these, such a name would
  /// be recognized there and its allergen lost.
  @inline(never)
  static var cosmeticNamesakes: String {
    #"""
    en:Albumin
    likely-allergens:en:eggs

    en:Wheat bran, bran
    allergens:en:wheat, gluten

    en:Brazil nut, brazil
    allergens:en:nuts

    en:Ice cream cone, cone
    allergens:en:wheat, gluten

    en:Streusel, crumble
    allergens:en:wheat, gluten

    en:Wheat flour, flour
    da:mel
    nb:mel
    allergens:en:wheat, gluten

    en:Fractionated coconut oil
    allergens:en:coconut

    en:Frangipane, frangipani
    likely-allergens:en:milk, eggs, nuts

    en:Glucosamine, glucosamine hcl
    likely-allergens:en:crustaceans

    en:Hydrolyzed vegetable protein
    likely-allergens:en:soybeans

    en:Lecithin
    de:Lecithin
    da:lecithin
    likely-allergens:en:soybeans

    en:Caramel
    fr:caramel
    likely-allergens:en:milk

    en:Chitosan
    likely-allergens:en:crustaceans

    en:Ice cream
    fr:glace
    allergens:en:milk

    en:Wholemeal, wholegrain, whole grain
    de:Vollkorn
    likely-allergens:en:wheat, gluten

    en:Mixed nuts
    allergens:en:nuts
    likely-allergens:en:peanuts

    en:Nut butter
    allergens:en:nuts
    likely-allergens:en:peanuts

    en:Milk, rbst free milk
    fr:lait cru
    allergens:en:milk

    en:Soba noodles, soba
    allergens:en:wheat, gluten, buckwheat

    en:Sodium caseinate
    allergens:en:milk

    en:Malted barley
    es:malta
    allergens:en:gluten

    en:Crustaceans and molluscs
    es:marisco
    nb:skalldyr
    allergens:en:crustaceans, molluscs

    en:Croquant
    it:croccante
    likely-allergens:en:nuts

    en:Tree nut
    pt:castanhas
    allergens:en:nuts
    """#
  }
}
