import IngredientAnalysis
import TestSupport
import Testing

@Suite("Package size: volume, mass, and pieces") struct PackageSizeTests {
  @Test(arguments: [
    ("500 g", 500_000), ("500g", 500_000), ("500 g e", 500_000), ("℮ 500 g", 500_000),
    ("500 G", 500_000), ("1 kg", 1_000_000), ("0,5 kg", 500_000), ("1.25 kg", 1_250_000),
    (".5 kg", 500_000), ("250 mg", 250), ("1,000 g", 1_000_000), ("1,234.5 g", 1_234_500),
    ("1\u{202F}500 g", 1_500_000), ("12 oz", 340_194), ("12 OZ.", 340_194), ("1 lb", 453_592),
    ("1 1/2 lb", 680_389), ("1-1/2 lb", 680_389), ("1½ lb", 680_389), ("1 ½ lb", 680_389),
    ("½ lb", 226_796), ("3/4 lb", 340_194), ("⅔ lb", 302_395), ("1 lb 8 oz", 680_389),
    ("1 lb. 8 oz.", 680_389), ("1 lb, 8 oz", 680_389), ("1 lb and 8 oz", 680_389),
    ("1 kg 500 g", 1_500_000), ("NET WT 16 OZ (1 LB) 454g", 453_592),
    ("Net Wt. 12 oz (340 g)", 340_194), ("NET WT16 OZ", 453_592), ("1 lb 16 oz", 453_592),
    ("454 g / 16 oz", 454_000), ("Vitamin B12 bar 60 g", 60_000), ("No7 cream 50 g", 50_000),
    ("Chips - 9 oz", 255_146), ("Net 400 g, drained weight 240 g", 400_000),
    ("Drained 240 g, net 400 g", 400_000), ("serving size 30 g, 510 g", 510_000),
    ("100% rye 24 oz (1 lb 8 oz) 680 g", 680_389), ("2 pounds", 907_185),
    ("12 oz (340 g) (355 ml)", 340_194), ("Formula 1000 250 g", 250_000), ("12-oz bag", 340_194),
    ("½-lb", 226_796), ("NET WT. 3 LBS. 2 OZ. (1.42kg)", 1_417_476),
    ("0.5 mg", 1),
    ("1.4999 mg", 1), ("1,0000 g", 1000), ("1 lb 8 oz (710 ml)", 680_389),
  ])
  func aMassIsRead(text: String, milligrams: Int64) throws {
    let size = try PackageSize(text)
    expectEqual(size, try PackageSize(milligrams: milligrams))
    expectEqual(size.dimension, .mass)
  }

  @Test(arguments: [
    ("1.5 L", 1_500_000), ("0,5 l", 500_000), ("330 ml", 330_000), ("33 cl", 330_000),
    ("2 dl", 200_000), ("12 fl oz", 354_882), ("12 FL. OZ.", 354_882), ("12 fl.oz.", 354_882),
    ("12 fluid ounces", 354_882), ("12 floz", 354_882), ("1 gal", 3_785_412),
    ("1/2 gallon", 1_892_706), ("½ gal", 1_892_706), ("1 qt", 946_353), ("1 pt", 473_176),
    ("1 pt 4 fl oz", 591_471), ("1 QT (32 FL OZ) 946 mL", 946_353),
    ("16.9 fl oz (500 mL)", 499_793),
    ("12 oz (355 ml)", 354_882), ("33.8 fl oz (1 L)", 999_585), ("750 millilitres", 750_000),
  ])
  func aVolumeIsRead(text: String, microliters: Int64) throws {
    let size = try PackageSize(text)
    expectEqual(size, try PackageSize(microliters: microliters))
    expectEqual(size.dimension, .volume)
  }

