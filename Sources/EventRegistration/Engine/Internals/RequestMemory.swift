/// The answers to the last accepted requests of an event, so that a repetition is told the same.
struct RequestMemory: Sendable {
  struct Entry: Sendable, Equatable {
    var request: RequestID
    var digest: UInt64
    var outcome: Outcome
    var version: UInt64
  }

  /// The most requests that are remembered.
  let limit: Int
  /// The entries, in a ring whose oldest is at `start` once it is full.
  private var ring: ContiguousArray<Entry> = []
  private var start = 0
  private var places: [RequestID: Int] = [:]

  init(limit: Int) { self.limit = max(limit, 0) }

  /// What was answered to a request, if it is remembered.
  subscript(request: RequestID) -> Entry? {
    guard let place = places[request] else { return nil }
    return ring[place]
  }

  /// The entries, the oldest first.
  var entries: [Entry] { Array(ring[start...] + ring[..<start]) }

  /// Remembers an answer, or that its command went on to a later version.
  mutating func remember(_ entry: Entry) {
    guard limit > 0 else { return }
    if let place = places[entry.request] {
      ring[place].version = entry.version
    } else if ring.count < limit {
      places[entry.request] = ring.count
      ring.append(entry)
    } else {
      places[ring[start].request] = nil
      places[entry.request] = start
      ring[start] = entry
      start = (start + 1) % limit
    }
  }
}
