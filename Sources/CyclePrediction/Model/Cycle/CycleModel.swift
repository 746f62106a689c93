/// A model of the starts that a woman logs: her typical cycle length and scale on a grid, with the
/// likelihood of each distance between two logged starts at each point.
///
/// Everything that does not depend on the woman is computed once.
final class CycleModel: Sendable {
  typealias Lanes = SIMD8<Float>

  /// The last day of every distribution.
  @inline(__always) static var lastDay: Int { 150 }

  /// The number of vectors that hold the days `0...lastDay`, a multiple of four; the rest is 0.
  @inline(__always) static var dayVectors: Int { (lastDay + 32) / 32 * 4 }

  /// The numbers of unlogged starts between two logged ones that have rows of their own: 0 to 3,
  /// and 4 or more.
  @inline(__always) static var orders: Int { 5 }

  /// The typical lengths, in days, ascending.
  static let modes: [Double] = {
    var modes = (0..<35).map { 16 + 0.75 * Double($0) }
    for _ in 35..<modeCount { modes.append((modes.last ?? 0) * 1.0405) }
    return modes
  }()

  /// The scales, in days, evenly spaced in their logarithm.
  static let scales: [Double] = {
    let step = logarithm(40.0) / Double(scaleCount - 1)
    return (0..<scaleCount).map { 0.5 * exponential(Double($0) * step) }
  }()

  /// The number of typical lengths, of scales, of points, by mode and scale, and of vectors that hold
  /// the points.
  @inline(__always) static var modeCount: Int { 56 }
  @inline(__always) static var scaleCount: Int { 10 }
  @inline(__always) static var pointCount: Int { modeCount * scaleCount }
  @inline(__always) static var vectorCount: Int { pointCount / 8 }

  let population: CyclePopulation

  /// The rates of unlogged starts that a woman may have.
  let rates: SIMD4<Double>

  /// The density of distances between starts by day, number of starts between them, and point.
  let distances: ContiguousArray<Lanes>

  /// The same density in vectors of eight days, by point and number of starts.
  let sums: ContiguousArray<Lanes>

  /// The probability that a cycle lasts a number of days or longer, by day and point.
  let lasting: ContiguousArray<Lanes>

  /// The probability of each length at each point, in vectors of eight days.
  let kernels: ContiguousArray<Lanes>

  /// The probability of a length or a longer one at each point, by point and day; 0 after ``lastDay``.
  let tails: ContiguousArray<Float>

  /// The number of vectors of ``kernels`` that matter at each point; the rest is less than 1e-7.
  let kernelEnds: ContiguousArray<Int>

  /// The lengths that matter at each point after a start that went unlogged; each tail outside has
  /// less than ``unlikelyTail``.
  let likelyLengths: ContiguousArray<ClosedRange<Int>>

  /// The probability that a spurious start lies on each day after a start.
  let spuriousDays: [Float]

  /// The weights of women by context, and the lengths of their next cycles.
  let priors: CyclePriors

  /// Builds the tables of a population.
  ///
  /// - Complexity: O(points × days²)
  init(_ population: CyclePopulation) {
    self.population = population
    rates = Self.rates(mean: population.missedPeriodProbability)
    let (days, vectors) = (Self.lastDay + 1, Self.vectorCount)
    var distances = ContiguousArray(
      repeating: Lanes(repeating: 0), count: days * Self.orders * vectors)
    var daySums = ContiguousArray(
      repeating: Lanes(repeating: 0), count: Self.pointCount * Self.orders * Self.dayVectors)
    var lasting = ContiguousArray(repeating: Lanes(repeating: 0), count: days * vectors)
    var kernels = ContiguousArray(
      repeating: Lanes(repeating: 0), count: Self.pointCount * Self.dayVectors)
    var tails = ContiguousArray<Float>(repeating: 0, count: Self.pointCount * Self.dayVectors * 8)
    var kernelEnds: ContiguousArray<Int> = []
    var likelyLengths: ContiguousArray<ClosedRange<Int>> = []
    for point in 0..<Self.pointCount {
      let kernel = population.cycleLength.kernel(
        mode: Self.modes[point / Self.scales.count], scale: Self.scales[point % Self.scales.count],
        days: days)
      let sums = Self.sums(of: kernel)
      var longer = 1.0
      var end = 1
      for day in 0..<days {
        for order in 0..<Self.orders {
          distances[(day * Self.orders + order) * vectors + point / 8][point % 8] =
            Float(max(sums[order][day], 1e-14))
          if order < Self.orders(within: day) {
            daySums[(point * Self.orders + order) * Self.dayVectors + day / 8][day % 8] =
              Float(sums[order][day])
          }
        }
        lasting[day * vectors + point / 8][point % 8] = Float(max(longer, 1e-14))
        longer -= kernel[day]
        if longer > 1e-7 { end = day / 8 + 1 }
        kernels[point * Self.dayVectors + day / 8][day % 8] = Float(kernel[day])
      }
      // From the last day on, because a difference from 1 loses a short tail.
      var tail = 0.0
      for day in (0..<days).reversed() {
        tail += kernel[day]
        tails[point * Self.dayVectors * 8 + day] = Float(tail)
      }
      kernelEnds.append(end)
      likelyLengths.append(Self.likelyLengths(kernel))
    }
    self.kernelEnds = kernelEnds
    self.likelyLengths = likelyLengths
    self.distances = distances
    self.sums = daySums
    self.lasting = lasting
    self.kernels = kernels
    self.tails = tails
    spuriousDays = Self.spuriousDays(population.spuriousStartProbability)
    priors = CyclePriors(population.cycleLength, kernels)
  }

