import Foundation

/// Where a program writes.
public struct Console {
  /// Writes text to standard output.
  public let write: (String) -> Void

  /// Writes text to standard error.
  public let writeError: (String) -> Void

  /// Whether standard error is a terminal.
  public let isTerminal: Bool

  /// Creates a console.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void, isTerminal: Bool
  ) {
    self.write = write
    self.writeError = writeError
    self.isTerminal = isTerminal
  }

  /// The console of this process.
  public static var standard: Self {
    Self(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1)
  }

  /// Replaces the last line of the terminal.
  func showProgress(_ line: String) {
    writeError("\r\u{1B}[K" + line)
  }
}
