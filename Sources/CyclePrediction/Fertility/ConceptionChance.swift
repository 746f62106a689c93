/// What counts as a conception, with its probability by day from one act of intercourse.
///
/// Measured in 221 women who wanted a child, 625 cycles; the days are relative to ovulation, with
/// no other act on the fertile days. Not a contraceptive, not medical advice.
public enum ConceptionChance: Hashable, Sendable, CaseIterable {
  /// Any conception, noticed by the hormone hCG: 0.10, 0.16, 0.14, 0.27, 0.31, 0.33 on the five
  /// days before ovulation and on its day.
  ///
  /// Wilcox, Weinberg & Baird 1995, N Engl J Med 333:1517; the four days in the middle as three
  /// secondary sources agree on them.
  case any

  /// A clinical pregnancy, in the same women: 0.04, 0.13, 0.08, 0.29, 0.27, 0.08.
  ///
  /// Wilcox 1998 and Dunson 1999. Of the single days only the first was found quoted by others; all
  /// six together reproduce the published mean over the days of the cycle, 3.1 %.
  case clinical

  /// The probabilities on the five days before ovulation and on its day.
  public var probabilities: [Double] {
    switch self {
    case .any: [0.10, 0.16, 0.14, 0.27, 0.31, 0.33]
    case .clinical: [0.04, 0.13, 0.08, 0.29, 0.27, 0.08]
    }
  }

  /// The probability from one act on a day that is `days` before ovulation; 0 outside `0...5`.
  public func probability(daysBeforeOvulation days: Int) -> Double {
    (0...5).contains(days) ? probabilities[5 - days] : 0
  }
}
