import BenchmarkHarness
import HealthDomain

/// The benchmarks of share cards; the size is the number of labels of each record.
var sharingBenchmarks: [Benchmark] {
  [
    Benchmark("sharing/card/html") { context, size in
      let subject = try CardWorkload(labels: size, seed: context.seed)
      return Benchmark.Case(subject, reference: NaiveCardWorkload(subject))
    }
  ]
}

/// Makes the cards of activities and prints their pages; an operation is a card.
struct CardWorkload: Workload {
  let site: DeepLink.Site
  let records: [DirectoryRecord]

  init(labels: Int, seed: UInt64) throws {
    site = try DeepLink.Site(name: "Tom & Ann", host: "health.example", scheme: "health")
    let input = try ListingInput(size: 60, changes: 0, seed: seed)
    records = input.records.enumerated().compactMap { number, old in
      guard let item = try? ItemReference(.activity, "\(number)") else { return nil }
      var record = DirectoryRecord(item, title: old.title + " & <Friends>")
      record.city = old.city
      record.zipCode = old.zipCode
      record.coordinate = old.coordinate
      record.hours = old.hours
      record.reviews = old.reviews
      record.priceInCents = old.priceInCents
      record.labels[.features] = Set(
        (0..<labels).map { "Feature \($0 * 7919 % 10_007) of \(number)" })
      return record
    }
  }

  var operations: Int { records.count }

  func run(_ count: Int) -> Int {
    var bytes = 0
    for record in records.prefix(count) { bytes += html(record).utf8.count }
    return bytes > 0 ? count : 0
  }

  func checksum(_ count: Int) -> UInt64 {
    records.prefix(count).reduce(0) { $0 &* 31 &+ Self.sum(html($1)) }
  }

  private func html(_ record: DirectoryRecord) -> String {
    (try? ShareCard(record, on: site))?.html ?? ""
  }

  static func sum(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

/// The same pages by texts that are put together.
struct NaiveCardWorkload: Workload {
  private let records: [DirectoryRecord]
  private let card: NaiveCard

  init(_ subject: CardWorkload) {
    records = subject.records
    card = NaiveCard(site: subject.site)
  }

  var operations: Int { records.count }

  func run(_ count: Int) -> Int {
    var bytes = 0
    for record in records.prefix(count) { bytes += card.html(record).utf8.count }
    return bytes > 0 ? count : 0
  }

  func checksum(_ count: Int) -> UInt64 {
    records.prefix(count).reduce(0) { $0 &* 31 &+ CardWorkload.sum(card.html($1)) }
  }
}
