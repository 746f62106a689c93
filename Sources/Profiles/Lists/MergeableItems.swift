/// The fields of an item, each a ``ListRegister``.
protocol MergeableFields: Hashable, Sendable {
  /// Takes the later write of each field.
  mutating func merge(_ other: Self)

  /// Lets a closure read or change the stamp and the author of each field.
  mutating func forEachWrite(_ body: (inout ListStamp, inout ListReplica) -> Void)
}

/// A set of items that can be edited in several copies and merged without loss: an observed-remove
/// set in which each addition carries last-writer-wins registers.
///
/// An addition is known by its replica and a number. An item is present while it has an addition, and
/// a removal removes only the additions that it has seen, so an addition made elsewhere at the same
/// time wins. ``seen`` says, for each replica, up to which number its additions are known. An
/// addition that one copy lacks although it has seen its number was removed there, so a removed item
/// leaves no trace, and a copy of any age can be merged. Source: Bieniusa et al., "An optimized
/// conflict-free replicated set", INRIA RR-8083, 2012; Almeida, Shoker, and Baquero, "Delta state
/// replicated data types", 2018, section 7.
///
/// The fields belong to an addition, and not to the item, because a field that outlived its removed
/// item in one copy only would make the order of merges visible.
struct MergeableItems<ID: Hashable & Comparable & Sendable, Fields: MergeableFields>: Hashable,
  Sendable
{
  struct Addition: Hashable, Sendable {
    let replica: ListReplica
    let number: Int64
    var fields: Fields

    var key: (ListReplica, Int64) { (replica, number) }
  }

  /// The additions of each present item, by replica and number; none is empty.
  private(set) var additions: [ID: [Addition]] = [:]

  /// The greatest known number of each replica's additions, including removed ones.
  private(set) var seen: [ListReplica: Int64] = [:]

  /// The greatest stamp of all writes, including those of removed items.
  private(set) var latest = ListStamp.none

  /// The greatest number of an addition, up to which floating-point numbers are exact.
  static var maximumNumber: Int64 { 1 << 53 }
}

extension MergeableItems {
  /// Returns the fields of an item, or `nil` if it is not present.
  func fields(of id: ID) -> Fields? { additions[id].flatMap(Self.joined) }

  private static func joined(_ additions: [Addition]) -> Fields? {
    guard var fields = additions.first?.fields else { return nil }
    for addition in additions.dropFirst() { fields.merge(addition.fields) }
    return fields
  }

  /// All items with their fields, in no particular order.
  var all: [(id: ID, fields: Fields)] {
    additions.compactMap { id, additions in
      Self.joined(additions).map { (id: id, fields: $0) }
    }
  }

  /// Returns the stamp of a new write.
  mutating func stamp(at now: Int64) -> ListStamp {
    latest = latest.next(at: now)
    return latest
  }

  /// Adds an item, and returns whether the replica can number another addition.
  mutating func add(_ id: ID, _ fields: Fields, by replica: ListReplica) -> Bool {
    let number = seen[replica] ?? 0
    guard number < Self.maximumNumber else { return false }
    seen[replica] = number + 1
    insert(Addition(replica: replica, number: number + 1, fields: fields), for: id)
    return true
  }

  /// Changes the fields of all additions of an item.
  mutating func change(_ id: ID, _ change: (inout Fields) -> Void) {
    guard let count = additions[id]?.count else { return }
    for position in 0..<count { change(&additions[id, default: []][position].fields) }
  }

  /// Removes the additions of an item.
  mutating func remove(_ id: ID) { additions[id] = nil }

  private mutating func insert(_ addition: Addition, for id: ID) {
    var list = additions[id] ?? []
    let position = list.firstIndex { $0.key > addition.key } ?? list.count
    list.insert(addition, at: position)
    additions[id] = list
    observe(addition.fields)
  }

  /// Takes over the additions of a stored copy, in any order and possibly repeated.
  mutating func insert(_ stored: [ID: [Addition]]) {
    for (id, list) in stored {
      var sorted: [Addition] = []
      for addition in list.sorted(by: { $0.key < $1.key }) {
        if let last = sorted.indices.last, sorted[last].key == addition.key {
          sorted[last].fields.merge(addition.fields)
        } else {
          sorted.append(addition)
        }
        note(seen: addition.number, of: addition.replica)
        observe(addition.fields)
      }
      additions[id] = sorted.isEmpty ? nil : sorted
    }
  }

  /// Raises ``latest`` to the writes of the fields.
  private mutating func observe(_ fields: Fields) {
    var fields = fields
    fields.forEachWrite { stamp, _ in latest = max(latest, stamp) }
  }

  /// Notes a number of a replica that a stored or other copy has seen.
  mutating func note(seen number: Int64, of replica: ListReplica) {
    seen[replica] = max(seen[replica] ?? 0, number)
  }

  /// Notes a stamp of a stored or other copy.
  mutating func note(latest stamp: ListStamp) { latest = max(latest, stamp) }
}

