import TextSearch

/// A `SearchIndex` for callers of C; it never changes.
final class SearchIndexObject {
  let index: SearchIndex
  init(_ index: SearchIndex) { self.index = index }
}

/// An object: an index of titles, whose IDs are their positions, with the popularity of each.
@c(hd_search_index)
public func searchIndex(
  _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>, _ count: Int,
  _ popularity: UnsafePointer<Int64>
) -> OpaquePointer {
  answer(object: {
    let titles = Texts(bytes: bytes, offsets: offsets)
    let documents = try (0..<count).map { position in
      var document = SearchIndex.Document(try reference(position), title: titles[position])
      document.popularity = Int(popularity[position])
      return document
    }
    return SearchIndexObject(SearchIndex(documents))
  })
}

/// Returns the reference of a title, with zeros that make the order of references that of positions.
private func reference(_ position: Int) throws -> ItemReference {
  let digits = String(position)
  let id = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
  guard let reference = try? ItemReference(.resource, id) else {
    throw Problem("title \(position): There are too many titles.")
  }
  return reference
}

/// The documents that match each query, the best ones first.
///
/// These are the columns `offsets` and `ids`, in which those of query `i` are from offset `i` to offset
/// `i + 1`; `totals`, the number of all documents that match; and `corrected`, the texts without typos,
/// or empty.
@c(hd_search)
public func search(
  _ object: OpaquePointer, _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>,
  _ count: Int, _ limit: Int
) -> OpaquePointer {
  answer { answer in
    let index = borrowed(object, as: SearchIndexObject.self).index
    let queries = Texts(bytes: bytes, offsets: offsets)
    let starts = try Column("offsets", .int64, capacity: count + 1)
    let ids = try Column("ids", .int64, capacity: count)
    let totals = try Column("totals", .int64, capacity: count)
    let corrected = try Column("corrected", .text, capacity: 0)
    try starts.append(Int64(0))
    var memory = SearchIndex.Memory()
    for position in 0..<count {
      let results = index.results(
        of: try query(queries, position), limit: limit, using: &memory)
      for hit in results.hits { try ids.append(Int64(hit.id.id) ?? -1) }
      try starts.append(Int64(ids.count))
      try totals.append(Int64(results.total))
      try corrected.append(results.correctedText ?? "")
    }
    for column in [starts, ids, totals, corrected] { answer.add(column) }
  }
}

/// The column `texts`: a query with its last word completed, in up to `limit` ways.
@c(hd_search_completions)
public func searchCompletions(
  _ object: OpaquePointer, _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>,
  _ limit: Int
) -> OpaquePointer {
  answer { answer in
    let index = borrowed(object, as: SearchIndexObject.self).index
    let query = try query(Texts(bytes: bytes, offsets: offsets), 0)
    try answer.add("texts", texts: index.completions(of: query, limit: limit))
  }
}

private func query(_ texts: Texts, _ position: Int) throws -> SearchIndex.Query {
  do throws(SearchIndex.Query.Error) {
    return try SearchIndex.Query(texts[position])
  } catch {
    throw Problem(error, at: position, of: "query")
  }
}
