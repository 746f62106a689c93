import BenchmarkHarness
import BlackHole
import HealthDomain

/// Reminders of all civil kinds, each asked at its own time of 2026 in New York.
struct ReminderInput {
  struct Question {
    let rule: ReminderRule
    let time: Int64
    /// The days of the week, from Monday on, whose bits are set.
    let days: UInt8
    let minutes: [Int]
  }

  let clock: UTCOffsetTable
  let questions: [Question]

  init(rules count: Int, seed: UInt64) throws {
    // The changes of 2026 and of the nine years after it; the days are those of the law.
    let days: [(spring: Int64, autumn: Int64)] = [
      (20_520, 20_758), (20_891, 21_129), (21_255, 21_493), (21_619, 21_857), (21_983, 22_221),
      (22_347, 22_585), (22_718, 22_956), (23_082, 23_320), (23_446, 23_684), (23_810, 24_048),
    ]
    clock = try UTCOffsetTable(
      initial: -5 * 3600,
      changes: days.flatMap { day in
        [
          UTCOffsetTable.Change(at: 86_400 * day.spring + 7 * 3600, offset: -4 * 3600),
          UTCOffsetTable.Change(at: 86_400 * day.autumn + 6 * 3600, offset: -5 * 3600),
        ]
      })
    var generator = SplitMix64(seed: seed)
    func below(_ bound: Int) -> Int { Int(generator.next(below: UInt32(bound))) }
    questions = try (0..<count).map { number in
      let time = 60 * Int64(29_453_760 + below(525_600))
      let minutes = (0..<1 + below(3)).map { _ in below(1440) }
      let (pattern, days, slots): (ReminderRule.Pattern, UInt8, [Int])
      switch number % 3 {
      case 0: (pattern, days, slots) = (.daily(times: minutes), 127, minutes)
      case 1:
        let weekday = Weekday.allCases[below(7)]
        (pattern, days, slots) = (
          .weekly(on: [weekday], times: minutes), 1 << UInt8(weekday.rawValue - 1), minutes
        )
      default:
        let hours = 1 + below(6)
        (pattern, days, slots) = (
          .everyHours(hours, from: 480, to: 1200), 127,
          Array(stride(from: 480, through: 1200, by: 60 * hours))
        )
      }
      return Question(
        rule: try ReminderRule("\(number)", .other, pattern), time: time, days: days,
        minutes: slots)
    }
  }
}

/// Finds the next occurrence of each rule; an operation is a rule.
struct NextOccurrenceWorkload: Workload {
  let input: ReminderInput

  var operations: Int { input.questions.count }

  func run(_ count: Int) -> Int {
    var sum: Int64 = 0
    for question in input.questions.prefix(count) {
      sum &+= question.rule.nextOccurrence(after: question.time, in: input.clock) ?? 0
    }
    blackHole(sum)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for question in input.questions.prefix(count) {
      digest.add(Int(question.rule.nextOccurrence(after: question.time, in: input.clock) ?? 0))
    }
    return digest.sum
  }
}

/// Walks from minute to minute and reads the clocks, until a rule comes.
struct MinuteWalkWorkload: Workload {
  let input: ReminderInput
  let rules: Int

  var operations: Int { min(rules, input.questions.count) }

  private func next(_ question: ReminderInput.Question) -> Int64 {
    func comes(_ local: Int64) -> Bool {
      let (day, second) = local.quotientAndRemainder(dividingBy: 86_400)
      return question.days & (1 << UInt8((day + 3) % 7)) != 0
        && question.minutes.contains(Int(second / 60))
    }
    var time = question.time
    while true {
      time += 60
      let offset = Int64(input.clock.offset(at: time))
      let hourAgo = Int64(input.clock.offset(at: time - 3600))
      // In the hour after a jump, the clocks are also read as before it; a repeated hour is silent.
      if offset >= hourAgo, comes(time + offset) { return time }
      if offset > hourAgo, comes(time + hourAgo) { return time }
    }
  }

  func run(_ count: Int) -> Int {
    var sum: Int64 = 0
    for question in input.questions.prefix(count) { sum &+= next(question) }
    blackHole(sum)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for question in input.questions.prefix(count) { digest.add(Int(next(question))) }
    return digest.sum
  }
}

/// Plans the notices of all rules; an operation is a rule.
struct PlanWorkload: Workload {
  let input: ReminderInput
  private let rules: [ReminderRule]

  init(input: ReminderInput) {
    self.input = input
    rules = input.questions.map(\.rule)
  }

  var operations: Int { rules.count }

  private func plan(_ count: Int) -> ReminderPlan {
    ReminderPlan(for: Array(rules.prefix(count)), at: 1_780_000_000, in: input.clock)
  }

  func run(_ count: Int) -> Int { plan(count).notices.count }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for notice in plan(count).notices { digest.add(Int(notice.time)) }
    return digest.sum
  }
}

/// Sorts the next 61 occurrences of every rule.
struct SortedPlanWorkload: Workload {
  let input: ReminderInput

  var operations: Int { input.questions.count }

  private func times(_ count: Int) -> ArraySlice<Int64> {
    input.questions.prefix(count).flatMap { question in
      question.rule.occurrences(after: 1_780_000_000, in: input.clock).prefix(61)
    }.sorted().prefix(61)
  }

  func run(_ count: Int) -> Int { times(count).count }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for time in times(count) { digest.add(Int(time)) }
    return digest.sum
  }
}
