import Geo

/// The slots of the records by what they have.
struct RecordSets: Sendable {
  private(set) var kinds = SlotGroups<ItemKind>()
  private(set) var cities = SlotGroups<City>()
  private(set) var zipCodes = SlotGroups<ZIPCode>()
  private(set) var labels: [DirectoryRecord.Subject: SlotGroups<String>] = [:]
  private(set) var hours = SlotGroups<OpeningHours>()
  private(set) var featured = SlotSet()
  /// The codes of the city and of the hours of each slot, or -1.
  private var cityOfSlot: ContiguousArray<Int32> = []
  private var hoursOfSlot: ContiguousArray<Int32> = []

  /// The code of the hours of a slot, or -1.
  @inline(__always)
  func hoursCode(of slot: Int) -> Int { Int(hoursOfSlot[slot]) }

  mutating func insert(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    kinds.insert(slot, at: record.id.kind, of: capacity)
    while cityOfSlot.count <= slot {
      cityOfSlot.append(-1)
      hoursOfSlot.append(-1)
    }
    if let city = record.city {
      let code = cities.insert(slot, at: city, of: capacity)
      cityOfSlot[slot] = Int32(truncatingIfNeeded: code)
    }
    if let zip = record.zipCode { zipCodes.insert(slot, at: zip, of: capacity) }
    record.forEachLabel { subject, label in
      labels[subject, default: SlotGroups()].insert(slot, at: label, of: capacity)
    }
    if let own = record.hours {
      hoursOfSlot[slot] = Int32(truncatingIfNeeded: hours.insert(slot, at: own, of: capacity))
    }
    if record.isFeatured { featured.insert(slot, of: capacity) }
  }

  mutating func remove(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    kinds.remove(slot, at: record.id.kind, of: capacity)
    if let city = record.city {
      cities.remove(slot, at: city, of: capacity)
      cityOfSlot[slot] = -1
    }
    if let zip = record.zipCode { zipCodes.remove(slot, at: zip, of: capacity) }
    record.forEachLabel { subject, label in
      labels[subject]?.remove(slot, at: label, of: capacity)
      if labels[subject]?.isEmpty == true { labels[subject] = nil }
    }
    if let own = record.hours {
      hours.remove(slot, at: own, of: capacity)
      hoursOfSlot[slot] = -1
    }
    if record.isFeatured { featured.remove(slot, of: capacity) }
  }

  /// Moves a slot from the sets of a record to those of another one.
  mutating func move(
    _ slot: Int, from old: DirectoryRecord, to new: DirectoryRecord, of capacity: Int
  ) {
    guard !Self.areInSameSets(old, new) else { return }
    remove(old, slot, of: capacity)
    insert(new, slot, of: capacity)
  }

  /// Whether two records are in the same sets.
  private static func areInSameSets(_ a: DirectoryRecord, _ b: DirectoryRecord) -> Bool {
    a.id.kind == b.id.kind && a.city == b.city && a.zipCode == b.zipCode && a.labels == b.labels
      && a.ingredients == b.ingredients && a.isFeatured == b.isFeatured && a.hours == b.hours
  }

  /// Counts the slots among bits in each city, slot by slot, since each has only one.
  func cityTally(in bits: SlotBits, chosen: [City]) -> ChoiceTally<City> {
    var counts = ContiguousArray(repeating: 0, count: cities.keys.count)
    bits.forEach { slot in
      let code = Int(cityOfSlot[slot])
      if code >= 0 { counts[code] &+= 1 }
    }
    return ChoiceTally(keys: cities.keys, counts: counts, chosen: chosen)
  }
}

extension DirectoryRecord {
  /// Calls `body` with each label once, those that ingredients have among them.
  func forEachLabel(_ body: (_ subject: Subject, _ label: String) -> Void) {
    for (subject, texts) in labels { for text in texts { body(subject, text) } }
    guard let ingredients else { return }
    for name in ingredients.names where labels[.ingredients]?.contains(name) != true {
      body(.ingredients, name)
    }
    for allergen in ingredients.freeFrom where labels[.freeFrom]?.contains(allergen.id) != true {
      body(.freeFrom, allergen.id)
    }
  }
}
