import Console
import Foundation
import HealthDomain

/// The app: a person who scans products, and what was kept.
struct Scanner {
  let products: [ShelfProduct]
  let analyzer = IngredientAnalyzer()
  let words = ReportMessages()
  let now: Int64
  let device: ListReplica
  let me: ReviewBook.Person
  var avoided: [LabelPreferences.AvoidedIngredient] = []
  var audience = LabelAudience.everyone
  var history = ScanHistory()
  var favorites = FavoriteItems()
  var list = ShoppingList()
  var reviews = ReviewBook()
  /// The product on the screen.
  var current: ShelfProduct?

  init(_ products: [ShelfProduct], now: Int64) throws {
    guard let device = ListReplica("this-device"), let me = ReviewBook.Person("me") else {
      throw Console.Problem("This device has no name.")
    }
    (self.products, self.now, self.device, self.me) = (products, now, device, me)
  }

  mutating func perform(_ command: String) throws {
    let words = command.split(separator: " ")
    guard let verb = words.first else { return }
    let rest = words.dropFirst().joined(separator: " ")
    switch verb {
    case "shelf": for product in products { print("\(product.barcode)  \(product.title)") }
    case "avoid": try avoid(rest)
    case "for": try choose(audience: rest)
    case "scans": for entry in history.entries { print(line(of: entry)) }
    case "forget": try forget()
    case "favorite": try toggleFavorite()
    case "favorites": showFavorites()
    case "need": try list.add(.init(rest), by: device, at: now)
    case "got": try check(rest)
    case "list":
      for row in list.rows { print("\(row.isDone ? "[x]" : "[ ]") \(row.title)") }
    case "better": try recommend()
    case "compare": try compare(with: rest)
    case "rate": try rate(rest)
    case "review": try review(rest)
    case "unreview":
      print(reviews.delete(try target()) == .accepted ? "Deleted." : "There is none.")
    case "ratings": try showRatings()
    case "share": try share(into: rest)
    default: try scan(command)
    }
  }

  // MARK: Scanning

  private mutating func scan(_ text: String) throws {
    let barcode: Barcode
    do {
      barcode = try Barcode(text)
    } catch {
      throw Console.Problem("\(error)")
    }
    guard let product = products.first(where: { $0.barcode == barcode }) else {
      throw Console.Problem("This product is not on the shelf.")
    }
    current = product
    let report = report(on: product)
    history.add(
      try ScanHistory.Entry(
        barcode: barcode, title: product.title, time: now, safetyRating: report.rating.bounds))
    show(report, of: product)
  }
}
