import Essentials

extension RegistrationMessages {
  /// The texts for the reasons why a command was refused.
  ///
  /// No text contains the identifier of a child, a person, an event, or a request.
  package struct Refusals: Equatable, Sendable {
    /// Creates the English texts.
    package init() {}

    // MARK: Children

    /// Replaces `{child}` where the host gives no name.
    ///
    /// It starts with a capital letter, because every English template starts with the slot.
    package var unnamedChild = "Your child"
    /// The child is too young or too old: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    package var ageNotAllowed =
      "{child} will be {age} on the day of the event. "
      + "This event is for ages {youngest} to {oldest}."
    /// The event is for one age only: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    package var ageNotAllowedOne =
      "{child} will be {age} on the day of the event. This event is for age {youngest}."
    /// The event has no highest age: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    package var ageNotAllowedFrom =
      "{child} will be {age} on the day of the event. This event is for ages {youngest} and up."
    /// The event has no lowest age: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    package var ageNotAllowedUpTo =
      "{child} will be {age} on the day of the event. This event is for ages up to {oldest}."
    /// The child is too young or too old on the day on which ages count: `{child}`, `{age}`, `{date}`, and
    /// `{ages}`, which is a text of the lines that describe an event.
    package var ageNotAllowedOnDay =
      "{child} will be {age} on {date}. On that day, children must have this age: {ages}."
    /// The date of birth is missing: `{child}`.
    package var birthDateMissing =
      "{child}'s date of birth is missing. This event has an age limit, "
      + "so please add it and try again."
    /// One consent is missing: `{child}`, `{consents}`.
    package var consentMissingOne =
      "{child} needs your permission for {consents}. Please agree and try again."
    /// Several consents are missing: `{child}`, `{consents}`.
    package var consentMissingMany =
      "{child} needs your permission for each of these: {consents}. Please agree and try again."
    /// A required question is not answered: `{child}`, `{question}`.
    package var answerMissing =
      "{child}: please answer this question: {question}"
    /// The answer does not fit the question: `{child}`, `{question}`.
    package var answerNotValid =
      "{child}: please check the answer to this question: {question}"
    /// Replaces the question of an event that is not known.
    package var unnamedQuestion = "a question of this event"
    /// The child has a seat: `{child}`.
    package var alreadyRegistered = "{child} is already registered for this event. You are all set."
    /// The child is waitlisted: `{child}`.
    package var alreadyWaiting =
      "{child} is already on the waiting list. We will tell you if a spot opens up."
    /// A seat is held for the child: `{child}`.
    package var alreadyHeld = "{child} already has a reserved spot. Please confirm it."
    /// A seat is offered to the child: `{child}`.
    package var alreadyOffered = "{child} has already been offered a spot. Please accept it."
    /// The child has no seat: `{child}`.
    package var notRegistered = "{child} is not registered for this event."
    /// The child is not waitlisted: `{child}`.
    package var notWaiting = "{child} is not on the waiting list."
    /// No seat is held for the child: `{child}`.
    package var notHeld =
      "{child} has no reserved spot. The reservation may have expired; please register again."
    /// No seat is offered to the child: `{child}`.
    package var notOffered =
      "{child} has no offer to answer. It may have expired; please register again."

    /// Separates the texts for several reasons about children.
    package var reasonSeparator = " "

    // MARK: Seats

    /// The event is smaller than the party: `{capacity}`.
    package var partyExceedsCapacity =
      "You have chosen more children than this event has spots ({capacity}). "
      + "Please choose fewer."
    /// The event allows one child for each parent: `{limit}`, `{used}`.
    package var guardianSeatsReachedOne =
      "You can have {limit} child at this event, including the waiting list, "
      + "and you have {used} now. Please choose fewer children."
    /// The event allows several children for each parent: `{limit}`, `{used}`.
    package var guardianSeatsReachedMany =
      "You can have up to {limit} children at this event, including the waiting list, "
      + "and you have {used} now. Please choose fewer children."
    /// A parent can reserve one spot at a time: `{limit}`, `{used}`.
    package var guardianHoldsReachedOne =
      "You can reserve {limit} spot at a time, and you have {used} reserved now. "
      + "Please confirm it or give it back, or choose fewer children."
    /// A parent can reserve several spots at a time: `{limit}`, `{used}`.
    package var guardianHoldsReachedMany =
      "You can reserve up to {limit} spots at a time, and you have {used} reserved now. "
      + "Please confirm them or give some back, or choose fewer children."
    /// A reserved spot of the parent was not used: `{time}`.
    package var guardianHoldTooSoon =
      "You did not use a spot that you reserved. You can reserve spots again from {time}, "
      + "or register now without reserving."
    /// The event is full and has no waiting list: `{available}`.
    package var full =
      "Sorry, this event is full. Please check back later in case a spot opens up."
    /// The event and its waiting list are full: `{available}`.
    package var fullWithWaitlist =
      "Sorry, this event and its waiting list are full. "
      + "Please check back later in case a spot opens up."
    /// The event is full and its waiting list has room: `{available}`.
    package var fullCanWait = "This event is full, but you can join the waiting list."
    /// One seat is free, which is too few or goes to a waiting family, and the event has no waiting
    /// list: `{available}`.
    package var tooFewOne = "Only {available} spot is left. Try registering fewer children."
    /// The same with several seats: `{available}`.
    package var tooFewMany = "Only {available} spots are left. Try registering fewer children."
    /// The same with one seat and a full waiting list: `{available}`.
    package var tooFewOneWithWaitlist =
      "Only {available} spot is left. It goes to the families on the waiting list, which is full. "
      + "Please check back later."
    /// The same with several seats and a full waiting list: `{available}`.
    package var tooFewManyWithWaitlist =
      "Only {available} spots are left. They go to the families on the waiting list, "
      + "which is full. Please check back later."
    /// The same with one seat and room on the waiting list: `{available}`.
    package var tooFewOneCanWait =
      "Only {available} spot is left, and it may go to a waiting family. "
      + "You can join the waiting list."
    /// The same with several seats and room on the waiting list: `{available}`.
    package var tooFewManyCanWait =
      "Only {available} spots are left, and they may go to waiting families. "
      + "You can join the waiting list."
    /// The command must name exactly one child: `{minimum}`, `{maximum}`.
    package var partySizeOne = "Please choose {maximum} child at a time."
    /// The command names no child or too many: `{minimum}`, `{maximum}`.
    package var partySizeMany = "Please choose {minimum} to {maximum} children at a time."
    /// The new capacity is below the one seat in use: `{committed}`.
    package var capacityBelowCommittedOne =
      "{committed} spot is already taken or reserved. Please enter {committed} or more."
    /// The new capacity is below the several seats in use: `{committed}`.
    package var capacityBelowCommittedMany =
      "{committed} spots are already taken or reserved. Please enter {committed} or more."

    // MARK: The event

    /// The event does not exist.
    package var unknownEvent = "We could not find this event. Please refresh and try again."
    /// The event was drafted before.
    package var eventExists = "This event has already been added."
    /// The event is a draft.
    package var notPublished = "This event has not been published yet."
    /// The event is published.
    package var alreadyPublished = "This event is already published."
    /// The event is canceled.
    package var eventCancelled = "This event has been canceled."
    /// The event is over: `{time}`.
    package var eventEnded = "This event ended on {time}."
    /// Attendance is recorded before the day of the session: `{date}`.
    package var attendanceTooEarly =
      "You can record attendance from {date} on. "
      + "If that day has come, check the date and time on your device, and try again."
    /// Registration is not open yet: `{time}`.
    package var notOpenYet = "Registration opens on {time}. Please come back then."
    /// Registration is closed: `{time}`.
    package var registrationClosed = "Registration closed on {time}."
    /// The deadline to cancel is over: `{time}`.
    package var cancellationTooLate = "You could cancel until {time}. Please contact the organizer."
    /// A reason that only a newer app knows.
    package var unknown = "This was not possible. Update the app to see why."
    /// The event does not allow transfers.
    package var transferNotAllowed = "Spots at this event cannot be transferred to another child."

    // MARK: The request

    /// The ID of the request was used before.
    package var requestReused =
      "That request was already used for something else. Please start again."
    /// The request was first made too long ago.
    package var requestTooOld =
      "This was sent too long ago, so we cannot tell whether it went through. "
      + "Please look at your registrations. If something is missing, "
      + "check the date and time on your device, and try again."
    /// Only parents can send the command.
    package var forbiddenToOthersThanParents =
      "Only a parent or guardian of the child can do this."
    /// Only the provider can send the command.
    package var forbiddenToOthersThanProvider = "Only the organizer of this event can do this."
    /// Only administrators can send the command.
    package var forbiddenToOthersThanAdmins = "Only an administrator can do this."
    /// The event changed since the request was prepared.
    package var versionConflict =
      "This event has changed since you opened it. Please check it and try again."
    /// Reservations or offers expired since the person looked at the event: `{expired}`.
    package var spotsExpired =
      "The event changed: reserved spots expired. Please check it and try again."
    /// Families moved up since the person looked at the event: `{expired}`, `{promoted}`.
    package var familiesMovedUp =
      "The event changed: families moved up from the waiting list. "
      + "Please check it and try again."
    /// The plan allows one event a year: `{tier}`, `{limit}`, `{used}`, `{year}`.
    package var eventQuotaReachedOne =
      "Your {tier} plan includes {limit} event a year, and you have used {used} for {year}. "
      + "You can publish more next year, or with a bigger plan."
    /// The plan allows several events a year: `{tier}`, `{limit}`, `{used}`, `{year}`.
    package var eventQuotaReachedMany =
      "Your {tier} plan includes {limit} events a year, and you have used {used} for {year}. "
      + "You can publish more next year, or with a bigger plan."
    /// The number of seats is above the limit of this package.
    package var tooManySeats =
      "An event cannot have that many spots. Please enter a smaller number."
    /// The number of children is above the limit of this package.
    package var tooManyChildren = "This event cannot take any more children."
    /// The command is malformed, and no problem is named.
    package var malformed = "Something is wrong with this request. Please try again."
    /// Separates several problems.
    package var problemSeparator = " "
    /// The time of the request is outside the years 1 to 9999.
    package var timeOutOfRange = "Please check the date and time on your device, and try again."
    /// The request was first made at an impossible time.
    package var firstMadeOutOfRange =
      "Please check the date and time on your device, and try again."
    /// A child is listed twice.
    package var duplicateChild =
      "You have chosen the same child twice. Please choose each child once."
    /// The reason is too long.
    package var reasonTooLong = "The reason is too long. Please shorten it."
    /// The reason for an exception is missing.
    package var reasonMissing = "Please give a reason for this exception."
    /// The event has no such session.
    package var unknownSession = "This event does not have that session. Please look at it again."
    /// A child has too many guardians.
    package var tooManyGuardians = "Please name at most 8 other people for a child."
    /// The event has something that only a newer version knows.
    package var newerVersion = "Please update the app to make this change."

    // MARK: Names

    /// The names of consents, which follow "your permission for" and "You agree to".
    package var participation = "taking part"
    /// See ``participation``.
    package var emergencyCare = "emergency medical care"
    /// See ``participation``.
    package var photography = "photos and videos"
    /// See ``participation``.
    package var healthData = "storing health information"
    /// A consent without a name.
    package var otherConsent = "another condition of this event"
    /// Separates several consents.
    package var consentSeparator = ", "
    /// The names of plans.
    package var basic = "Basic"
    /// See ``basic``.
    package var gold = "Gold"
    /// See ``basic``.
    package var platinum = "Platinum"
  }
}

