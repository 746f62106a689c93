import CyclePrediction
import TestSupport

/// Any text is a date, a month, a time, or a period that survives the round trip, or a typed error;
/// the bytes are also read as numbers of days and minutes.
func checkDateTexts(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  try checkDate(text)
  try checkMonth(text)
  try checkTime(text)
  try checkPeriod(text)
  var reader = FuzzBytes(bytes)
  while !reader.isAtEnd {
    try checkDays(reader.days(), reader.days())
    try checkMinutes(Int64(bitPattern: reader.integer()), offset: reader.days())
  }
}

/// Whether a text has a digit where `shape` has one, and is like it everywhere else.
private func isShaped(_ text: String, like shape: String) -> Bool {
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  return text.utf8.count == shape.utf8.count
    && zip(text.utf8, shape.utf8).allSatisfy {
      digits.contains($1) ? digits.contains($0) : $0 == $1
    }
}

private func checkDate(_ text: String) throws {
  let isShaped = isShaped(text, like: "0000-00-00")
  let date: CalendarDate
  do throws(CalendarDate.Error) {
    date = try CalendarDate(iso8601: text)
  } catch {
    return try require((error == .malformed) != isShaped, "\(text) is no date: \(error)")
  }
  try require(isShaped && date.iso8601 == text, "A date is written back")
  try require(
    try CalendarDate(date.year, date.month, date.day) == date, "A date has its components")
  try require(
    CalendarMonth(containing: date).days.contains(date), "A date is in its month")
}

private func checkMonth(_ text: String) throws {
  let isShaped = isShaped(text, like: "0000-00")
  let month: CalendarMonth
  do throws(CalendarDate.Error) {
    month = try CalendarMonth(iso8601: text)
  } catch {
    return try require((error == .malformed) != isShaped, "\(text) is no month: \(error)")
  }
  try require(isShaped && month.iso8601 == text, "A month is written back")
  let weeks = month.weeks(startingOn: .sunday)
  try require(
    weeks.allSatisfy { $0.count == 7 && ($0[0]?.weekday ?? .sunday) == .sunday }
      && weeks.joined().compactMap(\.self).filter(month.days.contains) == Array(month.days.dates),
    "The weeks of a month have its days")
  try require(
    month.next?.previous ?? month == month && month.previous?.next ?? month == month,
    "A month is between two others")
}

private func checkTime(_ text: String) throws {
  let isShaped = isShaped(text, like: "0000-00-00T00:00")
  let time: LocalDateTime
  do throws(LocalDateTime.Error) {
    time = try LocalDateTime(iso8601: text)
  } catch {
    return try require((error == .malformed) != isShaped, "\(text) is no time: \(error)")
  }
  try require(isShaped && time.iso8601 == text, "A time is written back")
}

private func checkPeriod(_ text: String) throws {
  let dates = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .map { try? CalendarDate(iso8601: String(decoding: $0, as: UTF8.self)) }
  let isShaped = dates.count <= 2 && dates.allSatisfy { $0 != nil }
  let period: LoggedPeriod
  do throws(LoggedPeriod.Error) {
    period = try LoggedPeriod(iso8601: text)
  } catch {
    return try require((error == .malformed) != isShaped, "\(text) is no period: \(error)")
  }
  try require(isShaped && period.iso8601 == text, "A period is written back")
  try require(dates.first == period.start && dates.last == period.lastKnownDay, "A period's days")
}

/// A number of days since 1970-01-01 is a date or `nil`, and so is a number of days after that
/// date.
private func checkDays(_ days: Int, _ later: Int) throws {
  let calendar = Int(CalendarDate.earliest.daysSinceEpoch)...Int(CalendarDate.latest.daysSinceEpoch)
  guard let date = CalendarDate(daysSinceEpoch: days) else {
    return try require(!calendar.contains(days), "The day \(days) is in the calendar")
  }
  let (sum, overflow) = days.addingReportingOverflow(later)
  let end = date.adding(days: later)
  try require(
    (end != nil) == (!overflow && calendar.contains(sum)), "\(later) days after \(days)")
  if let end {
    try require(date.days(until: end) == later && end.adding(days: -later) == date, "Days between")
    try require(
      (end.weekday.rawValue - date.weekday.rawValue - later) % 7 == 0, "A week has seven days")
  }
}

/// Seconds are a minute on the clocks of a place or none.
private func checkMinutes(_ instant: Int64, offset: Int) throws {
  // A random instant is rarely within the calendar.
  for instant in [instant, instant % 300_000_000_000] {
    guard let time = LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset) else { continue }
    try require(
      0..<60 ~= instant - time.secondsSinceEpoch(utcOffset: offset), "The minute has begun")
    if let later = time.adding(minutes: offset) {
      try require(time.minutes(until: later) == offset, "Minutes between")
    }
    let (past, overflow) = instant.subtractingReportingOverflow(60)
    let before = overflow ? nil : LocalDateTime(secondsSinceEpoch: past, utcOffset: offset)
    try require(overflow || before == time.adding(minutes: -1), "A minute before")
  }
}
