import DeskStores
import EventRegistration
import Foundation
import Testing

/// The promises of the store in a file of SQLite.
@Suite struct SQLiteStoreTests {
  private let file = SQLiteFile()

  @Test func requestsSentAgainAreDoneOnce() async throws {
    try await StorePromises.requestsSentAgainAreDoneOnce(file.store())
  }
}

/// A file in a folder of its own, which is removed at the end.
final class SQLiteFile: Sendable {
  let path = NSTemporaryDirectory() + "/desk.\(UInt64.random(in: 0 ... .max)).sqlite"

  func store() throws -> SQLiteStore { try SQLiteStore(path) }

  deinit {
    for name in [path, path + "-wal", path + "-shm"] {
      try? FileManager.default.removeItem(atPath: name)
    }
  }
}