  /// The probability of a tail of lengths that is left out after an unlogged start; this package's
  /// choice.
  private static let unlikelyTail = 1e-4

  /// Returns the lengths without both tails.
  private static func likelyLengths(_ kernel: [Double]) -> ClosedRange<Int> {
    var (first, last, below, above) = (0, kernel.count - 1, kernel[0], kernel[kernel.count - 1])
    while first < last, below < unlikelyTail {
      first += 1
      below += kernel[first]
    }
    while first < last, above < unlikelyTail {
      last -= 1
      above += kernel[last]
    }
    return first...last
  }

  /// Returns the probability of each day at a point.
  func kernel(ofPoint point: Int) -> [Double] {
    unsafe kernels.withUnsafeBytes { bytes in
      let first = point * Self.dayVectors * 8
      let days = unsafe bytes.bindMemory(to: Float.self)[first...(first + Self.lastDay)]
      return unsafe days.map { Double($0) }
    }
  }

  /// Returns the probability that a start on each of eight days after a logged one is not logged, at
  /// a point, given the probability of each number of unlogged starts in a row.
  func unlogged(_ factors: SIMD8<Float>, point: Int, vector: Int) -> Lanes {
    let base = point * Self.orders * Self.dayVectors + vector
    var sum = Lanes()
    for order in 0..<Self.orders(within: vector * 8 + 7) {
      sum += factors[order] * sums[base + order * Self.dayVectors]
    }
    return sum
  }

