import IngredientAnalysis
import TestSupport
import Testing

/// The places and forms of percentages, and numbers that are none.
@Suite("Label grammar: places and forms of percentages") struct PercentageFormTests {
  private static func outlined(_ text: String) -> String {
    outline(of: Analyzers.exact.list(of: IngredientLabel(text)))
  }

  /// Where a percentage may stand beside a name.
  @Test(arguments: [
    "milk # %, salt", "milk #%, salt", "milk (#%), salt", "milk ( # % ), salt", "milk [#%], salt",
    "# % milk, salt", "#%milk, salt", "milk: # %, salt", "milk: (#%), salt",
    "milk #%salt", "milk #% salt", "milk, #%, salt", "milk (#%) (organic), salt",
    "milk (organic) #%, salt", "milk (organic, #%), salt", "milk (#%, organic), salt",
    "milk #% organic, salt", "organic milk #%, salt", "milk* #%, salt", "milk #%*, salt",
    "milk ~#%, salt", "milk = # %, salt", "milk (5 g) #%, salt",
  ])
  func aPercentageBelongsToTheNameBesideIt(form: String) {
    for (number, value) in [("7", "7.0"), ("0.5", "0.5"), ("12,25", "12.25"), ("\u{BD}", "0.5")] {
      let text = form.split(separator: "#").joined(separator: number)
      let placed = form.hasPrefix("#") ? number + text : text
      expectEqual(Self.outlined(placed), "milk =\(value); salt", "\(placed)")
    }
  }

  /// Where the percentage of a name with parts may stand.
  @Test(arguments: [
    "cake 40 % (flour, egg 3%), milk", "40 % cake (flour, egg 3%), milk",
    "cake (40 %) (flour, egg 3%), milk", "cake (flour, egg 3%) 40 %, milk",
    "cake (flour, egg 3%) (40 %), milk", "cake (40 %: flour, egg 3%), milk",
    "cake (40 %, flour, egg 3%), milk", "cake [40%] [flour, egg 3%], milk",
    "cake (flour, 3% egg) 40%, milk", "cake (flour, egg [3%]) {40%}, milk",
  ])
  func thePercentageOfAGroupIsNotThatOfAPart(text: String) {
    expectEqual(Self.outlined(text), "cake =40.0 (flour; egg =3.0); milk")
  }

  @Test(arguments: [
    ("sugar 5% milk, salt", "sugar =5.0; milk; salt"),
    ("sugar 5% salt 3% milk 2%", "sugar =5.0; salt =3.0; milk =2.0"),
    ("sugar, 2% milk, salt", "sugar; milk =2.0; salt"),
    ("sugar (5% milk), salt", "sugar (milk =5.0); salt"),
    ("sugar 5 % (milk), salt", "sugar =5.0 (milk); salt"),
    ("milk (5% fat), salt", "milk (fat =5.0); salt"), ("milk 5% fat, salt", "milk =5.0; fat; salt"),
    ("milk fat 5%, salt", "milk fat =5.0; salt"),
    ("milk (3%), egg (2 g), salt", "milk =3.0; egg; salt"),
    ("cheese (milk) 10%, water", "cheese =10.0; water"),
    ("sugar and milk 5%, salt", "sugar; milk =5.0; salt"),
    ("oil (palm 3 %, soy 2 %), salt", "palm =3.0; soy =2.0; salt"),
    ("5 %, milk, salt", "milk; salt"), ("milk, salt. 5 %", "milk; salt =5.0"),
    ("milk (5%, 10%), salt", "milk =5.0; salt"),
    ("cake (min: 5 %, egg 3 %), milk", "cake >5.0 (egg =3.0); milk"),
    ("milk 5% 10%, salt", "milk =5.0; salt"), ("milk 5 % (6 %), salt", "milk =5.0; salt"),
  ])
  func eachNameHasItsOwnPercentage(text: String, expected: String) {
    expectEqual(Self.outlined(text), expected)
  }

