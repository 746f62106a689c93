extension Cohort {
  /// Cuts the cohort into `count` parts of women at random, for cross-validation: each part once beside
  /// all others, to be tested with what was fitted to them.
  ///
  ///     for (others, part) in cohort.folds(5, seed: 1) {
  ///       print(Backtest(CyclePredictor(population: try Population(fitting: others)), on: part).scores)
  ///     }
  ///
  /// The parts differ by at most one woman in size. The same seed gives the same parts; a count below 2
  /// is taken as 2, and one above the number of women as that number.
  ///
  /// - Complexity: O(*n* × `count`) in the number of women.
  public func folds(_ count: Int, seed: UInt64) -> [(others: Cohort, part: Cohort)] {
    guard women.count >= 2 else { return [] }
    let count = min(max(count, 2), women.count)
    var generator = SeededGenerator(seed: seed)
    var order = Array(women.indices)
    for index in order.indices.dropFirst().reversed() {
      order.swapAt(index, generator.nextIndex(below: index + 1))
    }
    var fold = [Int](repeating: 0, count: women.count)
    for (place, woman) in order.enumerated() { fold[woman] = place % count }
    return (0..<count).map { number in
      let places = women.indices
      return (
        Cohort(women: places.filter { fold[$0] != number }.map { women[$0] }),
        Cohort(women: places.filter { fold[$0] == number }.map { women[$0] })
      )
    }
  }
}
