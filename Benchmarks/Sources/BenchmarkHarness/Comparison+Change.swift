extension Comparison {
  /// What a run needs of something, before and after.
  struct Change: Hashable, Sendable {
    /// What it is.
    let metric: Metric
    /// The need in the older report, or `nil` if it was not measured.
    let before: Double?
    /// The need in the newer report, or `nil` if it was not measured.
    let after: Double?
    /// How many times the time before; `nil` for what is counted.
    let estimate: RatioEstimate?
    /// The fraction more, or the inverse less, beyond which the change counts.
    let threshold: Double
    /// What the two say.
    let verdict: Verdict

    /// What the needs before and after say.
    enum Verdict: String, Encodable, Hashable, Sendable {
      /// No change that is sure to exceed the threshold.
      case equal
      /// More than before.
      case worse
      /// Less than before.
      case better
      /// One report does not tell.
      case notMeasured = "not measured"
    }

    /// Compares what two results of a benchmark need of something.
    ///
    /// A time changed if the whole interval of its ratio exceeds the threshold. A count, which depends
    /// less on the load than on where in the heap a block lies and how a table is hashed, changed if
    /// every round of one report exceeds every round of the other by more than the threshold.
    init(
      _ metric: Metric, from old: BenchmarkResult, to new: BenchmarkResult,
      thresholds: Thresholds, isInterleaved: Bool
    ) {
      self.metric = metric
      before = old.need(of: metric)
      after = new.need(of: metric)
      if metric == .time {
        let paired = isInterleaved ? Self.paired(old, new) : nil
        estimate = paired ?? Self.separate(old, new)
        let limit = paired == nil ? Thresholds.Limit.timeOfSeparateRuns : .time
        threshold = thresholds.limit(limit, of: new.name)
        verdict = Self.verdict(estimate?.interval, threshold)
      } else {
        estimate = nil
        threshold = thresholds.limit(metric.limit, of: new.name)
        verdict = Self.verdict(old.range(of: metric), new.range(of: metric), threshold)
      }
    }

    private static func verdict(_ interval: ClosedRange<Double>?, _ threshold: Double) -> Verdict {
      guard let interval else { return .notMeasured }
      if interval.lowerBound > 1 + threshold { return .worse }
      return interval.upperBound * (1 + threshold) < 1 ? .better : .equal
    }

    private static func verdict(
      _ before: ClosedRange<Double>?, _ after: ClosedRange<Double>?, _ threshold: Double
    ) -> Verdict {
      guard let before, let after else { return .notMeasured }
      if after.lowerBound > before.upperBound * (1 + threshold) { return .worse }
      return before.lowerBound > after.upperBound * (1 + threshold) ? .better : .equal
    }

    /// How many times as much as before, or `nil` if that is not a number.
    var ratio: Double? {
      if let estimate { return estimate.ratio }
      guard let before, let after, before > 0 else { return before == 0 && after == 0 ? 1 : nil }
      return after / before
    }

    /// From the medians of the rounds, which took turns.
    private static func paired(_ old: BenchmarkResult, _ new: BenchmarkResult) -> RatioEstimate? {
      let before = old.rounds.compactMap { $0.need(of: .time) }
      let after = new.rounds.compactMap { $0.need(of: .time) }
      guard before.count == after.count else { return nil }
      return RatioEstimate(pairs: zip(before, after).map { ($0, $1) })
    }

    /// From all samples.
    private static func separate(
      _ old: BenchmarkResult, _ new: BenchmarkResult
    ) -> RatioEstimate? {
      RatioEstimate(
        before: old.rounds.flatMap(\.processorNanoseconds),
        after: new.rounds.flatMap(\.processorNanoseconds))
    }
  }
}

extension Metric {
  /// The threshold of what is counted, or of times that took turns.
  fileprivate var limit: Thresholds.Limit {
    switch self {
    case .time: .time
    case .instructions: .instructions
    case .allocations: .allocations
    case .memory: .memory
    }
  }
}
