import Essentials
import TestSupport

@testable import EventRegistration

/// A generator of random facts, which prefers the bounds of ranges.
struct RandomFacts {
  var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: .random(in: range, using: &generator)
    }
  }

  private mutating func instant() -> Int64 {
    let range = Instant.validRange
    return switch Int.random(in: 0..<6, using: &generator) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: .random(in: range, using: &generator)
    }
  }

  private mutating func optional<Value>(_ make: (inout Self) throws -> Value) rethrows -> Value? {
    Bool.random(using: &generator) ? try make(&self) : nil
  }

  private mutating func identifier<Subject>() -> EntityID<Subject> {
    EntityID(high: generator.next(), low: generator.next())
  }

  private mutating func text(maximumBytes: Int, mayBeEmpty: Bool = false) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "\"", "\\", "\u{0}", "\u{301}", "\u{E9}", "\u{1F9D2}",
    ]
    var text = mayBeEmpty ? "" : "x"
    for _ in 0..<Int.random(in: 0..<40, using: &generator) where text.utf8.count + 5 < maximumBytes
    {
      text.unicodeScalars.append(scalars.randomElement(using: &generator) ?? "a")
    }
    return text
  }

  private mutating func window() throws -> RegistrationWindow {
    let (opens, closes) = (optional { $0.instant() }, optional { $0.instant() })
    if let opens, let closes, closes <= opens { return try RegistrationWindow(opens: opens) }
    return try RegistrationWindow(opens: opens, closes: closes)
  }

  private mutating func waitlist() throws -> WaitlistPolicy {
    try WaitlistPolicy(
      limit: integer(WaitlistPolicy.limits),
      fit: .random(using: &generator)
        ? .strictFIFO
        : .firstFit(maximumOvertakings: optional { $0.integer(WaitlistPolicy.overtakings) }),
      promotion: promotion(), cutoff: integer(WaitlistPolicy.cutoffs),
      staysOpen: integer(0...3) == 0)
  }

  private mutating func promotion() -> WaitlistPolicy.Promotion {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: .automatic
    case 1: .offer(seconds: integer(WaitlistPolicy.offerSeconds))
    default:
      .automaticUntil(
        notice: integer(WaitlistPolicy.notices), offerSeconds: integer(WaitlistPolicy.offerSeconds))
    }
  }

  private mutating func policy() throws -> EventPolicy {
    let (one, other) = (integer(EventPolicy.ageBounds), integer(EventPolicy.ageBounds))
    return try EventPolicy(
      ages: .random(using: &generator) ? min(one, other)...max(one, other) : nil,
      requiredConsents: GuardianConsents(rawValue: .random(in: 0...(.max), using: &generator)),
      maximumPartySize: integer(EventPolicy.partySizes),
      holdSeconds: integer(EventPolicy.holdIntervals), window: window(),
      cancellationNotice: optional { $0.integer(EventPolicy.cancellationNotices) },
      allowsTransfer: .random(using: &generator), waitlist: waitlist(),
      guardianLimits: EventPolicy.GuardianLimits(
        seats: optional { $0.integer(EventPolicy.GuardianLimits.range) },
        heldSeats: optional { $0.integer(EventPolicy.GuardianLimits.range) },
        coolDownSeconds: optional { $0.integer(EventPolicy.GuardianLimits.coolDowns) }),
      ageDay: integer(0...3) == 0 ? day(integer(-719_162...2_932_896)) : nil)
  }

  private mutating func times() throws -> (start: LocalDateTime, end: LocalDateTime, offset: Int) {
    // Two days from both ends of the calendar, so that every offset is possible.
    let first = integer(-719_160...2_932_893)
    let start = try LocalDateTime(day(first), minuteOfDay: integer(0...1439))
    let end = start.adding(minutes: integer(1...1440)) ?? start
    return (start, end, integer(EventDetails.utcOffsets))
  }

  private func day(_ days: Int) -> CalendarDate { CalendarDate(daysSinceEpoch: days) ?? .earliest }

  mutating func details() throws -> EventDetails {
    let (start, end, offset) = try times()
    return try EventDetails(
      title: text(maximumBytes: EventDetails.maximumTitleBytes),
      summary: text(maximumBytes: EventDetails.maximumSummaryBytes), start: start, end: end,
      utcOffset: offset,
      venue: venue(),
      capacity: integer(EventDetails.capacities),
      flags: EventDetails.Flags(rawValue: .random(in: 0...(.max), using: &generator)),
      policy: policy(), fee: fee(), poster: optional { $0.text(maximumBytes: 2000) },
      questions: (0..<integer(0...3)).map { _ in try question() })
  }

  private mutating func venue() throws -> EventVenue {
    let maximum = EventVenue.maximumTextBytes
    let name = text(maximumBytes: maximum, mayBeEmpty: true)
    let (address, city) = (text(maximumBytes: maximum), text(maximumBytes: maximum))
    guard Bool.random(using: &generator) else {
      return try EventVenue(
        name: name, address: address, city: city, state: "nm", zipCode: "00501")
    }
    return try EventVenue(
      name: name, address: address, city: city, country: "ca",
      region: text(maximumBytes: maximum, mayBeEmpty: true),
      postalCode: text(maximumBytes: maximum, mayBeEmpty: true))
  }

  private mutating func fee() throws -> EventDetails.Fee? {
    guard Bool.random(using: &generator) else { return nil }
    let amount = integer(EventDetails.Fee.Price.amounts)
    return .price(try EventDetails.Fee.Price(minorUnits: amount, currency: "CAD"))
  }

  private mutating func question() throws -> EventDetails.Question {
    let subject: [EventDetails.Question.Subject] = [
      .allergies, .emergencyContact, .authorizedPickup, .other(text(maximumBytes: 500)),
    ]
    let answers: [EventDetails.Question.AnswerType] = [
      .text, .yesOrNo, .number, .choice(["S", "M"]),
    ]
    return try EventDetails.Question(
      identifier(), subject[integer(0...3)], answer: answers[integer(0...3)],
      isRequired: Bool.random(using: &generator))
  }

  private mutating func attendee() -> EventAttendee {
    EventAttendee(
      id: identifier(), guardian: optional { $0.identifier() },
      otherGuardians: integer(0...3) == 0 ? (0..<integer(1...8)).map { _ in identifier() } : [],
      consents: GuardianConsents(rawValue: .random(in: 0...(.max), using: &generator)),
      sealedAnswers: optional { random in
        Child.SealedAnswers(
          (0..<random.integer(1...40)).map { _ in UInt8(random.integer(0...255)) })
      } ?? nil)
  }

  private mutating func party() -> EventFact.Party {
    EventFact.Party(
      registeredBy: identifier(),
      attendees: (0..<integer(EventPolicy.partySizes)).map { _ in attendee() })
  }

  private mutating func children() -> [ChildID] { party().attendees.map(\.id) }

  private mutating func deadline() -> Int64 { instant() + Int64(integer(0...2_592_000)) }

  /// Returns a change of the kind at a position in the order of the cases.
  mutating func change(_ kind: Int) throws -> EventFact.Change {
    switch kind {
    case 0: return .drafted(try details(), owner: identifier())
    case 1: return .edited(try details())
    case 2: return .published
    case 3:
      return .capacityChanged(
        from: integer(EventDetails.capacities), to: integer(EventDetails.capacities))
    case 4:
      let (start, end, offset) = try times()
      return .rescheduled(start: start, end: end, utcOffset: offset)
    case 5: return .windowChanged(try window())
    case 6: return .waitlistChanged(try waitlist())
    case 7: return .closed
    case 8: return .reopened
    case 9: return .eventCancelled(reason: text(maximumBytes: 1000, mayBeEmpty: true))
    case 10:
      return .attendanceMarked(
        identifier(), attended: [.absent, .present, .pickedUp, nil][integer(0...3)],
        session: integer(0...1) == 0 ? 0 : integer(0...999))
    case 11: return .held(party(), until: deadline())
    case 12: return .holdExpired(children())
    case 13: return .holdReleased(children())
    case 14: return .registered(party())
    case 15: return .waitlisted(party(), position: integer(1...Int(Int32.max)))
    case 16:
      return .seated(
        children(),
        from: EventFact.Change.SeatSource.allCases.randomElement(using: &generator) ?? .hold)
    case 17: return .leftWaitlist(children())
    case 18: return .movedToWaitlist(children())
    case 19: return .offered(children(), until: deadline())
    case 20: return .offerExpired(children())
    case 21: return .offerDeclined(children())
    case 22:
      return .registrationCancelled(
        children(),
        by: EventFact.Change.Canceller.allCases.randomElement(using: &generator) ?? .parent)
    case 23: return .transferred(from: identifier(), to: attendee(), by: identifier())
    case 24:
      return .overfilled(
        from: integer(EventDetails.capacities), to: integer(EventDetails.capacities),
        by: identifier(), reason: text(maximumBytes: 1000, mayBeEmpty: true))
    case 25: return .noted
    default: return .draftDeleted
    }
  }

  static let kinds = 0..<27

  /// Returns a fact of the kind at a position in the order of the cases.
  mutating func fact(_ kind: Int) throws -> EventFact {
    let change = try change(kind)
    let time = instant()
    return EventFact(
      event: identifier(), version: max(1, generator.next() >> UInt64(integer(0...63))), time: time,
      cause: change == .noted ? cause(at: time) : optional { $0.cause(at: time) }, change: change)
  }

  private mutating func cause(at time: Int64) -> EventFact.Cause {
    let firstMade = optional { $0.instant() }
    return EventFact.Cause(
      request: identifier(), digest: optional { $0.generator.next() },
      firstMade: firstMade == time ? nil : firstMade)
  }
}
