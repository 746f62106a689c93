/// What is known about a woman from the starts that she logged: a weight for each point of the
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
    model.priors.write(place, to: &prior)
    points = prior
    rates = WomenInGeneral.rateWeights
  }

  /// Forgets all observations, and starts again with another woman.
  mutating func reset(_ context: CycleContext) {
    place = model.priors.place(of: context)
    model.priors.write(place, to: &prior)
    for vector in points.indices { points[vector] = prior[vector] }
    (kept, renewed, doubtful, count, confirmedDaysAgo) = (1, 0, nil, 0, nil)
    rates = WomenInGeneral.rateWeights
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
      for vector in points.indices { points[vector] = prior[vector] }
      (self.kept, self.renewed, doubtful) = (1, 0, nil)
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
    var weights = rates * model.rates
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
    let (kept, points) = (kept, points)
    heavy.collect { kept * points[$0] }
    lengths.clear()
    lengths.add(heavy.elements, of: model, from: first / 8)
    for vector in (first / 8)..<CycleModel.dayVectors {
      lengths[vector] += renewed * model.priors.lengths(place, vector: vector)
    }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count))
    lengths.addShifted(by: first, times: 1, to: &sums)
    if let doubtful {
      let unconfirmed = unconfirmed
      heavy.collect { doubtful.factor * unconfirmed[$0] }
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

  /// Returns eight weights if the latest logged start was one.
  func weights(_ vector: Int) -> Lanes { kept * points[vector] + renewed * prior[vector] }

  /// Returns eight weights, without those of a woman whose cycles have changed.
  func ownWeights(_ vector: Int) -> Lanes { kept * points[vector] }

  /// Returns eight weights if the latest logged start was spurious.
  func doubtfulWeights(_ vector: Int) -> Lanes { (doubtful?.factor ?? 0) * unconfirmed[vector] }
}
