public import Essentials

extension SeatEngine {
  /// An index that maps 128-bit IDs to the dense numbers 0, 1, 2, … of a ``SeatEngine``.
  ///
  ///     var people = SeatEngine.IDIndex<EntityKind.Person>(seed: .random(in: 0 ... .max))
  ///     let ana = people.insert(PersonID(UUID().uuid))
  ///
  /// Numbers depend only on the order of insertions and removals. The seed is the key of the hash:
  /// nobody who does not know it can choose IDs that make lookups slow.
  public struct IDIndex<Subject>: ~Copyable, Sendable {
    private var table: IDTable

    /// Creates an empty index.
    ///
    /// - Parameter seed: Any number; a random one if IDs come from outside your program.
    public init(seed: UInt64) { table = IDTable(seed: seed) }

    /// The number of IDs.
    public var count: Int { table.count }

    /// Inserts an ID if it is new, and returns its number.
    ///
    /// A new ID gets the number that was removed last, or else the next number.
    ///
    /// - Returns: The number, or `UInt32.max`, which engines refuse as a person, if the index is
    ///   full with 1.6 billion IDs.
    /// - Complexity: O(1) on average, amortized.
    public mutating func insert(_ id: EntityID<Subject>) -> UInt32 {
      table.insert(high: id.high, low: id.low)
    }

    /// Inserts IDs in order, those that are new, and appends the number of each.
    ///
    /// This is faster than one ID at a time, because reads of memory overlap.
    ///
    /// - Complexity: O(*n*) for *n* IDs, on average, amortized.
    public mutating func insert(
      _ ids: Span<EntityID<Subject>>, numbers: inout ContiguousArray<UInt32>
    ) {
      let bytes = unsafe ids.bytes
      table.insert(ids.count, { Self.halves(bytes, $0) }, &numbers)
    }

    /// Appends the number of each ID, or `UInt32.max`, which no event has, if it is not in the index.
    ///
    /// This is faster than one ID at a time, because reads of memory overlap.
    ///
    /// - Complexity: O(*n*) for *n* IDs, on average.
    public func find(
      _ ids: Span<EntityID<Subject>>, numbers: inout ContiguousArray<UInt32>
    ) {
      let bytes = unsafe ids.bytes
      table.find(ids.count, { Self.halves(bytes, $0) }, &numbers)
    }

    /// The halves of an ID in a list of IDs.
    ///
    /// Loads of words are sound: an ID is two words, of any bits. Worth it: here the kind of the IDs
    /// is not known, and reading a generic list takes many times as long as the words.
    @inline(__always)
    private static func halves(_ bytes: RawSpan, _ index: Int) -> (high: UInt64, low: UInt64) {
      let offset = index &* 16
      return unsafe (
        bytes.unsafeLoad(fromByteOffset: offset, as: UInt64.self),
        bytes.unsafeLoad(fromByteOffset: offset &+ 8, as: UInt64.self)
      )
    }

    /// Returns the number of an ID, or `nil` if the ID is not in the index.
    ///
    /// - Complexity: O(1) on average.
    public func number(of id: EntityID<Subject>) -> UInt32? {
      table.number(high: id.high, low: id.low)
    }

    /// Returns the ID with a number, or `nil` if there is none.
    ///
    /// - Complexity: O(1) on average.
    public func identifier(of number: UInt32) -> EntityID<Subject>? {
      guard let halves = table.halves(of: number) else { return nil }
      return EntityID(high: halves.high, low: halves.low)
    }

    /// Removes an ID.
    ///
    /// The next new ID gets its number.
    ///
    /// - Returns: The number of the ID, or `nil` if the ID was not in the index.
    /// - Complexity: O(1) on average.
    @discardableResult
    public mutating func remove(_ id: EntityID<Subject>) -> UInt32? {
      table.remove(high: id.high, low: id.low)
    }

    /// Returns an independent copy of the index.
    ///
    /// - Complexity: O(*n*) for *n* IDs.
    public func copy() -> IDIndex { IDIndex(table: table.copy()) }

    private init(table: consuming IDTable) { self.table = table }
  }

  /// An index that maps texts to the dense numbers 0, 1, 2, … of a ``SeatEngine``.
  ///
  ///     var people = SeatEngine.NameIndex(seed: .random(in: 0 ... .max))
  ///     let ana = people.insert("ana@example.org")
  ///
  /// Two texts are the same if their UTF-8 bytes are: case matters, and so does the way to encode
  /// "é". Numbers depend only on the order of insertions and removals. The seed is the key of the
  /// hash, as in ``SeatEngine/IDIndex``.
  public struct NameIndex: ~Copyable, Sendable {
    struct Entry: Sendable {
      /// The offset of the bytes; for a free number, -1 minus the next free number.
      var start: Int
      var count: Int
    }

    private var slots = HashTable<HashedNumber>()
    private var entries = Buffer<Entry>(minimumCapacity: 4)
    private var bytes: ContiguousArray<UInt8> = []
    /// The number of bytes of removed texts.
    private var unused = 0
    private var firstFree = UInt32.max
    private let keyed: SipHash

    /// Creates an empty index.
    ///
    /// - Parameter seed: Any number; a random one if texts come from outside your program.
    public init(seed: UInt64) { keyed = SipHash(seed: seed) }

    /// The number of texts.
    public var count: Int { slots.count }

    /// Inserts a text if it is new, and returns its number.
    ///
    /// A new text gets the number that was removed last, or else the next number.
    ///
    /// - Returns: The number, or `UInt32.max`, which engines refuse as a person, if the index is
    ///   full with 1.6 billion texts.
    /// - Complexity: O(*n*) for *n* bytes, on average, amortized.
    public mutating func insert(_ name: String) -> UInt32 {
      let hash = hash(of: name)
      let (position, known) = find(hash, name)
      if let known { return known }
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

    /// Returns the number of a text, or `nil` if the text is not in the index.
    ///
    /// - Complexity: O(*n*) for *n* bytes, on average.
    public func number(of name: String) -> UInt32? { find(hash(of: name), name).number }

    /// Returns the text with a number, or `nil` if there is none.
    ///
    /// - Complexity: O(*n*) for *n* bytes.
    public func name(of number: UInt32) -> String? {
      guard number < entries.count, entries[number].start >= 0 else { return nil }
      return String(decoding: bytes[range(of: number)], as: UTF8.self)
    }

    /// Removes a text.
    ///
    /// The next new text gets its number.
    ///
    /// - Returns: The number of the text, or `nil` if the text was not in the index.
    /// - Complexity: O(*n*) for *n* bytes, on average.
    @discardableResult
    public mutating func remove(_ name: String) -> UInt32? {
      let (position, number) = find(hash(of: name), name)
      guard let number else { return nil }
      slots.remove(at: position)
      unused += entries[number].count
      entries[number] = Entry(start: -1 - Int(firstFree), count: 0)
      firstFree = number
      return number
    }

    private func range(of number: UInt32) -> Range<Int> {
      entries[number].start..<entries[number].start + entries[number].count
    }

    private func find(_ hash: UInt32, _ name: String) -> (position: Int, number: UInt32?) {
      slots.find(hash) { bytes[range(of: $0)].elementsEqual(name.utf8) }
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
