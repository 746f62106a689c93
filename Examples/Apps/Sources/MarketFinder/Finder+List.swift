import HealthDomain

extension Finder {
  private static let pageSize = 5

  /// Prints the number of records, what filters them, and the first page.
  mutating func list() throws {
    text = nil
    let page = try directory.page(of: browse.query, limit: pageSize)
    if let bar = browse.bar(in: directory) {
      print("\(feature.title): \(bar.count) of \(bar.total)")
      for filter in bar.filters {
        let dates = browse.applied.dates.map { "\($0.lowerBound) to \($0.upperBound)" } ?? ""
        let values = filter.values.isEmpty ? dates : filter.values.joined(separator: ", ")
        print("  \(filter.title): \(values)")
      }
    } else {
      print("\(feature.title): \(page.total)")
    }
    shown = []
    add(page)
  }

  /// Prints the records of the list that match a text, the best match first.
  mutating func search(_ words: String) throws {
    do {
      text = try SearchIndex.Query(words)
    } catch {
      print(error)
      return
    }
    text?.beginnings = .everyWord
    walk = nil
    let page = try directory.page(of: query, limit: pageSize)
    if let corrected = page.correctedText { print("Showing results for \(corrected).") }
    print("\(page.total) of \(directory.count(of: browse.query)) match.")
    shown = []
    add(page)
  }

  /// What the person sees: the list, or the matches in it.
  private var query: DirectoryQuery {
    var query = browse.query
    guard let text else { return query }
    query.text = text
    query.order = .bestMatch
    return query
  }

  /// Markets come in small pages, which a terminal shows at once.
  private var pageSize: Int { kind == .market ? Self.pageSize : DirectoryIndex.pageSize }

  private mutating func add(_ page: DirectoryPage) {
    for hit in page.hits {
      shown.append(hit)
      print("\(shown.count). \(line(of: hit))")
    }
    next = page.next
    if next != nil { print("... (next)") }
  }

  /// Prints how many more markets may be open.
  func tellWhatIsNotCertain() throws {
    var all = browse.query
    all.open = nil
    let count = directory.items(of: all).count { item in
      (directory[item]?.hours?.state(at: options.now).kind ?? .unknown) == .unknown
    }
    guard count > 0 else { return }
    print("\(count) more may be open: what is known of their hours is not certain.")
  }

  mutating func look(_ verb: String, number: Int?) throws {
    let hit = number.flatMap { shown.indices.contains($0 - 1) ? shown[$0 - 1] : nil }
    switch verb {
    case "next":
      guard let next else {
        print("That was the last page.")
        return
      }
      add(try directory.page(of: query, after: next, limit: pageSize))
    case "map":
      _ = browse.send(.show(.map))
      let region = browse.region
      let inside = directory.items(of: browse.query).count { item in
        directory[item]?.coordinate.map(region.contains) ?? false
      }
      let miles = Int(region.radius.miles.rounded())
      print("A map of \(miles) miles around \(describe(browse.referencePoint)): \(inside) pins.")
    case "list":
      _ = browse.send(.show(.list))
      try list()
    case "close":
      print(browse.send(.closePreview) == .accepted ? "Closed." : "No preview is open.")
    case "down", "up": step(verb == "down" ? .next : .previous)
    default:
      guard let hit else {
        print("Say the number of a record on the list, such as \"\(verb) 1\".")
        return
      }
      switch verb {
      case "pin":
        _ = browse.send(.tapPin(hit.id))
        print("Preview: \(line(of: hit))")
      case "remove": remove(hit.id)
      default:
        walk = browse.navigator(at: hit.id, matching: text, in: directory)
        printCard()
      }
    }
  }

  /// Walks to the next record or the one before; from the list, to the first one.
  private mutating func step(_ action: BrowseState.Navigator.Action) {
    let first = directory.items(of: query).first
    guard
      var walk = walk ?? first.map({ browse.navigator(at: $0, matching: text, in: directory) })
    else {
      print("There are no records.")
      return
    }
    if self.walk != nil, walk.send(action) == .ignored {
      print("That is the \(action == .next ? "last" : "first") one.")
    } else {
      self.walk = walk
      printCard()
    }
  }

  /// Removes a record, as another person can at any time.
  private mutating func remove(_ item: ItemReference) {
    guard directory.remove(item) != nil else {
      print("That record is gone already.")
      return
    }
    print("Removed.")
    tellEach(.directoryChanged(directory))
    switch walk?.update(in: directory) {
    case .currentLeft: print("The record on the screen is gone.")
    case .updated: print("The list is another one.")
    case .unchanged, nil: break
    }
  }

  func line(of hit: DirectoryPage.Hit) -> String {
    let record = hit.record
    var parts = [record.title]
    if let distance = hit.distance { parts.append(Self.miles(distance)) }
    if let city = record.city { parts.append("\(city)") }
    if record.time == nil, let hours = record.hours, hours.state(at: options.now).isOpen,
      let change = hours.nextChange(after: options.now)
    {
      let day = change.date == options.now.date ? "" : "\(change.date) "
      parts.append("open until \(day)\(change.iso8601.suffix(5))")
    }
    return parts.joined(separator: ", ")
  }

  private static func miles(_ distance: Distance) -> String {
    let tenths = Int((distance.miles * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) mi"
  }
}
