/// The possible amounts of each ingredient, in percent of the product.
///
/// A list is in descending order of weight, its amounts add up to the whole, and the parts of an
/// ingredient add up to the ingredient. These rules and the stated percentages bound each amount.
/// Ingredients behind "2 % or less of" are bounded by that percentage and may be in any order (21
/// CFR 101.4(a)(2)).
struct AmountTable: Sendable {
  private(set) var lower: ContiguousArray<Double> = []
  private(set) var upper: ContiguousArray<Double> = []
  /// One estimate for each ingredient: the stated percentage, or the middle of the possible range.
  ///
  /// The estimates add up to the whole.
  private(set) var estimate: ContiguousArray<Double> = []
  /// Whether the stated percentages contradict the order of the list, so that only they are known.
  private(set) var isContradictory = false

  /// The children of a node, in order.
  private var siblings: ContiguousArray<NodeID> = []
  /// How each stated percentage of a part is meant.
  private var readings: ContiguousArray<Reading> = []
  /// For each node, the percentages of its parts together, while the readings are found.
  private var sums: ContiguousArray<Double> = []
  /// For each node, whether what its bracket states is left out.
  private var isOpen: ContiguousArray<Bool> = []
  /// Whether the bounds of the level have become narrower.
  private var hasNarrowed = false

  /// The whole of which the percentage of a part is a share.
  private enum Reading {
    /// The product.
    case product
    /// The ingredient that contains the part, as in "sauce 30 % (tomatoes 60 %)".
    case whole
    /// Either of them.
    case either
  }

  /// Computes the bounds and estimates of a list's ingredients.
  ///
  /// The percentage of a part may be a share of the product or of the ingredient that contains it. If both are
  /// possible, the bounds contain both; a list that contradicts itself with one of them has the other.
  ///
  /// - Complexity: O(*n* · *d*), where *d* is at most 8, the number of rounds in which bounds
  ///   narrow other bounds.
  mutating func fill(_ tree: borrowing LabelTree) {
    let count = tree.nodes.count
    readParts(tree)
    narrow(tree)
    if isContradictory, readAllOfWhole(tree) { narrow(tree) }
    if isContradictory { openBrackets(tree) }
    if isContradictory {
      reset(count)
      for node in 0..<count
      where tree.nodes[node].amountKind == .exact && readings[node] == .product {
        lower[node] = min(tree.nodes[node].percent, 100)
        upper[node] = lower[node]
      }
    }
    estimateAll(tree)
  }

  /// Leaves out what those brackets state that contradict the rest of the list, so that their parts are at most
  /// their whole.
  ///
  /// - Complexity: O(*n*)
  private mutating func openBrackets(_ tree: borrowing LabelTree) {
    for node in tree.nodes.indices { isOpen[node] = true }
    narrow(tree)
    guard !isContradictory else {
      for node in tree.nodes.indices { isOpen[node] = false }
      return
    }
    var tries = 8
    for node in tree.nodes.indices where tries > 0 {
      guard node + 1 < tree.nodes.count, tree.nodes[node + 1].parent == NodeID(node) else {
        continue
      }
      tries -= 1
      isOpen[node] = false
      narrow(tree)
      if isContradictory { isOpen[node] = true }
    }
    narrow(tree)
    for node in tree.nodes.indices where tree.nodes[node].section == .ingredients {
      let parent = tree.nodes[node].parent
      guard parent.exists, isOpen[parent] else { continue }
      upper[node] = min(upper[node], upper[parent])
      lower[node] = min(lower[node], upper[node])
    }
  }

  private mutating func narrow(_ tree: borrowing LabelTree) {
    reset(tree.nodes.count)
    isContradictory = false
    for node in tree.nodes.indices { state(tree.nodes[node], node) }
    for _ in 0..<8 {
      guard narrowAll(tree) else { break }
      if isContradictory { break }
    }
  }

