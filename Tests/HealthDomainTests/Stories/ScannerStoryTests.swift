import HealthDomain
import TestSupport
import Testing

/// A person's steps with an ingredient scanner.
@Suite("Stories of an ingredient scanner") struct ScannerStoryTests {
  static let analyzer = IngredientAnalyzer()
  let me: ReviewBook.Person
  let phone: ListReplica

  init() throws {
    me = try #require(ReviewBook.Person("me"))
    phone = try #require(ListReplica("phone"))
  }

  func report(_ text: String, avoiding name: String? = nil) -> IngredientReport {
    let avoided = name.map { [LabelPreferences.AvoidedIngredient.named($0)] } ?? []
    return Self.analyzer.report(on: IngredientLabel(text), for: LabelPreferences(avoiding: avoided))
  }

  func candidate(_ id: String, _ text: String, cents: Int64) throws -> ProductCandidate<String> {
    let price = try ProductPrice(cents: cents, currency: "USD")
    return ProductCandidate(
      id: id, categories: ["bars"], report: report(text),
      unitPrice: UnitPrice(price, for: try PackageSize("200 g")))
  }

  @Test("003-1: A profile, and a history of scans, the newest first and each product once")
  func history() throws {
    var form = AccountForm.Member()
    form.displayName = "Ana"
    #expect(try form.profile().displayName.text == "Ana")
    var history = ScanHistory()
    let bar = try Barcode("042100005264")
    for (time, title) in [(1, "Oat Bar"), (2, "Soap"), (3, "Oat Bar")] {
      history.add(
        ScanHistory.Entry(
          barcode: title == "Soap" ? nil : bar, title: title, time: Int64(time),
          keeping: report("Oats, sugar, almonds")))
    }
    #expect(history.entries.map(\.title) == ["Oat Bar", "Soap"])
    #expect(history.entry(for: bar)?.label?.text == "Oats, sugar, almonds")
  }

  @Test("003-2: What is in a product, whether it fits, and what is safer and cheaper")
  func read() throws {
    let found = report("Oats, sugar, almonds, salt. May contain milk.", avoiding: "almonds")
    #expect(found.verdict.severity == .avoid && found.list.ingredients.count == 4)
    #expect(report("Oats, sugar, salt", avoiding: "almonds").verdict.severity == .fits)
    let pink = try candidate("pink", "Oats, sugar, salt, red 40", cents: 499)
    let plain = try candidate("plain", "Oats, sugar, salt", cents: 399)
    let others = ProductRecommendations(for: pink, among: [plain])
    #expect(others.safer.map(\.id) == ["plain"] && others.cheaper.map(\.id) == ["plain"])
    #expect(ProductComparison(pink, plain).onlyInFirst.count == 1)
    let infant = LabelPreferences(audience: .infant)
    let honey = Self.analyzer.report(on: IngredientLabel("Oats, honey"), for: infant)
    #expect(honey.verdict.severity == .avoid)
  }

  @Test("003-3: A scanned number is checked by its last digit")
  func barcode() throws {
    #expect(try Barcode("036000291452") == Barcode("0036000291452"))
    #expect(throws: Barcode.Error.self) { try Barcode("036000291453") }
  }

  @Test("003-4: A person rates a product, writes a review, and deletes it")
  func review() throws {
    let product = ItemReference(try Barcode("036000291452"))
    var book = ReviewBook()
    let draft = try ReviewBook.Draft(stars: StarRating(4), text: "Good.")
    #expect(book.submit(draft, on: product, by: me, at: 1) == .accepted)
    let target = ReviewBook.Target(product, by: me)
    book.decide(.approve, on: target)
    #expect(book.review(target)?.text == "Good." && book.summary(of: product).count == 1)
    #expect(book.delete(target) == .accepted)
    #expect(book.review(target) == nil && book.summary(of: product).count == 0)
  }

  @Test("003-5: Settings keep what a person avoids, and change the language of the words")
  func settings() throws {
    let chosen = LabelPreferences(avoiding: [.named("almonds")], diets: [.vegan])
    let kept: LabelPreferences = try decoded(encoded(chosen))
    #expect(kept == chosen)
    let words: ReportMessages = try decoded(#"{"avoidVerdict":"Evitar"}"#)
    #expect(words.text(for: LabelVerdict.avoid([])) == "Evitar")
  }

  @Test("003-6: Communities are found, joined, and show what is top rated and trending")
  func communities() throws {
    var board = CommunityBoard()
    board.add(try .init("vegan", title: "Vegan Boston"))
    #expect(board.search("boston").map(\.id) == ["vegan"])
    let product = ItemReference(try Barcode("036000291452"))
    #expect(board.recommend(product, in: "vegan", by: me, at: 5) == .notMember)
    board.join("vegan", me)
    #expect(board.recommend(product, in: "vegan", by: me, at: 5) == .accepted)
    var book = ReviewBook()
    book.submit(try .init(stars: StarRating(5)), on: product, by: me, at: 6)
    let top = board.topRated(
      in: "vegan", by: book, with: try ReviewPrior(mean: 3.5), limit: 3)
    #expect(top.map(\.subject) == [product])
    #expect(board.trending(in: "vegan", at: 10, limit: 3).map(\.subject) == [product])
  }

  @Test("003-7: A starter kit fills the shopping list, whose rows are checked and unchecked")
  func shopping() throws {
    var list = ShoppingList()
    let kit = try ShoppingList.StarterKit([.init("Oats"), .init("Almonds", quantity: 2)])
    try list.add(kit, by: phone, at: 1)
    let row = try #require(list.rows.first { $0.title == "Oats" })
    try list.set(.isDone(true), of: row.id, by: phone, at: 2)
    #expect(list.row(row.id)?.isDone == true && list.count == 2)
    try list.set(.isDone(false), of: row.id, by: phone, at: 3)
    #expect(list.row(row.id)?.isDone == false)
  }

  @Test("003-8: Products are searched, and shown by price and by rating")
  func products() throws {
    let town = try StoryTown.built.get()
    var query = DirectoryQuery(kinds: [.product])
    query.order = .lowestPrice
    #expect(
      try town.directory.page(of: query).hits.map(\.record.title) == ["Apple Sauce", "Oat Bar"])
    query.order = .highestRating
    #expect(
      try town.directory.page(of: query).hits.map(\.record.title) == ["Oat Bar", "Apple Sauce"])
    query.text = try SearchIndex.Query("apple")
    #expect(town.directory.count(of: query) == 1)
  }

  @Test("003-9: Favorites are shared as one page")
  func shareFavorites() throws {
    let town = try StoryTown.built.get()
    var favorites = FavoriteItems()
    for title in ["Oat Bar", "Apple Sauce"] {
      try favorites.toggle(town.record(title).id, by: phone, at: 1)
    }
    let site = try DeepLink.Site(name: "Wholesome", host: "wholesome.example", scheme: "wholesome")
    let cards = try favorites.resolve { town.directory[$0] }.found.map {
      try ShareCard($0.record, on: site)
    }
    let page = ShareCard.Collection("My favorites", of: cards, on: site).html
    #expect(page.contains("Oat Bar") && page.contains("Apple Sauce"))
    #expect(page.contains("My favorites"))
  }

  @Test("003-10: Stores and donation centers on a map")
  func map() throws {
    let town = try StoryTown.built.get()
    let map = town.directory.map(of: DirectoryQuery(kinds: [.store, .donationCenter]))
    let box = try #require(map.box)
    let kinds = map.pins(in: box, cellSizeInDegrees: 0.01).map(\.item.kind)
    #expect(Set(kinds) == [.store, .donationCenter])
  }
}
