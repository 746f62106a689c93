/// The knowledge about a woman from the starts that she logged: a weight for each point of the
/// grid, and her rate of unlogged starts.
///
/// The latest logged start may be spurious: the filter keeps the weights of both cases until the
/// next logged start.
struct CycleFilter: Sendable {
  typealias Lanes = CycleModel.Lanes

  let model: CycleModel

  /// The number of observed distances.
  private(set) var count = 0

  /// The place of the woman's context among the priors.
  private(set) var place: CyclePriors.Place

  /// The weights of women like her before their first log.
  private var prior: ContiguousArray<Lanes>

  /// The weights of the points before ``kept`` and ``renewed`` are applied.
  ///
  /// Before the first distance, they are sharper than those of ``prior`` if she is a usual woman.
  private var points: ContiguousArray<Lanes>

  /// The weight of ``points``, and that of ``prior`` for a woman whose cycles have changed.
  private(set) var kept: Float = 1
  private(set) var renewed: Float = 0

  /// The weights if the latest logged start was spurious; not meaningful if ``doubtful`` is `nil`.
  private var unconfirmed: ContiguousArray<Lanes> = []

  /// The number of days from the true start to the latest logged one, if that may be spurious, and
  /// the factor of ``unconfirmed``.
  private(set) var doubtful: (days: Int, factor: Float)?

  /// The probability of each of the model's rates of unlogged starts.
  private(set) var rates: SIMD4<Double>

  /// How many days ago the woman said that no start has gone unlogged since the latest logged one;
  /// `nil` if she said nothing.
  var confirmedDaysAgo: Int?

  /// Creates the filter of a woman without a distance between starts.
  init(_ model: CycleModel, _ context: CycleContext) {
    self.model = model
    place = model.priors.place(of: context)
    prior = ContiguousArray(repeating: Lanes(), count: CycleModel.vectorCount)
    points = prior
    rates = WomenInGeneral.rateWeights
    reset(context)
  }

  /// Forgets all observations, and starts again with another woman.
  mutating func reset(_ context: CycleContext) {
    place = model.priors.place(of: context)
    model.priors.write(place, to: &prior)
    forgetPoints()
    if place.usual > 0 { sharpenPoints(share: place.usual) }
    (count, confirmedDaysAgo) = (0, nil)
    rates = WomenInGeneral.rateWeights
  }

  /// Replaces a share of the weights of women like her before their first log by the same weights to the
  /// power 1.25.
  private mutating func sharpenPoints(share: Float) {
    var sum = Lanes()
    for vector in points.indices {
      points[vector] *= points[vector].squareRoot().squareRoot()
      sum += points[vector]
    }
    let scale = share / sum.sum()
    for vector in points.indices {
      points[vector] = (1 - share) * prior[vector] + scale * points[vector]
    }
  }

  /// Gives the points the weights of women like her before their first log.
  private mutating func forgetPoints() {
    for vector in points.indices { points[vector] = prior[vector] }
    (kept, renewed, doubtful) = (1, 0, nil)
  }

  /// Updates the weights with the distance to the next logged start; one outside `1...150` days is
  /// not informative.
  mutating func observe(_ days: Int) { observe(Distance(days: days)) }

