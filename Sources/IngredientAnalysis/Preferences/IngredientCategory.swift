/// A group of substances that people avoid or look for as a whole, identified by its entry in the
/// ``IngredientKnowledge``.
///
///     let preferences = LabelPreferences(avoiding: [.category(.parabens), .category(.artificialSweeteners)])
public struct IngredientCategory: Hashable, Sendable {
  /// The identifier, such as `en:parabens`.
  public let id: String

  /// Creates a category from the identifier of an entry, preferably of kind
  /// ``KnownSubstance/Kind/category``.
  ///
  /// The knowledge need not have such an entry; a report then says that it could not check for it.
  ///
  /// If there is also a category `en:possible-parabens`, an ingredient that the text lists as a
  /// member of that one may belong to `en:parabens`, depending on how it was made.
  public init(id: String) { self.id = id }

  /// Sweeteners of every kind.
  public static let sweeteners = IngredientCategory(id: "en:sweeteners")
  /// Intense sweeteners, such as sucralose.
  public static let artificialSweeteners = IngredientCategory(id: "en:artificial-sweeteners")
  /// Polyols, such as sorbitol.
  public static let polyols = IngredientCategory(id: "en:polyols")
  /// Added sugars and syrups.
  public static let addedSugars = IngredientCategory(id: "en:added-sugars")
  /// Colors from plants and animals.
  public static let naturalColors = IngredientCategory(id: "en:natural-colour-additives")
  /// Synthetic colors.
  public static let syntheticColors = IngredientCategory(id: "en:synthetic-colours")
  /// Azo dyes, such as Red 40.
  public static let azoDyes = IngredientCategory(id: "en:azo-dyes")
  /// The six colors for which the European Union requires a warning: Regulation (EC) No 1333/2008,
  /// Annex V.
  public static let southamptonColors = IngredientCategory(id: "en:southampton-colours")
  /// Caramel colors.
  public static let caramelColors = IngredientCategory(id: "en:caramel-colours")
  /// Nitrites and nitrates.
  public static let nitritesAndNitrates = IngredientCategory(id: "en:nitrites-and-nitrates")
  /// Sulfites.
  public static let sulfites = IngredientCategory(id: "en:sulphites")
  /// Glutamates, such as MSG.
  public static let glutamates = IngredientCategory(id: "en:glutamates")
  /// Phosphates.
  public static let phosphates = IngredientCategory(id: "en:phosphates")
  /// Gallates.
  public static let gallates = IngredientCategory(id: "en:gallates")
  /// Modified starches.
  public static let modifiedStarches = IngredientCategory(id: "en:modified-starches")
  /// Parabens.
  public static let parabens = IngredientCategory(id: "en:parabens")
  /// Phthalates.
  public static let phthalates = IngredientCategory(id: "en:phthalates")
  /// Sulfate surfactants, such as sodium lauryl sulfate.
  public static let sulfates = IngredientCategory(id: "en:sulfates")
  /// Preservatives that release formaldehyde.
  public static let formaldehydeReleasers = IngredientCategory(id: "en:formaldehyde-releasers")
  /// Isothiazolinones.
  public static let isothiazolinones = IngredientCategory(id: "en:isothiazolinones")
  /// Fragrances that must be declared in the European Union: Regulation (EC) No 1223/2009, Annex
  /// III.
  public static let fragranceAllergens = IngredientCategory(id: "en:fragrance-allergens")
  /// Silicones.
  public static let silicones = IngredientCategory(id: "en:silicones")
  /// Mineral oils and paraffins.
  public static let mineralOils = IngredientCategory(id: "en:mineral-oils")
  /// Ethoxylated ingredients, such as PEGs.
  public static let ethoxylates = IngredientCategory(id: "en:ethoxylated-ingredients")
  /// UV filters.
  public static let uvFilters = IngredientCategory(id: "en:uv-filters")
  /// Per- and polyfluoroalkyl substances.
  public static let pfas = IngredientCategory(id: "en:pfas")
  /// Retinoids.
  public static let retinoids = IngredientCategory(id: "en:retinoids")
  /// Ingredients that contain drinking alcohol.
  public static let alcohol = IngredientCategory(id: "en:alcoholic-ingredients")
  /// Sources of caffeine.
  public static let caffeine = IngredientCategory(id: "en:caffeine-sources")
  /// Hydrogenated fats, partially or fully hydrogenated.
  public static let hydrogenatedFats = IngredientCategory(id: "en:hydrogenated-fats")
  /// Partially hydrogenated oils.
  public static let partiallyHydrogenatedOils = IngredientCategory(
    id: "en:partially-hydrogenated-oils")
  /// Aluminum compounds.
  public static let aluminum = IngredientCategory(id: "en:aluminium-compounds")
  /// Honey and products made from it.
  public static let honey = IngredientCategory(id: "en:honey-and-honey-products")
  /// Liver and products made from it.
  public static let liver = IngredientCategory(id: "en:liver-and-liver-products")
  /// Fish high in mercury.
  public static let highMercuryFish = IngredientCategory(id: "en:high-mercury-fish")
  /// Unpasteurized milk and products made from it.
  public static let unpasteurizedDairy = IngredientCategory(id: "en:unpasteurized-dairy")
  /// Licorice.
  public static let licorice = IngredientCategory(id: "en:liquorice-sources")
  /// Insects and products made from them.
  public static let insects = IngredientCategory(id: "en:insects")
  /// Pork and other ingredients from pigs.
  public static let pork = IngredientCategory(id: "en:pork-products")
  /// Beef and other ingredients from cattle.
  public static let beef = IngredientCategory(id: "en:beef-products")
  /// Palm oil and ingredients made from it.
  public static let palmOil = IngredientCategory(id: "en:palm-oil")
  /// Corn and ingredients made from it; dextrose and the like may be.
  public static let corn = IngredientCategory(id: "en:corn-products")
  /// Nightshades: tomato, potato, peppers, eggplant, and others of their family.
  public static let nightshades = IngredientCategory(id: "en:nightshades")
  /// Natural rubber latex.
  public static let latex = IngredientCategory(id: "en:natural-rubber-latex-sources")

