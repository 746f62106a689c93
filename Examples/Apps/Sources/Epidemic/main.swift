import Console
import Foundation
import HealthDomain

try Console.run(in: "America/New_York") { clock in
  let rows = Data(SampleRows.json.utf8)
  let days = try JSONDecoder().decode(EpidemicDay.Response.self, from: rows).days
  var tracker = Tracker(try EpidemicSeries.byArea(days), on: clock.local.date)
  print("Places: \(tracker.series.keys.sorted().map(\.name).joined(separator: ", "))")
  Console.commands { try tracker.perform($0, $1) }
}
