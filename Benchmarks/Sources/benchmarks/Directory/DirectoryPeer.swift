import BenchmarkHarness
import BlackHole
import Foundation
import HealthDomain

/// The workload of the directory peers, which reads their files and prints their line of JSON.
///
/// The time of a query is the median of its repetitions by the wall clock, as the peers take it.
let directoryPeer = PeerWorkload("directory", usage: "<corpus>") { operands, options, console in
  guard let folder = operands.first, operands.count == 1 else {
    throw ProgramError(.usage, "peer directory needs one folder")
  }
  let corpus = try DirectoryCorpus("\(folder)/records.tsv")
  let tasks = try TabSeparated("\(folder)/queries.tsv").rows.map(DirectoryTask.init)
  let heap = ProcessMemory.heapBytes
  let watch = Stopwatch()
  let index = DirectoryIndex(corpus.records)
  let build = watch.lap().wall / 1e9
  let growth = Double(ProcessMemory.heapBytes - heap) / 1e6

  var classes: [String] = []
  for task in tasks where !classes.contains(task.name) { classes.append(task.name) }
  var parts: [String] = []
  for name in classes {
    let own = tasks.filter { $0.name == name }
    parts.append(
      "\"\(name)\":" + (try measure(own, index, corpus, repetitions: options.isQuick ? 3 : 9)))
  }
  let qualities = try KnownItemQuality.all(in: folder).map { name, quality in
    "\"\(name)\":\(quality.json)"
  }
  console.write(
    """
    {"engine":"swift","version":"","records":\(corpus.records.count),\
    "build_s":\(String(format: "%.3f", build)),"rss_mb":\(String(format: "%.1f", growth)),\
    "classes":{\(parts.joined(separator: ","))},"known_item":{\(qualities.joined(separator: ","))}}

    """)
}

/// Measures the queries of a class, after their answers were checked.
private func measure(
  _ tasks: [DirectoryTask], _ index: DirectoryIndex, _ corpus: DirectoryCorpus, repetitions: Int
) throws -> String {
  var wrong = 0
  let cursors = try tasks.map { try $0.cursor(in: index) }
  for (task, cursor) in zip(tasks, cursors) {
    let answer = try task.answer(index, after: cursor)
    wrong += try task.isRight(answer, index, corpus) ? 0 : 1
  }
  var times = tasks.map { _ in [Double]() }
  for _ in 0..<repetitions {
    for (number, task) in tasks.enumerated() {
      let watch = Stopwatch()
      blackHole(try task.answer(index, after: cursors[number]).count)
      times[number].append(watch.lap().wall / 1000)
    }
  }
  let medians = times.map { $0.sorted()[$0.count / 2] }.sorted()
  let p95 = medians[min(medians.count - 1, medians.count * 95 / 100)]
  return String(
    format: "{\"p50\":%.1f,\"p95\":%.1f,\"wrong\":%d,\"checked\":%d}", medians[medians.count / 2],
    p95, wrong, tasks[0].name == "typo" ? 0 : tasks.count)
}
