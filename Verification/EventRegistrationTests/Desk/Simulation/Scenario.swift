import EventRegistration
import TestSupport

/// The script of a ``Simulation``: which commands are sent, what goes wrong, and when.
///
/// A scenario contains no randomness, so a failing one can be shrunk and written down.
struct Scenario: Hashable, Sendable {
  /// The instant at second 0, on a full minute: a minute after midnight in UTC.
  static let start: Int64 = 1_779_926_460

  /// The number of hosts that share the store.
  var hosts = 1
  /// Whether there is one host with a ``RegistrationDesk`` instead of ledgers that it stores
  /// itself.
  var hasDesk = false
  /// Whether the hosts decide in groups, as a ``RegistrationService`` does.
  var hasService = false
  /// How many events the provider can publish.
  var places = 10
  var events: [Rules]
  var steps: [Step]
}

/// Something that happens at a second of a scenario.
enum Step: Hashable, Sendable {
  /// A person sends a command; the number identifies the request. Person 0 is the provider. Person
  /// 9 is an administrator, who expects the last version that any client received.
  case ask(Int, Ask, of: Int, by: Int, at: Int, [Delivery])
  /// A person registers children for all events or for none, which only hosts with a service do; the
  /// number identifies the request among those of this kind.
  case series(Int, [Int], by: Int, at: Int, [Delivery])
  /// The clock of a host jumps.
  case jump(Int, by: Int, at: Int)
  /// A host crashes and loses its memory.
  case crash(Int, at: Int)
  /// A host stores a snapshot of an event.
  case snapshot(Int, of: Int, at: Int)
  /// A host advances the time of an event.
  case tick(Int, of: Int, at: Int)

  var second: Int {
    switch self {
    case .ask(_, _, _, _, let second, _), .series(_, _, _, let second, _),
      .jump(_, _, let second), .crash(_, let second), .snapshot(_, _, let second),
      .tick(_, _, let second):
      second
    }
  }
}

/// A message to a host.
struct Delivery: Hashable, Sendable {
  /// The fate of a message.
  enum Fate: String, CaseIterable {
    case isAnswered, isLost, answerIsLost, crashesBeforeAppend, crashesBeforeAnswer
  }

  var host = 0
  /// The seconds from the request to its arrival.
  var after = 0
  /// The seconds from the decision until its facts are stored.
  var takes = 0
  /// The seconds of the way back.
  var back = 0
  var fate = Fate.isAnswered
  /// Whether it is sent only while the client has no answer, and not a duplicate on its way.
  var isRetry = false
}

extension Scenario {
  /// Creates the scenario of a seed.
  init(seed: Int) {
    var generator = ScenarioGenerator(seed: seed)
    self = generator.scenario()
    if seed % 3 == 0 { (hasDesk, hasService) = (false, true) }
  }
}

/// Generates scenarios.
struct ScenarioGenerator {
  private var random: SeededGenerator
  private var second = 0
  private var requests = 0
  private var hosts = 1
  /// The parties of recent requests.
  private var parties: [[Int]] = []

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func scenario() -> Scenario {
    hosts = number(1...3)
    let events = (0..<number(1...2)).map { _ in rules() }
    var steps: [Step] = []
    for event in events.indices {
      // Some providers begin with a draft that they delete.
      for ask in (flip(6) ? [.draft, .deleteDraft] : []) + [Ask.draft, .publish] {
        requests += 1
        steps.append(.ask(requests, ask, of: event, by: 0, at: second, persistence()))
        second += 10
      }
    }
    let count = number(30...90)
    let weights = (series: 4, asks: 81, jumps: 4, crashes: 3, snapshots: 4, ticks: 4)
    for _ in 0..<count {
      second += number(0...3)
      let (host, event) = (number(0...hosts - 1), number(0...events.count - 1))
      var choice = number(0...99)
      func isChosen(_ weight: Int) -> Bool {
        choice -= weight
        return choice < 0
      }
      if isChosen(weights.series) {
        steps.append(series(at: second))
      } else if isChosen(weights.asks) {
        let ask = ask()
        steps.append(step(ask, of: event, by: person(asking: ask)))
      } else if isChosen(weights.jumps) {
        let seconds = number(0...3) == 0 ? number(-4000...4000) : number(-30...30)
        steps.append(.jump(host, by: seconds, at: second))
      } else if isChosen(weights.crashes) {
        steps.append(.crash(host, at: second))
      } else if isChosen(weights.snapshots) {
        steps.append(.snapshot(host, of: event, at: second))
      } else {
        steps.append(.tick(host, of: event, at: second))
      }
    }
    return Scenario(
      hosts: hosts, hasDesk: hosts == 1 && flip(2), places: flip(4) ? 1 : 10, events: events,
      steps: steps)
  }

