import EventRegistration
import TestSupport

/// An operation on an event.
enum Operation {
  case perform(EventCommand, RegistrationRequest)
  case advance(to: Int64)
}

/// Random operations on a sequence of events.
///
/// There are few children, seats, and seconds, so that operations conflict often. Most operations are
/// valid, and the others are invalid in every possible way.
struct RandomOperations {
  var generator: SeededGenerator
  /// The time of the requests.
  var now: Int64 = 0
  private var requestCount: UInt64 = 0
  /// The last requests, for retries.
  private var sent: [(command: EventCommand, request: RegistrationRequest)] = []
  let style: Style

  /// The properties that all events of a seed share.
  struct Style {
    let isLarge: Bool
    let childCount: Int
    let largestCapacity: Int
    let partySizes: [Int]
    let maximumPartySizes: [Int]
    let hasAges: Bool
    let consents: GuardianConsents

    /// Returns the ID of a child; the high halves are equal or very different.
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

  /// Returns how long an event remembers requests; mostly for longer than the event takes.
  mutating func retention() -> RegistrationRequest.Retention {
    RegistrationRequest.Retention(
      seconds: generator.element(of: [1, 20, 60, 86_400, 86_400, 86_400, 86_400, 86_400]),
      bytes: generator.element(of: [0, 0, 2, 16, 16, 1024, 1024, 1024])
        * RegistrationRequest.Retention.bytesPerRequest)
  }

  /// Starts another event.
  mutating func restart() {
    now = Self.start - 1500 + Int64(generator.number(below: 600))
    sent = []
  }

  /// 2026-03-07 09:00 in Phoenix, at most a few minutes before an event.
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
    let time = time()
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 3, low: requestCount), by: requester(of: command, event),
      at: time, firstMade: firstMade(time), expecting: expectedVersion(event))
    if sent.count == 20 { sent.removeFirst() }
    sent.append((command, request))
    return .perform(command, request)
  }

  /// Returns a retry, or another command with the same request ID.
  private mutating func again(
    _ old: (command: EventCommand, request: RegistrationRequest), _ event: PlainEvent
  ) throws -> Operation {
    let isSame = generator.number(below: 3) > 0
    let command =
      isSame || generator.isOne(in: 2)
      ? withOtherBirthDates(old.command) : try self.command(for: event)
    let requester =
      isSame ? old.request.requester : generator.element(of: [.admin(Self.coach), anyone()])
    return .perform(
      command,
      RegistrationRequest(
        old.request.id, by: requester, at: time(),
        firstMade: generator.isOne(in: 9) ? nil : old.request.firstMade,
        expecting: expectedVersion(event)))
  }
}

// MARK: - Time

extension RandomOperations {
  /// Advances the time: mostly a little, and sometimes to a deadline.
  private mutating func pass(_ event: PlainEvent) {
    switch generator.number(below: 16) {
    case 0..<7: break
    case 7..<13: now += Int64(generator.number(below: 9))
    case 13: now -= Int64(generator.number(below: 40))
    default:
      let instant = generator.element(of: instants(event)) + Int64(generator.number(below: 3)) - 1
      // The end of the event comes soon.
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
    instants.append(details.startTime - Int64(details.policy.waitlist.cutoff))
    if case .automaticUntil(let notice, _) = details.policy.waitlist.promotion {
      instants.append(details.startTime - Int64(notice))
    }
    if let opens = details.policy.window.opens { instants.append(opens) }
    if let closes = details.policy.window.closes { instants.append(closes) }
    return instants
  }

  /// Returns the time of a request: now, or an invalid time.
  private mutating func time() -> Int64 {
    guard generator.isOne(in: 80) else { return now }
    // Only the last of these times is valid. It ends the event.
    return generator.element(of: [
      .min, -62_135_596_801, -62_135_596_800, 253_402_300_800, .max, 253_402_300_800,
      generator.isOne(in: 6) ? 253_402_300_799 : .max,
    ])
  }

  /// Returns when a request at a time was first made: mostly then, and sometimes too early or too late.
  private mutating func firstMade(_ time: Int64) -> Int64? {
    switch generator.number(below: 60) {
    case 0..<4: time &- Int64(generator.number(below: 30))
    case 4: time &+ Int64(generator.number(below: 30))
    case 5:
      time &+ generator.element(of: [600, 600, 601, -86_400, -86_401, -172_800])
    case 6: generator.isOne(in: 3) ? generator.element(of: [.min, .max, -62_135_596_801]) : nil
    default: nil
    }
  }

  private mutating func expectedVersion(_ event: PlainEvent) -> UInt64? {
    // Time changes the event before the request, which is rare.
    if event.kept.contains(where: { $0.until <= now }), generator.isOne(in: 2) {
      return event.version
    }
    return switch generator.number(below: 24) {
    case 0, 1: event.version
    case 2: event.version &+ UInt64(generator.number(below: 3)) &- 1
    default: nil
    }
  }
}

// MARK: - People

extension RandomOperations {
  /// Returns any of five people in any role.
  private mutating func anyone() -> Requester {
    Requester(
      PersonID(high: 1, low: UInt64(1 + generator.number(below: 5))),
      as: generator.element(of: Requester.Role.allCases))
  }

  /// Returns mostly a requester who may send a command.
  private mutating func requester(of command: EventCommand, _ event: PlainEvent) -> Requester {
    if generator.isOne(in: 9) { return anyone() }
    let owner = Requester.provider(event.owner ?? Self.coach)
    let named: ChildID
    switch command {
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist,
      .close,
      .reopen, .cancelEvent, .markAttendance, .setOverfill, .seatFromWaitlist:
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
    case 2: .parent(member.attendee.otherGuardians.last ?? member.registeredBy)
    case 3: .parent(member.attendee.guardian ?? member.registeredBy)
    default: .parent(member.registeredBy)
    }
  }

  mutating func parent() -> PersonID {
    PersonID(high: 1, low: UInt64(1 + generator.number(below: 3)))
  }
}

// MARK: - Choices

extension SeededGenerator {
  /// Returns a number in `0..<count`.
  mutating func number(below count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) * UInt64(count)) >> 32)
  }

  /// Returns `true` with the probability of 1 in `count`.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// Returns any element of a nonempty array.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns some elements of an array, in any order.
  mutating func elements<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var rest = elements
    var chosen: [Element] = []
    while chosen.count < count, !rest.isEmpty {
      chosen.append(rest.remove(at: number(below: rest.count)))
    }
    return chosen
  }
}
