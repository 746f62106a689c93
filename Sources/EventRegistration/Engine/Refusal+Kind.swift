extension Refusal {
  /// The reason alone, for counting.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// ``Refusal/requestReused(_:)``.
    case requestReused
    /// ``Refusal/malformed(_:)``.
    case malformed
    /// ``Refusal/unknownEvent(_:)``.
    case unknownEvent
    /// ``Refusal/eventExists(_:)``.
    case eventExists
    /// ``Refusal/forbidden(required:)``.
    case forbidden
    /// ``Refusal/versionConflict(current:)``.
    case versionConflict
    /// ``Refusal/notPublished``.
    case notPublished
    /// ``Refusal/alreadyPublished``.
    case alreadyPublished
    /// ``Refusal/eventCancelled``.
    case eventCancelled
    /// ``Refusal/eventEnded(at:)``.
    case eventEnded
    /// ``Refusal/partySizeOutOfRange(allowed:)``.
    case partySizeOutOfRange
    /// ``Refusal/notOpenYet(opens:)``.
    case notOpenYet
    /// ``Refusal/registrationClosed(at:)``.
    case registrationClosed
    /// ``Refusal/ageNotAllowed(_:age:allowed:)``.
    case ageNotAllowed
    /// ``Refusal/birthDateMissing(_:)``.
    case birthDateMissing
    /// ``Refusal/consentMissing(_:_:)``.
    case consentMissing
    /// ``Refusal/alreadyRegistered(_:)``.
    case alreadyRegistered
    /// ``Refusal/alreadyWaiting(_:)``.
    case alreadyWaiting
    /// ``Refusal/alreadyHeld(_:)``.
    case alreadyHeld
    /// ``Refusal/alreadyOffered(_:)``.
    case alreadyOffered
    /// ``Refusal/partyExceedsCapacity(_:)``.
    case partyExceedsCapacity
    /// ``Refusal/full(available:_:)``.
    case full
    /// ``Refusal/notRegistered(_:)``.
    case notRegistered
    /// ``Refusal/notWaiting(_:)``.
    case notWaiting
    /// ``Refusal/notHeld(_:)``.
    case notHeld
    /// ``Refusal/notOffered(_:)``.
    case notOffered
    /// ``Refusal/cancellationTooLate(deadline:)``.
    case cancellationTooLate
    /// ``Refusal/transferNotAllowed``.
    case transferNotAllowed
    /// ``Refusal/capacityBelowCommitted(_:)``.
    case capacityBelowCommitted
    /// ``Refusal/eventQuotaReached(_:limit:used:year:)``.
    case eventQuotaReached
    /// ``Refusal/limitExceeded(_:)``.
    case limitExceeded

    /// Creates the kind of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The reason without what it is about.
  public var kind: Kind {
    switch self {
    case .requestReused: .requestReused
    case .malformed: .malformed
    case .unknownEvent: .unknownEvent
    case .eventExists: .eventExists
    case .forbidden: .forbidden
    case .versionConflict: .versionConflict
    case .notPublished: .notPublished
    case .alreadyPublished: .alreadyPublished
    case .eventCancelled: .eventCancelled
    case .eventEnded: .eventEnded
    case .partySizeOutOfRange: .partySizeOutOfRange
    case .notOpenYet: .notOpenYet
    case .registrationClosed: .registrationClosed
    case .ageNotAllowed: .ageNotAllowed
    case .birthDateMissing: .birthDateMissing
    case .consentMissing: .consentMissing
    case .alreadyRegistered: .alreadyRegistered
    case .alreadyWaiting: .alreadyWaiting
    case .alreadyHeld: .alreadyHeld
    case .alreadyOffered: .alreadyOffered
    case .partyExceedsCapacity: .partyExceedsCapacity
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
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension Refusal.Kind: Codable {
  /// Decodes a name.
  ///
  /// - Throws: `DecodingError`, if there is no such kind.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
#endif
