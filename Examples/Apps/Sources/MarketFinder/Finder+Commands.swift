import HealthDomain

extension Finder {
  private static let help = """
    Lists: search <words>, next, show <number>, down, up, map, list, refresh, pin <number>, close,
      press <button>, favorite, favorites, find a place.
    Filters: filters, choose <button>, release <button>, city <name>, no city <name>, zip <code>,
      dates <first> <last>, no dates, more <section>, less <section>, apply, back, bar, yes, no.
    Else: home, tick, swipe, swipe back, dot <number>, open <kind>, locate <ZIP code or off>,
      remove <number>, without <filter section>, quit.
    """

  /// Carries out a command, and returns whether the walk goes on.
  mutating func perform(_ command: String) throws -> Bool {
    let words = command.split(separator: " ")
    guard let verb = words.first else { return true }
    let rest = words.dropFirst().joined(separator: " ")
    switch verb {
    case "#": break
    case "quit": return false
    case "home": goHome()
    case "tick", "swipe", "dot": turn(words)
    case "open": try go(to: rest)
    case "search": try search(rest)
    case "locate": locate(rest)
    case "without": try removeSection(rest)
    case "refresh": tell(browse.send(.refresh)) { print("Distances are measured from here now.") }
    case "next", "show", "down", "up", "map", "list", "pin", "close", "remove":
      try look(String(verb), number: Int(rest))
    case "find" where rest == "a place": try findPlaces()
    case "press": press(rest.lowercased())
    case "favorite": try toggleFavorite()
    case "favorites": listFavorites()
    default: try filter(String(verb), rest)
    }
    return true
  }

  private mutating func filter(_ verb: String, _ rest: String) throws {
    let button = feature.filters.flatMap(\.buttons).first {
      $0.title.lowercased() == rest.lowercased()
    }
    let section = feature.filters.first { $0.title.lowercased() == rest.lowercased() }
    switch (verb, button, section) {
    case ("filters", _, _):
      if !drafts.contains(kind) { _ = browse.send(.open) }
      printFilters()
    case ("choose", let button?, _): edit(.select(button.choice))
    case ("release", let button?, _): edit(.unselect(button.choice))
    case ("more", _, let section?), ("less", _, let section?):
      let criterion = section.criterion
      let answer = browse.send(verb == "more" ? .expand(criterion) : .collapse(criterion))
      tell(answer) {
        browse.viewState(in: directory).sections.first { $0.id == criterion }.map(printSection)
      }
    case ("city", _, _): city(rest) { .selectCity($0) }
    case ("zip", _, _): edit(.enterZIPCode(rest))
    case ("dates", _, _):
      let dates = rest.split(separator: " ").map { try? CalendarDate(iso8601: String($0)) }
      guard let first = dates.first ?? nil, let last = dates.last ?? nil, first <= last else {
        print("Say the first and the last date, such as \"dates 2026-11-28 2026-11-29\".")
        return
      }
      edit(.selectDates(first...last))
    case ("no", _, _) where rest.hasPrefix("city "):
      city(rest.dropFirst(5)) { .unselectCity($0) }
    case ("no", _, _) where rest == "dates": edit(.selectDates(nil))
    case ("back", _, _):
      drafts.remove(kind)
      tell(browse.send(.back)) { print("The filters are as before.") }
    case ("apply", _, _), ("yes", _, _):
      walk = nil
      let answer = browse.send(verb == "yes" ? .confirmClear : .apply)
      if case .accepted = answer {
        drafts.remove(kind)
        try list()
      } else {
        tell(answer) {}
      }
    case ("no", _, _): tell(browse.send(.declineClear)) { print("The filters stay on.") }
    case ("bar", _, _): tell(browse.send(.tapBar)) { print("Remove all filters? (yes, no)") }
    default: print(Self.help)
    }
  }

  private mutating func city(
    _ name: some StringProtocol, _ action: (City) -> BrowseState.Action
  ) {
    guard let city = City(name, .arizona) else {
      print("Say the name of a city, such as \"city Tempe\".")
      return
    }
    edit(action(city))
  }

  /// Prints why an action was refused, or carries on.
  private func tell(_ answer: BrowseState.Answer, _ body: () -> Void) {
    switch answer {
    case .accepted: body()
    case .ignored: print("There is nothing to do.")
    case .rejected(let reason): print(reason)
    }
  }

  /// Edits the draft, and prints how many records it would show.
  private mutating func edit(_ action: BrowseState.Action) {
    let answer = browse.send(action)
    if case .accepted = answer { drafts.insert(kind) }
    tell(answer) { printDraftCount() }
  }

  private func printDraftCount() {
    let view = browse.viewState(in: directory)
    if let count = view.draftCount {
      print("[Show results: \(count)]")
    } else if let reason = view.reason {
      print(reason)
    }
  }

  private func printFilters() {
    let view = browse.viewState(in: directory)
    if let location = view.location {
      let cities = view.cityCounts.keys.sorted().map { city in
        "[\(location.isSelected(city) ? "x" : " ")] \(city.name) \(view.cityCounts[city] ?? 0)"
      }
      print("City: \(location.cities.reason?.description ?? cities.joined(separator: "  "))")
      print("ZIP: \(location.zipCode.reason?.description ?? "[\(location.zipText)]")")
    }
    for section in view.sections { printSection(section) }
    printDraftCount()
  }

  private func printSection(_ section: BrowseState.Section) {
    print("\(section.title):\(section.reason.map { " \($0)" } ?? "")")
    let rows = section.rows(columns: Self.columns)
    for row in rows.rows { print("  " + row.map(describe).joined(separator: "  ")) }
    if rows.hiddenCount > 0 { print("  more (\(rows.hiddenCount))") }
    if rows.canCollapse { print("  less") }
  }

  private func describe(_ button: BrowseState.Button) -> String {
    let mark = button.isSelected ? "x" : button.isAvailable ? " " : "-"
    return "[\(mark)] \(button.title)\(button.count.map { " \($0)" } ?? "")"
  }
}
