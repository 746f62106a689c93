public import Essentials

/// A stretch of days that is no part of ordinary cycles, such as a pregnancy.
///
///     let pregnancy = try CycleInterruption(.pregnancy, from: start)  // not over yet
///
/// A cycle with a day in it is listed, but counts in no statistic and in no forecast.
public struct CycleInterruption: Hashable, Sendable, PrivateValue {
  /// The reason cycles are not ordinary.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    /// A pregnancy, up to its end.
    case pregnancy
    /// Breastfeeding.
    case breastfeeding
    /// Hormonal contraception, whose bleedings are no periods.
    case hormonalContraception
    /// Any other time that is to be left out, as of illness, or without logging.
    case pause

    /// Creates the case of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The reason.
  public let kind: Kind

  /// The first day.
  public let start: CalendarDate

  /// The last day, or `nil` if the interruption lasts.
  public let end: CalendarDate?

  /// Creates an interruption from its first day and, if it is over, its last.
  ///
  /// - Throws: ``CycleInterruption/Error/endsBeforeStart``.
  public init(
    _ kind: Kind, from start: CalendarDate, to end: CalendarDate? = nil
  ) throws(CycleInterruption.Error) {
    if let end, end < start { throw .endsBeforeStart }
    self.init(kind, validStart: start, end: end)
  }

  /// Creates an interruption whose end is known not to lie before its start.
  init(_ kind: Kind, validStart: CalendarDate, end: CalendarDate?) {
    self.kind = kind
    start = validStart
    self.end = end
  }

  /// Whether the date is one of its days; every later one is while there is no end.
  public func contains(_ date: CalendarDate) -> Bool { start <= date && date <= lastDay }

  /// The end, or the last day of the calendar.
  var lastDay: CalendarDate { end ?? .latest }

  /// The interruption without an end that lies after a day.
  func known(on date: CalendarDate) -> CycleInterruption {
    lastDay <= date ? self : CycleInterruption(kind, validStart: start, end: nil)
  }
}

extension CycleInterruption {
  /// The reason two dates do not make an ``CycleInterruption``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The last day lies before the first.
    case endsBeforeStart
  }
}
