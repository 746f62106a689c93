import Essentials

extension RegistrationMessages {
  /// Returns the text for a refusal.
  ///
  /// It names a child as the formats do, or with ``RegistrationMessages/Refusals/unnamedChild``.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - event: The event, in whose local time times are written, or `nil` if it is not known.
  ///   - formats: How to write numbers, times, and names.
  /// - Returns: The template of the reason with its slots filled.
  public func text(
    for refusal: RegistrationRefusal, at event: EventDetails? = nil, formats: Formats = .plain
  ) -> String {
    let fill = RefusalFilling(texts: sharedRefusals, event: event, formats: formats)
    return switch refusal {
    case .requestReused: refusals.requestReused
    case .malformed(let problems): text(for: problems, formats)
    case .requestTooOld: refusals.requestTooOld
    case .unknownEvent: refusals.unknownEvent
    case .eventExists: refusals.eventExists
    case .forbidden(required: .parent): refusals.forbiddenToOthersThanParents
    case .forbidden(required: .provider): refusals.forbiddenToOthersThanProvider
    case .forbidden(required: .admin): refusals.forbiddenToOthersThanAdmins
    case .versionConflict: refusals.versionConflict
    case .changedByTime(_, let expired, let promoted):
      fill.changes(expired: expired, promoted: promoted)
    case .notPublished: refusals.notPublished
    case .alreadyPublished: refusals.alreadyPublished
    case .eventCancelled: refusals.eventCancelled
    case .eventEnded(let time): fill.time(time, refusals.eventEnded)
    case .partySizeOutOfRange(let allowed): fill.partySize(allowed)
    case .notOpenYet(let opens): fill.time(opens, refusals.notOpenYet)
    case .registrationClosed(let time): fill.time(time, refusals.registrationClosed)
    case .ageNotAllowed(let child, let age, let ages): fill.age(age, of: child, ages)
    case .birthDateMissing(let child): fill.child(child, refusals.birthDateMissing)
    case .consentMissing(let child, let consents): fill.consents(consents, of: child)
    case .answerMissing(let child, let question):
      fill.question(question, of: child, refusals.answerMissing, lines)
    case .answerNotValid(let child, let question):
      fill.question(question, of: child, refusals.answerNotValid, lines)
    case .alreadyRegistered(let child): fill.child(child, refusals.alreadyRegistered)
    case .alreadyWaiting(let child): fill.child(child, refusals.alreadyWaiting)
    case .alreadyHeld(let child): fill.child(child, refusals.alreadyHeld)
    case .alreadyOffered(let child): fill.child(child, refusals.alreadyOffered)
    case .severalReasons(let reasons):
      reasons.map { text(for: $0, at: event, formats: formats) }
        .joined(separator: refusals.reasonSeparator)
    case .partyExceedsCapacity(let capacity):
      fill.number(("capacity", capacity), refusals.partyExceedsCapacity)
    case .guardianSeatsReached(let limit, let used):
      fill.limit(
        limit, used: used, refusals.guardianSeatsReachedOne, refusals.guardianSeatsReachedMany)
    case .guardianHoldsReached(let limit, let used):
      fill.limit(
        limit, used: used, refusals.guardianHoldsReachedOne, refusals.guardianHoldsReachedMany)
    case .guardianHoldTooSoon(let end): fill.time(end, refusals.guardianHoldTooSoon)
    case .full(let available, let waitlist): fill.full(available, waitlist)
    case .notRegistered(let child): fill.child(child, refusals.notRegistered)
    case .notWaiting(let child): fill.child(child, refusals.notWaiting)
    case .notHeld(let child): fill.child(child, refusals.notHeld)
    case .notOffered(let child): fill.child(child, refusals.notOffered)
    case .cancellationTooLate(let deadline): fill.time(deadline, refusals.cancellationTooLate)
    case .transferNotAllowed: refusals.transferNotAllowed
    case .capacityBelowCommitted(let committed): fill.committed(committed)
    case .eventQuotaReached(let tier, let limit, let used, let year):
      fill.quota(tier, limit: limit, used: used, year: year)
    case .limitExceeded(.seats): refusals.tooManySeats
    case .limitExceeded(.children): refusals.tooManyChildren
    }
  }

