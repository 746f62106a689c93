extension Requester {
  /// In which role a person acts; one person may have several, and acts in one at a time.
  public enum Role: String, Hashable, CaseIterable, Sendable {
    /// Registers children for events.
    case parent
    /// Offers events.
    case provider
    /// Looks after the events of every provider.
    case admin

    /// Creates the case of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}