  /// The identifier of the category of ingredients that may belong to this one.
  var possibleID: String {
    let colon = id.firstIndex(of: ":").map(id.index(after:)) ?? id.startIndex
    return id[..<colon] + "possible-" + id[colon...]
  }

  /// Returns the entry of this category, or `nil` if the knowledge has none.
  public func substance(in knowledge: IngredientKnowledge) -> KnownSubstance? {
    knowledge.substance(id: id, kind: .category) ?? knowledge.substance(id: id)
  }
}

extension IngredientCategory: CaseIterable {
  /// The categories that have a constant, in the order of their declaration.
  public static let allCases: [IngredientCategory] = [
    .sweeteners, .artificialSweeteners, .polyols, .addedSugars, .naturalColors, .syntheticColors,
    .azoDyes, .southamptonColors, .caramelColors, .nitritesAndNitrates, .sulfites, .glutamates,
    .phosphates, .gallates, .modifiedStarches, .parabens, .phthalates, .sulfates,
    .formaldehydeReleasers, .isothiazolinones, .fragranceAllergens, .silicones, .mineralOils,
    .ethoxylates, .uvFilters, .pfas, .retinoids, .alcohol, .caffeine, .hydrogenatedFats,
    .partiallyHydrogenatedOils, .aluminum, .honey, .liver, .highMercuryFish, .unpasteurizedDairy,
    .licorice, .insects, .pork, .beef, .palmOil, .corn, .nightshades, .latex,
  ]
}

#if !hasFeature(Embedded)
/// Encoded as the identifier.
extension IngredientCategory: Codable {
  /// Decodes a category from its identifier.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(id: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
#endif
