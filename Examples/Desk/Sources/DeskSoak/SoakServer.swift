import DeskStores
import Foundation

/// A process of a server, and the requests that it has not answered.
final class SoakServer: @unchecked Sendable {
  private let process = Process()
  private let language: SoakLanguage
  private let input = Pipe()
  private let output = Pipe()
  /// The lines that were sent and not answered; the run's lock protects them.
  var open: [UInt64: DeskLine] = [:]
  /// Whether its output ended; the run's lock protects it.
  var isGone = false

  init(
    _ arguments: [String], _ environment: [String: String], speaking language: SoakLanguage
  ) throws {
    self.language = language
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent(language.program)
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Writes lines; if the process is gone, nothing happens.
  func send(_ lines: [DeskLine]) {
    let bytes = Array((lines.map(language.line).joined(separator: "\n") + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        write(input.fileHandleForWriting.fileDescriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      done += count
    }
  }

  /// Calls a function with replies as they come, and returns after the process has ended.
  func receive(_ body: ([DeskReply]) -> Void) {
    var rest: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output.fileHandleForReading.fileDescriptor, &piece, piece.count)
      guard count > 0 else { break }
      rest += piece[..<count]
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeSubrange(...end)
      body(text.split(separator: "\n").compactMap(language.reply))
    }
    process.waitUntilExit()
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  func endInput() { try? input.fileHandleForWriting.close() }

  /// The memory of the process, in bytes.
  var memory: Int {
    let path = "/proc/\(process.processIdentifier)/statm"
    let words = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 4096 } ?? 0
  }
}
