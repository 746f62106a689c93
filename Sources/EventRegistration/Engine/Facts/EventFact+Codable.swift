import Essentials

/// Encoded as `{"event": "…", "version": 7, "time": 1770000000, "cause": {…}, "change": {…}}`.
///
/// A cause of `nil` is left out.
extension EventFact: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a fact.
  ///
  /// - Throws: `DecodingError`, also for the version 0 and a time outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decodeInstant(.time)
    let cause = try container.decodeIfPresent(Cause.self, forKey: .cause)
    let change = try container.decode(Change.self, forKey: .change)
    guard cause != nil || change != .noted else {
      throw DecodingError.dataCorruptedError(
        forKey: .cause, in: container,
        debugDescription: "A request that changed nothing must have a cause.")
    }
    self.init(
      event: try container.decode(EventID.self, forKey: .event),
      version: try container.decode(
        .version, where: { $0 >= 1 }, expected: "a version, which is 1 or more"),
      time: time, cause: cause?.at(time), change: change)
  }

  /// Encodes the fact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event, forKey: .event)
    try container.encode(version, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(cause, forKey: .cause)
    try container.encode(change, forKey: .change)
  }
}

/// Encoded as `{"request": "…", "commandDigest": "0123456789abcdef"}`.
///
/// The digest is a text, since readers that store all numbers as 64-bit floats would round it. An
/// unknown digest is left out. A request that was first made at another time than that of the fact has the
/// key `firstMade`. The key `digest` of older facts is ignored, since dates of birth were
/// part of that digest.
extension EventFact.Cause: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a cause.
  ///
  /// - Throws: `DecodingError`, also if the digest is not 16 lowercase hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let digits = try container.decodeIfPresent(String.self, forKey: .commandDigest)
    let digest = digits.flatMap { UInt64($0, radix: 16) }
    guard digest?.sixteenDigits == digits else {
      throw DecodingError.dataCorruptedError(
        forKey: .commandDigest, in: container,
        debugDescription: "The digest must be 16 lowercase hexadecimal digits.")
    }
    self.init(
      request: try container.decode(RegistrationRequest.ID.self, forKey: .request), digest: digest,
      firstMade: container.contains(.firstMade) ? try container.decodeInstant(.firstMade) : nil)
  }

  /// Encodes the cause.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(request, forKey: .request)
    try container.encodeIfPresent(digest?.sixteenDigits, forKey: .commandDigest)
    try container.encodeIfPresent(firstMade, forKey: .firstMade)
  }

  /// Returns the cause of a fact at a time, which does not repeat that time.
  fileprivate func at(_ time: Int64) -> EventFact.Cause {
    EventFact.Cause(
      request: request, digest: digest, firstMade: firstMade == time ? nil : firstMade)
  }
}

extension UInt64 {
  /// The 16 lowercase hexadecimal digits, including leading zeros.
  fileprivate var sixteenDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
