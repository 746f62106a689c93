public import Essentials

extension CalendarDate {
  /// Returns the date that many days later, or earlier for a negative number.
  ///
  /// - Precondition: The calendar has that date, which a test knows of the dates that it takes.
  public func advanced(by days: Int) -> CalendarDate {
    guard let date = adding(days: days) else { preconditionFailure("not in the calendar") }
    return date
  }
}
