import TestSupport
import Testing

@testable import IngredientAnalysis

/// What entries inherit agrees with a search of their ancestors, level by level.
@Suite("Knowledge: inheritance from ancestors") struct KnowledgeInheritanceTests {
  private static let answers = ["yes", "no", "maybe"]
  private static let suitability: [String: LabelDiet.Suitability] = [
    "yes": .yes, "no": .no, "maybe": .maybe,
  ]
  private static let fodmaps: [(String, Fodmaps)] = [
    ("fructans", .fructans), ("gos", .galactoOligosaccharides), ("lactose", .lactose),
    ("fructose", .excessFructose), ("polyols", .polyols),
  ]
  private static let allergens = ["milk", "soy", "egg"]
  private static let functions = ["colour", "acid", "salt"]

  /// An entry with what its text says.
  private struct Entry {
    let name: String
    var parents: [Int] = []
    var lines: [String: [String]] = [:]

    var text: String {
      var text = parents.map { "<en:food \($0)\n" }.joined() + "en:\(name)\n"
      for (property, values) in lines.sorted(by: { $0.key < $1.key }) {
        text += "\(property):en:\(values.joined(separator: ", "))\n"
      }
      return text
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> [Entry] {
    let count = Int.random(in: 1...80, using: &generator)
    return (0..<count).map { number in
      var entry = Entry(name: "food \(number)")
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        // Parents are near, so that there are several families, and some circles.
        let near = max(0, number - 8)...min(count - 1, number + 4)
        entry.parents.append(Int.random(in: near, using: &generator))
      }
      for property in ["vegan", "vegetarian", "from_palm_oil"]
      where Int.random(in: 0..<3, using: &generator) == 0 {
        entry.lines[property] = [answers.randomElement(using: &generator) ?? ""]
      }
      let lists = [
        ("functions", functions), ("allergens", allergens), ("fodmap", fodmaps.map(\.0)),
      ]
      for (property, values) in lists where Int.random(in: 0..<3, using: &generator) == 0 {
        let some = values.filter { _ in Bool.random(using: &generator) }
        if !some.isEmpty { entry.lines[property] = some }
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        entry.lines["plain"] = [Bool.random(using: &generator) ? "yes" : "no"]
      }
      return entry
    }
  }

  private static func knowledge(_ entries: [Entry]) -> IngredientKnowledge {
    func names(_ list: [String]) -> String {
      list.map { "en:\($0)" }.joined(separator: "\n\n")
    }
    return IngredientKnowledge([
      IngredientTaxonomy(names(allergens), of: .allergen),
      IngredientTaxonomy(names(functions), of: .function),
      IngredientTaxonomy(entries.map(\.text).joined(separator: "\n"), of: .food),
    ])
  }

  /// The knowledge of the first seed, because to build it takes long.
  private static let first: IngredientKnowledge = {
    var generator = SeededGenerator(seed: 0)
    return knowledge(random(&generator))
  }()

  /// The entry and all its ancestors, the nearest first, and those of one level in the order in
  /// which the entries before them name them.
  private static func line(of start: Int, _ entries: [Entry]) -> [Int] {
    var line = [start]
    var level = [start]
    while !level.isEmpty {
      var above: [Int] = []
      for entry in level {
        for parent in entries[entry].parents where !line.contains(parent) {
          line.append(parent)
          above.append(parent)
        }
      }
      level = above
    }
    return line
  }

  /// The allergens of an entry: those that it states, or else those of all its parents.
  private static func contained(in start: Int, _ entries: [Entry]) -> [String] {
    var seen: Set<Int> = []
    func visit(_ number: Int) -> [String] {
      guard seen.insert(number).inserted else { return [] }
      return entries[number].lines["allergens"] ?? entries[number].parents.flatMap(visit)
    }
    return visit(start)
  }

