import Foundation

extension Program {
  /// Measures the chosen benchmarks, and reports, saves and compares as the options say.
  func measure(_ options: Options) throws -> ExitCode {
    let chosen = try chosen(options)
    let baseline = try options.compare.map(read)
    if options.isQuick {
      let text = try example()
      if options.format == .text, !options.isQuiet { console.write(text + "\n") }
    }

    let report = Report(
      machine: .current, seed: options.seed, hasRealInput: options.data != nil,
      benchmarks: try results(of: chosen, options))
    if let path = options.save { try write(try report.json(), to: path) }

    let comparison = try baseline.map { try compared($0, report, options) }
    let text = try options.format.render(report, comparison)
    if let path = options.output {
      try write(Data(text.utf8), to: path)
    } else if !options.isQuiet {
      console.write(text)
    }
    guard let comparison else { return .success }
    printRegressions(comparison, if: options.isQuiet)
    return options.failsOnRegression && comparison.status == .regression ? .regression : .success
  }

  /// Compares two saved reports.
  func compare(_ old: Report, _ new: Report, _ options: Options) throws -> ExitCode {
    let comparison = try compared(old, new, options)
    if !options.isQuiet { console.write(comparison.table.text) }
    printRegressions(comparison, if: options.isQuiet)
    return comparison.status
  }

  private func results(
    of benchmarks: [Benchmark], _ options: Options
  ) throws -> [BenchmarkResult] {
    var sampling = options.isQuick ? Sampling.quick : .thorough
    sampling.count = options.samples
    if let warmup = options.warmup { sampling.warmup = warmup }
    let showsProgress = options.showsProgress && !options.isQuiet && console.isTerminal
    defer { if showsProgress { console.showProgress("") } }
    let runner = Runner(
      context: .init(seed: options.seed, data: options.data, isQuick: options.isQuick),
      sampling: sampling,
      progress: { if showsProgress { console.showProgress($0) } })
    return try runner.results(of: benchmarks, sizes: options.sizes)
  }

  private func compared(
    _ old: Report, _ new: Report, _ options: Options
  ) throws(ProgramError) -> Comparison {
    let comparison = Comparison(from: old, to: new, threshold: options.threshold)
    guard !comparison.changes.isEmpty else {
      throw ProgramError(.dataError, "the two reports have no benchmark and size in common")
    }
    if !comparison.isSameMachine {
      console.writeError(
        "benchmarks: warning: measured on another machine or build: \(old.machine.processor), "
          + "\(old.machine.system), Swift \(old.machine.swift), \(old.machine.configuration)\n")
    }
    return comparison
  }

  private func printRegressions(_ comparison: Comparison, if isWanted: Bool) {
    guard isWanted else { return }
    for change in comparison.changes where change.verdict == .slower {
      console.write(
        "\(change.name) at size \(change.size): \(Quantity.time(change.before)), now "
          + "\(Quantity.time(change.after))\n")
    }
  }

  /// Writes in place: an atomic write would put a file where a device, a pipe or a link was.
  private func write(_ data: Data, to path: String) throws(ProgramError) {
    do {
      try data.write(to: URL(filePath: path))
    } catch {
      throw ProgramError(.cannotCreate, "\(path) cannot be written")
    }
  }
}
