import PlaceDirectory
import TestSupport
import Testing

@Suite("App configuration: JSON and problems") struct AdminConfigTests {
  let office: ReferencePoint.NamedPlace

  init() throws {
    office = .init("Main Office", at: try Coordinate(latitude: 33.5, longitude: -112.25))
  }

  func problems(
    place: ReferencePoint.NamedPlace? = nil, icons: [AdminConfig.HomeSection] = [],
    sections: [AdminConfig.HomeSection] = [], features: [AdminConfig.Feature] = []
  ) -> [AdminConfig.Problem] {
    do throws(AdminConfig.Error) {
      _ = try AdminConfig(
        defaultPlace: place ?? office, icons: icons, sections: sections, features: features)
      return []
    } catch {
      return error.problems
    }
  }

  func problems(
    of filter: AdminConfig.FilterSection
  ) -> [AdminConfig.Problem] {
    problems(features: [.init(.market, title: "Markets", filters: [filter])])
  }

  func full() throws -> AdminConfig {
    try AdminConfig(
      defaultPlace: office, icons: [.init(title: "Search", image: "glass", route: .search)],
      sections: [
        .init(title: "Markets", image: "carrot", route: .list(.market)),
        .init(title: "Subscribe", route: .subscription),
      ],
      features: [
        .init(
          .market, title: "Farmers Markets",
          filters: [
            .init(.location, title: "City"), .init(.dates, title: "Dates"),
            .init(.openNow, title: "Now", buttons: [.init("Open Now", .openNow)]),
            .init(.weekdays, title: "Day", buttons: [.init("Sat", .weekday(.saturday))]),
            .init(.timeOfDay, title: "Time", buttons: [.init("Morning", .timeOfDay(300..<720))]),
            .init(
              .labels(of: "features"), title: "Features",
              buttons: [.init("Dogs", .label("dogs", of: "features"))], requiresAll: true),
            .init(.rating, title: "Rating", buttons: [.init("4+", .rating(atLeast: 4))]),
            .init(.price, title: "Cost", buttons: [.init("Free", .price(0...0))]),
            .init(.ages, title: "Age", buttons: [.init("Up to 5", .ages(0...5))]),
            .init(
              .distance, title: "Distance", buttons: [.init("1 km", .distance(.meters(1_000)))]),
            .init(.featured, title: "Featured", buttons: [.init("Featured", .featured)]),
            .init(.order, title: "Sort", buttons: [.init("Near to Me", .order(.nearest))]),
          ], order: .mostPopular, startsWithFeatured: true, isTimed: true,
          actions: [
            .init("more", title: "More Info", image: "info", link: "https://example.org/?a=1"),
            .init("favorite", title: "Favorite"),
          ], recordSections: [.init("produce", title: "In Season")])
      ])
  }

