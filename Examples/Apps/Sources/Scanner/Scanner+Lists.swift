import Console
import Foundation
import HealthDomain

extension Scanner {
  func line(of entry: ScanHistory.Entry) -> String {
    let stars = entry.userRating.map { ", \($0.stars) of 5 by you" } ?? ""
    let rating = entry.safetyRating.map {
      ", \(Int($0.lowerBound.rounded())) to \(Int($0.upperBound.rounded())) of 100"
    }
    return entry.title + (rating ?? "") + stars
  }

  mutating func forget() throws {
    print(history.remove(try shown().barcode) == nil ? "It was not in the history." : "Forgotten.")
  }

  // MARK: Favorites and the shopping list

  mutating func toggleFavorite() throws {
    let product = try shown()
    let isFavorite = try favorites.toggle(ItemReference(product.barcode), by: device, at: now)
    print("\(product.title) is \(isFavorite ? "a favorite" : "no favorite any more").")
  }

  func showFavorites() {
    let resolution = favorites.resolve { item in
      products.first { ItemReference($0.barcode) == item }
    }
    for (_, product) in resolution.found { print(product.title) }
    if !resolution.missing.isEmpty { print("\(resolution.missing.count) are not on the shelf.") }
  }

  mutating func check(_ name: String) throws {
    try list.set(.isDone(true), of: ShoppingList.Row.ID(name: name), by: device, at: now)
  }

  // MARK: Reviews

  func target() throws -> ReviewBook.Target {
    ReviewBook.Target(ItemReference(try shown().barcode), by: me)
  }

  mutating func rate(_ text: String) throws {
    let product = try shown()
    guard let number = Int(text), let stars = StarRating(number) else {
      throw Console.Problem("Ratings are from 1 to 5.")
    }
    _ = history.rate(product.barcode, stars)
    let old = reviews.review(try target())
    let draft = try ReviewBook.Draft(stars: stars, text: old?.text ?? "", photos: old?.photos ?? [])
    print(words(for: reviews.submit(draft, on: try target().subject, by: me, at: now)))
  }

  mutating func review(_ text: String) throws {
    let old = reviews.review(try target())
    let draft = try ReviewBook.Draft(stars: old?.stars, text: text)
    print(words(for: reviews.submit(draft, on: try target().subject, by: me, at: now)))
  }

  private func words(for answer: ReviewBook.Answer) -> String {
    switch answer {
    case .accepted: "Thank you."
    case .unchanged: "Nothing changed."
    case .refused(let refusal): "\(refusal)"
    }
  }

  func showRatings() throws {
    let subject = try target().subject
    let summary = reviews.summary(of: subject)
    print(summary.mean.map { "\($0) of 5, \(summary.count) ratings" } ?? "Not rated yet.")
    for review in reviews.mostHelpful(of: subject) where !review.text.isEmpty {
      print("  \"\(review.text)\"")
    }
    if reviews.waiting.contains(where: { $0.target.subject == subject }) {
      print("  A text waits for approval.")
    }
  }

  // MARK: Sharing

  func share(into path: String) throws {
    let product = try shown()
    var site = try DeepLink.Site(name: "Wholesome", host: "wholesome.example", scheme: "wholesome")
    site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
    var record = DirectoryRecord(ItemReference(product.barcode), title: product.title)
    record.priceInCents = Int(product.unitPrice.price.cents)
    // The card tells about the product, not about the person, so its report knows no wishes.
    let report = analyzer.report(on: IngredientLabel(product.label))
    let card = try ShareCard(report, of: record, on: site)
    print(card.plainText)
    if !path.isEmpty {
      try card.html.write(toFile: path, atomically: true, encoding: .utf8)
      print("The page is in \(path).")
    }
  }
}
