public import Essentials
import SeatCounting

/// A registration desk: it decides the commands of families and providers for many events, from any
/// thread.
///
///     let desk = RegistrationDesk(seed: seed)
///     let request = RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now)
///     switch desk.register([ana, ben], for: soccer, request).outcome {
///     case .registered(let seats): confirm(seats)
///     case .waitlisted(let position): show(position)
///     case .refused(let refusal): explain(refusal)
///     }
///
/// A desk keeps all events in memory, in stripes that each have a lock. A command takes one lock,
/// so the commands of an event run one after another and no seat is double-booked. The version of
/// each answer shows its position in that order. To choose between a desk, a service, a ledger, and
/// the seat engine, see <doc:ChoosingAnAPI>.
///
/// **Storing.** The desk calls `onFacts` with the facts of each command, under the lock and before
/// it answers. Append them to a store there, or to a queue that you write before you send the
/// answer. After a crash, build each ledger from its facts and ``restore(_:)-(EventLedger)`` it.
///
/// **Memory.** If you call ``advance(to:)`` regularly, a small event that nobody changes for an
/// hour takes few bytes, and so does a restored event. The next command on it takes microseconds
/// more.
///
/// **Retries** are idempotent: as long as the event remembers a request, the same request gets the
/// same answer. Only the desk remembers refusals, so they are forgotten when the desk ends.
public final class RegistrationDesk: Sendable {
  let stripes: Stripes
  private let accounts: Locked<Accounts>
  private let planLimits: ProviderPlan.Limits
  private let offsets: @Sendable (PersonID) -> UTCOffsetTable?
  private let onFacts: @Sendable ([EventFact]) -> Void
  private let onAccountFacts: @Sendable ([ProviderAccount.Fact]) -> Void

  /// Creates a desk without events.
  ///
  /// - Parameters:
  ///   - seed: A random number, which only randomizes hashing: an attacker cannot choose IDs that
  ///     fall into one stripe. It never affects results.
  ///   - planLimits: The number of events that a provider can publish in a year.
  ///   - offsets: Returns the clocks of a provider, which say in which year a publication is; without them, it
  ///     is ``ProviderAccount/utcOffset`` all year.
  ///   - stripes: The number of locks, rounded up to a power of two in `1...4096`.
  ///   - retention: How long and with how much memory an event remembers accepted requests, and each
  ///     stripe refused ones.
  ///   - onFacts: Receives the facts of each command, in order for each event. Do not call the desk
  ///     from it: the lock of the event is held, so the call would wait for itself, or end the
  ///     process.
  ///   - onAccountFacts: Receives the facts of providers' accounts, in order for each provider. Do
  ///     not call the desk from it.
  public init(
    seed: UInt64, planLimits: ProviderPlan.Limits = .standard,
    offsets: @escaping @Sendable (PersonID) -> UTCOffsetTable? = { _ in nil }, stripes: Int = 64,
    remembering retention: RegistrationRequest.Retention = .standard,
    onFacts: @escaping @Sendable ([EventFact]) -> Void = { _ in },
    onAccountFacts: @escaping @Sendable ([ProviderAccount.Fact]) -> Void = { _ in }
  ) {
    self.stripes = Stripes(count: stripes, seed: seed) {
      LedgerStripe(seed: seed, retention)
    }
    accounts = Locked(Accounts())
    self.planLimits = planLimits
    self.offsets = offsets
    self.onFacts = onFacts
    self.onAccountFacts = onAccountFacts
  }

  /// Performs a command on an event, and returns an answer, which may be a refusal.
  ///
  /// - Complexity: The same as ``EventLedger/perform(_:_:facts:)``.
  public func perform(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    switch submission.command {
    case .publish: publish(submission)
    case .cancelEvent: cancelEvent(submission)
    case .draft, .edit, .deleteDraft, .setCapacity, .setOverfill, .seatFromWaitlist, .reschedule,
      .setWindow,
      .setWaitlist, .close, .reopen, .markAttendance, .hold, .confirm, .release, .register, .cancel,
      .leaveWaitlist,
      .acceptOffer, .declineOffer, .transfer:
      carryOut(submission)
    }
  }

