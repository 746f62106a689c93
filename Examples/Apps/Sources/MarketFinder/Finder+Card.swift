import HealthDomain

extension Finder {
  /// The sections of a card that have no title by the administrator.
  private static let sections: [(section: DirectoryRecord.Section, title: String)] = [
    (.time, "When"), (.price, "Cost"), (.details, "About"), (.address, "Address"), (.ages, "Ages"),
    (.hours, "Hours"), (.produce, "In Season"),
    (.labels(.payment), "Takes"), (.labels(.features), "Has"), (.labels(.mealTypes), "Meal"),
    (.labels(.tags), "Tags"), (.ingredients, "Ingredients"), (.labels(.ingredients), "Made of"),
    (.directions, "Directions"), (.nutrition, "Nutrition in 100 g"), (.photos, "Photos"),
    (.reviews, "Rating"),
  ]

  /// Prints the card of the record on the screen.
  func printCard() {
    guard let walk, let record = directory[walk.current] else { return }
    let star = favorites.contains(record.id) ? " ★" : ""
    let thumbnail = record.photos.first.map { " (\($0.reference))" } ?? ""
    print("\(record.title)\(star) (\(walk.position ?? 0) of \(walk.count))\(thumbnail)")
    if !record.subtitle.isEmpty { print("  \(record.subtitle)") }
    let titles = Self.sections.map { section, title in
      let own = feature.recordSections.first { $0.id == section.name }
      return (section, own?.title ?? title)
    }
    for section in record.sections(titles) { printSection(section) }
    let buttons = record.buttons(feature.actions)
    if !buttons.isEmpty {
      print("  \(buttons.map { "[\($0.action.title)]" }.joined(separator: " "))")
    }
  }

  /// Taps a button of the record on the screen by its title, and prints where it leads.
  func press(_ title: String) {
    guard let walk, let record = directory[walk.current] else {
      print("Show a record first.")
      return
    }
    let buttons = record.buttons(feature.actions)
    guard let button = buttons.first(where: { $0.action.title.lowercased() == title }) else {
      print("\(record.title) has no such button.")
      return
    }
    switch button.target {
    case .link(let url): print("-> \(url.text)")
    case .meetup(let link): print("-> \(link.app), or else \(link.web.text)")
    case .directions(let link): print("-> \(link.apple.text)")
    @unknown default: print("Update the app to open this.")
    }
  }

  /// Taps the star of the record on the screen.
  mutating func toggleFavorite() throws {
    guard let walk, let record = directory[walk.current] else {
      print("Show a record first.")
      return
    }
    let isFavorite = try favorites.toggle(record.id, by: device, at: moment.seconds)
    print(
      isFavorite ? "\(record.title) is a favorite." : "\(record.title) is no favorite any more.")
  }

  /// Prints the favorites of all kinds.
  func listFavorites() {
    print("Favorites: \(favorites.count)")
    let resolution = favorites.resolve { directory[$0] }
    for (_, record) in resolution.found { print("  \(record.title)") }
  }

  private func printSection(_ section: DirectoryRecord.TitledSection) {
    let words = ShareCard.Messages()
    let lines: [String]
    switch section.content {
    case .text(let text): lines = [text]
    case .lines(let values):
      let isList = section.section == .ingredients || section.section == .directions
      lines = isList ? values : [values.joined(separator: ", ")]
    case .hours(let hours, _):
      lines = hours.week(from: options.now.date).map { "\($0.weekdays): \($0.hours)" }
    case .time(let time): lines = [words.text(of: time, utcOffset: Options.arizonaOffset)]
    case .produce(let seasons):
      let now = DirectoryRecord.Season(of: options.now.date)
      lines = seasons.map { season in
        "\(season.season.rawValue)\(season.season == now ? " (now)" : ""): "
          + season.names.joined(separator: ", ")
      }
    case .price(let cents): lines = [words.price(cents: cents)]
    case .ages(let ages): lines = ["\(ages.lowerBound) to \(ages.upperBound)"]
    case .seats(let count): lines = ["\(count) free seats"]
    case .nutrition(let facts): lines = Self.lines(of: facts)
    case .photos(let photos): lines = photos.map(\.caption)
    case .reviews(let reviews): lines = reviews.mean.map { ["\($0) of 5"] } ?? []
    @unknown default: lines = []
    }
    if lines.count == 1 {
      print("  \(section.title): \(lines.joined())")
    } else {
      print("  \(section.title):")
      for line in lines { print("    \(line)") }
    }
  }

  private static func lines(of facts: NutritionFacts) -> [String] {
    var amounts = [("energy", facts.energyKilojoules, " kJ")]
    if let fat = facts.fat { amounts.append(("fat", fat, " g")) }
    amounts += [
      ("saturated fat", facts.saturates, " g"), ("sugars", facts.sugars, " g"),
      ("fiber", facts.fiber, " g"), ("protein", facts.protein, " g"), ("salt", facts.salt, " g"),
    ]
    return amounts.map { "\($0) \($1)\($2)" }
  }

  /// Prints the parks that have what the activity on the screen needs, the nearest first.
  func findPlaces() throws {
    guard let walk, let record = directory[walk.current], record.id.kind == .activity else {
      print("Show an activity first.")
      return
    }
    let features = record.labels[.features, default: []]
    guard !features.isEmpty else {
      print("\(record.title) needs no park.")
      return
    }
    var query = DirectoryQuery(kinds: [.park])
    query.labels[.features] = .any(features)
    query.order = .nearest(to: browse.region.center)
    let page = try directory.page(of: query)
    print(
      "Parks for \(record.title): \(page.total), \(directory.map(of: query).count) of them on the map"
    )
    for hit in page.hits { print("  \(line(of: hit))") }
  }
}
