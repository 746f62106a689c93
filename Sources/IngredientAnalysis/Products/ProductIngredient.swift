/// An ingredient of a product, by an identifier, with the identifiers of what it is a kind of.
public struct ProductIngredient: Hashable, Sendable, Identifiable {
  /// What names the ingredient in all products alike.
  public let id: String

  /// What the ingredient is a kind of, such as oil for palm oil, in any order.
  public let parents: [String]

  /// Creates an ingredient.
  public init(_ id: String, parents: [String] = []) {
    self.id = id
    self.parents = parents
  }
}
