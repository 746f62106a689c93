extension WaitlistPolicy {
  /// The rule for which waiting family gets seats that become free.
  public enum Fit: Hashable, Sendable {
    /// The first family in the queue.
    ///
    /// If they need more seats than are free, everyone keeps waiting.
    case strictFIFO
    /// The first family in the queue for which enough seats are free.
    ///
    /// A family can be overtaken `maximumOvertakings` times, in `0...1_000_000`. After that, everyone
    /// behind them waits until they get their seats. With `nil`, there is no such limit.
    case firstFit(maximumOvertakings: Int?)
  }
}

/// Encoded as `{"kind": "strictFIFO"}` or `{"kind": "firstFit", "maximumOvertakings": 3}`.
///
/// A limit of `nil` is left out.
extension WaitlistPolicy.Fit: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case strictFIFO
    case firstFit

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a rule, whose number ``WaitlistPolicy`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .strictFIFO:
      self = .strictFIFO
    case .firstFit:
      self = .firstFit(
        maximumOvertakings: try container.decodeIfPresent(Int.self, forKey: .maximumOvertakings))
    }
  }

  /// Encodes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .strictFIFO:
      try container.encode(Kind.strictFIFO, forKey: .kind)
    case .firstFit(let maximumOvertakings):
      try container.encode(Kind.firstFit, forKey: .kind)
      try container.encodeIfPresent(maximumOvertakings, forKey: .maximumOvertakings)
    }
  }
}
