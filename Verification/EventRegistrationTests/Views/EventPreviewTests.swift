import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event preview: problems and lines of a form") struct EventPreviewTests {
  private func lines(_ details: EventDetails) -> [String] {
    RegistrationMessages().lines(for: details).map { "\($0.label): \($0.text)" }
  }

  @Test func anEmptyFormHasItsProblemsInWords() throws {
    guard case .problems(let problems) = EventPreview(of: EventDraft()) else {
      Issue.record("an event without anything")
      return
    }
    expectEqual(
      problems.map(\.field),
      [
        .title, .summary, .date, .startTime, .utcOffset, .address, .city, .state, .zipCode,
        .capacity, .covidSafe,
      ])
    expectEqual(problems.first?.message, "Title: please fill this in.")
    expectEqual(problems.last?.message, "COVID-safe: please fill this in.")
  }

  @Test func problemsAreThoseOfTheForm() throws {
    var draft = try soccerDraft()
    draft.zipCode = "123"
    draft.maximumPartySize = 99
    let messages = [
      "ZIP code: please enter five digits, such as 85004.",
      "Children per registration: please enter a number from 1 to 15.",
    ]
    let problems = zip(
      [
        EventDraft.FieldProblem(.zipCode, .notFiveDigits),
        EventDraft.FieldProblem(.maximumPartySize, .outOfRange(1...15)),
      ],
      messages
    ).map { EventPreview.Problem(problem: $0, message: $1) }
    expectEqual(EventPreview(of: draft), .problems(problems))
  }

  /// Such an event can be published, so the provider must see it before.
  @Test func thePreviewSaysThatRegistrationIsClosed() throws {
    var draft = try soccerDraft()
    let start = try draft.validated().startTime
    func closing(at now: Int64?) throws -> String? {
      let preview = now.map { EventPreview(of: draft, at: $0) } ?? EventPreview(of: draft)
      guard case .event(_, let lines) = preview else { return nil }
      return lines.first { $0.kind == .closes }?.text
    }
    try expectEqual(closing(at: start - 1), nil)
    try expectEqual(closing(at: start), "Registration closed on 2026-03-07 09:30.")
    draft.closes = start - 3600
    let text = try #require(try closing(at: nil))
    expect(text.hasPrefix("2026-03-07 08:30"))
    try expectEqual(closing(at: start - 3601), text)
    try expectEqual(closing(at: start - 3600), "Registration closed on \(text).")
  }

  @Test func aFormInOrderIsTheEventInLines() throws {
    let draft = try soccerDraft()
    let details = try draft.validated()
    expectEqual(
      EventPreview(of: draft), .event(details, lines: RegistrationMessages().lines(for: details)))
    expectEqual(
      lines(details),
      [
        "Event: Soccer for beginners", "Description: Bring shoes and water.",
        "When: 2026-03-07, 09:30 to 11:00",
        "Where: Encanto Park, 2605 N 15th Ave, Phoenix, AZ 85007", "Spots: 12", "Ages: All",
        "Good to know: COVID-safe", "Children per registration: Up to 6",
        "Cancel until: 2026-03-07 11:00", "Time to confirm a reserved spot: 15 minutes",
        "Waiting list: None",
      ])
  }

  @Test func rulesHaveLinesWhereTheyApply() throws {
    let policy = try EventPolicy(
      ages: 6...10, requiredConsents: [.participation, .photography], maximumPartySize: 2,
      holdSeconds: 90, window: RegistrationWindow(opens: 0, closes: 86_400),
      cancellationNotice: 3600, allowsTransfer: true,
      waitlist: WaitlistPolicy(limit: 1, promotion: .offer(seconds: 86_400)),
      guardianLimits: EventPolicy.GuardianLimits(
        seats: 4, heldSeats: 2, coolDownSeconds: 3600))
    let details = try ViewSamples.details(
      lasting: 1440, venue: ViewSamples.venue(name: ""), flags: [.outdoors, .parentsStay],
      policy: policy)
    expectEqual(
      lines(details),
      [
        "Event: Soccer", "Description: Bring water.",
        "When: 2026-03-01 09:30 to 2026-03-02 09:30",
        "Where: 1221 N Central Ave, Phoenix, AZ 85004", "Spots: 10", "Ages: 6 to 10",
        "Good to know: Not COVID-safe, Outdoors, Parents stay with their children",
        "You agree to: taking part, photos and videos", "Children per registration: Up to 2",
        "Children per parent: Up to 4", "Reserved spots per parent at a time: Up to 2",
        "Wait after an unused reserved spot: 1 hour",
        "Registration opens: 1969-12-31 17:00 UTC-07:00",
        "Registration closes: 1970-01-01 17:00 UTC-07:00",
        "Cancel until: 2026-03-01 08:30 UTC-07:00",
        "Transfers: You can transfer a spot to another child",
        "Time to confirm a reserved spot: 90 seconds", "Waiting list: Up to 1 family",
        "Time to accept an offer: 1 day",
      ])
  }

  @Test func linesStandInTheOrderOfTheirKinds() throws {
    for details in try RegistrationMessagesSlotTests.events() {
      let kinds = RegistrationMessages().lines(for: details).map(\.id)
      expectEqual(kinds, EventPreview.Line.Kind.allCases.filter(kinds.contains))
    }
  }

  @Test func agesAndDurationsHaveTheseWords() throws {
    var texts: [[String]] = []
    for details in try RegistrationMessagesSlotTests.events() {
      let lines = RegistrationMessages().lines(for: details)
      texts.append(lines.filter { $0.kind == .ages || $0.kind == .hold }.map(\.text))
    }
    expectEqual(
      texts,
      [
        ["All", "1 second"], ["All", "5 seconds"], ["6", "1 minute"], ["6 to 10", "2 minutes"],
        ["6 and up on 2026-09-01", "1 hour"], ["Up to 10", "2 hours"], ["All", "1 day"],
        ["All", "2 days"],
      ])
  }

  @Test func nobodyIsOfferedSeatsWithoutAWaitingList() throws {
    let policy = try EventPolicy(
      waitlist: WaitlistPolicy(limit: 0, promotion: .offer(seconds: 60)))
    let lines = try RegistrationMessages().lines(for: ViewSamples.details(policy: policy))
    expect(!lines.contains { $0.kind == .offer })
  }

  @Test func theCancellationDeadlineCanLieBeforeTheCalendar() throws {
    let first = try EventDetails(
      title: "First", summary: "Day", start: local("0001-01-01T00:00"),
      end: local("0001-01-01T01:00"), utcOffset: 0, venue: ViewSamples.venue(), capacity: 1,
      policy: EventPolicy(cancellationNotice: 31_536_000))
    expect(lines(first).contains("Cancel until: 0001-01-01 00:00 UTC"))
  }

  @Test(.timeLimit(.minutes(30)))
  func takesLinearTimeForAMegabyteOfOneLetter() throws {
    var draft = try soccerDraft()
    draft.title = String(repeating: "{", count: 1 << 20)
    draft.summary = String(repeating: "a", count: 1 << 20)
    guard case .problems(let problems) = EventPreview(of: draft) else {
      Issue.record("an event with a title of a megabyte")
      return
    }
    expectEqual(
      problems.map(\.message),
      [
        "Title: please shorten this to 200 characters. "
          + "Accented letters and emoji count as more than one.",
        "Description: please shorten this to 20000 characters. "
          + "Accented letters and emoji count as more than one.",
      ])
  }
}
