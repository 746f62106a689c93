public import Essentials

extension HealthJournal {
  /// The changes that a merge made.
  public struct MergeResult: Hashable, Sendable, PrivateValue {
    /// The IDs of entries that are new here.
    public internal(set) var added: [Entry.ID] = []
    /// The IDs of entries that have a newer version.
    public internal(set) var changed: [Entry.ID] = []
    /// The IDs of entries that were deleted in the other copy.
    public internal(set) var removed: [Entry.ID] = []
    /// The versions that lost to a concurrent version, so that the person can keep their important
    /// parts.
    ///
    /// Nothing else holds them.
    public internal(set) var conflicts: [Entry] = []

    /// Whether the merge changed nothing, and there was no conflict.
    public var isEmpty: Bool {
      added.isEmpty && changed.isEmpty && removed.isEmpty && conflicts.isEmpty
    }
  }

  /// Merges the changes of another copy of the journal.
  ///
  /// A deletion wins against every version. Of two versions of an entry, the later one wins. If
  /// neither copy had seen the other's version, the conflicts contain the version that lost. The
  /// order of merges does not matter, and merging again changes nothing.
  ///
  /// - Complexity: O((*n* + *m*) log (*n* + *m*))
  @discardableResult
  public mutating func merge(_ other: HealthJournal) -> MergeResult {
    var result = MergeResult()
    let deleted = deletedIDs.union(other.deletedIDs)
    var items: [Entry.ID: Stored] = [:]
    items.reserveCapacity(stored.count + other.stored.count)
    for item in stored {
      if deleted.contains(item.entry.id) {
        result.removed.append(item.entry.id)
      } else {
        items[item.entry.id] = item
      }
    }
    for theirs in other.stored where !deleted.contains(theirs.entry.id) {
      let id = theirs.entry.id
      guard let ours = items[id] else {
        items[id] = theirs
        result.added.append(id)
        continue
      }
      guard ours.entry != theirs.entry || ours.version != theirs.version else { continue }
      var (winner, loser) = theirs.isLater(than: ours) ? (theirs, ours) : (ours, theirs)
      let isKnown =
        winner.version.knows(loser.version) && winner.version.newest != loser.version.newest
      if winner.entry != loser.entry {
        if !isKnown { result.conflicts.append(loser.entry) }
        if winner.entry != ours.entry { result.changed.append(id) }
      }
      winner.version.learn(loser.version)
      items[id] = winner
    }
    var unknown = unknownFields
    if other.unknownFields.sortKey < unknown.sortKey {
      unknown = other.unknownFields
      unknown.formUnion(unknownFields)
    } else {
      unknown.formUnion(other.unknownFields)
    }
    self = HealthJournal(
      replica: replica, stored: Array(items.values), deletedIDs: deleted, unknownFields: unknown)
    return result
  }

  /// The version of an entry, and the versions that it has seen.
  struct Version: Hashable, Sendable {
    /// The copy that saved it, and when.
    struct Stamp: Hashable, Comparable, Sendable {
      var time: Int64
      var replica: UInt64

      static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.time, lhs.replica) < (rhs.time, rhs.replica)
      }
    }

    /// The stamp of this version.
    var newest = Stamp(time: 0, replica: 0)
    /// The time of the newest known version of each copy.
    var seen: [UInt64: Int64] = [:]

    /// The times that a stamp may have: those that a number of JSON holds exactly.
    static let times: ClosedRange<Int64> = 0...(1 << 53)

    /// Makes the version the next one of a copy.
    mutating func advance(to now: Int64, by replica: UInt64) {
      let next = seen.isEmpty ? 0 : newest.time + 1
      // Half of the range is left for edits after a clock that is far ahead.
      let time = max(min(max(now, 0), Self.times.upperBound / 2), next)
      newest = Stamp(time: min(time, Self.times.upperBound), replica: replica)
      seen[replica] = newest.time
    }

    func knows(_ other: Self) -> Bool {
      seen[other.newest.replica].map { $0 >= other.newest.time } ?? false
    }

    mutating func learn(_ other: Self) {
      seen.merge(other.seen) { max($0, $1) }
    }
  }

  /// An entry with its merge data.
  struct Stored: Hashable, Sendable {
    let entry: Entry
    var version: Version
    /// The words of the entry, for the search.
    let folded: [UInt8]

    init(_ entry: Entry, _ version: Version) {
      self.entry = entry
      self.version = version
      folded = Array(JournalWords.folded(entry.texts).utf8)
    }

    /// A total order of versions: by stamp, and, after a backup was restored twice, by content.
    func isLater(than other: Self) -> Bool {
      guard version.newest == other.version.newest else {
        return other.version.newest < version.newest
      }
      return (JournalCSV.row(of: other.entry), other.entry.unknownFields.sortKey)
        < (JournalCSV.row(of: entry), entry.unknownFields.sortKey)
    }
  }
}

/// The time of the newest version of a copy.
struct JournalStamp: Codable {
  let replica: UInt64
  let time: Int64

  init(replica: UInt64, time: Int64) {
    self.replica = replica
    self.time = time
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    replica = try container.decode(JournalNumber.self, forKey: .replica).number
    time = try container.decode(Int64.self, forKey: .time)
    guard HealthJournal.Version.times.contains(time) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: container, debugDescription: "The time of a version is out of range.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(JournalNumber(replica), forKey: .replica)
    try container.encode(time, forKey: .time)
  }
}

extension HealthJournal.Version {
  /// The newest version of each copy; the one that is kept has the greatest stamp.
  var stamps: [JournalStamp] {
    seen.map { JournalStamp(replica: $0.key, time: $0.value) }
      .sorted { ($0.time, $0.replica) < ($1.time, $1.replica) }
  }

  mutating func read(_ stamp: JournalStamp) {
    seen[stamp.replica] = max(seen[stamp.replica] ?? 0, stamp.time)
    newest = max(newest, Stamp(time: stamp.time, replica: stamp.replica))
  }
}
