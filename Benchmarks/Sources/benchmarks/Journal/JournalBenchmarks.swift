import BenchmarkHarness
import BlackHole
import Essentials
import Foundation
import HealthDomain

/// The benchmarks of a journal; the size is the number of entries.
var journalBenchmarks: [Benchmark] {
  JournalTask.allCases.map { task in
    Benchmark("journal/query/\(task.rawValue)", sizes: .smallDecades) { context, size in
      let input = try JournalInput(entries: size, seed: context.seed)
      return Benchmark.Case(
        JournalQueryWorkload(input: input, task: task),
        reference: PlainJournalQueryWorkload(input: input, task: task))
    }
  } + [
    Benchmark("journal/export/html", sizes: .smallDecades) { context, size in
      let input = try JournalInput(entries: size, seed: context.seed)
      return Benchmark.Case(
        JournalPageWorkload(input: input), reference: PlainJournalPageWorkload(input: input))
    },
    Benchmark("journal/save/entries", sizes: .decades) { context, size in
      let input = try JournalInput(entries: size, seed: context.seed)
      return Benchmark.Case(
        JournalSaveWorkload(input: input), reference: PlainJournalSaveWorkload(input: input))
    },
  ]
}

/// What a person looks for.
enum JournalTask: String, CaseIterable {
  /// A word that few entries have.
  case rareWord = "rare-word"
  /// Two words that many entries have.
  case commonWords = "common-words"
  /// The entries of a day.
  case day
  /// Who was met in the 48 hours before a time.
  case exposures
}

/// Queries of a journal; an operation is a query for at most 20 entries.
struct JournalQueryWorkload: Workload {
  let input: JournalInput
  let task: JournalTask

  var operations: Int { 100 }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      let entry = input.entry(number)
      switch task {
      case .rareWord: add(HealthJournal.Query(text: "w\(4_999 + 7 * number)"), &digest)
      case .commonWords: add(HealthJournal.Query(text: "cough slept"), &digest)
      case .day:
        add(HealthJournal.Query(dates: entry.time.date...entry.time.date), &digest)
      case .exposures:
        for contact in input.journal.exposures(before: entry.time).contacts {
          digest.add(contact.start.minuteOfDay)
        }
      }
    }
    return digest.sum
  }

  private func add(_ query: HealthJournal.Query, _ digest: inout ListingDigest) {
    for entry in input.journal.entries(matching: query, limit: 20) {
      digest.add(Int(truncatingIfNeeded: entry.id.number))
    }
  }
}

/// The same queries by a look at every entry.
struct PlainJournalQueryWorkload: Workload {
  let input: JournalInput
  let task: JournalTask

  var operations: Int { max(1, min(100, 20_000 / input.entries.count)) }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      let day = input.entry(number).time
      switch task {
      case .rareWord: add(&digest) { contains(["w\(4_999 + 7 * number)"], $0) }
      case .commonWords: add(&digest) { contains(["cough", "slept"], $0) }
      case .day: add(&digest) { $0.time.date == day.date }
      case .exposures:
        let start = day.adding(minutes: -48 * 60) ?? day
        for entry in input.entries {
          for contact in entry.contacts
          where contact.start <= day
            && contact.start.minutes(until: start) <= Int64(contact.minutes)
          {
            digest.add(contact.start.minuteOfDay)
          }
        }
      }
    }
    return digest.sum
  }

  /// The last word is the beginning of a word.
  private func contains(_ words: [String], _ entry: HealthJournal.Entry) -> Bool {
    let found =
      (entry.text + " " + entry.symptoms.map(\.name).joined(separator: " ") + " "
      + entry.contacts.map(\.person).joined(separator: " ")).lowercased().split(separator: " ")
    return words.enumerated().allSatisfy { position, word in
      found.contains { position == words.count - 1 ? $0.hasPrefix(word) : $0 == word }
    }
  }

  private func add(_ digest: inout ListingDigest, _ matches: (HealthJournal.Entry) -> Bool) {
    for entry in input.entries.filter(matches).prefix(20) {
      digest.add(Int(truncatingIfNeeded: entry.id.number))
    }
  }
}

extension JournalInput {
  /// One of the entries, spread over the journal.
  func entry(_ number: Int) -> HealthJournal.Entry {
    entries[number &* 7_919 % entries.count]
  }
}

/// A page with the newest entries; an operation is an entry.
struct JournalPageWorkload: Workload {
  let input: JournalInput

