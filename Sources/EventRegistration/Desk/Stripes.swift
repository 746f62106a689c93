/// State in parts, each behind a lock of its own, that an event's identity chooses.
struct Stripes: ~Copyable, Sendable {
  private let stripes: Buffer<Guarded<LedgerShelf>>
  private let seed: UInt64

  /// Makes that many parts, rounded up to a power of two in `1...4096`.
  init(count: Int, seed: UInt64, _ make: () -> LedgerShelf) {
    let wanted = UInt32(min(max(count, 1), 4096))
    let rounded = wanted & (wanted - 1) == 0 ? wanted : 1 << (32 - wanted.leadingZeroBitCount)
    var stripes = Buffer<Guarded<LedgerShelf>>(minimumCapacity: rounded)
    for _ in 0..<rounded { stripes.append(Guarded(make())) }
    self.stripes = stripes
    self.seed = seed
  }

  /// Calls `body` with the part of an event, while nobody else has it.
  func withLock<Result: Sendable>(
    _ event: EventID, _ body: (inout LedgerShelf) -> Result
  ) -> Result {
    stripes[stripe(of: event)].withLock { body(&$0) }
  }

  /// Calls `body` with one part after the other.
  func forEach(_ body: (inout LedgerShelf) -> Void) {
    for index in 0..<stripes.count { stripes[index].withLock { body(&$0) } }
  }

  /// The sum of the counters of all parts at one moment: all locks are held, taken in their order.
  func counters() -> RegistrationDesk.Counters {
    var total = RegistrationDesk.Counters()
    addCounters(from: 0, to: &total)
    return total
  }

  private func addCounters(from index: UInt32, to total: inout RegistrationDesk.Counters) {
    guard index < stripes.count else { return }
    stripes[index].withLock { shelf in
      total += shelf.counters
      addCounters(from: index + 1, to: &total)
    }
  }

  private func stripe(of event: EventID) -> UInt32 {
    // The upper half of a product with the seed: without it, which events share a stripe is
    // unknown.
    let product = (event.high ^ seed).multipliedFullWidth(by: event.low ^ 0x9E37_79B9_7F4A_7C15 | 1)
    let mixed = (product.high ^ product.low) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32) & (stripes.count - 1)
  }
}
