import BenchmarkHarness
import BlackHole
import CyclePrediction

extension DayDistribution {
  /// The sum of what an app shows of a forecast: the median, and the bounds of the intervals of 50,
  /// 80, and 95 %.
  var sumOfShownDays: Int {
    let (half, most, nearlyAll) = (
      interval(covering: 0.5), interval(covering: 0.8), interval(covering: 0.95)
    )
    return median &+ half.lowerBound &+ half.upperBound &+ most.lowerBound &+ most.upperBound
      &+ nearlyAll.lowerBound &+ nearlyAll.upperBound
  }

  /// A sum over all bits of every probability.
  var digest: UInt64 {
    probabilities.reduce(UInt64(truncatingIfNeeded: firstDay)) { $0 &* 31 &+ $1.bitPattern }
  }
}

/// Predicts the next length for women one by one; one operation is one woman.
struct ForecastWorkload: Workload {
  let predictor: CyclePredictor
  let histories: ArraySlice<CyclePredictor.LengthHistory>
  let operations: Int

  init(_ predictor: CyclePredictor, _ histories: ArraySlice<CyclePredictor.LengthHistory>) {
    (self.predictor, self.histories) = (predictor, histories)
    operations = histories.count
  }

  func run(_ count: Int) -> Int {
    var sum = 0
    for history in histories.prefix(count) {
      sum &+=
        predictor.cycleLength(after: history.lengths, context: history.context)
        .sumOfShownDays
    }
    return sum
  }

  func checksum(_ count: Int) -> UInt64 {
    histories.prefix(count).reduce(0) { sum, history in
      sum &* 31
        &+ predictor.cycleLength(after: history.lengths, context: history.context).digest
    }
  }
}

/// Predicts the same for many women in the memory of one.
struct BatchWorkload: Workload {
  let predictor: CyclePredictor
  let histories: ArraySlice<CyclePredictor.LengthHistory>
  let operations: Int

  init(_ predictor: CyclePredictor, _ histories: ArraySlice<CyclePredictor.LengthHistory>) {
    (self.predictor, self.histories) = (predictor, histories)
    operations = histories.count
  }

  func run(_ count: Int) -> Int {
    var sum = 0
    predictor.forEachCycleLength(after: histories.prefix(count)) { _, length in
      sum &+= length.sumOfShownDays
    }
    return sum
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    predictor.forEachCycleLength(after: histories.prefix(count)) { _, length in
      sum = sum &* 31 &+ length.digest
    }
    return sum
  }

  /// The number of memory blocks that all women need beyond those of the first half; 0 if blocks
  /// are not counted.
  var furtherAllocations: Int {
    func allocations(_ count: Int) -> Int {
      let before = ProcessMemory.allocations
      blackHole(run(count))
      guard let before, let after = ProcessMemory.allocations else { return 0 }
      return after - before
    }
    // What the first run allocates once for the process is not counted.
    blackHole(run(operations))
    return max(0, allocations(operations) - allocations(operations / 2))
  }
}

/// Predicts the same with the simple model; if both agree, the result is that of the predictor.
struct PlainForecastWorkload: Workload {
  let model: PlainCycleModel
  let subject: ForecastWorkload
  let operations: Int

  /// The maximum difference between cumulative probabilities.
  ///
  /// The predictor joins points of the grid that weigh less than a thousandth of the heaviest, and sums
  /// in single precision.
  static let tolerance = 0.001

  func run(_ count: Int) -> Int {
    for history in subject.histories.prefix(count) {
      blackHole(model.probabilities(after: history))
    }
    return subject.run(count)
  }

  func checksum(_ count: Int) -> UInt64 {
    subject.histories.prefix(count).reduce(0) { sum, history in
      let plain = model.probabilities(after: history)
      let ours = subject.predictor.cycleLength(after: history.lengths, context: history.context)
      var (difference, largest) = (0.0, 0.0)
      for (day, probability) in plain.enumerated() {
        difference += ours.probability(of: day) - probability
        largest = max(largest, abs(difference))
      }
      return sum &* 31 &+ (largest <= Self.tolerance ? ours.digest : 0)
    }
  }
}

/// Updates a state; one operation is one length.
struct UpdateWorkload: Workload {
  let predictor: CyclePredictor
  let lengths: [Int]
  private var state: CycleLengthState

  init(_ predictor: CyclePredictor, _ lengths: [Int]) {
    (self.predictor, self.lengths) = (predictor, lengths)
    state = CycleLengthState(predictor)
  }

  var operations: Int { lengths.count }

  mutating func run(_ count: Int) -> Int {
    state.reset()
    for length in lengths.prefix(count) { state.observe(length) }
    return state.count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    state.reset()
    return lengths.prefix(count).reduce(0) { sum, length in
      state.observe(length)
      return sum &* 31 &+ state.prediction().digest
    }
  }
}

/// Predicts from all lengths of a history at once; one operation is one length.
struct HistoryWorkload: Workload {
  let predictor: CyclePredictor
  let lengths: [Int]

  /// Whether the prediction is also made before each length, as without a state.
  let isRepeated: Bool

  var operations: Int { isRepeated ? min(lengths.count, 50) : lengths.count }

  func run(_ count: Int) -> Int {
    let known = count == lengths.count ? lengths : Array(lengths.prefix(count))
    if isRepeated {
      for made in 1..<count { blackHole(predictor.cycleLength(after: Array(lengths[..<made]))) }
    }
    blackHole(predictor.cycleLength(after: known))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    (1...count).reduce(0) { sum, made in
      sum &* 31 &+ predictor.cycleLength(after: Array(lengths[..<made])).digest
    }
  }
}
