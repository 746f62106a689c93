import CyclePrediction

extension CyclePredictor.LengthHistory {
  /// Creates the history of a woman of a cohort, with her age.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public init(_ woman: CycleCohort.Woman) {
    self.init(lengths: woman.cycles.map(\.length), context: woman.context)
  }
}
