/// An event at one version, with everyone who has something at it.
///
///     let roster = EventRoster(record, ledger.registrations)
///     let mailing = roster.recipients(with: [.registered, .waiting])
public struct EventRoster: Hashable, Sendable, Confidential {
  /// The event.
  public let record: EventRecord

  /// What children have at it.
  public let registrations: [Registration]

  /// Creates a roster of an event and the registrations at the same version.
  public init(_ record: EventRecord, _ registrations: [Registration]) {
    self.record = record
    self.registrations = registrations
  }
}
