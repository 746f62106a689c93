import Geo

/// Whole lists, without the records.
extension DirectoryIndex {
  /// Returns the number of records that pass a query.
  ///
  /// - Complexity: as that of the filters of ``page(of:after:limit:countsChoices:)``
  public func count(of query: DirectoryQuery) -> Int { filter(query).pass.passed.count }

  /// Returns the items that pass a query, in its order.
  ///
  /// - Complexity: O(*n*), and O(*m* log *m*) for the *m* items of
  ///   ``DirectoryQuery/Order/nearest(to:)``
  public func items(of query: DirectoryQuery) -> [ItemReference] {
    let passed = filter(query).pass.passed
    var items: [ItemReference] = []
    items.reserveCapacity(passed.count)
    let (order, center) = query.order.stored
    guard let center else {
      orders[order.rawValue].forEach { _ in
        true
      } _: { slot in
        if passed.contains(slot) { items.append(columns.ids[slot]) }
        return true
      }
      return items
    }
    var keyed: ContiguousArray<(key: UInt64, slot: Int)> = []
    keyed.reserveCapacity(items.capacity)
    passed.forEach { slot in
      let distance = places.coordinate(of: slot)?.distance(to: center)
      keyed.append((distance?.meters.bitPattern ?? .max, slot))
    }
    keyed.sort { a, b in
      a.key != b.key ? a.key < b.key : columns.ids[a.slot] < columns.ids[b.slot]
    }
    for (_, slot) in keyed { items.append(columns.ids[slot]) }
    return items
  }

  /// Returns the number of records that pass a query, and the numbers beside its choices.
  ///
  /// Of `narrowing` subjects, another label is asked for beside those of the query: their numbers are
  /// those of the records that pass all filters.
  func counts(
    of query: DirectoryQuery, narrowing: Set<DirectoryRecord.Subject> = []
  ) -> (total: Int, choices: DirectoryPage.Choices) {
    let filtered = filter(query)
    let passed = filtered.pass.passed
    var choices = choices(of: query, filtered)
    for subject in narrowing { choices.labels[subject] = nil }
    for (label, slots) in sets.labels where narrowing.contains(label.subject) {
      choices.labels[label.subject, default: [:]][label.text] = slots.count(in: passed)
    }
    return (passed.count, choices)
  }
}
