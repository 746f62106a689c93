extension EventRoster {
  /// Those to whom a message of the provider goes, each once, sorted by identity.
  ///
  /// Of each child, it goes to the person who asked for the seat, and to the one who answers for
  /// the child, if that is another.
  ///
  /// - Parameter standings: What the children must have; a seat, unless others are named.
  /// - Returns: The people.
  /// - Complexity: O(*n* log *n*) for *n* registrations.
  public func recipients(
    with standings: Set<ChildRegistration.Standing> = [.registered]
  ) -> [RegistrationMail.Recipient] {
    RecipientTally(self).recipients { $0.standing.map(standings.contains) ?? false }
  }

  /// Those who are to be told of facts, each once, sorted by identity.
  ///
  /// The roster is that before the facts, which are those of one command or of the passing of time,
  /// in order. Told is whoever has a child whose place at the event is another now, whoever made it
  /// so: the families who were promoted or got an offer among them. If the event takes place at
  /// another time or elsewhere, all are told who have something at it; if it is called off, so are
  /// they, those who wait among them. Of each child, it is the person who asked for the seat, and
  /// the one who answers for the child, if that is another.
  ///
  /// Facts of other events, and those that the roster has in it already, tell nobody.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The people.
  /// - Complexity: O(*n* log *n*) for *n* registrations and children in the facts.
  public func recipients(of facts: some Sequence<EventFact>) -> [RegistrationMail.Recipient] {
    var tally = RecipientTally(self)
    for fact in facts where fact.event == record.id && fact.version > record.version {
      tally.note(fact.change)
    }
    return tally.recipients { !$0.news.isEmpty }
  }
}
