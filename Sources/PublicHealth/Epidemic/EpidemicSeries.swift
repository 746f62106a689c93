public import Essentials

/// The days of one area in order, with the gaps that the source left.
///
///     let arizona = try EpidemicSeries.byArea(days)[.state(.arizona)]
///     arizona?.weeklyMean(of: .positive)   // with its window and its caveats
///     arizona?.points(of: .positive, as: .dailyChange)
///
/// No value is filled in or smoothed: a day without a report is a gap, and a negative correction
/// stays. ``anomalies(of:)`` lists unusual days.
public struct EpidemicSeries: Hashable, Sendable {
  /// The area of all days.
  public let area: EpidemicDay.Area
  /// The days from the earliest to the latest, each once; never empty.
  public let days: [EpidemicDay]
  /// The days from the first report to the last one.
  public let range: ClosedRange<CalendarDate>
  /// For each day of the range, its position among the days, or -1 for a gap.
  private let positions: [Int32]

  /// The greatest number of days from the first report to the last one: a hundred years.
  static let longestRange = 36_525

  /// Creates a series from days of one area in any order.
  ///
  /// The same day twice counts once.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``EpidemicSeries/Error``.
  public init(_ days: some Sequence<EpidemicDay>) throws(EpidemicSeries.Error) {
    var ordered: [EpidemicDay] = []
    for day in days.sorted(by: { $0.date < $1.date }) {
      if let last = ordered.last {
        guard last.area == day.area else { throw .severalAreas(last.area, day.area) }
        guard last.date != day.date else {
          guard last == day else { throw .conflictingDays(day.date) }
          continue
        }
      }
      ordered.append(day)
    }
    guard let first = ordered.first, let last = ordered.last else { throw .empty }
    guard first.date.days(until: last.date) < Self.longestRange else { throw .tooLong }
    area = first.area
    self.days = ordered
    range = first.date...last.date
    var positions = [Int32](repeating: -1, count: first.date.days(until: last.date) + 1)
    for (position, day) in ordered.enumerated() {
      positions[first.date.days(until: day.date)] = Int32(truncatingIfNeeded: position)
    }
    self.positions = positions
  }

  /// Returns a series for each area that has a day.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``EpidemicSeries/Error/conflictingDays(_:)`` or ``EpidemicSeries/Error/tooLong``.
  public static func byArea(
    _ days: some Sequence<EpidemicDay>
  ) throws(EpidemicSeries.Error) -> [EpidemicDay.Area: EpidemicSeries] {
    var series: [EpidemicDay.Area: EpidemicSeries] = [:]
    for (area, days) in Dictionary(grouping: days, by: \.area) {
      series[area] = try EpidemicSeries(days)
    }
    return series
  }

  /// Returns the row of a day, or `nil` if there is none.
  public func day(on date: CalendarDate) -> EpidemicDay? { position(of: date).map { days[$0] } }

  private func position(of date: CalendarDate) -> Int? {
    let offset = range.lowerBound.days(until: date)
    guard positions.indices.contains(offset), positions[offset] >= 0 else { return nil }
    return Int(positions[offset])
  }

  /// Returns the number of a count on a day, or `nil` if it is not reported.
  public func number(of count: EpidemicDay.Count, on date: CalendarDate) -> Int? {
    guard let position = position(of: date) else { return nil }
    return days[position][count]
  }

  /// Returns the unit of the test results of a day, or `nil` if there is no report.
  func testUnit(on date: CalendarDate) -> EpidemicDay.TestUnit? {
    position(of: date).map { days[$0].testUnit }
  }

  /// Returns the number of a day minus the number some days before, or `nil` if one of them is not
  /// reported.
  public func change(
    of count: EpidemicDay.Count, on date: CalendarDate, since days: Int = 1
  ) -> Int? {
    guard days > 0, let before = date.adding(days: -days), let new = number(of: count, on: date),
      let old = number(of: count, on: before)
    else { return nil }
    return new - old
  }
}

