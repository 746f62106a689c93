import CycleResearch

/// A program's answer for the length of the next cycle.
struct LengthAnswer: Hashable {
  /// The median, or the only answer, in days.
  let median: Double

  /// The mean, in days.
  let mean: Double

  /// The probabilities, if the program states any.
  let days: DayDistribution?

  /// Creates an answer from its probabilities.
  init(_ days: DayDistribution) {
    self.init(median: Double(days.median), mean: days.mean, days: days)
  }

  /// Creates an answer whose median and mean may differ from those of its probabilities.
  init(median: Double, mean: Double, days: DayDistribution?) {
    self.median = median
    self.mean = mean
    self.days = days
  }

  /// Returns the absolute difference between the median and the observed length, in days.
  func absoluteError(observed day: Int) -> Double { abs(median - Double(day)) }

  /// Returns the continuous ranked probability score, in days; for a single answer, the absolute
  /// error.
  func crps(observed day: Int) -> Double {
    days?.crps(observed: day) ?? absoluteError(observed: day)
  }
}

/// The scores of answers, by the median and the mean that each program states itself.
struct AnswerScores {
  let meanAbsoluteError: Double
  let rootMeanSquareError: Double
  let crps: Double

  /// Scores the answers to `tasks`, one for each.
  init(_ answers: [LengthAnswer], _ tasks: [CycleTask]) {
    let count = Double(answers.count)
    var (absolute, square, crps) = (0.0, 0.0, 0.0)
    for (answer, task) in zip(answers, tasks) {
      absolute += answer.absoluteError(observed: task.length)
      square += (answer.mean - Double(task.length)) * (answer.mean - Double(task.length))
      crps += answer.crps(observed: task.length)
    }
    meanAbsoluteError = absolute / count
    rootMeanSquareError = (square / count).squareRoot()
    self.crps = crps / count
  }
}
