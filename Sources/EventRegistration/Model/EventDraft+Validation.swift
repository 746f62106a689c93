import Essentials

extension EventDraft {
  /// Returns the details of the event that the form describes.
  ///
  /// Leading and trailing whitespace of texts is removed, and the state becomes uppercase. Line
  /// breaks become spaces, except in the summary. A text without visible characters counts as
  /// empty. Direction marks that would affect the text beside it are removed or closed.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventDraft/Error``, with all problems in the order of the form.
  public func validated() throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    let title = checks.text(
      Self.shown(title), of: .title, maximumBytes: EventDetails.maximumTitleBytes)
    let summary = checks.text(
      CleanText.isVisible(summary) ? TextDirection.closed(summary) : "", of: .summary,
      maximumBytes: EventDetails.maximumSummaryBytes)
    let times = checkedTimes(&checks)
    let venue = checkedVenue(&checks)
    let capacity = checks.value(capacity, of: .capacity)
    if let capacity { checks.capacity(capacity) }
    let covidSafe = checks.value(covidSafe, of: .covidSafe)
    let policy = checkedPolicy(&checks)
    let poster = checks.poster(poster)
    let questions = checkedQuestions(&checks)
    let end = (endOffset ?? utcOffset).flatMap { times?.end.secondsSinceEpoch(utcOffset: $0) }
    checks.sessions(furtherSessions, after: end)
    guard checks.problems.isEmpty, let times, let capacity, let covidSafe, let utcOffset
    else {
      throw EventDraft.Error(checks.problems)
    }
    var flagsAndFee = flagsAndFee
    flagsAndFee.flags = covidSafe ? flags.union(.covidSafe) : flags.subtracting(.covidSafe)
    var details = EventDetails(
      validTitle: title, summary: summary, start: times.start, end: times.end,
      utcOffset: utcOffset, endOffset: endOffset ?? utcOffset, venue: venue, capacity: capacity,
      flagsAndFee: flagsAndFee,
      policy: policy, poster: poster, questions: questions, furtherSessions: furtherSessions)
    if !unknownFields.isEmpty { details.unknownFields = unknownFields }
    guard !details.opensTooLate else {
      throw EventDraft.Error([EventDraft.FieldProblem(.opens, .notBeforeRegistrationEnds)])
    }
    return details
  }

  /// Sets the offsets at the start and at the end from the clocks of the venue.
  ///
  ///     var form = EventDraft()
  ///     form.setOffsets(from: try UTCOffsetTable(initial: -5 * 3600))
  ///
  /// Call it after the date, the start, and the end are set. If one of them is missing or invalid, nothing
  /// changes. Further sessions have offsets of their own. A time that the clocks skip, such as a midnight, is
  /// the instant at which they skip it, or as long after that.
  ///
  /// - Complexity: O(log *n*) in the changes of the table.
  public mutating func setOffsets(from clocks: UTCOffsetTable) {
    var checks = FieldChecks()
    guard let start = checks.dateTime(date, time: startTime, of: .startTime) else { return }
    // A time that the clocks skip has the offset before the gap, which makes it the instant of the table.
    func offset(of local: LocalDateTime) -> Int {
      Int(local.secondsSinceEpoch(utcOffset: 0) - clocks.instant(of: local))
    }
    let startOffset = offset(of: start)
    var endOffset: Int?
    if case .minutesAfterStart(let minutes) = end {
      // A length beyond the calendar is invalid.
      if (0...Int(Int32.max)).contains(minutes) {
        endOffset = clocks.offset(at: clocks.instant(of: start) + 60 * Int64(minutes))
      }
    } else {
      endOffset = checkedEnd(&checks, start: start).map { offset(of: $0) }
    }
    guard let endOffset else { return }
    utcOffset = startOffset
    self.endOffset = endOffset == startOffset ? nil : endOffset
  }

  /// Returns a text of one line without overrides of direction, and without other marks of direction that do
  /// not end in it.
  ///
  /// It is empty if nothing is visible.
  private static func shown(_ text: String) -> String {
    guard CleanText.isVisible(text) else { return "" }
    let scalars = text.unicodeScalars.filter { $0 != "\u{202D}" && $0 != "\u{202E}" }
    return TextDirection.paired(String(String.UnicodeScalarView(scalars)))
  }

  /// Checks and returns the venue, which may be invalid if problems were found.
  private func checkedVenue(_ checks: inout FieldChecks) -> EventVenue {
    let (name, address, city) = (
      Self.shown(venueName), Self.shown(address), Self.shown(city)
    )
    return country.isUnitedStates
      ? checks.venue(name: name, address: address, city: city, state: state, zipCode: zipCode)
      : checks.venue(
        name: name, address: address, city: city, country: country, region: Self.shown(region),
        postalCode: Self.shown(postalCode))
  }

  /// Checks the questions, and returns them with their texts as families see them.
  private func checkedQuestions(_ checks: inout FieldChecks) -> [EventDetails.Question] {
    checks.questions(questions)
    return questions.compactMap { question in
      do throws(EventDetails.Question.Error) {
        return try question.mapTexts(Self.shown)
      } catch {
        checks.report(error == .choiceRepeated ? .repeated : .missing, of: .questions)
        return nil
      }
    }
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
        validLimit: waitlistLimit, fit: fit, promotion: promotion, cutoff: promotionCutoff,
        staysOpen: waitlistStaysOpen),
      guardianLimits: guardianLimits, ageDay: ageDay)
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

