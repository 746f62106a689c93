extension CyclePredictor {
  /// Calls `body` with the index of each history, counted from 0, and the distribution of the next
  /// cycle's length after it, in days.
  ///
  ///     predictor.forEachCycleLength(after: histories) { user, length in
  ///       medians[user] = length.median
  ///     }
  ///
  /// All predictions share the memory of one: the memory use does not grow with the number of
  /// histories, unless `body` keeps a distribution. If `body` throws, the iteration ends.
  ///
  /// - Complexity: O(*n*) in the number of lengths of all histories.
  @inlinable
  public func forEachCycleLength<Failure: Error>(
    after histories: some Sequence<LengthHistory>,
    _ body: (Int, DayDistribution) throws(Failure) -> Void
  ) throws(Failure) {
    var state = CycleLengthState(self)
    var distribution = state.prediction()
    var position = 0
    for history in histories {
      state.reset(context: history.context)
      for length in history.lengths { state.observe(length) }
      state.predict(into: &distribution)
      try body(position, distribution)
      position += 1
    }
  }
}
