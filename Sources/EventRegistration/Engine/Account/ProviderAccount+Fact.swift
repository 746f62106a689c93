import Essentials

extension ProviderAccount {
  /// A recorded change of the account of a provider.
  public struct Fact: Hashable, Sendable {
    /// The change that a fact records.
    public enum Change: Hashable, Sendable {
      /// The plan and the UTC offset, in seconds, were set.
      case planSet(ProviderPlan, utcOffset: Int)
      /// An event started to count in this calendar year.
      case slotClaimed(EventID, year: Int)
      /// An event stopped counting.
      case slotReleased(EventID)
    }

    /// The provider.
    public let provider: PersonID

    /// The version of the account after this fact: 1 for the first fact, 2 for the second, and so on.
    public let version: UInt64

    /// The instant, in seconds since 1970-01-01 00:00 UTC.
    public let time: Int64

    /// The change.
    public let change: Change

    init(provider: PersonID, version: UInt64, time: Int64, change: Change) {
      self.provider = provider
      self.version = version
      self.time = time
      self.change = change
    }
  }
}

extension ProviderAccount.Fact {
  /// Replaces the ID of a provider by the pseudonym that a key has for it.
  ///
  /// To forget a provider, do this with all facts of the account. It then has another stream.
  public mutating func forget(person: PersonID, key: PseudonymKey) {
    guard provider == person else { return }
    self = ProviderAccount.Fact(
      provider: key.pseudonym(of: person, at: EventID(high: 0, low: 0)), version: version,
      time: time, change: change)
  }
}