  /// Updates the weights with a distance of which the woman may have said more.
  mutating func observe(_ distance: Distance) {
    let days = distance.days
    guard (1...CycleModel.lastDay).contains(days) else {
      doubtful = nil
      return
    }
    if count == 0 { forgetPoints() }
    count += 1
    let spurious = Float(model.population.spuriousStartProbability)
    let orders = CycleModel.orders(within: days)
    let factors = loggedFactors * Float(1 - spurious)
    let (rows, base) = model.rows(of: distance)
    let earlier = doubtful.flatMap { $0.days + days <= CycleModel.lastDay ? $0 : nil }
    let here = distance.isTrueStart ? 0 : model.spuriousDays[days]
    if here > 0 || earlier != nil, unconfirmed.isEmpty { unconfirmed = points }

    var parts = (Lanes(), Lanes(), Lanes(), Lanes(), Lanes())
    var (joined, alone) = (Lanes(), Lanes())
    let count = CycleModel.vectorCount
    let (kept, renewed) = (kept, renewed)
    if orders <= 2, earlier == nil, here == 0 {
      (parts.0, parts.1) = multiply(
        by: rows, from: base, factors[0], orders == 2 ? factors[1] : 0)
    } else {
      let (wholeRows, wholeBase) = model.rows(of: distance.prolonged(by: earlier?.days ?? 0))
      let wholeOrders = CycleModel.orders(within: days + (earlier?.days ?? 0))
      let longer = days * count
      for vector in 0..<count {
        let before = kept * points[vector] + renewed * prior[vector]
        let first = before * rows[base &+ vector]
        parts.0 += first
        var after = factors[0] * first
        if orders > 1 {
          let part = before * rows[base &+ count &+ vector]
          parts.1 += part
          after += factors[1] * part
        }
        if orders > 2 {
          let part = before * rows[base &+ 2 &* count &+ vector]
          parts.2 += part
          after += factors[2] * part
        }
        if orders > 3 {
          let part = before * rows[base &+ 3 &* count &+ vector]
          parts.3 += part
          after += factors[3] * part
        }
        if orders > 4 {
          let part = before * rows[base &+ 4 &* count &+ vector]
          parts.4 += part
          after += factors[4] * part
        }
        if let earlier {
          var likelihood = factors[0] * wholeRows[wholeBase &+ vector]
          for order in 1..<max(wholeOrders, 1) {
            likelihood += factors[order] * wholeRows[wholeBase &+ order &* count &+ vector]
          }
          let part = earlier.factor * unconfirmed[vector] * likelihood
          joined += part
          after += part
        }
        points[vector] = after
        if here > 0 {
          unconfirmed[vector] = before
          alone += before * model.lasting[longer &+ vector]
        }
      }
    }
    let sums = [parts.0.sum(), parts.1.sum(), parts.2.sum(), parts.3.sum(), parts.4.sum()]
    var total: Float = joined.sum()
    for order in 0..<orders { total += factors[order] * sums[order] }
    guard total > 0, total.isFinite else {
      // Rounding left no point possible: start again.
      forgetPoints()
      return
    }
    learnRate(sums, orders: orders)
    let doubt = here * alone.sum()
    let scale = 1 / (total + doubt)
    self.kept = (1 - Float(WomenInGeneral.change)) * scale
    self.renewed = Float(WomenInGeneral.change) * total * scale
    doubtful = here > 0 ? (days, here * scale) : nil
  }

