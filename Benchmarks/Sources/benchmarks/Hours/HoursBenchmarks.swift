import BenchmarkHarness
import HealthDomain

/// The benchmarks of opening hours; the size is the number of questions.
///
/// Each is timed for the weeks of shops, which have two or three rules, and for texts with a rule for
/// each of 200 dates, so that the growth with the rules shows. Each of these is read once, because reading
/// it takes a millisecond.
var hoursBenchmarks: [Benchmark] {
  HoursInput.Rules.allCases.flatMap { rules in
    let readings = rules == .week ? Benchmark.Sizes.smallDecades : .fixed(100)
    return [
      Benchmark("hours/read/\(rules.rawValue)", sizes: readings) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursReadingWorkload<OpeningHours>(input),
          reference: HoursReadingWorkload<PlainHours>(input))
      },
      Benchmark("hours/state/\(rules.rawValue)", sizes: .smallDecades) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursStateWorkload<OpeningHours>(input), reference: HoursStateWorkload<PlainHours>(input))
      },
      Benchmark("hours/change/\(rules.rawValue)", sizes: .smallDecades) { context, size in
        let input = try HoursInput(rules, questions: size, seed: context.seed)
        return Benchmark.Case(
          HoursChangeWorkload<OpeningHours>(input),
          reference: HoursChangeWorkload<PlainHours>(input, atMost: context.isQuick ? 3 : 100))
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
  let times: [LocalDateTime]

  init(_ rules: Rules, questions: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    texts = (0..<100).map { _ in
      switch rules {
      case .week: PlainHours(ofWeek: &generator).text
      case .dates: PlainHours(ofDates: 200, &generator).text
      }
    }
    let start = try LocalDateTime(CalendarDate(2026, 1, 1), minuteOfDay: 0)
    times = (0..<questions).compactMap { _ in
      start.adding(minutes: generator.next(below: 365 * 1440))
    }
  }
}

/// What a benchmark asks of hours, those of the package and the plain ones.
protocol BenchmarkedHours {
  init?(reading text: String)
  func isOpen(at time: LocalDateTime) -> Bool
  func change(after time: LocalDateTime) -> LocalDateTime?
}

extension OpeningHours: BenchmarkedHours {
  init?(reading text: String) {
    guard let hours = try? OpeningHours(text) else { return nil }
    self = hours
  }

  func isOpen(at time: LocalDateTime) -> Bool { state(at: time).isOpen }

  func change(after time: LocalDateTime) -> LocalDateTime? { nextChange(after: time) }
}

extension PlainHours: BenchmarkedHours {}

/// Reads texts; an operation is a text.
struct HoursReadingWorkload<Hours: BenchmarkedHours>: Workload {
  let texts: [String]
  let times: [LocalDateTime]

  init(_ input: HoursInput) {
    (texts, times) = (input.texts, input.times)
  }

  var operations: Int { times.count }

  private func hours(_ number: Int) -> Hours? { Hours(reading: texts[number % texts.count]) }

  func run(_ count: Int) -> Int { (0..<count).count { hours($0) != nil } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      digest.add(hours(number)?.isOpen(at: times[number]) == true ? 1 : 0)
    }
    return digest.sum
  }
}

/// Asks whether a place is open; an operation is a question.
struct HoursStateWorkload<Hours: BenchmarkedHours>: Workload {
  let hours: [Hours]
  let times: [LocalDateTime]

  init(_ input: HoursInput) {
    hours = input.texts.compactMap { Hours(reading: $0) }
    times = input.times
  }

  var operations: Int { times.count }

  private func isOpen(_ number: Int) -> Bool {
    hours[number % hours.count].isOpen(at: times[number])
  }

  func run(_ count: Int) -> Int { (0..<count).count { isOpen($0) } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(isOpen(number) ? 1 : 0) }
    return digest.sum
  }
}

/// Asks when a place opens or closes next; an operation is a question.
struct HoursChangeWorkload<Hours: BenchmarkedHours>: Workload {
  let hours: [Hours]
  let times: [LocalDateTime]

  init(_ input: HoursInput, atMost count: Int = .max) {
    hours = input.texts.compactMap { Hours(reading: $0) }
    times = Array(input.times.prefix(count))
  }

  var operations: Int { times.count }

  private func minutes(_ number: Int) -> Int {
    let time = times[number]
    return hours[number % hours.count].change(after: time).map { Int(time.minutes(until: $0)) } ?? 0
  }

  func run(_ count: Int) -> Int { (0..<count).count { minutes($0) > 0 } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count { digest.add(minutes(number)) }
    return digest.sum
  }
}
