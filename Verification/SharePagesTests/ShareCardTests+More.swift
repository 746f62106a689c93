import TestSupport
import Testing

@testable import SharePages

extension ShareCardTests {
  @Test func thePageOfAMarket() throws {
    var market = try ShareSamples.record(.market)
    market.hours = try OpeningHours("Sa 08:00-13:00")
    market.labels[.payment] = ["WIC", "SNAP"]
    market.produce[.summer] = ["peaches", "corn"]
    let monday = try CalendarDate(2026, 3, 2)
    let card = try ShareCard(market, on: site, with: .init(hoursFrom: monday))
    let page = try StrictHTML(card.html)
    expectEqual(page.all("html").first?.attributes["lang"], "en")
    expectEqual(page.all("title").map(\.text), ["Downtown & Co."])
    expectEqual(page.all("h1").map(\.text), ["Downtown & Co."])
    expectEqual(
      page.all("h2").map(\.text), ["Hours", "Address", "Ratings", "About", "Produce", "Payment"])
    expectEqual(
      page.all("p").map(\.text),
      [
        "See more in the Healthy Phoenix app", "Phoenix, AZ", "Monday–Friday: Closed",
        "Saturday: 8 AM–1 PM", "Sunday: Closed", "1 Main St, Phoenix, AZ 85003",
        "4.6 of 5 stars (10 ratings)", "Fresh food.", "Every Saturday.",
      ])
    expectEqual(page.all("li").map(\.text), ["Summer: peaches, corn", "SNAP", "WIC"])
    expectEqual(
      page.all("a").map { [$0.text, $0.attributes["href"]] },
      [
        ["Open in the app", "health://r/market/1"],
        ["App Store", "https://apps.apple.com/app/id1234567890"],
        ["Google Play", "https://play.google.com/store/apps/details?id=org.example.health"],
        ["Call", "tel:+16025550100"], ["More information", "https://a.example/?b=1&c=2"],
        [
          "Get directions",
          "https://www.google.com/maps/dir/?api=1&destination=33.4484%2C-112.074",
        ],
      ])
    expectEqual(page.all("img").map { $0.attributes["src"] }, ["https://img.example/a.jpg"])
    expectEqual(page.all("img").map { $0.attributes["alt"] }, ["The entrance"])
    expectEqual(
      page.all("link").map { $0.attributes["href"] }, ["https://health.example/r/market/1"])
  }

