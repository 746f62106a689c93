/// A recommended alternative to a product.
public struct ProductRecommendation<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The host's identifier of the product.
  public var id: ID { product.id }

  /// The recommended product.
  public let product: ProductCandidate<ID>

  /// The position of the product among the candidates.
  public let index: Int

  /// The similarity to the original product, in `0...1`.
  public let similarity: Double

  /// The concerns of the original product that this one does not have, or has to a smaller extent,
  /// the largest first; empty if the concerns of one of them are not known.
  public let savedConcerns: [ProductConcern]
}
