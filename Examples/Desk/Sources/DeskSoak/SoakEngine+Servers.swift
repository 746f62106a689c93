import DeskEngines
import DeskStores

extension PostgresEngine: SoakEngine {
  var description: String {
    "PostgreSQL; the disk does \(Int(flushesPerSecond(in: path))) flushes a second"
  }

  var heart: String? { "the database" }

  func store() throws -> any FactStore { try PostgresStore(info) }

  var place: [String] { [info] }

  func arguments(_ slot: Int) -> [String] { ["postgres", "\(info) application_name=desk-\(slot)"] }

  func crash() throws {
    kill()
    try start()
  }

  func makeRoom() throws { try PostgresStore.drop(info) }
}

extension NATSCluster: SoakEngine {
  var description: String { "NATS JetStream, 3 servers, 3 replicas" }

  var heart: String? { "the leader of the cluster" }

  func store() throws -> any FactStore { try NATSStore(servers) }

  var place: [String] { [servers[0]] }

  func arguments(_ slot: Int) -> [String] { ["nats", servers.joined(separator: ",")] }

  func crash() throws { try restart(killLeader()) }

  func makeRoom() {}
}
