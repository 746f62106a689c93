public import Essentials

extension EpidemicSeries {
  /// A day whose number says more about reporting than about the illness.
  public struct Anomaly: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// What is unusual.
    public let kind: Kind

    /// What is unusual about a day.
    public enum Kind: Hashable, Sendable {
      /// The total fell, by this number, because the area corrected earlier reports.
      case correction(Int)
      /// The area reported this number at once: at least 10, and more than three times the median of
      /// the seven days before.
      case dump(Int)
      /// A Saturday, Sunday, or Monday with this number, which is less than three quarters of the
      /// median of the seven days around it.
      case weekendDip(Int)
      /// There is no report of the count, although there was one before.
      case gap
      /// The change that the source computed is this number, and not the difference to the day
      /// before.
      case changeDisagrees(Int)
    }
  }

  // The thresholds are the package's own.
  /// The fewest known days from which a median is taken.
  private static let fewestKnownDays = 4
  /// The smallest number that is reported at once, and the smallest median with a weekend.
  private static let smallestChange = 10

  /// Returns the days of a total that need care, in order; a day may appear more than once.
  ///
  /// For a count that is not a total, only gaps are found.
  ///
  /// - Complexity: O(*n*) in the days of the range
  public func anomalies(of count: EpidemicDay.Count) -> [Anomaly] {
    guard let first = days.first(where: { $0[count] != nil })?.date else { return [] }
    return (first...range.upperBound).dates.flatMap { date in
      kinds(of: count, on: date).map { Anomaly(date: date, kind: $0) }
    }
  }

  /// Returns what is unusual about the report of a day itself: a gap, a correction, or a dump.
  func reporting(of count: EpidemicDay.Count, on date: CalendarDate) -> Anomaly.Kind? {
    guard number(of: count, on: date) != nil else { return .gap }
    guard count.isTotal, let change = change(of: count, on: date) else { return nil }
    if change < 0 { return .correction(change) }
    guard change >= Self.smallestChange, let before = median(of: count, on: date, -7 ... -1),
      Double(change) > 3 * before
    else { return nil }
    return .dump(change)
  }

  /// Returns what is unusual about a day on which the count was reported before.
  private func kinds(of count: EpidemicDay.Count, on date: CalendarDate) -> [Anomaly.Kind] {
    var kinds = [reporting(of: count, on: date)].compactMap(\.self)
    guard count.isTotal, let change = change(of: count, on: date) else { return kinds }
    if change >= 0, [.saturday, .sunday, .monday].contains(date.weekday),
      let around = median(of: count, on: date, -3...3), around >= Double(Self.smallestChange),
      Double(change) < 0.75 * around
    {
      kinds.append(.weekendDip(change))
    }
    if let increase = EpidemicDay.Count.allCases.first(where: { $0.changed == count }),
      let reported = number(of: increase, on: date), reported != change
    {
      kinds.append(.changeDisagrees(reported))
    }
    return kinds
  }

  /// Returns the median of the known daily changes of a count on days around a date, or `nil` if too
  /// few are known.
  private func median(
    of count: EpidemicDay.Count, on date: CalendarDate, _ offsets: ClosedRange<Int>
  ) -> Double? {
    var known: [Int] = []
    known.reserveCapacity(offsets.count)
    for offset in offsets {
      guard let date = date.adding(days: offset), let change = change(of: count, on: date) else {
        continue
      }
      known.append(change)
    }
    known.sort()
    guard known.count >= Self.fewestKnownDays else { return nil }
    return Double(known[(known.count - 1) / 2] + known[known.count / 2]) / 2
  }
}
