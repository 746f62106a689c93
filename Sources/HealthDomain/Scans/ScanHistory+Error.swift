public import Essentials

extension ScanHistory {
  /// The reason a ``ScanHistory`` or one of its entries cannot be created.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The limit is less than 1.
    case limitNotPositive(Int)
    /// A bound of the safety rating is not in `0...100`.
    case safetyRatingOutOfRange(ClosedRange<Double>)

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .limitNotPositive: "The limit of a scan history must be at least one."
      case .safetyRatingOutOfRange: "A safety rating must be from zero to one hundred."
      }
    }
  }
}
