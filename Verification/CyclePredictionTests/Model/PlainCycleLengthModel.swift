import CyclePrediction
import Foundation

/// A simple implementation of the model of logged starts: every point of the grid, in plain loops.
final class PlainCycleLengthModel: Sendable {
  /// A woman's mode and scale, with the probabilities of 0 to 150 days.
  struct Point {
    let mode: Double
    let scale: Double
    /// The density of the sum of one to four cycles, and of any sum of five or more.
    let sums: [[Double]]

    var cycle: [Double] { sums[0] }
  }

  /// The knowledge after some logged starts.
  struct State {
    var weights: [Double]
    var rates: [Double]
    /// The days from the true start to the latest logged one if that is spurious, with weights.
    var doubtful: (days: Int, weights: [Double])?
  }

  static let standard = PlainCycleLengthModel(.standard)

  let population: CyclePopulation
  let points: [Point]
  let rates: [Double]

  /// The share of women with each rate.
  private static let shares = [0.3, 0.35, 0.25, 0.1]

  init(_ population: CyclePopulation) {
    self.population = population
    let mean = population.missedPeriodProbability
    rates = [1, 5, 10, 25].map { min($0 * mean / 7.05, 0.5) }
    points = Self.modes.flatMap { mode in
      (0..<10).map { step in
        let scale = 0.5 * pow(40, Double(step) / 9)
        let cycle = Self.cycle(population.cycleLength, mode: mode, scale: scale)
        var sums = [cycle]
        for _ in 1...4 { sums.append(Self.convolution(sums[sums.count - 1], cycle)) }
        for day in 0...150 {
          for length in 1...150 where length <= day && cycle[length] > 1e-7 {
            sums[4][day] += sums[4][day - length] * cycle[length]
          }
        }
        return Point(mode: mode, scale: scale, sums: sums)
      }
    }
  }

  private static let modes: [Double] = {
    var modes: [Double] = (0..<35).map { step -> Double in 16 + 0.75 * Double(step) }
    for step in 1...21 { modes.append(41.5 * pow(1.0405, Double(step))) }
    return modes
  }()

  /// A two-piece Student t distribution on whole days.
  private static func cycle(_ prior: CyclePopulation.TraitPrior, mode: Double, scale: Double)
    -> [Double]
  {
    let weights = (0...150).map { day -> Double in
      guard day >= prior.minimum else { return 0 }
      let deviation = (Double(day) - mode) / (Double(day) < mode ? scale : scale * prior.skew)
      let freedom = prior.degreesOfFreedom
      return exp(-(freedom + 1) / 2 * log1p(deviation * deviation / freedom))
    }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }

  /// The distribution of the sum of two numbers of days, up to 150 days.
  static func convolution(_ a: [Double], _ b: [Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: 151)
    for (i, x) in a.enumerated() where x > 1e-8 {
      for (j, y) in b.enumerated().prefix(151 - i) where y > 1e-8 { sum[i + j] += x * y }
    }
    return sum
  }

  /// The density of a distance between logged starts at a point, by the number of unlogged starts:
  /// four or more count together, and no more than one in each 14 days.
  private func parts(_ point: Point, _ days: Int) -> [Double] {
    (0..<min(max(days / 14, 1), 5)).map { max(point.sums[$0][days], 1e-14) }
  }

