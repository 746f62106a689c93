// A year in the life of five apps, as one page that opens in any browser.
//
//     swift run --package-path Playground Tour [FILE] [--pictures FOLDER]
//
// It writes the page, by default tour.html, and prints its path. With a folder, it also writes the
// pictures of the documentation, in their places below the folder: see Scripts/tour.

var tour = Tour()
for show in [
  showPeriods, showLabels, showPlaces, showSearch, showSeats, showHours, showStatistics,
  showJournal, showStudy,
] {
  try show(&tour)
}

var arguments = Array(CommandLine.arguments.dropFirst())
if let option = arguments.firstIndex(of: "--pictures"), option + 1 < arguments.count {
  let folder = arguments[option + 1]
  arguments.removeSubrange(option...option + 1)
  for (name, file) in [
    ("map", "Sources/Geo/Geo.docc/Resources/markets.svg"),
    ("month", "Sources/CyclePrediction/CyclePrediction.docc/Resources/month.svg"),
    ("label", "Sources/IngredientAnalysis/IngredientAnalysis.docc/Resources/label.svg"),
    ("seats", "Sources/EventRegistration/EventRegistration.docc/Resources/seats.svg"),
  ] {
    let picture = try require(tour.picture(named: name), "the picture \(name)")
    _ = try write(picture.svg(isFile: true) + "\n", to: "\(folder)/\(file)")
  }
}
guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
  throw Missing("usage: Tour [FILE] [--pictures FOLDER]")
}
Swift.print(try write(Page(tour).html, to: arguments.first ?? "tour.html"))
