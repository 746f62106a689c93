public import Essentials

/// The criteria of the lactational amenorrhea method (LAM): while all three hold, about 2 % of
/// women conceive within six months of a birth.
///
///     let lam = LactationalAmenorrhea(birth: birth, feeding: .fully)
///     print(lam.holds(on: today), lam.unmetCriteria(on: today))
///
/// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for Providers*;
/// the figure is that of the Bellagio consensus, 1988. Not a recommendation as a contraceptive and
/// not medical advice.
public struct LactationalAmenorrhea: Hashable, Sendable, PrivateValue {
  /// What has to hold.
  public enum Criterion: Hashable, CaseIterable, Sendable {
    /// The menses have not returned since the birth.
    case noMenses
    /// The baby is fully or nearly fully breastfed, by day and by night.
    case fullyBreastfed
    /// The baby is less than six months old.
    case underSixMonths
  }

  /// How much of the baby's feeding is breastfeeding.
  public enum Feeding: String, Hashable, CaseIterable, Sendable {
    /// Nothing but the breast.
    case fully
    /// More than three quarters of the feeds.
    case nearlyFully
    /// Three quarters of the feeds or less.
    case partly
    /// None.
    case notAtAll

    /// The feeding of which some of the feeds are breastfeeds, or `nil` for numbers that do not go
    /// together.
    public init?(breastfeeds: Int, of feeds: Int) {
      guard feeds > 0, (0...feeds).contains(breastfeeds) else { return nil }
      let others = feeds - breastfeeds
      // More than three quarters: fewer than a third as many others.
      self = breastfeeds == 0 ? .notAtAll : others == 0 ? .fully : .partly
      if others > 0, others <= (breastfeeds - 1) / 3 { self = .nearlyFully }
    }

    /// Creates the case of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The days after the birth, itself included, on which bleeding does not count.
  public static let daysOfUncountedBleeding = 56

  /// The date of the birth.
  public var birth: CalendarDate

  /// How much of the baby's feeding is breastfeeding.
  public var feeding: Feeding

  /// Whether the baby is fed by day and by night, without long intervals.
  public var feedsDayAndNight: Bool

  /// The dates of bleeding since the birth, in any order.
  public var bleeding: [CalendarDate]

  /// The dates of bleeding that the woman herself takes for menses, in any order.
  public var declaredMenses: [CalendarDate]

  /// Creates what is known of a mother and her baby.
  public init(
    birth: CalendarDate, feeding: Feeding, feedsDayAndNight: Bool = true,
    bleeding: [CalendarDate] = [], declaredMenses: [CalendarDate] = []
  ) {
    self.birth = birth
    self.feeding = feeding
    self.feedsDayAndNight = feedsDayAndNight
    self.bleeding = bleeding
    self.declaredMenses = declaredMenses
  }

  /// Whether all three criteria hold on a date; not before the birth.
  ///
  /// - Complexity: O(*n* log *n*) in the number of dates.
  public func holds(on date: CalendarDate) -> Bool {
    date >= birth && unmetCriteria(on: date).isEmpty
  }

  /// The criteria that do not hold on a date, in their order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of dates.
  public func unmetCriteria(on date: CalendarDate) -> [Criterion] {
    Criterion.allCases.filter { criterion in
      switch criterion {
      case .noMenses: returnOfMenses.map { $0 <= date } ?? false
      case .fullyBreastfed:
        !feedsDayAndNight || feeding == .partly || feeding == .notAtAll
      case .underSixMonths: !isUnderSixMonths(on: date)
      }
    }
  }

  /// The date on which menses are known to have returned, or `nil` before that: the second of two
  /// days of bleeding in a row, or bleeding that the woman takes for menses.
  ///
  /// Bleeding on the first 56 days does not count, declared or not.
  ///
  /// - Complexity: O(*n* log *n*) in the number of dates.
  public var returnOfMenses: CalendarDate? {
    let counts = { (date: CalendarDate) in
      birth.days(until: date) >= Self.daysOfUncountedBleeding
    }
    let days = (bleeding + declaredMenses).filter(counts).sorted()
    let second = zip(days, days.dropFirst()).first { $0.days(until: $1) == 1 }?.1
    let declared = declaredMenses.filter(counts).min()
    return [second, declared].compactMap { $0 }.min()
  }

  /// Whether a date is before the day of the month of the birth, six months later.
  private func isUnderSixMonths(on date: CalendarDate) -> Bool {
    let months = 12 * (date.year - birth.year) + date.month - birth.month
    return (months, date.day) < (6, birth.day)
  }
}
