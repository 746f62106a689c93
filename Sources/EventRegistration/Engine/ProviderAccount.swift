public import Essentials

/// The account of a provider: their plan, and the events that count toward its yearly limit.
///
///     var facts: [ProviderAccount.Fact] = []
///     var account = ProviderAccount(coach)
///     try account.setPlan(.gold, utcOffset: -25_200, at: now, facts: &facts)
///     let claim = account.claim(soccer, at: now, limits: .standard, facts: &facts)  // .claimed
///     print(account.used(in: 2026))                                                 // 1
///
/// An event counts from its publication on, in the calendar year of that instant on the provider's
/// clocks. If the clocks change during a year, pass a table of their offsets; ``utcOffset`` is one
/// offset for the whole year. Drafts do not count. Claims are idempotent: a second claim for the
/// same event does not count again, so a host can repeat a publication that was interrupted.
public struct ProviderAccount: Equatable, Sendable {
  /// The provider.
  public let provider: PersonID

  /// The provider's plan.
  public private(set) var plan: ProviderPlan

  /// The offset of the provider's local time from UTC, in seconds, in ``EventDetails/utcOffsets``.
  public private(set) var utcOffset: Int

  /// The number of facts so far.
  public private(set) var version: UInt64 = 0

  /// The events that count, sorted.
  private var counted: ContiguousArray<Counted> = []

  /// Creates an account with the basic plan and a UTC offset of 0.
  public init(_ provider: PersonID) {
    self.provider = provider
    plan = .basic
    utcOffset = 0
  }

  /// Returns the number of events that count in a calendar year.
  ///
  /// - Complexity: O(*n*) for *n* events of all years.
  public func used(in year: Int) -> Int { counted.count { $0.year == year } }

  /// Whether an event counts toward the yearly limit.
  ///
  /// - Complexity: O(log *n*) for *n* events of all years.
  public func hasClaim(of event: EventID) -> Bool { isCounted(event, at: place(of: event)) }
}

extension ProviderAccount: VersionedState {}

// MARK: Events that count

extension ProviderAccount {
  /// An event, and the year in which it counts.
  ///
  /// An array of them takes less memory than a dictionary, and most providers have few events.
  private struct Counted: Hashable, Sendable {
    var event: EventID
    /// In `1...9999`.
    var year: Int16
  }

  /// The place of an event among those that count, or the one where it belongs.
  private func place(of event: EventID) -> Int {
    var bounds = 0..<counted.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        counted[middle].event < event
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }

  private func isCounted(_ event: EventID, at place: Int) -> Bool {
    place < counted.count && counted[place].event == event
  }

  private mutating func count(_ event: EventID, in year: Int) {
    let place = place(of: event)
    guard !isCounted(event, at: place) else { return }
    if counted.count == counted.capacity {
      // An array that makes room itself doubles it.
      counted.reserveCapacity(counted.count + 1 + counted.count / 8)
    }
    counted.insert(Counted(event: event, year: Int16(truncatingIfNeeded: year)), at: place)
  }

  private mutating func uncount(_ event: EventID) {
    let place = place(of: event)
    if isCounted(event, at: place) { counted.remove(at: place) }
  }
}

extension ProviderAccount {
  /// The answer to a claim.
  public enum Claim: Hashable, Sendable {
    /// The event now counts.
    case claimed
    /// The event counted before.
    case alreadyClaimed
    /// The event does not count, because the limit of that year is reached.
    case refused(RegistrationRefusal)
  }

  /// The reason a plan was not set.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The offset from UTC, in seconds, is not in ``EventDetails/utcOffsets``.
    case utcOffsetOutOfRange(Int)

