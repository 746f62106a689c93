import Geo

/// The index that the benchmarks measure.
typealias MeasuredIndex = PointIndex

extension PointIndex: EditableSpatialIndex {
  @inline(__always)
  func appendNearestIDs(_ limit: Int, to center: Coordinate, into buffer: inout [Int]) {
    appendIDs(nearest: limit, to: center, to: &buffer)
  }
}
