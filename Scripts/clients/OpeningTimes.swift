import OpeningTimes

let hours = try OpeningHours("Mo-Fr 09:00-17:00; Sa 08:00-13:00")
let saturday = try LocalDateTime(iso8601: "2026-03-07T12:00")
if let change = hours.nextChange(after: saturday) {
  print(hours.state(at: saturday).kind, change)  //> open 2026-03-07T13:00
}
