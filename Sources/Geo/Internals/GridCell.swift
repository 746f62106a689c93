/// A cell of a grid of 2³² by 2³² cells over longitude and latitude.
///
/// A cell contains its western and southern edges; cells of the last row and column contain the
/// other edges too. Every edge is exactly a `Double`, so no place gets into the wrong cell.
struct GridCell: Hashable {
  var column: UInt32
  var row: UInt32

  /// The width of a column in degrees, 360 / 2³².
  private static var columnWidth: Double { 360 / 4_294_967_296 }
  /// The height of a row in degrees, 180 / 2³².
  private static var rowHeight: Double { 180 / 4_294_967_296 }

  init(column: UInt32, row: UInt32) {
    self.column = column
    self.row = row
  }

  /// Creates the cell that contains the place at these degrees, which must be in range.
  init(latitude: Double, longitude: Double) {
    column = Self.index(of: longitude, from: -180, step: Self.columnWidth)
    row = Self.index(of: latitude, from: -90, step: Self.rowHeight)
  }

  /// Creates the cell at a position on the Z-order curve.
  init(interleavedBits bits: UInt64) {
    column = Self.gathered(bits >> 1)
    row = Self.gathered(bits)
  }

  /// The western edge in degrees.
  var west: Double { -180 + Double(column) * Self.columnWidth }
  /// The southern edge in degrees.
  var south: Double { -90 + Double(row) * Self.rowHeight }

  /// The position on the Z-order curve, which mostly goes from neighbor to neighbor: alternating
  /// bits of column and row, with the first bit from the column.
  var interleavedBits: UInt64 { Self.spread(column) << 1 | Self.spread(row) }

  private static func index(of degrees: Double, from start: Double, step: Double) -> UInt32 {
    let index = min(((degrees - start) / step).rounded(.down), 4_294_967_295)
    // The difference may be rounded up to the next edge.
    return UInt32(degrees < start + index * step ? index - 1 : index)
  }

  /// Returns the bits of a number with a zero before each.
  private static func spread(_ bits: UInt32) -> UInt64 {
    var x = UInt64(bits)
    x = (x | x << 16) & 0x0000_FFFF_0000_FFFF
    x = (x | x << 8) & 0x00FF_00FF_00FF_00FF
    x = (x | x << 4) & 0x0F0F_0F0F_0F0F_0F0F
    x = (x | x << 2) & 0x3333_3333_3333_3333
    x = (x | x << 1) & 0x5555_5555_5555_5555
    return x
  }

  /// Returns the even bits of a number.
  private static func gathered(_ bits: UInt64) -> UInt32 {
    var x = bits & 0x5555_5555_5555_5555
    x = (x | x >> 1) & 0x3333_3333_3333_3333
    x = (x | x >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    x = (x | x >> 4) & 0x00FF_00FF_00FF_00FF
    x = (x | x >> 8) & 0x0000_FFFF_0000_FFFF
    x = (x | x >> 16) & 0x0000_0000_FFFF_FFFF
    return UInt32(x)
  }
}
