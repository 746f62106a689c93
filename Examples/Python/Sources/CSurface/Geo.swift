import Geo

/// A `PointIndex` for callers of C; it never changes.
final class PointIndexObject {
  let index: PointIndex
  init(_ index: PointIndex) { self.index = index }
}

/// Coordinates in two arrays of the caller.
struct CoordinateArrays {
  let latitudes: UnsafePointer<Double>
  let longitudes: UnsafePointer<Double>
  let count: Int

  /// - Throws: `Problem` that names the position of the coordinate.
  func coordinate(_ position: Int, name: String = "point") throws -> Coordinate {
    do throws(Coordinate.Error) {
      return try Coordinate(latitude: latitudes[position], longitude: longitudes[position])
    } catch {
      throw Problem(error, at: position, of: name)
    }
  }

  func coordinates() throws -> [Coordinate] { try (0..<count).map { try coordinate($0) } }
}

/// The column `meters`: the distance from each point to the point at the same position of other arrays.
@c(hd_geo_distances)
public func geoDistances(
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
  _ otherLatitudes: UnsafePointer<Double>, _ otherLongitudes: UnsafePointer<Double>, _ count: Int
) -> OpaquePointer {
  answer { answer in
    let points = CoordinateArrays(latitudes: latitudes, longitudes: longitudes, count: count)
    let others = CoordinateArrays(
      latitudes: otherLatitudes, longitudes: otherLongitudes, count: count)
    let meters = try Column("meters", .double, capacity: count)
    for position in 0..<count {
      let distance = try points.coordinate(position)
        .distance(to: others.coordinate(position, name: "other point"))
      try meters.append(distance.meters)
    }
    answer.add(meters)
  }
}

/// An object: an index of points, whose IDs are their positions.
@c(hd_geo_index)
public func geoIndex(
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>, _ count: Int
) -> OpaquePointer {
  answer(object: {
    let points = CoordinateArrays(latitudes: latitudes, longitudes: longitudes, count: count)
    guard count <= Int(Int32.max) else { throw Problem("An index has at most 2147483647 points.") }
    return PointIndexObject(PointIndex(try points.coordinates()))
  })
}

/// The columns `ids` and `meters` with `limit` elements for each center: the places nearest to it and
/// within a radius, nearest first, then -1 and infinity.
@c(hd_geo_nearest)
public func geoNearest(
  _ object: OpaquePointer, _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
  _ count: Int, _ limit: Int, _ radius: Double
) -> OpaquePointer {
  answer { answer in
    let index = borrowed(object, as: PointIndexObject.self).index
    let centers = CoordinateArrays(latitudes: latitudes, longitudes: longitudes, count: count)
    let size = count.multipliedReportingOverflow(by: limit)
    guard !size.overflow else { throw Problem.outOfMemory }
    let ids = try Column("ids", repeating: Int64(-1), count: size.partialValue)
    let meters = try Column("meters", repeating: Double.infinity, count: size.partialValue)
    let (idCells, meterCells) = (ids.numbers(Int64.self), meters.numbers(Double.self))
    index.forEachCenter(
      of: try centers.coordinates(), nearest: limit, within: .meters(radius)
    ) { position, hits in
      for (rank, hit) in hits.enumerated() {
        idCells[position * limit + rank] = Int64(hit.id)
        meterCells[position * limit + rank] = hit.distance.meters
      }
    }
    answer.add(ids)
    answer.add(meters)
  }
}

/// The columns `offsets`, with one element more than centers, and `ids` and `meters`: the places within
/// a radius of center `i` are from offset `i` to offset `i + 1`, nearest first.
@c(hd_geo_within)
public func geoWithin(
  _ object: OpaquePointer, _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
  _ count: Int, _ radius: Double
) -> OpaquePointer {
  answer { answer in
    let index = borrowed(object, as: PointIndexObject.self).index
    let centers = try CoordinateArrays(latitudes: latitudes, longitudes: longitudes, count: count)
      .coordinates()
    let offsets = try Column("offsets", .int64, capacity: count + 1)
    try offsets.append(Int64(0))
    var total = 0
    for placeCount in index.counts(within: .meters(radius), ofEach: centers) {
      total += placeCount
      try offsets.append(Int64(total))
    }
    let ids = try Column("ids", repeating: Int64(-1), count: total)
    let meters = try Column("meters", repeating: Double.infinity, count: total)
    let (idCells, meterCells) = (ids.numbers(Int64.self), meters.numbers(Double.self))
    let starts = offsets.numbers(Int64.self)
    index.forEachCenter(of: centers, within: .meters(radius)) { position, hits in
      var cell = Int(starts[position])
      for hit in hits {
        idCells[cell] = Int64(hit.id)
        meterCells[cell] = hit.distance.meters
        cell += 1
      }
    }
    answer.add(offsets)
    answer.add(ids)
    answer.add(meters)
  }
}
