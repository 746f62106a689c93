/// What reports need besides the reader of a language: tables over the entries of the knowledge.
///
/// It is a class, so that a report refers to it at the cost of one reference.
final class ReportTables: Sendable {
  let nova: NovaClassifier
  let traits: EntryTraits

  init(_ base: KnowledgeBase) {
    nova = NovaClassifier(base)
    traits = EntryTraits(base)
  }
}
