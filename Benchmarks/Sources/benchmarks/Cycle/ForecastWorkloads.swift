import BenchmarkHarness
import BlackHole
import CyclePrediction

extension DayDistribution {
  /// The sum of what an app shows of a forecast: the median, and the ends of the intervals of 50,
  /// 80 and 95 %.
  var sumOfShownDays: Int {
    let (half, most, nearlyAll) = (
      interval(covering: 0.5), interval(covering: 0.8), interval(covering: 0.95)
    )
    return median &+ half.lowerBound &+ half.upperBound &+ most.lowerBound &+ most.upperBound
      &+ nearlyAll.lowerBound &+ nearlyAll.upperBound
  }

  /// A sum over every probability, to the last bit.
  var digest: UInt64 {
    probabilities.reduce(UInt64(truncatingIfNeeded: firstDay)) { $0 &* 31 &+ $1.bitPattern }
  }
}

/// Forecasts the next length for women one by one; an operation is a woman.
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

/// The same for many women in the memory of one.
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

  /// How many more blocks of memory all women take than the first half of them, or 0 where blocks
  /// are not counted.
  var furtherAllocations: Int {
    func allocations(_ count: Int) -> Int {
      let before = ProcessMemory.allocations
      blackHole(run(count))
      guard let before, let after = ProcessMemory.allocations else { return 0 }
      return after - before
    }
    return allocations(operations) - allocations(operations / 2)
  }
}

/// The same by the plain model, with what the predictor says where both agree.
struct PlainForecastWorkload: Workload {
  let model: PlainCycleModel
  let subject: ForecastWorkload
  let operations: Int

  /// How far the chances of a day or less may be apart.
  ///
  /// The predictor passes over points of the grid that weigh less than a hundred-thousandth of the
  /// heaviest, and sums in single precision; and where many lengths may be parts of cycles, over
  /// all the readings of them that hardly weigh anything one by one.
  static func tolerance(after history: CyclePredictor.LengthHistory) -> Double {
    history.lengths.count { $0 <= 22 } > 2 ? 0.001 : 0.0001
  }

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
      return sum &* 31 &+ (largest <= Self.tolerance(after: history) ? ours.digest : 0)
    }
  }
}

/// Keeps a state up to date; an operation is a length.
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

/// Forecasts from all lengths of a history at once; an operation is a length.
struct HistoryWorkload: Workload {
  let predictor: CyclePredictor
  let lengths: [Int]

  /// Whether the forecast is also made before each length, as one without a state has to.
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
