/// An event at one version, with everyone who has something at it.
///
///     guard let roster = EventRoster(ledger) else { return }
///     let mailing = roster.recipients(with: [.registered, .waiting])
public struct EventRoster: Hashable, Sendable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// What children have at it.
  public let registrations: [ChildRegistration]

  /// Creates a roster of an event and the registrations at the same version.
  public init(_ record: EventRecord, _ registrations: [ChildRegistration]) {
    self.record = record
    self.registrations = registrations
  }

  /// Creates the roster of an event as it is now, or returns `nil` before it is drafted.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public init?(_ ledger: EventLedger) {
    guard let record = ledger.record else { return nil }
    self.init(record, ledger.registrations)
  }
}
