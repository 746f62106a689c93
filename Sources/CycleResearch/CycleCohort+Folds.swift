import Essentials

extension CycleCohort {
  /// Returns random folds of women for cross-validation: each fold with the cohort of all other
  /// women.
  ///
  ///     for (others, part) in cohort.folds(5, seed: 1) {
  ///       let predictor = CyclePredictor(population: try CyclePopulation(fitting: others))
  ///       print(Backtest(predictor, on: part).scores)
  ///     }
  ///
  /// The folds differ by at most one woman in size. The same seed gives the same folds. The number
  /// of folds is clamped to at least 2 and at most the number of women. There are no folds of fewer
  /// than 2 women.
  ///
  /// Each element is created on access and copies the women, so iterate over the collection and
  /// keep no more than one element.
  ///
  /// - Complexity: O(*n*) in the number of women, and again for each element.
  public func folds(
    _ count: Int, seed: UInt64
  ) -> some RandomAccessCollection<(others: CycleCohort, part: CycleCohort)> {
    let (folds, count) = foldOfEachWoman(count, seed: seed)
    return (0..<count).lazy.map { number in
      let places = women.indices
      return (
        CycleCohort(women: places.filter { folds[$0] != number }.map { women[$0] }),
        CycleCohort(women: places.filter { folds[$0] == number }.map { women[$0] })
      )
    }
  }

  /// Returns the fold of each woman, counted from 0, and the number of folds.
  func foldOfEachWoman(_ count: Int, seed: UInt64) -> (folds: [Int], count: Int) {
    guard women.count >= 2 else { return (women.map { _ in 0 }, 0) }
    let count = min(max(count, 2), women.count)
    var generator = SeededGenerator(seed: seed)
    var order = Array(women.indices)
    for index in order.indices.dropFirst().reversed() {
      order.swapAt(index, generator.nextIndex(below: index + 1))
    }
    var folds = [Int](repeating: 0, count: women.count)
    for (place, woman) in order.enumerated() { folds[woman] = place % count }
    return (folds, count)
  }
}
