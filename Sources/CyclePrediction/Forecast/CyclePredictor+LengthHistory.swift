extension CyclePredictor {
  /// The cycle lengths of one person, for ``CyclePredictor/forEachCycleLength(after:_:)``.
  public struct LengthHistory: Hashable, Sendable, PrivateValue {
    /// The lengths of the cycles in days, oldest first.
    public var lengths: [Int]

    /// The person's age and conditions.
    public var context: CycleContext

    /// Creates a history.
    public init(lengths: [Int], context: CycleContext = CycleContext()) {
      self.lengths = lengths
      self.context = context
    }
  }
}
