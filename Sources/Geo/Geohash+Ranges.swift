/// Ranges of keys for a store that finds keys in order but has no spatial index.
extension Geohash {
  /// Returns ranges of geohashes that contain every place in a box, in increasing order.
  ///
  ///     let screen = try BoundingBox(
  ///       southwest: Coordinate(latitude: 33.4, longitude: -112.2),
  ///       northeast: Coordinate(latitude: 33.6, longitude: -111.9))
  ///     for range in Geohash.ranges(in: screen, length: 9, limit: 8) {
  ///       // … WHERE key BETWEEN '\(range.lowerBound)' AND '\(range.upperBound)'
  ///     }
  ///
  /// The key of a place is in at most one range, so no row is found twice. The ranges also contain
  /// places outside the box, so check the results. The store must compare keys by bytes.
  ///
  /// `length` is the length of the keys in the store; a length below 1 counts as 1, and one above
  /// 12 as 12. There are at most `limit` ranges; more ranges contain fewer places outside the box.
  /// A limit below 1 counts as 1, and one above 1,024 as 1,024.
  ///
  /// A place exactly on the meridian of ±180° or at a pole is found if the box contains its longitude
  /// as a number.
  ///
  /// - Complexity: O(*limit* log *limit*).
  public static func ranges(in box: BoundingBox, length: Int, limit: Int) -> [ClosedRange<Geohash>]
  {
    let area = GridArea(box)
    return ranges(length: length, limit: limit) { area.relation(to: $0) }
  }

  /// Returns ranges of geohashes that contain every place within a radius of a center, in increasing
  /// order.
  ///
  /// It works as ``ranges(in:length:limit:)`` does. There are no ranges for a radius that is negative
  /// or not a number.
  public static func ranges(
    within radius: Distance, of center: Coordinate, length: Int, limit: Int
  ) -> [ClosedRange<Geohash>] {
    guard let box = BoundingBox(within: radius, of: center) else { return [] }
    let area = GridArea(box)
    return ranges(length: length, limit: limit) { cell in
      guard area.relation(to: cell) != .outside else { return .outside }
      return relation(of: cell.box, toCircleAround: center, radius: radius)
    }
  }

  /// Returns the greatest length of a geohash that, together with its neighbors, contains every place
  /// within a radius of its own place, or `nil` if there is none.
  ///
  ///     if let length = Geohash.length(for: .miles(5), around: phoenix) {  // 4
  ///       let cell = Geohash(phoenix, length: length)
  ///       let keys = [cell] + cell.neighbors
  ///     }
  public static func length(for radius: Distance, around center: Coordinate) -> Int? {
    guard let box = BoundingBox(within: radius, of: center) else { return nil }
    return (1...12).last { length in
      let cell = Geohash(center, length: length)
      let cells = [cell] + cell.neighbors
      return box.widthInDegrees <= 3 * cell.box.widthInDegrees
        && cells.contains(Geohash(box.southwest, length: length))
        && cells.contains(Geohash(box.northeast, length: length))
    }
  }

  /// Returns the ranges around a shape: cells are halved until there are several times as many as
  /// ranges, and then all but the widest gaps between them are filled.
  private static func ranges(
    length: Int, limit: Int, relation: (ZOrderCell) -> ZOrderCell.Relation
  ) -> [ClosedRange<Geohash>] {
    let length = min(max(length, 1), 12)
    let limit = min(max(limit, 1), 1024)
    var pieces: [ClosedRange<UInt64>] = []
    var open = [ZOrderCell.world]
    while let level = open.first?.level, level < 5 * length, open.count <= 8 * limit + 32 {
      var next: [ZOrderCell] = []
      for half in open.flatMap({ $0.halves }) {
        switch relation(half) {
        case .outside: break
        case .partlyInside: next.append(half)
        case .inside: pieces.append(half.positions)
        }
      }
      open = next
    }
    pieces += open.map { $0.positions }
    pieces.sort { $0.lowerBound < $1.lowerBound }
    return joined(pieces, limit: limit).map { piece in
      Geohash(
        bits: piece.lowerBound, length: length)...Geohash(
          bits: piece.upperBound, length: length)
    }
  }

