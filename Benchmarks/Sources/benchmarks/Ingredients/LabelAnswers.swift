import Foundation
import IngredientAnalysis

/// Answers label cases with a host's taxonomies or with the embedded knowledge.
struct LabelAnswers {
  let analyzer: IngredientAnalyzer

  /// The answer to a case, as a line of JSON.
  func line(for item: LabelCase) throws -> String { try Self.line(answer(item)) }

  /// The allergens of a label of about 2020, as a line of JSON: those that the law of the United
  /// States made known then, when coconut was a tree nut and sesame no major allergen.
  func declaredLine(for item: LabelCase) throws -> String {
    let report = analyzer.report(on: IngredientLabel(item.text, in: item.language))
    let required = Allergen.required(in: .unitedStates, on: try CalendarDate(2020, 1, 1))
    let found = report.allergens.map { Allergen(id: $0.id) }.filter(required.contains)
    let names = found.map { allergen in
      allergen == .treeNuts || allergen == .coconut
        ? "tree-nuts" : String(allergen.id.drop { $0 != ":" }.dropFirst())
    }
    return try Self.line(["id": item.id, "allergens": Set(names).sorted()])
  }

  /// Returns the statements of a label about each allergen, and for each avoided one the verdict for a person who
  /// avoids that alone, as a line of JSON.
  func allergensLine(for item: LabelCase) throws -> String {
    let label = IngredientLabel(item.text, in: item.language)
    let report = analyzer.report(on: label, for: LabelPreferences(market: item.market))
    func names(_ substances: [KnownSubstance]) -> [String] {
      substances.map { $0.id == Allergen.treeNuts.id ? "tree-nuts" : String($0.id.dropFirst(3)) }
    }
    var verdicts: [String: String] = [:]
    for name in item.avoided {
      let allergen = name == "tree-nuts" ? .treeNuts : Allergen(id: "en:\(name)")
      let preferences = LabelPreferences(avoiding: [.allergen(allergen)], market: item.market)
      verdicts[name] = "\(analyzer.report(on: label, for: preferences).severity)"
    }
    return try Self.line([
      "id": item.id, "allergens": names(report.allergens), "traces": names(report.traces),
      "probable": names(report.probableAllergens), "exempt": names(report.exemptAllergens),
      "free": names(report.freeFromAllergens),
      "verdicts": verdicts,
    ])
  }

