import Geo

/// The lines between the process that has the map and those that have a shard each.
///
///     p 17 33.4484 -112.074       adds a place
///     b                           builds the index
///     q 33.4484 -112.074 8000 10  finds ten places within 8 km; answered by "17:12.5 90:3180.25"
///     u                           answered by the memory in megabytes and the processor time
package enum ShardLine {
  case place(Int, Coordinate)
  case build
  case query(PlaceQuery)
  case usage

  /// Reads a line; `nil` if it is not one of these.
  package init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    switch (words.first, words.count) {
    case ("p", 4):
      guard let id = Int(words[1]), let place = Coordinate(words[2], words[3]) else { return nil }
      self = .place(id, place)
    case ("b", 1): self = .build
    case ("q", 5):
      guard let center = Coordinate(words[1], words[2]), let meters = Double(words[3]),
        let limit = words[4] == "all" ? .some(nil) : Int(words[4]).map(Optional.some)
      else { return nil }
      self = .query(PlaceQuery(center: center, radius: .meters(meters), limit: limit))
    case ("u", 1): self = .usage
    default: return nil
    }
  }

  /// The line, with its end.
  package var text: String {
    switch self {
    case .place(let id, let place): "p \(id) \(place.latitude) \(place.longitude)\n"
    case .build: "b\n"
    case .query(let query):
      "q \(query.center.latitude) \(query.center.longitude) \(query.radius.meters) "
        + "\(query.limit.map { "\($0)" } ?? "all")\n"
    case .usage: "u\n"
    }
  }

  /// Returns the lines of an answer.
  ///
  /// Each has at most 1,000 places, and ends with a plus sign if another one follows. The description
  /// of a number is exact.
  package static func answer(_ hits: [PlaceHit]) -> String {
    var text = ""
    for (position, hit) in hits.enumerated() {
      if position > 0 { text += position % 1000 == 0 ? " +\n" : " " }
      text += "\(hit.place):\(hit.distance.meters)"
    }
    return text + "\n"
  }

  /// Appends the places of a line of an answer, and returns whether another line follows; `nil` if it
  /// is no such line.
  package static func append(_ line: ArraySlice<UInt8>, to hits: inout [PlaceHit]) -> Bool? {
    for word in line.split(separator: UInt8(ascii: " ")) {
      if word.elementsEqual("+".utf8) { return true }
      let parts = word.split(separator: UInt8(ascii: ":"))
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, let place = Int(parts[0]), let meters = Double(parts[1]) else {
        return nil
      }
      hits.append(PlaceHit(place: place, distance: .meters(meters)))
    }
    return false
  }
}

extension Coordinate {
  package init?(_ latitude: some StringProtocol, _ longitude: some StringProtocol) {
    guard let latitude = Double(latitude), let longitude = Double(longitude),
      let place = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self = place
  }
}