/// Checks the fields of a form in order, and collects their problems.
///
/// Each check returns the cleaned value of the field. The values are valid if there are no problems
/// in the end.
struct FieldChecks {
  private(set) var problems: [EventDraft.FieldProblem] = []

  mutating func report(_ problem: EventDraft.FieldProblem.Problem, of field: EventDraft.Field) {
    problems.append(EventDraft.FieldProblem(field, problem))
  }

  /// Checks that a required field has a value.
  mutating func value<Value>(_ value: Value?, of field: EventDraft.Field) -> Value? {
    if value == nil { report(.missing, of: field) }
    return value
  }

  /// Checks an optional number.
  mutating func number(_ number: Int?, of field: EventDraft.Field, in range: ClosedRange<Int>) {
    if let number, !range.contains(number) { report(.outOfRange(range), of: field) }
  }

  /// Checks the number of seats.
  mutating func capacity(_ capacity: Int) {
    if capacity < EventDetails.capacities.lowerBound {
      report(.negative, of: .capacity)
    } else if capacity > EventDetails.capacities.upperBound {
      report(.tooLarge(maximum: EventDetails.capacities.upperBound), of: .capacity)
    }
  }

  /// Checks the length of a text, and whether a required text is empty.
  ///
  /// Only the summary can have several lines.
  mutating func text(
    _ text: String, of field: EventDraft.Field, maximumBytes: Int, mayBeEmpty: Bool = false
  ) -> String {
    let trimmed = field == .summary ? text.trimmed : text.trimmed.onOneLine
    if trimmed.isEmpty, !mayBeEmpty { report(.missing, of: field) }
    if trimmed.utf8.count > maximumBytes {
      report(.tooLong(maximumBytes: maximumBytes), of: field)
    }
    return trimmed
  }

  /// Checks the fields of a venue.
  mutating func venue(
    name: String, address: String, city: String, state: String, zipCode: String
  ) -> EventVenue {
    let (name, address, city) = place(name: name, address: address, city: city)
    let state = code(
      state, of: .state, length: 2, otherwise: .notTwoLetters
    ) { $0.isASCIILetter }
    let zipCode = self.zipCode(zipCode)
    return EventVenue(
      validName: name, address: address, city: city, region: state.uppercased(),
      postalCode: zipCode)
  }

  /// Checks a ZIP code, and returns its five digits.
  private mutating func zipCode(_ text: String) -> String {
    let typed = ZIPCodeText(text.trimmed)
    if typed == .empty {
      report(.missing, of: .zipCode)
    } else if typed.fiveDigits == nil {
      report(.notFiveDigits, of: .zipCode)
    }
    return typed.fiveDigits ?? ""
  }

  /// Checks the fields of a venue outside the United States.
  mutating func venue(
    name: String, address: String, city: String, country: String, region: String,
    postalCode: String
  ) -> EventVenue {
    let maximum = EventVenue.maximumTextBytes
    let (name, address, city) = place(name: name, address: address, city: city)
    let country = code(
      country, of: .country, length: 2, otherwise: .notACountryCode
    ) { $0.isASCIILetter }
    let region = text(region, of: .region, maximumBytes: maximum, mayBeEmpty: true)
    let postalCode = text(postalCode, of: .postalCode, maximumBytes: maximum, mayBeEmpty: true)
    return EventVenue(
      validName: name, address: address, city: city, country: country.uppercased(),
      region: region, postalCode: postalCode)
  }

