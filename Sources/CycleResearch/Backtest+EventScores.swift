import CyclePrediction

extension Backtest {
  /// Scores of probabilities that something is so, given whether it was.
  ///
  ///     let scores = Backtest.EventScores(zip(probabilities, outcomes))
  ///     print(scores.brierScore, scores.toldBelowFivePercent)
  ///
  /// Without probabilities, ``count`` is 0 and every score is NaN.
  public struct EventScores: Hashable, Sendable {
    /// The number of probabilities.
    public let count: Int

    /// The share, in `0...1`, of the cases in which it was so.
    public let frequency: Double

    /// The mean of the probabilities; close to ``frequency`` if they are calibrated.
    public let meanProbability: Double

    /// The mean square difference between the probability and 1 or 0, in `0...1`; lower is better.
    ///
    /// Brier 1950, Mon Weather Rev 78:1.
    public let brierScore: Double

    /// The share, in `0...1`, of the cases in which it was so, and the probability was below 5 %; NaN
    /// if it never was so.
    ///
    /// For fertile days, this is the error that can hurt.
    public let toldBelowFivePercent: Double

    /// Creates the scores of probabilities, each with whether it was so.
    ///
    /// - Complexity: O(*n*) in the number of probabilities.
    public init(_ forecasts: some Sequence<(Double, Bool)>) {
      var (count, yes, below) = (0, 0, 0)
      var (sum, squares) = (0.0, 0.0)
      for (probability, isSo) in forecasts {
        count += 1
        sum += probability
        squares += (probability - (isSo ? 1 : 0)) * (probability - (isSo ? 1 : 0))
        guard isSo else { continue }
        yes += 1
        if probability < 0.05 { below += 1 }
      }
      self.count = count
      frequency = Double(yes) / divisor(count)
      meanProbability = sum / divisor(count)
      brierScore = squares / divisor(count)
      toldBelowFivePercent = Double(below) / divisor(yes)
    }
  }
}
