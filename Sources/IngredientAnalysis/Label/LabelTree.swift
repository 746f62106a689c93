/// The result of parsing a label: ingredients, some of which contain others, and their attributes.
struct LabelTree: Sendable {
  /// A section of a label.
  enum Section: UInt8, Sendable {
    case ingredients, contains, mayContain, facility, freeFrom
    /// Text that is not a list, such as nutrition facts or an address.
    case skipped
  }

  /// The meaning of a percentage for the amount.
  enum AmountKind: UInt8, Sendable { case none, exact, atLeast, atMost }

  /// An ingredient on the label.
  ///
  /// Nodes are in the order of the text, with parents before their children.
  struct Node: Sendable {
    /// The range of the name in the text, in bytes.
    var start: Int32
    var end: Int32
    /// The phrase in the lexicon, or -1.
    var phrase: Int32
    /// The entry in the knowledge, or -1.
    var entry: Int32
    /// The node that contains it, or -1.
    var parent: Int32
    /// The percentage on the label.
    var percent: Double = 0
    var amountKind: AmountKind = .none
    var section: Section
    /// The sign behind it that refers to a footnote, or 0.
    var mark: UInt8 = 0
    /// Whether its name was corrected.
    var isCorrected = false
    /// Whether it is written in the plural, which may mean another substance.
    var isPlural = false
    /// Whether it is written as the number of an additive.
    var isNumbered = false
    /// Whether it is the letter of a vitamin, or follows the word "vitamin".
    var isVitamin = false
    /// The upper bound in percent, if it is in a group of small amounts.
    var bound: Float = .infinity
  }

  /// An attribute of a node: a process, certification, place, or purpose.
  struct Attribute: Sendable {
    var node: Int32
    var entry: Int32
  }

  /// A name within a compound word, such as "Haselnuss" in "Haselnussmehl".
  struct CompoundPart: Sendable {
    /// The start of the compound word in the text, in bytes.
    var start: Int32
    /// The phrase of the name in the lexicon.
    var phrase: Int32
    /// Whether the rest of the word is unknown, so that the name may mean something else.
    var isUncertain: Bool
  }

  var nodes: ContiguousArray<Node> = []
  var attributes: ContiguousArray<Attribute> = []
  /// The names within compound words that are not names as a whole, in the order of the text.
  var compoundParts: ContiguousArray<CompoundPart> = []
  /// The meanings of footnote signs.
  var footnotes: ContiguousArray<(mark: UInt8, entry: Int32)> = []

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    compoundParts.removeAll(keepingCapacity: true)
    footnotes.removeAll(keepingCapacity: true)
  }
}