  @Test(arguments: LongTest.seeds(60))
  func theNearestAncestorDecides(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let entries = Self.random(&generator)
    let knowledge = seed == 0 ? Self.first : Self.knowledge(entries)
    expect(knowledge.problems.isEmpty)
    for number in entries.indices {
      let substance = try #require(knowledge.substance(id: "en:food-\(number)"))
      let line = Self.line(of: number, entries)
      func stated(_ property: String) -> [String]? {
        line.lazy.compactMap { entries[$0].lines[property] }.first
      }
      expectEqual(substance.ancestors.map(\.id), line.dropFirst().map { "en:food-\($0)" })
      var parents: [String] = []
      for parent in entries[number].parents.map({ "en:food-\($0)" })
      where parent != substance.id && !parents.contains(parent) {
        parents.append(parent)
      }
      expectEqual(substance.parents.map(\.id), parents)
      func answer(_ property: String) -> LabelDiet.Suitability {
        stated(property).flatMap { Self.suitability[$0[0]] } ?? .unknown
      }
      expectEqual(substance.vegan, answer("vegan"))
      expectEqual(substance.vegetarian, answer("vegetarian"))
      expectEqual(substance.palmOil, answer("from_palm_oil"))
      expectEqual(substance.functions.map(\.id), (stated("functions") ?? []).map { "en:\($0)" })
      expectEqual(
        Set(substance.allergens.map(\.id)),
        Set(Self.contained(in: number, entries).map { "en:\($0)" }))
      var fodmaps: Fodmaps = []
      for (name, fodmap) in Self.fodmaps where stated("fodmap")?.contains(name) == true {
        fodmaps.insert(fodmap)
      }
      expectEqual(substance.fodmaps, fodmaps)
      expectEqual(substance.isPlainFood, stated("plain") == ["yes"])
    }
  }

  /// An exemption comes with the allergens that it is about.
  @Test(arguments: [
    ("en:bar", true), ("en:bar\nallergens:en:soy", false), ("en:bar\nallergens:en:milk", false),
    ("en:bar\nexempt:en:US", true),
  ])
  func anExemptionIsInheritedWithItsAllergens(text: String, isExempt: Bool) throws {
    let base = KnowledgeBase.of([
      .allergen: "en:milk\n\nen:soy",
      .food: "en:foo\nallergens:en:milk\nexempt:en:EU\n\n<en:foo\n\(text)",
    ])
    let bar = try #require(base.record("en:bar"))
    expectEqual(bar.marks.contains(.exemptEuropeanUnion), isExempt)
    expectEqual(bar.marks.contains(.exemptUnitedStates), text.contains("US"))
  }

  /// A kind of an allergen has the bit of its group, however many there are.
  @Test func upToSixtyFourAllergensAreToldApart() throws {
    let text = (0..<70).map { "en:allergen \($0)" }.joined(separator: "\n\n")
    let foods = (0..<70).map { "en:food \($0)\nallergens:en:allergen \($0)" }
    let base = KnowledgeBase.of([
      .allergen: text + "\n\n<en:allergen 63\nen:kind",
      .food: foods.joined(separator: "\n\n") + "\n\nen:last\nallergens:en:kind",
    ])
    for number in 0..<70 {
      expectEqual(
        base.allergens(of: "en:food-\(number)"), number < 64 ? ["en:allergen-\(number)"] : [])
    }
    expectEqual(base.allergens(of: "en:last"), ["en:allergen-63"])
  }

  @Test(arguments: [
    ("nova:en:1", UInt8(1)), ("nova:en:4", 4), ("nova:en:0", 0), ("nova:en:5", 0), ("nova:en:x", 0),
    ("nova:en:3, 4", 0),
  ])
  func aGroupOfNovaIsADigit(line: String, group: UInt8) throws {
    let base = KnowledgeBase.of([.food: "en:foo\n\(line)\n\n<en:foo\nen:bar"])
    for id in ["en:foo", "en:bar"] { expectEqual(base.record(id)?.nova, group) }
  }
}
