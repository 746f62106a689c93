import Console

try Console.run(in: "America/Denver") { clock in
  var scanner = try Scanner(at: clock.now)
  Console.commands { try scanner.perform($0, $1) }
}
