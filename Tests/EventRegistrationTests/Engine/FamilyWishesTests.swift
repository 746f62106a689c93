import Essentials
import EventRegistration
import TestSupport
import Testing

/// Requests of families and organizers.
@Suite("Events: several guardians, ages on a day, late waiting lists, and midnight")
struct FamilyWishesTests {
  private static let dad = PersonID(high: 1, low: 21)
  private static let grandma = PersonID(high: 1, low: 22)
  private static let stranger = PersonID(high: 1, low: 23)

  // MARK: Guardians

  private static func shared() -> Child {
    var child = Child(ana.id, guardian: dad)
    child.otherGuardians = [grandma]
    return child
  }

  @Test func allGuardiansSeeAndCancelARegistration() throws {
    for person in [SampleEvent.kim.person, Self.dad, Self.grandma, Self.stranger] {
      var event = try SampleEvent(capacity: 1)
      event.register(Self.shared(), by: SampleEvent.kim)
      let roster = try #require(EventRoster(event.ledger))
      let isFamily = person != Self.stranger
      expectEqual([roster].listings(for: person, .registered).count, isFamily ? 1 : 0)
      expectEqual(roster.recipients().map(\.person).contains(person), isFamily)
      expectEqual(
        event.ask(.cancel([ana.id]), by: .parent(person)),
        isFamily ? .done : .refused(.forbidden(required: .admin)))
      expectEqual(event.seats?.taken, isFamily ? 0 : 1)
    }
  }

  @Test func guardiansAreStoredAndForgotten() throws {
    var event = try SampleEvent(capacity: 1)
    event.register(Self.shared())
    let fact = try #require(event.facts.last)
    try expectEqual(EventFact(bytes: fact.bytes), fact)
    try expectEqual(decoded(try encoded(fact)), fact)
    try expectEqual(decoded(try encoded(Self.shared())), Self.shared())
    let restored = try EventLedger(snapshot: event.ledger.snapshot)
    expectEqual(restored.registrations, event.ledger.registrations)
    let key = PseudonymKey(1, 2)
    var forgotten = fact
    forgotten.forget(person: Self.grandma, key: key)
    expect(fact.names(Self.grandma) && !forgotten.names(Self.grandma))
    event.ledger.forget(person: Self.grandma, key: key)
    expect(event.ledger.registrations.allSatisfy { !$0.concerns(Self.grandma) })
    expect(event.ledger.registrations.allSatisfy { $0.concerns(Self.dad) })
  }

  @Test func aChildHasAtMostEightOtherGuardians() throws {
    for count in [8, 9] {
      var event = try SampleEvent(capacity: 1)
      var child = ana
      child.otherGuardians = (0..<count).map { PersonID(high: 3, low: UInt64($0)) }
      let refused = EventCommand.Outcome.refused(.malformed([.tooManyGuardians]))
      expectEqual(event.register(child), count == 8 ? .registered(seats: 1) : refused)
      let text = try encoded(child)
      expect(((try? decoded(text) as Child) != nil) == (count == 8))
    }
  }

  // MARK: Ages

