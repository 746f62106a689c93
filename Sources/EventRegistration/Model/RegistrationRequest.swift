/// What every command comes with: its identity, who sends it, and when.
///
///     let request = RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now)
///
/// A request that is sent again with the same content is answered again, and done once.
public struct RegistrationRequest: Hashable, Sendable {
  /// The identity, by which a repetition is known.
  public let id: ID

  /// The person who asks, and their role.
  public let requester: Requester

  /// The time at which the request is made, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// It is to lie in the years 1 to 9999; a command at any other time is refused as malformed.
  public let time: Int64

  /// The version of the event on which the requester decided, or `nil` if any will do.
  public let expectedVersion: UInt64?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - id: The identity, a new one for each request and the same for its repetitions.
  ///   - requester: The person who asks, and their role.
  ///   - time: The seconds since 1970-01-01 00:00 UTC.
  ///   - expectedVersion: The only version of the event at which the command is to be done.
  public init(
    _ id: ID, by requester: Requester, at time: Int64,
    expecting expectedVersion: UInt64? = nil
  ) {
    self.id = id
    self.requester = requester
    self.time = time
    self.expectedVersion = expectedVersion
  }
}
