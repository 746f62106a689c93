import Essentials
import EventRegistration

/// Requests of families to a desk: registrations and cancellations.
///
/// There are a hundred requests for each event. Families have one to three children, some of whom are
/// too young, too old, or without a consent. Some requests are retries, and some name children of
/// other families.
struct FamilyInput {
  let events: [(id: EventID, details: EventDetails)]
  let asks: [Ask]

  /// A request of a parent.
  struct Ask {
    enum Wish {
      case register([Child])
      case cancel([ChildID])
    }

    let wish: Wish
    let event: Int
    let request: RegistrationRequest
  }

  /// The provider of an event.
  static func provider(of event: Int) -> PersonID { PersonID(high: 2, low: UInt64(event)) }

  /// An instant years before the events.
  static let start: Int64 = 1_780_000_000

  init(requests: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let popularity = Zipf(count: max(requests / 100, 10), using: &generator)
    events = try popularity.events.map { event in
      let expected = Double(requests) * popularity.weights[event]
      let policy = try EventPolicy(
        ages: event.isMultiple(of: 2) ? 6...10 : nil, requiredConsents: .participation,
        maximumPartySize: 3, waitlist: WaitlistPolicy(limit: 20))
      return (
        EventID(high: generator.next(), low: generator.next()),
        try EventDetails.simulated(
          capacity: max(3, Int(expected * (0.2 + 0.9 * generator.unit()))), policy: policy)
      )
    }
    let families = try (0..<max(requests / 5, 50)).map { _ in try Family(using: &generator) }
    var asks: [Ask] = []
    asks.reserveCapacity(requests)
    var past: [(event: Int, family: Int)] = []
    for number in 0..<requests {
      var family = Int(generator.next(below: UInt32(families.count)))
      var event = Int(popularity.event(using: &generator))
      let choice = generator.unit()
      if choice >= 0.65, let earlier = past.randomElement(using: &generator) {
        (event, family) = earlier
      }
      let asker = choice >= 0.93 && choice < 0.95 ? families[0] : families[family]
      let children = families[family].children
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: generator.next(), low: UInt64(number)),
        by: .parent(asker.parent),
        at: Self.start + Int64(number))
      switch choice {
      case ..<0.73:
        asks.append(Ask(wish: .register(children), event: event, request: request))
        past.append((event, family))
      case ..<0.95:
        asks.append(Ask(wish: .cancel(children.map(\.id)), event: event, request: request))
      default:
        asks.append(
          asks.suffix(200).randomElement(using: &generator)
            ?? Ask(
              wish: .register(children), event: event, request: request))
      }
    }
    self.asks = asks
  }
}

/// A parent with children.
struct Family {
  let parent: PersonID
  let children: [Child]

  init(using generator: inout SplitMix64) throws(CalendarDate.Error) {
    let parent = PersonID(high: generator.next(), low: generator.next())
    self.parent = parent
    children = try (0...generator.next(below: 3)).map { _ throws(CalendarDate.Error) in
      let year = 2017 + Int(generator.next(below: 8))
      let consents: GuardianConsents = generator.unit() < 0.95 ? .participation : []
      return Child(
        ChildID(high: generator.next(), low: generator.next()),
        birthDate: try CalendarDate(year, 5, 4), guardian: parent, consents: consents)
    }
  }
}

extension EventDetails {
  /// An event on a morning in Phoenix.
  static func simulated(
    title: String = "Soccer for beginners", summary: String = "A morning of soccer in the park.",
    day: Int = 0, city: String = "Phoenix", capacity: Int, flags: Flags = [],
    policy: EventPolicy
  ) throws -> EventDetails {
    let first = try CalendarDate(2029, 6, 2)
    let date = first.adding(days: day) ?? first
    return try EventDetails(
      title: title, summary: summary, start: LocalDateTime(date, hour: 9, minute: 0),
      end: LocalDateTime(date, hour: 12, minute: 0), utcOffset: -25_200,
      venue: EventVenue(
        name: "City Library", address: "1221 N Central Ave", city: city, state: "AZ",
        zipCode: "85004"),
      capacity: capacity, flags: flags, policy: policy)
  }
}
