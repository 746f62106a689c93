import Geo

let places = try [(33.4484, -112.0740), (33.4152, -111.8315), (32.2226, -110.9747)].map {
  try Coordinate(latitude: $0.0, longitude: $0.1)  // Phoenix, Mesa, Tucson
}
let points = PointIndex(places)
let index = GeoIndex(places, at: \.self)
let nearby = index.places(within: .miles(20), of: places[0], limit: 9) { _ in true }
print(points.count(within: .miles(20), of: places[0]), nearby.map(\.id))  //> 2 [0, 1]
