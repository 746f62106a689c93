import Essentials

extension EventRoster {
  /// Returns the recipients of a message from the provider, each once, sorted by ID.
  ///
  /// For each child, these are the person who registered the child and the guardian, if that is
  /// another person.
  ///
  /// - Parameter standings: The standings of the children to include.
  /// - Returns: The recipients.
  /// - Complexity: O(*n* log *n*) for *n* registrations.
  public func recipients(
    with standings: Set<ChildRegistration.Standing> = [.registered]
  ) -> [RegistrationMail.Recipient] {
    RecipientTally(self).recipients { $0.standing.map(standings.contains) ?? false }
  }

  /// Returns the people to notify of facts, each once, sorted by ID, as
  /// ``EventLedger/recipients(of:)`` does.
  ///
  /// Create the roster before you apply the facts. The facts are those of one command, or those
  /// that time caused, in order.
  ///
  /// A person is notified if the registration of one of their children changed, for example from
  /// waitlisted to registered. If the event moves to another time or place, or is canceled,
  /// everyone with a registration, a hold, an offer, or a place on the waiting list is notified.
  /// For each child, these are the person who registered the child and the guardian, if that is
  /// another person.
  ///
  /// Facts of other events, and facts that the roster already includes, have no effect.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The recipients.
  /// - Complexity: O(*n* log *n*) for *n* registrations and children in the facts.
  public func recipients(of facts: some Sequence<EventFact>) -> [RegistrationMail.Recipient] {
    var tally = RecipientTally(self)
    for fact in facts where fact.event == record.id && fact.version > record.version {
      tally.note(fact.change)
    }
    return tally.recipientsOfNews
  }
}
