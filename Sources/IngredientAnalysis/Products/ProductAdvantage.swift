/// Which of two products is better in one point.
public enum ProductAdvantage: Hashable, Sendable {
  /// The first product is.
  case first
  /// The second product is.
  case second
  /// Neither is: they are equal.
  case neither
  /// It cannot be told: something is unknown, or the bounds of the two overlap.
  case undecided
}