  private mutating func rules() -> Rules {
    Rules(
      capacity: [0, 1, 2, 2, 3, 3, 4][number(0...6)], waits: number(0...4),
      overtakings: [0, 0, -1, 1, 2][number(0...4)],
      offers: flip(2) ? 0 : number(1...40), holds: number(1...40),
      ends: flip(6) ? number(1...4) : flip(3) ? 100_000 : 1400)
  }

  private mutating func ask() -> Ask {
    switch number(0...39) {
    case 0...9: return .register(newParty(), waits: !flip(4))
    case 10...14: return .hold(newParty())
    case 15...18: return .confirm(knownParty())
    case 19...20: return .release(knownParty())
    case 21...25: return .cancel(knownParty())
    case 26...27: return .leaveWaitlist(knownParty())
    case 28...30: return .acceptOffer(knownParty())
    case 31: return .declineOffer(knownParty())
    case 32: return .transfer(from: number(0...6), to: number(0...6))
    case 33...34: return .setCapacity(number(0...5), moves: flip(2))
    case 35:
      return .setWaitlist(
        limit: number(0...4), overtakings: number(-1...2), offers: flip(2) ? 0 : number(1...40))
    case 36: return .edit(capacity: number(0...5), waits: number(0...4))
    case 37: return flip(2) ? .close : .reopen
    case 38: return flip(2) ? .mark(number(0...6), attended: flip(2)) : .choose(number(0...6))
    default:
      switch number(0...6) {
      case 0: return .cancelEvent
      case 1: return .reschedule(minutesLater: number(0...100))
      case 2: return .setWindow(closesAt: second + number(10...100))
      case 3: return flip(2) ? .draft : .deleteDraft
      default: return .publish
      }
    }
  }

  private mutating func newParty() -> [Int] {
    let first = number(0...6)
    let size = [1, 1, 1, 1, 2, 2, 3][number(0...6)]
    let party = (0..<size).map { (first + $0 * 3) % 7 }
    parties = parties.suffix(5) + [party]
    return party
  }

  /// A party or a part of one, which may have a record.
  private mutating func knownParty() -> [Int] {
    guard !flip(5), let party = parties.randomElement(using: &random) else { return newParty() }
    return flip(5) ? [party[0]] : party
  }

  /// The parent of a child or, sometimes, another person.
  private mutating func person(asking ask: Ask) -> Int {
    if flip(15) { return [0, 1, 2, 3, 9, 9, 9][number(0...6)] }
    guard let child = ask.children.first else { return 0 }
    switch ask {
    case .mark, .choose: return 0
    default: break
    }
    return child % 3 + 1
  }

  private mutating func step(_ ask: Ask, of event: Int, by person: Int) -> Step {
    // Sometimes a client reuses the ID of another request.
    let isReused = requests > 4 && flip(50)
    if !isReused { requests += 1 }
    let request = isReused ? number(1...requests) : requests
    return .ask(request, ask, of: event, by: person, at: second, deliveries())
  }

  private mutating func series(at second: Int) -> Step {
    requests += 1
    let party = newParty()
    return .series(requests, party, by: party[0] % 3 + 1, at: second, deliveries())
  }

  private mutating func deliveries() -> [Delivery] {
    var deliveries: [Delivery] = []
    var after = flip(3) ? number(0...10) : 0
    for attempt in 0..<5 {
      let fate: Delivery.Fate = flip(4) ? Delivery.Fate.allCases[number(1...4)] : .isAnswered
      deliveries.append(delivery(after: after, fate: fate, isRetry: attempt > 0))
      if fate == .isAnswered, !flip(6) { break }
      after += number(4...12)
    }
    if flip(5) { deliveries.append(delivery(after: number(0...60), fate: .isAnswered)) }
    return deliveries
  }

  /// The messages of a client that retries until it gets an answer.
  private mutating func persistence() -> [Delivery] {
    [0, 6, 12, 18].map { after in
      let fate: Delivery.Fate = flip(3) ? .crashesBeforeAnswer : .isAnswered
      return Delivery(
        host: number(0...hosts - 1), after: after, fate: after == 18 ? .isAnswered : fate,
        isRetry: !flip(4))
    }
  }

  private mutating func delivery(
    after: Int, fate: Delivery.Fate, isRetry: Bool = false
  ) -> Delivery {
    Delivery(
      host: number(0...hosts - 1), after: after, takes: flip(2) ? 0 : number(1...6),
      back: flip(3) ? number(1...15) : 0, fate: fate, isRetry: isRetry)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// Returns `true` in one of `n` cases.
  private mutating func flip(_ cases: Int) -> Bool { number(1...cases) == 1 }
}
