import TestSupport
import Testing

@testable import IngredientAnalysis

/// The verdict for every way in which a label may name what a person avoids, in plain tables.
@Suite("Verdict: table of mentions and preferences") struct VerdictTableTests {
  typealias Severity = LabelVerdict.Severity
  typealias Tolerance = LabelPreferences.TraceTolerance

  /// A way in which a label names nuts, or leaves open whether it does.
  enum Mention: String, CaseIterable {
    case absent, listed, nested, statement, trace, facility, recipe, unread, unreadTrace, claim

    /// What the label lists, if anything, and its sentences.
    var words: (list: String?, sentence: String?) {
      switch self {
      case .absent: ("salt", nil)
      case .listed: ("almonds", nil)
      case .nested: ("chocolate (sugar, walnuts)", nil)
      case .statement: (nil, "Contains: almonds.")
      case .trace: (nil, "May contain walnuts.")
      case .facility: (nil, "Made in a facility that processes almonds.")
      case .recipe: ("pesto", nil)
      case .unread: ("zorblax", nil)
      case .unreadTrace: (nil, "May contain brellin.")
      case .claim: (nil, "Free from soy.")
      }
    }

    /// The severity for a person with an allergy to nuts.
    func severity(traces: Tolerance, probable: Tolerance) -> Severity {
      switch self {
      case .absent, .claim: .fits
      case .listed, .nested, .statement: .avoid
      case .trace, .facility: Self.severity(of: traces)
      case .recipe: Self.severity(of: probable)
      case .unread: .unknown
      case .unreadTrace: traces == .accepts ? .fits : .unknown
      }
    }

    private static func severity(of tolerance: Tolerance) -> Severity {
      switch tolerance {
      case .avoids: .avoid
      case .isCautious: .caution
      case .accepts: .fits
      }
    }
  }

  private static func text(_ mentions: [Mention]) -> String {
    let list = ["water"] + mentions.compactMap(\.words.list)
    return list.joined(separator: ", ") + ". "
      + mentions.compactMap(\.words.sentence).joined(separator: " ")
  }

