import Essentials
public import Profiles
public import SharePages

extension ShareCard.Collection {
  /// Creates the page of a starter kit: a line for each row with its quantity and unit.
  ///
  ///     let page = ShareCard.Collection(kit, title: "What a newborn needs", on: site)
  ///
  /// - Parameters:
  ///   - kit: The kit.
  ///   - title: The title.
  ///   - site: The site and app.
  ///   - messages: The words.
  /// - Complexity: O(*n*) in the rows
  public init(
    _ kit: ShoppingList.StarterKit, title: String, on site: DeepLink.Site,
    messages: ShareCard.Messages = ShareCard.Messages()
  ) {
    let lines = kit.drafts.map { draft in
      guard let quantity = draft.quantity else { return draft.title }
      let unit = draft.unit ?? ""
      return (unit.isEmpty ? messages.rowWithoutUnit : messages.row).filled([
        ("title", draft.title), ("unit", unit),
        ("quantity", Int64(exactly: quantity).map { String($0) } ?? String(quantity)),
      ])
    }
    self.init(title, adding: lines, on: site, messages: messages)
  }
}
