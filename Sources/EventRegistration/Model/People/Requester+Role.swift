extension Requester {
  /// The role in which a person makes a request.
  ///
  /// A person can have several roles, and makes each request in one of them.
  public enum Role: String, Hashable, CaseIterable, Sendable {
    /// A parent, who registers children for events.
    case parent
    /// A provider, who offers events.
    case provider
    /// An administrator, who manages the events of all providers.
    case admin

    /// Creates the role with a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

/// Encoded as its name.
extension Requester.Role: Codable {
  /// Decodes a role from its name.
  ///
  /// - Throws: `DecodingError` if no role has that name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