  /// The worst of several mentions decides, and no mention hides another.
  @Test(arguments: Tolerance.allCases, Tolerance.allCases)
  func theWorstMentionDecides(traces: Tolerance, probable: Tolerance) {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.treeNuts, traces: traces, probable: probable)])
    for first in Mention.allCases {
      for second in LongTest.values(Mention.allCases, small: 7) {
        let mentions = first == second ? [first] : [first, second]
        let text = Self.text(mentions)
        let expected = mentions.map { $0.severity(traces: traces, probable: probable) }.max()
        expectEqual(Pantry.report(text, preferences).severity, expected, "\(text)")
      }
    }
  }

  /// A name of the allergen means the same to a person who minds traces and recipes.
  @Test(arguments: Mention.allCases)
  func aNameOfTheAllergenMeansIt(mention: Mention) {
    let text = Self.text([mention])
    let expected = mention.severity(traces: .isCautious, probable: .isCautious)
    for wish in [
      LabelPreferences.AvoidedIngredient.named("nuts"), .named("Tree nut"),
      .group("Mine", members: ["nuts"]), .group("Mine", members: ["lupin flour", "tree nuts"]),
    ] {
      let severity = Pantry.report(text, LabelPreferences(avoiding: [wish])).severity
      if case .group(_, let members) = wish, members.count > 1 {
        // Nothing has the first name, which the label could not be checked for.
        expectEqual(severity, max(expected, .unknown), "\(text) \(wish)")
      } else {
        expectEqual(severity, expected, "\(text) \(wish)")
      }
    }
  }

  /// A food that is no allergen: traces are possible, and a single unread name is no cause.
  @Test(arguments: [
    ("water, honey", Severity.avoid), ("water, chocolate (honey, salt)", .avoid),
    ("water. Contains: honey.", .avoid), ("water. May contain honey.", .caution),
    ("water. Made in a facility that processes honey.", .caution),
    ("water, salt", .fits), ("water, salt, zorblax", .fits),
    ("water. Free from honey.", .fits), ("water, salt. Contains: zorblax.", .fits),
    ("water. May contain zorblax.", .fits), ("water, zorblax", .unknown), ("", .unknown),
    ("water, honey, zorblax, brellin", .avoid), ("zorblax. May contain honey.", .caution),
  ])
  func aFoodThatIsNoAllergenIsAvoided(text: String, severity: Severity) {
    for wish in [
      LabelPreferences.AvoidedIngredient.named("honey"), .group("Mine", members: ["honey"]),
      .category(IngredientCategory(id: "en:honey")),
    ] {
      expectEqual(
        Pantry.report(text, LabelPreferences(avoiding: [wish])).severity, severity,
        "\(text) \(wish)")
    }
  }

  /// The causes of each mention, in the words of a report.
  @Test(arguments: [
    ("water, almonds", ["Contains tree nuts: almonds"]),
    ("water. Contains: almonds.", ["Contains tree nuts: almonds"]),
    ("water. May contain walnuts.", ["May contain traces of tree nuts: walnuts"]),
    (
      "water. Made in a facility that processes walnuts.",
      ["May contain traces of tree nuts: walnuts"]
    ),
    ("water, pesto", ["pesto usually contains tree nuts; please ask the manufacturer"]),
    ("water, zorblax", ["“zorblax” was not recognized; please read the label"]),
    // What the list says is not said again by the statements behind it.
    ("water, almonds. Contains: almonds.", ["Contains tree nuts: almonds"]),
    ("water, almonds. May contain walnuts.", ["Contains tree nuts: almonds"]),
    ("water. Contains: almonds. May contain walnuts.", ["Contains tree nuts: almonds"]),
    // Each ingredient of the list is named.
    ("walnuts, almonds", ["Contains tree nuts: walnuts", "Contains tree nuts: almonds"]),
    ("water. May contain almonds, walnuts.", ["May contain traces of tree nuts: almonds"]),
    ("water. Contains: almonds, walnuts.", ["Contains tree nuts: almonds"]),
  ])
  func theCausesNameEachIngredientOnce(text: String, expected: [String]) {
    let report = Pantry.report(text, LabelPreferences(avoiding: [.allergen(.treeNuts)]))
    let texts = report.verdict.causes.map { ReportMessages().text(for: $0, in: Pantry.knowledge) }
    expectEqual(texts, expected, "\(text)")
  }

  /// The causes of lesser severity are kept, in the order of the label and of the preferences.
  @Test func everyCauseIsKeptWithItsSeverity() {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.treeNuts), .named("sugar"), .allergen(.milk)], diets: [.vegan],
      market: .europeanUnion)
    let report = Pantry.report(
      "Sugar, pesto, zorblax, titanium dioxide. May contain butter.", preferences)
    let found = report.causes.map {
      "\($0.severity): " + ReportMessages().text(for: $0.cause, in: Pantry.knowledge)
    }
    expectEqual(
      found,
      [
        "avoid: Contains Sugar, and you avoid sugar",
        "caution: pesto usually contains tree nuts; please ask the manufacturer",
        "caution: pesto usually contains milk; please ask the manufacturer",
        "caution: May contain traces of milk: butter",
        "unknown: Not enough information for a vegan diet: pesto",
        "avoid: titanium dioxide is prohibited in the European Union: Body, Act, Art. 4 (2022)",
        "unknown: “zorblax” was not recognized; please read the label",
      ])
    expect(report.verdict.causes.count == 2 && report.severity == .avoid)
  }

  // MARK: Too much that is unread

  /// From 60 percent of the ingredients on, enough is known for a preference that is no allergy.
  @Test(arguments: 1...10)
  func enoughIsKnownFromSixtyPercentOn(count: Int) {
    for unknown in 0...count {
      let names =
        Array(repeating: "salt", count: count - unknown)
        + (0..<unknown).map { "zorblax" + String(repeating: "x", count: $0) }
      let text = names.joined(separator: ", ")
      let isEnough = (count - unknown) * 10 >= count * 6
      for preferences in [
        LabelPreferences(avoiding: [.named("sugar")]), LabelPreferences(audience: .child),
      ] {
        let severity = Pantry.report(text, preferences).severity
        expectEqual(severity, isEnough ? .fits : .unknown, "\(text)")
      }
      // A person without a preference has nothing to check.
      expectEqual(Pantry.report(text).severity, .fits, "\(text)")
      let likes = LabelPreferences(liking: [.named("sugar")])
      expectEqual(Pantry.report(text, likes).severity, .fits, "\(text)")
    }
  }

  // MARK: Several preferences

  /// Whatever else a person avoids, each preference has the causes that it has alone.
  @Test func preferencesDoNotDisturbEachOther() {
    let wishes: [LabelPreferences.AvoidedIngredient] = [
      .allergen(.milk), .named("palm oil"), .category(.azoDyes), .named("zorblax"),
      .group("Mine", members: ["honey", "beef"]), .named("preservatives"),
      .allergen(Allergen(id: "en:almond")),
    ]
    let texts = [
      "Flour, butter, palm olein, tartrazine, almonds, potassium sorbate",
      "Zorblax powder, honey, vegetable fat, beef", "Water. May contain butter, honey, walnuts.",
      "Water, pesto. Contains: almonds, zorblax.",
    ]
    func causes(_ text: String, _ wishes: [LabelPreferences.AvoidedIngredient]) -> Set<String> {
      let found = Pantry.report(text, LabelPreferences(avoiding: wishes)).causes
      return Set(
        found.compactMap { item in
          // What is unread is a cause for all preferences together.
          if case .unread = item.cause { return nil }
          return "\(item.severity) "
            + ReportMessages().text(for: item.cause, in: Pantry.knowledge)
        })
    }
    for text in texts {
      var alone: Set<String> = []
      for wish in wishes { alone.formUnion(causes(text, [wish])) }
      expectEqual(causes(text, wishes), alone, "\(text)")
      expectEqual(causes(text, wishes.reversed()), alone, "\(text)")
    }
  }
}
