import Essentials

extension EventDraft {
  /// Returns the details of the event that the form describes.
  ///
  /// Leading and trailing whitespace of texts is removed, and the state becomes uppercase. Line breaks
  /// become spaces, except in the summary. A text is empty if nothing in it is visible.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventDraft/Error``, with all problems in the order of the form.
  public func validated() throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    let title = checks.text(title, of: .title, maximumBytes: EventDetails.maximumTitleBytes)
    let summary = checks.text(
      summary, of: .summary, maximumBytes: EventDetails.maximumSummaryBytes)
    let times = checkedTimes(&checks)
    let venue = checkedVenue(&checks)
    let capacity = checks.value(capacity, of: .capacity)
    if let capacity { checks.capacity(capacity) }
    let covidSafe = checks.value(covidSafe, of: .covidSafe)
    let policy = checkedPolicy(&checks)
    let poster = checks.poster(poster)
    checks.questions(questions)
    let end = (endOffset ?? utcOffset).flatMap { times?.end.secondsSinceEpoch(utcOffset: $0) }
    checks.sessions(furtherSessions, after: end)
    guard checks.problems.isEmpty, let times, let capacity, let covidSafe, let utcOffset
    else {
      throw EventDraft.Error(checks.problems)
    }
    var flagsAndFee = flagsAndFee
    flagsAndFee.flags = covidSafe ? flags.union(.covidSafe) : flags.subtracting(.covidSafe)
    let details = EventDetails(
      validTitle: title, summary: summary, start: times.start, end: times.end,
      utcOffset: utcOffset, endOffset: endOffset ?? utcOffset, venue: venue, capacity: capacity,
      flagsAndFee: flagsAndFee,
      policy: policy, poster: poster, questions: questions, furtherSessions: furtherSessions)
    guard !details.opensTooLate else {
      throw EventDraft.Error([EventDraft.FieldProblem(.opens, .notBeforeRegistrationEnds)])
    }
    return details
  }

  /// Checks and returns the venue, which may be invalid if problems were found.
  private func checkedVenue(_ checks: inout FieldChecks) -> EventVenue {
    country.isUnitedStates
      ? checks.venue(
        name: venueName, address: address, city: city, state: state, zipCode: zipCode)
      : checks.venue(
        name: venueName, address: address, city: city, country: country, region: region,
        postalCode: postalCode)
  }

  /// Checks and returns the start and the end, or returns `nil` if one is unknown.
  private func checkedTimes(
    _ checks: inout FieldChecks
  ) -> (start: LocalDateTime, end: LocalDateTime)? {
    let date = checks.value(date, of: .date)
    let time = checks.value(startTime, of: .startTime)
    let start = checks.dateTime(date, time: time, of: .startTime)
    let end = checkedEnd(&checks, start: start)
    checks.times(from: start, to: end, utcOffset: utcOffset, endOffset: endOffset)
    guard let start, let end else { return nil }
    return (start, end)
  }

  /// Checks and returns the end, or returns `nil` if it is unknown.
  private func checkedEnd(_ checks: inout FieldChecks, start: LocalDateTime?) -> LocalDateTime? {
    switch end {
    case .timeOfDay(let time):
      guard time.isMidnight(after: startTime) else {
        return checks.dateTime(date, time: time, of: .end)
      }
      guard let date else { return nil }
      guard let next = date.adding(days: 1) else {
        checks.report(.outsideCalendar, of: .end)
        return nil
      }
      return try? LocalDateTime(next, hour: 0, minute: 0)
    case .dateTime(let end):
      return end
    case .minutesAfterStart(let minutes):
      guard minutes > 0 else {
        checks.report(.endNotAfterStart, of: .end)
        return nil
      }
      guard let start else { return nil }
      let end = start.adding(minutes: minutes)?.adding(minutes: minutesGained)
      if end == nil { checks.report(.outsideCalendar, of: .end) }
      return end
    }
  }

  /// The minutes by which the clocks are set forward during the event.
  private var minutesGained: Int {
    let range = EventDetails.utcOffsets
    guard let utcOffset, let endOffset, range.contains(utcOffset), range.contains(endOffset) else {
      return 0
    }
    return (endOffset - utcOffset) / 60
  }

  /// Checks and returns the rules, which may be invalid if problems were found.
  private func checkedPolicy(_ checks: inout FieldChecks) -> EventPolicy {
    let ages = checkedAges(&checks)
    checks.number(maximumPartySize, of: .maximumPartySize, in: EventPolicy.partySizes)
    checks.number(holdSeconds, of: .holdSeconds, in: EventPolicy.holdIntervals)
    checks.window(opens: opens, closes: closes)
    checks.number(
      cancellationNotice, of: .cancellationNotice, in: EventPolicy.cancellationNotices)
    checks.number(waitlistLimit, of: .waitlistLimit, in: WaitlistPolicy.limits)
    if case .firstFit(let overtakings) = fit {
      checks.number(overtakings, of: .maximumOvertakings, in: WaitlistPolicy.overtakings)
    }
    checks.number(promotion.offerSeconds, of: .offerSeconds, in: WaitlistPolicy.offerSeconds)
    checks.number(promotion.notice, of: .promotionNotice, in: WaitlistPolicy.notices)
    checks.number(promotionCutoff, of: .promotionCutoff, in: WaitlistPolicy.cutoffs)
    return EventPolicy(
      validAges: ages, requiredConsents: requiredConsents, maximumPartySize: maximumPartySize,
      holdSeconds: holdSeconds, window: RegistrationWindow(validOpens: opens, closes: closes),
      cancellationNotice: cancellationNotice, allowsTransfer: allowsTransfer,
      waitlist: WaitlistPolicy(
        validLimit: waitlistLimit, fit: fit, promotion: promotion, cutoff: promotionCutoff),
      guardianLimits: guardianLimits)
  }

  /// Checks and returns the ages; a missing bound is the one of ``EventPolicy/ageBounds``.
  private func checkedAges(_ checks: inout FieldChecks) -> ClosedRange<Int>? {
    let bounds = EventPolicy.ageBounds
    checks.number(youngestAge, of: .youngestAge, in: bounds)
    checks.number(oldestAge, of: .oldestAge, in: bounds)
    let (youngest, oldest) = (youngestAge ?? bounds.lowerBound, oldestAge ?? bounds.upperBound)
    guard bounds.contains(youngest), bounds.contains(oldest) else { return nil }
    guard youngest <= oldest else {
      checks.report(.oldestBelowYoungest, of: .oldestAge)
      return nil
    }
    return youngestAge == nil && oldestAge == nil ? nil : youngest...oldest
  }
}

extension EventDraft.TimeOfDay {
  /// Whether this end is the midnight after the day of the start: 24:00, or 0:00 unless that is the start.
  fileprivate func isMidnight(after start: Self?) -> Bool {
    guard minute == 0 else { return false }
    return hour == 24 || hour == 0 && start.map { $0.hour != 0 || $0.minute != 0 } ?? false
  }
}
