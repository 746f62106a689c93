/// Encoded as `{"kind": "notOpenYet", "at": 1770000000}`.
///
/// The kind is the name of the case. Instants have the key `"at"`, numbers of seats have the key
/// `"seats"`, and ranges have the keys `"minimum"` and `"maximum"`.
extension RegistrationRefusal: Encodable {
  typealias CodingKeys = FieldKey

  /// Encodes the refusal.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .notPublished, .alreadyPublished, .eventCancelled, .transferNotAllowed: break
    case .requestReused(let request): try container.encode(request, forKey: .request)
    case .malformed(let problems): try container.encode(problems, forKey: .problems)
    case .unknownEvent(let event), .eventExists(let event):
      try container.encode(event, forKey: .event)
    case .forbidden(let role): try container.encode(role, forKey: .required)
    case .versionConflict(let version): try container.encode(version, forKey: .version)
    case .changedByTime(let version, let expired, let promoted):
      try container.encode(version, forKey: .version)
      try container.encode(expired, forKey: .expired)
      try container.encode(promoted, forKey: .promoted)
    case .requestTooOld(let time), .eventEnded(let time), .notOpenYet(let time),
      .registrationClosed(let time),
      .guardianHoldTooSoon(let time), .cancellationTooLate(let time):
      try container.encode(time, forKey: .at)
    case .partySizeOutOfRange(let range):
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .ageNotAllowed(let child, let age, let range):
      try container.encode(child, forKey: .child)
      try container.encode(age, forKey: .age)
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .consentMissing(let child, let consents):
      try container.encode(child, forKey: .child)
      try container.encode(consents, forKey: .consents)
    case .answerMissing(let child, let question), .answerNotValid(let child, let question):
      try container.encode(child, forKey: .child)
      try container.encode(question, forKey: .question)
    case .birthDateMissing(let child), .alreadyRegistered(let child), .alreadyWaiting(let child),
      .alreadyHeld(let child), .alreadyOffered(let child), .notRegistered(let child),
      .notWaiting(let child), .notHeld(let child), .notOffered(let child):
      try container.encode(child, forKey: .child)
    case .severalReasons(let reasons): try container.encode(reasons, forKey: .reasons)
    case .partyExceedsCapacity(let seats), .capacityBelowCommitted(let seats):
      try container.encode(seats, forKey: .seats)
    case .guardianSeatsReached(let limit, let used), .guardianHoldsReached(let limit, let used):
      try container.encode(limit, forKey: .limit)
      try container.encode(used, forKey: .used)
    case .full(let seats, let waitlist):
      try container.encode(seats, forKey: .seats)
      try container.encode(waitlist, forKey: .waitlist)
    case .eventQuotaReached(let plan, let limit, let used, let year):
      try container.encode(plan, forKey: .plan)
      try container.encode(limit, forKey: .limit)
      try container.encode(used, forKey: .used)
      try container.encode(year, forKey: .year)
    case .limitExceeded(let limit): try container.encode(limit, forKey: .of)
    }
  }
}
