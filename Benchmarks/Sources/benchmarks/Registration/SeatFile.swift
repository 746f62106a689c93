import BenchmarkHarness
import Foundation
import SeatCounting

/// A workload of the registration peers: events, and commands for them.
struct SeatFile {
  /// The initial rules of each event.
  let rules: [SeatEngine.Rules]
  /// The commands, ordered by time.
  let commands: ContiguousArray<SeatEngine.Command>
  /// The time to which the events advance at the end.
  let endTime: Int64

  /// Reads a file in the format SEATREG1.
  init(at path: String) throws(ProgramError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    try self.init([UInt8](data), from: path)
  }

  /// Reads the bytes of a file in the format SEATREG1.
  init(_ bytes: [UInt8], from path: String) throws(ProgramError) {
    func fail(_ what: String) -> ProgramError { ProgramError(.dataError, "\(path) \(what)") }
    var reader = Reader(bytes)
    guard bytes.count >= 56, bytes.starts(with: "SEATREG1".utf8) else {
      throw fail("does not begin with SEATREG1")
    }
    reader.skip(8)
    guard reader.next() == 1 else { throw fail("is of another version") }
    let (events, _, holdSeconds, maximumPartySize) = (
      reader.next(), reader.next(), reader.next(), reader.next()
    )
    endTime = Int64(reader.next())
    let count = Int(reader.next()) | Int(reader.next()) << 32
    reader.skip(16)
    guard count >= 0, count < 1 << 32, bytes.count == 56 + 16 * (Int(events) + count) else {
      throw fail("has another size than its header says")
    }
    guard (1...15).contains(maximumPartySize) else {
      throw fail("allows parties of none or above 15")
    }
    var rules: [SeatEngine.Rules] = []
    for event in 0..<events {
      let (capacity, waitlistLimit) = (reader.next(), reader.next())
      let (opens, closes) = (Int64(reader.next()), Int64(reader.next()))
      guard opens <= closes, capacity <= Int32.max else { throw fail("event \(event) is wrong") }
      rules.append(
        SeatEngine.Rules(
          capacity: capacity, waitlistLimit: waitlistLimit, holdSeconds: holdSeconds,
          maximumPartySize: UInt8(maximumPartySize), window: opens..<closes))
    }
    var commands: ContiguousArray<SeatEngine.Command> = []
    commands.reserveCapacity(count)
    for number in 0..<count {
      let word = reader.next()
      guard let action = SeatEngine.Command.Action(rawValue: UInt8(truncatingIfNeeded: word)) else {
        throw fail("operation \(number) is wrong")
      }
      commands.append(
        SeatEngine.Command(
          action, seats: UInt8(truncatingIfNeeded: word >> 8), event: reader.next(),
          subject: reader.next(), at: Int64(reader.next())))
    }
    self.rules = rules
    self.commands = commands
  }
}

/// Reads little-endian words.
private struct Reader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ count: Int) { offset += count }

  mutating func next() -> UInt32 {
    var word: UInt32 = 0
    for index in 0..<4 { word |= UInt32(bytes[offset + index]) << UInt32(8 * index) }
    offset += 4
    return word
  }
}
