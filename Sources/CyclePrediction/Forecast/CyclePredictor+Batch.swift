extension CyclePredictor {
  /// Calls `body` with the position of each history, counted from 0, and the length of the next
  /// cycle after it, in days.
  ///
  ///     predictor.forEachCycleLength(after: histories) { user, length in medians[user] = length.median }
  ///
  /// All forecasts share the memory of one: however many histories there are, it does not grow, as
  /// long as `body` keeps no distribution. A failure of `body` ends the walk.
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
