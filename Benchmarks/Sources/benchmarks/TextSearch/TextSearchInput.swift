import BenchmarkHarness
import HealthDomain

/// Documents of made words, some of which are frequent and most of which are rare.
struct TextSearchInput {
  let documents: [SearchIndex.Document]
  let index: SearchIndex
  /// The words of each document, for a plain search.
  let words: [[[UInt8]]]
  private let vocabulary: [String]

  init(documents count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let vocabulary = Self.vocabulary(&random)
    func words(_ count: Int) -> [String] {
      (0..<count).map { _ in
        let share = Double(random.next() % 1_000_000) / 1_000_000
        return vocabulary[Int(Double(vocabulary.count) * share * share * share)]
      }
    }
    var documents: [SearchIndex.Document] = []
    var allWords: [[[UInt8]]] = []
    for number in 0..<count {
      guard let id = try? ItemReference(.market, "\(number)") else { continue }
      let (title, details) = (words(3), words(10))
      var document = SearchIndex.Document(id, title: title.joined(separator: " "))
      document.details = details.joined(separator: " ")
      document.popularity = Int(random.next() % 1000)
      documents.append(document)
      allWords.append((title + details).map { Array($0.utf8) })
    }
    self.documents = documents
    self.vocabulary = vocabulary
    self.words = allWords
    index = SearchIndex(documents)
  }

  /// Returns one of the words, the frequent ones as often as the rare ones.
  func word(_ number: Int) -> String { vocabulary[number &* 7_919 % vocabulary.count] }

  /// Makes words of two to five syllables.
  private static func vocabulary(_ random: inout SplitMix64) -> [String] {
    let (consonants, vowels) = (Array("bcdfghklmnprstvz"), Array("aeiou"))
    return (0..<20_000).map { _ in
      (0..<Int(2 + random.next() % 4)).map { _ in
        let consonant = consonants[Int(random.next() % UInt64(consonants.count))]
        return "\(consonant)\(vowels[Int(random.next() % UInt64(vowels.count))])"
      }.joined()
    }
  }
}

/// What a person types.
enum TextSearchTask: String, CaseIterable {
  /// The first three letters of a word.
  case threeLetters = "three-letters"
  /// A word and the first three letters of another one.
  case wordAndBeginning = "word-and-beginning"
  /// A word of at least six letters of which two neighbors changed places.
  case slip

  /// Returns the query with a number, and what it asks for.
  func query(_ number: Int, _ input: TextSearchInput) throws -> (SearchIndex.Query, PlainTextQuery)
  {
    switch self {
    case .threeLetters:
      let text = String(input.word(number).prefix(3))
      return (try query(text), PlainTextQuery(words: [], beginning: Array(text.utf8), slips: 0))
    case .wordAndBeginning:
      let (first, last) = (input.word(2 * number % 50), input.word(2 * number + 1).prefix(3))
      return (
        try query("\(first) \(last)"),
        PlainTextQuery(words: [Array(first.utf8)], beginning: Array(last.utf8), slips: 0)
      )
    case .slip:
      var letters = Array(input.word(number).utf8)
      while letters.count < 6 { letters += Array(input.word(number).utf8) }
      letters = Array(letters.prefix(8))
      letters.swapAt(3, 4)
      var query = try query(String(decoding: letters, as: UTF8.self))
      query.mending = .always
      return (query, PlainTextQuery(words: [], beginning: letters, slips: 1))
    }
  }

  private func query(_ text: String) throws -> SearchIndex.Query {
    var query = try SearchIndex.Query(text)
    query.mending = .never
    return query
  }
}

/// A query for a reader of every word.
struct PlainTextQuery {
  let words: [[UInt8]]
  /// The last word, as the beginning of a word.
  let beginning: [UInt8]
  /// 1 if the beginning may have a slip behind its first letter.
  let slips: Int

  func matches(_ document: [[UInt8]]) -> Bool {
    words.allSatisfy { document.contains($0) } && document.contains { matches($0) }
  }

  private func matches(_ word: [UInt8]) -> Bool {
    if word.starts(with: beginning) { return true }
    guard slips == 1, word.first == beginning.first else { return false }
    return (1..<beginning.count).contains { place in
      let rest = beginning[(place + 1)...]
      guard word.starts(with: beginning[..<place]) else { return false }
      let tail = word[min(place, word.count)...]
      // A letter too many in the query, one too few, a wrong one, or two that changed places.
      return tail.starts(with: rest) || tail.dropFirst().starts(with: beginning[place...])
        || !tail.isEmpty && tail.dropFirst().starts(with: rest)
        || !rest.isEmpty
          && tail.starts(with: [rest[place + 1], beginning[place]] + rest.dropFirst())
    }
  }
}
