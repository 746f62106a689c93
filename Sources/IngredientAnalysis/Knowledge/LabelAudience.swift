/// For whom a product is looked at.
public enum LabelAudience: Hashable, Sendable, CaseIterable {
  /// Anybody.
  case everyone
  /// A child of less than twelve months.
  case infant
  /// A child of less than three years.
  case child
  /// A person who is pregnant.
  case pregnancy

  /// Whether a fact for `other` holds for this audience: one for everyone does, and an infant is a
  /// child.
  func includes(_ other: LabelAudience) -> Bool {
    other == .everyone || other == self || (self == .infant && other == .child)
  }
}
