extension EventDraft {
  /// A field of the form that describes an event, in the form's order.
  public enum Field: String, Hashable, Comparable, CaseIterable, Sendable {
    /// The title.
    case title
    /// The description.
    case summary
    /// The day on which the event starts.
    case date
    /// The time of day at which the event starts.
    case startTime
    /// When the event ends.
    case end
    /// How far the clocks of the place are ahead of UTC.
    case utcOffset
    /// The name of the place.
    case venueName
    /// The street and number of the place.
    case address
    /// The city of the place.
    case city
    /// The state of the place.
    case state
    /// The ZIP code of the place.
    case zipCode
    /// The number of available spots.
    case capacity
    /// Whether the provider takes measures against COVID-19.
    case covidSafe
    /// The lowest age of a child who may take part.
    case youngestAge
    /// The highest age of a child who may take part.
    case oldestAge
    /// The most children of one request.
    case maximumPartySize
    /// How long seats on hold are kept.
    case holdSeconds
    /// When registration opens.
    case opens
    /// When registration closes.
    case closes
    /// How long before the start parents can cancel for the last time.
    case cancellationNotice
    /// The most entries of the waiting list.
    case waitlistLimit
    /// How often a waiting family can be overtaken.
    case maximumOvertakings
    /// How long an offer of seats lasts.
    case offerSeconds

    /// Creates the case of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Orders fields as the form does.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.place < rhs.place
    }

    /// The place in the form, from 0.
    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}
