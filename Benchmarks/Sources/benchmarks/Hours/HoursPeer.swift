import BenchmarkHarness
import BlackHole
import Foundation
import HealthDomain

/// The workload of the peers that read opening hours, on a file with a text a line.
///
/// Prints a line a text: the nanoseconds that a reading, a state, and a next change take, the median of
/// nine runs; the states at the question times, and the minutes from each of them to the next change.
/// The line of a text that cannot be read has only a dash. After `states`, it prints the states and the
/// normal form of each text; after `read`, only how many texts of a file are read.
let hoursPeer = PeerWorkload("hours", usage: "[read|states] <texts>") {
  operands, options, console in
  guard let path = operands.last,
    operands.count == 1 || operands == ["read", path] || operands == ["states", path]
  else {
    throw ProgramError(.usage, "peer hours needs one file")
  }
  guard let file = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw ProgramError(.noInput, "\(path) cannot be read")
  }
  if operands.first == "read" { return console.write(sharesRead(ofCountedTexts: file)) }
  let times = try hoursQuestionTimes()
  for line in file.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
    let text = String(line)
    guard let hours = try? OpeningHours(text) else {
      console.write("-\n")
      continue
    }
    if operands.count == 2 {
      let states = times.map { hours.state(at: $0).kind.letter }.joined()
      console.write("\(states)\t\(hours)\n")
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

/// The texts that are read, and their uses, of each kind and in all: with names in English, and with names
/// in all languages.
///
/// A line of the file has a kind, the number of uses, and a text, with tabs between them; the first line
/// is a header.
private func sharesRead(ofCountedTexts file: String) -> String {
  struct Share {
    var texts = (all: 0, english: 0, anyLanguage: 0)
    var uses = (all: 0, english: 0, anyLanguage: 0)
  }
  var shares: [String: Share] = [:]
  for line in file.split(separator: "\n").dropFirst() {
    let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let uses = Int(fields[1]) else { continue }
    let text = String(fields[2])
    let isEnglish = (try? OpeningHours(text)) != nil
    let isRead = (try? OpeningHours(text, languages: OpeningHours.Language.all)) != nil
    for kind in [String(fields[0]), "together"] {
      shares[kind, default: Share()].texts.all += 1
      shares[kind, default: Share()].uses.all += uses
      shares[kind, default: Share()].texts.english += isEnglish ? 1 : 0
      shares[kind, default: Share()].uses.english += isEnglish ? uses : 0
      shares[kind, default: Share()].texts.anyLanguage += isRead ? 1 : 0
      shares[kind, default: Share()].uses.anyLanguage += isRead ? uses : 0
    }
  }
  func percent(_ part: Int, of all: Int) -> String {
    String(format: "%.1f %%", 100 * Double(part) / Double(max(all, 1)))
  }
  return shares.sorted { $0.key < $1.key }.map { kind, share in
    """
    \(kind)\t\(share.texts.all) texts, read \(share.texts.english), \
    in all languages \(share.texts.anyLanguage)\t\(share.uses.all) uses, \
    read \(percent(share.uses.english, of: share.uses.all)), \
    in all languages \(percent(share.uses.anyLanguage, of: share.uses.all))

    """
  }.joined()
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
