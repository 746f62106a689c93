import Foundation
import HealthDomain

do {
  var now = Int64(Date().timeIntervalSince1970)
  var path: String?
  var words = CommandLine.arguments.dropFirst()
  while let option = words.popFirst() {
    guard let value = words.popFirst() else { throw Scanner.Problem("\(option) needs a value.") }
    switch option {
    case "--products": path = value
    case "--now":
      guard let date = try? CalendarDate(iso8601: value) else {
        throw Scanner.Problem("\(value) is not a day such as 2026-11-28.")
      }
      now = Int64(date.daysSinceEpoch) * 86_400
    default: throw Scanner.Problem("There is no option \(option).")
    }
  }
  let text = try path.map { try String(contentsOfFile: $0, encoding: .utf8) }
  var scanner = try Scanner(Shelf.products(in: text ?? Shelf.table), now: now)
  print("Type a barcode, or \"shelf\" to see what there is.")
  while let command = prompt(), command != "quit" {
    do {
      try scanner.perform(command)
    } catch let problem as Scanner.Problem {
      print(problem.message)
    } catch {
      print(error)
    }
  }
} catch let problem as Scanner.Problem {
  print(problem.message)
  exit(2)
}

/// Reads a command; a walk from a file reads like one that a person typed.
func prompt() -> String? {
  print("> ", terminator: "")
  let command = readLine()
  if isatty(STDIN_FILENO) == 0 { print(command ?? "") }
  return command
}
