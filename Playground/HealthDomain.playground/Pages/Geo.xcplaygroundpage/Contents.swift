/*:
 # Places and Distances

 A short tour of `Geo`: distances, an index of farmers markets, the filter of a search screen, and
 keys for a database. The output of each passage follows it, after `//>`.

 Run the page in Xcode, or on any platform from the folder of the repository:

     swift run --package-path Playground GeoPage
 */
import Geo

#if canImport(PlaygroundCharts)
import PlaygroundCharts
#endif
/*:
 ## Distances

 A coordinate is always valid: a latitude of 91° is an error.
 */
print("## Distances")
let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
let tucson = try Coordinate(latitude: 32.2226, longitude: -110.9747)

do {
  _ = try Coordinate(latitude: 91, longitude: 0)
} catch .latitudeOutOfRange(let latitude) {
  print("There is no latitude of \(latitude)°.")
} catch .longitudeOutOfRange(let longitude) {
  print("There is no longitude of \(longitude)°.")
}
//> ## Distances
//> There is no latitude of 91.0°.
/*:
 A distance follows the great circle on a sphere of the Earth's mean radius. The Earth is slightly
 flattened, so the exact distance along the ground differs by up to 0.562 %.
 */
let distance = phoenix.distance(to: tucson)
let bound = 0.00562 * distance.kilometers
print("Phoenix to Tucson: \(decimal(distance.kilometers)) km, give or take \(decimal(bound)) km")
print("In miles: \(decimal(distance.miles))")
//> Phoenix to Tucson: 170.7 km, give or take 1.0 km
//> In miles: 106.0
/*:
 The route starts toward the southeast, and has a midpoint.
 */
if let bearing = phoenix.initialBearing(to: tucson), let middle = phoenix.midpoint(to: tucson) {
  print("Leave toward \(decimal(bearing.degrees))°, \(bearing.compassPoint).")
  print("Halfway: \(middle.formatted(.degreesMinutesSeconds))")
}
//> Leave toward 142.7°, southeast.
//> Halfway: 32°50′12″N 111°31′14″W
/*:
 ## An Index

 The farmers markets of Arizona, as listed by the US Department of Agriculture in 2020. An index takes
 elements of any type and a function that returns the coordinate of an element.
 */
print("\n## An Index")
struct Market {
  let name: String
  let coordinate: Coordinate

  /// Creates a market from a line of latitude, longitude, means of payment, and name, or returns `nil`.
  init?(_ line: Substring) {
    let fields = line.split(separator: ",", maxSplits: 3)
    guard fields.count == 4, let latitude = Double(fields[0]), let longitude = Double(fields[1]),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    name = String(fields[3])
    self.coordinate = coordinate
  }
}

let markets = arizonaMarkets.split(separator: "\n").compactMap(Market.init)
let index = GeoIndex(markets, at: \.coordinate)
print("\(index.count) markets")
//>
//> ## An Index
//> 93 markets
/*:
 Within five miles of ZIP code 85003, downtown Phoenix, nearest first:
 */
let downtown = try Coordinate(latitude: 33.4511, longitude: -112.0774)

for hit in index.places(within: .miles(5), of: downtown) {
  print("\(decimal(hit.distance.meters, width: 6)) m  \(hit.element.name)")
}
//>  673.4 m  Phoenix Public Market
//>  881.1 m  DeSoto's Indoor Farmers' Market
//> 1756.8 m  The AZ Capitol Farmers Market
//> 7976.5 m  Uptown Farmers Market
/*:
 The three markets nearest to Tucson, at any distance:
 */
for hit in index.nearest(3, to: tucson) {
  print("\(decimal(hit.distance.miles, width: 4)) miles  \(hit.element.name)")
}
//>  0.1 miles  El Presidio Mercado
//>  0.2 miles  Downtown Farmers Market Arts & Crafts Mercado
//>  0.7 miles  Santa Cruz River Farmers' Market
/*:
 The nearest three markets that satisfy a condition, which is checked in order of distance:
 */
let communityMarkets = index.places(within: .miles(50), of: downtown, limit: 3) {
  $0.name.contains("Community")
}
for hit in communityMarkets {
  print("\(decimal(hit.distance.miles, width: 4)) miles  \(hit.element.name)")
}
//>  5.2 miles  Orchard Community Learning Center~Mountain Park Health Center
//>  7.8 miles  Tempe Community Market
//> 14.4 miles  Mesa Community Farmers' Market
/*:
 A list that grows while a person scrolls: twenty markets, and then the next twenty, found when they
 are needed.
 */
var byDistance = index.byDistance(from: downtown).makeIterator()

