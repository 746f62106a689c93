/// What a command line asks for.
public struct Options: Hashable, Sendable {
  /// What to do.
  public var command = Command.run
  /// The words after the command that are not flags.
  public var operands: [String] = []
  /// The benchmarks to take.
  public var filter = NameFilter()
  /// Whether to do little.
  public var isQuick = false
  /// The sizes to measure instead of the usual ones.
  public var sizes: [Int]?
  /// The exact number of samples a benchmark and size.
  public var samples: Int?
  /// The number of untimed runs before the first sample.
  public var warmup: Int?
  /// The number that generated input depends on.
  public var seed: UInt64 = 1
  /// The folder with real input.
  public var data: String?
  /// The data sets that a peer's workload is run on; all of them if `nil`.
  public var sets: [String]?
  /// The form of the report.
  public var format = ReportFormat.text
  /// The file to write the report to instead of standard output.
  public var output: String?
  /// The file to write a baseline to, or the folder to write both sides of a comparison to.
  public var save: String?
  /// The file to read a baseline from.
  public var compare: String?
  /// The file to read thresholds from instead of the standard ones.
  public var thresholds: String?
  /// How often each of two executables measures.
  public var rounds = 10
  /// Whether a regression decides the exit status of `run` and `interleave`.
  public var failsOnRegression = false
  /// Whether a terminal sees how far a run is.
  public var showsProgress = true
  /// Whether to print only what went wrong.
  public var isQuiet = false
  /// Whether to measure a debug build nevertheless.
  public var allowsDebug = false
  /// Whether to print the version and nothing else.
  public var showsVersion = false
  /// Whether to print the help and nothing else.
  public var showsHelp = false

  /// What the program can do.
  public enum Command: String, CaseIterable, Hashable, Sendable {
    /// Measure benchmarks; the command if none is named.
    case run
    /// Print the names and sizes of the benchmarks.
    case list
    /// Compare two saved reports.
    case compare
    /// Let two executables measure in turns, and compare them.
    case interleave
    /// Run a workload of other programs in their terms.
    case peer
  }

  /// Creates the options of an empty command line.
  public init() {}
}

extension Options {
  /// Reads the arguments after the program's name.
  ///
  /// - Throws: ``ProgramError`` with status ``ExitCode/usage``.
  public init(parsing arguments: [String]) throws(ProgramError) {
    var rest = arguments[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let flag = Flag.all.first(where: { $0.name == name }) else {
        throw ProgramError(.usage, "unknown flag \(name)")
      }
      guard flag.commands.isEmpty || flag.commands.contains(command) else {
        throw ProgramError(.usage, "\(name) is no flag of \(command.rawValue)")
      }
      switch flag.effect {
      case .sets(let apply):
        guard parts.count == 1 else {
          throw ProgramError(.usage, "\(name) takes no value")
        }
        apply(&self)
      case .takes(let placeholder, let apply):
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw ProgramError(.usage, "\(name) needs \(placeholder)")
        }
        guard apply(&self, value) else {
          throw ProgramError(.usage, "\(name) needs \(placeholder), not \"\(value)\"")
        }
      }
    }
    if command == .run, failsOnRegression, compare == nil {
      throw ProgramError(.usage, "--fail-on-regression needs --compare")
    }
    if command != .run, format == .github {
      throw ProgramError(.usage, "--format github is for reports, not for comparisons")
    }
  }
}
