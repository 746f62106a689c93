import Foundation
import TestSupport
import Testing

@testable import SharePages

/// Pages for a real browser.
///
/// With `SHARE_CARDS=<folder>`, they are written there, and `Scripts/gates/sharecard` opens them. Without it, only the writing is tested.
@Suite("Share cards: pages for a browser") struct ShareCardFilesTests {
  private let folder = ProcessInfo.processInfo.environment["SHARE_CARDS"]

  private func write(_ card: ShareCard, as name: String) throws {
    let pages = [("\(name).html", card.html), ("\(name)-print.html", card.printableHTML)]
    for (name, page) in pages {
      try expect(!StrictHTML(page).elements.isEmpty)
      if let folder {
        try page.write(
          to: URL(fileURLWithPath: folder).appendingPathComponent(name), atomically: true,
          encoding: .utf8)
      }
    }
  }

  private func record(_ kind: ItemKind, _ title: String) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(kind, "1"), title: title)
    record.subtitle = "Phoenix, Arizona"
    record.address = "720 N 5th St"
    record.city = City("Phoenix", .arizona)
    record.zipCode = ZIPCode("85004")
    record.coordinate = try Coordinate(latitude: 33.4562, longitude: -112.0681)
    record.reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    record.actions = [
      DirectoryRecord.Action("call", "tel:+16025550100"),
      DirectoryRecord.Action("website", "https://market.example/"),
    ].compactMap(\.self)
    return record
  }

  @Test func aMarket() throws {
    var record = try record(.market, "Downtown Phoenix Farmers Market")
    record.details = "Local growers, bakers, and beekeepers, every Saturday.\nDogs are welcome."
    record.hours = try OpeningHours("Sa 08:00-13:00; We 16:00-19:00")
    record.labels = [
      .payment: ["SNAP", "WIC", "Credit cards"], .features: ["Playground", "wheelchairAccessible"],
    ]
    record.produce = [.spring: ["peas", "strawberries"], .summer: ["corn", "peaches"]]
    let details = ShareCard.Details(hoursFrom: try CalendarDate(2026, 3, 2))
    try write(ShareCard(record, on: ShareSamples.site(), with: details), as: "market")
  }

  /// The description before the hours, and of many lines.
  @Test func aStoreWithAnAdministratorsOrder() throws {
    var record = try record(
      .store, "The Neighborhood Grocery and Community Kitchen of South Phoenix")
    record.details = String(repeating: "Fresh food for everybody in the street. ", count: 60)
    record.hours = try OpeningHours("Mo-Fr 07:00-21:00; Sa 08:00-20:00; Su 10:00-18:00")
    let feature = AdminConfig.Feature(
      .store, title: "Stores",
      actions: [
        .init("website", title: "Order online"), .init("call", title: "Call the store"),
        .init("directions", title: "Get directions"),
      ],
      recordSections: [
        .init("details", title: "About us"), .init("reviews", title: "What people say"),
        .init("address", title: "Where we are"), .init("hours", title: "When we are open"),
      ])
    try write(
      ShareCard(record, on: ShareSamples.site(), with: .init(feature: feature)), as: "store")
  }

  @Test func anEvent() throws {
    var record = try record(.event, "Soccer for Beginners")
    record.details = "A morning of soccer for children who never played. Bring water and a hat."
    record.time = 1_780_000_000..<1_780_010_800
    record.priceInCents = 0
    record.ages = 6...9
    record.freeSeats = 12
    record.labels[.features] = ["covidSafe", "outdoors", "parentsStay"]
    record.actions = [DirectoryRecord.Action("call", "tel:+16025550100")].compactMap(\.self)
    try write(
      ShareCard(record, on: ShareSamples.site(), with: .init(utcOffset: -25_200)), as: "event")
  }

  @Test func aProduct() throws {
    var record = DirectoryRecord(
      try ItemReference(.product, "04006381333931"), title: "Oat Cookies")
    record.details = "Crunchy cookies of whole oats."
    record.priceInCents = 399
    record.nutrition = try NutritionFacts(
      energyKilojoules: 1925, fat: 18, saturates: 2.5, sugars: 21, salt: 0.6, fiber: 6, protein: 8)
    record.reviews = try ReviewSummary(counts: [1, 0, 2, 9, 20])
    try write(ShareCard(record, on: ShareSamples.site()), as: "product")
  }

  /// English words around a record in Spanish.
  @Test func aRecipeInSpanish() throws {
    var record = DirectoryRecord(
      try ItemReference(.recipe, "salsa"), title: "Salsa de tomate asado")
    record.details = "Una salsa para toda la familia."
    record.ingredients = .init(["4 tomates", "1 cebolla", "2 chiles"], names: [])
    record.directions = ["Ase los tomates.", "Muela todo.", "Agregue sal."]
    record.labels = [.freeFrom: ["en:milk", "en:nuts"], .mealTypes: ["Dinner", "Snack"]]
    record.nutrition = try NutritionFacts(
      energyKilojoules: 120, saturates: 0, sugars: 3.5, salt: 0.4, protein: 1)
    var details = ShareCard.Details()
    details.language = "es"
    let card = try ShareCard(record, on: ShareSamples.site(), with: details)
    try write(card, as: "salsa")
    let page = try StrictHTML(card.html)
    expectEqual(page.all("html").first?.attributes["lang"], "en")
    expectEqual(page.all("h1").first?.attributes["lang"], "es")
    expectEqual(
      page.all("li").filter { $0.attributes["lang"] == "es" }.map(\.text),
      ["4 tomates", "1 cebolla", "2 chiles", "Ase los tomates.", "Muela todo.", "Agregue sal."])
    expect(page.all("h2").allSatisfy { $0.attributes["lang"] == nil })
  }

  @Test func aLongRecipe() throws {
    var record = DirectoryRecord(try ItemReference(.recipe, "long"), title: "Soup")
    record.details = String(repeating: "A soup for a whole street. ", count: 40)
    record.ingredients = .init((1...60).map { "\($0) figs" }, names: [])
    record.directions = (1...200).map {
      "Step \($0): " + String(repeating: "WWWW ", count: $0 % 40)
    }
    record.photos = [.init("https://img.example/soup.jpg", caption: "A bowl of soup")]
    try write(ShareCard(record, on: ShareSamples.site()), as: "recipe")
  }

  /// Forty lines of a page in ten scripts, each with one line of 10 points, and many more.
  @Test(arguments: PrintSamples.chosen)
  func aSheetInAScript(name: String, words: [String]) throws {
    for (count, suffix) in [(40, "forty"), (130, "long")] {
      var record = DirectoryRecord(try ItemReference(.park, "1"), title: words[0])
      let lines = (0..<count).map { PrintSamples.line(of: words, from: $0) }
      record.details = lines.joined(separator: "\n")
      let card = try ShareCard(record, on: ShareSamples.site())
      try write(card, as: "sheet-\(suffix)-\(name)")
      let page = try StrictHTML(card.printableHTML)
      let printed = page.all("p").map(\.text)
      if count == 40 {
        expectEqual(printed, ["https://health.example/r/park/1"] + lines, name)
      } else {
        expectEqual(printed.first, "See more at https://health.example/r/park/1", name)
        expect(
          printed.count > 60 && printed.dropFirst().elementsEqual(lines.prefix(printed.count - 1)))
      }
    }
  }

  @Test func hostileRecords() throws {
    var generator = SeededGenerator(seed: 7)
    for number in 0..<LongTest.size(50, small: folder == nil ? 20 : 50) {
      guard let record = HostileText.record(&generator),
        let card = try? ShareCard(record, on: ShareSamples.site())
      else { continue }
      try write(card, as: "hostile-\(number)")
    }
  }
}

