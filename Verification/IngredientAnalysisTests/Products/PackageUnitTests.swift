import IngredientAnalysis
import TestSupport
import Testing

/// Every word and sign that the size of a package may have.
@Suite("Package size: units and separators") struct PackageUnitTests {
  /// Words for one unit.
  struct Unit: Sendable, CustomTestStringConvertible {
    let words: String
    let dimension: PackageSize.Dimension
    /// The milligrams, microliters, or pieces in a thousand units, rounded.
    let thousand: Int64

    var testDescription: String { String(words.prefix { $0 != " " }) }
  }

  /// NIST Handbook 44, Appendix C: the avoirdupois ounce is 28.349523125 g, the pound 453.59237 g,
  /// the fluid ounce 29.5735295625 ml, the liquid pint 473.176473 ml, the quart 946.352946 ml, and
  /// the gallon 3.785411784 l, all exactly.
  static let units = [
    Unit(words: "mg MG", dimension: .mass, thousand: 1000),
    Unit(
      words: "g gr gm gms gram grams gramme grammes Gr.", dimension: .mass, thousand: 1_000_000),
    Unit(
      words: "kg kgs kilo kilos kilogram kilograms KGS", dimension: .mass,
      thousand: 1_000_000_000),
    Unit(words: "oz ozs ounce ounces OZ.", dimension: .mass, thousand: 28_349_523),
    Unit(words: "lb lbs pound pounds LBS.", dimension: .mass, thousand: 453_592_370),
    Unit(
      words: "ml mls cc milliliter milliliters millilitre millilitres mL", dimension: .volume,
      thousand: 1_000_000),
    Unit(
      words: "cl centiliter centiliters centilitre centilitres", dimension: .volume,
      thousand: 10_000_000),
    Unit(
      words: "dl deciliter deciliters decilitre decilitres", dimension: .volume,
      thousand: 100_000_000),
    Unit(
      words: "l lt ltr ltrs liter liters litre litres L", dimension: .volume,
      thousand: 1_000_000_000),
    Unit(words: "floz fz FLOZ", dimension: .volume, thousand: 29_573_530),
    Unit(words: "pt pts pint pints", dimension: .volume, thousand: 473_176_473),
    Unit(words: "qt qts quart quarts", dimension: .volume, thousand: 946_352_946),
    Unit(words: "gal gals gallon gallons", dimension: .volume, thousand: 3_785_411_784),
    Unit(words: "doz dozen", dimension: .count, thousand: 12_000),
    Unit(
      words: """
        ct cnt count pc pcs piece pieces unit units ea each tablet tablets capsule capsules caplet \
        caplets softgel softgels gummy gummies lozenge lozenges wipe wipes bar bars bag bags \
        teabag teabags sachet sachets stick sticks pad pads roll rolls egg eggs can cans bottle \
        bottles pouch pouches cup cups jar jars box boxes slice slices
        """, dimension: .count, thousand: 1000),
  ]

  @Test(arguments: units)
  func everyWordIsItsUnit(unit: Unit) throws {
    for word in unit.words.split(separator: " ") {
      for text in ["1000 \(word)", "1000\(word)"] {
        let size = try PackageSize(text)
        expect(size.dimension == unit.dimension && size.amount == unit.thousand, "\(text)")
      }
      expectThrows(PackageSize.Error.noQuantity, "\(word)") {
        try PackageSize("1000 \(word.filter(\.isLetter))q")
      }
    }
  }

  @Test(arguments: ["fl oz", "fluid ounce", "fl. oz.", "FL. OZS", "fluid ounces", "fl ounce"])
  func aFluidOunceHasTwoWords(word: String) throws {
    expectEqual(try PackageSize("1000 \(word)"), try PackageSize(microliters: 29_573_530))
  }

  @Test(arguments: ["fl g", "fl lb", "fluid", "fl pt", "fl fl oz"])
  func onlyAnOunceIsFluid(words: String) {
    expectThrows(PackageSize.Error.noQuantity) { try PackageSize("12 \(words)") }
  }

  @Test(
    arguments: [
      ("¼", 250), ("½", 500), ("¾", 750), ("⅓", 333), ("⅔", 667), ("⅛", 125), ("⅜", 375),
      ("⅝", 625), ("⅞", 875), ("1/4", 250), ("1⁄2", 500), ("3/64", 47), ("63/64", 984),
      ("2/3", 667),
    ] as [(String, Int64)])
  func aFractionIsPartOfAUnit(fraction: String, milligrams: Int64) throws {
    try expectEqual(PackageSize("\(fraction) g").amount, milligrams)
    try expectEqual(PackageSize("2 \(fraction) g").amount, 2000 + milligrams)
    try expectEqual(PackageSize("2-\(fraction) g").amount, 2000 + milligrams)
  }

  /// A fraction on a label is below one, in lowest terms, and has a denominator up to 64.
  @Test(arguments: ["2/4 g", "1/65 g", "3/2 g", "1/1 g", "4/6 g", "1/128 g", "12/12 g"])
  func otherSlashesSeparateAFactor(text: String) throws {
    let numbers = text.dropLast(2).split(separator: "/").compactMap { Int64($0) }
    let expected = try PackageSize(milligrams: numbers[0] * numbers[1] * 1000, pieces: numbers[0])
    try expectEqual(PackageSize(text), expected)
  }

