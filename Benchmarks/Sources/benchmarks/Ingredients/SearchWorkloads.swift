import BenchmarkHarness
import BlackHole
import IngredientAnalysis

/// Finds every phrase of a dictionary in folded labels; an operation is a label.
struct SearchWorkload: Workload {
  let index: PhraseIndex
  let labels: [ContiguousArray<UInt8>]

  init(_ phrases: [String], _ labels: [String]) {
    index = PhraseIndex(phrases)
    self.labels = labels.map { ContiguousArray(TextFolding.folded($0).utf8) }
  }

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int {
    var found = 0
    for label in labels.prefix(count) {
      index.forEachMatch(inFolded: label.span) { _, _, _ in found &+= 1 }
    }
    return found
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for label in labels.prefix(count) {
      index.forEachMatch(inFolded: label.span) { phrase, start, end in
        sum = PlainSearchWorkload.sum(sum, phrase, start, end)
      }
    }
    return sum
  }
}

/// The same by asking a dictionary for every run of words that is no longer than the longest
/// phrase.
struct PlainSearchWorkload: Workload {
  private let numbers: [Substring: Int]
  private let longest: Int
  private let labels: [String]

  init(_ phrases: [String], _ labels: [String]) {
    numbers = Dictionary(
      phrases.enumerated().map { ($1[...], $0) }, uniquingKeysWith: { first, _ in first })
    longest = phrases.reduce(0) { max($0, $1.split(separator: " ").count) }
    self.labels = labels.map { TextFolding.folded($0) }
  }

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int {
    var found = 0
    forEachMatch(count) { _, _, _ in found += 1 }
    return found
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    forEachMatch(count) { sum = Self.sum(sum, $0, $1, $2) }
    return sum
  }

  static func sum(_ sum: UInt64, _ phrase: Int, _ start: Int, _ end: Int) -> UInt64 {
    sum &* 31 &+ UInt64(truncatingIfNeeded: phrase &* 1_000_003 &+ start &* 1009 &+ end)
  }

  private func forEachMatch(_ count: Int, _ body: (Int, Int, Int) -> Void) {
    for label in labels.prefix(count) {
      let words = label.split(separator: " ")
      for first in words.indices {
        for last in first..<min(first + longest, words.count) {
          let text = label[words[first].startIndex..<words[last].endIndex]
          guard let phrase = numbers[text] else { continue }
          let start = label.utf8.distance(from: label.startIndex, to: text.startIndex)
          body(phrase, start, start + text.utf8.count)
        }
      }
    }
  }
}

/// Makes an index of phrases; an operation is a phrase.
struct SearchBuildWorkload: Workload {
  let phrases: [String]
  let labels: [String]

  var operations: Int { phrases.count }

  func run(_ count: Int) -> Int {
    let index = PhraseIndex(phrases.prefix(count))
    blackHole(index)
    return index.count
  }

  func checksum(_ count: Int) -> UInt64 {
    let workload = SearchWorkload(Array(phrases.prefix(count)), labels)
    return workload.checksum(labels.count)
  }
}

/// The same with a dictionary.
struct PlainSearchBuildWorkload: Workload {
  let phrases: [String]
  let labels: [String]

  var operations: Int { phrases.count }

  func run(_ count: Int) -> Int {
    blackHole(PlainSearchWorkload(Array(phrases.prefix(count)), []))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    PlainSearchWorkload(Array(phrases.prefix(count)), labels).checksum(labels.count)
  }
}

/// Folds labels; an operation is a byte.
struct FoldingWorkload: Workload {
  let text: String

  var operations: Int { text.utf8.count }

  func run(_ count: Int) -> Int {
    TextFolding.folded(count == operations ? text : String(text.prefix(count))).utf8.count
  }

  func checksum(_ count: Int) -> UInt64 {
    PlainFoldingWorkload.sum(TextFolding.folded(String(text.prefix(count))))
  }
}

/// The same by characters, for letters and digits of ASCII.
struct PlainFoldingWorkload: Workload {
  let text: String

  var operations: Int { text.utf8.count }

  func run(_ count: Int) -> Int { folded(count).utf8.count }

  func checksum(_ count: Int) -> UInt64 { Self.sum(folded(count)) }

  static func sum(_ text: String) -> UInt64 {
    text.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
  }

  private func folded(_ count: Int) -> String {
    text.prefix(count).lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

/// Reads a text of substances; an operation is a byte.
struct TaxonomyWorkload: Workload {
  let text: String

  var operations: Int { text.utf8.count }

  func run(_ count: Int) -> Int {
    IngredientTaxonomy(utf8: text.utf8.prefix(count), of: .food).count
  }

  func checksum(_ count: Int) -> UInt64 {
    let taxonomy = IngredientTaxonomy(utf8: text.utf8.prefix(count), of: .food)
    return UInt64(taxonomy.count) &* 31 &+ UInt64(taxonomy.problems.count)
  }
}

/// The same by splitting the text at line breaks, of which every fifth is an empty line's.
struct PlainTaxonomyWorkload: Workload {
  let text: String

  var operations: Int { text.utf8.count }

  func run(_ count: Int) -> Int {
    var blocks = 0
    for line in text.utf8.prefix(count).split(separator: 0x0A) where line.first == 0x3C {
      blocks += 1
    }
    return blocks
  }

  func checksum(_ count: Int) -> UInt64 { UInt64(run(count)) &* 31 }
}
