public import Essentials

/// An event that takes place again and again: its sessions are events of their own.
///
///     let series = try EventSeries(of: details, every: .weeks(1), count: 10, except: [thanksgiving])
///     let sessions = try series.sessions { place.utcOffset(at: $0) }
public struct EventSeries: Hashable, Sendable {
  /// After which day a series has no more.
  public enum End: Hashable, Sendable {
    /// After so many days, exceptions among them.
    case count(Int)
    /// After this day, which may be one of them.
    case until(CalendarDate)
  }

  /// The first session, if its day is no exception.
  public let first: EventDetails

  /// The rule by which the days follow each other.
  public let recurrence: Recurrence

  /// After which day there are no more.
  public let end: End

  /// The days that are left out, from earlier to later, each once.
  public let exceptions: [CalendarDate]

  /// The days on which there are sessions, from earlier to later; at most ``maximumCount``.
  public let dates: [CalendarDate]

  /// Creates a series that has so many days, from which exceptions are then taken.
  ///
  /// An exception that is none of the days has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule by which the days follow each other.
  ///   - count: The number of days, exceptions among them; 1 to ``maximumCount``.
  ///   - exceptions: The days that are left out.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, *m* being the days, or the months up to
  ///   the last if there are more.
  /// - Throws: ``EventSeries/Error``.
  public init(
    of first: EventDetails, every recurrence: Recurrence, count: Int,
    except exceptions: [CalendarDate] = []
  ) throws(EventSeries.Error) {
    try self.init(of: first, every: recurrence, end: .count(count), except: exceptions)
  }

  /// Creates a series that has no session after a day.
  ///
  /// An exception that is none of the days has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule by which the days follow each other.
  ///   - last: The last day on which a session can be.
  ///   - exceptions: The days that are left out.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, *m* being the days, or the months up to
  ///   the last if there are more.
  /// - Throws: ``EventSeries/Error``, also if there are more than ``maximumCount`` days, exceptions
  ///   among them.
  public init(
    of first: EventDetails, every recurrence: Recurrence, until last: CalendarDate,
    except exceptions: [CalendarDate] = []
  ) throws(EventSeries.Error) {
    try self.init(of: first, every: recurrence, end: .until(last), except: exceptions)
  }

  /// Creates a series from its parts.
  init(
    of first: EventDetails, every recurrence: Recurrence, end: End,
    except exceptions: [CalendarDate]
  ) throws(EventSeries.Error) {
    self.first = first
    self.recurrence = recurrence
    self.end = end
    let excluded = Set(exceptions)
    self.exceptions = excluded.sorted()
    let days = try recurrence.dates(from: first.start.date, to: end)
    dates = days.filter { !excluded.contains($0) }
  }

  /// The most days that a series can have: 1,000.
  public static let maximumCount = 1000
}

extension EventSeries {
  /// The reason a series cannot be made, or has no sessions.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The number of days, weeks or months is not in ``EventSeries/Recurrence/intervals``.
    case intervalOutOfRange(Int)
    /// The first session is on this day of the week, which is not one of the rule's.
    case notOnWeekday(Weekday)
    /// The number of days is not in 1 to ``EventSeries/maximumCount``.
    case countOutOfRange(Int)
    /// The last day lies before the first session.
    case endsBeforeFirst(CalendarDate)
    /// There are more than ``EventSeries/maximumCount`` days up to the last.
    case tooManyDays
    /// A session, or the time to register for it, does not lie in the years 1 to 9999.
    case outsideCalendar
    /// The offset from UTC that was given for a start is not in ``EventDetails/utcOffsets``.
    case utcOffsetOutOfRange(Int, at: LocalDateTime)
  }
}
