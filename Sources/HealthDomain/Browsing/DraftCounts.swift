import Geo

/// The number of records that a draft would show, and those beside the buttons.
struct DraftCounts {
  /// The number that the draft would show, or `nil` while it cannot be applied.
  private(set) var total: Int?
  /// The number in each city.
  private(set) var cities: [City: Int] = [:]
  private var labels: [DirectoryRecord.Subject: [String: Int]] = [:]
  private var featured = 0

  /// Counts for the draft of a state.
  init(_ state: BrowseState, in directory: DirectoryIndex) {
    guard var query = state.draftQuery else { return }
    // With any choice, the list would show more than what is featured.
    let onlyFeatured = query.isFeatured && !state.draft.choices.contains(.featured)
    if onlyFeatured {
      total = directory.count(of: query)
      query.isFeatured = false
    }
    guard let page = try? directory.page(of: query, limit: 1, countsChoices: true) else { return }
    if !onlyFeatured { total = page.total }
    guard let choices = page.choices else { return }
    (cities, labels, featured) = (choices.cities, choices.labels, choices.featured)
    for section in state.feature.filters where section.requiresAll {
      narrow(section, query, in: directory)
    }
  }

  /// Counts what another label of a section would leave, if all chosen ones are required.
  private mutating func narrow(
    _ section: AdminConfig.FilterSection, _ query: DirectoryQuery, in directory: DirectoryIndex
  ) {
    guard case .labels(let name) = section.criterion else { return }
    let subject = DirectoryRecord.Subject(name)
    guard case .all(let chosen) = query.labels[subject] else { return }
    var narrowed: [String: Int] = [:]
    for case .label(let label, of: _) in section.buttons.map(\.choice) {
      var query = query
      query.labels[subject] = .all(chosen.union([label]))
      narrowed[label] = directory.count(of: query)
    }
    labels[subject] = narrowed
  }

  /// Returns the number beside a button, or `nil` if it has none.
  func count(of choice: AdminConfig.Choice) -> Int? {
    guard total != nil else { return nil }
    return switch choice {
    case .label(let label, let subject): labels[.init(subject)]?[label] ?? 0
    case .featured: featured
    default: nil
    }
  }
}
