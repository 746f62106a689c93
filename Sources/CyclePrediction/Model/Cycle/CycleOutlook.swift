/// The possible events since the latest logged start, and the current cycle.
struct CycleOutlook: Sendable {
  /// A cycle that may be running.
  struct Running: Sendable {
    /// The number of days since its start.
    let elapsed: Int
    /// Whether a start since the latest true logged one was not logged.
    let isMissed: Bool
    /// Whether the latest logged start was spurious.
    let isSpurious: Bool
    /// The weight of each length, by day.
    var lengths: DayLanes
    /// The sum of the weights.
    var weight: Double
  }

  /// The cycles that may be running; their weights add up to 1.
  private(set) var running: [Running] = []

  /// The probability of each number of days until the next start.
  private(set) var daysUntilStart: [Double]

  /// The first number of days until the next start: 0, or 1 if the day is over.
  let firstDay: Int

  /// The probability that at least one start since the latest true logged one was not logged.
  private(set) var missed = 0.0

  /// The probability that the latest logged start was spurious.
  private(set) var spurious = 0.0

  typealias Lanes = CycleModel.Lanes

  /// Computes the outlook a number of days after the latest logged start.
  ///
  /// `weigh` returns how likely the signs of the logged cycle are for a length of it. The signs do not
  /// change how likely it is that a start was not logged, or that the latest was spurious.
  init(
    _ filter: CycleFilter, elapsed: Int, isDayOver: Bool = false,
    weigh: ((Int) -> Double)? = nil
  ) {
    firstDay = isDayOver ? 1 : 0
    let elapsed = min(elapsed, CycleModel.lastDay - 1)
    daysUntilStart = [Double](repeating: 0, count: CycleModel.lastDay + 2)
    read(filter, elapsed: elapsed, isSpurious: false)
    if let weigh { running[0].lengths.weigh(weigh) }
    if let doubtful = filter.doubtful, elapsed + doubtful.days < CycleModel.lastDay {
      read(filter, elapsed: elapsed + doubtful.days, isSpurious: true)
    }
    finish()
  }

  /// Computes the outlook a number of days after a start whose cycle has signs of ovulation.
  ///
  /// `first` is the length of that cycle, ignoring how many days have passed, and `later` that of
  /// each cycle after it. A start may have gone unlogged after `lastSign`, a day of the cycle.
  init(
    _ filter: CycleFilter, first: DayDistribution, later: DayDistribution, elapsed: Int,
    lastSign: Int
  ) {
    firstDay = 0
    daysUntilStart = [Double](repeating: 0, count: CycleModel.lastDay + 2)
    let factors = filter.unloggedFactors
    let lastSign = max(lastSign, filter.confirmedDays(elapsed: elapsed) + 1)
    func lanes(_ days: DayDistribution, from first: Int) -> DayLanes {
      var lanes = DayLanes()
      for day in max(first, 0)...max(CycleModel.lastDay, first) where day <= CycleModel.lastDay {
        lanes[day / 8][day % 8] = Float(days.probability(of: day))
      }
      return lanes
    }
    running.append(
      Running(
        elapsed: elapsed, isMissed: false, isSpurious: false, lengths: lanes(first, from: elapsed),
        weight: 0))
    // The probability of an unlogged start on each day, by the number of starts before it.
    var starts = (0..<elapsed).map { $0 < lastSign ? 0 : first.probability(of: $0) }
    var unlogged = starts.map { $0 * Double(factors[0]) }
    for order in 1..<CycleModel.orders {
      var next = [Double](repeating: 0, count: starts.count)
      for (day, probability) in starts.enumerated() where probability > 1e-9 {
        for length in later.firstDay..<max(later.firstDay, starts.count - day) {
          next[day + length] += probability * later.probability(of: length)
        }
      }
      starts = next
      for day in starts.indices { unlogged[day] += starts[day] * Double(factors[order]) }
    }
    for (day, probability) in unlogged.enumerated() where probability > 1e-7 {
      var lengths = lanes(later, from: elapsed - day)
      for vector in 0..<CycleModel.dayVectors { lengths[vector] *= Float(probability) }
      running.append(
        Running(
          elapsed: elapsed - day, isMissed: true, isSpurious: false, lengths: lengths, weight: 0))
    }
    finish()
  }

  /// Scales the weights to a sum of 1, and adds up the probabilities.
  private mutating func finish() {
    var total = 0.0
    for index in running.indices {
      running[index].weight = running[index].lengths.total
      total += running[index].weight
    }
    guard total > 0 else { return }
    var sums = ContiguousArray<Float>(repeating: 0, count: CycleModel.lastDay + 1)
    for index in running.indices {
      running[index].weight /= total
      if running[index].isMissed { missed += running[index].weight }
      if running[index].isSpurious { spurious += running[index].weight }
      running[index].lengths.addShifted(
        by: running[index].elapsed, times: Float(1 / total), to: &sums)
    }
    for day in firstDay..<sums.count { daysUntilStart[day] = Double(sums[day]) }
  }

