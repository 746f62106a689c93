/// A mention of an ingredient on a label.
public struct Ingredient: Sendable, Identifiable {
  let list: IngredientList
  let index: Int

  /// The position among all mentions of the label, which identifies the ingredient in its list.
  public var id: Int { index }

  init(list: IngredientList, index: Int) {
    self.list = list
    self.index = index
  }

  private var node: LabelTree.Node { list.tree.nodes[index] }

  /// Where its name stands in the label's text, in bytes of UTF-8.
  public var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// Its name as the label writes it, without what is said of it.
  public var name: String { String(decoding: list.text[range], as: UTF8.self) }

  /// What it is, or `nil` if its name is not known.
  public var substance: KnownSubstance? {
    node.entry < 0 ? nil : KnownSubstance(knowledge: list.knowledge, index: node.entry)
  }

  /// Whether its name had to be mended to be known, as cameras misread letters and lose commas.
  public var isCorrected: Bool { node.isCorrected }

  /// All that its name can mean, such as an additive that is a vitamin too.
  public var meanings: [KnownSubstance] {
    guard node.phrase >= 0 else { return [] }
    return list.reader.lexicon.phrases[Int(node.phrase)].meanings.map {
      KnownSubstance(knowledge: list.knowledge, index: list.reader.lexicon.meanings[Int($0)])
    }
  }

  /// The ingredients that it is made of, as the label says.
  public var ingredients: [Ingredient] {
    var found: [Ingredient] = []
    var next = index + 1
    // A statement may stand between an ingredient and its parts.
    while next < list.tree.nodes.count,
      list.tree.nodes[next].parent >= Int32(index) || list.tree.nodes[next].section != node.section
    {
      if list.tree.nodes[next].parent == Int32(index), list.tree.nodes[next].section == node.section
      {
        found.append(Ingredient(list: list, index: next))
      }
      next += 1
    }
    return found
  }

  /// How the label names it: in the list, or in a statement.
  public var statement: IngredientList.Statement {
    switch node.section {
    case .ingredients, .skipped: .ingredients
    case .contains: .contains
    case .mayContain: .mayContain
    case .facility: .facility
    case .freeFrom: .freeFrom
    }
  }

  /// The percentage that the label states, or `nil`.
  public var percentage: StatedPercentage? {
    switch node.amountKind {
    case .none: nil
    case .exact: .exactly(node.percent)
    case .atLeast: .atLeast(node.percent)
    case .atMost: .atMost(node.percent)
    }
  }

  private func attributes(_ kind: KnownSubstance.Kind) -> [KnownSubstance] {
    list.tree.attributes.compactMap {
      guard $0.node == Int32(index) else { return nil }
      let substance = KnownSubstance(knowledge: list.knowledge, index: $0.entry)
      return substance.kind == kind ? substance : nil
    }
  }

  /// How it was processed, such as dried, in the order in which the words were taken off.
  public var processing: [KnownSubstance] { attributes(.processing) }

  /// Its certifications and claims, such as organic.
  public var certifications: [KnownSubstance] { attributes(.certification) }

  /// Where it comes from.
  public var origins: [KnownSubstance] { attributes(.origin) }

  /// What the label says it is for, such as color.
  public var purposes: [KnownSubstance] { attributes(.function) }
}

extension Ingredient: CustomStringConvertible {
  /// Its name as the label writes it.
  public var description: String { name }
}

extension Ingredient: CustomReflectable {
  /// Its name, what it is, and its parts, rather than the tables that it is read from.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["name": name, "substance": substance as Any, "ingredients": ingredients])
  }
}
