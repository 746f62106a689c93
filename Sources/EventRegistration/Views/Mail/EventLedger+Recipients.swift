import Essentials

extension EventLedger {
  /// Returns the people to notify of facts, each once, sorted by ID.
  ///
  ///     let before = ledger
  ///     var facts: [EventFact] = []
  ///     _ = ledger.perform(.cancel([anaID]), request, facts: &facts)
  ///     for recipient in before.recipients(of: facts) {
  ///       print(recipient.person, recipient.occasions)
  ///     }
  ///
  /// Ask the event as it was before the facts. They are those of one command, or those that time
  /// caused, in order.
  ///
  /// A person is notified if the registration of one of their children changed, for example from
  /// waitlisted to registered. If the event moves to another time or place, or is canceled,
  /// everyone with a registration, a hold, an offer, or a place on the waiting list is notified.
  /// For each child, these are the person who registered the child and the guardian, if that is
  /// another person.
  ///
  /// Facts of other events, and facts that the ledger already includes, have no effect.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The recipients.
  /// - Complexity: O(*m* log *m*) for *m* children in the facts, O(*p*) more for a waiting one behind
  ///   *p* parties, and O(*n* log *n*) for *n* registrations if the event moves or is canceled.
  public func recipients(of facts: some Sequence<EventFact>) -> [RegistrationMail.Recipient] {
    guard let record else { return [] }
    var tally = RecipientTally(record, self)
    for fact in facts where fact.event == id && fact.version > version {
      tally.note(fact.change)
    }
    return tally.recipientsOfNews
  }
}
