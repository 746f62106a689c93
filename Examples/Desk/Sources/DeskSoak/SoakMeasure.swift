import DeskStores
import Foundation

/// How many appends of a fact of 200 bytes a store makes, beside a C program that does the same to the same server.
///
///     desk-soak measure sqlite|postgres|nats [yardstick]
///
/// The yardstick is called with the connection string and the numbers of the discipline, or with the address of a
/// server, and prints `"appends_per_s": `.
struct SoakMeasure {
  /// How facts are appended.
  struct Discipline {
    let name: String
    /// The number of stores, each with a connection of its own that writes, and of appends at once in each.
    let owners: Int
    let atOnce: Int
    let factsPerAppend: Int
    let yardstick: [String]
  }

  /// Those of SQLite, too, where an owner is a connection to the same file.
  static let postgres = [
    Discipline(
      name: "one in flight", owners: 1, atOnce: 1, factsPerAppend: 1,
      yardstick: ["head", "1", "200", "1", "one", "own"]),
    Discipline(
      name: "64 a commit", owners: 1, atOnce: 64, factsPerAppend: 1,
      yardstick: ["head", "1", "200", "64", "one", "own"]),
    Discipline(
      name: "8 owners", owners: 8, atOnce: 1, factsPerAppend: 1,
      yardstick: ["head", "8", "200", "1", "one", "own"]),
    Discipline(
      name: "one hot event, 64 a commit", owners: 1, atOnce: 1, factsPerAppend: 64,
      yardstick: ["head", "1", "1", "64", "one", "own"]),
  ]

  static let nats = [
    Discipline(
      name: "one in flight", owners: 1, atOnce: 1, factsPerAppend: 1,
      yardstick: ["rate", "1", "64"]),
    Discipline(
      name: "64 in flight", owners: 1, atOnce: 64, factsPerAppend: 1,
      yardstick: ["rate", "64", "1"]),
    Discipline(
      name: "one hot event, one in flight", owners: 1, atOnce: 1, factsPerAppend: 1,
      yardstick: ["hot", "1"]),
  ]

  private static let seconds = 2.0

  /// Returns the facts that were appended in a second, without a conflict.
  static func rate(_ discipline: Discipline, _ makeStore: () throws -> any FactStore) async throws
    -> Double
  {
    let stores = try (0..<discipline.owners).map { _ in try makeStore() }
    let fact = [UInt8](repeating: 120, count: 200)
    let facts = Array(repeating: fact, count: discipline.factsPerAppend)
    let start = DispatchTime.now().uptimeNanoseconds
    let end = start + UInt64(seconds * 1e9)
    let appends = try await withThrowingTaskGroup(of: Int.self) { group in
      for store in stores {
        for _ in 0..<discipline.atOnce {
          group.addTask {
            let stream = FactStream(.event, high: .random(in: 0 ... .max), low: 1)
            var version: UInt64 = 0
            var appends = 0
            while DispatchTime.now().uptimeNanoseconds < end {
              guard try await store.append([FactAppend(stream, after: version, facts)]) else {
                throw FactStoreError("There was a conflict without a rival.")
              }
              version += UInt64(facts.count)
              appends += 1
            }
            return appends
          }
        }
      }
      return try await group.reduce(0, +)
    }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return Double(appends * facts.count) / time
  }

  /// Returns what the yardstick reached.
  static func yardstick(_ program: String, _ arguments: [String]) throws -> Double? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + ["\(seconds)"]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let key = output.range(of: "\"appends_per_s\": ") else { return nil }
    return Double(output[key.upperBound...].prefix { $0.isNumber })
  }

  /// Measures every discipline three times, in turns with the yardstick, and prints the medians.
  static func run(_ arguments: [String], _ say: (String) -> Void) async throws {
    let name = arguments.first ?? ""
    let program = arguments.dropFirst().first
    guard let options = SoakOptions([name]) else { throw FactStoreError("There is no \(name).") }
    let engine = try options.makeEngine()
    defer { engine.remove() }
    say(engine.description)
    _ = try await engine.store().facts(of: FactStream(.event, high: 0, low: 0), after: 0)
    for discipline in name == "nats" ? nats : postgres {
      var ours: [Double] = []
      var theirs: [Double] = []
      for _ in 0..<3 {
        // The yardstick makes tables of its own.
        try engine.makeRoom()
        try ours.append(await rate(discipline, engine.store))
        try engine.makeRoom()
        if let program {
          try yardstick(program, engine.place + discipline.yardstick).map { theirs.append($0) }
        }
      }
      let (own, other) = (ours.sorted()[1], theirs.count == 3 ? theirs.sorted()[1] : nil)
      let ratio = other.map { ", C \(Int($0)), ratio \((own / $0 * 100).rounded() / 100)" } ?? ""
      say("\(discipline.name): \(Int(own)) facts a second\(ratio)")
    }
  }
}
