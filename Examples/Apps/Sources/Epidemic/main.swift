import Console
import Foundation
import HealthDomain

try Console.run {
  let clock = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
  var today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  var json = SampleRows.json
  try Console.options { option, value in
    switch option {
    case "--today": today = try Tracker.date(value)
    case "--states": json = try String(contentsOfFile: value, encoding: .utf8)
    default: throw Console.Problem("There is no option \(option).")
    }
  }
  let days = try JSONDecoder().decode(EpidemicDay.Response.self, from: Data(json.utf8)).days
  var tracker = Tracker(try EpidemicSeries.byArea(days), on: today)
  print("Places: \(tracker.series.keys.sorted().map(\.name).joined(separator: ", "))")
  Console.commands { try tracker.perform($0) }
}
