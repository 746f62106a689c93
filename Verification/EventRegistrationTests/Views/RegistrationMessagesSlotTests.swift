import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// All texts that the messages can produce.
@Suite("Registration messages: slots and templates") struct RegistrationMessagesSlotTests {
  private let messages = RegistrationMessages()

  static let refusals: [RegistrationRefusal] = {
    let child = ViewSamples.child(0xABCD)
    let states: [RegistrationRefusal.WaitlistState] = [.none, .full, .notWanted]
    let fulls = states.flatMap { state in
      [0, 1, 5].map { RegistrationRefusal.full(available: $0, state) }
    }
    let ofTimeAndFamilies: [RegistrationRefusal] = [
      .changedByTime(current: 7, expired: 1, promoted: 0),
      .changedByTime(current: 7, expired: 1, promoted: 2),
      .severalReasons([.birthDateMissing(child), .alreadyHeld(child)]),
    ]
    return [
      .requestReused(RegistrationRequest.ID(high: 9, low: 0xABCD)), .malformed([]),
      .requestTooOld(earliest: 0),
      .malformed([.firstMadeOutOfRange]),
      .malformed([.timeOutOfRange, .duplicateChild, .reasonTooLong, .reasonMissing]),
      .malformed([.unknownSession, .tooManyGuardians, .newerVersion]), .attendanceTooEarly(from: 0),
      .malformed([.field(EventDraft.FieldProblem(.zipCode, .notFiveDigits))]),
      .unknownEvent(ViewSamples.event(0xABCD)), .eventExists(ViewSamples.event(0xABCD)),
      .forbidden(required: .parent), .forbidden(required: .provider), .forbidden(required: .admin),
      .versionConflict(current: 7), .notPublished, .alreadyPublished, .eventCancelled,
      .eventEnded(at: 0), .partySizeOutOfRange(allowed: 1...1),
      .partySizeOutOfRange(allowed: 1...6), .notOpenYet(opens: 0), .registrationClosed(at: 0),
      .ageNotAllowed(child, age: 5, allowed: 6...10), .ageNotAllowed(child, age: 5, allowed: 6...6),
      .ageNotAllowed(child, age: 5, allowed: 6...150),
      .ageNotAllowed(child, age: 11, allowed: 0...10),
      .birthDateMissing(child), .consentMissing(child, .photography),
      .consentMissing(child, [.participation, .emergencyCare, .healthData]),
      .consentMissing(child, GuardianConsents(rawValue: 128)),
      .answerMissing(child, EventDetails.Question.ID(high: 5, low: 0xABCD)),
      .answerNotValid(child, EventDetails.Question.ID(high: 5, low: 0xABCD)),
      .alreadyRegistered(child),
      .alreadyWaiting(child), .alreadyHeld(child), .alreadyOffered(child), .partyExceedsCapacity(3),
      .guardianSeatsReached(limit: 1, used: 1), .guardianSeatsReached(limit: 4, used: 3),
      .guardianHoldsReached(limit: 1, used: 1), .guardianHoldsReached(limit: 2, used: 1),
      .guardianHoldTooSoon(until: 0),
      .notRegistered(child), .notWaiting(child), .notHeld(child), .notOffered(child),
      .cancellationTooLate(deadline: 0), .transferNotAllowed, .capacityBelowCommitted(1),
      .capacityBelowCommitted(4), .eventQuotaReached(.basic, limit: 1, used: 1, year: 2026),
      .eventQuotaReached(.gold, limit: 20, used: 20, year: 2026),
      .eventQuotaReached(.platinum, limit: 50, used: 50, year: 2026), .limitExceeded(.seats),
      .limitExceeded(.children),
    ] + fulls + ofTimeAndFamilies
  }()

  static let outcomes: [EventCommand.Outcome] =
    [
      .registered(seats: 1), .registered(seats: 3), .waitlisted(position: 4), .held(until: 0),
      .done,
    ]
    + refusals.map { .refused($0) }

  static func commands() throws -> [EventCommand] {
    let details = try ViewSamples.details()
    let child = Child(ViewSamples.child(0xABCD))
    return [
      .draft(details), .edit(details), .deleteDraft, .publish, .setCapacity(3, ifBelow: .refuse),
      .setOverfill(1, reason: "x"), .seatFromWaitlist(child.id, reason: "x"),
      .reschedule(start: details.start, end: details.end, utcOffset: 0), .setWindow(.always),
      .setWaitlist(.none), .close, .reopen, .cancelEvent(reason: "rain"),
      .markAttendance(child.id, attended: true), .hold([child]), .confirm([child.id]),
      .release([child.id]), .register([child], joinWaitlist: false), .cancel([child.id]),
      .leaveWaitlist([child.id]), .acceptOffer([child.id]), .declineOffer([child.id]),
      .transfer(from: child.id, to: child),
    ]
  }

