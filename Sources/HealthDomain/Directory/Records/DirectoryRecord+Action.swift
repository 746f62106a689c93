extension DirectoryRecord {
  /// Something that a person can do with an item: a button and where it leads.
  ///
  ///     DirectoryRecord.Action("call", "tel:+16025550100")
  ///     DirectoryRecord.Action("more-info", "https://example.org/market")
  ///     DirectoryRecord.Action("more-info", "javascript:alert(1)")  // nil
  public struct Action: Hashable, Sendable {
    /// The name of the button, by which the app knows its title and icon.
    public let name: String

    /// Where the button leads: an absolute URL with one of ``schemes``.
    public let destination: String

    /// Creates an action, or returns `nil` if the name is empty, or the destination is longer than
    /// ``maximumLength``, has another scheme, ends after it, or has a character that no URL has (RFC
    /// 3986, section 2).
    public init?(_ name: String, _ destination: String) {
      let bytes = destination.utf8
      guard !name.isEmpty, bytes.count <= Self.maximumLength,
        let colon = bytes.firstIndex(of: 0x3A),
        Self.schemes.contains(destination[..<colon].lowercased()),
        bytes.index(after: colon) != bytes.endIndex, bytes.allSatisfy(Self.isOfURL)
      else { return nil }
      self.name = name
      self.destination = destination
    }

    /// The schemes of destinations, none of which runs a program.
    public static var schemes: Set<String> { ["https", "http", "tel", "sms", "mailto", "geo"] }

    /// The greatest length of a destination, in bytes: 2,000.
    public static var maximumLength: Int { 2_000 }

    /// Whether a byte is a printable ASCII character that can be in a URL.
    private static func isOfURL(_ byte: UInt8) -> Bool {
      (0x21...0x7E).contains(byte) && !#""<>\^`{|}"#.utf8.contains(byte)
    }
  }
}

/// Encoded as `{"name": "call", "destination": "tel:+16025550100"}`.
extension DirectoryRecord.Action: Codable {
  private typealias CodingKeys = DirectoryRecord.FieldKey

  /// Decodes an action.
  ///
  /// - Throws: `DecodingError`, also for a destination that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard
      let action = Self(
        try container.decode(String.self, forKey: .name),
        try container.decode(String.self, forKey: .destination))
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .destination, in: container, debugDescription: "The action cannot lead there.")
    }
    self = action
  }

  /// Encodes the name and the destination.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(destination, forKey: .destination)
  }
}