  private func carryOut(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    stripes.withLock(submission.event) { carryOut(submission, &$0) }
  }

  private func carryOut(_ submission: Submission, _ stripe: inout LedgerStripe) -> EventAnswer<
    EventCommand.Outcome
  > {
    var facts: [EventFact] = []
    let answer = stripe.perform(submission, facts: &facts)
    if !facts.isEmpty { onFacts(facts) }
    return answer
  }

  /// Hands over the facts of a command on several events.
  func handOver(_ facts: [EventFact]) { onFacts(facts) }
}

extension RegistrationDesk {
  /// A command for a desk, with the event, the sender, and the time.
  public struct Submission: Hashable, Sendable, PrivateValue {
    /// The command.
    public let command: EventCommand

    /// The event.
    public let event: EventID

    /// The sender and the time of the command.
    public let request: RegistrationRequest

    /// Creates a submission.
    public init(_ command: EventCommand, for event: EventID, _ request: RegistrationRequest) {
      self.command = command
      self.event = event
      self.request = request
    }
  }
}

/// Encoded as `{"command": {…}, "event": "…", "request": {…}}`.
extension RegistrationDesk.Submission: Codable {}

// MARK: Accounts

extension RegistrationDesk {
  private struct Accounts {
    var all: [PersonID: ProviderAccount] = [:]
    /// The events whose publication is in progress.
    var publications: [EventID: Publication] = [:]
    /// The number of publications that began so far.
    var begun = 0
  }

  /// The number of publications of an event that are in progress, and the number of the latest.
  private struct Publication {
    var count = 0
    var last = 0
  }

  /// Returns the account of a provider; a new account with the basic plan if there is none.
  public func account(of provider: PersonID) -> ProviderAccount {
    accounts.withLock { $0.all[provider] ?? ProviderAccount(provider) }
  }

  /// Sets a provider's plan and offset from UTC.
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

