import Essentials

/// Encoded by the names of its properties, without values that are `nil`.
extension EventDraft: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a form; a missing value is the one of an empty form.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ field: WritableKeyPath<Self, Value>) throws {
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else { return }
      self[keyPath: field] = value
    }
    try read(.title, \.title)
    try read(.summary, \.summary)
    try read(.date, \.date)
    try read(.startTime, \.startTime)
    try read(.end, \.end)
    try read(.utcOffset, \.utcOffset)
    try read(.venueName, \.venueName)
    try read(.address, \.address)
    try read(.city, \.city)
    try read(.state, \.state)
    try read(.zipCode, \.zipCode)
    try read(.capacity, \.capacity)
    try read(.covidSafe, \.covidSafe)
    try read(.flags, \.flags)
    try read(.youngestAge, \.youngestAge)
    try read(.oldestAge, \.oldestAge)
    try read(.requiredConsents, \.requiredConsents)
    try read(.maximumPartySize, \.maximumPartySize)
    try read(.holdSeconds, \.holdSeconds)
    try read(.opens, \.opens)
    try read(.closes, \.closes)
    try read(.cancellationNotice, \.cancellationNotice)
    try read(.allowsTransfer, \.allowsTransfer)
    try read(.waitlistLimit, \.waitlistLimit)
    try read(.fit, \.fit)
    try read(.promotion, \.promotion)
    try read(.promotionCutoff, \.promotionCutoff)
    try read(.guardianLimits, \.guardianLimits)
    try read(.country, \.country)
    try read(.region, \.region)
    try read(.postalCode, \.postalCode)
    if let price = try container.decodeIfPresent(EventDetails.Fee.Price.self, forKey: .price) {
      fee = .price(price)
    }
    try read(.poster, \.poster)
    try read(.questions, \.questions)
    try read(.furtherSessions, \.furtherSessions)
  }

  /// Encodes the form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encodeIfPresent(date, forKey: .date)
    try container.encodeIfPresent(startTime, forKey: .startTime)
    try container.encode(end, forKey: .end)
    try container.encodeIfPresent(utcOffset, forKey: .utcOffset)
    try container.encode(venueName, forKey: .venueName)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    try container.encode(state, forKey: .state)
    try container.encode(zipCode, forKey: .zipCode)
    try container.encodeIfPresent(capacity, forKey: .capacity)
    try container.encodeIfPresent(covidSafe, forKey: .covidSafe)
    try container.encode(flags, forKey: .flags)
    try container.encodeIfPresent(youngestAge, forKey: .youngestAge)
    try container.encodeIfPresent(oldestAge, forKey: .oldestAge)
    try container.encode(requiredConsents, forKey: .requiredConsents)
    try container.encode(maximumPartySize, forKey: .maximumPartySize)
    try container.encode(holdSeconds, forKey: .holdSeconds)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(closes, forKey: .closes)
    try container.encodeIfPresent(cancellationNotice, forKey: .cancellationNotice)
    try container.encode(allowsTransfer, forKey: .allowsTransfer)
    try container.encode(waitlistLimit, forKey: .waitlistLimit)
    try container.encode(fit, forKey: .fit)
    try container.encode(promotion, forKey: .promotion)
    try container.encode(promotionCutoff, forKey: .promotionCutoff)
    if guardianLimits != .none { try container.encode(guardianLimits, forKey: .guardianLimits) }
    try encodeExtras(into: &container)
  }

  /// Encodes the values that forms did not always have, except for those of an empty form.
  private func encodeExtras(
    into container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    if !country.hasSameBytes(as: EventVenue.unitedStates) {
      try container.encode(country, forKey: .country)
    }
    if !region.isEmpty { try container.encode(region, forKey: .region) }
    if !postalCode.isEmpty { try container.encode(postalCode, forKey: .postalCode) }
    if case .price(let price)? = fee { try container.encode(price, forKey: .price) }
    if !poster.isEmpty { try container.encode(poster, forKey: .poster) }
    if !questions.isEmpty { try container.encode(questions, forKey: .questions) }
    if !furtherSessions.isEmpty { try container.encode(furtherSessions, forKey: .furtherSessions) }
  }
}
