import BenchmarkHarness
import Essentials
import EventRegistration
import Foundation

/// A simple desk with dictionaries and arrays, which gives the same answers.
struct PlainDesk {
  struct Answer: Hashable {
    let outcome: EventCommand.Outcome
    let version: UInt64
    var isReplay = false
  }

  fileprivate struct Party {
    let parent: PersonID
    var children: [ChildID]
  }

  fileprivate struct Event {
    let details: EventDetails
    var registered: [ChildID: PersonID] = [:]
    var waiting: [Party] = []
    /// The version after the draft and its publication.
    var version: UInt64 = 2

    var available: Int { details.capacity - registered.count }

    func parent(of child: ChildID) -> PersonID? {
      registered[child] ?? waiting.first { $0.children.contains(child) }?.parent
    }
  }

  private var events: [Event]
  private var answers: [RegistrationRequest.ID: Answer] = [:]

  init(_ input: FamilyInput) { events = input.events.map { Event(details: $0.details) } }

  mutating func answer(_ ask: FamilyInput.Ask) -> Answer {
    if var earlier = answers[ask.request.id] {
      earlier.isReplay = true
      return earlier
    }
    let outcome =
      switch ask.wish {
      case .register(let children):
        events[ask.event].register(children, by: ask.request.requester.person)
      case .cancel(let children):
        events[ask.event].cancel(children, by: ask.request.requester.person)
      }
    let answer = Answer(outcome: outcome, version: events[ask.event].version)
    answers[ask.request.id] = answer
    return answer
  }
}

extension PlainDesk.Event {
  fileprivate mutating func register(_ children: [Child], by parent: PersonID)
    -> EventCommand.Outcome
  {
    var reasons: [RegistrationRefusal] = []
    for child in children {
      if let ages = details.policy.ages {
        if let age = child.birthDate?.age(on: details.start.date) {
          if !ages.contains(age) {
            reasons.append(.ageNotAllowed(child.id, age: age, allowed: ages))
          }
        } else {
          reasons.append(.birthDateMissing(child.id))
        }
      }
      if !child.consents.contains(.participation) {
        reasons.append(.consentMissing(child.id, .participation))
      }
      if self.parent(of: child.id) != nil {
        reasons.append(
          registered[child.id] == nil ? .alreadyWaiting(child.id) : .alreadyRegistered(child.id))
      }
    }
    if let refusal = Self.together(reasons) { return .refused(refusal) }
    guard children.count <= details.capacity else {
      return .refused(.partyExceedsCapacity(details.capacity))
    }
    if waiting.isEmpty, children.count <= available {
      version += 1
      for child in children { registered[child.id] = parent }
      return .registered(seats: children.count)
    }
    guard waiting.count < details.policy.waitlist.limit else {
      return .refused(.full(available: available, .full))
    }
    version += 1
    waiting.append(PlainDesk.Party(parent: parent, children: children.map(\.id)))
    return .waitlisted(position: waiting.count)
  }

  fileprivate mutating func cancel(_ children: [ChildID], by parent: PersonID)
    -> EventCommand.Outcome
  {
    for child in children {
      if let recorded = self.parent(of: child), recorded != parent {
        return .refused(.forbidden(required: .admin))
      }
    }
    let absent = children.filter { registered[$0] == nil }
    if let refusal = Self.together(absent.map { .notRegistered($0) }) { return .refused(refusal) }
    version += 1
    for child in children { registered[child] = nil }
    while let first = waiting.first, first.children.count <= available {
      version += 1
      for child in first.children { registered[child] = first.parent }
      waiting.removeFirst()
    }
    return .done
  }
}

extension PlainDesk.Event {
  /// Returns the only reason, or all reasons together.
  fileprivate static func together(_ reasons: [RegistrationRefusal]) -> RegistrationRefusal? {
    reasons.count > 1 ? .severalReasons(reasons) : reasons.first
  }
}

extension SeatDigest {
  /// Adds an answer of a desk as JSON.
  mutating func add(_ answer: PlainDesk.Answer) {
    add(jsonDigest(of: answer.outcome), answer.version, answer.isReplay ? 1 : 0)
  }
}

/// Returns a checksum of the JSON of a value.
func jsonDigest(of value: some Encodable) -> UInt64 {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  // A value that cannot be encoded has its own checksum.
  guard let json = try? encoder.encode(value) else { return 0 }
  return json.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// Requests to a plain desk.
struct PlainDeskWorkload: Workload {
  let input: FamilyInput
  private var desk: PlainDesk

  init(_ input: FamilyInput) {
    self.input = input
    desk = PlainDesk(input)
  }

  var operations: Int { min(input.asks.count, 10_000) }

  mutating func setUp() { desk = PlainDesk(input) }

  mutating func run(_ count: Int) -> Int {
    input.asks.prefix(count).reduce(0) { $0 + (desk.answer($1).outcome.refusal == nil ? 1 : 0) }
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    var digest = SeatDigest()
    for ask in input.asks.prefix(count) { digest.add(desk.answer(ask)) }
    return digest.sum
  }
}

/// Requests to a desk with empty events; an operation is a request.
struct DeskWorkload: Workload {
  let input: FamilyInput
  private var desk: RegistrationDesk

  init(_ input: FamilyInput) {
    self.input = input
    desk = RegistrationDesk(input)
  }

  var operations: Int { input.asks.count }

  // A retry gets the earlier answer and is not decided again.
  var isRepeatable: Bool { false }

  mutating func setUp() { desk = RegistrationDesk(input) }

  func run(_ count: Int) -> Int {
    var accepted = 0
    for ask in input.asks.prefix(count) {
      let event = input.events[ask.event].id
      switch ask.wish {
      case .register(let children):
        if case .refused = desk.register(children, for: event, ask.request).outcome { continue }
      case .cancel(let children):
        if case .refused = desk.cancel(children, for: event, ask.request).outcome { continue }
      }
      accepted &+= 1
    }
    return accepted
  }

  func checksum(_ count: Int) -> UInt64 {
    let desk = RegistrationDesk(input)
    var digest = SeatDigest()
    for ask in input.asks.prefix(count) {
      let event = input.events[ask.event].id
      let command: EventCommand =
        switch ask.wish {
        case .register(let children): .register(children, joinWaitlist: true)
        case .cancel(let children): .cancel(children)
        }
      let answer = desk.perform(RegistrationDesk.Submission(command, for: event, ask.request))
      digest.add(
        PlainDesk.Answer(
          outcome: answer.outcome, version: answer.version, isReplay: answer.isReplay))
    }
    return digest.sum
  }
}

extension RegistrationDesk {
  /// A desk with published events.
  fileprivate convenience init(_ input: FamilyInput) {
    self.init(seed: 1)
    for (number, event) in input.events.enumerated() {
      let provider = Requester.provider(FamilyInput.provider(of: number))
      func request(_ step: UInt64) -> RegistrationRequest {
        RegistrationRequest(
          RegistrationRequest.ID(high: step, low: UInt64(number)), by: provider,
          at: FamilyInput.start - 1)
      }
      _ = draft(event.details, as: event.id, request(0))
      _ = publish(event.id, request(1))
    }
  }
}
