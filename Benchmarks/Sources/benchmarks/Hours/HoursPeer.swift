import BenchmarkHarness
import BlackHole
import Foundation
import HealthDomain

/// The workload of the peers that read opening hours, on a file with a text a line.
///
/// Prints a line a text: the nanoseconds that a reading, a state, and a next change take, the median of
/// nine runs; the states at the question times, and the minutes from each of them to the next change.
/// The line of a text that cannot be read has only a dash.
let hoursPeer = PeerWorkload("hours", usage: "<texts>") { operands, options, console in
  guard let path = operands.first, operands.count == 1 else {
    throw ProgramError(.usage, "peer hours needs one file")
  }
  guard let file = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw ProgramError(.noInput, "\(path) cannot be read")
  }
  let times = try hoursQuestionTimes()
  for line in file.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
    let text = String(line)
    guard let hours = try? OpeningHours(text) else {
      console.write("-\n")
      continue
    }
    let nanoseconds = [
      medianNanoseconds(times.count) { _ in try? OpeningHours(text) },
      medianNanoseconds(times.count) { hours.state(at: times[$0]) },
      medianNanoseconds(times.count) { hours.nextChange(after: times[$0]) },
    ].map { String(format: "%.1f", $0) }
    let states = times.map { hours.state(at: $0).kind.letter }.joined()
    let changes = times.map { time in
      hours.nextChange(after: time).map { "\(time.minutes(until: $0))" } ?? "-"
    }
    console.write((nanoseconds + [states] + changes).joined(separator: "\t") + "\n")
  }
}

/// A hundred times from 2024 on, three days, five hours, and 37 minutes apart.
private func hoursQuestionTimes() throws -> [LocalDateTime] {
  let start = try LocalDateTime(CalendarDate(2024, 1, 1), minuteOfDay: 0)
  return (0..<100).compactMap { start.adding(minutes: 4657 * $0) }
}

/// The median over nine runs of the processor time of a question, in nanoseconds.
private func medianNanoseconds<Answer>(_ count: Int, _ answer: (Int) -> Answer) -> Double {
  let times = (0..<9).map { _ in
    let watch = Stopwatch()
    for number in 0..<count { blackHole(answer(number)) }
    return watch.lap().processor / Double(count)
  }
  return times.sorted()[4]
}

extension OpeningHours.State.Kind {
  fileprivate var letter: String {
    switch self {
    case .open: "o"
    case .closed: "c"
    case .unknown: "u"
    }
  }
}