  private static func line(_ answer: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private func answer(_ item: LabelCase) -> [String: Any] {
    let report = analyzer.report(on: IngredientLabel(item.text, in: item.language))
    let list = report.list
    let amounts = Dictionary(
      zip(list.allIngredients.map(\.range), list.amounts), uniquingKeysWith: { first, _ in first })
    let tree = Tree(language: item.language, amounts: amounts)
    let present = Set(report.allergens.map(\.id) + stated(item, "allergens"))
    let traces = Set(report.traces.map(\.id) + stated(item, "traces")).subtracting(present)
    let nova = report.novaGroup(categories: item.given("categories_tags"))
    return [
      "id": item.id,
      "ingredient_ids": breadthFirst(list.ingredients).map(tree.id),
      "ingredients": list.ingredients.map(tree.node),
      "additives": report.additives.map(\.id), "vitamins": report.vitamins.map(\.id),
      "minerals": report.minerals.map(\.id), "allergens": present.sorted(),
      "traces": traces.sorted(), "analysis": analysis(report, item),
      "nova": nova.map { $0.number } ?? NSNull(),
    ]
  }

  private func breadthFirst(_ top: [Ingredient]) -> [Ingredient] {
    var all = top
    var next = 0
    while next < all.count {
      all += all[next].ingredients
      next += 1
    }
    return all
  }

  /// Returns the allergens that a form states beside the list; an unknown name stands for itself.
  private func stated(_ item: LabelCase, _ name: String) -> [String] {
    // A form's field is read as the statement that a label would make of it.
    let statement = Self.statements[item.language.code] ?? ""
    return item.given(name).flatMap { text in
      let report = analyzer.report(on: IngredientLabel(statement + text, in: item.language))
      let unknown = report.list.ingredients(statedAs: .mayContain).filter { $0.substance == nil }
      return (report.allergens + report.traces).map(\.id)
        + unknown.map { "\(item.language.code):\($0.name)" }
    }
  }

  private static let statements = [
    "en": "May contain: ", "fr": "Peut contenir : ", "es": "Puede contener: ",
    "fi": "Saattaa sisältää: ",
  ]

  /// The statuses of diets and palm oil, by the list and by the product's own labels, which weigh
  /// more.
  private func analysis(_ report: IngredientReport, _ item: LabelCase) -> [String] {
    var (palmOil, vegan, vegetarian): (String?, String?, String?)
    if !report.list.ingredients.isEmpty {
      palmOil =
        switch report.holds(.palmOil) {
        case .yes: "palm-oil"
        case .maybe: "may-contain-palm-oil"
        case .no: "palm-oil-free"
        // With at most three in ten ingredients unknown, the server takes the product for free of it.
        case .unknown:
          report.coverage.recognizedShare >= 0.7 ? "palm-oil-free" : "palm-oil-content-unknown"
        }
      vegan = Self.status(report.status(of: .vegan), "vegan")
      vegetarian = Self.status(report.status(of: .vegetarian), "vegetarian")
    }
    for label in item.given("labels_tags") {
      switch label {
      case "en:palm-oil-free": palmOil = "palm-oil-free"
      case "en:vegan": (vegan, vegetarian) = ("vegan", "vegetarian")
      case "en:non-vegan": vegan = "non-vegan"
      case "en:vegetarian": vegetarian = "vegetarian"
      case "en:non-vegetarian": (vegan, vegetarian) = ("non-vegan", "non-vegetarian")
      default: break
      }
    }
    return [palmOil, vegan, vegetarian].compactMap { $0.map { "en:" + $0 } }
  }

  private static func status(_ suitability: LabelDiet.Suitability, _ diet: String) -> String {
    switch suitability {
    case .yes: diet
    case .maybe: "maybe-" + diet
    case .no: "non-" + diet
    case .unknown: diet + "-status-unknown"
    }
  }

  /// The form of ingredients in an answer.
  private struct Tree {
    let language: LabelLanguage
    let amounts: [Range<Int>: Ingredient.AmountRange]

    func id(_ ingredient: Ingredient) -> String {
      ingredient.substance?.id ?? "\(language.code):\(ingredient.name)"
    }

    func node(_ ingredient: Ingredient) -> [String: Any] {
      var node: [String: Any] = ["id": id(ingredient), "text": ingredient.name]
      if let percentage = ingredient.percentage { node["percent"] = percentage.value }
      if let amount = amounts[ingredient.range] {
        node["percent_min"] = amount.bounds.lowerBound
        node["percent_max"] = amount.bounds.upperBound
        node["percent_estimate"] = amount.estimate
      }
      func join(_ key: String, _ list: [KnownSubstance], _ separator: String) {
        if !list.isEmpty { node[key] = list.map(\.id).joined(separator: separator) }
      }
      join("processing", ingredient.processing, ", ")
      join("labels", ingredient.certifications, ", ")
      join("origins", ingredient.origins, ",")
      func answer(_ key: String, _ suitability: LabelDiet.Suitability?) {
        switch suitability {
        case .yes: node[key] = "yes"
        case .maybe: node[key] = "maybe"
        case .no: node[key] = "no"
        case .unknown, nil: break
        }
      }
      answer("vegan", ingredient.substance?.vegan)
      answer("vegetarian", ingredient.substance?.vegetarian)
      answer("from_palm_oil", ingredient.substance?.palmOil)
      let parts = ingredient.ingredients
      if !parts.isEmpty { node["ingredients"] = parts.map(self.node) }
      return node
    }
  }
}