  /// Finds how the percentages of parts are meant: of the whole if they exceed it, and otherwise of the product or the
  /// whole if the label states the amount of the whole.
  private mutating func readParts(_ tree: borrowing LabelTree) {
    readings.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    isOpen.removeAll(keepingCapacity: true)
    for _ in tree.nodes.indices {
      sums.append(0)
      isOpen.append(false)
    }
    for node in tree.nodes.indices {
      readings.append(.product)
      if let parent = Self.whole(of: node, in: tree) { sums[parent] += tree.nodes[node].percent }
    }
    for node in tree.nodes.indices {
      guard let parent = Self.whole(of: node, in: tree) else { continue }
      switch tree.nodes[parent].amountKind {
      case .exact, .atMost, .between:
        let most =
          tree.nodes[parent].amountKind == .between
          ? tree.nodes[parent].highest : tree.nodes[parent].percent
        readings[node] = sums[parent] > most + Self.tolerance ? .whole : .either
      case .none, .atLeast: break
      }
    }
  }

  /// Takes the percentages of all parts as shares of their wholes, and returns whether that changes one.
  private mutating func readAllOfWhole(_ tree: borrowing LabelTree) -> Bool {
    var changes = false
    for node in tree.nodes.indices
    where readings[node] != .whole && Self.whole(of: node, in: tree) != nil {
      readings[node] = .whole
      changes = true
    }
    return changes
  }

  /// Returns the ingredient that contains a part with a stated percentage, or `nil`.
  private static func whole(of node: Int, in tree: borrowing LabelTree) -> Int? {
    let part = tree.nodes[node]
    guard part.parent.exists, part.section == .ingredients, part.amountKind != .none else {
      return nil
    }
    return part.parent.index
  }

