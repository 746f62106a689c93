import Essentials

/// A table that assigns small numbers to 128-bit IDs, and reuses the numbers of removed IDs.
package struct IDTable: ~Copyable, Sendable {
  package struct Entry: Sendable {
    package var high: UInt64
    /// The low half of the ID; for a free number, the next free number.
    package var low: UInt64
  }

  var slots: HashTable<HashedNumber>
  var entries: Buffer<Entry>
  private var firstFree: UInt32
  let keyed: SipHash

  package init(seed: UInt64) {
    slots = HashTable()
    entries = Buffer(minimumCapacity: 4)
    firstFree = .max
    keyed = SipHash(seed: seed)
  }

  private init(
    slots: HashTable<HashedNumber>, entries: consuming Buffer<Entry>, firstFree: UInt32,
    keyed: SipHash
  ) {
    self.slots = slots
    self.entries = entries
    self.firstFree = firstFree
    self.keyed = keyed
  }

  package func copy() -> IDTable {
    IDTable(slots: slots, entries: entries.copy(), firstFree: firstFree, keyed: keyed)
  }

  package var count: Int { slots.count }

  @inlinable @inline(__always)
  func hash(_ high: UInt64, _ low: UInt64) -> UInt32 {
    var hash = keyed
    hash.combine(high)
    hash.combine(low)
    return UInt32(truncatingIfNeeded: hash.finish(0, byteCount: 16))
  }

  @inlinable @inline(__always)
  func find(
    _ hash: UInt32, _ high: UInt64, _ low: UInt64
  ) -> (position: Int, number: UInt32?) {
    slots.find(hash) { entries[$0].high == high && entries[$0].low == low }
  }

  @inlinable @inline(__always)
  package func number(high: UInt64, low: UInt64) -> UInt32? {
    find(hash(high, low), high, low).number
  }

  @inlinable @inline(__always)
  package mutating func insert(high: UInt64, low: UInt64) -> UInt32 {
    insert(high, low, hash(high, low))
  }

  @inlinable @inline(__always)
  mutating func insert(_ high: UInt64, _ low: UInt64, _ hash: UInt32) -> UInt32 {
    let (position, number) = find(hash, high, low)
    return number ?? add(high, low, hash, at: position)
  }

  @inline(never)
  mutating func add(
    _ high: UInt64, _ low: UInt64, _ hash: UInt32, at position: Int
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

  package mutating func remove(high: UInt64, low: UInt64) -> UInt32? {
    let (position, number) = find(hash(high, low), high, low)
    guard let number else { return nil }
    slots.remove(at: position)
    entries[number] = Entry(high: 0, low: UInt64(firstFree))
    firstFree = number
    return number
  }

  /// Returns the ID with a number that is not free.
  @inlinable
  package func entry(_ number: UInt32) -> Entry { entries[number] }

  /// Returns the two halves of the ID with a number, or `nil` if the number is free.
  func halves(of number: UInt32) -> (high: UInt64, low: UInt64)? {
    guard number < entries.count else { return nil }
    let entry = entries[number]
    // The entry of a free number holds other data, so the lookup does not return that number.
    guard self.number(high: entry.high, low: entry.low) == number else { return nil }
    return (entry.high, entry.low)
  }
}

// MARK: Many IDs at once

extension IDTable {
  /// The data that was read from the memory of an ID.
  private struct Guess {
    var hash: UInt32 = 0
    /// The first number with that hash, or `UInt32.max`.
    var number = UInt32.max
    /// The entry of that number.
    var entry = Entry(high: 0, low: 0)

    @inline(__always)
    func isRight(_ high: UInt64, _ low: UInt64) -> Bool {
      number != .max && (entry.high ^ high) | (entry.low ^ low) == 0
    }
  }

  /// The number of IDs whose memory is read together: the reads of one overlap with those of others.
  private static var block: Int { 32 }

  /// Appends the number of each of `count` IDs, or `UInt32.max` for an unknown ID.
  @inline(__always)
  func find(
    _ count: Int, _ id: (Int) -> (high: UInt64, low: UInt64),
    _ numbers: inout ContiguousArray<UInt32>
  ) {
    let offset = numbers.count
    numbers.append(contentsOf: repeatElement(.max, count: count))
    var numbers = numbers.mutableSpan
    var block = ContiguousArray(repeating: Guess(), count: min(count, Self.block))
    var guesses = block.mutableSpan
    for start in stride(from: 0, to: count, by: Self.block) {
      let end = min(start + Self.block, count)
      guess(start..<end, id, &guesses)
      for index in start..<end {
        let (guess, (high, low)) = (guesses[index &- start], id(index))
        numbers[offset &+ index] =
          guess.isRight(high, low)
          ? guess.number : find(guess.hash, high, low).number ?? .max
      }
    }
  }

  /// Inserts `count` IDs in order, and appends the number of each.
  @inline(__always)
  mutating func insert(
    _ count: Int, _ id: (Int) -> (high: UInt64, low: UInt64),
    _ numbers: inout ContiguousArray<UInt32>
  ) {
    let offset = numbers.count
    numbers.append(contentsOf: repeatElement(.max, count: count))
    var numbers = numbers.mutableSpan
    var block = ContiguousArray(repeating: Guess(), count: min(count, Self.block))
    var guesses = block.mutableSpan
    for start in stride(from: 0, to: count, by: Self.block) {
      let end = min(start + Self.block, count)
      guess(start..<end, id, &guesses)
      for index in start..<end {
        let (guess, (high, low)) = (guesses[index &- start], id(index))
        // Insertions do not change the numbers of other IDs, so the guess is not out of date.
        numbers[offset &+ index] =
          guess.isRight(high, low) ? guess.number : insert(high, low, guess.hash)
      }
    }
  }

  /// Reads the memory of IDs, in steps of which each reads one line for each ID.
  ///
  /// A processor overlaps only as many reads as it has instructions under way, so each step does
  /// nothing else.
  @inline(__always)
  private func guess(
    _ range: Range<Int>, _ id: (Int) -> (high: UInt64, low: UInt64),
    _ guesses: inout MutableSpan<Guess>
  ) {
    for index in range {
      let (high, low) = id(index)
      guesses[index &- range.lowerBound].hash = hash(high, low)
    }
    for index in 0..<range.count {
      guesses[index].number = slots.first(guesses[index].hash).number
    }
    for index in 0..<range.count {
      guesses[index].number = slots.find(guesses[index].hash) { _ in true }.number ?? .max
    }
    guard entries.count > 0 else { return }
    let last = entries.count &- 1
    for index in 0..<range.count {
      guesses[index].entry = entries[min(guesses[index].number, last)]
    }
  }
}

/// SipHash-1-3, a keyed hash whose collisions cannot be found without the key.
///
/// Source: J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input PRF", 2012, with one
/// round for each word and three at the end.
package struct SipHash: Sendable {
  var v0, v1, v2, v3: UInt64

  /// Creates a hash with a 128-bit key.
  package init(key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Creates a hash whose key is the next two numbers of SplitMix64 from a seed.
  package init(seed: UInt64) {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ state: UInt64) -> UInt64 {
      let first = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
      return second ^ (second >> 31)
    }
    self.init(key: (mix(seed &+ step), mix(seed &+ 2 &* step)))
  }

  @inlinable @inline(__always)
  static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }

  @inlinable @inline(__always)
  mutating func round() {
    v0 &+= v1
    v1 = Self.rotate(v1, 13) ^ v0
    v0 = Self.rotate(v0, 32)
    v2 &+= v3
    v3 = Self.rotate(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotate(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotate(v1, 17) ^ v2
    v2 = Self.rotate(v2, 32)
  }

  /// Adds eight bytes, the first of them in the lowest bits.
  @inlinable @inline(__always)
  package mutating func combine(_ word: UInt64) {
    v3 ^= word
    round()
    v0 ^= word
  }

  /// Returns the hash of all words and up to seven more bytes, in the lowest bits of `rest`.
  @inlinable @inline(__always)
  package consuming func finish(_ rest: UInt64, byteCount: Int) -> UInt64 {
    combine(rest | UInt64(truncatingIfNeeded: byteCount) &<< 56)
    v2 ^= 0xFF
    round()
    round()
    round()
    return v0 ^ v1 ^ v2 ^ v3
  }
}

/// A growable block of memory with a single owner: an array without sharing, copies, or checks.
///
/// Seats are looked up at random in tables of many events. There, an array's uniqueness check and
/// bounds checks took a fifth of the time. This type, ``SeatWords``, and ``Locked`` are the only types
/// of the module that access memory directly. They are sound as long as each index is below `count`,
/// which debug builds assert at every access: indices into slots are masked by the size of the table,
/// and only `append` creates indices of nodes and events.
@safe
@usableFromInline
package struct Buffer<Element: ~Copyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var room: UInt32
  /// The number of elements, which only the functions of the buffer change.
  @usableFromInline package var count: UInt32 = 0

  /// Creates an empty buffer with room for at least `minimumCapacity` elements.
  @usableFromInline
  package init(minimumCapacity: UInt32) {
    room = max(minimumCapacity, 1)
    unsafe base = Self.allocate(room)
  }

  @inlinable
  deinit {
    unsafe base.deinitialize(count: Int(count))
    unsafe base.deallocate()
  }

  /// Allocates room for elements.
  ///
  /// Elements that fill whole cache lines are aligned to cache lines.
  @inlinable
  static func allocate(_ room: UInt32) -> UnsafeMutablePointer<Element> {
    let alignment = MemoryLayout<Element>.stride.isMultiple(of: 64) ? 64 : 16
    let bytes = Int(room) * MemoryLayout<Element>.stride
    return unsafe UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      .bindMemory(to: Element.self, capacity: Int(room))
  }

  /// Appends an element, in amortized O(1).
  ///
  /// A large buffer grows by a sixth, so that at most a seventh of it is unused.
  @inlinable
  package mutating func append(_ element: consuming Element) {
    if count == room { grow(to: room < 1 << 10 ? room * 2 : room + room / 6) }
    unsafe (base + Int(count)).initialize(to: element)
    count += 1
  }

  @inlinable
  mutating func grow(to newRoom: UInt32) {
    let grown = unsafe Self.allocate(newRoom)
    unsafe grown.moveInitialize(from: base, count: Int(count))
    unsafe base.deallocate()
    unsafe base = grown
    room = newRoom
  }

  /// The element at an index below `count`.
  @inlinable
  package subscript(index: UInt32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index < count, "The index is out of range.")
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(index < count, "The index is out of range.")
      return unsafe base + Int(index)
    }
  }
}

extension Buffer {
  /// Creates a buffer of `count` equal elements.
  @inlinable
  package init(repeating element: Element, count: UInt32) {
    self.init(minimumCapacity: count)
    unsafe base.initialize(repeating: element, count: Int(count))
    self.count = count
  }

  /// Returns an independent copy.
  @inlinable
  package func copy() -> Buffer {
    var copy = Buffer(minimumCapacity: count)
    unsafe copy.base.initialize(from: base, count: Int(count))
    copy.count = count
    return copy
  }
}

// The type is noncopyable, so a buffer has one owner at a time.
extension Buffer: @unchecked Sendable where Element: Sendable & ~Copyable {}
