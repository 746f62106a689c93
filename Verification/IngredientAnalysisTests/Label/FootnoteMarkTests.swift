import IngredientAnalysis
import TestSupport
import Testing

/// The signs behind names, and the footnotes that explain them.
@Suite("Label grammar: footnotes and their signs") struct FootnoteMarkTests {
  /// The names of a list, with their certifications.
  private static func certified(_ text: String) -> String {
    Analyzers.exact.list(of: IngredientLabel(text)).allIngredients.map { ingredient in
      ingredient.name + ingredient.certifications.map { " [\($0.id.dropFirst(3))]" }.joined()
    }.joined(separator: "; ")
  }

  static let signs = [
    "*", "**", "***", "\u{2020}", "\u{2021}", "\u{B0}", "\u{B9}", "\u{B2}", "\u{B3}",
    "\u{2020}\u{2020}",
  ]

  /// Where a sign may stand beside a name.
  @Test(arguments: signs)
  func aSignRefersToItsFootnote(sign: String) {
    let forms = [
      "egg#", "egg #", "egg (#)", "#egg", "# egg", "egg# 5 %", "egg 5 %#", "egg 5% #", "egg (5 %)#",
      "egg (5 %#)", "egg (5 %) #", "egg#, salt#",
    ]
    for form in forms {
      for footnote in ["#organic", "# Organic", "# = organic", "#from organic farming"] {
        let text = "milk, \(form), water. \(footnote)"
          .split(separator: "#", omittingEmptySubsequences: false).joined(separator: sign)
        let salt = form.contains("salt") ? "; salt [organic]" : ""
        expectEqual(Self.certified(text), "milk; egg [organic]\(salt); water", "\(text)")
      }
    }
  }

  /// Two signs are two footnotes, however similar they look.
  @Test(arguments: signs)
  func anotherSignHasAnotherFootnote(sign: String) {
    for other in Self.signs where other != sign {
      let text = "egg\(sign), milk\(other), salt. \(sign)organic. \(other)fair trade"
      expectEqual(Self.certified(text), "egg [organic]; milk [fair-trade]; salt", "\(text)")
      let alone = "egg\(sign), milk\(other), salt. \(other)organic"
      expectEqual(Self.certified(alone), "egg; milk [organic]; salt", "\(alone)")
    }
  }

  @Test(arguments: [
    ("egg and milk*, salt. *organic", "egg; milk [organic]; salt"),
    ("egg* and milk*, salt. *organic", "egg [organic]; milk [organic]; salt"),
    ("egg*/milk*, salt. *organic", "egg [organic]; milk [organic]; salt"),
    ("cream (milk*, salt), egg. *organic", "cream; milk [organic]; salt; egg"),
    ("cream (milk, salt)*, egg. *organic", "cream [organic]; milk; salt; egg"),
    ("cream* (milk, salt), egg. *organic", "cream [organic]; milk; salt; egg"),
    ("cream (*) (egg), salt. *organic", "cream [organic]; egg; salt"),
    ("cream (milk)*, salt. *organic", "cream [organic]; salt"),
    ("oil (palm*, soy), salt. *organic", "palm [organic]; soy; salt"),
    ("egg*, salt. *organic and fair trade", "egg [organic] [fair-trade]; salt"),
    ("egg*, salt. *organic fair trade", "egg [organic] [fair-trade]; salt"),
    ("egg*, salt. *organic. *fair trade", "egg [organic] [fair-trade]; salt"),
    ("egg*, salt. *certified organic ingredient", "egg [organic]; salt"),
    ("organic egg*, salt. *organic", "egg [organic]; salt"),
    ("organic egg*, salt. *fair trade", "egg [organic] [fair-trade]; salt"),
    ("egg*, milk**. *organic; **fair trade", "egg [organic]; milk [fair-trade]"),
    ("egg*, salt. *organic. sugar*", "egg [organic]; salt; sugar [organic]"),
    ("egg*, salt", "egg; salt"), ("egg, salt. *organic", "egg; salt"),
    ("egg*, salt. **organic", "egg; salt"), ("egg**, salt. *organic", "egg; salt"),
    ("egg*, salt. organic", "egg; salt"), ("*, egg, salt. *organic", "egg; salt"),
  ])
  func onlyTheNameWithTheSignIsCertified(text: String, expected: String) {
    expectEqual(Self.certified(text), expected)
  }

  /// An allergen in a footnote is in the product, or may be, as the footnote says.
  @Test(arguments: [
    ("sugar*, salt. *milk", "en:milk", ""), ("sugar*, salt. *organic milk", "en:milk", ""),
    ("sugar*, salt. *from milk", "en:milk", ""), ("sugar*, salt. *contains milk", "en:milk", ""),
    ("sugar*, salt. *contains: milk, egg", "en:eggs en:milk", ""),
    ("sugar*, salt. *organic, milk", "en:milk", ""),
    ("sugar*, salt. *organic (milk)", "en:milk", ""),
    ("sugar*, salt. *organic and milk", "en:milk", ""),
    ("sugar*, salt. *organic. **milk", "en:milk", ""),
    ("sugar*, salt. *organic; **milk", "en:milk", ""),
    ("sugar*, salt. *Organic. Contains milk", "en:milk", ""),
    ("sugar*, salt. * Allergens: milk", "en:milk", ""),
    ("sugar*, salt. *organic egg **fair trade milk", "en:eggs en:milk", ""),
    ("sugar\u{B9}, salt. \u{B9}contains milk", "en:milk", ""),
    ("sugar (1), salt. (1) milk", "en:milk", ""), ("sugar*\n*milk", "en:milk", ""),
    ("sugar*\n* contains milk", "en:milk", ""), ("*organic. milk*, salt", "en:milk", ""),
    ("sugar*, salt. *may contain milk", "", "en:milk"),
    ("sugar*, salt. *Organic, may contain milk", "", "en:milk"),
    ("sugar*\n*may contain milk", "", "en:milk"),
    ("sugar*, salt. *made in a facility that handles milk", "", "en:milk"),
    ("sugar*, salt. *adds a trivial amount of milk", "", "en:milk"),
    ("sugar*, salt. *contains egg, may contain milk", "en:eggs", "en:milk"),
  ])
  func anAllergenInAFootnoteIsKept(text: String, allergens: String, traces: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(report.allergens.map(\.id).sorted().joined(separator: " "), allergens)
    expectEqual(report.traces.map(\.id).joined(separator: " "), traces)
    expect(report.freeFromAllergens.isEmpty)
  }

  /// A sign between two names parts them, as a comma does.
  @Test(arguments: ["*", "**", "\u{2020}", "\u{B0}", "\u{B9}"])
  func aSignPartsTwoNames(sign: String) {
    let list = Analyzers.exact.list(
      of: IngredientLabel("sugar\(sign) milk\(sign) egg\(sign), salt"))
    expectEqual(identifiers(of: list), "en:sugar; en:milk; en:eggs; en:salt")
  }
}
