import Essentials
import Geo

/// The slots of the records by what they have.
struct RecordSets: Sendable {
  private(set) var kinds = SlotGroups<ItemKind>()
  private(set) var cities = SlotGroups<City>()
  private(set) var zipCodes = SlotGroups<ZIPCode>()
  private(set) var labels: [DirectoryRecord.Subject: SlotGroups<String>] = [:]
  private(set) var hours = HoursCodes()
  private(set) var featured = SlotSet()
  /// By the quarters of stars in the mean rating, rounded down.
  private var ratings = SlotGroups<Int>()
  private var prices = SlotGroups<PriceStep>()
  /// The code of the city of each slot up to the last one with a city, or -1.
  private var cityOfSlot: ContiguousArray<Int32> = []

  mutating func insert(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    kinds.insert(slot, at: record.id.kind, of: capacity)
    insert(slot, city: record.city, of: capacity)
    if let zip = record.zipCode { zipCodes.insert(slot, at: zip, of: capacity) }
    for (subject, texts) in record.labelSets {
      change(slot, subject, from: [], to: texts, capacity)
    }
    hours.set(record.hours, of: slot)
    if record.isFeatured { featured.insert(slot, of: capacity) }
    if let quarters = record.ratingQuarters { ratings.insert(slot, at: quarters, of: capacity) }
    if let step = record.priceStep { prices.insert(slot, at: step, of: capacity) }
  }

  mutating func remove(_ record: DirectoryRecord, _ slot: Int, of capacity: Int) {
    kinds.remove(slot, at: record.id.kind, of: capacity)
    remove(slot, city: record.city, of: capacity)
    if let zip = record.zipCode { zipCodes.remove(slot, at: zip, of: capacity) }
    for (subject, texts) in record.labelSets {
      change(slot, subject, from: texts, to: [], capacity)
    }
    hours.set(nil, of: slot)
    if record.isFeatured { featured.remove(slot, of: capacity) }
    if let quarters = record.ratingQuarters { ratings.remove(slot, at: quarters, of: capacity) }
    if let step = record.priceStep { prices.remove(slot, at: step, of: capacity) }
  }

  /// Moves a slot from the sets of a record to those of another one of the same item, and touches only the
  /// sets that differ.
  mutating func move(
    _ slot: Int, from old: DirectoryRecord, to new: DirectoryRecord, of capacity: Int
  ) {
    if old.city != new.city {
      remove(slot, city: old.city, of: capacity)
      insert(slot, city: new.city, of: capacity)
    }
    zipCodes.move(slot, from: old.zipCode, to: new.zipCode, of: capacity)
    if old.labels != new.labels || old.ingredients != new.ingredients {
      let (before, after) = (old.labelSets, new.labelSets)
      for (subject, texts) in before {
        change(slot, subject, from: texts, to: after[subject] ?? [], capacity)
      }
      for (subject, texts) in after where before[subject] == nil {
        change(slot, subject, from: [], to: texts, capacity)
      }
    }
    if old.hours != new.hours { hours.set(new.hours, of: slot) }
    if old.isFeatured, !new.isFeatured { featured.remove(slot, of: capacity) }
    if new.isFeatured, !old.isFeatured { featured.insert(slot, of: capacity) }
    ratings.move(slot, from: old.ratingQuarters, to: new.ratingQuarters, of: capacity)
    prices.move(slot, from: old.priceStep, to: new.priceStep, of: capacity)
  }

  private mutating func insert(_ slot: Int, city: City?, of capacity: Int) {
    guard let city else { return }
    while cityOfSlot.count <= slot { cityOfSlot.append(-1) }
    cityOfSlot[slot] = Int32(truncatingIfNeeded: cities.insert(slot, at: city, of: capacity))
  }

  private mutating func remove(_ slot: Int, city: City?, of capacity: Int) {
    guard let city else { return }
    cities.remove(slot, at: city, of: capacity)
    cityOfSlot[slot] = -1
  }

  /// Changes the labels of a subject that a slot has.
  private mutating func change(
    _ slot: Int, _ subject: DirectoryRecord.Subject, from old: Set<String>, to new: Set<String>,
    _ capacity: Int
  ) {
    guard old != new else { return }
    labels[subject, default: SlotGroups()].change(slot, from: old, to: new, of: capacity)
    if new.isEmpty, labels[subject]?.isEmpty == true { labels[subject] = nil }
  }

  /// Inserts the slots whose mean rating is at least a bound.
  ///
  /// Only the slots with the quarter of the bound are looked at, and none if it is a whole one.
  func insert(
    ratedAtLeast least: Double, _ means: ContiguousArray<Double>, into bits: inout SlotBits
  ) {
    for (quarters, set) in zip(ratings.keys, ratings.sets) {
      guard let quarters = quarters.map(Double.init) else { continue }
      if quarters >= least * 4 {
        set.insert(into: &bits)
      } else if quarters + 1 > least * 4 {
        set.forEach { if means[$0] >= least { bits.insert($0) } }
      }
    }
  }

