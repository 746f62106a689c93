import DeskEngines
import DeskStores

/// The engine of a run.
enum SoakEngine {
  case postgres(PostgresEngine)
  case nats(NATSCluster)

  init(_ options: SoakOptions) throws {
    self =
      options.isNATS
      ? .nats(try NATSCluster()) : .postgres(try PostgresEngine(options: options.settings))
  }

  func store() throws -> any FactStore {
    switch self {
    case .postgres(let engine): try PostgresStore(engine.info)
    case .nats(let cluster): try NATSStore(cluster.servers)
    }
  }

  /// The arguments of a server.
  func arguments(_ slot: Int) -> [String] {
    switch self {
    case .postgres(let engine): ["postgres", "\(engine.info) application_name=desk-\(slot)"]
    case .nats(let cluster): ["nats", cluster.servers.joined(separator: ",")]
    }
  }

  /// Kills the database, or the server that leads the cluster, and starts it again.
  func crash() throws {
    switch self {
    case .postgres(let engine):
      engine.kill()
      try engine.start()
    case .nats(let cluster): try cluster.restart(cluster.killLeader())
    }
  }

  /// Drops the tables of PostgreSQL, which stores and yardsticks name alike.
  func makeRoom() throws {
    guard case .postgres(let engine) = self else { return }
    try PostgresStore.drop(engine.info)
  }

  func remove() {
    switch self {
    case .postgres(let engine): engine.remove()
    case .nats(let cluster): cluster.remove()
    }
  }

  var description: String {
    switch self {
    case .postgres(let engine):
      "PostgreSQL; the disk does \(Int(engine.flushesPerSecond())) flushes a second"
    case .nats: "NATS JetStream, 3 servers, 3 replicas"
    }
  }
}
