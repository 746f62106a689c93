import Console
import HealthDomain

extension Scanner {
  private var preferences: LabelPreferences {
    LabelPreferences(avoiding: avoided, audience: audience)
  }

  func report(on product: ShelfProduct) -> IngredientReport {
    analyzer.report(on: IngredientLabel(product.label), for: preferences)
  }

  func shown() throws -> ShelfProduct {
    guard let current else { throw Console.Problem("Scan a product first.") }
    return current
  }

  func show(_ report: IngredientReport, of product: ShelfProduct) {
    print("\(product.title): \(words.text(for: report.verdict).lowercased())")
    for (cause, _) in report.causes { print("  \(words.text(for: cause))") }
    print("  \(words.text(for: report.rating))")
    for reason in report.reasons.prefix(3) where reason.pointsLost > 0 {
      print("  \(words.text(for: reason))")
    }
    print("  \(IngredientReport.disclaimer)")
  }

  mutating func avoid(_ name: String) throws {
    guard !name.isEmpty else { throw Console.Problem("Say what to avoid, such as \"avoid milk\".") }
    avoided.append(.named(name))
    if let current { show(report(on: current), of: current) }
  }

  mutating func choose(audience name: String) throws {
    guard let found = LabelAudience.allCases.first(where: { "\($0)" == name }) else {
      throw Console.Problem(
        "There are: \(LabelAudience.allCases.map { "\($0)" }.joined(separator: ", ")).")
    }
    audience = found
    if let current { show(report(on: current), of: current) }
  }

  // MARK: Safer and cheaper

  private func candidate(_ product: ShelfProduct) -> ProductCandidate<Barcode> {
    ProductCandidate(
      id: product.barcode, categories: [product.category], report: report(on: product),
      unitPrice: product.unitPrice)
  }

  private func title(of barcode: Barcode) -> String {
    products.first { $0.barcode == barcode }?.title ?? "\(barcode)"
  }

  func recommend() throws {
    let found = ProductRecommendations(
      for: candidate(try shown()), among: products.map(candidate))
    for other in found.safer {
      print("Safer: \(title(of: other.id))")
      for concern in other.savedConcerns { print("  \(words.text(for: concern))") }
    }
    for other in found.probablySafer { print("Probably safer: \(title(of: other.id))") }
    if let obstacle = found.obstacle { print(words.text(for: obstacle)) }
    for other in found.cheaper { print("Cheaper: \(title(of: other.id))") }
  }

  func compare(with text: String) throws {
    let product = try shown()
    guard let other = products.first(where: { "\($0.barcode)" == text }) else {
      throw Console.Problem("Say the barcode of the other product.")
    }
    let comparison = ProductComparison(candidate(product), candidate(other))
    print("Both: \(comparison.sharedIngredients.map(\.id).joined(separator: ", "))")
    print("Only \(product.title): \(comparison.onlyInFirst.joined(separator: ", "))")
    print("Only \(other.title): \(comparison.onlyInSecond.joined(separator: ", "))")
  }
}
