#if SERVERS
import DeskEngines
#endif
import DeskStores
import EventRegistration
import Foundation

/// Runs servers against one engine, kills them, and compares what clients were told with what is stored.
///
///     desk-soak sqlite|postgres|nats [--commands 200000] [--servers 4] [--events 200] [--window 512]
///       [--kills 20] [--seed 1] [--option synchronous_commit=off] [--power] [--json] [--mistake careless]
///     desk-soak measure sqlite|postgres|nats [yardstick]
///
/// With `--power`, a kill of the only server on SQLite also loses everything that it did not flush. The mistakes are
/// those of desk-server; with `--json`, the servers are `desk`. The database or the leader of the cluster is killed and started again after half of the commands, unless there are
/// no kills. The status is 0 only if the check finds nothing; with a mistake, only if it finds something wrong, which
/// a request without an answer is not.
@main struct DeskSoak {
  static func main() async throws {
    signal(SIGPIPE, SIG_IGN)
    if CommandLine.arguments.dropFirst().first == "measure" {
      return try await SoakMeasure.run(Array(CommandLine.arguments.dropFirst(2)), say)
    }
    guard let options = SoakOptions(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data("See the top of DeskSoak.swift.\n".utf8))
      exit(2)
    }
    let engine = try options.makeEngine()
    let problems: [String]
    do {
      problems = try await soak(options, engine)
    } catch {
      engine.remove()
      say("  \(error)")
      exit(1)
    }
    engine.remove()
    for problem in problems.prefix(5) { say("  " + problem) }
    let passes = (options.mistake != nil) != problems.isEmpty
    if options.mistake != nil {
      say(passes ? "the mistake was found" : "THE MISTAKE WAS NOT FOUND")
    }
    exit(passes ? 0 : 1)
  }

  private static func soak(_ options: SoakOptions, _ engine: any SoakEngine) async throws
    -> [String]
  {
    say(([engine.description] + options.settings).joined(separator: "; "))
    var workload = SoakWorkload(events: options.events, seats: options.seats, seed: options.seed)
    let openings = workload.openings()
    var troubles = (0..<options.kills).map { _ in Int(workload.below(UInt64(options.commands))) }
    troubles.sort()
    let run = SoakRun(
      workload, commands: options.commands, servers: options.servers, window: options.window,
      patience: options.mistake == nil ? 30 : 5
    ) { slot in
      try engine.prepareRestart()
      return try SoakServer(
        engine.arguments(slot) + (options.mistake.map { [$0] } ?? []), engine.environment,
        speaking: options.language)
    }
    try run.start()
    var isComplete = run.perform(openings)
    let start = DispatchTime.now().uptimeNanoseconds
    var hasRestarted = options.kills == 0
    for trouble in troubles where isComplete {
      if !hasRestarted, trouble > options.commands / 2 {
        hasRestarted = true
        try engine.crash()
      }
      isComplete = run.perform(untilAnswered: openings.count + trouble)
      run.kill(Int(workload.below(UInt64(options.servers))))
    }
    if isComplete { _ = run.perform(untilAnswered: openings.count + options.commands) }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    if options.losesPower { run.kill(0) }
    let (records, counts) = run.end()
    try engine.prepareRestart()
    let store = try engine.store()
    var audit = SoakAudit(records)
    for event in 0..<UInt64(options.events) {
      let stream = FactStream(EventID(high: 1, low: event))
      audit.check(event: event, stored: try await store.facts(of: stream, after: 0))
    }
    report(options, engine, records, counts, audit, seconds)
    if options.mistake != nil { return audit.problems }
    var problems = audit.problems
    problems += audit.unanswered.map { "request \($0) was never answered" }
    if counts.memory > options.memoryLimit {
      problems.append("a server used \(counts.memory) bytes")
    }
    return problems
  }

  /// Prints at once, also into a file.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func report(
    _ options: SoakOptions, _ engine: any SoakEngine, _ records: [SoakRun.Record],
    _ counts: SoakRun.Counts, _ audit: SoakAudit, _ seconds: Double
  ) {
    let commands = records.filter { $0.line.request < 1 << 40 }
    let times = commands.filter { $0.reply != nil }.map { $0.answered - $0.sent }.sorted()
    func milliseconds(_ part: Double) -> String {
      guard !times.isEmpty else { return "-" }
      let time = times[Int(Double(times.count - 1) * part)]
      return "\((Double(time) / 1e5).rounded() / 10) ms"
    }
    say(
      """
      \(options.servers) servers, \(options.events) events, \(commands.count) commands in \
      \((seconds * 10).rounded() / 10) s: \(Int(Double(commands.count) / seconds)) a second
      answer: p50 \(milliseconds(0.5)), p99 \(milliseconds(0.99)), longest \(milliseconds(1)), \
      \(options.window) open for each server
      \(counts.kills) servers killed\(options.kills > 0 ? engine.heart.map { ", \($0) once" } ?? "" : ""); \
      \(counts.sentAgain) requests sent again, \(counts.unknown) with unknown outcome
      \(audit.accepted) accepted and \(audit.refused) refused, \(audit.facts) facts; \
      at most \(counts.memory >> 20) MB a server
      problems: \(audit.problems.count); without an answer: \(audit.unanswered.count)
      """)
  }
}

/// The options of the command line.
struct SoakOptions: Sendable {
  var commands = 200_000
  var servers = 4
  var events = 200
  var window = 512
  var kills = 20
  var seed: UInt64 = 1
  var settings: [String] = []
  /// The mistake that the servers make.
  var mistake: String?
  var losesPower = false
  var language = SoakLanguage.text
  let engine: String
  /// The most memory of a server, in bytes.
  let memoryLimit = 400 << 20

  /// A third of the seats that the parties of an average event ask for.
  var seats: Int { max(commands * 2 / 3 * 2 / events / 3, 10) }

  init?(_ arguments: [String]) {
    guard let engine = arguments.first, ["sqlite", "postgres", "nats"].contains(engine) else {
      return nil
    }
    self.engine = engine
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      if name == "--power" {
        losesPower = true
        servers = 1
        continue
      }
      if name == "--json" {
        language = .json
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch (name, Int(value)) {
      case ("--option", _): settings.append(value)
      case ("--mistake", _): mistake = value
      case ("--commands", let number?) where number > 0: commands = number
      case ("--servers", let number?) where number > 0: servers = number
      case ("--events", let number?) where number > 0: events = number
      case ("--window", let number?) where number > 0: window = number
      case ("--kills", let number?) where number >= 0: kills = number
      case ("--seed", let number?) where number >= 0: seed = UInt64(number)
      default: return nil
      }
    }
  }
  /// Starts the engine.
  func makeEngine() throws -> any SoakEngine {
    switch engine {
    #if SERVERS
    case "postgres": try PostgresEngine(options: settings)
    case "nats": try NATSCluster()
    #endif
    case "sqlite": try SQLiteEngine(losesPower: losesPower, language)
    default: throw FactStoreError("This was built without \(engine): DESK_STORES=all adds it.")
    }
  }
}