  /// The weights after logged distances between starts.
  func state(after lengths: [Int], _ context: CycleContext = CycleContext()) -> State {
    let (prior, broad) = priorWeights(context)
    var state = State(weights: prior, rates: Self.shares)
    if lengths.isEmpty, context.age != nil {
      // The more unusual women there are like her, the fewer are usual.
      let usual = max(1 - (broad - 0.05) / 0.1, 0)
      let sharper = prior.map { pow($0, 1.25) }
      let total = sharper.reduce(0, +)
      state.weights = zip(prior, sharper).map { (1 - usual) * $0 + usual * $1 / total }
    }
    for days in lengths {
      let factors = (0..<5).map { number in
        mean(of: state.rates) { (1 - $0) * pow($0, Double(number)) }
      }
      let spurious = population.spuriousStartProbability
      func logged(_ point: Point, _ days: Int) -> Double {
        var sum = 0.0
        for (factor, part) in zip(factors, parts(point, days)) { sum += factor * part }
        return sum * (1 - spurious)
      }
      var next = zip(state.weights, points).map { $0 * logged($1, days) }
      let numbers = min(max(days / 14, 1), 5)
      var sums = [Double](repeating: 0, count: numbers)
      for (weight, point) in zip(state.weights, points) {
        for (number, part) in parts(point, days).enumerated() { sums[number] += weight * part }
      }
      if let doubtful = state.doubtful, doubtful.days + days <= 150 {
        for index in next.indices {
          next[index] += doubtful.weights[index] * logged(points[index], doubtful.days + days)
        }
      }
      let here = Self.spuriousShare(days) * spurious
      var alone = 0.0
      for (weight, point) in zip(state.weights, points) where here > 0 {
        alone += here * weight * point.cycle[days...].reduce(0, +)
      }
      let joined = next.reduce(0, +)
      let likelihoods = rates.map { rate -> Double in
        var sum = 0.0
        for (number, part) in sums.enumerated() {
          sum += (1 - rate) * pow(rate, Double(number)) * part
        }
        return sum
      }
      let after = zip(state.rates, likelihoods).map { $0 * $1 }
      state.rates = zip(after, Self.shares).map { 0.99 * $0 / after.reduce(0, +) + 0.01 * $1 }
      let scale = 1 / (joined + alone)
      state.doubtful = here > 0 ? (days, state.weights.map { $0 * here * scale }) : nil
      // In one of a hundred cycles, hers change for good.
      state.weights = zip(next, prior).map { scale * (0.99 * $0 + 0.01 * joined * $1) }
    }
    return state
  }

  /// The mean of a function of the rate, given the probability of each rate.
  private func mean(of probabilities: [Double], _ function: (Double) -> Double) -> Double {
    zip(rates, probabilities).reduce(0) { $0 + $1.1 * function($1.0) }
  }

  /// The share of spurious starts on a day after a start: even until day 15, falling to day 19; the
  /// shares of the days from 6 on add up to 1.
  private static func spuriousShare(_ day: Int) -> Double {
    func weight(_ day: Int) -> Double { day < 1 ? 0 : min(max(Double(19 - day) / 4, 0), 1) }
    return weight(day) / (6...150).reduce(0) { $0 + weight($1) }
  }

  /// The probability of each rate of unlogged starts in the running cycle: half that of her own log.
  private func ratesToday(_ state: State) -> [Double] {
    zip(state.rates, Self.shares).map { 0.9 * ($0 + $1) / 2 }
  }

  private func priorWeights(
    _ context: CycleContext
  ) -> (weights: [Double], broad: Double) {
    let prior = population.cycleLength
    let age = min(max(context.age ?? 30, 10), 60)
    let years = [18, 22.5, 27.5, 32.5, 37.5, 42.5, 47.5, 52.5]
    let days = [5.33, 5.07, 4.70, 4.28, 3.79, 3.99, 5.42, 11.19]
    // Of several conditions, the one that changes most counts; before menopause, variation is that of
    // 47 years or more.
    let condition = CycleContext.Condition.allCases.first(where: context.conditions.contains)
    let mature = condition == .perimenopause ? min(max(context.age ?? 47, 47), 60) : age
    let place = years.lastIndex { $0 <= mature } ?? 0
    let step = min(place + 1, 7)
    let part = step > place ? max(0, mature - years[place]) / (years[step] - years[place]) : 0
    let shift = log(days[place] / 4.28) + part * log(days[step] / days[place])
    let later = condition == .postpartum ? 0.5 : condition == .afterHormonalContraception ? 1 : 0
    let location = prior.location + prior.agePerYear * (age - 30) + later
    let modes = Self.modes
    func normalized(_ weight: (Point, Double) -> Double) -> [Double] {
      let weights = points.enumerated().map { index, point in
        let row = index / 10
        let (below, above) = (max(row - 1, 0), min(row + 1, modes.count - 1))
        return weight(point, (modes[above] - modes[below]) / Double(above - below))
      }
      let total = weights.reduce(0, +)
      return weights.map { $0 / total }
    }
    let core = normalized { point, width in
      let mode = (point.mode - location) / (prior.spread * 1.1)
      let expected =
        prior.logScale + shift
        + prior.logScaleSlope * min(max(point.mode - prior.pivot, -10), 15)
      let scale = (log(point.scale) - expected) / (prior.logScaleSpread * 1.6)
      return width * pow(1 + mode * mode / 5, -3) * pow(1 + scale * scale / 3, -2)
    }
    let broad = normalized { point, width in
      let (mode, scale) = (log(point.mode / 36) / 0.45, (log(point.scale / 4.5) - shift) / 0.8)
      return width / point.mode * exp(-mode * mode / 2 - scale * scale / 2)
    }
    let declared =
      switch condition {
      case nil: 0.0
      case .polycysticOvarySyndrome: 0.5
      case .perimenopause: 0.3
      case .postpartum: 0.06
      case .afterHormonalContraception: 0.08
      }
    let young = min(max((22 - age) / 4, 0), 1)
    let late = min(max((age - 42) / 5, 0), 1)
    let share = max(0.05 * (1 + 2 * young + 4 * late), declared)
    return (zip(core, broad).map { (1 - share) * $0 + share * $1 }, share)
  }

