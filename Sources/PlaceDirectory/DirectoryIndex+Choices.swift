import Essentials
public import Geo
import TextSearch

extension DirectoryPage {
  /// The number of records that each choice of a filter would show.
  ///
  /// Each number counts as if the filter of the choice were off and all others on: it is the number
  /// of records that a person would see after switching to only that choice. Choices without any
  /// record are left out, unless the query has chosen them.
  public struct Choices: Sendable {
    var kindTally = ChoiceTally<ItemKind>()
    var cityTally = ChoiceTally<City>()
    var labelTallies: [DirectoryRecord.Subject: ChoiceTally<String>] = [:]

    /// The featured records.
    public internal(set) var featured = 0

    /// The records of each kind.
    ///
    /// - Complexity: O(*n*) for *n* kinds
    public var kinds: [ItemKind: Int] { kindTally.shown }

    /// The records in each city.
    ///
    /// - Complexity: O(*n*) for *n* cities
    public var cities: [City: Int] { cityTally.shown }

    /// The records with each label, by subject.
    ///
    /// - Complexity: O(*n*) for *n* labels
    public var labels: [DirectoryRecord.Subject: [String: Int]] {
      labelTallies.mapValues(\.shown).filter { !$0.value.isEmpty }
    }

    /// Returns the records with each label of a subject.
    ///
    /// - Complexity: O(*n*) for *n* labels of the subject
    public func labels(of subject: DirectoryRecord.Subject) -> [String: Int] {
      labelTallies[subject]?.shown ?? [:]
    }
  }
}

extension DirectoryPage.Choices {
  /// Creates the numbers of a text from those of its levels.
  init(_ choices: [Self], _ levels: [TextLevel]) {
    kindTally = ChoiceTally(choices.map(\.kindTally), levels)
    cityTally = ChoiceTally(choices.map(\.cityTally), levels)
    featured = TextLevel.decide(choices.map(\.featured), levels)
    for subject in choices.first?.labelTallies.keys ?? [:].keys {
      labelTallies[subject] = ChoiceTally(
        choices.map { $0.labelTallies[subject] ?? ChoiceTally() }, levels)
    }
  }
}

/// Equal if the same numbers are shown.
extension DirectoryPage.Choices: Hashable {
  /// Whether the same numbers are shown.
  public static func == (a: Self, b: Self) -> Bool {
    a.featured == b.featured && a.kinds == b.kinds && a.cities == b.cities && a.labels == b.labels
  }

  /// Hashes the numbers that are shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(featured)
    hasher.combine(kinds)
    hasher.combine(cities)
    hasher.combine(labels)
  }
}

/// The numbers beside the choices of the filters.
extension DirectoryIndex {
  /// Returns the numbers of a query with its text.
  func choices(of query: DirectoryQuery) -> DirectoryPage.Choices {
    guard let text = query.text else {
      return choices(of: query, filter(query, countsChoices: true))
    }
    let levels = textLevels(of: text)
    return DirectoryPage.Choices(
      levels.map { choices(of: query, filter(query, matching: $0.slots, countsChoices: true)) },
      levels)
  }

  /// Returns the numbers of a query among the slots that match its text.
  func choices(of query: DirectoryQuery, _ filtered: FilteredSlots) -> DirectoryPage.Choices {
    // What all records have was counted when they came.
    let isAll = filtered.pass.passed.count == count
    func slots(exceptFor own: SlotBits?) -> SlotBits? {
      isAll ? nil : filtered.pass.passed(exceptFor: own)
    }
    var choices = DirectoryPage.Choices()
    choices.kindTally = sets.kinds.tally(
      in: slots(exceptFor: filtered.kinds), chosen: query.kinds)
    var chosenCities: Set<City> = []
    if case .cities(let selection) = query.location { chosenCities = Set(selection.cities) }
    choices.cityTally = sets.cityTally(
      in: slots(exceptFor: filtered.location), chosen: chosenCities)
    choices.featured =
      slots(exceptFor: filtered.featured).map { sets.featured.count(in: $0) }
      ?? sets.featured.count
    for (subject, groups) in sets.labels {
      choices.labelTallies[subject] = groups.tally(
        in: slots(exceptFor: filtered.labels[subject]), chosen: query.labels[subject]?.labels ?? [])
    }
    for (subject, filter) in query.labels where sets.labels[subject] == nil {
      choices.labelTallies[subject] = ChoiceTally(chosen: Array(filter.labels))
    }
    return choices
  }
}

/// The numbers beside the choices of one filter.
extension DirectoryIndex {
  /// Returns the number of records that each label of a subject would show.
  ///
  /// Each number is the one of ``DirectoryPage/Choices/labels``. Labels without any record are left out,
  /// unless the query has chosen them.
  ///
  /// - Complexity: as ``page(of:after:limit:countsChoices:)`` without the page, and O(*n* / 64) for each
  ///   label of the subject
  public func labelCounts(
    _ subject: DirectoryRecord.Subject, of query: DirectoryQuery
  ) -> [String: Int] {
    let chosen = query.labels[subject]?.labels ?? []
    guard let groups = sets.labels[subject] else { return ChoiceTally(chosen: Array(chosen)).shown }
    let levels = query.text.map(textLevels) ?? [TextLevel(slots: live, mendsBelow: 0)]
    let tallies = levels.map { level in
      let filtered = filter(query, matching: level.slots, countsChoices: true)
      let passed = filtered.pass.passed(exceptFor: filtered.labels[subject])
      return groups.tally(in: passed, chosen: chosen)
    }
    return ChoiceTally(tallies, levels).shown
  }

  /// Searches the words of the records.
  func run(_ text: SearchIndex.Query) -> SearchRun {
    SearchRun(text.request(search.synonyms).0, in: search.segments)
  }
}
