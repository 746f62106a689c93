/// A product to take instead of another.
public struct ProductRecommendation<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The host's identifier of the product.
  public var id: ID { product.id }

  /// The product.
  public let product: ProductCandidate<ID>

  /// The position of the product among the candidates.
  public let index: Int

  /// How alike it is to the product it is to replace, in `0...1`.
  public let similarity: Double
}