  /// Inserts the slots whose price is within a range.
  ///
  /// Only the slots at the steps of the bounds are looked at, and none if the range holds all prices of
  /// these steps.
  func insert(
    pricedWithin range: ClosedRange<Int>, _ facts: ContiguousArray<RecordFacts>,
    into bits: inout SlotBits
  ) {
    let (first, last) = (PriceStep(range.lowerBound), PriceStep(range.upperBound))
    let hasAllOfFirst = range.lowerBound == .min || PriceStep(range.lowerBound - 1) < first
    let hasAllOfLast = range.upperBound == .max || last < PriceStep(range.upperBound + 1)
    for (step, set) in zip(prices.keys, prices.sets) {
      guard let step, step >= first, step <= last else { continue }
      if (step > first || hasAllOfFirst) && (step < last || hasAllOfLast) {
        set.insert(into: &bits)
      } else {
        set.forEach { slot in
          if let price = facts[slot].price, range.contains(price) { bits.insert(slot) }
        }
      }
    }
  }

  /// Counts the slots among bits in each city; all slots without bits.
  ///
  /// Many slots in few cities are counted by city, and others slot by slot, since each has only one city.
  func cityTally(in bits: SlotBits?, chosen: Set<City>) -> ChoiceTally<City> {
    guard let bits, cities.keys.count * bits.words.count > bits.count else {
      return cities.tally(in: bits, chosen: chosen)
    }
    var counts = ContiguousArray(repeating: 0, count: cities.keys.count)
    bits.forEach { slot in
      let code = slot < cityOfSlot.count ? Int(cityOfSlot[slot]) : -1
      if code >= 0 { counts[code] &+= 1 }
    }
    return ChoiceTally(keys: cities.keys, counts: counts, chosen: Array(chosen))
  }
}

extension DirectoryRecord {
  /// The whole quarters of stars in the mean rating, or `nil` without ratings.
  fileprivate var ratingQuarters: Int? {
    reviews.mean.flatMap { Int(exactly: ($0 * 4).rounded(.down)) }
  }

  /// The step of the price, or `nil` without a price.
  fileprivate var priceStep: PriceStep? { priceInCents.map { PriceStep($0) } }

  /// The labels of each subject, those that ingredients have among them.
  var labelSets: [Subject: Set<String>] {
    guard let ingredients else { return labels }
    var sets = labels
    sets[.ingredients, default: []].formUnion(ingredients.names)
    sets[.freeFrom, default: []].formUnion(ingredients.freeFrom.map(\.id))
    return sets
  }
}

/// A set of slots: few as a sorted array, many as bits.
///
/// A set that grows turns into bits when one slot in 32 is in it, which then take less memory, and back when
/// only one in 64 is, so that a change takes little more time than one slot does.
struct SlotSet: Sendable {
  private enum Storage: Sendable {
    case few(ContiguousArray<UInt32>)
    case many(SlotBits, count: Int)
  }

  private var storage = Storage.few([])

  var count: Int {
    switch storage {
    case .few(let slots): slots.count
    case .many(_, let count): count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Inserts a slot, which must not be in the set, of a directory with a number of slots.
  ///
  /// - Complexity: O(*n* / 32), which is less than a microsecond at 100,000 slots
  mutating func insert(_ slot: Int, of capacity: Int) {
    switch storage {
    case .few(var slots):
      storage = .few([])
      let new = UInt32(truncatingIfNeeded: slot)
      slots.insert(new, at: slots.partitioningIndex { $0 >= new })
      if slots.count > 64, slots.count > capacity / 32 {
        var bits = SlotBits(capacity: capacity)
        for slot in slots { bits.insert(Int(slot)) }
        storage = .many(bits, count: slots.count)
      } else {
        storage = .few(slots)
      }
    case .many(var bits, let count):
      storage = .few([])
      bits.reserve(slot + 1)
      bits.insert(slot)
      storage = .many(bits, count: count + 1)
    }
  }

  /// Removes a slot, which must be in the set.
  ///
  /// - Complexity: O(*n* / 32)
  mutating func remove(_ slot: Int, of capacity: Int) {
    switch storage {
    case .few(var slots):
      storage = .few([])
      let old = UInt32(truncatingIfNeeded: slot)
      slots.remove(at: slots.partitioningIndex { $0 >= old })
      storage = .few(slots)
    case .many(var bits, let count):
      storage = .few([])
      bits.remove(slot)
      if count - 1 < capacity / 64 {
        var slots: ContiguousArray<UInt32> = []
        bits.forEach { slots.append(UInt32(truncatingIfNeeded: $0)) }
        storage = .few(slots)
      } else {
        storage = .many(bits, count: count - 1)
      }
    }
  }

  /// Inserts the slots of this set into bits, which have room for them.
  func insert(into other: inout SlotBits) {
    switch storage {
    case .few(let slots): other.insert(slots)
    case .many(let bits, _): other.formUnion(bits)
    }
  }

  /// Calls `body` with each slot, from the lowest to the highest.
  @inline(__always)
  func forEach(_ body: (_ slot: Int) -> Void) {
    switch storage {
    case .few(let slots): for slot in slots { body(Int(slot)) }
    case .many(let bits, _): bits.forEach(body)
    }
  }

  /// Returns the number of slots that this set has in common with bits, of which only some words have any.
  func count(in other: SlotBits, used: Range<Int>? = nil) -> Int {
    switch storage {
    case .few(let slots): return slots.count { other.contains(Int($0)) }
    case .many(let bits, _):
      return bits.commonCount(with: other, in: used?.clamped(to: bits.used))
    }
  }
}
