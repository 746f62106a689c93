/// The number of a phrase in a ``PhraseTrie``.
struct PhraseID: TableID {
  let number: Int32
}
