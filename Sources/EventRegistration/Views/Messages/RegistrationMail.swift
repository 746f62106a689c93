/// A mail to a parent or a provider, ready to send.
public struct RegistrationMail: Hashable, Sendable {
  /// The reader of a mail.
  @nonexhaustive public enum Reader: Hashable, CaseIterable, Sendable {
    /// The parent or guardian of children.
    case parent
    /// The provider of the event.
    case provider
  }

  /// The subject: one line without control characters.
  public let subject: String

  /// The body; its lines end with a line feed.
  public let body: String

  init(subject: String, body: String) {
    self.subject = subject
    self.body = body
  }
}

extension RegistrationMail {
  /// The templates for the subject and the body of a mail.
  public struct Template: Hashable, Sendable {
    /// The subject, with slots.
    public var subject: String

    /// The body, with slots.
    public var body: String

    /// Creates a template from a subject and a body.
    public init(subject: String, body: String) {
      self.subject = subject
      self.body = body
    }
  }

  /// The reason to send a mail to a parent or a provider.
  @nonexhaustive public enum Occasion: Hashable, Sendable {
    /// Children are registered: on arrival, after a hold or an offer, or by a transfer.
    case registered(seats: Int)
    /// Children are waitlisted at a position, from 1.
    case waitlisted(seats: Int, position: Int)
    /// Children were waitlisted and are now registered.
    case promoted(seats: Int)
    /// Children were registered and are waitlisted again.
    case movedToWaitlist(seats: Int)
    /// Seats are offered to children until a time in seconds since 1970-01-01 00:00 UTC.
    case offered(seats: Int, until: Int64)
    /// An offer to children expired, and they left the waiting list.
    case offerExpired(seats: Int)
    /// A parent canceled registrations.
    case cancelledByParent(seats: Int)
    /// The provider or an administrator canceled registrations.
    case cancelledByProvider(seats: Int)
    /// Seats were transferred to other children.
    case passedOn(seats: Int)
    /// The event was published.
    case eventPublished
    /// The event moved to another time or place.
    case eventChanged
    /// The event was canceled.
    case eventCancelled

    /// Creates the occasion for news about children, or returns `nil` if no mail is needed.
    fileprivate init?(_ news: RegistrationMail.Recipient.News, seats: Int) {
      switch news {
      case .registered: self = .registered(seats: seats)
      case .waitlisted(let position): self = .waitlisted(seats: seats, position: position)
      case .promoted: self = .promoted(seats: seats)
      case .movedToWaitlist: self = .movedToWaitlist(seats: seats)
      case .offered(let until): self = .offered(seats: seats, until: until)
      case .offerExpired: self = .offerExpired(seats: seats)
      case .cancelled(by: .parent): self = .cancelledByParent(seats: seats)
      case .cancelled(by: .provider), .cancelled(by: .admin):
        self = .cancelledByProvider(seats: seats)
      case .cancelled(by: .eventCancellation), .eventCancelled: self = .eventCancelled
      case .passedOn: self = .passedOn(seats: seats)
      case .eventChanged: self = .eventChanged
      case .leftWaitlist, .held, .holdExpired, .holdReleased, .offerDeclined: return nil
      }
    }
  }
}

extension RegistrationMail.Recipient {
  /// The mails to send to the person, in the order of the children and of their news.
  ///
  /// Children with the same news share a mail. Holds need no mail, and neither does a parent's own
  /// change to a place on the waiting list or to an offer.
  ///
  /// - Complexity: O(*n*) in the number of news.
  public var occasions: [RegistrationMail.Occasion] {
    var order: [News] = []
    var seats: [News: Int] = [:]
    for news in reasons.lazy.flatMap(\.news) {
      if seats[news] == nil { order.append(news) }
      seats[news, default: 0] += 1
    }
    return order.compactMap { RegistrationMail.Occasion($0, seats: seats[$0] ?? 0) }
  }
}

