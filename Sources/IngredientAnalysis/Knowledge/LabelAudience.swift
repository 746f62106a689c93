/// The group of people that a product is for.
///
/// The ages follow the European Food Safety Authority: infants, toddlers, and other children.
@nonexhaustive public enum LabelAudience: Hashable, Sendable, CaseIterable {
  /// Anyone.
  case everyone
  /// Children under twelve months.
  case infant
  /// Children from one to two years.
  case toddler
  /// Children from three to nine years.
  case child
  /// People who are pregnant.
  case pregnancy
  /// People who are breastfeeding.
  case breastfeeding

  /// Whether a fact for `other` applies to this audience.
  ///
  /// A fact for everyone does. A fact for children of an age also applies to younger ones: a substance
  /// that is not for toddlers is not for infants either.
  func includes(_ other: LabelAudience) -> Bool {
    switch other {
    case .everyone: true
    case .infant, .pregnancy, .breastfeeding: other == self
    case .toddler: self == .infant || self == .toddler
    case .child: self == .infant || self == .toddler || self == .child
    }
  }
}
