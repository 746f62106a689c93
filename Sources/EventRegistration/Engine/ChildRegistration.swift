/// What a child has at an event.
public struct ChildRegistration: Hashable, Sendable, PrivateValue {
  /// What a child has.
  public enum Status: Hashable, Sendable {
    /// A seat.
    case registered
    /// A place on the waiting list, from 1.
    case waiting(position: Int)
    /// A seat that is kept until that instant, in seconds since 1970-01-01 UTC.
    case held(until: Int64)
    /// A seat that is offered until that instant, in seconds since 1970-01-01 UTC.
    case offered(until: Int64)
  }

  /// The child.
  public let attendee: EventAttendee

  /// The person who asked for the seat.
  public let registeredBy: PersonID

  /// What the child has.
  public let status: Status

  /// Whether the child came, or `nil` if nobody noted it.
  public let attended: Bool?

  init(attendee: EventAttendee, registeredBy: PersonID, status: Status, attended: Bool?) {
    self.attendee = attendee
    self.registeredBy = registeredBy
    self.status = status
    self.attended = attended
  }
}
