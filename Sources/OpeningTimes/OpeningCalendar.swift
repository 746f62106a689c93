public import Essentials

/// The facts about a place that opening hours need besides its local time: holidays and the times
/// of the sun.
///
///     let calendar = OpeningCalendar(publicHolidays: OpeningCalendar.federalHolidays(of: 2026))
///
/// Without holidays, no day is a holiday. Without times of the sun, it is only certain that the sun
/// rises before noon and sets after it, and hours that depend on the sun are unknown.
public struct OpeningCalendar: Sendable {
  /// The times of the sun on a day, in minutes since midnight by the clocks of the place.
  public struct Sun: Hashable, Sendable {
    /// The beginning of civil twilight in the morning.
    public let dawn: Int
    /// The sunrise.
    public let sunrise: Int
    /// The sunset.
    public let sunset: Int
    /// The end of civil twilight in the evening.
    public let dusk: Int

    /// Creates the times of a day.
    public init(dawn: Int, sunrise: Int, sunset: Int, dusk: Int) {
      (self.dawn, self.sunrise, self.sunset, self.dusk) = (dawn, sunrise, sunset, dusk)
    }
  }

  /// The days in order.
  private let publicHolidays: [CalendarDate]
  private let schoolHolidays: [CalendarDate]
  private let sun: (@Sendable (CalendarDate) -> Sun?)?

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - publicHolidays: The public holidays.
  ///   - schoolHolidays: The days of school holidays.
  ///   - sun: The times of the sun on a day, or `nil` if they are unknown.
  public init(
    publicHolidays: some Sequence<CalendarDate> = [],
    schoolHolidays: some Sequence<CalendarDate> = [],
    sun: (@Sendable (CalendarDate) -> Sun?)? = nil
  ) {
    self.publicHolidays = publicHolidays.sorted()
    self.schoolHolidays = schoolHolidays.sorted()
    self.sun = sun
  }

  func isPublicHoliday(_ date: CalendarDate) -> Bool { nextPublicHoliday(from: date) == date }

  func isSchoolHoliday(_ date: CalendarDate) -> Bool { nextSchoolHoliday(from: date) == date }

  /// Returns the first public holiday that is a date or later.
  func nextPublicHoliday(from date: CalendarDate) -> CalendarDate? {
    Self.first(from: date, in: publicHolidays)
  }

  /// Returns the first day of school holidays that is a date or later.
  func nextSchoolHoliday(from date: CalendarDate) -> CalendarDate? {
    Self.first(from: date, in: schoolHolidays)
  }

  /// Whether there can be times of the sun.
  var hasSun: Bool { sun != nil }

  func sun(on date: CalendarDate) -> Sun? { sun?(date) }

  private static func first(from date: CalendarDate, in dates: [CalendarDate]) -> CalendarDate? {
    var range = dates.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = dates[middle] < date ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < dates.count ? dates[range.lowerBound] : nil
  }
}

extension OpeningCalendar {
  /// Returns the federal holidays of the United States in a year in `1978...9998`, each on its own
  /// day and, if that is a Saturday or Sunday, also on the Friday before or the Monday after, when
  /// it is observed.
  ///
  /// The days are those of 5 U.S.C. 6103(a), with Martin Luther King's birthday since 1986 and
  /// Juneteenth since 2021; the observed days are those of 6103(b) and Executive Order 11582.
  /// Inauguration Day is left out, because it is a holiday only near Washington, D.C. If New Year's
  /// Day is a Saturday, the last day of the previous year is among the days. Earlier and later
  /// years have no holidays.
  public static func federalHolidays(of year: Int) -> [CalendarDate] {
    func nth(_ nth: Int, _ weekday: Weekday, _ month: Int) -> DateSpan.Bound.Day {
      .nth(month: month, weekday: weekday, nth: nth)
    }
    var days: [DateSpan.Bound.Day] = [
      .day(month: 1, day: 1), nth(3, .monday, 2), nth(-1, .monday, 5), .day(month: 7, day: 4),
      nth(1, .monday, 9), nth(2, .monday, 10), .day(month: 11, day: 11), nth(4, .thursday, 11),
      .day(month: 12, day: 25),
    ]
    if year >= 1986 { days.append(nth(3, .monday, 1)) }
    if year >= 2021 { days.append(.day(month: 6, day: 19)) }
    guard (1978...9998).contains(year) else { return [] }
    var dates: Set<CalendarDate> = []
    for day in days {
      guard let number = DateSpan.Bound(day).bounds(in: year)?.lowerBound,
        let date = CalendarDate(daysSinceEpoch: number)
      else { continue }
      dates.insert(date)
      let observed =
        switch date.weekday {
        case .saturday: date.adding(days: -1)
        case .sunday: date.adding(days: 1)
        case .monday, .tuesday, .wednesday, .thursday, .friday: date as CalendarDate?
        }
      if let observed { dates.insert(observed) }
    }
    return dates.sorted()
  }
}
