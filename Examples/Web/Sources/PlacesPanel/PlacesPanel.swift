import Geo
import OpeningTimes
import TextSearch
import WebGlue

/// A map of farmers markets.
public enum PlacesPanel {
  /// Answers a question about the markets, which are numbered from 0 in the order of the table.
  ///
  /// - `load`, with the lines of the table below it: the markets, without their hours.
  /// - `hours COUNT`: reads the hours of so many more markets.
  /// - `words`: makes the index of words.
  /// - `find SOUTH WEST NORTH EAST CELL LABELS OPEN`, with the text of the search field below it and
  ///   then the time in each zone: what a map and a list show. Degrees are written in millionths.
  /// - `market NUMBER TIME`: the hours of one market.
  public static func answer(_ question: Question) -> JSON {
    switch question.name {
    case "load":
      directory = MarketDirectory(question.lines)
      return ["count": .integer(directory.markets.count)]
    case "hours": return ["count": .integer(directory.readHours(of: question.integer(0)))]
    case "words":
      directory.indexWords()
      return ["count": .integer(directory.markets.count)]
    case "find":
      guard
        let southwest = try? Coordinate(
          latitude: question.degrees(0), longitude: question.degrees(1)),
        let northeast = try? Coordinate(
          latitude: question.degrees(2), longitude: question.degrees(3)),
        let box = try? BoundingBox(southwest: southwest, northeast: northeast)
      else { return ["problem": .text("There is no such part of the map.")] }
      let lines = question.lines
      return directory.find(
        in: box, cellSize: question.degrees(4), labels: question.integer(5),
        isOpen: question.integer(6) == 1, text: String(lines.first ?? ""),
        times: lines.dropFirst().map { try? LocalDateTime(iso8601: String($0)) })
    case "market":
      return directory.market(
        question.integer(0), at: try? LocalDateTime(iso8601: String(question[1])))
    default: return ["problem": .text("The question is unknown.")]
    }
  }

  nonisolated(unsafe) private static var directory = MarketDirectory([])
}

/// The markets, and what finds them.
private struct MarketDirectory {
  let markets: [Market]
  /// The hours of the markets that have been read so far.
  private var hours: [OpeningHours?] = []
  private let points: PointIndex
  private var words = SearchIndex()

  // A person moves the map more often than she changes a filter.
  private var text = ""
  private var hits: (order: [Int], correctedText: String?)?
  private var times: [LocalDateTime?] = []
  private var isOpenNow: [Bool] = []

  init(_ lines: [Substring]) {
    markets = lines.compactMap { Market($0) }
    points = PointIndex(markets.map { $0.coordinate })
  }

  mutating func readHours(of count: Int) -> Int {
    times = []
    hours += markets.dropFirst(hours.count).prefix(max(count, 0)).map { $0.hours }
    return hours.count
  }

  mutating func indexWords() {
    words = SearchIndex(markets.enumerated().compactMap { $1.document($0) })
  }

  mutating func find(
    in box: BoundingBox, cellSize: Double, labels: Int, isOpen: Bool, text: String,
    times: [LocalDateTime?]
  ) -> JSON {
    search(text)
    if isOpen { findOpenMarkets(at: times) }
    var isHit = [Bool](repeating: hits == nil, count: markets.count)
    for number in hits?.order ?? [] { isHit[number] = true }
    func isShown(_ number: Int) -> Bool {
      isHit[number] && markets[number].labels & labels == labels
        && (!isOpen || isOpenNow[number])
    }
    let pins = points.clusters(in: box, cellSizeInDegrees: cellSize) { isShown($0) }
    let shown = points.ids(in: box).filter { isShown($0) }
    var list: [(number: Int, meters: Int)] = []
    if let hits {
      for number in hits.order where isShown(number) {
        list.append((number, meters(from: box.center, to: number)))
        if list.count == 30 { break }
      }
    } else {
      for hit in points.byDistance(from: box.center) {
        if isShown(hit.id) { list.append((hit.id, Int(hit.distance.meters.rounded()))) }
        if list.count == 30 { break }
      }
    }
    let all = hits?.order.filter { isShown($0) }
    return [
      "total": .integer(all?.count ?? markets.indices.count { isShown($0) }),
      "around": all.map(around) ?? .null, "corrected": .optional(hits?.correctedText),
      "pins": .array(
        pins.map {
          .array([json($0.position), .integer($0.count), .integer($0.id), json($0.box)])
        }), "shown": .array(shown.map(JSON.integer)),
      "list": .array(
        list.map { number, meters in
          let market = markets[number]
          let time = times.indices.contains(market.zone) ? times[market.zone] : nil
          return .array([.integer(number), .integer(meters), state(of: number, at: time)])
        }),
    ]
  }

  /// Returns the hours of a market: its week, and its state at a time.
  func market(_ number: Int, at time: LocalDateTime?) -> JSON {
    guard hours.indices.contains(number), let hours = hours[number], let time else {
      return ["state": .null, "week": .array([])]
    }
    let week = hours.week(from: time.date).map { line in
      JSON.array([.text(line.weekdays), .text(line.hours)])
    }
    return [
      "state": state(of: number, at: time), "hours": .text(hours.description), "week": .array(week),
    ]
  }

  /// The state of a market, and the next time at which it changes.
  private func state(of number: Int, at time: LocalDateTime?) -> JSON {
    guard hours.indices.contains(number), let hours = hours[number], let time else { return .null }
    let state = hours.state(at: time)
    let name =
      switch state.kind {
      case .open: "open"
      case .closed: "closed"
      case .unknown: "unknown"
      }
    return .array([.text(name), .optional(hours.nextChange(after: time)?.iso8601)])
  }

  private mutating func search(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    hits = nil
    guard let query = try? SearchIndex.Query(text) else { return }
    var page = words.results(of: query, limit: 1000)
    var order: [Int] = []
    while true {
      order += page.hits.compactMap { Int($0.id.id) }
      guard let last = page.hits.last, order.count < page.total else { break }
      page = words.results(of: query, after: last, limit: 1000)
    }
    hits = (order, page.correctedText)
  }

  private mutating func findOpenMarkets(at times: [LocalDateTime?]) {
    guard times != self.times else { return }
    self.times = times
    isOpenNow = zip(markets, hours).map { market, hours in
      guard let hours, times.indices.contains(market.zone), let time = times[market.zone]
      else { return false }
      return hours.state(at: time).isOpen
    }
    isOpenNow += repeatElement(false, count: markets.count - isOpenNow.count)
  }

  private func meters(from center: Coordinate, to number: Int) -> Int {
    Int(center.distance(to: markets[number].coordinate).meters.rounded())
  }

  private func around(_ numbers: [Int]) -> JSON {
    BoundingBox(around: numbers.map { markets[$0].coordinate }).map(json) ?? .null
  }

  private func json(_ place: Coordinate) -> JSON {
    .array([.decimal(place.latitude), .decimal(place.longitude)])
  }

  private func json(_ box: BoundingBox) -> JSON {
    .array([
      .decimal(box.southwest.latitude), .decimal(box.southwest.longitude),
      .decimal(box.northeast.latitude), .decimal(box.northeast.longitude),
    ])
  }
}
