/// The reason a command ended, with a message for the person who gave it.
public struct ProgramError: Error, Hashable, Sendable {
  /// The exit status of the process.
  public let status: ExitCode

  /// One sentence, without a full stop.
  public let message: String

  /// Creates an error.
  public init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }
}
