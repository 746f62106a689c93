public import Essentials

/// A recurring event, whose sessions are separate events, or one event with one number of seats.
///
///     let series = try EventSeries(of: details, every: .weeks(1), count: 10, except: [thanksgiving])
///     let sessions = try series.sessions { utcOffset(at: $0) }
public struct EventSeries: Hashable, Sendable {
  /// The end of a series.
  public enum End: Hashable, Sendable {
    /// The series has this number of days, including exceptions.
    case count(Int)
    /// The series ends on this day, which can be one of its days.
    case until(CalendarDate)
  }

  /// The first session, unless its day is an exception.
  public let first: EventDetails

  /// The rule of recurrence.
  public let recurrence: Recurrence

  /// The end of the series.
  public let end: End

  /// The days without a session, from earlier to later, without duplicates.
  public let exceptions: [CalendarDate]

  /// The days with a session, from earlier to later; at most ``maximumCount``.
  public let dates: [CalendarDate]

  /// Creates a series with a number of days, some of which can be exceptions.
  ///
  /// An exception that is not a day of the series has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule of recurrence.
  ///   - count: The number of days, including exceptions; 1 to ``maximumCount``.
  ///   - exceptions: The days without a session.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, where *m* is the number of days, or of
  ///   months up to the last day if that is larger.
  /// - Throws: ``EventSeries/Error``.
  public init(
    of first: EventDetails, every recurrence: Recurrence, count: Int,
    except exceptions: [CalendarDate] = []
  ) throws(EventSeries.Error) {
    try self.init(of: first, every: recurrence, end: .count(count), except: exceptions)
  }

  /// Creates a series that ends on a day.
  ///
  /// An exception that is not a day of the series has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule of recurrence.
  ///   - last: The last day that can have a session.
  ///   - exceptions: The days without a session.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, where *m* is the number of days, or of
  ///   months up to the last day if that is larger.
  /// - Throws: ``EventSeries/Error``, also if there are more than ``maximumCount`` days, including
  ///   exceptions.
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

  /// The maximum number of days of a series: 1,000.
  public static let maximumCount = 1000
}

extension EventSeries {
  /// The reason why a series or its sessions cannot be created.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of days, weeks or months is not in ``EventSeries/Recurrence/intervals``.
    case intervalOutOfRange(Int)
    /// The first session is on this weekday, which the rule of recurrence does not include.
    case notOnWeekday(Weekday)
    /// The number of days is not in 1 to ``EventSeries/maximumCount``.
    case countOutOfRange(Int)
    /// The last day is before the first session.
    case endsBeforeFirst(CalendarDate)
    /// There are more than ``EventSeries/maximumCount`` days up to the last day, or more sessions of one event
    /// than ``EventDetails/maximumSessions``.
    case tooManyDays
    /// A session, or its registration window, is not in the years 1 to 9999.
    case outsideCalendar
    /// The offset from UTC of this start is not in ``EventDetails/utcOffsets``.
    case utcOffsetOutOfRange(Int, at: LocalDateTime)
    /// All days of the series are exceptions.
    case noSessions
    /// A session starts before the one before it in the same event has ended.
    case sessionsOverlap

    /// The rule that the series breaks, in one sentence.
    public var description: String {
      switch self {
      case .intervalOutOfRange: "The interval must be from 1 to 1000."
      case .notOnWeekday: "The recurrence must include the weekday of the first session."
      case .countOutOfRange: "The number of sessions must be from 1 to 1000."
      case .endsBeforeFirst: "The last day must not be before the first session."
      case .tooManyDays: "A series can have at most 1000 days."
      case .outsideCalendar: "All sessions and their registration must be in the years 1 to 9999."
      case .utcOffsetOutOfRange(_, let start):
        "The UTC offset of the session at \(start) must be from -12 to +14 hours."
      case .noSessions: "The series must have a session."
      case .sessionsOverlap: "Each session must start after the one before has ended."
      }
    }
  }
}
