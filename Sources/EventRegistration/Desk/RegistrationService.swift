import Essentials

/// A registration desk for hosts with a store that they await: it answers only what is stored.
///
///     let service = RegistrationService(store: database, seed: seed)
///     let answer = try await service.perform(
///       .init(.register([ana], joinWaitlist: true), for: soccer, request))
///
/// **Group commit.** Call ``perform(_:)-(RegistrationDesk.Submission)`` from as many tasks as you like.
/// While the facts of some commands are being stored, the service decides the next ones on top of
/// them, and stores those together. Each answer, each read, and each count leaves after all that it
/// depends on is stored, and answers leave in the order of the decisions.
///
/// **Failures.** If another writer was faster, the service undoes exactly what depends on the batch,
/// loads the events again, and decides again. If the store throws, the commands of the batch throw the
/// same error, because nobody knows whether they are stored, and later commands are decided again. Send
/// a command again with the same ``RegistrationRequest/ID``: it is performed once.
///
/// **Cancellation.** A command that was sent is performed and stored, even if its task is canceled.
///
/// **Memory.** The service loads events when they are needed. ``evict(_:)`` removes them.
public actor RegistrationService {
  private let store: any Store
  var core: GroupCommit
  private var isWriting = false

  /// Creates a service without events in memory.
  ///
  /// - Parameters:
  ///   - store: The store. Several services and other writers can share it.
  ///   - seed: A random number, which only randomizes hashing and never affects results.
  ///   - planLimits: How many events a provider can publish in a year.
  ///   - retention: How long and with how much memory a new event remembers accepted requests, and the
  ///     service refused ones.
  ///   - attempts: How often a command is decided while other writers are faster, before it fails with
  ///     ``Failure/contended``; 1 if it is smaller.
  ///   - batchLimit: The number of commands after which a batch is full; 1 if it is smaller.
  public init(
    store: any Store, seed: UInt64, planLimits: ProviderPlan.Limits = .standard,
    remembering retention: RegistrationRequest.Retention = .standard, attempts: Int = 10,
    batchLimit: Int = 1024
  ) {
    self.store = store
    core = GroupCommit(
      GroupCommit.Rules(
        seed: seed, planLimits: planLimits, retention: retention,
        attempts: max(attempts, 1), batchLimit: max(batchLimit, 1)))
  }

  // MARK: Commands

  /// Performs a command, and returns its answer after all facts that it depends on are stored.
  ///
  /// - Throws: The error of the store, or ``Failure``. It is then unknown whether the command was
  ///   performed: send it again with the same request ID.
  /// - Complexity: That of ``EventLedger/perform(_:_:facts:)``, and a part of a call of the store.
  public func perform(
    _ submission: RegistrationDesk.Submission
  ) async throws -> EventAnswer<EventCommand.Outcome> {
    try await withCheckedThrowingContinuation { answer in
      take(.command(submission) { answer.resume(returning: $0) }) { answer.resume(throwing: $0) }
    }
  }

  /// Performs commands, those of one event in order, and returns their answers in order after all of
  /// them are stored.
  ///
  /// This is faster than one call for each command.
  ///
  /// - Throws: The first error of a command. Some of the others may have been performed: send all of
  ///   them again with the same request IDs.
  /// - Complexity: That of ``EventLedger/perform(_:_:facts:)`` for each.
  public func perform(
    _ submissions: [RegistrationDesk.Submission]
  ) async throws -> [EventAnswer<EventCommand.Outcome>] {
    guard !submissions.isEmpty else { return [] }
    return try await withCheckedThrowingContinuation { continuation in
      let replies = Replies(count: submissions.count, continuation)
      let commands = GroupCommit.Work.Commands(submissions) { replies.take($0, at: $1) }
      core.take(commands) { replies.fail($0) }
      drive()
    }
  }

  /// Registers children for all of several events, such as the sessions of a series, or for none, and
  /// returns the outcome after that is stored.
  ///
  /// Nobody joins a waiting list. The facts of all events are in one ``Batch``, so the store has all of
  /// them or none. A retry with the same request changes nothing; that of a refused one is refused again,
  /// perhaps by another of the events.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - events: The events; one that is named twice counts once.
  ///   - request: The request, which is remembered by each event.
  /// - Returns: The outcome.
  /// - Throws: As ``perform(_:)-(RegistrationDesk.Submission)`` does.
  /// - Complexity: O(*m* + *n*) for *m* events with *n* children in all.
  public func register(
    _ children: [Child], forAll events: [EventID], _ request: RegistrationRequest
  ) async throws -> RegistrationDesk.SeriesOutcome {
    let series = SeriesDecision(of: children, forAll: events, request)
    guard !series.submissions.isEmpty else { return series.outcome }
    return try await withCheckedThrowingContinuation { answer in
      take(.series(series) { answer.resume(returning: $0) }) { answer.resume(throwing: $0) }
    }
  }

  /// Advances the time of the events in memory, and returns after that is stored.
  ///
  /// Expired holds and offers end, and waiting families move up.
  ///
  /// - Throws: As ``perform(_:)-([RegistrationDesk.Submission])`` does.
  /// - Complexity: O(*n*) for *n* events.
  public func advance(to time: Int64) async throws {
    let events = core.ledgers.all.filter { $0.storage.book.table.nextDeadline <= time }.map(\.id)
    guard !events.isEmpty else { return }
    _ = try await withCheckedThrowingContinuation { continuation in
      let replies = Replies<Void>(count: events.count, continuation)
      for (index, event) in events.enumerated() {
        core.take(
          GroupCommit.Work(.advance(event, to: time) { replies.take((), at: index) }) {
            replies.fail($0)
          })
      }
      drive()
    }
  }

  /// Sets a provider's plan and offset from UTC, and returns after that is stored.
  ///
  /// - Throws: ``ProviderAccount/Error``, and the account is then unchanged; the error of the store, or
  ///   ``Failure``.
  public func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, of provider: PersonID, at time: Int64
  ) async throws {
    let result = try await withCheckedThrowingContinuation {
      (answer: CheckedContinuation<GroupCommit.Work.PlanResult, any Error>) in
      take(.plan(plan, utcOffset: utcOffset, provider, at: time) { answer.resume(returning: $0) }) {
        answer.resume(throwing: $0)
      }
    }
    try result.get()
  }

  // MARK: Driving the store

  func take(
    _ action: GroupCommit.Work.Action, orFail fail: @escaping (any Error) -> Void
  ) {
    core.take(GroupCommit.Work(action, orFail: fail))
    drive()
  }

  /// Carries out reads, and starts what the store has to do next.
  ///
  /// The tasks are not those of callers, so that a canceled caller cancels nothing.
  private func drive() {
    for reading in core.takeReadings() { reading.perform() }
    for stream in core.takeLoads() { Task { await load(stream) } }
    guard !isWriting, let batch = core.nextBatch() else { return }
    isWriting = true
    Task { await write(batch) }
  }

  private func write(_ batch: Batch) async {
    do {
      core.settle(try await store.append(batch) ? .stored : .contended)
    } catch {
      core.settle(.unknown(error))
    }
    isWriting = false
    drive()
  }

  private func load(_ stream: GroupCommit.Stream) async {
    do {
      switch stream {
      case .event(let event): core.loaded(event, try await store.ledger(of: event))
      case .account(let provider): core.loaded(provider, try await store.account(of: provider))
      }
    } catch {
      core.failedToLoad(stream, error)
    }
    drive()
  }
}
