/// What a label was parsed to: mentions of ingredients, of which some hold others, and what was
/// said of them.
struct LabelTree: Sendable {
  /// A part of a label that says something else than the list does.
  enum Section: UInt8, Sendable {
    case ingredients, contains, mayContain, facility, freeFrom
    /// Text that is no list: nutrition facts, an address.
    case skipped
  }

  /// How a percentage bounds the amount.
  enum AmountKind: UInt8, Sendable { case none, exact, atLeast, atMost }

  /// A mention of an ingredient.
  ///
  /// Nodes stand in the order of the text, a parent before its children.
  struct Node: Sendable {
    /// The name in the text, in bytes.
    var start: Int32
    var end: Int32
    /// What it means in the lexicon's phrases, or -1.
    var phrase: Int32
    /// What it is in the knowledge, or -1.
    var entry: Int32
    /// The node that holds it, or -1.
    var parent: Int32
    /// The percentage in the text, of a kind, in percent.
    var percent: Double = 0
    var amountKind: AmountKind = .none
    var section: Section
    /// A sign behind it that points to a footnote, or 0.
    var mark: UInt8 = 0
    /// Whether its name was mended to be found.
    var isCorrected = false
    /// Whether it is written in the plural, which may be another thing.
    var isPlural = false
    /// Whether it is written as a number of an additive.
    var isNumbered = false
    /// Whether it is a letter of a vitamin, or stands behind that word.
    var isVitamin = false
    /// The most that it may be, in percent, if it stands in a group of small amounts.
    var bound: Float = .infinity
  }

  /// Something said of a node: a process, a certification, a place, a purpose.
  struct Attribute: Sendable {
    var node: Int32
    var entry: Int32
  }

  var nodes: ContiguousArray<Node> = []
  var attributes: ContiguousArray<Attribute> = []
  /// What a footnote's sign stands for.
  var footnotes: ContiguousArray<(mark: UInt8, entry: Int32)> = []

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    footnotes.removeAll(keepingCapacity: true)
  }
}
