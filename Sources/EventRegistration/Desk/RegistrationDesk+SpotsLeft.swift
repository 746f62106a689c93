internal import Synchronization

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RegistrationDesk {
  /// The number of free seats of an event, which any thread can read without waiting.
  ///
  ///     let spots = desk.spotsLeft(for: soccer)  // once
  ///     show(spots?.count)                       // at any time, from any thread
  public final class SpotsLeft: Sendable {
    /// The seats in the upper half and the low half of the version in the lower.
    ///
    /// One word, so that both belong to the same moment.
    private let word = Atomic<UInt64>(0)

    init() {}

    /// The number of free seats.
    public var count: Int { Int(word.load(ordering: .acquiring) >> 32) }

    /// The low 32 bits of the version of the event.
    ///
    /// The version can be later than that of a ``count`` that you read before.
    public var version: UInt32 {
      UInt32(truncatingIfNeeded: word.load(ordering: .acquiring))
    }

    /// Sets both values; only the owner of the event's lock calls this.
    func set(_ count: Int, version: UInt64) {
      word.store(
        UInt64(truncatingIfNeeded: count) << 32 | version & 0xFFFF_FFFF, ordering: .releasing)
    }
  }
}
