extension ScanHistory {
  /// The reason a ``ScanHistory`` or one of its entries cannot be made.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// A history would hold less than one entry.
    case limitNotPositive(Int)
    /// A bound of a safety rating is not in `0...100`.
    case safetyRatingOutOfRange(ClosedRange<Double>)
  }
}

extension ScanHistory.Error: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A sentence that names what is wrong, without the value.
  public var description: String {
    switch self {
    case .limitNotPositive: "the limit is not positive"
    case .safetyRatingOutOfRange: "the safety rating is out of range"
    }
  }

  /// The same sentence.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
