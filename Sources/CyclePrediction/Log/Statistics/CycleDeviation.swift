/// A fact about the latest cycles that is outside the limits of a published definition.
///
///     for deviation in history.deviations(asOf: today, age: 31) { show(deviation) }
///
/// It describes the log and is not a diagnosis. For example, a period that was not logged turns two
/// cycles into one long cycle.
public enum CycleDeviation: Hashable, Identifiable, Sendable, PrivateValue {
  /// The number of cycles shorter than 24 days, and the number of all cycles; below the age of 18,
  /// the limit is 21 days.
  ///
  /// International Federation of Gynecology and Obstetrics (FIGO), Munro et al. 2018: a frequency
  /// of 24 to 38 days is normal. For adolescents: 21 to 45 days in the first years after menarche,
  /// Hillard 2002, Obstet Gynecol 99:655; age is used here instead of the time since menarche.
  case frequentCycles(Int, of: Int)

  /// The number of cycles longer than 38 days, and the number of all cycles; below the age of 18,
  /// the limit is 45 days.
  ///
  /// The current cycle counts in both numbers once it exceeds the limit, however long ago it began.
  /// The sources are those of ``frequentCycles(_:of:)``.
  case infrequentCycles(Int, of: Int)

  /// The longest cycle exceeds the shortest by more days than the limit for the age.
  ///
  /// The current cycle counts once it is the longest. Two cycles are enough, because more cycles
  /// can only increase the difference. ``CycleHistory/regularity(asOf:age:)`` also reports regular
  /// cycles.
  ///
  /// FIGO 2018: a difference of up to 7 to 9 days between the shortest and the longest cycle is
  /// regular. The limit is 7 days from 26 to 41 years, and 9 days from 18 to 25 and from 42 to 45
  /// years; these ages come from secondary sources. At any other or an unknown age, this deviation
  /// is not reported.
  case irregularCycles(shortest: Int, longest: Int, limit: Int)

  /// The number of periods longer than 8 days, and the number of all periods of known length.
  ///
  /// FIGO 2018: a duration of up to 8 days is normal.
  case longPeriods(Int, of: Int)

  /// In the last six months, the longest cycle is at least 17 days longer than the shortest.
  ///
  /// Apple Health: irregular cycles.
  case irregularCyclesInSixMonths(shortest: Int, longest: Int)

  /// In the last six months, only one or two periods started.
  ///
  /// Apple Health: infrequent periods.
  case infrequentPeriodsInSixMonths(Int)

  /// In the last six months, at least two periods lasted 10 days or more.
  ///
  /// Apple Health: prolonged periods.
  case prolongedPeriodsInSixMonths(Int)

  /// In the last six months, at least two cycles had a day of spotting outside the period.
  ///
  /// Apple Health: persistent spotting. Days right before or after the period count too.
  case persistentSpottingInSixMonths(cycles: Int)

  /// Among the last twelve cycles, adjacent cycles differed by 7 days or more at least twice; the
  /// number of such differences.
  ///
  /// Stages of Reproductive Aging Workshop (STRAW+10), Harlow et al. 2012, early menopausal
  /// transition, read in secondary sources: the difference recurs within ten cycles. It is a fact
  /// about cycles and never a stage, and is not reported below the age of 40.
  case variableCycles(differences: Int)

  /// The longest time from one period to the next, in days, if it is 60 days or more; the time
  /// since the last period counts too.
  ///
  /// STRAW+10, Harlow et al. 2012, late menopausal transition, with the same reservations as
  /// ``variableCycles(differences:)``.
  case longTimeBetweenPeriods(days: Int)

  /// The value itself, since each deviation appears once.
  public var id: Self { self }

  /// The publication that defines a deviation.
  public enum Source: Hashable, Sendable, CaseIterable {
    /// FIGO's normal limits of 2018, and Hillard 2002 below the age of 18.
    case figo2018
    /// The cycle deviations of Apple Health.
    case appleHealth
    /// The stages of the Stages of Reproductive Aging Workshop.
    case straw10
  }

  /// The publication that defines the deviation.
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
