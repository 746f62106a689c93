import DeskStores
import EventRegistration
import Foundation

/// A durable registration host in one file: reads a line of JSON, answers a line of JSON.
///
///     desk --store desk.sqlite [--clock <seconds since 1970>|lines]
///
/// The clock is that of the machine, unless tests give it a time at which it stands, or take the times of the lines.
@main struct Desk {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    // What families register is for the owner of the file.
    umask(0o077)
    var path: String?
    var clock = JSONDesk.Clock.machine
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      switch (name, arguments.popFirst()) {
      case ("--store", let value?): path = value
      case ("--clock", "lines"): clock = .lines
      case ("--clock", let value?) where Int64(value) != nil: clock = .fixed(Int64(value) ?? 0)
      default: end(2, usage)
      }
    }
    guard let path else { end(2, usage) }
    do {
      let store = try SQLiteStore(path)
      let desk = JSONDesk(store, seed: .random(in: 0 ... .max), clock: clock)
      var input = LineReader(limit: JSONLine.maximumBytes, takesUnendedLine: true)
      let output = LineWriter()
      while let lines = input.next() { output.write(await desk.answers(to: lines).map(\.line)) }
      try await store.tidyUp()
    } catch {
      end(1, "\(error)")
    }
  }

  private static let usage = "usage: desk --store <file> [--clock <seconds since 1970>|lines]"

  private static func end(_ status: Int32, _ text: String) -> Never {
    FileHandle.standardError.write(Data("desk: \(text)\n".utf8))
    exit(status)
  }
}
