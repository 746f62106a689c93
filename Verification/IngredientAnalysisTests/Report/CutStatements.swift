import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Statements of a language that name many allergens, to be cut off at each word.
struct CutStatements: Sendable, CustomTestStringConvertible {
  let code: String
  /// A list without an allergen.
  let list: String
  /// Statements with a place for the names.
  let frames: [String]
  let names: [(String, Allergen)]
  let conjunctions: [String]

  var testDescription: String { code }

  /// Returns a label, and the ends inside its statement that are behind no complete name, each with an allergen that is
  /// cut off there.
  func random(using generator: inout SeededGenerator) -> (String, [(String.Index, Allergen)]) {
    func any<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &generator)] }
    let count = Int.random(in: 2...5, using: &generator)
    let chosen = names.shuffled(using: &generator).prefix(count)
    let separator = any([", ", ", ", ", ", "; ", " / ", " - "])
    var words = chosen.map(\.0).joined(separator: separator)
    if Bool.random(using: &generator), let last = chosen.last {
      words =
        chosen.dropLast().map(\.0).joined(separator: separator) + " \(any(conjunctions)) \(last.0)"
    }
    let frame = any(frames).split(separator: "#", omittingEmptySubsequences: false)
    let isLoud = Int.random(in: 0..<5, using: &generator) == 0
    let start = list + any([". ", ".\n", "; ", ", "])
    let statement = "\(frame[0])\(words)\(frame[1])"
    let text = start + (isLoud ? statement.uppercased() : statement)

    var ends: [(String.Index, Allergen)] = []
    var position = text.index(text.startIndex, offsetBy: start.count + frame[0].count)
    for (name, allergen) in chosen {
      while position < text.endIndex, !text[position...].lowercased().hasPrefix(name.lowercased()) {
        position = text.index(after: position)
      }
      position = text.index(position, offsetBy: name.count)
      ends.append((position, allergen))
    }
    var cuts: [(String.Index, Allergen)] = []
    var end = text.index(text.startIndex, offsetBy: start.count)
    while let blank = text[end...].dropFirst().firstIndex(of: " ") {
      end = blank
      let last = text[..<end].split(separator: " ").last?.lowercased() ?? ""
      let isName =
        ends.contains { $0.0 == end } || names.contains { $0.0.lowercased() == last }
        || last == "dairy"
      if !isName { cuts += ends.filter { $0.0 > end }.map { (end, $0.1) } }
    }
    return (text, cuts)
  }

  static let all = [
    CutStatements(
      code: "en", list: "Rice, sugar, salt",
      frames: [
        "May contain #", "May contain traces of #", "Contains #", "Contains: #", "Allergens: #",
        "Produced in a facility that also processes #", "Made on equipment that also handles #",
        "Packed in an environment where # may be present",
        "Not suitable for people allergic to #", "Allergy advice: contains #",
        "May also contain small amounts of #", "Made in a factory which also handles #",
        "Manufactured on shared lines with #", "This product contains #",
        "Processed on equipment shared with #",
      ],
      names: [
        ("milk", .milk), ("egg", .eggs), ("eggs", .eggs), ("soy", .soybeans), ("soya", .soybeans),
        ("wheat", .wheat), ("peanuts", .peanuts), ("tree nuts", .treeNuts), ("nuts", .treeNuts),
        ("fish", .fish), ("sesame seeds", .sesame), ("celery", .celery), ("mustard", .mustard),
        ("crustaceans", .crustaceans), ("lupin", .lupin), ("cereals containing gluten", .gluten),
        ("almonds", .treeNuts), ("sesame", .sesame), ("dairy products", .milk),
        ("shellfish", .crustaceans), ("other nuts", .treeNuts),
      ],
      conjunctions: ["and", "or", "&", "and/or"]),
    CutStatements(
      code: "fr", list: "Riz, sucre, sel",
      frames: [
        "Peut contenir #", "Peut contenir des traces de #", "Contient #", "Contient : #",
        "Traces éventuelles de #", "Fabriqué dans un atelier qui utilise #",
        "Présence éventuelle de #", "Traces possibles de #", "Allergènes : #",
        "Ce produit peut contenir des traces de #", "Susceptible de contenir #",
      ],
      names: [
        ("lait", .milk), ("œufs", .eggs), ("soja", .soybeans), ("blé", .wheat),
        ("arachides", .peanuts), ("fruits à coque", .treeNuts), ("poisson", .fish),
        ("graines de sésame", .sesame), ("céleri", .celery), ("moutarde", .mustard),
        ("crustacés", .crustaceans), ("lupin", .lupin), ("céréales contenant du gluten", .gluten),
        ("amandes", .treeNuts), ("noisettes", .treeNuts), ("autres fruits à coque", .treeNuts),
        ("produits laitiers", .milk),
      ],
      conjunctions: ["et", "ou", "et/ou"]),
    CutStatements(
      code: "de", list: "Reis, Zucker, Salz",
      frames: [
        "Kann Spuren von # enthalten", "Kann # enthalten", "Enthält #", "Enthält: #",
        "Allergene: #", "In einem Betrieb hergestellt, der auch # verarbeitet",
        "Hergestellt in einem Betrieb, der # verwendet", "Spuren von # möglich",
        "Kann enthalten: #", "Kann Spuren enthalten von #",
      ],
      names: [
        ("Milch", .milk), ("Eier", .eggs), ("Soja", .soybeans), ("Weizen", .wheat),
        ("Erdnüsse", .peanuts), ("Schalenfrüchte", .treeNuts), ("Fisch", .fish),
        ("Sesam", .sesame), ("Sellerie", .celery), ("Senf", .mustard),
        ("Krebstiere", .crustaceans), ("Lupinen", .lupin), ("glutenhaltiges Getreide", .gluten),
        ("Mandeln", .treeNuts), ("andere Schalenfrüchte", .treeNuts), ("Haselnüsse", .treeNuts),
      ],
      conjunctions: ["und", "oder", "sowie"]),
    CutStatements(
      code: "es", list: "Arroz, azúcar, sal",
      frames: [
        "Puede contener #", "Puede contener trazas de #", "Contiene #", "Contiene: #",
        "Alérgenos: #", "Elaborado en una planta que también procesa #",
        "Fabricado en una instalación que utiliza #", "Puede contener restos de #", "Trazas de #",
        "Este producto puede contener trazas de #",
      ],
      names: [
        ("leche", .milk), ("huevo", .eggs), ("soja", .soybeans), ("trigo", .wheat),
        ("cacahuetes", .peanuts), ("frutos de cáscara", .treeNuts), ("pescado", .fish),
        ("sésamo", .sesame), ("apio", .celery), ("mostaza", .mustard),
        ("crustáceos", .crustaceans), ("altramuces", .lupin), ("cereales con gluten", .gluten),
        ("frutos secos", .treeNuts), ("almendras", .treeNuts), ("granos de sésamo", .sesame),
      ],
      conjunctions: ["y", "o", "y/o"]),
    CutStatements(
      code: "it", list: "Riso, zucchero, sale",
      frames: [
        "Può contenere #", "Può contenere tracce di #", "Contiene #", "Contiene: #",
        "Allergeni: #", "Prodotto in uno stabilimento che utilizza anche #",
        "Possibili tracce di #", "Il prodotto può contenere tracce di #",
      ],
      names: [
        ("latte", .milk), ("uova", .eggs), ("soia", .soybeans), ("grano", .wheat),
        ("arachidi", .peanuts), ("frutta a guscio", .treeNuts), ("pesce", .fish),
        ("semi di sesamo", .sesame), ("sedano", .celery), ("senape", .mustard),
        ("crostacei", .crustaceans), ("lupini", .lupin), ("cereali contenenti glutine", .gluten),
        ("mandorle", .treeNuts), ("altra frutta a guscio", .treeNuts),
      ],
      conjunctions: ["e", "o", "e/o"]),
    CutStatements(
      code: "nl", list: "Rijst, suiker, zout",
      frames: [
        "Kan # bevatten", "Kan sporen van # bevatten", "Bevat #", "Bevat: #",
        "Kan sporen bevatten van #", "Allergenen: #",
        "Geproduceerd in een bedrijf waar ook # wordt verwerkt", "Kan bevatten: #",
        "Gemaakt in een fabriek waar ook # wordt gebruikt",
      ],
      names: [
        ("melk", .milk), ("eieren", .eggs), ("soja", .soybeans), ("tarwe", .wheat),
        ("pinda's", .peanuts), ("noten", .treeNuts), ("vis", .fish), ("sesamzaad", .sesame),
        ("selderij", .celery), ("mosterd", .mustard), ("schaaldieren", .crustaceans),
        ("lupine", .lupin), ("glutenbevattende granen", .gluten), ("amandelen", .treeNuts),
        ("andere noten", .treeNuts),
      ],
      conjunctions: ["en", "of", "en/of"]),
    CutStatements(
      code: "pl", list: "Ryż, cukier, sól",
      frames: [
        "Może zawierać #", "Może zawierać śladowe ilości #", "Zawiera #", "Zawiera: #",
        "Alergeny: #", "Produkt może zawierać #",
        "Wyprodukowano w zakładzie, w którym używa się #", "Może zawierać śladowe ilości: #",
      ],
      names: [
        ("mleko", .milk), ("jaja", .eggs), ("soję", .soybeans), ("pszenicę", .wheat),
        ("orzeszki ziemne", .peanuts), ("orzechy", .treeNuts), ("ryby", .fish),
        ("nasiona sezamu", .sesame), ("seler", .celery), ("gorczycę", .mustard),
        ("skorupiaki", .crustaceans), ("łubin", .lupin), ("zboża zawierające gluten", .gluten),
        ("migdały", .treeNuts), ("inne orzechy", .treeNuts),
      ],
      conjunctions: ["i", "oraz", "lub"]),
    CutStatements(
      code: "sv", list: "Ris, socker, salt",
      frames: [
        "Kan innehålla #", "Kan innehålla spår av #", "Innehåller #", "Innehåller: #",
        "Allergener: #", "Tillverkad i en fabrik som även hanterar #", "Kan innehålla spår av: #",
        "Spår av # kan förekomma",
      ],
      names: [
        ("mjölk", .milk), ("ägg", .eggs), ("soja", .soybeans), ("vete", .wheat),
        ("jordnötter", .peanuts), ("nötter", .treeNuts), ("fisk", .fish), ("sesamfrön", .sesame),
        ("selleri", .celery), ("senap", .mustard), ("kräftdjur", .crustaceans), ("lupin", .lupin),
        ("spannmål som innehåller gluten", .gluten), ("mandel", .treeNuts),
        ("andra nötter", .treeNuts),
      ],
      conjunctions: ["och", "eller", "samt"]),
  ]
}
