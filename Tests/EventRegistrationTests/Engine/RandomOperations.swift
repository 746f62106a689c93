import EventRegistration
import TestSupport

/// Something to do to an event.
enum Operation {
  case perform(EventCommand, RegistrationRequest)
  case advance(to: Int64)
}

/// Operations on one event after the other, made up of a seed.
///
/// There are few children, seats and seconds, so that what is asked for meets what is there; most
/// of it makes sense, and the rest is wrong in every way that there is.
struct RandomOperations {
  var generator: SeededGenerator
  /// The time of the requests.
  var now: Int64 = 0
  private var requestCount: UInt64 = 0
  /// The last requests, to be repeated.
  private var sent: [(command: EventCommand, request: RegistrationRequest)] = []
  let style: Style

  /// What the events of one seed have in common.
  struct Style {
    let isLarge: Bool
    let childCount: Int
    let largestCapacity: Int
    let partySizes: [Int]
    let maximumPartySizes: [Int]
    let hasAges: Bool
    let consents: GuardianConsents

    /// A child by its number; the first half of the identities is the same or far apart.
    func child(_ number: Int) -> ChildID {
      ChildID(high: UInt64(number % 3) << 62, low: UInt64(1000 - number))
    }
  }

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    // A few events have many children, and long lists if their seats are few.
    let isLarge = seed % 32 == 31
    style = Style(
      isLarge: isLarge, childCount: isLarge ? 120 : 4 + generator.number(below: 8),
      largestCapacity: isLarge ? [8, 60][seed / 32 % 2] : 1 + generator.number(below: 9),
      partySizes: [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 7] + (isLarge ? [4, 5, 15, 16] : []),
      maximumPartySizes: isLarge ? [15] : [2, 4, 4], hasAges: generator.isOne(in: 3),
      consents: generator.isOne(in: 3) ? [.participation, .emergencyCare] : [])
  }

  /// A number of requests that an event remembers.
  mutating func rememberedRequests() -> Int {
    generator.element(of: [0, 1, 2, 4, 16, 1024])
  }

  /// Begins another event.
  mutating func restart() {
    now = Self.start - 1500 + Int64(generator.number(below: 600))
    sent = []
  }

  /// 2026-03-07 09:00 in Phoenix, from which an event is at most minutes away.
  static let start: Int64 = 1_772_899_200
  static let coach = PersonID(high: 1, low: 4)

  mutating func next(for event: PlainEvent) throws -> Operation {
    pass(event)
    if generator.isOne(in: 14) { return .advance(to: time()) }
    if generator.isOne(in: event.version < 3 ? 4 : 8), let last = sent.last {
      let old = generator.isOne(in: 2) ? last : generator.element(of: sent)
      return try again(old, event)
    }
    let command = try command(for: event)
    requestCount += 1
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 3, low: requestCount), by: requester(of: command, event),
      at: time(),
      expecting: expectedVersion(event))
    if sent.count == 20 { sent.removeFirst() }
    sent.append((command, request))
    return .perform(command, request)
  }

  /// A request that was sent before, or one that differs from it in what it asks for.
  private mutating func again(
    _ old: (command: EventCommand, request: RegistrationRequest), _ event: PlainEvent
  ) throws -> Operation {
    let isSame = generator.number(below: 3) > 0
    let command = isSame || generator.isOne(in: 2) ? old.command : try self.command(for: event)
    let requester =
      isSame ? old.request.requester : generator.element(of: [.admin(Self.coach), anyone()])
    return .perform(
      command,
      RegistrationRequest(
        old.request.id, by: requester, at: time(), expecting: expectedVersion(event)))
  }
}

// MARK: - Time

extension RandomOperations {
  /// Lets time pass: mostly a little, at times to an instant at which something changes.
  private mutating func pass(_ event: PlainEvent) {
    switch generator.number(below: 16) {
    case 0..<7: break
    case 7..<13: now += Int64(generator.number(below: 9))
    case 13: now -= Int64(generator.number(below: 40))
    default:
      let instant = generator.element(of: instants(event)) + Int64(generator.number(below: 3)) - 1
      // The end comes soon enough.
      let isFarAllowed = generator.isOne(in: event.status == .draft ? 10 : 40)
      if abs(instant - now) < 240 || isFarAllowed { now = instant }
    }
  }

  private func instants(_ event: PlainEvent) -> [Int64] {
    var instants = [event.lastTime] + event.kept.map(\.until)
    guard let details = event.details else { return [now] }
    let lastCancellation = details.startTime - Int64(details.policy.cancellationNotice ?? 0)
    instants += [lastCancellation, lastCancellation]
    instants.append(details.endTime)
    if let opens = details.policy.window.opens { instants.append(opens) }
    if let closes = details.policy.window.closes { instants.append(closes) }
    return instants
  }

  /// The time of a request: now, or one that is none.
  private mutating func time() -> Int64 {
    guard generator.isOne(in: 80) else { return now }
    // The last of these, which ends an event, is the only one that is taken.
    return generator.element(of: [
      .min, -62_135_596_801, -62_135_596_800, 253_402_300_800, .max, 253_402_300_800,
      generator.isOne(in: 6) ? 253_402_300_799 : .max,
    ])
  }

  private mutating func expectedVersion(_ event: PlainEvent) -> UInt64? {
    switch generator.number(below: 24) {
    case 0, 1: event.version
    case 2: event.version &+ UInt64(generator.number(below: 3)) &- 1
    default: nil
    }
  }
}

// MARK: - People

extension RandomOperations {
  /// Any of five people in any role.
  private mutating func anyone() -> Requester {
    Requester(
      PersonID(high: 1, low: UInt64(1 + generator.number(below: 5))),
      as: generator.element(of: Requester.Role.allCases))
  }

  /// Mostly somebody who may ask for a command.
  private mutating func requester(of command: EventCommand, _ event: PlainEvent) -> Requester {
    if generator.isOne(in: 9) { return anyone() }
    let owner = Requester.provider(event.owner ?? Self.coach)
    let named: ChildID
    switch command {
    case .draft, .edit, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist, .close,
      .reopen, .cancelEvent, .markAttendance:
      return generator.isOne(in: 8) ? .admin(PersonID(high: 1, low: 5)) : owner
    case .hold, .register: return .parent(parent())
    case .transfer(let child, _): named = child
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      guard let child = children.first else { return .parent(parent()) }
      named = child
    }
    guard let member = event.member(named) else { return .parent(parent()) }
    return switch generator.number(below: 10) {
    case 0: .admin(PersonID(high: 1, low: 5))
    case 1: owner
    case 2, 3: .parent(member.attendee.guardian ?? member.registeredBy)
    default: .parent(member.registeredBy)
    }
  }

  private mutating func parent() -> PersonID {
    PersonID(high: 1, low: UInt64(1 + generator.number(below: 3)))
  }
}

// MARK: - Choices

extension SeededGenerator {
  /// A number from 0 to `count - 1`.
  mutating func number(below count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) * UInt64(count)) >> 32)
  }

  /// Whether something happens that does once in `count` times.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// Any element of an array that has one.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Some of the elements of an array, in any order.
  mutating func elements<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var rest = elements
    var chosen: [Element] = []
    while chosen.count < count, !rest.isEmpty {
      chosen.append(rest.remove(at: number(below: rest.count)))
    }
    return chosen
  }
}