/// Words in ten scripts for sheets of paper.
enum PrintSamples {
  static let texts: [(String, [String])] = [
    ("Latin", "fresh peaches and sweet corn for every family on Saturday morning"),
    ("Cyrillic", "свежие овощи и фрукты для каждой семьи на рынке в субботу утром"),
    ("Greek", "φρέσκα φρούτα και λαχανικά για κάθε οικογένεια στην αγορά το Σάββατο"),
    ("Arabic", "خضروات طازجة وفواكه لكل عائلة في السوق صباح يوم السبت"),
    ("Hebrew", "ירקות ופירות טריים לכל משפחה בשוק בשבת בבוקר"),
    ("Devanagari", "हर परिवार के लिए ताज़ी सब्ज़ियाँ और फल शनिवार की सुबह बाज़ार में"),
    ("Thai", "ผักสด และผลไม้ สำหรับ ทุกครอบครัว ที่ตลาด เช้าวันเสาร์"),
    ("Han", "星期六 早上 市场 每个 家庭 新鲜 蔬菜 水果"),
    ("Hangul", "토요일 아침 시장 모든 가족 신선한 채소와 과일"),
    ("Armenian", "թարմ բանջարեղեն և մրգեր յուրաքանչյուր ընտանիքի համար շուկայում շաբաթ"),
  ].map { ($0, $1.split(separator: " ").map(String.init)) }

  /// All of them for a browser, and otherwise some.
  static var chosen: [(String, [String])] {
    let isForBrowser = ProcessInfo.processInfo.environment["SHARE_CARDS"] != nil
    return isForBrowser ? texts : LongTest.values(texts, small: 4)
  }

  /// A line of at most 85 letters, or of as many wider ones as a line holds.
  static func line(of words: [String], from start: Int) -> String {
    let limit =
      switch words[0].unicodeScalars.first?.value ?? 0 {
      case 0x2E80..<0xD7B0: 42
      case 0x530..<0x590: 75
      default: 85
      }
    var (line, next) = (String(start), start)
    while true {
      let longer = line + " " + words[next % words.count]
      guard longer.count <= limit else { return line }
      line = longer
      next += 1
    }
  }
}