  private mutating func reset(_ count: Int) {
    lower.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    estimate.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      lower.append(0)
      upper.append(100)
      estimate.append(0)
    }
  }

  private mutating func state(_ node: LabelTree.Node, _ index: Int) {
    if node.parent.exists, isOpen[node.parent] { return }
    let percent = min(max(node.percent, 0), 100)
    // The amount of the whole bounds a part further.
    if readings[index] == .either, node.amountKind != .atLeast {
      upper[index] = node.amountKind == .between ? min(node.highest, 100) : percent
    }
    switch node.amountKind {
    case _ where readings[index] != .product: break
    case .none: break
    case .exact:
      lower[index] = percent
      upper[index] = percent
    case .atLeast: lower[index] = percent
    case .atMost: upper[index] = percent
    case .between:
      lower[index] = percent
      upper[index] = min(node.highest, 100)
    }
    if node.bound < 100 { upper[index] = min(upper[index], Double(node.bound)) }
  }

  // MARK: Intervals

  private static let tolerance = 1e-9

  /// Narrows every level once, from the leaves up and then down, and returns whether anything
  /// changed.
  private mutating func narrowAll(_ tree: borrowing LabelTree) -> Bool {
    var changed = false
    // The sums of children bound their parent. A parent precedes its children.
    var sums: (lower: ContiguousArray<Double>, upper: ContiguousArray<Double>) = (
      ContiguousArray(repeating: 0, count: tree.nodes.count),
      ContiguousArray(repeating: 0, count: tree.nodes.count)
    )
    var hasChildren = ContiguousArray(repeating: false, count: tree.nodes.count)
    for node in tree.nodes.indices.reversed() {
      if hasChildren[node] {
        if sums.lower[node] > lower[node] + Self.tolerance {
          lower[node] = sums.lower[node]
          changed = true
        }
        if sums.upper[node] < upper[node] - Self.tolerance {
          upper[node] = sums.upper[node]
          changed = true
        }
      }
      let parent = tree.nodes[node].parent
      guard parent.exists, tree.nodes[node].section == .ingredients, !isOpen[parent] else {
        continue
      }
      hasChildren[parent] = true
      sums.lower[parent] += lower[node]
      sums.upper[parent] += upper[node]
    }
    changed = narrowShares(tree) || changed
    changed = narrowLevel(tree, parent: .none, from: 0, total: (100, 100)) || changed
    for node in tree.nodes.indices where hasChildren[node] {
      changed =
        narrowLevel(tree, parent: NodeID(node), from: node + 1, total: (lower[node], upper[node]))
        || changed
    }
    return changed
  }

  /// Bounds the parts whose percentage may be a share of their whole, and returns whether anything changed.
  private mutating func narrowShares(_ tree: borrowing LabelTree) -> Bool {
    hasNarrowed = false
    for node in tree.nodes.indices where readings[node] != .product {
      guard let parent = Self.whole(of: node, in: tree), !isOpen[parent] else { continue }
      let part = tree.nodes[node]
      let least = part.amountKind == .atMost ? 0 : part.percent / 100
      let most =
        part.amountKind == .atLeast
        ? 1 : (part.amountKind == .between ? part.highest : part.percent) / 100
      raise(node, least * lower[parent])
      if readings[node] == .whole { cap(node, most * upper[parent]) }
    }
    return hasNarrowed
  }

  /// Collects the ordered members of a level, followed by those of a bounded group.
  private mutating func collect(_ tree: borrowing LabelTree, _ parent: NodeID, _ from: Int) -> Int {
    siblings.removeAll(keepingCapacity: true)
    var ordered = 0
    var node = from
    while node < tree.nodes.count, !parent.exists || tree.nodes[node].parent >= parent {
      if tree.nodes[node].parent == parent, tree.nodes[node].section == .ingredients {
        if tree.nodes[node].bound == .infinity
          || parent.exists && tree[parent].bound == tree.nodes[node].bound
        {
          if ordered == siblings.count { ordered += 1 }
        }
        siblings.append(NodeID(node))
      }
      node += 1
    }
    return ordered
  }

  private mutating func narrowLevel(
    _ tree: borrowing LabelTree, parent: NodeID, from: Int, total: (Double, Double)
  ) -> Bool {
    let ordered = collect(tree, parent, from)
    let count = siblings.count
    guard count > 0 else { return false }
    hasNarrowed = false
    for index in stride(from: 1, to: ordered, by: 1) {
      cap(siblings[index].index, upper[siblings[index - 1]])
    }
    for index in stride(from: ordered - 2, through: 0, by: -1) {
      raise(siblings[index].index, lower[siblings[index + 1]])
    }
    capBySum(ordered, total.1)
    raiseBySum(ordered, total.0)
    for node in siblings where lower[node] > upper[node] + 1e-6 { isContradictory = true }
    return hasNarrowed
  }

  private mutating func raise(_ node: Int, _ value: Double) {
    if value > lower[node] + Self.tolerance {
      lower[node] = value
      hasNarrowed = true
    }
  }

  private mutating func cap(_ node: Int, _ value: Double) {
    if value < upper[node] - Self.tolerance {
      upper[node] = max(value, 0)
      hasNarrowed = true
    }
  }

  /// An ingredient is at most the whole minus all others, where those before it are at least as
  /// large.
  private mutating func capBySum(_ ordered: Int, _ total: Double) {
    let sum = siblings.reduce(0.0) { $0 + lower[$1] }
    var before = 0.0
    var start = 0
    var startSum = 0.0
    for (index, sibling) in siblings.enumerated() {
      let node = sibling.index
      let after = sum - before - lower[node]
      if index < ordered {
        // The members from `start` on are as large as this one; those before are larger anyway.
        while start < index,
          (total - after - startSum - lower[siblings[start]]) / Double(index - start)
            < (total - after - startSum) / Double(index - start + 1)
        {
          startSum += lower[siblings[start]]
          start += 1
        }
        cap(node, (total - after - startSum) / Double(index - start + 1))
      } else {
        cap(node, total - (sum - lower[node]))
      }
      before += lower[node]
    }
  }

  /// An ingredient is at least the whole minus all others, where those after it are at most as
  /// large.
  private mutating func raiseBySum(_ ordered: Int, _ total: Double) {
    let sum = siblings.reduce(0.0) { $0 + upper[$1] }
    var rest = sum
    for sibling in siblings.prefix(ordered) { rest -= upper[sibling] }
    // `rest` is the most that the group behind may have, and `end` is the last member as small as
    // this one.
    var behind = 0.0
    var end = ordered - 1
    var endSum = 0.0
    for index in stride(from: ordered - 1, through: 0, by: -1) {
      let node = siblings[index].index
      behind += upper[node]
      let before = sum - rest - behind
      while end > index,
        (total - before - rest - endSum - upper[siblings[end]]) / Double(end - index)
          > (total - before - rest - endSum) / Double(end - index + 1)
      {
        endSum += upper[siblings[end]]
        end -= 1
      }
      raise(node, (total - before - rest - endSum) / Double(end - index + 1))
    }
    for index in ordered..<max(siblings.count, ordered) {
      let node = siblings[index].index
      raise(node, total - (sum - upper[node]))
    }
  }

  // MARK: Estimates

  private mutating func estimateAll(_ tree: borrowing LabelTree) {
    estimateLevel(tree, parent: .none, from: 0, total: 100)
    for node in tree.nodes.indices
    where node + 1 < tree.nodes.count && tree.nodes[node + 1].parent == NodeID(node) {
      guard tree.nodes[node].section == .ingredients else { continue }
      estimateLevel(tree, parent: NodeID(node), from: node + 1, total: estimate[node])
    }
  }

  private mutating func estimateLevel(
    _ tree: borrowing LabelTree, parent: NodeID, from: Int, total: Double
  ) {
    _ = collect(tree, parent, from)
    var left = total
    for (index, sibling) in siblings.enumerated() {
      let node = sibling.index
      var amount = left
      if index + 1 < siblings.count {
        let stated =
          tree.nodes[node].amountKind == .exact || tree.nodes[node].amountKind == .atLeast
        let share = readings[node] == .whole ? total / 100 : 1
        amount =
          stated
          ? min(tree.nodes[node].percent * share, left)
          : (min(lower[node], left) + min(upper[node], left)) / 2
      }
      estimate[node] = amount
      left -= amount
    }
  }
}

