import SeatCounting
import TestSupport
import Testing

@Suite("Seat engine: bounds of seats, times, and people") struct SeatBoundaryTests {
  @Test func anEventWithoutSeatsHasNone() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 0, waitlistLimit: 9))
    for action in [SeatEngine.Command.Action.register, .hold] {
      let answer = engine.apply(SeatEngine.Command(action, event: event, subject: 0, at: 0))
      expectEqual(answer, .partyTooLarge)
    }
    expectEqual(engine.summary(of: event)?.version, 0)
  }

  @Test func theLargestEventHasAllItsSeats() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: UInt32(Int32.max)))
    func apply(_ action: SeatEngine.Command.Action, _ subject: UInt32) -> SeatEngine.Answer {
      engine.apply(SeatEngine.Command(action, seats: 15, event: event, subject: subject, at: 0))
    }
    expect(apply(.register, .max - 1) == .registered && apply(.hold, 0) == .held)
    expectEqual(engine.summary(of: event)?.available, 2_147_483_617)
    expectEqual(apply(.setCapacity, 2_147_483_648), .limitExceeded)
    expectEqual(apply(.setCapacity, .max), .limitExceeded)
    expectEqual(apply(.setCapacity, 29), .capacityBelowCommitted)
    expect(apply(.setCapacity, 30) == .capacityChanged && apply(.register, 1) == .full)
    expectEqual(apply(.setCapacity, 2_147_483_647), .capacityChanged)
    expect(apply(.register, .max) == .limitExceeded && apply(.cancel, .max) == .notRegistered)
    expectEqual(apply(.confirm, .max), .notHeld)
  }

  @Test func manyWhoWaitAreSeatedInOrder() {
    let count = many
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 1, waitlistLimit: .max))
    for person in 0...count {
      _ = engine.apply(SeatEngine.Command(.register, event: event, subject: person, at: 0))
    }
    expectEqual(engine.summary(of: event)?.waiting, count)
    for person in 0..<count / 2 {
      _ = engine.apply(SeatEngine.Command(.cancel, event: event, subject: person, at: 0))
    }
    expectEqual(engine.summary(of: event)?.waiting, count / 2)
    _ = engine.apply(SeatEngine.Command(.setCapacity, event: event, subject: count, at: 0))
    let summary = engine.summary(of: event)
    expect(summary?.waiting == 0 && summary?.taken == count / 2 + 1)
    expectEqual(engine.records(of: event).map(\.person), Array(count / 2...count))
  }

  @Test func holdsAndOffersOfManyDeadlinesTakeTurns() {
    let count = many / 10
    var engine = SeatEngine()
    let event = engine.addEvent(
      SeatEngine.Rules(
        capacity: 4 * count, waitlistLimit: .max, offerSeconds: 1_000_000, holdSeconds: 100))
    var log = SeatEngine.FactLog()
    func apply(_ action: SeatEngine.Command.Action, _ subject: UInt32, at time: UInt32) {
      _ = engine.apply(
        SeatEngine.Command(action, event: event, subject: subject, at: Int64(time)), facts: &log)
    }
    // All seats are held, so all others wait and get offers one by one.
    for person in 0..<4 * count { apply(.hold, person, at: 0) }
    for person in 4 * count..<5 * count { apply(.register, person, at: 0) }
    for person in 0..<count { apply(.cancel, person, at: person / 1100) }
    // Each of these holds ends before all the offers.
    for person in count..<2 * count {
      apply(.cancel, person, at: 91)
      apply(.hold, person, at: 91)
    }
    let summary = engine.summary(of: event)
    expect(summary?.offered == count && summary?.held == 3 * count)
    log.removeAll()
    engine.advance(to: 191, in: event, facts: &log)
    expect(log.facts.count == Int(3 * count) && log.facts.allSatisfy { $0.change == .holdExpired })
    expectEqual(log.facts.suffix(Int(count)).map(\.person), Array(count..<2 * count))
  }

  @Test func timesAtBothEndsAreTimes() {
    var engine = SeatEngine()
    let event = engine.addEvent(
      SeatEngine.Rules(capacity: 1, waitlistLimit: 9, offerSeconds: .max, holdSeconds: .max))
    func apply(_ action: SeatEngine.Command.Action, _ subject: UInt32, at time: Int64)
      -> SeatEngine.Answer
    {
      engine.apply(SeatEngine.Command(action, event: event, subject: subject, at: time))
    }
    expectEqual(apply(.hold, 0, at: .min), .held)
    expectEqual(engine.records(of: event).map(\.status), [.held(until: .min + 4_294_967_295)])
    expectEqual(apply(.register, 1, at: .min), .waitlisted)
    expectEqual(apply(.register, 2, at: .max - 1), .waitlisted)
    expectEqual(engine.records(of: event).first?.status, .offered(until: .max))
    // The window ends there; the offer ends too, and the next one lasts no longer.
    expectEqual(apply(.register, 3, at: .max), .closed)
    expectEqual(engine.records(of: event).map(\.person), [2])
    expectEqual(apply(.confirm, 2, at: .max), .notHeld)
    expectEqual(apply(.cancel, 2, at: .min), .notRegistered)
    expectEqual(engine.summary(of: event)?.available, 1)
  }

  @Test func anEarlierTimeCountsAsThatOfTheLastFact() {
    var engine = SeatEngine()
    let event = engine.addEvent(
      SeatEngine.Rules(capacity: 2, holdSeconds: 10, window: 100..<200))
    func apply(_ action: SeatEngine.Command.Action, _ subject: UInt32, at time: Int64)
      -> SeatEngine.Answer
    {
      engine.apply(SeatEngine.Command(action, event: event, subject: subject, at: time))
    }
    expect(apply(.register, 0, at: 99) == .notOpen && apply(.register, 0, at: 150) == .registered)
    expectEqual(apply(.hold, 1, at: 99), .held)
    expectEqual(engine.records(of: event).last?.status, .held(until: 160))
    expect(apply(.cancel, 0, at: 0) == .cancelled && apply(.hold, 0, at: 200) == .closed)
  }

  @Test func peopleWhoseNumbersCollideAreToldApart() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 1000))
    // Multiples of the inverse of the hash's factor have the same upper bits.
    let people = (UInt32(0)..<400).map { $0 &* 0x144C_BC89 }
    for person in people {
      _ = engine.apply(SeatEngine.Command(.register, event: event, subject: person, at: 0))
    }
    for person in people.prefix(200) {
      let answer = engine.apply(SeatEngine.Command(.cancel, event: event, subject: person, at: 0))
      expectEqual(answer, .cancelled)
    }
    expectEqual(engine.records(of: event).map(\.person), Array(people.suffix(200)))
  }
}

private let many = UInt32(LongTest.size(1_000_000, small: 20_000))