extension EventRoster {
  /// Returns the mails to send to the provider, in the order of the facts.
  ///
  /// Create the roster before you apply the facts. Pass the facts of one command, or the facts
  /// that time caused, in order. Facts of other events, and facts that the roster already includes,
  /// have no effect.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The occasions.
  /// - Complexity: O(*n*) in the number of facts.
  public func occasions(of facts: some Sequence<EventFact>) -> [RegistrationMail.Occasion] {
    var appointment = Appointment(record.details)
    var occasions: [RegistrationMail.Occasion] = []
    for fact in facts where fact.event == record.id && fact.version > record.version {
      if case .eventCancelled = fact.change { return occasions + [.eventCancelled] }
      if appointment.isMoved(by: fact.change) {
        occasions.append(.eventChanged)
      } else if let occasion = RegistrationMail.Occasion(fact.change) {
        occasions.append(occasion)
      }
    }
    return occasions
  }
}

extension RegistrationMail.Occasion {
  /// Creates the occasion for a change, or returns `nil` if no mail is needed.
  fileprivate init?(_ change: EventFact.Change) {
    switch change {
    case .published: self = .eventPublished
    case .registered(let party): self = .registered(seats: party.attendees.count)
    case .waitlisted(let party, let position):
      self = .waitlisted(seats: party.attendees.count, position: position)
    case .seated(let children, from: .waitlist): self = .promoted(seats: children.count)
    case .seated(let children, _): self = .registered(seats: children.count)
    case .movedToWaitlist(let children): self = .movedToWaitlist(seats: children.count)
    case .offered(let children, let until): self = .offered(seats: children.count, until: until)
    case .offerExpired(let children): self = .offerExpired(seats: children.count)
    case .registrationCancelled(let children, let canceller):
      self.init(.cancelled(by: canceller), seats: children.count)
    case .transferred: self = .passedOn(seats: 1)
    case .drafted, .edited, .capacityChanged, .rescheduled, .windowChanged, .waitlistChanged,
      .closed, .reopened, .eventCancelled, .attendanceMarked, .held, .holdExpired, .holdReleased,
      .leftWaitlist, .offerDeclined, .overfilled, .noted, .draftDeleted:
      return nil
    }
  }
}

extension RegistrationMail {
  /// The link to a virtual event, which only registered families see.
  ///
  ///     let link = RegistrationMail.JoinLink(url: "https://meet.example/j/8125?pwd=x")
  ///     let mail = messages.mail(
  ///       for: .registered(seats: 1), to: .parent, about: record, joinLink: link)
  ///
  /// You store the link. No event, fact, snapshot, or record contains it, and its description is
  /// redacted.
  public struct JoinLink: Hashable, Sendable, PrivateValue {
    /// The URL.
    public let url: String

    /// Creates a link from a URL, or returns `nil` if the text is not `https://` with a host, or is
    /// longer than ``maximumBytes``.
    ///
    /// The URL consists of the characters that RFC 3986 allows. It cannot contain a user name,
    /// because it would look like another host.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(url: String) {
      let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard url.utf8.count <= Self.maximumBytes, parts.count == 2,
        parts[0].lowercased() == "https", parts[1].startsWithHost,
        url.utf8.allSatisfy(\.isAllowedInURI)
      else { return nil }
      self.url = url
    }

    /// The maximum length of a URL, in bytes: 2,000.
    public static let maximumBytes = 2000
  }
}

extension RegistrationMail.Occasion {
  /// Whether the occasion tells a parent that children have seats.
  var confirmsSeats: Bool {
    switch self {
    case .registered, .promoted: true
    default: false
    }
  }
}

extension EventRecord {
  /// Whether registered families can join the event online.
  var showsJoinLink: Bool {
    guard details.flags.contains(.virtual) else { return false }
    return switch status {
    case .published, .closed: true
    case .draft, .cancelled: false
    }
  }
}

extension EventRoster {
  /// Returns the link to a virtual event if a person may see it, or `nil`.
  ///
  /// A person may see it if a child whom they registered or are the guardian of has a seat, and the
  /// event is published and not canceled. A place on the waiting list, a hold, an offer, and a
  /// canceled registration do not count.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public func joinLink(
    _ link: RegistrationMail.JoinLink, for person: PersonID
  ) -> RegistrationMail.JoinLink? {
    guard record.showsJoinLink else { return nil }
    let hasSeat = registrations.contains { $0.standing == .registered && $0.concerns(person) }
    return hasSeat ? link : nil
  }
}
