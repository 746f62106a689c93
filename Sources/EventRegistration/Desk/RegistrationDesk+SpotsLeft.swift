extension RegistrationDesk {
  /// The number of free seats of an event, which any thread can read without waiting for a command.
  ///
  ///     let spots = desk.spotsLeft(for: soccer)  // once
  ///     show(spots?.count)                       // at any time, from any thread
  public final class SpotsLeft: Sendable {
    /// Both values, which belong to the same moment.
    ///
    /// Their lock is never held while a command works.
    private let current = Locked<(count: Int, version: UInt32)>((0, 0))

    init() {}

    /// The number of free seats.
    public var count: Int { current.withLock { $0.count } }

    /// The low 32 bits of the version of the event.
    ///
    /// The version can be later than that of a ``count`` that you read before.
    public var version: UInt32 { current.withLock { $0.version } }

    /// Sets both values; only the owner of the event's lock calls this.
    func set(_ count: Int, version: UInt64) {
      current.withLock { $0 = (count, UInt32(truncatingIfNeeded: version)) }
    }
  }
}
