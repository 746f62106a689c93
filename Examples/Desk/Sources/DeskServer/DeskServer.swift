import DeskStores
import EventRegistration
import Foundation

/// Serves the commands of standard input, one a line, and writes an answer a line when it is stored.
///
///     desk-server postgres <connection string> [careless]
///     desk-server nats <url,url,...> [careless]
///
/// Commands of an event that come in one piece are performed in order; a client that needs an order otherwise
/// awaits an answer. With `careless`, the store does not compare versions: it loses seats, and shows that desk-soak
/// sees it.
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
        Data("desk-server postgres|nats <where> [careless]\n".utf8))
      exit(2)
    }
    let lanes = EventLanes(store, seed: .random(in: 0 ... .max))
    let open = DispatchSemaphore(value: 0)
    for _ in 0..<openLimit { open.signal() }
    let output = ReplyWriter()
    while let lines = readLines() {
      var events: [UInt64: [DeskLine]] = [:]
      for text in lines {
        guard let line = DeskLine(text), line.submission != nil else {
          output.write(["0 ? 0 0 cannot read: \(text)"])
          continue
        }
        events[line.event, default: []].append(line)
        open.wait()
      }
      for lines in events.values {
        Task.detached {
          output.write(await answers(to: lines, lanes))
          for _ in lines { open.signal() }
        }
      }
    }
    for _ in 0..<openLimit { open.wait() }
    exit(0)
  }

  private static func store(_ arguments: [String]) throws -> (any FactStore)? {
    let store: (any FactStore)? =
      switch arguments[0] {
      case "postgres": try PostgresStore(arguments[1])
      case "nats": try NATSStore(arguments[1].split(separator: ",").map(String.init))
      default: nil
      }
    return arguments.count > 2 && arguments[2] == "careless" ? store.map(CarelessStore.init) : store
  }

  private static func answers(to lines: [DeskLine], _ lanes: EventLanes) async -> [String] {
    do {
      let answers = try await lanes.perform(lines.compactMap(\.submission))
      return zip(lines, answers).map { DeskReply($1, to: $0).text }
    } catch {
      return lines.map { DeskReply(unknown: $0.request, "\(error)").text }
    }
  }

  // MARK: Lines

  nonisolated(unsafe) private static var rest: [UInt8] = []

  /// Waits for whole lines, and returns `nil` at the end.
  private static func readLines() -> [Substring]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &piece, piece.count)
      guard count > 0 else { return nil }
      rest += piece[..<count]
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeSubrange(...end)
      return text.split(separator: "\n")
    }
  }
}

/// Writes whole lines from any thread.
final class ReplyWriter: @unchecked Sendable {
  private let lock = NSLock()

  func write(_ lines: [String]) {
    let bytes = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    lock.lock()
    defer { lock.unlock() }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(0) }  // Nobody reads any more.
      done += count
    }
  }
}
