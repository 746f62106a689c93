import CyclePrediction

/// What a program answered when it was asked for the length of the next cycle.
struct LengthAnswer: Hashable {
  /// Its median, or its only answer, in days.
  let median: Double

  /// Its mean, in days.
  let mean: Double

  /// Its probabilities, if it states any.
  let days: DayDistribution?

  /// An answer with probabilities.
  init(_ days: DayDistribution) {
    self.init(median: Double(days.median), mean: days.mean, days: days)
  }

  /// An answer that need not be that of its probabilities, nor a whole day.
  init(median: Double, mean: Double, days: DayDistribution?) {
    self.median = median
    self.mean = mean
    self.days = days
  }

  /// The distance of the median from what came, in days.
  func absoluteError(observed day: Int) -> Double { abs(median - Double(day)) }

  /// The continuous ranked probability score, in days: the absolute error if there is one answer
  /// only.
  func crps(observed day: Int) -> Double {
    days?.crps(observed: day) ?? absoluteError(observed: day)
  }
}

/// How good answers were, by the median and the mean that each program states itself.
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
