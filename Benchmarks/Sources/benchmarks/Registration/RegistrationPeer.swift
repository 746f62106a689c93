import BenchmarkHarness
import Foundation
import SeatCounting

/// The workload of the registration peers: reads their file, and prints their result line.
let registrationPeer = PeerWorkload(
  "registration", usage: "engine|batch|facts|ids|idsbatch|desk1|desk2 <file> [<runs> [<answers>]]"
) { operands, _, console in
  guard (2...4).contains(operands.count), let mode = SeatReplay.Mode(rawValue: operands[0]) else {
    throw ProgramError(.usage, "peer registration needs a mode and a file")
  }
  guard let runs = Int(operands.count > 2 ? operands[2] : "5"), (1...1000).contains(runs) else {
    throw ProgramError(.usage, "\"\(operands[2])\" is no number of runs")
  }
  let file = try SeatFile(at: operands[1])
  let replays = (0..<runs).map { _ in SeatReplay(file, mode) }
  guard let last = replays.last else { return }
  if operands.count == 4 {
    let answers = Data(last.answers.map(\.rawValue))
    guard FileManager.default.createFile(atPath: operands[3], contents: answers) else {
      throw ProgramError(.cannotCreate, "\(operands[3]) cannot be written")
    }
  }
  console.write(last.line(seconds: replays.map(\.seconds).sorted()[runs / 2], runs: runs) + "\n")
}

extension SeatReplay {
  /// The result line of the peers.
  fileprivate func line(seconds: Double, runs: Int) -> String {
    let fields = [
      ("peer", "\"swift-\(mode.rawValue)\""), ("threads", String(mode.threads)),
      ("ops", String(answers.count)), ("seconds", decimal(seconds, 4)),
      ("ops_per_s", decimal(Double(answers.count) / seconds, 0)),
      ("answers", String(format: "\"%016llx\"", checksum(of: answers))),
      ("state", String(format: "\"%016llx\"", state.sum)), ("oversold", String(state.oversold)),
      ("bytes_per_registration", decimal(bytesPerRecord, 1)), ("runs", String(runs)),
      ("allocations", allocations.map(String.init) ?? "null"),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }
}
