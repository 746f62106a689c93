import PublicHealth
import TestSupport
import Testing

extension IsolationPlanTests {
  @Test func aPersonWhoDoesNotImproveStaysHome() throws {
    let plan = try IsolationPlan(for: Situation(onset: day(-30)), on: today)
    expect(plan.stage == .home && plan.waitsForImprovement && plan.lastDayAtHome == nil)
    let lines = IsolationPlan.Messages().lines(for: plan)
    expectEqual(lines[0], "Day 30")
    expectEqual(lines[2], "Stay home until your symptoms get better.")
    let early = try IsolationPlan(for: Situation(onset: day(-2)), on: today)
    expectEqual(IsolationPlan.Messages().text(forDayOf: early), "Day 2 of at least 5")
    expectEqual(
      IsolationPlan.Messages().lines(for: early)[3], "Stay home at least through 2022-09-13.")
  }

  @Test func withoutSymptomsTheNewestEditionAsksForPrecautions() throws {
    let date = try CalendarDate(2024, 3, 1)
    let plan = try IsolationPlan(for: Situation(positiveTests: [date]), on: date)
    expect(plan.kind == .precautions && plan.lastDayAtHome == nil && plan.lastDayNumber == 5)
    expectEqual(plan.milestones.map(\.action), [.precautions])
    expectEqual(plan.milestones.first?.first, date.adding(days: 1))
    let exposed = try IsolationPlan(for: Situation(exposure: date), on: date)
    expect(exposed.milestones.isEmpty && exposed.stage == .over)
    expectEqual(
      IsolationPlan.Messages().lines(for: exposed),
      [
        "Day 0", "Day 0 was 2024-03-01, the day of your exposure.",
        "You do not need to do anything now. If you feel ill, stay home.",
        "Guidance of 2024-03-01", GuidanceEdition.disclaimer,
      ])
  }

  @Test func anIllnessBeforeTheExposureDecidesUntilItIsOver() throws {
    var situation = Situation(onset: day(-20), exposure: day(-14))
    situation.improvingSince = day(-18)
    // The illness ended on day -15, so that the exposure counts, and after it a positive test.
    try expectEqual(IsolationPlan(for: situation, on: today).origin, .exposure)
    situation.positiveTests = [day(-19), day(-2), day(-1)]
    let again = try IsolationPlan(for: situation, on: today)
    expect(again.origin == .positiveTest && again.dayZero == day(-2))
    situation.positiveTests = []
    situation.exposure = day(-15)
    let ill = try IsolationPlan(for: situation, on: today)
    expect(ill.origin == .onset && ill.notes == [.exposureWhileIll(day(-15))])
  }

  @Test func symptomsCountBeforeATestUnlessTheyWereLongAgo() throws {
    var situation = Situation(onset: day(-4), positiveTests: [day(-6)])
    situation.improvingSince = day(-3)
    try expectEqual(IsolationPlan(for: situation, on: today).dayZero, day(-4))
    situation.positiveTests = [day(0)]
    situation.onset = day(-5)
    try expectEqual(IsolationPlan(for: situation, on: today).origin, .onset)
    situation.onset = day(-90)
    situation.improvingSince = day(-80)
    let late = try IsolationPlan(for: situation, on: today)
    expect(late.origin == .onset && late.notes == [.positiveTestAfterIsolation(day(0))])
    situation.onset = day(-91)
    try expectEqual(IsolationPlan(for: situation, on: today).origin, .positiveTest)
    situation.positiveTests = [day(-91), day(0)]
    try expectEqual(IsolationPlan(for: situation, on: today).dayZero, day(0))
    // Symptoms that never improved are still the same illness.
    situation.improvingSince = nil
    try expectEqual(IsolationPlan(for: situation, on: today).origin, .onset)
  }

  @Test func aHostReplacesEveryText() throws {
    var messages = IsolationPlan.Messages()
    messages.date = { "\($0.day)." }
    messages.dayOfDays = "Tag {day} von {days}"
    messages.origins = [:]
    messages.reasons[.negativeTest] = "Test negativ"
    messages.actions[.stayHomeAtLeast] = "Zu Hause bis {last}"
    messages.edition = "Regeln vom {date}"
    messages.disclaimer = "Kein Rat."
    let plan = try IsolationPlan(
      for: Situation(negativeTests: [day(-1)], exposure: day(-6)), on: today,
      under: GuidanceEdition.all[3])
    let lines = messages.lines(for: plan)
    expectEqual(lines.prefix(3), ["Tag 6 von 14", "Zu Hause bis 11.", "Test negativ"])
    expectEqual(lines.suffix(2), ["Regeln vom 2.", "Kein Rat."])
    expectEqual(messages.reasons.count, IsolationPlan.Reason.allCases.count)
    expectEqual(messages.actions.count, IsolationPlan.Action.allCases.count)
  }

