#if !hasFeature(Embedded)
/// Encoded as an object of the cents and the currency.
extension ProductPrice: Codable {
  private enum CodingKeys: String, CodingKey {
    case cents
    case currency
  }

  /// Decodes a price.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cents = try container.decode(Int64.self, forKey: .cents)
    let currency = try container.decode(String.self, forKey: .currency)
    do {
      try self.init(cents: cents, currency: currency)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .cents, in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the cents and the currency.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cents, forKey: .cents)
    try container.encode(currency, forKey: .currency)
  }
}
#endif
