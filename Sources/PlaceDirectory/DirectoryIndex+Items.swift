import Essentials
import Geo

/// Whole lists, without the records.
extension DirectoryIndex {
  /// Returns the number of records that pass a query.
  ///
  /// - Complexity: the same as the filters of ``page(of:after:limit:countsChoices:)``
  public func count(of query: DirectoryQuery) -> Int {
    guard let text = query.text else { return filter(query).pass.passed.count }
    return matches(of: query, text).run.count
  }

  /// Returns the items that pass a query, in its order.
  ///
  /// - Complexity: O(*n*), and O(*m* log *m*) for the *m* items of
  ///   ``DirectoryQuery/Order/nearest(to:)`` and ``DirectoryQuery/Order/bestMatch``
  public func items(of query: DirectoryQuery) -> [ItemReference] {
    if let text = query.text, query.order == .bestMatch { return bestItems(of: query, text) }
    let passed = passed(query)
    var items: [ItemReference] = []
    items.reserveCapacity(passed.count)
    let (order, center) = query.order.stored
    guard let center else {
      orders[order.rawValue].forEach { _ in
        true
      } _: { slot in
        if passed.contains(slot) { items.append(columns.id(of: slot)) }
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
      a.key != b.key ? a.key < b.key : columns.id(of: a.slot) < columns.id(of: b.slot)
    }
    for (_, slot) in keyed { items.append(columns.id(of: slot)) }
    return items
  }

  /// Changes the number of free seats of a record, which does not affect any list, and returns
  /// whether there is such a record.
  ///
  ///     directory.setFreeSeats(3, of: record.id)
  ///
  /// - Complexity: O(1) on average
  @discardableResult
  public mutating func setFreeSeats(_ count: Int?, of id: ItemReference) -> Bool {
    guard let slot = slot(of: id) else { return false }
    columns.setFreeSeats(count, of: slot)
    return true
  }
}
