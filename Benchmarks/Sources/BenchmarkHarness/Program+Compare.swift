import Foundation

extension Program {
  /// Compares two saved reports.
  func compareSaved(_ options: Options) throws -> ExitCode {
    guard options.operands.count == 2 else {
      throw ProgramError(.usage, "compare needs two saved reports")
    }
    let comparison = try compared(
      try read(options.operands[0]), try read(options.operands[1]),
      try thresholds(options))
    try show(comparison, options)
    return comparison.status
  }

  /// Lets two executables take turns, and compares what they measured.
  func interleave(_ options: Options) throws -> ExitCode {
    guard options.operands.count == 2 else {
      throw ProgramError(.usage, "interleave needs two executables")
    }
    let thresholds = try thresholds(options)
    let before = try BenchmarkExecutable(path: options.operands[0])
    let after = try BenchmarkExecutable(path: options.operands[1])
    let arguments = options.measuringArguments
    let progress = progress(options)
    var reports = try Interleaver(
      rounds: options.rounds,
      measure: { try ($0 == .before ? before : after).measure(arguments) },
      progress: progress
    ).reports()
    progress("")
    // What an earlier version does not tell.
    reports.before.isQuick = options.isQuick
    if let folder = options.save {
      try makeFolder(folder)
      try write(try reports.before.json(), to: folder + "/before.json")
      try write(try reports.after.json(), to: folder + "/after.json")
    }
    let comparison = try compared(reports.before, reports.after, thresholds)
    try show(comparison, options)
    return options.failsOnRegression && comparison.isRegression ? .regression : .success
  }

  /// The thresholds of the file that the options name, or the standard ones.
  func thresholds(_ options: Options) throws(ProgramError) -> Thresholds {
    guard let path = options.thresholds else { return .standard }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    return try Thresholds(json: data, from: path)
  }

  /// Compares two reports, and warns if that makes little sense.
  func compared(
    _ old: Report, _ new: Report, _ thresholds: Thresholds
  ) throws(ProgramError) -> Comparison {
    let names = benchmarks.map(\.name) + (old.benchmarks + new.benchmarks).map(\.name)
    try thresholds.check(names: names)
    let comparison = Comparison(from: old, to: new, thresholds: thresholds)
    if !comparison.isSameMachine {
      console.writeError(
        "benchmarks: warning: measured on another machine or build: \(old.machine.processor), "
          + "\(old.machine.system), Swift \(old.machine.swift), \(old.machine.configuration)\n")
    }
    return comparison
  }

  /// Prints a comparison, or only what became worse if the options ask for quiet.
  private func show(_ comparison: Comparison, _ options: Options) throws {
    try emit(try options.format.render(comparison), options)
    if options.isQuiet { console.write(comparison.regressions) }
  }

  private func makeFolder(_ path: String) throws(ProgramError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw ProgramError(.cannotCreate, "\(path) cannot be made a folder")
    }
  }
}
