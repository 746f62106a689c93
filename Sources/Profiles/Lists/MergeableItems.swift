import Essentials

/// The fields of an item, each a ``ListRegister``, and those that this version does not know.
protocol MergeableFields: Hashable, Sendable {
  /// Takes the later write of each field.
  mutating func merge(_ other: Self)

  /// Lets a closure read or change the write of each field.
  mutating func forEachWrite(_ body: (inout ListWrite) -> Void)
}

/// The identity of an item.
protocol MergeableID: Hashable, Comparable, Sendable {
  /// Whether of two equal IDs this one has the spelling that copies keep.
  func isSpelledBefore(_ other: Self) -> Bool
}

extension MergeableID {
  func isSpelledBefore(_ other: Self) -> Bool { false }
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
/// item in one copy only would make the order of merges visible. A removal that has seen an addition has
/// seen the earlier ones of its replica, too, so an earlier addition needs no field that is older than that
/// of a later one. It takes the later one's, and additions with the same fields are stored as one with the
/// numbers of all. So an item can be added for years, and no write to any of its additions is lost.
struct MergeableItems<ID: MergeableID, Fields: MergeableFields>: Hashable, Sendable {
  struct Addition: Hashable, Sendable {
    let replica: ListReplica
    let number: Int64
    var fields: Fields
    /// The numbers of the replica's earlier additions with the same fields, ascending.
    var earlier: [Int64] = []

    var key: (ListReplica, Int64) { (replica, number) }
  }

  /// The additions of each present item, by replica and number, as ``compacted(_:)`` leaves them; none is
  /// empty.
  private(set) var additions: [ID: [Addition]] = [:]

  /// The greatest known number of each replica's additions, including removed ones.
  private(set) var seen: [ListReplica: Int64] = [:]

  /// The greatest stamp of all writes, including those of removed items.
  private(set) var latest = ListStamp.none

  /// The fields of the list that this version does not know.
  private var unknownFields = UnknownFields()

  /// The fields of present items that this version does not know.
  private var unknownFieldsOfItems: [ID: UnknownFields] = [:]

  /// The corrections of each replica's clock, the first one of era 0.
  private(set) var corrections: [ListReplica: [Correction]] = [:]

  /// A correction of a clock that was ahead.
  ///
  /// It stamps the writes of one era that other copies still have with old times: they are older than those
  /// that were corrected, of which they are copies or which replaced them.
  struct Correction: Hashable, Comparable, Sendable {
    /// The greatest time in the era that was right.
    let limit: Int64
    /// The stamp before those of the corrected writes.
    let base: ListStamp

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.base, lhs.limit) < (rhs.base, rhs.limit)
    }
  }

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

  private mutating func stamp(at now: Int64) -> ListStamp {
    latest = latest.next(at: now)
    return latest
  }

  /// Returns a new write.
  mutating func write(at now: Int64, by replica: ListReplica) -> ListWrite {
    ListWrite(
      stamp: stamp(at: now), replica: replica, era: Int64(corrections[replica]?.count ?? 0))
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
    if count > 1 { additions[id] = additions[id].map(Self.compacted) }
  }

  /// Removes the additions of an item.
  mutating func remove(_ id: ID) {
    additions[id] = nil
    unknownFieldsOfItems[id] = nil
  }

  private mutating func insert(_ addition: Addition, for id: ID) {
    var list = additions[id] ?? []
    let position = list.firstIndex { $0.key > addition.key } ?? list.count
    list.insert(addition, at: position)
    additions[id] = Self.compacted(list)
    observe(addition.fields)
  }

  /// Gives each addition the fields of its replica's later ones, and stores equal ones as one.
  private static func compacted(_ list: [Addition]) -> [Addition] {
    guard list.count > 1 else { return list }
    // From the last to the first, so that each number is moved once.
    var compacted: [Addition] = []
    for var addition in list.reversed() {
      addition.earlier.reverse()
      if let last = compacted.indices.last, compacted[last].replica == addition.replica {
        addition.fields.merge(compacted[last].fields)
        if addition.fields == compacted[last].fields {
          // Equal texts may have other bytes, of which the merged fields have the greater ones.
          compacted[last].fields = addition.fields
          compacted[last].earlier.append(addition.number)
          compacted[last].earlier += addition.earlier
          continue
        }
      }
      compacted.append(addition)
    }
    for index in compacted.indices { compacted[index].earlier.reverse() }
    return compacted.reversed()
  }

  /// Returns one addition for each number.
  private static func expanded(_ list: [Addition]) -> [Addition] {
    guard list.contains(where: { !$0.earlier.isEmpty }) else { return list }
    return list.flatMap { addition in
      (addition.earlier + [addition.number]).map {
        Addition(replica: addition.replica, number: $0, fields: addition.fields)
      }
    }
  }

  /// Takes over the additions of a stored copy, in any order and possibly repeated.
  mutating func insert(_ stored: [ID: [Addition]]) {
    for (id, list) in stored {
      var sorted: [Addition] = []
      for addition in Self.expanded(list).sorted(by: { $0.key < $1.key }) {
        if let last = sorted.indices.last, sorted[last].key == addition.key {
          sorted[last].fields.merge(addition.fields)
        } else {
          sorted.append(addition)
        }
        note(seen: addition.number, of: addition.replica)
        observe(addition.fields)
      }
      additions[id] = sorted.isEmpty ? nil : Self.compacted(sorted)
    }
  }

  /// Raises ``latest`` to the writes of the fields.
  private mutating func observe(_ fields: Fields) {
    var fields = fields
    fields.forEachWrite { latest = max(latest, $0.stamp) }
  }

  /// Notes a number of a replica that a stored or other copy has seen.
  mutating func note(seen number: Int64, of replica: ListReplica) {
    seen[replica] = max(seen[replica] ?? 0, number)
  }

  /// Notes a stamp of a stored or other copy.
  mutating func note(latest stamp: ListStamp) { latest = max(latest, stamp) }
}

