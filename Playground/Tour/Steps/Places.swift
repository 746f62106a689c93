import HealthDomain
import PlaygroundCharts

func showPlaces(in tour: inout Tour) throws {
  let source = try Source()
  let arizona = try BoundingBox(
    southwest: Coordinate(latitude: 31.3, longitude: -114.9),
    northeast: Coordinate(latitude: 37, longitude: -109))
  let markets = arizonaMarkets.split(separator: "\n").compactMap(market)
  let downtown = try Coordinate(latitude: 33.4511, longitude: -112.0774)

  // begin: places
  let directory = DirectoryIndex(markets)
  var query = DirectoryQuery(kinds: [.market])
  let everything = directory.map(of: query)
  query.labels[.payment] = .any(["SNAP"])
  let snap = directory.map(of: query)
  let page = try directory.page(of: query, countsChoices: true)
  let counts = page.choices?.labels[.payment] ?? [:]
  print(snap.count, "of", everything.count, "take SNAP")
  for (label, count) in counts.sorted(by: <) {
    print(label, count)
  }
  // end: places
  try tour.add(
    "places", .directory, month: 3, "March 7", "Which markets take SNAP?",
    "A map of the state shows clusters, which stay where they are while a person moves it. Beside each filter "
      + "stands how many markets it would show.",
    [
      mapPicture(
        "map-all", "93 farmers markets of Arizona", everything, in: arizona, counts, chosen: nil),
      mapPicture(
        "map", "The markets that take SNAP", snap, in: arizona, counts, chosen: "SNAP"),
    ], source: source)

  // begin: near
  let index = GeoIndex(markets, at: \.coordinate)
  let near = index.places(within: .miles(5), of: downtown)
  for hit in near {
    print(decimal(hit.distance.miles), "miles", hit.element.title)
  }
  print(index.count(within: .miles(25), of: downtown), "in 25 miles")
  // end: near
  try tour.add(
    "near", .directory, month: 3, "March 7", "Which of them are near?",
    "Kim stands downtown, in ZIP code 85003. The index finds what is within five miles, nearest first, and counts "
      + "without a visit to each place.",
    [nearPicture(index, near, from: downtown)], source: source)
}

/// Reads a line of the table of markets.
private func market(_ line: Substring) -> DirectoryRecord? {
  let fields = line.split(separator: ",", maxSplits: 3).map(String.init)
  guard fields.count == 4, let latitude = Double(fields[0]), let longitude = Double(fields[1]),
    let id = try? ItemReference(.market, "\(latitude) \(longitude) \(fields[3])")
  else { return nil }
  var record = DirectoryRecord(id, title: fields[3])
  record.coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
  record.labels[.payment] = Set(
    fields[2].compactMap { ["C": "cards", "S": "SNAP", "W": "WIC"][$0] })
  return record
}

/// The border of the state, about: along the meridians and parallels of its corners, and the river.
private let border: [(latitude: Double, longitude: Double)] = [
  (37, -114.05), (37, -109.05), (31.33, -109.05), (31.33, -111.07), (32.49, -114.81),
  (32.72, -114.72), (33.03, -114.52), (33.41, -114.72), (33.93, -114.53), (34.15, -114.29),
  (34.45, -114.37), (34.72, -114.48), (35.0, -114.63), (35.5, -114.66), (36.02, -114.74),
  (36.15, -114.05),
]

