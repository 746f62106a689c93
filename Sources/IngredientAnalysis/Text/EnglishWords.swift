/// The words of the English names in embedded tables.
struct EnglishWords {
  private(set) var list = WordList()
  /// For each word, the number of names that contain it.
  private(set) var usage: ContiguousArray<UInt32> = []

  /// Adds the words of a table, with whose lengths and uses `numbers` begin; if it is not the first
  /// table, only those of its cosmetic ingredients.
  ///
  /// Returns the number of each word of the table, or none.
  mutating func read(_ words: StaticString, _ numbers: inout NumberText) -> ContiguousArray<WordID>
  {
    let count = numbers.next()
    let new = WordList(ByteText(words), count: count, lengths: &numbers)
    let others = numbers.array(count: count) { numbers, _ in UInt32(numbers.next()) }
    // 0 for a word of no cosmetic ingredient, otherwise the number of their names with it, plus 1.
    let cosmetics = numbers.array(count: numbers.next()) { numbers, _ in UInt32(numbers.next()) }
    guard list.count > 0 else {
      list = new
      usage = others
      for word in cosmetics.indices where cosmetics[word] > 0 { usage[word] += cosmetics[word] - 1 }
      return ContiguousArray(new.ids)
    }
    var numbers = ContiguousArray<WordID>(repeating: .none, count: count)
    for word in new.ids where cosmetics[word] > 0 {
      let number = new.withSpan(of: word) { list.insert($0, 0..<$0.count) }
      numbers[word] = number
      if number.index == usage.count { usage.append(0) }
      usage[number] += cosmetics[word] - 1
    }
    return numbers
  }
}
