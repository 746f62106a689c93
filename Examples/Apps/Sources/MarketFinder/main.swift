import Console
import HealthDomain

try Console.run(in: "America/New_York") { clock in
  guard let moment = BrowseState.Moment(at: clock.now, offsets: clock.offsets) else { return }
  var finder = try Finder(at: moment)
  Console.commands { try finder.perform($0, $1) }
}
