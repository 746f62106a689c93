import SeatCounting

var engine = SeatEngine()
let event = engine.addEvent(SeatEngine.Rules(capacity: 1, waitlistLimit: 5))
for person in [7, 8] as [UInt32] {
  print(engine.apply(SeatEngine.Command(.register, event: event, subject: person, at: 0)))
  //> registered
  //> waitlisted
}
