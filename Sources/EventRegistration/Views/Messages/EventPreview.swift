import Essentials

/// The preview of an event form: all problems of the form, or the event as parents will see it.
///
///     switch EventPreview(of: draft) {
///     case .problems(let problems): problems.forEach { mark($0.field, $0.message) }
///     case .event(let details, let lines): show(lines, continuing: details)
///     }
public enum EventPreview: Equatable, Sendable {
  /// A problem of the form, with a message for the provider.
  public struct Problem: Hashable, Sendable, Identifiable {
    /// The problem with the field.
    public let problem: EventDraft.FieldProblem

    /// The message for the provider.
    public let message: String

    /// The field.
    public var field: EventDraft.Field { problem.field }

    /// The problem without the message.
    public var id: EventDraft.FieldProblem { problem }
  }

  /// All problems, in the order of the form; never empty.
  case problems([Problem])
  /// The event and the lines that describe it.
  case event(EventDetails, lines: [Line])

  /// Creates the preview of a form, without drafting an event.
  ///
  /// - Parameters:
  ///   - draft: The form.
  ///   - messages: The texts of the preview.
  ///   - formats: How to write numbers, dates, and times.
  /// - Complexity: O(*n*) in the length of the texts.
  public init(
    of draft: EventDraft, in messages: RegistrationMessages = RegistrationMessages(),
    formats: RegistrationMessages.Formats = .plain
  ) {
    self.init(draft, nil, messages, formats)
  }

  /// Creates the preview of a form at an instant, without drafting an event.
  ///
  /// From the closing of registration on, the line ``Line/Kind/closes`` says that it is closed, also if it
  /// closes when the event starts.
  ///
  /// - Parameters:
  ///   - draft: The form.
  ///   - now: The current time, in seconds since 1970-01-01 00:00 UTC.
  ///   - messages: The texts of the preview.
  ///   - formats: How to write numbers, dates, and times.
  /// - Complexity: O(*n*) in the length of the texts.
  public init(
    of draft: EventDraft, at now: Int64, in messages: RegistrationMessages = RegistrationMessages(),
    formats: RegistrationMessages.Formats = .plain
  ) {
    self.init(draft, now, messages, formats)
  }

  private init(
    _ draft: EventDraft, _ now: Int64?, _ messages: RegistrationMessages,
    _ formats: RegistrationMessages.Formats
  ) {
    do {
      let details = try draft.validated()
      self = .event(details, lines: messages.lines(for: details, at: now, formats: formats))
    } catch {
      self = .problems(
        error.problems.map {
          Problem(problem: $0, message: messages.text(for: $0, formats: formats))
        })
    }
  }
}

extension EventPreview {
  /// A line that describes an event: a label and a text.
  ///
  ///     for line in messages.lines(for: details) { print("\(line.label): \(line.text)") }
  public struct Line: Hashable, Sendable, Identifiable {
    /// The subject of a line, in the order of the lines.
    @nonexhaustive public enum Kind: Hashable, CaseIterable, Sendable {
      /// The title.
      case title
      /// The description.
      case summary
      /// The start and the end.
      case when
      /// The sessions after the first one.
      case furtherSessions
      /// The venue.
      case place
      /// The number of seats.
      case spots
      /// The price for a child.
      case fee
      /// The ages of the children who may take part.
      case ages
      /// The features that parents can see at a glance.
      case flags
      /// The consents that a guardian must give.
      case consents
      /// The questions to families.
      case questions
      /// The maximum number of children in a registration.
      case partySize
      /// The maximum number of children of a parent at the event.
      case guardianSeats
      /// The maximum number of seats that a parent can have on hold at once.
      case guardianHolds
      /// The time for which a parent cannot hold seats after an unused hold.
      case coolDown
      /// The opening of registration.
      case opens
      /// The closing of registration.
      case closes
      /// The deadline to cancel.
      case cancellation
      /// Whether a seat can be transferred.
      case transfer
      /// The duration of a hold.
      case hold
      /// The waiting list.
      case waitlist
      /// The duration of an offer.
      case offer
    }

