import HealthDomain
import TestSupport

/// The directory of a small town, as its administrator filled it, on a Saturday morning in Denver.
///
/// The stories use only what `import HealthDomain` gives an app.
struct StoryTown {
  struct Missing: Error {}

  static let built = Result { try StoryTown() }

  let places: PlaceTable
  let config: AdminConfig
  let offsets: UTCOffsetTable
  let moment: BrowseState.Moment
  var directory: DirectoryIndex

  /// Returns the state of a list as it opens, without a location.
  func browse(_ kind: ItemKind, at here: Coordinate? = nil) -> BrowseState {
    var state = BrowseState(kind, config: config, places: places, at: moment)
    state.update(.directoryChanged(directory))
    if let here { state.update(.locationFound(here)) }
    return state
  }

  /// Returns the titles that a list shows.
  func titles(_ state: BrowseState) throws -> [String] {
    try directory.page(of: state.query).hits.map(\.record.title)
  }

  /// Returns the titles that a list shows after a person chose filters and applied them.
  func chosen(_ choices: AdminConfig.Choice..., in kind: ItemKind) throws -> [String] {
    var state = browse(kind)
    for choice in choices { expectEqual(state.send(.select(choice)), .accepted) }
    expectEqual(state.send(.apply), .accepted)
    return try titles(state)
  }

  func record(_ title: String) throws -> DirectoryRecord {
    let page = try directory.page(of: DirectoryQuery(), limit: 100)
    guard let hit = page.hits.first(where: { $0.record.title == title }) else { throw Missing() }
    return hit.record
  }

  static func item(_ kind: ItemKind, _ id: some StringProtocol) throws -> ItemReference {
    guard let item = try? ItemReference(kind, id) else { throw Missing() }
    return item
  }

  init() throws {
    places = try PlaceTable(
      """
      HealthDomain places 1
      80010\t39.7405\t-104.8631\tAurora\tCO
      80202\t39.7491\t-104.9946\tDenver\tCO
      80205\t39.7590\t-104.9620\tDenver\tCO
      80302\t40.0172\t-105.2851\tBoulder\tCO

      """)
    // Mountain time: an hour ahead from March 8 to November 1, 2026, and from March 14, 2027.
    offsets = try UTCOffsetTable(
      initial: -25_200,
      changes: [
        .init(at: 1_772_960_400, offset: -21_600), .init(at: 1_793_520_000, offset: -25_200),
        .init(at: 1_805_014_800, offset: -21_600),
      ])
    let now = try LocalDateTime(iso8601: "2026-11-28T09:30")
    guard let moment = BrowseState.Moment(at: offsets.instant(of: now), offsets: offsets) else {
      throw Missing()
    }
    self.moment = moment
    config = try Self.config()
    directory = DirectoryIndex()
    for record in try markets() + parks() + recipes() + events() + others() {
      directory.update(record)
    }
  }

  // MARK: What the administrator decided

