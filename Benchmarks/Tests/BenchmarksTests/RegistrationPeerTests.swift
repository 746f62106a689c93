import BenchmarkHarness
import Foundation
import SeatCounting
import Testing

@testable import benchmarks

@Suite struct RegistrationPeerTests {
  /// What the peer program prints for the operands.
  private func output(_ operands: [String]) throws -> [String: Any] {
    final class Lines { var text = "" }
    let lines = Lines()
    let console = Console(write: { lines.text += $0 }, writeError: { _ in }, isTerminal: false)
    try registrationPeer.run(operands, Options(parsing: ["peer"]), console)
    let object = try JSONSerialization.jsonObject(with: Data(lines.text.utf8))
    return try #require(object as? [String: Any])
  }

  private func write(_ bytes: [UInt8]) throws -> String {
    let path = "\(try temporaryFolder())/seats.bin"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private func expect(_ output: [String: Any], answers: UInt64, state: UInt64, ops: Int) {
    #expect(output["answers"] as? String == String(format: "%016llx", answers))
    #expect(output["state"] as? String == String(format: "%016llx", state))
    #expect(output["oversold"] as? Int == 0 && output["ops"] as? Int == ops)
  }

  // The sums of the peers' million operations, in 10,000 events.
  @Test(arguments: [
    (false, 0x1C2D_CD27_B17C_39C1 as UInt64, 0xA8D5_982A_0346_CC05 as UInt64),
    (true, 0xE01F_9C36_4176_2FF6, 0x66D7_EF72_3A06_DEE9),
  ])
  func aMillionOperationsHaveTheSumsOfThePeers(isFull: Bool, answers: UInt64, state: UInt64) throws
  {
    let path = try write(generatedSeats(isFull: isFull))
    let output = try output(["engine", path, "1"])
    expect(output, answers: answers, state: state, ops: 1_000_000)
    #expect(output["peer"] as? String == "swift-engine" && output["threads"] as? Int == 1)
    #expect(output["bytes_per_registration"] is Double && output["seconds"] is Double)
  }

  @Test(arguments: SeatReplay.Mode.allCases, [false, true])
  func everyWayLeadsToTheSame(mode: SeatReplay.Mode, isFull: Bool) throws {
    let bytes = generatedSeats(isFull: isFull, events: 50, people: 900, count: 20_000, seed: 7)
    let path = try write(bytes)
    let written = path + ".answers"
    let output = try output([mode.rawValue, path, "2", written])
    // Those of the peers' reference model, which counts anew from rows.
    let sum: UInt64 = isFull ? 0x7252_1578_336D_D29C : 0x49EA_67B3_89B2_D368
    let state: UInt64 = isFull ? 0x2EC4_8AF4_FDCF_1B08 : 0x85B7_6488_8CBB_85B8
    expect(output, answers: sum, state: state, ops: 20_000)
    #expect(output["runs"] as? Int == 2 && output["threads"] as? Int == mode.threads)
    let answers = try Data(contentsOf: URL(filePath: written)).map {
      SeatEngine.Answer(rawValue: $0)
    }
    #expect(checksum(of: answers.compactMap(\.self)) == sum)
    #expect(answers.count == 20_000)
  }

  @Test func commandLinesThatMakeNoSenseAreRefused() throws {
    let path = try write(generatedSeats(isFull: false, events: 2, people: 5, count: 10))
    for operands in [
      [], ["engine"], ["fast", path], ["engine", path, "0"], ["engine", path, "x"],
    ] {
      let error = #expect(throws: ProgramError.self) { try output(operands) }
      #expect(error?.status == .usage)
    }
    #expect(throws: ProgramError(.noInput, "/none cannot be read")) {
      try output(["engine", "/none", "1"])
    }
    #expect(throws: ProgramError(.cannotCreate, "/none/a cannot be written")) {
      try output(["engine", path, "1", "/none/a"])
    }
  }

  @Test func malformedFilesAreNamed() throws {
    let bytes = generatedSeats(isFull: false, events: 2, people: 5, count: 10)
    func expect(_ message: String, _ change: (inout [UInt8]) -> Void) {
      var changed = bytes
      change(&changed)
      #expect(throws: ProgramError(.dataError, "seats \(message)")) {
        try SeatFile(changed, from: "seats")
      }
    }
    expect("does not begin with SEATREG1") { $0[0] = 0 }
    expect("does not begin with SEATREG1") { $0.removeLast($0.count - 55) }
    expect("is of another version") { $0[8] = 2 }
    expect("has another size than its header says") { $0.removeLast() }
    expect("has another size than its header says") { $0[39] = 0xFF }
    expect("allows parties of none or above 15") { $0[24] = 16 }
    expect("allows parties of none or above 15") { $0[24] = 0 }
    expect("event 1 is wrong") { $0[56 + 16 + 3] = 0x80 }
    expect("event 0 is wrong") { $0.replaceSubrange(64..<72, with: [2, 0, 0, 0, 1, 0, 0, 0]) }
    expect("operation 9 is wrong") { $0[$0.count - 16] = 5 }
  }
}
