/// A fact about the latest cycles that a published definition calls out of the ordinary.
///
///     for deviation in history.deviations(asOf: today, age: 31) { show(deviation) }
///
/// It is a statement about what was logged, and no diagnosis: a period that was not logged makes
/// one long cycle out of two.
public enum CycleDeviation: Hashable, Sendable, PrivateValue {
  /// Cycles shorter than 24 days, and how many cycles there are; below the age of 18, shorter than
  /// 21.
  ///
  /// International Federation of Gynecology and Obstetrics (FIGO), Munro et al. 2018: a frequency
  /// of 24 to 38 days is normal. Adolescents: 21 to 45 days in the first years after menarche,
  /// Hillard 2002, Obstet Gynecol 99:655; the age stands here for the time since menarche.
  case frequentCycles(Int, of: Int)

  /// Cycles longer than 38 days, and how many cycles there are; below the age of 18, longer than
  /// 45.
  ///
  /// The current cycle is one of both numbers from the day after the limit on, however long ago it
  /// began. The definitions are those of ``frequentCycles(_:of:)``.
  case infrequentCycles(Int, of: Int)

  /// The longest cycle is longer than the shortest by more days than the limit for the age.
  ///
  /// The current cycle counts as soon as it is the longest; two cycles are enough, as more can only
  /// widen the difference. ``CycleHistory/regularity(asOf:age:)`` tells too what was not found.
  ///
  /// FIGO 2018: from shortest to longest, up to 7 to 9 days are regular. The limit is 7 days from
  /// 26 to 41 years, and 9 from 18 to 25 and from 42 to 45: these ages are taken from secondary
  /// sources. At any other age, or an unknown one, there is no verdict.
  case irregularCycles(shortest: Int, longest: Int, limit: Int)

  /// Periods longer than 8 days, and how many periods of a known length there are.
  ///
  /// FIGO 2018: a duration of up to 8 days is normal.
  case longPeriods(Int, of: Int)

  /// In the last six months, the longest cycle is at least 17 days longer than the shortest.
  ///
  /// Apple Health, irregular cycles.
  case irregularCyclesInSixMonths(shortest: Int, longest: Int)

  /// In the last six months, only one or two periods began.
  ///
  /// Apple Health, infrequent periods.
  case infrequentPeriodsInSixMonths(Int)

  /// In the last six months, at least two periods had 10 days or more.
  ///
  /// Apple Health, prolonged periods.
  case prolongedPeriodsInSixMonths(Int)

  /// In the last six months, at least two cycles had a day of spotting outside the period.
  ///
  /// Apple Health, persistent spotting. Days right before or after the period count too.
  case persistentSpottingInSixMonths(cycles: Int)

  /// Among the last twelve cycles, neighbors differed by 7 days or more, and so again within ten
  /// cycles; the number of such differences.
  ///
  /// Stages of Reproductive Aging Workshop (STRAW+10), Harlow et al. 2012, early menopausal
  /// transition, read in secondary sources. It is a fact about cycles and never a stage, and is not
  /// stated below the age of 40.
  case variableCycles(differences: Int)

  /// The longest time from one period to the next, which is 60 days or more, in days; the time
  /// since the last period counts too.
  ///
  /// STRAW+10, Harlow et al. 2012, late menopausal transition, with the reservations of
  /// ``variableCycles(differences:)``.
  case longTimeBetweenPeriods(days: Int)

  /// The definition that a deviation is measured by.
  public enum Source: Hashable, Sendable, CaseIterable {
    /// FIGO's normal limits of 2018, and Hillard 2002 below the age of 18.
    case figo2018
    /// The cycle deviations of Apple Health.
    case appleHealth
    /// The stages of the Stages of Reproductive Aging Workshop.
    case straw10
  }

  /// The definition that the deviation is measured by.
  public var source: Source {
    switch self {
    case .frequentCycles, .infrequentCycles, .irregularCycles, .longPeriods: .figo2018
    case .irregularCyclesInSixMonths, .infrequentPeriodsInSixMonths,
      .prolongedPeriodsInSixMonths, .persistentSpottingInSixMonths:
      .appleHealth
    case .variableCycles, .longTimeBetweenPeriods: .straw10
    }
  }
}
