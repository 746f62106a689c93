extension SeatEngine {
  /// The reason why a ``SeatEngine/Fact`` cannot be applied to the current state of its event.
  public enum FactError: Swift.Error, Hashable, Sendable {
    /// The event is unknown.
    case unknownEvent
    /// The fact is not the next of its event, which has `expected` as the low 32 bits of its
    /// number.
    case wrongVersion(expected: UInt32)
    /// The time of the fact is before that of the last fact, or the deadline it ends is later.
    case wrongTime
    /// A person, a number of seats, a position, or a deadline is out of range or does not match.
    case wrongNumber
    /// The person does not have what the fact changes, or already has a record.
    case wrongState
    /// There are too few free seats.
    case notEnoughSeats
    /// A limit of the engine is reached, as in ``SeatEngine/Answer/limitExceeded``.
    case limitExceeded
  }
}

extension SeatEngine.FactError: CustomStringConvertible {
  /// What is wrong with the fact, in one sentence.
  public var description: String {
    switch self {
    case .unknownEvent: "The event of the fact is unknown."
    case .wrongVersion(let expected): "The version of the fact must be \(expected)."
    case .wrongTime:
      "The time of the fact must not be before the last fact or before a deadline that it ends."
    case .wrongNumber:
      "The person, seats, position, or deadline of the fact is out of range or does not match."
    case .wrongState: "The person's status at the event does not allow the change."
    case .notEnoughSeats: "The event has too few free seats for the fact."
    case .limitExceeded: "The fact exceeds a limit of the seat engine."
    }
  }
}
