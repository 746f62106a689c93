import SeatCounting

/// The answers that no fact records: refusals.
///
/// Without it, a late retry could get a seat that its sender believes was refused.
struct AnswerMemory: ~Copyable, Sendable {
  private var entries: RequestMemory
  /// Whether there was a refusal to remember that depends on dates of birth.
  private var hasAgeRefusals = false
  private let keyed: SipHash

  /// - Parameters:
  ///   - retention: How long requests are remembered, and with how much memory.
  ///   - seed: The key of the hashes of requests and dates of birth.
  init(_ retention: RegistrationRequest.Retention, seed: UInt64) {
    entries = RequestMemory(retention, seed: seed)
    keyed = SipHash(seed: seed)
  }

  subscript(key: RegistrationRequest.ID) -> RequestMemory.Entry? { entries[key] }

  /// Returns the remembered answer to a request.
  ///
  /// A refusal that depends on dates of birth is the answer to retries with the same dates only. A
  /// corrected date is decided again, and the answer to that precedes the refusal.
  ///
  /// `isInLedger` says whether the ledger of the event remembers the request.
  func entry(
    for submission: RegistrationDesk.Submission, isInLedger: @autoclosure () -> Bool
  ) -> RequestMemory.Entry? {
    if let earlier = entries[submission.key] { return earlier }
    guard let key = keyWithBirthDates(of: submission), let earlier = entries[key], !isInLedger()
    else { return nil }
    return earlier
  }

  /// Returns the entry for one of the keys of a remembered answer to a request.
  func first<Found>(
    of submission: RegistrationDesk.Submission, _ find: (RegistrationRequest.ID) -> Found?
  ) -> Found? {
    find(submission.key) ?? keyWithBirthDates(of: submission).flatMap(find)
  }

  /// The key of a refusal that depends on dates of birth, or `nil` if there is none of the request.
  private func keyWithBirthDates(
    of submission: RegistrationDesk.Submission
  ) -> RegistrationRequest.ID? {
    guard hasAgeRefusals, !submission.command.isTooLarge else { return nil }
    return submission.key(keyed)
  }

  /// Returns the entry to remember for an answer that no fact records, or `nil` if a retry of the
  /// request is decided again.
  mutating func entry(
    of answer: EventAnswer<EventCommand.Outcome>, to submission: RegistrationDesk.Submission,
    digest: UInt64?
  ) -> RequestMemory.Entry? {
    guard !answer.isReplay, let digest, let refusal = answer.outcome.refusal, refusal.isFinal
    else { return nil }
    let isAboutAge = refusal.dependsOnBirthDates
    if isAboutAge { hasAgeRefusals = true }
    let request = submission.request
    return RequestMemory.Entry(
      request: isAboutAge ? submission.key(keyed) : submission.key,
      digest: submission.mixed(with: digest),
      ahead: UInt16(clamping: request.firstMade - request.time), outcome: answer.outcome,
      version: answer.version, firstMade: request.firstMade)
  }

  mutating func remember(_ entry: consuming RequestMemory.Entry, at time: Int64) {
    entries.remember(entry, at: time)
  }

  /// Replaces the ID of a child in the remembered refusals.
  mutating func rename(_ rename: Renaming) {
    entries.change { entry in
      guard case .refused(let refusal) = entry.outcome else { return }
      let renamed = refusal.renamed(rename)
      if renamed != refusal { (entry.outcome, entry.digest) = (.refused(renamed), nil) }
    }
  }
}

extension RequestMemory.Entry {
  /// Returns the answer to a request that has the key of the entry, at an event with a version.
  func answer(
    to submission: RegistrationDesk.Submission, digest: UInt64?, version: UInt64
  ) -> EventAnswer<EventCommand.Outcome> {
    let request = submission.request.id
    return isAnswer(to: digest.map { submission.mixed(with: $0) })
      ? EventAnswer(outcome, version: self.version, request: request, isReplay: true)
      : EventAnswer(.refused(.requestReused(request)), version: version, request: request)
  }
}