  var operations: Int { input.entries.count }

  func run(_ count: Int) -> Int { page(count).utf8.count }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for byte in page(count).utf8 { digest.add(Int(byte)) }
    return digest.sum
  }

  private func page(_ count: Int) -> String {
    if count >= input.entries.count { return input.journal.html() }
    var part = HealthJournal(replica: 1)
    for entry in input.entries.prefix(count).reversed() { try? part.save(entry, now: 0) }
    return part.html()
  }
}

/// The same page with the string functions of Foundation.
struct PlainJournalPageWorkload: Workload {
  let input: JournalInput

  var operations: Int { min(input.entries.count, 1_000) }

  func run(_ count: Int) -> Int { page(count).utf8.count }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for byte in page(count).utf8 { digest.add(Int(byte)) }
    return digest.sum
  }

  private func page(_ count: Int) -> String {
    let empty = HealthJournal(replica: 1).html()
    let messages = Self.messages
    let articles = input.entries.prefix(count).map { entry in
      let lines = messages.lines(for: entry).map { line in
        let isIsolated = line.unicodeScalars.contains("\u{2068}")
        return "<li\(isIsolated ? " dir=\"auto\"" : "")>\(escaped(line))</li>\n"
      }
      let list = lines.isEmpty ? "" : "<ul>\n\(lines.joined())</ul>\n"
      return "<article>\n<h2>\(escaped(messages.time(entry.time)))</h2>\n"
        + "<p dir=\"auto\">\(escaped(entry.text))</p>\n\(list)</article>\n"
    }
    return empty.replacingOccurrences(of: "</body>", with: articles.joined() + "</body>")
  }

  /// The texts with a person's words as isolates.
  private static let messages: HealthJournal.Messages = {
    let plain = HealthJournal.Messages()
    guard let data = try? JSONEncoder().encode(plain),
      var table = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return plain }
    for (key, slots) in [
      ("symptom", ["name"]), ("treatment", ["name", "amount"]),
      ("treatmentWithoutAmount", ["name"]),
      ("visit", ["place"]), ("contact", ["person"]), ("contactAtPlace", ["person", "place"]),
      ("recording", ["reference"]), ("tags", ["tags"]),
    ] {
      table[key] = slots.reduce(table[key] as? String ?? "") {
        $0.replacingOccurrences(of: "{\($1)}", with: "\u{2068}{\($1)}\u{2069}")
      }
    }
    table["separator"] = "\u{2069}\(table["separator"] as? String ?? "")\u{2068}"
    let isolated = try? JSONDecoder().decode(
      HealthJournal.Messages.self, from: JSONSerialization.data(withJSONObject: table))
    return isolated ?? plain
  }()

  private func escaped(_ text: String) -> String {
    [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
      ("\u{2068}", "<bdi>"), ("\u{2069}", "</bdi>"),
    ].reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

/// A journal from its first entry to its newest; an operation is an entry saved.
struct JournalSaveWorkload: Workload {
  let input: JournalInput

  var operations: Int { input.entries.count }

  func run(_ count: Int) -> Int { journal(count).count }

  func checksum(_ count: Int) -> UInt64 { JournalInput.digest(journal(count).entries()) }

  private func journal(_ count: Int) -> HealthJournal {
    var journal = HealthJournal(replica: 1)
    for entry in input.entries.suffix(count).reversed() { try? journal.save(entry, now: 0) }
    return journal
  }
}

/// The same entries by ID, which are put in order at the end; no word of them can be searched.
struct PlainJournalSaveWorkload: Workload {
  let input: JournalInput

  var operations: Int { input.entries.count }

  func run(_ count: Int) -> Int { entries(count).count }

  func checksum(_ count: Int) -> UInt64 { JournalInput.digest(entries(count)) }

  private func entries(_ count: Int) -> [HealthJournal.Entry] {
    var byID: [HealthJournal.Entry.ID: HealthJournal.Entry] = [:]
    for entry in input.entries.suffix(count).reversed() { byID[entry.id] = entry }
    return byID.values.sorted { $0.time > $1.time }
  }
}

extension JournalInput {
  fileprivate static func digest(_ entries: [HealthJournal.Entry]) -> UInt64 {
    var digest = ListingDigest()
    for entry in entries { digest.add(Int(truncatingIfNeeded: entry.id.number)) }
    return digest.sum
  }
}
