@testable import IngredientAnalysis

/// The correction by its definition: every word is compared in full.
struct PlainSpelling {
  let words: [[UInt8]]
  let weights: [UInt32]

  func correction(of read: [UInt8]) -> (word: Int, cost: Int)? {
    if let word = words.firstIndex(of: read) { return (word, 0) }
    guard read.contains(where: { (97...122).contains($0) }), read.count <= 32 else { return nil }
    var costs: [(word: Int, cost: Int)] = []
    for (place, word) in words.enumerated() {
      if min(read.count, word.count) < 4 {
        let pairs = zip(read, word).filter { $0 != $1 }.map {
          String(decoding: [$0, $1], as: UTF8.self)
        }
        if read.count == word.count, Set(pairs).isSubset(of: ["0o", "1l", "1i", "5s"]) {
          costs.append((place, pairs.count))
        }
      } else {
        let cost = Self.cost(of: read, for: word)
        if cost <= (word.count == 4 ? 1 : word.count < 9 ? 3 : 6) { costs.append((place, cost)) }
      }
    }
    guard let least = costs.map(\.cost).min() else { return nil }
    let best = costs.filter { $0.cost == least }.sorted { weights[$0.word] > weights[$1.word] }
    if best.count > 1, weights[best[0].word] < 10 * weights[best[1].word] { return nil }
    return best[0]
  }

  private static let confusions = Set(
    Noise.confusions.flatMap { [key($0[...], $1[...]), key($1[...], $0[...])] })

  private static func key(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    other.reduce(one.reduce(0) { $0 << 8 | Int($1) } << 8) { $0 << 8 | Int($1) }
  }

  static func cost(of read: [UInt8], for word: [UInt8]) -> Int {
    let far = 1000
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
    var costs = Array(
      repeating: Array(repeating: far, count: word.count + 1), count: read.count + 1)
    costs[0][0] = 0
    for row in 0...read.count {
      for column in 0...word.count {
        var best = costs[row][column]
        func step(_ rows: Int, _ columns: Int, _ cost: Int) {
          if row >= rows, column >= columns {
            best = min(best, costs[row - rows][column - columns] + cost)
          }
        }
        if row > 0, isLetter(read[row - 1]) { step(1, 0, 3) }
        if column > 0, isLetter(word[column - 1]) { step(0, 1, 3) }
        if row > 0, column > 0 {
          let (one, other) = (read[row - 1], word[column - 1])
          if one == other { step(1, 1, 0) } else if isLetter(one), isLetter(other) { step(1, 1, 3) }
        }
        for (rows, columns) in [(1, 1), (2, 1), (1, 2)] where row >= rows && column >= columns {
          let key = key(read[(row - rows)..<row], word[(column - columns)..<column])
          if confusions.contains(key) { step(rows, columns, 1) }
        }
        if row > 1, column > 1, read[row - 1] == word[column - 2],
          read[row - 2] == word[column - 1],
          isLetter(read[row - 1]), isLetter(read[row - 2])
        {
          step(2, 2, 3)
        }
        costs[row][column] = best
      }
    }
    return costs[read.count][word.count]
  }
}
