import Essentials

extension ICalendar {
  /// The text of the calendar file.
  ///
  /// Lines end with CR and LF and are folded at 75 bytes of UTF-8 (RFC 5545, 3.1). Times are in
  /// UTC. In texts, CR, LF, and CR LF become line breaks. Other control characters except the tab
  /// are removed, because the format does not allow them (RFC 5545, 3.3.11).
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
    lines.append("DTEND", utc(details.sessions[0].endTime))
    appendFurtherSessions(of: details, to: &lines)
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
    if !details.flags.contains(.virtual) {
      lines.append("LOCATION", text: details.venue.oneLine)
    }
    lines.append("END", "VEVENT")
  }

  /// Appends further sessions as times of recurrence, so that calendar apps replace all of them when the
  /// event changes (RFC 5545, 3.8.5.2).
  ///
  /// Sessions of the same length as the first one need only their starts.
  private func appendFurtherSessions(of details: EventDetails, to lines: inout ContentLines) {
    let sessions = details.sessions
    guard let first = sessions.first, sessions.count > 1 else { return }
    let further = sessions.dropFirst()
    let seconds = first.endTime - first.startTime
    if further.allSatisfy({ $0.endTime - $0.startTime == seconds }) {
      lines.append("RDATE", further.map { utc($0.startTime) }.joined(separator: ","))
    } else {
      let periods = further.map { utc($0.startTime) + "/" + utc($0.endTime) }
      lines.append("RDATE;VALUE=PERIOD", periods.joined(separator: ","))
    }
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
