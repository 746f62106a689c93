extension SeatEngine {
  /// Numbers texts 0, 1, 2 and so on, as a ``SeatEngine`` wants them.
  ///
  ///     var people = SeatEngine.NameIndex(seed: .random(in: 0 ... .max))
  ///     let ana = people.insert("ana@example.org")
  ///
  /// Texts are the same if their UTF-8 bytes are: neither case nor the ways to write "é" are looked
  /// through. Numbers depend on the order of insertions and removals alone; the seed is the key of
  /// the hash, as in an ``SeatEngine/IDIndex``.
  public struct NameIndex: ~Copyable, Sendable {
    struct Entry: Sendable {
      /// Where the bytes start, or of a number that is free -1 less the next free one.
      var start: Int
      var count: Int
    }

    private var slots = DirectorySlots()
    private var entries = Buffer<Entry>(minimumCapacity: 4)
    private var bytes: ContiguousArray<UInt8> = []
    /// The bytes of texts that were removed.
    private var unused = 0
    private var firstFree = UInt32.max
    private let keyed: SipHash

    /// Creates an empty directory.
    ///
    /// - Parameter seed: Any number; one that others cannot guess if texts come from them.
    public init(seed: UInt64) { keyed = SipHash(seed: seed) }

    /// The number of texts.
    public var count: Int { Int(slots.count) }

    /// The number of a text, which gets the number removed last or the next if it has none.
    ///
    /// - Returns: The number, or `UInt32.max`, which no engine takes for a person, if there are 1.6
    ///   billion texts already.
    /// - Complexity: O(*n*) for *n* bytes, on average, amortized.
    public mutating func insert(_ name: String) -> UInt32 {
      let hash = hash(of: name)
      let position = position(hash, name)
      if let number = slots[position] { return number }
      guard slots.hasRoom else { return .max }
      if unused > bytes.count / 2 { closeGaps() }
      let start = bytes.count
      bytes.append(contentsOf: name.utf8)
      let entry = Entry(start: start, count: bytes.count - start)
      var number = firstFree
      if number == .max {
        number = entries.count
        entries.append(entry)
      } else {
        firstFree = UInt32(-1 - entries[number].start)
        entries[number] = entry
      }
      slots.insert(number, hash: hash, at: position)
      return number
    }

    /// The number of a text, or `nil` if it has none.
    ///
    /// - Complexity: O(*n*) for *n* bytes, on average.
    public func number(of name: String) -> UInt32? { slots[position(hash(of: name), name)] }

    /// The text with a number, or `nil` if there is none.
    ///
    /// - Complexity: O(*n*) for *n* bytes.
    public func name(of number: UInt32) -> String? {
      guard number < entries.count, entries[number].start >= 0 else { return nil }
      return String(decoding: bytes[range(of: number)], as: UTF8.self)
    }

    /// Removes a text, whose number is given to the next new one.
    ///
    /// - Returns: The number it had, or `nil` if it had none.
    /// - Complexity: O(*n*) for *n* bytes, on average.
    @discardableResult
    public mutating func remove(_ name: String) -> UInt32? {
      let position = position(hash(of: name), name)
      guard let number = slots[position] else { return nil }
      slots.remove(at: position)
      unused += entries[number].count
      entries[number] = Entry(start: -1 - Int(firstFree), count: 0)
      firstFree = number
      return number
    }

    private func range(of number: UInt32) -> Range<Int> {
      entries[number].start..<entries[number].start + entries[number].count
    }

    private func position(_ hash: UInt32, _ name: String) -> UInt32 {
      slots.position(hash: hash) { bytes[range(of: $0)].elementsEqual(name.utf8) }
    }

    private func hash(of name: String) -> UInt32 {
      var hash = keyed
      var word: UInt64 = 0
      var count = 0
      for byte in name.utf8 {
        word |= UInt64(byte) &<< UInt64(8 * (count & 7))
        count += 1
        guard count & 7 == 0 else { continue }
        hash.combine(word)
        word = 0
      }
      return UInt32(truncatingIfNeeded: hash.finish(word, byteCount: count))
    }

    private mutating func closeGaps() {
      var packed: ContiguousArray<UInt8> = []
      packed.reserveCapacity(bytes.count - unused)
      for number in 0..<entries.count where entries[number].start >= 0 {
        let start = packed.count
        packed.append(contentsOf: bytes[range(of: number)])
        entries[number].start = start
      }
      bytes = packed
      unused = 0
    }
  }
}
