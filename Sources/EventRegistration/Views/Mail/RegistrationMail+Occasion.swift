extension RegistrationMail {
  /// Something on whose occasion a mail is written to a parent or a provider.
  public enum Occasion: Hashable, Sendable {
    /// Children have seats: on arrival, after a hold, by an offer, or passed on by other children.
    case registered(seats: Int)
    /// Children wait, at that place from 1.
    case waitlisted(seats: Int, position: Int)
    /// Children waited, and have seats.
    case promoted(seats: Int)
    /// Children had seats, and wait again.
    case movedToWaitlist(seats: Int)
    /// Seats are offered to children until that instant, in seconds since 1970-01-01 00:00 UTC.
    case offered(seats: Int, until: Int64)
    /// The time for which seats were offered to children is over, and they wait no longer.
    case offerExpired(seats: Int)
    /// Registrations were cancelled by a parent.
    case cancelledByParent(seats: Int)
    /// Registrations were cancelled by the provider or an administrator.
    case cancelledByProvider(seats: Int)
    /// Seats were passed on to other children.
    case passedOn(seats: Int)
    /// The event can be seen by parents.
    case eventPublished
    /// The event takes place at another time or elsewhere.
    case eventChanged
    /// The event was called off.
    case eventCancelled

    /// The occasion that news of children gives, or `nil` if it gives none.
    fileprivate init?(_ news: RegistrationMail.Recipient.News, seats: Int) {
      switch news {
      case .registered: self = .registered(seats: seats)
      case .waitlisted(let position): self = .waitlisted(seats: seats, position: position)
      case .promoted: self = .promoted(seats: seats)
      case .movedToWaitlist: self = .movedToWaitlist(seats: seats)
      case .offered(let until): self = .offered(seats: seats, until: until)
      case .offerExpired: self = .offerExpired(seats: seats)
      case .cancelled(by: .parent): self = .cancelledByParent(seats: seats)
      case .cancelled(by: .provider), .cancelled(by: .admin):
        self = .cancelledByProvider(seats: seats)
      case .cancelled(by: .eventCancellation), .eventCancelled: self = .eventCancelled
      case .passedOn: self = .passedOn(seats: seats)
      case .eventChanged: self = .eventChanged
      case .leftWaitlist, .held, .holdExpired, .holdReleased, .offerDeclined: return nil
      }
    }
  }
}

extension RegistrationMail.Recipient {
  /// The occasions to write to the person, in the order of the children and of what happened to
  /// each.
  ///
  /// Children of whom the same is to be said share an occasion. Holds, and what parents do to the
  /// waiting list and to offers themselves, give none.
  ///
  /// - Complexity: O(*n*) in the number of news.
  public var occasions: [RegistrationMail.Occasion] {
    var order: [News] = []
    var seats: [News: Int] = [:]
    for news in reasons.lazy.flatMap(\.news) {
      if seats[news] == nil { order.append(news) }
      seats[news, default: 0] += 1
    }
    return order.compactMap { RegistrationMail.Occasion($0, seats: seats[$0] ?? 0) }
  }
}

extension EventRoster {
  /// The occasions to write to the provider, in the order of the facts.
  ///
  /// The roster is that before the facts, which are those of one command or of the passing of time,
  /// in order. Facts of other events, and those that the roster has in it already, give none.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The occasions.
  /// - Complexity: O(*n*) in the number of facts.
  public func occasions(of facts: some Sequence<EventFact>) -> [RegistrationMail.Occasion] {
    var appointment = Appointment(record.details)
    var occasions: [RegistrationMail.Occasion] = []
    for fact in facts where fact.event == record.id && fact.version > record.version {
      if case .eventCancelled = fact.change { return occasions + [.eventCancelled] }
      if appointment.isMoved(by: fact.change) {
        occasions.append(.eventChanged)
      } else if let occasion = RegistrationMail.Occasion(fact.change) {
        occasions.append(occasion)
      }
    }
    return occasions
  }
}

extension RegistrationMail.Occasion {
  /// The occasion that a change gives by itself, or `nil` if it gives none.
  fileprivate init?(_ change: EventFact.Change) {
    switch change {
    case .published: self = .eventPublished
    case .registered(let party): self = .registered(seats: party.attendees.count)
    case .waitlisted(let party, let position):
      self = .waitlisted(seats: party.attendees.count, position: position)
    case .seated(let children, from: .waitlist): self = .promoted(seats: children.count)
    case .seated(let children, _): self = .registered(seats: children.count)
    case .movedToWaitlist(let children): self = .movedToWaitlist(seats: children.count)
    case .offered(let children, let until): self = .offered(seats: children.count, until: until)
    case .offerExpired(let children): self = .offerExpired(seats: children.count)
    case .registrationCancelled(let children, let canceller):
      self.init(.cancelled(by: canceller), seats: children.count)
    case .transferred: self = .passedOn(seats: 1)
    case .drafted, .edited, .capacityChanged, .rescheduled, .windowChanged, .waitlistChanged,
      .closed, .reopened, .eventCancelled, .attendanceMarked, .held, .holdExpired, .holdReleased,
      .leftWaitlist, .offerDeclined:
      return nil
    }
  }
}
