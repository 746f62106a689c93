import Geo
import TestSupport

/// Checks that a sequence of insertions, removals, moves, and queries gives the same results as the
/// plain index.
///
/// The bytes encode the sequence.
func checkPointIndexEdits(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  var index = PointIndex()
  var plain = PlainIndex()
  // The plain index is slow.
  var questions = 16
  while !reader.isAtEnd, questions > 0, plain.places.count < 1000 {
    let operation = reader.byte() % 9
    switch operation {
    case 0, 1:
      // Many at once, because otherwise it takes many bytes to fill a block.
      let place = try place(from: &reader, near: plain)
      for _ in 0..<(operation == 0 ? 1 : Int(reader.byte() % 70)) {
        try require(index.insert(place) == plain.insert(place), "Ids are given in order")
      }
    case 2:
      for _ in 0...reader.byte() % 70 {
        let place = try place(from: &reader, near: plain)
        try require(index.insert(place) == plain.insert(place), "Ids are given in order")
      }
    case 3:
      let first = Int(reader.integer() as UInt16) % (plain.places.count + 2) - 1
      for id in first...first + Int(reader.byte() % 70) {
        try require(index.remove(id) == plain.remove(id), "What is removed was there")
      }
    case 8:
      let first = Int(reader.integer() as UInt16) % (plain.places.count + 2) - 1
      let place = try place(from: &reader, near: plain)
      for id in first...first + Int(reader.byte() % 70) {
        try require(
          index.move(id, to: place) == plain.move(id, to: place), "What is moved was there")
      }
    default:
      questions -= 1
      try ask(operation, index, plain, &reader)
    }
    try require(index.count == plain.ids.count, "The count is right")
  }
}

private func ask(
  _ operation: UInt8, _ index: PointIndex, _ plain: PlainIndex, _ reader: inout ByteReader
) throws {
  let center = try place(from: &reader, near: plain)
  let sorted = plain.byDistance(from: center)
  let limit = reader.choice(of: [0, 1, 2, 5, 23, 24, 25, 31, 100, 1000, .max])
  switch operation {
  case 4:
    let radius = radius(from: &reader, near: sorted)
    let expected = sorted.filter { radius >= .zero && $0.distance <= radius }
    try require(
      index.count(within: radius, of: center) == expected.count
        && index.ids(within: radius, of: center) == expected.map(\.id).sorted()
        && index.places(within: radius, of: center).map(\.id) == expected.map(\.id),
      "The places within \(radius.meters) m of \(center)")
  case 5:
    let radius = radius(from: &reader, near: sorted)
    let expected = sorted.filter { radius >= .zero && $0.distance <= radius }.prefix(limit)
    try require(
      index.nearest(limit, to: center, within: radius).map(\.id) == expected.map(\.id),
      "The \(limit) places nearest to \(center) within \(radius.meters) m")
  case 6:
    try require(
      index.byDistance(from: center).prefix(limit).map(\.id) == sorted.prefix(limit).map(\.id),
      "The first \(limit) places by their distance from \(center)")
  default:
    let corner = try place(from: &reader, near: plain)
    guard let box = try? BoundingBox(southwest: center, northeast: corner) else { return }
    let expected = plain.ids(in: box)
    try require(
      index.count(in: box) == expected.count && index.ids(in: box) == expected,
      "The places in \(box)")
  }
}

/// Returns a place: a known place, one next to a known place, or one of a coarse grid.
private func place(
  from reader: inout ByteReader, near plain: PlainIndex
) throws(Coordinate.Error) -> Coordinate {
  let kind = reader.byte()
  let (a, b) = (Double(Int8(bitPattern: reader.byte())), Double(Int8(bitPattern: reader.byte())))
  let known = plain.places.isEmpty ? nil : plain.places[Int(kind & 31) % plain.places.count]
  let (latitude, longitude) =
    switch (kind >> 5, known) {
    case (0, let known?): (known.latitude, known.longitude)
    case (1, let known?): (known.latitude + a * 1e-6, known.longitude + b * 1e-6)
    case (2, let known?): (-known.latitude + a * 1e-7, known.longitude + 180 + b * 1e-7)
    case (3, _): (90 - a * 1e-6, b * 1.5)
    case (4, _): (a * 0.7, 180 + b * 1e-6)
    case (5, _): (a * .leastNonzeroMagnitude, b * 1e-9)
    default: (a * 0.71, b * 1.42)
    }
  let turned = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  return try Coordinate(latitude: min(max(latitude, -90), 90), longitude: turned)
}

/// Returns a radius: one of a few, the distance of a place, or a number next to that.
private func radius(
  from reader: inout ByteReader, near sorted: [(id: Int, distance: Distance)]
) -> Distance {
  let kind = reader.byte()
  guard kind >= 64, !sorted.isEmpty else {
    return .meters(
      reader.choice(of: [0, -1, .nan, .infinity, 1e-300, 0.5, 8046.72, 1e6, 1e7, 2e7, 1e300]))
  }
  let edge = sorted[Int(reader.byte()) % sorted.count].distance.meters
  return .meters([edge, edge.nextUp, edge.nextDown, edge + 0.4][Int(kind % 4)])
}