for page in 1...2 {
  let hits = (0..<20).compactMap { _ in byDistance.next() }
  if let first = hits.first, let last = hits.last {
    print("Page \(page): from \(first.element.name), \(decimal(first.distance.miles)) miles,")
    print("        to \(last.element.name), \(decimal(last.distance.miles)) miles")
  }
}
//> Page 1: from Phoenix Public Market, 0.4 miles,
//>         to Goodyear Community Farmers Market, 16.5 miles
//> Page 2: from Chandler Farmers Market, 17.0 miles,
//>         to Anthem Farmers Market, 28.7 miles
/*:
 The number of markets within a radius or in the box of a map, without visiting each of them:
 */
let metropolis = try BoundingBox(
  southwest: Coordinate(latitude: 33.2, longitude: -112.5),
  northeast: Coordinate(latitude: 33.8, longitude: -111.6))
print("Within 25 miles of downtown Phoenix: \(index.count(within: .miles(25), of: downtown))")
print("In a box around the city: \(index.count(in: metropolis))")
//> Within 25 miles of downtown Phoenix: 35
//> In a box around the city: 36
/*:
 An index can be edited. IDs are never reused, so after many removals, give the rest new ones.
 */
var edited = index
edited.remove(0)
let newIDs = edited.compact()
print("\(edited.count) markets, and the second one now has ID \(newIDs[1] ?? -1).")
//> 92 markets, and the second one now has ID 0.
/*:
 ## On a Map

 A square that extends 25 miles from downtown Phoenix to each side. A digit is the number of markets
 in a cell, which is about one mile wide and two miles high.
 */
