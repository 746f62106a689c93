/// The text of a product's ingredient list, as printed or as read by a camera, with what one has to
/// know to read it.
public struct IngredientLabel: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The language that it is written in.
  public let language: LabelLanguage
  /// How the product is used.
  public let use: ProductUse

  /// Creates a label.
  ///
  /// The text may be any: what is no list of ingredients is passed over.
  public init(_ text: String, in language: LabelLanguage = .english, for use: ProductUse = .food) {
    self.text = text
    self.language = language
    self.use = use
  }

  /// Whether the texts have the same bytes, and language and use are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.language == rhs.language && lhs.use == rhs.use && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  /// Feeds the bytes of the text, the language and the use to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(use)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
