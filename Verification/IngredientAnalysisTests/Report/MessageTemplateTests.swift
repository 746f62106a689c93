import TestSupport
import Testing

@testable import IngredientAnalysis

/// Every template of the messages: its slots, and the texts that it stands for.
@Suite("Report messages: slots of each template") struct MessageTemplateTests {
  /// A template with the slots that its comment names, and a text that it makes.
  private struct Template {
    let name: String
    let path: WritableKeyPath<ReportMessages, String>
    let slots: Set<String>
    let text: (ReportMessages) -> String

    init(
      _ name: String, _ path: WritableKeyPath<ReportMessages, String>, _ slots: String = "",
      _ text: @escaping (ReportMessages) -> String
    ) {
      self.name = name
      self.path = path
      self.slots = Set(slots.split(separator: " ").map(String.init))
      self.text = text
    }
  }

  private static let facts =
    "ingredient place audience body document section year note"

  private static func evidence(
    _ level: Int, _ kind: String, _ audience: String, market: String = "EU"
  ) throws -> SafetyEvidence {
    try #require(
      SafetyEvidence(
        line: """
          \(level); \(kind); exposure; oral; \(audience); \(market); Agency; Opinion 7; 2019; \
          Table 3; 2027-01-15; -; too much
          """.utf8))
  }

  private static func templates() throws -> [Template] {
    let flour = Pantry.report("Flour").list.ingredients[0]
    let milk = try #require(Pantry.knowledge.substance(id: "en:milk", kind: .allergen))
    func cause(_ cause: LabelVerdict.Cause) -> (ReportMessages) -> String {
      { $0.text(for: cause, in: Pantry.knowledge) }
    }
    func fact(_ level: Int, _ kind: String, _ audience: String) throws -> SafetyEvidence {
      try evidence(level, kind, audience)
    }
    func disagreement(isTrace: Bool) -> (ReportMessages) -> String {
      {
        $0.text(
          for: .init(
            allergen: milk, isTrace: isTrace, languages: [.german], otherLanguages: [.french]))
      }
    }
    func reason(_ text: String) -> (ReportMessages) -> String {
      { messages in Pantry.report(text).reasons.map { messages.text(for: $0) }.last ?? "" }
    }
    let ban = try fact(4, "ban", "everyone")
    let childBan = try fact(4, "ban", "child")
    let warning = try fact(3, "warning", "pregnancy")
    let limit = try fact(2, "limit", "pregnancy")
    return [
      Template("allergen", \.allergen, "allergen ingredient", cause(.allergen(milk, flour))),
      Template("traces", \.traces, "allergen ingredient", cause(.traces(milk, flour))),
      Template(
        "probableAllergen", \.probableAllergen, "allergen ingredient",
        cause(.probableAllergen(milk, flour))),
      Template(
        "exemptAllergen", \.exemptAllergen, "allergen ingredient",
        cause(.exemptAllergen(milk, flour))),
      Template("avoided", \.avoided, "avoided ingredient", cause(.avoided(.named("x"), flour))),
      Template(
        "possiblyAvoided", \.possiblyAvoided, "avoided ingredient",
        cause(.possiblyAvoided(.named("x"), flour))),
      Template("prohibited", \.prohibited, facts, cause(.prohibited(ban, flour))),
      Template(
        "prohibitedForAudience", \.prohibitedForAudience, facts,
        cause(.prohibited(childBan, flour))),
      Template("unsuitable", \.unsuitable, facts, cause(.advice(warning, flour))),
      Template("careAdvised", \.careAdvised, facts, cause(.advice(limit, flour))),
      Template(
        "announcedProhibition", \.announcedProhibition, facts + " date",
        cause(.announcedProhibition(ban, flour))),
      Template("uncheckable", \.uncheckable, "avoided", cause(.uncheckable(.named("x")))),
      Template("unread", \.unread, "ingredient", cause(.unread(flour))),
      Template(
        "unreadLanguage", \.unreadLanguage, "language", cause(.unreadLanguage(.german))),
      Template("noIngredients", \.noIngredients, "", cause(.noIngredients)),
      Template(
        "disagreement", \.disagreement, "allergen languages others", disagreement(isTrace: false)),
      Template(
        "traceDisagreement", \.traceDisagreement, "allergen languages others",
        disagreement(isTrace: true)),
      Template("suitsDiet", \.suitsDiet, "diet") { $0.text(for: .vegan, .yes) },
      Template("maySuitDiet", \.maySuitDiet, "diet") { $0.text(for: .vegan, .maybe) },
      Template("failsDiet", \.failsDiet, "diet") { $0.text(for: .vegan, .no) },
      Template("unknownDiet", \.unknownDiet, "diet") { $0.text(for: .vegan, .unknown) },
      Template("dietCause", \.dietCause, "status ingredient", cause(.diet(.vegan, .no, flour))),
      Template("unknownReason", \.unknownReason, "ingredient", reason("zorblax")),
      Template("plainReason", \.plainReason, "ingredient", reason("water")),
      Template("reason", \.reason, facts + " level", reason("tartrazine")),
      Template("savedConcern", \.savedConcern, "ingredient level") {
        $0.text(
          for: ProductConcern(
            id: "x", name: "x", level: .high, isUnknown: false, deduction: 30...30,
            highestScore: 59))
      },
      Template("nothingSimilar", \.nothingSimilar) { $0.text(for: .nothingSimilar) },
      Template("nothingBetter", \.nothingBetter) { $0.text(for: .nothingBetter) },
      Template("unknownSubstances", \.unknownSubstances, "ingredients") {
        $0.text(for: .unknownSubstances(["x", "y"]))
      },
      Template("containsAllergen", \.containsAllergen, "allergen") {
        $0.text(for: .containsAllergen(milk))
      },
      Template("mayContainAllergen", \.mayContainAllergen, "allergen") {
        $0.text(for: .mayContainAllergen(milk))
      },
      Template("containsCategory", \.containsCategory, "category") {
        $0.text(for: .contains(.parabens))
      },
      Template("freeOfCategory", \.freeOfCategory, "category") { $0.text(for: .freeOf(.parabens)) },
      Template("isUltraProcessed", \.isUltraProcessed) { $0.text(for: .isUltraProcessed) },
      Template("avoidVerdict", \.avoidVerdict) { $0.text(for: .avoid([])) },
      Template("cautionVerdict", \.cautionVerdict) { $0.text(for: .caution([])) },
      Template("fitsVerdict", \.fitsVerdict) { $0.text(for: .fits) },
      Template("unknownVerdict", \.unknownVerdict) { $0.text(for: LabelVerdict.unknown([])) },
      Template("exactRating", \.exactRating, "score") { $0.text(for: .exact(50)) },
      Template("ratingBetween", \.ratingBetween, "lower upper") { $0.text(for: .between(40...60)) },
      Template("notEnoughKnown", \.notEnoughKnown) { $0.text(for: SafetyRating.notEnoughKnown) },
    ]
  }

  /// The slots in braces of a template.
  private static func slots(_ template: String) -> Set<String> {
    Set(
      template.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first }
        .map(String.init))
  }

  @Test func theEnglishTemplatesHaveOnlyTheirSlots() throws {
    let messages = ReportMessages()
    for template in try Self.templates() {
      let text = messages[keyPath: template.path]
      expect(!text.isEmpty, "\(template.name)")
      expect(Self.slots(text).isSubset(of: template.slots), "\(template.name)")
      expectEqual(text.filter { $0 == "{" }.count, text.filter { $0 == "}" }.count)
      let filled = template.text(messages)
      expect(!filled.contains("{") && !filled.contains("}") && !filled.isEmpty, "\(filled)")
    }
  }

  /// A replaced template changes its own text, and of the others only those that hold it.
  @Test func eachTemplateMakesItsOwnText() throws {
    let templates = try Self.templates()
    let plain = templates.map { $0.text(ReportMessages()) }
    for (place, template) in templates.enumerated() {
      var messages = ReportMessages()
      messages[keyPath: template.path] = "§"
      for (other, text) in templates.enumerated() {
        let found = text.text(messages)
        if other == place {
          expectEqual(found, "§", "\(template.name)")
        } else if template.name == "failsDiet", text.name == "dietCause" {
          expectEqual(found, "§: Flour")
        } else {
          expectEqual(found, plain[other], "\(template.name) in \(text.name)")
        }
      }
    }
  }

  /// Every slot that a comment names is filled, in any order and however often it stands there.
  @Test func everySlotIsFilled() throws {
    for template in try Self.templates() {
      for slot in template.slots {
        var messages = ReportMessages()
        messages[keyPath: template.path] = "{\(slot)}|{\(slot)}|{unknown}"
        let parts = template.text(messages).split(
          separator: "|", omittingEmptySubsequences: false)
        expect(parts.count == 3 && parts.last == "{unknown}", "\(template.name) \(slot)")
        expectEqual(parts.first, parts.dropFirst().first, "\(template.name) \(slot)")
        expectEqual(parts.first?.contains("{"), false, "\(template.name) \(slot)")
      }
      // A template may leave all of them out.
      var messages = ReportMessages()
      messages[keyPath: template.path] = "é 漢 {"
      expectEqual(template.text(messages), "é 漢 {", "\(template.name)")
    }
  }

  /// The table above leaves no template out: what it does not replace are names.
  @Test func everyTemplateIsInTheTable() throws {
    var names = Set(try Self.templates().map(\.name))
    names.formUnion(LabelDiet.allCases.map { "\($0)" })
    names.formUnion(Jurisdiction.allCases.map { "\($0)" })
    names.formUnion(LabelAudience.allCases.map { "\($0)" })
    names.formUnion(SafetyEvidence.Status.allCases.map { "\($0)" })
    names.formUnion([
      "noConcern", "lowConcern", "moderateConcern", "highConcern", "prohibitedConcern",
      "ratingScale", "substanceNames", "unrestrictedReason", "languageNames", "disclaimer",
    ])
    expectEqual(Set(Mirror(reflecting: ReportMessages()).children.compactMap(\.label)), names)
  }
}
