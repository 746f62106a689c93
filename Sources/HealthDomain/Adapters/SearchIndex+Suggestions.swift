import Essentials
public import Geo

extension SearchIndex {
  /// A suggestion of a query, a city, or a ZIP code.
  @nonexhaustive public enum Suggestion: Hashable, Sendable {
    /// A query, whose last word is completed.
    case query(String)
    /// A city.
    case city(City)
    /// A ZIP code.
    case zipCode(ZIPCode)
  }

  /// Returns suggestions for a person who types, in one list: ZIP codes, cities, and queries.
  ///
  /// Queries complete the last word with words of titles, subtitles, and tags, of documents that have the
  /// other words; the words of most documents come first. At most half of the list, rounded up, are
  /// places if there are other suggestions. A text that is too short for a query has no suggestions.
  ///
  /// - Parameters:
  ///   - text: The text as typed.
  ///   - places: The ZIP codes and cities to suggest.
  ///   - limit: The greatest number of suggestions, from 1 to 100.
  /// - Returns: The suggestions.
  /// - Complexity: O(*k*) in the lists of the words that begin with the last one, and O(*p* log *p*) for
  ///   *p* cities that begin with the text
  public func suggestions(
    for text: String, places: PlaceTable = PlaceTable(), limit: Int = 8
  ) -> [Suggestion] {
    guard let query = try? Query(text) else { return [] }
    let limit = min(max(limit, 1), 100)
    let near = self.places(for: query, in: places, limit: limit)
    let queries = completions(of: query, limit: limit).map(Suggestion.query)
    let count = max((limit + 1) / 2, limit - queries.count)
    return Array((near.prefix(count) + queries).prefix(limit))
  }

  private func places(for query: Query, in places: PlaceTable, limit: Int) -> [Suggestion] {
    let digits = query.words[0]
    if query.words.count == 1, digits.allSatisfy({ $0 < UInt8(ascii: "a") }) {
      let prefix = String(decoding: digits, as: UTF8.self)
      let start = places.zipCodes.partitioningIndex { $0.description >= prefix }
      return places.zipCodes[start...].prefix(limit).prefix { $0.description.hasPrefix(prefix) }
        .map(Suggestion.zipCode)
    }
    return places.cities(withPrefix: query.text, limit: limit).map(Suggestion.city)
  }
}
