/// What a reader sees of an event at one version.
public struct EventRecord: Hashable, Sendable, Identifiable {
  /// The identity of the event.
  public let id: EventID

  /// The provider who drafted it.
  public let owner: PersonID

  /// What it is.
  public let details: EventDetails

  /// How far it has come.
  public let status: Status

  /// Its seats.
  public let seats: SeatCount

  /// The version.
  public let version: UInt64

  init(
    id: EventID, owner: PersonID, details: EventDetails, status: Status, seats: SeatCount,
    version: UInt64
  ) {
    self.id = id
    self.owner = owner
    self.details = details
    self.status = status
    self.seats = seats
    self.version = version
  }
}
