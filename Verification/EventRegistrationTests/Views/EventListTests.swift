import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event list: past, current, and upcoming events") struct EventTimeTests {
  @Test func changesAtTheStartAndAtTheEnd() throws {
    let details = try ViewSamples.details()
    let (start, end) = (details.startTime, details.endTime)
    expectEqual(EventDetails.Timing(of: details, at: start - 1), .upcoming)
    expectEqual(EventDetails.Timing(of: details, at: start), .underWay)
    expectEqual(EventDetails.Timing(of: details, at: end - 1), .underWay)
    expectEqual(EventDetails.Timing(of: details, at: end), .expired)
    expectEqual(EventDetails.Timing(of: details, at: .min), .upcoming)
    expectEqual(EventDetails.Timing(of: details, at: .max), .expired)
  }
}

@Suite("Event list: drafts and open registration") struct EventListTests {
  @Test func draftsAndCancelledEventsAreForTheirProvider() throws {
    let statuses: [(EventRecord.Status, Bool)] = [
      (.draft, false), (.published, true), (.closed(at: 5), true), (.cancelled(reason: ""), false),
    ]
    for (status, isPublic) in statuses {
      let record = try ViewSamples.record(status: status)
      expect(record.isVisible(to: ViewSamples.provider))
      expectEqual(record.isVisible(to: ViewSamples.kim), isPublic)
      expectEqual(record.isVisible(to: nil), isPublic)
    }
  }

  @Test func registrationIsOpenInTheWindowUntilTheEnd() throws {
    let window = try RegistrationWindow(opens: 100, closes: 200)
    let early = try ViewSamples.record(ViewSamples.details(policy: EventPolicy(window: window)))
    expect(!early.isOpenForRegistration(at: 99))
    expect(early.isOpenForRegistration(at: 100))
    expect(early.isOpenForRegistration(at: 199))
    expect(!early.isOpenForRegistration(at: 200))
    let always = try ViewSamples.record()
    expect(always.isOpenForRegistration(at: always.details.startTime - 1))
    expect(!always.isOpenForRegistration(at: always.details.startTime))
    let late = try ViewSamples.record(
      ViewSamples.details(policy: EventPolicy(window: RegistrationWindow(closes: 4_000_000_000))))
    expect(late.isOpenForRegistration(at: late.details.endTime - 1))
    expect(!late.isOpenForRegistration(at: late.details.endTime))
    for status in [EventRecord.Status.draft, .closed(at: 5), .cancelled(reason: "")] {
      try expect(!ViewSamples.record(status: status).isOpenForRegistration(at: 0))
    }
  }

  @Test(arguments: 0..<50)
  func agreesWithAPlainList(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let statuses: [EventRecord.Status] = [
      .draft, .published, .closed(at: 1), .cancelled(reason: "rain"),
    ]
    let people = [ViewSamples.provider, ViewSamples.kim, ViewSamples.lee]
    var records: [EventRecord] = []
    for number in 1...40 {
      // Equal starts are common, so that the ID decides.
      let details = try ViewSamples.details(
        minutes: 60 * Int.random(in: 0...5, using: &generator), lasting: 90)
      records.append(
        try ViewSamples.record(
          details, number: UInt64(number),
          owner: people.randomElement(using: &generator) ?? ViewSamples.kim,
          status: statuses.randomElement(using: &generator) ?? .draft))
    }
    records.shuffle(using: &generator)
    let now = try ViewSamples.details(minutes: .random(in: -10...500, using: &generator)).startTime

    for person in people {
      expectEqual(
        records.visible(to: person),
        sortedPlainly(
          records.filter {
            switch $0.status {
            case .published, .closed: true
            case .draft, .cancelled: $0.owner == person
            }
          }))
      let plain: [(EventDetails.Timing, (EventRecord) -> Bool)] = [
        (.upcoming, { $0.details.startTime > now }),
        (.underWay, { $0.details.startTime <= now && $0.details.endTime > now }),
        (.expired, { $0.details.endTime <= now }),
      ]
      for (time, isListed) in plain {
        expectEqual(
          records.events(of: person, time, at: now),
          sortedPlainly(records.filter { $0.owner == person && isListed($0) }))
      }
    }
  }
}

/// Sorts by start and ID with a plain selection sort.
func sortedPlainly(_ records: [EventRecord]) -> [EventRecord] {
  var rest = records
  var sorted: [EventRecord] = []
  while !rest.isEmpty {
    var first = 0
    for index in rest.indices {
      let (a, b) = (rest[index], rest[first])
      if a.details.startTime < b.details.startTime
        || a.details.startTime == b.details.startTime && a.id < b.id
      {
        first = index
      }
    }
    sorted.append(rest.remove(at: first))
  }
  return sorted
}
