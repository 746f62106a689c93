/// The limits that define the deviations, for the texts that an app shows with them.
///
///     let usual = CycleDeviation.usualCycleLengths(age: 31)
///     print("\(usual.lowerBound) to \(usual.upperBound) days")  // 24 to 38 days
extension CycleDeviation {
  /// Returns the cycle lengths in days that are neither frequent nor infrequent: 24 to 38, or 21 to
  /// 45 below the age of 18.
  ///
  /// The sources are those of ``frequentCycles(_:of:)``.
  public static func usualCycleLengths(age: Int?) -> ClosedRange<Int> {
    age.map { $0 < 18 } ?? false ? 21...45 : 24...38
  }

  /// Returns the largest difference in days between the longest and the shortest regular cycle at
  /// an age: 7 or 9; `nil` if no limit is defined or the age is unknown.
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

  /// The length in days up to which a period is not long: 8, from FIGO 2018.
  public static let longestUsualPeriod = 8

  /// The difference in days between the longest and the shortest cycle of six months at which
  /// cycles become irregular: 17, from Apple Health.
  public static let irregularSpreadInSixMonths = 17

  /// The numbers of periods in six months that count as infrequent: 1 and 2, from Apple Health.
  public static let fewPeriodsInSixMonths = 1...2

  /// The length in days at which a period becomes prolonged: 10, from Apple Health.
  public static let prolongedPeriodLength = 10

  /// The difference in days between adjacent cycles at which they become variable: 7, from
  /// STRAW+10.
  public static let variableCycleDifference = 7

  /// The number of days between periods at which the time becomes long: 60, from STRAW+10.
  public static let longTimeWithoutPeriod = 60
}
