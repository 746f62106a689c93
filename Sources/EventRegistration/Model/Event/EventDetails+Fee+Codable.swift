/// Encoded as `{"kind": "free"}` or `{"kind": "price", "price": {…}}`.
extension EventDetails.Fee: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case free
    case price

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a fee.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .free: self = .free
    case .price: self = .price(try container.decode(Price.self, forKey: .price))
    }
  }

  /// Encodes the fee.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .free:
      try container.encode(Kind.free, forKey: .kind)
    case .price(let price):
      try container.encode(Kind.price, forKey: .kind)
      try container.encode(price, forKey: .price)
    }
  }
}

/// Encoded as `{"minorUnits": 1250, "currency": "USD"}`.
extension EventDetails.Fee.Price: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a price.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let minorUnits = try container.decode(Int.self, forKey: .minorUnits)
    let currency = try container.decode(String.self, forKey: .currency)
    do throws(EventDetails.Fee.Error) {
      try self.init(minorUnits: minorUnits, currency: currency)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the price.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minorUnits, forKey: .minorUnits)
    try container.encode(currency.code, forKey: .currency)
  }
}