  @Test(arguments: [
    ("0", " =0.0"), ("0.0", " =0.0"), ("0,001", " =0.001"), ("00005", " =5.0"),
    ("99.999", " =99.999"),
    ("100", " =100.0"), ("100,0", " =100.0"), ("100.1", ""), ("101", ""), ("999999", ""),
    ("1000000", ""), ("100000000000000000000", ""), ("-1.5", ""), ("-5", ""), ("\u{2212}5", ""),
    ("1/2", " =0.5"), ("1 1/2", " =1.5"), ("99/100", " =0.99"), ("99 1/2", " =99.5"),
    ("\u{BC}", " =0.25"), ("\u{BE}", " =0.75"), ("7\u{BE}", " =7.75"), ("\u{2153}", " =0.333"),
    ("\u{215E}", " =0.875"), ("100 \u{BD}", ""), ("100\u{BC}", ""),
    ("\u{661}\u{662}", " =12.0"), ("\u{6F1}\u{6F2}", " =12.0"), ("\u{FF11}\u{FF12}", " =12.0"),
    ("\u{661}\u{66B}\u{665}", " =1.5"), ("\u{FF11}\u{FF0E}\u{FF15}", " =1.5"),
  ])
  func aPercentageIsBetweenNoneAndAll(number: String, expected: String) {
    for sign in ["%", " %", "\u{FF05}", "\u{66A}", " percent"] {
      let text = "milk (\(number)\(sign)), salt"
      expectEqual(Self.outlined(text), "milk\(expected); salt", "\(text)")
    }
  }

  @Test(arguments: [
    ("min", ">"), ("min.", ">"), ("minimum", ">"), ("at least", ">"), ("not less than", ">"),
    ("max", "<"), ("max.", "<"), ("maximum", "<"), ("at most", "<"),
  ])
  func aWordMakesAPercentageABound(word: String, sign: String) {
    let forms = [
      "milk \(word) 5 %, salt 3 %", "milk (\(word) 5%), salt 3 %", "\(word) 5% milk, salt 3 %",
      "milk: \(word) 5 %, salt 3 %", "milk (\(word): 5 %), salt 3 %",
      "\(word.uppercased()) 5% milk, salt 3 %",
    ]
    for text in forms { expectEqual(Self.outlined(text), "milk \(sign)5.0; salt =3.0", "\(text)") }
  }

  @Test(arguments: [
    ("minimum", ">"), ("min.", ">"), ("maximum", "<"), ("max", "<"),
  ])
  func theWordMayStandBehindThePercentage(word: String, sign: String) {
    for text in ["milk 5 % \(word), salt 3 %", "milk (5% \(word)), salt 3 %"] {
      expectEqual(Self.outlined(text), "milk \(sign)5.0; salt =3.0", "\(text)")
    }
  }

  @Test(arguments: [
    "3-5 %", "3 - 5 %", "3\u{2013}5%", "3 \u{2013} 5 %", "5-3 %", "(3-5%)", "3,0-5,00 %",
    "\u{FF13}-\u{FF15} %",
  ])
  func aRangeStandsWhereAPercentageDoes(range: String) {
    for text in ["milk \(range), salt", "milk (\(range)), salt", "milk: \(range), salt"] {
      expectEqual(Self.outlined(text), "milk 3.0...5.0; salt", "\(text)")
    }
  }

  /// A weight is no percentage, and hides no name around it.
  @Test(arguments: ["g", "mg", "kg", "ml", "cl", "oz", "gr"])
  func aWeightIsNoPercentage(unit: String) {
    let forms = [
      "salt 30 \(unit), milk", "salt 30\(unit), milk", "salt (30 \(unit)), milk",
      "salt 2,5 \(unit) milk", "salt (1/2 \(unit)), milk 3\(unit)", "salt 30\(unit) milk 5\(unit)",
    ]
    for text in forms { expectEqual(Self.outlined(text), "salt; milk", "\(text)") }
    for text in ["salt 30 \(unit) (milk), egg", "salt (30 \(unit)) (milk), egg"] {
      expectEqual(Self.outlined(text), "salt (milk); egg", "\(text)")
    }
  }

  @Test(arguments: [".", ",", "\u{66B}"])
  func everyDecimalIsRead(sign: String) {
    for tenths in stride(from: 0, through: 1000, by: LongTest.size(1, small: 3)) {
      let (whole, part) = (tenths / 10, tenths % 10)
      let zero = sign == "\u{66B}" ? 0x660 : 0x30
      let digits = "\(whole)\(sign)\(part)".unicodeScalars.map { scalar -> Unicode.Scalar in
        guard (0x30...0x39).contains(scalar.value) else { return scalar }
        return Unicode.Scalar(UInt32(zero) + scalar.value - 0x30) ?? scalar
      }
      let number = String(String.UnicodeScalarView(digits))
      let list = Analyzers.host.list(of: IngredientLabel("milk \(number) %, salt"))
      expectEqual(
        list.ingredients.map(\.percentage), [.exactly(Double(tenths) / 10), nil], "\(number)")
    }
  }
}
