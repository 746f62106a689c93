import Foundation
import HealthDomain

do {
  let clock = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
  var today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  var json = SampleRows.json
  var words = CommandLine.arguments.dropFirst()
  while let option = words.popFirst() {
    guard let value = words.popFirst() else { throw Tracker.Problem("\(option) needs a value.") }
    switch option {
    case "--today": today = try Tracker.date(value)
    case "--states": json = try String(contentsOfFile: value, encoding: .utf8)
    default: throw Tracker.Problem("There is no option \(option).")
    }
  }
  let days = try JSONDecoder().decode(EpidemicDay.Response.self, from: Data(json.utf8)).days
  var tracker = Tracker(try EpidemicSeries.byArea(days), on: today)
  print("Places: \(tracker.series.keys.sorted().map(\.name).joined(separator: ", "))")
  while let command = prompt(), command != "quit" {
    do {
      try tracker.perform(command)
    } catch let problem as Tracker.Problem {
      print(problem.message)
    } catch {
      print(error)
    }
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
