/// The work of a ``RegistrationDesk`` as an actor, for hosts that store what happened before they
/// answer.
///
///     let service = RegistrationService(seed: seed)
///     let batch = await service.perform(submissions)
///     try await store.append(batch.facts)          // and only then send batch.answers
///
/// Send commands in batches: each way to an actor costs time of its own.
public actor RegistrationService {
  private let desk: RegistrationDesk
  private let outbox: Outbox

  /// Creates a service without events.
  ///
  /// - Parameters:
  ///   - seed: Scatters identities in tables; it never shows in a result.
  ///   - planLimits: How many events a provider publishes a year.
  ///   - rememberedRequests: How many accepted requests an event, and refused ones the service,
  ///     answers again as the first time.
  public init(
    seed: UInt64, planLimits: ProviderPlan.Limits = .standard, rememberedRequests: Int = 1024
  ) {
    let outbox = Outbox()
    self.outbox = outbox
    desk = RegistrationDesk(
      seed: seed, planLimits: planLimits, stripes: 1, rememberedRequests: rememberedRequests,
      onFacts: { outbox.append($0) }, onAccountFacts: { outbox.append($0) })
  }

  /// Carries out commands in order.
  ///
  /// - Complexity: As of ``EventLedger/perform(_:_:facts:)`` for each.
  public func perform(_ submissions: [RegistrationDesk.Submission]) -> Batch {
    let answers = submissions.map { desk.perform($0) }
    return outbox.batch(answers)
  }

  /// Lets time pass for all events.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func tick(to time: Int64) -> Batch {
    desk.tick(to: time)
    return outbox.batch([])
  }

  /// Changes a provider's plan and clocks.
  ///
  /// - Throws: ``ProviderAccount/Error``. The account is then unchanged.
  public func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, of provider: PersonID, at time: Int64
  ) throws(ProviderAccount.Error) -> Batch {
    try desk.setPlan(plan, utcOffset: utcOffset, of: provider, at: time)
    return outbox.batch([])
  }

  /// Puts a ledger here that was built from its facts, in place of the one of the same event.
  public func restore(_ ledger: EventLedger) { desk.restore(ledger) }

  /// Puts an account here that was built from its facts, in place of the one of the same provider.
  public func restore(_ account: ProviderAccount) { desk.restore(account) }
}

// MARK: Reading

extension RegistrationService {
  /// The ledger of an event as it is now, or `nil` if there is none.
  public nonisolated func ledger(of event: EventID) -> EventLedger? { desk.ledger(of: event) }

  /// The spots left of an event, to be read at any time without waiting, or `nil` if there is none.
  public nonisolated func spotsLeft(for event: EventID) -> RegistrationDesk.SpotsLeft? {
    desk.spotsLeft(for: event)
  }

  /// The account of a provider; of the first plan if nothing was said about it.
  public nonisolated func account(of provider: PersonID) -> ProviderAccount {
    desk.account(of: provider)
  }

  /// What a reader sees of all events, by start and identity.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public nonisolated func records() -> [EventRecord] { desk.records() }

  /// All events with everyone who has something at them, for the lists of parents.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events and registrations.
  public nonisolated func rosters() -> [EventRoster] { desk.rosters() }

  /// What the service has done and has to do, all of one moment.
  public nonisolated func counters() -> RegistrationDesk.Counters { desk.counters() }
}

extension RegistrationService {
  /// What became of commands, and what is to be stored before anyone is told.
  ///
  /// The facts of one command share their ``EventFact/cause``; those of the passing of time have
  /// none.
  public struct Batch: Sendable {
    /// An answer for each command, in their order.
    public let answers: [EventAnswer<EventCommand.Outcome>]

    /// What happened, in order of each event.
    public let facts: [EventFact]

    /// What happened to providers' accounts, in order of each provider.
    public let accountFacts: [ProviderAccount.Fact]
  }

  /// Facts on their way out.
  private final class Outbox: Sendable {
    private let facts = Guarded<(events: [EventFact], accounts: [ProviderAccount.Fact])>(([], []))

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
