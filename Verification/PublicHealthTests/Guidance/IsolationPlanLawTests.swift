import PublicHealth
import TestSupport
import Testing

/// Laws of every plan, for situations that nobody would write down.
@Suite("Isolation plan: laws") struct IsolationPlanLawTests {
  private typealias Situation = IsolationPlan.Situation

  /// A situation around a day, with any of the dates, in any order.
  private static func situation(
    before today: CalendarDate, _ generator: inout SeededGenerator
  ) -> Situation {
    func date() -> CalendarDate? {
      guard Bool.random(using: &generator) else { return nil }
      // Rarely in the future.
      return today.adding(days: -Int.random(in: -1...28, using: &generator))
    }
    func dates() -> [CalendarDate] {
      (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in date() }
    }
    var result = Situation(
      onset: date(), positiveTests: dates(), negativeTests: dates(), exposure: date())
    result.severity =
      IsolationPlan.Severity.allCases.randomElement(using: &generator) ?? .mild
    result.hasWeakenedImmuneSystem = Bool.random(using: &generator)
    result.lastFever = date()
    result.improvingSince = date()
    result.returnOfSymptoms = date()
    result.vaccination = date().map {
      .init(lastDose: $0, isSingleDose: Bool.random(using: &generator), booster: date())
    }
    return result
  }

  private static func plan(
    _ situation: Situation, _ today: CalendarDate, _ edition: GuidanceEdition
  ) -> Result<IsolationPlan, IsolationPlan.Error> {
    do throws(IsolationPlan.Error) {
      return .success(try IsolationPlan(for: situation, on: today, under: edition))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: LongTest.seeds(20, small: 6))
  func aPlanHasItsShape(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var plans = 0
    for _ in 0..<60 {
      let today = try CalendarDate(2021, 3, Int.random(in: 1...31, using: &generator))
      let situation = Self.situation(before: today, &generator)
      for edition in GuidanceEdition.all {
        guard case .success(let plan) = Self.plan(situation, today, edition) else { continue }
        plans += 1
        expect(plan.dayZero <= today && plan.day >= 0)
        expectEqual(plan.milestones.map(\.last), plan.milestones.map(\.last).sorted())
        expect(plan.milestones.allSatisfy { plan.dayZero <= $0.first && $0.first <= $0.last })
        let home = plan.milestones.filter { $0.action == .stayHome }
        expectEqual(home.map(\.last), plan.lastDayAtHome.map { [$0] } ?? [])
        expect(plan.kind != .precautions || home.isEmpty && !plan.waitsForImprovement)
        if let last = plan.lastDayAtHome {
          expectEqual(plan.lastDayNumber, plan.dayZero.days(until: last))
        }
        expectEqual((plan.stage == .over), !plan.waitsForImprovement && plan.nextMilestone == nil)
        // A plan never ends at home before a fever or an improvement that it counts.
        if plan.kind == .isolation, let fever = situation.lastFever, fever >= plan.dayZero {
          expect(plan.lastDayAtHome.map { $0 > fever } ?? plan.waitsForImprovement)
        }
        let lines = IsolationPlan.Messages().lines(for: plan)
        expectEqual(lines.last, GuidanceEdition.disclaimer)
        expect(lines.allSatisfy { !$0.isEmpty && !$0.contains("{") })
      }
    }
    expect(plans > 100)
  }

  @Test(arguments: LongTest.seeds(10, small: 6))
  func theOrderOfTestsDoesNotMatter(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1000)
    for _ in 0..<60 {
      let today = try CalendarDate(2022, 1, Int.random(in: 1...31, using: &generator))
      var situation = Self.situation(before: today, &generator)
      let plans = GuidanceEdition.all.map { try? Self.plan(situation, today, $0).get() }
      situation.positiveTests.reverse()
      situation.negativeTests.reverse()
      expectEqual(GuidanceEdition.all.map { try? Self.plan(situation, today, $0).get() }, plans)
    }
  }

  @Test(arguments: 0..<10)
  func theDaysOfTheCalendarDoNotMatterExceptForMonths(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 2000)
    let today = try CalendarDate(2021, 3, 20)
    for _ in 0..<40 {
      var copy = generator
      var situation = Self.situation(before: today, &generator)
      let shift = Int.random(in: 1...3000, using: &generator)
      let later = try #require(today.adding(days: shift))
      var moved = Self.situation(before: later, &copy)
      situation.vaccination = nil
      moved.vaccination = nil
      for edition in GuidanceEdition.all {
        switch (Self.plan(situation, today, edition), Self.plan(moved, later, edition)) {
        case (.success(let plan), .success(let other)):
          expectEqual(plan.dayZero.adding(days: shift), other.dayZero)
          expectEqual(plan.milestones.map(\.action), other.milestones.map(\.action))
          expectEqual(
            plan.milestones.map { $0.last.adding(days: shift) }, other.milestones.map(\.last))
          expect(plan.notes.count == other.notes.count && plan.stage == other.stage)
        case (.failure(let error), .failure(let other)):
          expectEqual("\(error)", "\(other)")
        case (.success, .failure), (.failure, .success):
          Issue.record("A plan on one day, and none \(shift) days later.")
        }
      }
    }
  }

  @Test func thousandsOfTestsGetAPlan() throws {
    let today = try CalendarDate(2022, 1, 10)
    let situation = Situation(
      onset: today.adding(days: -5),
      positiveTests: (0..<5000).map { today.adding(days: -($0 % 5)) ?? today },
      negativeTests: (0..<5000).map { today.adding(days: -($0 % 5)) ?? today })
    let plan = try IsolationPlan(for: situation, on: today)
    expectEqual(plan.notes.count, 5000)
  }
}