  /// Adds the cycles that may be running if the latest true start was a number of days ago.
  private mutating func read(_ filter: CycleFilter, elapsed: Int, isSpurious: Bool) {
    let first = min(elapsed + firstDay, CycleModel.lastDay)
    var points = CyclePoints()
    let (lengths, passed) = filter.lengths(atLeast: first, isSpurious: isSpurious, &points)
    let nothingMissed = Float(lengths.total)
    running.append(
      Running(
        elapsed: elapsed, isMissed: false, isSpurious: isSpurious, lengths: lengths, weight: 0))
    guard
      filter.mayMissStart(
        before: first, isSpurious: isSpurious, passed: passed, unmissed: nothingMissed)
    else { return }
    readMissed(filter, elapsed: elapsed, isSpurious: isSpurious, nothingMissed, &points)
  }

  /// Adds the cycles that may be running if a start since the latest true logged one is missing.
  ///
  /// `nothingMissed` is the weight of the case that none is, and `points` is scratch memory.
  private mutating func readMissed(
    _ filter: CycleFilter, elapsed: Int, isSpurious: Bool, _ nothingMissed: Float,
    _ points: inout CyclePoints
  ) {
    let model = filter.model
    let first = min(elapsed + firstDay, CycleModel.lastDay)
    let factors = filter.unloggedFactors
    points.collect(filter.weights(isSpurious: isSpurious))
    // The weight of a start on each day, by point.
    let dayVectors = (first + 7) / 8
    var starts: ContiguousArray<Lanes> = []
    starts.reserveCapacity(points.elements.count * dayVectors)
    var totals = DayLanes()
    for element in points.elements {
      let unlogged = model.unlogged(
        factors, point: element.point, vectors: dayVectors,
        afterDay: filter.confirmedDays(elapsed: elapsed))
      for day in 0..<dayVectors {
        let eight = element.weight * unlogged[day]
        starts.append(eight)
        totals[day] += eight
      }
    }
    let least = (nothingMissed + Float(totals.total)) * Self.leastStart
    var ofStart: ContiguousArray<CyclePoints.Element> = []
    for start in 8..<first {
      let total = Float(totals.weight(of: start))
      guard total > least else { continue }
      // The other points explain little of this start; the rest stands for them.
      var kept: Float = 0
      ofStart.removeAll(keepingCapacity: true)
      for (index, element) in points.elements.enumerated() {
        let weight = starts[index &* dayVectors &+ start / 8][start % 8]
        guard weight > total * Self.leastOfStart else { continue }
        ofStart.append(CyclePoints.Element(point: element.point, weight: weight))
        kept += weight
      }
      let scale = total / kept
      for index in ofStart.indices { ofStart[index].weight *= scale }
      var lengths = DayLanes()
      lengths.add(ofStart[...], of: model, from: (first - start) / 8)
      lengths.cut(below: first - start)
      running.append(
        Running(
          elapsed: elapsed - start, isMissed: true, isSpurious: isSpurious, lengths: lengths,
          weight: 0))
    }
  }

  /// The weight of a missed start, and of a point of a missed start from which on they count,
  /// relative to all cases and to the start.
  private static let leastStart: Float = 1e-5
  private static let leastOfStart: Float = 1e-3

  /// The number of days until the next start; `nil` if nothing explains the wait.
  var start: DayDistribution? { DayDistribution(trimming: daysUntilStart, from: 0) }
}

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

  /// The points that matter; reusable scratch memory.
  private var points = CyclePoints()

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
    start = DayDistribution(trimming: sums, from: 0)
  }

  /// Adds the cycles that may be running if the latest true start was a number of days ago.
  private mutating func add(
    _ models: PopulationModels, _ filter: CycleFilter, elapsed: Int, isDayOver: Bool,
    isSpurious: Bool
  ) {
    let first = min(elapsed + (isDayOver ? 1 : 0), CycleModel.lastDay)
    let (lengths, passed) = filter.lengths(atLeast: first, isSpurious: isSpurious, &points)
    let weight = lengths.total
    total += weight
    fertile += models.ovulationGivenLength.fertileWeight(of: elapsed + 1, inCyclesOf: lengths)
    lengths.addShifted(by: elapsed, times: 1, to: &sums)
    guard
      filter.mayMissStart(
        before: first, isSpurious: isSpurious, passed: passed, unmissed: Float(weight))
    else { return }
    points.collect(
      filter.weights(isSpurious: isSpurious), least: Self.leastShare, ofAll: Self.leastShareOfAll)
    var next = NextStarts(filter, from: first)
    var waiting: Int?
    for element in points.elements {
      next.addAfterUnloggedStarts(point: element.point, times: element.weight)
      guard let earlier = waiting else {
        waiting = element.point
        continue
      }
      let weights = next.fertileWeights(
        elapsed, models.fertileAges, at: (earlier, element.point))
      fertile += Double(weights.earlier)
      fertile += Double(weights.latest)
      waiting = nil
    }
    if let last = waiting {
      fertile += Double(next.fertileWeights(elapsed, models.fertileAges, at: (last, last)).latest)
    }
    var sum: Float = 0
    let shift = first - elapsed
    for day in 0..<min(next.end, sums.count - shift) {
      sums[day + shift] += next.weights[day]
      sum += next.weights[day]
    }
    total += Double(sum)
    missed += Double(sum)
  }

  /// The weight of a point, relative to the heaviest and to all, below which it is joined with others
  /// if a start went unlogged.
  private static let leastShare: Float = 0.01
  private static let leastShareOfAll: Float = 0.008
}
