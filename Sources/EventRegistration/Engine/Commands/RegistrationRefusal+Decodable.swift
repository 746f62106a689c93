extension RegistrationRefusal: Decodable {
  /// Decodes a refusal.
  ///
  /// - Throws: `DecodingError`, also for an empty list of problems, for a list of reasons that are
  ///   not about children, and for a range whose bounds are in the wrong order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    func range() throws -> ClosedRange<Int> {
      try container.decodeRange(from: .minimum, to: .maximum)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .requestReused: self = .requestReused(try value(.request))
    case .malformed:
      self = .malformed(
        try container.decode(
          .problems, where: { !$0.isEmpty }, expected: "a list of at least one problem"))
    case .requestTooOld: self = .requestTooOld(earliest: try value(.at))
    case .unknownEvent: self = .unknownEvent(try value(.event))
    case .eventExists: self = .eventExists(try value(.event))
    case .forbidden: self = .forbidden(required: try value(.required))
    case .versionConflict: self = .versionConflict(current: try value(.version))
    case .changedByTime:
      self = .changedByTime(
        current: try value(.version), expired: try value(.expired), promoted: try value(.promoted))
    case .notPublished: self = .notPublished
    case .alreadyPublished: self = .alreadyPublished
    case .eventCancelled: self = .eventCancelled
    case .eventEnded: self = .eventEnded(at: try value(.at))
    case .partySizeOutOfRange: self = .partySizeOutOfRange(allowed: try range())
    case .notOpenYet: self = .notOpenYet(opens: try value(.at))
    case .registrationClosed: self = .registrationClosed(at: try value(.at))
    case .ageNotAllowed:
      self = .ageNotAllowed(try value(.child), age: try value(.age), allowed: try range())
    case .birthDateMissing: self = .birthDateMissing(try value(.child))
    case .consentMissing: self = .consentMissing(try value(.child), try value(.consents))
    case .answerMissing: self = .answerMissing(try value(.child), try value(.question))
    case .answerNotValid: self = .answerNotValid(try value(.child), try value(.question))
    case .alreadyRegistered: self = .alreadyRegistered(try value(.child))
    case .alreadyWaiting: self = .alreadyWaiting(try value(.child))
    case .alreadyHeld: self = .alreadyHeld(try value(.child))
    case .alreadyOffered: self = .alreadyOffered(try value(.child))
    case .severalReasons:
      let reasons: [ChildReason] = try container.decode(
        .reasons, where: { $0.count >= 2 }, expected: "a list of at least two reasons")
      self = .severalReasons(reasons.map(\.refusal))
    case .partyExceedsCapacity: self = .partyExceedsCapacity(try value(.seats))
    case .guardianSeatsReached:
      self = .guardianSeatsReached(limit: try value(.limit), used: try value(.used))
    case .guardianHoldsReached:
      self = .guardianHoldsReached(limit: try value(.limit), used: try value(.used))
    case .guardianHoldTooSoon: self = .guardianHoldTooSoon(until: try value(.at))
    case .full: self = .full(available: try value(.seats), try value(.waitlist))
    case .notRegistered: self = .notRegistered(try value(.child))
    case .notWaiting: self = .notWaiting(try value(.child))
    case .notHeld: self = .notHeld(try value(.child))
    case .notOffered: self = .notOffered(try value(.child))
    case .cancellationTooLate: self = .cancellationTooLate(deadline: try value(.at))
    case .transferNotAllowed: self = .transferNotAllowed
    case .capacityBelowCommitted: self = .capacityBelowCommitted(try value(.seats))
    case .eventQuotaReached:
      self = .eventQuotaReached(
        try value(.plan), limit: try value(.limit), used: try value(.used), year: try value(.year))
    case .limitExceeded: self = .limitExceeded(try value(.of))
    }
  }
}

/// A reason about a child, which contains no further reasons.
private struct ChildReason: Decodable {
  let refusal: RegistrationRefusal

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RegistrationRefusal.CodingKeys.self)
    let kind = try container.decode(RegistrationRefusal.Kind.self, forKey: .kind)
    guard kind.isAboutChild else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "The reason must be about a child.")
    }
    refusal = try RegistrationRefusal(from: decoder)
  }
}
