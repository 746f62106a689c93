/// A market whose law a fact or a report is about.
@nonexhaustive public enum Jurisdiction: Hashable, Sendable, CaseIterable {
  /// The whole world: findings of science and of the World Health Organization.
  case world
  /// The European Union.
  case europeanUnion
  /// The United Kingdom.
  case unitedKingdom
  /// The United States.
  case unitedStates
  /// California, where federal law also applies.
  case california

  /// Whether the law of `other` applies in this market.
  func isSubject(to other: Jurisdiction) -> Bool {
    other == .world || other == self || (self == .california && other == .unitedStates)
  }
}
