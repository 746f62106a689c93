import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Whoever reads everything that is stored of an event cannot tell dates of birth that its age limits
/// allow from each other.
@Suite("Privacy: dates of birth in stored data") struct BirthDatePrivacyTests {
  private static let ages = 6...10

  /// All dates of birth that the age limits allow.
  private static func allowedDates() throws -> [CalendarDate] {
    let day = try LocalDateTime(iso8601: "2026-06-06T09:00").date
    return (-12 * 366..<0).compactMap { day.adding(days: $0) }
      .filter { $0.age(on: day).map(ages.contains) ?? false }
  }

  /// Everything that is stored or told after each command that contains a date of birth.
  private static func traces(of birthDate: CalendarDate) throws -> [String] {
    let policy = try EventPolicy(
      ages: ages, allowsTransfer: true, waitlist: WaitlistPolicy(limit: 5))
    var event = try SampleEvent(capacity: 3, policy)
    func child(_ number: UInt64) -> Child {
      Child(ChildID(high: 2, low: number), birthDate: birthDate)
    }
    var outcomes: [EventCommand.Outcome] = []
    outcomes.append(event.ask(.hold([child(1)])))
    outcomes.append(event.register(child(2), child(3)))
    outcomes.append(event.register(child(4)))
    outcomes.append(event.ask(.transfer(from: child(2).id, to: child(5))))
    outcomes.append(event.ask(.register([child(5)], joinWaitlist: false)))
    outcomes.append(event.ask(.register([child(6)], joinWaitlist: false)))
    outcomes.append(event.ask(.hold([child(7)]), at: SampleEvent.end))
    let words = outcomes.compactMap(\.refusal).map { RegistrationMessages().text(for: $0) }
    return try [
      "\(event.facts.map(\.bytes))", encoded(event.facts), "\(event.ledger.snapshot)",
      encoded(#require(event.ledger.record)), encoded(event.ledger.registrations),
      encoded(outcomes), "\(outcomes)", "\(words)",
    ]
  }

  @Test func nothingThatIsStoredDependsOnAnAllowedDate() throws {
    let dates = try Self.allowedDates()
    // Five years, with the leap days of 2016 and 2020.
    expectEqual(dates.count, 1827)
    let first = try Self.traces(of: #require(dates.first))
    for date in places(below: dates.count, small: 40).map({ dates[$0] }).dropFirst() {
      try expectEqual(Self.traces(of: date), first, "\(date)")
    }
  }

  /// With the digest of older facts, an attacker finds the date.
  @Test func aDigestOfTheDateWouldShow() throws {
    let dates = try Self.allowedDates()
    let digests = Set(
      dates.map { date in
        var digest = ContentDigest()
        date.encode(into: &digest)
        return digest.value
      })
    expectEqual(digests.count, dates.count)
  }

  @Test func errorsDoNotRepeatADate() throws {
    for text in ["2019-13-05", "2019-05-4", "5/4/2019"] {
      let json =
        #"{"id":"00000000-0000-0001-0000-000000000002","birthDate":"\#(text)","consents":[]}"#
      do {
        let child: Child = try decoded(json)
        Issue.record("\(child)")
      } catch { expect(!"\(error)".contains("2019")) }
    }
  }
}
