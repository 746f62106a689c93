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

  /// A test long after everything else is of a new illness, whatever the earlier one was.
  @Test(arguments: LongTest.seeds(10, small: 6))
  func aTestLongAfterwardGivesThePlanOfItself(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 3000)
    for _ in 0..<40 {
      let start = try CalendarDate(2021, 3, Int.random(in: 1...31, using: &generator))
      func day(_ number: Int) -> CalendarDate { start.advanced(by: number) }
      let test = day(.random(in: 100...120, using: &generator))
      let today = test.advanced(by: .random(in: 0...8, using: &generator))
      var situation = Situation(positiveTests: [test])
      let alone = situation
      situation.improvingSince = day(8)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: situation.onset = day(.random(in: 0...3, using: &generator))
      case 1: situation.positiveTests += [day(0), day(.random(in: 0...9, using: &generator))]
      default:
        situation.onset = day(0)
        situation.returnOfSymptoms = day(.random(in: 5...8, using: &generator))
      }
      for edition in GuidanceEdition.all {
        let plan = try Self.plan(situation, today, edition).get()
        let expected = try Self.plan(alone, today, edition).get()
        expect(plan.origin == .positiveTest && plan.milestones == expected.milestones)
        expect(plan.dayZero == test && plan.lastDayAtHome == expected.lastDayAtHome)
      }
    }
  }

  @Test(arguments: LongTest.seeds(10, small: 6))
  func anExposureEndsNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 4000)
    var open = 0
    for _ in 0..<100 {
      let onset = try CalendarDate(2021, 3, Int.random(in: 1...31, using: &generator))
      func day(_ range: ClosedRange<Int>) -> CalendarDate {
        onset.advanced(by: .random(in: range, using: &generator))
      }
      var situation = Situation(onset: onset)
      situation.severity = IsolationPlan.Severity.allCases.randomElement(using: &generator) ?? .mild
      situation.improvingSince = day(0...5)
      situation.lastFever = Bool.random(using: &generator) ? day(0...3) : nil
      let today = day(5...12)
      let exposure = day(1...5)
      for edition in GuidanceEdition.all {
        let before = try Self.plan(situation, today, edition).get()
        var exposed = situation
        exposed.exposure = exposure
        let after = try Self.plan(exposed, today, edition).get()
        for milestone in before.milestones where milestone.last >= today {
          open += after.origin == .exposure ? 1 : 0
          expect(
            after.stage == .home
              || after.milestones.contains {
                $0.action == milestone.action && $0.last >= milestone.last
              }, "\(milestone.action)")
        }
      }
    }
    expect(open > 10)
  }

  @Test func aReturnBeforeTheFirstSymptomsIsNone() throws {
    let today = try CalendarDate(2022, 9, 10)
    for edition in GuidanceEdition.all {
      for number in 1...9 {
        var situation = Situation(
          onset: today.advanced(by: -2), positiveTests: [today.advanced(by: -10)])
        situation.returnOfSymptoms = today.advanced(by: -number)
        let plan = try Self.plan(situation, today, edition).get()
        expectEqual(plan.stage, .home)
        let returned = edition.isolation.startsAgain && number < 3
        expectEqual(plan.day, returned ? number : 2)
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
