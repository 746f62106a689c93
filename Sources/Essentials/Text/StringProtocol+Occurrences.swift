extension StringProtocol {
  /// Returns where a text occurs, from left to right and without overlaps; nowhere if it is empty.
  ///
  /// It compares whole characters, by the algorithm of Knuth, Morris, and Pratt ("Fast Pattern Matching in
  /// Strings", SIAM Journal on Computing 6, 1977).
  ///
  /// - Complexity: O(*n* + *m*)
  package func occurrences(of text: some StringProtocol) -> [Range<Index>] {
    let wanted = Array(text)
    guard !wanted.isEmpty else { return [] }
    // The length of the longest beginning that each beginning also ends with.
    var borders = [0]
    var length = 0
    for character in wanted.dropFirst() {
      while length > 0, character != wanted[length] { length = borders[length &- 1] }
      if character == wanted[length] { length &+= 1 }
      borders.append(length)
    }
    let places = Array(indices)
    var found: [Range<Index>] = []
    length = 0
    for (offset, character) in enumerated() {
      while length > 0, character != wanted[length] { length = borders[length &- 1] }
      if character == wanted[length] { length &+= 1 }
      if length == wanted.count {
        found.append(places[offset &+ 1 &- length]..<index(after: places[offset]))
        length = 0
      }
    }
    return found
  }
}
