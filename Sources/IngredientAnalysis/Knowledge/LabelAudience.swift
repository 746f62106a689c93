/// The group of people that a product is for.
public enum LabelAudience: Hashable, Sendable, CaseIterable {
  /// Anyone.
  case everyone
  /// Children under twelve months.
  case infant
  /// Children under three years.
  case child
  /// People who are pregnant.
  case pregnancy

  /// Whether a fact for `other` applies to this audience.
  ///
  /// A fact for everyone does, and an infant is also a child.
  func includes(_ other: LabelAudience) -> Bool {
    other == .everyone || other == self || (self == .infant && other == .child)
  }
}
