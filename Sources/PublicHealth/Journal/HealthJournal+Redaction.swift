public import Essentials

extension HealthJournal {
  /// The parts to leave out of an export.
  ///
  ///     var redaction = HealthJournal.Redaction()
  ///     redaction.hidesPeople = true
  ///     let page = journal.redacted(redaction).html()
  ///
  /// A hidden name is also removed wherever it appears in a text, a tag, or another name. So is each of its
  /// words, regardless of case and diacritics, also with an ending, such as a genitive. This removes some
  /// other words too, such as those that begin with a name. A name that appears only in a text, and was never
  /// entered as a person or a place, cannot be recognized: add it to ``words``, or hide the texts.
  public struct Redaction: Hashable, Sendable, PrivateValue {
    /// Whether the names of people are left out.
    ///
    /// Names become numbers: the same person has the same number everywhere in an export.
    public var hidesPeople = false
    /// Whether the names of places are left out.
    public var hidesPlaces = false
    /// Whether texts, tags, and references to recordings are left out.
    public var hidesTexts = false
    /// Further words and names to remove everywhere.
    public var words: [String] = []
    /// The text in place of a removed word.
    public var mark = "[…]"
    /// The template for a person without a name: `{number}`.
    public var person = "Person {number}"
    /// The template for a place without a name: `{number}`.
    public var place = "Place {number}"

    /// Creates a redaction that leaves out nothing.
    public init() {}
  }

  /// Returns the journal without what a redaction leaves out, and without the IDs of deleted
  /// entries, to export or to encode it.
  ///
  /// - Complexity: O(*n*) in the length of all texts
  public func redacted(_ redaction: Redaction) -> Self {
    var names = JournalNames(redaction)
    for item in stored { names.read(item.entry) }
    let redacted = stored.map { Stored(names.redacted($0.entry), Version()) }
    return HealthJournal(replica: 0, stored: redacted, deletedIDs: [])
  }
}
