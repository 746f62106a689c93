import Profiles
import TestSupport
import Testing

/// A year of a person with a phone: it shows what was planned when the app was last open, up to its own
/// limit, in three time zones, with snoozes and quiet hours.
@Suite("Reminders: a year of plans on a phone") struct ReminderYearTests {
  /// A phone that keeps 64 notices, the soonest, and shows them when their time comes.
  private struct Phone {
    private var pending: [ReminderPlan.Notice] = []
    private(set) var shown: [ReminderPlan.Notice] = []

    mutating func pass(_ plan: ReminderPlan) {
      pending = Array(plan.notices.sorted { $0.time < $1.time }.prefix(64))
    }

    mutating func wait(until time: Int64) {
      shown += pending.filter { $0.time <= time }
      pending.removeAll { $0.time <= time }
    }
  }

  /// A medicine: its rule, and whether a day since the first one has a dose at a minute of the day.
  private struct Medicine {
    let id: String
    let pattern: ReminderRule.Pattern
    let minute: Int
    let hasDose: (_ day: CalendarDate) -> Bool

    /// The doses after one instant and up to another, day by day.
    func doses(_ range: Range<Int64>, _ clock: UTCOffsetTable) throws -> [Int64] {
      var doses: [Int64] = []
      var day = try #require(clock.date(at: range.lowerBound - 86_400))
      let last = try #require(clock.date(at: range.upperBound + 86_400))
      while day <= last {
        let time = clock.instant(of: try LocalDateTime(day, minuteOfDay: minute))
        if hasDose(day), time > range.lowerBound, time <= range.upperBound { doses.append(time) }
        day = try #require(day.adding(days: 1))
      }
      return doses
    }
  }

  private func medicines(_ first: CalendarDate, minute: Int) -> [Medicine] {
    [
      Medicine(id: "pill", pattern: .daily(times: [minute]), minute: minute) { _ in true },
      Medicine(
        id: "pack", pattern: .everyDays(28, from: first, on: Set(1...21), times: [1410]),
        minute: 1410
      ) { first.days(until: $0) >= 0 && first.days(until: $0) % 28 < 21 },
      Medicine(
        id: "injection", pattern: .everyDays(84, from: first, times: [540]), minute: 540
      ) { first.days(until: $0) >= 0 && first.days(until: $0) % 84 == 0 },
      Medicine(id: "monthly", pattern: .everyMonths(1, from: first, times: [600]), minute: 600) {
        $0 >= first && $0.day == first.day
      },
    ]
  }

  @Test(arguments: LongTest.seeds(200, small: 2))
  func everyDoseComesOnce(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let clocks = [
      try OffsetSamples.newYork(), try OffsetSamples.losAngeles(), try OffsetSamples.phoenix(),
    ]
    let start = try OffsetSamples.utc("2026-01-01T17:00")
    let end = start + Int64(LongTest.isSmall ? 120 : 365) * 86_400
    let quiet = try ReminderRule.QuietHours(from: 22 * 60, to: 7 * 60)
    let medicines = medicines(
      try CalendarDate(2026, 1, 2), minute: .random(in: 0..<1440, using: &generator))
    var rules = try medicines.map { try ReminderRule($0.id, .prescription, $0.pattern) }
    rules.append(try ReminderRule("water", .water, .everyHours(1, from: 480, to: 1200)))
    rules.append(try ReminderRule("log", .cycleLog, .daily(times: [23 * 60])))
    // The pill and the pack are on the clock at home, the others on that of the place.
    let homes = ["pill": clocks[0], "pack": clocks[0]]
    var (now, phone, snoozes) = (start, Phone(), 0)
    var due: [String: [Int64]] = [:]
    while now < end {
      let clock = clocks[Int.random(in: 0..<3, using: &generator)]
      phone.pass(ReminderPlan(for: rules, at: now, in: clock, clocks: homes, quietHours: quiet))
      let next = min(now + .random(in: 3_600...10 * 86_400, using: &generator), end)
      for medicine in medicines {
        due[medicine.id, default: []] += try medicine.doses(
          now..<next, homes[medicine.id] ?? clock)
      }
      phone.wait(until: next)
      now = next
      // Who opens the app at a notice may be busy.
      if let notice = phone.shown.last(where: { $0.ruleID == "pill" }), notice.time > now - 7_200,
        notice.occurrences == [notice.time]
      {
        try rules[0].snooze(notice.time, until: now + 1_800)
        snoozes += 1
      }
    }
    for medicine in medicines {
      let (id, doses) = (medicine.id, try #require(due[medicine.id]))
      let told = phone.shown.filter { $0.ruleID == id }.flatMap(\.occurrences)
      expectEqual(Set(told), Set(doses), "\(id), seed \(seed)")
      // A dose is told again after a snooze alone.
      expect(told.count - Set(told).count <= (id == "pill" ? snoozes : 0), "\(id), seed \(seed)")
      guard let home = homes[id] else { continue }
      // Each is that of another day at home, on which the medicine is to be taken.
      let days = Set(told.compactMap { home.date(at: $0) })
      expect(days.count == Set(told).count && days.allSatisfy(medicine.hasDose), "\(id)")
    }
    expect(phone.shown.contains { $0.ruleID == "water" } && due["injection"]?.isEmpty == false)
  }
}
