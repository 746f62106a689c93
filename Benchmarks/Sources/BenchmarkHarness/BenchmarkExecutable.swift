import Foundation

/// A program of benchmarks, of this version or an earlier one, that runs as a process of its own.
struct BenchmarkExecutable {
  private let file: URL

  /// - Throws: ``ProgramError`` if there is no executable at that path.
  init(path: String) throws(ProgramError) {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ProgramError(.noInput, "\(path) is not an executable")
    }
    file = URL(filePath: path).standardizedFileURL
  }

  /// Runs it and reads what it measured.
  ///
  /// It runs in its own folder, where it finds the commit that it is of.
  func measure(_ arguments: [String]) throws -> Report {
    let saved = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: saved) }
    let process = Process()
    process.executableURL = file
    process.currentDirectoryURL = file.deletingLastPathComponent()
    process.arguments = ["run", "--quiet", "--save", saved.path()] + arguments
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw ProgramError(.noInput, "\(file.path()) cannot be run")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ProgramError(.failure, "\(file.path()) ended with status \(process.terminationStatus)")
    }
    guard let data = FileManager.default.contents(atPath: saved.path()) else {
      throw ProgramError(.failure, "\(file.path()) saved no report")
    }
    return try Report(json: data, from: file.path())
  }
}

extension Options {
  /// The arguments that let an executable measure what these options choose.
  var measuringArguments: [String] {
    var arguments = filter.included.flatMap { ["--filter", $0] }
    arguments += filter.skipped.flatMap { ["--skip", $0] }
    if isQuick { arguments.append("--quick") }
    if let sizes { arguments += ["--sizes", sizes.map(String.init).joined(separator: ",")] }
    if let samples { arguments += ["--samples", String(samples)] }
    if let warmup { arguments += ["--warmup", String(warmup)] }
    arguments += ["--seed", String(seed)]
    if let data { arguments += ["--data", URL(filePath: data).standardizedFileURL.path()] }
    if allowsDebug { arguments.append("--allow-debug") }
    return arguments
  }
}
