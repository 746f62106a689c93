import BenchmarkHarness
import BlackHole
import HealthDomain

/// The benchmarks of directories.
var listingBenchmarks: [Benchmark] {
  let shared = ListingFixtures()
  return ListingTask.allCases.map { pageBenchmark($0, shared) } + [
    makingBenchmark("build", shared) { DirectoryIndex($0.records) },
    openingBenchmark(shared), updateBenchmark("all-facts", shared) { $0.changes },
    updateBenchmark("popularity", shared) { input in
      input.changes.map { change in
        var record = input.index[change.id] ?? change
        record.popularity = change.popularity
        return record
      }
    },
    seatsBenchmark(shared),
  ]
}

/// The input that benchmarks share, in the latest size.
final class ListingFixtures {
  private struct Key: Hashable {
    let size: Int
    let context: Benchmark.Context
  }

  private var latest: (key: Key, input: ListingInput)?

  func input(_ size: Int, _ context: Benchmark.Context) throws -> ListingInput {
    let key = Key(size: size, context: context)
    if let latest, latest.key == key { return latest.input }
    latest = nil
    let input = try ListingInput(
      size: size, changes: context.isQuick ? 20 : 1000, seed: context.seed)
    latest = (key, input)
    return input
  }
}

private func pageBenchmark(_ task: ListingTask, _ shared: ListingFixtures) -> Benchmark {
  Benchmark("directory/page/\(task.rawValue)", sizes: .smallDecades) { context, size in
    let input = try shared.input(size, context)
    let scanned = min(max((context.isQuick ? 1000 : 500_000) / size, 1), 20)
    let subject = try ListingWorkload(
      input, task, seed: context.seed &+ 1, queries: context.isQuick ? 3 : 100)
    return Benchmark.Case(
      subject, reference: ListingScanWorkload(input, subject, queries: scanned))
  }
}

/// Makes a directory; an operation is a record.
private struct MakingWorkload: Workload {
  let input: ListingInput
  let make: (ListingInput) -> DirectoryIndex

  var operations: Int { input.records.count }

  func run(_ count: Int) -> Int { make(input).count }

  func checksum(_ count: Int) -> UInt64 {
    let index = make(input)
    var digest = ListingDigest()
    for order in [DirectoryQuery.Order.title, .mostPopular, .newest] {
      var query = DirectoryQuery()
      query.order = order
      for hit in (try? index.page(of: query))?.hits ?? [] { digest.add(hit.id) }
    }
    return digest.sum
  }
}

/// The first pages of records that are sorted.
private struct SortingWorkload: Workload {
  let input: ListingInput

  var operations: Int { input.records.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return input.records.count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for order in [DirectoryQuery.Order.title, .mostPopular, .newest] {
      var query = DirectoryQuery()
      query.order = order
      let sorted = ListingScan(records: input.records).list(query)
      for record in sorted.prefix(20) { digest.add(record.id) }
    }
    return digest.sum
  }
}

private func makingBenchmark(
  _ name: String, _ shared: ListingFixtures, _ make: @escaping (ListingInput) -> DirectoryIndex
) -> Benchmark {
  Benchmark("directory/\(name)/records", sizes: .smallDecades) { context, size in
    let input = try shared.input(size, context)
    return Benchmark.Case(
      MakingWorkload(input: input, make: make), reference: SortingWorkload(input: input),
      isReferenceTimed: false)
  }
}

/// Opens a directory from its bytes; an operation is a record.
private func openingBenchmark(_ shared: ListingFixtures) -> Benchmark {
  Benchmark("directory/open/bytes", sizes: .smallDecades) { context, size in
    let input = try shared.input(size, context)
    let bytes = input.index.bytes
    return Benchmark.Case(
      MakingWorkload(input: input) { _ in (try? DirectoryIndex(bytes: bytes)) ?? DirectoryIndex() },
      reference: SortingWorkload(input: input), isReferenceTimed: false)
  }
}

/// Replaces records, and puts them back; an operation is an update.
private struct RecordUpdateWorkload: Workload {
  let changes: [DirectoryRecord]
  let originals: [DirectoryRecord]
  private var index: DirectoryIndex

