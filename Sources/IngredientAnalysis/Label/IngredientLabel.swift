import Essentials

/// The text of a product's ingredient list, as printed or scanned, with its language and the use of
/// the product.
public struct IngredientLabel: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The language of the text.
  public let language: LabelLanguage
  /// How the product is used.
  public let use: ProductUse

  /// Creates a label.
  ///
  /// Any text is allowed: the parts that are not a list of ingredients are skipped. A text of more
  /// than 16 MiB is treated as empty, so its verdict is ``LabelVerdict/unknown(_:)``.
  public init(_ text: String, in language: LabelLanguage = .english, for use: ProductUse = .food) {
    self.text = text
    self.language = language
    self.use = use
  }

  /// The length of the longest text that is read, in bytes of UTF-8.
  ///
  /// Positions in a text are 32-bit
  /// integers.
  static var longestText: Int { 1 << 24 }

  /// Replaces bytes by those of the text, and ``WordChunk/slack`` extra ones.
  func write(to bytes: inout ContiguousArray<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    if text.utf8.count <= Self.longestText { bytes.append(contentsOf: text.utf8) }
    Markup.clear(from: &bytes, in: language)
    bytes.append(contentsOf: repeatElement(0, count: WordChunk.slack))
  }

  /// Whether the texts have the same bytes, and the languages and uses are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.language == rhs.language && lhs.use == rhs.use && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  /// Hashes the bytes of the text, the language, and the use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(use)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// How a product is used, which decides what evidence counts.
@nonexhaustive public enum ProductUse: String, CaseIterable, Hashable, Sendable {
  /// Eaten or drunk.
  case food
  /// A cosmetic that stays on skin, lips, or hair.
  case leaveOnCosmetic
  /// A cosmetic that is rinsed off.
  case rinseOffCosmetic
  /// A cosmetic spray or powder, which is also inhaled.
  case sprayCosmetic

  /// Creates a use from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  /// The routes whose evidence counts.
  var routes: SafetyEvidence.Routes {
    switch self {
    case .food: .oral
    case .leaveOnCosmetic: .leaveOn
    case .rinseOffCosmetic: .rinseOff
    case .sprayCosmetic: [.leaveOn, .inhaled]
    }
  }
}
#if !hasFeature(Embedded)
/// Encoded as its name.
extension ProductUse: CodedCase, Codable {}

/// Encoded as `{"text": "Oats, milk", "language": "en", "use": "food"}`.
extension IngredientLabel: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, language, use
  }

  /// Decodes a label.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a language or a use that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let language = LabelLanguage(code: try container.decode(String.self, forKey: .language))
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .language, in: container, debugDescription: "The language has no such code.")
    }
    self.init(
      try container.decode(String.self, forKey: .text), in: language,
      for: try container.decode(ProductUse.self, forKey: .use))
  }

  /// Encodes the label.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(language.code, forKey: .language)
    try container.encode(use, forKey: .use)
  }
}
#endif
