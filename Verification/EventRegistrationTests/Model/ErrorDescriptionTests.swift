import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// The descriptions of errors are sentences that name the rule, and not the value that breaks it.
@Suite("Errors: descriptions of details, forms, and refusals") struct ErrorDescriptionTests {
  private let value = 7319

  private func expectSentence(
    _ error: any Error & CustomStringConvertible, _ expected: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = "\(error)"
    #expect(text.first?.isUppercase == true && text.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(!text.contains("\(value)"), "\(text)", sourceLocation: sourceLocation)
    if let expected { #expect(text == expected, sourceLocation: sourceLocation) }
  }

  @Test func rulesAreNamed() throws {
    expectSentence(
      RegistrationWindow.Error.outsideCalendar(7319),
      "Registration must open and close in the years 1 to 9999.")
    expectSentence(
      RegistrationWindow.Error.closesNotAfterOpening, "Registration must close after it opens.")
    expectSentence(
      WaitlistPolicy.Error.limitOutOfRange(value),
      "The limit of the waiting list must be from \(text(WaitlistPolicy.limits)).")
    expectSentence(
      WaitlistPolicy.Error.overtakingsOutOfRange(value),
      "The number of overtakings must be from \(text(WaitlistPolicy.overtakings)).")
    expectSentence(
      WaitlistPolicy.Error.offerSecondsOutOfRange(value),
      "An offer must last from \(text(WaitlistPolicy.offerSeconds)) seconds.")
    expectSentence(
      WaitlistPolicy.Error.noticeOutOfRange(value),
      "The notice must be from \(text(WaitlistPolicy.notices)) seconds.")
    expectSentence(
      WaitlistPolicy.Error.cutoffOutOfRange(value),
      "Promotion must end from 2592000 seconds before the start to 2592000 seconds after it.")
    expectSentence(
      EventPolicy.Error.ageOutOfRange(value),
      "The ages must be from \(text(EventPolicy.ageBounds)) years.")
    expectSentence(
      EventPolicy.Error.maximumPartySizeOutOfRange(value),
      "The maximum party size must be from \(text(EventPolicy.partySizes)) children.")
    expectSentence(
      EventPolicy.Error.holdSecondsOutOfRange(value),
      "A hold must last from \(text(EventPolicy.holdIntervals)) seconds.")
    expectSentence(
      EventPolicy.Error.cancellationNoticeOutOfRange(value),
      """
      The cancellation deadline must be from \(text(EventPolicy.cancellationNotices)) seconds \
      before the start.
      """)
    expectSentence(
      ProviderPlan.Limits.Error.limitOutOfRange(value, .gold),
      "The yearly limit of the gold plan must be from \(text(ProviderPlan.Limits.validRange)).")
    expectSentence(
      ProviderAccount.Error.utcOffsetOutOfRange(value),
      "The UTC offset must be from -12 to +14 hours.")
  }

  private func text(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }

  @Test func rulesOfSeriesAreNamed() throws {
    expectSentence(
      EventSeries.Error.intervalOutOfRange(value),
      "The interval must be from \(text(EventSeries.Recurrence.intervals)).")
    expectSentence(EventSeries.Error.notOnWeekday(.monday))
    expectSentence(
      EventSeries.Error.countOutOfRange(value),
      "The number of sessions must be from 1 to \(EventSeries.maximumCount).")
    expectSentence(EventSeries.Error.endsBeforeFirst(.latest))
    expectSentence(
      EventSeries.Error.tooManyDays, "A series can have at most \(EventSeries.maximumCount) days.")
    expectSentence(EventSeries.Error.outsideCalendar)
    expectSentence(EventSeries.Error.sessionSkipped(.earliest))
    expectSentence(
      EventSeries.Error.utcOffsetOutOfRange(value, at: try LocalDateTime(.latest, minuteOfDay: 0)),
      "The UTC offset of the session at 9999-12-31T00:00 must be from -12 to +14 hours.")
  }

  @Test func aProblemNamesItsFieldAndItsRule() {
    let sentences: [(EventDraft.FieldProblem, String)] = [
      (.init(.title, .missing), "The title is required."),
      (.init(.summary, .tooLong(maximumBytes: 8)), "The description must be at most 8 bytes long."),
      (.init(.zipCode, .notFiveDigits), "The ZIP code must be five digits."),
      (.init(.state, .notTwoLetters), "The state must be two letters."),
      (.init(.country, .notACountryCode), "The country must be two letters."),
      (.init(.questions, .repeated), "The questions to families must be different."),
      (.init(.capacity, .negative), "The number of seats must not be negative."),
      (.init(.capacity, .tooLarge(maximum: 9)), "The number of seats must be at most 9."),
      (.init(.youngestAge, .outOfRange(0...150)), "The youngest age must be from 0 to 150."),
      (
        .init(.startTime, .outOfRange(0...23)),
        "The hour of the start time must be from 0 to 23."
      ),
      (.init(.end, .outOfRange(0...59)), "The minute of the end time must be from 0 to 59."),
      (.init(.end, .endNotAfterStart), "The event must end after it starts."),
      (.init(.date, .outsideCalendar), "The date must be in the years 1 to 9999."),
      (
        .init(.oldestAge, .oldestBelowYoungest),
        "The oldest age must not be below the youngest age."
      ),
      (.init(.closes, .closesNotAfterOpening), "Registration must close after it opens."),
    ]
    for (problem, sentence) in sentences { expectEqual("\(problem)", sentence) }
  }

  @Test func everyFieldHasAName() {
    let texts = EventDraft.Field.allCases.map { "\(EventDraft.FieldProblem($0, .missing))" }
    expectEqual(Set(texts).count, EventDraft.Field.allCases.count)
    for text in texts { expect(text.hasPrefix("The ") && text.hasSuffix(" is required.")) }
  }

  @Test func aFormNamesAllItsProblems() throws {
    let error = try #require(throws: EventVenue.Error.self) {
      try EventVenue(address: "", city: "Phoenix", state: "Arizona", zipCode: "85003")
    }
    expectSentence(error, "The address is required. The state must be two letters.")
    var draft = EventDraft(try soccer())
    draft.title = ""
    draft.capacity = -1
    let problems = try #require(throws: EventDraft.Error.self) { try draft.validated() }
    expectSentence(
      problems, "The title is required. The number of seats must not be negative.")
  }

