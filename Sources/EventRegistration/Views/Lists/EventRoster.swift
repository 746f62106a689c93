/// An event with all its registrations, at one version.
///
///     guard let roster = EventRoster(ledger) else { return }
///     let mailing = roster.recipients(with: [.registered, .waiting])
public struct EventRoster: Hashable, Sendable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// The registrations of children.
  public let registrations: [ChildRegistration]

  /// Creates a roster from an event and its registrations at the same version.
  public init(_ record: EventRecord, _ registrations: [ChildRegistration]) {
    self.record = record
    self.registrations = registrations
  }

  /// Creates the current roster of an event, or returns `nil` if the event is not drafted yet.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public init?(_ ledger: EventLedger) {
    guard let record = ledger.record else { return nil }
    self.init(record, ledger.registrations)
  }
}
