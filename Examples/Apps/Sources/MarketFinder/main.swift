import Foundation
import HealthDomain

do {
  let clock = Calendar(identifier: .gregorian).dateComponents(
    [.year, .month, .day, .hour, .minute], from: Date())
  let today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  let now = try LocalDateTime(today, hour: clock.hour ?? 0, minute: clock.minute ?? 0)
  let options = try Options(CommandLine.arguments.dropFirst(), now: now)
  let markets = try options.marketsPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let places = try options.placesPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let table = ZIPTable.places(in: places ?? PhoenixMarkets.places)
  guard let center = table.centroid(of: options.zipCode) else {
    throw Options.Problem(message: "The place of \(options.zipCode) is not known; see --places.")
  }
  var records = MarketTable.markets(in: markets ?? PhoenixMarkets.table)
  if markets == nil { records += try SampleDirectory.records() }
  var finder = try Finder(DirectoryIndex(records), table, options, at: center)
  try finder.start()
  while let command = prompt(), try finder.perform(command) {}
} catch let problem as Options.Problem {
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
