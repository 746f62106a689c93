extension EventFact {
  /// Children who get their seats together or not at all.
  public struct Party: Hashable, Sendable, PrivateValue {
    /// The person who asked for the seats.
    public let registeredBy: PersonID

    /// The children, at least one.
    public let attendees: [EventAttendee]

    init(registeredBy: PersonID, attendees: [EventAttendee]) {
      self.registeredBy = registeredBy
      self.attendees = attendees
    }
  }
}
