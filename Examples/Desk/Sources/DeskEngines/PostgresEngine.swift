import Foundation

/// A PostgreSQL server of one's own, with a new database in a folder of its own and without a TCP port.
package final class PostgresEngine: @unchecked Sendable {
  private let folder: EngineFolder
  private let programs: String
  private let options: [String]
  package private(set) var process: EngineProcess

  /// The folder of the database.
  package var path: String { folder.path }

  /// The connection string.
  package var info: String { "host=\(folder.path) user=app dbname=postgres" }

  /// Starts a server.
  ///
  /// - Parameter options: Settings beside those of a new database, which flushes every commit to disk.
  /// - Throws: ``EngineError``, or the error of the system.
  package init(options: [String] = []) throws {
    guard let programs = Self.programs else { throw EngineError("PostgreSQL is not installed.") }
    self.programs = programs
    self.options = options
    folder = try EngineFolder()
    let arguments = [
      "-D", folder.path + "/d", "-A", "trust", "-U", "app", "--no-sync", "--locale=C", "-E", "UTF8",
    ]
    guard try EngineProcess.run(programs + "/initdb", arguments, in: folder.path) else {
      throw EngineError("initdb failed.")
    }
    process = try Self.start(programs, folder, options)
  }

  deinit { remove() }

  /// The folder of the server's programs, which Debian does not put on the path.
  package static var programs: String? {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(root)/\($0)/bin" }
      .first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }

  private static func start(
    _ programs: String, _ folder: EngineFolder, _ options: [String]
  ) throws -> EngineProcess {
    // After a crash, one call flushes the files instead of one for each file.
    let settings =
      ["listen_addresses=", "shared_buffers=128MB", "recovery_init_sync_method=syncfs"] + options
    return try EngineProcess(
      programs + "/postgres",
      ["-D", folder.path + "/d", "-k", folder.path] + settings.flatMap { ["-c", $0] },
      in: folder.path)
  }

  /// Ends the server as a crash does, and waits until all of its processes are gone.
  package func kill() {
    let children = process.children
    // The first process goes first: it would start recovery when it sees another one die.
    process.signal(SIGKILL)
    for child in children { Foundation.kill(child, SIGKILL) }
    process.wait()
    while children.contains(where: { EngineProcess.parent(of: $0) != nil }) { usleep(10_000) }
  }

  /// Starts the server again after ``kill()`` or ``stop()``.
  package func start() throws { process = try Self.start(programs, folder, options) }

  package func stop() { process.end(SIGINT) }

  /// Stops the server, and removes the database.
  package func remove() {
    stop()
    folder.remove()
  }
}
