/// The result of comparing two products in one respect.
public enum ProductAdvantage: Hashable, Sendable {
  /// The first product is better.
  case first
  /// The second product is better.
  case second
  /// The products are equal.
  case neither
  /// The answer is unknown, because a value is missing or the bounds overlap.
  case undecided
}
