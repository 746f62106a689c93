extension CycleFilter {
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
    func cases(elapsed: Int, _ weigh: (Int) -> Lanes) -> [Case] {
      let longer = min(elapsed, CycleModel.lastDay) * CycleModel.vectorCount
      func explaining(_ vector: Int) -> Lanes {
        unlogged + (1 - unlogged) * model.lasting[longer + vector]
      }
      var points = CyclePoints()
      points.collect { weigh($0) * explaining($0) }
      return points.elements.map { point, weight in
        Case(
          point: point, weight: Double(weight / explaining(point / 8)[point % 8]), elapsed: elapsed)
      }
    }
    var all = cases(elapsed: elapsed) { weights($0) }
    if let doubtful, elapsed + doubtful.days <= CycleModel.lastDay {
      all += cases(elapsed: elapsed + doubtful.days) { doubtfulWeights($0) }
    }
    return all
  }

  /// Returns the weight of each number of days until the next start in a case.
  func nextStarts(in theCase: Case) -> [Double] {
    let (point, elapsed, weight) = (theCase.point, theCase.elapsed, theCase.weight)
    let kernel = model.kernel(ofPoint: point)
    var next = kernel[min(elapsed, CycleModel.lastDay)...].map { weight * $0 }
    next += [Double](repeating: 0, count: CycleModel.lastDay + 1 - next.count)
    let factors = unloggedFactors
    let last = min(model.kernelEnds[point] * 8, CycleModel.lastDay)
    for vector in 1..<max((elapsed + 7) / 8, 1) {
      let eight = model.unlogged(factors, point: point, vector: vector)
      guard eight.max() > 1e-6 else { continue }
      for lane in 0..<min(8, elapsed - vector * 8) where eight[lane] > 1e-6 {
        let (unlogged, since) = (weight * Double(eight[lane]), elapsed - vector * 8 - lane)
        guard since <= last else { continue }
        for length in since...last { next[length - since] += unlogged * kernel[length] }
      }
    }
    return next
  }

  /// Returns the total weight of each number of unlogged starts, from none on, in a distance of
  /// some days between logged starts.
  func densities(of days: Int) -> [Double] {
    let (count, factors) = (CycleModel.vectorCount, loggedFactors)
    let base = days * CycleModel.orders * count
    return (0..<CycleModel.orders(within: days)).map { order in
      var sum = Lanes()
      for vector in 0..<count {
        sum += weights(vector) * model.distances[base + order * count + vector]
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
    var (joined, apart) = (Lanes(), Lanes())
    for vector in 0..<count {
      let weight = weights(vector)
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