extension RegistrationMessages {
  /// Returns the names of consents in a fixed order; all consents without a name share one name.
  public func names(of consents: GuardianConsents) -> [String] { refusals.names(of: consents) }

  /// Returns the name of a plan.
  public func name(of tier: ProviderPlan) -> String { refusals.name(of: tier) }
}

extension RegistrationMessages.Refusals {
  /// Returns the names of consents in a fixed order.
  ///
  /// All consents without a name share ``otherConsent``.
  func names(of consents: GuardianConsents) -> [String] {
    let named: [(GuardianConsents, String)] = [
      (.participation, participation), (.emergencyCare, emergencyCare),
      (.photography, photography), (.healthData, healthData),
    ]
    var names = named.filter { consents.contains($0.0) }.map(\.1)
    let known = named.reduce(into: GuardianConsents()) { $0.formUnion($1.0) }
    if !known.isSuperset(of: consents) { names.append(otherConsent) }
    return names
  }

  /// Returns the name of a plan.
  func name(of tier: ProviderPlan) -> String {
    switch tier {
    case .basic: basic
    case .gold: gold
    case .platinum: platinum
    }
  }
}

extension RegistrationMessages {
  /// Returns the text for a refusal.
  ///
  /// It names a child as the formats do, or with the key `refusals.unnamedChild`.
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
    case .attendanceTooEarly(let day): fill.day(day, refusals.attendanceTooEarly)
    case .partySizeOutOfRange(let allowed): fill.partySize(allowed)
    case .notOpenYet(let opens): fill.time(opens, refusals.notOpenYet)
    case .registrationClosed(let time): fill.time(time, refusals.registrationClosed)
    case .ageNotAllowed(let child, let age, let ages): fill.age(age, of: child, ages, lines)
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
    case .unknown: refusals.unknown
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

  /// Fills in the day that starts at an instant, also if the clocks change between it and the session.
  func day(_ start: Int64, _ template: String) -> String {
    let noon = event.flatMap {
      LocalDateTime(
        secondsSinceEpoch: start.addingReportingOverflow(43_200).partialValue,
        utcOffset: $0.utcOffset(at: start))
    }
    let text = noon.map { formats.date($0.date) } ?? formats.text(of: start, at: nil)
    return template.filled([("date", text)])
  }

  func child(
    _ child: ChildID, _ template: String, _ slots: [(name: String, value: String)] = []
  ) -> String {
    template.filled([("child", formats.childName(child) ?? messages.unnamedChild)] + slots)
  }

  func age(
    _ age: Int, of child: ChildID, _ ages: ClosedRange<Int>,
    _ lines: RegistrationMessages.EventLines
  ) -> String {
    let bounds = EventPolicy.ageBounds
    if let day = event?.policy.ageDay {
      let slots = [
        ("age", formats.number(age)), ("date", formats.date(day)),
        ("ages", lines.ages(ages, formats)),
      ]
      return self.child(child, messages.ageNotAllowedOnDay, slots)
    }
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
