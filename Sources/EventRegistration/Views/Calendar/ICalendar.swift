import Essentials

/// A calendar file with events, in the iCalendar format (RFC 5545).
///
///     let calendar = ICalendar(of: record, stampedAt: lastChange)
///     attach(calendar.text, type: "text/calendar; charset=utf-8", name: "event.ics")
///
/// Each session of a series is a separate event, and one calendar can hold all of them. An event of several
/// sessions is in the calendar app as often as it has sessions. If one may have been removed, pass the
/// details before the change, so that it is canceled there too:
///
///     let calendar = ICalendar(of: record, before: roster.record.details, stampedAt: now)
public struct ICalendar: Hashable, Sendable {
  /// The events; never empty.
  public let entries: [Entry]

  /// The time of the last change of the events, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// If the calendar has a ``method``, this is the time when the calendar was created. A time
  /// outside the years 1 to 9999 is written as the nearest time inside.
  public let stamp: Int64

  /// The name of the app that wrote the calendar, without control characters.
  public var product = "-//HealthDomain//EventRegistration//EN"

  /// What the receiver should do, or `nil` if the calendar is only a copy of the events.
  ///
  /// If you send the calendar by mail, use the same method in the content type (RFC 5545, 3.7.2).
  public var method: Method?

  /// Creates a calendar with one event.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - old: The details of the event before a change of which the calendar tells, or `nil` for none.
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

    /// The ID of the event, by which calendar apps recognize it.
    public let id: EventID

    /// The details of the event.
    public let details: EventDetails

    /// The status of the event.
    public let status: Status

    /// The number of changes since the event was created; written as at most 2³¹ - 1.
    public let sequence: UInt64

    /// The last sessions before a change, if the event has fewer since then; by default none.
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

  /// What the receiver of a calendar should do (RFC 5546).
  public enum Method: Hashable, Sendable {
    /// Add the events, and apply changes and cancellations to events that were added before.
    case publish(by: Organizer)
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
    /// name, since it would look like another host.
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
}

extension UInt8 {
  /// Whether the byte can be part of a telephone number (RFC 3966).
  fileprivate var isOfNumber: Bool { isDigit || "+-.()".utf8.contains(self) }
}
