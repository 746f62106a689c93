import Foundation
import HealthDomain

do {
  var now = Int64(Date().timeIntervalSince1970)
  var seed = UInt64.random(in: .min ... .max)
  var words = CommandLine.arguments.dropFirst()
  while let option = words.popFirst() {
    guard let value = words.popFirst() else { throw Office.Problem("\(option) needs a value.") }
    switch option {
    case "--now":
      guard let time = try? LocalDateTime(iso8601: value) else {
        throw Office.Problem("\(value) is not a time such as 2026-05-02T08:00.")
      }
      now = time.secondsSinceEpoch(utcOffset: Office.utcOffset)
    case "--seed":
      guard let number = UInt64(value) else { throw Office.Problem("\(value) is no number.") }
      seed = number
    default: throw Office.Problem("There is no option \(option).")
    }
  }
  var office = Office(at: now, seed: seed)
  print("Join with \"join <e-mail> <password>\", or \"login <e-mail> <password>\".")
  while let command = prompt(), command != "quit" {
    do {
      try office.perform(command)
    } catch let problem as Office.Problem {
      print(problem.message)
    } catch {
      print(error)
    }
  }
} catch let problem as Office.Problem {
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
