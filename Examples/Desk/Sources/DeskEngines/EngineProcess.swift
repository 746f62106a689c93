import Foundation

/// A process of an engine, which ends when it is told to.
package final class EngineProcess: @unchecked Sendable {
  private let process = Process()

  package var id: Int32 { process.processIdentifier }

  /// Starts a program without input and output.
  ///
  /// If the caller is root, the program runs as another user, because
  /// PostgreSQL refuses to run as root.
  init(_ program: String, _ arguments: [String], in folder: String) throws {
    let words = Self.prefix + [program] + arguments
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The user as whom engines run if the caller is root: that of Debian's package of PostgreSQL.
  static let user = "postgres"

  private static var prefix: [String] {
    geteuid() == 0
      ? ["setpriv", "--reuid=\(user)", "--regid=\(user)", "--init-groups"] : []
  }

  /// Runs a program to its end, and returns whether it succeeded.
  static func run(_ program: String, _ arguments: [String], in folder: String) throws -> Bool {
    let process = try EngineProcess(program, arguments, in: folder)
    process.wait()
    return process.process.terminationStatus == 0
  }

  package func signal(_ signal: Int32) { kill(id, signal) }

  package func wait() { process.waitUntilExit() }

  package func end(_ signal: Int32) {
    guard process.isRunning else { return }
    self.signal(signal)
    wait()
  }

  /// The processes that it started and that still run.
  var children: [Int32] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) }
      .filter { Self.parent(of: $0) == id } ?? []
  }

  /// Returns the parent of a process that runs, and `nil` if there is none or it has ended.
  static func parent(of process: Int32) -> Int32? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = stat.lastIndex(of: ")")
    else { return nil }
    let words = stat[name...].split(separator: " ")
    guard words.count > 2, words[1] != "Z" else { return nil }
    return Int32(words[2])
  }
}

/// A new folder, which the user of the engines owns.
package final class EngineFolder: Sendable {
  package let path: String

  package init() throws {
    // Short, since the path of a socket has at most about 100 bytes.
    path =
      (ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp")
      + "/desk.\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountName: EngineProcess.user], ofItemAtPath: path)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// The reason why an engine does not run.
package struct EngineError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
