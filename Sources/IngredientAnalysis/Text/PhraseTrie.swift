/// A tree of phrases, word by word.
///
/// Most pairs of words do not continue a phrase, and a small bit filter rejects them without a
/// search.
struct PhraseTrie: Sendable {
  /// The number of a step in ``nodes``.
  struct StepID: TableID {
    let number: Int32
  }

  /// A step of a phrase.
  struct Node: Sendable {
    /// The phrase, and in the lowest bit whether the node has children.
    private var bits: Int32 = -2

    /// The phrase that ends here, or none.
    @inline(__always)
    fileprivate(set) var phrase: PhraseID {
      get { PhraseID(number: bits &>> 1) }
      set { bits = newValue.number &<< 1 | bits & 1 }
    }

    /// Whether a longer phrase continues from here.
    @inline(__always)
    fileprivate(set) var hasChildren: Bool {
      get { bits & 1 != 0 }
      set { bits = bits & -2 | (newValue ? 1 : 0) }
    }
  }

  /// How a node is reached.
  struct Origin: Sendable {
    /// The node before it, or none.
    var parent: StepID
    var word: WordID
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// The origin of each node; empty in a tree that cannot grow.
  private(set) var origins: ContiguousArray<Origin> = []
  /// The node of each first word, or none.
  private var roots: ContiguousArray<StepID> = []
  /// An open-addressing hash table of the other nodes, by parent and word.
  ///
  /// It is not a `HashTable`, because ``filter`` has an element for each of its slots, and a stored tree
  /// fills both in one unsafe loop.
  private var edges: ContiguousArray<Edge> = ContiguousArray(repeating: .none, count: 64)
  /// Sixteen bits for each slot in ``edges``.
  ///
  /// Each edge sets one bit where its search begins.
  private var filter: ContiguousArray<UInt16> = ContiguousArray(repeating: 0, count: 64)
  private var shift: UInt64 = 58
  private var edgeCount = 0

  /// An edge from a node to another by a word, with the data that a search needs.
  private struct Edge {
    var key: UInt64
    var node: StepID
    var phrase: PhraseID
    // No edge starts at no node, so no other edge has this key.
    static let none = Edge(key: .max, node: .none, phrase: .none)
  }

  /// A step, given by its number.
  @inline(__always)
  subscript(step: StepID) -> Node { nodes[step.index] }

  /// The node of a first word, or none.
  @inline(__always)
  func root(_ word: WordID) -> StepID {
    word.exists && word.index < roots.count ? roots[word] : .none
  }

  /// Returns for each word whether a phrase that begins with it satisfies a condition.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func firstWords(where isWanted: (_ phrase: PhraseID) -> Bool) -> ContiguousArray<Bool> {
    var firstWords = ContiguousArray(repeating: false, count: roots.count)
    var found = ContiguousArray(nodes.map { $0.phrase.exists && isWanted($0.phrase) })
    for node in origins.indices.reversed() where found[node] && origins[node].parent.exists {
      found[origins[node].parent] = true
    }
    // In a tree that cannot grow, the nodes of a first word are between its root and the next.
    var end = nodes.count
    for word in roots.indices.reversed() where roots[word].exists {
      let root = roots[word].index
      firstWords[word] = origins.isEmpty ? found[root..<end].contains(true) : found[root]
      end = root
    }
    return firstWords
  }

