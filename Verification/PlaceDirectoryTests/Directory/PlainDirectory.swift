import TestSupport
import Essentials
import Geo
import PlaceDirectory

/// A directory that looks at every record for every question; too plain to be wrong.
struct PlainDirectory {
  var records: [ItemReference: DirectoryRecord] = [:]
  var prior: ReviewPrior?
  var calendar = OpeningCalendar()

  /// The filters of a query, by name.
  enum Filter: CaseIterable {
    case kind, location, area, labels, rating, price, age, time, open, featured, seats, near
  }

  func passes(
    _ record: DirectoryRecord, _ query: DirectoryQuery, _ filter: Filter,
    beside others: [DirectoryRecord], without subject: DirectoryRecord.Subject? = nil
  ) -> Bool {
    switch filter {
    case .kind: query.kinds.isEmpty || query.kinds.contains(record.id.kind)
    case .location: query.location.contains(city: record.city, zipCode: record.zipCode)
    case .area:
      query.area.map { area in
        record.coordinate.map { $0.distance(to: area.center) <= area.radius } ?? false
      } ?? true
    case .labels:
      query.labels.allSatisfy { key, filter in
        if key == subject { return true }
        let own = labels(of: record, key)
        return switch filter {
        case .any(let labels): labels.isEmpty || !own.isDisjoint(with: labels)
        case .all(let labels): own.isSuperset(of: labels)
        }
      }
    case .rating:
      query.minimumRating.map { least in record.reviews.mean.map { $0 >= least } ?? false } ?? true
    case .price:
      query.pricesInCents.map { prices in record.priceInCents.map(prices.contains) ?? false }
        ?? true
    case .age:
      query.ages.map { ages in record.ages.map(ages.overlaps) ?? false } ?? true
    case .time:
      query.time.map { time in
        func isOn(_ range: Range<Int64>) -> Bool {
          range.lowerBound < time.upperBound && range.upperBound > time.lowerBound
        }
        return record.time.map {
          isOn($0) && (record.sessions.isEmpty || record.sessions.contains(where: isOn))
        } ?? false
      } ?? true
    case .open: query.open.map { isOpen(record, $0, query) } ?? true
    case .featured: !query.isFeatured || record.isFeatured
    case .seats:
      query.minimumFreeSeats.map { least in record.freeSeats.map { $0 >= least } ?? false } ?? true
    case .near: query.near.map { isNear(record, $0, others) } ?? true
    }
  }

  /// The labels of a record, with those of its ingredients.
  func labels(of record: DirectoryRecord, _ subject: DirectoryRecord.Subject) -> Set<String> {
    var labels = record.labels[subject] ?? []
    if subject == .ingredients { labels.formUnion(record.ingredients?.names ?? []) }
    if subject == .freeFrom { labels.formUnion((record.ingredients?.freeFrom ?? []).map(\.id)) }
    return labels
  }

  private func isNear(
    _ record: DirectoryRecord, _ near: DirectoryQuery.Proximity, _ others: [DirectoryRecord]
  ) -> Bool {
    others.contains { other in
      guard other.id != record.id, let place = record.coordinate, let there = other.coordinate
      else { return false }
      return place.distance(to: there) <= near.radius
    }
  }

  /// Whether a record is open, or without hours takes place, at some half hour from now on.
  private func isOpen(
    _ record: DirectoryRecord, _ filter: DirectoryQuery.OpenFilter, _ query: DirectoryQuery
  ) -> Bool {
    func isOpen(at time: LocalDateTime) -> Bool {
      if let hours = record.hours { return hours.state(at: time, in: calendar).isOpen }
      guard let offsets = query.offsets, let whole = record.time else { return false }
      let instant = offsets.instant(of: time)
      return (record.sessions.isEmpty ? [whole] : record.sessions).contains { $0.contains(instant) }
    }
    switch filter {
    case .at(let time): return isOpen(at: time)
    case .on(let dates, let weekdays, let minutes):
      let now = query.time.flatMap { query.offsets?.localTime(at: $0.lowerBound) }
      return dates.dates.contains { date in
        guard weekdays.isEmpty || weekdays.contains(date.weekday) else { return false }
        return stride(from: 0, to: 1440, by: 30).contains { minute in
          guard minutes.contains(minute), let time = try? LocalDateTime(date, minuteOfDay: minute),
            now.map({ time >= $0 }) ?? true
          else { return false }
          return isOpen(at: time)
        }
      }
    }
  }

  func passing(
    _ query: DirectoryQuery, except filter: Filter? = nil,
    without subject: DirectoryRecord.Subject? = nil
  ) -> [DirectoryRecord] {
    found(query, beforeText(query, except: filter, without: subject))
  }

  /// The records that pass the filters, whatever the text.
  private func beforeText(
    _ query: DirectoryQuery, except filter: Filter? = nil,
    without subject: DirectoryRecord.Subject? = nil
  ) -> [DirectoryRecord] {
    let others = query.near.map { passing($0.query) } ?? []
    return records.values.filter { record in
      Filter.allCases.allSatisfy {
        $0 == filter || passes(record, query, $0, beside: others, without: subject)
      }
    }
  }