extension Ingredient {
  /// The amount of an ingredient in a product, in percent of the whole.
  ///
  /// The lowest and the highest possible amounts follow from the order of the list, which is by
  /// descending weight, from the total of 100 percent, and from the percentages that the label
  /// states.
  public struct AmountRange: Hashable, Sendable {
    /// The lowest and the highest possible amount, in percent, in `0...100`.
    public let bounds: ClosedRange<Double>
    /// An estimate of the amount, in percent; the estimates of a list add up to the whole.
    ///
    /// It is the stated percentage, or the middle of the possible range. It may lie outside the
    /// bounds if the stated percentages contradict the order of the list.
    public let estimate: Double
  }
}

extension AmountTable {
  subscript(index: Int) -> Ingredient.AmountRange {
    Ingredient.AmountRange(
      bounds: min(lower[index], upper[index])...max(lower[index], upper[index]),
      estimate: estimate[index])
  }
}

extension IngredientList {
  /// The amounts of ``allIngredients``, in their order.
  ///
  /// - Complexity: O(*n*). Compute it once and keep it.
  public var amounts: [Ingredient.AmountRange] {
    var table = AmountTable()
    table.fill(tree)
    return tree.nodes.indices.filter { Ingredient(list: self, index: $0).statement == .ingredients }
      .map { table[$0] }
  }
}

extension Ingredient {
  /// The amount of the ingredient, or `nil` if a statement names it and not the list.
  ///
  /// - Complexity: O(*n*) in the ingredients of the list. For all of them, use
  ///   ``IngredientList/amounts``.
  public var amount: AmountRange? {
    guard statement == .ingredients else { return nil }
    var table = AmountTable()
    table.fill(list.tree)
    return table[index]
  }
}
