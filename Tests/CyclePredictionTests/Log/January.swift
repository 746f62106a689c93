import CyclePrediction

/// The day of January 2026, or of a month after it: 32 is the first of February.
func january(_ day: Int) -> CalendarDate {
  CalendarDate(daysSinceEpoch: 20_453 + day) ?? .latest
}

/// A period with days counted in the same way.
func period(_ start: Int, _ end: Int? = nil) throws -> LoggedPeriod {
  try LoggedPeriod(start: january(start), end: end.map(january))
}

/// Returns the error that an operation throws, or `nil`.
func rejection(
  _ operation: () throws(CycleHistory.Error) -> Void
) -> CycleHistory.Error? {
  do throws(CycleHistory.Error) {
    try operation()
    return nil
  } catch {
    return error
  }
}
