/// The number of a word in a ``WordTable`` or a ``WordList``.
struct WordID: TableID {
  let number: Int32
}
