public import Essentials
import SeatCounting

/// A registration desk for hosts with a store that they await: it answers a command only after the
/// store has stored it.
///
///     let service = RegistrationService(store: database, seed: seed)
///     let answer = try await service.perform(
///       .init(.register([ana], joinWaitlist: true), for: soccer, request))
///
/// **Group commit.** Call ``perform(_:)-(RegistrationDesk.Submission)`` from as many tasks as you
/// like. While the facts of some commands are being stored, the service decides the next commands
/// on top of them, and stores those together. It returns each answer, each read, and each count
/// after all that it depends on is stored, and answers in the order of the decisions.
///
/// **Failures.** If another writer was faster, the service undoes exactly what depends on the
/// batch, loads the events again, and decides again. If the store throws, the commands of the batch
/// throw the same error, because it is unknown whether they are stored, and later commands are
/// decided again. Send a command again with the same ``RegistrationRequest/ID``: it is performed
/// once.
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
  ///   - planLimits: The number of events that a provider can publish in a year.
  ///   - offsets: Returns the clocks of a provider, which say in which year a publication is; without them, it
  ///     is ``ProviderAccount/utcOffset`` all year.
  ///   - retention: How long and with how much memory a new event remembers accepted requests, and the
  ///     service refused ones.
  ///   - attempts: How often a command is decided while other writers are faster, before it fails with
  ///     ``Failure/contended``; 1 if it is smaller.
  ///   - batchLimit: The number of commands after which a batch is full; 1 if it is smaller.
  public init(
    store: any Store, seed: UInt64, planLimits: ProviderPlan.Limits = .standard,
    offsets: @escaping @Sendable (PersonID) -> UTCOffsetTable? = { _ in nil },
    remembering retention: RegistrationRequest.Retention = .standard, attempts: Int = 10,
    batchLimit: Int = 1024
  ) {
    self.store = store
    core = GroupCommit(
      GroupCommit.Rules(
        seed: seed, planLimits: planLimits, offsets: offsets, retention: retention,
        attempts: max(attempts, 1), batchLimit: max(batchLimit, 1)))
  }

  // MARK: Commands

  /// Performs a command, and returns its answer after all facts that it depends on are stored.
  ///
  /// - Throws: The error of the store, or ``Failure``. It is then unknown whether the command was
  ///   performed: send it again with the same request ID.
  /// - Complexity: The same as ``EventLedger/perform(_:_:facts:)``, and a part of a call of the store.
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
  /// - Complexity: The same as ``EventLedger/perform(_:_:facts:)`` for each command.
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

  /// Registers children for several events, such as the sessions of a series, all or nothing, and
  /// returns the outcome after it is stored.
  ///
  /// The children never join a waiting list. The facts of all events are in one ``Batch``, so the
  /// store has all of them or none. A retry with the same request changes nothing. A retry of a
  /// refused request is refused again, perhaps by another of the events.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - events: The events; one that is named twice counts once.
  ///   - request: The request, which each event remembers.
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

  /// Advances the time of the events in memory, and returns after the changes are stored.
  ///
  /// Expired holds and offers end, and waiting families move up.
  ///
  /// - Throws: As ``perform(_:)-([RegistrationDesk.Submission])`` does.
  /// - Complexity: O(*n*) for *n* events.
  public func advance(to time: Int64) async throws {
    let events = core.ledgers.all.filter { $0.storage.book.table.queues.nextDeadline <= time }.map(
      \.id)
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

  /// Sets a provider's plan and offset from UTC, and returns after the change is stored.
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

extension RegistrationService {
  /// The store of a ``RegistrationService``, such as a database; <doc:ChoosingAnAPI> shows one.
  ///
  /// The service calls ``append(_:)`` for one batch after another, and never two at once. It may call
  /// the other methods at any time, also at the same time.
  public protocol Store: Sendable {
    /// Stores all facts of a batch, or none, if the stored version of each of its streams is the one
    /// that the batch expects. Returns whether it was, also for streams without new facts.
    ///
    /// Throw if it is unknown whether the facts are stored. The service then loads the streams again.
    func append(_ batch: Batch) async throws -> Bool

    /// Returns the stored state of an event, or `nil` if it has no facts.
    ///
    /// After ``append(_:)`` has returned `false` or thrown, this must return the stored state, not
    /// an older one. A snapshot and the facts after it are enough.
    func ledger(of event: EventID) async throws -> EventLedger?

    /// Returns the stored state of a provider's account, or `nil` if it has no facts.
    func account(of provider: PersonID) async throws -> ProviderAccount?
  }

  /// The facts of one or more commands, to store together.
  public struct Batch: Sendable {
    /// The expected version of a stream, and the facts to append to it.
    public struct Append<Stream: Hashable & Sendable, Fact: StoredFact>: Sendable {
      /// The event, or the provider.
      public let stream: Stream

      /// The version that the stream must have, which is the one before the first new fact.
      public let version: UInt64

      /// The new facts, in order; empty if commands were refused for this version.
      public internal(set) var facts: [Fact] = []
    }

    /// The events, each once.
    public let events: [Append<EventID, EventFact>]

    /// The accounts of providers, each once.
    public let accounts: [Append<PersonID, ProviderAccount.Fact>]
  }

  /// The reason a service did not answer.
  ///
  /// The client then does not know whether the command was performed; a retry with the same request
  /// ID gets the answer.
  @nonexhaustive public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Other writers were faster each time.
    case contended
    /// The store returned another event or account than the requested one.
    case wrongStream

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .contended: "Other writers changed the same events each time."
      case .wrongStream: "The store returned another event or account than the requested one."
      }
    }
  }
}

