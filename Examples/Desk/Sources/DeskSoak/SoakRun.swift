import DeskStores
import Foundation

/// Clients that send commands to servers until each is answered, while servers are killed.
///
/// A client whose server died sends the same request again to the server with the same name: that one has ended its
/// predecessor's session, so nothing of it can be stored any more.
final class SoakRun: @unchecked Sendable {
  /// A client's record of a request.
  struct Record: Sendable {
    let line: DeskLine
    /// When it was first sent, in nanoseconds.
    var sent: UInt64 = 0
    var answered: UInt64 = 0
    var reply: DeskReply?
    var sendings = 0
  }

  struct Counts: Sendable {
    var kills = 0
    var unknown = 0
    var sentAgain = 0
    var memory = 0
  }

  private let condition = NSCondition()
  private let window: Int
  private let patience: TimeInterval
  private let makeServer: @Sendable (Int) throws -> SoakServer
  private var workload: SoakWorkload
  private let limit: UInt64
  private var servers: [SoakServer] = []
  private var queues: [[DeskLine]]
  private var records: [UInt64: Record] = [:]
  private var unanswered = 0
  private var answered = 0
  private var isEnding = false
  private var counts = Counts()

  /// Creates a run of so many commands after the openings, with `window` open requests for each server.
  init(
    _ workload: SoakWorkload, commands: Int, servers: Int, window: Int, patience: TimeInterval,
    makeServer: @escaping @Sendable (Int) throws -> SoakServer
  ) {
    self.workload = workload
    self.window = window
    self.patience = patience
    self.makeServer = makeServer
    limit = UInt64(commands)
    queues = Array(repeating: [], count: servers)
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  // MARK: Life

  func start() throws {
    condition.lock()
    defer { condition.unlock() }
    for slot in queues.indices {
      servers.append(try begin(slot))
      Thread.detachNewThread { self.send(slot) }
    }
  }

  private func begin(_ slot: Int) throws -> SoakServer {
    let server = try makeServer(slot)
    Thread.detachNewThread {
      server.receive { self.take($0, from: server, slot) }
      self.replace(server, slot)
    }
    return server
  }

  /// Sends what a server that ended has not answered to its successor.
  private func replace(_ server: SoakServer, _ slot: Int) {
    condition.lock()
    defer { condition.unlock() }
    server.isGone = true
    queues[slot] = server.open.values.sorted { $0.request < $1.request } + queues[slot]
    server.open = [:]
    if !isEnding, let new = try? begin(slot) { servers[slot] = new }
    condition.broadcast()
  }

  /// Ends the servers, and returns what happened to each request.
  func end() -> (records: [Record], counts: Counts) {
    condition.lock()
    defer { condition.unlock() }
    isEnding = true
    for server in servers {
      counts.memory = max(counts.memory, server.memory)
      server.endInput()
    }
    condition.broadcast()
    let end = Date(timeIntervalSinceNow: 20)
    while servers.contains(where: { !$0.isGone }) {
      if !condition.wait(until: end) { for server in servers { server.kill() } }
    }
    return (Array(records.values), counts)
  }

  // MARK: Sending

  /// Sends commands, and returns when all are answered, or with `false` if nothing happens for a while.
  func perform(_ lines: [DeskLine]) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    for line in lines { queue(line) }
    condition.broadcast()
    return wait { unanswered == 0 }
  }

  /// Sends the commands of the workload until so many are answered, and returns whether they were.
  func perform(untilAnswered count: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    pump()
    condition.broadcast()
    return wait { answered >= count }
  }

  /// Waits, and gives up if nothing is answered for a while.
  private func wait(_ isDone: () -> Bool) -> Bool {
    var before = answered
    var end = Date(timeIntervalSinceNow: patience)
    while !isDone() {
      _ = condition.wait(until: end)
      if answered != before {
        before = answered
        end = Date(timeIntervalSinceNow: patience)
      } else if Date() >= end {
        return false
      }
    }
    return true
  }

  private func pump() {
    while unanswered < window * servers.count, workload.count < limit { queue(workload.next()) }
  }

  /// Every event has a server; one in twenty commands goes to another.
  private func queue(_ line: DeskLine) {
    unanswered += 1
    records[line.request] = Record(line: line)
    let isStray = workload.below(20) == 0 && line.request < 1 << 40
    let slot = isStray ? workload.below(UInt64(queues.count)) : line.event % UInt64(queues.count)
    queues[Int(slot)].append(line)
  }

  private func send(_ slot: Int) {
    while true {
      condition.lock()
      while !isEnding,
        queues[slot].isEmpty || servers[slot].isGone
          || servers[slot].open.count >= window
      {
        condition.wait()
      }
      guard !isEnding else { return condition.unlock() }
      let server = servers[slot]
      let lines = Array(queues[slot].prefix(window - server.open.count))
      queues[slot].removeFirst(lines.count)
      let now = Self.now
      for line in lines {
        server.open[line.request] = line
        records[line.request]?.sendings += 1
        if records[line.request]?.sent == 0 { records[line.request]?.sent = now }
      }
      condition.unlock()
      server.send(lines)
    }
  }

  // MARK: Answers

  private func take(_ replies: [DeskReply], from server: SoakServer, _ slot: Int) {
    let now = Self.now
    condition.lock()
    defer { condition.unlock() }
    for reply in replies {
      guard let line = server.open.removeValue(forKey: reply.request) else { continue }
      guard reply.code != nil else {
        counts.unknown += 1
        queues[slot].append(line)
        continue
      }
      records[line.request]?.answered = now
      records[line.request]?.reply = reply
      answered += 1
      unanswered -= 1
    }
    if workload.count > 0 { pump() }
    condition.broadcast()
  }

  // MARK: Trouble

  /// Kills a server, which is started again.
  func kill(_ slot: Int) {
    condition.lock()
    defer { condition.unlock() }
    let server = servers[slot]
    counts.memory = max(counts.memory, server.memory)
    guard !server.isGone else { return }
    counts.kills += 1
    counts.sentAgain += server.open.count
    server.kill()
  }
}
