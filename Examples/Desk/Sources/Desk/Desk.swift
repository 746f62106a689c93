import DeskStores
import EventRegistration
import Foundation

/// A durable registration host in one file: reads a line of JSON, answers a line of JSON.
///
///     desk --store desk.sqlite [--clock <seconds since 1970>]
///
/// The clock is that of the machine, unless tests give it a time at which it stands.
@main struct Desk {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    var path: String?
    var clock: Int64?
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      switch (name, arguments.popFirst()) {
      case ("--store", let value?): path = value
      case ("--clock", let value?) where Int64(value) != nil: clock = Int64(value)
      default: end(2, "usage: desk --store <file> [--clock <seconds since 1970>]")
      }
    }
    guard let path else { end(2, "usage: desk --store <file> [--clock <seconds since 1970>]") }
    do {
      let fixed = clock
      let desk = JSONDesk(try SQLiteStore(path), seed: .random(in: 0 ... .max)) {
        fixed ?? Int64(Date().timeIntervalSince1970)
      }
      var input = LineReader(limit: JSONLine.maximumBytes, takesUnendedLine: true)
      let output = LineWriter()
      while let lines = input.next() { output.write(await desk.answers(to: lines).map(\.line)) }
    } catch {
      end(1, "\(error)")
    }
  }

  private static func end(_ status: Int32, _ text: String) -> Never {
    FileHandle.standardError.write(Data("desk: \(text)\n".utf8))
    exit(status)
  }
}
