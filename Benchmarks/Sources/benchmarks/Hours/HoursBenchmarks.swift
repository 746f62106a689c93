import BenchmarkHarness
import HealthDomain

/// The benchmarks of opening hours; the size is the number of questions.
///
/// Each is timed for the weeks of shops, which have two or three rules, and for texts with a rule for
/// each of 200 dates, so that the growth with the rules shows.
var hoursBenchmarks: [Benchmark] {
  HoursInput.Rules.allCases.flatMap { rules in
    [
      Benchmark("hours/read/\(rules.rawValue)", sizes: .smallDecades) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursReadingWorkload(input: input), reference: PlainHoursReadingWorkload(input: input))
      },
      Benchmark("hours/state/\(rules.rawValue)", sizes: .smallDecades) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursStateWorkload(input: input), reference: PlainHoursStateWorkload(input: input))
      },
      Benchmark("hours/change/\(rules.rawValue)", sizes: .smallDecades) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursChangeWorkload(input: input),
          reference: MinuteStepsWorkload(input: input, questions: context.isQuick ? 3 : 100))
      },
    ]
  }
}

/// A hundred texts, and questions about them in turn, each at its own time of 2026.
struct HoursInput {
  enum Rules: String, CaseIterable {
    case week
    case dates = "200-dates"
  }

  let texts: [String]
  let hours: [OpeningHours]
  let plain: [PlainHours]
  let times: [LocalDateTime]

  init(_ rules: Rules, questions: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    plain = (0..<100).map { _ in
      switch rules {
      case .week: PlainHours(ofWeek: &generator)
      case .dates: PlainHours(ofDates: 200, &generator)
      }
    }
    texts = plain.map(\.text)
    hours = try texts.map { try OpeningHours($0) }
    let start = try LocalDateTime(CalendarDate(2026, 1, 1), minuteOfDay: 0)
    times = (0..<questions).compactMap { _ in
      start.adding(minutes: generator.next(below: 365 * 1440))
    }
  }
}

/// Reads texts; an operation is a text.
struct HoursReadingWorkload: Workload {
  let input: HoursInput

  var operations: Int { input.times.count }

  func run(_ count: Int) -> Int {
    var rules = 0
    for number in 0..<count {
      let hours = try? OpeningHours(input.texts[number % input.texts.count])
      rules += hours?.warnings.isEmpty == true ? 1 : 0
    }
    return rules
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      let hours = try? OpeningHours(input.texts[number % input.texts.count])
      digest.add(hours?.state(at: input.times[number]).isOpen == true ? 1 : 0)
    }
    return digest.sum
  }
}

/// Takes the texts apart at their signs.
struct PlainHoursReadingWorkload: Workload {
  let input: HoursInput

  var operations: Int { input.times.count }

  func run(_ count: Int) -> Int {
    var texts = 0
    for number in 0..<count {
      texts += PlainHours(input.texts[number % input.texts.count]) == nil ? 0 : 1
    }
    return texts
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      let hours = PlainHours(input.texts[number % input.texts.count])
      digest.add(hours?.isOpen(at: input.times[number]) == true ? 1 : 0)
    }
    return digest.sum
  }
}

/// Asks whether a place is open; an operation is a question.
struct HoursStateWorkload: Workload {
  let input: HoursInput

  var operations: Int { input.times.count }

  private func isOpen(_ number: Int) -> Bool {
    input.hours[number % input.hours.count].state(at: input.times[number]).isOpen
  }

  func run(_ count: Int) -> Int { (0..<count).count { isOpen($0) } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(isOpen(number) ? 1 : 0) }
    return digest.sum
  }
}

/// Looks for the last rule of the day.
struct PlainHoursStateWorkload: Workload {
  let input: HoursInput

  var operations: Int { input.times.count }

  private func isOpen(_ number: Int) -> Bool {
    input.plain[number % input.plain.count].isOpen(at: input.times[number])
  }

  func run(_ count: Int) -> Int { (0..<count).count { isOpen($0) } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(isOpen(number) ? 1 : 0) }
    return digest.sum
  }
}

/// Asks when a place opens or closes next; an operation is a question.
struct HoursChangeWorkload: Workload {
  let input: HoursInput

  var operations: Int { input.times.count }

  private func change(_ number: Int) -> Int {
    let time = input.times[number]
    let change = input.hours[number % input.hours.count].nextChange(after: time)
    return change.map { Int(time.minutes(until: $0)) } ?? 0
  }

  func run(_ count: Int) -> Int { (0..<count).count { change($0) > 0 } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(change(number)) }
    return digest.sum
  }
}

/// Steps from minute to minute until the state changes.
struct MinuteStepsWorkload: Workload {
  let input: HoursInput
  let questions: Int

  var operations: Int { min(questions, input.times.count) }

  private func change(_ number: Int) -> Int {
    let time = input.times[number]
    let change = input.plain[number % input.plain.count].nextChange(after: time)
    return change.map { Int(time.minutes(until: $0)) } ?? 0
  }

  func run(_ count: Int) -> Int { (0..<count).count { change($0) > 0 } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(change(number)) }
    return digest.sum
  }
}
