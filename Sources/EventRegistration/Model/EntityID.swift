/// The identity of an event, a child, a person or a request: 128 bits that the host chooses.
///
///     let event = EventID(UUID().uuid)
///     let same = EventID(uuidString: event.uuidString)  // event
///
/// `Subject` only keeps the identifiers of different things apart; no value of it is ever made.
@frozen
public struct EntityID<Subject>: Sendable {
  /// The first eight of the sixteen bytes, the first of them the most significant.
  public let high: UInt64

  /// The last eight of the sixteen bytes, the first of them the most significant.
  public let low: UInt64

  /// Creates an identifier from its two halves.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension EntityID: Hashable {
  /// Whether all bits are the same.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.high == rhs.high && lhs.low == rhs.low
  }

  /// Hashes the two halves.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
  }
}

extension EntityID: Comparable {
  /// Orders identifiers by their bytes, which is the order of their texts.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.high != rhs.high ? lhs.high < rhs.high : lhs.low < rhs.low
  }
}

extension EntityID: CustomStringConvertible {
  /// The same as ``uuidString``.
  public var description: String { uuidString }
}