    /// The subject of the line.
    public let kind: Kind

    /// The label of the line.
    public let label: String

    /// The text of the line.
    public let text: String

    init(_ kind: Kind, _ label: String, _ text: String) {
      self.kind = kind
      self.label = label
      self.text = text
    }

    /// The subject, which identifies the line among those of its event.
    public var id: Kind { kind }
  }
}

extension RegistrationMessages {
  /// Returns the lines that describe an event, in the order of ``EventPreview/Line/Kind``.
  ///
  /// A fact that does not apply has no line. Times are in the local time of the event.
  ///
  /// - Parameters:
  ///   - details: The event.
  ///   - formats: How to write numbers, dates, and times.
  /// - Returns: The lines.
  /// - Complexity: O(*n*) in the length of the texts.
  public func lines(
    for details: EventDetails, formats: Formats = .plain
  ) -> [EventPreview.Line] {
    lines(for: details, at: nil, formats: formats)
  }

  /// Returns the lines that describe an event; with a time, also whether registration is closed at it.
  fileprivate func lines(
    for details: EventDetails, at now: Int64?, formats: Formats
  ) -> [EventPreview.Line] {
    let policy = details.policy
    var consents = refusals.names(of: policy.requiredConsents)
    if details.hasUnknownRules, !consents.contains(refusals.otherConsent) {
      consents.append(refusals.otherConsent)
    }
    var result = [
      EventPreview.Line(.title, lines.titleLabel, TextDirection.paired(details.title)),
      EventPreview.Line(.summary, lines.summaryLabel, TextDirection.closed(details.summary)),
      EventPreview.Line(.when, lines.whenLabel, lines.when(details, formats)),
    ]
    if !details.furtherSessions.isEmpty {
      let text = details.furtherSessions.map { lines.when($0.start, $0.end, formats) }
        .joined(separator: lines.sessionSeparator)
      result.append(EventPreview.Line(.furtherSessions, lines.furtherSessionsLabel, text))
    }
    result += [
      EventPreview.Line(.place, lines.placeLabel, lines.place(details, formats)),
      EventPreview.Line(
        .spots, lines.spotsLabel, lines.count(details.capacity, lines.spots, formats)),
    ]
    if let price = details.price {
      result.append(EventPreview.Line(.fee, lines.feeLabel, formats.price(price)))
    }
    result += [
      EventPreview.Line(.ages, lines.agesLabel, lines.ages(of: policy, formats)),
      EventPreview.Line(.flags, lines.flagsLabel, lines.flags(details.flags)),
    ]
    if !consents.isEmpty {
      let text = consents.joined(separator: refusals.consentSeparator)
      result.append(EventPreview.Line(.consents, lines.consentsLabel, text))
    }
    if !details.questions.isEmpty {
      let text = details.questions.map { lines.name(of: $0.subject) }
        .joined(separator: lines.questionSeparator)
      result.append(EventPreview.Line(.questions, lines.questionsLabel, text))
    }
    let partySize = lines.count(policy.maximumPartySize, lines.partySize, formats)
    result.append(EventPreview.Line(.partySize, lines.partySizeLabel, partySize))
    let limits: [(EventPreview.Line.Kind, String, Int?)] = [
      (.guardianSeats, lines.guardianSeatsLabel, policy.guardianLimits.seats),
      (.guardianHolds, lines.guardianHoldsLabel, policy.guardianLimits.heldSeats),
    ]
    for case (let kind, let label, let limit?) in limits {
      let text = lines.count(limit, lines.guardianLimit, formats)
      result.append(EventPreview.Line(kind, label, text))
    }
    if let seconds = policy.guardianLimits.coolDownSeconds {
      result.append(
        EventPreview.Line(.coolDown, lines.coolDownLabel, lines.duration(seconds, formats)))
    }
    if let opens = policy.window.opens {
      result.append(
        EventPreview.Line(.opens, lines.opensLabel, formats.text(of: opens, at: details)))
    }
    let closes = formats.text(of: details.registrationCloses, at: details)
    if let now, details.registrationCloses <= now {
      let text = refusals.registrationClosed.filled([("time", closes)])
      result.append(EventPreview.Line(.closes, lines.closesLabel, text))
    } else if policy.window.closes != nil {
      result.append(EventPreview.Line(.closes, lines.closesLabel, closes))
    }
    let deadline =
      policy.cancellationNotice.map { details.startTime - Int64($0) } ?? details.endTime
    result.append(
      EventPreview.Line(
        .cancellation, lines.cancellationLabel, formats.text(of: deadline, at: details)))
    if policy.allowsTransfer {
      result.append(EventPreview.Line(.transfer, lines.transferLabel, lines.transferAllowed))
    }
    result.append(
      EventPreview.Line(.hold, lines.holdLabel, lines.duration(policy.holdSeconds, formats)))
    let waitlist = lines.waitlist(policy.waitlist, formats)
    result.append(EventPreview.Line(.waitlist, lines.waitlistLabel, waitlist))
    if policy.waitlist.limit > 0, let seconds = policy.waitlist.promotion.offerSeconds {
      result.append(EventPreview.Line(.offer, lines.offerLabel, lines.duration(seconds, formats)))
    }
    return result
  }
}