  /// Writes the same for the days from 8 on to a row that begins at `first`.
  func writeUnlogged(
    _ factors: SIMD8<Float>, point: Int, vectors: Int, to starts: inout ContiguousArray<Lanes>,
    at first: Int
  ) {
    let base = point * Self.orders * Self.dayVectors
    // Sound: a point has `orders` rows of `dayVectors` vectors, and `starts` has no more vectors.
    unsafe sums.withUnsafeBufferPointer { sums in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        for vector in 1..<max(min(starts.count - first, vectors, Self.dayVectors), 1) {
          var sum = unsafe factors[0] * sums[base &+ vector]
          // Sums of more cycles are later.
          var order = 1
          while order < Self.orders(within: vector &* 8 &+ 7) {
            unsafe sum += factors[order] * sums[base &+ order &* Self.dayVectors &+ vector]
            order &+= 1
          }
          unsafe starts[first &+ vector] = sum
        }
      }
    }
  }

  /// The highest number of unlogged starts, plus one, that a distance of some days can hold.
  static func orders(within days: Int) -> Int {
    min(max(days / shortestAverage, 1), orders)
  }

  /// The shortest average of several cycles in a row, in days; this package's choice.
  private static let shortestAverage = 14

  /// Returns whether a start some days after the latest one may be spurious.
  func isPossiblySpurious(_ days: Int) -> Bool {
    spuriousDays.indices.contains(days) && spuriousDays[days] > 0
  }

  /// Returns the rates of unlogged starts for their mean: most women log nearly all, and a few forget
  /// every fourth.
  private static func rates(mean: Double) -> SIMD4<Double> {
    var rates = WomenInGeneral.relativeRates
    rates *= mean / (rates * WomenInGeneral.rateWeights).sum()
    for index in 0..<4 { rates[index] = min(rates[index], 0.5) }
    return rates
  }

  /// Returns the probability of a spurious start on each day: flat until day 15 after the start, then
  /// falling to 0 on day 19.
  ///
  /// `probability` is that of the days from 6 on; a start on an earlier one is no less likely spurious.
  private static func spuriousDays(_ probability: Double) -> [Float] {
    let weights = (0...lastDay).map { day -> Double in
      day < 1 ? 0 : min(max(Double(19 - day) / 4, 0), 1)
    }
    let total = weights[6...].reduce(0, +)
    return weights.map { Float(probability * $0 / total) }
  }

  /// Returns the density of the sum of one to four lengths, and of all sums of five or more.
  private static func sums(of kernel: [Double]) -> [[Double]] {
    // Smaller probabilities change no sum that matters.
    let first = kernel.firstIndex { $0 > 1e-7 } ?? 0
    let last = kernel.lastIndex { $0 > 1e-7 } ?? 0
    func following(_ a: [Double]) -> [Double] {
      var sum = [Double](repeating: 0, count: a.count)
      for (i, x) in a.enumerated() where x > 1e-7 && i + first < a.count {
        for j in first...min(last, a.count - 1 - i) { sum[i + j] += x * kernel[j] }
      }
      return sum
    }
    var sums = [kernel]
    for _ in 1...4 { sums.append(following(sums[sums.count - 1])) }
    // The density of any sum satisfies the renewal equation.
    var any = sums[4]
    for day in any.indices where day > first {
      for length in first...min(last, day) where length > 0 {
        any[day] += any[day - length] * kernel[length]
      }
    }
    sums[4] = any
    return sums
  }
}

extension CycleModel {
  /// Returns the rows of a distance in `1...150` days, by number of unlogged starts, and the place of
  /// the first.
  ///
  /// - Complexity: O(1), or O(points × days) if the woman said something about the distance.
  func rows(of distance: CycleFilter.Distance) -> (rows: ContiguousArray<Lanes>, base: Int) {
    let (days, count) = (distance.days, Self.vectorCount)
    guard let confirmed = distance.confirmedDays else {
      return (distances, days * Self.orders * count)
    }
    var rows = ContiguousArray(repeating: Lanes(), count: Self.orders * count)
    for vector in 0..<count { rows[vector] = distances[days * Self.orders * count + vector] }
    // The first unlogged start is on a later day, and the others follow it.
    for start in (confirmed + 1)..<max(days, confirmed + 1) {
      let first = start * Self.orders * count
      for order in 0..<Self.orders(within: days - start) {
        let rest = ((days - start) * Self.orders + order) * count
        let row = min(order + 1, Self.orders - 1) * count
        for vector in 0..<count {
          rows[row + vector] += distances[first + vector] * distances[rest + vector]
        }
      }
    }
    return (rows, 0)
  }

  /// Returns the probability that a start on each day after a logged one is not logged, at a point, in
  /// vectors of eight days.
  ///
  /// `factors` are the probabilities of each number of unlogged starts in a row, and none of them is on
  /// the days `...confirmed`.
  ///
  /// - Complexity: O(days), or O(days²) if some days are confirmed.
  func unlogged(
    _ factors: SIMD8<Float>, point: Int, vectors: Int, afterDay confirmed: Int
  ) -> ContiguousArray<Lanes> {
    guard confirmed > 0 else {
      return ContiguousArray((0..<vectors).map { unlogged(factors, point: point, vector: $0) })
    }
    var following = factors
    for order in 1..<Self.orders { following[order - 1] = factors[order] }
    let later = (0..<vectors).map { unlogged(following, point: point, vector: $0) }
    let kernel = point * Self.dayVectors
    var result = ContiguousArray(repeating: Lanes(), count: vectors)
    for start in (confirmed + 1)..<max(vectors * 8, confirmed + 1) {
      let first = kernels[kernel + start / 8][start % 8]
      result[start / 8][start % 8] += factors[0] * first
      for day in start..<(vectors * 8) {
        let rest = day - start
        result[day / 8][day % 8] += first * later[rest / 8][rest % 8]
      }
    }
    return result
  }
}
