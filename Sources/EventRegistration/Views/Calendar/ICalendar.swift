/// Events as calendar apps read them: iCalendar, RFC 5545.
///
///     let calendar = ICalendar(of: record, stampedAt: lastChange)
///     attach(calendar.text, type: "text/calendar; charset=utf-8", name: "event.ics")
///
/// The sessions of a series are events of their own, and one calendar can hold them all.
public struct ICalendar: Hashable, Sendable {
  /// The events; never empty.
  public let entries: [Entry]

  /// When the events were last changed, or when the calendar was made if it has a ``method``, in
  /// seconds since 1970-01-01 00:00 UTC; an instant outside the years 1 to 9999 is written as the
  /// nearest inside.
  public let stamp: Int64

  /// The name of the app, which calendars must tell; control characters are left out.
  public var product = "-//HealthDomain//EventRegistration//EN"

  /// What the receiver is to do, or `nil` if the calendar is only a copy of the events.
  ///
  /// A mail that carries the calendar names the same method in its content type (RFC 5545, 3.7.2).
  public var method: Method?

  /// Creates a calendar of one event.
  public init(of record: EventRecord, stampedAt stamp: Int64) {
    entries = [Entry(record)]
    self.stamp = stamp
  }

  /// Creates a calendar of events, in this order; `nil` of none, which would be no calendar.
  ///
  /// - Complexity: O(*n*)
  public init?(of records: some Sequence<EventRecord>, stampedAt stamp: Int64) {
    self.init(of: records.map(Entry.init), stampedAt: stamp)
  }

  /// Creates a calendar of entries, in this order; `nil` of none, which would be no calendar.
  public init?(of entries: [Entry], stampedAt stamp: Int64) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    self.stamp = stamp
  }
}

extension ICalendar {
  /// An event in a calendar.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// How certain an event is.
    public enum Status: Hashable, CaseIterable, Sendable {
      /// It is a draft.
      case tentative
      /// It takes place.
      case confirmed
      /// It was called off.
      case cancelled
    }

    /// The identity of the event, by which calendars know it again.
    public let id: EventID

    /// What the event is.
    public let details: EventDetails

    /// How certain it is.
    public let status: Status

    /// How often the event was changed since it was made; above 2³¹ - 1, that is written.
    public let sequence: UInt64

    /// Creates an entry of an event; the sequence is its version less 1.
    public init(_ record: EventRecord) {
      let status: Status =
        switch record.status {
        case .draft: .tentative
        case .published, .closed: .confirmed
        case .cancelled: .cancelled
        }
      self.init(
        record.id, record.details, status, sequence: record.version == 0 ? 0 : record.version - 1)
    }

    /// Creates an entry of an event that is not drafted yet, such as a session of a series.
    public init(
      _ id: EventID, _ details: EventDetails, _ status: Status = .confirmed, sequence: UInt64 = 0
    ) {
      self.id = id
      self.details = details
      self.status = status
      self.sequence = sequence
    }
  }

  /// What the receiver of a calendar is to do (RFC 5546).
  public enum Method: Hashable, Sendable {
    /// Take the events in, and changes of events that were taken in before, cancellations among
    /// them.
    case publish(by: Organizer)
  }

  /// The address of whoever publishes a calendar.
  public struct Organizer: Hashable, Sendable {
    /// The address as a URI.
    public let uri: String

    /// Creates an address from a URI such as `mailto:desk@example.com`, or returns `nil` if it is
    /// none.
    ///
    /// The URI has visible ASCII characters alone: a letter, letters and digits up to a colon, and
    /// more after it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(uri: String) {
      let scheme = uri.utf8.prefix { $0 != UInt8(ascii: ":") }
      guard uri.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), uri.first?.isLetter == true,
        scheme.count + 1 < uri.utf8.count,
        Substring(scheme).allSatisfy({ $0.isLetter || $0.isNumber })
      else { return nil }
      self.uri = uri
    }
  }
}
