public import Essentials

/// When a value was written, and by which copy: a hybrid logical clock.
///
/// A copy never writes with a stamp below one that it has seen, so an edit is later than everything
/// that its author saw, even if the author's clock is slow. Source: Kulkarni, Demirbas, Madappa,
/// Avva, and Leone, "Logical Physical Clocks and Consistent Snapshots in Globally Distributed
/// Databases", OPODIS 2014.
struct ListStamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01 UTC.
  var time: Int64
  /// Counts the edits with the same time.
  var count: Int64

  static let none = Self(time: .min, count: 0)

  /// How far ahead a clock may be, in seconds: one day, more than a wrong time zone explains.
  static let tolerance: Int64 = 86_400

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.time, lhs.count) < (rhs.time, rhs.count)
  }

  /// Returns the stamp of the next edit.
  func next(at now: Int64) -> Self {
    now > time ? Self(time: now, count: 0) : Self(time: time, count: min(count, .max - 1) + 1)
  }

  /// Whether the clock that made the stamp is too far ahead.
  func isAhead(of now: Int64) -> Bool {
    let (latest, overflow) = now.addingReportingOverflow(Self.tolerance)
    return !overflow && time > latest
  }
}

/// The act of writing a value.
struct ListWrite: Hashable, Sendable {
  var stamp: ListStamp
  let replica: ListReplica
  /// How often the replica's clock had been corrected; old copies have its earlier times.
  var era: Int64 = 0
}

/// A last-write-wins value, in the order of time, replica, and value.
///
/// The value is part of the order because a replica that was copied may write two values with one
/// stamp; without it, the result would depend on the order of merges.
struct ListRegister<Value: ListRegisterValue>: Hashable, Sendable {
  let value: Value
  var write: ListWrite

  init(_ value: Value, _ write: ListWrite) {
    self.value = value
    self.write = write
  }

  mutating func merge(_ other: Self) {
    if write.stamp != other.write.stamp {
      if write.stamp < other.write.stamp { self = other }
    } else if write.replica != other.write.replica {
      if write.replica < other.write.replica { self = other }
    } else if write.era != other.write.era {
      if write.era < other.write.era { self = other }
    } else if value.precedes(other.value) {
      self = other
    }
  }
}

/// A value with a total order of its representation, which a register stores beside its stamp.
protocol ListRegisterValue: Hashable, Sendable {
  func precedes(_ other: Self) -> Bool
  init(in container: KeyedDecodingContainer<ListCodingKey>) throws
  func encode(in container: inout KeyedEncodingContainer<ListCodingKey>) throws
}

extension ListRegisterValue where Self: Codable {
  init(in container: KeyedDecodingContainer<ListCodingKey>) throws {
    self = try container.decode(Self.self, forKey: .value)
  }

  func encode(in container: inout KeyedEncodingContainer<ListCodingKey>) throws {
    try container.encode(self, forKey: .value)
  }
}

extension String: ListRegisterValue {
  // Canonically equivalent texts are equal, but two copies must keep the same bytes.
  func precedes(_ other: Self) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Double: ListRegisterValue {
  func precedes(_ other: Self) -> Bool { self < other }
}

extension Bool: ListRegisterValue {
  func precedes(_ other: Self) -> Bool { !self && other }
}

/// Encoded as an object with the value, the stamp, and the replica.
extension ListRegister: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ListCodingKey.self)
    value = try Value(in: container)
    write = ListWrite(
      stamp: try ListStamp(in: container),
      replica: try container.decode(ListReplica.self, forKey: .replica),
      era: try container.decodeIfPresent(Int64.self, forKey: .era) ?? 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListCodingKey.self)
    try value.encode(in: &container)
    try write.stamp.encode(in: &container)
    try container.encode(write.replica, forKey: .replica)
    if write.era != 0 { try container.encode(write.era, forKey: .era) }
  }
}

/// Stored beside other keys of an object.
extension ListStamp {
  init(in container: KeyedDecodingContainer<ListCodingKey>) throws {
    time = try container.decode(Int64.self, forKey: .time)
    count = try container.decodeIfPresent(Int64.self, forKey: .count) ?? 0
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "The count is negative.")
    }
  }

  func encode(in container: inout KeyedEncodingContainer<ListCodingKey>) throws {
    try container.encode(time, forKey: .time)
    if count != 0 { try container.encode(count, forKey: .count) }
  }
}

/// The keys of everything that the mergeable lists store.
enum ListCodingKey: String, CodingKey {
  case value, time, count, replica, era
  case number, earlier, seen, corrections, limit, items, adds, id
  case title, quantity, unit, aisle, isDone, position, steps, needs
}

/// The copy of a person's lists on one device, which names the author of each edit when copies are
/// merged.
///
///     let phone = ListReplica("7f3c21")
///
/// Give each device its own ID, for example a random one at the first launch. A device that was
/// restored from a backup needs a new ID, because other devices already have edits that it made
/// after the backup.
public struct ListReplica: Hashable, Sendable, PrivateValue {
  /// The ID: 1 to 64 ASCII letters, digits, and hyphens.
  public let id: String

  /// Creates the replica with an ID, or returns `nil` if the ID breaks the rules of ``id``.
  public init?(_ id: some StringProtocol) {
    guard (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      })
    else { return nil }
    self.id = String(id)
  }

  private init(number: UInt64) { id = String(number, radix: 16) }

  /// Returns a replica with a random ID; create it once for each device, and store it.
  ///
  /// The probability that two of a million are equal is about 1 in 37 million.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    Self(number: generator.next())
  }
}

extension ListReplica: Comparable {
  /// Orders replicas by their IDs.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

/// Encoded as the ID.
extension ListReplica: Codable {
  /// Decodes a replica from its ID.
  ///
  /// - Throws: `DecodingError`, also for text that is not an ID. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let replica = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the ID of a replica.")
    }
    self = replica
  }

  /// Encodes the ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
