import Geo

/// The number of records that a draft would show, and those beside the buttons.
struct DraftCounts {
  /// The number that the draft would show, or `nil` while it cannot be applied.
  private(set) var total: Int?
  /// The number in each city.
  private(set) var cities: [City: Int] = [:]
  private var labels: [DirectoryRecord.Subject: [String: Int]] = [:]
  private var featured = 0
  /// The numbers beside choices, except for labels and for featured records.
  private var others: [AdminConfig.Choice: Int] = [:]

  /// Counts for the draft of a state.
  init(_ state: BrowseState, in directory: DirectoryIndex) {
    guard let query = state.draftQuery else {
      self.init()
      return
    }
    guard let text = query.text else {
      self.init(state, query, matching: directory.live, in: directory)
      return
    }
    let levels = directory.textLevels(of: text)
    self.init(
      levels.map { DraftCounts(state, query, matching: $0.slots, in: directory) }, levels)
  }

  /// Counts among the records that match the text of a query.
  private init(
    _ state: BrowseState, _ draft: DirectoryQuery, matching text: SlotBits,
    in directory: DirectoryIndex
  ) {
    var query = draft
    // With any choice, the list would show more than featured records.
    let onlyFeatured = query.isFeatured && !state.draft.choices.contains(.featured)
    if onlyFeatured {
      total = directory.filter(query, matching: text).pass.passed.count
      query.isFeatured = false
    }
    let filtered = directory.filter(query, matching: text, countsChoices: true)
    let passed = filtered.pass.passed
    if !onlyFeatured { total = passed.count }
    let choices = directory.choices(of: query, filtered)
    (cities, labels, featured) = (choices.cities, choices.labels, choices.featured)
    for section in state.feature.filters {
      if section.requiresAll { narrow(section, query, passed, in: directory) }
      guard let part = section.criterion.queryPart else { continue }
      let rest = part.rest(of: query, filtered, matching: text, in: directory)
      for choice in section.buttons.map(\.choice) {
        guard let chosen = state.draftQuery(choosing: choice) else { continue }
        // The slots that pass all other filters are known, and each button checks only those.
        var only = DirectoryQuery()
        part.copy(from: chosen, to: &only)
        others[choice] = directory.filter(only, matching: rest).pass.passed.count
      }
    }
  }

  private init() {}

  /// Creates the numbers of a text from those of its levels.
  private init(_ counts: [DraftCounts], _ levels: [TextLevel]) {
    // A key that the last level lacks is in none.
    guard let last = counts.last else { return }
    func decide(_ number: (DraftCounts) -> Int?) -> Int {
      TextLevel.decide(counts.map { number($0) ?? 0 }, levels)
    }
    total = decide(\.total)
    featured = decide(\.featured)
    for city in last.cities.keys { cities[city] = decide { $0.cities[city] } }
    for (subject, numbers) in last.labels {
      labels[subject] = [:]
      for label in numbers.keys {
        labels[subject]?[label] = decide { $0.labels[subject]?[label] }
      }
    }
    for choice in last.others.keys { others[choice] = decide { $0.others[choice] } }
  }

  /// Counts the records that another label of a section would leave, if all chosen ones are required.
  private mutating func narrow(
    _ section: AdminConfig.FilterSection, _ query: DirectoryQuery, _ passed: SlotBits,
    in directory: DirectoryIndex
  ) {
    guard case .labels(let name) = section.criterion else { return }
    let subject = DirectoryRecord.Subject(name)
    guard case .all = query.labels[subject] else { return }
    var narrowed: [String: Int] = [:]
    let used = passed.used
    for case .label(let label, of: _) in section.buttons.map(\.choice) {
      narrowed[label] = directory.sets.labels[subject]?[label]?.count(in: passed, used: used)
    }
    labels[subject] = narrowed
  }

  /// Returns the number beside a button, or `nil` if it has none.
  func count(of choice: AdminConfig.Choice) -> Int? {
    guard total != nil else { return nil }
    return switch choice {
    case .label(let label, let subject): labels[.init(subject)]?[label] ?? 0
    case .featured: featured
    default: others[choice]
    }
  }
}

/// The filters of a query that the buttons of a section decide.
private enum QueryPart {
  case open, rating, price, ages, area

  func copy(from source: DirectoryQuery, to query: inout DirectoryQuery) {
    switch self {
    case .open:
      (query.open, query.offsets, query.time) = (source.open, source.offsets, source.time)
    case .rating: query.minimumRating = source.minimumRating
    case .price: query.pricesInCents = source.pricesInCents
    case .ages: query.ages = source.ages
    case .area: (query.area, query.location) = (source.area, source.location)
    }
  }

  /// Returns the slots that pass all other filters of a query.
  func rest(
    of query: DirectoryQuery, _ filtered: FilteredSlots, matching text: SlotBits,
    in directory: DirectoryIndex
  ) -> SlotBits {
    switch self {
    case .open: return filtered.pass.passed(exceptFor: filtered.open)
    case .rating: return filtered.pass.passed(exceptFor: filtered.rating)
    case .price: return filtered.pass.passed(exceptFor: filtered.prices)
    case .ages: return filtered.pass.passed(exceptFor: filtered.ages)
    case .area:
      // A record can fail both filters of an area and count nevertheless.
      var others = query
      copy(from: DirectoryQuery(), to: &others)
      return others == query
        ? filtered.pass.passed : directory.filter(others, matching: text).pass.passed
    }
  }
}

extension AdminConfig.Criterion {
  /// The filters that buttons decide whose numbers are not those of the directory's own choices.
  fileprivate var queryPart: QueryPart? {
    switch self {
    case .openNow, .weekdays, .timeOfDay: .open
    case .rating: .rating
    case .price: .price
    case .ages: .ages
    case .distance: .area
    case .location, .dates, .labels, .featured, .order: nil
    }
  }
}
