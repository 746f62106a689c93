import Geo
import TestSupport

/// Checks that any bytes are an index or a typed error, and that a written index reads back unchanged.
///
/// It checks the bytes as they are, and also as the coordinates between a matching header and a
/// matching hash, which random bytes would not have.
func checkPointIndexBytes(_ bytes: [UInt8]) throws {
  try checkReading(bytes)
  let coordinates = bytes.prefix(bytes.count / 16 * 16)
  let sealed = sealedIndex(of: coordinates)
  var reader = ByteReader(Array(coordinates))
  for id in 0..<coordinates.count / 16 {
    let (latitude, longitude) = (
      Double(bitPattern: reader.integer()), Double(bitPattern: reader.integer())
    )
    let isRemoved = latitude.isNaN && longitude.isNaN
    guard !isRemoved, (try? Coordinate(latitude: latitude, longitude: longitude)) == nil else {
      continue
    }
    let error = bytesError(of: sealed)
    return try require(error == .invalidCoordinate(id: id), "The place \(id) is not on Earth")
  }
  try require(bytesError(of: sealed) == nil, "Valid coordinates are an index")
  try checkReading(sealed)
}

private func bytesError(of bytes: [UInt8]) -> PointIndex.Error? {
  do throws(PointIndex.Error) {
    _ = try PointIndex(bytes: bytes)
    return nil
  } catch { return error }
}

private func checkReading(_ bytes: [UInt8]) throws {
  guard let index = try? PointIndex(bytes: bytes) else { return }
  let northPole = try Coordinate(latitude: 90, longitude: 0)
  let ids = index.idRange.filter { index[$0] != nil }
  try require(index.idRange.count == (bytes.count - 24) / 16, "An id takes 16 bytes")
  try require(index.count == ids.count, "The count is that of the ids that are there")
  try require(
    index.ids(within: .meters(.infinity), of: northPole) == ids, "Everything is somewhere")
  let written = index.bytes
  let again = try PointIndex(bytes: written)
  try require(again.bytes == written, "What is read is written as it was")
  try require(again.idRange == index.idRange, "Ids survive")
  try require(index.idRange.allSatisfy { again[$0] == index[$0] }, "Places survive")
}
