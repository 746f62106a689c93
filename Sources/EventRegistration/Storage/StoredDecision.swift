/// The result of a decision whose facts had to be stored.
public enum StoredDecision<Decision: Sendable>: Sendable {
  /// The decision is final: its facts were stored, or it made none for the stored version.
  case stored(Decision)
  /// In all attempts, other writers stored facts first. Nothing was stored or decided.
  case contended
}

extension StoredDecision: Equatable where Decision: Equatable {}
extension StoredDecision: Hashable where Decision: Hashable {}
