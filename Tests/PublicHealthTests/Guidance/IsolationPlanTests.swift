import PublicHealth
import TestSupport
import Testing

@Suite("Isolation plan: situations and dates") struct IsolationPlanTests {
  typealias Situation = IsolationPlan.Situation
  let today: CalendarDate
  init() throws { today = try CalendarDate(2022, 9, 10) }

  func day(_ number: Int) -> CalendarDate {
    today.adding(days: number) ?? today
  }

  @Test func aPlanSaysTheDayAndWhatComesNext() throws {
    var situation = Situation(onset: day(-3))
    situation.improvingSince = day(-1)
    let plan = try IsolationPlan(for: situation, on: today)
    expect(plan.kind == .isolation && plan.origin == .onset && plan.stage == .home)
    expect(plan.day == 3 && plan.lastDayNumber == 5)
    expectEqual(plan.nextMilestone?.action, .stayHome)
    expectEqual(
      IsolationPlan.Messages().lines(for: plan),
      [
        "Day 3 of 5", "Day 0 was 2022-09-07, when your symptoms began.",
        "Stay home through 2022-09-12.", "Wear a mask around others through 2022-09-17.",
        "Stay away from people at high risk through 2022-09-17.", "The guidance counts the days.",
        "Guidance of 2022-08-11", "This is general guidance of that date, not medical advice.",
      ])
    let later = try IsolationPlan(for: situation, on: day(7))
    expect(later.stage == .precautions && later.nextMilestone?.action == .mask)
    expectEqual(IsolationPlan.Messages().text(forDayOf: later), "Day 10")
    let over = try IsolationPlan(for: situation, on: day(8))
    expect(over.stage == .over && over.nextMilestone == nil)
    expect(IsolationPlan.Messages().lines(for: over)[2].hasPrefix("The plan is over."))
  }

  @Test func aVaccinationIsEncodedWithItsDays() throws {
    let json = #"{"booster":"2022-01-05","isSingleDose":true,"lastDose":"2021-05-01"}"#
    try expectEqual(encoded(decoded(json) as IsolationPlan.Vaccination), json)
    let doses: IsolationPlan.Vaccination = try decoded(#"{"lastDose":"2021-05-01"}"#)
    expect(doses.booster == nil && !doses.isSingleDose)
  }

  @Test func monthsOfAVaccinationEndOnTheSameDayOfTheMonth() throws {
    func kind(_ dose: String, _ exposure: String) throws -> IsolationPlan.Kind {
      var situation = Situation(exposure: try CalendarDate(iso8601: exposure))
      situation.vaccination = .init(lastDose: try CalendarDate(iso8601: dose))
      return try IsolationPlan(for: situation, on: today, under: GuidanceEdition.all[7]).kind
    }
    try expectEqual(kind("2021-07-15", "2022-01-14"), .precautions)
    try expectEqual(kind("2021-07-15", "2022-01-15"), .quarantine)
    try expectEqual(kind("2021-08-31", "2022-02-28"), .precautions)
    try expectEqual(kind("2021-08-31", "2022-03-01"), .quarantine)
  }

  @Test func impossibleDatesAreAnsweredWithTheirField() {
    func error(_ change: (inout Situation) -> Void) -> IsolationPlan.Error? {
      var situation = Situation()
      change(&situation)
      do throws(IsolationPlan.Error) {
        _ = try IsolationPlan(for: situation, on: today)
        return nil
      } catch { return error }
    }
    let next = day(1)
    let past = day(-9)
    let start = day(-8)
    expectEqual(error { _ in }, .nothingToCountFrom)
    expectEqual(error { $0.negativeTests = [today] }, .nothingToCountFrom)
    expectEqual(error { $0.onset = next }, .inFuture(.onset, next))
    expectEqual(error { $0.positiveTests = [past, next] }, .inFuture(.positiveTest, next))
    expectEqual(error { $0.negativeTests = [next] }, .inFuture(.negativeTest, next))
    expectEqual(error { $0.exposure = next }, .inFuture(.exposure, next))
    expectEqual(error { $0.lastFever = next }, .inFuture(.lastFever, next))
    expectEqual(error { $0.improvingSince = next }, .inFuture(.improvingSince, next))
    expectEqual(error { $0.returnOfSymptoms = next }, .inFuture(.returnOfSymptoms, next))
    expectEqual(
      error { $0.vaccination = .init(lastDose: past, booster: next) }, .inFuture(.vaccination, next)
    )
    expectEqual(
      error {
        $0.onset = start
        $0.improvingSince = past
      }, .beforeIllness(.improvingSince, past))
    expectEqual(
      error {
        $0.onset = start
        $0.returnOfSymptoms = past
      }, .beforeIllness(.returnOfSymptoms, past))
    expectEqual(error { $0.returnOfSymptoms = past }, .beforeIllness(.returnOfSymptoms, past))
  }

  private func plan(
    under edition: (Int, Int, Int), onset: (Int, Int, Int), improving: Int, tests: [Int]
  ) throws -> IsolationPlan {
    let zero = try CalendarDate(onset.0, onset.1, onset.2)
    let date = try CalendarDate(edition.0, edition.1, edition.2)
    let rules = try #require(GuidanceEdition.inForce(on: date))
    expectEqual(rules.firstDay, date)
    var situation = IsolationPlan.Situation(
      onset: zero, positiveTests: tests.map { zero.advanced(by: $0) })
    situation.improvingSince = zero.advanced(by: improving)
    let today = zero.advanced(by: max(12, tests.max() ?? 0))
    return try IsolationPlan(for: situation, on: today, under: rules)
  }

  @Test func theDayOfATestDoesNotMoveTheFirstDayOfAnIllness() throws {
    let late = try plan(under: (2020, 7, 17), onset: (2020, 8, 1), improving: 2, tests: [11])
    expect(late.origin == .onset && late.day == 12)
    try expectEqual(late.notes, [.positiveTestAfterIsolation(CalendarDate(2020, 8, 12))])
    for test in 0...12 {
      let mild = try plan(under: (2022, 8, 11), onset: (2022, 9, 1), improving: 2, tests: [test])
      expect(mild.origin == .onset && mild.day == 12 && mild.lastDayNumber == 5, "\(test)")
    }
    for test in 6...10 {
      let longer = try plan(under: (2021, 12, 27), onset: (2022, 1, 1), improving: 2, tests: [test])
      expect(longer.origin == .onset && longer.lastDayNumber == 10, "\(test)")
      expect(longer.milestones.contains { $0.reason == .laterPositiveTest })
    }
    let new = try plan(under: (2022, 8, 11), onset: (2022, 9, 1), improving: 2, tests: [3, 100])
    expect(new.origin == .positiveTest && new.day == 0)
  }
}
