/// An event with all its registrations, at one version.
///
///     guard let roster = EventRoster(ledger) else { return }
///     let mailing = roster.recipients(with: [.registered, .waiting])
public struct EventRoster: Hashable, Sendable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// The registrations of children.
  public let registrations: [ChildRegistration]

  /// The registrations that the cancellation of the event ended, as they were before.
  public let cancelledRegistrations: [ChildRegistration]

  /// Creates a roster from an event and its registrations at the same version.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - registrations: The registrations of children.
  ///   - cancelledRegistrations: The registrations that the cancellation of the event ended.
  public init(
    _ record: EventRecord, _ registrations: [ChildRegistration],
    cancelledRegistrations: [ChildRegistration] = []
  ) {
    self.record = record
    self.registrations = registrations
    self.cancelledRegistrations = cancelledRegistrations
  }

  /// Creates the current roster of an event, or returns `nil` if the event is not drafted yet.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public init?(_ ledger: EventLedger) {
    guard let record = ledger.record else { return nil }
    self.init(
      record, ledger.registrations, cancelledRegistrations: ledger.cancelledRegistrations)
  }
}
