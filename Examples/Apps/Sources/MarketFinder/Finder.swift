import HealthDomain

/// A list of markets, and a person who walks through it.
struct Finder {
  private let directory: DirectoryIndex
  private var query: DirectoryQuery
  private let options: Options
  private var shown: [DirectoryPage.Hit] = []
  private var next: DirectoryPage.Cursor?
  private var current: Int?

  init(_ directory: DirectoryIndex, _ options: Options, around center: Coordinate) {
    self.directory = directory
    self.options = options
    query = options.query(around: center)
  }

  /// Prints the first page.
  mutating func start() throws {
    let page = try directory.page(of: query, limit: Self.pageSize)
    let order = options.isByTitle ? "by title" : "nearest first"
    let open = options.isOpenNow ? ", open now" : ""
    let miles =
      options.miles == options.miles.rounded() ? "\(Int(options.miles))" : "\(options.miles)"
    print(
      "\(page.total) of \(directory.count) markets: within \(miles) miles of \(options.zipCode)\(open), \(order)"
    )
    add(page)
    if options.isOpenNow { try tellWhatIsNotCertain() }
  }

  /// Prints how many more markets may be open.
  private func tellWhatIsNotCertain() throws {
    var all = query
    all.open = nil
    let hits = try directory.page(of: all, limit: directory.count).hits
    let count = hits.count {
      ($0.record.hours?.state(at: options.now).kind ?? .unknown) == .unknown
    }
    guard count > 0 else { return }
    print("\(count) more may be open: what is known of their hours is not certain.")
  }

  /// Carries out a command, and returns whether the walk goes on.
  mutating func perform(_ command: String) throws -> Bool {
    let words = command.split(separator: " ")
    switch words.first {
    case "next":
      guard let next else {
        print("That was the last page.")
        return true
      }
      add(try directory.page(of: query, after: next, limit: Self.pageSize))
    case "show":
      guard words.count == 2, let number = Int(words[1]), shown.indices.contains(number - 1) else {
        print("Say the number of a market on the list, such as \"show 1\".")
        return true
      }
      show(number - 1)
    case "down": try walk(1)
    case "up": try walk(-1)
    case "search": try search(words.dropFirst().joined(separator: " "))
    case "quit": return false
    case nil: break
    default: print("Commands: search <text>, next, show <number>, down, up, quit.")
    }
    return true
  }

  /// Lists the markets that match a text, the best match first.
  private mutating func search(_ text: String) throws {
    do {
      query.text = try SearchIndex.Query(text)
    } catch {
      print(error)
      return
    }
    query.text?.beginnings = .everyWord
    query.order = .bestMatch
    (shown, current) = ([], nil)
    let page = try directory.page(of: query, limit: Self.pageSize)
    if let corrected = page.correctedText { print("Showing results for \(corrected).") }
    print("\(page.total) of \(directory.count) markets match.")
    add(page)
  }

  private static let pageSize = 5

  private mutating func add(_ page: DirectoryPage) {
    for hit in page.hits {
      shown.append(hit)
      print("\(shown.count). \(line(of: hit))")
    }
    next = page.next
    if next != nil { print("... (next)") }
  }

  private mutating func walk(_ step: Int) throws {
    let target = current.map { $0 + step } ?? 0
    if target == shown.count, let next {
      add(try directory.page(of: query, after: next, limit: Self.pageSize))
    }
    guard shown.indices.contains(target) else {
      print(target < 0 ? "That is the first market." : "That is the last market.")
      return
    }
    show(target)
  }

  private func line(of hit: DirectoryPage.Hit) -> String {
    let record = hit.record
    var parts = [record.title]
    if let distance = hit.distance { parts.append(Self.miles(distance)) }
    if let city = record.city { parts.append("\(city)") }
    if let hours = record.hours, hours.state(at: options.now).isOpen,
      let change = hours.nextChange(after: options.now)
    {
      let day = change.date == options.now.date ? "" : "\(change.date) "
      parts.append("open until \(day)\(change.iso8601.suffix(5))")
    }
    return parts.joined(separator: ", ")
  }

  /// Prints the card of a market.
  private mutating func show(_ index: Int) {
    current = index
    let record = shown[index].record
    print(record.title)
    print("  \(record.subtitle)")
    if let hours = record.hours {
      for line in hours.week(from: options.now.date) { print("  \(line.weekdays): \(line.hours)") }
    } else {
      print("  Hours: not known")
    }
    let pays = record.labels[.payment, default: []].sorted()
    print("  Takes: \(pays.isEmpty ? "cash" : "cash, " + pays.joined(separator: ", "))")
    let has = record.labels[.features, default: []].sorted()
    if !has.isEmpty { print("  Has: \(has.joined(separator: ", "))") }
  }

  private static func miles(_ distance: Distance) -> String {
    let tenths = Int((distance.miles * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) mi"
  }
}
