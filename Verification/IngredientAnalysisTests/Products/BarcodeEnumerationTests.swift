import IngredientAnalysis
import TestSupport
import Testing

/// Many numbers, and further forms of barcodes.
@Suite("Barcodes: many numbers and spellings") struct BarcodeEnumerationTests {
  @Test(arguments: [
    ("0654321", "065100004327"), ("0123453", "012300000451"), ("0123450", "012000003455"),
    ("0123459", "012345000096"),
  ])
  func aShortFormMayLackItsCheckDigit(short: String, long: String) throws {
    expectEqual(try Barcode(short, as: .upcE), try Barcode(long))
    expectEqual(try Barcode(String(short.dropFirst()), as: .upcE), try Barcode(long))
  }

  @Test func leadingZerosChangeNothing() throws {
    let barcode = try Barcode("042100005264")
    try expectEqual(Barcode("0042100005264"), barcode)
    try expectEqual(Barcode("00042100005264"), barcode)
    expectEqual(try Barcode("00000073513537"), try Barcode("73513537"))
    expectEqual(barcode.number, 42_100_005_264)
  }

  @Test func spacesAndHyphensAreIgnored() throws {
    expectEqual(try Barcode(" 0 42100 00526 4 "), try Barcode("042100005264"))
    expectEqual(try Barcode("978-0-306-40615-7"), try Barcode("9780306406157"))
  }

  @Test func bothReadingsOfEightDigitsAreReported() throws {
    var ambiguous = 0
    for payload in stride(from: 0, to: 2_000_000, by: 9973) {
      let digits = String(String(10_000_000 + payload).dropFirst())
      for check in 0...9 {
        let text = digits + String(check)
        let long = try? Barcode(text, as: .ean8)
        let short = try? Barcode(text, as: .upcE)
        switch (long, short) {
        case (let long?, let short?) where long != short:
          ambiguous += 1
          expectThrows(Barcode.Error.ambiguous(ean8: long, upcE: short)) { try Barcode(text) }
        case (let barcode?, _), (nil, let barcode?): try expectEqual(Barcode(text), barcode)
        case (nil, nil): #expect(throws: Barcode.Error.self) { try Barcode(text) }
        }
      }
    }
    expect(ambiguous > 0)
  }

  /// Compression agrees with a table of all expansions, for manufacturers' numbers that begin with
  /// 00.
  @Test func nothingElseHasAShortForm() throws {
    let made = Set(
      try (0..<10_000).map { digits in
        try Barcode(String(String(1_000_000 + digits).dropFirst()), as: .upcE)
      })
    for maker in stride(from: 0, to: 1000, by: LongTest.size(1, small: 10)) {
      for product in [0, 3, 4, 5, 9, 10, 55, 99, 100, 999, 1000, 99_999] {
        let payload = String(
          String(100_000 + maker).dropFirst() + String(100_000 + product).dropFirst())
        guard let barcode = (0...9).lazy.compactMap({ try? Barcode("0\(payload)\($0)") }).first
        else {
          Issue.record("no check digit for \(payload)")
          continue
        }
        expectEqual((barcode.text(as: .upcE) != nil), made.contains(barcode))
      }
    }
  }

  @Test func barcodesSortAsTheirDigits() throws {
    let barcodes = try ["9780306406157", "73513537", "042100005264"].map { try Barcode($0) }
    expectEqual(
      barcodes.sorted().map(\.description), ["73513537", "042100005264", "9780306406157"])
  }

  @Test func aFormatIsAbsentIfTheNumberIsTooLong() throws {
    let carton = try Barcode("12345678901231")
    expectEqual(carton.description, "12345678901231")
    for format in [Barcode.Format.ean8, .upcE, .upcA, .ean13] {
      expectEqual(carton.text(as: format), nil)
    }
    let book = try Barcode("9780306406157")
    expectEqual(book.description, "9780306406157")
    expectEqual(book.text(as: .gtin14), "09780306406157")
    expectEqual(book.text(as: .upcA), nil)
    try expectEqual(Barcode("042100005264").description, "042100005264")
    // If a manufacturer's number does not end in zero, the product's number must be at least 5 and
    // at most 9.
    try expectEqual(Barcode("036000241457").text(as: .upcE), nil)
    try expectEqual(Barcode("629104150021" + "3").text(as: .upcE), nil)
  }
}
