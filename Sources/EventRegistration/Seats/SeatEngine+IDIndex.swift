extension SeatEngine {
  /// Numbers identifiers of 128 bits 0, 1, 2 and so on, as a ``SeatEngine`` wants them.
  ///
  ///     var people = SeatEngine.IDIndex<EntityKind.Person>(seed: .random(in: 0 ... .max))
  ///     let ana = people.insert(PersonID(UUID().uuid))
  ///
  /// Numbers depend on the order of insertions and removals alone. The seed is the key of the hash
  /// by which identifiers are found: who does not know it cannot choose identifiers that make that
  /// slow.
  public struct IDIndex<Subject>: ~Copyable, Sendable {
    private var table: IDTable

    /// Creates an empty directory.
    ///
    /// - Parameter seed: Any number; one that others cannot guess if identifiers come from them.
    public init(seed: UInt64) { table = IDTable(seed: seed) }

    /// The number of identifiers.
    public var count: Int { table.count }

    /// The number of an identifier, which gets the number removed last or the next if it has none.
    ///
    /// - Returns: The number, or `UInt32.max`, which no engine takes for a person, if there are 1.6
    ///   billion identifiers already.
    /// - Complexity: O(1) on average, amortized.
    public mutating func insert(_ id: EntityID<Subject>) -> UInt32 {
      table.insert(high: id.high, low: id.low)
    }

    /// The number of an identifier, or `nil` if it has none.
    ///
    /// - Complexity: O(1) on average.
    public func number(of id: EntityID<Subject>) -> UInt32? {
      table.number(high: id.high, low: id.low)
    }

    /// The identifier with a number, or `nil` if there is none.
    ///
    /// - Complexity: O(1) on average.
    public func identifier(of number: UInt32) -> EntityID<Subject>? {
      guard let halves = table.halves(of: number) else { return nil }
      return EntityID(high: halves.high, low: halves.low)
    }

    /// Removes an identifier, whose number is given to the next new one.
    ///
    /// - Returns: The number it had, or `nil` if it had none.
    /// - Complexity: O(1) on average.
    @discardableResult
    public mutating func remove(_ id: EntityID<Subject>) -> UInt32? {
      table.remove(high: id.high, low: id.low)
    }

    /// An equal directory with an owner of its own.
    ///
    /// - Complexity: O(*n*) for *n* identifiers.
    public func copy() -> IDIndex { IDIndex(table: table.copy()) }

    private init(table: consuming IDTable) { self.table = table }
  }
}