  @Test func aTestOnOneDayIsAskedForUntilItIsTaken() throws {
    var situation = Situation(exposure: day(-5))
    let messages = IsolationPlan.Messages()
    let plan = try IsolationPlan(for: situation, on: today)
    expect(messages.lines(for: plan).contains("Take a test on 2022-09-11."))
    let vaccinated = IsolationPlan.Vaccination(lastDose: day(-60))
    situation.vaccination = vaccinated
    let earlier = try IsolationPlan(for: situation, on: today, under: GuidanceEdition.all[6])
    expect(messages.lines(for: earlier).contains("Take a test between 2022-09-08 and 2022-09-10."))
    situation.negativeTests = [day(-2)]
    let tested = try IsolationPlan(for: situation, on: today, under: GuidanceEdition.all[6])
    expectEqual(tested.milestones.map(\.action), [.mask, .watch])
    expectEqual(tested.nextMilestone?.action, .watch)
  }

  @Test func aSevereIllnessNeedsADoctor() throws {
    let edition = GuidanceEdition.all[7]
    var situation = Situation(onset: day(-12))
    situation.severity = .severe
    situation.improvingSince = day(-9)
    let plan = try IsolationPlan(for: situation, on: today, under: edition)
    expect(plan.lastDayNumber == 20 && plan.notes == [.askDoctor])
    let home = plan.milestones.filter { $0.action == .stayHome || $0.action == .stayHomeAtLeast }
    expectEqual(home.map(\.reason), [.severity, .doctor])
    expectEqual(home.map(\.last), [day(-2), day(8)])
  }

  @Test func whatAPlanCannotUseIsSaid() throws {
    var situation = Situation(
      onset: day(-20), positiveTests: [day(-20), day(-1)],
      negativeTests: [day(-40), day(-12)])
    situation.improvingSince = day(-18)
    let plan = try IsolationPlan(for: situation, on: today)
    expectEqual(
      plan.notes, [.positiveTestAfterIsolation(day(-1)), .negativeTestWhileIll(day(-12))])
    situation.returnOfSymptoms = day(-3)
    let old = try IsolationPlan(for: situation, on: today, under: GuidanceEdition.all[3])
    expect(old.stage == .home && old.origin == .onset)
    expectEqual(old.notes.first, .returnOfSymptomsNotCovered(day(-3)))
    let messages = IsolationPlan.Messages()
    expect(
      (plan.notes + old.notes + [
        .askDoctor, .exposureWhileIll(today), .negativeTestTooEarly(today),
      ])
      .allSatisfy { !messages.text(for: $0).contains("{") && !messages.text(for: $0).isEmpty })
  }

  @Test func bothEndsOfTheCalendarGetAnAnswer() throws {
    for edition in GuidanceEdition.all {
      for date in [CalendarDate.earliest, .latest] {
        for situation in [
          Situation(onset: date), Situation(positiveTests: [date]), Situation(exposure: date),
        ] {
          do throws(IsolationPlan.Error) {
            let plan = try IsolationPlan(for: situation, on: .latest, under: edition)
            expectEqual(plan.dayZero, date)
          } catch {
            expect(error == .beyondCalendar && date == .latest)
          }
        }
      }
    }
    expectThrows(IsolationPlan.Error.noGuidance(.earliest)) {
      try IsolationPlan(for: Situation(onset: .earliest), on: .earliest)
    }
    expectThrows(IsolationPlan.Error.beyondCalendar) {
      try IsolationPlan(
        for: Situation(exposure: .latest), on: .latest, under: GuidanceEdition.all[0])
    }
  }

  @Test func nothingPrivateIsPrinted() throws {
    var situation = Situation(onset: day(-3), exposure: day(-1))
    situation.vaccination = .init(lastDose: day(-99))
    let plan = try IsolationPlan(for: situation, on: today)
    let error = IsolationPlan.Error.inFuture(.onset, today)
    let values =
      [
        situation, plan, plan.milestones, plan.notes, error, situation.vaccination as Any,
      ] as [Any]
    for value in values { expect(!String(describing: value).contains { $0.isNumber }) }
    var dumped = ""
    dump([plan.notes as Any, situation, plan, plan.milestones, error], to: &dumped)
    expect(!dumped.contains("2022") && !dumped.contains("daysSinceEpoch"))
    for field in IsolationPlan.Field.allCases {
      expect(!"\(IsolationPlan.Error.inFuture(field, today))".contains { $0.isNumber })
    }
  }
}
