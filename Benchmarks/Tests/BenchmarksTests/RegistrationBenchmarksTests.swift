import BenchmarkHarness
import EventRegistration
import SeatCounting
import Testing

@testable import benchmarks

@Suite struct RegistrationBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = registrationBenchmarks.map(\.name)
    let others = (geoBenchmarks + cycleBenchmarks + ingredientBenchmarks).map(\.name)
    #expect(Set(names + others).count == names.count + others.count)
    for name in names {
      #expect(name.split(separator: "/").count == 3)
      #expect(name.hasPrefix("registration/"))
    }
  }

  @Test func commandsAreThoseOfTheSeedAndGetEveryAnswer() {
    let input = SeatInput(arrivals: 20_000, seed: 1)
    #expect(input.commands == SeatInput(arrivals: 20_000, seed: 1).commands)
    #expect(input.commands != SeatInput(arrivals: 20_000, seed: 2).commands)
    #expect(zip(input.commands, input.commands.dropFirst()).allSatisfy { $0.time <= $1.time })
    var seats = PlainSeats(input.rules)
    let answers = Set(input.commands.map { seats.apply($0) })
    // The windows are open for ever, and no bound is reached.
    let others: [SeatEngine.Answer] = [.notOpen, .closed, .limitExceeded]
    let all = (0...UInt8.max).compactMap { SeatEngine.Answer(rawValue: $0) }
    #expect(answers == Set(all).subtracting(others))
    #expect(seats.events.allSatisfy { $0.people.isEmpty })
  }

  @Test(arguments: [1, 2])
  func theEngineAnswersAsPlainSeatsDo(seed: UInt64) {
    let input = SeatInput(arrivals: 2000, seed: seed)
    var plain = PlainSeatWorkload(input, isWhole: true)
    var subject = SeatWorkload<EnginePath>(input)
    for count in [1, 10, 500, 2000, input.commands.count] {
      #expect(subject.checksum(count) == plain.checksum(count))
    }
    var other = PlainSeatWorkload(SeatInput(arrivals: 2000, seed: seed + 2), isWhole: true)
    #expect(other.checksum(2000) != plain.checksum(2000))
  }

  /// Three seats and one place on the waiting list, from arrival to the promotion of who waited.
  @Test func plainSeatsFollowTheRules() {
    var seats = PlainSeats([SeatEngine.Rules(capacity: 3, waitlistLimit: 1, holdSeconds: 60)])
    func answer(
      _ action: SeatEngine.Command.Action, _ person: UInt32, seats count: UInt8 = 1,
      at time: Int64 = 0
    ) -> SeatEngine.Answer {
      seats.apply(SeatEngine.Command(action, seats: count, event: 0, subject: person, at: time))
    }
    #expect(answer(.register, 1, seats: 4) == .partyTooLarge)
    #expect(answer(.register, 1, seats: 2) == .registered)
    #expect(answer(.register, 1) == .alreadyRegistered)
    #expect(answer(.hold, 2) == .held)
    #expect(answer(.hold, 2) == .alreadyHeld)
    #expect(answer(.register, 3) == .waitlisted)
    #expect(answer(.register, 4) == .full)
    #expect(answer(.confirm, 2, at: 60) == .notHeld)
    #expect(seats.events[0].people == [1, 3])
    #expect(answer(.cancel, 3, at: 60) == .cancelled)
    #expect(answer(.cancel, 3, at: 60) == .notRegistered)
    #expect(answer(.setCapacity, 1, at: 60) == .capacityBelowCommitted)
  }

  @Test func familiesGetEveryKindOfAnswer() throws {
    let input = try FamilyInput(requests: 10_000, seed: 1)
    var desk = PlainDesk(input)
    let answers = input.asks.map { desk.answer($0) }
    #expect(answers.contains { $0.isReplay })
    func count(_ isOne: (EventCommand.Outcome) -> Bool) -> Int {
      answers.count { isOne($0.outcome) }
    }
    #expect(count { if case .registered = $0 { true } else { false } } > 100)
    #expect(count { if case .waitlisted = $0 { true } else { false } } > 100)
    #expect(count { $0 == .done } > 100)
    #expect(count { if case .refused(.ageNotAllowed) = $0 { true } else { false } } > 100)
    #expect(count { if case .refused(.consentMissing) = $0 { true } else { false } } > 100)
    #expect(count { if case .refused(.alreadyRegistered) = $0 { true } else { false } } > 0)
    #expect(count { if case .refused(.alreadyWaiting) = $0 { true } else { false } } > 0)
    #expect(count { if case .refused(.full) = $0 { true } else { false } } > 0)
    #expect(count { if case .refused(.notRegistered) = $0 { true } else { false } } > 0)
    #expect(count { if case .refused(.forbidden) = $0 { true } else { false } } > 0)
  }

  @Test func aHistoryTellsOfEveryWayToASeat() throws {
    let history = try LedgerHistory(facts: 3000, seed: 1)
    #expect(history.facts.count == 3000)
    let again = try LedgerHistory(facts: 3000, seed: 1)
    #expect(history.facts == again.facts)
    var kinds: Set<String> = []
    for fact in history.facts {
      switch fact.change {
      case .registered: kinds.insert("registered")
      case .waitlisted: kinds.insert("waitlisted")
      case .held: kinds.insert("held")
      case .holdExpired: kinds.insert("holdExpired")
      case .holdReleased: kinds.insert("holdReleased")
      case .seated(_, from: let source): kinds.insert("seated from \(source)")
      case .leftWaitlist: kinds.insert("leftWaitlist")
      case .registrationCancelled: kinds.insert("registrationCancelled")
      default: break
      }
    }
    let all: Set = [
      "registered", "waitlisted", "held", "holdExpired", "holdReleased", "seated from hold",
      "seated from waitlist", "leftWaitlist", "registrationCancelled",
    ]
    #expect(kinds == all)
    for count in [0, 1, 2, 500, 3000] {
      #expect(history.ledger(count)?.digest == PlainHistory(history.facts.prefix(count)).digest)
    }
    #expect(history.ledger(2999)?.digest != history.ledger(3000)?.digest)
  }

  @Test(arguments: FilterTask.allCases)
  func aFilterFindsSomeEvents(task: FilterTask) throws {
    let records = try [EventRecord].simulated(5000, seed: 1)
    let subject = FilterWorkload(records: records, task: task)
    let plain = PlainFilterWorkload(records: records, task: task)
    #expect(subject.checksum(5000) == plain.checksum(5000))
    #expect((10..<2500).contains(plain.run(5000)))
  }

  @Test func aRingOfFamiliesWaits() {
    var subject = PromotionWorkload<LedgerPromotion>(waiting: 5, operations: 40)
    var plain = PromotionWorkload<PlainPromotion>(waiting: 5, operations: 40)
    #expect(subject.checksum(40) == plain.checksum(40))
    #expect(subject.run(40) == 40)
    #expect(subject.run(40) == 40)
    let path = PlainPromotion(seats: 10, waiting: 2)
    #expect((0..<4).map { path.exchange($0) } == [10, 11, 0, 1])
  }
}
