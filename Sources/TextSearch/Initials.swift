import Essentials

/// The initials of words in a row, such as "nyc" for "New York City".
struct Initials {
  /// The terms with the beginning of a word for each letter in place of the initials.
  let terms: ContiguousArray<SearchTerm>
  /// The range of those that stand for the letters.
  let letters: Range<Int>

  /// The numbers of letters of initials; one that is the whole query has at least three.
  static let lengths = 2...8

  /// All ways to read one of the terms as initials.
  static func all(of terms: ContiguousArray<SearchTerm>) -> [Initials] {
    guard terms.count <= Respacing.mostWords else { return [] }
    return terms.indices.compactMap { index in
      guard lengths.contains(terms[index].letterCount), terms[index].canBeRespaced else {
        return nil
      }
      let letters = terms[index].text.unicodeScalars.map {
        SearchTerm(bytes: ContiguousArray(String($0).utf8), isPrefix: true)
      }
      var all = terms
      all.replaceSubrange(index...index, with: letters)
      return Initials(terms: all, letters: index..<index + letters.count)
    }
  }

  /// The query without the initials.
  var others: ContiguousArray<SearchTerm> {
    var others = terms
    others.removeSubrange(letters)
    return others
  }
}

/// The documents with two words in a row in the title or the subtitle, by the first letters of both.
///
/// A list can have documents of other letters, too, so that few lists are enough.
struct InitialPairs: Sendable {
  private var lists = PostingLists()

  init() {}

  init(of segment: borrowing SearchSegment) {
    var places = ContiguousArray<UInt16>(repeating: 0, count: segment.wordCount)
    for place in segment.letterStarts.indices {
      for word in segment.words(ofLetter: place) {
        places[word] = UInt16(truncatingIfNeeded: place)
      }
    }
    var count = 1
    while count < segment.slotCount, count < 4096 { count *= 2 }
    let (words, slotCount) = (segment.words, segment.slotCount)
    let fields = segment.fieldStarts
    lists = PostingLists(count: count) { body in
      for slot in 0..<slotCount {
        for field in slot * 4..<slot * 4 + 2 {
          var last = WordNumbers.gap
          for position in Int(fields[field])..<Int(fields[field + 1]) {
            let word = words[position]
            if last != WordNumbers.gap, word != WordNumbers.gap {
              let number = Self.number(Int(places[Int(last)]), Int(places[Int(word)]), count)
              body(number, UInt32(slot))
            }
            last = word
          }
        }
      }
    }
  }

  /// The number of the list of two first letters, of a power of two of lists.
  private static func number(_ first: Int, _ second: Int, _ count: Int) -> Int {
    (first * 67 + second) & (count - 1)
  }

  /// Keeps the documents that are in the lists of letters that follow each other, as far as going through a
  /// list costs less than reading the documents; `room` is memory for a list.
  func keepDocuments(of letters: [Int], in bits: inout DocumentBits, room: inout DocumentBits) {
    let numbers = zip(letters, letters.dropFirst()).map { Self.number($0, $1, lists.count) }
      .sorted { lists.size(of: $0..<$0 + 1) < lists.size(of: $1..<$1 + 1) }
    var count = bits.count
    for number in numbers where lists.size(of: number..<number + 1) < 8 * count {
      room.reset(capacity: bits.words.count * 64)
      room.insert(lists, at: number)
      bits.formIntersection(room)
      count = bits.count
    }
  }
}

extension SearchSegment {
  /// Keeps the documents that have words in a row with some first letters; `room` is memory for others.
  func keepDocuments(
    withInitials letters: [SearchTerm], in bits: inout DocumentBits, room: inout DocumentBits
  ) {
    let words = letters.map { self.words(of: $0).range }
    guard words.allSatisfy({ !$0.isEmpty }) else { return bits.reset(capacity: slotCount) }
    let places = words.map { words in
      let place = letterStarts.partitioningIndex { Int($0) >= words.lowerBound }
      return Int(UInt16(truncatingIfNeeded: place))
    }
    initialPairs.keepDocuments(of: places, in: &bits, room: &room)
    bits.keep { firstWord(ofInitials: words, in: $0) != nil }
  }

  /// Where the words begin, in the title or else the subtitle, that are each in one of the ranges.
  func firstWord(ofInitials letters: [Range<Int>], in slot: Int) -> Int? {
    for field in 0..<2 {
      let range = self.field(field, of: slot)
      guard range.count >= letters.count else { continue }
      for start in range.lowerBound...range.upperBound - letters.count
      where letters.indices.allSatisfy({ letters[$0].contains(Int(words[start + $0])) }) {
        return start
      }
    }
    return nil
  }
}