extension RegistrationMessages.EventLines {
  fileprivate func count(_ count: Int, _ template: String, _ formats: RegistrationMessages.Formats)
    -> String
  {
    template.filled([("count", formats.number(count))])
  }

  /// Returns the ages with the day on which they count, if that is not the day of the event.
  fileprivate func ages(of policy: EventPolicy, _ formats: RegistrationMessages.Formats) -> String {
    let ages = ages(policy.ages, formats)
    guard let day = policy.ageDay, policy.ages != nil, policy.ages != EventPolicy.ageBounds else {
      return ages
    }
    return agesOnDay.filled([("ages", ages), ("date", formats.date(day))])
  }

  func ages(_ ages: ClosedRange<Int>?, _ formats: RegistrationMessages.Formats)
    -> String
  {
    let bounds = EventPolicy.ageBounds
    guard let ages, ages != bounds else { return everyAge }
    let template =
      if ages.lowerBound == ages.upperBound {
        oneAge
      } else if ages.upperBound == bounds.upperBound {
        fromAge
      } else if ages.lowerBound == bounds.lowerBound {
        upToAge
      } else {
        ageRange
      }
    return template.filled([
      ("youngest", formats.number(ages.lowerBound)), ("oldest", formats.number(ages.upperBound)),
    ])
  }

  fileprivate func flags(_ flags: EventDetails.Flags) -> String {
    let named: [(EventDetails.Flags, String)] = [
      (.outdoors, outdoors), (.wheelchairAccessible, wheelchairAccessible),
      (.freeOfCharge, freeOfCharge), (.mealsIncluded, mealsIncluded),
      (.sensoryFriendly, sensoryFriendly), (.parentsStay, parentsStay),
    ]
    let names = named.filter { flags.contains($0.0) }.map(\.1)
    return ([flags.contains(.covidSafe) ? covidSafe : notCovidSafe] + names)
      .joined(separator: flagSeparator)
  }

  fileprivate func waitlist(_ waitlist: WaitlistPolicy, _ formats: RegistrationMessages.Formats)
    -> String
  {
    guard waitlist.limit > 0 else { return noWaitlist }
    let text = count(waitlist.limit, waitlist.limit == 1 ? waitlistOne : waitlistMany, formats)
    return waitlist.staysOpen ? waitlistStaysOpen.filled([("waitlist", text)]) : text
  }

  /// Returns a duration in the largest unit that divides it.
  fileprivate func duration(_ seconds: Int, _ formats: RegistrationMessages.Formats) -> String {
    let (unit, one, many) =
      if seconds % 86_400 == 0 {
        (86_400, oneDay, manyDays)
      } else if seconds % 3600 == 0 {
        (3600, oneHour, manyHours)
      } else if seconds % 60 == 0 {
        (60, oneMinute, manyMinutes)
      } else {
        (1, oneSecond, manySeconds)
      }
    return count(seconds / unit, seconds == unit ? one : many, formats)
  }
}
