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
    /// The URL consists of the characters that RFC 3986 allows. It cannot contain a user name, since
    /// it would look like another host.
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