  /// Multiplies the weights by the likelihood of a distance that is one cycle or two, whose rows
  /// begin at `base`, and returns the sum of both parts.
  private mutating func multiply(
    by rows: ContiguousArray<Lanes>, from base: Int, _ first: Float, _ second: Float
  ) -> (one: Lanes, two: Lanes) {
    var (one, two) = (Lanes(), Lanes())
    let count = CycleModel.vectorCount
    let (kept, renewed) = (kept, renewed)
    // Sound: every array has `count` vectors, and the rows of a distance in `1...150` lie in the
    // table.
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe prior.withUnsafeBufferPointer { prior in
        unsafe rows.withUnsafeBufferPointer { rows in
          for vector in 0..<count {
            let before = unsafe kept * points[vector] + renewed * prior[vector]
            let alone = unsafe before * rows[base &+ vector]
            let both = unsafe before * rows[base &+ count &+ vector]
            one += alone
            two += both
            unsafe points[vector] = first * alone + second * both
          }
        }
      }
    }
    return (one, two)
  }

  /// The probability of each number of unlogged starts before a logged one.
  var loggedFactors: SIMD8<Float> {
    var factors = SIMD8<Float>(repeating: 0)
    var weights = rates * (1 - model.rates)
    for order in 0..<CycleModel.orders {
      factors[order] = Float(weights.sum())
      weights *= model.rates
    }
    return factors
  }

  /// The probability that a number of starts in a row, from 1 on, went unlogged since the latest
  /// logged one.
  var unloggedFactors: SIMD8<Float> {
    var factors = SIMD8<Float>(repeating: 0)
    let share = WomenInGeneral.shareOfOwnRate
    var weights = share * rates + (1 - share) * WomenInGeneral.rateWeights
    weights *= WomenInGeneral.doubtToday * model.rates
    let lapse = model.population.missedPeriodProbability > 0 ? WomenInGeneral.lapse : 0
    for order in 0..<CycleModel.orders {
      factors[order] = Float(weights.sum() * (1 - lapse) + lapse)
      weights *= model.rates
    }
    return factors
  }

  /// Updates the rate with the weight of each number of unlogged starts.
  private mutating func learnRate(_ sums: [Float], orders: Int) {
    var likelihood = SIMD4<Double>(repeating: 0)
    var power = 1 - model.rates
    for order in 0..<orders {
      likelihood += power * Double(sums[order])
      power *= model.rates
    }
    let after = rates * likelihood
    let total = after.sum()
    guard total > 0 else { return }
    let change = WomenInGeneral.change
    rates = (1 - change) / total * after + change * WomenInGeneral.rateWeights
  }

  /// The points that matter; reusable scratch memory.
  private var heavy = CyclePoints()

  /// The weights of the lengths, and those of the days until the next start; reusable scratch memory.
  private var lengths = DayLanes()
  private var sums: ContiguousArray<Float> = []

  /// Writes the probabilities of the number of days from the latest logged start to the next true
  /// one to `distribution`, reusing its memory.
  mutating func predict(into distribution: inout DayDistribution) {
    let first = model.population.cycleLength.minimum
    let count = CycleModel.lastDay + 1 - first
    if distribution.probabilities.count != count {
      distribution.probabilities = [Double](repeating: 0, count: count)
    }
    distribution.firstDay = first
    heavy.collect(ownWeights(isSpurious: false))
    lengths.clear()
    lengths.add(heavy.elements, of: model, from: first / 8)
    for vector in (first / 8)..<CycleModel.dayVectors {
      lengths[vector] += renewed * model.priors.lengths(place, vector: vector)
    }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count))
    lengths.addShifted(by: first, times: 1, to: &sums)
    if let doubtful {
      heavy.collect(ownWeights(isSpurious: true))
      lengths.clear()
      lengths.add(heavy.elements, of: model, from: (doubtful.days + first) / 8)
      lengths.addShifted(by: doubtful.days + first, times: 1, to: &sums)
    }
    var total = 0.0
    for index in 0..<count {
      distribution.probabilities[index] = Double(sums[index])
      total += Double(sums[index])
    }
    distribution.scale(total: total)
  }

  /// Returns the length of a cycle that begins with a true start.
  func anyLength() -> DayDistribution {
    var filter = self
    filter.doubtful = nil
    var distribution = DayDistribution(point: 0)
    filter.predict(into: &distribution)
    return distribution
  }

  /// Returns the length of a cycle of a woman like her without a log.
  func lengthOfOthers() -> DayDistribution {
    let first = model.population.cycleLength.minimum
    let weights = (first...CycleModel.lastDay).map {
      Double(model.priors.lengths(place, vector: $0 / 8)[$0 % 8])
    }
    return DayDistribution(firstDay: first, unscaled: weights, total: weights.reduce(0, +))
  }

  /// Returns the weights if the latest logged start was one, or if it was spurious.
  func weights(isSpurious: Bool = false) -> PointWeights {
    isSpurious
      ? ownWeights(isSpurious: true)
      : PointWeights(first: points, second: prior, firstFactor: kept, secondFactor: renewed)
  }

  /// Returns the same without those of a woman whose cycles have changed.
  func ownWeights(isSpurious: Bool) -> PointWeights {
    PointWeights(
      first: isSpurious ? unconfirmed : points, second: prior,
      firstFactor: isSpurious ? doubtful?.factor ?? 0 : kept, secondFactor: 0)
  }
}

extension CycleFilter {
  /// The distance from a logged start to the next, and what the woman said about it.
  struct Distance: Sendable {
    /// The number of days.
    var days: Int

    /// The number of days after the first start on which no start went unlogged, because she said so;
    /// `nil` if she said nothing.
    var confirmedDays: Int?

    /// Whether she said that the latter start is one.
    var isTrueStart = false

    /// Returns the distance from a start some days earlier if the first one is spurious.
    func prolonged(by earlier: Int) -> Distance {
      Distance(
        days: days + earlier, confirmedDays: confirmedDays.map { $0 + earlier },
        isTrueStart: isTrueStart)
    }
  }
}

