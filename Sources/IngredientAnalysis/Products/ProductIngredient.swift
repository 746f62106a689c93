/// An ingredient of a product, with the identifiers of everything that it is a kind of.
public struct ProductIngredient: Hashable, Sendable, Identifiable {
  /// The identifier of the ingredient, the same in all products.
  public let id: String

  /// The identifiers of what the ingredient is a kind of, such as oil for palm oil, in any order.
  public let parents: [String]

  /// Creates an ingredient.
  public init(_ id: String, parents: [String] = []) {
    self.id = id
    self.parents = parents
  }
}
