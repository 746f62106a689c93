extension OpeningHours {
  /// Reads a text.
  ///
  /// - Throws: ``OpeningHours/Error`` for the first part that cannot be read; nothing is guessed.
  /// - Complexity: O(*n*)
  public init(_ text: String) throws(OpeningHours.Error) {
    var reader = HoursReader(text)
    self.init(try reader.read(), warnings: reader.warnings)
  }
}

extension OpeningHours: CustomStringConvertible {
  /// The normal form: every name, sign, and time in the spelling of the specification, from which equal
  /// hours are read.
  public var description: String { HoursWriter(rules).text }
}

/// Encoded as the normal form.
extension OpeningHours: Codable {
  /// Decodes hours from a text.
  ///
  /// - Throws: `DecodingError`, also for a text that cannot be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch let error as OpeningHours.Error {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  /// Encodes the normal form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
