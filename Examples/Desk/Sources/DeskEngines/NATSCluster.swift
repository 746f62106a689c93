import DeskStores
import Foundation

/// A cluster of NATS servers on ports of the loopback interface that were free, with files in a folder of its own.
package final class NATSCluster: @unchecked Sendable {
  private let folder: EngineFolder
  private var processes: [EngineProcess] = []
  private let ports: [UInt16]
  private let size: Int

  /// The addresses of the servers.
  package var servers: [String] { ports[..<size].map { "nats://127.0.0.1:\($0)" } }

  package static var isInstalled: Bool { program != nil }

  private static var program: String? {
    ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a cluster.
  ///
  /// - Throws: ``EngineError``, or the error of the system.
  package init(size: Int = 3) throws {
    self.size = size
    folder = try EngineFolder()
    ports = try Self.freePorts(2 * size)
    for index in 0..<size { try processes.append(start(index)) }
  }

  deinit { remove() }

  private func start(_ index: Int) throws -> EngineProcess {
    guard let program = Self.program else { throw EngineError("NATS is not installed.") }
    let routes = ports[size...].map { "nats://127.0.0.1:\($0)" }.joined(separator: ", ")
    let file = "\(folder.path)/\(index).conf"
    try """
    server_name: n\(index)
    listen: 127.0.0.1:\(ports[index])
    jetstream { store_dir: "\(folder.path)/\(index)" }
    cluster { name: desk, listen: 127.0.0.1:\(ports[size + index]), routes: [\(routes)] }
    """.write(toFile: file, atomically: false, encoding: .utf8)
    // The server may run as another user.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    return try EngineProcess(program, ["-c", file], in: folder.path)
  }

  /// Kills the server that leads the stream of facts, and returns its number; ``restart(_:)`` starts it again.
  package func killLeader() throws -> Int {
    let name = try NATSStore.leader(servers)
    guard let index = (0..<size).first(where: { "n\($0)" == name }) else {
      throw EngineError("The cluster has no leader.")
    }
    processes[index].end(SIGKILL)
    return index
  }

  package func restart(_ index: Int) throws { processes[index] = try start(index) }

  /// Stops the servers, and removes their files.
  package func remove() {
    for process in processes { process.end(SIGTERM) }
    folder.remove()
  }

  private static func freePorts(_ count: Int) throws -> [UInt16] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    return try (0..<count).map { _ in
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      sockets.append(descriptor)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
        }
      }
      guard isBound else { throw EngineError("There is no free port.") }
      return UInt16(bigEndian: address.sin_port)
    }
  }
}
