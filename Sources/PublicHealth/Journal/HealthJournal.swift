public import Essentials

/// A private journal of a person's health: entries, symptoms, temperatures, treatments, visits, and
/// contacts.
///
///     var journal = HealthJournal(replica: thisPhone)
///     try journal.save(entry, now: now)
///     journal.entries(matching: .init(text: "cough")).first
///     journal.exposures(before: onset).people
///
/// Two copies that were edited offline merge into the same journal, whatever the order. A deleted
/// entry never returns: only its random ID remains, so that merges delete it in other copies.
///
/// A journal prints, dumps, and interpolates without its content. The content leaves the value only
/// by an explicit export or by encoding.
public struct HealthJournal: Hashable, Sendable, PrivateValue {
  /// The number of this copy.
  ///
  /// Every device and every restored backup needs its own number, which the host chooses at random.
  public let replica: UInt64

  /// The entries by time and then by ID, the oldest first.
  private(set) var stored: [Stored] = []
  /// The marks of the contents of the entries, for a quick search.
  private(set) var marks = JournalMarkTable()
  /// When each entry happened.
  private(set) var times: [Entry.ID: LocalDateTime] = [:]
  /// The visits and contacts of all entries, by their start.
  private(set) var meetings: [Meeting] = []

  /// The IDs of deleted entries.
  public private(set) var deletedIDs: Set<Entry.ID> = []

  /// The fields of the stored journal that this version does not know; they are kept and written back.
  public private(set) var unknownFields = UnknownFields()

  /// Creates an empty journal.
  public init(replica: UInt64) { self.replica = replica }

  /// Creates a journal from entries that fulfill all rules and have different IDs.
  ///
  /// - Complexity: O(*n* log *n*)
  init(
    replica: UInt64, stored: [Stored], deletedIDs: Set<Entry.ID>, unknownFields: UnknownFields
  ) {
    self.replica = replica
    self.unknownFields = unknownFields
    self.stored = stored.sorted { $0.entry.key < $1.entry.key }
    self.deletedIDs = deletedIDs
    for (position, item) in self.stored.enumerated() {
      marks.insert(JournalMark(of: item.entry, folded: item.folded), at: position)
    }
    times.reserveCapacity(stored.count)
    for item in self.stored { times[item.entry.id] = item.entry.time }
    meetings = self.stored.flatMap { Meeting.all(in: $0.entry) }.sorted { $0.key < $1.key }
  }

  /// The number of entries.
  public var count: Int { stored.count }

  /// All entries, the newest first; those of the same minute by descending ID.
  ///
  /// - Complexity: O(*n*)
  public var entries: [Entry] { stored.reversed().map(\.entry) }

  /// Returns the entry with an ID, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*)
  public func entry(_ id: Entry.ID) -> Entry? { position(of: id).map { stored[$0].entry } }

  func position(of id: Entry.ID) -> Int? {
    guard let time = times[id] else { return nil }
    let position = stored.partitioningIndex { $0.entry.key >= (time, id) }
    return position < stored.count ? position : nil
  }
}

extension HealthJournal {
  /// Adds an entry, or replaces the one with the same ID, whose unknown fields stay.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - now: The seconds since 1970-01-01 UTC, which decide between versions of two copies. A clock
  ///     that is wrong never loses an edit of an entry that this copy has seen.
  /// - Complexity: O(*n*), and O(log *n*) for the newest entry; for many entries, use
  ///   ``save(contentsOf:now:)``.
  /// - Throws: ``HealthJournal/Error``; the journal is unchanged.
  public mutating func save(_ entry: Entry, now: Int64) throws(HealthJournal.Error) {
    guard !deletedIDs.contains(entry.id) else { throw .deleted(entry.id) }
    try entry.check()
    var (entry, version) = (entry, Version())
    if let position = position(of: entry.id) {
      entry.keepUnknownFields(of: stored[position].entry)
      version = stored[position].version
      take(at: position)
    }
    version.advance(to: now, by: replica)
    put(Stored(entry, version))
  }

  /// Adds entries, or replaces those with the same IDs, as ``save(_:now:)`` does for each of them
  /// in order.
  ///
  /// - Parameters:
  ///   - entries: The entries in any order; of several with the same ID, the last one counts.
  ///   - now: The seconds since 1970-01-01 UTC, which decide between versions of two copies.
  /// - Complexity: O(*n* log *n*) in the entries of the journal and the new ones
  /// - Throws: ``HealthJournal/Error``, for the first entry that is refused; the journal is unchanged.
  public mutating func save(
    contentsOf entries: some Sequence<Entry>, now: Int64
  ) throws(HealthJournal.Error) {
    var items: [Entry.ID: Stored] = [:]
    for entry in entries {
      guard !deletedIDs.contains(entry.id) else { throw .deleted(entry.id) }
      try entry.check()
      let old = items[entry.id] ?? position(of: entry.id).map { stored[$0] }
      var version = old?.version ?? Version()
      version.advance(to: now, by: replica)
      var entry = entry
      if let old { entry.keepUnknownFields(of: old.entry) }
      items[entry.id] = Stored(entry, version)
    }
    guard !items.isEmpty else { return }
    let others = stored.filter { items[$0.entry.id] == nil }
    self = HealthJournal(
      replica: replica, stored: others + items.values, deletedIDs: deletedIDs,
      unknownFields: unknownFields)
  }

  /// Deletes an entry, and returns whether there was one.
  ///
  /// Only the ID of the entry remains, in ``deletedIDs``. The recordings that it refers to belong to the
  /// host, which deletes them.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func delete(_ id: Entry.ID) -> Bool {
    guard let position = position(of: id) else { return false }
    take(at: position)
    deletedIDs.insert(id)
    return true
  }

  /// Deletes all entries.
  ///
  /// - Complexity: O(*n*)
  public mutating func deleteAll() {
    self = HealthJournal(
      replica: replica, stored: [], deletedIDs: deletedIDs.union(stored.map(\.entry.id)),
      unknownFields: UnknownFields())
  }

  /// Returns the journal as the copy of another device.
  public func copied(to replica: UInt64) -> Self {
    HealthJournal(
      replica: replica, stored: stored, deletedIDs: deletedIDs, unknownFields: unknownFields)
  }

  private mutating func put(_ item: Stored) {
    let position = stored.partitioningIndex { $0.entry.key >= item.entry.key }
    stored.insert(item, at: position)
    marks.insert(JournalMark(of: item.entry, folded: item.folded), at: position)
    times[item.entry.id] = item.entry.time
    for meeting in Meeting.all(in: item.entry) {
      meetings.insert(meeting, at: meetings.partitioningIndex { $0.key >= meeting.key })
    }
  }

  private mutating func take(at position: Int) {
    let id = stored[position].entry.id
    let hasMeetings =
      !stored[position].entry.visits.isEmpty || !stored[position].entry.contacts.isEmpty
    if hasMeetings { meetings.removeAll { $0.entry == id } }
    stored.remove(at: position)
    marks.remove(at: position)
    times[id] = nil
  }
}

extension HealthJournal.Entry {
  /// By what entries are ordered.
  var key: (LocalDateTime, ID) { (time, id) }
}