  @Test(arguments: [
    ("2 × 250 ml", 500_000, 2), ("2x250ml", 500_000, 2), ("2 X 250 ML", 500_000, 2),
    ("6 pack 330 mL", 1_980_000, 6), ("6-pack 330 mL", 1_980_000, 6), ("6pk/330 ml", 1_980_000, 6),
    ("6 pack of 330 ml", 1_980_000, 6), ("6 pack, 330 ml cans", 1_980_000, 6),
    ("6 packs x 330 ml", 1_980_000, 6), ("pack of 6, 330 ml", 1_980_000, 6),
    ("6er-Pack à 330 ml", 1_980_000, 6), ("6er Pack, 330 ml", 1_980_000, 6),
    ("6 pack (6 x 330 ml)", 1_980_000, 6), ("6er-Pack (6 x 330 ml)", 1_980_000, 6),
    ("lot de 6, 33 cl", 1_980_000, 6), ("paquete de 6, 33 cl", 1_980_000, 6),
    ("confezione da 6, 330 ml", 1_980_000, 6), ("3 paquetes de 660 ml", 1_980_000, 3),
    ("6er Träger 0,33 l", 1_980_000, 6), ("6-pak 33 cl", 1_980_000, 6),
    ("4 x 6 pack 330 ml", 7_920_000, 24), ("330 ml x 6", 1_980_000, 6),
    ("330 ml 6 pack", 1_980_000, 6),
    ("330 ml, pack of 6", 1_980_000, 6), ("6 cans x 330 ml", 1_980_000, 6),
    ("6 cans, 330 ml each", 1_980_000, 6), ("6 cans 1.98 L", 1_980_000, 6),
    ("6 x 330 ml (6 x 11.2 fl oz)", 1_980_000, 6), ("6 x 330 ml, 6 pack", 1_980_000, 6),
    ("Pack of 4 (6 x 330 ml)", 7_920_000, 24), ("330 ml x 6 pack", 1_980_000, 6),
    ("2 x 3 x 330 ml", 1_980_000, 6), ("6 x 330 ml (3 x 660 ml)", 1_980_000, 6),
    ("6 boxes, 12 x 10 ml each", 720_000, 72), ("6/12 fl oz", 2_129_294, 6),
    ("6 x 330 ml (1.98 L)", 1_980_000, 6), ("6 x 330 ml (11.2 fl oz each)", 1_980_000, 6),
    ("12/12 fl oz", 4_258_588, 12), ("24 * 0.5 L", 12_000_000, 24),
    ("12 FZ (Pack of 24)", 8_517_177, 24),
    ("4 PACK - 8.4 FL OZ CANS", 993_671, 4),
    ("12 - pack 12 fl oz (355 mL) cans", 4_258_588, 12),
    ("12 fl oz (355 mL) 12 pack", 4_258_588, 12), ("1 x 1 l", 1_000_000, 1),
    ("4 Dosen à 330 ml", 1_320_000, 4), ("6 Flaschen zu je 0,5 l", 3_000_000, 6),
    ("6 botellas de 33 cl", 1_980_000, 6), ("6 bottles each 500 ml", 3_000_000, 6),
    ("2 x (4 x 125 ml)", 1_000_000, 8), ("6x1L5", 9_000_000, 6),
    ("50 ml each, 10 bottles", 500_000, 10), ("10 Riegel, je 50 ml", 500_000, 10),
    ("10 Flaschen mit 50 ml", 500_000, 10), ("10 flesjes van elk 50 ml", 500_000, 10),
  ])
  func factorsMultiply(text: String, microliters: Int64, pieces: Int64) throws {
    expectEqual(try PackageSize(text), try PackageSize(microliters: microliters, pieces: pieces))
  }

  /// A number of containers multiplies their content if a word of the language joins the two.
  @Test func containersMultiplyTheirContent() throws {
    var generator = SeededGenerator(seed: 3)
    let joints = [
      ("Dosen", "à"), ("Flaschen", "zu je"), ("vasetti", "da"), ("pots", "de"), ("latas", "de"),
      ("flessen", "van"), ("butelek", "po"), ("burkar", "à"), ("bottles", "of"), ("cans", "x"),
      ("jars", "each"),
    ]
    for _ in 0..<50 {
      guard let (word, joint) = joints.randomElement(using: &generator) else { return }
      let pieces = Int64.random(in: 2...48, using: &generator)
      let grams = Int64.random(in: 1...999, using: &generator)
      let text = "\(pieces) \(word) \(joint) \(grams) g"
      expectEqual(
        try PackageSize(text), try PackageSize(milligrams: pieces * grams * 1000, pieces: pieces),
        text)
    }
    // It is not clear what the number counts.
    expectThrows(PackageSize.Error.ambiguousNumber) {
      try PackageSize("Stage 2 infant formula of 800 g")
    }
  }

  @Test(arguments: [
    ("6 bottles of 500 ml", 3_000_000, 6), ("6 bouteilles de 1.5 l", 9_000_000, 6),
    ("6 x 1 pint (568 ml)", 3_408_000, 6), ("20 fl oz (568 ml)", 568_000, 1),
    ("4 pints (2.272 L)", 2_272_000, 1), ("1 pint (568ml)", 568_000, 1),
    ("12 fl oz (355 ml)", 354_882, 1), ("1 pint (473 ml)", 473_176, 1),
  ])
  func piecesOfAVolumeMultiplyItAndImperialUnitsAreKnown(
    text: String, microliters: Int64, pieces: Int64
  ) throws {
    expectEqual(try PackageSize(text), try PackageSize(microliters: microliters, pieces: pieces))
  }

