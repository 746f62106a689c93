extension DayDistribution {
  /// Days drawn independently, each as often as its probability says.
  ///
  /// A generator that gives the same bits gives the same days. A negative count is taken as 0.
  ///
  /// - Complexity: O(*n* + `count` log *n*) in the number of days *n*.
  public func draws(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    let table = DayTable(firstDay: firstDay, weights: probabilities)
    return (0..<max(count, 0)).map { _ in table.day(at: generator.nextFraction()) }
  }
}

extension CyclePredictor {
  /// Lengths that the next cycle may have, in days, drawn independently from the forecast.
  ///
  ///     var generator = SeededGenerator(seed: 1)
  ///     let draws = predictor.drawCycleLengths(1000, after: [28, 31, 27], using: &generator)
  ///
  /// A generator that gives the same bits gives the same lengths. A negative count is taken as 0.
  ///
  /// - Complexity: O(*n* + `count`) in the number of lengths *n*.
  public func drawCycleLengths(
    _ count: Int, after lengths: [Int], context: CycleContext = CycleContext(),
    using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    cycleLength(after: lengths, context: context).draws(count, using: &generator)
  }
}
