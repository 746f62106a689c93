/// Children who get their seats together or not at all.
public struct Party: Hashable, Sendable, Confidential {
  /// The person who asked for the seats.
  public let registeredBy: PersonID

  /// The children, at least one.
  public let attendees: [Attendee]

  init(registeredBy: PersonID, attendees: [Attendee]) {
    self.registeredBy = registeredBy
    self.attendees = attendees
  }
}
