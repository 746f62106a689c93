import IngredientAnalysis

/// Returns the reading of a label as a text: the names, what the label says of their amounts, and in
/// brackets what they are made of.
func outline(
  of list: IngredientList, statedAs statement: IngredientList.Statement = .ingredients
) -> String {
  outline(of: list.ingredients(statedAs: statement)) { $0.name + percentage(of: $0) }
}

/// The identifiers in the place of the names.
func identifiers(
  of list: IngredientList, statedAs statement: IngredientList.Statement = .ingredients
) -> String {
  outline(of: list.ingredients(statedAs: statement)) { $0.substance?.id ?? "?" }
}

private func outline(of ingredients: [Ingredient], _ text: (Ingredient) -> String) -> String {
  ingredients.map { ingredient in
    let parts = ingredient.ingredients
    return text(ingredient) + (parts.isEmpty ? "" : " (" + outline(of: parts, text) + ")")
  }.joined(separator: "; ")
}

private func percentage(of ingredient: Ingredient) -> String {
  switch ingredient.percentage {
  case .exactly(let value): " =\(value)"
  case .atLeast(let value): " >\(value)"
  case .atMost(let value): " <\(value)"
  case .between(let values): " \(values)"
  case nil: ""
  }
}

/// Analyzers that several suites share.
enum Analyzers {
  /// The package's own knowledge.
  static let embedded = IngredientAnalyzer()
  /// The same without mending what cameras misread.
  static let exact = IngredientAnalyzer(correctsScanErrors: false)
  /// A small knowledge of a host.
  static let host = IngredientAnalyzer(
    knowledge: IngredientKnowledge([
      IngredientTaxonomy(HostTaxonomy.foods, of: .food),
      IngredientTaxonomy(HostTaxonomy.additives, of: .additive),
      IngredientTaxonomy(HostTaxonomy.functions, of: .function),
      IngredientTaxonomy(HostTaxonomy.minerals, of: .mineral),
      IngredientTaxonomy(HostTaxonomy.vitamins, of: .vitamin),
      IngredientTaxonomy(HostTaxonomy.processing, of: .processing),
    ]), languages: [.english, .french, .german, .spanish, .italian], correctsScanErrors: false)
}

/// Blocks as a host may hand them over.
enum HostTaxonomy {
  static let foods = """
    en:alpha
    fr:alphe

    en:beta
    fr:bête

    en:gamma

    en:delta

    en:epsilon

    en:oil
    fr:huile
    es:aceite
    it:olio

    <en:oil
    en:palm oil
    fr:huile de palme
    es:aceite de palma
    it:olio di palma

    <en:oil
    en:rapeseed oil
    fr:huile de colza
    es:aceite de colza
    it:olio di colza

    en:sugar
    fr:sucre
    de:Zucker
    es:azúcar
    it:zucchero

    en:milk
    fr:lait
    de:Milch
    es:leche
    it:latte

    en:sauerkraut
    de:Sauerkraut

    en:salt
    fr:sel
    de:Salz
    es:sal
    it:sale
    """
  static let additives = """
    en:E322, lecithins
    fr:E322, lécithines, lécithine

    <en:e322
    en:E322i, soy lecithin
    fr:E322i, lécithine de soja

    en:E330, citric acid
    fr:E330, acide citrique

    en:E120, carmine

    en:E160a(ii), plant carotenes

    en:E509, calcium chloride
    fr:E509, chlorure de calcium

    en:E508, potassium chloride
    fr:E508, chlorure de potassium
    """
  static let functions = """
    en:emulsifier, emulsifiers
    fr:émulsifiant, émulsifiants
    de:Emulgator

    en:acidity regulator
    fr:correcteur d'acidité
    """
  static let minerals = """
    en:calcium

    en:potassium
    """
  static let vitamins = """
    en:vitamin A

    en:vitamin C
    """
  static let processing = """
    en:dried
    fr:séché, séchée, séchés, séchées
    de:getrocknet

    en:powder
    fr:en poudre, poudre
    de:Pulver
    """
}
