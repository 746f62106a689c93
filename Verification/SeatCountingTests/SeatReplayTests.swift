import SeatCounting
import TestSupport
import Testing

@Suite("Seat engine: replaying facts", .tags(.memory)) struct SeatReplayTests {
  @Test(arguments: LongTest.seeds(100, small: 30))
  func factsGiveTheStateAndAllThatFollows(seed: Int) throws {
    let operations = SeatOperations(seed: seed, count: 600)
    var engine = SeatEngine()
    var copy = SeatEngine()
    for rules in operations.rules { _ = (engine.addEvent(rules), copy.addEvent(rules)) }
    var log = SeatEngine.FactLog()
    for command in operations.commands[..<300] { _ = engine.apply(command, facts: &log) }
    for fact in log.facts { try copy.apply(fact) }
    for event in UInt32(0)..<3 {
      expectEqual(copy.summary(of: event), engine.summary(of: event))
      expectEqual(copy.records(of: event), engine.records(of: event))
    }
    log.removeAll()
    var other = SeatEngine.FactLog()
    for command in operations.commands[300...] {
      let answer = engine.apply(command, facts: &log)
      let same = copy.apply(command, facts: &other)
      expectEqual(same, answer)
    }
    expect(other.facts == log.facts && !log.facts.isEmpty)
  }

  /// An event with one of five seats free at time 10: 1 and 2 are registered, 3 has an offer until
  /// 20, 4 a hold until 30, and 5 waits for two seats.
  private func engine() throws -> SeatEngine {
    var engine = SeatEngine()
    _ = engine.addEvent(SeatEngine.Rules(capacity: 5, waitlistLimit: 3, offerSeconds: 10))
    for (index, (change, person, value, seats)) in [
      (SeatEngine.Change.registered, 1, 0, 1), (.registered, 2, 0, 1), (.waitlisted, 3, 1, 1),
      (.offered, 3, 20, 1), (.held, 4, 30, 1), (.waitlisted, 5, 1, 2),
    ].enumerated() {
      try engine.apply(
        SeatEngine.Fact(
          event: 0, version: UInt32(index + 1), person: UInt32(person), time: 10,
          value: Int64(value), change: change, seats: UInt8(seats)))
    }
    return engine
  }

  private static func fact(
    _ change: SeatEngine.Change, _ person: UInt32 = 0, seats: UInt8 = 0, value: Int64 = 0,
    at time: Int64 = 10, event: UInt32 = 0, version: UInt32 = 7
  ) -> SeatEngine.Fact {
    SeatEngine.Fact(
      event: event, version: version, person: person, time: time, value: value, change: change,
      seats: seats)
  }

  @Test(arguments: [
    (fact(.registered, 6, seats: 1, event: 1), SeatEngine.FactError.unknownEvent),
    (fact(.registered, 6, seats: 1, version: 8), .wrongVersion(expected: 7)),
    (fact(.registered, 6, seats: 1, version: 6), .wrongVersion(expected: 7)),
    (fact(.registered, 6, seats: 1, at: 9), .wrongTime),
    (fact(.registered, .max, seats: 1), .wrongNumber),
    (fact(.registered, 6, seats: 0), .wrongNumber),
    (fact(.registered, 6, seats: 16), .wrongNumber),
    (fact(.registered, 6, seats: 2), .notEnoughSeats),
    (fact(.registered, 1, seats: 1), .wrongState),
    (fact(.registered, 5, seats: 1), .wrongState),
    (fact(.held, 6, seats: 2, value: 30), .notEnoughSeats),
    (fact(.held, 6, seats: 1, value: 9), .wrongNumber),
    (fact(.waitlisted, 6, seats: 1, value: 1), .wrongNumber),
    (fact(.waitlisted, 6, seats: 1, value: 3), .wrongNumber),
    (fact(.cancelled, 3, seats: 1), .wrongState),
    (fact(.cancelled, 6, seats: 1), .wrongState),
    (fact(.cancelled, 1, seats: 2), .wrongNumber),
    (fact(.leftWaitlist, 4, seats: 1), .wrongState),
    (fact(.leftWaitlist, 5, seats: 1), .wrongNumber),
    (fact(.holdReleased, 3, seats: 1), .wrongState),
    (fact(.offerDeclined, 4, seats: 1), .wrongState),
    (fact(.holdConfirmed, 3, seats: 1), .wrongState),
    (fact(.offerAccepted, 4, seats: 1), .wrongState),
    (fact(.holdExpired, 4, seats: 1, at: 29), .wrongTime),
    (fact(.offerExpired, 3, seats: 1, at: 19), .wrongTime),
    (fact(.offerExpired, 4, seats: 1, at: 30), .wrongState),
    (fact(.promoted, 5, seats: 2), .notEnoughSeats),
    (fact(.promoted, 1, seats: 1), .wrongState),
    (fact(.offered, 5, seats: 2, value: 20), .notEnoughSeats),
    (fact(.capacityChanged, value: 3), .notEnoughSeats),
    (fact(.capacityChanged, value: -1), .wrongNumber),
    (fact(.capacityChanged, value: 1 << 31), .wrongNumber),
    (fact(.capacityChanged, 1, value: 9), .wrongNumber),
    (fact(.capacityChanged, seats: 1, value: 9), .wrongNumber),
  ])
  func aFactThatDoesNotFitChangesNothing(fact: SeatEngine.Fact, error: SeatEngine.FactError) throws
  {
    var engine = try engine()
    let (summary, records) = (engine.summary(of: 0), engine.records(of: 0))
    var thrown: SeatEngine.FactError?
    do throws(SeatEngine.FactError) { try engine.apply(fact) } catch { thrown = error }
    expectEqual(thrown, error)
    expectEqual(engine.summary(of: 0), summary)
    expectEqual(engine.records(of: 0), records)
    try engine.apply(Self.fact(.registered, 6, seats: 1))
  }

  @Test(arguments: [
    fact(.offerExpired, 3, seats: 1, at: 20), fact(.holdExpired, 4, seats: 1, at: 30),
    fact(.offerAccepted, 3, seats: 1), fact(.holdConfirmed, 4, seats: 1, at: .max),
    fact(.capacityChanged, value: 4), fact(.capacityChanged, value: 2_147_483_647),
    fact(.waitlisted, 6, seats: 15, value: 2), fact(.held, 6, seats: 1, value: 10),
  ])
  func aFactThatFitsIsTheNext(fact: SeatEngine.Fact) throws {
    var engine = try engine()
    try engine.apply(fact)
    let summary = engine.summary(of: 0)
    expect(summary?.version == 7 && summary?.time == fact.time)
  }

  @Test func anOfferNeedsADeadlineThatIsNotOver() throws {
    var engine = try engine()
    try engine.apply(Self.fact(.cancelled, 1, seats: 1))
    var thrown: SeatEngine.FactError?
    do throws(SeatEngine.FactError) {
      try engine.apply(Self.fact(.offered, 5, seats: 2, value: 9, version: 8))
    } catch { thrown = error }
    expectEqual(thrown, .wrongNumber)
    try engine.apply(Self.fact(.offered, 5, seats: 2, value: 10, version: 8))
    expectEqual(engine.summary(of: 0)?.offered, 3)
  }

  @Test(arguments: LongTest.seeds(50, small: 3))
  func noFactsBreakTheCount(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var engine = SeatEngine()
    _ = engine.addEvent(
      SeatEngine.Rules(
        capacity: 9, waitlistLimit: 5, maximumOvertakings: .random(in: 0...2, using: &generator)))
    var version: UInt32 = 0
    for _ in 0..<2000 {
      let change = SeatEngine.Change.allCases.randomElement(using: &generator) ?? .held
      let isCapacity = change == .capacityChanged
      let fact = SeatEngine.Fact(
        event: 0, version: version + 1,
        person: isCapacity ? 0 : .random(in: 0..<8, using: &generator),
        time: Int64(version) / 4, value: .random(in: 0...20, using: &generator), change: change,
        seats: isCapacity ? 0 : .random(in: 1...3, using: &generator))
      do throws(SeatEngine.FactError) {
        try engine.apply(fact)
        version += 1
      } catch {
        expect(error != .unknownEvent && error != .wrongVersion(expected: version + 1))
      }
      let records = engine.records(of: 0)
      guard let summary = engine.summary(of: 0) else { continue }
      var counts = [UInt32](repeating: 0, count: 4)
      for record in records {
        switch record.status {
        case .registered: counts[0] += UInt32(record.seats)
        case .held: counts[1] += UInt32(record.seats)
        case .offered: counts[2] += UInt32(record.seats)
        case .waiting: counts[3] += 1
        }
      }
      expectEqual(counts, [summary.taken, summary.held, summary.offered, summary.waiting])
      expectEqual(counts[..<3].reduce(0, +) + summary.available, summary.capacity)
    }
    expect(version > 100)
  }
}
