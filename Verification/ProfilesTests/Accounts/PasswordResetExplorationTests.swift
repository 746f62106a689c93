import Profiles
import TestSupport
import Testing

/// Every sequence of acts up to a length, against a model that keeps nothing but the list of what
/// happened and reads it from the start for each answer.
@Suite("Password reset: exploration of every sequence") struct PasswordResetExplorationTests {
  /// Draws 1, 2, 3, and so on, so that all codes and tickets differ.
  struct Counter: RandomNumberGenerator {
    var last: UInt64 = 0

    mutating func next() -> UInt64 {
      last += 1
      return last
    }
  }

  enum Act: CaseIterable {
    case request, rightCode, wrongCode, oldCode, goodPassword, badPassword, oldTicket
    case second, minute, tenMinutes, quarter, day
  }

  enum Event {
    case sent(code: String)
    case wrong
    case verified(ticket: PasswordReset.Ticket)
    case changed
  }

  struct Model {
    var time: Int64 = 0
    var log: [(time: Int64, event: Event)] = []

    /// The events since the last code was sent.
    private var sinceLastCode: ArraySlice<(time: Int64, event: Event)> {
      let start = log.lastIndex { if case .sent = $0.event { true } else { false } }
      return log[(start ?? log.endIndex)...]
    }

    var codes: [String] {
      log.compactMap { if case .sent(let code) = $0.event { code } else { nil } }
    }

    var tickets: [PasswordReset.Ticket] {
      log.compactMap { if case .verified(let ticket) = $0.event { ticket } else { nil } }
    }

    var attemptsLeft: Int {
      guard let sent = sinceLastCode.first, time - sent.time < 900 else { return 0 }
      var wrong = 0
      for (_, event) in sinceLastCode.dropFirst() {
        switch event {
        case .wrong: wrong += 1
        default: return 0
        }
      }
      return 5 - wrong
    }

    var validTicket: PasswordReset.Ticket? {
      guard let last = sinceLastCode.last, case .verified(let ticket) = last.event,
        time - last.time < 600
      else { return nil }
      return ticket
    }

    var answer: PasswordReset.Answer {
      if let sent = sinceLastCode.first, time - sent.time < 60 {
        return .wait(seconds: 60 - (time - sent.time))
      }
      let today = log.filter { if case .sent = $0.event { time - $0.time < 86_400 } else { false } }
      return today.count < 5 ? .codeSent : .tooMany
    }

    var phase: PasswordReset.Status.Phase {
      if attemptsLeft > 0 { return .codeSent }
      if validTicket != nil { return .verified }
      if let last = sinceLastCode.last, case .changed = last.event { return .done }
      return log.isEmpty ? .idle : .ended
    }
  }

  struct World {
    var reset = PasswordReset()
    var model = Model()
    var counter = Counter()

    mutating func act(_ act: Act) {
      switch act {
      case .request: request()
      case .rightCode: verify(model.codes.last ?? "000000")
      case .wrongCode: verify("999999")
      case .oldCode: verify(model.codes.dropLast().last ?? "")
      case .goodPassword: set("correct horse battery", with: model.tickets.last)
      case .badPassword: set("short", with: model.tickets.last)
      case .oldTicket: set("correct horse battery", with: model.tickets.dropLast().last)
      case .second: model.time += 1
      case .minute: model.time += 60
      case .tenMinutes: model.time += 600
      case .quarter: model.time += 900
      case .day: model.time += 86_400
      }
      let status = reset.status(at: model.time)
      expect(status.phase == model.phase && status.attemptsLeft == model.attemptsLeft)
    }

    private mutating func request() {
      let expected = model.answer
      let request = reset.request(at: model.time, isKnown: true, using: &counter)
      expect(request.answer == expected && (request.code == nil) == (expected != .codeSent))
      if let code = request.code { model.log.append((model.time, .sent(code: code.text))) }
    }

    private mutating func verify(_ text: String) {
      let isLive = model.attemptsLeft > 0
      let isRight = isLive && text == model.codes.last
      switch reset.verify(text, at: model.time, using: &counter) {
      case .verified(let ticket):
        expect(isRight)
        model.log.append((model.time, .verified(ticket: ticket)))
      case .invalid:
        expect(!isRight)
        if isLive, !text.isEmpty { model.log.append((model.time, .wrong)) }
      }
    }

    private mutating func set(_ password: String, with ticket: PasswordReset.Ticket?) {
      guard let ticket else { return }
      let change = reset.setPassword(password, with: ticket, under: .default, at: model.time)
      if ticket != model.validTicket {
        expectEqual(change, .invalid)
      } else if password == "short" {
        expectEqual(change, .refused([.tooShort(minimum: 15)]))
      } else {
        expectEqual(change, .accepted)
        model.log.append((model.time, .changed))
      }
    }
  }

  private struct Key: Hashable {
    let reset: PasswordReset
    let time: Int64
  }

  @Test func everySequenceAgreesWithTheLog() {
    var worlds = [World()]
    var seen: Set<Key> = [Key(reset: PasswordReset(), time: 0)]
    for _ in 0..<LongTest.size(8, small: 5) {
      var next: [World] = []
      for world in worlds {
        for act in Act.allCases {
          var world = world
          world.act(act)
          let key = Key(reset: world.reset, time: world.model.time)
          if seen.insert(key).inserted { next.append(world) }
        }
      }
      worlds = next
    }
    expect(seen.count > LongTest.size(10_000, small: 2_000))
  }

  @Test(arguments: LongTest.seeds(80))
  func longSequencesAgreeWithTheLog(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var world = World()
    // Codes and short waits more often than days, so that all states are met.
    let acts = Act.allCases + [.request, .request, .rightCode, .wrongCode, .minute, .goodPassword]
    for _ in 0..<120 {
      if let act = acts.randomElement(using: &generator) { world.act(act) }
    }
  }

  /// Whoever does not have the code cannot tell whether an account uses the address.
  @Test(arguments: LongTest.seeds(80))
  func unknownAddressesAreAnsweredTheSame(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var known = PasswordReset()
    var unknown = PasswordReset()
    var counters = (Counter(), Counter())
    var time: Int64 = 0
    for _ in 0..<150 {
      time += [0, 1, 30, 60, 600, 900, 40_000].randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) {
        let a = known.request(at: time, isKnown: true, using: &counters.0)
        let b = unknown.request(at: time, isKnown: false, using: &counters.1)
        expect(a.answer == b.answer && b.code == nil)
      } else {
        let text = ["999999", "", "12", "0000001"].randomElement(using: &generator) ?? ""
        expectEqual(known.verify(text, at: time, using: &counters.0), .invalid)
        expectEqual(unknown.verify(text, at: time, using: &counters.1), .invalid)
      }
      expectEqual(known.status(at: time), unknown.status(at: time))
      expectEqual(counters.0.last, counters.1.last)
    }
  }

  /// A guess of the code that was drawn for an unknown address opens nothing, and costs an attempt.
  @Test func anUnknownAddressCannotBeVerified() {
    var reset = PasswordReset()
    var counter = Counter()
    _ = reset.request(at: 0, isKnown: false, using: &counter)
    expectEqual(reset.verify("000001", at: 1, using: &counter), .invalid)
    expectEqual(reset.status(at: 1).attemptsLeft, 4)
  }
}