  /// Checks the fields that the venues of all countries have.
  private mutating func place(
    name: String, address: String, city: String
  ) -> (name: String, address: String, city: String) {
    let maximum = EventVenue.maximumTextBytes
    return (
      text(name, of: .venueName, maximumBytes: maximum, mayBeEmpty: true),
      text(address, of: .address, maximumBytes: maximum),
      text(city, of: .city, maximumBytes: maximum)
    )
  }

  /// Checks the reference to a picture, and returns it, or `nil` if it is blank.
  mutating func poster(_ poster: String) -> String? {
    let text = text(
      poster, of: .poster, maximumBytes: EventDetails.maximumPosterBytes, mayBeEmpty: true)
    return text.isEmpty ? nil : text
  }

  /// Checks the questions to families.
  mutating func questions(_ questions: [EventDetails.Question]) {
    guard questions.count <= EventDetails.maximumQuestions else {
      return report(.tooLarge(maximum: EventDetails.maximumQuestions), of: .questions)
    }
    if Set(questions.map { $0.id }).count < questions.count { report(.repeated, of: .questions) }
  }

  /// Checks a text of a fixed length whose bytes all satisfy `isAllowed`.
  private mutating func code(
    _ text: String, of field: EventDraft.Field, length: Int,
    otherwise problem: EventDraft.FieldProblem.Problem,
    _ isAllowed: (UInt8) -> Bool
  ) -> String {
    let trimmed = text.trimmed
    if trimmed.isEmpty {
      report(.missing, of: field)
    } else if trimmed.utf8.count != length || !trimmed.utf8.allSatisfy(isAllowed) {
      report(problem, of: field)
      return ""
    }
    return trimmed
  }

  /// Checks a time of day, and returns it together with the date if both are known.
  mutating func dateTime(
    _ date: CalendarDate?, time: EventDraft.TimeOfDay?, of field: EventDraft.Field
  ) -> LocalDateTime? {
    guard let time else { return nil }
    number(time.hour, of: field, in: 0...23)
    number(time.minute, of: field, in: 0...59)
    return date.flatMap { try? LocalDateTime($0, hour: time.hour, minute: time.minute) }
  }

  /// Checks the start and the end of an event, if they are known.
  ///
  /// Without an offset at the end, it is that at the start.
  mutating func times(
    from start: LocalDateTime?, to end: LocalDateTime?, utcOffset: Int?, endOffset: Int? = nil
  ) {
    let range = EventDetails.utcOffsets
    var later: Int64 = 0
    if let utcOffset, let endOffset, range.contains(utcOffset), range.contains(endOffset) {
      later = Int64(endOffset - utcOffset)
    }
    var isInOrder = true
    if let start, let end {
      isInOrder =
        start.secondsSinceEpoch(utcOffset: 0) < end.secondsSinceEpoch(utcOffset: 0) - later
    }
    if !isInOrder { report(.endNotAfterStart, of: .end) }
    guard let utcOffset = value(utcOffset, of: .utcOffset) else { return }
    let endOffset = endOffset ?? utcOffset
    guard range.contains(utcOffset), range.contains(endOffset) else {
      return report(.outOfRange(range), of: .utcOffset)
    }
    instant(start?.secondsSinceEpoch(utcOffset: utcOffset), of: .date)
    if isInOrder { instant(end?.secondsSinceEpoch(utcOffset: endOffset), of: .end) }
  }

  /// Checks when registration opens and closes.
  mutating func window(opens: Int64?, closes: Int64?) {
    instant(opens, of: .opens)
    instant(closes, of: .closes)
    if let opens, let closes, closes <= opens { report(.closesNotAfterOpening, of: .closes) }
  }

  /// Checks that an instant is in the calendar.
  private mutating func instant(_ instant: Int64?, of field: EventDraft.Field) {
    if let instant, !Instant.validRange.contains(instant) { report(.outsideCalendar, of: field) }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, in uppercase or lowercase.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