print("\n## On a Map")
if let square = BoundingBox(within: .miles(25), of: downtown) {
  var map = CharacterMap(
    south: square.southwest.latitude, west: square.southwest.longitude,
    north: square.northeast.latitude, east: square.northeast.longitude, columns: 50, rows: 25)
  for place in index.places(in: square) {
    let coordinate = place.element.coordinate
    map.addDot(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  print(map)
}
//>
//> ## On a Map
//> +--------------------------------------------------+
//> |                                                  |
//> |                                                  |
//> |          1                                       |
//> |                                   1              |
//> |         3                         1              |
//> |        1     1   1                               |
//> |             1                                    |
//> |                             1     1              |
//> |             1       1                            |
//> |                  1                               |
//> |                         1                        |
//> |        1        1               1                |
//> |  1                    1 2                        |
//> |                                3      1          |
//> |                                                  |
//> |    1                    1               1        |
//> |                              1   1          1    |
//> |                                      1           |
//> |                                                  |
//> |                                                  |
//> |                                    1   1         |
//> |                                                  |
//> |                                                  |
//> |                                                  |
//> |                                                  |
//> +--------------------------------------------------+
/*:
 The markets by distance: each ring is the difference of two counts.
 */
let rings = stride(from: 0, to: 200, by: 25).map { miles in
  let inner = index.count(within: .miles(Double(miles)), of: downtown)
  let outer = index.count(within: .miles(Double(miles + 25)), of: downtown)
  return (label: "\(miles) to \(miles + 25) miles", count: outer - inner)
}
print(BarChart(rings))
//>    0 to 25 miles |=================================== 35
//>   25 to 50 miles |===== 5
//>   50 to 75 miles |=== 3
//>  75 to 100 miles |============= 13
//> 100 to 125 miles |================== 18
//> 125 to 150 miles |========= 9
//> 150 to 175 miles |======== 8
//> 175 to 200 miles |== 2
/*:
 ## The Filter of a Search Screen

 A person selects cities or one ZIP code, never both. The filter is a value. Send it what the person
 does, and it answers; update it with what the host learns. The person edits the draft, and results
 are filtered by what is applied.
 */
print("\n## The Filter of a Search Screen")
func words(for selection: LocationSelection) -> String {
  switch selection {
  case .anywhere: "anywhere"
  case .cities(let selection): selection.cities.map(\.description).joined(separator: " and ")
  case .zipCode(let zipCode): "ZIP code \(zipCode)"
  }
}

var filter = LocationFilter()
filter.update(.locationFound(City("Phoenix", .arizona)))
print("The device is in Phoenix, so the draft is \(words(for: filter.draft)).")

if filter.send(.enterZIPCode("85003")) == .rejected(.zipCodeUnavailable) {
  print("A ZIP code is rejected beside a city.")
}
if let tempe = City("Tempe", .arizona) { _ = filter.send(.selectCity(tempe)) }
print("Tempe is added: \(words(for: filter.draft)).")

_ = filter.send(.back)
print("Back, and the draft is lost: \(words(for: filter.draft)).")

_ = filter.send(.enterZIPCode("85003-1234"))
_ = filter.send(.apply)
print("Now a ZIP code is applied: \(words(for: filter.applied)).")
//>
//> ## The Filter of a Search Screen
//> The device is in Phoenix, so the draft is Phoenix, AZ.
//> A ZIP code is rejected beside a city.
//> Tempe is added: Phoenix, AZ and Tempe, AZ.
//> Back, and the draft is lost: anywhere.
//> Now a ZIP code is applied: ZIP code 85003.
/*:
 A tap on the bar that shows that criteria are active asks the person to confirm. Until the person
 answers, all other actions are rejected.
 */
_ = filter.send(.tapBar)
if filter.send(.open) == .rejected(.promptOpen) {
  print("The screen does not open until the person answers.")
}
if filter.send(.confirmClear) == .cleared {
  print("Cleared: the results are from \(words(for: filter.applied)).")
}
//> The screen does not open until the person answers.
//> Cleared: the results are from anywhere.
/*:
 ## Keys for a Database

 A database without a spatial index finds nearby places by the first characters of a geohash. Places
 on different sides of an edge may have no characters in common, so query the neighbors too.
 */
print("\n## Keys for a Database")
let cell = Geohash(downtown, length: 5)
let keys = [cell] + cell.neighbors
print("Downtown is in \(cell), and around it are")
print(cell.neighbors.map(\.description).joined(separator: " "))

let nearbyKeys = Set(keys)
let found = markets.filter { nearbyKeys.contains(Geohash($0.coordinate, length: 5)) }
print("\(found.count) markets have one of these \(keys.count) keys:")
for market in found { print("\(Geohash(market.coordinate, length: 7))  \(market.name)") }
//>
//> ## Keys for a Database
//> Downtown is in 9tbq3, and around it are
//> 9tbq9 9tbqd 9tbq6 9tbq4 9tbq1 9tbq0 9tbq2 9tbq8
//> 4 markets have one of these 9 keys:
//> 9tbq3dy  DeSoto's Indoor Farmers' Market
//> 9tbq3dq  Phoenix Public Market
//> 9tbq31n  The AZ Capitol Farmers Market
//> 9tbq9y8  Uptown Farmers Market
/*:
 A store that keeps its keys in order answers with a few ranges instead. They contain every place
 within the radius, so only the distances remain to be measured.
 */
let ranges = Geohash.ranges(within: .miles(5), of: downtown, length: 9, limit: 3)
let inRanges = markets.filter { market in
  let key = Geohash(market.coordinate, length: 9)
  return ranges.contains { $0.contains(key) }
}
let near = inRanges.filter { $0.coordinate.distance(to: downtown) <= .miles(5) }
print("\(inRanges.count) markets are in \(ranges.count) ranges, \(near.count) within five miles.")
//> 9 markets are in 3 ranges, 4 within five miles.
/*:
 ## A Map of the Results

 A map shows all pins in the smallest box around them, and a person can type where to look instead.
 */
print("\n## A Map of the Results")
if let map = BoundingBox(around: near.map(\.coordinate)) {
  print("The box around the pins has \(decimal(map.areaInSquareKilometers)) km².")
}
let typed = try Coordinate("33°26′54″N 112°04′26″W")
print("Typed: \(typed.formatted(.decimalDegrees(fractionDigits: 4)))")
//>
//> ## A Map of the Results
//> The box around the pins has 19.1 km².
//> Typed: 33.4483, -112.0739
/*:
 With more results than pins fit on the screen, a map shows clusters, which stay as they are while it
 moves. A polygon is an area of any shape, and a route finds what lies along a way.
 */
let everyMarket = PointIndex(markets.map(\.coordinate))
if let everywhere = BoundingBox(around: markets.map(\.coordinate)) {
  let pins = everyMarket.clusters(in: everywhere, cellSizeInDegrees: 1)
  print("\(markets.count) markets are \(pins.count) pins: \(pins.map(\.count))")
}
let west = try Coordinate(latitude: 33.3, longitude: -112.3)
let south = try Coordinate(latitude: 33.3, longitude: -111.9)
let north = try Coordinate(latitude: 33.7, longitude: -112.1)
let service = try GeoPolygon([west, south, north])
print("\(everyMarket.ids(in: service).count) of them are in the area of service.")
let tempe = try Coordinate(latitude: 33.4255, longitude: -111.94)
for hit in everyMarket.places(along: [downtown, tempe], within: .miles(1)) {
  print("After \(decimal(hit.distanceAlong.miles)) miles: \(markets[hit.id].name)")
}
//> 93 markets are 17 pins: [2, 11, 1, 1, 2, 16, 1, 24, 16, 1, 5, 4, 3, 2, 1, 2, 1]
//> 8 of them are in the area of service.
//> After 0.1 miles: DeSoto's Indoor Farmers' Market
//> After 0.2 miles: Phoenix Public Market
//> After 7.8 miles: Tempe Community Market
//> After 8.0 miles: Tempe Farmers Market
