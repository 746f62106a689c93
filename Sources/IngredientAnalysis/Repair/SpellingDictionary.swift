/// The words of a language by which misread words are corrected.
///
/// It is a class, so that a lexicon refers to it at the cost of one reference.
final class SpellingDictionary: Sendable {
  let index: SpellingIndex
  /// The number of each word of ``index`` in the list of all words.
  let words: ContiguousArray<WordID>

  /// Collects the words that names contain.
  ///
  /// - Parameters:
  ///   - list: All words.
  ///   - usage: For each word, the number of names that contain it.
  init(_ list: WordList, usage: ContiguousArray<UInt32>) {
    var bytes: ContiguousArray<UInt8> = []
    var starts: ContiguousArray<Int32> = [0]
    var weights: ContiguousArray<UInt32> = []
    var words: ContiguousArray<WordID> = []
    for word in list.ids where usage[word] > 0 {
      bytes.append(contentsOf: list.bytes(of: word))
      starts.append(Int32(bytes.count))
      weights.append(usage[word])
      words.append(word)
    }
    self.words = words
    index = SpellingIndex(bytes: bytes, starts: starts, weights: weights)
  }

  /// Collects the words of embedded names, where the list of words and their use begin the numbers.
  convenience init(words: StaticString, names: StaticString) {
    var numbers = NumberText(names)
    let count = numbers.next()
    let list = WordList(ByteText(words), count: count, lengths: &numbers)
    let usage = numbers.array(count: count) { numbers, _ in UInt32(numbers.next()) }
    self.init(list, usage: usage)
  }
}
