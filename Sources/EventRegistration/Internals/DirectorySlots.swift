/// A hash table from keys to numbers, which stores only the hashes of the keys.
///
/// It uses open addressing with linear probing and no tombstones, and is at most three quarters
/// full. Each slot stores the hash, so neither growth nor removal computes one.
struct DirectorySlots: ~Copyable, Sendable {
  struct Slot: BitwiseCopyable, Sendable {
    static let empty = Slot(hash: 0, number: .max)

    var hash: UInt32
    /// The number, or `UInt32.max` if the slot is empty.
    var number: UInt32

    var isEmpty: Bool { number == .max }
  }

  private var slots: Buffer<Slot>
  private var shift: UInt32
  private(set) var count: UInt32

  init() { self.init(slots: Buffer(repeating: .empty, count: 8), shift: 29, count: 0) }

  private init(slots: consuming Buffer<Slot>, shift: UInt32, count: UInt32) {
    self.slots = slots
    self.shift = shift
    self.count = count
  }

  func copy() -> DirectorySlots {
    DirectorySlots(slots: slots.copy(), shift: shift, count: count)
  }

  /// The maximum number of entries: three quarters of 2³¹ slots.
  static let maximumCount: UInt32 = 3 << 29

  /// Whether there is room for another entry.
  var hasRoom: Bool { count < Self.maximumCount }

  @inline(__always)
  private var mask: UInt32 { slots.count &- 1 }

  /// Returns the position of the number with that hash that satisfies `matches`, or of the empty slot
  /// where it belongs.
  @inline(__always)
  func position(hash: UInt32, where matches: (UInt32) -> Bool) -> UInt32 {
    var position = hash &>> shift
    while true {
      let slot = slots[position]
      if slot.isEmpty || slot.hash == hash && matches(slot.number) { return position }
      position = (position &+ 1) & mask
    }
  }

  /// Returns the number in the first slot of a lookup, or `UInt32.max` if the slot is empty.
  @inline(__always)
  func firstNumber(hash: UInt32) -> UInt32 { slots[hash &>> shift].number }

  /// Returns the first number with that hash, or `UInt32.max` if there is none.
  @inline(__always)
  func number(hash: UInt32) -> UInt32 {
    var position = hash &>> shift
    while true {
      let slot = slots[position]
      if slot.isEmpty || slot.hash == hash { return slot.number }
      position = (position &+ 1) & mask
    }
  }

  /// The number at a position, or `nil` if its slot is empty.
  @inline(__always)
  subscript(position: UInt32) -> UInt32? {
    let number = slots[position].number
    return number == .max ? nil : number
  }

  /// Fills an empty slot that ``position(hash:where:)`` returned.
  mutating func insert(_ number: UInt32, hash: UInt32, at position: UInt32) {
    count &+= 1
    slots[position] = Slot(hash: hash, number: number)
    if count > slots.count &- slots.count / 4 { grow() }
  }

  private mutating func grow() {
    var larger = DirectorySlots(
      slots: Buffer(repeating: .empty, count: slots.count * 2), shift: shift - 1, count: count)
    for position in 0..<slots.count where !slots[position].isEmpty {
      let home = larger.position(hash: slots[position].hash) { _ in false }
      larger.slots[home] = slots[position]
    }
    self = larger
  }

  /// Empties a slot, and moves later entries that could otherwise no longer be found.
  mutating func remove(at position: UInt32) {
    count &-= 1
    var hole = position
    var next = (hole &+ 1) & mask
    while !slots[next].isEmpty {
      if (next &- slots[next].hash &>> shift) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    slots[hole].number = .max
  }
}
