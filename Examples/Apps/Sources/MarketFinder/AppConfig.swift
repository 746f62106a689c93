import HealthDomain

/// What an administrator of this app decides.
enum AppConfig {
  /// Returns the configuration with a distance of so many miles among those of the markets.
  static func config(miles: Double, around place: ReferencePoint.NamedPlace) throws -> AdminConfig {
    try AdminConfig(
      defaultPlace: place,
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
        markets(miles: miles), recipes, parks,
        .init(
          .activity, title: "Activities", filters: [labels("tags", "Tags", ["Free", "Outdoors"])],
          actions: [
            .init("how-to", title: "How To"),
            .init("leagues", title: "Leagues", link: "https://active.example.org/leagues"),
          ]),
        events, .init(.resource, title: "Resources"),
        .init(
          .product, title: "Products",
          filters: [
            order([("Title", .title), ("Price", .lowestPrice), ("Rating", .highestRating)])
          ]),
        .init(
          .testSite, title: "Test Sites", filters: [.init(.location, title: "City or ZIP"), near]),
        .init(.store, title: "Stores", filters: [near]),
        .init(.donationCenter, title: "Donation Centers", filters: [near]),
      ])
  }

  private static func markets(miles: Double) -> AdminConfig.Feature {
    let distances = Set([5, 20, miles]).sorted().map { value in
      AdminConfig.FilterButton(
        value == value.rounded() ? "\(Int(value)) miles" : "\(value) miles",
        .distance(.miles(value)))
    }
    return .init(
      .market, title: "Markets",
      filters: [
        .init(.location, title: "City or ZIP"),
        .init(.distance, title: "Distance", buttons: distances),
        .init(.openNow, title: "Now", buttons: [.init("Open Now", .openNow)]),
        .init(.dates, title: "Dates"),
        .init(
          .weekdays, title: "Day",
          buttons: Weekday.allCases.map { .init($0.description.capitalized, .weekday($0)) }),
        .init(
          .timeOfDay, title: "Time",
          buttons: [
            .init("Morning", .timeOfDay(300..<720)), .init("Afternoon", .timeOfDay(720..<1020)),
            .init("Evening", .timeOfDay(1020..<1320)),
          ]),
        labels("payment", "Payment", ["SNAP", "WIC", "Credit"]),
        labels("features", "Features", MarketTable.features, requiresAll: true),
        rating,
        order([("Title", .title), ("Most Popular", .mostPopular), ("Near to Me", .nearest)]),
      ],
      actions: [
        .init("more", title: "More Info", link: "https://www.usdalocalfoodportal.com/"),
        .init("call", title: "Call"), .init("directions", title: "Directions"),
        .init("meetup", title: "Meetup"),
      ], recordSections: [.init("hours", title: "When to Come")])
  }

  private static var recipes: AdminConfig.Feature {
    let analyzer = IngredientAnalyzer()
    return .init(
      .recipe, title: "Recipes",
      filters: [
        .init(
          .labels(of: "ingredients"), title: "Ingredients",
          buttons: ["Flour", "Eggs", "Beans"].compactMap { name in
            AdminConfig.Choice.ingredient(name, by: analyzer).map { .init(name, $0) }
          }, requiresAll: true),
        labels("meal-types", "Meal Type", ["Breakfast", "Dinner"]), rating,
        order([
          ("A-Z", .title), ("Z-A", .titleDescending), ("New First", .newest),
          ("Old First", .oldest),
        ]),
      ], startsWithFeatured: true)
  }

  private static var parks: AdminConfig.Feature {
    .init(
      .park, title: "Parks",
      filters: [
        .init(.location, title: "City or ZIP"),
        labels("features", "Features", ["Playground", "Dogs", "Ramada"], requiresAll: true), rating,
        near,
      ],
      actions: [
        .init("more", title: "More Info"), .init("call", title: "Call"),
        .init("directions", title: "Directions"), .init("meetup", title: "Meetup"),
      ])
  }

  private static var events: AdminConfig.Feature {
    .init(
      .event, title: "Events",
      filters: [
        .init(.location, title: "City or ZIP"),
        .init(
          .price, title: "Cost",
          buttons: [.init("Free", .price(0...0)), .init("Up to $10", .price(0...1000))]),
        .init(
          .ages, title: "Age",
          buttons: [.init("0-5", .ages(0...5)), .init("6-12", .ages(6...12))]),
        .init(
          .timeOfDay, title: "Time",
          buttons: [
            .init("Morning", .timeOfDay(300..<720)), .init("Evening", .timeOfDay(1020..<1320)),
          ]),
        .init(
          .weekdays, title: "Day",
          buttons: Weekday.allCases.map { .init($0.description.capitalized, .weekday($0)) }),
        .init(.dates, title: "Dates"),
        order([
          ("Soonest", .chronological), ("Most Popular", .mostPopular), ("Near to Me", .nearest),
        ]),
      ], order: .chronological, isTimed: true, actions: [.init("directions", title: "Directions")],
      recordSections: [.init("details", title: "Details"), .init("address", title: "Where")])
  }

  private static var rating: AdminConfig.FilterSection {
    .init(
      .rating, title: "Rating",
      buttons: (3...4).map { .init("\($0) stars", .rating(atLeast: $0)) })
  }

  private static var near: AdminConfig.FilterSection {
    order([("Title", .title), ("Near to Me", .nearest)])
  }

  private static func labels(
    _ subject: String, _ title: String, _ names: [String], requiresAll: Bool = false
  ) -> AdminConfig.FilterSection {
    .init(
      .labels(of: subject), title: title,
      buttons: names.map { .init($0, .label($0.lowercased(), of: subject)) },
      requiresAll: requiresAll)
  }

  private static func order(
    _ orders: [(String, AdminConfig.Order)]
  ) -> AdminConfig.FilterSection {
    .init(.order, title: "Sort", buttons: orders.map { .init($0, .order($1)) })
  }
}