  private static func config() throws -> AdminConfig {
    let near = AdminConfig.FilterSection(
      .order, title: "Sort",
      buttons: [
        .init("Best Match", .order(.bestMatch)), .init("Most Popular", .order(.mostPopular)),
        .init("Near to Me", .order(.nearest)),
      ])
    let location = AdminConfig.FilterSection(.location, title: "City or ZIP")
    let rating = AdminConfig.FilterSection(
      .rating, title: "Rating", buttons: [.init("4 stars", .rating(atLeast: 4))])
    let timeOfDay = AdminConfig.FilterSection(
      .timeOfDay, title: "Time of Day",
      buttons: [
        .init("Morning", .timeOfDay(300..<720)), .init("Evening", .timeOfDay(1_020..<1_320)),
      ])
    let weekdays = AdminConfig.FilterSection(
      .weekdays, title: "Day of Week",
      buttons: Weekday.allCases.map { .init("\($0)", .weekday($0)) })
    let dates = AdminConfig.FilterSection(.dates, title: "Dates")
    func labels(_ subject: String, _ title: String, _ names: [String]) -> AdminConfig.FilterSection
    {
      .init(
        .labels(of: subject), title: title,
        buttons: names.map { .init($0, .label($0.lowercased(), of: subject)) })
    }
    let actions: [AdminConfig.ActionButton] = [
      .init("more", title: "More Info"), .init("call", title: "Call"),
      .init("directions", title: "Directions"), .init("meetup", title: "Meetup"),
    ]
    return try AdminConfig(
      defaultPlace: .init("80202", at: Coordinate(latitude: 39.7491, longitude: -104.9946)),
      icons: [
        .init(title: "Settings", route: .settings), .init(title: "Search", route: .search),
        .init(title: "Notifications", route: .notifications),
        .init(title: "Favorites", route: .favorites),
      ],
      sections: [
        .init(title: "Markets", image: "carrot", route: .list(.market)),
        .init(title: "Recipes", image: "pot", route: .list(.recipe)),
        .init(title: "Parks", image: "tree", route: .list(.park)),
        .init(title: "Active", image: "bicycle", route: .list(.activity)),
        .init(title: "Events", image: "calendar", route: .list(.event)),
        .init(title: "Resources", image: "book", route: .list(.resource)),
        .init(title: "Subscribe", image: "envelope", route: .subscription),
      ],
      features: [
        .init(
          .market, title: "Markets",
          filters: [
            location, timeOfDay, weekdays, dates, rating,
            labels("payment", "Payment", ["SNAP", "WIC", "Credit"]), near,
          ], actions: actions, recordSections: [.init("hours", title: "When to Come")]),
        .init(
          .recipe, title: "Recipes",
          filters: [
            labels("ingredients", "Ingredients", ["Wheat-flour"]),
            labels("meal-types", "Meal Type", ["Breakfast", "Dinner"]), rating,
            .init(
              .order, title: "Sort",
              buttons: [
                .init("A-Z", .order(.title)), .init("Z-A", .order(.titleDescending)),
                .init("New First", .order(.newest)), .init("Old First", .order(.oldest)),
              ]),
          ], startsWithFeatured: true),
        .init(
          .park, title: "Parks",
          filters: [location, labels("features", "Features", ["Bikes", "Playground"]), near],
          actions: actions),
        .init(.activity, title: "Active", actions: [.init("how-to", title: "How To")]),
        .init(
          .event, title: "Events",
          filters: [
            location,
            .init(
              .price, title: "Cost",
              buttons: [.init("Free", .price(0...0)), .init("Up to $10", .price(0...1_000))]),
            .init(
              .ages, title: "Age",
              buttons: [.init("0-5", .ages(0...5)), .init("6-12", .ages(6...12))]),
            timeOfDay, weekdays, dates, near,
          ], order: .chronological, isTimed: true, actions: actions,
          recordSections: [.init("details", title: "Details"), .init("address", title: "Where")]),
        .init(.resource, title: "Resources", actions: [.init("more", title: "Learn More")]),
        .init(
          .product, title: "Products",
          filters: [
            .init(
              .order, title: "Sort",
              buttons: [
                .init("Price", .order(.lowestPrice)), .init("Rating", .order(.highestRating)),
              ])
          ]),
        .init(.testSite, title: "Testing", filters: [near], actions: actions),
        .init(.store, title: "Stores", filters: [near]),
        .init(.donationCenter, title: "Donations", filters: [near]),
      ])
  }

  // MARK: Records

