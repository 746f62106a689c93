import Essentials

extension RegistrationMessages {
  /// The texts for the lines that describe an event.
  public struct EventLines: Equatable, Sendable {
    /// Creates the English texts.
    public init() {}

    // MARK: Labels

    /// The label of a line.
    ///
    /// The labels are in the order of the lines.
    public var titleLabel = "Event"
    /// See ``titleLabel``.
    public var summaryLabel = "Description"
    /// See ``titleLabel``.
    public var whenLabel = "When"
    /// See ``titleLabel``.
    public var furtherSessionsLabel = "More sessions"
    /// See ``titleLabel``.
    public var placeLabel = "Where"
    /// See ``titleLabel``.
    public var spotsLabel = "Spots"
    /// See ``titleLabel``.
    public var feeLabel = "Fee per child"
    /// See ``titleLabel``.
    public var agesLabel = "Ages"
    /// See ``titleLabel``.
    public var flagsLabel = "Good to know"
    /// See ``titleLabel``.
    public var consentsLabel = "You agree to"
    /// See ``titleLabel``.
    public var questionsLabel = "We will ask you about"
    /// See ``titleLabel``.
    public var partySizeLabel = "Children per registration"
    /// See ``titleLabel``.
    public var guardianSeatsLabel = "Children per parent"
    /// See ``titleLabel``.
    public var guardianHoldsLabel = "Reserved spots per parent at a time"
    /// See ``titleLabel``.
    public var coolDownLabel = "Wait after a reserved spot that was not used"
    /// See ``titleLabel``.
    public var opensLabel = "Registration opens"
    /// See ``titleLabel``.
    public var closesLabel = "Registration closes"
    /// See ``titleLabel``.
    public var cancellationLabel = "Cancel until"
    /// See ``titleLabel``.
    public var transferLabel = "Transfers"
    /// See ``titleLabel``.
    public var holdLabel = "Time to confirm a reserved spot"
    /// See ``titleLabel``.
    public var waitlistLabel = "Waiting list"
    /// See ``titleLabel``.
    public var offerLabel = "Time to accept an offer"

    // MARK: Texts

    /// The time of an event that ends on the day it starts: `{date}`, `{start}`, `{end}`.
    ///
    /// The last two are times of day.
    public var whenOneDay = "{date}, {start} to {end}"
    /// The time of an event that ends at the midnight after the day it starts: `{date}`, `{start}`.
    public var whenUntilMidnight = "{date}, {start} to midnight"
    /// The time of an event that ends on a later day: `{start}`, `{end}`.
    public var whenManyDays = "{start} to {end}"
    /// The time of an event that ends at a later midnight: `{start}`, and `{date}`, the day before it.
    public var whenManyDaysUntilMidnight = "{start} to midnight at the end of {date}"
    /// The time of an event with a second session: `{first}`, which is one of the texts before, `{count}`,
    /// and `{last}`, the date of the last session.
    public var whenOneMore = "{first}, and {count} more session on {last}"
    /// The time of an event with several further sessions: `{first}`, `{count}`, `{last}`.
    public var whenMany = "{first}, and {count} more sessions until {last}"
    /// Separates the times of several sessions.
    public var sessionSeparator = "; "
    /// A session in the list of an event of several sessions, with the line break before it: `{when}`.
    public var sessionLine = "\n- {when}"
    /// A venue with a name: `{name}`, `{address}`, `{city}`, `{state}`, `{zipCode}`.
    public var namedPlace = "{name}, {address}, {city}, {state} {zipCode}"
    /// A venue without a name: `{address}`, `{city}`, `{state}`, `{zipCode}`.
    public var place = "{address}, {city}, {state} {zipCode}"
    /// Separates the parts of an address outside the United States.
    public var placeSeparator = ", "
    /// The place of a virtual event.
    public var online = "Online"
    /// The number of seats: `{count}`.
    public var spots = "{count}"
    /// The event is for all ages.
    public var everyAge = "All"
    /// The event is for one age: `{youngest}`.
    public var oneAge = "{youngest}"
    /// The event is for a range of ages: `{youngest}`, `{oldest}`.
    public var ageRange = "{youngest} to {oldest}"
    /// The event has no highest age: `{youngest}`.
    public var fromAge = "{youngest} and up"
    /// The event has no lowest age: `{oldest}`.
    public var upToAge = "Up to {oldest}"
    /// The ages count on a day: `{ages}`, which is one of the texts before, and `{date}`.
    public var agesOnDay = "{ages} on {date}"
    /// The maximum number of children in a registration: `{count}`.
    public var partySize = "Up to {count}"
    /// The most children of a parent, or their most reserved spots at a time: `{count}`.
    public var guardianLimit = "Up to {count}"
    /// The event allows transfers.
    public var transferAllowed = "You can transfer a spot to another child"
    /// The event has no waiting list.
    public var noWaitlist = "None"
    /// The waiting list has room for one family: `{count}`.
    public var waitlistOne = "Up to {count} family"
    /// The waiting list has room for several families: `{count}`.
    public var waitlistMany = "Up to {count} families"
    /// The waiting list stays open after registration has closed: `{waitlist}`, which is one of the texts before.
    public var waitlistStaysOpen = "{waitlist}, also after registration closes"

