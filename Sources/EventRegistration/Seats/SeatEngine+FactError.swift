extension SeatEngine {
  /// The reason a ``SeatEngine/Fact`` cannot have happened to an event as it is.
  public enum FactError: Swift.Error, Hashable, Sendable {
    /// There is no such event.
    case unknownEvent
    /// The fact is not the next of its event, which has that number in its lowest 32 bits.
    case wrongVersion(expected: UInt32)
    /// The fact is of a time before the last one's.
    case wrongTime
    /// The number of a person, of seats, of a place or of a deadline is not what it can be.
    case wrongNumber
    /// The person has not what the fact takes, or has something already.
    case wrongState
    /// There are fewer seats.
    case notEnoughSeats
    /// A bound of the engine is reached, as of ``SeatEngine/Answer/limitExceeded``.
    case limitExceeded
  }
}
