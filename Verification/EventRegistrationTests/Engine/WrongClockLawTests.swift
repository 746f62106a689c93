import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Random dates and clocks.
@Suite("Event ledger: random dates of providers, and one wrong clock")
struct WrongClockLawTests {
  private static let day: Int64 = 86_400
  private static let nobody = ChildID(high: 99, low: 99)
  /// 2020-01-01 in UTC.
  private static let first: Int64 = 1_577_836_800

  private static func details(
    _ generator: inout SeededGenerator, _ capacity: Int, endingAfter time: Int64? = nil
  ) throws -> EventDetails {
    let from = time.map { ($0 - first) / 60 + 60 } ?? 0
    let start = from + Int64(generator.number(below: 10 * 365 * 1440))
    let base = try LocalDateTime(iso8601: "2020-01-01T00:00")
    return try EventDetails(
      title: "Soccer", summary: "A morning of soccer.",
      start: try #require(base.adding(minutes: start)),
      end: try #require(base.adding(minutes: start + 1 + Int64(generator.number(below: 600)))),
      utcOffset: 0,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: capacity, policy: try policy(&generator))
  }

  private static func policy(_ generator: inout SeededGenerator) throws -> EventPolicy {
    try EventPolicy(window: window(&generator), waitlist: waitlist(&generator))
  }

  private static func window(_ generator: inout SeededGenerator) throws -> RegistrationWindow {
    guard generator.isOne(in: 2) else { return .always }
    let opens = first + Int64(generator.number(below: 10 * 365)) * day
    return try RegistrationWindow(
      opens: opens,
      closes: generator.isOne(in: 2) ? opens + Int64(generator.number(below: 99) + 1) * day : nil)
  }

  private static func waitlist(_ generator: inout SeededGenerator) throws -> WaitlistPolicy {
    try WaitlistPolicy(
      limit: generator.number(below: 4),
      promotion: generator.isOne(in: 2) ? .automatic : .offer(seconds: 3600),
      cutoff: generator.number(below: 3) * 3600)
  }

  /// Whatever was accepted, the provider can correct it until time ends the event.
  ///
  /// All sizes together are a million commands.
  @Test(arguments: LongTest.seeds(16_700, small: 12))
  func noAcceptedCommandLeavesAnEventThatNobodyCanCorrect(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var time = Self.first + Int64(generator.number(below: 2000)) * Self.day
    var event = SampleEvent()
    event.ask(
      .draft(try Self.details(&generator, 3, endingAfter: time)), by: SampleEvent.coach, at: time)
    for _ in 0..<60 {
      time += Int64(generator.number(below: 3)) * Self.day
      let details = try Self.details(&generator, 1 + generator.number(below: 4))
      let command: EventCommand =
        switch generator.number(below: 7) {
        case 0, 1: .edit(details)
        case 2, 3:
          .reschedule(start: details.start, end: details.end, utcOffset: details.utcOffset)
        case 4: .setWindow(try Self.window(&generator))
        case 5: .setWaitlist(try Self.waitlist(&generator))
        default: .publish
        }
      let answer = event.ask(command, by: SampleEvent.coach, at: time)
      guard answer == .done, event.ledger.isPublished else { continue }
      let record = try #require(event.ledger.record)
      expect(record.details.endTime > time && !record.details.opensTooLate)
      var other = event
      let right = try EventDetails(
        title: "Soccer", summary: "Right.", start: LocalDateTime(iso8601: "2034-06-06T09:00"),
        end: LocalDateTime(iso8601: "2034-06-06T12:00"), utcOffset: 0, venue: details.venue,
        capacity: 9)
      expectEqual(other.ask(.edit(right), by: SampleEvent.coach, at: time), .done)
      guard let over = event.ledger.record?.details.endTime, over <= time else { continue }
      time = over
    }
  }

  /// A client that takes no seat has a wrong clock: all others get the answers of a day when it is right.
  ///
  /// All sizes together are a million commands.
  @Test(arguments: LongTest.seeds(12_500, small: 24))
  func oneWrongClockChangesNoAnswerToOthers(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let offs: [Int64] = [
      -400 * Self.day, -Self.day - 1, -3600, -59, 7, 599, 660, 7 * 3600, 2 * Self.day, 5 * Self.day,
      400 * Self.day,
    ]
    // Any amount up to ten years, or one near a limit.
    let off =
      generator.isOne(in: 2)
      ? generator.element(of: offs)
      : Int64(generator.number(below: 631_152_000) >> generator.number(below: 24))
        * (generator.isOne(in: 2) ? 1 : -1)
    let retention = RegistrationRequest.Retention(
      seconds: generator.element(of: [600, 86_400]))
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 3))
    var right = try SampleEvent(capacity: 3, policy, remembering: retention)
    right.register(ana)
    var wrong = right
    var sent: [(EventCommand, RegistrationRequest)] = []
    var time = SampleEvent.weekBefore
    for number in 0..<80 as Range<UInt64> {
      time += Int64(generator.number(below: 20))
      let id = RegistrationRequest.ID(high: 5, low: number)
      if generator.isOne(in: 3) {
        let attended = generator.isOne(in: 2)
        for (isOff, hour) in [(false, time), (true, time + off)] {
          let command: EventCommand =
            switch number % 4 {
            case 0: .markAttendance(ana.id, attended: attended ? .present : .absent)
            case 1: .setWindow(.always)
            case 2: .setWaitlist(policy.waitlist)
            default: .cancel([Self.nobody])
            }
          let request = RegistrationRequest(id, by: SampleEvent.coach, at: hour)
          if isOff {
            _ = wrong.ledger.perform(command, request, facts: &wrong.facts)
          } else {
            _ = right.ledger.perform(command, request, facts: &right.facts)
          }
        }
        continue
      }
      if generator.isOne(in: 4), let (command, old) = sent.randomElement(using: &generator) {
        let retry = RegistrationRequest(
          old.id, by: old.requester, at: time, firstMade: old.firstMade)
        let answer = right.ledger.perform(command, retry, facts: &right.facts)
        let other = wrong.ledger.perform(command, retry, facts: &wrong.facts)
        expect(answer.outcome == other.outcome && answer.isReplay == other.isReplay, "\(number)")
        continue
      }
      let child = Child(ChildID(high: 6, low: UInt64(generator.number(below: 8))))
      let command: EventCommand =
        generator.isOne(in: 3)
        ? .cancel([child.id]) : .register([child], joinWaitlist: generator.isOne(in: 2))
      let request = RegistrationRequest(
        id, by: SampleEvent.lou, at: time, firstMade: time - Int64(generator.number(below: 30)))
      sent.append((command, request))
      expectEqual(
        wrong.ledger.perform(command, request, facts: &wrong.facts).outcome,
        right.ledger.perform(command, request, facts: &right.facts).outcome, "\(number), \(off)")
    }
    expectEqual(wrong.seats, right.seats)
    expectEqual(wrong.ledger.checkInvariants(), [])
  }
}
