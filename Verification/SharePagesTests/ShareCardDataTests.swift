import Foundation
import TestSupport
import Testing

@testable import SharePages

/// What search engines read in a page.
@Suite("Share cards: structured data for search engines") struct ShareCardDataTests {
  private let site: DeepLink.Site

  init() throws { site = try ShareSamples.site() }

  private func data(_ card: ShareCard) throws -> NSDictionary {
    let json = try #require(card.linkedData)
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  @Test(
    arguments: [
      (ItemKind.market, "LocalBusiness"), (.donationCenter, "LocalBusiness"),
      (.store, "GroceryStore"), (.testSite, "MedicalClinic"), (.park, "Park"),
      (.recipe, "Recipe"), (.product, "Product"), (.activity, nil), (.resource, nil), (.event, nil),
    ] as [(ItemKind, String?)])
  func kindsHaveTypes(kind: ItemKind, type: String?) throws {
    let card = try ShareCard(ShareSamples.record(kind), on: site)
    guard let type else {
      expect(card.linkedData == nil)
      try expect(StrictHTML(card.html).all("script").isEmpty)
      return
    }
    let data = try data(card)
    expectEqual(data["@context"] as? String, "https://schema.org")
    expectEqual(data["@type"] as? String, type)
    expectEqual(data["name"] as? String, "Downtown & Co.")
    expectEqual(data["url"] as? String, card.link.web)
    let script = try #require(StrictHTML(card.html).all("script").first)
    expectEqual(script.attributes, ["type": "application/ld+json"])
    expectEqual(script.text, card.linkedData)
  }

  @Test func factsOfAMarket() throws {
    var market = try ShareSamples.record(.market)
    market.hours = try OpeningHours("Fr 20:00-02:00; Sa 08:00-13:00,14:00-16:00; Su 00:00-24:00")
    let data = try data(ShareCard(market, on: site))
    expectEqual(
      data["address"] as? NSDictionary,
      [
        "@type": "PostalAddress", "streetAddress": "1 Main St", "addressLocality": "Phoenix",
        "addressRegion": "AZ", "postalCode": "85003", "addressCountry": "US",
      ])
    expectEqual(
      data["geo"] as? NSDictionary,
      [
        "@type": "GeoCoordinates", "latitude": 33.4484, "longitude": -112.074,
      ])
    expectEqual(data["telephone"] as? String, "+16025550100")
    expectEqual(data["image"] as? String, "https://img.example/a.jpg")
    expectEqual(
      data["aggregateRating"] as? NSDictionary,
      [
        "@type": "AggregateRating", "ratingValue": 4.6, "bestRating": 5, "ratingCount": 10,
      ])
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    expectEqual(
      hours.map { [$0["dayOfWeek"], $0["opens"], $0["closes"]] as? [String] },
      [
        ["https://schema.org/Friday", "20:00", "02:00"],
        ["https://schema.org/Saturday", "08:00", "13:00"],
        ["https://schema.org/Saturday", "14:00", "16:00"],
        ["https://schema.org/Sunday", "00:00", "23:59"],
      ])
    expect(hours.allSatisfy { $0["validFrom"] == nil })
  }

  @Test func whatIsUnknownIsLeftOut() throws {
    let bare = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    try expect(ShareCard(bare, on: site).linkedData == nil)
    let park = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    try expectEqual(
      ShareCard(park, on: site).linkedData,
      #"{"@context":"https://schema.org","@type":"Park","name":"A","url":"https://health.example/r/park/1"}"#
    )
    var recipe = try ShareSamples.record(.recipe)
    recipe.photos = []
    try expect(ShareCard(recipe, on: site).linkedData == nil)
    var stale = try ShareSamples.record(.market)
    stale.hours = try OpeningHours("24/7")
    stale.hasStaleHours = true
    try expect(data(ShareCard(stale, on: site))["openingHoursSpecification"] == nil)
  }

  @Test func hoursThatChangeHoldForTheirDays() throws {
    var market = try ShareSamples.record(.market)
    market.hours = try OpeningHours("Mar 1-4 08:00-09:00; Mar 6-7 00:00-24:00")
    try expect(data(ShareCard(market, on: site))["openingHoursSpecification"] == nil)
    let first = try CalendarDate(2026, 3, 2)
    let data = try data(ShareCard(market, on: site, with: .init(hoursFrom: first)))
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    expectEqual(
      hours.map { [$0["validFrom"], $0["validThrough"], $0["opens"], $0["closes"]] as? [String] },
      [
        ["2026-03-02", "2026-03-02", "08:00", "09:00"],
        ["2026-03-03", "2026-03-03", "08:00", "09:00"],
        ["2026-03-04", "2026-03-04", "08:00", "09:00"],
        ["2026-03-06", "2026-03-06", "00:00", "23:59"],
        ["2026-03-07", "2026-03-07", "00:00", "23:59"],
      ])
    expectEqual(hours.first?["dayOfWeek"] as? String, "https://schema.org/Monday")
  }

  /// The card says why a place is closed, and the data has no hours.
  @Test func placesThatAreClosedForSomeTime() throws {
    for (text, line) in [
      ("Temporarily closed", "Monday–Sunday: Temporarily closed"),
      ("Mo-Fr 09:00-17:00; off \"permanently closed\"", "Monday–Sunday: Permanently closed"),
      ("May-Oct 09:00-17:00", "Monday–Sunday: No hours listed"),
    ] {
      var market = try ShareSamples.record(.market)
      market.hours = try OpeningHours(text)
      let first = try CalendarDate(2026, 3, 2)
      let card = try ShareCard(market, on: site, with: .init(hoursFrom: first))
      try expect(data(card)["openingHoursSpecification"] == nil, text)
      expect(card.sections.contains { $0.lines.contains(line) }, text)
    }
  }

  @Test func placesThatNeverClose() throws {
    var park = try ShareSamples.record(.park)
    park.hours = try OpeningHours("24/7")
    park.priceInCents = 0
    park.labels[.features] = ["playground"]
    let data = try data(ShareCard(park, on: site))
    let hours = try #require(data["openingHoursSpecification"] as? [NSDictionary])
    expectEqual(hours.count, 7)
    expect(hours.allSatisfy { $0["opens"] as? String == "00:00" })
    expect(hours.allSatisfy { $0["closes"] as? String == "23:59" })
    expectEqual(data["isAccessibleForFree"] as? Bool, true)
    expectEqual(
      (data["amenityFeature"] as? [NSDictionary])?.first?["name"] as? String, "playground")
  }

  @Test func factsOfARecipeAndAProduct() throws {
    var recipe = try ShareSamples.record(.recipe)
    recipe.ingredients = .init(["2 figs"], names: [])
    recipe.directions = ["Wash.", "Eat."]
    recipe.dateAdded = try CalendarDate(2026, 1, 2)
    let recipeData = try data(ShareCard(recipe, on: site))
    expectEqual(recipeData["recipeIngredient"] as? [String], ["2 figs"])
    expectEqual(
      (recipeData["recipeInstructions"] as? [NSDictionary])?.map { $0["text"] as? String },
      ["Wash.", "Eat."])
    expectEqual(recipeData["datePublished"] as? String, "2026-01-02")
    var product = DirectoryRecord(
      try ItemReference(.product, "04006381333931"), title: "A")
    product.priceInCents = 199
    let productData = try data(ShareCard(product, on: site))
    expectEqual(productData["gtin"] as? String, "04006381333931")
    expectEqual((productData["offers"] as? NSDictionary)?["price"] as? String, "1.99")
    expect(productData["aggregateRating"] == nil)
  }

  @Test func factsOfATimedRecord() throws {
    var event = try ShareSamples.record(.event)
    event.time = 1_780_000_000..<1_780_003_600
    event.priceInCents = 1250
    event.freeSeats = 0
    var data = try data(ShareCard(event, on: site))
    expectEqual(data["startDate"] as? String, "2026-05-28T20:26:00Z")
    data = try self.data(ShareCard(event, on: site, with: .init(utcOffset: -25_200)))
    expectEqual(data["startDate"] as? String, "2026-05-28T13:26:00-07:00")
    expectEqual(data["endDate"] as? String, "2026-05-28T14:26:00-07:00")
    data = try self.data(ShareCard(event, on: site, with: .init(utcOffset: 20_700)))
    expectEqual(data["startDate"] as? String, "2026-05-29T02:11:00+05:45")
    let offer = try #require(data["offers"] as? NSDictionary)
    expectEqual(offer["price"] as? String, "12.50")
    expectEqual(offer["availability"] as? String, "https://schema.org/SoldOut")
    let place = try #require(data["location"] as? NSDictionary)
    expectEqual((place["address"] as? NSDictionary)?["addressLocality"] as? String, "Phoenix")
    event.labels[.features] = ["virtual"]
    data = try self.data(ShareCard(event, on: site))
    expectEqual((data["location"] as? NSDictionary)?["@type"] as? String, "VirtualLocation")
    expectEqual(
      data["eventAttendanceMode"] as? String, "https://schema.org/OnlineEventAttendanceMode")
  }

  /// Of what Google requires, a product lacks a price and ratings, and a park has no ratings to show.
  @Test func whatSearchEnginesRequireIsThereOrNothingIs() throws {
    var product = DirectoryRecord(
      try ItemReference(.product, "04006381333931"), title: "A")
    try expect(ShareCard(product, on: site).linkedData == nil)
    product.priceInCents = -1
    try expect(ShareCard(product, on: site).linkedData == nil)
    product.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 1])
    try expect(data(ShareCard(product, on: site))["offers"] == nil)
    product.priceInCents = 0
    try expectEqual(
      (data(ShareCard(product, on: site))["offers"] as? NSDictionary)?["price"] as? String, "0.00")
    try expect(data(ShareCard(ShareSamples.record(.park), on: site))["aggregateRating"] == nil)
    // No name is invented.
    var market = try ShareSamples.record(.market)
    market.title = "\u{200B}"
    let card = try ShareCard(market, on: site)
    expect(card.title == "Healthy Phoenix market" && card.linkedData == nil)
    var event = try ShareSamples.record(.event)
    try expect(ShareCard(event, on: site).linkedData == nil)
    event.time = 1_780_000_000..<1_780_003_600
    (event.address, event.city) = ("", nil)
    try expect(ShareCard(event, on: site).linkedData == nil)
  }

  @Test func theLanguageOfTheRecordIsNamedIfItIsKnown() throws {
    let recipe = try ShareSamples.record(.recipe)
    try expect(data(ShareCard(recipe, on: site))["inLanguage"] == nil)
    var details = ShareCard.Details()
    details.language = "es"
    try expectEqual(
      data(ShareCard(recipe, on: site, with: details))["inLanguage"] as? String, "es")
  }
}