  /// Publishes in two steps and never holds two locks at once.
  ///
  /// It claims a place in the plan if the event can be published, and releases the place if the
  /// event is not published after all.
  private func publish(_ submission: Submission) -> EventAnswer<EventCommand.Outcome> {
    let event = submission.event
    let step = stripes.withLock(event) { stripe -> PublicationStep in
      if let (owner, time) = stripe.publication(submission) { return .needsPlace(owner, time) }
      return .answered(carryOut(submission, &stripe))
    }
    switch step {
    case .answered(let answer): return answer
    case .needsPlace(let owner, let time):
      if let refusal = takePlace(for: event, of: owner, at: time) {
        return stripes.withLock(event) { stripe in
          // Meanwhile, another thread may have published the event or refused this request.
          stripe.publication(submission) == nil
            ? carryOut(submission, &stripe) : stripe.refuse(submission, refusal)
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

  /// Claims a place for a publication that begins, or returns the refusal.
  private func takePlace(for event: EventID, of owner: PersonID, at time: Int64)
    -> RegistrationRefusal?
  {
    let offsets = offsets(owner)
    return accounts.withLock { accounts in
      let claim = change(owner, in: &accounts) { account, facts in
        account.claim(event, at: time, offsets: offsets, limits: planLimits, facts: &facts)
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
  /// The last of several concurrent publications checks the event and releases the place if the
  /// event does not keep it. If another publication began meanwhile, that one checks instead.
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

  /// Cancels an event, and releases its place in the plan if no child ever had a seat.
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

// MARK: Time and restoring

extension RegistrationDesk {
  /// Advances the time of all events: expired holds and offers end, and waiting families move up.
  ///
  /// Every command does this for its own event first. Call this regularly, so that families hear of
  /// a free seat even if no command arrives, and so that events that nobody has changed for an hour
  /// take little memory.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func advance(to time: Int64) {
    stripes.forEach { $0.advance(to: time, onFacts) }
  }

  /// Adds a ledger that was built from its facts, and replaces the one of the same event.
  ///
  /// The ledger keeps its own ``EventLedger/retention``.
  public func restore(_ ledger: EventLedger) {
    stripes.withLock(ledger.id) { $0.put(ledger, isIdle: true) }
  }

  /// Removes an event that is over from memory, and returns its ledger, or `nil` if the event is unknown or
  /// may still change.
  ///
  /// An event is over when it has ended or would have ended, or when its draft was deleted. After
  /// its end, its provider can still record attendance, so keep it for as long as the provider does
  /// that. Until ``restore(_:)-(EventLedger)`` brings it back, commands are refused as
  /// ``RegistrationRefusal/unknownEvent(_:)``, so never draft another event with its ID.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The ledger, to store as a ``EventLedger/snapshot``.
  public func archive(_ event: EventID, at time: Int64) -> EventLedger? {
    stripes.withLock(event) { $0.archive(event, at: time) }
  }

  /// Adds an account that was built from its facts, and replaces the one of the same provider.
  public func restore(_ account: ProviderAccount) {
    accounts.withLock { $0.all[account.provider] = account }
  }
}

extension RegistrationDesk {
  /// Replaces the ID of a child at an event by its pseudonym under a key, also in remembered
  /// refusals.
  ///
  /// Do the same with the stored facts of the event: <doc:Privacy>. The desk does not call
  /// `onFacts`, because the history of the event keeps its versions.
  ///
  /// - Complexity: The same as ``EventLedger/forget(child:key:)``.
  public func forget(child: ChildID, at event: EventID, key: PseudonymKey) {
    let rename = Renaming(of: child, at: event, key: key)
    stripes.withLock(event) { stripe in
      stripe.rename(rename)
      stripe.change(event) { $0.forget(child: child, key: key) }
    }
  }

  /// Replaces the ID of a parent or provider at an event by its pseudonym under a key.
  ///
  /// Do the same with the stored facts of the event: <doc:Privacy>. The desk does not call
  /// `onFacts`, because the history of the event keeps its versions.
  ///
  /// - Complexity: The same as ``EventLedger/forget(person:key:)``.
  public func forget(person: PersonID, at event: EventID, key: PseudonymKey) {
    stripes.withLock(event) { stripe in
      stripe.change(event) { $0.forget(person: person, key: key) }
    }
  }
}

/// The ledgers of all events in stripes, each behind its own lock.
///
/// A hash of the event ID chooses the stripe.
struct Stripes: ~Copyable, Sendable {
  private let stripes: Buffer<Locked<LedgerStripe>>
  private let seed: UInt64

  /// Creates `count` stripes, rounded up to a power of two in `1...4096`.
  init(count: Int, seed: UInt64, _ make: () -> LedgerStripe) {
    let wanted = UInt32(min(max(count, 1), 4096))
    let rounded = wanted & (wanted - 1) == 0 ? wanted : 1 << (32 - wanted.leadingZeroBitCount)
    var stripes = Buffer<Locked<LedgerStripe>>(minimumCapacity: rounded)
    for _ in 0..<rounded { stripes.append(Locked(make())) }
    self.stripes = stripes
    self.seed = seed
  }

  /// Calls `body` with exclusive access to the stripe of an event.
  func withLock<Result: Sendable>(
    _ event: EventID, _ body: (inout LedgerStripe) -> Result
  ) -> Result {
    withLock(stripe(of: event), body)
  }

  /// The numbers of the stripes.
  var indices: Range<UInt32> { 0..<stripes.count }

  /// Calls `body` with exclusive access to a stripe.
  func withLock<Result: Sendable>(
    _ stripe: UInt32, _ body: (inout LedgerStripe) -> Result
  ) -> Result {
    stripes[stripe].withLock { body(&$0) }
  }

  /// Calls `body` with one stripe after another.
  func forEach(_ body: (inout LedgerStripe) -> Void) {
    for index in 0..<stripes.count { stripes[index].withLock { body(&$0) } }
  }

  /// Returns the sum of the counters of all stripes at one moment.
  ///
  /// It takes the locks in a fixed order and holds all of them.
  func counters() -> RegistrationDesk.Counters {
    var total = RegistrationDesk.Counters()
    addCounters(from: 0, to: &total)
    return total
  }

  private func addCounters(from index: UInt32, to total: inout RegistrationDesk.Counters) {
    guard index < stripes.count else { return }
    stripes[index].withLock { stripe in
      total += stripe.counters
      addCounters(from: index + 1, to: &total)
    }
  }

  /// Returns the number of the stripe of an event.
  func stripe(of event: EventID) -> UInt32 {
    // The upper half of a product with the seed, so that nobody who does not know the seed can
    // tell which events share a stripe.
    let product = (event.high ^ seed).multipliedFullWidth(by: event.low ^ 0x9E37_79B9_7F4A_7C15 | 1)
    let mixed = (product.high ^ product.low) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32) & (stripes.count - 1)
  }
}

extension RegistrationDesk {
  /// The number of free seats of an event, which any thread can read without waiting for a command.
  ///
  ///     let spots = desk.spotsLeft(for: soccer)  // once
  ///     show(spots?.count)                       // at any time, from any thread
  public final class SpotsLeft: Sendable {
    /// Both values, which belong to the same moment.
    ///
    /// Their lock is never held while a command works.
    private let current = Locked<(count: Int, version: UInt32)>((0, 0))

    init() {}

    /// The number of free seats.
    public var count: Int { current.withLock { $0.count } }

    /// The low 32 bits of the version of the event.
    ///
    /// The version can be later than that of a ``count`` that you read before.
    public var version: UInt32 { current.withLock { $0.version } }

    /// Sets both values; only the owner of the event's lock calls this.
    func set(_ count: Int, version: UInt64) {
      current.withLock { $0 = (count, UInt32(truncatingIfNeeded: version)) }
    }
  }

  /// Statistics of a desk since its creation, all from the same moment.
  public struct Counters: Equatable, Sendable {
    /// The number of answered commands, including replays.
    public private(set) var commands = 0

    /// The number of replays: repeated answers to retries.
    public private(set) var replays = 0

    /// The number of parties whose hold or offer expired.
    public private(set) var expiries = 0

    /// The number of parties that moved up from the waiting list to a seat or an offer.
    public private(set) var promotions = 0

    /// The number of parties that are waitlisted now.
    public private(set) var waiting = 0

    private var refused: [RegistrationRefusal.Kind: Int] = [:]

    /// Returns the number of refusals of a kind, without replays.
    public func refusals(_ kind: RegistrationRefusal.Kind) -> Int { refused[kind, default: 0] }

    /// The number of all refusals, without replays.
    public var refusals: Int { refused.values.reduce(0, +) }

    mutating func count(_ answer: EventAnswer<EventCommand.Outcome>) {
      commands += 1
      if answer.isReplay {
        replays += 1
      } else if let refusal = answer.outcome.refusal {
        refused[refusal.kind, default: 0] += 1
      }
    }

    mutating func count(_ facts: some Sequence<EventFact>) {
      for fact in facts {
        switch fact.change {
        case .holdExpired, .offerExpired: expiries += 1
        case .seated(_, from: .waitlist), .offered: promotions += 1
        case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
          .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .held,
          .holdReleased, .registered, .waitlisted, .seated, .leftWaitlist, .movedToWaitlist,
          .offerDeclined, .registrationCancelled, .transferred, .overfilled, .noted, .draftDeleted:
          break
        }
      }
    }

    mutating func count(waiting change: Int) { waiting += change }

    static func += (total: inout Self, part: Self) {
      total.commands += part.commands
      total.replays += part.replays
      total.expiries += part.expiries
      total.promotions += part.promotions
      total.waiting += part.waiting
      total.refused.merge(part.refused, uniquingKeysWith: +)
    }
  }
}