  static let problems: [EventDraft.FieldProblem] = EventDraft.Field.allCases.flatMap { field in
    [
      .missing, .tooLong(maximumBytes: 200), .notFiveDigits, .notTwoLetters, .notACountryCode,
      .negative, .repeated, .beforeEndOfPrevious,
      .tooLarge(maximum: 9), .outOfRange(1...15), .endNotAfterStart, .outsideCalendar,
      .oldestBelowYoungest, .closesNotAfterOpening,
    ].map { EventDraft.FieldProblem(field, $0) }
  }

  static let occasions: [RegistrationMail.Occasion] = [
    .registered(seats: 2), .waitlisted(seats: 2, position: 3), .promoted(seats: 2),
    .movedToWaitlist(seats: 2), .offered(seats: 2, until: 1_772_380_800), .offerExpired(seats: 2),
    .cancelledByParent(seats: 2), .cancelledByProvider(seats: 2), .passedOn(seats: 2),
    .eventPublished, .eventChanged, .eventCancelled,
  ]

  /// Events that together have each kind of line in each form.
  static func events() throws -> [EventDetails] {
    let ages: [ClosedRange<Int>?] = [nil, 0...150, 6...6, 6...10, 6...150, 0...10]
    let seconds = [1, 5, 60, 120, 3600, 7200, 86_400, 172_800]
    return try seconds.indices.map { index in
      let policy = try EventPolicy(
        ages: ages[index % ages.count], requiredConsents: [.participation, .photography],
        holdSeconds: seconds[index], window: RegistrationWindow(opens: 0, closes: 86_400),
        cancellationNotice: index == 0 ? nil : 86_400, allowsTransfer: true,
        waitlist: WaitlistPolicy(
          limit: index, promotion: .offer(seconds: seconds[index]), staysOpen: index == 7),
        guardianLimits: EventPolicy.GuardianLimits(
          seats: index + 1, heldSeats: index + 1, coolDownSeconds: seconds[index]),
        ageDay: index == 4 ? CalendarDate(iso8601: "2026-09-01") : nil)
      return try ViewSamples.details(
        lasting: index == 0 ? 2000 : 60,
        venue: ViewSamples.venue(name: index == 0 ? "" : "Library"),
        flags: index == 0 ? [] : EventDetails.Flags(rawValue: 127), policy: policy)
    }
  }

  /// All texts that the messages can produce.
  static func everything(_ messages: RegistrationMessages) throws -> [String] {
    var texts = outcomes.map { messages.text(for: $0) }
    texts += try commands().map { messages.text(for: .done, to: $0) }
    texts += problems.map { messages.text(for: $0) }
    let series = try [2, 3].map { count in
      try EventSeries(of: ViewSamples.details(), every: .weeks(1), count: count)
        .oneEvent { _ in 0 }
    }
    let untilMidnight = try [900, 2340].map { try ViewSamples.details(lasting: $0) }
    let others =
      try [ViewSamples.details(flags: .virtual), ViewSamples.abroad()] + series + untilMidnight
    for details in try events() + others {
      texts += messages.lines(for: details).flatMap { [$0.label, $0.text] }
    }
    let ages = RegistrationRefusal.ageNotAllowed(
      ViewSamples.child(0xABCD), age: 5, allowed: 6...10)
    texts += try events().map { messages.text(for: ages, at: $0) }
    for reason in ["rain", ""] {
      let record = try ViewSamples.record(status: .cancelled(reason: reason))
      for occasion in occasions {
        for reader in RegistrationMail.Reader.allCases {
          let mail = messages.mail(for: occasion, to: reader, about: record)
          texts += [mail.subject, mail.body]
        }
      }
    }
    let online = try ViewSamples.record(ViewSamples.details(flags: .virtual))
    let link = RegistrationMail.JoinLink(url: "https://meet.example/8125")
    let mail = messages.mail(
      for: .registered(seats: 1), to: .parent, about: online, joinLink: link)
    let standings: [ChildRegistration.Status] = [.registered, .waiting(position: 1)]
    let overlaps = standings.map { status in
      let registration = ChildRegistration(
        attendee: EventAttendee(id: ViewSamples.child(0xABCD), guardian: nil, consents: []),
        registeredBy: ViewSamples.kim, status: status, attended: nil)
      return EventListing(record: online, registrations: [registration])
    }
    let several = try EventSeries(of: online.details, every: .weeks(1), count: 2)
      .oneEvent { _ in 0 }
    texts += [
      messages.mail(
        for: .eventChanged, to: .parent, about: try ViewSamples.record(several)
      ).body
    ]
    return texts + [mail.body]
      + overlaps.map { messages.text(forOverlapOf: online.details, with: $0) }
  }

