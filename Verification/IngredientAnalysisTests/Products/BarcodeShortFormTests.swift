import TestSupport
import Testing

@testable import IngredientAnalysis

/// The short forms of barcodes: GS1 General Specifications, UPC-E, number systems 0 and 1 only.
@Suite("Barcodes: short forms of UPC-E") struct BarcodeShortFormTests {
  /// Writes a short form in full by the rule of its last digit, as text.
  private static func expanded(_ system: Int, _ digits: String) -> String {
    let d = Array(digits)
    let payload =
      switch d[5] {
      case "0", "1", "2": "\(d[0])\(d[1])\(d[5])0000\(d[2])\(d[3])\(d[4])"
      case "3": "\(d[0])\(d[1])\(d[2])00000\(d[3])\(d[4])"
      case "4": "\(d[0])\(d[1])\(d[2])\(d[3])00000\(d[4])"
      default: "\(d[0])\(d[1])\(d[2])\(d[3])\(d[4])0000\(d[5])"
      }
    return "\(system)" + payload
  }

  private static func checkDigit(of payload: String) -> Int {
    var sum = 0
    for (place, digit) in payload.reversed().enumerated() {
      sum += (digit.wholeNumberValue ?? 0) * (place.isMultiple(of: 2) ? 3 : 1)
    }
    return (10 - sum % 10) % 10
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: length - text.count) + text
  }

  /// Every last digit, and every tenth of the rest, in steps that meet all digits of each place.
  @Test(arguments: 0...1, 0...9)
  func aShortFormIsTheRuleOfItsLastDigit(system: Int, last: Int) throws {
    for number in stride(from: 0, to: 100_000, by: 271) {
      let digits = Self.padded(number, to: 5) + String(last)
      let long = Self.expanded(system, digits)
      let check = Self.checkDigit(of: long)
      let barcode = try Barcode("\(system)\(digits)\(check)", as: .upcE)
      expectEqual(barcode.text(as: .upcA), "\(long)\(check)", "\(digits)")
      try expectEqual(Barcode("\(long)\(check)", as: .upcA), barcode, "\(digits)")
      // Several short forms may stand for one number, which is printed as one that reads the same.
      let printed = try #require(barcode.text(as: .upcE))
      expectEqual(printed.count, 8)
      try expectEqual(Barcode(printed, as: .upcE), barcode, "\(digits)")
    }
  }

  /// A number of another system has no short form, although its zeros are in the right places.
  @Test(arguments: [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 97, 100, 999])
  func anotherSystemHasNone(system: Int) throws {
    for digits in ["123450", "123451", "123453", "123454", "123456", "000000"] {
      let payload = String(system) + Self.expanded(0, digits).dropFirst()
      let barcode = try Barcode(
        String(repeating: "0", count: 13 - payload.count) + payload
          + String(Self.checkDigit(of: payload)))
      expectEqual(barcode.text(as: .upcE), nil, "\(payload)")
      expectEqual((barcode.text(as: .upcA) != nil), system < 10)
      expectEqual((barcode.text(as: .ean13) != nil), system < 100)
      expectEqual(barcode.text(as: .gtin14)?.count, 14)
    }
  }

  /// A UPC-A has a short form exactly if some short form stands for it.
  @Test func aNumberHasAShortFormOrNot() throws {
    for (maker, product, hasForm) in [
      ("12000", "00345", true), ("12100", "00345", true), ("12200", "00345", true),
      ("12300", "00045", true), ("12300", "00145", false), ("12340", "00005", true),
      ("12340", "00015", false), ("12345", "00005", true), ("12345", "00009", true),
      ("12345", "00004", false), ("12345", "00010", false), ("12000", "01345", false),
      ("12900", "00099", true), ("12900", "00100", false), ("00000", "00000", true),
      ("12200", "00999", true), ("12200", "01000", false), ("12340", "00010", false),
    ] {
      for system in 0...1 {
        let payload = "\(system)\(maker)\(product)"
        let barcode = try Barcode(payload + String(Self.checkDigit(of: payload)), as: .upcA)
        expectEqual((barcode.text(as: .upcE) != nil), hasForm, "\(payload)")
      }
    }
  }

  /// Any wrong digit and any two neighbors exchanged, unless they differ by five, are noticed.
  @Test(arguments: 0..<20)
  func aMisreadDigitIsNoticed(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let length = [7, 11, 12, 13].randomElement(using: &generator) ?? 12
    let payload = String(
      (0..<length).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
    let text = Array(payload + String(Self.checkDigit(of: payload)))
    let format: Barcode.Format =
      length == 7 ? .ean8 : length == 11 ? .upcA : length == 12 ? .ean13 : .gtin14
    #expect(throws: Never.self) { try Barcode(String(text), as: format) }
    for place in text.indices {
      for digit in "0123456789" where digit != text[place] {
        var wrong = text
        wrong[place] = digit
        #expect(throws: Barcode.Error.self) { try Barcode(String(wrong), as: format) }
      }
      guard place > 0 else { continue }
      let values = [text[place - 1], text[place]].map { $0.wholeNumberValue ?? 0 }
      guard abs(values[0] - values[1]) % 5 != 0 else { continue }
      var wrong = text
      wrong.swapAt(place - 1, place)
      #expect(throws: Barcode.Error.self) { try Barcode(String(wrong), as: format) }
    }
  }
}
