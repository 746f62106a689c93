/// The identity of an item: its kind, and an ID that is unique among items of that kind.
///
///     let park = ItemReference(.park, "encanto")
///     park?.description               // "park/encanto"
///     ItemReference("park/encanto")   // the same item
///
/// Everything that can be listed, saved, shared, or reviewed has one, so that a favorite, a review, and a
/// directory's record of the same thing have the same reference.
public struct ItemReference: Hashable, Sendable {
  /// The kind of the item.
  public let kind: ItemKind

  /// The ID, which the app chooses: 1 to 200 bytes of UTF-8 without control characters.
  public let id: String

  /// The greatest number of bytes in an ID.
  static let maximumLength = 200

  /// Creates a reference, or returns `nil` if the ID is not as ``id`` says.
  public init?(_ kind: ItemKind, _ id: some StringProtocol) {
    guard (1...Self.maximumLength).contains(id.utf8.prefix(Self.maximumLength + 1).count),
      id.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    self.kind = kind
    self.id = String(id)
  }

  /// Creates a reference with an ID that is known to be valid.
  package init(known kind: ItemKind, _ id: String) {
    self.kind = kind
    self.id = id
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
    self.init(kind, description[bytes.index(after: slash)...])
  }
}

extension ItemReference: Comparable {
  /// Orders references by their kinds, and those of one kind by their IDs.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.kind != rhs.kind ? lhs.kind < rhs.kind : lhs.id < rhs.id
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