/// The state with a circle for each cluster, and the filters above it.
private func mapPicture(
  _ name: String, _ title: String, _ map: DirectoryIndex.ResultMap, in box: BoundingBox,
  _ counts: [String: Int], chosen: String?
) -> Picture {
  let pins = map.pins(in: box, cellSizeInDegrees: 1.25)
  var picture = Picture(
    name, .directory, title,
    "\(map.count) markets in \(pins.count) circles; a number in a circle counts the markets there. Most are around "
      + "Phoenix and Tucson.", height: 400)
  var x = Picture.left
  for (label, count) in [("All", 93)] + counts.sorted(by: <).map({ ($0.key, $0.value) }) {
    let isChosen = label == chosen ?? "All"
    x =
      picture.chip(
        label.prefix(1).uppercased() + label.dropFirst() + " \(count)", x, 48,
        isChosen ? .paper : .ink, on: isChosen ? .accent : .paper,
        isOutlined: !isChosen) + 7
  }
  let longitudes = Scale(-114.85 ... -109.0, from: 54, to: 306)
  let latitudes = Scale(31.3...37, from: 386, to: 86)
  picture.path(
    border.map { (longitudes($0.longitude), latitudes($0.latitude)) }, .tint1, isFilled: true)
  picture.path(
    (border + border.prefix(1)).map { (longitudes($0.longitude), latitudes($0.latitude)) }, .tint3,
    width: 1.5)
  for (city, latitude, longitude, distance) in [
    ("Phoenix", 33.47, -112.0, 25.0), ("Tucson", 32.2, -110.97, 26),
    ("Flagstaff", 35.2, -111.65, 14),
  ] {
    picture.text(
      city, longitudes(longitude) + distance, latitudes(latitude) + 4, .ink, on: .tint1,
      size: .small)
  }
  picture.table = [["Latitude", "Longitude", "Markets"]]
  for pin in pins.sorted(by: { $0.count > $1.count }) {
    let (x, y) = (longitudes(pin.position.longitude), latitudes(pin.position.latitude))
    let radius = pin.count == 1 ? 4 : 6 + 2.3 * Double(pin.count).squareRoot()
    picture.circle(x, y, radius + 1.5, .paper)
    picture.circle(x, y, radius, .accent)
    if pin.count > 1 {
      picture.text(
        "\(pin.count)", x, y + 4, .paper, on: .accent, size: .small, anchor: .middle, isBold: true)
    }
    picture.table.append([
      decimal(pin.position.latitude), decimal(pin.position.longitude), "\(pin.count)",
    ])
  }
  return picture
}

/// Draws the surroundings of a place, with rings of five miles.
private func nearPicture(
  _ index: GeoIndex<DirectoryRecord>, _ near: [GeoIndex<DirectoryRecord>.Hit],
  from center: Coordinate
) -> Picture {
  var picture = Picture(
    "near-rings", .directory, "Five miles around downtown Phoenix",
    "The dots in the inner ring are the \(near.count) markets within five miles. The outer ring is ten miles.",
    height: 346 + 22 * Double(near.count))
  let (x, y) = (180.0, 182.0)
  let scale = 12.8
  picture.circle(x, y, 10 * scale, .tint1)
  picture.circle(x, y, 5 * scale, .tint2)
  picture.text("10 miles", x, y + 10 * scale - 8, .ink, on: .tint1, size: .small, anchor: .middle)
  picture.text("5 miles", x, y + 5 * scale - 8, .ink, on: .tint2, size: .small, anchor: .middle)
  picture.table = [["Market", "Miles", "Toward"]]
  for hit in index.places(within: .miles(10), of: center) {
    guard let place = hit.element.coordinate else { continue }
    let bearing = center.initialBearing(to: place)
    let north = (place.latitude - center.latitude) * 69.1
    let east = (place.longitude - center.longitude) * 69.1 * 0.8344
    let isNear = hit.distance <= .miles(5)
    let (dotX, dotY) = (x + east * scale, y - north * scale)
    picture.circle(dotX, dotY, isNear ? 6.5 : 5, .paper)
    picture.circle(dotX, dotY, isNear ? 5 : 3.5, isNear ? .accent : .muted)
    picture.table.append([
      hit.element.title, decimal(hit.distance.miles), bearing.map { "\($0.compassPoint)" } ?? "",
    ])
  }
  picture.line(x - 5, y, x + 5, y, .ink, width: 2)
  picture.line(x, y - 5, x, y + 5, .ink, width: 2)
  for (row, hit) in near.enumerated() {
    let y = 344 + 22 * Double(row)
    picture.text(
      decimal(hit.distance.miles), 50, y, .accent, anchor: .end, isBold: true)
    picture.text(hit.element.title, 60, y)
  }
  return picture
}
