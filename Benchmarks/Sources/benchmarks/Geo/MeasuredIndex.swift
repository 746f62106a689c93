import Geo

/// The index that the benchmarks measure.
typealias MeasuredIndex = PointIndex

extension PointIndex: EditableSpatialIndex {
  @inline(__always)
  func appendNearestIDs(_ limit: Int, to center: Coordinate, into buffer: inout [Int]) {
    appendIDs(nearest: limit, from: center, to: &buffer)
  }

  @inline(__always)
  func nearest(_ limit: Int, to center: Coordinate) -> [Hit] {
    nearest(limit, to: center, within: .meters(.infinity))
  }

  @inline(__always)
  func firstByDistance(_ limit: Int, from center: Coordinate) -> [Int] {
    byDistance(from: center).prefix(limit).map(\.id)
  }
}
