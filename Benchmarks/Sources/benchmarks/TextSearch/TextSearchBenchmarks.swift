import BenchmarkHarness
import BlackHole
import HealthDomain

/// The benchmarks of the search; the size is the number of documents.
var textSearchBenchmarks: [Benchmark] {
  TextSearchTask.allCases.map { task in
    Benchmark("search/find/\(task.rawValue)", sizes: .decades) { context, size in
      let input = try TextSearchInput(documents: size, seed: context.seed)
      let queries = try (0..<(context.isQuick ? 3 : 100)).map { try task.query($0, input) }
      return Benchmark.Case(
        TextSearchWorkload(index: input.index, queries: queries.map(\.0)),
        reference: PlainTextSearchWorkload(
          words: input.words,
          queries: queries.map(\.1).prefix(max(1, min(queries.count, 1_000_000 / size)))))
    }
  } + [
    Benchmark("search/build/documents", sizes: .decades) { context, size in
      let input = try TextSearchInput(documents: size, seed: context.seed)
      return Benchmark.Case(
        TextIndexWorkload(documents: input.documents),
        reference: WordTableWorkload(documents: input.documents))
    },
    Benchmark("search/open/bytes", sizes: .decades) { context, size in
      let input = try TextSearchInput(documents: size, seed: context.seed)
      let bytes = input.index.bytes
      return Benchmark.Case(
        TextIndexOpeningWorkload(bytes: bytes, operations: size),
        reference: WordTableWorkload(documents: input.documents), isReferenceTimed: false)
    },
  ]
}

/// Searches with the memory of one another; an operation is a query for 20 hits.
struct TextSearchWorkload: Workload {
  let index: SearchIndex
  let queries: [SearchIndex.Query]
  private var memory = SearchIndex.Memory()

  init(index: SearchIndex, queries: [SearchIndex.Query]) {
    (self.index, self.queries) = (index, queries)
  }

  var operations: Int { queries.count }

  mutating func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for query in queries.prefix(count) {
      digest.add(index.results(of: query, using: &memory).total)
    }
    return digest.sum
  }
}

/// The same totals by reading every word of every document.
struct PlainTextSearchWorkload: Workload {
  let words: [[[UInt8]]]
  let queries: ArraySlice<PlainTextQuery>

  var operations: Int { queries.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for query in queries.prefix(count) { digest.add(words.count(where: query.matches)) }
    return digest.sum
  }
}

/// Makes an index; an operation is a document.
struct TextIndexWorkload: Workload {
  let documents: [SearchIndex.Document]

  var operations: Int { documents.count }

  func run(_ count: Int) -> Int { SearchIndex(documents.prefix(count)).count }

  func checksum(_ count: Int) -> UInt64 { UInt64(SearchIndex(documents.prefix(count)).count) }
}

/// Opens an index from its bytes; an operation is a document.
struct TextIndexOpeningWorkload: Workload {
  let bytes: [UInt8]
  let operations: Int

  func run(_ count: Int) -> Int {
    blackHole((try? SearchIndex(bytes: bytes))?.count ?? 0)
    return operations
  }

  func checksum(_ count: Int) -> UInt64 {
    UInt64((try? SearchIndex(bytes: bytes))?.count ?? 0)
  }
}

/// A dictionary from each word to its documents, without fields, beginnings, and an order of hits.
struct WordTableWorkload: Workload {
  let documents: [SearchIndex.Document]

  var operations: Int { documents.count }

  func run(_ count: Int) -> Int {
    blackHole(table(count).count)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    UInt64(Set(table(count).values.joined()).count)
  }

  private func table(_ count: Int) -> [Substring: [Int]] {
    var table: [Substring: [Int]] = [:]
    for (number, document) in documents.prefix(count).enumerated() {
      for text in [document.title, document.details] {
        for word in text.lowercased().split(separator: " ") {
          table[word, default: []].append(number)
        }
      }
    }
    return table
  }
}
