import Essentials

extension DirectoryRecord {
  /// An action for an item: a button and the link that it opens.
  ///
  ///     DirectoryRecord.Action("call", "tel:+16025550100")
  ///     DirectoryRecord.Action("more-info", "https://example.org/market")
  ///     DirectoryRecord.Action("more-info", "javascript:alert(1)")  // nil
  public struct Action: Hashable, Sendable {
    /// The name of the button, by which the app knows its title and icon.
    public let name: String

    /// Where the button leads: the text of a `DestinationURL`.
    public let destination: String

    /// Creates an action, or returns `nil` if the name is empty or the destination is not a
    /// `DestinationURL`.
    public init?(_ name: String, _ destination: String) {
      guard !name.isEmpty, let destination = DestinationURL(destination) else { return nil }
      self.name = name
      self.destination = destination.text
    }

    /// Where the button leads.
    public var url: DestinationURL { DestinationURL(known: destination) }
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
