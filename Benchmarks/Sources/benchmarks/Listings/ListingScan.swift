import HealthDomain
import IngredientAnalysis

/// A directory that looks at every record, as an app without an index would.
struct ListingScan {
  typealias Choices = (
    kinds: [ItemKind: Int], cities: [City: Int], labels: [DirectoryRecord.Subject: [String: Int]]
  )

  let records: [DirectoryRecord]

  func list(_ query: DirectoryQuery) -> [DirectoryRecord] {
    let others = query.near.map { near in
      records.filter { passes($0, near.query, []) }
    }
    let found = records.filter { passes($0, query, others ?? []) }
    switch query.order {
    case .newest:
      return found.sorted {
        ($1.dateAdded ?? .earliest, $0.id) < ($0.dateAdded ?? .earliest, $1.id)
      }
    case .mostPopular: return found.sorted { ($1.popularity, $0.id) < ($0.popularity, $1.id) }
    case .nearest(let center):
      return found.map { ($0.coordinate?.distance(to: center).meters ?? .infinity, $0) }
        .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
    default:
      return found.map { (Array(TextFolding.folded($0.title).utf8), $0) }
        .sorted { a, b in
          a.0 == b.0 ? a.1.id < b.1.id : a.0.lexicographicallyPrecedes(b.0)
        }.map(\.1)
    }
  }

  /// The filters that benchmarks have, the cheap ones first.
  private func passes(
    _ record: DirectoryRecord, _ query: DirectoryQuery, _ others: [DirectoryRecord],
    withoutKind: Bool = false, without subject: DirectoryRecord.Subject? = nil
  ) -> Bool {
    (withoutKind || query.kinds.isEmpty || query.kinds.contains(record.id.kind))
      && (query.pricesInCents.map { $0.contains(record.priceInCents ?? -1) } ?? true)
      && (query.minimumRating.map { (record.reviews.mean ?? 0) >= $0 } ?? true)
      && query.labels.allSatisfy { key, filter in
        guard key != subject else { return true }
        let own = record.labels[key] ?? []
        return switch filter {
        case .any(let labels): !own.isDisjoint(with: labels)
        case .all(let labels): own.isSuperset(of: labels)
        }
      }
      && (query.area.map { area in record.coordinate.map { area.contains($0) } ?? false } ?? true)
      && isOpen(record, query.open) && isNear(record, query.near, others)
  }

  private func isOpen(_ record: DirectoryRecord, _ open: DirectoryQuery.OpenFilter?) -> Bool {
    guard case .at(let time) = open else { return true }
    return record.hours?.state(at: time).isOpen ?? false
  }

  private func isNear(
    _ record: DirectoryRecord, _ near: DirectoryQuery.Proximity?, _ others: [DirectoryRecord]
  ) -> Bool {
    guard let near else { return true }
    return others.contains { other in
      guard other.id != record.id, let here = record.coordinate, let there = other.coordinate
      else { return false }
      return here.distance(to: there) <= near.radius
    }
  }

  func choices(of query: DirectoryQuery) -> Choices {
    var choices: Choices = ([:], [:], [:])
    for record in records where passes(record, query, [], withoutKind: true) {
      choices.kinds[record.id.kind, default: 0] += 1
    }
    for record in records where passes(record, query, []) {
      if let city = record.city { choices.cities[city, default: 0] += 1 }
    }
    for subject in [DirectoryRecord.Subject.payment, .features] {
      for record in records where passes(record, query, [], without: subject) {
        for label in record.labels[subject] ?? [] {
          choices.labels[subject, default: [:]][label, default: 0] += 1
        }
      }
    }
    return choices
  }
}

/// A digest of lists.
struct ListingDigest {
  private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Int) {
    sum = (sum ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
  }

  mutating func add(_ id: ItemReference) {
    for byte in id.description.utf8 { add(Int(byte)) }
  }

  mutating func add(_ choices: ListingScan.Choices) {
    for (kind, count) in choices.kinds.sorted(by: { $0.key < $1.key }) { add(kind.name, count) }
    for (city, count) in choices.cities.sorted(by: { $0.key < $1.key }) {
      add(city.description.lowercased(), count)
    }
    for (_, labels) in choices.labels.sorted(by: { $0.key.name < $1.key.name }) {
      for (label, count) in labels.sorted(by: <) { add(label, count) }
    }
  }

  mutating func add(_ choices: DirectoryPage.Choices) {
    add((choices.kinds, choices.cities, choices.labels))
  }

  private mutating func add(_ text: String, _ count: Int) {
    for byte in text.utf8 { add(Int(byte)) }
    add(count)
  }
}
