import Essentials

extension ICalendar {
  /// The calendar as the text of a file, in UTF-8: lines that end with CR and LF, and are folded at
  /// 75 bytes (RFC 5545, 3.1).
  ///
  /// Times are in UTC. In texts, line breaks of every kind are kept, and other control characters
  /// but the tab left out, as the format has no place for them (RFC 5545, 3.3.11).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var text: String {
    var lines = ContentLines()
    lines.append("BEGIN", "VCALENDAR")
    lines.append("VERSION", "2.0")
    lines.append("PRODID", text: product)
    if method != nil { lines.append("METHOD", "PUBLISH") }
    for entry in entries { append(entry, to: &lines) }
    lines.append("END", "VCALENDAR")
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  private func append(_ entry: Entry, to lines: inout ContentLines) {
    let details = entry.details
    lines.append("BEGIN", "VEVENT")
    lines.append("UID", entry.id.uuidString)
    lines.append("DTSTAMP", utc(stamp))
    lines.append("DTSTART", utc(details.startTime))
    lines.append("DTEND", utc(details.endTime))
    // The range of an INTEGER: RFC 5545, 3.3.8.
    lines.append("SEQUENCE", String(min(entry.sequence, UInt64(Int32.max))))
    switch entry.status {
    case .tentative: lines.append("STATUS", "TENTATIVE")
    case .confirmed: lines.append("STATUS", "CONFIRMED")
    case .cancelled: lines.append("STATUS", "CANCELLED")
    }
    // A published event must name its organizer: RFC 5546, 3.2.1.
    if case .publish(let organizer) = method { lines.append("ORGANIZER", organizer.uri) }
    lines.append("SUMMARY", text: details.title)
    lines.append("DESCRIPTION", text: details.summary)
    lines.append("LOCATION", text: details.venue.oneLine)
    lines.append("END", "VEVENT")
  }

  /// An instant as iCalendar writes it in UTC, such as `20260301T163000Z` (RFC 5545, 3.3.5).
  private func utc(_ instant: Int64) -> String {
    let range = Instant.validRange
    let instant = min(max(instant, range.lowerBound), range.upperBound)
    guard let minute = LocalDateTime(secondsSinceEpoch: instant, utcOffset: 0) else { return "" }
    let seconds = instant - minute.secondsSinceEpoch(utcOffset: 0)
    let dateAndMinute = minute.iso8601.filter { $0 != "-" && $0 != ":" }
    return dateAndMinute + (seconds < 10 ? "0" : "") + String(seconds) + "Z"
  }
}

extension EventVenue {
  /// The place in one line, as an envelope has it.
  fileprivate var oneLine: String {
    "\(name.isEmpty ? "" : name + ", ")\(address), \(city), \(state) \(zipCode)"
  }
}
