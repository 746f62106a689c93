extension StoredFact {
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
  /// The rules are those of `retry(attempts:load:decide:append:)`. The state is moved and never
  /// copied. After a decision was stored, `state` is the state after it. After an error, or if all
  /// attempts were contended, it is `nil`, since what is in memory may not be what is stored.
  ///
  /// - Parameters:
  ///   - state: The cached state, or `nil` if it must be loaded.
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is that of the state before the decision.
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
  /// The rules are those of the synchronous method. If the task is canceled while `append` runs,
  /// `append` decides what happens: if it throws, the cached state is dropped.
  ///
  /// - Parameters:
  ///   - state: The cached state, or `nil` if it must be loaded.
  ///   - attempts: The maximum number of attempts; 1 if it is smaller.
  ///   - load: Returns the stored state.
  ///   - decide: Changes the state, and appends the facts that describe the changes.
  ///   - append: Stores the facts, if any, under the condition that the stored version is the given
  ///     one, and returns whether it was. The given version is that of the state before the decision.
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
