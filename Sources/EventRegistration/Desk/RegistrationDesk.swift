/// The place where families and providers ask: many events, each decided by one owner at a time.
///
///     let desk = RegistrationDesk(seed: seed)
///     let request = RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now)
///     switch desk.register([ana, ben], for: soccer, request).outcome {
///     case .registered(let seats): confirm(seats)
///     case .waitlisted(let position): show(position)
///     case .refused(let refusal): explain(refusal)
///     }
///
/// Any thread may call it. Events lie in stripes, each behind a lock of its own; a command holds
/// one. Answers are given in an order of each event that agrees with the order of the calls, and
/// carry the version that shows it. No seat is given twice, whoever calls when.
///
/// **Storing.** `onFacts` is called with the facts of each command, under the lock and before the
/// answer: append them there, or to a queue that is written before answers leave. After a crash,
/// build each ledger from its facts and ``restore(_:)-(EventLedger)`` it.
///
/// A request that comes again is answered as the first time, if the event remembers it; a refusal,
/// which is no fact, is remembered by the desk alone and forgotten when it ends.
public final class RegistrationDesk: Sendable {
  private let stripes: Stripes
  private let accounts: Guarded<Accounts>
  private let planLimits: ProviderPlan.Limits
  private let onFacts: @Sendable ([EventFact]) -> Void
  private let onAccountFacts: @Sendable ([ProviderAccount.Fact]) -> Void

  /// Creates a desk without events.
  ///
  /// - Parameters:
  ///   - seed: Scatters events over the stripes so that chosen identities cannot make one of them
  ///     crowded; take it from a source of randomness. It never shows in a result.
  ///   - planLimits: How many events a provider publishes a year.
  ///   - stripes: The number of locks, rounded up to a power of two in `1...4096`.
  ///   - rememberedRequests: How many accepted requests an event, and refused ones a stripe,
  ///     answers again as the first time.
  ///   - onFacts: Takes the facts of each command, in order of each event. Do not ask the desk from
  ///     there: the event's lock is held, and a second call would wait for itself.
  ///   - onAccountFacts: Takes the facts about providers' accounts, in order of each provider.
  public init(
    seed: UInt64, planLimits: ProviderPlan.Limits = .standard, stripes: Int = 64,
    rememberedRequests: Int = 1024,
    onFacts: @escaping @Sendable ([EventFact]) -> Void = { _ in },
    onAccountFacts: @escaping @Sendable ([ProviderAccount.Fact]) -> Void = { _ in }
  ) {
    self.stripes = Stripes(count: stripes, seed: seed) {
      LedgerShelf(seed: seed, rememberedRequests: rememberedRequests)
    }
    accounts = Guarded(Accounts())
    self.planLimits = planLimits
    self.onFacts = onFacts
    self.onAccountFacts = onAccountFacts
  }

  /// Carries out a command on an event.
  ///
  /// - Complexity: As of ``EventLedger/perform(_:_:facts:)``.
  @discardableResult
  public func perform(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    switch submission.command {
    case .publish: publish(submission)
    case .cancelEvent: cancelEvent(submission)
    case .draft, .edit, .setCapacity, .reschedule, .setWindow, .setWaitlist, .close, .reopen,
      .markAttendance, .hold, .confirm, .release, .register, .cancel, .leaveWaitlist,
      .acceptOffer, .declineOffer, .transfer:
      carryOut(submission)
    }
  }

  private func carryOut(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    stripes.withLock(submission.event) { carryOut(submission, &$0) }
  }

  private func carryOut(_ submission: Submission, _ shelf: inout LedgerShelf) -> EventAnswer<
    EventCommand.Outcome
  > {
    var facts: [EventFact] = []
    let answer = shelf.perform(submission, facts: &facts)
    if !facts.isEmpty { onFacts(facts) }
    return answer
  }
}

// MARK: Accounts

extension RegistrationDesk {
  private struct Accounts {
    var all: [PersonID: ProviderAccount] = [:]
    /// The events that somebody is about to publish.
    var publications: [EventID: Publication] = [:]
    /// How many publications began so far.
    var begun = 0
  }

  /// How many are about to publish an event, and the number of the one that began last.
  private struct Publication {
    var count = 0
    var last = 0
  }

  /// The account of a provider; of the first plan if nothing was said about it.
  public func account(of provider: PersonID) -> ProviderAccount {
    accounts.withLock { $0.all[provider] ?? ProviderAccount(provider) }
  }

