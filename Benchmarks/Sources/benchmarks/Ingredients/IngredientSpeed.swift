import BenchmarkHarness
import BlackHole
import Foundation
import IngredientAnalysis

/// The workload of the peers that search and read labels: their files in, their result lines out.
struct IngredientSpeed {
  private let write: (String) -> Void
  private let repetitions: Int

  init(isQuick: Bool, write: @escaping (String) -> Void) {
    self.write = write
    repetitions = isQuick ? 3 : 9
  }

  /// The median processor time of a run, in nanoseconds.
  private func median(_ body: () -> Void) -> Double {
    body()
    let times = (0..<repetitions).map { _ in
      let watch = Stopwatch()
      body()
      return watch.lap().processor
    }
    return times.sorted()[repetitions / 2]
  }

  private func line(
    _ task: String, _ name: String, nanoseconds: Double, bytes: Int, labels: Int, build: Double,
    _ rest: String
  ) {
    let columns = String(
      format: "%9.2f MB/s %9.2f us/label  build %8.4fs  ", Double(bytes) / nanoseconds * 1e3,
      nanoseconds / 1e3 / Double(labels), build / 1e9)
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    write("\(padded(task, 7)) \(padded(name, 22)) \(columns)\(rest)\n")
  }

  /// Searches the folded labels of a folder for its phrases.
  func search(_ folder: String) throws(ProgramError) {
    let phrases = try LabelFile.lines(at: "\(folder)/patterns.txt")
    let labels = try LabelFile.lines(at: "\(folder)/corpus.folded.txt").map {
      ContiguousArray($0.utf8)
    }
    let bytes = labels.reduce(0) { $0 + $1.count + 1 }
    let heap = ProcessMemory.heapBytes
    let watch = Stopwatch()
    let index = PhraseIndex(phrases)
    let build = watch.lap().processor
    let growth = ProcessMemory.heapBytes - heap
    let before = ProcessMemory.allocations
    var (count, sum) = Self.search(index, labels)
    let allocations = ProcessMemory.allocations.flatMap { after in before.map { after - $0 } }
    let time = median { (count, sum) = Self.search(index, labels) }
    line(
      "all", "swift", nanoseconds: time, bytes: bytes, labels: labels.count, build: build,
      "count \(count)  checksum \(sum)  memory \(growth)  allocations \(allocations ?? -1)")
  }

  /// The peers' labels have a space at either end, and a match ends behind the one that follows it.
  private static func search(
    _ index: PhraseIndex, _ labels: [ContiguousArray<UInt8>]
  ) -> (count: Int, checksum: UInt64) {
    var count = 0
    var sum: UInt64 = 0
    for label in labels {
      index.forEachMatch(inFolded: label.span) { phrase, _, end in
        count &+= 1
        sum &+= UInt64(truncatingIfNeeded: (phrase &+ 1) &* (end &+ 2))
      }
    }
    return (count, sum)
  }

  /// Reads the labels of a folder and reports on them.
  func read(_ folder: String) throws(ProgramError) {
    var heap = ProcessMemory.heapBytes
    var watch = Stopwatch()
    let knowledge = IngredientKnowledge.embedded
    let load = watch.lap().processor
    let knowledgeBytes = ProcessMemory.heapBytes - heap
    heap = ProcessMemory.heapBytes
    watch = Stopwatch()
    let analyzer = IngredientAnalyzer(knowledge: knowledge)
    let build = watch.lap().processor
    let analyzerBytes = ProcessMemory.heapBytes - heap
    write(
      String(
        format: "knowledge %d entries, %.2f ms, %d bytes; analyzer %.2f ms, %d bytes\n",
        knowledge.count, load / 1e6, knowledgeBytes, build / 1e6, analyzerBytes))

    let plain = IngredientAnalyzer(knowledge: knowledge, correctsScanErrors: false)
    let files = try LabelFile.all(in: folder)
    for (name, labels) in files.map({ ($0.name, $0.labels) }) + [("both", files.flatMap(\.labels))]
    {
      let bytes = labels.reduce(0) { $0 + $1.text.utf8.count + 1 }
      func report(_ task: String, _ time: Double, _ rest: String) {
        line(
          task, name, nanoseconds: time, bytes: bytes, labels: labels.count, build: load + build,
          rest)
      }
      let listTime = median { for label in labels { blackHole(analyzer.list(of: label)) } }
      report("list", listTime, "")
      var workspace = IngredientAnalyzer.Workspace()
      for (task, analyzer) in [("parse", plain), ("mend", analyzer)] {
        let time = median {
          for label in labels {
            analyzer.withList(of: label, using: &workspace) { blackHole($0) }
          }
        }
        report(task, time, "")
      }
      var mentions = 0
      var recognized = 0
      func readAll() {
        (mentions, recognized) = (0, 0)
        for label in labels {
          analyzer.withReport(on: label, using: &workspace) { report in
            mentions &+= report.coverage.mentions
            recognized &+= report.coverage.recognized
          }
        }
      }
      let reportTime = median(readAll)
      let before = ProcessMemory.allocations
      readAll()
      let allocations = ProcessMemory.allocations.flatMap { after in before.map { after - $0 } }
      report(
        "report", reportTime,
        "mentions \(mentions)  recognized \(recognized)  allocations \(allocations ?? -1)")
      let single = median { for label in labels { blackHole(analyzer.report(on: label)) } }
      report("report1", single, "")
    }
    try readTaxonomies(folder)
  }

  private func readTaxonomies(_ folder: String) throws(ProgramError) {
    let path = "\(folder)/off-taxonomies/ingredients.txt"
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let bytes = [UInt8](data)
    let time = median { blackHole(IngredientTaxonomy(utf8: bytes, of: .food)) }
    write(
      String(
        format: "taxonomy of %d bytes: %.2f MB/s\n", bytes.count, Double(bytes.count) / time * 1e3))
  }
}
