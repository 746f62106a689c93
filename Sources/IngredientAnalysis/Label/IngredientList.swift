/// The ingredients and statements of a label, as a tree.
///
///     let list = analyzer.list(of: IngredientLabel("Chocolate (cocoa 40 %, sugar), salt. May contain nuts."))
///     list.ingredients[0].ingredients.map(\.name)            // ["cocoa", "sugar"]
///     list.ingredients(statedAs: .mayContain).map(\.name)    // ["nuts"]
public struct IngredientList: Sendable {
  /// The label.
  public let label: IngredientLabel
  let text: ContiguousArray<UInt8>
  let tree: LabelTree
  let tokens: ContiguousArray<LabelToken>
  let reader: LabelReader

  init(
    label: IngredientLabel, text: ContiguousArray<UInt8>, tree: LabelTree,
    tokens: ContiguousArray<LabelToken>, reader: LabelReader
  ) {
    self.label = label
    self.text = text
    self.tree = tree
    self.tokens = tokens
    self.reader = reader
  }

  /// The knowledge that was used to read the label.
  public var knowledge: IngredientKnowledge { reader.knowledge }

  /// The top-level ingredients of the list, in order.
  public var ingredients: [Ingredient] { ingredients(statedAs: .ingredients) }

  /// Returns the top-level ingredients of the list or of a statement, in the order of the text.
  public func ingredients(statedAs statement: Statement) -> [Ingredient] {
    nodes.filter { ingredient in
      let parent = tree.nodes[ingredient.index].parent
      guard ingredient.statement == statement else { return false }
      // A statement within brackets is about the whole product.
      return !parent.exists || tree[parent].section != tree.nodes[ingredient.index].section
    }
  }

  /// All ingredients of the list, including parts of other ingredients, in the order of the text.
  public var allIngredients: [Ingredient] { nodes.filter { $0.statement == .ingredients } }

  private var nodes: [Ingredient] { tree.nodes.indices.map { Ingredient(list: self, index: $0) } }

  /// The part of a label that names an ingredient.
  @nonexhaustive public enum Statement: Hashable, Sendable, CaseIterable {
    /// The list of ingredients: they are in the product.
    case ingredients
    /// A statement that allergens are in the product: "Contains: milk".
    case contains
    /// A statement about possible traces: "May contain nuts". Also the colors behind "+/-" on a
    /// cosmetic.
    case mayContain
    /// A statement about the facility where the product is made.
    case facility
    /// A statement that something is absent: "Free from gluten".
    case freeFrom
    /// Words that were not understood. Allergens that they name are possible traces.
    case unread
  }
}

extension IngredientList: CustomStringConvertible {
  /// The names of the ingredients, with their parts in brackets.
  public var description: String {
    ingredients.map(Self.text).joined(separator: ", ")
  }

  private static func text(of ingredient: Ingredient) -> String {
    // One level of parts is enough for a description.
    var text = ingredient.name
    let parts = ingredient.ingredients
    if !parts.isEmpty { text += " (" + parts.map { $0.name }.joined(separator: ", ") + ")" }
    return text
  }
}

#if !hasFeature(Embedded)
extension IngredientList: CustomReflectable {
  /// The ingredients, instead of the tables behind them.
  public var customMirror: Mirror { Mirror(self, children: ["ingredients": ingredients]) }
}
#endif
