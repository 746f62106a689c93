import Foundation

extension Program {
  /// Measures the chosen benchmarks, and reports, saves and compares as the options say.
  func measure(_ options: Options) throws -> ExitCode {
    let chosen = try chosen(options)
    let thresholds = try thresholds(options)
    let baseline = try options.compare.map(read)
    if options.isQuick {
      let text = try example()
      if options.format == .text, !options.isQuiet { console.write(text + "\n") }
    }

    let report = Report(
      machine: .current, seed: options.seed, hasRealInput: options.data != nil,
      isQuick: options.isQuick, benchmarks: try results(of: chosen, options))
    if let path = options.save { try write(try report.json(), to: path) }

    let comparison = try baseline.map {
      try compared(chosenPart(of: $0, options), report, thresholds)
    }
    try emit(try options.format.render(report, comparison), options)
    guard let comparison else { return .success }
    if options.isQuiet { console.write(comparison.regressions) }
    return options.failsOnRegression && comparison.isRegression ? .regression : .success
  }

  /// A function that shows how far the program is to who wants to see it.
  func progress(_ options: Options) -> (String) -> Void {
    let isShown = options.showsProgress && !options.isQuiet && console.isTerminal
    return { if isShown { console.showProgress($0) } }
  }

  /// Writes a report where the options say.
  func emit(_ text: String, _ options: Options) throws(ProgramError) {
    if let path = options.output {
      try write(Data(text.utf8), to: path)
    } else if !options.isQuiet {
      console.write(text)
    }
  }

  /// Writes in place: an atomic write would put a file where a device, a pipe or a link was.
  func write(_ data: Data, to path: String) throws(ProgramError) {
    do {
      try data.write(to: URL(filePath: path))
    } catch {
      throw ProgramError(.cannotCreate, "\(path) cannot be written")
    }
  }

  private func results(
    of benchmarks: [Benchmark], _ options: Options
  ) throws -> [BenchmarkResult] {
    var sampling = options.isQuick ? Sampling.quick : .thorough
    sampling.count = options.samples
    if let warmup = options.warmup { sampling.warmup = warmup }
    let progress = progress(options)
    defer { progress("") }
    let runner = Runner(
      context: .init(seed: options.seed, data: options.data, isQuick: options.isQuick),
      sampling: sampling, progress: progress)
    return try runner.results(of: benchmarks, sizes: options.sizes)
  }

  /// What of a baseline this run should measure too: the rest did not vanish.
  private func chosenPart(of baseline: Report, _ options: Options) -> Report {
    let sizes = Dictionary(
      benchmarks.map {
        ($0.name, $0.chosenSizes(isQuick: options.isQuick, chosen: options.sizes))
      },
      uniquingKeysWith: { first, _ in first })
    var part = baseline
    part.benchmarks.removeAll { result in
      guard options.filter.matches(result.name) else { return true }
      return sizes[result.name].flatMap { $0 }.map { !$0.contains(result.size) } ?? false
    }
    return part
  }
}

extension Benchmark {
  /// The sizes that the command line chose from more, or `nil` if a run measures all.
  fileprivate func chosenSizes(isQuick: Bool, chosen: [Int]?) -> [Int]? {
    if case .fixed = self.sizes { return nil }
    guard isQuick || chosen != nil else { return nil }
    return sizes(isQuick: isQuick, chosen: chosen)
  }
}
