import PlaceDirectory
import SharePages
import Essentials
public import IngredientAnalysis

extension ShareCard {
  /// Creates the card of a product with the report on its label.
  ///
  ///     let report = analyzer.report(on: label)       // without preferences
  ///     let card = try ShareCard(report, of: product, on: site)
  ///
  /// The card shows the ingredients, the allergens that the label names or states as traces, the rating by
  /// published facts, and the reasons that lower the rating. It says that it is not medical advice. It has no
  /// verdict, because what a person avoids is private.
  ///
  /// - Parameters:
  ///   - report: A report that was made without wishes, diets, and an audience.
  ///   - record: The product.
  ///   - site: The site and app.
  ///   - details: The details of the page that are not in the record.
  ///   - words: The words of the report.
  /// - Throws: `ShareCard.Error.reportIsPersonal` and `ShareCard.Error.noLink(_:)`.
  /// - Complexity: O(*n*²) in the number of ingredients
  public init(
    _ report: IngredientReport, of record: DirectoryRecord, on site: DeepLink.Site,
    with details: Details = Details(), words: ReportMessages = ReportMessages()
  ) throws(ShareCard.Error) {
    let wishes = report.preferences
    guard wishes.avoided.isEmpty, wishes.liked.isEmpty, wishes.diets.isEmpty,
      wishes.audience == .everyone
    else { throw .reportIsPersonal }
    let messages = details.messages
    func block(_ title: String, _ style: Block.Style, _ lines: [String]) -> Block? {
      let lines = lines.map(CleanText.line).filter { !$0.isEmpty }
      return lines.isEmpty ? nil : Block(title: title, style: style, lines: lines)
    }
    let parts = [
      block(messages.safety, .paragraphs, [words.text(for: report.rating)]),
      block(messages.ingredients, .list, report.list.ingredients.map(\.name)),
      block(
        messages.allergens, .list,
        report.highlights.compactMap { highlight in
          switch highlight {
          case .containsAllergen, .mayContainAllergen: words.text(for: highlight)
          default: nil
          }
        }),
      block(
        messages.reasons, .list,
        report.reasons.filter { $0.deduction.upperBound > 0 }.map { words.text(for: $0) }),
      block(messages.note, .paragraphs, [words.disclaimer]),
    ]
    try self.init(record, on: site, with: details, adding: parts.compactMap(\.self))
  }
}
