internal import Synchronization

extension RegistrationDesk {
  /// The number of seats of an event that nobody has, readable without waiting for anyone.
  ///
  ///     let spots = desk.spotsLeft(for: soccer)      // once
  ///     screen.show(spots?.count)                    // at any time, from any thread
  public final class SpotsLeft: Sendable {
    /// The seats in the upper half, the lower half of the version below: one word, so that both are
    /// of the same moment.
    private let word = Atomic<UInt64>(0)

    init() {}

    /// The number of seats.
    public var count: Int { Int(word.load(ordering: .acquiring) >> 32) }

    /// The lowest 32 bits of the version of the event, which may be later than that of a ``count``
    /// read before.
    public var version: UInt32 {
      UInt32(truncatingIfNeeded: word.load(ordering: .acquiring))
    }

    /// Only the one who holds the event's lock writes.
    func set(_ count: Int, version: UInt64) {
      word.store(
        UInt64(truncatingIfNeeded: count) << 32 | version & 0xFFFF_FFFF, ordering: .releasing)
    }
  }
}
