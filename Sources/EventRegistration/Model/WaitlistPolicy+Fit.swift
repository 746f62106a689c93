extension WaitlistPolicy {
  /// Who gets seats that become free while families wait.
  public enum Fit: Hashable, Sendable {
    /// The first in the queue; if they need more seats than are free, everyone waits.
    case strictFIFO
    /// The first in the queue whom the free seats are enough for.
    ///
    /// A family that was overtaken `maximumOvertakings` times, in `0...1_000_000`, is overtaken no
    /// more, and everyone behind them waits; with `nil`, they may be overtaken for ever.
    case firstFit(maximumOvertakings: Int?)
  }
}
