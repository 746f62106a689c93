import TextSearch
import TestSupport
import Testing

/// The bytes of an index.
@Suite("Search index: stored bytes") struct SearchBytesTests {
  /// The bytes of release 1, which every later release reads.
  @Test func theFirstFormIsReadForever() throws {
    let id = try ItemReference(.park, "encanto")
    var document = SearchIndex.Document(id, title: "Éncanto Park")
    document.subtitle = "Phoenix"
    document.tags = ["dogs", "park"]
    document.details = "A park"
    document.popularity = -2
    let bytes = Self.golden.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    expectEqual(SearchIndex([document]).bytes, bytes)
    let index = try SearchIndex(bytes: bytes)
    expectEqual(index.results(of: try SearchIndex.Query("encanto park pho")).hits.map(\.id), [id])
  }

  static let golden = """
    48 53 49 58 1 0 0 0 1 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 8 0 0 0 \
    0 0 0 0 1 0 0 0 0 0 0 0 c 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 5 0 0 0 c 0 0 0 10 0 0 0 17 0 0 0 0 \
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 2 0 0 0 2 0 0 0 3 0 0 \
    0 3 0 0 0 3 0 0 0 3 0 0 0 3 0 0 0 3 0 0 0 4 0 0 0 4 0 0 0 4 0 0 0 4 0 0 0 4 0 0 0 4 0 0 0 5 \
    0 0 0 5 0 0 0 5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 3 0 0 0 6 0 0 \
    0 8 0 0 0 2 0 0 0 3 0 0 0 4 0 0 0 1 0 0 0 ff ff ff ff 3 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 \
    0 fe ff ff ff ff ff ff ff 1 0 0 0 0 0 0 0 c 70 61 72 6b 2f 65 6e 63 61 6e 74 6f 61 64 6f 67 \
    73 65 6e 63 61 6e 74 6f 70 61 72 6b 70 68 6f 65 6e 69 78 cf a4 8f ae 0 89 5e 2a
    """
}
