import Geo
import TestSupport

/// Checks that any bytes are a coordinate or an error, and that a coordinate reads back from each of
/// its texts.
func checkCoordinateText(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let place: Coordinate
  do throws(Coordinate.TextError) {
    place = try Coordinate(text)
  } catch {
    try require(error.description.utf8.count < 100, "A description is short")
    return
  }
  try require(try Coordinate(" \(text)\n") == place, "Whitespace around the text has no effect")
  for format in [.decimalDegrees(fractionDigits: 9), .iso6709(fractionDigits: 9)]
    as [Coordinate.Format]
  {
    let again = try Coordinate(place.formatted(format))
    try require(
      abs(again.latitude - place.latitude) < 1e-9 && abs(again.longitude - place.longitude) < 1e-9,
      "A coordinate reads back from its text")
  }
  try require(
    try Coordinate(place.formatted(.degreesMinutesSeconds)).distance(to: place) < .meters(25),
    "A coordinate reads back from degrees, minutes, and seconds")
}
