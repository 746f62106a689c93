/// A hash table with open addressing and linear probing, of which the owner defines the slots.
///
/// A slot holds whatever finds an element: its number, its number and hash, or the whole key with a value.
/// The owner also hashes. Where keys come from other people it does so with a seed, as `Hasher` or a keyed
/// hash do, so that no one can choose keys that collide. A hash only decides where a search begins.
///
/// There are no tombstones: removal moves later elements up.
@frozen @usableFromInline
package struct HashTable<Slot: HashTableSlot>: Sendable {
  /// The slots: a power of two, of which at least one is empty.
  @usableFromInline package var slots: ContiguousArray<Slot>
  /// 64 minus the binary logarithm of the number of slots.
  @usableFromInline package var shift: UInt64
  /// The number of elements.
  @usableFromInline package var count = 0

  /// Creates a table without elements that has room for a number of them.
  @inlinable
  package init(capacity: Int = 0) {
    shift = Self.shift(for: capacity)
    slots = ContiguousArray(repeating: .empty, count: 1 << (64 &- shift))
  }

  /// Removes all elements, and makes room for a number of others.
  @inlinable
  package mutating func removeAll(capacity: Int) {
    shift = Self.shift(for: capacity)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(.empty, count: 1 << (64 &- shift)))
    count = 0
  }

  @inlinable
  static func shift(for count: Int) -> UInt64 {
    var bits: UInt64 = 3
    while Self.isTooFull(count, 1 << bits) { bits &+= 1 }
    return 64 &- bits
  }

  @inlinable @inline(__always)
  static func isTooFull(_ count: Int, _ slotCount: Int) -> Bool {
    count &* 100 > slotCount &* Slot.maximumLoad
  }

  /// Returns the slot where the search for a hash begins.
  @inlinable @inline(__always)
  package func home(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> shift) }

  @inlinable @inline(__always)
  func next(_ position: Int) -> Int { (position &+ 1) & (slots.count &- 1) }

  /// Returns the slot that satisfies a condition and its position, or the empty slot where the element belongs.
  ///
  /// - Complexity: O(1) on average, if the hashes are spread.
  @inlinable @inline(__always)
  package func find(
    _ hash: UInt64, where isWanted: (Slot) -> Bool
  ) -> (position: Int, slot: Slot) {
    var position = home(hash)
    while true {
      let slot = slots[position]
      if slot.isEmpty || isWanted(slot) { return (position, slot) }
      position = next(position)
    }
  }

  /// Fills the empty slot that ``find(_:where:)`` returned, and grows if the table is too full then.
  ///
  /// - Complexity: O(1), amortized.
  @inlinable
  package mutating func insert(_ slot: Slot, at position: Int, hash: (Slot) -> UInt64) {
    slots[position] = slot
    count &+= 1
    if Self.isTooFull(count, slots.count) { grow(hash) }
  }

  /// Inserts an element that is new.
  ///
  /// - Complexity: O(1) on average, amortized.
  @inlinable
  package mutating func insert(_ slot: Slot, hash: (Slot) -> UInt64) {
    insert(slot, at: find(hash(slot)) { _ in false }.position, hash: hash)
  }

  @inlinable @inline(never)
  mutating func grow(_ hash: (Slot) -> UInt64) {
    var larger = Self(capacity: count)
    for slot in slots where !slot.isEmpty {
      larger.slots[larger.find(hash(slot)) { _ in false }.position] = slot
    }
    larger.count = count
    self = larger
  }

  /// Empties a slot, and moves up later elements that could otherwise no longer be found.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package mutating func remove(at position: Int, hash: (Slot) -> UInt64) {
    let mask = slots.count &- 1
    var hole = position
    var next = next(position)
    while !slots[next].isEmpty {
      if (next &- home(hash(slots[next]))) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = self.next(next)
    }
    slots[hole] = .empty
    count &-= 1
  }
}

/// A slot of a ``HashTable``.
@usableFromInline
package protocol HashTableSlot: BitwiseCopyable, Sendable {
  /// The slot of no element.
  static var empty: Self { get }
  /// Whether it is the slot of no element.
  var isEmpty: Bool { get }
  /// The greatest share of slots that are filled, in percent, below 100.
  static var maximumLoad: Int { get }
}

extension HashTableSlot {
  @inlinable @inline(__always)
  package static var maximumLoad: Int { 60 }
}

/// A slot with the number of an element and the hash of its key, so that neither growth nor removal computes
/// a hash, and few searches read a key that is not the wanted one.
@frozen @usableFromInline
package struct HashedNumber: HashTableSlot {
  @usableFromInline package var hash: UInt32
  /// The number, or `UInt32.max` if the slot is empty.
  @usableFromInline package var number: UInt32

  @inlinable @inline(__always)
  package init(_ number: UInt32, hash: UInt32) {
    self.hash = hash
    self.number = number
  }

  @inlinable @inline(__always)
  package static var empty: Self { Self(.max, hash: 0) }
  @inlinable @inline(__always)
  package var isEmpty: Bool { number == .max }
  @inlinable @inline(__always)
  package static var maximumLoad: Int { 75 }

  /// The maximum number of elements: three quarters of 2³¹ slots.
  @usableFromInline package static var maximumCount: UInt32 { 3 << 29 }
}

extension HashTable<HashedNumber> {
  /// Whether there is room for another element.
  @inlinable
  package var hasRoom: Bool { count < Int(HashedNumber.maximumCount) }

  @inlinable @inline(__always)
  static func spread(_ hash: UInt32) -> UInt64 { UInt64(hash) &<< 32 }

  /// Returns the number with that hash that satisfies a condition, or `nil`, and the position where it is or
  /// belongs.
  @inlinable @inline(__always)
  package func find(
    _ hash: UInt32, where isWanted: (UInt32) -> Bool
  ) -> (position: Int, number: UInt32?) {
    let (position, slot) = find(Self.spread(hash)) { $0.hash == hash && isWanted($0.number) }
    return (position, slot.isEmpty ? nil : slot.number)
  }

  /// Reads the slot where the search for a hash begins.
  @inlinable @inline(__always)
  package func first(_ hash: UInt32) -> HashedNumber { slots[home(Self.spread(hash))] }

  /// Fills the empty slot at a position that ``find(_:where:)`` returned.
  @inlinable
  package mutating func insert(_ number: UInt32, hash: UInt32, at position: Int) {
    insert(HashedNumber(number, hash: hash), at: position) { Self.spread($0.hash) }
  }

  /// Inserts a number that is new.
  @inlinable
  package mutating func insert(_ number: UInt32, hash: UInt32) {
    insert(HashedNumber(number, hash: hash)) { Self.spread($0.hash) }
  }

  /// Empties a slot.
  @inlinable
  package mutating func remove(at position: Int) {
    remove(at: position) { Self.spread($0.hash) }
  }
}
