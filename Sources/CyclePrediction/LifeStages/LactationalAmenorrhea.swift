public import Essentials

/// The criteria of the lactational amenorrhea method (LAM): while all three are met, about 2 % of
/// women conceive within six months of a birth.
///
///     let lam = LactationalAmenorrhea(birth: birth, feeding: .fully)
///     print(lam.holds(on: today), lam.unmetCriteria(on: today))
///
/// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for Providers*.
/// The figure is from the Bellagio consensus, 1988. Not recommended as a contraceptive, and not
/// medical advice.
public struct LactationalAmenorrhea: Hashable, Sendable, PrivateValue {
  /// A criterion of the method.
  public enum Criterion: Hashable, CaseIterable, Sendable {
    /// Menses have not returned since the birth.
    case noMenses
    /// The baby is fully or nearly fully breastfed, day and night.
    case fullyBreastfed
    /// The baby is less than six months old.
    case underSixMonths
  }

  /// The share of breastfeeding in the baby's feeding.
  @nonexhaustive public enum Feeding: String, Hashable, CaseIterable, Sendable {
    /// Breastfeeding only.
    case fully
    /// More than three quarters of the feeds.
    case nearlyFully
    /// Three quarters of the feeds or fewer.
    case partly
    /// No breastfeeding.
    case notAtAll

    /// Creates a feeding from a number of breastfeeds out of a number of feeds, or returns `nil` if
    /// the numbers do not fit together.
    public init?(breastfeeds: Int, of feeds: Int) {
      guard feeds > 0, (0...feeds).contains(breastfeeds) else { return nil }
      let others = feeds - breastfeeds
      // More than three quarters: fewer than a third as many others.
      self = breastfeeds == 0 ? .notAtAll : others == 0 ? .fully : .partly
      if others > 0, others <= (breastfeeds - 1) / 3 { self = .nearlyFully }
    }

    /// Creates a feeding from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The number of days after the birth, including the day of the birth, on which bleeding does not
  /// count.
  public static let daysOfUncountedBleeding = 56

  /// The date of the birth.
  public var birth: CalendarDate

  /// The share of breastfeeding in the baby's feeding.
  public var feeding: Feeding

  /// Whether the baby is fed day and night, without long intervals.
  public var feedsDayAndNight: Bool

  /// The dates of bleeding since the birth, in any order.
  public var bleeding: [CalendarDate]

  /// The dates of bleeding that the woman herself considers menses, in any order.
  public var declaredMenses: [CalendarDate]

  /// Creates the data of a mother and her baby.
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

  /// Whether all three criteria are met on a date; `false` before the birth.
  ///
  /// - Complexity: O(*n* log *n*) in the number of dates.
  public func holds(on date: CalendarDate) -> Bool {
    unmetCriteria(on: date).isEmpty
  }

  /// Returns the criteria that are not met on a date, in the order of ``Criterion``.
  ///
  /// Before the birth, no baby is under six months old.
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

  /// The date on which menses returned, or `nil` if they have not: the second of two consecutive
  /// days of bleeding, or a day of bleeding that the woman considers menses.
  ///
  /// Bleeding in the first 56 days does not count, whether declared or not.
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

  /// Whether a date is not before the birth, and before its day of the month six months later.
  private func isUnderSixMonths(on date: CalendarDate) -> Bool {
    guard date >= birth else { return false }
    let months = 12 * (date.year - birth.year) + date.month - birth.month
    return (months, date.day) < (6, birth.day)
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension LactationalAmenorrhea.Feeding: CodedCase, Codable {}

/// Encoded under the names of its properties; a missing key has the default of the initializer.
extension LactationalAmenorrhea: Codable {
  private enum CodingKeys: String, CodingKey {
    case birth
    case feeding
    case feedsDayAndNight
    case bleeding
    case declaredMenses
  }

  /// Decodes the data of a mother and her baby.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      birth: try container.decode(CalendarDate.self, forKey: .birth),
      feeding: try container.decode(Feeding.self, forKey: .feeding),
      feedsDayAndNight: try container.decodeIfPresent(Bool.self, forKey: .feedsDayAndNight)
        ?? true,
      bleeding: try container.decodeIfPresent([CalendarDate].self, forKey: .bleeding) ?? [],
      declaredMenses: try container.decodeIfPresent([CalendarDate].self, forKey: .declaredMenses)
        ?? [])
  }
}
#endif
