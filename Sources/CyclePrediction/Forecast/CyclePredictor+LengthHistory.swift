extension CyclePredictor {
  /// The cycles of one woman among many, for ``CyclePredictor/forEachCycleLength(after:_:)``.
  public struct LengthHistory: Hashable, Sendable, PrivateValue {
    /// The lengths of her cycles in days, oldest first.
    public var lengths: [Int]

    /// What else is known of her.
    public var context: CycleContext

    /// Creates a history.
    public init(lengths: [Int], context: CycleContext = CycleContext()) {
      self.lengths = lengths
      self.context = context
    }
  }
}
