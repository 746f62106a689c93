extension CycleFilter {
  /// Returns the weights of the lengths from `first` days on of a cycle that began with the latest
  /// logged start, or with the true one before it if the latest is spurious, and the weight of
  /// shorter lengths; `points` is scratch memory.
  func lengths(
    atLeast first: Int, isSpurious: Bool, _ points: inout CyclePoints
  ) -> (lengths: DayLanes, passed: Float) {
    let longer = first * CycleModel.vectorCount
    // The points that explain the wait.
    let passed = points.collect(
      ownWeights(isSpurious: isSpurious), sharesFrom: longer, of: model.lasting)
    points.divideWeights(by: model.lasting, from: longer)
    var lengths = DayLanes()
    lengths.add(points.elements, of: model, from: first / 8, isLong: first > 40)
    if !isSpurious {
      for vector in (first / 8)..<CycleModel.dayVectors {
        lengths[vector] += renewed * model.priors.lengths(place, vector: vector)
      }
    }
    lengths.cut(below: first)
    return (lengths, passed)
  }

  /// Returns whether the starts that may have gone unlogged before day `first` matter.
  ///
  /// `passed` is the weight of shorter lengths, and `unmissed` that of the case that no start did.
  func mayMissStart(
    before first: Int, isSpurious: Bool, passed: Float, unmissed: Float
  ) -> Bool {
    let factor = unloggedFactors[0]
    guard first > max(8, confirmedDays(elapsed: first) + 1), factor > 0 else { return false }
    // The weight of a woman whose cycles have changed is that of all women, so it is not skipped.
    let others = isSpurious || first > 12 ? 0 : renewed
    return factor * (max(passed, 0) + others) > Self.leastMissed * unmissed
  }

  /// Returns the number of days after the latest true logged start on which the woman said that no
  /// start went unlogged, if it was `elapsed` days ago.
  func confirmedDays(elapsed: Int) -> Int { confirmedDaysAgo.map { elapsed - $0 } ?? 0 }

  /// The weight of all missed starts, relative to the case without one, from which on they count.
  private static let leastMissed: Float = 1e-4

  /// A point of the grid, and a number of days since the latest true logged start.
  struct Case {
    let point: Int
    let weight: Double
    let elapsed: Int
  }

  /// Returns what may be true of her `elapsed` days after the latest logged start.
  func cases(elapsed: Int) -> [Case] {
    // A point matters as much as it explains the wait, by itself or by an unlogged start.
    let unlogged = unloggedFactors[0]
    func cases(elapsed: Int, _ weights: PointWeights) -> [Case] {
      let table = model.lasting
      let days = min(elapsed, CycleModel.lastDay)
      let longer = days * CycleModel.vectorCount
      let confirmed = max(confirmedDays(elapsed: days), 0) * CycleModel.vectorCount
      func explaining(_ vector: Int) -> Lanes {
        unlogged * table[confirmed &+ vector] + (1 - unlogged) * table[longer &+ vector]
      }
      var points = CyclePoints()
      points.collect { weights[$0] * explaining($0) }
      return points.elements.map { element in
        let explained = explaining(element.point / 8)[element.point % 8]
        return Case(
          point: element.point, weight: Double(element.weight / explained), elapsed: elapsed)
      }
    }
    var all = cases(elapsed: elapsed, weights())
    if let doubtful, elapsed + doubtful.days <= CycleModel.lastDay {
      all += cases(elapsed: elapsed + doubtful.days, weights(isSpurious: true))
    }
    return all
  }

  /// Returns the weight of each number of days until the next start in a case.
  func nextStarts(in theCase: Case) -> [Double] {
    var next = NextStarts(self, from: min(theCase.elapsed, CycleModel.lastDay))
    next.add(theCase)
    return next.weights.prefix(CycleModel.lastDay + 1).map { Double($0) }
  }

  /// Returns the total weight of each number of unlogged starts, from none on, in a distance of
  /// some days between logged starts.
  func densities(of distance: Distance) -> [Double] {
    let (count, factors) = (CycleModel.vectorCount, loggedFactors)
    let (rows, base) = model.rows(of: distance)
    let weights = weights()
    return (0..<CycleModel.orders(within: distance.days)).map { order in
      var sum = Lanes()
      for vector in 0..<count {
        sum += weights[vector] * rows[base + order * count + vector]
      }
      return Double(factors[order] * sum.sum())
    }
  }

  /// Returns the weight of a distance if its latter start is spurious and the next logged start is
  /// `rest` days later, and if it is not.
  func densities(ofSpuriousStartAfter days: Int, rest: Int) -> (spurious: Double, true: Double) {
    let (count, factors) = (CycleModel.vectorCount, loggedFactors)
    func likelihood(_ days: Int, _ vector: Int) -> Lanes {
      let base = days * CycleModel.orders * count + vector
      return (0..<CycleModel.orders(within: days)).reduce(into: Lanes()) { sum, order in
        sum += factors[order] * model.distances[base + order * count]
      }
    }
    let weights = weights()
    var (joined, apart) = (Lanes(), Lanes())
    for vector in 0..<count {
      let weight = weights[vector]
      joined += weight * likelihood(days + rest, vector)
      apart += weight * likelihood(days, vector) * likelihood(rest, vector)
    }
    let spurious = Double(model.spuriousDays[days])
    return (
      spurious * Double(joined.sum()),
      (1 - model.population.spuriousStartProbability) * Double(apart.sum())
    )
  }
}

extension NextStarts {
  /// Adds the next starts in a case.
  mutating func add(_ theCase: CycleFilter.Case) {
    let weight = Float(theCase.weight)
    add(point: theCase.point, times: weight)
    addAfterUnloggedStarts(point: theCase.point, times: weight)
  }
}
