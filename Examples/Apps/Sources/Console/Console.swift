import Foundation
import HealthDomain

/// The terminal at which a person uses an app.
public enum Console {
  /// A mistake in what a person typed.
  public struct Problem: Error, CustomStringConvertible {
    /// The message to the person.
    public let description: String

    /// Creates a problem.
    public init(_ description: String) { self.description = description }
  }

  /// A time, and the clocks of a place around it.
  public struct Clock {
    /// The seconds since 1970-01-01T00:00Z.
    public let now: Int64
    /// The same time on the clocks of the place.
    public let local: LocalDateTime
    /// The clocks of the place for two years.
    public let offsets: UTCOffsetTable
  }

  /// Runs an app by the clocks of a place, at the current time or at that of the option `--now`.
  ///
  /// If the app throws a problem, prints it and exits.
  public static func run(in zone: String, _ app: (Clock) throws -> Void) throws {
    do {
      try app(clock(of: CommandLine.arguments, in: TimeZone(identifier: zone) ?? .gmt))
    } catch let problem as Problem {
      print(problem)
      exit(2)
    }
  }

  private static func clock(of arguments: [String], in zone: TimeZone) throws -> Clock {
    func offsets(around time: Int64) throws -> UTCOffsetTable {
      let year: Int64 = 366 * 86_400
      return try UTCOffsetTable(sampling: time - year..<time + year) { instant in
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
      }
    }
    var now = Int64(Date().timeIntervalSince1970)
    if arguments.count > 1 {
      guard arguments.count == 3, arguments[1] == "--now",
        let local = try? LocalDateTime(iso8601: arguments[2])
      else { throw Problem("Say \"--now 2027-06-05T10:00\", or nothing.") }
      now = try offsets(around: local.secondsSinceEpoch(utcOffset: 0)).instant(of: local)
    }
    let offsets = try offsets(around: now)
    guard let local = offsets.localTime(at: now) else {
      throw Problem("The clock of this computer is wrong.")
    }
    return Clock(now: now, local: local, offsets: offsets)
  }

  /// Performs what a person types, up to "quit" or the end, and says what is wrong with a command.
  public static func commands(_ perform: (_ verb: String, _ rest: String) throws -> Void) {
    while let command = prompt(), command != "quit" {
      let verb = command.prefix { $0 != " " }
      // A remark in a walk.
      if verb == "#" { continue }
      do {
        try perform(String(verb), String(command.dropFirst(verb.count + 1)))
      } catch {
        print(error)
      }
    }
  }

  /// Reads a command; a walk from a file reads like one that a person typed.
  private static func prompt() -> String? {
    print("> ", terminator: "")
    let command = readLine()
    if isatty(STDIN_FILENO) == 0 { print(command ?? "") }
    return command
  }
}
