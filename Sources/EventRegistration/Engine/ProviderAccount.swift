import Essentials

/// How many events a provider publishes a year, by their plan: a state machine of its own.
///
///     var facts: [ProviderAccount.Fact] = []
///     var account = ProviderAccount(coach)
///     account.setTier(.gold, utcOffset: -25_200, at: now, facts: &facts)
///     let claim = account.claim(soccer, at: now, plan: .standard, facts: &facts)  // .claimed
///     print(account.used(in: 2026))                                               // 1
///
/// An event takes a place when it is published, in the calendar year of that instant on the
/// provider's clocks; drafts are free. Claiming for the same event again takes no second place, so
/// that a host can repeat a publication that was interrupted.
public struct ProviderAccount: Hashable, Sendable {
  /// The provider.
  public let provider: PersonID

  /// The provider's plan.
  public private(set) var tier: ProviderPlan.Tier

  /// How far the provider's clocks are ahead of UTC, in seconds, in ``EventDetails/utcOffsets``.
  public private(set) var utcOffset: Int

  /// The number of facts so far.
  public private(set) var version: UInt64 = 0

  private var years: [EventID: Int] = [:]

  /// Creates an account, of the first plan and on the clocks of UTC until told otherwise.
  public init(_ provider: PersonID) {
    self.provider = provider
    tier = .basic
    utcOffset = 0
  }

  /// The number of places taken in a calendar year.
  ///
  /// - Complexity: O(*n*) for *n* places taken ever.
  public func used(in year: Int) -> Int { years.values.count { $0 == year } }

  /// Whether an event has a place.
  public func hasClaim(of event: EventID) -> Bool { years[event] != nil }
}

extension ProviderAccount {
  /// What became of a claim.
  public enum Claim: Hashable, Sendable {
    /// The event has a place now.
    case claimed
    /// The event had a place before.
    case alreadyClaimed
    /// The plan has no more places that year.
    case refused(RegistrationRefusal)
  }

  /// Changes the plan and the provider's clocks; what is published stays, also beyond a lower
  /// limit.
  ///
  /// - Precondition: `utcOffset` is in ``EventDetails/utcOffsets``.
  public mutating func setTier(
    _ tier: ProviderPlan.Tier, utcOffset: Int, at time: Int64, facts: inout [Fact]
  ) {
    precondition(EventDetails.utcOffsets.contains(utcOffset), "no place has such an offset")
    tell(.tierSet(tier, utcOffset: utcOffset), at: time, &facts)
  }

  /// Takes a place for an event that is published at an instant, in seconds since 1970-01-01 UTC.
  public mutating func claim(
    _ event: EventID, at time: Int64, plan: ProviderPlan, facts: inout [Fact]
  ) -> Claim {
    guard years[event] == nil else { return .alreadyClaimed }
    guard let local = LocalDateTime(secondsSinceEpoch: time, utcOffset: utcOffset) else {
      return .refused(.malformed([.timeOutOfRange]))
    }
    let year = local.date.year
    let used = used(in: year)
    let limit = plan.limit(for: tier)
    guard used < limit else {
      return .refused(.eventQuotaReached(tier, limit: limit, used: used, year: year))
    }
    tell(.slotClaimed(event, year: year), at: time, &facts)
    return .claimed
  }

  /// Gives the place of an event back, if it has one.
  public mutating func release(_ event: EventID, at time: Int64, facts: inout [Fact]) {
    guard years[event] != nil else { return }
    tell(.slotReleased(event), at: time, &facts)
  }

  /// Takes over a fact that was told by this provider's account before.
  ///
  /// - Throws: ``EventLedger/EventLedger.ReplayError``, and the account stays as it was.
  public mutating func apply(_ fact: Fact) throws(EventLedger.ReplayError) {
    guard fact.version == version + 1 else {
      throw .versionGap(expected: version + 1, found: fact.version)
    }
    guard fact.provider == provider, canFollow(fact.change) else {
      throw .impossible(version: fact.version)
    }
    make(fact.change)
  }

  private func canFollow(_ change: Fact.Change) -> Bool {
    switch change {
    case .tierSet(_, let utcOffset): EventDetails.utcOffsets.contains(utcOffset)
    case .slotClaimed(let event, _): years[event] == nil
    case .slotReleased(let event): years[event] != nil
    }
  }

  private mutating func tell(
    _ change: Fact.Change, at time: Int64, _ facts: inout [Fact]
  ) {
    make(change)
    facts.append(Fact(provider: provider, version: version, time: time, change: change))
  }

  private mutating func make(_ change: Fact.Change) {
    version += 1
    switch change {
    case .tierSet(let tier, let utcOffset): (self.tier, self.utcOffset) = (tier, utcOffset)
    case .slotClaimed(let event, let year): years[event] = year
    case .slotReleased(let event): years[event] = nil
    }
  }
}
