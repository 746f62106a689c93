import Foundation

/// The terminal at which a person uses an app.
public enum Console {
  /// What a person typed wrong, or what a file has wrong.
  public struct Problem: Error, CustomStringConvertible {
    /// What to tell the person.
    public let description: String

    /// Creates a problem.
    public init(_ description: String) { self.description = description }
  }

  /// Runs an app, and ends it with the message of a problem that it throws.
  public static func run(_ app: () throws -> Void) throws {
    do {
      try app()
    } catch let problem as Problem {
      print(problem)
      exit(2)
    }
  }

  /// Reads the options of the command line, each of which has a value.
  public static func options(_ read: (_ option: String, _ value: String) throws -> Void) throws {
    var words = CommandLine.arguments.dropFirst()
    while let option = words.popFirst() {
      guard let value = words.popFirst() else { throw Problem("\(option) needs a value.") }
      try read(option, value)
    }
  }

  /// Performs what a person types, up to "quit" or the end, and says what is wrong with a command.
  public static func commands(_ perform: (String) throws -> Void) {
    while let command = prompt(), command != "quit" {
      do {
        try perform(command)
      } catch {
        print(error)
      }
    }
  }

  /// Reads a command; a walk from a file reads like one that a person typed.
  public static func prompt() -> String? {
    print("> ", terminator: "")
    let command = readLine()
    if isatty(STDIN_FILENO) == 0 { print(command ?? "") }
    return command
  }
}
