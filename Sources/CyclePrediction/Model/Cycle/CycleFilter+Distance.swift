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