extension EpidemicSeries {
  /// The reason days do not make an ``EpidemicSeries``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no days.
    case empty
    /// The days belong to different areas.
    case severalAreas(EpidemicDay.Area, EpidemicDay.Area)
    /// Two rows of a day differ.
    case conflictingDays(CalendarDate)
    /// There are more than a hundred years from the first day to the last one.
    case tooLong

    /// A sentence that states the rule.
    public var description: String {
      switch self {
      case .empty: "A series needs at least one day."
      case .severalAreas: "All days of a series must belong to the same area."
      case .tooLong: "The days of a series must be within a hundred years."
      case .conflictingDays(let date): "There are two different rows for \(date.iso8601)."
      }
    }
  }
}

extension EpidemicSeries {
  /// A line of a chart of a count.
  @nonexhaustive public enum Line: CaseIterable, Hashable, Sendable {
    /// The numbers as reported.
    case reported
    /// The change since the day before.
    case dailyChange
    /// The mean of seven days: see ``EpidemicSeries/weeklyMean(of:on:)``.
    case weeklyMean
  }

  /// A day of a chart.
  public struct Point: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The value, or `nil` where the chart has a gap.
    public let value: Double?
  }

  /// Returns a point for every day of a range, also for the days without a value.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - line: The line to show.
  ///   - dates: The range, or `nil` for all days of the series. Days outside the series are left
  ///     out.
  /// - Returns: The points, from the earliest to the latest.
  /// - Complexity: O(*n*) in the days of the range
  public func points(
    of count: EpidemicDay.Count, as line: Line = .reported,
    in dates: ClosedRange<CalendarDate>? = nil
  ) -> [Point] {
    let dates = dates ?? range
    guard dates.overlaps(range) else { return [] }
    return dates.clamped(to: range).dates.map { date in
      let value: Double? =
        switch line {
        case .reported: number(of: count, on: date).map(Double.init)
        case .dailyChange: change(of: count, on: date).map(Double.init)
        case .weeklyMean: meanOfWeek(of: count, on: date)
        }
      return Point(date: date, value: value)
    }
  }

  /// Returns the runs of points with values, which a chart draws as separate lines.
  ///
  /// - Complexity: O(*n*)
  public static func segments(of points: [Point]) -> [ArraySlice<Point>] {
    points.split { $0.value == nil }
  }

  /// The fewest reported days of a week whose mean is shown for counts that are not totals.
  private static let fewestDays = 4

  /// Returns the mean of the seven days that end with a day, or `nil` if it cannot be known.
  func meanOfWeek(of count: EpidemicDay.Count, on date: CalendarDate) -> Double? {
    // The difference of the ends holds whatever happened between them.
    if count.isTotal { return change(of: count, on: date, since: 7).map { Double($0) / 7 } }
    guard let first = date.adding(days: -6) else { return nil }
    let reported = (first...date).dates.compactMap { number(of: count, on: $0).map(Double.init) }
    guard reported.count >= Self.fewestDays else { return nil }
    return reported.reduce(0, +) / Double(reported.count)
  }
}

extension EpidemicSeries {
  /// A day whose number says more about reporting than about the illness.
  public struct Anomaly: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The kind of the anomaly.
    public let kind: Kind

    /// A kind of anomaly of a day.
    @nonexhaustive public enum Kind: Hashable, Sendable {
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
      /// The change that the source computed is this number, which differs from the difference to
      /// the day before.
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

  /// Returns the anomaly in the report of a day itself: a gap, a correction, or a dump.
  func reporting(of count: EpidemicDay.Count, on date: CalendarDate) -> Anomaly.Kind? {
    guard number(of: count, on: date) != nil else { return .gap }
    guard count.isTotal, let change = change(of: count, on: date) else { return nil }
    if change < 0 { return .correction(change) }
    guard change >= Self.smallestChange, let before = median(of: count, on: date, -7 ... -1),
      Double(change) > 3 * before
    else { return nil }
    return .dump(change)
  }

  /// Returns the anomalies of a day on which the count was reported before.
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