    // MARK: Questions

    /// The subjects of questions.
    public var allergies = "Allergies"
    /// See ``allergies``.
    public var emergencyContact = "Emergency contact"
    /// See ``allergies``.
    public var authorizedPickup = "Who may pick up your child"
    /// Separates several subjects.
    public var questionSeparator = ", "

    // MARK: Flags

    /// The facts that parents want to know at a glance.
    public var covidSafe = "COVID-safe"
    /// The provider takes no measures against COVID-19.
    public var notCovidSafe = "Not COVID-safe"
    /// See ``covidSafe``.
    public var outdoors = "Outdoors"
    /// See ``covidSafe``.
    public var wheelchairAccessible = "Wheelchair accessible"
    /// See ``covidSafe``.
    public var freeOfCharge = "Free"
    /// See ``covidSafe``.
    public var mealsIncluded = "Meals included"
    /// See ``covidSafe``.
    public var sensoryFriendly = "Sensory-friendly"
    /// See ``covidSafe``.
    public var parentsStay = "Parents stay with their children"
    /// Separates several flags.
    public var flagSeparator = ", "

    // MARK: Durations

    /// A duration of one or several seconds, minutes, hours, or days: `{count}`.
    public var oneSecond = "{count} second"
    /// See ``oneSecond``.
    public var manySeconds = "{count} seconds"
    /// See ``oneSecond``.
    public var oneMinute = "{count} minute"
    /// See ``oneSecond``.
    public var manyMinutes = "{count} minutes"
    /// See ``oneSecond``.
    public var oneHour = "{count} hour"
    /// See ``oneSecond``.
    public var manyHours = "{count} hours"
    /// See ``oneSecond``.
    public var oneDay = "{count} day"
    /// See ``oneSecond``.
    public var manyDays = "{count} days"
  }
}

extension RegistrationMessages.EventLines {
  /// Returns the time of an event as text: its first session, and how many follow.
  func when(_ details: EventDetails, _ formats: RegistrationMessages.Formats) -> String {
    let first = when(details.start, details.end, formats)
    guard let last = details.furtherSessions.last else { return first }
    let count = details.furtherSessions.count
    return (count == 1 ? whenOneMore : whenMany).filled([
      ("first", first), ("count", formats.number(count)), ("last", formats.date(last.start.date)),
    ])
  }

  /// Returns a line for each session of an event of several sessions, each after a line break, or an empty
  /// text for an event of one session.
  func sessions(_ details: EventDetails, _ formats: RegistrationMessages.Formats) -> String {
    guard !details.furtherSessions.isEmpty else { return "" }
    return details.sessions.map {
      sessionLine.filled([("when", when($0.start, $0.end, formats))])
    }.joined()
  }

  /// Returns the start and the end of a session as text.
  func when(
    _ start: LocalDateTime, _ end: LocalDateTime, _ formats: RegistrationMessages.Formats
  ) -> String {
    if end.minuteOfDay == 0, start.date < end.date, let last = end.date.adding(days: -1) {
      return last == start.date
        ? whenUntilMidnight.filled([
          ("date", formats.date(last)), ("start", formats.time(start)),
        ])
        : whenManyDaysUntilMidnight.filled([
          ("start", formats.dateTime(start)), ("date", formats.date(last)),
        ])
    }
    guard start.date == end.date else {
      return whenManyDays.filled([
        ("start", formats.dateTime(start)), ("end", formats.dateTime(end)),
      ])
    }
    return whenOneDay.filled([
      ("date", formats.date(start.date)), ("start", formats.time(start)),
      ("end", formats.time(end)),
    ])
  }

  /// Returns the place of an event as text.
  func place(_ details: EventDetails, _ formats: RegistrationMessages.Formats) -> String {
    guard !details.flags.contains(.virtual) else { return online }
    let venue = details.venue
    guard !venue.isAbroad else {
      return (venue.parts + [formats.country(venue.country)]).joined(separator: placeSeparator)
    }
    return (venue.name.isEmpty ? place : namedPlace).filled([
      ("name", venue.name), ("address", venue.address), ("city", venue.city),
      ("state", venue.state), ("zipCode", venue.zipCode),
    ])
  }

  /// Returns the subject of a question as text.
  func name(of subject: EventDetails.Question.Subject) -> String {
    switch subject {
    case .allergies: allergies
    case .emergencyContact: emergencyContact
    case .authorizedPickup: authorizedPickup
    case .other(let text): text
    }
  }
}

extension RegistrationMessages {
  /// The texts for the fields of the event form, and for what can be wrong with them.
  public struct Fields: Equatable, Sendable {
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
    /// A published event would be over: `{field}`.
    public var notInFuture =
      "{field}: with this date the event would be over. Please check the year."
    /// Registration would open too late: `{field}`.
    public var notBeforeRegistrationEnds =
      "{field}: please choose a time before registration closes, or the event starts."
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
