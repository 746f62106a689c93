/// The next start and the fertile days on one day, summed over all that may have happened.
///
/// ``CycleOutlook`` keeps each cycle that may be running apart; the sums take fewer steps.
struct DayOutlook {
  /// The probability of each number of days until the next start; `nil` if nothing explains the
  /// wait.
  private(set) var start: DayDistribution?

  /// The probability that the day is a fertile day.
  private(set) var fertile = 0.0

  /// The probability that at least one start since the latest true logged one was not logged.
  private(set) var missed = 0.0

  /// The probability that the latest logged start was spurious.
  private(set) var spurious = 0.0

  /// The weight of each number of days until the next start.
  private var sums = ContiguousArray<Float>(repeating: 0, count: CycleModel.lastDay + 1)

  private var total = 0.0

  /// Computes the outlook a number of days after the latest logged start.
  init(_ models: PopulationModels, _ filter: CycleFilter, elapsed: Int, isDayOver: Bool) {
    add(models, filter, elapsed: elapsed, isDayOver: isDayOver, isSpurious: false)
    if let doubtful = filter.doubtful, elapsed + doubtful.days < CycleModel.lastDay {
      let before = total
      add(
        models, filter, elapsed: elapsed + doubtful.days, isDayOver: isDayOver, isSpurious: true)
      spurious = total - before
    }
    guard total > 0 else { return }
    fertile = min(fertile / total, 1)
    missed /= total
    spurious /= total
    start = DayDistribution(trimming: sums.map { Double($0) }, from: 0)
  }

  /// Adds the cycles that may be running if the latest true start was a number of days ago.
  private mutating func add(
    _ models: PopulationModels, _ filter: CycleFilter, elapsed: Int, isDayOver: Bool,
    isSpurious: Bool
  ) {
    let first = min(elapsed + (isDayOver ? 1 : 0), CycleModel.lastDay)
    let (lengths, passed) = filter.lengths(atLeast: first, isSpurious: isSpurious)
    let weight = lengths.total
    total += weight
    fertile += models.ovulationGivenLength.fertileWeight(of: elapsed + 1, inCyclesOf: lengths)
    lengths.addShifted(by: elapsed, times: 1, to: &sums)
    guard
      filter.mayMissStart(
        before: first, isSpurious: isSpurious, passed: passed, unmissed: Float(weight))
    else { return }
    var points = CyclePoints()
    points.collect(least: Self.leastShare, ofAll: Self.leastShareOfAll) {
      isSpurious ? filter.doubtfulWeights($0) : filter.weights($0)
    }
    var next = NextStarts(filter, from: first)
    for element in points.elements {
      next.addAfterUnloggedStarts(point: element.point, times: element.weight)
      fertile += Double(
        next.sum(
          ofUnloggedStartsUntil: elapsed, times: models.fertileAges.factors(of: element.point)))
    }
    var sum: Float = 0
    let shift = first - elapsed
    for day in shift..<sums.count {
      sums[day] += next.weights[day - shift]
      sum += next.weights[day - shift]
    }
    total += Double(sum)
    missed += Double(sum)
  }

  /// The weight of a point, relative to the heaviest and to all, below which it is joined with others
  /// if a start went unlogged.
  private static let leastShare: Float = 0.01
  private static let leastShareOfAll: Float = 0.008
}
