import Essentials

@testable import EventRegistration

/// A value of each case of commands, answers, and records.
enum SampleValues {
  private static let ana = Child(
    SampleFacts.child(1), birthDate: CalendarDate(daysSinceEpoch: 18_020),
    guardian: SampleFacts.person(2), consents: [.participation])
  private static let ben = Child(SampleFacts.child(2))

  static func commands() throws -> [EventCommand] {
    let details = try SampleFacts.plainDetails()
    let ids = [ana.id, ben.id]
    return [
      .draft(details), .edit(details), .publish,
      .setCapacity(20, ifBelow: .refuse), .setCapacity(5, ifBelow: .moveLastToWaitlist),
      .reschedule(start: details.start, end: details.end, utcOffset: 3600),
      .setWindow(try RegistrationWindow(opens: 1_769_000_000)),
      .setWaitlist(try WaitlistPolicy(limit: 5)), .close, .reopen, .cancelEvent(reason: "Rain"),
      .markAttendance(ana.id, attended: false), .hold([ana, ben]), .confirm(ids), .release(ids),
      .register([ben], joinWaitlist: true), .cancel(ids), .leaveWaitlist(ids), .acceptOffer(ids),
      .declineOffer([]), .transfer(from: ben.id, to: ana), .setOverfill(2, reason: "A sister"),
      .seatFromWaitlist(ana.id, reason: "A sister"), .deleteDraft,
      .reschedule(
        start: details.start, end: details.end, utcOffset: 3600, furtherOffsets: [0, -3600]),
    ]
  }

  static let refusals: [RegistrationRefusal] = [
    .requestReused(RegistrationRequest.ID(high: 1, low: 2)),
    .malformed([
      .timeOutOfRange, .firstMadeOutOfRange, .duplicateChild, .reasonTooLong, .reasonMissing,
      .field(EventDraft.FieldProblem(.capacity, .negative)),
    ]),
    .requestTooOld(earliest: 1_770_000_000), .unknownEvent(SampleFacts.event),
    .eventExists(SampleFacts.event),
    .forbidden(required: .provider), .versionConflict(current: .max),
    .changedByTime(current: 9, expired: 2, promoted: 1), .notPublished,
    .alreadyPublished, .eventCancelled, .eventEnded(at: 1_772_000_000),
    .partySizeOutOfRange(allowed: 1...6), .notOpenYet(opens: 1_769_000_000),
    .registrationClosed(at: 1_772_000_000),
    .ageNotAllowed(ana.id, age: 11, allowed: 6...10), .birthDateMissing(ana.id),
    .consentMissing(ana.id, [.emergencyCare]),
    .answerMissing(ana.id, EventDetails.Question.ID(high: 14, low: 1)),
    .answerNotValid(ana.id, EventDetails.Question.ID(high: 14, low: 2)), .alreadyRegistered(ana.id),
    .alreadyWaiting(ana.id), .alreadyHeld(ana.id), .alreadyOffered(ana.id),
    .severalReasons([.birthDateMissing(ana.id), .alreadyHeld(SampleFacts.child(2))]),
    .partyExceedsCapacity(2), .guardianSeatsReached(limit: 4, used: 3),
    .guardianHoldsReached(limit: 2, used: 1), .guardianHoldTooSoon(until: 1_771_000_000),
    .full(available: 1, .none),
    .full(available: 0, .full),
    .full(available: 3, .notWanted), .notRegistered(ana.id), .notWaiting(ana.id),
    .notHeld(ana.id), .notOffered(ana.id), .cancellationTooLate(deadline: 1_771_000_000),
    .transferNotAllowed, .capacityBelowCommitted(7),
    .eventQuotaReached(.basic, limit: 10, used: 10, year: 2026), .limitExceeded(.seats),
    .limitExceeded(.children), .attendanceTooEarly(from: 1_772_000_000),
    .malformed([.unknownSession, .tooManyGuardians, .newerVersion]),
  ]

  static let outcomes: [EventCommand.Outcome] = [
    .registered(seats: 2), .waitlisted(position: 3), .held(until: 1_770_000_900), .done,
    .refused(.notPublished),
  ]

  static let statuses: [EventRecord.Status] = [
    .draft, .published, .closed(at: 1_770_000_000), .cancelled(reason: "Rain"),
  ]

  static let registrations: [ChildRegistration] = [
    ChildRegistration.Status.registered, .waiting(position: 3), .held(until: 1_770_000_900),
    .offered(until: 1_770_003_600),
  ].map { status in
    ChildRegistration(
      attendee: EventAttendee(ana), registeredBy: SampleFacts.person(1), status: status,
      attended: status == .registered ? true : nil)
  }

  static let seats = EventRecord.SeatCount(capacity: 20, taken: 12, held: 2, offered: 1, waiting: 3)

  static func record() throws -> EventRecord {
    EventRecord(
      id: SampleFacts.event, owner: SampleFacts.person(9), details: try SampleFacts.plainDetails(),
      status: .published,
      seats: EventRecord.SeatCount(capacity: 0, taken: 0, held: 0, offered: 0, waiting: 2),
      version: 7)
  }
}

extension ChildRegistration {
  /// Creates a registration with an observation at the first session, whose time is not known.
  init(
    attendee: EventAttendee, registeredBy: PersonID, status: Status, attended: Bool?
  ) {
    self.init(
      attendee: attendee, registeredBy: registeredBy, status: status,
      observations: attended.map { [Observation($0 ? .present : .absent, in: 0, at: nil)] } ?? [])
  }
}