  /// Those of some records that the text finds, as if there were no others.
  private func found(
    _ query: DirectoryQuery, _ records: [DirectoryRecord],
    _ passes: [ItemReference: Int]? = nil
  ) -> [DirectoryRecord] {
    guard let text = query.text else { return records }
    let passes = passes ?? search.passes(of: text)
    let ids = Set(PlainSearch.found(text, among: records.map(\.id), passes))
    return records.filter { ids.contains($0.id) }
  }

  private var search: PlainSearch {
    var search = PlainSearch()
    for record in records.values {
      var document = SearchIndex.Document(record.id, title: record.title)
      document.subtitle = record.subtitle
      document.details = record.details
      document.tags = record.labels[.tags]?.sorted() ?? []
      document.popularity = record.popularity
      search.update(document)
    }
    return search
  }

  func list(_ query: DirectoryQuery) -> [DirectoryRecord] {
    let passing = beforeText(query)
    if let text = query.text, query.order == .bestMatch {
      return search.hits(of: text, among: passing.map(\.id)).compactMap { records[$0.document.id] }
    }
    return found(query, passing).sorted { a, b in
      if let first = comesFirst(a, b, query.order) { return first }
      return a.id < b.id
    }
  }

  private func comesFirst(
    _ a: DirectoryRecord, _ b: DirectoryRecord, _ order: DirectoryQuery.Order
  ) -> Bool? {
    func compare<Value: Comparable>(
      _ a: Value?, _ b: Value?, _ isBefore: (Value, Value) -> Bool
    ) -> Bool? {
      switch (a, b) {
      case (nil, nil): nil
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a == b ? nil : isBefore(a, b)
      }
    }
    func rating(_ record: DirectoryRecord) -> Double? {
      record.reviews.mean.flatMap { mean in
        prior.map { record.reviews.mean(with: $0) ?? mean } ?? mean
      }
    }
    func title(_ record: DirectoryRecord) -> [UInt8] {
      Array(TextFolding.folded(record.title).utf8.prefix(256))
    }
    func isLess(_ a: [UInt8], _ b: [UInt8]) -> Bool? {
      a == b ? nil : a.lexicographicallyPrecedes(b)
    }
    return switch order {
    case .title: isLess(title(a), title(b))
    case .titleDescending: isLess(title(b), title(a))
    case .mostPopular, .bestMatch: compare(a.popularity, b.popularity, >)
    case .highestRating: compare(rating(a), rating(b), >)
    case .newest: compare(a.dateAdded, b.dateAdded, >)
    case .oldest: compare(a.dateAdded, b.dateAdded, <)
    case .chronological: compare(a.time?.lowerBound, b.time?.lowerBound, <)
    case .lowestPrice: compare(a.priceInCents, b.priceInCents, <)
    case .nearest(let center):
      compare(
        a.coordinate.map { $0.distance(to: center).meters },
        b.coordinate.map { $0.distance(to: center).meters }, <)
    }
  }

  func choices(_ query: DirectoryQuery) -> (
    kinds: [ItemKind: Int], cities: [City: Int],
    labels: [DirectoryRecord.Subject: [String: Int]], featured: Int
  ) {
    let passes = query.text.map { search.passes(of: $0) }
    let all = beforeText(query)
    /// The number of records with each of some values, each as if it were the only one chosen.
    func counts<Key: Hashable>(
      _ records: [DirectoryRecord], _ keys: (DirectoryRecord) -> [Key]
    ) -> [Key: Int] {
      var groups: [Key: [DirectoryRecord]] = [:]
      for record in records { for key in keys(record) { groups[key, default: []].append(record) } }
      return groups.mapValues { found(query, $0, passes).count }.filter { $0.value > 0 }
    }
    var kinds: [ItemKind: Int] = [:]
    for kind in query.kinds { kinds[kind] = 0 }
    kinds.merge(counts(beforeText(query, except: .kind)) { [$0.id.kind] }) { $1 }
    var cities: [City: Int] = [:]
    if case .cities(let selection) = query.location {
      for city in selection.cities { cities[city] = 0 }
    }
    cities.merge(counts(beforeText(query, except: .location)) { [$0.city].compactMap(\.self) }) {
      $1
    }
    var labels: [DirectoryRecord.Subject: [String: Int]] = [:]
    for (subject, filter) in query.labels {
      switch filter {
      case .any(let chosen), .all(let chosen):
        for label in chosen { labels[subject, default: [:]][label] = 0 }
      }
    }
    for subject in Set(records.values.flatMap(\.labels.keys)).union([.ingredients, .freeFrom]) {
      let others =
        query.labels[subject] == nil ? all : beforeText(query, without: subject)
      let own = counts(others) { Array(self.labels(of: $0, subject)) }
      if !own.isEmpty { labels[subject, default: [:]].merge(own) { $1 } }
    }
    return (
      kinds, cities, labels,
      counts(beforeText(query, except: .featured).filter(\.isFeatured)) { _ in [true] }[true] ?? 0
    )
  }
}
