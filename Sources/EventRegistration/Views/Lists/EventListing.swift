import Essentials

/// A row of a parent's list: an event with the registrations of the parent's children.
public struct EventListing: Hashable, Sendable, Identifiable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// The registrations of the parent's children that match the list, in the order of the roster;
  /// never empty.
  public let registrations: [ChildRegistration]

  init(record: EventRecord, registrations: [ChildRegistration]) {
    self.record = record
    self.registrations = registrations
  }

  /// The ID of the event.
  public var id: EventID { record.id }

  /// The best position of the parent's children on the waiting list, from 1, or `nil` if no child
  /// is waitlisted.
  public var position: Int? {
    registrations.compactMap { registration in
      if case .waiting(let position) = registration.status { position } else { nil }
    }.min()
  }

  /// The earliest deadline of the parent's holds and offers, in seconds since 1970-01-01 00:00 UTC,
  /// or `nil` if there is none.
  public var deadline: Int64? {
    registrations.compactMap { registration in
      switch registration.status {
      case .held(let until), .offered(let until): until
      case .registered, .waiting: nil
      }
    }.min()
  }
}
