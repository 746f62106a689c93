/// The answers to the last accepted requests of an event, so that a repetition is told the same.
struct RequestMemory: ~Copyable, Sendable {
  struct Entry: Sendable, Equatable {
    var request: RegistrationRequest.ID
    var digest: UInt64
    var outcome: EventCommand.Outcome
    var version: UInt64
  }

  /// The most requests that are remembered.
  let limit: Int
  /// The entries, in a ring whose oldest is at `start` once it is full.
  private var ring: ContiguousArray<Entry> = []
  private var start = 0
  /// The places in the ring: that of the request forgotten last is the next one's.
  private var places: IDTable

  /// Remembers nothing yet; the seed is the key by which requests are found.
  init(limit: Int, seed: UInt64) {
    self.limit = min(max(limit, 0), Int(DirectorySlots.maximumCount))
    places = IDTable(seed: seed)
  }

  func copy() -> RequestMemory {
    var copy = RequestMemory(limit: limit, seed: 0)
    (copy.ring, copy.start) = (ring, start)
    copy.places = places.copy()
    return copy
  }

  /// What was answered to a request, if it is remembered.
  subscript(request: RegistrationRequest.ID) -> Entry? {
    places.number(high: request.high, low: request.low).map { ring[Int($0)] }
  }

  /// The entries, the oldest first.
  var entries: [Entry] { Array(ring[start...] + ring[..<start]) }

  /// Remembers an answer, or that its command went on to a later version.
  mutating func remember(_ entry: Entry) {
    guard limit > 0 else { return }
    if let place = places.number(high: entry.request.high, low: entry.request.low) {
      ring[Int(place)].version = entry.version
      return
    }
    if ring.count == limit {
      let oldest = ring[start].request
      _ = places.remove(high: oldest.high, low: oldest.low)
      ring[start] = entry
      start = (start + 1) % limit
    } else {
      ring.append(entry)
    }
    _ = places.insert(high: entry.request.high, low: entry.request.low)
  }
}
