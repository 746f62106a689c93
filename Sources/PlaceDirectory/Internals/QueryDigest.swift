import Essentials
import TextSearch
import Geo

/// A number that tells one query from another, except for its times.
///
/// It only protects from mistakes: two queries with one digest would be a page of the wrong list.
struct QueryDigest {
  /// The digest by the hash function FNV-1a (Fowler, Noll, and Vo; RFC 9923, with 64 bits).
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ query: DirectoryQuery) {
    add(query.kinds.sorted().map(\.name))
    add(query.location)
    if let area = query.area {
      add("area")
      add(area.center)
      add(area.radius.meters.bitPattern)
    }
    for (subject, filter) in query.labels.sorted(by: { $0.key.name < $1.key.name })
    where !filter.labels.isEmpty {
      add(subject.name)
      switch filter {
      case .any: add("any")
      case .all: add("all")
      }
      add(filter.labels.sorted())
    }
    if let least = query.minimumRating { add("rating", least.bitPattern) }
    if let prices = query.pricesInCents {
      add("prices", UInt64(bitPattern: Int64(prices.lowerBound)))
      add(UInt64(bitPattern: Int64(prices.upperBound)))
    }
    if let ages = query.ages {
      add("ages", UInt64(bitPattern: Int64(ages.lowerBound)))
      add(UInt64(bitPattern: Int64(ages.upperBound)))
    }
    if let open = query.open { add(open) }
    if let least = query.minimumFreeSeats { add("seats", UInt64(bitPattern: Int64(least))) }
    if let near = query.near {
      add("near", near.radius.meters.bitPattern)
      add(QueryDigest(near.query).value)
    }
    if query.isFeatured { add("featured") }
    if let text = query.text {
      add("text")
      add(text)
      if query.order == .bestMatch { add("best match") }
    }
    add("order", UInt64(query.order.stored.order.rawValue))
    if let center = query.order.stored.center { add(center) }
  }

  /// The digest of the query with a decision on how many typos words may have.
  func with(_ mending: SearchRun.Mending) -> UInt64 {
    var digest = self
    digest.add("mending", UInt64(mending.rawValue))
    return digest.value
  }

  private mutating func add(_ location: LocationSelection) {
    switch location {
    case .anywhere: add("anywhere")
    case .cities(let selection): add(selection.cities.map(\.description))
    case .zipCode(let zipCode): add(zipCode.description)
    }
  }

  private mutating func add(_ open: DirectoryQuery.OpenFilter) {
    switch open {
    case .at: add("open")
    case .on(let dates, let weekdays, let minutes):
      // A week or more from today on is another one after midnight.
      let (first, last) = (dates.lowerBound.daysSinceEpoch, dates.upperBound.daysSinceEpoch)
      let isShort = last - first < 6
      add(isShort ? "open on" : "open within", UInt64(bitPattern: Int64(isShort ? first : 0)))
      add(UInt64(bitPattern: Int64(isShort ? last : last - first)))
      add(weekdays.map(\.description).sorted())
      add(UInt64(bitPattern: Int64(minutes.lowerBound)))
      add(UInt64(bitPattern: Int64(minutes.upperBound)))
    }
  }

  private mutating func add(_ text: SearchIndex.Query) {
    let beginnings =
      switch text.beginnings {
      case .lastWord: "lastWord"
      case .everyWord: "everyWord"
      }
    let mending =
      switch text.mending {
      case .never: "never"
      case .whenFewer(let count): "whenFewer(than: \(count))"
      case .always: "always"
      }
    add(text.text)
    add("\(beginnings) \(mending) \(text.mendsMoreIfFewMatch)")
  }

  private mutating func add(_ place: Coordinate) {
    add(place.latitude.bitPattern)
    add(place.longitude.bitPattern)
  }

  private mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  private mutating func add(_ text: String, _ number: UInt64) {
    add(text)
    add(number)
  }

  private mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

extension DirectoryQuery.LabelFilter {
  var labels: Set<String> {
    switch self {
    case .any(let labels), .all(let labels): labels
    }
  }
}
