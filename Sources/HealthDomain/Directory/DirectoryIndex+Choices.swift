public import Geo

extension DirectoryPage {
  /// How many records each choice of a filter would let pass.
  ///
  /// Each number is counted as if the filter to which the choice belongs were off, and all others on:
  /// the number of records that a person would see after switching to that choice alone. Choices
  /// without any record are left out, unless the query has chosen them.
  public struct Choices: Hashable, Sendable {
    /// The records of each kind.
    public internal(set) var kinds: [ItemKind: Int] = [:]
    /// The records in each city.
    public internal(set) var cities: [City: Int] = [:]
    /// The records with each label, by subject.
    public internal(set) var labels: [DirectoryRecord.Subject: [String: Int]] = [:]
    /// The featured records.
    public internal(set) var featured = 0
  }
}

/// The numbers beside the choices of the filters.
extension DirectoryIndex {
  func choices(of query: DirectoryQuery, _ filtered: FilteredSlots) -> DirectoryPage.Choices {
    var choices = DirectoryPage.Choices()
    let ofKinds = filtered.pass.passed(exceptFor: filtered.kinds)
    for (kind, slots) in sets.kinds {
      let count = slots.count(in: ofKinds)
      if count > 0 { choices.kinds[kind] = count }
    }
    for kind in query.kinds where choices.kinds[kind] == nil { choices.kinds[kind] = 0 }

    let ofCities = filtered.pass.passed(exceptFor: filtered.location)
    for (city, slots) in sets.cities {
      let count = slots.count(in: ofCities)
      if count > 0 { choices.cities[city] = count }
    }
    if case .cities(let selection) = query.location {
      for city in selection.cities where choices.cities[city] == nil { choices.cities[city] = 0 }
    }

    choices.featured = sets.featured.count(in: filtered.pass.passed(exceptFor: filtered.featured))
    countLabels(of: query, filtered, into: &choices)
    return choices
  }

  private func countLabels(
    of query: DirectoryQuery, _ filtered: FilteredSlots, into choices: inout DirectoryPage.Choices
  ) {
    let passed = filtered.pass.passed
    let exceptions = filtered.labels.mapValues { filtered.pass.passed(exceptFor: $0) }
    for (label, slots) in sets.labels {
      let count = slots.count(in: exceptions[label.subject] ?? passed)
      if count > 0 { choices.labels[label.subject, default: [:]][label.text] = count }
    }
    for (subject, filter) in query.labels {
      for label in filter.labels where choices.labels[subject]?[label] == nil {
        choices.labels[subject, default: [:]][label] = 0
      }
    }
  }
}
