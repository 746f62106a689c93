import Essentials

extension EventLedger {
  /// Replaces the ID of a child by the pseudonym that a key has for it at this event.
  ///
  /// The state is then the one that the facts lead to after ``EventFact/forget(child:key:)``, with the
  /// same version and the same numbers of seats. A child who is registered keeps the seat, so cancel
  /// the registration first if it should become free. The sealed answers about the child are dropped,
  /// and so are the digests of remembered requests: a retry is then known by its request ID alone.
  ///
  /// - Complexity: O(*n* + *m*) for *n* children and *m* remembered requests.
  public mutating func forget(child: ChildID, key: PseudonymKey) {
    rename(Renaming(of: child, at: id, key: key))
  }

  /// Replaces the ID of a parent or provider by the pseudonym that a key has for it at this event.
  ///
  /// The state is then the one that the facts lead to after ``EventFact/forget(person:key:)``, with
  /// the same version and the same numbers of seats. The sealed answers about children for whom the
  /// person registered or is responsible are dropped, and so are the digests of remembered requests: a
  /// retry is then known by its request ID alone.
  ///
  /// - Complexity: O(*n* + *m*) for *n* children and *m* remembered requests.
  public mutating func forget(person: PersonID, key: PseudonymKey) {
    rename(Renaming(of: person, at: id, key: key))
  }

  private mutating func rename(_ rename: Renaming) {
    if let content {
      self.content?.owner = rename(content.owner)
      let rows = content.cancelledRegistrations.map { row in
        ChildRegistration(
          attendee: rename(row.attendee, registeredBy: row.registeredBy),
          registeredBy: rename(row.registeredBy),
          status: row.status, attended: row.attended)
      }
      self.content?.cancelledRegistrations = rows.sorted { $0.id < $1.id }
    }
    ownStorage.requests.change { $0.digest = nil }
    ownStorage.book.roster.rename(rename)
    ownStorage.book.coolDowns.rename(rename)
  }
}
