/// A table that assigns small numbers to 128-bit IDs, and reuses the numbers of removed IDs.
struct IDTable: ~Copyable, Sendable {
  struct Entry: Sendable {
    var high: UInt64
    /// The low half of the ID; for a free number, the next free number.
    var low: UInt64
  }

  private var slots: DirectorySlots
  private var entries: Buffer<Entry>
  private var firstFree: UInt32
  private let keyed: SipHash

  init(seed: UInt64) {
    slots = DirectorySlots()
    entries = Buffer(minimumCapacity: 4)
    firstFree = .max
    keyed = SipHash(seed: seed)
  }

  private init(
    slots: consuming DirectorySlots, entries: consuming Buffer<Entry>, firstFree: UInt32,
    keyed: SipHash
  ) {
    self.slots = slots
    self.entries = entries
    self.firstFree = firstFree
    self.keyed = keyed
  }

  func copy() -> IDTable {
    IDTable(slots: slots.copy(), entries: entries.copy(), firstFree: firstFree, keyed: keyed)
  }

  var count: Int { Int(slots.count) }

  @inline(__always)
  private func hash(_ high: UInt64, _ low: UInt64) -> UInt32 {
    var hash = keyed
    hash.combine(high)
    hash.combine(low)
    return UInt32(truncatingIfNeeded: hash.finish(0, byteCount: 16))
  }

  @inline(__always)
  private func position(_ hash: UInt32, _ high: UInt64, _ low: UInt64) -> UInt32 {
    slots.position(hash: hash) { entries[$0].high == high && entries[$0].low == low }
  }

  @inline(__always)
  func number(high: UInt64, low: UInt64) -> UInt32? {
    slots[position(hash(high, low), high, low)]
  }

  @inline(__always)
  mutating func insert(high: UInt64, low: UInt64) -> UInt32 {
    let hash = hash(high, low)
    let position = position(hash, high, low)
    return slots[position] ?? add(high, low, hash, at: position)
  }

  @inline(never)
  private mutating func add(
    _ high: UInt64, _ low: UInt64, _ hash: UInt32, at position: UInt32
  ) -> UInt32 {
    guard slots.hasRoom else { return .max }
    var number = firstFree
    if number == .max {
      number = entries.count
      entries.append(Entry(high: high, low: low))
    } else {
      firstFree = UInt32(truncatingIfNeeded: entries[number].low)
      entries[number] = Entry(high: high, low: low)
    }
    slots.insert(number, hash: hash, at: position)
    return number
  }

  mutating func remove(high: UInt64, low: UInt64) -> UInt32? {
    let position = position(hash(high, low), high, low)
    guard let number = slots[position] else { return nil }
    slots.remove(at: position)
    entries[number] = Entry(high: 0, low: UInt64(firstFree))
    firstFree = number
    return number
  }

  /// Returns the two halves of the ID with a number, or `nil` if the number is free.
  func halves(of number: UInt32) -> (high: UInt64, low: UInt64)? {
    guard number < entries.count else { return nil }
    let entry = entries[number]
    // The entry of a free number holds other data, so the lookup does not return that number.
    guard self.number(high: entry.high, low: entry.low) == number else { return nil }
    return (entry.high, entry.low)
  }
}
