/// The number of a substance in ``KnowledgeBase/entries``.
struct EntryID: TableID {
  let number: Int32
}
