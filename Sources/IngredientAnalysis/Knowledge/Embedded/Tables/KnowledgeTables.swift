/// The tables of embedded knowledge, as literals that `Scripts/embedded-tables` has written.
struct KnowledgeTables: Sendable {
  /// The texts that ``KnowledgeBase/init(_:)`` needs, one behind the other, and its numbers.
  let text: StaticString
  let numbers: StaticString
  /// The words and the numbers of the English names.
  let words: StaticString
  let names: StaticString
  /// The English words of names by which misread words are corrected, which are prepared on the
  /// first use.
  let spelling: @Sendable () -> SpellingDictionary
}
