/// The answers to the last accepted requests of an event, so that retries get the same answers.
struct RequestMemory: ~Copyable, Sendable {
  struct Entry: Sendable, Equatable {
    var request: RegistrationRequest.ID
    /// The digest of the command, or `nil` if it is unknown.
    var digest: UInt64?
    var outcome: EventCommand.Outcome
    var version: UInt64

    /// Whether a command with this digest counts as a retry.
    func isAnswer(to command: UInt64) -> Bool { digest == nil || digest == command }
  }

  /// The maximum number of remembered requests.
  let limit: Int
  /// The entries, in a ring buffer whose oldest entry is at `start` when it is full.
  private var ring: ContiguousArray<Entry> = []
  private var start = 0
  /// The positions in the ring, by request.
  ///
  /// The position of the request that was forgotten last is the next one to be used.
  private var positions: IDTable

  /// Creates an empty memory; the seed only randomizes hashing.
  init(limit: Int, seed: UInt64) {
    self.limit = min(max(limit, 0), Int(DirectorySlots.maximumCount))
    positions = IDTable(seed: seed)
  }

  func copy() -> RequestMemory {
    var copy = RequestMemory(limit: limit, seed: 0)
    (copy.ring, copy.start) = (ring, start)
    copy.positions = positions.copy()
    return copy
  }

  /// The answer to a request, or `nil` if it is not remembered.
  subscript(request: RegistrationRequest.ID) -> Entry? {
    positions.number(high: request.high, low: request.low).map { ring[Int($0)] }
  }

  /// The entries, oldest first.
  var entries: [Entry] { Array(ring[start...] + ring[..<start]) }

  /// Changes all entries, whose requests stay the same.
  mutating func change(_ body: (inout Entry) -> Void) {
    for index in ring.indices { body(&ring[index]) }
  }

  /// Remembers an answer, or the later version that its command led to.
  mutating func remember(_ entry: Entry) {
    guard limit > 0 else { return }
    if let position = positions.number(high: entry.request.high, low: entry.request.low) {
      ring[Int(position)].version = entry.version
      return
    }
    if ring.count == limit {
      let oldest = ring[start].request
      _ = positions.remove(high: oldest.high, low: oldest.low)
      ring[start] = entry
      start = (start + 1) % limit
    } else {
      ring.append(entry)
    }
    _ = positions.insert(high: entry.request.high, low: entry.request.low)
  }
}