  /// The templates in a value and in the values that it contains.
  private func templates(of value: Any) -> [String] {
    if let template = value as? String { return [template] }
    return Mirror(reflecting: value).children.flatMap { templates(of: $0.value) }
  }

  @Test func everySlotIsFilled() throws {
    for text in try Self.everything(messages) {
      expect(!text.isEmpty)
      expect(!text.contains { $0 == "{" || $0 == "}" }, "\(text)")
    }
  }

  @Test func everyTemplateIsSaid() throws {
    let said = Set(try Self.everything(messages))
    let all = templates(of: messages)
    expect(all.count > 200)
    for template in LongTest.values(all, small: 110) {
      // One of the texts contains the parts around the slots, in this order.
      let pieces = template.split(separator: "}", omittingEmptySubsequences: false)
        .compactMap { $0.split(separator: "{", omittingEmptySubsequences: false).first }
      expect(
        said.contains { text in
          var rest = text[...]
          return pieces.allSatisfy { piece in
            guard !piece.isEmpty else { return true }
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
            return true
          }
        }, "\(template)")
    }
  }

  @Test func outcomesHaveTheseWords() throws {
    let details = try ViewSamples.details()
    expectEqual(
      messages.text(for: .waitlisted(position: 4)),
      "You are number 4 on the waiting list. We will tell you if a spot opens up.")
    expectEqual(
      messages.text(for: .held(until: details.startTime)),
      "Reserved for you until 2026-03-01 16:30 UTC. Please confirm before then.")
    expectEqual(
      messages.text(for: .held(until: details.startTime), at: details),
      "Reserved for you until 2026-03-01 09:30. Please confirm before then.")
    expectEqual(messages.text(for: .done), "Done.")
    expectEqual(
      messages.text(for: .refused(.notPublished)), "This event has not been published yet.")
    for outcome in Self.outcomes {
      switch outcome {
      case .held, .done: expect(RegistrationOutcome(outcome) == nil)
      case .registered, .waitlisted, .refused:
        expectEqual(
          RegistrationOutcome(outcome).map { messages.text(for: $0, at: details) },
          messages.text(for: outcome, at: details))
      }
    }
  }

  @Test func refusalsTellNoIdentity() {
    for refusal in Self.refusals {
      let text = messages.text(for: refusal)
      expect(!text.contains("ABCD"), "\(text)")
      expect(!text.contains("43981"), "\(text)")
    }
  }

  @Test func aChildHasTheNameThatTheHostGives() {
    var formats = RegistrationMessages.Formats.plain
    formats.childName = { $0 == ViewSamples.child(1) ? "Ana" : nil }
    expectEqual(
      messages.text(for: .alreadyRegistered(ViewSamples.child(1)), formats: formats),
      "Ana is already registered for this event. You are all set.")
    expectEqual(
      messages.text(for: .alreadyRegistered(ViewSamples.child(2)), formats: formats),
      "Your child is already registered for this event. You are all set.")
  }

  @Test func numbersAndTimesAreWrittenAsTheHostWrites() throws {
    var formats = RegistrationMessages.Formats.plain
    formats.number = { "n\($0)" }
    formats.instant = { "i\($0)" }
    formats.dateTime = { "d\($0.iso8601)" }
    expectEqual(
      messages.text(for: .partyExceedsCapacity(3), formats: formats),
      "You have chosen more children than this event has spots (n3). Please choose fewer.")
    expectEqual(messages.text(for: .eventEnded(at: 7), formats: formats), "This event ended on i7.")
    let details = try ViewSamples.details()
    expectEqual(
      messages.text(for: .eventEnded(at: details.endTime), at: details, formats: formats),
      "This event ended on d2026-03-01T10:30.")
  }
}
