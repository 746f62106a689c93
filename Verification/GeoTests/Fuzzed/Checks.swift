/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/Geo`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "CoordinateText": checkCoordinateText,
  "GeoPolygons": checkGeoPolygons,
  "PlaceTableText": checkPlaceTableText,
  "PointIndexBytes": checkPointIndexBytes,
  "PointIndexEdits": checkPointIndexEdits,
]
