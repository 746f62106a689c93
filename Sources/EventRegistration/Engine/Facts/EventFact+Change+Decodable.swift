import Essentials

extension EventFact.Change: Decodable {
  /// Decodes a change.
  ///
  /// - Throws: `DecodingError`, also for a change that is impossible for every event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func children() throws -> [ChildID] { try container.decodeChildren(.children) }
    func party() throws -> EventFact.Party {
      try container.decode(EventFact.Party.self, forKey: .party)
    }
    func deadline() throws -> Int64 { try container.decodeDeadline(.until) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .drafted:
      self = .drafted(
        try container.decode(EventDetails.self, forKey: .details),
        owner: try container.decode(PersonID.self, forKey: .owner))
    case .edited: self = .edited(try container.decode(EventDetails.self, forKey: .details))
    case .published: self = .published
    case .capacityChanged:
      self = .capacityChanged(
        from: try container.decodeCapacity(.from), to: try container.decodeCapacity(.to))
    case .rescheduled: self = try container.decodeRescheduled()
    case .windowChanged:
      self = .windowChanged(try container.decode(RegistrationWindow.self, forKey: .window))
    case .waitlistChanged:
      self = .waitlistChanged(try container.decode(WaitlistPolicy.self, forKey: .waitlist))
    case .closed: self = .closed
    case .reopened: self = .reopened
    case .eventCancelled: self = .eventCancelled(reason: try container.decodeReason(.reason))
    case .attendanceMarked:
      self = .attendanceMarked(
        try container.decode(ChildID.self, forKey: .child),
        attended: try container.decode(Bool.self, forKey: .attended))
    case .held: self = .held(try party(), until: try deadline())
    case .holdExpired: self = .holdExpired(try children())
    case .holdReleased: self = .holdReleased(try children())
    case .registered: self = .registered(try party())
    case .waitlisted:
      self = .waitlisted(try party(), position: try container.decode(.position, atLeast: 1))
    case .seated:
      self = .seated(
        try children(), from: try container.decode(SeatSource.self, forKey: .from))
    case .leftWaitlist: self = .leftWaitlist(try children())
    case .movedToWaitlist: self = .movedToWaitlist(try children())
    case .offered: self = .offered(try children(), until: try deadline())
    case .offerExpired: self = .offerExpired(try children())
    case .offerDeclined: self = .offerDeclined(try children())
    case .registrationCancelled:
      self = .registrationCancelled(
        try children(), by: try container.decode(Canceller.self, forKey: .by))
    case .transferred:
      let child = try container.decode(ChildID.self, forKey: .from)
      self = .transferred(
        from: child,
        to: try container.decode(.to, where: { $0.id != child }, expected: "a different child"),
        by: try container.decode(PersonID.self, forKey: .by))
    case .overfilled:
      self = .overfilled(
        from: try container.decodeCapacity(.from), to: try container.decodeCapacity(.to),
        by: try container.decode(PersonID.self, forKey: .by),
        reason: try container.decodeReason(.reason))
    case .noted: self = .noted
    case .draftDeleted: self = .draftDeleted
    }
  }
}

extension KeyedDecodingContainer<EventFact.Change.CodingKeys> {
  fileprivate func decodeCapacity(_ key: Key) throws -> Int {
    try decode(
      key, where: { EventDetails.capacities.contains($0) },
      expected: "a number of seats from 0 to 2147483647")
  }

  fileprivate func decodeRescheduled() throws -> EventFact.Change {
    let start = try decode(LocalDateTime.self, forKey: .start)
    let end = try decode(LocalDateTime.self, forKey: .end)
    let utcOffset = try decode(Int.self, forKey: .utcOffset)
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset)
    guard checks.problems.isEmpty else {
      throw DecodingError.dataCorrupted(checks.problems, at: codingPath)
    }
    return .rescheduled(start: start, end: end, utcOffset: utcOffset)
  }
}
