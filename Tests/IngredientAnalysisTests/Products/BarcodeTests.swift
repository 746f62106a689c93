import IngredientAnalysis
import TestSupport
import Testing

@Suite("Barcodes: check digits and formats") struct BarcodeTests {
  /// A payload, its check digit, and the format.
  @Test(arguments: [
    ("04210000526", 4, Barcode.Format.upcA), ("03600024145", 7, .upcA), ("03600029145", 2, .upcA),
    ("629104150021", 3, .ean13), ("123456789012", 8, .ean13), ("978030640615", 7, .ean13),
    ("2345678", 5, .ean8), ("7351353", 7, .ean8), ("1234567890123", 1, .gtin14),
  ])
  func oneCheckDigitIsRight(payload: String, expected: Int, format: Barcode.Format) throws {
    for found in 0...9 {
      let text = payload + String(found)
      if found == expected {
        expectEqual(try Barcode(text), try Barcode(text, as: format))
        try expectEqual(Barcode(text).text(as: format), text)
      } else {
        expectThrows(Barcode.Error.wrongCheckDigit(found: found, expected: expected)) {
          try Barcode(text, as: format)
        }
      }
    }
  }

  @Test(arguments: [
    ("04252614", "042100005264"), ("14252611", "142100005261"), ("06397126", "063200009716"),
    ("02345673", "023456000073"), ("02345147", "023450000017"), ("08679339", "086700000939"),
  ])
  func aShortFormIsItsUPCA(short: String, long: String) throws {
    let barcode = try Barcode(short, as: .upcE)
    expectEqual(barcode, try Barcode(long))
    expectEqual(barcode.text(as: .upcE), short)
    expectEqual(barcode.text(as: .upcA), long)
    try expectEqual(Barcode(String(short.dropLast()), as: .upcE), barcode)
  }

  @Test func sixAndSevenDigitsNeedTheFormat() {
    expectThrows(Barcode.Error.wrongLength(7)) { try Barcode("0654321") }
    expectThrows(Barcode.Error.wrongLength(6)) { try Barcode("654321") }
  }

  @Test(arguments: 2...9)
  func otherNumberSystemsHaveNoShortForm(system: Int) {
    expectThrows(Barcode.Error.numberSystemWithoutShortForm(system)) {
      try Barcode("\(system)4252614", as: .upcE)
    }
    expectThrows(Barcode.Error.numberSystemWithoutShortForm(system)) {
      try Barcode("\(system)425261", as: .upcE)
    }
  }

  @Test(arguments: [
    "\u{FEFF}042100005264\n", "0421 0000\u{2011}5264", "٠٤٢١٠٠٠٠٥٢٦٤", "０４２１００００５２６４",
  ])
  func aTypedBarcodeIsReadAsDigits(text: String) throws {
    try expectEqual(Barcode(text), Barcode("042100005264"))
  }

  @Test func otherCharactersAreRefused() {
    expectThrows(Barcode.Error.unexpectedCharacter("⁰")) { try Barcode("⁰42100005264") }
    expectThrows(Barcode.Error.unexpectedCharacter("③")) { try Barcode("04210000526③") }
    expectThrows(Barcode.Error.unexpectedCharacter("X")) { try Barcode("030640615X") }
    expectThrows(Barcode.Error.unexpectedCharacter("\0")) { try Barcode("\0") }
  }

  @Test(arguments: [0, 1, 5, 6, 7, 9, 10, 11, 15, 20, 100, LongTest.size(1_000_000, small: 50_000)])
  func otherLengthsAreRefused(length: Int) {
    let text = String(repeating: "9", count: length)
    expectThrows(Barcode.Error.wrongLength(length)) { try Barcode(text) }
    for format in [Barcode.Format.ean8, .upcA, .ean13, .gtin14] {
      expectThrows(Barcode.Error.wrongLength(length)) { try Barcode(text, as: format) }
    }
  }

  @Test func eightDigitsAreWhatTheirCheckDigitSays() throws {
    // 04252614 is valid as a UPC-E and not as an EAN-8; 73513537 cannot be a UPC-E.
    expectEqual(try Barcode("04252614"), try Barcode("042100005264"))
    try expectEqual(Barcode("73513537").description, "73513537")
    expectThrows(
      Barcode.Error.wrongCheckDigitInBothReadings(
        found: 3, expectedEAN8: 0, expectedUPCE: 4)
    ) { try Barcode("04252613") }
    expectThrows(Barcode.Error.wrongCheckDigit(found: 3, expected: 4)) {
      try Barcode("04252613", as: .upcE)
    }
    expectThrows(Barcode.Error.wrongCheckDigit(found: 6, expected: 7)) {
      try Barcode("73513536")
    }
  }

  @Test(arguments: 0..<20)
  func everyShortFormComesBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let payload = Int.random(in: 0..<2_000_000, using: &generator)
      let text = String(String(10_000_000 + payload).dropFirst())
      let barcode = try Barcode(text, as: .upcE)
      // The number may be written in another short form.
      let short = try #require(barcode.text(as: .upcE))
      try expectEqual(Barcode(short, as: .upcE), barcode)
      try expectEqual(Barcode(try #require(barcode.text(as: .upcA))), barcode)
    }
  }

  @Test(arguments: 0..<20)
  func oneWrongDigitIsAlwaysFound(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let payload = String(
      (0..<12).map { _ in Character(String(Int.random(in: 0...9, using: &generator))) })
    let right = try #require((0...9).compactMap { try? Barcode(payload + String($0)) }.first)
    let digits = Array(try #require(right.text(as: .ean13)))
    for position in digits.indices {
      for digit in "0123456789" where digit != digits[position] {
        var wrong = digits
        wrong[position] = digit
        #expect(throws: Barcode.Error.self) { try Barcode(String(wrong)) }
      }
    }
  }

  @Test func isEncodedAsFourteenDigits() throws {
    let barcode = try Barcode("04252614", as: .upcE)
    try expectEqual(encoded([barcode]), #"["00042100005264"]"#)
    try expectEqual(decoded(#"["00042100005264","042100005264"]"#), [barcode, barcode])
    for json in [#"["042100005263"]"#, "[42100005264]", #"[""]"#] {
      #expect(throws: DecodingError.self) { try decoded(json) as [Barcode] }
    }
  }
}
