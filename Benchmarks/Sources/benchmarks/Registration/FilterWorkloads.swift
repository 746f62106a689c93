import BenchmarkHarness
import Essentials
import EventRegistration

/// Searches by parents.
enum FilterTask: String, CaseIterable {
  /// A search for a word.
  case text
  /// A search by date, place, age, free seats, and features.
  case form

  var filter: EventFilter {
    var filter = EventFilter()
    switch self {
    case .text: filter.text = "SOCCER"
    case .form:
      filter.city = "tucson"
      filter.state = "az"
      filter.age = 7
      filter.freeSeats = 5
      filter.flags = .covidSafe
      filter.earliest = CalendarDate(daysSinceEpoch: 21_700)
    }
    return filter
  }
}

/// Filters a list of events; an operation is an event.
struct FilterWorkload: Workload {
  let records: [EventRecord]
  let task: FilterTask

  var operations: Int { records.count }

  func run(_ count: Int) -> Int { found(count).count }

  func checksum(_ count: Int) -> UInt64 { found(count).digest }

  private func found(_ count: Int) -> [EventRecord] {
    records.prefix(count).filtered(by: task.filter, at: FamilyInput.start)
  }
}

/// The same filter with string functions.
struct PlainFilterWorkload: Workload {
  let records: [EventRecord]
  let task: FilterTask

  var operations: Int { min(records.count, 10_000) }

  func run(_ count: Int) -> Int { found(count).count }

  func checksum(_ count: Int) -> UInt64 { found(count).digest }

  private func found(_ count: Int) -> [EventRecord] {
    records.prefix(count).filter { $0.status == .published && passes($0) }
      .sorted { ($0.details.startTime, $0.id) < ($1.details.startTime, $1.id) }
  }

  private func passes(_ record: EventRecord) -> Bool {
    let details = record.details
    switch task {
    case .text:
      return [details.title, details.summary, details.venue.name, details.venue.city].contains {
        $0.lowercased().contains("soccer")
      }
    case .form:
      return details.venue.city.lowercased() == "tucson"
        && details.policy.ages?.contains(7) != false && record.seats.capacity >= 5
        && details.flags.contains(.covidSafe) && details.start.date.daysSinceEpoch >= 21_700
    }
  }
}

extension [EventRecord] {
  fileprivate var digest: UInt64 {
    var digest = SeatDigest()
    for record in self { digest.add(record.id.high, record.id.low, record.version) }
    return digest.sum
  }

  /// Events without registrations, one in ten of them a draft.
  static func simulated(_ count: Int, seed: UInt64) throws -> Self {
    var generator = SplitMix64(seed: seed)
    let subjects = ["Soccer", "Painting", "Chess", "Swimming", "Robots", "Choir", "Yoga", "Baking"]
    let cities = ["Phoenix", "Tucson", "Mesa", "Chandler", "Gilbert"]
    let details = try (0..<1000).map { number in
      let youngest = Int(generator.next(below: 12))
      let subject = subjects[Int(generator.next(below: 8))]
      return try EventDetails.simulated(
        title: "\(subject) for beginners \(number)",
        summary: """
          A morning of \(subject.lowercased()) for children who have never tried it. Bring water, \
          a hat and shoes for the grass; we have all the rest, and a quiet room for a break.
          """, day: Int(generator.next(below: 365)), city: cities[Int(generator.next(below: 5))],
        capacity: Int(generator.next(below: 30)),
        flags: EventDetails.Flags(rawValue: UInt16(generator.next(below: 128))),
        policy: EventPolicy(
          ages: generator.unit() < 0.8 ? youngest...youngest + 4 : nil))
    }
    return try (0..<count).map { number in
      let event = EventID(high: generator.next(), low: generator.next())
      let isDraft = generator.unit() < 0.1
      var ledger = EventLedger(event, remembering: .none)
      var facts: [EventFact] = []
      let commands: [EventCommand] = [.draft(details[number % 1000])] + (isDraft ? [] : [.publish])
      for (step, command) in commands.enumerated() {
        let request = RegistrationRequest(
          RegistrationRequest.ID(high: UInt64(step), low: UInt64(number)),
          by: .provider(FamilyInput.provider(of: number)), at: FamilyInput.start)
        _ = ledger.perform(command, request, facts: &facts)
      }
      guard let record = ledger.record else {
        throw ProgramError(.failure, "a simulated event has no record")
      }
      return record
    }
  }
}
