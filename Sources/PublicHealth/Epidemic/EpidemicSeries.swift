public import Essentials

/// The days of one area in order, with the gaps that the source left.
///
///     let arizona = try EpidemicSeries.byArea(days)[.state(.arizona)]
///     arizona?.weeklyMean(of: .positive)   // with its window and its caveats
///     arizona?.points(of: .positive, as: .dailyChange)
///
/// No value is filled in or smoothed: a day without a report is a gap, and a negative correction stays.
/// ``anomalies(of:)`` lists the days to read with care.
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

  /// Returns the number of a day less the number some days before, or `nil` if one of them is not
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
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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
