import DeskStores
import Foundation

/// The engine of a run.
protocol SoakEngine: Sendable {
  /// Its name and version, and the speed of its disk.
  var description: String { get }
  /// The part that ``crash()`` kills, or `nil` if there is nothing but the servers.
  var heart: String? { get }
  /// The arguments that tell a yardstick where the engine is.
  var place: [String] { get }
  func store() throws -> any FactStore
  /// The arguments of a server.
  func arguments(_ slot: Int) -> [String]
  /// The variables that are added to the environment of a server.
  var environment: [String: String] { get }
  /// Makes room for a server whose predecessor was killed.
  func prepareRestart() throws
  /// Kills the heart of the engine, and starts it again.
  func crash() throws
  /// Drops the tables, which stores and yardsticks name alike.
  func makeRoom() throws
  func remove()
}

extension SoakEngine {
  var environment: [String: String] { [:] }
  func prepareRestart() {}
}

/// A file of SQLite in a folder of its own.
final class SQLiteEngine: SoakEngine {
  private let folder: String
  private let losesPower: Bool
  private let language: SoakLanguage
  private var file: String { folder + "/desk.sqlite" }

  /// Creates the folder.
  ///
  /// - Parameters:
  ///   - losesPower: Whether everything that was not flushed is lost when a server is killed; there can be only one
  ///     server then.
  ///   - language: How servers are spoken to.
  /// - Throws: The error of the system.
  init(losesPower: Bool, _ language: SoakLanguage) throws {
    self.language = language
    self.losesPower = losesPower
    folder =
      (ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp")
      + "/desk.\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  var description: String {
    "SQLite; the disk does \(Int(flushesPerSecond(in: folder))) flushes a second"
  }

  var heart: String? { nil }

  var place: [String] { [file] }

  func store() throws -> any FactStore { try SQLiteStore(file) }

  func arguments(_ slot: Int) -> [String] {
    switch language {
    case .text: ["sqlite", file]
    case .json: ["--store", file, "--clock", "lines"]
    }
  }

  /// The library keeps a copy of each file as it is on the disk.
  var environment: [String: String] {
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return losesPower ? ["LD_PRELOAD": programs.path + "/libPowerCut.so"] : [:]
  }

  func prepareRestart() throws {
    guard losesPower else { return }
    let files = FileManager.default
    for name in [file, file + "-wal", file + "-shm"] {
      if files.fileExists(atPath: name) { try files.removeItem(atPath: name) }
      if files.fileExists(atPath: name + ".flushed") {
        try files.copyItem(atPath: name + ".flushed", toPath: name)
      }
    }
  }

  func crash() {}

  /// There is no yardstick, and each measurement has streams of its own.
  func makeRoom() {}

  /// Removes the folder, while a store may still be closing its files.
  func remove() {
    for _ in 0..<100 where FileManager.default.fileExists(atPath: folder) {
      do { return try FileManager.default.removeItem(atPath: folder) } catch { usleep(20_000) }
    }
  }
}