  /// The probability of 0 to 150 days for the next start after the latest logged one.
  func nextLength(after lengths: [Int], _ context: CycleContext = CycleContext()) -> [Double] {
    let state = state(after: lengths, context)
    var sum = [Double](repeating: 0, count: 151)
    for (index, point) in points.enumerated() {
      for day in 0...150 { sum[day] += state.weights[index] * point.cycle[day] }
      guard let doubtful = state.doubtful else { continue }
      for day in (doubtful.days + population.cycleLength.minimum)...150 {
        sum[day - doubtful.days] += doubtful.weights[index] * point.cycle[day]
      }
    }
    let total = sum.reduce(0, +)
    return sum.map { $0 / total }
  }

  /// The probability of 0, 1, 2… days until the next start, `elapsed` days after the latest logged
  /// one, and the probability that a start since then was not logged; no start may be spurious.
  func nextStart(after lengths: [Int], elapsed: Int) -> (days: [Double], missed: Double) {
    let starts = nextStarts(after: lengths, elapsed: elapsed)
    let sums = starts.next.reduce(into: [Double](repeating: 0, count: 151)) { sums, next in
      for (day, weight) in next.enumerated() { sums[day] += weight }
    }
    let total = sums.reduce(0, +)
    return (sums.map { $0 / total }, 1 - starts.logged / total)
  }

  /// The probability of 0, 1, 2… days until the start after the next.
  func secondStart(after lengths: [Int], elapsed: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: 301)
    let starts = nextStarts(after: lengths, elapsed: elapsed)
    for (next, point) in zip(starts.next, points) {
      for (day, weight) in next.enumerated() where weight > 1e-10 {
        for length in 0...150 { sums[day + length] += weight * point.cycle[length] }
      }
    }
    let total = sums.reduce(0, +)
    return sums.map { $0 / total }
  }

  /// The weight of 0, 1, 2… days until the next start at each point, and the total weight of the case
  /// that no start since the latest logged one went unlogged.
  private func nextStarts(
    after lengths: [Int], elapsed: Int
  ) -> (next: [[Double]], logged: Double) {
    let state = state(after: lengths)
    let lapse = 0.002
    let factors = (1...5).map { number -> Double in
      lapse + (1 - lapse) * mean(of: ratesToday(state)) { pow($0, Double(number)) }
    }
    var logged = 0.0
    let next = zip(state.weights, points).map { weight, point -> [Double] in
      var days = [Double](repeating: 0, count: 151)
      for day in elapsed...150 { days[day - elapsed] = weight * point.cycle[day] }
      logged += days.reduce(0, +)
      guard elapsed > 8, weight > 1e-9 else { return days }
      for start in 8..<elapsed {
        var unlogged = 0.0
        for (factor, part) in zip(factors, parts(point, start)) { unlogged += factor * part }
        for length in (elapsed - start)...150 {
          days[length - (elapsed - start)] += weight * unlogged * point.cycle[length]
        }
      }
      return days
    }
    return (next, logged)
  }

  /// Returns the probability that a logged distance of that many days contains an unlogged start.
  func probabilityOfMissedPeriod(inCycleOf length: Int, after lengths: [Int]) -> Double {
    let state = state(after: lengths)
    var (one, any) = (0.0, 0.0)
    for (weight, point) in zip(state.weights, points) {
      for (number, density) in parts(point, length).enumerated() {
        let factor = mean(of: state.rates) { (1 - $0) * pow($0, Double(number)) }
        any += weight * factor * density
        if number == 0 { one += weight * factor * density }
      }
    }
    return 1 - one / any
  }
}

/// Returns half the sum of the differences between a distribution and probabilities from day 0 on.
func totalVariation(_ distribution: DayDistribution, _ plain: [Double]) -> Double {
  let days = min(distribution.firstDay, 0)...max(distribution.lastDay, plain.count)
  return days.reduce(0) { sum, day in
    let expected = plain.indices.contains(day) ? plain[day] : 0
    return sum + abs(distribution.probability(of: day) - expected) / 2
  }
}
