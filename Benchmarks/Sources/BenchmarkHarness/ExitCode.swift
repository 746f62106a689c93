/// What the process tells its caller; the numbers from 64 on are those of `sysexits.h`.
public enum ExitCode: Int32, Hashable, Sendable {
  /// All is well, and no benchmark changed if that was the question.
  case success = 0
  /// A result is wrong.
  case failure = 1
  /// A benchmark is worse than before, vanished, or cannot be compared.
  case regression = 2
  /// A benchmark is better than before, and none is worse.
  case improvement = 4
  /// The command line makes no sense.
  case usage = 64
  /// A file makes no sense.
  case dataError = 65
  /// A file cannot be read.
  case noInput = 66
  /// A file cannot be written.
  case cannotCreate = 73
}
