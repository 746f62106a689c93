/// What reports need besides the reader of a language: tables over the entries of the knowledge, and
/// over the names of the language.
///
/// It is a class, so that a report refers to it at the cost of one reference.
final class ReportTables: Sendable {
  let nova: NovaClassifier
  let traits: EntryTraits
  let names: NameTraits

  init(_ reader: LabelReader) {
    nova = NovaClassifier(reader.base)
    traits = EntryTraits(reader.base)
    names = NameTraits(reader.lexicon, traits)
  }

  /// Creates the tables of another language of the same knowledge.
  init(_ other: ReportTables, for reader: LabelReader) {
    nova = other.nova
    traits = other.traits
    names = NameTraits(reader.lexicon, traits)
  }
}
