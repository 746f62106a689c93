import Foundation
import TestSupport
import Testing

@testable import HealthDomain

@Suite struct ShareCardTests {
  let site: DeepLink.Site

  init() throws {
    var site = try DeepLink.Site(name: "Healthy Phoenix", host: "health.example", scheme: "health")
    site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
    site.androidPackage = DeepLink.Site.AndroidPackage("org.example.health")
    self.site = site
  }

  private func record(_ kind: ItemKind, _ id: String = "1") throws -> DirectoryRecord {
    var record = DirectoryRecord(try #require(ItemReference(kind, id)), title: "Downtown & Co.")
    record.subtitle = "Phoenix, AZ"
    record.details = "Fresh food.\nEvery Saturday."
    record.address = "1 Main St"
    record.city = City("Phoenix", .arizona)
    record.zipCode = ZIPCode("85003")
    record.coordinate = try Coordinate(latitude: 33.4484, longitude: -112.074)
    record.photos = [
      .init("market.jpg"), .init("http://img.example/a.jpg", caption: "The entrance"),
    ]
    record.reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    record.actions = [
      try #require(.init("call", "tel:+16025550100")),
      try #require(.init("more-info", "https://a.example/?b=1&c=2")),
    ]
    return record
  }

  private func data(_ card: ShareCard) throws -> NSDictionary {
    let json = try #require(card.linkedData)
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  @Test func thePageOfAMarket() throws {
    var market = try record(.market)
    market.hours = try OpeningHours("Sa 08:00-13:00")
    market.labels[.payment] = ["WIC", "SNAP"]
    market.produce[.summer] = ["peaches", "corn"]
    let monday = try CalendarDate(2026, 3, 2)
    let card = try ShareCard(market, on: site, with: .init(hoursFrom: monday))
    let page = try StrictHTML(card.html)
    #expect(page.all("html").first?.attributes["lang"] == "en")
    #expect(page.all("title").map(\.text) == ["Downtown & Co."])
    #expect(page.all("h1").map(\.text) == ["Downtown & Co."])
    #expect(
      page.all("h2").map(\.text) == ["Ratings", "About", "Hours", "Address", "Produce", "Payment"])
    #expect(
      page.all("p").map(\.text) == [
        "See more in the Healthy Phoenix app", "Phoenix, AZ", "4.6 of 5 stars (10 ratings)",
        "Fresh food.", "Every Saturday.", "Monday–Friday: Closed", "Saturday: 8 AM–1 PM",
        "Sunday: Closed", "1 Main St, Phoenix, AZ 85003",
      ])
    #expect(page.all("li").map(\.text) == ["Summer: peaches, corn", "SNAP", "WIC"])
    #expect(
      page.all("a").map { [$0.text, $0.attributes["href"]] } == [
        ["Open in the app", "health://r/market/1"],
        ["App Store", "https://apps.apple.com/app/id1234567890"],
        ["Google Play", "https://play.google.com/store/apps/details?id=org.example.health"],
        ["Call", "tel:+16025550100"], ["More information", "https://a.example/?b=1&c=2"],
        [
          "Get directions",
          "https://www.google.com/maps/dir/?api=1&destination=33.4484%2C-112.074",
        ],
      ])
    #expect(page.all("img").map { $0.attributes["src"] } == ["https://img.example/a.jpg"])
    #expect(page.all("img").map { $0.attributes["alt"] } == ["The entrance"])
    #expect(page.all("link").map { $0.attributes["href"] } == ["https://health.example/r/market/1"])
  }

  @Test func whatMessengersAndPhonesRead() throws {
    let page = try StrictHTML(ShareCard(record(.market), on: site).html)
    #expect(page.meta("og:title") == "Downtown & Co.")
    #expect(page.meta("og:type") == "website")
    #expect(page.meta("og:url") == "https://health.example/r/market/1")
    #expect(page.meta("og:site_name") == "Healthy Phoenix")
    #expect(page.meta("og:description") == "Fresh food. Every Saturday.")
    #expect(page.meta("description") == "Fresh food. Every Saturday.")
    #expect(page.meta("og:image") == "https://img.example/a.jpg")
    #expect(page.meta("og:image:alt") == "The entrance")
    #expect(
      page.meta("apple-itunes-app")
        == "app-id=1234567890, app-argument=https://health.example/r/market/1")
    #expect(
      page.meta("Content-Security-Policy")
        == "default-src 'none'; img-src https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    )
    // The policy and the encoding stand before everything else.
    #expect(
      page.elements.dropFirst(2).prefix(2).map { $0.attributes.keys.sorted() } == [
        ["charset"], ["content", "http-equiv"],
      ])
    #expect(
      try StrictHTML(ShareCard(record(.recipe), on: site).html).meta("og:type") == "article")
  }

  /// Between the parameters of the banner stand commas, and none stands in a link.
  @Test func aCommaInAnIDIsNotOneOfTheBanner() throws {
    let card = try ShareCard(record(.market, "a, app-id=666"), on: site)
    #expect(
      try StrictHTML(card.html).meta("apple-itunes-app")
        == "app-id=1234567890, app-argument=https://health.example/r/market/a%2C%20app-id%3D666")
  }

  @Test func aSiteWithoutAppsHasThePlainBanner() throws {
    let bare = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    var plain = try record(.market)
    plain.photos = []
    var page = try StrictHTML(ShareCard(plain, on: bare).html)
    #expect(page.meta("apple-itunes-app") == nil)
    #expect(page.meta("og:image") == nil)
    #expect(page.all("a").first?.text == "Open in the app")
    #expect(page.all("a").count == 4)
    var pictured = bare
    pictured.image = DestinationURL("https://a.example/logo.png")
    page = try StrictHTML(ShareCard(plain, on: pictured).html)
    #expect(page.meta("og:image") == "https://a.example/logo.png")
    #expect(page.meta("og:image:alt") == "A")
    #expect(page.all("img").isEmpty)
  }

  @Test func theAdministratorsTitlesAndButtonsCount() throws {
    let feature = AdminConfig.Feature(
      .market, title: "Markets",
      actions: [
        .init("app-only", title: "Add"), .init("more-info", title: "Web <page>"),
        .init("zone", title: "Zone", link: "http://zone.example"),
      ], recordSections: [.init("address", title: "Where"), .init("details", title: "What")])
    let card = try ShareCard(record(.market), on: site, with: .init(feature: feature))
    let page = try StrictHTML(card.html)
    #expect(page.all("h2").map(\.text) == ["Where", "What"])
    #expect(
      page.all("a").dropFirst(3).map { [$0.text, $0.attributes["href"]] } == [
        ["Web <page>", "https://a.example/?b=1&c=2"], ["Zone", "https://zone.example"],
        [
          "Get directions",
          "https://www.google.com/maps/dir/?api=1&destination=33.4484%2C-112.074",
        ],
      ])
  }

  @Test func plainTextOfARecipe() throws {
    var recipe = DirectoryRecord(try #require(ItemReference(.recipe, "7")), title: "Fig\r\nBcc: x")
    recipe.directions = ["Wash.", "Eat."]
    recipe.ingredients = .init(lines: ["2 figs"], names: [], freeFrom: [])
    recipe.labels[.freeFrom] = ["en:tree-nuts"]
    recipe.priceInCents = 1250
    recipe.ages = 3...8
    recipe.freeSeats = 1
    recipe.hasStaleHours = true
    recipe.hours = try OpeningHours("24/7")
    #expect(
      try ShareCard(recipe, on: site).plainText == """
        Fig Bcc: x

        Hours
        24/7
        Please check the hours before you go.

        Price
        $12.50

        Ages
        3 to 8 years

        Seats
        1 seat left

        Free from
        - tree nuts

        Ingredients
        - 2 figs

        Directions
        1. Wash.
        2. Eat.

        https://health.example/r/recipe/7

        """)
  }

  @Test func numbersInWords() throws {
    func lines(_ change: (inout DirectoryRecord) -> Void) throws -> [String] {
      var record = DirectoryRecord(try #require(ItemReference(.park, "1")), title: "A")
      change(&record)
      return try ShareCard(record, on: site).plainText.split(separator: "\n").map(String.init)
    }
    #expect(try lines { $0.city = City("Mesa", .arizona) }.contains("Mesa, AZ"))
    #expect(try lines { $0.zipCode = ZIPCode("85003") }.contains("85003"))
    #expect(try lines { $0.priceInCents = 0 }.contains("Free"))
    #expect(try lines { $0.priceInCents = 5 }.contains("$0.05"))
    #expect(try lines { $0.priceInCents = -105 }.contains("$-1.05"))
    #expect(try lines { $0.priceInCents = .min }.contains("$-92233720368547758.08"))
    #expect(try lines { $0.ages = 3...3 }.contains("3 years"))
    #expect(try lines { $0.ages = 0 ... .max }.contains("0 to 9223372036854775807 years"))
    #expect(try lines { $0.freeSeats = 0 }.contains("No seats left"))
    #expect(try lines { $0.freeSeats = 2 }.contains("2 seats left"))
    let one = try ReviewSummary(counts: [0, 1, 0, 0, 0])
    #expect(try lines { $0.reviews = one }.contains("2.0 of 5 stars (1 rating)"))
    let most = try ReviewSummary(counts: Array(repeating: 1_000_000_000_000, count: 5))
    #expect(try lines { $0.reviews = most }.contains("3.0 of 5 stars (5000000000000 ratings)"))
    #expect(
      try lines { $0.time = 1_780_000_000..<1_780_003_600 }.contains(
        "May 28, 2026, 8:26 PM UTC to May 28, 2026, 9:26 PM UTC"))
    #expect(try !lines { $0.time = .min ..< .max }.contains("When"))
    #expect(try lines { $0.title = " \n" }.first == "Healthy Phoenix park")
    #expect(try lines { $0.title = "\u{0}" }.first == "Healthy Phoenix park")
    #expect(try lines { $0.title = "\u{200B}\u{202E}" }.first == "Healthy Phoenix park")
  }

  @Test func nothingIsSharedWithoutALink() throws {
    let journal = try #require(ItemKind("journal"))
    #expect(throws: ShareCard.Error.noLink(.unknownKind)) {
      try ShareCard(record(journal), on: site)
    }
    #expect(!ShareCard.Error.noLink(.unknownKind).description.isEmpty)
  }

  @Test func aReportOfAPersonIsNotShared() throws {
    let analyzer = IngredientAnalyzer(knowledge: .embedded)
    let label = IngredientLabel(
      "Ingredients: sugar, wheat flour, milk, red 40, <b>. May contain peanuts.")
    let product = try record(.product)
    for preferences in [
      LabelPreferences(avoiding: [.allergen(.milk)]), LabelPreferences(liking: [.named("oats")]),
      LabelPreferences(diets: [.vegan]), LabelPreferences(audience: .pregnancy),
    ] {
      #expect(throws: ShareCard.Error.reportIsPersonal) {
        try ShareCard(analyzer.report(on: label, for: preferences), of: product, on: site)
      }
    }
    let card = try ShareCard(analyzer.report(on: label), of: product, on: site)
    let page = try StrictHTML(card.html)
    let titles = page.all("h2").map(\.text)
    #expect(
      titles.suffix(5) == ["Published facts", "Ingredients", "Allergens", "Why", "Please note"])
    let lines = page.all("li").map(\.text)
    #expect(lines.starts(with: ["sugar", "wheat flour", "milk", "red 40"]))
    #expect(
      lines.contains { $0.hasPrefix("May contain peanut") } && lines.contains("Contains milk"))
    #expect(
      lines.contains { $0.hasPrefix("red 40:") } && !lines.contains { $0.hasPrefix("sugar:") })
    #expect(page.all("p").last?.text == IngredientReport.disclaimer)
  }

  @Test(arguments: [(ShareCard.Error.reportIsPersonal), (.eventNotPublic)])
  func errorsSayWhatToDo(error: ShareCard.Error) {
    #expect(error.description.hasSuffix("to share it."))
  }
}

