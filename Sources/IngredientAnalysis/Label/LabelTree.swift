/// The result of parsing a label: ingredients, some of which contain others, and their attributes.
struct LabelTree: Sendable {
  /// A section of a label.
  enum Section: UInt8, Sendable {
    case ingredients, contains, mayContain, facility, freeFrom
    /// Words that were not understood.
    case unread
    /// Text that is not a list, such as nutrition facts or an address.
    case skipped

    /// Whether it is about possible traces.
    var isPrecaution: Bool { self == .mayContain || self == .facility }
    /// Whether it is about what is in the food or may be in it.
    var isStatement: Bool { self == .contains || isPrecaution }
  }

  /// The meaning of a percentage for the amount.
  enum AmountKind: UInt8, Sendable { case none, exact, atLeast, atMost, between }

  /// An ingredient on the label.
  ///
  /// Nodes are in the order of the text, with parents before their children.
  struct Node: Sendable {
    /// The range of the name in the text, in bytes.
    var start: Int32
    var end: Int32
    /// The phrase in the lexicon, or none.
    var phrase: PhraseID
    /// The entry in the knowledge, or none.
    var entry: EntryID
    /// The node that contains it, or none.
    var parent: NodeID
    /// The percentage on the label; the lowest of a range.
    var percent: Double = 0
    /// The highest percentage of a range.
    var highest: Double = 0
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
    /// Whether it is one of several alternatives, of which the product may contain any.
    var isAlternative = false
    /// The upper bound in percent, if it is in a group of small amounts.
    var bound: Float = .infinity
    /// The number of attributes when it was added; its own attributes are behind them.
    fileprivate(set) var firstAttribute: Int32 = 0
  }

  /// An attribute of a node: a process, certification, place, or purpose.
  struct Attribute: Sendable {
    var node: NodeID
    var entry: EntryID
    /// Whether it stands in a bracket or footnote behind the name, and not in the name.
    var isBehind = false
  }

  /// A name within a compound word, such as "Haselnuss" in "Haselnussmehl".
  struct CompoundPart: Sendable {
    /// The start of the compound word in the text, in bytes.
    var start: Int32
    /// The phrase of the name in the lexicon.
    var phrase: PhraseID
    /// Whether the rest of the word is unknown, so that the name may mean something else.
    var isUncertain: Bool
    /// The word of an uncertain name.
    var word: WordID = .none
  }

  // Every attribute points at a node. Nodes and attributes change only by the methods below:
  // `add` refuses a node that does not exist, and whatever removes nodes removes their attributes
  // with them. So no reader of the tree has to check an index.

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var attributes: ContiguousArray<Attribute> = []
  /// The names within compound words that are not names as a whole, in the order of the text.
  var compoundParts: ContiguousArray<CompoundPart> = []
  /// The meanings of footnote signs.
  var footnotes: ContiguousArray<(mark: UInt8, entry: EntryID)> = []

  /// A node, whose fields may be changed.
  subscript(node: Int) -> Node {
    @inline(__always) get { nodes[node] }
    @inline(__always) set { nodes[node] = newValue }
  }

  /// A node, whose fields may be changed.
  subscript(node: NodeID) -> Node {
    @inline(__always) get { nodes[node.index] }
    @inline(__always) set { nodes[node.index] = newValue }
  }

  @inline(__always)
  mutating func append(_ node: consuming Node) {
    node.firstAttribute = Int32(truncatingIfNeeded: attributes.count)
    nodes.append(node)
  }

  /// Adds an attribute to a node, if there is such a node.
  mutating func add(_ entry: EntryID, to node: NodeID, isBehind: Bool = false) {
    guard nodes.indices.contains(node.index) else { return }
    attributes.append(Attribute(node: node, entry: entry, isBehind: isBehind))
  }

  /// Whether one of the attributes that were added right behind a node is an entry.
  func hasAttribute(_ entry: EntryID, node: Int) -> Bool {
    var index = Int(nodes[node].firstAttribute)
    while index < attributes.count, attributes[index].node == NodeID(node) {
      if attributes[index].entry == entry { return true }
      index += 1
    }
    return false
  }

  mutating func removeAll() {
    removeNodes()
    // Most labels have none of these.
    if !compoundParts.isEmpty { compoundParts.removeAll(keepingCapacity: true) }
    if !footnotes.isEmpty { footnotes.removeAll(keepingCapacity: true) }
  }

  // MARK: Removing

  /// Removes all nodes and attributes.
  mutating func removeNodes() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
  }

  /// The numbers of nodes and attributes at some time, to which the tree can be reset.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let attributes: Int
  }

  var mark: Mark { Mark(nodes: nodes.count, attributes: attributes.count) }

  /// Removes all nodes and attributes that were added since a mark was taken.
  mutating func reset(to mark: Mark) {
    nodes.removeLast(nodes.count - mark.nodes)
    attributes.removeLast(attributes.count - mark.attributes)
  }

  /// Removes the last node and its attributes, between and behind which attributes of other nodes
  /// may be.
  mutating func removeLastNode() {
    guard let last = nodes.popLast() else { return }
    removeAttributes(of: NodeID(nodes.count), from: Int(last.firstAttribute))
  }

  /// Removes a node, whose children move to its parent.
  mutating func removeNode(_ index: Int) {
    let removed = nodes.remove(at: index)
    for node in index..<nodes.count {
      let held = nodes[node].parent
      if held == NodeID(index) {
        nodes[node].parent = removed.parent
      } else if held > NodeID(index) {
        nodes[node].parent = NodeID(held.index - 1)
      }
    }
    let first = Int(removed.firstAttribute)
    removeAttributes(of: NodeID(index), from: first)
    for attribute in first..<attributes.count where attributes[attribute].node > NodeID(index) {
      attributes[attribute].node = NodeID(attributes[attribute].node.index - 1)
    }
    // The attributes of the nodes behind it moved, but not before this place.
    for node in index..<nodes.count { nodes[node].firstAttribute = removed.firstAttribute }
  }

  private mutating func removeAttributes(of node: NodeID, from first: Int) {
    var kept = first
    for index in first..<attributes.count where attributes[index].node != node {
      attributes[kept] = attributes[index]
      kept += 1
    }
    attributes.removeLast(attributes.count - kept)
  }
}

/// The number of a mention in ``LabelTree/nodes``.
struct NodeID: TableID {
  let number: Int32
}
