#if !hasFeature(Embedded)
/// Encoded as an object of the price and the size.
extension UnitPrice: Codable {
  private enum CodingKeys: String, CodingKey {
    case price
    case size
  }

  /// Decodes a unit price.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ProductPrice.self, forKey: .price),
      for: try container.decode(PackageSize.self, forKey: .size))
  }

  /// Encodes the price and the size.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(price, forKey: .price)
    try container.encode(size, forKey: .size)
  }
}
#endif
