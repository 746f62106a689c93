import Console
import Foundation
import HealthDomain

try Console.run {
  let clock = Calendar(identifier: .gregorian).dateComponents(
    [.year, .month, .day, .hour, .minute], from: Date())
  let today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  let now = try LocalDateTime(today, hour: clock.hour ?? 0, minute: clock.minute ?? 0)
  let options = try Options(CommandLine.arguments.dropFirst(), now: now)
  let markets = try options.marketsPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let places = try options.placesPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let table = ZIPTable.places(in: places ?? PhoenixMarkets.places)
  guard let center = table.centroid(of: options.zipCode) else {
    throw Console.Problem("The place of \(options.zipCode) is not known; see --places.")
  }
  var records = MarketTable.markets(in: markets ?? PhoenixMarkets.table)
  if markets == nil { records += try SampleDirectory.records() }
  var finder = try Finder(DirectoryIndex(records), table, options, at: center)
  try finder.start()
  while let command = Console.prompt(), try finder.perform(command) {}
}
