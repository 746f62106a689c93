import Essentials

/// A way to write the words of a query with a blank more or less: "farmersmarket", or "basket ball".
struct Respacing {
  let terms: ContiguousArray<SearchTerm>
  /// The second of two words that were written as one, which must directly follow the first.
  let second: Int?

  /// The greatest number of words of a query in which a blank can be wrong.
  static let mostWords = 8
  /// The numbers of letters of a word without digits that can be two.
  static let lengths = 4...24

  /// All ways whose words are known, those with a blank less first, each from the first word to the last.
  ///
  /// Two words that are one have at least three letters, as in "farmer s", and each of two that were written as one
  /// has at least two. Digits are exact, so a blank is wrong only between a letter and a digit, as in "covid19" and
  /// "b 12", and the number is whole. Words of ideographs have no blanks. Most ways have a word that nothing begins
  /// with, so a way is made only after its words were looked up.
  static func all(
    of terms: ContiguousArray<SearchTerm>,
    where isKnown: (_ word: ArraySlice<UInt8>, _ isPrefix: Bool) -> Bool
  ) -> [Respacing] {
    guard terms.count <= mostWords else { return [] }
    func areKnown(except places: Range<Int>) -> Bool {
      terms.indices.allSatisfy { index in
        places.contains(index) || isKnown(terms[index].bytes[...], terms[index].isPrefix)
      }
    }
    var all: [Respacing] = []
    for index in terms.indices.dropFirst() {
      let (first, second) = (terms[index - 1], terms[index])
      let word = first.bytes + second.bytes
      let isAtNumber =
        first.hasBlanks && second.hasBlanks && word.hasNumberBoundary(at: first.bytes.count)
      guard
        isAtNumber
          || first.canBeRespaced && second.canBeRespaced
            && first.letterCount + second.letterCount > 2,
        areKnown(except: index - 1..<index + 1)
      else { continue }
      let isPrefix = second.isPrefix && !(isAtNumber && second.endsWithDigit)
      guard isKnown(word[...], isPrefix) else { continue }
      var joined = terms
      joined.replaceSubrange(
        index - 1...index, with: CollectionOfOne(SearchTerm(bytes: word, isPrefix: isPrefix)))
      all.append(Respacing(terms: joined, second: nil))
    }
    for (index, term) in terms.enumerated() {
      let count = term.letterCount
      guard count <= lengths.upperBound, term.hasBlanks, areKnown(except: index..<index + 1) else {
        continue
      }
      let isOfLetters = term.canBeRespaced && lengths.contains(count)
      var letter = 0
      for start in term.bytes.indices where term.bytes[start] & 0xC0 != 0x80 {
        letter += 1
        let isAtNumber = term.bytes.hasNumberBoundary(at: start)
        let isPrefix = term.isPrefix && !(isAtNumber && term.endsWithDigit)
        guard isAtNumber || isOfLetters && letter > 2 && letter < count,
          isKnown(term.bytes[..<start], false), isKnown(term.bytes[start...], isPrefix)
        else { continue }
        var split = terms
        split[index] = SearchTerm(bytes: ContiguousArray(term.bytes[..<start]), isPrefix: false)
        split.insert(
          SearchTerm(bytes: ContiguousArray(term.bytes[start...]), isPrefix: isPrefix),
          at: index + 1)
        all.append(Respacing(terms: split, second: index + 1))
      }
    }
    return all
  }
}

extension SearchTerm {
  /// Whether its letters can be those of two words, or with others those of one.
  var canBeRespaced: Bool {
    hasBlanks && text.unicodeScalars.allSatisfy { $0.decimalDigit == nil }
  }

  /// Whether it is of a script that is written with blanks.
  fileprivate var hasBlanks: Bool { !SearchLetters.beginsWithIdeograph(bytes) }

  fileprivate var endsWithDigit: Bool { bytes.last?.isDigit == true }
}

extension ContiguousArray<UInt8> {
  /// Whether a letter and a digit meet at a place.
  fileprivate func hasNumberBoundary(at place: Int) -> Bool {
    place > 0 && place < count && self[place - 1].isDigit != self[place].isDigit
  }
}
