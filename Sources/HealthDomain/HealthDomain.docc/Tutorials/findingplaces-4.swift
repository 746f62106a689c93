import HealthDomain

func market(
  _ id: String, _ title: String, _ latitude: Double, _ longitude: Double,
  takes payment: Set<String>
) throws -> DirectoryRecord? {
  guard let reference = try? ItemReference(.market, id) else { return nil }
  var record = DirectoryRecord(reference, title: title)
  record.city = City("Phoenix", .arizona)
  record.coordinate = try Coordinate(latitude: latitude, longitude: longitude)
  record.labels[.payment] = payment
  return record
}

let markets = try [
  market("1012345", "Downtown Market", 33.4511, -112.0774, takes: ["SNAP", "WIC"]),
  market("1012346", "Airport Stand", 33.4355, -112.0082, takes: []),
].compactMap(\.self)
let directory = DirectoryIndex(markets)

var query = DirectoryQuery(kinds: [.market])
query.labels[.payment] = .any(["SNAP"])
let page = try directory.page(of: query, countsChoices: true)
for hit in page.hits { print(hit.record.title) }  // Downtown Market
print(page.choices?.labels[.payment]?["WIC"] ?? 0)  // 1

let index = GeoIndex(markets, at: \.coordinate)
let here = try Coordinate(latitude: 33.448, longitude: -112.074)
for hit in index.places(within: .miles(5), of: here) {
  print(hit.element.title, hit.distance)
}
