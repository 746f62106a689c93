import Essentials

extension RegistrationDesk {
  /// Replaces the ID of a child at an event by the pseudonym that a key has for it, also in remembered
  /// refusals.
  ///
  /// Do the same with the stored facts of the event: <doc:Privacy>. Nothing is told to `onFacts`, since
  /// the history of the event has the same versions as before.
  ///
  /// - Complexity: That of ``EventLedger/forget(child:key:)``.
  public func forget(child: ChildID, at event: EventID, key: PseudonymKey) {
    let rename = Renaming(of: child, at: event, key: key)
    stripes.withLock(event) { stripe in
      stripe.rename(rename)
      stripe.change(event) { $0.forget(child: child, key: key) }
    }
  }

  /// Replaces the ID of a parent or provider at an event by the pseudonym that a key has for it.
  ///
  /// Do the same with the stored facts of the event: <doc:Privacy>. Nothing is told to `onFacts`, since
  /// the history of the event has the same versions as before.
  ///
  /// - Complexity: That of ``EventLedger/forget(person:key:)``.
  public func forget(person: PersonID, at event: EventID, key: PseudonymKey) {
    stripes.withLock(event) { stripe in
      stripe.change(event) { $0.forget(person: person, key: key) }
    }
  }
}

extension RegistrationRefusal {
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
      .partySizeOutOfRange, .notOpenYet, .registrationClosed, .partyExceedsCapacity,
      .guardianSeatsReached, .guardianHoldsReached, .guardianHoldTooSoon, .full,
      .cancellationTooLate, .transferNotAllowed, .capacityBelowCommitted, .eventQuotaReached,
      .limitExceeded:
      self
    }
  }
}
