import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Diets: objections of combined diets") struct DietObjectionsTests {
  /// The answer of a list for which each ingredient has one.
  private static func plain(_ answers: [LabelDiet.Suitability]) -> LabelDiet.Suitability {
    if answers.contains(.no) { return .no }
    if answers.contains(.unknown) { return .unknown }
    return answers.contains(.maybe) ? .maybe : .yes
  }

  @Test func unionsAnswerAsTheStrictestIngredientOfEachDiet() {
    let all = LabelDiet.Suitability.allCases
    for first in all {
      for second in all {
        var vegan = KnowledgeBase.Entry(id: 0..<0, kind: .food)
        (vegan.vegan, vegan.vegetarian, vegan.keto) = (first, second, second)
        var other = KnowledgeBase.Entry(id: 0..<0, kind: .food)
        (other.vegan, other.vegetarian, other.keto) = (second, .yes, first)
        let united = DietObjections(vegan).union(DietObjections(other))
        expectEqual(united.answer(for: DietObjections.vegan), Self.plain([first, second]))
        expectEqual(united.answer(for: DietObjections.vegetarian), Self.plain([second, .yes]))
        // An ingredient suits this diet unless something is known against it.
        let known = [first, second].map { $0 == .unknown ? .yes : $0 }
        expectEqual(united.answer(for: DietObjections.keto), Self.plain(known))
      }
    }
  }

  @Test func fodmapsCountByTheirGroup() {
    var onion = KnowledgeBase.Entry(id: 0..<0, kind: .food)
    onion.fodmaps = .fructans
    var honey = onion
    honey.fodmaps = .excessFructose
    expect(DietObjections(onion).contains([.fructans, .fodmaps]))
    expect(DietObjections(honey).isDisjoint(with: .fructans))
    expect(DietObjections(honey).contains(.fodmaps))
  }
}
