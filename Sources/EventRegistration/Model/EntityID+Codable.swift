#if !hasFeature(Embedded)
/// Encoded as the 36 characters of ``uuidString``.
extension EntityID: Codable {
  /// Decodes an identifier from the text of a UUID.
  ///
  /// - Throws: `DecodingError`, which does not repeat the text, also for one that is no UUID.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = Self(uuidString: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not the text of a UUID")
    }
    self = identifier
  }

  /// Encodes the text of the UUID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
}

/// Makes a dictionary by identifiers be encoded with their texts as keys.
extension EntityID: CodingKeyRepresentable {
  /// The text of the UUID as a key.
  public var codingKey: any CodingKey { UUIDKey(stringValue: uuidString) }

  /// Creates an identifier from a key that is the text of a UUID, or returns `nil` if it is none.
  public init?(codingKey: some CodingKey) {
    self.init(uuidString: codingKey.stringValue)
  }
}

/// The text of a UUID as a key.
private struct UUIDKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) { nil }
}
#endif
