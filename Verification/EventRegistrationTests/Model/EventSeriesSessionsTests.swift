import EventRegistration
import TestSupport
import Testing

@Suite("Event series: local times of its sessions") struct EventSeriesSessionsTests {
  /// The offset of New York around the change of clocks in 2026.
  private func newYork(_ time: LocalDateTime) -> Int {
    // At 2:00 on 1 November, clocks are put back by an hour.
    time.iso8601 < "2026-11-01T02:00" ? -14_400 : -18_000
  }

  @Test func sessionsKeepTheirLocalTimeWhenTheOffsetChanges() throws {
    var draft = try soccerDraft()
    draft.date = try day("2026-10-25")
    draft.utcOffset = -14_400
    (draft.opens, draft.closes) = (1_792_000_000, 1_792_900_000)
    let first = try draft.validated()
    let sessions = try EventSeries(of: first, every: .weeks(1), count: 3).sessions(offset: newYork)
    expectEqual(
      sessions.map(\.start.iso8601),
      [
        "2026-10-25T09:30", "2026-11-01T09:30", "2026-11-08T09:30",
      ])
    expectEqual(
      sessions.map(\.end.iso8601),
      [
        "2026-10-25T11:00", "2026-11-01T11:00", "2026-11-08T11:00",
      ])
    expectEqual(sessions.map(\.utcOffset), [-14_400, -18_000, -18_000])
    expectEqual(sessions[0], first)
    expectEqual(sessions[1].startTime - sessions[0].startTime, 7 * 86_400 + 3600)
    expectEqual(sessions[2].startTime - sessions[1].startTime, 7 * 86_400)
    for session in sessions {
      let window = session.policy.window
      // As many days later at the same local time, by the clocks of that day.
      func later(_ instant: Int64) -> Int64 {
        let moved = instant + 86_400 * Int64(first.start.date.days(until: session.start.date))
        return moved < 1_793_512_800 ? moved : moved + 3600
      }
      expectEqual(window.opens, later(1_792_000_000))
      expectEqual(window.closes, later(1_792_900_000))
      expectEqual(session.endTime - session.startTime, 5400)
      var same = try session.rescheduled(
        from: first.start, to: first.end, utcOffset: first.utcOffset)
      same.policy.window = first.policy.window
      expectEqual(same, first)
    }
  }

  /// Nights into the day that Samoa skipped, 2011-12-30, and into the hour that New York skips.
  @Test(arguments: [true, false])
  func onlyTheDayThatTheClocksSkipIsRefused(isSamoa: Bool) throws {
    let clocks = try isSamoa ? OffsetSamples.apia() : OffsetSamples.newYork()
    func offset(_ local: LocalDateTime) -> Int { clocks.offset(at: clocks.instant(of: local)) }
    var draft = try soccerDraft()
    draft.date = try day(isSamoa ? "2011-12-01" : "2026-02-07")
    draft.startTime = .init(hour: isSamoa ? 23 : 1, minute: 45)
    draft.end = .minutesAfterStart(30)
    draft.setOffsets(from: clocks)
    let details = try draft.validated()
    let skipped = try day(isSamoa ? "2011-12-29" : "2026-03-08")
    let every = EventSeries.Recurrence.days(isSamoa ? 28 : 29)
    let series = try EventSeries(of: details, every: every, count: 3)
    expectThrows(EventSeries.Error.sessionSkipped(skipped)) { try series.sessions(offset: offset) }
    expectThrows(EventSeries.Error.sessionSkipped(skipped)) { try series.oneEvent(offset: offset) }
    let others = try EventSeries(of: details, every: every, count: 3, except: [skipped])
    try expectEqual(others.sessions(offset: offset).map(\.start.date), others.dates)
    expectEqual(others.dates.count, 2)
  }

  @Test func aSessionMayEndOnTheNextDay() throws {
    var draft = try soccerDraft()
    draft.end = .dateTime(try local("2026-03-08T00:30"))
    let series = try EventSeries(of: draft.validated(), every: .days(1), count: 2)
    try expectEqual(
      series.sessions { _ in 0 }.map(\.end.iso8601), ["2026-03-08T00:30", "2026-03-09T00:30"])
  }

  @Test(arguments: [Int.min, -43_201, 50_401, .max])
  func anOffsetThatNoPlaceHasIsRefused(offset: Int) throws {
    let series = try EventSeries(of: soccer(on: "2026-03-07"), every: .weeks(1), count: 2)
    let second = try local("2026-03-14T09:30")
    expectThrows(EventSeries.Error.utcOffsetOutOfRange(offset, at: second)) {
      try series.sessions { $0 == second ? offset : 0 }
    }
  }

  @Test func aSessionOutsideTheCalendarIsRefused() throws {
    var draft = try soccerDraft()
    draft.date = .latest.advanced(by: -1)
    draft.end = .timeOfDay(.init(hour: 12))
    let late = try EventSeries(of: draft.validated(), every: .days(1), count: 2)
    expectThrows(EventSeries.Error.outsideCalendar) { try late.sessions { _ in -43_200 } }
    try expectEqual(late.sessions { _ in -43_140 }.count, 2)
    draft.end = .minutesAfterStart(1440)
    let long = try EventSeries(of: draft.validated(), every: .days(1), count: 2)
    expectThrows(EventSeries.Error.outsideCalendar) { try long.sessions { _ in 0 } }
    var closing = EventPolicy.standard
    closing.window = try RegistrationWindow(closes: 253_402_300_799)
    let windowed = try EventSeries(
      of: soccer(on: "2026-03-07", policy: closing), every: .days(1), count: 2)
    expectThrows(EventSeries.Error.outsideCalendar) { try windowed.sessions { _ in 0 } }
  }

  @Test func aSeriesWithoutDaysHasNoSessions() throws {
    let series = try EventSeries(
      of: soccer(on: "2026-03-07"), every: .weeks(1), count: 1, except: [day("2026-03-07")])
    try expect(series.sessions { _ in 0 }.isEmpty)
  }
}