  /// Returns at most `limit` ranges that contain all pieces and as little else as possible.
  private static func joined(
    _ pieces: [ClosedRange<UInt64>], limit: Int
  ) -> [ClosedRange<UInt64>] {
    let gaps = pieces.indices.dropFirst()
      .map { (width: pieces[$0].lowerBound - pieces[$0 - 1].upperBound - 1, end: $0) }
      .filter { $0.width > 0 }
      .sorted { ($1.width, $0.end) < ($0.width, $1.end) }
    let starts = [0] + gaps.prefix(limit - 1).map { $0.end }.sorted()
    return zip(starts, starts.dropFirst() + [pieces.count]).map { start, end in
      pieces[start].lowerBound...pieces[end - 1].upperBound
    }
  }

  /// Returns how a cell lies to a circle; a cell close to the edge counts as partly inside.
  private static func relation(
    of cell: BoundingBox, toCircleAround center: Coordinate, radius: Distance
  ) -> ZOrderCell.Relation {
    // More than the rounding of a distance.
    let margin = Distance.meters(0.001)
    if cell.distance(to: center) > radius + margin { return .outside }
    // From its middle, a place of the cell is reached along a meridian and then along a parallel.
    let (south, north) = (cell.southwest.latitude, cell.northeast.latitude)
    let longest = south <= 0 && north >= 0 ? 0 : min(abs(south), abs(north))
    let reach =
      (cell.heightInDegrees + cell.widthInDegrees * sineAndCosine(ofDegrees: longest).cosine) / 2
      * radiansPerDegree * Distance.meanEarthRadius
    return cell.center.distance(to: center) + reach + margin <= radius ? .inside : .partlyInside
  }
}

extension BoundingBox {
  /// Returns the distance from a place to the nearest place of the box.
  fileprivate func distance(to place: Coordinate) -> Distance {
    let (south, north) = (southwest.latitude, northeast.latitude)
    func distance(latitude: Double, longitude: Double) -> Distance {
      place.distance(
        to: Coordinate(
          validLatitude: min(max(latitude, south), north), longitude: longitude))
    }
    if southwest.longitude <= place.longitude, place.longitude <= northeast.longitude {
      return distance(latitude: place.latitude, longitude: place.longitude)
    }
    let own = sineAndCosine(ofDegrees: place.latitude)
    return [southwest.longitude, northeast.longitude].map { meridian in
      let turn = sineAndCosine(ofDegrees: meridian - place.longitude).cosine
      // Beyond a quarter turn, the distance along a meridian is greatest in its middle.
      guard turn > 0 else {
        return min(
          distance(latitude: south, longitude: meridian),
          distance(latitude: north, longitude: meridian))
      }
      // The foot of the perpendicular: tan φ' = tan φ / cos Δλ.
      let foot = arcTangent(y: own.sine, x: own.cosine * turn) / radiansPerDegree
      return distance(latitude: foot, longitude: meridian)
    }.reduce(.meters(.infinity)) { min($0, $1) }
  }
}

/// The cells of the finest grid that contain the places of a box.
private struct GridArea {
  private let southwest: GridCell
  private let northeast: GridCell
  private let crossesAntimeridian: Bool

  init(_ box: BoundingBox) {
    let (south, north) = (box.southwest, box.northeast)
    southwest = GridCell(latitude: south.latitude, longitude: south.longitude)
    northeast = GridCell(latitude: north.latitude, longitude: north.longitude)
    crossesAntimeridian = box.crossesAntimeridian
  }

  /// Returns how a cell lies to the area.
  func relation(to cell: ZOrderCell) -> ZOrderCell.Relation {
    let (first, last) = cell.corners
    let isSouthIn = first.row >= southwest.row
    let isNorthIn = last.row <= northeast.row
    let isWestIn = first.column >= southwest.column
    let isEastIn = last.column <= northeast.column
    let isBeyond = (
      west: last.column < southwest.column, east: first.column > northeast.column
    )
    guard last.row >= southwest.row, first.row <= northeast.row,
      crossesAntimeridian ? !(isBeyond.west && isBeyond.east) : !(isBeyond.west || isBeyond.east)
    else { return .outside }
    let isInside =
      isSouthIn && isNorthIn
      && (crossesAntimeridian ? isWestIn || isEastIn : isWestIn && isEastIn)
    return isInside ? .inside : .partlyInside
  }
}

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
