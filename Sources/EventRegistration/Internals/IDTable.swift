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
    insert(high, low, hash(high, low))
  }

  @inline(__always)
  private mutating func insert(_ high: UInt64, _ low: UInt64, _ hash: UInt32) -> UInt32 {
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

  /// Returns the ID with a number that is not free.
  func entry(_ number: UInt32) -> Entry { entries[number] }

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
  /// What was read of the memory of an ID.
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
          ? guess.number : slots[position(guess.hash, high, low)] ?? .max
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
      guesses[index].number = slots.firstNumber(hash: guesses[index].hash)
    }
    for index in 0..<range.count {
      guesses[index].number = slots.number(hash: guesses[index].hash)
    }
    guard entries.count > 0 else { return }
    let last = entries.count &- 1
    for index in 0..<range.count {
      guesses[index].entry = entries[min(guesses[index].number, last)]
    }
  }
}
