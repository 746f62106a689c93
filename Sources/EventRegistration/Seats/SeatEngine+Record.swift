extension SeatEngine {
  /// A person's status and seats at an event of a ``SeatEngine``.
  public struct Record: Hashable, Sendable, Identifiable {
    /// The status of a person.
    public enum Status: Hashable, Sendable {
      /// The person has seats.
      case registered
      /// The person is waitlisted at a place, from 1.
      case waiting(place: Int)
      /// The seats are held until a time, in seconds since 1970-01-01 UTC.
      case held(until: Int64)
      /// The seats are offered until a time, in seconds since 1970-01-01 UTC.
      case offered(until: Int64)
    }

    /// The person.
    public let person: UInt32

    /// The number of seats, in `1...15`.
    public let seats: UInt8

    /// The status of the person.
    public let status: Status

    /// The person, who has at most one record at an event.
    public var id: UInt32 { person }
  }
}