extension RegistrationDesk.Submission {
  /// The request ID combined with the event ID, because each event has its own requests.
  fileprivate var key: RegistrationRequest.ID {
    RegistrationRequest.ID(
      high: request.id.high ^ event.high, low: request.id.low ^ (event.low << 32 | event.low >> 32))
  }

  /// The ``key`` combined with a keyed hash of the dates of birth, for refusals that depend on them.
  ///
  /// It stays in memory.
  fileprivate func key(_ keyed: SipHash) -> RegistrationRequest.ID {
    let (key, children) = (key, command.newChildren)
    var hash = keyed
    // By index, because a loop over the children copies each of them.
    for index in children.indices {
      let birthDate = children[index].birthDate
      hash.combine(UInt64(bitPattern: birthDate.map { Int64($0.daysSinceEpoch) } ?? .min))
    }
    return RegistrationRequest.ID(
      high: key.high, low: key.low ^ hash.finish(0, byteCount: 8 * children.count))
  }

  /// The digest of the command, or `nil` if it is too large.
  var digest: UInt64? { command.digest(requester: request.requester) }
}

extension RegistrationDesk.Submission {
  /// Returns a digest of a command, the event, and the requester.
  fileprivate func mixed(with command: UInt64) -> UInt64 {
    let person = request.requester.person
    return command ^ event.high ^ event.low &* 3 ^ person.high &* 5 ^ person.low &* 7
  }
}

extension RegistrationRefusal {
  /// Whether a retry of the request gets the same refusal.
  ///
  /// It does not if the command was malformed or the refusal asks the client to try again. A request that
  /// is too old stays too old without being remembered.
  fileprivate var isFinal: Bool {
    switch kind {
    case .requestReused, .malformed, .requestTooOld, .unknownEvent, .eventExists, .versionConflict,
      .changedByTime:
      false
    default: true
    }
  }

  /// Whether a corrected date of birth can lead to another answer.
  fileprivate var dependsOnBirthDates: Bool {
    if case .severalReasons(let reasons) = self {
      return reasons.contains(where: \.dependsOnBirthDates)
    }
    return kind == .ageNotAllowed || kind == .birthDateMissing
  }

  /// Returns the refusal with another ID of a child.
  func renamed(_ rename: Renaming) -> RegistrationRefusal {
    switch self {
    case .ageNotAllowed(let child, let age, let allowed):
      .ageNotAllowed(rename(child), age: age, allowed: allowed)
    case .birthDateMissing(let child): .birthDateMissing(rename(child))
    case .consentMissing(let child, let consents): .consentMissing(rename(child), consents)
    case .answerMissing(let child, let question): .answerMissing(rename(child), question)
    case .answerNotValid(let child, let question): .answerNotValid(rename(child), question)
    case .alreadyRegistered(let child): .alreadyRegistered(rename(child))
    case .alreadyWaiting(let child): .alreadyWaiting(rename(child))
    case .alreadyHeld(let child): .alreadyHeld(rename(child))
    case .alreadyOffered(let child): .alreadyOffered(rename(child))
    case .notRegistered(let child): .notRegistered(rename(child))
    case .notWaiting(let child): .notWaiting(rename(child))
    case .notHeld(let child): .notHeld(rename(child))
    case .notOffered(let child): .notOffered(rename(child))
    case .severalReasons(let reasons): .severalReasons(reasons.map { $0.renamed(rename) })
    case .requestReused, .malformed, .requestTooOld, .unknownEvent, .eventExists, .forbidden,
      .versionConflict,
      .changedByTime, .notPublished, .alreadyPublished, .eventCancelled, .eventEnded,
      .attendanceTooEarly, .partySizeOutOfRange, .notOpenYet, .registrationClosed,
      .partyExceedsCapacity,
      .guardianSeatsReached, .guardianHoldsReached, .guardianHoldTooSoon, .full,
      .cancellationTooLate, .transferNotAllowed, .capacityBelowCommitted, .eventQuotaReached,
      .limitExceeded, .unknown:
      self
    }
  }
}