  @Test func theEncodedFormStays() throws {
    let golden = #"""
      {"defaultPlace":{"coordinate":{"latitude":33.5,"longitude":-112.25},"name":"Main Office"},"features":[\#
      {"actions":[{"image":"info","link":"https://example.org/?a=1","name":"more","title":"More Info"},\#
      {"name":"favorite","title":"Favorite"}],"filters":[{"criterion":"location","title":"City"},\#
      {"criterion":"dates","title":"Dates"},{"buttons":[{"title":"Open Now"}],"criterion":"open-now","title":"Now"},\#
      {"buttons":[{"title":"Sat","value":"saturday"}],"criterion":"weekdays","title":"Day"},\#
      {"buttons":[{"from":300,"title":"Morning","to":720}],"criterion":"time-of-day","title":"Time"},\#
      {"buttons":[{"title":"Dogs","value":"dogs"}],"criterion":"labels/features","requiresAll":true,"title":"Features"},\#
      {"buttons":[{"from":4,"title":"4+"}],"criterion":"rating","title":"Rating"},\#
      {"buttons":[{"from":0,"title":"Free","to":0}],"criterion":"price","title":"Cost"},\#
      {"buttons":[{"from":0,"title":"Up to 5","to":5}],"criterion":"ages","title":"Age"},\#
      {"buttons":[{"meters":1000,"title":"1 km"}],"criterion":"distance","title":"Distance"},\#
      {"buttons":[{"title":"Featured"}],"criterion":"featured","title":"Featured"},\#
      {"buttons":[{"title":"Near to Me","value":"nearest"}],"criterion":"order","title":"Sort"}],\#
      "isTimed":true,"kind":"market","order":"most-popular","recordSections":[{"name":"produce","title":"In Season"}],\#
      "startsWithFeatured":true,"title":"Farmers Markets"}],"icons":[{"image":"glass","route":"search","title":"Search"}],\#
      "sections":[{"image":"carrot","route":"list/market","title":"Markets"},{"route":"subscription","title":"Subscribe"}]}
      """#
    try expectEqual(encoded(try full()), golden)
    try expectEqual(decoded(golden), full())
  }

  @Test(arguments: [
    #"{"criterion":"","title":"Mood"}"#, #"{"criterion":"location","title":" "}"#,
    #"{"criterion":"price","title":"Cost","buttons":[{"title":"x","from":3,"to":2}]}"#,
    #"{"criterion":"weekdays","title":"Day","buttons":[{"title":"x","value":"day"}]}"#,
    #"{"criterion":"rating","title":"Rating","buttons":[{"title":"x","from":6}]}"#,
    #"{"criterion":"time-of-day","title":"Time","buttons":[{"title":"x","from":720,"to":720}]}"#,
    #"{"criterion":"distance","title":"Far","buttons":[{"title":"x","meters":-1}]}"#,
  ])
  func decodingRejectsAFilterThatNoneCanUse(filter: String) throws {
    let text = try encoded(try AdminConfig(defaultPlace: office)).dropLast()
    let json = text + #","features":[{"kind":"park","title":"Parks","filters":["# + filter + "]}]}"
    #expect(throws: DecodingError.self) { try decoded(String(json)) as AdminConfig }
  }

  @Test func aTitleOfAFormerVersionLosesItsMarksOfDirection() throws {
    let text = try encoded(try AdminConfig(defaultPlace: office)).dropLast()
    let json = text + #","features":[{"kind":"park","title":"Par\u202Eks\u2028"}]}"#
    let config: AdminConfig = try decoded(String(json))
    expectEqual(config.features.map(\.title), ["Parks"])
  }

  /// The configuration of a newer server.
  static let newer = #"""
    {"defaultPlace":{"coordinate":{"latitude":33.5,"longitude":-112.25},"name":"Main Office"},"features":[\#
    {"filters":[{"buttons":[{"title":"x","within":"day"}],"criterion":"dates","title":"Dates"},\#
    {"buttons":[{"title":"A to Z","value":"title"},{"title":"Surprise","value":"random"}],"criterion":"order","title":"Sort"},\#
    {"buttons":[{"title":"Calm","value":"calm"}],"criterion":"mood","title":"Mood"},\#
    {"buttons":[{"title":"Surprise","value":"random"}],"criterion":"order","title":"Other"}],\#
    "kind":"market","layout":"grid","order":"random","title":"Markets"}],\#
    "icons":[{"image":"glass","route":"search","title":"Search"},{"route":"chat","title":"Chat"}],\#
    "sections":[{"route":"list/market","title":"Markets"}],"theme":{"color":"green"}}
    """#

  @Test func theConfigurationOfANewerServerHasAHomeScreen() throws {
    let config: AdminConfig = try decoded(Self.newer)
    try expectEqual(encoded(config), Self.newer)
    expectEqual(config.icons.map(\.route), [.search])
    expectEqual(config.unknownFields.names, ["icons", "theme"])
    let feature = try #require(config[.market])
    expectEqual(feature.filters.map(\.criterion), [.dates, .order])
    expectEqual(feature.filters[1].buttons.map(\.choice), [.order(.title)])
    expectEqual(feature.order, .title)
    expectEqual(feature.unknownFields.names, ["filters", "layout", "order"])
    let edited = try AdminConfig(
      defaultPlace: config.defaultPlace, sections: config.sections, features: config.features,
      unknownFields: config.unknownFields)
    expect(try encoded(edited).contains(#""icons":[{"route":"chat","title":"Chat"}]"#))
  }

  @Test(arguments: 0..<20)
  func nothingOfANewerServerIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let json = newerVersion(
      #"""
      {~"defaultPlace":{"coordinate":{"latitude":33.5,"longitude":-112.25},"name":"Main Office"},"features":[\#
      {~"filters":[{~"buttons":[{"title":"A to Z","value":"title"},{~"title":"y","value":"@"}],\#
      "criterion":"order","title":"Sort"},{~"buttons":[{~"title":"z"}],"criterion":"@","title":"Mood"}],\#
      "kind":"market",~"order":"@","title":"Markets"}],"icons":[{"route":"search","title":"Search"},\#
      {~"route":"@","title":"Chat"}],~"sections":[{~"route":"@/market","title":"Markets"}]}
      """#, using: &generator)
    try expectEqual(sortedJSON(encoded(decoded(json) as AdminConfig)), sortedJSON(json))
  }

  @Test func allProblemsAreReportedInTheOrderOfTheParts() throws {
    let found = problems(
      place: .init(" ", at: office.coordinate),
      icons: [
        .init(title: "Search", route: .search), .init(title: "", route: .search),
      ], sections: [.init(title: "Parks", route: .list(.park))],
      features: [
        .init(
          .market, title: "a\u{7}", order: .nearest,
          recordSections: [.init("b", title: ""), .init("b", title: "\u{A0}")]),
        .init(.market, title: "Markets"),
      ])
    let expected: [(AdminConfig.Part, AdminConfig.Reason)] = [
      (.defaultPlace, .titleMissing), (.icon(1), .titleMissing), (.icon(1), .duplicate),
      (.section(0), .featureMissing), (.feature(0), .titleMissing),
      (.feature(0), .orderNeedsLocation), (.recordSection(0, feature: 0), .titleMissing),
      (.recordSection(1, feature: 0), .titleMissing),
      (.recordSection(1, feature: 0), .duplicate), (.feature(1), .duplicate),
    ]
    expect(found.map(\.part) == expected.map(\.0) && found.map(\.reason) == expected.map(\.1))
    expectEqual(found.first?.description, "First place of maps: Enter a title, and keep it short.")
    expectEqual(found.last?.description.hasPrefix("List 2: This is already there."), true)
  }

  @Test(arguments: [
    ("https://example.org", true), ("HTTP://example.org/a?b#c", true),
    ("mailto:a@example.org", true),
    ("tel:+16025550100", true), ("javascript:alert(1)", false), ("https:", false),
    ("https://", false),
    ("tel:", false), ("example.org", false), ("https://a b", false), ("data:text/html,x", false),
    ("https://a\n", false), ("https://a\"onclick=", false), ("https://é", false), ("", false),
    ("geo:33.4,-112.0", true), ("sms:+16025550100", true), ("https://a{b}", false),
    ("https://a\\b", false),
  ])
  func aLinkIsOfAnAllowedKind(link: String, isAllowed: Bool) {
    let action = AdminConfig.ActionButton("more", title: "More Info", link: link)
    let found = problems(features: [.init(.market, title: "Markets", actions: [action])])
    expectEqual(found.map(\.reason), isAllowed ? [] : [.linkNotAllowed])
  }
}

@Suite("App routes: text") struct AppRouteTests {
  @Test func aRouteIsItsText() throws {
    let item = try ItemReference(.park, "a/b c")
    let routes: [(AppRoute, String)] = [
      (.home, "home"), (.list(.market), "list/market"), (.filters(.event), "filters/event"),
      (.record(item), "record/park/a/b c"), (.search, "search"), (.favorites, "favorites"),
      (.notifications, "notifications"), (.settings, "settings"), (.subscription, "subscription"),
    ]
    for (route, text) in routes {
      expect(route.description == text && AppRoute(text) == route)
      try expectEqual(decoded(try encoded(route)), route)
    }
  }

  @Test(arguments: [
    "", "Home", "list", "list/", "list/Market", "record/park", "home/market", "x/y",
  ])
  func anotherTextIsNoRoute(text: String) {
    expect(AppRoute(text) == nil)
    #expect(throws: DecodingError.self) { try decoded("\"\(text)\"") as AppRoute }
  }
}