  @Test(arguments: [
    ("3 tins x 80 g", 240_000, 3), ("8 sachets of 25 g", 200_000, 8),
    ("3 foils x 80 g", 240_000, 3),
    ("(180g drained) Chickpeas 310g", 310_000, 1), ("180g drained, 300g net", 300_000, 1),
    ("300 g (180 g drained)", 300_000, 1), ("180 g drained", 180_000, 1),
  ])
  func drainedWeightsDoNotCountBesideOthers(text: String, milligrams: Int64, pieces: Int64) throws {
    expectEqual(try PackageSize(text), try PackageSize(milligrams: milligrams, pieces: pieces))
  }

  /// However a text counts containers, none of them is lost, or the text is refused.
  @Test(arguments: LongTest.seeds(20, small: 4))
  func containersAreNeverLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [2: "two", 3: "three", 6: "six", 12: "twelve"]
    for container in ["can", "bottle", "pouch", "jar", "tea bag", "glass jar"] {
      let count = Int.random(in: 2...12, using: &generator)
      let size = Int.random(in: 15...900, using: &generator)
      let plural = container == "pouch" ? "pouches" : container + "s"
      var texts = [
        "\(count) \(plural) of \(size) g", "\(count) \(plural) x \(size) g",
        "\(size) g x \(count) \(plural)", "\(count) (\(size) g) \(plural)",
        "\(count) à \(size) g", "\(count) x \(size) g", "\(size)g x \(count)",
      ]
      if let word = words[count] {
        texts += ["\(word) \(plural) of \(size) g", "\(word) \(size) g \(plural)"]
      }
      for text in texts {
        guard let read = try? PackageSize(text) else { continue }
        expectEqual(read.amount, Int64(count * size * 1000), text)
      }
    }
  }

  @Test func piecesBesideAMassDoNotMultiplyIt() throws {
    expectEqual(try PackageSize("12 ct, 15 oz"), try PackageSize(milligrams: 425_243, pieces: 12))
    expectEqual(
      try PackageSize("10 bars 400 g (14.1 oz)"), try PackageSize(milligrams: 400_000, pieces: 10))
  }

  @Test(arguments: [
    ("12 ct", 12), ("12ct", 12), ("10 pieces", 10), ("1 dozen", 12), ("100 capsules", 100),
    ("3 pack 80 wipes", 240), ("6 pack", 6), ("1 ea", 1), ("3 x 20 tablets", 60), ("pack of 4", 4),
    ("12 ct x 2", 24), ("500 mg, 100 capsules", 100), ("100 tablets 500 mg", 100),
    ("20 wipes x 3 packs", 60),
  ])
  func piecesAreCounted(text: String, pieces: Int64) throws {
    let size = try PackageSize(text)
    expectEqual(size, try PackageSize(pieces: pieces))
    expectEqual(size.dimension, .count)
    expect(size.amount == pieces && size.pieces == pieces)
  }

  @Test(arguments: [
    ("", PackageSize.Error.noQuantity), ("g", .noQuantity), ("12", .noQuantity),
    ("oz 12", .noQuantity),
    ("(((", .noQuantity), ("family size", .noQuantity), ("6 x", .noQuantity),
    ("2 x 3", .noQuantity),
    ("12 furlongs", .noQuantity), ("12 fl", .noQuantity), ("0 g", .notPositive),
    ("-5 g", .notPositive),
    ("\u{2212}5 g", .notPositive), ("0 x 5 g", .notPositive), ("0 ct", .notPositive),
    ("0.0004 mg", .notPositive), ("99999999999999999999 kg", .tooLarge),
    ("99999999999999999999 ct", .tooLarge), ("99999999999999999999 pack 1 g", .tooLarge),
    ("10000000000 kg", .tooLarge), ("1000000000 x 1000000000 x 1 g", .tooLarge),
    ("1000000000 pack 1000000000 ct", .tooLarge), ("1000000000000001 mg", .tooLarge),
    ("10-12 oz", .ambiguousNumber), ("1 500 g", .ambiguousNumber),
    ("1.5 x 200 g", .ambiguousNumber), ("6 x 330 ml, 4 pack", .ambiguousNumber),
    ("pack of 0", .notPositive), ("100 to 120 g", .ambiguousNumber),
    ("100 à 120 g", .ambiguousNumber), ("100 bis 120 g", .ambiguousNumber),
    ("between 100 and 120 g", .ambiguousNumber), ("per 100 g", .noQuantity),
    ("2.99 € / 100 g", .noQuantity),
  ])
  func errorsNameTheProblem(text: String, error: PackageSize.Error) {
    expectThrows(error) { try PackageSize(text) }
  }

  @Test func contradictionsAreRefused() throws {
    let (first, other) = (
      try PackageSize(milligrams: 453_592), try PackageSize(milligrams: 500_000)
    )
    expectThrows(PackageSize.Error.contradictory(first, other)) {
      try PackageSize("16 oz (500 g)")
    }
    // A difference of five percent or one gram is rounding.
    #expect(throws: PackageSize.Error.self) { try PackageSize("100 g 94 g") }
    _ = try PackageSize("100 g 95 g")
    #expect(throws: PackageSize.Error.self) { try PackageSize("100 g 94.9 g") }
    _ = try PackageSize("0.1 oz (3 g)")
    _ = try PackageSize("1 g (2 g)")
    #expect(throws: PackageSize.Error.self) { try PackageSize("1 g (2.001 g)") }
    // Units of two systems are not added up.
    #expect(throws: PackageSize.Error.self) { try PackageSize("1 kg 8 oz") }
    #expect(throws: PackageSize.Error.self) { try PackageSize("1 l 4 fl oz") }
    // A volume does not contradict a mass.
    _ = try PackageSize("500 g (330 ml)")
  }

  @Test func theDecimalSignIsTheCallers() throws {
    try expectEqual(PackageSize("1.000 g").amount, 1000)
    try expectEqual(PackageSize("1.000 g", decimalSign: .comma).amount, 1_000_000)
    try expectEqual(PackageSize("1,000 g", decimalSign: .comma).amount, 1000)
    try expectEqual(PackageSize("1.234,5 g", decimalSign: .comma).amount, 1_234_500)
    try expectEqual(PackageSize("1.5 kg", decimalSign: .comma).amount, 1_500_000)
    try expectEqual(PackageSize("0,500 kg").amount, 500_000)
  }

  @Test func theRangeHasEnds() throws {
    try expectEqual(PackageSize("1000000000000000 mg").amount, 1_000_000_000_000_000)
    try expectEqual(PackageSize("1000000000 kg").amount, 1_000_000_000_000_000)
    for amount in [Int64.min, -1, 0] {
      expectThrows(PackageSize.Error.notPositive) { try PackageSize(milligrams: amount) }
      expectThrows(PackageSize.Error.notPositive) { try PackageSize(microliters: amount) }
      expectThrows(PackageSize.Error.notPositive) { try PackageSize(pieces: amount) }
      expectThrows(PackageSize.Error.notPositive) {
        try PackageSize(milligrams: 1, pieces: amount)
      }
    }
    for amount in [1_000_000_000_000_001, Int64.max] {
      expectThrows(PackageSize.Error.tooLarge) { try PackageSize(milligrams: amount) }
      expectThrows(PackageSize.Error.tooLarge) { try PackageSize(pieces: amount) }
      expectThrows(PackageSize.Error.tooLarge) {
        try PackageSize(microliters: 1, pieces: amount)
      }
    }
  }

  @Test(arguments: LongTest.seeds(20, small: 8))
  func writtenSizesAreReadBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let amount = Int64.random(in: 1...1_000_000_000, using: &generator)
      let factor = Int64.random(in: 1...100, using: &generator)
      let decimals = String(String(1_000_000 + amount % 1_000_000).dropFirst())
      let kilograms = "\(amount / 1_000_000).\(decimals)"
      try expectEqual(PackageSize("\(kilograms) kg").amount, amount)
      let pack = try PackageSize("\(factor) x \(kilograms) l")
      expectEqual(pack, try PackageSize(microliters: amount * factor, pieces: factor))
    }
  }

  @Test(arguments: [
    (#"{"milligrams":340194}"#, "12 oz"), (#"{"microliters":1980000,"pieces":6}"#, "6 x 330 ml"),
    (#"{"pieces":12}"#, "12 ct"),
  ])
  func isEncodedByItsUnit(json: String, text: String) throws {
    let size = try PackageSize(text)
    try expectEqual(encoded(size), json)
    try expectEqual(decoded(json), size)
  }

  @Test(arguments: [
    "{}", #"{"milligrams":0}"#, #"{"milligrams":1,"microliters":1}"#, #"{"pieces":-1}"#,
    #"{"milligrams":1,"pieces":0}"#, #"{"milligrams":1000000000000001}"#,
  ])
  func decodingRefusesWhatTheInitializersRefuse(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as PackageSize }
  }
}
