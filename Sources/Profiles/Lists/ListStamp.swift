/// When a value was written, and by which copy: a hybrid logical clock.
///
/// A copy never writes with a stamp below one that it has seen, so an edit is later than all that its
/// author saw, even if the author's clock is behind. Source: Kulkarni, Demirbas, Madappa, Avva, and
/// Leone, "Logical Physical Clocks and Consistent Snapshots in Globally Distributed Databases",
/// OPODIS 2014.
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

/// A value of which the last write wins, in the order of time, replica, and value.
///
/// The value is part of the order because a replica that was copied may write two values with one
/// stamp; without it, the result would depend on the order of merges.
struct ListRegister<Value: ListRegisterValue>: Hashable, Sendable {
  private(set) var value: Value
  var stamp: ListStamp
  var replica: ListReplica

  init(_ value: Value, _ stamp: ListStamp, _ replica: ListReplica) {
    self.value = value
    self.stamp = stamp
    self.replica = replica
  }

  mutating func merge(_ other: Self) {
    if stamp != other.stamp {
      if stamp < other.stamp { self = other }
    } else if replica != other.replica {
      if replica < other.replica { self = other }
    } else if value.precedes(other.value) {
      self = other
    }
  }
}

/// A value with a total order of its representation.
protocol ListRegisterValue: Hashable, Sendable, Codable {
  func precedes(_ other: Self) -> Bool
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
    value = try container.decode(Value.self, forKey: .value)
    stamp = ListStamp(
      time: try container.decode(Int64.self, forKey: .time),
      count: try container.decodeIfPresent(Int64.self, forKey: .count) ?? 0)
    replica = try container.decode(ListReplica.self, forKey: .replica)
    guard stamp.count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "The count is negative.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListCodingKey.self)
    try container.encode(value, forKey: .value)
    try container.encode(stamp.time, forKey: .time)
    if stamp.count != 0 { try container.encode(stamp.count, forKey: .count) }
    try container.encode(replica, forKey: .replica)
  }
}

/// The keys of everything that the mergeable lists store.
enum ListCodingKey: String, CodingKey {
  case value, time, count, replica
  case number, seen, items, adds, id
  case title, quantity, unit, aisle, isDone, position
}
