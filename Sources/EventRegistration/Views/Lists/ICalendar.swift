import Essentials

/// A calendar file with events, in the iCalendar format (RFC 5545).
///
///     let calendar = ICalendar(of: record, stampedAt: lastChange)
///     attach(calendar.text, type: "text/calendar; charset=utf-8", name: "event.ics")
///
/// Each session of a series is a separate event, and one calendar can hold all of them. In a
/// calendar app, each session of an event is a separate entry. If a session may have been removed,
/// pass the details before the change, so that it is canceled there, too:
///
///     let calendar = ICalendar(of: record, before: roster.record.details, stampedAt: now)
public struct ICalendar: Equatable, Sendable {
  /// The events; never empty.
  public let entries: [Entry]

  /// The time of the last change of the events, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// If the calendar has a ``method``, this is the time when the calendar was created. A time
  /// outside the years 1 to 9999 is written as the nearest time inside.
  public let stamp: Int64

  /// The name of the app that wrote the calendar, without control characters.
  public var product = "-//HealthDomain//EventRegistration//EN"

  /// The action for the receiver, or `nil` if the calendar is only a copy of the events.
  ///
  /// If you send the calendar by mail, use the same method in the content type (RFC 5545, 3.7.2).
  public var method: Method?

  /// Creates a calendar with one event.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - old: The details of the event before the change that the calendar announces, or `nil` for
  ///     none.
  ///   - stamp: The time of the last change, or, with a ``method``, of the calendar, in seconds since
  ///     1970-01-01 00:00 UTC.
  /// - Complexity: O(*n*) for *n* sessions.
  public init(of record: EventRecord, before old: EventDetails? = nil, stampedAt stamp: Int64) {
    entries = [Entry(record, before: old)]
    self.stamp = stamp
  }

  /// Creates a calendar with events in this order, or returns `nil` if there are none.
  ///
  /// - Complexity: O(*n*)
  public init?(of records: some Sequence<EventRecord>, stampedAt stamp: Int64) {
    self.init(of: records.map { Entry($0) }, stampedAt: stamp)
  }

  /// Creates a calendar with entries in this order, or returns `nil` if there are none.
  public init?(of entries: [Entry], stampedAt stamp: Int64) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    self.stamp = stamp
  }
}

extension ICalendar {
  /// An event in a calendar.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The status of an event in a calendar.
    public enum Status: Hashable, CaseIterable, Sendable {
      /// The event is a draft.
      case tentative
      /// The event takes place.
      case confirmed
      /// The event is canceled.
      case cancelled
    }

    /// The ID of the event, with which calendar apps recognize it.
    public let id: EventID

    /// The details of the event.
    public let details: EventDetails

    /// The status of the event.
    public let status: Status

    /// The number of changes since the event was created; written as at most 2³¹ - 1.
    public let sequence: UInt64

    /// The last sessions before a change, if the event has had fewer since then; by default none.
    ///
    /// They are written as canceled, so that they do not stay in the calendars of people who have them.
    public let removedSessions: [EventDetails.Session]

    /// Creates an entry for an event, whose sequence is its version minus 1.
    ///
    /// - Parameters:
    ///   - record: The event.
    ///   - old: The details of the event before a change, or `nil` for none.
    /// - Complexity: O(*n*) for *n* sessions.
    public init(_ record: EventRecord, before old: EventDetails? = nil) {
      let status: Status =
        switch record.status {
        case .draft: .tentative
        case .published, .closed: .confirmed
        case .cancelled: .cancelled
        }
      self.init(
        record.id, record.details, status, sequence: record.version == 0 ? 0 : record.version - 1,
        before: old)
    }

