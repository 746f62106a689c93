extension EventDraft {
  /// A field of the form, in the order of the form.
  public enum Field: String, Hashable, Comparable, CaseIterable, Sendable {
    /// The title.
    case title
    /// The description.
    case summary
    /// The date on which the event starts.
    case date
    /// The time of day at which the event starts.
    case startTime
    /// The end.
    case end
    /// The offset of the venue's local time from UTC.
    case utcOffset
    /// The name of the venue.
    case venueName
    /// The street address.
    case address
    /// The city.
    case city
    /// The country.
    case country
    /// The state.
    case state
    /// The ZIP code.
    case zipCode
    /// The region outside the United States.
    case region
    /// The postal code outside the United States.
    case postalCode
    /// The number of seats.
    case capacity
    /// Whether the provider takes measures against COVID-19.
    case covidSafe
    /// The lowest age of a child who can take part.
    case youngestAge
    /// The highest age of a child who can take part.
    case oldestAge
    /// The maximum number of children of one request.
    case maximumPartySize
    /// The duration of a hold.
    case holdSeconds
    /// The instant at which registration opens.
    case opens
    /// The instant at which registration closes.
    case closes
    /// The deadline for cancellations before the start.
    case cancellationNotice
    /// The maximum number of waiting families.
    case waitlistLimit
    /// How often a waiting family can be overtaken.
    case maximumOvertakings
    /// The duration of an offer.
    case offerSeconds
    /// How long before the start automatic promotion becomes an offer.
    case promotionNotice
    /// When promotion ends before the start.
    case promotionCutoff
    /// The reference to a picture.
    case poster
    /// The questions to families.
    case questions
    /// The sessions after the first one.
    case furtherSessions

    /// Creates the field with a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Orders fields as in the form.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.position < rhs.position
    }

    /// The position in the form, from 0.
    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

/// Encoded as its name.
extension EventDraft.Field: Codable {
  /// Decodes a field from its name.
  ///
  /// - Throws: `DecodingError` if no field has that name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
