import Foundation
import HealthDomain

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let markets = try options.marketsPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let places = try options.placesPath.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let centroids = ZIPTable.centroids(in: places ?? PhoenixMarkets.places)
  guard let center = centroids[options.zipCode] else {
    throw Options.Problem(message: "The place of \(options.zipCode) is not known; see --places.")
  }
  let directory = DirectoryIndex(MarketTable.markets(in: markets ?? PhoenixMarkets.table))
  var finder = Finder(directory, options, around: center)
  try finder.start()
  while let command = readLine(), try finder.perform(command) {}
} catch let problem as Options.Problem {
  print(problem.message)
  exit(2)
}
