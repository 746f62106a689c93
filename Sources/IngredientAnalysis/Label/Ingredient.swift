/// An ingredient that a label names.
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

  /// The position of the name in the label's text, in bytes of UTF-8.
  ///
  /// - Complexity: O(1); O(*n*) in a label with marks such as `<b>` or `_`
  public var range: Range<Int> {
    Markup.original(
      of: Int(node.start)..<Int(node.end), in: list.label,
      without: list.text.count - WordChunk.slack)
  }

  /// The name on the label, without processing, claims, origins, and marks such as `<b>`.
  public var name: String {
    let bytes = list.text[Int(node.start)..<Int(node.end)]
    guard bytes.contains(where: { $0 == Markup.seam || $0 == Markup.underscore }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var name: ContiguousArray<UInt8> = []
    for position in bytes.indices where bytes[position] != Markup.underscore {
      if bytes[position] != Markup.seam {
        name.append(bytes[position])
      } else if !list.tokens.contains(where: { $0.start < position && position < $0.end }) {
        name.append(0x20)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The substance with that name, or `nil` if the name is not recognized.
  public var substance: KnownSubstance? {
    node.entry.exists ? KnownSubstance(knowledge: list.knowledge, index: node.entry) : nil
  }

  /// Whether the name was recognized only after scan errors, such as misread letters and lost
  /// commas, were corrected.
  public var isCorrected: Bool { node.isCorrected }

  /// Whether it is one of several alternatives, as in "contains one or more of the following", of
  /// which the product may contain any.
  public var isAlternative: Bool { node.isAlternative }

  /// All entries with that name, such as an additive that is also a vitamin.
  public var meanings: [KnownSubstance] {
    guard node.phrase.exists else { return [] }
    return list.reader.lexicon.meanings(of: node.phrase).map {
      KnownSubstance(knowledge: list.knowledge, index: $0)
    }
  }

  /// The ingredients that it is made of, according to the label.
  public var ingredients: [Ingredient] {
    var found: [Ingredient] = []
    var next = index + 1
    // A statement may stand between an ingredient and its parts.
    while next < list.tree.nodes.count,
      list.tree.nodes[next].parent >= NodeID(index) || list.tree.nodes[next].section != node.section
    {
      if list.tree.nodes[next].parent == NodeID(index),
        list.tree.nodes[next].section == node.section
      {
        found.append(Ingredient(list: list, index: next))
      }
      next += 1
    }
    return found
  }

  /// The part of the label that names the ingredient: the list or a statement.
  public var statement: IngredientList.Statement {
    switch node.section {
    case .ingredients, .skipped: .ingredients
    case .contains: .contains
    case .mayContain: .mayContain
    case .facility: .facility
    case .freeFrom: .freeFrom
    case .unread: .unread
    }
  }

  /// The percentage that the label states, or `nil` if there is none.
  public var percentage: StatedPercentage? {
    switch node.amountKind {
    case .none: nil
    case .exact: .exactly(node.percent)
    case .atLeast: .atLeast(node.percent)
    case .atMost: .atMost(node.percent)
    case .between: .between(node.percent...max(node.percent, node.highest))
    }
  }

  private func attributes(_ kind: KnownSubstance.Kind) -> [KnownSubstance] {
    list.tree.attributes.compactMap {
      guard $0.node == NodeID(index) else { return nil }
      let substance = KnownSubstance(knowledge: list.knowledge, index: $0.entry)
      return substance.kind == kind ? substance : nil
    }
  }

  /// How the ingredient was processed, such as dried, in the order in which the words were
  /// recognized.
  public var processing: [KnownSubstance] { attributes(.processing) }

  /// The certifications and claims, such as organic.
  public var certifications: [KnownSubstance] { attributes(.certification) }

  /// The countries and regions of origin.
  public var origins: [KnownSubstance] { attributes(.origin) }

  /// The functions that the label states, such as color.
  public var purposes: [KnownSubstance] { attributes(.function) }
}

extension Ingredient {
  /// A percentage that a label states for an ingredient.
  public enum StatedPercentage: Hashable, Sendable {
    /// An exact percentage, such as "12 %".
    case exactly(Double)
    /// A lower bound, such as "min. 12 %".
    case atLeast(Double)
    /// An upper bound, such as "max. 12 %".
    case atMost(Double)

    /// The lowest and the highest percentage, such as "3-5 %".
    case between(ClosedRange<Double>)

    /// The number that the label prints; the lower one of a range.
    public var value: Double {
      switch self {
      case .exactly(let value), .atLeast(let value), .atMost(let value): value
      case .between(let values): values.lowerBound
      }
    }
  }
}

extension Ingredient: CustomStringConvertible {
  /// The name on the label.
  public var description: String { name }
}

#if !hasFeature(Embedded)
extension Ingredient: CustomReflectable {
  /// The name, the substance, and the parts, instead of the tables behind them.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["name": name, "substance": substance as Any, "ingredients": ingredients])
  }
}
#endif
