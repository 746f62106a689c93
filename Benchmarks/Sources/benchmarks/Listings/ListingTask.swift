import BenchmarkHarness
import Essentials
import HealthDomain

/// A kind of question to a directory.
enum ListingTask: String, CaseIterable {
  /// The third page of a kind with a feature, by title.
  case alpha
  /// A kind with a payment, a feature, a price, and a rating, by date.
  case filters
  /// A kind with a payment, by popularity, with the number of records beside each choice.
  case facets
  /// The same without the numbers.
  case payment
  /// What is open at a time within some miles, the nearest first.
  case open
  /// Records near others of another kind with a feature.
  case near
  /// The first page of all records.
  case first
  /// A page far behind it.
  case deep

  /// The page that is asked for.
  func page(of size: Int) -> Int {
    switch self {
    case .alpha: 3
    case .deep: min(500, max(size / 20 - 1, 1))
    case .filters, .facets, .payment, .open, .near, .first: 1
    }
  }

  var countsChoices: Bool { self == .facets }

  func query(_ generator: inout SplitMix64) throws -> DirectoryQuery {
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(generator.next(below: UInt32(elements.count)))]
    }
    let place = try Coordinate(
      latitude: 32.5 + 2 * generator.unit(), longitude: -112.5 + 2 * generator.unit())
    var query = DirectoryQuery(kinds: [pick(ListingInput.kinds)])
    switch self {
    case .alpha: query.labels[.features] = .all([pick(ListingInput.features)])
    case .filters:
      query.labels[.payment] = .any([pick(ListingInput.payments), pick(ListingInput.payments)])
      query.labels[.features] = .all([pick(ListingInput.features)])
      query.pricesInCents = 0...2000
      query.minimumRating = 3
      query.order = .newest
    case .facets, .payment:
      query.labels[.payment] = .any([pick(ListingInput.payments)])
      query.minimumRating = 3
      query.order = .mostPopular
    case .open:
      query.open = .at(
        try LocalDateTime(
          CalendarDate(2026, 3, 2 + Int(generator.next(below: 7))),
          minuteOfDay: 30 * Int(generator.next(below: 48))))
      query.area = MapRegion(center: place, radius: .miles(30))
      query.order = .nearest(to: place)
    case .near:
      var other = DirectoryQuery(kinds: [.park])
      other.labels[.features] = .all([pick(ListingInput.features)])
      query.near = .init(to: other, within: .miles(2))
      query.labels[.payment] = .all([pick(ListingInput.payments)])
    case .first, .deep: query.kinds = []
    }
    return query
  }
}

/// Asks a directory; an operation is a page.
struct ListingWorkload: Workload {
  let index: DirectoryIndex
  let task: ListingTask
  private var queries: [(query: DirectoryQuery, cursor: DirectoryPage.Cursor?, offset: Int)] = []

  init(_ input: ListingInput, _ task: ListingTask, seed: UInt64, queries count: Int) throws {
    index = input.index
    self.task = task
    var generator = SplitMix64(seed: seed)
    for _ in 0..<count {
      let query = try task.query(&generator)
      var cursor: DirectoryPage.Cursor?
      var offset = 0
      // A page that is not there is the last one that is.
      while offset < 20 * (task.page(of: input.records.count) - 1),
        let next = try index.page(of: query, after: cursor).next
      {
        cursor = next
        offset += 20
      }
      queries.append((query, cursor, offset))
    }
  }

  var operations: Int { queries.count }

  func run(_ count: Int) -> Int { (0..<count).reduce(0) { $0 + (page($1)?.hits.count ?? 0) } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      guard let page = page(number) else { continue }
      digest.add(page.total)
      for hit in page.hits { digest.add(hit.id) }
      if let choices = page.choices { digest.add(choices) }
    }
    return digest.sum
  }

  private func page(_ number: Int) -> DirectoryPage? {
    let (query, cursor, _) = queries[number]
    return try? index.page(of: query, after: cursor, countsChoices: task.countsChoices)
  }

  /// The questions, and the numbers of records before their pages.
  fileprivate var asked: [(query: DirectoryQuery, offset: Int)] {
    queries.map { ($0.query, $0.offset) }
  }
}

/// Looks at every record for each question.
struct ListingScanWorkload: Workload {
  let records: [DirectoryRecord]
  let task: ListingTask
  let queries: [(query: DirectoryQuery, offset: Int)]

  init(_ input: ListingInput, _ subject: ListingWorkload, queries count: Int) {
    records = input.records
    task = subject.task
    queries = Array(subject.asked.prefix(count))
  }

  var operations: Int { queries.count }

  func run(_ count: Int) -> Int { (0..<count).reduce(0) { $0 + page($1).hits.count } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for number in 0..<count {
      let (total, hits) = page(number)
      digest.add(total)
      for hit in hits { digest.add(hit.id) }
      if task.countsChoices {
        digest.add(ListingScan(records: records).choices(of: queries[number].query))
      }
    }
    return digest.sum
  }

  private func page(_ number: Int) -> (total: Int, hits: ArraySlice<DirectoryRecord>) {
    let scan = ListingScan(records: records)
    let found = scan.list(queries[number].query)
    if task.countsChoices { _ = scan.choices(of: queries[number].query) }
    return (found.count, found.dropFirst(queries[number].offset).prefix(20))
  }
}