  /// "4 by September 1", for a course that starts on the 14th.
  @Test func agesCountOnAFixedDay() throws {
    let day = try CalendarDate(iso8601: "2026-09-01")
    var event = SampleEvent()
    let policy = try EventPolicy(ages: 4...5, ageDay: day)
    let details = try SampleEvent.details(
      capacity: 9, policy, start: "2026-09-14T09:00", end: "2026-09-14T12:00")
    event.ask(.draft(details), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    let births = [
      ("2022-09-01", 4), ("2022-09-02", 3), ("2022-09-10", 3), ("2020-09-02", 5),
      ("2020-09-01", 6),
    ]
    for (number, (birth, age)) in births.enumerated() {
      let child = Child(
        ChildID(high: 4, low: UInt64(number)), birthDate: try CalendarDate(iso8601: birth))
      let outcome = event.register(child)
      var filter = EventFilter()
      filter.birthDate = child.birthDate
      let record = try #require(event.ledger.record)
      expectEqual(filter.matches(record, at: 0), 4...5 ~= age)
      if 4...5 ~= age {
        expectEqual(outcome, .registered(seats: 1))
      } else {
        let refusal = RegistrationRefusal.ageNotAllowed(child.id, age: age, allowed: 4...5)
        expectEqual(outcome, .refused(refusal))
        expectEqual(
          RegistrationMessages().text(for: refusal, at: details),
          "Your child will be \(age) on 2026-09-01. On that day, children must have this age: 4 to 5."
        )
      }
    }
    let lines = RegistrationMessages().lines(for: details)
    expectEqual(lines.first { $0.kind == .ages }?.text, "4 to 5 on 2026-09-01")
    try expectEqual(decoded(try encoded(details)), details)
    try expectEqual(EventDraft(details).validated(), details)
    try expectEqual(decoded(try encoded(EventDraft(details))), EventDraft(details))
    // All events of a series have the same day.
    let series = try EventSeries(of: details, every: .weeks(1), count: 3)
    expectEqual(try series.sessions { _ in -25_200 }.map(\.ageDay), [day, day, day])
  }

  // MARK: Waiting lists

  @Test func aWaitingListThatStaysOpenTakesFamiliesAfterRegistrationClosed() throws {
    for staysOpen in [true, false] {
      for closes in [true, false] {
        let waitlist = try WaitlistPolicy(limit: 2, staysOpen: staysOpen)
        let closing = SampleEvent.weekBefore + 600
        let window = closes ? try RegistrationWindow(closes: closing) : .always
        var event = try SampleEvent(
          capacity: 2, EventPolicy(window: window, waitlist: waitlist))
        event.register(ana)
        if !closes { event.ask(.close, by: SampleEvent.coach, at: closing) }
        let refused = EventCommand.Outcome.refused(.registrationClosed(at: closing))
        // A seat is free, and registration is closed.
        expectEqual(event.register(ben, at: closing), refused)
        event.ask(.setCapacity(1, ifBelow: .refuse), by: SampleEvent.coach, at: closing)
        expectEqual(event.ask(.register([ben], joinWaitlist: false), at: closing), refused)
        expectEqual(event.ask(.hold([ben]), at: closing), refused)
        expectEqual(
          event.register(ben, at: closing), staysOpen ? .waitlisted(position: 1) : refused)
        guard staysOpen else { continue }
        expectEqual(event.register(cleo, at: closing), .waitlisted(position: 2))
        expectEqual(
          event.register(dan, at: closing), .refused(.full(available: 0, .full)))
        event.ask(.cancel([ana.id]), at: closing + 1)
        expectEqual(event.status(of: ben), .registered)
        // Nobody moves up any more.
        expectEqual(
          event.register(dan, at: SampleEvent.start), refused)
      }
    }
  }

  @Test func aWaitingListThatStaysOpenIsWrittenAndRead() throws {
    let waitlist = try WaitlistPolicy(limit: 20, staysOpen: true)
    try expectEqual(decoded(try encoded(waitlist)), waitlist)
    try expect(!encoded(WaitlistPolicy(limit: 20)).contains("staysOpen"))
    let details = try SampleEvent.details(capacity: 2, EventPolicy(waitlist: waitlist))
    try expectEqual(EventDraft(details).validated(), details)
    try expectEqual(decoded(try encoded(EventDraft(details))), EventDraft(details))
    let lines = RegistrationMessages().lines(for: details)
    expectEqual(
      lines.first { $0.kind == .waitlist }?.text,
      "Up to 20 families, also after registration closes")
  }

  // MARK: Midnight

  @Test func anEndAtMidnightIsSaidAsPeopleSayIt() throws {
    let cases = [
      ("2026-06-07T00:00", "2026-06-06, 19:00 to midnight"),
      ("2026-06-06T23:59", "2026-06-06, 19:00 to 23:59"),
      ("2026-06-07T00:01", "2026-06-06 19:00 to 2026-06-07 00:01"),
      ("2026-06-08T00:00", "2026-06-06 19:00 to midnight at the end of 2026-06-07"),
    ]
    for (end, text) in cases {
      let details = try SampleEvent.details(
        capacity: 1, start: "2026-06-06T19:00", end: end)
      let lines = RegistrationMessages().lines(for: details)
      expectEqual(lines.first { $0.kind == .when }?.text, text)
    }
  }
}
