import Essentials

/// A way to write the words of a query with a blank more or less: "farmersmarket", or "basket ball".
struct Respacing {
  let terms: ContiguousArray<SearchTerm>
  /// The second of two words that were written as one, which must directly follow the first.
  let second: Int?

  /// The greatest number of words of a query in which a blank can be wrong.
  static let mostWords = 8
  /// The numbers of letters of a word that can be two.
  static let lengths = 5...24

  /// All ways whose words are known, those with a blank less first, each from the first word to the last.
  ///
  /// Words with digits are exact, and words of ideographs have no blanks. Two words that are one have at least three
  /// letters, as in "farmer s", and each of two that were written as one has at least two. Most ways have a word that nothing begins with, so
  /// a way is made only after its words were looked up.
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
      guard first.canBeRespaced, second.canBeRespaced,
        first.letterCount + second.letterCount > 2, areKnown(except: index - 1..<index + 1)
      else { continue }
      let word = first.bytes + second.bytes
      guard isKnown(word[...], second.isPrefix) else { continue }
      var joined = terms
      joined.replaceSubrange(
        index - 1...index,
        with: CollectionOfOne(SearchTerm(bytes: word, isPrefix: second.isPrefix)))
      all.append(Respacing(terms: joined, second: nil))
    }
    for (index, term) in terms.enumerated() {
      let count = term.letterCount
      guard lengths.contains(count), term.canBeRespaced, areKnown(except: index..<index + 1) else {
        continue
      }
      var letter = 0
      for start in term.bytes.indices where term.bytes[start] & 0xC0 != 0x80 {
        letter += 1
        guard (3...count - 1).contains(letter), isKnown(term.bytes[..<start], false),
          isKnown(term.bytes[start...], term.isPrefix)
        else { continue }
        var split = terms
        split[index] = SearchTerm(bytes: ContiguousArray(term.bytes[..<start]), isPrefix: false)
        split.insert(
          SearchTerm(bytes: ContiguousArray(term.bytes[start...]), isPrefix: term.isPrefix),
          at: index + 1)
        all.append(Respacing(terms: split, second: index + 1))
      }
    }
    return all
  }
}

extension SearchTerm {
  var canBeRespaced: Bool {
    !SearchLetters.beginsWithIdeograph(bytes)
      && text.unicodeScalars.allSatisfy { $0.decimalDigit == nil }
  }
}
