/// Encoded as its ``uuidString``, a text of 36 characters.
extension EntityID: Codable {
  /// Decodes an ID from the text of a UUID.
  ///
  /// - Throws: `DecodingError`, also for any other text. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = Self(uuidString: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not a UUID.")
    }
    self = id
  }

  /// Encodes the text of the UUID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
}

/// A dictionary whose keys are IDs is encoded with their ``uuidString``s as keys.
extension EntityID: CodingKeyRepresentable {
  /// The ``uuidString`` as a key.
  public var codingKey: any CodingKey { UUIDKey(stringValue: uuidString) }

  /// Creates an ID from a key, or returns `nil` if the key is not the text of a UUID.
  public init?(codingKey: some CodingKey) {
    self.init(uuidString: codingKey.stringValue)
  }
}

/// A coding key that is the text of a UUID.
private struct UUIDKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) { nil }
}
