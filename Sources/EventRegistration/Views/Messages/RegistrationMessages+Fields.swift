extension RegistrationMessages {
  /// The texts for the fields of the event form, and for what can be wrong with them.
  public struct Fields: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    // MARK: Names

    /// The name of the field.
    ///
    /// The names are in the order of the form.
    public var title = "Title"
    /// See ``title``.
    public var summary = "Description"
    /// See ``title``.
    public var date = "Date"
    /// See ``title``.
    public var startTime = "Start time"
    /// See ``title``.
    public var end = "End time"
    /// See ``title``.
    public var utcOffset = "Time zone (seconds ahead of UTC)"
    /// See ``title``.
    public var venueName = "Place name"
    /// See ``title``.
    public var address = "Address"
    /// See ``title``.
    public var city = "City"
    /// See ``title``.
    public var country = "Country"
    /// See ``title``.
    public var state = "State"
    /// See ``title``.
    public var zipCode = "ZIP code"
    /// See ``title``.
    public var region = "Region"
    /// See ``title``.
    public var postalCode = "Postal code"
    /// See ``title``.
    public var capacity = "Available spots"
    /// See ``title``.
    public var covidSafe = "COVID-safe"
    /// See ``title``.
    public var youngestAge = "Youngest age"
    /// See ``title``.
    public var oldestAge = "Oldest age"
    /// See ``title``.
    public var maximumPartySize = "Children per registration"
    /// See ``title``.
    public var holdSeconds = "Time to confirm a reserved spot (seconds)"
    /// See ``title``.
    public var opens = "Registration opens"
    /// See ``title``.
    public var closes = "Registration closes"
    /// See ``title``.
    public var cancellationNotice = "Notice to cancel (seconds)"
    /// See ``title``.
    public var waitlistLimit = "Waiting list size (families)"
    /// See ``title``.
    public var maximumOvertakings = "Times a waiting family can be passed over"
    /// See ``title``.
    public var offerSeconds = "Time to accept an offer (seconds)"
    /// See ``title``.
    public var promotionNotice = "Notice before families move up without asking (seconds)"
    /// See ``title``.
    public var promotionCutoff = "Last time to move up, before the start (seconds)"
    /// See ``title``.
    public var poster = "Picture"
    /// See ``title``.
    public var questions = "Questions to families"
    /// See ``title``.
    public var furtherSessions = "More sessions"

    // MARK: Problems

    /// A required field is empty: `{field}`.
    public var missing = "{field}: please fill this in."
    /// A text is too long: `{field}`, `{maximum}`, which is a number of bytes in UTF-8.
    public var tooLong =
      "{field}: please shorten this to {maximum} characters. "
      + "Accented letters and emoji count as more than one."
    /// The ZIP code is not five digits: `{field}`.
    public var notFiveDigits = "{field}: please enter five digits, such as 85004."
    /// The state is not two letters: `{field}`.
    public var notTwoLetters = "{field}: please enter two letters, such as AZ."
    /// The country is not two letters: `{field}`.
    public var notACountryCode = "{field}: please enter two letters, such as MX."
    /// A number is below zero: `{field}`.
    public var negative = "{field}: please enter zero or more."
    /// A number is too large: `{field}`, `{maximum}`.
    public var tooLarge = "{field}: please enter {maximum} or less."
    /// A number is out of range: `{field}`, `{minimum}`, `{maximum}`.
    public var outOfRange = "{field}: please enter a number from {minimum} to {maximum}."
    /// The event does not end after it starts: `{field}`.
    public var endNotAfterStart = "{field}: please choose a time after the event starts."
    /// A time is outside the years 1 to 9999: `{field}`.
    public var outsideCalendar = "{field}: this date is out of range. Please choose another."
    /// The oldest age is below the youngest: `{field}`.
    public var oldestBelowYoungest = "{field}: please enter the youngest age or more."
    /// Registration does not close after it opens: `{field}`.
    public var closesNotAfterOpening = "{field}: please choose a time after registration opens."
    /// An element of a list occurs twice: `{field}`.
    public var repeated = "{field}: please enter each one only once."
    /// A session starts before the one before it has ended: `{field}`.
    public var beforeEndOfPrevious =
      "{field}: please start each session after the one before has ended."
  }
}

extension RegistrationMessages.Fields {
  /// Returns the name of a field.
  public func name(of field: EventDraft.Field) -> String {
    switch field {
    case .title: title
    case .summary: summary
    case .date: date
    case .startTime: startTime
    case .end: end
    case .utcOffset: utcOffset
    case .venueName: venueName
    case .address: address
    case .city: city
    case .country: country
    case .state: state
    case .zipCode: zipCode
    case .region: region
    case .postalCode: postalCode
    case .capacity: capacity
    case .covidSafe: covidSafe
    case .youngestAge: youngestAge
    case .oldestAge: oldestAge
    case .maximumPartySize: maximumPartySize
    case .holdSeconds: holdSeconds
    case .opens: opens
    case .closes: closes
    case .cancellationNotice: cancellationNotice
    case .waitlistLimit: waitlistLimit
    case .maximumOvertakings: maximumOvertakings
    case .offerSeconds: offerSeconds
    case .promotionNotice: promotionNotice
    case .promotionCutoff: promotionCutoff
    case .poster: poster
    case .questions: questions
    case .furtherSessions: furtherSessions
    }
  }
}
