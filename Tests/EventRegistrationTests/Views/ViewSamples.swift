import Essentials

@testable import EventRegistration

/// Events and families for the tests of views.
enum ViewSamples {
  static let provider = PersonID(high: 1, low: 1)
  static let kim = PersonID(high: 2, low: 1)
  static let lee = PersonID(high: 2, low: 2)
  static let sam = PersonID(high: 2, low: 3)

  static func child(_ number: UInt64) -> ChildID { ChildID(high: 3, low: number) }

  static func event(_ number: UInt64) -> EventID { EventID(high: 4, low: number) }

  static func venue(
    name: String = "Library", address: String = "1221 N Central Ave", city: String = "Phoenix",
    state: String = "AZ", zipCode: String = "85004"
  ) throws -> EventVenue {
    try EventVenue(name: name, address: address, city: city, state: state, zipCode: zipCode)
  }

  /// An event in Mexico with a price and a question of each subject.
  static func abroad() throws -> EventDetails {
    var draft = EventDraft(try details())
    draft.country = "mx"
    (draft.city, draft.region, draft.postalCode) = ("Hermosillo", "Sonora", "83000")
    draft.fee = .price(try EventDetails.Fee.Price(minorUnits: 12_050, currency: "MXN"))
    let subjects: [EventDetails.Question.Subject] = [
      .allergies, .emergencyContact, .authorizedPickup, .other("T-shirt size"),
    ]
    draft.questions = try subjects.enumerated().map { number, subject in
      try EventDetails.Question(EventDetails.Question.ID(high: 5, low: UInt64(number)), subject)
    }
    return try draft.validated()
  }

  /// A one-hour event that starts `minutes` after 2026-03-01 09:30, 7 hours behind UTC.
  static func details(
    title: String = "Soccer", summary: String = "Bring water.", minutes: Int = 0, lasting: Int = 60,
    utcOffset: Int = -25_200, venue: EventVenue? = nil, capacity: Int = 10,
    flags: EventDetails.Flags = [],
    policy: EventPolicy = .standard
  ) throws -> EventDetails {
    let first = try LocalDateTime(iso8601: "2026-03-01T09:30")
    let start = first.adding(minutes: minutes) ?? first
    return try EventDetails(
      title: title, summary: summary, start: start, end: start.adding(minutes: lasting) ?? start,
      utcOffset: utcOffset, venue: try venue ?? self.venue(), capacity: capacity, flags: flags,
      policy: policy)
  }

  static func record(
    _ details: EventDetails? = nil, number: UInt64 = 1, owner: PersonID = provider,
    status: EventRecord.Status = .published, taken: Int = 0, waiting: Int = 0, version: UInt64 = 2
  ) throws -> EventRecord {
    let details = try details ?? self.details()
    return EventRecord(
      id: event(number), owner: owner, details: details, status: status,
      seats: EventRecord.SeatCount(
        capacity: details.capacity, taken: taken, held: 0, offered: 0, waiting: waiting),
      version: version)
  }

  static func registration(
    _ number: UInt64, by person: PersonID = kim, guardian: PersonID? = nil,
    _ status: ChildRegistration.Status = .registered, attended: Bool? = nil
  ) -> ChildRegistration {
    ChildRegistration(
      attendee: attendee(number, guardian: guardian), registeredBy: person, status: status,
      attended: attended)
  }

  static func attendee(_ number: UInt64, guardian: PersonID? = nil) -> EventAttendee {
    EventAttendee(id: child(number), guardian: guardian, consents: [])
  }

  static func party(_ numbers: UInt64..., by person: PersonID = kim) -> EventFact.Party {
    EventFact.Party(registeredBy: person, attendees: numbers.map { attendee($0) })
  }

  /// The facts of the first event after version 2.
  static func facts(_ changes: [EventFact.Change]) -> [EventFact] {
    changes.enumerated().map { index, change in
      EventFact(event: event(1), version: UInt64(index) + 3, time: 0, cause: nil, change: change)
    }
  }
}
