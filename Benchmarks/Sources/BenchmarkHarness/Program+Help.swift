extension Program {
  /// What `--help` prints.
  var help: String {
    let peerLines = peers.map { "  benchmarks peer \($0.name) \($0.usage) [flags]\n" }.joined()
    let width = Flag.all.map(\.usage.count).max() ?? 0
    let flags = Flag.all.map { flag in
      let padding = String(repeating: " ", count: width - flag.usage.count)
      let commands = flag.commands.map(\.rawValue).joined(separator: ", ")
      let scope = flag.commands.isEmpty ? "" : " (\(commands))"
      return "  \(flag.usage)\(padding)  \(flag.help)\(scope)\n"
    }
    return """
      Usage:
        benchmarks [run] [flags]
        benchmarks list [flags]
        benchmarks compare <old> <new> [flags]
        benchmarks interleave <old executable> <new executable> [flags]
      \(peerLines)
      Flags, with the commands that know them:
      \(flags.joined())
      A pattern with * or ? matches a whole name, module/topic/variant; another one occurs in it.
      Every benchmark is checked against a plain reference before it is timed.

      Exit status: 0 done, and nothing changed; 1 a wrong result; 2 worse than before, vanished, or not
      to be compared (run and interleave: only with --fail-on-regression); 4 better, and nothing worse
      (compare); 64 a wrong command line; 65 a file that makes no sense; 66 one that cannot be read; 73
      one that cannot be written.

      """
  }
}
