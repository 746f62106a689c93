extension ProviderAccount {
  /// Something that happened to the account of a provider.
  public struct Fact: Hashable, Sendable {
    /// What happened.
    public enum Change: Hashable, Sendable {
      /// The provider has another plan, and clocks that many seconds ahead of UTC.
      case planSet(ProviderPlan, utcOffset: Int)
      /// An event took a place of that calendar year.
      case slotClaimed(EventID, year: Int)
      /// An event gave its place back.
      case slotReleased(EventID)
    }

    /// The provider.
    public let provider: PersonID

    /// The version of the account after this fact: 1 for its first, and one more for each.
    public let version: UInt64

    /// The instant, in seconds since 1970-01-01 UTC.
    public let time: Int64

    /// What happened.
    public let change: Change

    init(provider: PersonID, version: UInt64, time: Int64, change: Change) {
      self.provider = provider
      self.version = version
      self.time = time
      self.change = change
    }
  }
}
