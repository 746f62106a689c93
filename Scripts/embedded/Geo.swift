import Geo

/// An index agrees with a scan of all places, and a filter rejects a ZIP code that no place has.
func check(_ checks: inout Checks) {
  var state: UInt32 = 1
  func random() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state) / 4_294_967_296
  }
  let places = (0..<500).compactMap { _ in
    try? Coordinate(latitude: random() * 180 - 90, longitude: random() * 360 - 180)
  }
  let index = GeoIndex(places, at: { $0 })
  for limit in [1, 10, 40] {
    for center in places.prefix(20) {
      var order = places.indices.map { $0 }
      order.sort { a, b in
        let (x, y) = (center.distance(to: places[a]), center.distance(to: places[b]))
        return x == y ? a < b : x < y
      }
      checks.expect(index.nearest(limit, to: center).map { $0.id } == Array(order.prefix(limit)))
    }
  }
  var filter = LocationFilter()
  filter.update(.locationFound(City("Phoenix", .arizona)))
  checks.expect(filter.send(.enterZIPCode("85003")) == .rejected(.zipCodeUnavailable))
}
