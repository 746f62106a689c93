import Dispatch
import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat engine: concurrent threads", .tags(.concurrent, .memory)) struct SeatEngineDeskTests {
  /// A command of a thread, with its receipt.
  private struct Call {
    let command: SeatEngine.Command
    let receipt: SeatEngine.Receipt
    let facts: [SeatEngine.Fact]
    /// When the call began and ended, in an order that all threads share.
    let began: Int
    let ended: Int
  }

  private static let rules = [
    SeatEngine.Rules(capacity: 12, waitlistLimit: 6, holdSeconds: 20),
    SeatEngine.Rules(capacity: 9, waitlistLimit: 9, maximumOvertakings: 2, offerSeconds: 15),
    SeatEngine.Rules(capacity: 30, waitlistLimit: 3, maximumOvertakings: .max),
  ]

  /// The calls of several threads on a desk; each follows from the thread number and the seed.
  private func calls(to desk: SeatEngine.Desk, seed: Int, threads: Int, each count: Int) -> [Call] {
    let clock = Locked(0)
    let shares = Locked([[Call]]())
    @Sendable func moment() -> Int {
      clock.withLock { count in
        count += 1
        return count
      }
    }
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let commands = SeatOperations(seed: seed * 64 + thread, count: count).commands
      var calls: [Call] = []
      var log = SeatEngine.FactLog()
      for command in commands {
        log.removeAll()
        let began = moment()
        let receipt = desk.apply(command, facts: &log)
        let ended = moment()
        calls.append(
          Call(
            command: command, receipt: receipt, facts: Array(log.facts), began: began,
            ended: ended))
      }
      shares.withLock { [calls] in $0.append(calls) }
    }
    return shares.withLock { $0 }.flatMap(\.self)
  }

  /// Performs the calls on an event one by one, in the order of their versions.
  private func expectOneByOne(_ calls: [Call], on desk: SeatEngine.Desk, event: UInt32) throws {
    // Calls that changed nothing were decided after the call that led to their version and before
    // the next.
    let ordered = calls.sorted {
      ($0.receipt.version, $0.facts.isEmpty ? 1 : 0, $0.began)
        < ($1.receipt.version, $1.facts.isEmpty ? 1 : 0, $1.began)
    }
    var engine = SeatEngine()
    for rules in Self.rules { _ = engine.addEvent(rules) }
    var log = SeatEngine.FactLog()
    var version: UInt64 = 0
    for call in ordered {
      log.removeAll()
      let answer = engine.apply(call.command, facts: &log)
      version += UInt64(log.facts.count)
      expectEqual(answer, call.receipt.answer)
      expect(Array(log.facts) == call.facts && version == call.receipt.version)
    }
    expectEqual(desk.summary(of: event), engine.summary(of: event))
    expectEqual(desk.records(of: event), engine.records(of: event))
    expectEqual(desk.spotsLeft(in: event), engine.summary(of: event).map { Int($0.available) })

    // A call that ended before another began came first.
    let byEnd = calls.sorted { $0.ended < $1.ended }
    var over = 0
    var latest: UInt64 = 0
    for call in calls.sorted(by: { $0.began < $1.began }) {
      while over < byEnd.count, byEnd[over].ended < call.began {
        latest = max(latest, byEnd[over].receipt.version)
        over += 1
      }
      let before = call.receipt.version - UInt64(call.facts.count)
      expect(latest <= before)
    }
  }

  @Test(arguments: LongTest.seeds(24, small: 9))
  func threadsAreAnsweredAsIfOneByOne(seed: Int) throws {
    let desk = SeatEngine.Desk(stripes: 1 << (seed % 3))
    for rules in Self.rules { _ = desk.addEvent(rules) }
    let calls = calls(to: desk, seed: seed, threads: 2 + seed % 7, each: 400)
    for event in UInt32(0)..<3 {
      try expectOneByOne(calls.filter { $0.command.event == event }, on: desk, event: event)
    }
    expect(calls.filter { $0.command.event > 2 }.allSatisfy { $0.receipt.answer == .unknownEvent })
  }

  @Test(arguments: 0..<8)
  func factsOfThreadsGiveTheStateAgain(seed: Int) throws {
    let desk = SeatEngine.Desk(stripes: 2)
    let copy = SeatEngine.Desk(stripes: 8)
    for rules in Self.rules { _ = (desk.addEvent(rules), copy.addEvent(rules)) }
    let facts = calls(to: desk, seed: seed, threads: 4, each: 200).flatMap(\.facts)
    for fact in facts.sorted(by: { $0.version < $1.version }) { try copy.apply(fact) }
    for event in UInt32(0)..<3 {
      expectEqual(copy.summary(of: event), desk.summary(of: event))
      expectEqual(copy.records(of: event), desk.records(of: event))
      expectEqual(copy.spotsLeft(in: event), desk.spotsLeft(in: event))
    }
    var error: SeatEngine.FactError?
    do throws(SeatEngine.FactError) { try copy.apply(facts[0]) } catch let thrown { error = thrown }
    expect(error != nil)
  }

  @Test func readersSeeOnlyWhatWasTrue() {
    let desk = SeatEngine.Desk(stripes: 4)
    let capacity: UInt32 = 2000
    for _ in 0..<4 { _ = desk.addEvent(SeatEngine.Rules(capacity: capacity)) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      if thread < 2 {
        for person in 0..<capacity {
          let event = UInt32(thread)
          _ = desk.apply(SeatEngine.Command(.register, event: event, subject: person, at: 0))
        }
      } else {
        var last = Int(capacity)
        for _ in 0..<10_000 {
          // The number of free seats only decreases here.
          let left = desk.spotsLeft(in: UInt32(thread - 2)) ?? -1
          expect((0...last).contains(left))
          last = left
        }
      }
    }
    expectEqual((0..<5).map { desk.spotsLeft(in: $0) }, [0, 0, 2000, 2000, nil])
  }

  @Test func eventsAreAddedWhileOthersAreAsked() {
    let desk = SeatEngine.Desk(stripes: 4)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for person in UInt32(0)..<1000 {
        let event = desk.addEvent(SeatEngine.Rules(capacity: 3))
        let command = SeatEngine.Command(.register, event: event, subject: person, at: 0)
        expect(desk.apply(command).answer == .registered && desk.spotsLeft(in: event) == 2)
      }
    }
    expectEqual(desk.eventCount, 4000)
    expect((UInt32(0)..<4000).allSatisfy { desk.summary(of: $0)?.taken == 1 })
    expect(desk.summary(of: 4000) == nil && desk.records(of: .max).isEmpty)
  }

  @Test(arguments: [
    (Int.min, 1), (0, 1), (1, 1), (2, 2), (3, 4), (64, 64), (65, 128), (4096, 4096),
    (Int.max, 4096),
  ])
  func thereIsAPowerOfTwoOfStripes(wanted: Int, expected: Int) {
    expectEqual(SeatEngine.Desk(stripes: wanted).stripeCount, expected)
  }

  @Test(arguments: 0..<10)
  func commandsTogetherAreAnsweredAsOneByOne(seed: Int) {
    let commands = ContiguousArray(SeatOperations(seed: seed, count: 700).commands)
    let (one, all) = (SeatEngine.Desk(stripes: 2), SeatEngine.Desk(stripes: 2))
    for rules in Self.rules { _ = (one.addEvent(rules), all.addEvent(rules)) }
    var receipts: ContiguousArray<SeatEngine.Receipt> = []
    all.apply(commands.span, receipts: &receipts)
    expectEqual(Array(receipts), commands.map { one.apply($0) })
    for event in UInt32(0)..<3 {
      expectEqual(all.records(of: event), one.records(of: event))
      expectEqual(all.spotsLeft(in: event), one.spotsLeft(in: event))
    }
  }

  /// A batch that ends with a refusal has changed seats before.
  @Test func freeSeatsAreThoseAfterEachBatch() {
    let commands = ContiguousArray(SeatOperations(seed: 5, count: 300).commands)
    let (one, all) = (SeatEngine.Desk(stripes: 2), SeatEngine.Desk(stripes: 2))
    for rules in Self.rules { _ = (one.addEvent(rules), all.addEvent(rules)) }
    for start in stride(from: 0, to: commands.count, by: 4) {
      let batch = ContiguousArray(commands[start..<min(start + 4, commands.count)])
      var receipts: ContiguousArray<SeatEngine.Receipt> = []
      all.apply(batch.span, receipts: &receipts)
      for command in batch { _ = one.apply(command) }
      for event in UInt32(0)..<3 {
        expectEqual(all.spotsLeft(in: event), one.spotsLeft(in: event))
      }
    }
  }

  @Test func timePassesWithoutACommand() {
    let desk = SeatEngine.Desk()
    let event = desk.addEvent(SeatEngine.Rules(capacity: 1, holdSeconds: 10))
    expectEqual(desk.apply(SeatEngine.Command(.hold, event: event, subject: 1, at: 0)).version, 1)
    var log = SeatEngine.FactLog()
    desk.advance(to: 10, in: event, facts: &log)
    desk.advance(to: 10, in: 1, facts: &log)
    expect(log.facts.map(\.change) == [.holdExpired] && desk.spotsLeft(in: event) == 1)
  }
}