  init(_ input: ListingInput, _ changes: [DirectoryRecord]) {
    self.changes = changes
    originals = changes.map { input.index[$0.id] ?? $0 }
    index = input.index
    // From here on, the index shares nothing.
    if let first = changes.first, let original = originals.first {
      index.update(first)
      index.update(original)
    }
  }

  var operations: Int { 2 * changes.count }

  mutating func run(_ count: Int) -> Int {
    for number in 0..<(count / 2) {
      index.update(changes[number])
      index.update(originals[number])
    }
    return index.count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    for record in changes.prefix(count / 2) { index.update(record) }
    let digest = digest
    for record in originals.prefix(count / 2) { index.update(record) }
    return digest
  }

  private var digest: UInt64 {
    var digest = ListingDigest()
    var query = DirectoryQuery()
    query.order = .mostPopular
    for hit in (try? index.page(of: query))?.hits ?? [] { digest.add(hit.id) }
    return digest.sum
  }
}

/// The same updates of a list that is sorted again.
private struct PlainRecordUpdateWorkload: Workload {
  let input: ListingInput
  let changes: [DirectoryRecord]

  var operations: Int { 2 * changes.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return input.records.count
  }

  func checksum(_ count: Int) -> UInt64 {
    var records = Dictionary(uniqueKeysWithValues: input.records.map { ($0.id, $0) })
    for change in changes.prefix(count / 2) { records[change.id] = change }
    var query = DirectoryQuery()
    query.order = .mostPopular
    var digest = ListingDigest()
    for record in ListingScan(records: Array(records.values)).list(query).prefix(20) {
      digest.add(record.id)
    }
    return digest.sum
  }
}

private func updateBenchmark(
  _ name: String, _ shared: ListingFixtures,
  _ changes: @escaping (ListingInput) -> [DirectoryRecord]
) -> Benchmark {
  Benchmark("directory/update/\(name)", sizes: .smallDecades) { context, size in
    let input = try shared.input(size, context)
    let changes = changes(input)
    return Benchmark.Case(
      RecordUpdateWorkload(input, changes),
      reference: PlainRecordUpdateWorkload(input: input, changes: changes),
      isReferenceTimed: false)
  }
}

/// Changes the free seats of records; an operation is a change.
private struct SeatsWorkload: Workload {
  private let ids: [ItemReference]
  private var index: DirectoryIndex
  private var round = 0

  init(_ input: ListingInput) {
    ids = input.changes.map(\.id)
    index = input.index
    // From here on, the index shares nothing.
    for id in ids.prefix(1) { index.setFreeSeats(nil, of: id) }
  }

  var operations: Int { ids.count }

  mutating func run(_ count: Int) -> Int {
    round += 1
    for id in ids.prefix(count) { index.setFreeSeats(round % 10, of: id) }
    return index.count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    for (number, id) in ids.prefix(count).enumerated() { index.setFreeSeats(number % 10, of: id) }
    var query = DirectoryQuery()
    query.minimumFreeSeats = 5
    let sum = UInt64((try? index.page(of: query))?.total ?? 0)
    for id in ids.prefix(count) { index.setFreeSeats(nil, of: id) }
    return sum
  }
}

/// The same changes of a table of records.
private struct PlainSeatsWorkload: Workload {
  let input: ListingInput

  var operations: Int { input.changes.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return input.records.count
  }

  func checksum(_ count: Int) -> UInt64 {
    var records = Dictionary(uniqueKeysWithValues: input.records.map { ($0.id, $0) })
    for (number, change) in input.changes.prefix(count).enumerated() {
      records[change.id]?.freeSeats = number % 10
    }
    return UInt64(records.values.count { ($0.freeSeats ?? 0) >= 5 })
  }
}

private func seatsBenchmark(_ shared: ListingFixtures) -> Benchmark {
  Benchmark("directory/update/free-seats", sizes: .smallDecades) { context, size in
    let input = try shared.input(size, context)
    return Benchmark.Case(
      SeatsWorkload(input), reference: PlainSeatsWorkload(input: input), isReferenceTimed: false)
  }
}
