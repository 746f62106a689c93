import Essentials

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
}
