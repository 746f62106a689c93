import Foundation

/// Work that waits for a thread of its own, because C libraries block the thread that calls them.
final class WorkQueue<Item: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Item] = []
  private var isClosed = false

  /// Adds work, and returns whether the queue was still open.
  func add(_ item: Item) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed else { return false }
    items.append(item)
    condition.signal()
    return true
  }

  /// Waits for work, and returns up to a number of items, or none once the queue is closed and empty.
  ///
  /// All that came while the thread was busy is taken at once: this is the group of a group commit.
  func take(atMost count: Int) -> [Item] {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty, !isClosed { condition.wait() }
    let taken = Array(items.prefix(count))
    items.removeFirst(taken.count)
    return taken
  }

  func close() {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
  }

  /// Starts a thread that owns a value, such as a connection, and does the work with it.
  func serve<Owned>(
    atMost count: Int, with make: @escaping @Sendable () -> Owned,
    _ work: @escaping @Sendable (inout Owned, [Item]) -> Void
  ) {
    let thread = Thread {
      var owned = make()
      while true {
        let items = self.take(atMost: count)
        guard !items.isEmpty else { return }
        work(&owned, items)
      }
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
}
