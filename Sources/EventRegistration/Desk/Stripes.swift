import Essentials

/// The ledgers of all events in stripes, each behind its own lock.
///
/// A hash of the event ID chooses the stripe.
struct Stripes: ~Copyable, Sendable {
  private let stripes: Buffer<Locked<LedgerStripe>>
  private let seed: UInt64

  /// Creates `count` stripes, rounded up to a power of two in `1...4096`.
  init(count: Int, seed: UInt64, _ make: () -> LedgerStripe) {
    let wanted = UInt32(min(max(count, 1), 4096))
    let rounded = wanted & (wanted - 1) == 0 ? wanted : 1 << (32 - wanted.leadingZeroBitCount)
    var stripes = Buffer<Locked<LedgerStripe>>(minimumCapacity: rounded)
    for _ in 0..<rounded { stripes.append(Locked(make())) }
    self.stripes = stripes
    self.seed = seed
  }

  /// Calls `body` with exclusive access to the stripe of an event.
  func withLock<Result: Sendable>(
    _ event: EventID, _ body: (inout LedgerStripe) -> Result
  ) -> Result {
    withLock(stripe(of: event), body)
  }

  /// The numbers of the stripes.
  var indices: Range<UInt32> { 0..<stripes.count }

  /// Calls `body` with exclusive access to a stripe.
  func withLock<Result: Sendable>(
    _ stripe: UInt32, _ body: (inout LedgerStripe) -> Result
  ) -> Result {
    stripes[stripe].withLock { body(&$0) }
  }

  /// Calls `body` with one stripe after another.
  func forEach(_ body: (inout LedgerStripe) -> Void) {
    for index in 0..<stripes.count { stripes[index].withLock { body(&$0) } }
  }

  /// Returns the sum of the counters of all stripes at one moment.
  ///
  /// It takes the locks in a fixed order and holds all of them.
  func counters() -> RegistrationDesk.Counters {
    var total = RegistrationDesk.Counters()
    addCounters(from: 0, to: &total)
    return total
  }

  private func addCounters(from index: UInt32, to total: inout RegistrationDesk.Counters) {
    guard index < stripes.count else { return }
    stripes[index].withLock { stripe in
      total += stripe.counters
      addCounters(from: index + 1, to: &total)
    }
  }

  /// Returns the number of the stripe of an event.
  func stripe(of event: EventID) -> UInt32 {
    // The upper half of a product with the seed, so that nobody who does not know the seed can
    // tell which events share a stripe.
    let product = (event.high ^ seed).multipliedFullWidth(by: event.low ^ 0x9E37_79B9_7F4A_7C15 | 1)
    let mixed = (product.high ^ product.low) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32) & (stripes.count - 1)
  }
}
