extension SeatEngine {
  /// The answer to a ``SeatEngine/Command``, with the version of its event.
  ///
  /// The versions show the order in which the accepted commands of an event ran.
  @frozen
  public struct Receipt: Hashable, Sendable {
    /// The answer.
    public let answer: SeatEngine.Answer

    /// The number of facts of the event after the command; 0 if the event is unknown.
    public let version: UInt64
  }
}
