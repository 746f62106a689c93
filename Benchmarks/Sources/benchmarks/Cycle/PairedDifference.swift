/// By how much one program's errors exceed another's on the same tasks, on average.
struct PairedDifference {
  /// The mean difference.
  let mean: Double

  /// The interval that holds 95 % of the mean differences when women are drawn with replacement.
  let interval: ClosedRange<Double>

  /// How often women are drawn.
  static let resamples = 2000

  /// The seed of the draws.
  static let seed: UInt64 = 1

  /// Compares the errors of two programs on `tasks`, of which there is at least one.
  init(_ tasks: [CycleTask], _ ours: [Double], _ theirs: [Double]) {
    var sums: [Int: (difference: Double, count: Double)] = [:]
    for (index, task) in tasks.enumerated() {
      sums[task.woman, default: (0, 0)].difference += ours[index] - theirs[index]
      sums[task.woman, default: (0, 0)].count += 1
    }
    let women = sums.sorted { $0.key < $1.key }.map(\.value)
    var generator = SplitMix64(seed: Self.seed)
    let means = (0..<Self.resamples).map { _ in
      var (difference, count) = (0.0, 0.0)
      for _ in women {
        let woman = women[Int(generator.unit() * Double(women.count))]
        difference += woman.difference
        count += woman.count
      }
      return difference / count
    }.sorted()
    func quantile(_ level: Double) -> Double {
      let place = level * Double(means.count - 1)
      let below = Int(place)
      let above = min(below + 1, means.count - 1)
      return means[below] + (means[above] - means[below]) * (place - Double(below))
    }
    mean =
      women.reduce(0) { $0 + $1.difference } / women.reduce(0) { $0 + $1.count }
    interval = quantile(0.025)...quantile(0.975)
  }
}

extension PairedDifference {
  /// The differences of the absolute errors and of the probability scores of two programs' answers.
  static func both(
    _ tasks: [CycleTask], _ ours: [LengthAnswer], _ theirs: [LengthAnswer]
  ) -> (absoluteError: PairedDifference, crps: PairedDifference) {
    func errors(
      _ answers: [LengthAnswer], _ error: (LengthAnswer, Int) -> Double
    ) -> [Double] {
      zip(answers, tasks).map { error($0, $1.length) }
    }
    func difference(_ error: (LengthAnswer, Int) -> Double) -> PairedDifference {
      PairedDifference(tasks, errors(ours, error), errors(theirs, error))
    }
    return (
      difference { $0.absoluteError(observed: $1) }, difference { $0.crps(observed: $1) }
    )
  }

  /// The difference and its interval, to a hundredth of a day.
  var text: String {
    let numbers = [mean, interval.lowerBound, interval.upperBound].map { value in
      (value < 0 ? "" : "+") + decimal(value, 2)
    }
    return "\(numbers[0]) [\(numbers[1]), \(numbers[2])]"
  }
}