    /// The rule that the number breaks, in one sentence.
    public var description: String {
      switch self {
      case .utcOffsetOutOfRange: "The UTC offset must be from -12 to +14 hours."
      }
    }
  }

  /// Changes the plan and the UTC offset.
  ///
  /// Published events keep counting, even above a lower limit.
  ///
  /// - Throws: ``ProviderAccount/Error``. The account is then unchanged.
  public mutating func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, at time: Int64, facts: inout [Fact]
  ) throws(ProviderAccount.Error) {
    guard EventDetails.utcOffsets.contains(utcOffset) else {
      throw .utcOffsetOutOfRange(utcOffset)
    }
    record(.planSet(plan, utcOffset: utcOffset), at: time, &facts)
  }

  /// Counts an event that is published at an instant, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The instant.
  ///   - offsets: The clocks of the provider, which say in which year the instant is; by default ``utcOffset``
  ///     all year.
  ///   - limits: The number of events that a provider can publish in a year.
  ///   - facts: The array to which the new fact is appended. It has the year, so replaying does not change it.
  /// - Returns: Whether the event counts now, counted before, or does not count because of the
  ///   limit.
  /// - Complexity: O(*n*) for *n* events of all years.
  public mutating func claim(
    _ event: EventID, at time: Int64, offsets: UTCOffsetTable? = nil, limits: ProviderPlan.Limits,
    facts: inout [Fact]
  ) -> Claim {
    guard !hasClaim(of: event) else { return .alreadyClaimed }
    let offset = offsets?.offset(at: time) ?? utcOffset
    guard let local = LocalDateTime(secondsSinceEpoch: time, utcOffset: offset) else {
      return .refused(.malformed([.timeOutOfRange]))
    }
    let year = local.date.year
    let used = used(in: year)
    let limit = limits.limit(for: plan)
    guard used < limit else {
      return .refused(.eventQuotaReached(plan, limit: limit, used: used, year: year))
    }
    record(.slotClaimed(event, year: year), at: time, &facts)
    return .claimed
  }

  /// Stops counting an event, if it counts.
  public mutating func release(_ event: EventID, at time: Int64, facts: inout [Fact]) {
    guard hasClaim(of: event) else { return }
    record(.slotReleased(event), at: time, &facts)
  }

  /// Applies a fact that this provider's account recorded before.
  ///
  /// - Throws: ``EventLedger/ReplayError``. The account is then unchanged.
  public mutating func apply(_ fact: Fact) throws(EventLedger.ReplayError) {
    guard fact.version == version + 1 else {
      throw .versionGap(expected: version + 1, found: fact.version)
    }
    guard fact.provider == provider, canFollow(fact.change) else {
      throw .impossible(version: fact.version)
    }
    carryOut(fact.change)
  }

  private func canFollow(_ change: Fact.Change) -> Bool {
    switch change {
    case .planSet(_, let utcOffset): EventDetails.utcOffsets.contains(utcOffset)
    case .slotClaimed(let event, _): !hasClaim(of: event)
    case .slotReleased(let event): hasClaim(of: event)
    }
  }

  private mutating func record(
    _ change: Fact.Change, at time: Int64, _ facts: inout [Fact]
  ) {
    carryOut(change)
    facts.append(Fact(provider: provider, version: version, time: time, change: change))
  }

  private mutating func carryOut(_ change: Fact.Change) {
    version += 1
    switch change {
    case .planSet(let plan, let utcOffset): (self.plan, self.utcOffset) = (plan, utcOffset)
    case .slotClaimed(let event, let year): count(event, in: year)
    case .slotReleased(let event): uncount(event)
    }
  }

  /// Carries out a command on an event of this provider, or refuses it, and keeps the account
  /// correct: an event counts when it is published, and stops counting if it is canceled before a
  /// child had a seat.
  ///
  ///     let answer = account.perform(
  ///       .publish, request, on: &ledger, limits: .standard, facts: &facts,
  ///       accountFacts: &accountFacts)
  ///
  /// It changes two streams, the event and the account, all or nothing. Store the facts of both in
  /// one transaction, if both versions are those before the command. If your store cannot do that,
  /// see <doc:StoringEvents>.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - request: The requester, the time, and the request ID.
  ///   - ledger: The event. If it belongs to another provider,
  ///     ``EventCommand/publish`` is refused as ``RegistrationRefusal/forbidden(required:)``, and other
  ///     commands change no account.
  ///   - offsets: The clocks of the provider, which say in which year a publication is; by default
  ///     ``utcOffset`` all year.
  ///   - limits: The number of events that a provider can publish in a year.
  ///   - facts: The array to which new facts of the event are appended.
  ///   - accountFacts: The array to which new facts of the account are appended.
  /// - Returns: The answer of ``EventLedger/perform(_:_:facts:)``, or
  ///   ``RegistrationRefusal/eventQuotaReached(_:limit:used:year:)``, which changes nothing.
  /// - Complexity: The same as ``EventLedger/perform(_:_:facts:)``.
  public mutating func perform(
    _ command: EventCommand, _ request: RegistrationRequest, on ledger: inout EventLedger,
    offsets: UTCOffsetTable? = nil, limits: ProviderPlan.Limits, facts: inout [EventFact],
    accountFacts: inout [Fact]
  ) -> EventAnswer<EventCommand.Outcome> {
    if let time = ledger.publicationTime(of: command, request) {
      let refusal: RegistrationRefusal? =
        if ledger.owner != provider {
          .forbidden(required: .provider)
        } else if case .refused(let refusal) = claim(
          ledger.id, at: time, offsets: offsets, limits: limits, facts: &accountFacts)
        {
          refusal
        } else {
          nil
        }
      if let refusal {
        return EventAnswer(.refused(refusal), version: ledger.version, request: request.id)
      }
    }
    let answer = ledger.perform(command, request, facts: &facts)
    if case .cancelEvent = command, answer.outcome == .done, ledger.owner == provider,
      !ledger.hadRegistrations
    {
      release(ledger.id, at: request.time, facts: &accountFacts)
    }
    return answer
  }
}

extension EventLedger {
  /// Returns the instant at which a command would publish the event, or `nil` if it would not, for
  /// example because it is a retry or would be refused.
  ///
  /// The provider's account must count the event before that:
  /// ``ProviderAccount/claim(_:at:offsets:limits:facts:)``. This method changes nothing.
  ///
  /// - Complexity: O(1) for most commands; O(*n*) for ``EventCommand/publish`` and *n* remembered
  ///   requests.
  public func publicationTime(
    of command: EventCommand, _ request: RegistrationRequest
  ) -> Int64? {
    guard command == .publish, !isPublished else { return nil }
    var trial = self
    var facts: [EventFact] = []
    let answer = trial.perform(command, request, facts: &facts)
    guard answer.outcome == .done, !answer.isReplay else { return nil }
    return facts.last?.time
  }

  /// Whether the event counts toward the yearly limit of its provider.
  ///
  /// It counts while it is published, and after it was canceled if a child had a seat before. An
  /// account that counts an event for which this is `false` can
  /// ``ProviderAccount/release(_:at:facts:)`` it, unless its publication is in progress.
  public var keepsPlace: Bool {
    content.map { $0.isPublished && ($0.cancellation == nil || $0.hadRegistrations) } ?? false
  }
}
