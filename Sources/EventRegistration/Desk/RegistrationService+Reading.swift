import Essentials

extension RegistrationService {
  /// Reads an event without copying it, after all that the result depends on is stored.
  ///
  /// The event has version 0 if there is none with this ID. The result includes all commands that were sent
  /// before. Other writers may have changed the event since. The service calls `body`, which can use it
  /// with `assumeIsolated`.
  ///
  /// - Throws: The error of the store, or ``Failure``.
  /// - Complexity: That of `body`.
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

  /// Returns the statistics of what the service has stored, all at the same moment.
  public func counters() -> RegistrationDesk.Counters { core.counters }
}

// MARK: Memory

extension RegistrationService {
  /// Removes an event from memory, unless it has unfinished work, and returns whether it did.
  ///
  /// The next command or read loads it again.
  @discardableResult
  public func evict(_ event: EventID) -> Bool { core.evict(event) }

  /// Replaces the ID of a child in what the service remembers, after you have replaced it in the
  /// stored facts of the event, as <doc:Privacy> describes.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  /// - Complexity: That of ``EventLedger/forget(child:key:)``.
  public func forget(child: ChildID, at event: EventID, key: PseudonymKey) async throws {
    _ = try await read(event) { $0.version }
    core.answers.rename(Renaming(of: child, at: event, key: key))
    core.ledgers.held(event)?.ledger.forget(child: child, key: key)
  }

  /// Replaces the ID of a parent or provider in what the service remembers, after you have replaced
  /// it in the stored facts of the event, as <doc:Privacy> describes.
  ///
  /// - Throws: As ``read(_:_:)`` does.
  /// - Complexity: That of ``EventLedger/forget(person:key:)``.
  public func forget(person: PersonID, at event: EventID, key: PseudonymKey) async throws {
    _ = try await read(event) { $0.version }
    guard let held = core.ledgers.held(event) else { return }
    held.ledger.forget(person: person, key: key)
    if !core.isChanging(held) { core.show(held.ledger.record, of: held) }
  }
}
