/// A 128-bit identifier of an event, a child, a person, or a request.
///
///     let event = EventID(UUID().uuid)
///     let same = EventID(uuidString: event.uuidString)  // event
///
/// The host chooses the bits, for example those of a UUID. `Subject` is a type of ``EntityKind`` that
/// keeps the IDs of different kinds apart, so a child's ID cannot be passed for an event's.
@frozen
public struct EntityID<Subject>: Sendable {
  /// The first 8 of the 16 bytes, as a big-endian number.
  public let high: UInt64

  /// The last 8 of the 16 bytes, as a big-endian number.
  public let low: UInt64

  /// Creates an ID from its two halves.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension EntityID: Hashable {
  /// Whether all bits are equal.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.high == rhs.high && lhs.low == rhs.low
  }

  /// Hashes all bits.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
  }
}

extension EntityID: Comparable {
  /// Orders IDs by their bytes, which is also the order of their ``uuidString``s.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.high != rhs.high ? lhs.high < rhs.high : lhs.low < rhs.low
  }
}

extension EntityID: CustomStringConvertible {
  /// The same as ``uuidString``.
  public var description: String { uuidString }
}
