extension RegistrationMessages {
  /// The words for the fields of the form that describes an event, and for what is wrong with them.
  public struct Fields: Hashable, Sendable {
    /// Creates the English messages.
    public init() {}

    // MARK: Names

    /// The names of the fields, in the order of the form.
    public var title = "Title"
    /// See ``title``.
    public var summary = "Description"
    /// See ``title``.
    public var date = "Date"
    /// See ``title``.
    public var startTime = "Time"
    /// See ``title``.
    public var end = "End"
    /// See ``title``.
    public var utcOffset = "Offset from UTC"
    /// See ``title``.
    public var venueName = "Name of the place"
    /// See ``title``.
    public var address = "Address"
    /// See ``title``.
    public var city = "City"
    /// See ``title``.
    public var state = "State"
    /// See ``title``.
    public var zipCode = "ZIP code"
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
    public var holdSeconds = "Seconds for which spots are kept"
    /// See ``title``.
    public var opens = "Start of registration"
    /// See ``title``.
    public var closes = "End of registration"
    /// See ``title``.
    public var cancellationNotice = "Seconds of notice to cancel"
    /// See ``title``.
    public var waitlistLimit = "Families on the waiting list"
    /// See ``title``.
    public var maximumOvertakings = "Times a family may be overtaken"
    /// See ``title``.
    public var offerSeconds = "Seconds to accept an offer"

    // MARK: Problems

    /// Of a required field that is empty: `{field}`.
    public var missing = "{field}: please fill this in."
    /// Of a text that is too long: `{field}`, `{maximum}`.
    public var tooLong = "{field}: this is longer than {maximum} bytes."
    /// Of a ZIP code: `{field}`.
    public var notFiveDigits = "{field}: this must be five digits."
    /// Of a state: `{field}`.
    public var notTwoLetters = "{field}: this must be two letters."
    /// Of a number below zero: `{field}`.
    public var negative = "{field}: this cannot be below zero."
    /// Of a number that is too large: `{field}`, `{maximum}`.
    public var tooLarge = "{field}: this cannot be above {maximum}."
    /// Of a number out of its range: `{field}`, `{minimum}`, `{maximum}`.
    public var outOfRange = "{field}: this must be from {minimum} to {maximum}."
    /// Of an event that ends when it starts, or before: `{field}`.
    public var endNotAfterStart = "{field}: the event must end after it starts."
    /// Of a time outside the years 1 to 9999: `{field}`.
    public var outsideCalendar = "{field}: this time is not in the calendar."
    /// Of ages in the wrong order: `{field}`.
    public var oldestBelowYoungest = "{field}: this cannot be below the youngest age."
    /// Of a window that closes when it opens, or before: `{field}`.
    public var closesNotAfterOpening = "{field}: registration must end after it starts."
  }
}

extension RegistrationMessages.Fields {
  /// The name of a field.
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
    case .state: state
    case .zipCode: zipCode
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
    }
  }
}