/// The weights of women at each point of the grid before their first log, by context.
struct CyclePriors: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// The weights by condition, age, and point; their sum is 1.
  private let weights: ContiguousArray<Lanes>

  /// The probability of each length by condition and age, in vectors of eight days.
  private let lengths: ContiguousArray<Lanes>

  /// The ages that have rows, in years, followed by a row for an unknown age.
  private static let ages = 10...60
  private static let ageRows = ages.count + 1

  init(_ prior: CyclePopulation.TraitPrior, _ kernels: ContiguousArray<Lanes>) {
    let conditions = [nil] + CycleContext.Condition.allCases.map(Optional.some)
    var weights: ContiguousArray<Lanes> = []
    var lengths: ContiguousArray<Lanes> = []
    for condition in conditions {
      for row in 0..<Self.ageRows {
        let age = row < Self.ages.count ? Double(Self.ages.lowerBound + row) : nil
        let women = prior.women(atAge: age, condition)
        var sum = [Lanes](repeating: Lanes(repeating: 0), count: CycleModel.dayVectors)
        for (point, weight) in women.enumerated() where weight > 1e-7 {
          for vector in sum.indices {
            sum[vector] += Float(weight) * kernels[point * CycleModel.dayVectors + vector]
          }
        }
        lengths += sum
        for vector in 0..<CycleModel.vectorCount {
          weights.append(Lanes((0..<8).map { Float(women[vector * 8 + $0]) }))
        }
      }
    }
    self.weights = weights
    self.lengths = lengths
  }

  /// A mixture of two rows, for an age between them.
  struct Place: Sendable {
    fileprivate var row: Int
    fileprivate var next: Int
    fileprivate var share: Float

    /// The share of usual women; 0 for an unknown age.
    fileprivate(set) var usual: Float
  }

  /// Returns the place of a context; of several conditions, the one that changes most counts.
  func place(of context: CycleContext) -> Place {
    let condition = context.conditions.min { $0.rank < $1.rank }
    let first = (condition.map { $0.rank } ?? 0) * Self.ageRows
    guard let age = context.age, age.isFinite else {
      return Place(row: first + Self.ages.count, next: first + Self.ages.count, share: 0, usual: 0)
    }
    let years = min(max(age, Double(Self.ages.lowerBound)), Double(Self.ages.upperBound))
    let below = Int(years)
    let row = first + below - Self.ages.lowerBound
    return Place(
      row: row, next: below < Self.ages.upperBound ? row + 1 : row,
      share: Float(years - Double(below)),
      usual: Float(WomenInGeneral.usualShare(atAge: years, condition)))
  }

  /// Writes the weights of a place to `points`.
  func write(_ place: Place, to points: inout ContiguousArray<Lanes>) {
    let (row, next) = (place.row * CycleModel.vectorCount, place.next * CycleModel.vectorCount)
    for vector in 0..<CycleModel.vectorCount {
      points[vector] =
        (1 - place.share) * weights[row + vector] + place.share * weights[next + vector]
    }
  }

  /// Returns the probabilities of eight lengths of the next cycle.
  func lengths(_ place: Place, vector: Int) -> Lanes {
    (1 - place.share) * lengths[place.row * CycleModel.dayVectors + vector]
      + place.share * lengths[place.next * CycleModel.dayVectors + vector]
  }
}

extension CycleContext.Condition {
  /// The place in the order of how much a condition changes, where 1 changes most.
  fileprivate var rank: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension CyclePopulation.TraitPrior {
  /// Returns the weight of each point of the grid.
  fileprivate func women(
    atAge age: Double?, _ condition: CycleContext.Condition?
  ) -> [Double] {
    typealias General = WomenInGeneral
    let modes = CycleModel.modes
    let shift = General.logScaleShift(
      atAge: condition == .perimenopause ? max(age ?? 47, 47) : age ?? 30)
    let age = age ?? 30
    let location = location(atAge: age) + General.lengthShift(condition)
    var core: [Double] = []
    var broad: [Double] = []
    for (row, mode) in modes.enumerated() {
      let (below, above) = (max(row - 1, 0), min(row + 1, modes.count - 1))
      let width = (modes[above] - modes[below]) / Double(above - below)
      let distance = (mode - location) / (spread * General.widerModes)
      let coreMode = logarithm(width) - 3 * logarithm(onePlus: distance * distance / 5)
      let ratio = logarithm(mode / General.broadLength) / General.broadLengthSpread
      let broadMode = logarithm(width / mode) - 0.5 * ratio * ratio
      let expected = logScale + shift + logScaleSlope * min(max(mode - pivot, -10), 15)
      for scale in CycleModel.scales {
        let freedom = General.scaleDegreesOfFreedom
        let coreScale = (logarithm(scale) - expected) / (logScaleSpread * General.widerScales)
        core.append(
          exponential(
            coreMode - 0.5 * (freedom + 1) * logarithm(onePlus: coreScale * coreScale / freedom)))
        let broadScale =
          (logarithm(scale / General.broadScale) - shift) / General.broadScaleSpread
        broad.append(exponential(broadMode - 0.5 * broadScale * broadScale))
      }
    }
    let share = General.broadShare(atAge: age, condition)
    let (coreTotal, broadTotal) = (core.reduce(0, +), broad.reduce(0, +))
    guard coreTotal > 0 else { return broad.map { $0 / broadTotal } }
    return zip(core, broad).map { (1 - share) * $0 / coreTotal + share * $1 / broadTotal }
  }
}
