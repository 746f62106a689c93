/// The number of a record in a table, or ``none``.
///
/// The tables of labels and knowledge are packed, so that an identifier has four bytes whether it
/// refers to a record or not. Functions that are not called for every word return an optional.
protocol TableID: Hashable, Comparable, Sendable {
  /// The position of the record; negative if there is none.
  var number: Int32 { get }
  init(number: Int32)
}

extension TableID {
  /// The identifier of no record, which comes before all others.
  @inline(__always)
  static var none: Self { Self(number: -1) }

  /// Creates the identifier of the record at a position.
  @inline(__always)
  init(_ index: Int) { self.init(number: Int32(truncatingIfNeeded: index)) }

  /// Whether it refers to a record.
  @inline(__always)
  var exists: Bool { number >= 0 }

  /// The position of the record.
  @inline(__always)
  var index: Int { Int(number) }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension Range<Int32> {
  mutating func shift(by distance: Int32) {
    self = (lowerBound + distance)..<(upperBound + distance)
  }
}

extension ContiguousArray {
  /// The element that belongs to a record of another table.
  @inline(__always)
  subscript(id: some TableID) -> Element {
    get { self[id.index] }
    set { self[id.index] = newValue }
  }
}

extension ContiguousArray where Element: TableID {
  /// The identifier at a place in the range that a record points at.
  ///
  /// A loop over the places is faster than one over a slice, which keeps the array alive.
  @inline(__always)
  subscript(place: Int32) -> Element { self[Int(place)] }

  /// The identifiers in the range that a record points at.
  @inline(__always)
  subscript(range: Range<Int32>) -> ArraySlice<Element> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
