import BenchmarkHarness
import HealthDomain

/// A directory of places, generated.
struct ListingInput {
  static let payments = ["Credit", "WIC", "WICcash", "SFMNP", "SNAP"]
  static let features = (0..<30).map { "feature \($0)" }
  static let kinds: [ItemKind] = [.market, .recipe, .park, .activity, .event, .resource]

  let records: [DirectoryRecord]
  /// Other facts of the same items, for updates in which everything changes.
  let changes: [DirectoryRecord]
  let index: DirectoryIndex

  init(size: Int, changes count: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pools = try ListingPools(size: min(size / 10 + 1, 2000), &generator)
    records = try (0..<size).map { try pools.record($0, &generator) }
    changes = try (0..<min(size, count)).map {
      try pools.record($0 * (size / 1000 + 1) % size, &generator)
    }
    index = DirectoryIndex(records)
  }
}

/// Words, cities, and hours that records share.
private struct ListingPools {
  private let words: [String]
  private let cities: [City]
  private let zipCodes: [ZIPCode]
  private let hours: [OpeningHours]

  init(size: Int, _ generator: inout SplitMix64) throws {
    func word(_ generator: inout SplitMix64) -> String {
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      let length = Int(generator.next(below: 7)) + 3
      let word = String((0..<length).map { _ in letters[Int(generator.next(below: 26))] })
      return word.prefix(1).uppercased() + word.dropFirst()
    }
    words = (0..<3000).map { _ in word(&generator) }
    cities = (0..<1500).compactMap { _ in City(word(&generator), .arizona) }
    zipCodes = (0..<900).compactMap { ZIPCode(String(85_000 + $0)) }
    hours = try (0..<size).map { _ in
      let rules = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].compactMap { day -> String? in
        guard generator.next(below: 2) == 0 else { return nil }
        let start = 6 + Int(generator.next(below: 12))
        let end = min(start + 2 + Int(generator.next(below: 7)), 24)
        return "\(day) \(start < 10 ? "0" : "")\(start):00-\(end < 10 ? "0" : "")\(end):00"
      }
      return try OpeningHours(rules.isEmpty ? "off" : rules.joined(separator: "; "))
    }
  }

  func record(_ number: Int, _ generator: inout SplitMix64) throws -> DirectoryRecord {
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(generator.next(below: UInt32(elements.count)))]
    }
    func labels(of all: [String], _ bits: UInt64) -> Set<String> {
      Set(all.indices.lazy.filter { bits >> UInt64($0) & 1 == 1 }.map { all[$0] })
    }
    let kind = ListingInput.kinds[number % ListingInput.kinds.count]
    guard let id = try? ItemReference(kind, "\(number)") else {
      throw ProgramError(.failure, "a generated item has no reference")
    }
    var record = DirectoryRecord(id, title: "\(pick(words)) \(pick(words)) \(pick(words))")
    record.city = pick(cities)
    record.zipCode = pick(zipCodes)
    record.coordinate = try Coordinate(
      latitude: 32 + 3 * generator.unit(), longitude: -113 + 3 * generator.unit())
    record.labels[.payment] = labels(of: ListingInput.payments, generator.next())
    record.labels[.features] = labels(
      of: ListingInput.features, generator.next() & generator.next())
    record.hours = pick(hours)
    record.reviews = try ReviewSummary(
      counts: (0..<5).map { _ in Int64(generator.next(below: 8)) })
    record.popularity = Int(generator.next(below: 20_000))
    record.dateAdded = CalendarDate(daysSinceEpoch: 16_861 + Int(generator.next(below: 3650)))
    record.priceInCents = Int(generator.next(below: 40)) * 100
    return record
  }
}
