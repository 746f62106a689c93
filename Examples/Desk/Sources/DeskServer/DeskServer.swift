import DeskStores
import EventRegistration
import Foundation

/// Serves the commands of standard input, one a line, and writes an answer a line when it is stored.
///
///     desk-server sqlite <file> [careless|hasty|unflushed]
///     desk-server postgres <connection string> [careless|hasty]
///     desk-server nats <url,url,...> [careless|hasty]
///
/// Commands of an event that come in one piece are performed in order; a client that needs an order otherwise
/// awaits an answer. The last word is a mistake that desk-soak has to see: the store does not compare versions, answers
/// before it stores, or never flushes.
@main struct DeskServer {
  /// The most commands without an answer; the next ones stay in the pipe.
  private static let openLimit = 4096

  static func main() {
    do {
      try serve()
    } catch {
      FileHandle.standardError.write(Data("desk-server: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let store = try store(arguments) else {
      FileHandle.standardError.write(
        Data("desk-server sqlite|postgres|nats <where> [careless|hasty|unflushed]\n".utf8))
      exit(2)
    }
    let lanes = EventLanes(store, seed: .random(in: 0 ... .max))
    let open = DispatchSemaphore(value: 0)
    for _ in 0..<openLimit { open.signal() }
    let output = LineWriter()
    // A line that was cut off could be another command.
    var input = LineReader(limit: 1000, takesUnendedLine: false)
    while let lines = input.next() {
      var events: [UInt64: [DeskLine]] = [:]
      for bytes in lines {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let line = DeskLine(text), line.submission != nil else {
          output.write(["0 ? 0 0 cannot read: \(text)".utf8])
          continue
        }
        events[line.event, default: []].append(line)
        open.wait()
      }
      for lines in events.values {
        Task.detached {
          output.write(await answers(to: lines, lanes).map(\.utf8))
          for _ in lines { open.signal() }
        }
      }
    }
    for _ in 0..<openLimit { open.wait() }
    if let counts = (store as? SQLiteStore)?.counts {
      let (facts, transactions) = (
        counts.facts.load(ordering: .relaxed), counts.transactions.load(ordering: .relaxed)
      )
      FileHandle.standardError.write(
        Data("desk-server: \(facts) facts in \(transactions) transactions\n".utf8))
    }
    exit(0)
  }

  private static func store(_ arguments: [String]) throws -> (any FactStore)? {
    let mistake = arguments.count > 2 ? arguments[2] : nil
    let store: (any FactStore)? =
      switch arguments[0] {
      case "sqlite": try SQLiteStore(arguments[1], flushes: mistake != "unflushed")
      #if SERVERS
      case "postgres": try PostgresStore(arguments[1])
      case "nats": try NATSStore(arguments[1].split(separator: ",").map(String.init))
      #endif
      default: nil
      }
    return switch mistake {
    case "careless": store.map(CarelessStore.init)
    case "hasty": store.map(HastyStore.init)
    default: store
    }
  }

  private static func answers(to lines: [DeskLine], _ lanes: EventLanes) async -> [String] {
    do {
      let answers = try await lanes.perform(lines.compactMap(\.submission))
      return zip(lines, answers).map { DeskReply($1, to: $0).text }
    } catch {
      return lines.map { DeskReply(unknown: $0.request, "\(error)").text }
    }
  }
}
