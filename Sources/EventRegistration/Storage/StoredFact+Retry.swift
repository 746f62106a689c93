extension StoredFact {
  /// Loads a state, makes a decision, and stores its facts; retries if another writer was faster.
  ///
  ///     let stored = try EventFact.retry {
  ///       try store.ledger(of: soccer)
  ///     } decide: { ledger, facts in
  ///       ledger.perform(command, request, facts: &facts)
  ///     } append: { facts, version in
  ///       try store.append(facts, ifVersionIs: version)
  ///     }
  ///
  /// Follow these rules, so that a crash never loses an answer or double-books a seat:
  ///
  /// 1. Append the facts of one decision all or nothing, and only if the stored version is the one
  ///    before them. In a database, use a transaction and a unique key of stream and version.
  /// 2. Send the answer after that. If the process ends before, the client retries with the same
  ///    ``RegistrationRequest/ID`` and gets the same answer.
  /// 3. If it is unknown whether the facts were appended, throw from `append`. The state is then
  ///    discarded, and the next retry loads it again.
  ///
  /// A decision can have no facts, such as most refusals. Then `append` gets an empty array, and
  /// returns whether the version is still the stored one, so that a refusal for an outdated state
  /// is decided again. After `append` returns `false`, `load` must return a newer state.
  ///
  /// To throw one type of error, declare it in both closures: `throws(StoreError) in`. Otherwise the
  /// compiler infers `any Error`, and its diagnostics are poor.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is the version of the loaded state.
  /// - Returns: The decision, or ``StoredDecision/contended``.
  /// - Throws: The errors of `load` and `append`.
  public static func retry<State: VersionedState & ~Copyable, Decision, Failure: Error>(
    attempts: Int = 10, load: () throws(Failure) -> State,
    decide: (inout State, inout [Self]) -> Decision,
    append: (_ facts: [Self], _ version: UInt64) throws(Failure) -> Bool
  ) throws(Failure) -> StoredDecision<Decision> {
    for _ in 0..<max(attempts, 1) {
      var state = try load()
      let version = state.version
      var facts: [Self] = []
      let decision = decide(&state, &facts)
      if try append(facts, version) { return .stored(decision) }
    }
    return .contended
  }

  /// Loads a state, makes a decision, and stores its facts in an asynchronous store; retries if
  /// another writer was faster.
  ///
  /// The rules of the synchronous method apply.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is the version of the loaded state.
  /// - Returns: The decision, or ``StoredDecision/contended``.
  /// - Throws: The errors of `load` and `append`.
  nonisolated(nonsending) public static func retry<
    State: VersionedState & ~Copyable, Decision, Failure: Error
  >(
    attempts: Int = 10, load: nonisolated(nonsending) () async throws(Failure) -> State,
    decide: (inout State, inout [Self]) -> Decision,
    append:
      nonisolated(nonsending) (_ facts: [Self], _ version: UInt64) async throws(Failure) ->
      Bool
  ) async throws(Failure) -> StoredDecision<Decision> {
    for _ in 0..<max(attempts, 1) {
      var state = try await load()
      let version = state.version
      var facts: [Self] = []
      let decision = decide(&state, &facts)
      if try await append(facts, version) { return .stored(decision) }
    }
    return .contended
  }

  /// Makes a decision on a cached state, stores its facts, and keeps the state; loads the state and
  /// retries if another writer was faster.
  ///
  ///     var cached: EventLedger? = nil
  ///     let stored = try EventFact.retry(on: &cached) {
  ///       try store.ledger(of: soccer)
  ///     } decide: { ledger, facts in
  ///       ledger.perform(command, request, facts: &facts)
  ///     } append: { facts, version in
  ///       try store.append(facts, ifVersionIs: version)
  ///     }
  ///
  /// The rules of `retry(attempts:load:decide:append:)` apply. The state is moved and never copied.
  /// After a decision was stored, `state` is the state after it. After an error, or if all attempts
  /// were contended, it is `nil`, because the state in memory may differ from the stored one.
  ///
  /// - Parameters:
  ///   - state: The cached state, or `nil` if it must be loaded.
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is the version of the state before the decision.
  /// - Returns: The decision, or ``StoredDecision/contended``.
  /// - Throws: The errors of `load` and `append`.
  public static func retry<State: VersionedState & ~Copyable, Decision, Failure: Error>(
    on state: inout State?, attempts: Int = 10, load: () throws(Failure) -> State,
    decide: (inout State, inout [Self]) -> Decision,
    append: (_ facts: [Self], _ version: UInt64) throws(Failure) -> Bool
  ) throws(Failure) -> StoredDecision<Decision> {
    for _ in 0..<max(attempts, 1) {
      var current: State
      if let cached = state.take() { current = cached } else { current = try load() }
      let version = current.version
      var facts: [Self] = []
      let decision = decide(&current, &facts)
      if try append(facts, version) {
        state = consume current
        return .stored(decision)
      }
    }
    return .contended
  }

  /// Makes a decision on a cached state, stores its facts in an asynchronous store, and keeps the
  /// state; loads the state and retries if another writer was faster.
  ///
  /// The rules of the synchronous method apply. If the task is canceled while `append` runs,
  /// `append` decides what happens: if it throws, the cached state is dropped.
  ///
  /// - Parameters:
  ///   - state: The cached state, or `nil` if it must be loaded.
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is the version of the state before the decision.
  /// - Returns: The decision, or ``StoredDecision/contended``.
  /// - Throws: The errors of `load` and `append`.
  nonisolated(nonsending) public static func retry<
    State: VersionedState & ~Copyable, Decision, Failure: Error
  >(
    on state: inout State?, attempts: Int = 10,
    load: nonisolated(nonsending) () async throws(Failure) -> State,
    decide: (inout State, inout [Self]) -> Decision,
    append:
      nonisolated(nonsending) (_ facts: [Self], _ version: UInt64) async throws(Failure) ->
      Bool
  ) async throws(Failure) -> StoredDecision<Decision> {
    for _ in 0..<max(attempts, 1) {
      var current: State
      if let cached = state.take() { current = cached } else { current = try await load() }
      let version = current.version
      var facts: [Self] = []
      let decision = decide(&current, &facts)
      if try await append(facts, version) {
        state = consume current
        return .stored(decision)
      }
    }
    return .contended
  }
}

/// The result of a decision whose facts had to be stored.
public enum StoredDecision<Decision: Sendable>: Sendable {
  /// The decision is final: its facts were stored, or it had none for the stored version.
  case stored(Decision)
  /// In all attempts, other writers stored facts first. Nothing was stored or decided.
  case contended
}

extension StoredDecision: Equatable where Decision: Equatable {}
extension StoredDecision: Hashable where Decision: Hashable {}

/// A state that knows its version: the number of facts that led to it.
///
/// The host can also use its own type, such as one that contains a ledger and returns the version of
/// that ledger.
public protocol VersionedState: ~Copyable {
  /// The number of facts so far.
  var version: UInt64 { get }
}
