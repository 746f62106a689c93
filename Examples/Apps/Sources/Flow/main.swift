import Console
import Foundation
import HealthDomain

try Console.run {
  let clock = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
  var today = try CalendarDate(clock.year ?? 1, clock.month ?? 1, clock.day ?? 1)
  var age: Double?
  var path: String?
  try Console.options { option, value in
    switch option {
    case "--today": today = try Tracker.date(value)
    case "--age":
      guard let years = Double(value), (8...60).contains(years) else {
        throw Console.Problem("\(value) is not an age.")
      }
      age = years
    case "--log": path = value
    default: throw Console.Problem("There is no option \(option).")
    }
  }
  var tracker = Tracker(on: today, age: age)
  if let path, FileManager.default.fileExists(atPath: path) {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    tracker.history = try JSONDecoder().decode(CycleHistory.self, from: data)
  }
  tracker.showHome()
  Console.commands { try tracker.perform($0) }
  if let path {
    try JSONEncoder().encode(tracker.history).write(
      to: URL(fileURLWithPath: path), options: [.atomic])
  }
}
