extension RegistrationRefusal {
  /// The kind of a refusal, without its associated values, for example to count refusals.
  @nonexhaustive public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// ``RegistrationRefusal/requestReused(_:)``.
    case requestReused
    /// ``RegistrationRefusal/malformed(_:)``.
    case malformed
    /// ``RegistrationRefusal/requestTooOld(earliest:)``.
    case requestTooOld
    /// ``RegistrationRefusal/unknownEvent(_:)``.
    case unknownEvent
    /// ``RegistrationRefusal/eventExists(_:)``.
    case eventExists
    /// ``RegistrationRefusal/forbidden(required:)``.
    case forbidden
    /// ``RegistrationRefusal/versionConflict(current:)``.
    case versionConflict
    /// ``RegistrationRefusal/changedByTime(current:expired:promoted:)``.
    case changedByTime
    /// ``RegistrationRefusal/notPublished``.
    case notPublished
    /// ``RegistrationRefusal/alreadyPublished``.
    case alreadyPublished
    /// ``RegistrationRefusal/eventCancelled``.
    case eventCancelled
    /// ``RegistrationRefusal/eventEnded(at:)``.
    case eventEnded
    /// ``RegistrationRefusal/attendanceTooEarly(from:)``.
    case attendanceTooEarly
    /// ``RegistrationRefusal/partySizeOutOfRange(allowed:)``.
    case partySizeOutOfRange
    /// ``RegistrationRefusal/notOpenYet(opens:)``.
    case notOpenYet
    /// ``RegistrationRefusal/registrationClosed(at:)``.
    case registrationClosed
    /// ``RegistrationRefusal/ageNotAllowed(_:age:allowed:)``.
    case ageNotAllowed
    /// ``RegistrationRefusal/birthDateMissing(_:)``.
    case birthDateMissing
    /// ``RegistrationRefusal/consentMissing(_:_:)``.
    case consentMissing
    /// ``RegistrationRefusal/answerMissing(_:_:)``.
    case answerMissing
    /// ``RegistrationRefusal/answerNotValid(_:_:)``.
    case answerNotValid
    /// ``RegistrationRefusal/alreadyRegistered(_:)``.
    case alreadyRegistered
    /// ``RegistrationRefusal/alreadyWaiting(_:)``.
    case alreadyWaiting
    /// ``RegistrationRefusal/alreadyHeld(_:)``.
    case alreadyHeld
    /// ``RegistrationRefusal/alreadyOffered(_:)``.
    case alreadyOffered
    /// ``RegistrationRefusal/severalReasons(_:)``.
    case severalReasons
    /// ``RegistrationRefusal/partyExceedsCapacity(_:)``.
    case partyExceedsCapacity
    /// ``RegistrationRefusal/guardianSeatsReached(limit:used:)``.
    case guardianSeatsReached
    /// ``RegistrationRefusal/guardianHoldsReached(limit:used:)``.
    case guardianHoldsReached
    /// ``RegistrationRefusal/guardianHoldTooSoon(until:)``.
    case guardianHoldTooSoon
    /// ``RegistrationRefusal/full(available:_:)``.
    case full
    /// ``RegistrationRefusal/notRegistered(_:)``.
    case notRegistered
    /// ``RegistrationRefusal/notWaiting(_:)``.
    case notWaiting
    /// ``RegistrationRefusal/notHeld(_:)``.
    case notHeld
    /// ``RegistrationRefusal/notOffered(_:)``.
    case notOffered
    /// ``RegistrationRefusal/cancellationTooLate(deadline:)``.
    case cancellationTooLate
    /// ``RegistrationRefusal/transferNotAllowed``.
    case transferNotAllowed
    /// ``RegistrationRefusal/capacityBelowCommitted(_:)``.
    case capacityBelowCommitted
    /// ``RegistrationRefusal/eventQuotaReached(_:limit:used:year:)``.
    case eventQuotaReached
    /// ``RegistrationRefusal/limitExceeded(_:)``.
    case limitExceeded
    /// ``RegistrationRefusal/unknown(_:)``.
    case unknown

    /// Creates the kind with a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The kind of the refusal.
  public var kind: Kind {
    switch self {
    case .requestReused: .requestReused
    case .malformed: .malformed
    case .requestTooOld: .requestTooOld
    case .unknownEvent: .unknownEvent
    case .eventExists: .eventExists
    case .forbidden: .forbidden
    case .versionConflict: .versionConflict
    case .changedByTime: .changedByTime
    case .notPublished: .notPublished
    case .alreadyPublished: .alreadyPublished
    case .eventCancelled: .eventCancelled
    case .eventEnded: .eventEnded
    case .attendanceTooEarly: .attendanceTooEarly
    case .partySizeOutOfRange: .partySizeOutOfRange
    case .notOpenYet: .notOpenYet
    case .registrationClosed: .registrationClosed
    case .ageNotAllowed: .ageNotAllowed
    case .birthDateMissing: .birthDateMissing
    case .consentMissing: .consentMissing
    case .answerMissing: .answerMissing
    case .answerNotValid: .answerNotValid
    case .alreadyRegistered: .alreadyRegistered
    case .alreadyWaiting: .alreadyWaiting
    case .alreadyHeld: .alreadyHeld
    case .alreadyOffered: .alreadyOffered
    case .severalReasons: .severalReasons
    case .partyExceedsCapacity: .partyExceedsCapacity
    case .guardianSeatsReached: .guardianSeatsReached
    case .guardianHoldsReached: .guardianHoldsReached
    case .guardianHoldTooSoon: .guardianHoldTooSoon
    case .full: .full
    case .notRegistered: .notRegistered
    case .notWaiting: .notWaiting
    case .notHeld: .notHeld
    case .notOffered: .notOffered
    case .cancellationTooLate: .cancellationTooLate
    case .transferNotAllowed: .transferNotAllowed
    case .capacityBelowCommitted: .capacityBelowCommitted
    case .eventQuotaReached: .eventQuotaReached
    case .limitExceeded: .limitExceeded
    case .unknown: .unknown
    }
  }
}

extension RegistrationRefusal.Kind {
  /// Whether the reason is about one child.
  var isAboutChild: Bool {
    switch self {
    case .ageNotAllowed, .birthDateMissing, .consentMissing, .answerMissing, .answerNotValid,
      .alreadyRegistered, .alreadyWaiting, .alreadyHeld, .alreadyOffered, .notRegistered,
      .notWaiting, .notHeld, .notOffered:
      true
    case .requestReused, .malformed, .requestTooOld, .unknownEvent, .eventExists, .forbidden,
      .versionConflict,
      .changedByTime, .notPublished, .alreadyPublished, .eventCancelled, .eventEnded,
      .attendanceTooEarly,
      .partySizeOutOfRange, .notOpenYet, .registrationClosed, .severalReasons,
      .partyExceedsCapacity, .guardianSeatsReached, .guardianHoldsReached, .guardianHoldTooSoon,
      .full, .cancellationTooLate, .transferNotAllowed, .capacityBelowCommitted,
      .eventQuotaReached, .limitExceeded, .unknown:
      false
    }
  }
}

/// Encoded as its name.
extension RegistrationRefusal.Kind: CodedCase, Codable {}
