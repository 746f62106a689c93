/// The identity of an item: its kind, and an ID that is unique among items of that kind.
///
///     let park = try ItemReference(.park, "encanto")
///     park.description                // "park/encanto"
///     ItemReference("park/encanto")   // the same item
///
/// Everything that people can list, save, share, or review has a reference. So a favorite, a
/// review, and a directory's record of the same thing have the same reference.
public struct ItemReference: Hashable, Sendable {
  /// The kind of the item.
  public let kind: ItemKind

  /// The ID, which the app chooses: 1 to 200 bytes of UTF-8 without control characters.
  public let id: String

  /// The greatest number of bytes in an ID.
  static let maximumLength = 200

  /// Creates a reference.
  ///
  /// - Throws: ``Error`` if the ID does not follow the rules of ``id``.
  public init(_ kind: ItemKind, _ id: some StringProtocol) throws(Error) {
    guard (1...Self.maximumLength).contains(id.utf8.prefix(Self.maximumLength + 1).count),
      id.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .invalidID }
    self.kind = kind
    self.id = String(id)
  }

  /// Creates a reference with an ID that is known to be valid.
  package init(known kind: ItemKind, _ id: String) {
    self.kind = kind
    self.id = id
  }
}

extension ItemReference {
  /// The reason a text is not the ID of an item.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The ID is empty, longer than 200 bytes, or has control characters.
    case invalidID

    /// A sentence that says what is wrong.
    public var description: String {
      switch self {
      case .invalidID:
        "The ID of an item has 1 to 200 bytes of UTF-8, and no control characters."
      }
    }
  }
}

extension ItemReference: LosslessStringConvertible {
  /// The kind, a slash, and the ID.
  public var description: String { "\(kind.name)/\(id)" }

  /// Creates a reference from its ``description``, or returns `nil` if the text is not one.
  public init?(_ description: String) {
    // As a byte: the slash is one character with a combining mark with which an ID may begin.
    let bytes = description.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
      let kind = ItemKind(description[..<slash])
    else { return nil }
    try? self.init(kind, description[bytes.index(after: slash)...])
  }
}

extension ItemReference: Comparable {
  /// Orders references by their kinds, and those of one kind by their IDs.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.kind != rhs.kind ? lhs.kind < rhs.kind : lhs.id < rhs.id
  }
}

extension ItemReference {
  /// The fourteen digits of a product's Global Trade Item Number (GTIN), or `nil` if the ID is not
  /// one.
  package var gtin: String? {
    guard kind == .product, id.utf8.count == 14,
      let number = UInt64(id), id.utf8.allSatisfy({ (48...57).contains($0) }),
      Self.checkDigit(ofGTIN: number / 10) == Int(number % 10)
    else { return nil }
    return id
  }

  /// Returns the check digit of a GTIN without one.
  ///
  /// The digits from the right have the weights 3, 1, 3, and so on. The check digit completes the
  /// sum to a multiple of ten (GS1 General Specifications, 7.9.1).
  @inlinable
  package static func checkDigit(ofGTIN payload: UInt64) -> Int {
    var rest = payload
    var sum: UInt64 = 0
    var weight: UInt64 = 3
    while rest > 0 {
      sum += weight * (rest % 10)
      weight = 4 - weight
      rest /= 10
    }
    return Int((10 - sum % 10) % 10)
  }
}

#if !hasFeature(Embedded)
/// Encoded as the description.
extension ItemReference: Codable {
  /// Decodes a reference from its description.
  ///
  /// - Throws: `DecodingError`, also for text that is not a reference.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let reference = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the kind and ID of an item.")
    }
    self = reference
  }

  /// Encodes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
