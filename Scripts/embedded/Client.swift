import Geo

/// Returns how many of 61 checks pass: results of an index that agree with a scan of all places, and a
/// rejection by a filter.
@_expose(wasm, "agreements")
@_cdecl("agreements")
func agreements() -> Int32 {
  var state: UInt32 = 1
  func random() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state) / 4_294_967_296
  }
  let places = (0..<500).compactMap { _ in
    try? Coordinate(latitude: random() * 180 - 90, longitude: random() * 360 - 180)
  }
  let index = GeoIndex(places, at: { $0 })
  var count: Int32 = 0
  for limit in [1, 10, 40] {
    for center in places.prefix(20) {
      var order = places.indices.map { $0 }
      order.sort { a, b in
        let (x, y) = (center.distance(to: places[a]), center.distance(to: places[b]))
        return x == y ? a < b : x < y
      }
      let hits = index.nearest(limit, to: center)
      if hits.count == limit, (0..<limit).allSatisfy({ hits[$0].id == order[$0] }) { count += 1 }
    }
  }
  var filter = LocationFilter()
  filter.update(.locationFound(City("Phoenix", .arizona)))
  return filter.send(.enterZIPCode("85003")) == .rejected(.zipCodeUnavailable) ? count + 1 : count
}

#if !arch(wasm32)
@main struct Client {
  static func main() { print(agreements()) }
}
#endif