  /// Changes a provider's plan and clocks.
  ///
  /// - Throws: ``ProviderAccount/Error``. The account is then unchanged.
  public func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, of provider: PersonID, at time: Int64
  ) throws(ProviderAccount.Error) {
    let result = accounts.withLock { accounts in
      change(provider, in: &accounts) { account, facts in
        Result { () throws(ProviderAccount.Error) in
          try account.setPlan(plan, utcOffset: utcOffset, at: time, facts: &facts)
        }
      }
    }
    try result.get()
  }

  private func changeAccount(
    of provider: PersonID, _ body: (inout ProviderAccount, inout [ProviderAccount.Fact]) -> Void
  ) {
    accounts.withLock { change(provider, in: &$0, body) }
  }

  @discardableResult
  private func change<Result>(
    _ provider: PersonID, in accounts: inout Accounts,
    _ body: (inout ProviderAccount, inout [ProviderAccount.Fact]) -> Result
  ) -> Result {
    var facts: [ProviderAccount.Fact] = []
    let result = body(&accounts.all[provider, default: ProviderAccount(provider)], &facts)
    if !facts.isEmpty { onAccountFacts(facts) }
    return result
  }

  /// Publishes in two steps, and never holds two locks at once.
  ///
  /// A place in the plan is taken if the event would publish, and given back if it then does not.
  private func publish(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    let event = submission.event
    let step = stripes.withLock(event) { shelf -> PublicationStep in
      if let (owner, time) = shelf.publication(submission) { return .needsPlace(owner, time) }
      return .answered(carryOut(submission, &shelf))
    }
    switch step {
    case .answered(let answer): return answer
    case .needsPlace(let owner, let time):
      if let refusal = takePlace(for: event, of: owner, at: time) {
        return stripes.withLock(event) { shelf in
          // Unless others published it, or refused this very request, in the meantime.
          shelf.publication(submission) == nil
            ? carryOut(submission, &shelf) : shelf.refuse(submission, refusal)
        }
      }
      let answer = carryOut(submission)
      leavePlace(for: event, of: owner, at: time)
      return answer
    }
  }

  private enum PublicationStep {
    case answered(EventAnswer<EventCommand.Outcome>)
    case needsPlace(PersonID, Int64)
  }

  /// Takes a place for a publication that begins, or returns why there is none.
  private func takePlace(for event: EventID, of owner: PersonID, at time: Int64)
    -> RegistrationRefusal?
  {
    accounts.withLock { accounts in
      let claim = change(owner, in: &accounts) { account, facts in
        account.claim(event, at: time, limits: planLimits, facts: &facts)
      }
      if case .refused(let refusal) = claim { return refusal }
      accounts.begun += 1
      accounts.publications[event, default: Publication()].count += 1
      accounts.publications[event]?.last = accounts.begun
      return nil
    }
  }

  /// Ends a publication.
  ///
  /// The last of those that go on at once looks what became of the event, and gives the place back
  /// if it is not to have one, unless another began in the meantime, which looks then.
  private func leavePlace(for event: EventID, of owner: PersonID, at time: Int64) {
    let last = accounts.withLock { accounts -> Int? in
      accounts.publications[event]?.count -= 1
      return accounts.publications[event].flatMap { $0.count == 0 ? $0.last : nil }
    }
    guard let last else { return }
    let keepsPlace = ledger(of: event)?.keepsPlace ?? false
    accounts.withLock { accounts in
      guard accounts.publications[event]?.last == last else { return }
      accounts.publications[event] = nil
      guard !keepsPlace else { return }
      change(owner, in: &accounts) { account, facts in
        account.release(event, at: time, facts: &facts)
      }
    }
  }

  /// Calls an event off, and gives its place in the plan back if no child ever had a seat.
  private func cancelEvent(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    let answer = carryOut(submission)
    if answer.outcome == .done, let ledger = ledger(of: submission.event),
      let owner = ledger.owner, !ledger.hadRegistrations
    {
      changeAccount(of: owner) { account, facts in
        account.release(submission.event, at: submission.request.time, facts: &facts)
      }
    }
    return answer
  }
}

// MARK: Reading and restoring

extension RegistrationDesk {
  /// The ledger of an event as it is now, or `nil` if there is none.
  ///
  /// A command on the event while the copy is kept takes O(*n*) time once, for *n* children.
  public func ledger(of event: EventID) -> EventLedger? {
    stripes.withLock(event) { $0.ledger(of: event) }
  }

  /// The seats left of an event, to be read at any time without waiting, or `nil` if there is none.
  public func spotsLeft(for event: EventID) -> SpotsLeft? {
    stripes.withLock(event) { $0.spots(of: event) }
  }

  /// What a reader sees of an event, or `nil` if there is none.
  public func record(of event: EventID) -> EventRecord? {
    stripes.withLock(event) { $0.ledger(of: event)?.record }
  }

  /// An event with everyone who has something at it, or `nil` if there is none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func roster(of event: EventID) -> EventRoster? {
    ledger(of: event).flatMap(EventRoster.init)
  }

  /// What a reader sees of all events, by start and identity.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events. Each is as it is at some moment during the call.
  public func records() -> [EventRecord] {
    var records: [EventRecord] = []
    stripes.forEach { shelf in records += shelf.ledgers.compactMap(\.record) }
    return records.sorted { $0.precedes($1) }
  }

  /// All events with everyone who has something at them, for the lists of parents.
  ///
  /// It goes through every registration: keep it for as long as versions stay the same.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events and registrations. Each event is as it is at some
  ///   moment during the call.
  public func rosters() -> [EventRoster] {
    var ledgers: [EventLedger] = []
    stripes.forEach { ledgers += $0.ledgers }
    return ledgers.compactMap(EventRoster.init).sorted { $0.record.precedes($1.record) }
  }

  /// What the desk has done and has to do, all of one moment.
  public func counters() -> Counters { stripes.counters() }

  /// Lets time pass for all events, so that families are promoted although nobody asks.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func tick(to time: Int64) {
    stripes.forEach { $0.tick(to: time, onFacts) }
  }

  /// Puts a ledger here that was built from its facts, in place of the one of the same event.
  ///
  /// It remembers as many requests as it was made to, whatever the desk was told.
  public func restore(_ ledger: EventLedger) {
    stripes.withLock(ledger.id) { $0.put(ledger) }
  }

  /// Puts an account here that was built from its facts, in place of the one of the same provider.
  public func restore(_ account: ProviderAccount) {
    accounts.withLock { $0.all[account.provider] = account }
  }
}
