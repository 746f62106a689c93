/// Whether cycles are regular, by the definition of the International Federation of Gynecology and
/// Obstetrics (FIGO), or the reason there is no verdict.
///
///     switch history.regularity(asOf: today, age: 31) {
///     case .regular(let shortest, let longest, _): show("Regular: \(shortest) to \(longest) days")
///     case .irregular(_, _, let limit): show("More than \(limit) days apart")
///     case .tooFewCycles(let count): show("Only \(count) cycles so far")
///     case .noLimitForAge: break
///     }
///
/// FIGO, Munro et al. 2018: a difference of up to 7 to 9 days between the shortest and the longest
/// cycle is regular. The comparison over 12 months and the limit for each age come from secondary
/// sources: ``CycleDeviation/regularSpread(age:)``. The verdict describes the log and is not a
/// diagnosis.
public enum CycleRegularity: Hashable, Sendable, PrivateValue {
  /// The longest cycle exceeds the shortest by no more days than the limit.
  case regular(shortest: Int, longest: Int, limit: Int)

  /// The longest cycle exceeds the shortest by more days than the limit; reported for any number of
  /// cycles.
  case irregular(shortest: Int, longest: Int, limit: Int)

  /// There are only this many completed cycles, fewer than ``minimumCycles``, and they differ by no
  /// more days than the limit.
  case tooFewCycles(Int)

  /// No limit is defined for the age, or the age is unknown.
  case noLimitForAge

  /// The minimum number of completed cycles for the verdict ``regular(shortest:longest:limit:)``:
  /// 6.
  ///
  /// This is the package's own choice, since FIGO states none. A few cycles nearly always look
  /// regular: for normally distributed lengths, the expected difference between the longest and the
  /// shortest of 3 is 52 % of that of 12, and of 6 it is 78 %.
  public static let minimumCycles = 6
}
