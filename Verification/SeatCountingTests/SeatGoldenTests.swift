import SeatCounting
import Foundation
import TestSupport
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

@Suite(
  "Seat engine: golden answers of other implementations",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct SeatGoldenTests {
  /// A workload, the answers to it, and a checksum of the state that it ends in.
  struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let state: UInt64
    var testDescription: String { name }
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(realInput ?? "")/registration/\(name)")))
  }

  @Test(arguments: [
    Golden(name: "golden_core", state: 0xE1D3_678F_ACB9_CF87),
    Golden(name: "golden_full", state: 0xF6A8_62B0_4BE2_D666),
  ])
  func answersAndStateAreThoseOfThePeers(golden: Golden) throws {
    var words = Words(bytes: try bytes("\(golden.name).bin"))
    try #require(words.bytes.starts(with: "SEATREG1".utf8) && words.next(at: 8) == 1)
    let (events, holdSeconds) = (words.next(at: 12), words.next(at: 20))
    let (maximumPartySize, endTime) = (words.next(at: 24), words.next(at: 28))
    let count = words.next(at: 32)
    var engine = SeatEngine()
    words.offset = 56
    for _ in 0..<events {
      let (capacity, limit) = (words.next(), words.next())
      _ = engine.addEvent(
        SeatEngine.Rules(
          capacity: capacity, waitlistLimit: limit, holdSeconds: holdSeconds,
          maximumPartySize: UInt8(maximumPartySize),
          window: Int64(words.next())..<Int64(words.next())))
    }
    var commands: ContiguousArray<SeatEngine.Command> = []
    for _ in 0..<count {
      let word = words.next()
      let action = try #require(
        SeatEngine.Command.Action(rawValue: UInt8(truncatingIfNeeded: word)))
      commands.append(
        SeatEngine.Command(
          action, seats: UInt8(truncatingIfNeeded: word >> 8), event: words.next(),
          subject: words.next(), at: Int64(words.next())))
    }
    let expected = try bytes("\(golden.name).answers")
    let answers = commands.map { engine.apply($0).rawValue }
    expect(expected.count == 10_000 && answers == expected)

    var log = SeatEngine.FactLog()
    var sum: UInt64 = 0
    for event in 0..<events {
      engine.advance(to: Int64(endTime), in: event, facts: &log)
      let found = engine.summary(of: event)
      let summary = try #require(found)
      sum &+= checksum(of: event, summary, engine.records(of: event))
    }
    expectEqual(sum, golden.state)
  }

  private func checksum(
    of event: UInt32, _ summary: SeatEngine.Summary, _ records: [SeatEngine.Record]
  ) -> UInt64 {
    func sum(_ words: UInt64...) -> UInt64 {
      words.reduce(UInt64(0)) { sum, word in
        var generator = SeededGenerator(seed: Int(truncatingIfNeeded: sum ^ word))
        return generator.next()
      }
    }
    let counts = UInt64(summary.held) << 32 | UInt64(summary.waiting)
    return records.reduce(
      sum(UInt64(event), UInt64(summary.capacity), UInt64(summary.taken), counts)
    ) { total, record in
      let value: UInt64 =
        switch record.status {
        case .registered: 1
        case .waiting(let place): 2 | UInt64(place - 1) << 8
        case .held(let deadline), .offered(let deadline): 3 | UInt64(deadline) << 8
        }
      return total &+ sum(UInt64(event), UInt64(record.person), UInt64(record.seats), value)
    }
  }

  /// Reads little-endian words.
  private struct Words {
    let bytes: [UInt8]
    var offset = 0

    mutating func next() -> UInt32 {
      offset += 4
      return bytes[offset - 4..<offset].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func next(at offset: Int) -> UInt32 {
      self.offset = offset
      return next()
    }
  }
}
