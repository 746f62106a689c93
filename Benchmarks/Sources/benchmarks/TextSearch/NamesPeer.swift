import BenchmarkHarness
import Foundation
import HealthDomain

/// How high a search lists a name that a person has in mind, and how long it takes.
///
/// The file of names has a name a line. The file of queries has a query, the expected name, and optionally
/// a class on each line, with tabs between them; without one, queries are made of the names, by a seed.
/// Names that are spelled alike, but for case, count as one.
let namesPeer = PeerWorkload("names", usage: "<names> [<queries>]") { operands, options, console in
  guard (1...2).contains(operands.count) else {
    throw ProgramError(.usage, "peer names needs a file of names, and possibly one of queries")
  }
  let files = try operands.map { path in
    guard let file = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    return file.split(whereSeparator: \.isNewline).map(String.init)
  }
  let names = files[0].filter { (try? SearchIndex.Query($0)) != nil }
  let index = SearchIndex(
    names.enumerated().compactMap { number, name in
      (try? ItemReference(.market, "\(number)")).map { SearchIndex.Document($0, title: name) }
    })
  let queries =
    try files.count > 1
    ? files[1].map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2 else {
        throw ProgramError(.dataError, "a query has no name: \(line)")
      }
      return NameQuery(kind: fields.count > 2 ? fields[2] : "", text: fields[0], name: fields[1])
    } : NameQuery.made(of: names, seed: 1)
  console.write("\(names.count) names\n")
  console.write("class              n   top 1   top 5  top 10   median us     p95 us\n")
  var kinds: [String] = []
  for query in queries where !kinds.contains(query.kind) { kinds.append(query.kind) }
  var memory = SearchIndex.Memory()
  for kind in kinds {
    var (ranks, times): ([Int?], [Double]) = ([], [])
    var missed: [NameQuery] = []
    for query in queries where query.kind == kind {
      guard let text = try? SearchIndex.Query(query.text) else {
        ranks.append(nil)
        continue
      }
      let start = ContinuousClock.now
      let hits = index.results(of: text, limit: 10, using: &memory).hits
      times.append((ContinuousClock.now - start) / .microseconds(1))
      let found = hits.map { names[Int($0.id.id) ?? 0].lowercased() }
      ranks.append(found.firstIndex(of: query.name.lowercased()))
      if ranks.last == .some(nil), missed.count < 3 { missed.append(query) }
    }
    times.sort()
    let shares = [1, 5, 10].map { top in
      100 * Double(ranks.count { $0.map { $0 < top } ?? false }) / Double(max(ranks.count, 1))
    }
    let figures = [times.count / 2, times.count * 95 / 100].map { place in
      times.indices.contains(place) ? times[place] : .nan
    }
    let name = kind.padding(toLength: 14, withPad: " ", startingAt: 0)
    console.write(
      String(
        format: "%@ %5d  %6.1f  %6.1f  %6.1f  %10.1f %10.1f\n", name, ranks.count, shares[0],
        shares[1], shares[2], figures[0], figures[1]))
    for query in missed { console.write("  not in the top 10: \(query.text) for \(query.name)\n") }
  }
}

/// What a person types, and the name that is meant.
private struct NameQuery {
  let kind: String
  let text: String
  let name: String

  /// The kinds of queries that are made of names.
  private enum Kind: String, CaseIterable {
    case exact, prefix, typo, words, abbreviation
    case joined = "joined words"
  }

  /// Makes a thousand queries of each kind, or one of each name that has such a query.
  static func made(of names: [String], seed: UInt64) -> [NameQuery] {
    var random = SplitMix64(seed: seed)
    return Kind.allCases.flatMap { kind in
      var queries: [NameQuery] = []
      for _ in 0..<4_000 where queries.count < 1_000 && !names.isEmpty {
        let name = names[Int(random.next() % UInt64(names.count))]
        guard let text = text(kind, name, &random) else { continue }
        queries.append(NameQuery(kind: kind.rawValue, text: text, name: name))
      }
      return queries
    }
  }

  private static func text(_ kind: Kind, _ name: String, _ random: inout SplitMix64) -> String? {
    // Few people type an apostrophe.
    let name = name.lowercased().filter { !"'\u{2019}".contains($0) }
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    switch kind {
    case .exact: return name
    case .prefix:
      guard name.count > 6 else { return nil }
      return String(name.prefix(5 + below(name.count - 5)))
    case .typo:
      let long = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
      guard !long.isEmpty else { return nil }
      var words = words
      let place = long[below(long.count)]
      words[place] = slipped(words[place], &random)
      return words[place] == name ? nil : words.joined(separator: " ")
    case .words:
      guard words.count > 2 else { return nil }
      let skipped = below(words.count)
      return words.indices.filter { $0 != skipped }.reversed().map { words[$0] }
        .joined(separator: " ")
    case .abbreviation:
      guard words.count > 2 else { return nil }
      return String(words.compactMap(\.first))
    case .joined:
      guard words.count > 1 else { return nil }
      let place = below(words.count - 1)
      return (words[..<place] + [words[place] + words[place + 1]] + words[(place + 2)...])
        .joined(separator: " ")
    }
  }

  /// Makes one slip behind the first letter: another letter, two in the wrong order, one too few, or one
  /// too many.
  private static func slipped(_ word: String, _ random: inout SplitMix64) -> String {
    var letters = Array(word)
    let place = 1 + Int(random.next() % UInt64(letters.count - 2))
    let other = Character(Unicode.Scalar(UInt8(97 + random.next() % 26)))
    switch random.next() % 4 {
    case 0: letters[place] = other
    case 1: letters.swapAt(place, place + 1)
    case 2: letters.remove(at: place)
    default: letters.insert(other, at: place)
    }
    return String(letters)
  }
}
