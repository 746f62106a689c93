/// A definition of conception, with its probability from one act of intercourse on each day.
///
/// Measured in 625 cycles of 221 women who wanted a child. Days are relative to ovulation, with no
/// other act on the fertile days. Not a contraceptive, not medical advice.
@nonexhaustive public enum ConceptionChance: Hashable, Sendable, CaseIterable {
  /// Any conception, detected by the hormone hCG: 0.10, 0.16, 0.14, 0.27, 0.31, 0.33 on the five
  /// days before ovulation and on the day of ovulation.
  ///
  /// Wilcox, Weinberg & Baird 1995, N Engl J Med 333:1517. The values of the four days in the
  /// middle are those on which three secondary sources agree.
  case any

  /// A clinical pregnancy, in the same women: 0.04, 0.13, 0.08, 0.29, 0.27, 0.08.
  ///
  /// Wilcox 1998 and Dunson 1999. Only the first of these values was found in another source, but
  /// all six together reproduce the published mean over the days of the cycle, 3.1 %.
  case clinical

  /// The probabilities on the five days before ovulation and on the day of ovulation.
  public var probabilities: [Double] {
    switch self {
    case .any: [0.10, 0.16, 0.14, 0.27, 0.31, 0.33]
    case .clinical: [0.04, 0.13, 0.08, 0.29, 0.27, 0.08]
    }
  }

  /// Returns the probability from one act on a day that is `days` before ovulation; 0 outside
  /// `0...5`.
  public func probability(daysBeforeOvulation days: Int) -> Double {
    (0...5).contains(days) ? probabilities[5 - days] : 0
  }
}