/// What search engines read.
extension ShareCardTests {
  @Test(
    arguments: [
      (ItemKind.market, "LocalBusiness"), (.donationCenter, "LocalBusiness"),
      (.store, "GroceryStore"), (.testSite, "MedicalClinic"), (.park, "Park"),
      (.recipe, "Recipe"), (.product, "Product"), (.activity, nil), (.resource, nil), (.event, nil),
    ] as [(ItemKind, String?)])
  func kindsHaveTypes(kind: ItemKind, type: String?) throws {
    let card = try ShareCard(record(kind), on: site)
    guard let type else {
      #expect(card.linkedData == nil)
      #expect(try StrictHTML(card.html).all("script").isEmpty)
      return
    }
    let data = try data(card)
    #expect(data["@context"] as? String == "https://schema.org")
    #expect(data["@type"] as? String == type)
    #expect(data["name"] as? String == "Downtown & Co.")
    #expect(data["url"] as? String == card.link.web)
    let script = try #require(StrictHTML(card.html).all("script").first)
    #expect(script.attributes == ["type": "application/ld+json"])
    #expect(script.text == card.linkedData)
  }

  @Test func factsOfAMarket() throws {
    var market = try record(.market)
    market.hours = try OpeningHours("Fr 20:00-02:00; Sa 08:00-13:00,14:00-16:00; Su 00:00-24:00")
    let data = try data(ShareCard(market, on: site))
    #expect(
      data["address"] as? NSDictionary == [
        "@type": "PostalAddress", "streetAddress": "1 Main St", "addressLocality": "Phoenix",
        "addressRegion": "AZ", "postalCode": "85003", "addressCountry": "US",
      ])
    #expect(
      data["geo"] as? NSDictionary == [
        "@type": "GeoCoordinates", "latitude": 33.4484, "longitude": -112.074,
      ])
    #expect(data["telephone"] as? String == "+16025550100")
    #expect(data["image"] as? String == "https://img.example/a.jpg")
    #expect(
      data["aggregateRating"] as? NSDictionary == [
        "@type": "AggregateRating", "ratingValue": 4.6, "bestRating": 5, "ratingCount": 10,
      ])
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    #expect(
      hours.map { [$0["dayOfWeek"], $0["opens"], $0["closes"]] as? [String] } == [
        ["https://schema.org/Friday", "20:00", "02:00"],
        ["https://schema.org/Saturday", "08:00", "13:00"],
        ["https://schema.org/Saturday", "14:00", "16:00"],
        ["https://schema.org/Sunday", "00:00", "23:59"],
      ])
    #expect(hours.allSatisfy { $0["validFrom"] == nil })
  }

  @Test func whatIsUnknownIsLeftOut() throws {
    let bare = DirectoryRecord(try #require(ItemReference(.market, "1")), title: "A")
    #expect(try ShareCard(bare, on: site).linkedData == nil)
    let park = DirectoryRecord(try #require(ItemReference(.park, "1")), title: "A")
    #expect(
      try ShareCard(park, on: site).linkedData
        == #"{"@context":"https://schema.org","@type":"Park","name":"A","url":"https://health.example/r/park/1"}"#
    )
    var recipe = try record(.recipe)
    recipe.photos = []
    #expect(try ShareCard(recipe, on: site).linkedData == nil)
    var stale = try record(.market)
    stale.hours = try OpeningHours("24/7")
    stale.hasStaleHours = true
    #expect(try data(ShareCard(stale, on: site))["openingHoursSpecification"] == nil)
  }

  @Test func hoursThatChangeHoldForTheirDays() throws {
    var market = try record(.market)
    market.hours = try OpeningHours("Mar 1-4 08:00-09:00; Mar 6-7 00:00-24:00")
    #expect(try data(ShareCard(market, on: site))["openingHoursSpecification"] == nil)
    let first = try CalendarDate(2026, 3, 2)
    let data = try data(ShareCard(market, on: site, with: .init(hoursFrom: first)))
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    #expect(
      hours.map { [$0["validFrom"], $0["validThrough"], $0["opens"], $0["closes"]] as? [String] }
        == [
          ["2026-03-02", "2026-03-02", "08:00", "09:00"],
          ["2026-03-03", "2026-03-03", "08:00", "09:00"],
          ["2026-03-04", "2026-03-04", "08:00", "09:00"],
          ["2026-03-06", "2026-03-06", "00:00", "23:59"],
          ["2026-03-07", "2026-03-07", "00:00", "23:59"],
        ])
    #expect(hours.first?["dayOfWeek"] as? String == "https://schema.org/Monday")
  }

  @Test func placesThatNeverClose() throws {
    var park = try record(.park)
    park.hours = try OpeningHours("24/7")
    park.priceInCents = 0
    park.labels[.features] = ["playground"]
    let data = try data(ShareCard(park, on: site))
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    #expect(hours.count == 7)
    #expect(hours.allSatisfy { $0["opens"] as? String == "00:00" })
    #expect(hours.allSatisfy { $0["closes"] as? String == "23:59" })
    #expect(data["isAccessibleForFree"] as? Bool == true)
    #expect((data["amenityFeature"] as? [NSDictionary])?.first?["name"] as? String == "playground")
  }

  @Test func factsOfARecipeAndAProduct() throws {
    var recipe = try record(.recipe)
    recipe.ingredients = .init(lines: ["2 figs"], names: [], freeFrom: [])
    recipe.directions = ["Wash.", "Eat."]
    recipe.dateAdded = try CalendarDate(2026, 1, 2)
    let recipeData = try data(ShareCard(recipe, on: site))
    #expect(recipeData["recipeIngredient"] as? [String] == ["2 figs"])
    #expect(
      (recipeData["recipeInstructions"] as? [NSDictionary])?.map { $0["text"] as? String }
        == ["Wash.", "Eat."])
    #expect(recipeData["datePublished"] as? String == "2026-01-02")
    var product = DirectoryRecord(ItemReference(try Barcode("4006381333931")), title: "A")
    product.priceInCents = 199
    let productData = try data(ShareCard(product, on: site))
    #expect(productData["gtin"] as? String == "04006381333931")
    #expect((productData["offers"] as? NSDictionary)?["price"] as? String == "1.99")
    #expect(productData["aggregateRating"] == nil)
  }

  @Test func factsOfATimedRecord() throws {
    var event = try record(.event)
    event.time = 1_780_000_000..<1_780_003_600
    event.priceInCents = 1250
    event.freeSeats = 0
    var data = try data(ShareCard(event, on: site))
    #expect(data["startDate"] as? String == "2026-05-28T20:26:00Z")
    data = try self.data(ShareCard(event, on: site, with: .init(utcOffset: -25_200)))
    #expect(data["startDate"] as? String == "2026-05-28T13:26:00-07:00")
    #expect(data["endDate"] as? String == "2026-05-28T14:26:00-07:00")
    data = try self.data(ShareCard(event, on: site, with: .init(utcOffset: 20_700)))
    #expect(data["startDate"] as? String == "2026-05-29T02:11:00+05:45")
    let offer = try #require(data["offers"] as? NSDictionary)
    #expect(offer["price"] as? String == "12.50")
    #expect(offer["availability"] as? String == "https://schema.org/SoldOut")
    let place = try #require(data["location"] as? NSDictionary)
    #expect((place["address"] as? NSDictionary)?["addressLocality"] as? String == "Phoenix")
    event.labels[.features] = ["virtual"]
    data = try self.data(ShareCard(event, on: site))
    #expect((data["location"] as? NSDictionary)?["@type"] as? String == "VirtualLocation")
    #expect(
      data["eventAttendanceMode"] as? String == "https://schema.org/OnlineEventAttendanceMode")
  }
}