  /// Whether a phrase that begins with a word satisfies a condition.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func hasPhrase(from word: WordID, where isWanted: (_ phrase: PhraseID) -> Bool) -> Bool {
    let start = root(word)
    guard start.exists else { return false }
    guard origins.isEmpty else {
      return origins.indices.contains { node in
        guard nodes[node].phrase.exists, isWanted(nodes[node].phrase) else { return false }
        var first = node
        while origins[first].parent.exists { first = origins[first].parent.index }
        return first == start.index
      }
    }
    // In a tree that cannot grow, the nodes of a first word are between its root and the next.
    let next = roots[(word.index + 1)...].first { $0.exists }?.index ?? nodes.count
    return nodes[start.index..<next].contains { $0.phrase.exists && isWanted($0.phrase) }
  }

  /// Returns the next node for a word, or none.
  @inline(__always)
  func child(of node: StepID, _ word: WordID) -> StepID {
    step(from: node, word)?.node ?? .none
  }

  /// Returns the next node for a word and the phrase that ends there, or none; `nil` if there is no
  /// such node.
  ///
  /// No edge starts at no node or has no word.
  @inline(__always)
  func step(from node: StepID, _ word: WordID) -> (node: StepID, phrase: PhraseID)? {
    let key = Self.key(node, word)
    let hash = Self.hash(key)
    let start = place(hash)
    guard filter[start] &>> Self.bit(hash) & 1 != 0 else { return nil }
    let mask = edges.count &- 1
    var index = start
    while true {
      let edge = edges[index]
      if !edge.node.exists { return nil }
      if edge.key == key { return (edge.node, edge.phrase) }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private static func key(_ node: StepID, _ word: WordID) -> UInt64 {
    UInt64(UInt32(bitPattern: node.number)) &<< 32
      | UInt64(UInt32(bitPattern: word.number))
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> UInt64 {
    let product = key &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }

  /// Returns the slot where a search begins.
  @inline(__always)
  private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> shift) }

  @inline(__always)
  private static func bit(_ hash: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: hash & 15) }

  /// Returns the node where a phrase ends, and adds it if it is new.
  ///
  /// - Precondition: `words` is not empty, and each of its words exists.
  mutating func insert(_ words: some Sequence<WordID>) -> StepID {
    var node: StepID = .none
    for word in words { node = node.exists ? childInserting(node, word) : rootInserting(word) }
    return node
  }

  /// Sets the phrase that ends at a node.
  mutating func setPhrase(_ phrase: PhraseID, at node: StepID) {
    nodes[node.index].phrase = phrase
    guard origins[node].parent.exists else { return }
    var index = place(Self.hash(key(of: node)))
    while edges[index].node != node { index = (index + 1) & (edges.count - 1) }
    edges[index].phrase = phrase
  }

  private mutating func rootInserting(_ word: WordID) -> StepID {
    while roots.count <= word.index { roots.append(.none) }
    if !roots[word].exists {
      roots[word] = StepID(nodes.count)
      nodes.append(Node())
      origins.append(Origin(parent: .none, word: word))
    }
    return roots[word]
  }

  private mutating func childInserting(_ node: StepID, _ word: WordID) -> StepID {
    let found = child(of: node, word)
    guard !found.exists else { return found }
    let new = StepID(nodes.count)
    nodes.append(Node())
    origins.append(Origin(parent: node, word: word))
    nodes[node.index].hasChildren = true
    edgeCount += 1
    if edgeCount * 2 > edges.count { grow() } else { place(new) }
    return new
  }

  private func key(of node: StepID) -> UInt64 {
    Self.key(origins[node].parent, origins[node].word)
  }

  private mutating func place(_ node: StepID) {
    let key = key(of: node)
    let hash = Self.hash(key)
    var index = place(hash)
    filter[index] |= 1 &<< Self.bit(hash)
    while edges[index].node.exists { index = (index + 1) & (edges.count - 1) }
    edges[index] = Edge(key: key, node: node, phrase: nodes[node.index].phrase)
  }

  private mutating func grow() {
    edges = ContiguousArray(repeating: .none, count: edges.count * 2)
    filter = ContiguousArray(repeating: 0, count: edges.count)
    shift -= 1
    for node in nodes.indices where origins[node].parent.exists { place(StepID(node)) }
  }
}

/// The number of a phrase in a ``PhraseTrie``.
struct PhraseID: TableID {
  let number: Int32
}

extension PhraseTrie {
  /// A node in a table.
  struct TableNode {
    /// The distance to the node before it in the phrase, or 0 if it is the first one.
    let distance: Int
    let word: WordID
    let phrase: PhraseID
  }

