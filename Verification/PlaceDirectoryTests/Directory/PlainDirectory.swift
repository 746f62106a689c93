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
    case .open: query.open.map { isOpen(record, $0) } ?? true
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

  /// Whether a record is open at some half hour.
  private func isOpen(_ record: DirectoryRecord, _ filter: DirectoryQuery.OpenFilter) -> Bool {
    guard let hours = record.hours else { return false }
    switch filter {
    case .at(let time): return hours.state(at: time, in: calendar).isOpen
    case .on(let dates, let weekdays, let minutes):
      return dates.dates.contains { date in
        guard weekdays.isEmpty || weekdays.contains(date.weekday) else { return false }
        return stride(from: 0, to: 1440, by: 30).contains { minute in
          guard minutes.contains(minute), let time = try? LocalDateTime(date, minuteOfDay: minute)
          else { return false }
          return hours.state(at: time, in: calendar).isOpen
        }
      }
    }
  }

  func passing(
    _ query: DirectoryQuery, except filter: Filter? = nil,
    without subject: DirectoryRecord.Subject? = nil
  ) -> [DirectoryRecord] {
    passing(query, among: placesByText(query), except: filter, without: subject)
  }

  private func passing(
    _ query: DirectoryQuery, among places: [ItemReference: Int]?, except filter: Filter? = nil,
    without subject: DirectoryRecord.Subject? = nil
  ) -> [DirectoryRecord] {
    let others = query.near.map { passing($0.query) } ?? []
    return records.values.filter { record in
      (places.map { $0[record.id] != nil } ?? true)
        && Filter.allCases.allSatisfy {
          $0 == filter || passes(record, query, $0, beside: others, without: subject)
        }
    }
  }

  /// The places of the records that match the text, or `nil` if there is none.
  private func placesByText(_ query: DirectoryQuery) -> [ItemReference: Int]? {
    guard let text = query.text else { return nil }
    var search = PlainSearch()
    for record in records.values {
      var document = SearchIndex.Document(record.id, title: record.title)
      document.subtitle = record.subtitle
      document.details = record.details
      document.tags = record.labels[.tags]?.sorted() ?? []
      document.popularity = record.popularity
      search.update(document)
    }
    return Dictionary(
      uniqueKeysWithValues: search.hits(of: text).enumerated().map { ($1.document.id, $0) })
  }

  func list(_ query: DirectoryQuery) -> [DirectoryRecord] {
    let places = placesByText(query)
    return passing(query, among: places).sorted { a, b in
      if query.order == .bestMatch, let a = places?[a.id], let b = places?[b.id] { return a < b }
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
    let places = placesByText(query)
    let all = passing(query, among: places)
    var kinds: [ItemKind: Int] = [:]
    for kind in query.kinds { kinds[kind] = 0 }
    for record in passing(query, among: places, except: .kind) {
      kinds[record.id.kind, default: 0] += 1
    }
    var cities: [City: Int] = [:]
    if case .cities(let selection) = query.location {
      for city in selection.cities { cities[city] = 0 }
    }
    for record in passing(query, among: places, except: .location) {
      if let city = record.city { cities[city, default: 0] += 1 }
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
        query.labels[subject] == nil
        ? all : passing(query, among: places, without: subject)
      for record in others {
        for label in self.labels(of: record, subject) {
          labels[subject, default: [:]][label, default: 0] += 1
        }
      }
    }
    return (
      kinds, cities, labels,
      passing(query, among: places, except: .featured).count(where: \.isFeatured)
    )
  }
}
