/// Encoded by the names of its properties, with `"youngestAge"` and `"oldestAge"` for the ages.
///
/// A value of `nil` is left out, and so are limits for a guardian if there are none.
extension EventPolicy: Codable {
  fileprivate typealias CodingKeys = FieldKey

  /// Decodes the rules of an event; a missing value is the one of ``standard``.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let ages = try container.ages()
    let consents = try container.decodeIfPresent(GuardianConsents.self, forKey: .requiredConsents)
    let partySize = try container.decodeIfPresent(Int.self, forKey: .maximumPartySize)
    let holdSeconds = try container.decodeIfPresent(Int.self, forKey: .holdSeconds)
    let window = try container.decodeIfPresent(RegistrationWindow.self, forKey: .window)
    let notice = try container.decodeIfPresent(Int.self, forKey: .cancellationNotice)
    let allowsTransfer = try container.decodeIfPresent(Bool.self, forKey: .allowsTransfer)
    let waitlist = try container.decodeIfPresent(WaitlistPolicy.self, forKey: .waitlist)
    let limits = try container.decodeIfPresent(GuardianLimits.self, forKey: .guardianLimits)
    let standard = Self.standard
    do {
      try self.init(
        ages: ages, requiredConsents: consents ?? standard.requiredConsents,
        maximumPartySize: partySize ?? standard.maximumPartySize,
        holdSeconds: holdSeconds ?? standard.holdSeconds, window: window ?? standard.window,
        cancellationNotice: notice, allowsTransfer: allowsTransfer ?? standard.allowsTransfer,
        waitlist: waitlist ?? standard.waitlist,
        guardianLimits: limits ?? standard.guardianLimits)
    } catch {
      let key: CodingKeys =
        switch error {
        case .ageOutOfRange: .oldestAge
        case .maximumPartySizeOutOfRange: .maximumPartySize
        case .holdSecondsOutOfRange: .holdSeconds
        case .cancellationNoticeOutOfRange: .cancellationNotice
        case .guardianLimitOutOfRange, .coolDownOutOfRange: .guardianLimits
        }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the rules of the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(ages?.lowerBound, forKey: .youngestAge)
    try container.encodeIfPresent(ages?.upperBound, forKey: .oldestAge)
    try container.encode(requiredConsents, forKey: .requiredConsents)
    try container.encode(maximumPartySize, forKey: .maximumPartySize)
    try container.encode(holdSeconds, forKey: .holdSeconds)
    try container.encode(window, forKey: .window)
    try container.encodeIfPresent(cancellationNotice, forKey: .cancellationNotice)
    try container.encode(allowsTransfer, forKey: .allowsTransfer)
    try container.encode(waitlist, forKey: .waitlist)
    if guardianLimits != .none { try container.encode(guardianLimits, forKey: .guardianLimits) }
  }
}

extension KeyedDecodingContainer<EventPolicy.CodingKeys> {
  /// Decodes the ages; a missing bound is the one of ``EventPolicy/ageBounds``.
  fileprivate func ages() throws -> ClosedRange<Int>? {
    let youngest = try decodeIfPresent(Int.self, forKey: .youngestAge)
    let oldest = try decodeIfPresent(Int.self, forKey: .oldestAge)
    guard youngest != nil || oldest != nil else { return nil }
    let (lower, upper) = (
      youngest ?? EventPolicy.ageBounds.lowerBound, oldest ?? EventPolicy.ageBounds.upperBound
    )
    guard lower <= upper else {
      throw DecodingError.dataCorruptedError(
        forKey: .oldestAge, in: self,
        debugDescription: "The oldest age must not be below the youngest age.")
    }
    return lower...upper
  }
}
