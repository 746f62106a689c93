/// A 128-bit identifier of an event, a child, a person, or a request.
///
///     let event = EventID(UUID().uuid)
///     let same = EventID(uuidString: event.uuidString)  // event
///
/// The host chooses the bits, for example those of a UUID. `Subject` is a type of ``EntityKind``
/// that distinguishes the IDs of different kinds, so you cannot pass a child's ID for an event's
/// ID.
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

/// The kinds of things that an ``EntityID`` can identify.
///
/// Its types have no values. They only distinguish the kinds of IDs: ``EventID``, ``ChildID``,
/// ``PersonID``, `RegistrationRequest.ID`, and `EventDetails.Question.ID`.
public enum EntityKind {
  /// An event with seats.
  public enum Event {}
  /// A child who can take a seat.
  public enum Child {}
  /// An adult who uses the app.
  public enum Person {}
  /// A request to an event.
  public enum Request {}
  /// A question to families.
  public enum Question {}
}

/// A 128-bit identifier of an event.
public typealias EventID = EntityID<EntityKind.Event>

/// A 128-bit identifier of a child.
public typealias ChildID = EntityID<EntityKind.Child>

/// A 128-bit identifier of an adult: a parent, a provider, or an administrator.
public typealias PersonID = EntityID<EntityKind.Person>

extension EntityID {
  /// The 16 bytes of an ID, as Foundation's `UUID` stores them.
  public typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )

  /// Creates an ID from 16 bytes, such as `UUID().uuid`.
  @inlinable
  public init(_ uuid: Bytes) {
    self.init(
      high: Self.joined(uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7),
      low: Self.joined(uuid.8, uuid.9, uuid.10, uuid.11, uuid.12, uuid.13, uuid.14, uuid.15))
  }

  /// The 16 bytes, which Foundation's `UUID(uuid:)` takes.
  @inlinable
  public var uuid: Bytes {
    (
      high.byte(0), high.byte(1), high.byte(2), high.byte(3),
      high.byte(4), high.byte(5), high.byte(6), high.byte(7),
      low.byte(0), low.byte(1), low.byte(2), low.byte(3),
      low.byte(4), low.byte(5), low.byte(6), low.byte(7)
    )
  }

  /// Returns the big-endian number with these bytes.
  @inlinable
  static func joined(
    _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8,
    _ byte4: UInt8, _ byte5: UInt8, _ byte6: UInt8, _ byte7: UInt8
  ) -> UInt64 {
    var number = UInt64(byte0)
    number = number << 8 | UInt64(byte1)
    number = number << 8 | UInt64(byte2)
    number = number << 8 | UInt64(byte3)
    number = number << 8 | UInt64(byte4)
    number = number << 8 | UInt64(byte5)
    number = number << 8 | UInt64(byte6)
    return number << 8 | UInt64(byte7)
  }

  /// Creates an ID from the text of a UUID, or returns `nil` for any other text.
  ///
  /// The text has 32 hexadecimal digits, in uppercase or lowercase, in groups of 8, 4, 4, 4, and 12
  /// with hyphens between them, and nothing before or after.
  public init?(uuidString text: String) {
    var bytes = text.utf8.makeIterator()
    var (high, low): (UInt64, UInt64) = (0, 0)
    for position in 0..<36 {
      guard let byte = bytes.next() else { return nil }
      if isHyphen(at: position) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = byte.hexadecimalDigit else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    guard bytes.next() == nil else { return nil }
    self.init(high: high, low: low)
  }

  /// The text of the UUID: 36 characters with uppercase digits, as Foundation writes it.
  public var uuidString: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    var (high, low) = (high, low)
    for position in 0..<36 {
      guard !isHyphen(at: position) else {
        text.append(UInt8(ascii: "-"))
        continue
      }
      text.append(UInt8(hexadecimalDigit: UInt8(truncatingIfNeeded: high >> 60)))
      high = high << 4 | low >> 60
      low <<= 4
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Whether the text of a UUID has a hyphen at a position in `0..<36`.
private func isHyphen(at position: Int) -> Bool {
  position == 8 || position == 13 || position == 18 || position == 23
}

extension UInt64 {
  /// Returns the byte at a position in `0...7`, counted from the most significant one.
  @inlinable
  func byte(_ position: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self >> UInt64(56 - 8 * position))
  }
}

extension UInt8 {
  /// Creates the uppercase character of a hexadecimal digit below 16.
  fileprivate init(hexadecimalDigit digit: UInt8) {
    self = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  /// The value of this hexadecimal digit, or `nil` for any other character.
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its ``uuidString``, a text of 36 characters.
extension EntityID: Codable {
  /// Decodes an ID from the text of a UUID.
  ///
  /// - Throws: `DecodingError`, also for any other text. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = Self(uuidString: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not a UUID.")
    }
    self = id
  }

  /// Encodes the text of the UUID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
}

/// A dictionary whose keys are IDs is encoded with their ``uuidString``s as keys.
extension EntityID: CodingKeyRepresentable {
  /// The ``uuidString`` as a key.
  public var codingKey: any CodingKey { UUIDKey(stringValue: uuidString) }

  /// Creates an ID from a key, or returns `nil` if the key is not the text of a UUID.
  public init?(codingKey: some CodingKey) {
    self.init(uuidString: codingKey.stringValue)
  }
}

/// A coding key that is the text of a UUID.
private struct UUIDKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) { nil }
}
#endif