  private func text(for problems: [EventCommand.Problem], _ formats: Formats) -> String {
    if problems.isEmpty { return refusals.malformed }
    return problems.map { text(for: $0, formats: formats) }
      .joined(separator: refusals.problemSeparator)
  }
}

/// Fills the templates of refusals.
private struct RefusalFilling {
  let texts: Shared<RegistrationMessages.Refusals>
  let event: EventDetails?
  let formats: RegistrationMessages.Formats

  private var messages: RegistrationMessages.Refusals { texts.value }

  func number(_ slot: (name: String, value: Int), _ template: String) -> String {
    template.filled([(slot.name, formats.number(slot.value))])
  }

  func time(_ instant: Int64, _ template: String) -> String {
    template.filled([("time", formats.text(of: instant, at: event))])
  }

  func child(
    _ child: ChildID, _ template: String, _ slots: [(name: String, value: String)] = []
  ) -> String {
    template.filled([("child", formats.childName(child) ?? messages.unnamedChild)] + slots)
  }

  func age(_ age: Int, of child: ChildID, _ ages: ClosedRange<Int>) -> String {
    let bounds = EventPolicy.ageBounds
    // No `count`: a refusal that was decoded can hold any range.
    let template =
      if ages.lowerBound == ages.upperBound {
        messages.ageNotAllowedOne
      } else if ages.upperBound >= bounds.upperBound {
        messages.ageNotAllowedFrom
      } else if ages.lowerBound <= bounds.lowerBound {
        messages.ageNotAllowedUpTo
      } else {
        messages.ageNotAllowed
      }
    return self.child(
      child, template,
      [
        ("age", formats.number(age)), ("youngest", formats.number(ages.lowerBound)),
        ("oldest", formats.number(ages.upperBound)),
      ])
  }

  func consents(_ consents: GuardianConsents, of child: ChildID) -> String {
    let names = messages.names(of: consents)
    return self.child(
      child, names.count == 1 ? messages.consentMissingOne : messages.consentMissingMany,
      [("consents", names.joined(separator: messages.consentSeparator))])
  }

  func question(
    _ id: EventDetails.Question.ID, of child: ChildID, _ template: String,
    _ lines: RegistrationMessages.EventLines
  ) -> String {
    let question = event?.questions.first { $0.id == id }
    let name = question.map { lines.name(of: $0.subject) } ?? messages.unnamedQuestion
    return self.child(child, template, [("question", name)])
  }

  func partySize(_ allowed: ClosedRange<Int>) -> String {
    (allowed.upperBound == 1 ? messages.partySizeOne : messages.partySizeMany).filled([
      ("minimum", formats.number(allowed.lowerBound)),
      ("maximum", formats.number(allowed.upperBound)),
    ])
  }

  func limit(_ limit: Int, used: Int, _ one: String, _ many: String) -> String {
    (limit == 1 ? one : many).filled([
      ("limit", formats.number(limit)), ("used", formats.number(used)),
    ])
  }

  func full(_ available: Int, _ waitlist: RegistrationRefusal.WaitlistState) -> String {
    let (none, one, many) =
      switch waitlist {
      case .none: (messages.full, messages.tooFewOne, messages.tooFewMany)
      case .full:
        (
          messages.fullWithWaitlist, messages.tooFewOneWithWaitlist,
          messages.tooFewManyWithWaitlist
        )
      case .notWanted:
        (messages.fullCanWait, messages.tooFewOneCanWait, messages.tooFewManyCanWait)
      }
    return number(
      ("available", available), available == 0 ? none : available == 1 ? one : many)
  }

  func changes(expired: Int, promoted: Int) -> String {
    (promoted == 0 ? messages.spotsExpired : messages.familiesMovedUp).filled([
      ("expired", formats.number(expired)), ("promoted", formats.number(promoted)),
    ])
  }

  func committed(_ committed: Int) -> String {
    number(
      ("committed", committed),
      committed == 1
        ? messages.capacityBelowCommittedOne : messages.capacityBelowCommittedMany)
  }

  func quota(_ tier: ProviderPlan, limit: Int, used: Int, year: Int) -> String {
    (limit == 1 ? messages.eventQuotaReachedOne : messages.eventQuotaReachedMany).filled([
      ("tier", messages.name(of: tier)), ("limit", formats.number(limit)),
      ("used", formats.number(used)), ("year", String(year)),
    ])
  }
}