  private func record(_ kind: ItemKind, _ title: String, at place: String = "") throws
    -> DirectoryRecord
  {
    let id = String(title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    var record = DirectoryRecord(try Self.item(kind, id), title: title)
    if let zipCode = ZIPCode(place) {
      record.zipCode = zipCode
      record.city = places.city(of: zipCode)
      record.coordinate = places.centroid(of: zipCode)
    }
    return record
  }

  private func reviews(_ stars: Int...) -> ReviewSummary {
    ReviewSummary(stars.compactMap { StarRating($0) })
  }

  private func markets() throws -> [DirectoryRecord] {
    var cityPark = try record(.market, "City Park Market", at: "80205")
    cityPark.subtitle = "Denver"
    cityPark.address = "2551 E Colfax Ave, Denver"
    cityPark.details = "Peaches from Palisade, and bread."
    cityPark.hours = try OpeningHours("Sa 08:00-13:00")
    cityPark.labels[.payment] = ["snap", "credit"]
    cityPark.produce = [.summer: ["peaches"], .fall: ["pumpkins", "apples"]]
    cityPark.photos = [.init("stand.jpg", caption: "A stand of peaches")]
    cityPark.reviews = reviews(5, 4)
    cityPark.popularity = 3
    cityPark.actions = [
      ("more", "https://www.facebook.com/citypark"), ("more", "https://citypark.example.org"),
      ("call", "tel:+13035550100"), ("meetup", "https://www.meetup.com/denver-walkers/"),
    ].compactMap { DirectoryRecord.Action($0, $1) }
    var boulder = try record(.market, "Boulder Market", at: "80302")
    boulder.hours = try OpeningHours("Sa 08:00-14:00")
    boulder.labels[.payment] = ["snap"]
    boulder.reviews = reviews(3)
    var aurora = try record(.market, "Aurora Stand", at: "80010")
    aurora.hours = try OpeningHours("Mo-Fr 15:00-19:00")
    aurora.labels[.payment] = ["wic"]
    aurora.popularity = 9
    var station = try record(.market, "Station Market", at: "80202")
    station.hours = try OpeningHours("We 16:00-20:00")
    station.labels[.payment] = ["credit"]
    station.reviews = reviews(5, 5, 5)
    return [cityPark, boulder, aurora, station]
  }

  private func parks() throws -> [DirectoryRecord] {
    try (1...24).map { number in
      var park = try record(
        .park, "Park \(number < 10 ? "0" : "")\(number)", at: number == 7 ? "80302" : "80205")
      park.hours = try OpeningHours("06:00-22:00")
      park.labels[.features] = number == 7 ? ["bikes", "playground"] : ["playground"]
      return park
    }
  }

  private func recipes() throws -> [DirectoryRecord] {
    try ["Bean Soup", "Corn Bread", "Date Muffins"].enumerated().map { index, title in
      var recipe = try record(.recipe, title)
      recipe.ingredients = .init(
        index == 0 ? ["2 cups beans"] : ["3 cups flour", "2 eggs"],
        names: index == 0 ? ["beans"] : ["wheat-flour", "eggs"])
      recipe.labels[.mealTypes] = [index == 0 ? "dinner" : "breakfast"]
      recipe.directions = ["Mix all.", "Bake it for an hour."]
      recipe.dateAdded = try CalendarDate(2026, 11, 10 + index)
      recipe.isFeatured = index < 2
      recipe.reviews = reviews(3 + index)
      recipe.nutrition = try NutritionFacts(
        energyKilojoules: 310, saturates: 0.1, sugars: 1.2, salt: 0.6, protein: 5)
      recipe.actions = [DirectoryRecord.Action("more", "https://zone.example.org/recipe")]
        .compactMap { $0 }
      return recipe
    }
  }

  private func events() throws -> [DirectoryRecord] {
    try [
      ("Family Yoga", "80205", 0, 4...10, "2026-11-28T08:00", "2026-11-28T10:00"),
      ("Harvest Fair", "80205", 0, 0...99, "2026-11-21T09:00", "2026-11-21T15:00"),
      ("Kids Cook", "80202", 1_000, 6...12, "2026-11-29T10:00", "2026-11-29T12:00"),
      ("Night Hike", "80302", 500, 8...99, "2026-12-04T18:00", "2026-12-04T20:00"),
    ].map { title, zip, cents, ages, start, end in
      var event = try record(.event, title, at: zip)
      event.details = "Come as you are."
      event.address = "1 Main St"
      event.priceInCents = cents
      event.ages = ages
      event.time =
        offsets.instant(
          of: try LocalDateTime(iso8601: start))..<offsets.instant(
          of: try LocalDateTime(iso8601: end))
      event.actions = [
        ("more", "https://events.example.org/\(cents)"),
        ("meetup", "https://www.meetup.com/denver-families/"),
      ].compactMap { DirectoryRecord.Action($0, $1) }
      return event
    }
  }

  private func others() throws -> [DirectoryRecord] {
    var records = try (1...22).map { number in
      var resource = try record(.resource, "Resource \(number < 10 ? "0" : "")\(number)")
      resource.details = "What family \(number) needs."
      resource.actions = [DirectoryRecord.Action("more", "https://help.example.org/\(number)")]
        .compactMap { $0 }
      return resource
    }
    var bike = try record(.activity, "Bike Loop")
    bike.labels[.features] = ["bikes"]
    bike.actions = [DirectoryRecord.Action("how-to", "https://active.example.org/bike")]
      .compactMap { $0 }
    records.append(bike)
    for (title, cents, stars) in [("Apple Sauce", 199, 4), ("Oat Bar", 249, 5)] {
      var product = try record(.product, title)
      product.priceInCents = cents
      product.reviews = reviews(stars)
      records.append(product)
    }
    for (kind, title, zip) in [
      (ItemKind.testSite, "East Test Site", "80010"), (.testSite, "Central Test Site", "80202"),
      (.store, "Corner Grocery", "80205"), (.donationCenter, "Valley Food Bank", "80302"),
    ] {
      var site = try record(kind, title, at: zip)
      site.address = "5 Center St"
      site.actions = [
        ("call", "tel:+13035550101"), ("more", "https://sites.example.org"),
      ].compactMap { DirectoryRecord.Action($0, $1) }
      records.append(site)
    }
    return records
  }
}
