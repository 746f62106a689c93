/// An actor that does the work of a ``RegistrationDesk``, for hosts that store facts before they
/// answer.
///
///     let service = RegistrationService(seed: seed)
///     let batch = await service.perform(submissions)
///     try await store.append(batch.facts)          // and only then send batch.answers
///
/// Send commands in batches, because each hop to an actor costs time. If your store fails, discard
/// the answers and ``restore(_:)-(EventLedger)`` the events from the store, as <doc:StoringEvents>
/// describes.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public actor RegistrationService {
  let desk: RegistrationDesk
  private let outbox: Outbox

  /// Creates a service without events.
  ///
  /// - Parameters:
  ///   - seed: A random number, which only randomizes hashing and never affects results.
  ///   - planLimits: How many events a provider can publish in a year.
  ///   - rememberedRequests: How many accepted requests an event remembers, and how many refused
  ///     requests the service remembers.
  public init(
    seed: UInt64, planLimits: ProviderPlan.Limits = .standard, rememberedRequests: Int = 1024
  ) {
    let outbox = Outbox()
    self.outbox = outbox
    desk = RegistrationDesk(
      seed: seed, planLimits: planLimits, stripes: 1, rememberedRequests: rememberedRequests,
      onFacts: { outbox.append($0) }, onAccountFacts: { outbox.append($0) })
  }

  /// Performs commands in order.
  ///
  /// - Complexity: That of ``EventLedger/perform(_:_:facts:)`` for each.
  public func perform(_ submissions: [RegistrationDesk.Submission]) -> Batch {
    let answers = submissions.map { desk.perform($0) }
    return outbox.batch(answers)
  }

  /// Advances the time of all events: expired holds and offers end, and waiting families move up.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func advance(to time: Int64) -> Batch {
    desk.advance(to: time)
    return outbox.batch([])
  }

  /// Sets a provider's plan and offset from UTC.
  ///
  /// - Throws: ``ProviderAccount/Error``. The account is then unchanged.
  public func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, of provider: PersonID, at time: Int64
  ) throws(ProviderAccount.Error) -> Batch {
    try desk.setPlan(plan, utcOffset: utcOffset, of: provider, at: time)
    return outbox.batch([])
  }

  /// Adds a ledger that was built from its facts, and replaces the one of the same event.
  public func restore(_ ledger: EventLedger) { desk.restore(ledger) }

  /// Adds an account that was built from its facts, and replaces the one of the same provider.
  public func restore(_ account: ProviderAccount) { desk.restore(account) }
}

// MARK: Reading

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RegistrationService {
  /// Returns the current ledger of an event, or `nil` if the event is unknown.
  public nonisolated func ledger(of event: EventID) -> EventLedger? { desk.ledger(of: event) }

  /// Returns the free seats of an event, which you can read at any time without waiting, or `nil`
  /// if the event is unknown.
  public nonisolated func spotsLeft(for event: EventID) -> RegistrationDesk.SpotsLeft? {
    desk.spotsLeft(for: event)
  }

  /// Returns the account of a provider; a new account with the basic plan if there is none.
  public nonisolated func account(of provider: PersonID) -> ProviderAccount {
    desk.account(of: provider)
  }

  /// Returns the records of all events, sorted by start and ID.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public nonisolated func records() -> [EventRecord] { desk.records() }

  /// Returns the records of a provider's events, sorted by start and ID.
  ///
  /// Drafts and canceled events are included.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* events, *m* of them of the provider.
  public nonisolated func records(of provider: PersonID) -> [EventRecord] {
    desk.records(of: provider)
  }

  /// Returns all events with all their registrations, for the lists of parents.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events and registrations.
  public nonisolated func rosters() -> [EventRoster] { desk.rosters() }

  /// Returns the statistics of the service, all at the same moment.
  public nonisolated func counters() -> RegistrationDesk.Counters { desk.counters() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RegistrationService {
  /// The answers to commands, and the facts to store before you send the answers.
  ///
  /// The facts of one command share their ``EventFact/cause``. Facts caused by time have none.
  public struct Batch: Sendable {
    /// The answers, in the order of the commands.
    public let answers: [EventAnswer<EventCommand.Outcome>]

    /// The facts of events, in order for each event.
    public let facts: [EventFact]

    /// The facts of providers' accounts, in order for each provider.
    public let accountFacts: [ProviderAccount.Fact]
  }

  /// The facts since the last batch.
  private final class Outbox: Sendable {
    private let facts = Locked<(events: [EventFact], accounts: [ProviderAccount.Fact])>(([], []))

    func append(_ new: [EventFact]) { facts.withLock { $0.events += new } }

    func append(_ new: [ProviderAccount.Fact]) { facts.withLock { $0.accounts += new } }

    func batch(_ answers: [EventAnswer<EventCommand.Outcome>]) -> Batch {
      facts.withLock { facts in
        defer { facts = ([], []) }
        return Batch(answers: answers, facts: facts.events, accountFacts: facts.accounts)
      }
    }
  }
}
