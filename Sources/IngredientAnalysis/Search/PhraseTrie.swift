/// A tree of phrases, word by word.
///
/// Most walks end after one word, so the first step is an array access, and the record that it reads says
/// whether a phrase ends there and whether a longer one goes on.
struct PhraseTrie: Sendable {
  /// A step of a phrase.
  struct Node: Sendable {
    /// The phrase that ends here, or -1.
    var phrase: Int32 = -1
    /// Whether a longer phrase goes on from here.
    var hasChildren: Bool = false
    fileprivate var parent: Int32
    fileprivate var word: Int32
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// The node of each first word, or -1.
  private var roots: ContiguousArray<Int32> = []
  /// An open hash table of the other nodes, by parent and word.
  private var slots: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 64)
  private var shift: UInt64 = 58
  private var edges = 0

  /// The node of a first word, or -1.
  @inline(__always)
  func root(_ word: Int32) -> Int32 {
    word >= 0 && Int(word) < roots.count ? roots[Int(word)] : -1
  }

  /// The node one word further, or -1.
  @inline(__always)
  func child(of node: Int32, _ word: Int32) -> Int32 {
    guard word >= 0 else { return -1 }
    let mask = slots.count &- 1
    var index = start(node, word)
    while true {
      let found = slots[index]
      if found < 0 { return -1 }
      let record = nodes[Int(found)]
      if record.parent == node && record.word == word { return found }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private func start(_ node: Int32, _ word: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: node)) &<< 32 | UInt64(UInt32(bitPattern: word))
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  /// The node where a phrase of these words ends, which is made if it is new.
  ///
  /// - Precondition: `words` is not empty and holds no negative number.
  mutating func insert(_ words: some Sequence<Int32>) -> Int32 {
    var node: Int32 = -1
    for word in words { node = node < 0 ? rootInserting(word) : childInserting(node, word) }
    return node
  }

  /// Says which phrase ends at a node.
  mutating func setPhrase(_ phrase: Int32, at node: Int32) { nodes[Int(node)].phrase = phrase }

  private mutating func rootInserting(_ word: Int32) -> Int32 {
    while roots.count <= Int(word) { roots.append(-1) }
    if roots[Int(word)] < 0 {
      roots[Int(word)] = Int32(nodes.count)
      nodes.append(Node(parent: -1, word: word))
    }
    return roots[Int(word)]
  }

  private mutating func childInserting(_ node: Int32, _ word: Int32) -> Int32 {
    let found = child(of: node, word)
    guard found < 0 else { return found }
    let new = Int32(nodes.count)
    nodes.append(Node(parent: node, word: word))
    nodes[Int(node)].hasChildren = true
    edges += 1
    if edges * 2 > slots.count { grow() }
    place(new)
    return new
  }

  private mutating func place(_ node: Int32) {
    let mask = slots.count - 1
    var index = start(nodes[Int(node)].parent, nodes[Int(node)].word)
    while slots[index] >= 0 { index = (index + 1) & mask }
    slots[index] = node
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    shift -= 1
    for node in nodes.indices.dropLast() where nodes[node].parent >= 0 { place(Int32(node)) }
  }
}
