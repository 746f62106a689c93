import Console

try Console.run(in: "America/New_York") { clock in
  var office = Office(at: clock.now, clock.offsets)
  Console.commands { try office.perform($0, $1) }
}
