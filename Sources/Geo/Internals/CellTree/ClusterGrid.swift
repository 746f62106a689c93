/// The cells of the world's grid that intersect a viewport.
struct ClusterGrid {
  /// The number of cells around the Earth, and from pole to pole.
  private let worldColumns: Int
  private let worldRows: Int
  private let columnsPerDegree: Double
  private let rowsPerDegree: Double
  private let firstColumn: Int
  private let firstRow: Int
  private let columns: Int
  private let rows: Int

  /// The height of a cell as a squared chord.
  let squaredSize: Float
  /// The box of all cells.
  let box: BoundingBox

  init(_ viewport: BoundingBox, cellSizeInDegrees: Double) {
    let side = max(viewport.widthInDegrees, viewport.heightInDegrees)
    // A direction is precise to about 6e-6 degrees.
    let least = max(side / 256, 1e-4)
    let size = cellSizeInDegrees >= least ? min(cellSizeInDegrees, 360) : least
    worldColumns = Int(max((360 / size).rounded(), 1))
    worldRows = Int(max((180 / size).rounded(), 1))
    columnsPerDegree = Double(worldColumns) / 360
    rowsPerDegree = Double(worldRows) / 180
    firstRow = Self.index(viewport.southwest.latitude + 90, rowsPerDegree, worldRows)
    let lastRow = Self.index(viewport.northeast.latitude + 90, rowsPerDegree, worldRows)
    rows = lastRow - firstRow + 1
    let west = Self.index(viewport.southwest.longitude + 180, columnsPerDegree, worldColumns)
    let east = Self.index(viewport.northeast.longitude + 180, columnsPerDegree, worldColumns)
    let isComplete =
      viewport.crossesAntimeridian && west <= east || viewport.widthInDegrees == 360
    firstColumn = isComplete ? 0 : west
    columns = isComplete ? worldColumns : (east - west + worldColumns) % worldColumns + 1
    let half = sineAndCosine(ofDegrees: 90 / Double(worldRows)).sine
    squaredSize = Float(4 * half * half)
    let first = Double(firstColumn) / columnsPerDegree - 180
    let last = Double((firstColumn + columns - 1) % worldColumns + 1) / columnsPerDegree - 180
    box = BoundingBox(
      validSouth: Double(firstRow) / rowsPerDegree - 90,
      west: columns == worldColumns ? -180 : first,
      north: min(Double(lastRow + 1) / rowsPerDegree - 90, 90),
      east: columns == worldColumns ? 180 : min(last, 180))
  }

  /// The number of cells.
  var count: Int { columns * rows }

  /// Returns the position of the cell that contains a place, or `nil` if that is not in the grid.
  @inline(__always)
  func cell(latitude: Double, longitude: Double) -> Int? {
    let row = Self.index(latitude + 90, rowsPerDegree, worldRows) - firstRow
    // The meridian of 180° is that of -180°.
    let east = longitude == 180 ? 0 : longitude + 180
    let offset = Self.index(east, columnsPerDegree, worldColumns) - firstColumn
    let column = offset < 0 ? offset + worldColumns : offset
    return row >= 0 && row < rows && column < columns ? row * columns + column : nil
  }

  private static func index(_ degrees: Double, _ perDegree: Double, _ count: Int) -> Int {
    min(Int(degrees * perDegree), count - 1)
  }

  /// Returns the latitude with a sine, in degrees; sines beyond 1 count as 1.
  @inline(__always)
  static func latitude(sine: Float) -> Double {
    let sine = Double(min(max(sine, -1), 1))
    return arcTangent(y: sine, x: (1 - sine * sine).squareRoot()) / radiansPerDegree
  }

  /// Returns the longitude of a direction, in degrees.
  @inline(__always)
  static func longitude(x: Float, y: Float) -> Double {
    min(max(arcTangent(y: Double(y), x: Double(x)) / radiansPerDegree, -180), 180)
  }
}
