import Essentials

extension EventRoster {
  /// Returns the link to a virtual event if a person may see it, or `nil`.
  ///
  /// A person may see it if a child whom they registered or are the guardian of has a seat, and the
  /// event is published and not canceled. A place on the waiting list, a hold, an offer, and a
  /// canceled registration do not count.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public func joinLink(
    _ link: RegistrationMail.JoinLink, for person: PersonID
  ) -> RegistrationMail.JoinLink? {
    guard record.showsJoinLink else { return nil }
    let hasSeat = registrations.contains { $0.standing == .registered && $0.concerns(person) }
    return hasSeat ? link : nil
  }
}
