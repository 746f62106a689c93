/// What became of a decision whose facts were to be stored.
public enum StoredDecision<Decision: Sendable>: Sendable {
  /// The decision stands: its facts are stored, or it made none and was made on what is stored.
  case stored(Decision)
  /// Others stored facts before, each time; nothing is stored, and nothing is decided.
  case contended
}

extension StoredDecision: Equatable where Decision: Equatable {}
extension StoredDecision: Hashable where Decision: Hashable {}

extension StoredFact {
  /// Decides on a state that was loaded, and stores the facts if nobody else did so in the
  /// meantime; else loads and decides again.
  ///
  ///     let stored = try EventFact.retry {
  ///       try store.ledger(of: soccer)
  ///     } decide: { ledger, facts in
  ///       ledger.perform(command, request, facts: &facts)
  ///     } append: { facts, version in
  ///       try store.append(facts, ifVersionIs: version)
  ///     }
  ///
  /// What a host keeps to, so that no crash loses an answer or gives a seat twice:
  ///
  /// 1. The facts of one decision are appended together or not at all, and only if the stored
  ///    version is the one before them: in a database by a transaction and a unique key of stream
  ///    and version.
  /// 2. The answer goes out after that. If the process ends before it does, the client asks again
  ///    with the same ``RegistrationRequest/ID`` and is told the same.
  /// 3. Where it is not known whether the facts were appended, `append` throws: the state that was
  ///    decided on is thrown away, and whoever asks again loads it anew.
  ///
  /// A decision may make no facts, as most refusals do. `append` is then called with none, and only
  /// says whether the version is still the stored one: what was denied on a state that is older,
  /// from the memory of a server, is decided again. So `load` gives a newer state after `append`
  /// returned `false`.
  ///
  /// Where one kind of error is thrown, `load` and `append` both say so, `throws(StoreError) in`;
  /// of a closure that does not, the compiler takes it that it throws anything, and may not say
  /// what is wrong.
  ///
  /// - Parameters:
  ///   - attempts: How often to decide at most; once if it is less.
  ///   - load: The state as it is stored.
  ///   - decide: Changes the state, and appends the facts that tell how.
  ///   - append: Stores facts, or none, if the stored version is the one given, which is that of
  ///     the state loaded, and returns whether it was.
  /// - Returns: The decision, or that all attempts met others.
  /// - Throws: What `load` and `append` throw.
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

  /// The same with a store that is waited for: `load` and `append` are asynchronous.
  ///
  /// - Parameters:
  ///   - attempts: How often to decide at most; once if it is less.
  ///   - load: The state as it is stored.
  ///   - decide: Changes the state, and appends the facts that tell how.
  ///   - append: Stores facts, or none, if the stored version is the one given, which is that of
  ///     the state loaded, and returns whether it was.
  /// - Returns: The decision, or that all attempts met others.
  /// - Throws: What `load` and `append` throw.
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
}
