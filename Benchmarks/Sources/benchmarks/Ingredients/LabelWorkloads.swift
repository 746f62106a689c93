import BenchmarkHarness
import BlackHole
import IngredientAnalysis

/// The leaves of labels and what they are.
private func sum(_ sum: UInt64, name: some StringProtocol, id: String) -> UInt64 {
  (name.utf8.reduce(sum) { $0 &* 31 &+ UInt64($1) }) &* 31
    &+ id.utf8.reduce(0) { $0 &* 37 &+ UInt64($1) }
}

/// Reads labels into values of their own; an operation is a label.
struct ListWorkload: Workload {
  let analyzer: IngredientAnalyzer
  let labels: [IngredientLabel]

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int {
    for label in labels.prefix(count) { blackHole(analyzer.list(of: label)) }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    labels.prefix(count).reduce(0) { total, label in
      analyzer.list(of: label).allIngredients.reduce(total) {
        sum($0, name: $1.name, id: $1.substance?.id ?? "")
      }
    }
  }
}

/// The same by splitting at commas and brackets, and a dictionary.
struct PlainListWorkload: Workload {
  let names: [Substring: String]
  let labels: [IngredientLabel]

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int {
    for label in labels.prefix(count) {
      blackHole(Self.names(of: label.text).map { names[$0] })
    }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    labels.prefix(count).reduce(0) { total, label in
      Self.names(of: label.text).reduce(total) { sum($0, name: $1, id: names[$1] ?? "") }
    }
  }

  /// The names on a simulated label, without percentages.
  static func names(of text: String) -> [Substring] {
    text.split { $0 == "," || $0 == "(" || $0 == ")" }.compactMap { part in
      let words = part.split(separator: " ").filter { $0.first?.isLetter == true }
      guard let first = words.first, let last = words.last else { return nil }
      return text[first.startIndex..<last.endIndex]
    }
  }
}

/// Reports on labels in the memory of one; an operation is a label.
struct ReportWorkload: Workload {
  let analyzer: IngredientAnalyzer
  let labels: [IngredientLabel]
  private var workspace = IngredientAnalyzer.Workspace()

  init(_ analyzer: IngredientAnalyzer, _ labels: [IngredientLabel]) {
    (self.analyzer, self.labels) = (analyzer, labels)
  }

  var operations: Int { labels.count }

  mutating func run(_ count: Int) -> Int {
    var mentions = 0
    for label in labels.prefix(count) {
      mentions &+= analyzer.withReport(on: label, using: &workspace) { $0.coverage.mentions }
    }
    return mentions
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    labels.prefix(count).reduce(0) { total, label in
      analyzer.withReport(on: label, using: &workspace) { report in
        total &* 31 &+ UInt64(report.coverage.mentions) &* 31 &+ UInt64(report.coverage.recognized)
      }
    }
  }
}

/// Reports on labels by values of their own; an operation is a label.
struct SingleReportWorkload: Workload {
  let analyzer: IngredientAnalyzer
  let labels: [IngredientLabel]

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int {
    labels.prefix(count).reduce(0) { $0 &+ analyzer.report(on: $1).coverage.mentions }
  }

  func checksum(_ count: Int) -> UInt64 {
    labels.prefix(count).reduce(0) { total, label in
      let coverage = analyzer.report(on: label).coverage
      return total &* 31 &+ UInt64(coverage.mentions) &* 31 &+ UInt64(coverage.recognized)
    }
  }
}

/// The number of names on labels that hold no others, by counting signs; all of them are known.
struct PlainReportWorkload: Workload {
  let labels: [IngredientLabel]

  var operations: Int { labels.count }

  func run(_ count: Int) -> Int { labels.prefix(count).reduce(0) { $0 + Self.leaves($1) } }

  func checksum(_ count: Int) -> UInt64 {
    labels.prefix(count).reduce(0) { $0 &* 31 &+ UInt64(Self.leaves($1)) &* 32 }
  }

  private static func leaves(_ label: IngredientLabel) -> Int {
    label.text.utf8.reduce(1) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 }
  }
}

/// Collects the tables of the embedded knowledge anew; an operation is an entry.
struct KnowledgeWorkload: Workload {
  var operations: Int { IngredientKnowledge.embedded.count }

  func run(_ count: Int) -> Int {
    let knowledge = IngredientKnowledge.embedded.adding([])
    blackHole(knowledge)
    return min(knowledge.count, count)
  }

  func checksum(_ count: Int) -> UInt64 {
    PlainKnowledgeWorkload.sum(IngredientKnowledge.embedded.adding([]), count)
  }
}

/// Reads knowledge that was collected once.
struct PlainKnowledgeWorkload: Workload {
  var operations: Int { IngredientKnowledge.embedded.count }

  func run(_ count: Int) -> Int { count }

  func checksum(_ count: Int) -> UInt64 { Self.sum(.embedded, count) }

  static func sum(_ knowledge: IngredientKnowledge, _ count: Int) -> UInt64 {
    knowledge.substances.prefix(count).reduce(0) { total, substance in
      substance.id.utf8.reduce(total) { $0 &* 31 &+ UInt64($1) }
    }
  }
}

/// Makes analyzers of the embedded knowledge; an operation is one.
struct AnalyzerWorkload: Workload {
  let label: IngredientLabel
  var operations: Int { 1 }

  func run(_ count: Int) -> Int {
    for _ in 0..<count { blackHole(IngredientAnalyzer(knowledge: .embedded)) }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    ListWorkload(analyzer: IngredientAnalyzer(knowledge: .embedded), labels: [label]).checksum(1)
  }
}
