/// The ingredients that a label lists, some of them made of others, and its statements about
/// allergens.
///
///     let list = analyzer.list(of: IngredientLabel("Chocolate (cocoa 40 %, sugar), salt. May contain nuts."))
///     list.ingredients[0].ingredients.map(\.name)            // ["cocoa", "sugar"]
///     list.ingredients(statedAs: .mayContain).map(\.name)    // ["nuts"]
public struct IngredientList: Sendable {
  /// The label that it was read from.
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

  /// What was known of substances when it was read.
  public var knowledge: IngredientKnowledge { reader.knowledge }

  /// The ingredients of the list itself, in its order.
  public var ingredients: [Ingredient] { ingredients(statedAs: .ingredients) }

  /// The ingredients that the list or a statement names, in the order of the text.
  public func ingredients(statedAs statement: Statement) -> [Ingredient] {
    nodes.filter { ingredient in
      let parent = tree.nodes[ingredient.index].parent
      guard ingredient.statement == statement else { return false }
      // A statement within brackets is about the product.
      return parent < 0 || tree.nodes[Int(parent)].section != tree.nodes[ingredient.index].section
    }
  }

  /// All ingredients of the list, also those within others, in the order of the text.
  public var allIngredients: [Ingredient] { nodes.filter { $0.statement == .ingredients } }

  private var nodes: [Ingredient] { tree.nodes.indices.map { Ingredient(list: self, index: $0) } }

  /// What a label says of the ingredients it names.
  public enum Statement: Hashable, Sendable, CaseIterable {
    /// They are in the product.
    case ingredients
    /// They are in it and people are allergic to them: "Contains: milk".
    case contains
    /// They may be in it: "May contain nuts", and the colors behind "+/-" of a cosmetic.
    case mayContain
    /// They are handled where it is made.
    case facility
    /// They are not in it.
    case freeFrom
  }
}

extension IngredientList: CustomStringConvertible {
  /// The names of the ingredients, those within others in brackets behind them.
  public var description: String {
    ingredients.map(Self.text).joined(separator: ", ")
  }

  private static func text(of ingredient: Ingredient) -> String {
    // A level more than this is no list for people.
    var text = ingredient.name
    let parts = ingredient.ingredients
    if !parts.isEmpty { text += " (" + parts.map(\.name).joined(separator: ", ") + ")" }
    return text
  }
}

extension IngredientList: CustomReflectable {
  /// The ingredients, rather than the tables that they are read from.
  public var customMirror: Mirror { Mirror(self, children: ["ingredients": ingredients]) }
}
