import PlaceDirectory
import Testing

/// Three markets, two of them in Phoenix, and what an administrator decides about markets.
struct BrowseWorld {
  static let snap = AdminConfig.Choice.label("SNAP", of: "payment")
  static let wic = AdminConfig.Choice.label("WIC", of: "payment")
  static let saturday = AdminConfig.Choice.weekday(.saturday)
  static let morning = AdminConfig.Choice.timeOfDay(300..<720)
  static let evening = AdminConfig.Choice.timeOfDay(1020..<1320)
  static let nearest = AdminConfig.Choice.order(.nearest)

  let phoenix: City
  let tempe: City
  let places: PlaceTable
  /// In Phoenix, where the ZIP code 85003 is.
  let here: Coordinate
  /// A few steps away.
  let nearby: Coordinate
  /// In Tempe, where the ZIP code 85281 is.
  let there: Coordinate
  let moment: BrowseState.Moment
  let directory: DirectoryIndex

  init() throws {
    phoenix = try #require(City("Phoenix", .arizona))
    tempe = try #require(City("Tempe", .arizona))
    here = try Coordinate(latitude: 33.4511, longitude: -112.0774)
    nearby = try Coordinate(latitude: 33.4512, longitude: -112.0774)
    there = try Coordinate(latitude: 33.4227, longitude: -111.9261)
    places = PlaceTable([
      PlaceTable.Place(try #require(ZIPCode("85003")), centroid: here, city: phoenix),
      PlaceTable.Place(try #require(ZIPCode("85281")), centroid: there, city: tempe),
    ])
    // A Saturday.
    let local = try LocalDateTime(try CalendarDate(2026, 11, 28), hour: 9, minute: 0)
    moment = try #require(BrowseState.Moment(local, utcOffset: -25_200))
    directory = DirectoryIndex([
      try Self.market(
        "downtown", "Downtown Market", phoenix, "85003", here, pays: ["SNAP", "WIC"]),
      try Self.market("uptown", "Uptown Market", phoenix, "85003", here, pays: ["SNAP"], "Su"),
      try Self.market("tempe", "Tempe Market", tempe, "85281", there, pays: [], "Fr"),
    ])
  }

  static func market(
    _ id: String, _ title: String, _ city: City, _ zip: String, _ place: Coordinate,
    pays: Set<String>, _ days: String = "Sa"
  ) throws -> DirectoryRecord {
    var record = DirectoryRecord(try item(id), title: title)
    record.city = city
    record.zipCode = ZIPCode(zip)
    record.coordinate = place
    record.labels[.payment] = pays
    record.hours = try OpeningHours("\(days) 08:00-13:00")
    record.reviews = ReviewSummary([try #require(StarRating(id.utf8.count > 5 ? 4 : 3))])
    return record
  }

  static func item(_ id: String) throws -> ItemReference {
    try ItemReference(.market, id)
  }

  static let allFilters: [AdminConfig.FilterSection] = [
    .init(.location, title: "City"),
    .init(.dates, title: "Dates"),
    .init(.openNow, title: "Now", buttons: [.init("Open", .openNow)]),
    .init(.weekdays, title: "Day", buttons: [.init("Saturday", saturday)]),
    .init(
      .timeOfDay, title: "Time", buttons: [.init("Morning", morning), .init("Evening", evening)]),
    .init(
      .labels(of: "payment"), title: "Payment",
      buttons: [.init("SNAP", snap), .init("WIC", wic)]),
    .init(
      .rating, title: "Rating",
      buttons: [.init("3", .rating(atLeast: 3)), .init("4", .rating(atLeast: 4))]),
    .init(
      .distance, title: "Distance",
      buttons: [.init("5 miles", .distance(.miles(5))), .init("20 miles", .distance(.miles(20)))]),
    .init(
      .order, title: "Sort by",
      buttons: [.init("Title", .order(.title)), .init("Near to Me", nearest)]),
  ]

  func config(
    _ filters: [AdminConfig.FilterSection] = allFilters,
    change: (inout AdminConfig.Feature) -> Void = { _ in }
  ) throws -> AdminConfig {
    var feature = AdminConfig.Feature(.market, title: "Markets", filters: filters)
    change(&feature)
    return try AdminConfig(
      defaultPlace: ReferencePoint.NamedPlace("Downtown Phoenix", at: here), features: [feature])
  }

  func browse(_ config: AdminConfig? = nil) throws -> BrowseState {
    var state = BrowseState(
      .market, config: try config ?? self.config(), places: places, at: moment)
    state.update(.directoryChanged(directory))
    return state
  }

  func titles(_ state: BrowseState) throws -> [String] {
    try directory.page(of: state.query).hits.map(\.record.title)
  }
}