extension RegistrationService {
  /// Reads an event without copying it, after everything that the result depends on is stored.
  ///
  /// The event has version 0 if there is none with this ID. The result includes all commands that were sent
  /// before. Other writers may have changed the event since. The service calls `body`, which can use it
  /// with `assumeIsolated`.
  ///
  /// - Throws: The error of the store, or ``Failure``.
  /// - Complexity: The same as `body`.
  public func read<Value: Sendable>(
    _ event: EventID, _ body: @escaping @Sendable (EventLedger) -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { answer in
      let action = GroupCommit.Work.Action.readEvent(event) { ledger in
        let value = body(ledger)
        return { answer.resume(returning: value) }
      }
      take(action) { answer.resume(throwing: $0) }
    }
  }

  /// Returns the stored record of an event, or `nil` if the event is unknown.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  public func record(of event: EventID) async throws -> EventRecord? {
    try await read(event) { $0.record }
  }

  /// Returns an event with all its registrations as stored, or `nil` if the event is unknown.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func roster(of event: EventID) async throws -> EventRoster? {
    try await read(event) { EventRoster($0) }
  }

  /// Returns the stored account of a provider; a new account with the basic plan if there is none.
  ///
  /// - Throws: The error of the store, or ``Failure``.
  public func account(of provider: PersonID) async throws -> ProviderAccount {
    try await withCheckedThrowingContinuation { answer in
      take(.readAccount(provider) { account in { answer.resume(returning: account) } }) {
        answer.resume(throwing: $0)
      }
    }
  }

  /// Returns the free seats of an event, which you can read at any time without waiting for a command, or `nil`
  /// if the event is unknown.
  ///
  /// They change when facts are stored.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  public func spotsLeft(for event: EventID) async throws -> RegistrationDesk.SpotsLeft? {
    guard try await record(of: event) != nil else { return nil }
    return core.views[event]?.spots
  }

  /// Returns the stored records of the events in memory, sorted by start and ID.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public func records() -> [EventRecord] {
    core.views.values.compactMap(\.record).sorted { $0.precedes($1) }
  }

  /// Returns the statistics of the stored state, all from the same moment.
  public func counters() -> RegistrationDesk.Counters { core.counters }
}

// MARK: Memory

extension RegistrationService {
  /// Removes an event from memory, unless it has unfinished work, and returns whether it did.
  ///
  /// The next command or read loads it again.
  @discardableResult
  public func evict(_ event: EventID) -> Bool { core.evict(event) }

  /// Replaces the ID of a child in the service's memory, after you have replaced it in the stored
  /// facts of the event, as <doc:Privacy> describes.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  /// - Complexity: The same as ``EventLedger/forget(child:key:)``.
  public func forget(child: ChildID, at event: EventID, key: PseudonymKey) async throws {
    _ = try await read(event) { $0.version }
    core.answers.rename(Renaming(of: child, at: event, key: key))
    core.ledgers.held(event)?.ledger.forget(child: child, key: key)
  }

  /// Replaces the ID of a parent or provider in the service's memory, after you have replaced it in
  /// the stored facts of the event, as <doc:Privacy> describes.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  /// - Complexity: The same as ``EventLedger/forget(person:key:)``.
  public func forget(person: PersonID, at event: EventID, key: PseudonymKey) async throws {
    _ = try await read(event) { $0.version }
    guard let held = core.ledgers.held(event) else { return }
    held.ledger.forget(person: person, key: key)
    if !core.isChanging(held) { core.show(held.ledger.record, of: held) }
  }
}

extension RegistrationService {
  /// The results of several pieces of work, told together.
  final class Replies<Reply: Sendable> {
    private var received: InOrder<Reply>
    private let continuation: CheckedContinuation<[Reply], any Error>

    init(count: Int, _ continuation: CheckedContinuation<[Reply], any Error>) {
      received = InOrder(count: count)
      self.continuation = continuation
    }

    func take(_ reply: Reply, at place: Int) {
      if let result = received.add(reply, at: place) { continuation.resume(with: result) }
    }

    func fail(_ error: any Error) {
      if let result = received.fail(error) { continuation.resume(with: result) }
    }
  }

  /// Replies that arrive in any order, and then have that of their places.
  private struct InOrder<Reply> {
    private var replies: [Reply] = []
    /// The replies after one that is missing, by their places.
    private var early: [Int: Reply] = [:]
    private var failure: (any Error)?
    private var missing: Int

    init(count: Int) {
      missing = count
      replies.reserveCapacity(count)
    }

    /// Adds a reply, and returns the result if it was the last.
    mutating func add(_ reply: Reply, at place: Int) -> Result<[Reply], any Error>? {
      if place == replies.count {
        replies.append(reply)
        while !early.isEmpty, let next = early.removeValue(forKey: replies.count) {
          replies.append(next)
        }
      } else {
        early[place] = reply
      }
      return result()
    }

    /// Notes that a reply is missing, and returns the result if it was the last.
    mutating func fail(_ error: any Error) -> Result<[Reply], any Error>? {
      failure = failure ?? error
      return result()
    }

    private mutating func result() -> Result<[Reply], any Error>? {
      missing -= 1
      guard missing == 0 else { return nil }
      return failure.map(Result.failure) ?? .success(replies)
    }
  }
}
