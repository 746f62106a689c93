/// Something that happened to an event.
///
/// The facts of an event, in order, are its history, and give its state again. Each carries all
/// that ``EventLedger/apply(_:)`` needs.
public struct EventFact: Hashable, Sendable, PrivateValue {
  /// What made a fact happen.
  public struct Cause: Hashable, Sendable {
    /// The request.
    public let request: RegistrationRequest.ID

    /// A digest of what the request asked for, by which another use of its identity is known.
    public let digest: UInt64

    init(request: RegistrationRequest.ID, digest: UInt64) {
      self.request = request
      self.digest = digest
    }
  }

  /// The event.
  public let event: EventID

  /// The version of the event after this fact: 1 for its first, and one more for each.
  public let version: UInt64

  /// The instant, in seconds since 1970-01-01 UTC; never earlier than the fact before.
  public let time: Int64

  /// The request that made it happen, or `nil` if time did.
  public let cause: Cause?

  /// What happened.
  public let change: Change

  init(event: EventID, version: UInt64, time: Int64, cause: Cause?, change: Change) {
    self.event = event
    self.version = version
    self.time = time
    self.cause = cause
    self.change = change
  }
}
