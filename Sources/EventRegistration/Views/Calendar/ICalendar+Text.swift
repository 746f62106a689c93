import Essentials

extension ICalendar {
  /// The text of the calendar file.
  ///
  /// Lines end with CR and LF and are folded at 75 bytes of UTF-8 (RFC 5545, 3.1). Times are in
  /// UTC. In texts, CR, LF, and CR LF become line breaks. Other control characters except the tab
  /// are removed, because the format does not allow them (RFC 5545, 3.3.11).
  ///
  /// Each session is a separate `VEVENT`, since not all calendar apps read lists of times (`RDATE`). The
  /// first has the ID of the event as its UID, and the *n*th the ID, a hyphen, and *n*. So a session keeps
  /// its UID when it moves, and the sessions after a removed one get the UIDs of the sessions before them.
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
    let sessions = entry.details.sessions
    for (index, session) in (sessions + entry.removedSessions).enumerated() {
      let isRemoved = index >= sessions.count
      append(session, index, of: entry, isRemoved ? .cancelled : entry.status, to: &lines)
    }
  }

  private func append(
    _ session: EventDetails.Session, _ index: Int, of entry: Entry, _ status: Entry.Status,
    to lines: inout ContentLines
  ) {
    let details = entry.details
    lines.append("BEGIN", "VEVENT")
    lines.append("UID", entry.id.uuidString + (index == 0 ? "" : "-\(index + 1)"))
    lines.append("DTSTAMP", utc(stamp))
    lines.append("DTSTART", utc(session.startTime))
    lines.append("DTEND", utc(session.endTime))
    // The range of an INTEGER: RFC 5545, 3.3.8.
    lines.append("SEQUENCE", String(min(entry.sequence, UInt64(Int32.max))))
    switch status {
    case .tentative: lines.append("STATUS", "TENTATIVE")
    case .confirmed: lines.append("STATUS", "CONFIRMED")
    case .cancelled: lines.append("STATUS", "CANCELLED")
    }
    // A published event must name its organizer: RFC 5546, 3.2.1.
    if case .publish(let organizer) = method { lines.append("ORGANIZER", organizer.uri) }
    lines.append("SUMMARY", text: details.title)
    lines.append("DESCRIPTION", text: details.summary)
    if !details.flags.contains(.virtual) {
      lines.append("LOCATION", text: details.venue.oneLine)
    }
    lines.append("END", "VEVENT")
  }

  /// Returns a time in the format of iCalendar, such as `20260301T163000Z` (RFC 5545, 3.3.5).
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
  /// The venue in one line, as on an envelope.
  fileprivate var oneLine: String {
    guard isAbroad else {
      return "\(name.isEmpty ? "" : name + ", ")\(address), \(city), \(state) \(zipCode)"
    }
    return parts.joined(separator: ", ") + ", " + country
  }
}
