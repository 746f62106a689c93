/// Whether cycles are regular, by the definition of the International Federation of Gynecology and
/// Obstetrics (FIGO), or why there is no verdict.
///
///     switch history.regularity(asOf: today, age: 31) {
///     case .regular(let shortest, let longest, _): show("Regular: \(shortest) to \(longest) days")
///     case .irregular(_, _, let limit): show("More than \(limit) days apart")
///     case .tooFewCycles(let count): show("\(count) of \(CycleRegularity.minimumCycles) cycles so far")
///     case .noLimitForAge: break
///     }
///
/// FIGO, Munro et al. 2018: from the shortest to the longest cycle, up to 7 to 9 days are regular.
/// That cycles of 12 months are compared, and which limit holds at which age, is taken from
/// secondary sources: ``CycleDeviation/regularSpread(age:)``. It is a statement about what was
/// logged, and no diagnosis.
public enum CycleRegularity: Hashable, Sendable, PrivateValue {
  /// The longest cycle is longer than the shortest by no more days than the limit.
  case regular(shortest: Int, longest: Int, limit: Int)

  /// The longest cycle is longer than the shortest by more days than the limit, however many cycles
  /// there are.
  case irregular(shortest: Int, longest: Int, limit: Int)

  /// So many completed cycles only, fewer than ``minimumCycles``, and they differ by no more days
  /// than the limit.
  case tooFewCycles(Int)

  /// There is no limit for the age, or the age is not known.
  case noLimitForAge

  /// The number of completed cycles from which on cycles can be called regular: 6.
  ///
  /// It is this package's own choice, for FIGO names none. A few cycles always seem regular: among
  /// lengths that are normally distributed, the expected difference between the longest and the
  /// shortest of 3 is 52 % of that of 12, and of 6 it is 78 %.
  public static let minimumCycles = 6
}
