import Foundation

/// The benchmark program: a command line in, a report and an exit status out.
public struct Program {
  let version: String
  let benchmarks: [Benchmark]
  let peers: [PeerWorkload]
  let example: () throws -> String
  let console: Console

  /// Creates a program.
  ///
  /// `example` checks and describes the few results that a quick run begins with.
  public init(
    version: String, benchmarks: [Benchmark], peers: [PeerWorkload],
    example: @escaping () throws -> String, console: Console = .standard
  ) {
    self.version = version
    self.benchmarks = benchmarks
    self.peers = peers
    self.example = example
    self.console = console
  }

  /// Does what the arguments after the program's name ask for.
  public func run(_ arguments: [String]) -> ExitCode {
    do {
      let options = try Options(parsing: arguments)
      if options.showsHelp {
        console.write(help)
        return .success
      }
      if options.showsVersion {
        console.write("benchmarks \(version)\n")
        return .success
      }
      return try perform(options)
    } catch let error as ProgramError {
      let hint = error.status == .usage ? " (--help lists what there is)" : ""
      console.writeError("benchmarks: \(error.message)\(hint)\n")
      return error.status
    } catch {
      console.writeError("benchmarks: \(error)\n")
      return .failure
    }
  }

  private func perform(_ options: Options) throws -> ExitCode {
    switch options.command {
    case .run:
      try refuseOperands(options)
      try refuseDebugBuild(options)
      return try measure(options)
    case .list:
      try refuseOperands(options)
      for benchmark in try chosen(options) {
        let sizes = benchmark.sizes(isQuick: options.isQuick, chosen: options.sizes)
        console.write("\(benchmark.name)  \(sizes.map(String.init).joined(separator: ","))\n")
      }
      return .success
    case .compare: return try compareSaved(options)
    case .interleave: return try interleave(options)
    case .peer:
      guard let name = options.operands.first,
        let peer = peers.first(where: { $0.name == name })
      else {
        let names = peers.map(\.name).joined(separator: ", ")
        throw ProgramError(.usage, "peer needs one of: \(names)")
      }
      try refuseDebugBuild(options)
      try peer.run(Array(options.operands.dropFirst()), options, console)
      return .success
    }
  }

  private func refuseOperands(_ options: Options) throws(ProgramError) {
    guard let operand = options.operands.first else { return }
    throw ProgramError(.usage, "\(options.command.rawValue) does not take \"\(operand)\"")
  }

  private func refuseDebugBuild(_ options: Options) throws(ProgramError) {
    guard Machine.isDebugBuild, !options.allowsDebug else { return }
    throw ProgramError(
      .usage, "this is a debug build, whose times mean nothing: build with -c release")
  }

  /// The benchmarks that pass the filter.
  func chosen(_ options: Options) throws(ProgramError) -> [Benchmark] {
    let chosen = benchmarks.filter { options.filter.matches($0.name) }
    guard !chosen.isEmpty else { throw ProgramError(.usage, "no benchmark passes the filter") }
    return chosen
  }

  /// Reads a saved report.
  func read(_ path: String) throws(ProgramError) -> Report {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    return try Report(json: data, from: path)
  }
}
