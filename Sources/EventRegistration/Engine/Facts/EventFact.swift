import Essentials

/// A recorded change of an event.
///
/// The facts of an event, in order, are its history. ``EventLedger/apply(_:)`` restores the state of
/// the event from its facts alone.
public struct EventFact: Hashable, Sendable, PrivateValue {
  /// The request that caused a fact.
  public struct Cause: Hashable, Sendable {
    /// The ID of the request.
    public let request: RegistrationRequest.ID

    /// A digest of the command and the role of its requester, or `nil` if it is unknown.
    ///
    /// It tells a retry from another command with the same request ID. Dates of birth are not part of
    /// it. Facts of version 1 of the byte form have another digest, which is dropped when they are
    /// read. If the digest is unknown, every command with the same request ID counts as a retry.
    public let digest: UInt64?

    /// The time at which the request was first made, in seconds since 1970-01-01 00:00 UTC, or `nil` if
    /// that is the time of the fact.
    public let firstMade: Int64?

    init(request: RegistrationRequest.ID, digest: UInt64?, firstMade: Int64? = nil) {
      self.request = request
      self.digest = digest
      self.firstMade = firstMade
    }
  }

  /// The ID of the event.
  public let event: EventID

  /// The version of the event after this fact: 1 for the first fact, 2 for the second, and so on.
  public let version: UInt64

  /// The instant, in seconds since 1970-01-01 00:00 UTC; never earlier than the previous fact.
  public let time: Int64

  /// The request that caused the fact, or `nil` if a deadline did.
  public let cause: Cause?

  /// The change.
  public let change: Change

  init(event: EventID, version: UInt64, time: Int64, cause: Cause?, change: Change) {
    self.event = event
    self.version = version
    self.time = time
    self.cause = cause
    self.change = change
  }
}

extension Collection<EventFact> {
  /// Whether one of the facts was caused by a request, so that its event remembers the answer.
  func record(_ request: RegistrationRequest.ID) -> Bool {
    contains { $0.cause?.request == request }
  }
}
