/// A flag of the command line: the table of them is what parses, and what `--help` prints.
struct Flag: Sendable {
  /// Its name with both hyphens.
  let name: String
  /// What it does, in a few words.
  let help: String
  /// The commands that know it; all of them if empty.
  let commands: [Options.Command]
  /// What it changes.
  let effect: Effect

  enum Effect: Sendable {
    /// Takes no value.
    case sets(@Sendable (inout Options) -> Void)
    /// Takes a value, named for the help; the function returns whether the value makes sense.
    case takes(String, @Sendable (inout Options, String) -> Bool)
  }

  private init(_ name: String, _ help: String, _ commands: [Options.Command], _ effect: Effect) {
    (self.name, self.help, self.commands, self.effect) = (name, help, commands, effect)
  }

  /// How it is written, with its value.
  var usage: String {
    switch effect {
    case .sets: name
    case .takes(let placeholder, _): "\(name) \(placeholder)"
    }
  }

  /// Every flag, in the order of the help.
  static let all: [Flag] = [
    Flag(
      "--filter", "only these benchmarks; repeatable", [.run, .list, .interleave],
      .takes("<text|glob>") {
        $0.filter.included.append($1)
        return !$1.isEmpty
      }),
    Flag(
      "--skip", "not these benchmarks; repeatable", [.run, .list, .interleave],
      .takes("<text|glob>") {
        $0.filter.skipped.append($1)
        return !$1.isEmpty
      }),
    Flag(
      "--quick", "small sizes, few samples, all checks", [.run, .list, .interleave, .peer],
      .sets { $0.isQuick = true }),
    Flag(
      "--sizes", "numbers of elements, as in 1000,10k,1M", [.run, .list, .interleave],
      .takes("<list>") {
        $0.sizes = sizes($1)
        return $0.sizes != nil
      }),
    Flag(
      "--samples", "exactly so many samples", [.run, .interleave],
      .takes("<count>") {
        $0.samples = positive($1)
        return $0.samples != nil
      }),
    Flag(
      "--warmup", "untimed runs before the first sample", [.run, .interleave],
      .takes("<count>") {
        $0.warmup = $1 == "0" ? 0 : positive($1)
        return $0.warmup != nil
      }),
    Flag(
      "--seed", "of generated input, 1 by default", [.run, .interleave],
      .takes("<number>") {
        guard let seed = UInt64($1) else { return false }
        $0.seed = seed
        return true
      }),
    Flag(
      "--data", "real input instead of generated", [.run, .interleave],
      .takes("<folder>") {
        $0.data = $1
        return !$1.isEmpty
      }),
    Flag(
      "--set", "only these of a peer's data sets", [.peer],
      .takes("<list>") {
        $0.sets = $1.split(separator: ",").map(String.init)
        return $0.sets?.isEmpty == false
      }),
    Flag(
      "--format", "text by default", [.run, .compare, .interleave],
      .takes(ReportFormat.allCases.map(\.rawValue).joined(separator: "|")) {
        guard let format = ReportFormat(rawValue: $1) else { return false }
        $0.format = format
        return true
      }),
    Flag(
      "--output", "where the report goes", [.run, .compare, .interleave],
      .takes("<file>") {
        $0.output = $1
        return !$1.isEmpty
      }),
    Flag(
      "--save", "write a baseline; or a folder with both sides", [.run, .interleave],
      .takes("<path>") {
        $0.save = $1
        return !$1.isEmpty
      }),
    Flag(
      "--compare", "compare with a baseline", [.run],
      .takes("<baseline>") {
        $0.compare = $1
        return !$1.isEmpty
      }),
    Flag(
      "--thresholds", "what counts as a change, in JSON", [.run, .compare, .interleave],
      .takes("<file>") {
        $0.thresholds = $1
        return !$1.isEmpty
      }),
    Flag(
      "--rounds", "how often each executable runs, 10 by default", [.interleave],
      .takes("<count>") {
        guard let rounds = positive($1), rounds >= RatioEstimate.fewestPairs else { return false }
        $0.rounds = rounds
        return true
      }),
    Flag(
      "--fail-on-regression", "exit 2 if a benchmark became worse", [.run, .interleave],
      .sets { $0.failsOnRegression = true }),
    Flag(
      "--no-progress", "never say how far it is", [.run, .interleave],
      .sets { $0.showsProgress = false }),
    Flag(
      "--quiet", "print only what went wrong", [.run, .compare, .interleave],
      .sets { $0.isQuiet = true }),
    Flag(
      "--allow-debug", "measure a debug build", [.run, .interleave, .peer],
      .sets { $0.allowsDebug = true }),
    Flag("--version", "print the version", [], .sets { $0.showsVersion = true }),
    Flag("--help", "print this", [], .sets { $0.showsHelp = true }),
  ]

  /// The number, if it is a number of things.
  private static func positive(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
  }

  /// Numbers between commas; k is a thousand, M a million.
  private static func sizes(_ text: String) -> [Int]? {
    var sizes: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let unit = part.last == "k" ? 1000 : part.last == "M" ? 1_000_000 : 1
      guard let count = positive(unit == 1 ? part : part.dropLast()),
        let size = positive(String(count.multipliedReportingOverflow(by: unit).partialValue))
      else { return nil }
      sizes.append(size)
    }
    return sizes
  }
}
