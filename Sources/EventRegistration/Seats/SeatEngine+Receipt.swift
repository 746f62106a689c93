extension SeatEngine {
  /// What became of a ``SeatEngine/Command``, and when in the life of its event.
  ///
  /// In the order of their versions, the accepted commands of an event are the ones that were
  /// carried out one after the other.
  @frozen
  public struct Receipt: Hashable, Sendable {
    /// The answer.
    public let answer: SeatEngine.Answer

    /// The number of facts of the event after the command; 0 of an unknown event.
    public let version: UInt64
  }
}