extension MergeableItems {
  /// Merges another copy; the result does not depend on the order or number of merges.
  ///
  /// - Complexity: O(*n* + *m*) in the additions of both copies, for items with few additions.
  mutating func merge(_ other: Self) {
    for id in Set(additions.keys).union(other.additions.keys) {
      let own = additions[id] ?? []
      let others = other.additions[id] ?? []
      var merged: [Addition] = []
      var (i, j) = (0, 0)
      while i < own.count || j < others.count {
        if i < own.count, j < others.count, own[i].key == others[j].key {
          var both = own[i]
          both.fields.merge(others[j].fields)
          merged.append(both)
          (i, j) = (i + 1, j + 1)
        } else if j == others.count || i < own.count && own[i].key < others[j].key {
          if !other.hasSeen(own[i]) { merged.append(own[i]) }
          i += 1
        } else {
          if !hasSeen(others[j]) { merged.append(others[j]) }
          j += 1
        }
      }
      additions[id] = merged.isEmpty ? nil : merged
    }
    for (replica, number) in other.seen { note(seen: number, of: replica) }
    note(latest: other.latest)
  }

  private func hasSeen(_ addition: Addition) -> Bool {
    (seen[addition.replica] ?? 0) >= addition.number
  }

  /// Stamps the writes of a clock that was ahead anew.
  mutating func restamp(by author: ListReplica, at now: Int64) {
    guard latest.isAhead(of: now) else { return }
    let ids = Array(additions.keys)
    var others = ListStamp.none
    for id in ids {
      change(id) { fields in
        fields.forEachWrite { stamp, _ in
          if !stamp.isAhead(of: now) { others = max(others, stamp) }
        }
      }
    }
    latest = others
    let corrected = stamp(at: now)
    for id in ids {
      change(id) { fields in
        fields.forEachWrite { stamp, replica in
          if stamp.isAhead(of: now) { (stamp, replica) = (corrected, author) }
        }
      }
    }
  }
}

/// Encoded as an object with the items and what was seen, in a definite order.
extension MergeableItems: Codable where ID: Codable, Fields: Codable {
  private typealias Key = ListCodingKey

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.seen) {
      var list = try container.nestedUnkeyedContainer(forKey: .seen)
      while !list.isAtEnd {
        let entry = try list.nestedContainer(keyedBy: Key.self)
        note(
          seen: try Self.number(in: entry), of: try entry.decode(ListReplica.self, forKey: .replica)
        )
      }
    }
    if let time = try container.decodeIfPresent(Int64.self, forKey: .time) {
      let count = try container.decodeIfPresent(Int64.self, forKey: .count) ?? 0
      guard count >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .count, in: container, debugDescription: "The count is negative.")
      }
      note(latest: ListStamp(time: time, count: count))
    }
    guard container.contains(.items) else { return }
    var stored: [ID: [Addition]] = [:]
    var items = try container.nestedUnkeyedContainer(forKey: .items)
    while !items.isAtEnd {
      let item = try items.nestedContainer(keyedBy: Key.self)
      let id = try item.decode(ID.self, forKey: .id)
      var adds = try item.nestedUnkeyedContainer(forKey: .adds)
      while !adds.isAtEnd {
        let fields = try adds.superDecoder()
        let entry = try fields.container(keyedBy: Key.self)
        stored[id, default: []].append(
          Addition(
            replica: try entry.decode(ListReplica.self, forKey: .replica),
            number: try Self.number(in: entry), fields: try Fields(from: fields)))
      }
    }
    insert(stored)
  }

  private static func number(in container: KeyedDecodingContainer<Key>) throws -> Int64 {
    let number = try container.decode(Int64.self, forKey: .number)
    guard (1...maximumNumber).contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: container, debugDescription: "The number is out of range.")
    }
    return number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var list = container.nestedUnkeyedContainer(forKey: .seen)
    for (replica, number) in seen.sorted(by: { $0.key < $1.key }) {
      var entry = list.nestedContainer(keyedBy: Key.self)
      try entry.encode(replica, forKey: .replica)
      try entry.encode(number, forKey: .number)
    }
    if latest != .none {
      try container.encode(latest.time, forKey: .time)
      if latest.count != 0 { try container.encode(latest.count, forKey: .count) }
    }
    var items = container.nestedUnkeyedContainer(forKey: .items)
    for (id, additions) in additions.sorted(by: { $0.key < $1.key }) {
      var item = items.nestedContainer(keyedBy: Key.self)
      try item.encode(id, forKey: .id)
      var adds = item.nestedUnkeyedContainer(forKey: .adds)
      for addition in additions {
        let fields = adds.superEncoder()
        var entry = fields.container(keyedBy: Key.self)
        try entry.encode(addition.replica, forKey: .replica)
        try entry.encode(addition.number, forKey: .number)
        try addition.fields.encode(to: fields)
      }
    }
  }
}
