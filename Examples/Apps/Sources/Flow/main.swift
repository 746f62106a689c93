import Foundation
import HealthDomain

do {
  let clock = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
  var today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  var age: Double?
  var path: String?
  var words = CommandLine.arguments.dropFirst()
  while let option = words.popFirst() {
    guard let value = words.popFirst() else { throw Tracker.Problem("\(option) needs a value.") }
    switch option {
    case "--today": today = try Tracker.date(value)
    case "--age":
      guard let years = Double(value), (8...60).contains(years) else {
        throw Tracker.Problem("\(value) is not an age.")
      }
      age = years
    case "--log": path = value
    default: throw Tracker.Problem("There is no option \(option).")
    }
  }
  var tracker = Tracker(on: today, age: age)
  if let path, FileManager.default.fileExists(atPath: path) {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    tracker.history = try JSONDecoder().decode(CycleHistory.self, from: data)
  }
  tracker.showHome()
  while let command = prompt(), command != "quit" {
    do {
      try tracker.perform(command)
    } catch let problem as Tracker.Problem {
      print(problem.message)
    } catch let problem as CycleHistory.Error {
      print(problem)
    }
  }
  if let path {
    try JSONEncoder().encode(tracker.history).write(
      to: URL(fileURLWithPath: path), options: [.atomic])
  }
} catch let problem as Tracker.Problem {
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
