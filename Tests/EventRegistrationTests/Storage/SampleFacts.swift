import Essentials

@testable import EventRegistration

/// A fact of each kind, by the name of its kind.
enum SampleFacts {
  static let event = EventID(high: 0x0011_2233_4455_6677, low: 0x8899_AABB_CCDD_EEFF)

  static func child(_ number: UInt64) -> ChildID { ChildID(high: 0xC, low: number) }

  static func person(_ number: UInt64) -> PersonID { PersonID(high: 0xA, low: number) }

  /// Details with values for all properties.
  static func fullDetails() throws -> EventDetails {
    try EventDetails(
      title: "Soccer", summary: "Ball games: \u{E9}t\u{E9}",
      start: LocalDateTime(iso8601: "2026-03-07T09:30"),
      end: LocalDateTime(iso8601: "2026-03-07T11:00"), utcOffset: -25_200,
      venue: EventVenue(
        name: "Encanto Park", address: "2605 N 15th Ave", city: "Phoenix", state: "AZ",
        zipCode: "85007"),
      capacity: 12, flags: [.covidSafe, .outdoors],
      policy: EventPolicy(
        ages: 6...10, requiredConsents: [.participation, .emergencyCare], maximumPartySize: 4,
        holdSeconds: 600,
        window: RegistrationWindow(opens: 1_769_000_000, closes: 1_772_000_000),
        cancellationNotice: 86_400, allowsTransfer: true,
        waitlist: WaitlistPolicy(
          limit: 20, fit: .firstFit(maximumOvertakings: 3), promotion: .offer(seconds: 3600))))
  }

  /// Details with values for the required properties only.
  static func plainDetails() throws -> EventDetails {
    try EventDetails(
      title: "Chess", summary: "For all", start: LocalDateTime(iso8601: "2026-12-31T22:00"),
      end: LocalDateTime(iso8601: "2027-01-01T01:00"), utcOffset: 0,
      venue: EventVenue(address: "1 Main St", city: "Ajo", state: "AZ", zipCode: "00501"),
      capacity: 0)
  }

  static let party = EventFact.Party(
    registeredBy: person(1),
    attendees: [
      EventAttendee(id: child(1), guardian: person(2), consents: [.participation, .photography]),
      EventAttendee(id: child(2), guardian: nil, consents: []),
    ])

  static func changes() throws -> [(kind: String, change: EventFact.Change)] {
    let children = [child(1), child(2)]
    return [
      ("drafted", .drafted(try fullDetails(), owner: person(9))),
      ("edited", .edited(try plainDetails())),
      ("published", .published),
      ("capacityChanged", .capacityChanged(from: 12, to: 2_147_483_647)),
      (
        "rescheduled",
        .rescheduled(
          start: try LocalDateTime(iso8601: "2026-03-08T10:00"),
          end: try LocalDateTime(iso8601: "2026-03-08T11:30"), utcOffset: -25_200)
      ),
      ("windowChanged", .windowChanged(try RegistrationWindow(closes: 1_772_000_000))),
      (
        "waitlistChanged",
        .waitlistChanged(try WaitlistPolicy(limit: 5, fit: .firstFit(maximumOvertakings: nil)))
      ),
      ("closed", .closed),
      ("reopened", .reopened),
      ("eventCancelled", .eventCancelled(reason: "Rain \u{2614}")),
      ("attendanceMarked", .attendanceMarked(child(1), attended: true)),
      ("held", .held(party, until: 1_770_000_900)),
      ("holdExpired", .holdExpired(children)),
      ("holdReleased", .holdReleased([child(3)])),
      ("registered", .registered(party)),
      ("waitlisted", .waitlisted(party, position: 3)),
      ("seated", .seated(children, from: .waitlist)),
      ("leftWaitlist", .leftWaitlist([child(3)])),
      ("movedToWaitlist", .movedToWaitlist(children)),
      ("offered", .offered(children, until: 1_770_003_600)),
      ("offerExpired", .offerExpired(children)),
      ("offerDeclined", .offerDeclined([child(3)])),
      ("registrationCancelled", .registrationCancelled(children, by: .eventCancellation)),
      (
        "transferred",
        .transferred(
          from: child(1),
          to: EventAttendee(id: child(4), guardian: nil, consents: GuardianConsents(rawValue: 15)),
          by: person(2))
      ),
      ("overfilled", .overfilled(from: 0, to: 2, by: person(9), reason: "A sister")),
      ("noted", .noted),
      ("draftDeleted", .draftDeleted),
    ]
  }

  /// A fact of each kind; those that deadlines cause have no cause.
  static func facts() throws -> [(kind: String, fact: EventFact)] {
    let cause = EventFact.Cause(
      request: RegistrationRequest.ID(high: 1, low: 2), digest: 0x0123_4567_89AB_CDEF)
    let ofTime: Set = ["holdExpired", "offered", "offerExpired", "seated"]
    return try changes().map { kind, change in
      let fact = EventFact(
        event: event, version: 7, time: 1_770_000_000,
        cause: ofTime.contains(kind) ? nil : cause, change: change)
      return (kind, fact)
    }
  }

  static func accountFacts() -> [(kind: String, fact: ProviderAccount.Fact)] {
    let changes: [(String, ProviderAccount.Fact.Change)] = [
      ("planSet", .planSet(.gold, utcOffset: -25_200)),
      ("slotClaimed", .slotClaimed(event, year: 2026)),
      ("slotReleased", .slotReleased(event)),
    ]
    return changes.map { kind, change in
      (
        kind,
        ProviderAccount.Fact(provider: person(9), version: 3, time: 1_770_000_000, change: change)
      )
    }
  }
}

extension EventFact {
  /// The fact as it is read from version 1 of the byte form.
  var withoutDigest: EventFact {
    EventFact(
      event: event, version: version, time: time,
      cause: cause.map { Cause(request: $0.request, digest: nil) }, change: change)
  }
}
