/// Sets of slots by what their records have, such as a city.
struct SlotGroups<Key: Hashable & Sendable>: Sendable {
  /// The place of each key in ``keys``.
  private var codes: [Key: Int] = [:]
  /// The keys by their codes; `nil` where a code is free.
  private(set) var keys: ContiguousArray<Key?> = []
  private(set) var sets: ContiguousArray<SlotSet> = []
  private var freeCodes: [Int] = []

  /// The slots of a key, or `nil` if there are none.
  subscript(key: Key) -> SlotSet? { codes[key].map { sets[$0] } }

  var isEmpty: Bool { codes.isEmpty }

  /// Inserts a slot into the set of a key, and returns the code of the key.
  @discardableResult
  mutating func insert(_ slot: Int, at key: Key, of capacity: Int) -> Int {
    let code: Int
    if let known = codes[key] {
      code = known
    } else {
      code = freeCodes.popLast() ?? keys.count
      if code == keys.count {
        keys.append(key)
        sets.append(SlotSet())
      } else {
        keys[code] = key
      }
      codes[key] = code
    }
    sets[code].insert(slot, of: capacity)
    return code
  }

  /// Removes a slot from the set of a key, which contains it.
  mutating func remove(_ slot: Int, at key: Key, of capacity: Int) {
    guard let code = codes[key] else { return }
    sets[code].remove(slot, of: capacity)
    guard sets[code].isEmpty else { return }
    sets[code] = SlotSet()
    keys[code] = nil
    codes[key] = nil
    freeCodes.append(code)
  }

  /// Removes a slot from the sets of the keys that only `old` has, and inserts it into those that only
  /// `new` has.
  mutating func change(_ slot: Int, from old: Set<Key>, to new: Set<Key>, of capacity: Int) {
    for key in old where !new.contains(key) { remove(slot, at: key, of: capacity) }
    for key in new where !old.contains(key) { insert(slot, at: key, of: capacity) }
  }

  /// Moves a slot from the set of one key to that of another.
  mutating func move(_ slot: Int, from old: Key?, to new: Key?, of capacity: Int) {
    guard old != new else { return }
    if let old { remove(slot, at: old, of: capacity) }
    if let new { insert(slot, at: new, of: capacity) }
  }

  /// Counts the slots that each key has in common with bits; all slots of each key without bits.
  func tally(in bits: SlotBits?, chosen: Set<Key>) -> ChoiceTally<Key> {
    var counts: ContiguousArray<Int> = []
    counts.reserveCapacity(sets.count)
    let used = bits?.used
    for set in sets { counts.append(bits.map { set.count(in: $0, used: used) } ?? set.count) }
    return ChoiceTally(keys: keys, counts: counts, chosen: Array(chosen))
  }
}

/// The numbers beside the choices of a filter, by code.
struct ChoiceTally<Key: Hashable & Sendable>: Sendable {
  var keys: ContiguousArray<Key?> = []
  var counts: ContiguousArray<Int> = []
  /// The choices that are made, which count even without records.
  var chosen: [Key] = []

  init(keys: ContiguousArray<Key?> = [], counts: ContiguousArray<Int> = [], chosen: [Key] = []) {
    (self.keys, self.counts, self.chosen) = (keys, counts, chosen)
  }

  /// Creates the numbers of a text from those of its levels, which have the same keys.
  init(_ tallies: [Self], _ levels: [TextLevel]) {
    self = tallies.first ?? Self()
    guard tallies.count > 1 else { return }
    for code in counts.indices {
      counts[code] = TextLevel.decide(tallies.map { $0.counts[code] }, levels)
    }
  }

  /// The numbers that are shown.
  var shown: [Key: Int] {
    var shown: [Key: Int] = [:]
    for (key, count) in zip(keys, counts) where count > 0 {
      if let key { shown[key] = count }
    }
    for key in chosen where shown[key] == nil { shown[key] = 0 }
    return shown
  }
}

/// The records that match a text in which words may have some number of typos.
struct TextLevel {
  let slots: SlotBits
  /// The number of records that pass below which the next level counts, or 0.
  let mendsBelow: Int
  /// Whether enough records here only mean that the level before has all.
  var endsSearch = false

  /// Returns the number of the first level that has enough, where each choice decides for itself.
  static func decide(_ counts: [Int], _ levels: [TextLevel]) -> Int {
    for (index, level) in levels.enumerated() where counts[index] >= level.mendsBelow {
      return counts[index - (level.endsSearch ? 1 : 0)]
    }
    return counts.last ?? 0
  }
}