  @Test func aCommandNamesItsProblem() {
    let problems: [EventCommand.Problem: String] = [
      .timeOutOfRange: "The time of the request must be in the years 1 to 9999.",
      .firstMadeOutOfRange:
        "The request must be first made in the years 1 to 9999, and not after its time.",
      .duplicateChild: "The command must not name a child twice.",
      .reasonTooLong: "The reason must be at most 1000 bytes long.",
      .reasonMissing: "An exception must have a reason.",
      .unknownSession: "The event must have the session.",
      .tooManyGuardians: "A child must have at most 8 guardians besides the first.",
      .newerVersion: "The details of the event must be known to this version.",
      .field(.init(.capacity, .negative)): "The number of seats must not be negative.",
    ]
    for (problem, sentence) in problems { expectEqual("\(problem)", sentence) }
  }

  @Test func everyRefusalHasItsOwnSentence() {
    let refusals =
      SampleValues.refusals + [.unknown(UnknownFields(["kind": .text("lotteryPending")]))]
    expectEqual(Set(refusals.map(\.kind)), Set(RegistrationRefusal.Kind.allCases))
    var texts: [RegistrationRefusal.Kind: String] = [:]
    for refusal in refusals {
      expectSentence(refusal)
      expectNoContent(in: refusal)
      texts[refusal.kind] = "\(refusal)"
    }
    expectEqual(Set(texts.values).count, RegistrationRefusal.Kind.allCases.count)
  }

  @Test func readErrorsAreSentences() {
    let id = EventID(high: 7319, low: 7319)
    expectSentence(EventLedger.ReplayError.wrongEvent(id), "The fact is about another event.")
    expectSentence(
      EventLedger.ReplayError.versionGap(expected: 5, found: 9),
      "The next fact must have version 5, but this fact has version 9.")
    expectSentence(EventLedger.ReplayError.timeReversed)
    expectSentence(
      EventLedger.ReplayError.impossible(version: 5),
      "The change of the fact with version 5 is not possible in this state.")
    let snapshots: [SnapshotError] = [
      .notASnapshot, .newerVersion(2), .truncated, .trailingBytes, .damaged, .invalid(offset: 20),
    ]
    let facts: [FactBytesError] = [
      .offsetOutOfRange(-1), .truncated, .trailingBytes, .damaged, .newerVersion(2),
      .unknownKind(99), .invalid(offset: 20), .tooLarge,
    ]
    for error in snapshots { expectSentence(error) }
    for error in facts { expectSentence(error) }
    expectEqual(Set(snapshots.map(\.description)).count, snapshots.count)
    expectEqual(Set(facts.map(\.description)).count, facts.count)
    expectSentence(
      FactLogError.tornEnd(offset: 8),
      "The log ends in the middle of the record that starts at offset 8.")
    expectSentence(
      FactLogError.unreadable(.damaged, offset: 8),
      """
      The record at offset 8 cannot be read: The fact is damaged, since its length or digest does \
      not match.
      """)
  }
}