extension MergeableItems {
  /// Merges another copy, and returns whether its clocks were right; if not, nothing changes.
  ///
  /// The result does not depend on the order or number of merges.
  ///
  /// - Complexity: O(*n* + *m*) in the additions of both copies, for items with few additions.
  mutating func merge(_ other: Self, at now: Int64) -> Bool {
    if corrections == other.corrections {
      guard !other.latest.isAhead(of: now) else { return false }
      merge(other)
    } else {
      var (own, other) = (self, other)
      own.correct(with: other.corrections)
      other.correct(with: corrections)
      guard !other.latest.isAhead(of: now) else { return false }
      own.merge(other)
      self = own
    }
    return true
  }

  private mutating func merge(_ other: Self) {
    unknownFields.merge(other.unknownFields)
    for id in Set(additions.keys).union(other.additions.keys) {
      let spelling = spelling(of: id, in: other)
      var unknown = unknownFieldsOfItems.removeValue(forKey: id) ?? UnknownFields()
      if let others = other.unknownFieldsOfItems[id] { unknown.merge(others) }
      let (own, others) = (additions[id] ?? [], other.additions[id] ?? [])
      let merged = merge(Self.expanded(own), Self.expanded(others), of: other)
      additions[id] = nil
      guard !merged.isEmpty else { continue }
      additions[spelling] = Self.compacted(merged)
      if !unknown.isEmpty { unknownFieldsOfItems[spelling] = unknown }
    }
    for (replica, number) in other.seen { note(seen: number, of: replica) }
    note(latest: other.latest)
  }

  /// Returns the spelling of an ID that both copies keep.
  private func spelling(of id: ID, in other: Self) -> ID {
    guard let own = additions.index(forKey: id), let others = other.additions.index(forKey: id)
    else { return id }
    let (one, two) = (additions.keys[own], other.additions.keys[others])
    return two.isSpelledBefore(one) ? two : one
  }

  private func merge(_ own: [Addition], _ others: [Addition], of other: Self) -> [Addition] {
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
    return merged
  }

  private func hasSeen(_ addition: Addition) -> Bool {
    (seen[addition.replica] ?? 0) >= addition.number
  }

  /// Gives new stamps to the writes of clocks that were ahead, in the order of the old ones.
  mutating func correctClock(of replica: ListReplica, at now: Int64) {
    guard latest.isAhead(of: now) else { return }
    let stamps = stamps
    latest = stamps.lazy.filter { !$0.isAhead(of: now) }.max() ?? .none
    let base = stamp(at: now)
    var corrected: [ListStamp: ListStamp] = [:]
    for old in stamps.lazy.filter({ $0.isAhead(of: now) }).sorted() {
      corrected[old] = stamp(at: now)
    }
    let limit = now.addingReportingOverflow(ListStamp.tolerance).partialValue
    corrections[replica, default: []].append(Correction(limit: limit, base: base))
    let era = Int64(corrections[replica]?.count ?? 0)
    changeWrites { write in
      guard let stamp = corrected[write.stamp] else { return }
      write.stamp = stamp
      if write.replica == replica { write.era = era }
    }
  }

