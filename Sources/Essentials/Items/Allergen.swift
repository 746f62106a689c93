/// An allergen, identified by its entry in the knowledge of `IngredientAnalysis`.
///
///     Allergen.treeNuts.id                            // "en:nuts"
///     Allergen.europeanUnion.contains(.celery)        // true
///
/// An allergen includes all its kinds: tree nuts include almonds, and fish includes cod.
public struct Allergen: Hashable, Sendable {
  /// The identifier, such as `en:milk`.
  public let id: String

  /// Creates an allergen from the identifier of an entry of kind `KnownSubstance.Kind.allergen`.
  ///
  /// The knowledge does not have to contain the entry; a report then says that it could not check
  /// for the allergen.
  public init(id: String) { self.id = id }

  /// Milk, including lactose.
  public static let milk = Allergen(id: "en:milk")
  /// Eggs of any bird.
  public static let eggs = Allergen(id: "en:eggs")
  /// Fish.
  public static let fish = Allergen(id: "en:fish")
  /// Crustaceans, such as shrimp and crab.
  public static let crustaceans = Allergen(id: "en:crustaceans")
  /// Mollusks, such as mussels and squid.
  public static let mollusks = Allergen(id: "en:molluscs")
  /// Tree nuts, such as almonds and walnuts, but not peanuts and coconut.
  public static let treeNuts = Allergen(id: "en:nuts")
  /// Peanuts.
  public static let peanuts = Allergen(id: "en:peanuts")
  /// Wheat.
  public static let wheat = Allergen(id: "en:wheat")
  /// Cereals with gluten: wheat, rye, barley, and oats.
  public static let gluten = Allergen(id: "en:gluten")
  /// Soybeans.
  public static let soybeans = Allergen(id: "en:soybeans")
  /// Sesame.
  public static let sesame = Allergen(id: "en:sesame-seeds")
  /// Celery.
  public static let celery = Allergen(id: "en:celery")
  /// Mustard.
  public static let mustard = Allergen(id: "en:mustard")
  /// Lupin.
  public static let lupin = Allergen(id: "en:lupin")
  /// Sulfur dioxide and sulfites.
  public static let sulfites = Allergen(id: "en:sulphur-dioxide-and-sulphites")
  /// Coconut, which is in neither of the lists below.
  public static let coconut = Allergen(id: "en:coconut")

  /// The nine major allergens of the United States.
  ///
  /// FD&C Act section 201(qq), 21 USC 321(qq); the FASTER Act of 2021 added sesame.
  public static let unitedStates: [Allergen] = [
    .milk, .eggs, .fish, .crustaceans, .treeNuts, .peanuts, .wheat, .soybeans, .sesame,
  ]

  /// The fourteen allergen groups of the European Union, which also apply in the United Kingdom:
  /// Regulation (EU) No 1169/2011, Annex II.
  public static let europeanUnion: [Allergen] = [
    .gluten, .crustaceans, .eggs, .fish, .peanuts, .soybeans, .milk, .treeNuts, .celery, .mustard,
    .sesame,
    .sulfites, .lupin, .mollusks,
  ]
}

#if !hasFeature(Embedded)
/// Encoded as the identifier.
extension Allergen: Codable {
  /// Decodes an allergen from its identifier.
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