  @Test func whatMessengersAndPhonesRead() throws {
    let page = try StrictHTML(ShareCard(ShareSamples.record(.market), on: site).html)
    expectEqual(page.meta("og:title"), "Downtown & Co.")
    expectEqual(page.meta("og:type"), "website")
    expectEqual(page.meta("og:url"), "https://health.example/r/market/1")
    expectEqual(page.meta("og:site_name"), "Healthy Phoenix")
    expectEqual(page.meta("og:description"), "Fresh food. Every Saturday.")
    expectEqual(page.meta("description"), "Fresh food. Every Saturday.")
    expectEqual(page.meta("og:image"), "https://img.example/a.jpg")
    expectEqual(page.meta("og:image:alt"), "The entrance")
    expectEqual(
      page.meta("apple-itunes-app"),
      "app-id=1234567890, app-argument=https://health.example/r/market/1")
    expectEqual(
      page.meta("Content-Security-Policy"),
      "default-src 'none'; img-src https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    )
    // The policy and the encoding stand before everything else.
    expectEqual(
      page.elements.dropFirst(2).prefix(2).map { $0.attributes.keys.sorted() },
      [
        ["charset"], ["content", "http-equiv"],
      ])
    try expectEqual(
      StrictHTML(ShareCard(ShareSamples.record(.recipe), on: site).html).meta("og:type"), "article")
  }

  /// Between the parameters of the banner stand commas, and none stands in a link.
  @Test func aCommaInAnIDIsNotOneOfTheBanner() throws {
    let card = try ShareCard(ShareSamples.record(.market, "a, app-id=666"), on: site)
    try expectEqual(
      StrictHTML(card.html).meta("apple-itunes-app"),
      "app-id=1234567890, app-argument=https://health.example/r/market/a%2C%20app-id%3D666")
  }

  @Test func aSiteWithoutAppsHasThePlainBanner() throws {
    let bare = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    var plain = try ShareSamples.record(.market)
    plain.photos = []
    var page = try StrictHTML(ShareCard(plain, on: bare).html)
    expect(page.meta("apple-itunes-app") == nil)
    expect(page.meta("og:image") == nil)
    expectEqual(page.all("a").first?.text, "Open in the app")
    expectEqual(page.all("a").count, 4)
    var pictured = bare
    pictured.image = DestinationURL("https://a.example/logo.png")
    page = try StrictHTML(ShareCard(plain, on: pictured).html)
    expectEqual(page.meta("og:image"), "https://a.example/logo.png")
    expectEqual(page.meta("og:image:alt"), "A")
    expect(page.all("img").isEmpty)
  }

  /// Whatever the administrator's order is, when, the hours, and the address come first.
  @Test func whatPeopleComeForIsBeforeEverythingElse() throws {
    var record = try ShareSamples.record(.event)
    record.details = String(repeating: "Long. ", count: 500)
    record.time = 1_780_000_000..<1_780_003_600
    record.hours = try OpeningHours("2026 May 28 13:26-14:26; 2026 May 29 10:00-12:00")
    record.freeSeats = 0
    let feature = AdminConfig.Feature(
      .event, title: "Events",
      recordSections: ["details", "reviews", "address", "seats", "hours", "time"].map {
        .init($0, title: $0.uppercased())
      })
    let card = try ShareCard(record, on: site, with: .init(feature: feature))
    for page in try [StrictHTML(card.html), StrictHTML(card.printableHTML)] {
      expectEqual(
        page.all("h2").map(\.text), ["TIME", "HOURS", "ADDRESS", "REVIEWS", "SEATS", "DETAILS"])
    }
    let page = try StrictHTML(card.html)
    let names = page.elements.map(\.name)
    // The buttons are between the title and the first section.
    let nav = try #require(names.firstIndex(of: "nav"))
    expect(names.firstIndex(of: "h1").map { $0 < nav } == true)
    expect(names.firstIndex(of: "section").map { $0 > nav } == true)
    expectEqual(page.all("a")[3].text, "Register in the app")
    expectEqual(page.all("a")[3].attributes["href"], card.link.app)
    // The record's own page of a registration counts instead.
    record.actions = [try #require(.init("register", "https://a.example/register"))]
    let own = try StrictHTML(ShareCard(record, on: site).html)
    expectEqual(own.all("a").dropFirst(3).map(\.text), ["Register", "Get directions"])
  }

  /// 4.184 kJ are a kilocalorie: 1,925 kJ are 460.09, and 8,368 kJ exactly 2,000.
  @Test(arguments: [(0.0, "0"), (2.0, "0"), (2.1, "1"), (1925, "460"), (4000, "956")])
  func energyIsInCalories(kilojoules: Double, calories: String) throws {
    var record = DirectoryRecord(
      try ItemReference(.product, "04006381333931"), title: "A")
    record.nutrition = try NutritionFacts(
      energyKilojoules: kilojoules, saturates: 0, sugars: 0, salt: 0, protein: 0)
    let text = try ShareCard(record, on: site).plainText
    expect(text.contains("- Calories: \(calories) ("), text)
  }

  @Test func noKeyOfTheCodeIsOnAPage() throws {
    var record = DirectoryRecord(try ItemReference(.testSite, "1"), title: "\u{200B}")
    record.hours = try OpeningHours("Mo-Fr 09:00-17:00")
    record.labels = [.features: ["wheelchairAccessible"], .init("parking-lots"): ["freeParking"]]
    record.produce = [.fall: ["figs"]]
    var details = ShareCard.Details()
    details.messages.seasons = [:]
    details.messages.sections = [:]
    let text = try ShareCard(record, on: site, with: details).plainText
    expectEqual(
      text.split(separator: "\n").dropLast().map(String.init),
      [
        "Healthy Phoenix test site", "Hours", "Monday–Friday: 9 AM–5 PM",
        "Saturday–Sunday: Closed", "Produce", "- Fall: figs", "Features", "- Wheelchair accessible",
      ])
  }

  @Test func theAdministratorsTitlesAndButtonsCount() throws {
    let feature = AdminConfig.Feature(
      .market, title: "Markets",
      actions: [
        .init("app-only", title: "Add"), .init("more-info", title: "Web <page>"),
        .init("zone", title: "Zone", link: "http://zone.example"),
      ], recordSections: [.init("address", title: "Where"), .init("details", title: "What")])
    let card = try ShareCard(ShareSamples.record(.market), on: site, with: .init(feature: feature))
    let page = try StrictHTML(card.html)
    expectEqual(page.all("h2").map(\.text), ["Where", "What"])
    expectEqual(
      page.all("a").dropFirst(3).map { [$0.text, $0.attributes["href"]] },
      [
        ["Web <page>", "https://a.example/?b=1&c=2"], ["Zone", "https://zone.example"],
        [
          "Get directions",
          "https://www.google.com/maps/dir/?api=1&destination=33.4484%2C-112.074",
        ],
      ])
  }

  @Test func numbersInWords() throws {
    func lines(_ change: (inout DirectoryRecord) -> Void) throws -> [String] {
      var record = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
      change(&record)
      return try ShareCard(record, on: site).plainText.split(separator: "\n").map(String.init)
    }
    try expect(lines { $0.city = City("Mesa", .arizona) }.contains("Mesa, AZ"))
    try expect(lines { $0.zipCode = ZIPCode("85003") }.contains("85003"))
    try expect(lines { $0.priceInCents = 0 }.contains("Free"))
    try expect(lines { $0.priceInCents = 5 }.contains("$0.05"))
    try expect(lines { $0.priceInCents = -105 }.contains("$-1.05"))
    try expect(lines { $0.priceInCents = .min }.contains("$-92233720368547758.08"))
    try expect(lines { $0.ages = 3...3 }.contains("3 years"))
    try expect(lines { $0.ages = 0 ... .max }.contains("0 to 9223372036854775807 years"))
    try expect(lines { $0.freeSeats = 0 }.contains("No spots left"))
    try expect(lines { $0.freeSeats = 2 }.contains("2 spots left"))
    let one = try ReviewSummary(counts: [0, 1, 0, 0, 0])
    try expect(lines { $0.reviews = one }.contains("2.0 of 5 stars (1 rating)"))
    let most = try ReviewSummary(counts: Array(repeating: 1_000_000_000_000, count: 5))
    try expect(lines { $0.reviews = most }.contains("3.0 of 5 stars (5000000000000 ratings)"))
    try expect(
      lines { $0.time = 1_780_000_000..<1_780_003_600 }.contains(
        "Thursday, May 28, 2026, 8:26 PM to 9:26 PM UTC"))
    try expect(!lines { $0.time = .min ..< .max }.contains("When"))
    try expectEqual(lines { $0.title = " \n" }.first, "Healthy Phoenix park")
    try expectEqual(lines { $0.title = "\u{0}" }.first, "Healthy Phoenix park")
    try expectEqual(lines { $0.title = "\u{200B}\u{202E}" }.first, "Healthy Phoenix park")
  }

  @Test func nothingIsSharedWithoutALink() throws {
    let journal = try #require(ItemKind("journal"))
    expectThrows(ShareCard.Error.noLink(.unknownKind)) {
      try ShareCard(ShareSamples.record(journal), on: site)
    }
    expect(!ShareCard.Error.noLink(.unknownKind).description.isEmpty)
  }

  @Test(arguments: [(ShareCard.Error.reportIsPersonal), (.eventNotPublic)])
  func errorsSayWhatToDo(error: ShareCard.Error) {
    expect(error.description.hasSuffix("to share it."))
  }
}
