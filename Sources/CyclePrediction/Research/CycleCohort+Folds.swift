import Essentials

extension CycleCohort {
  /// Cuts the cohort into `count` parts of women at random, for cross-validation: each part once
  /// beside all others, to be tested with what was fitted to them.
  ///
  ///     for (others, part) in cohort.folds(5, seed: 1) {
  ///       print(Backtest(CyclePredictor(population: try CyclePopulation(fitting: others)), on: part).scores)
  ///     }
  ///
  /// The parts differ by at most one woman in size. The same seed gives the same parts; a count
  /// below 2 is taken as 2, and one above the number of women as that number. Fewer than 2 women
  /// are not cut.
  ///
  /// Each element is made when it is asked for, and holds its own copies of the women; so walk
  /// through them, and keep no more than one.
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

  /// The part that each woman is in, counted from 0, and the number of parts.
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