    /// Creates an entry for an event that is not drafted yet, such as a session of a series.
    ///
    /// - Parameters:
    ///   - id: The ID of the event.
    ///   - details: The details of the event.
    ///   - status: The status of the event.
    ///   - sequence: The number of changes since the event was created.
    ///   - old: The details that the person's calendar last got, or `nil` for none. Their sessions that the
    ///     event no longer has are canceled.
    /// - Complexity: O(*n*) for *n* sessions.
    public init(
      _ id: EventID, _ details: EventDetails, _ status: Status = .confirmed, sequence: UInt64 = 0,
      before old: EventDetails? = nil
    ) {
      self.id = id
      self.details = details
      self.status = status
      self.sequence = sequence
      removedSessions = Array((old?.sessions ?? []).dropFirst(details.sessions.count))
    }
  }

  /// The action for the receiver of a calendar (RFC 5546).
  @nonexhaustive public enum Method: Hashable, Sendable {
    /// Add the events, and apply changes and cancellations to events that were added before.
    case publish(by: Organizer)
    /// Remove the events, whatever their ``Entry/status``, because they do not take place.
    ///
    /// Some apps remove events only with this method, and some only with a canceled event that is
    /// published, so send both files when an event is canceled.
    case cancel(by: Organizer)
  }

  /// The address of the publisher of a calendar.
  public struct Organizer: Hashable, Sendable {
    /// The address as a URI.
    public let uri: String

    /// Creates an address from a URI such as `mailto:desk@example.com`, or returns `nil` if the
    /// text is not one of these.
    ///
    /// The allowed URIs are `mailto:` with a mail address, `https://` with a host, and `tel:` with
    /// digits. They consist of the characters that RFC 3986 allows. A URL cannot contain a user
    /// name, because it would look like another host.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(uri: String) {
      let parts = uri.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, uri.utf8.allSatisfy(\.isAllowedInURI) else { return nil }
      let rest = parts[1]
      let isAllowed =
        switch parts[0].lowercased() {
        case "mailto": Self.isMailAddress(rest)
        case "https": rest.startsWithHost
        case "tel": rest.utf8.contains { $0.isDigit } && rest.utf8.allSatisfy(\.isOfNumber)
        default: false
        }
      guard isAllowed else { return nil }
      self.uri = uri
    }

    /// Whether a text starts with a mail address: a name, one `@`, and a domain.
    private static func isMailAddress(_ text: Substring) -> Bool {
      let address = text.prefix { $0 != "?" }
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
  }

  /// The text of the calendar file.
  ///
  /// Lines end with CR and LF and are folded at 75 bytes of UTF-8 (RFC 5545, 3.1). Times are in
  /// UTC. In texts, CR, LF, and CR LF become line breaks. Other control characters except the tab
  /// are removed, because the format does not allow them (RFC 5545, 3.3.11).
  ///
  /// Each session is a separate `VEVENT`, because not all calendar apps read lists of times
  /// (`RDATE`). The first has the ID of the event as its UID, and the *n*th the ID, a hyphen, and
  /// *n*. So a session keeps its UID when it moves, and the sessions after a removed one get the
  /// UIDs of the sessions before them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var text: String {
    var lines = ContentLines()
    lines.append("BEGIN", "VCALENDAR")
    lines.append("VERSION", "2.0")
    lines.append("PRODID", text: product)
    switch method {
    case .publish?: lines.append("METHOD", "PUBLISH")
    case .cancel?: lines.append("METHOD", "CANCEL")
    case nil: break
    }
    for entry in entries { append(entry, to: &lines) }
    lines.append("END", "VCALENDAR")
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  private func append(_ entry: Entry, to lines: inout ContentLines) {
    let sessions = entry.details.sessions
    var isCancellation = false
    if case .cancel? = method { isCancellation = true }
    for (index, session) in (sessions + entry.removedSessions).enumerated() {
      let isRemoved = isCancellation || index >= sessions.count
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
    // A published or canceled event must name its organizer: RFC 5546, 3.2.1 and 3.2.5.
    switch method {
    case .publish(let organizer)?, .cancel(let organizer)?:
      lines.append("ORGANIZER", organizer.uri)
    case nil: break
    }
    lines.append("SUMMARY", text: TextDirection.paired(details.title))
    lines.append("DESCRIPTION", text: TextDirection.closed(details.summary))
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

extension UInt8 {
  /// Whether the byte can be part of a telephone number (RFC 3966).
  fileprivate var isOfNumber: Bool { isDigit || "+-.()".utf8.contains(self) }
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

/// The lines of an iCalendar text.
struct ContentLines {
  /// The lines in UTF-8, each with CR and LF at the end.
  private(set) var bytes: [UInt8] = []

  /// Appends a line with a value that needs no escapes.
  mutating func append(_ name: String, _ value: String) {
    fold(Array((name + ":" + value).utf8))
  }

  /// Appends a line with a value of type TEXT (RFC 5545, 3.3.11).
  mutating func append(_ name: String, text: String) {
    var line = Array((name + ":").utf8)
    line.reserveCapacity(line.count + text.utf8.count)
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        line += [UInt8(ascii: "\\"), byte]
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F:
        break
      default:
        line.append(byte)
      }
      previous = byte
    }
    fold(line)
  }

  /// Appends a line in pieces of up to 75 bytes, each after the first with a space at its start
  /// (RFC 5545, 3.1).
  ///
  /// A scalar of several bytes is never split.
  private mutating func fold(_ line: [UInt8]) {
    var rest = line[...]
    var room = 75
    while rest.count > room {
      var end = rest.startIndex + room
      while rest[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      bytes += rest[..<end]
      bytes += [0x0D, 0x0A, 0x20]
      rest = rest[end...]
      room = 74
    }
    bytes += rest
    bytes += [0x0D, 0x0A]
  }
}
