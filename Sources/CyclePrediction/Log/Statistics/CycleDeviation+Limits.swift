/// The limits that the deviations are measured by, for the words that an app puts around them.
///
///     let usual = CycleDeviation.usualCycleLengths(age: 31)
///     print("\(usual.lowerBound) to \(usual.upperBound) days")  // 24 to 38 days
extension CycleDeviation {
  /// The lengths in days that are neither frequent nor infrequent cycles: 24 to 38, or 21 to 45
  /// below the age of 18.
  ///
  /// The sources are those of ``frequentCycles(_:of:)``.
  public static func usualCycleLengths(age: Int?) -> ClosedRange<Int> {
    age.map { $0 < 18 } ?? false ? 21...45 : 24...38
  }

  /// The largest difference in days between the longest and the shortest cycle that is regular at
  /// an age, 7 or 9; `nil` if there is none, or the age is not known.
  ///
  /// The sources are those of ``irregularCycles(shortest:longest:limit:)``.
  public static func regularSpread(age: Int?) -> Int? {
    guard let age else { return nil }
    return switch age {
    case 26...41: 7
    case 18...25, 42...45: 9
    default: nil
    }
  }

  /// The number of days of the longest period that is not long: 8, of FIGO 2018.
  public static let longestUsualPeriod = 8

  /// The difference in days between the longest and the shortest cycle of six months from which on
  /// cycles are irregular: 17, of Apple Health.
  public static let irregularSpreadInSixMonths = 17

  /// The numbers of periods in six months that are few: one and two, of Apple Health.
  public static let fewPeriodsInSixMonths = 1...2

  /// The number of days from which on a period is prolonged: 10, of Apple Health.
  public static let prolongedPeriodLength = 10

  /// The difference in days between neighbors from which on cycles are variable: 7, of STRAW+10.
  public static let variableCycleDifference = 7

  /// The number of days between periods from which on the time is long: 60, of STRAW+10.
  public static let longTimeWithoutPeriod = 60
}
