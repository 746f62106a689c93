import Essentials

extension RegistrationMessages {
  /// The texts for the lines that describe an event.
  package struct EventLines: Equatable, Sendable {
    /// Creates the English texts.
    package init() {}

    // MARK: Labels

    /// The label of a line.
    ///
    /// The labels are in the order of the lines.
    package var titleLabel = "Event"
    /// See ``titleLabel``.
    package var summaryLabel = "Description"
    /// See ``titleLabel``.
    package var whenLabel = "When"
    /// See ``titleLabel``.
    package var furtherSessionsLabel = "More sessions"
    /// See ``titleLabel``.
    package var placeLabel = "Where"
    /// See ``titleLabel``.
    package var spotsLabel = "Spots"
    /// See ``titleLabel``.
    package var feeLabel = "Fee per child"
    /// See ``titleLabel``.
    package var agesLabel = "Ages"
    /// See ``titleLabel``.
    package var flagsLabel = "Good to know"
    /// See ``titleLabel``.
    package var consentsLabel = "You agree to"
    /// See ``titleLabel``.
    package var questionsLabel = "We will ask you about"
    /// See ``titleLabel``.
    package var partySizeLabel = "Children per registration"
    /// See ``titleLabel``.
    package var guardianSeatsLabel = "Children per parent"
    /// See ``titleLabel``.
    package var guardianHoldsLabel = "Reserved spots per parent at a time"
    /// See ``titleLabel``.
    package var coolDownLabel = "Wait after an unused reserved spot"
    /// See ``titleLabel``.
    package var opensLabel = "Registration opens"
    /// See ``titleLabel``.
    package var closesLabel = "Registration closes"
    /// See ``titleLabel``.
    package var cancellationLabel = "Cancel until"
    /// See ``titleLabel``.
    package var transferLabel = "Transfers"
    /// See ``titleLabel``.
    package var holdLabel = "Time to confirm a reserved spot"
    /// See ``titleLabel``.
    package var waitlistLabel = "Waiting list"
    /// See ``titleLabel``.
    package var offerLabel = "Time to accept an offer"

    // MARK: Texts

    /// The time of an event that ends on the day it starts: `{date}`, `{start}`, `{end}`.
    ///
    /// The last two are times of day.
    package var whenOneDay = "{date}, {start} to {end}"
    /// The time of an event that ends at the midnight after the day it starts: `{date}`, `{start}`.
    package var whenUntilMidnight = "{date}, {start} to midnight"
    /// The time of an event that ends on a later day: `{start}`, `{end}`.
    package var whenManyDays = "{start} to {end}"
    /// The time of an event that ends at a later midnight: `{start}`, and `{date}`, the day before it.
    package var whenManyDaysUntilMidnight = "{start} to midnight at the end of {date}"
    /// The time of an event with a second session: `{first}`, which is one of the texts before, `{count}`,
    /// and `{last}`, the date of the last session.
    package var whenOneMore = "{first}, and {count} more session on {last}"
    /// The time of an event with several further sessions: `{first}`, `{count}`, `{last}`.
    package var whenMany = "{first}, and {count} more sessions until {last}"
    /// Separates the times of several sessions.
    package var sessionSeparator = "; "
    /// A session in the list of an event of several sessions, with the line break before it: `{when}`.
    package var sessionLine = "\n- {when}"
    /// A venue with a name: `{name}`, `{address}`, `{city}`, `{state}`, `{zipCode}`.
    package var namedPlace = "{name}, {address}, {city}, {state} {zipCode}"
    /// A venue without a name: `{address}`, `{city}`, `{state}`, `{zipCode}`.
    package var place = "{address}, {city}, {state} {zipCode}"
    /// Separates the parts of an address outside the United States.
    package var placeSeparator = ", "
    /// The place of a virtual event.
    package var online = "Online"
    /// The number of seats: `{count}`.
    package var spots = "{count}"
    /// The event is for all ages.
    package var everyAge = "All"
    /// The event is for one age: `{youngest}`.
    package var oneAge = "{youngest}"
    /// The event is for a range of ages: `{youngest}`, `{oldest}`.
    package var ageRange = "{youngest} to {oldest}"
    /// The event has no highest age: `{youngest}`.
    package var fromAge = "{youngest} and up"
    /// The event has no lowest age: `{oldest}`.
    package var upToAge = "Up to {oldest}"
    /// The ages count on a day: `{ages}`, which is one of the texts before, and `{date}`.
    package var agesOnDay = "{ages} on {date}"
    /// The maximum number of children in a registration: `{count}`.
    package var partySize = "Up to {count}"
    /// The most children of a parent, or their most reserved spots at a time: `{count}`.
    package var guardianLimit = "Up to {count}"
    /// The event allows transfers.
    package var transferAllowed = "You can transfer a spot to another child"
    /// The event has no waiting list.
    package var noWaitlist = "None"
    /// The waiting list has room for one family: `{count}`.
    package var waitlistOne = "Up to {count} family"
    /// The waiting list has room for several families: `{count}`.
    package var waitlistMany = "Up to {count} families"
    /// The waiting list stays open after registration has closed: `{waitlist}`, which is one of the texts before.
    package var waitlistStaysOpen = "{waitlist}, also after registration closes"

    // MARK: Questions

    /// The subjects of questions.
    package var allergies = "Allergies"
    /// See ``allergies``.
    package var emergencyContact = "Emergency contact"
    /// See ``allergies``.
    package var authorizedPickup = "Who may pick up your child"
    /// Separates several subjects.
    package var questionSeparator = ", "

    // MARK: Flags

    /// The facts that parents want to know at a glance.
    package var covidSafe = "COVID-safe"
    /// The provider takes no measures against COVID-19.
    package var notCovidSafe = "Not COVID-safe"
    /// See ``covidSafe``.
    package var outdoors = "Outdoors"
    /// See ``covidSafe``.
    package var wheelchairAccessible = "Wheelchair accessible"
    /// See ``covidSafe``.
    package var freeOfCharge = "Free"
    /// See ``covidSafe``.
    package var mealsIncluded = "Meals included"
    /// See ``covidSafe``.
    package var sensoryFriendly = "Sensory-friendly"
    /// See ``covidSafe``.
    package var parentsStay = "Parents stay with their children"
    /// Separates several flags.
    package var flagSeparator = ", "

    // MARK: Durations

    /// A duration of one or several seconds, minutes, hours, or days: `{count}`.
    package var oneSecond = "{count} second"
    /// See ``oneSecond``.
    package var manySeconds = "{count} seconds"
    /// See ``oneSecond``.
    package var oneMinute = "{count} minute"
    /// See ``oneSecond``.
    package var manyMinutes = "{count} minutes"
    /// See ``oneSecond``.
    package var oneHour = "{count} hour"
    /// See ``oneSecond``.
    package var manyHours = "{count} hours"
    /// See ``oneSecond``.
    package var oneDay = "{count} day"
    /// See ``oneSecond``.
    package var manyDays = "{count} days"
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
  package struct Fields: Equatable, Sendable {
    /// Creates the English texts.
    package init() {}

    // MARK: Names

    /// The name of the field.
    ///
    /// The names are in the order of the form.
    package var title = "Title"
    /// See ``title``.
    package var summary = "Description"
    /// See ``title``.
    package var date = "Date"
    /// See ``title``.
    package var startTime = "Start time"
    /// See ``title``.
    package var end = "End time"
    /// See ``title``.
    package var utcOffset = "Time zone (seconds ahead of UTC)"
    /// See ``title``.
    package var venueName = "Place name"
    /// See ``title``.
    package var address = "Address"
    /// See ``title``.
    package var city = "City"
    /// See ``title``.
    package var country = "Country"
    /// See ``title``.
    package var state = "State"
    /// See ``title``.
    package var zipCode = "ZIP code"
    /// See ``title``.
    package var region = "Region"
    /// See ``title``.
    package var postalCode = "Postal code"
    /// See ``title``.
    package var capacity = "Available spots"
    /// See ``title``.
    package var covidSafe = "COVID-safe"
    /// See ``title``.
    package var youngestAge = "Youngest age"
    /// See ``title``.
    package var oldestAge = "Oldest age"
    /// See ``title``.
    package var maximumPartySize = "Children per registration"
    /// See ``title``.
    package var holdSeconds = "Time to confirm a reserved spot (seconds)"
    /// See ``title``.
    package var opens = "Registration opens"
    /// See ``title``.
    package var closes = "Registration closes"
    /// See ``title``.
    package var cancellationNotice = "Cancellation deadline before the start (seconds)"
    /// See ``title``.
    package var waitlistLimit = "Waiting list size (families)"
    /// See ``title``.
    package var maximumOvertakings = "Times a waiting family can be passed over"
    /// See ``title``.
    package var offerSeconds = "Time to accept an offer (seconds)"
    /// See ``title``.
    package var promotionNotice = "Before the start, ask families before moving them up (seconds)"
    /// See ``title``.
    package var promotionCutoff = "Waiting list closes before the start (seconds)"
    /// See ``title``.
    package var poster = "Picture"
    /// See ``title``.
    package var questions = "Questions to families"
    /// See ``title``.
    package var furtherSessions = "More sessions"

    // MARK: Problems

    /// A required field is empty: `{field}`.
    package var missing = "{field}: please fill this in."
    /// A text is too long: `{field}`, `{maximum}`, which is a number of bytes in UTF-8.
    package var tooLong =
      "{field}: please shorten this to {maximum} characters. "
      + "Accented letters and emoji count as more than one."
    /// The ZIP code is not five digits: `{field}`.
    package var notFiveDigits = "{field}: please enter five digits, such as 85004."
    /// The state is not two letters: `{field}`.
    package var notTwoLetters = "{field}: please enter two letters, such as AZ."
    /// The country is not two letters: `{field}`.
    package var notACountryCode = "{field}: please enter two letters, such as MX."
    /// A number is below zero: `{field}`.
    package var negative = "{field}: please enter zero or more."
    /// A number is too large: `{field}`, `{maximum}`.
    package var tooLarge = "{field}: please enter {maximum} or less."
    /// A number is out of range: `{field}`, `{minimum}`, `{maximum}`.
    package var outOfRange = "{field}: please enter a number from {minimum} to {maximum}."
    /// The event does not end after it starts: `{field}`.
    package var endNotAfterStart = "{field}: please choose a time after the event starts."
    /// A time is outside the years 1 to 9999: `{field}`.
    package var outsideCalendar = "{field}: this date is out of range. Please choose another."
    /// The oldest age is below the youngest: `{field}`.
    package var oldestBelowYoungest =
      "{field}: please enter an age that is not below the youngest age."
    /// Registration does not close after it opens: `{field}`.
    package var closesNotAfterOpening = "{field}: please choose a time after registration opens."
    /// An element of a list occurs twice: `{field}`.
    package var repeated = "{field}: please enter each one only once."
    /// A session starts before the one before it has ended: `{field}`.
    package var beforeEndOfPrevious =
      "{field}: please start each session after the previous one has ended."
    /// A published event would be over: `{field}`.
    package var notInFuture =
      "{field}: with this date the event would be over. Please check the year."
    /// Registration would open too late: `{field}`.
    package var notBeforeRegistrationEnds =
      "{field}: please choose a time before registration closes, or the event starts."
  }
}

extension RegistrationMessages {
  /// Returns the name of a field, such as for its label on the form.
  public func name(of field: EventDraft.Field) -> String { fields.name(of: field) }
}

extension RegistrationMessages.Fields {
  /// Returns the name of a field.
  func name(of field: EventDraft.Field) -> String {
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