  @Test(arguments: [0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2000, 0x2009, 0x200B, 0x202F, 0x3000])
  func aSpaceOfAnyKindSeparates(scalar: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(scalar)))
    try expectEqual(PackageSize("12\(space)oz").amount, 340_194)
    expectThrows(PackageSize.Error.notPositive) { try PackageSize("net\(space)-5 g") }
    expectThrows(PackageSize.Error.notPositive) { try PackageSize("net \u{2212}5\(space)g") }
  }

  @Test(arguments: [0x00, 0x08, 0x0E, 0x21, 0x200C, 0x3001])
  func anotherCharacterIsNoSpace(scalar: UInt32) throws {
    let other = String(try #require(Unicode.Scalar(scalar)))
    expectThrows(PackageSize.Error.noQuantity) { try PackageSize("12\(other)oz") }
  }

  @Test(arguments: ["×", "x", "X", "*", "✕", "✖"])
  func aSignMultiplies(sign: String) throws {
    let expected = try PackageSize(milligrams: 1_500_000, pieces: 6)
    try expectEqual(PackageSize("6 \(sign) 250 g"), expected)
    try expectEqual(PackageSize("250 g \(sign) 6"), expected)
  }

  @Test(arguments: ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"])
  func aHyphenOfAnyKindJoinsOrNegates(hyphen: String) throws {
    try expectEqual(PackageSize("12\(hyphen)oz bag").amount, 340_194)
    expectThrows(PackageSize.Error.notPositive) { try PackageSize("(\(hyphen)5 g)") }
    expectThrows(PackageSize.Error.ambiguousNumber) { try PackageSize("10\(hyphen)12 oz") }
  }

  @Test(arguments: ["pack", "packs", "pk", "pks", "pck", "pac"])
  func aPackIsAFactor(word: String) throws {
    let expected = try PackageSize(microliters: 1_980_000, pieces: 6)
    try expectEqual(PackageSize("6 \(word) 330 ml"), expected)
    try expectEqual(PackageSize("6-\(word), 330 ml"), expected)
    try expectEqual(PackageSize("6 \(word) of 330 ml"), expected)
    try expectEqual(PackageSize("6 \(word). x / 330 ml"), expected)
    try expectEqual(PackageSize("330 ml 6 \(word)"), expected)
  }

  @Test(
    arguments: [
      ("1 kg and 500 g", 1_500_000), ("1 kg & 500 g", 1_500_000), ("1 kg, 500 g", 1_500_000),
      ("1 kg 500 g 250 mg", 1_500_250), ("2 lb 1/2 oz", 921_360), ("1 1/2 lb 4 oz", 793_787),
      // At least one of the larger unit is no part of a sum, and neither is a larger unit.
      ("1 kg 999.999 g", 1_999_999), ("1 kg 1000 g", 1_000_000), ("1 kg, 1 kg", 1_000_000),
    ] as [(String, Int64)])
  func smallerUnitsAreAdded(text: String, milligrams: Int64) throws {
    expectEqual(try PackageSize(text), try PackageSize(milligrams: milligrams))
  }

  @Test(arguments: ["500 g, 1 kg", "8 oz 1 lb", "1 kg; 500 g"])
  func otherQuantitiesAreNot(text: String) {
    #expect(throws: PackageSize.Error.self) { try PackageSize(text) }
  }

  @Test(
    arguments: [
      ("1,000 g", PackageSize.DecimalSign.point, 1_000_000), ("1,00 g", .point, 1000),
      ("1,0000 g", .point, 1000), ("1,000,000 mg", .point, 1_000_000),
      ("1,000.5 g", .point, 1_000_500), ("1234,500 mg", .point, 1235), ("0,500 g", .point, 500),
      ("1.000 g", .comma, 1_000_000), ("1.000.000 mg", .comma, 1_000_000),
      ("1.000,5 g", .comma, 1_000_500), ("1,5 g", .comma, 1500),
      ("1\u{A0}500 g", .comma, 1_500_000),
      ("1\u{2009}500 g", .point, 1_500_000), ("123 g", .comma, 123_000),
      // Nine decimals are kept, and the rest is dropped.
      ("0.0000010004 kg", .point, 1), ("0.0000014999999 kg", .point, 1),
      ("0.000001499999999999999999999 kg", .point, 1),
    ] as [(String, PackageSize.DecimalSign, Int64)])
  func separatorsGroupOrDivide(
    text: String, sign: PackageSize.DecimalSign, milligrams: Int64
  ) throws {
    try expectEqual(PackageSize(text, decimalSign: sign).amount, milligrams)
  }

  @Test(
    arguments: [
      ("B12 60 g", 60_000), ("No7 60 g", 60_000), ("K2 D3 60 g", 60_000),
      ("abc12 g", 12_000), ("é1 60 g", 60_000), ("wt12 g", 12_000),
    ] as [(String, Int64)])
  func aNameMayHaveANumber(text: String, milligrams: Int64) throws {
    try expectEqual(PackageSize(text).amount, milligrams)
  }

  @Test(
    arguments: [
      ("serving size 30 g, 500 g", 500_000), ("drained 240 g, 400 g", 400_000),
      ("serving 30 g", 30_000), ("size 30 g", 30_000),
    ] as [(String, Int64)])
  func onlyTheContentCounts(text: String, milligrams: Int64) throws {
    try expectEqual(PackageSize(text).amount, milligrams)
  }

  @Test(arguments: ["serving size 30 g", "drained 240 g"])
  func aPartAloneIsNoContent(text: String) {
    expectThrows(PackageSize.Error.noQuantity) { try PackageSize(text) }
  }
}
