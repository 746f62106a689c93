/// A line of a parent's list: an event, and what the parent's children have at it.
public struct EventListing: Hashable, Sendable, Identifiable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// What the parent's children have, as far as the list is about it; never empty, and in the order
  /// of the roster.
  public let registrations: [ChildRegistration]

  init(record: EventRecord, registrations: [ChildRegistration]) {
    self.record = record
    self.registrations = registrations
  }

  /// The identity of the event.
  public var id: EventID { record.id }

  /// The first place on the waiting list that a child of the parent has, from 1, or `nil` if none
  /// waits.
  public var position: Int? {
    registrations.compactMap { registration in
      if case .waiting(let position) = registration.status { position } else { nil }
    }.min()
  }

  /// The first instant at which a hold or an offer of the parent ends, in seconds since 1970-01-01
  /// 00:00 UTC, or `nil` if there is none.
  public var deadline: Int64? {
    registrations.compactMap { registration in
      switch registration.status {
      case .held(let until), .offered(let until): until
      case .registered, .waiting: nil
      }
    }.min()
  }
}
