/// A cell of the grid at any number of bits, whose places are consecutive on the Z-order curve.
struct ZOrderCell {
  /// The bits that all its places have in common, from the highest, and zeros.
  let bits: UInt64
  /// The number of bits in common.
  let level: Int

  /// The cell of all places.
  static let world = Self(bits: 0, level: 0)

  /// How a cell lies to a shape.
  enum Relation {
    case outside
    case partlyInside
    case inside
  }

  /// The first and the last position on the Z-order curve.
  var positions: ClosedRange<UInt64> { bits...(bits | .max >> level) }

  /// The western and the eastern half, or the southern and the northern half.
  var halves: [Self] {
    [
      Self(bits: bits, level: level + 1),
      Self(bits: bits | 1 << (63 - level), level: level + 1),
    ]
  }

  /// The southwestern and the northeastern cell of the finest grid.
  var corners: (first: GridCell, last: GridCell) {
    (GridCell(interleavedBits: bits), GridCell(interleavedBits: bits | .max >> level))
  }

  /// The area of the cell.
  var box: BoundingBox {
    let (first, last) = corners
    return BoundingBox(
      validSouth: first.south, west: first.west,
      north: last.row == .max ? 90 : GridCell(column: 0, row: last.row + 1).south,
      east: last.column == .max ? 180 : GridCell(column: last.column + 1, row: 0).west)
  }
}
