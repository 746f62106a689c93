import Console

try Console.run(in: "America/Chicago") { clock in
  var tracker = Tracker(on: clock.local.date)
  Console.commands { try tracker.perform($0, $1) }
}
