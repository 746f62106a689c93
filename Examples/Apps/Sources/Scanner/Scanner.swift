import Console
import HealthDomain

/// The app of one person: preferences, scans, lists, and reviews.
struct Scanner {
  private let shelf: Shelf
  private let analyzer = IngredientAnalyzer(languages: [.english, .german])
  private let words = ReportMessages()
  private let now: Int64
  private let device: ListReplica
  private let me = ReviewBook.Person(PersonID(high: 1, low: 1))
  private var preferences = LabelPreferences()
  private var history = ScanHistory()
  private var favorites = FavoriteItems()
  private var list = ShoppingList()
  private var reviews = ReviewBook()
  /// The product on the screen.
  private var current: Shelf.Product?

  init(at now: Int64) throws {
    var generator = SystemRandomNumberGenerator()
    (shelf, self.now, device) = (try Shelf(), now, ListReplica.random(using: &generator))
  }

  mutating func perform(_ verb: String, _ rest: String) throws {
    switch verb {
    case "shelf": for product in shelf.products { print("\(product.barcode)  \(product.title)") }
    case "avoid":
      preferences.avoided.append(.named(rest))
      if let current { show(current) }
    case "for":
      guard let audience = LabelAudience.allCases.first(where: { "\($0)" == rest }) else {
        throw Console.Problem(
          "Say one of \(LabelAudience.allCases.map { "\($0)" }.joined(separator: ", ")).")
      }
      preferences.audience = audience
      if let current { show(current) }
    case "scans": for scan in history.entries { print(line(of: scan)) }
    case "better": recommend(instead: try shown())
    case "compare": compare(try shown(), with: try shelf[rest])
    case "star": try toggleFavorite(try shown())
    case "stars": for (_, product) in favorites.resolve(product).found { print(product.title) }
    case "need": try list.add(.init(rest), by: device, at: now)
    case "got": try list.set(.isDone(true), of: .init(name: rest), by: device, at: now)
    case "list": for row in list.rows { print("\(row.isDone ? "[x]" : "[ ]") \(row.title)") }
    case "rate", "review", "unreview", "ratings": try review(try shown(), verb, rest)
    case "share": try share(try shown())
    default: try scan(verb + rest)
    }
  }

  private func shown() throws -> Shelf.Product {
    guard let current else { throw Console.Problem("Scan a product first.") }
    return current
  }

  private func product(_ item: ItemReference) -> Shelf.Product? {
    shelf.products.first { $0.barcode == item.barcode }
  }

  // MARK: Scanning

  private mutating func scan(_ text: String) throws {
    let product = try shelf[text]
    current = product
    history.add(
      ScanHistory.Entry(
        barcode: product.barcode, title: product.title, time: now, keeping: report(on: product)))
    show(product)
  }

  private func report(on product: Shelf.Product) -> IngredientReport {
    analyzer.report(on: product.label, for: preferences)
  }

  private func show(_ product: Shelf.Product) {
    let report = report(on: product)
    print("\(product.title): \(words.text(for: report.verdict).lowercased())")
    for (cause, _) in report.causes { print("  \(words.text(for: cause))") }
    print("  \(words.text(for: report.rating))")
    for reason in report.reasons.prefix(3) where reason.pointsLost > 0 {
      print("  \(words.text(for: reason))")
    }
    print("  \(IngredientReport.disclaimer)")
  }

  private func line(of scan: ScanHistory.Entry) -> String {
    let verdict = scan.severity.map { ", \($0)" } ?? ""
    let stars = scan.userRating.map { ", \($0.stars) of 5 by you" } ?? ""
    return scan.title + verdict + stars
  }

  // MARK: Safer and cheaper

  private func candidate(_ product: Shelf.Product) -> ProductCandidate<Barcode> {
    ProductCandidate(
      id: product.barcode, categories: [product.category], report: report(on: product),
      unitPrice: product.unitPrice)
  }

  private func recommend(instead product: Shelf.Product) {
    func title(_ barcode: Barcode) -> String { self.product(ItemReference(barcode))?.title ?? "" }
    let found = ProductRecommendations(
      for: candidate(product), among: shelf.products.map(candidate))
    for other in found.safer {
      print("Safer: \(title(other.id))")
      for concern in other.savedConcerns { print("  \(words.text(for: concern))") }
    }
    for other in found.probablySafer { print("Probably safer: \(title(other.id))") }
    if let obstacle = found.obstacle { print(words.text(for: obstacle)) }
    for other in found.cheaper { print("Cheaper: \(title(other.id))") }
  }

  private func compare(_ product: Shelf.Product, with other: Shelf.Product) {
    let comparison = ProductComparison(candidate(product), candidate(other))
    print("Both: \(comparison.sharedIngredients.map(\.id).joined(separator: ", "))")
    print("Only \(product.title): \(comparison.onlyInFirst.joined(separator: ", "))")
    print("Only \(other.title): \(comparison.onlyInSecond.joined(separator: ", "))")
  }

  // MARK: Lists, reviews, sharing

  private mutating func toggleFavorite(_ product: Shelf.Product) throws {
    let isFavorite = try favorites.toggle(ItemReference(product.barcode), by: device, at: now)
    print("\(product.title) is \(isFavorite ? "a favorite" : "no favorite any more").")
  }

  private mutating func review(_ product: Shelf.Product, _ verb: String, _ text: String) throws {
    let target = ReviewBook.Target(ItemReference(product.barcode), by: me)
    let old = reviews.review(target)
    switch verb {
    case "rate":
      let stars = StarRating(Int(text) ?? 0)
      let draft = try ReviewBook.Draft(stars: stars, text: old?.text ?? "")
      print(reviews.submit(draft, on: target.subject, by: me, at: now))
      history.rate(product.barcode, stars)
    case "review":
      let draft = try ReviewBook.Draft(stars: old?.stars, text: text)
      print(reviews.submit(draft, on: target.subject, by: me, at: now))
    case "unreview": print(reviews.delete(target))
    default:
      let summary = reviews.summary(of: target.subject)
      print(summary.mean.map { "\($0) of 5, \(summary.count) ratings" } ?? "Not rated yet.")
      for review in reviews.mostHelpful(of: target.subject) { print("  \"\(review.text)\"") }
      if reviews.review(target)?.state == .pending { print("  Your text waits for approval.") }
    }
  }

  private func share(_ product: Shelf.Product) throws {
    let site = try DeepLink.Site(name: "Wholesome", host: "wholesome.example", scheme: "wholesome")
    var record = DirectoryRecord(ItemReference(product.barcode), title: product.title)
    record.priceInCents = Int(product.unitPrice.price.cents)
    // The card is about the product and not about the person, so its report has no preferences.
    let card = try ShareCard(analyzer.report(on: product.label), of: record, on: site)
    print(card.plainText, terminator: "")
  }
}
