extension SeatEngine {
  /// What a person has at an event of a ``SeatEngine``.
  public struct Record: Hashable, Sendable {
    /// What a person has.
    public enum Status: Hashable, Sendable {
      /// Seats.
      case registered
      /// A place on the waiting list, from 1.
      case waiting(place: Int)
      /// Seats that are kept until that instant, in seconds since 1970-01-01 UTC.
      case held(until: Int64)
      /// Seats that are offered until that instant, in seconds since 1970-01-01 UTC.
      case offered(until: Int64)
    }

    /// The person.
    public let person: UInt32

    /// The number of seats, in `1...15`.
    public let seats: UInt8

    /// What the person has.
    public let status: Status
  }
}