  /// Takes over the corrections of another copy.
  private mutating func correct(with others: [ListReplica: [Correction]]) {
    let table = corrections.merging(others) { own, others in
      let (longer, shorter) = own.count < others.count ? (others, own) : (own, others)
      return zip(longer, shorter).map { min($0, $1) } + longer.dropFirst(shorter.count)
    }
    guard table != corrections else { return }
    corrections = table
    changeWrites { write in
      guard let corrections = table[write.replica], let era = Int(exactly: write.era),
        corrections.indices.contains(era), write.stamp.time > corrections[era].limit
      else { return }
      write.stamp = corrections[era].base
    }
    latest = stamps.union(table.values.joined().map(\.base)).max() ?? .none
  }

  /// The stamps of all writes.
  private var stamps: Set<ListStamp> {
    var stamps: Set<ListStamp> = []
    for list in additions.values {
      for var addition in list { addition.fields.forEachWrite { stamps.insert($0.stamp) } }
    }
    return stamps
  }

  private mutating func changeWrites(_ change: (inout ListWrite) -> Void) {
    for id in Array(additions.keys) { self.change(id) { $0.forEachWrite(change) } }
  }
}

/// Encoded as an object with the items and what was seen, in a definite order.
extension MergeableItems: Codable where ID: Codable, Fields: Codable {
  private typealias Key = ListCodingKey

  /// The fields of a list.
  private enum ListField: String, CodingKey {
    case seen, time, count, corrections, items
  }

  /// The fields of an item.
  private enum ItemField: String, CodingKey {
    case id, adds
  }

  init(from decoder: any Decoder) throws {
    self.init()
    unknownFields = try UnknownFields(of: decoder, except: ListField.self)
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
    if container.contains(.corrections) {
      var list = try container.nestedUnkeyedContainer(forKey: .corrections)
      while !list.isAtEnd {
        let entry = try list.nestedContainer(keyedBy: Key.self)
        corrections[try entry.decode(ListReplica.self, forKey: .replica), default: []].append(
          Correction(
            limit: try entry.decode(Int64.self, forKey: .limit), base: try ListStamp(in: entry)))
      }
    }
    if container.contains(.time) { note(latest: try ListStamp(in: container)) }
    guard container.contains(.items) else { return }
    var stored: [ID: [Addition]] = [:]
    var items = try container.nestedUnkeyedContainer(forKey: .items)
    while !items.isAtEnd {
      let decoder = try items.superDecoder()
      let item = try decoder.container(keyedBy: Key.self)
      let id = try item.decode(ID.self, forKey: .id)
      let unknown = try UnknownFields(of: decoder, except: ItemField.self)
      if !unknown.isEmpty { unknownFieldsOfItems[id, default: UnknownFields()].merge(unknown) }
      var adds = try item.nestedUnkeyedContainer(forKey: .adds)
      while !adds.isAtEnd {
        let fields = try adds.superDecoder()
        let entry = try fields.container(keyedBy: Key.self)
        let number = try Self.number(in: entry)
        let earlier = try entry.decodeIfPresent([Int64].self, forKey: .earlier) ?? []
        guard earlier.allSatisfy((1..<number).contains) else {
          throw DecodingError.dataCorruptedError(
            forKey: .earlier, in: entry, debugDescription: "A number is out of range.")
        }
        stored[id, default: []].append(
          Addition(
            replica: try entry.decode(ListReplica.self, forKey: .replica),
            number: number, fields: try Fields(from: fields), earlier: earlier))
      }
    }
    insert(stored)
    unknownFieldsOfItems = unknownFieldsOfItems.filter { additions[$0.key] != nil }
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
    if latest != .none { try latest.encode(in: &container) }
    try unknownFields.encode(to: encoder)
    if !corrections.isEmpty {
      var list = container.nestedUnkeyedContainer(forKey: .corrections)
      for (replica, corrections) in corrections.sorted(by: { $0.key < $1.key }) {
        for correction in corrections {
          var entry = list.nestedContainer(keyedBy: Key.self)
          try entry.encode(replica, forKey: .replica)
          try entry.encode(correction.limit, forKey: .limit)
          try correction.base.encode(in: &entry)
        }
      }
    }
    var items = container.nestedUnkeyedContainer(forKey: .items)
    for (id, additions) in additions.sorted(by: { $0.key < $1.key }) {
      let encoder = items.superEncoder()
      var item = encoder.container(keyedBy: Key.self)
      try item.encode(id, forKey: .id)
      try unknownFieldsOfItems[id]?.encode(to: encoder)
      var adds = item.nestedUnkeyedContainer(forKey: .adds)
      for addition in additions {
        let fields = adds.superEncoder()
        var entry = fields.container(keyedBy: Key.self)
        try entry.encode(addition.replica, forKey: .replica)
        try entry.encode(addition.number, forKey: .number)
        if !addition.earlier.isEmpty { try entry.encode(addition.earlier, forKey: .earlier) }
        try addition.fields.encode(to: fields)
      }
    }
  }
}