  /// Reads the nodes of a table one after another.
  private struct NodeReader {
    var numbers: NumberText
    private var lastPhrase: Int32 = -1
    private var lastRoot = 0

    init(_ numbers: NumberText) { self.numbers = numbers }

    mutating func next() -> TableNode {
      let first = numbers.next()
      let distance = first &>> 2
      var word = numbers.next()
      if distance == 0 {
        word &+= lastRoot
        lastRoot = word
      }
      guard first & 3 != 0 else {
        return TableNode(distance: distance, word: WordID(word), phrase: .none)
      }
      lastPhrase &+= 1
      if first & 2 != 0 { lastPhrase &+= numbers.nextSigned() }
      return TableNode(
        distance: distance, word: WordID(word), phrase: PhraseID(number: lastPhrase))
    }
  }

  /// Reads the nodes of a table, each behind its parent.
  static func nodes(_ numbers: inout NumberText) -> ContiguousArray<TableNode> {
    let count = numbers.next()
    for _ in 0..<2 { _ = numbers.next() }
    var reader = NodeReader(numbers)
    let nodes = numbers.array(count: count) { _, _ in reader.next() }
    numbers = reader.numbers
    return nodes
  }

  /// Creates a tree from the nodes of another one, each behind its parent.
  ///
  /// The nodes of each first word follow each other in the order of the words. Of each node, `numbers` has the distance
  /// to the node before it, or 0, with two bits that say whether no phrase, the next one, or another one ends there; the
  /// word, if it is a first one relative to the last first word; and another phrase, relative to the last one.
  init(_ numbers: inout NumberText, canGrow: Bool = false) {
    if canGrow {
      var copy = numbers
      let nodes = Self.nodes(&copy)
      origins = ContiguousArray(
        nodes.indices.map { index in
          let distance = nodes[index].distance
          return Origin(
            parent: distance > 0 ? StepID(index - distance) : .none, word: nodes[index].word)
        })
      edgeCount = nodes.reduce(0) { $0 + ($1.distance > 0 ? 1 : 0) }
    }
    let count = numbers.next()
    roots = ContiguousArray(repeating: .none, count: numbers.next())
    edges = ContiguousArray(repeating: .none, count: numbers.next())
    filter = ContiguousArray(repeating: 0, count: edges.count)
    shift = UInt64(64 - edges.count.trailingZeroBitCount)
    nodes = ContiguousArray(repeating: Node(), count: count)
    var reader = NodeReader(numbers)
    let (mask, shift) = (edges.count - 1, shift)
    // Sound: the generator of the tables has written words below the number of roots, parents below
    // their children, and fewer edges than slots, and a test reads every table. Worth it: without
    // optimization, access to an array takes ten times as long.
    unsafe nodes.withUnsafeMutableBufferPointer { nodes in
      unsafe roots.withUnsafeMutableBufferPointer { roots in
        unsafe edges.withUnsafeMutableBufferPointer { edges in
          unsafe filter.withUnsafeMutableBufferPointer { filter in
            guard let nodes = nodes.baseAddress, let roots = roots.baseAddress,
              let edges = edges.baseAddress, let filter = filter.baseAddress
            else { return }
            var index = 0
            while index < count {
              let node = reader.next()
              unsafe nodes[index].phrase = node.phrase
              if node.distance == 0 {
                unsafe roots[node.word.index] = StepID(index)
              } else {
                let parent = index &- node.distance
                unsafe nodes[parent].hasChildren = true
                let key = Self.key(StepID(parent), node.word)
                let hash = Self.hash(key)
                var place = Int(truncatingIfNeeded: hash &>> shift)
                unsafe filter[place] |= 1 &<< Self.bit(hash)
                while unsafe edges[place].node.exists { place = (place &+ 1) & mask }
                unsafe edges[place] = Edge(
                  key: key, node: StepID(index), phrase: node.phrase)
              }
              index &+= 1
            }
          }
        }
      }
    }
    numbers = reader.numbers
  }
}
