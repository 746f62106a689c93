import Foundation

let usage = """
  usage: screens-soak kills COUNT [--careless]   kills a process that writes a journal, and looks for its edits;
                                                 a careless one only until it has lost something
         screens-soak keystrokes PLACES          measures what a keystroke in the search field costs
  """

let arguments = Array(CommandLine.arguments.dropFirst())
let isCareless = arguments.contains("--careless")
switch (arguments.first, arguments.dropFirst().first) {
case ("write", let folder?): try Writer(in: folder, isCareless: isCareless).run()
case ("kills", let count?):
  let (edits, losses) = try Kills(isCareless: isCareless).run(count: Int(count) ?? 0)
  print("\(count) kills, \(edits) edits accepted, \(losses) files lost or without an edit")
  exit(losses == 0 ? 0 : 1)
case ("keystrokes", let places?): exit(try Keystrokes(places: Int(places) ?? 0).run() ? 0 : 1)
default:
  print(usage)
  exit(64)
}
