import Geo

/// The places of the slots on the map.
struct SlotPlaces: Sendable {
  private(set) var points = PointIndex()
  /// The point of each slot, or -1.
  private var pointOfSlot: ContiguousArray<Int32> = []
  /// The slot of each point.
  private var slotOfPoint: ContiguousArray<Int32> = []

  init() {}

  init(_ records: ContiguousArray<DirectoryRecord?>) {
    var coordinates: ContiguousArray<Coordinate> = []
    pointOfSlot.reserveCapacity(records.count)
    slotOfPoint.reserveCapacity(records.count { $0?.coordinate != nil })
    for (slot, record) in records.enumerated() {
      if let coordinate = record?.coordinate {
        pointOfSlot.append(Int32(truncatingIfNeeded: coordinates.count))
        slotOfPoint.append(Int32(truncatingIfNeeded: slot))
        coordinates.append(coordinate)
      } else {
        pointOfSlot.append(-1)
      }
    }
    points = PointIndex(coordinates)
  }

  /// The coordinate of a slot, or `nil` if it has none.
  func coordinate(of slot: Int) -> Coordinate? {
    let point = Int(pointOfSlot[slot])
    return point < 0 ? nil : points[point]
  }

  /// Inserts a slot that has no place yet.
  mutating func insert(_ coordinate: Coordinate?, _ slot: Int) {
    while pointOfSlot.count <= slot { pointOfSlot.append(-1) }
    guard let coordinate else { return }
    let point = points.insert(coordinate)
    pointOfSlot[slot] = Int32(truncatingIfNeeded: point)
    slotOfPoint.append(Int32(truncatingIfNeeded: slot))
  }

  mutating func remove(_ slot: Int) {
    let point = Int(pointOfSlot[slot])
    guard point >= 0 else { return }
    points.remove(point)
    pointOfSlot[slot] = -1
    if points.idRange.count > 2 * points.count + 1024 { compact() }
  }

  /// Gives the points new numbers without gaps, after half of them have been removed.
  private mutating func compact() {
    let old = slotOfPoint
    slotOfPoint = ContiguousArray(repeating: 0, count: points.count)
    for (point, new) in points.compact().enumerated() {
      guard let new else { continue }
      slotOfPoint[new] = old[point]
      pointOfSlot[Int(old[point])] = Int32(truncatingIfNeeded: new)
    }
  }

  /// Calls `body` with each slot within a distance, in no particular order.
  func forEachSlot(
    within radius: Distance, of center: Coordinate,
    _ body: (_ slot: Int, _ place: Coordinate) -> Void
  ) {
    var ids: [Int] = []
    points.appendIDs(within: radius, of: center, to: &ids)
    for id in ids {
      if let place = points[id] { body(Int(slotOfPoint[id]), place) }
    }
  }

  /// Inserts the slots within a region into bits.
  func insert(_ region: MapRegion, into bits: inout SlotBits) {
    for point in points.ids(within: region.radius, of: region.center) {
      bits.insert(Int(slotOfPoint[point]))
    }
  }
}
