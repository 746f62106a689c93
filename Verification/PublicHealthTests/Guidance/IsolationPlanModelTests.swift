import PublicHealth
import TestSupport
import Testing

/// Every edition, day by day, against a second writing of the guidance.
@Suite("Isolation plan: comparison with a second implementation") struct IsolationPlanModelTests {
  private typealias Person = PlainGuidance.Person

  private let zero: CalendarDate
  init() throws { zero = try CalendarDate(2021, 7, 1) }

  private func day(_ number: Int) -> CalendarDate {
    zero.adding(days: number) ?? zero
  }

  /// The person's knowledge on a day.
  private func situation(_ person: Person, on today: Int) -> IsolationPlan.Situation {
    func known(_ number: Int?) -> CalendarDate? {
      number.flatMap { $0 <= today ? $0 : nil }.map(day)
    }
    var result = IsolationPlan.Situation()
    result.positiveTests = [zero]
    if person.isSymptomatic { result.onset = zero }
    if let test = known(person.laterPositive) { result.positiveTests.append(test) }
    result.severity = person.severity
    result.hasWeakenedImmuneSystem = person.isWeakened
    result.lastFever = known(person.fever)
    result.improvingSince = known(person.improving)
    result.returnOfSymptoms = known(person.returned)
    return result
  }

  private func check(_ person: Person, _ number: Int, days: ClosedRange<Int>) throws {
    let edition = GuidanceEdition.all[number]
    let model = PlainGuidance(edition: number)
    for today in days {
      let plan = try IsolationPlan(
        for: situation(person, on: today), on: day(today), under: edition)
      expectEqual(
        (plan.stage == .home), model.isIllAtHome(person, on: today),
        "\(number), \(today), \(person)")
      if !plan.waitsForImprovement, let last = plan.lastDayAtHome {
        expectEqual((plan.day <= plan.lastDayNumber ?? -1), day(today) <= last)
      }
      let mask = plan.milestones.contains { $0.action == .mask && $0.last >= plan.today }
      expectEqual(mask, model.hasMask(on: plan.day))
    }
  }

  @Test(arguments: GuidanceEdition.all.indices)
  func daysAtHomeAgree(edition: Int) throws {
    for severity in IsolationPlan.Severity.allCases {
      for isWeakened in [false, true] {
        for isSymptomatic in [false, true] {
          let person = Person(
            isSymptomatic: isSymptomatic, severity: severity, isWeakened: isWeakened, improving: 2)
          try check(person, edition, days: 0...23)
        }
      }
    }
  }

  @Test(arguments: GuidanceEdition.all.indices)
  func feverAndSymptomsAgree(edition: Int) throws {
    for fever in [nil, 0, 2, 4, 5, 7, 9, 10] as [Int?] {
      for improving in [nil, 0, 4, 5, 6, 10] as [Int?] {
        try check(Person(fever: fever, improving: improving), edition, days: 0...14)
      }
      try check(Person(isSymptomatic: false, fever: fever), edition, days: 0...14)
    }
  }

  @Test(arguments: GuidanceEdition.all.indices)
  func laterTestsAndReturningSymptomsAgree(edition: Int) throws {
    for number in 1...12 {
      try check(Person(improving: 1, laterPositive: number), edition, days: 0...13)
      try check(Person(improving: 0, returned: number), edition, days: 0...26)
      try check(
        Person(improving: number + 2, returned: number), edition, days: 0...26)
    }
  }

  @Test(arguments: GuidanceEdition.all.indices)
  func exposuresAgree(edition number: Int) throws {
    let model = PlainGuidance(edition: number)
    // Three months before 1 July are 91 days, two are 61, and six are 181.
    let doses: [PlainGuidance.Doses?] =
      [nil]
      + [-1, 0, 13, 14, 15, 60, 61, 62, 89, 92, 180, 181, 182].map { PlainGuidance.Doses(last: $0) }
      + [60, 61, 62].map { PlainGuidance.Doses(last: $0, isSingle: true) }
      + [-1, 0, 1].map { PlainGuidance.Doses(last: 300, booster: $0) }
    for dose in doses {
      for negative in LongTest.values([-40, 2, 5, -1, 3, 6, nil] as [Int?], small: 5) {
        for today in stride(from: 6, through: 16, by: LongTest.size(1, small: 10)) {
          var situation = IsolationPlan.Situation(exposure: zero)
          situation.negativeTests = negative.map { [day($0)] } ?? []
          situation.vaccination = dose.map {
            .init(
              lastDose: day(-$0.last), isSingleDose: $0.isSingle,
              booster: $0.booster.map { day(-$0) })
          }
          let plan = try IsolationPlan(
            for: situation, on: day(today), under: GuidanceEdition.all[number])
          for shown in 0...16 {
            let date = day(shown)
            let actions = plan.milestones.filter {
              $0.first <= date && date <= $0.last && $0.reason != .negativeTest
                || $0.action == .mask && date <= $0.last
            }
            expectEqual(
              Set(actions.map(\.action)), model.exposed(dose, negative: negative, on: shown),
              "\(number) \(shown) \(String(describing: dose)) \(String(describing: negative))")
          }
        }
      }
    }
  }

  @Test func aNegativeTestAllowsAnEarlierEnd() throws {
    let edition = GuidanceEdition.all[3]
    // The last day with each test: never before day 7, and never later than without a test.
    let expected = [4: nil, 5: 7, 6: 7, 7: 7, 8: 8, 9: 9, 10: nil] as [Int: Int?]
    for (test, last) in expected {
      let plan = try IsolationPlan(
        for: .init(negativeTests: [day(test)], exposure: zero), on: day(10), under: edition)
      let early = plan.milestones.first { $0.reason == .negativeTest }
      expectEqual(early?.last, last.map(day))
      expectEqual(plan.notes.isEmpty, test >= 5)
    }
  }
}
