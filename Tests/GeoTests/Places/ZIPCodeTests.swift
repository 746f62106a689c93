import Foundation
import Geo
import TestSupport
import Testing

@Suite("ZIP codes: text and order") struct ZIPCodeTests {
  @Test func anyFiveDigitsAreAZIPCode() {
    for number in stride(from: 0, to: 100_000, by: LongTest.size(1, small: 37)) {
      let digits = String(String(100_000 + number).dropFirst())
      expectEqual(ZIPCode(digits)?.description, digits)
    }
  }

  @Test(
    arguments: [
      "85003", " 85003", "85003\n", "\u{A0}85003\u{3000}", "85003-1234", "850031234 ", "85003-",
      "85003-123", "85003 1234", "85003\u{2013}1234", "85003\u{2011}1234", "\u{200E}85003\u{200F}",
      "\u{FF18}\u{FF15}\u{FF10}\u{FF10}\u{FF13}", "\u{668}\u{665}\u{660}\u{660}\u{663}",
    ])
  func whiteSpaceAndTheLastFourDigitsAreIgnored(text: String) {
    #expect(ZIPCode(text) == ZIPCode("85003"))
    #expect(ZIPCode(text)?.description == "85003")
  }

  @Test(
    arguments: [
      "", " ", "8500", "850 03", "850033", "85003-12345", "8500-31234",
      "85003--234", "85003-123-", "85003-----", "8500312345", "850031-234", "-85003", "+8503",
      "8500O", "85003-12 4",
      "85003\u{301}", "8500\u{7F}",
    ])
  func otherTextIsNoZIPCode(text: String) {
    #expect(ZIPCode(text) == nil)
  }

  @Test func aLongTextIsNoZIPCode() {
    for text in ["8", " "] {
      expectEqual(ZIPCode(String(repeating: text, count: 100_000)), nil)
    }
  }

  @Test func theOrderIsThatOfTheDigits() {
    let texts = ["99950", "00501", "85003", "10001", "09999"]
    #expect(texts.compactMap { ZIPCode($0) }.sorted().map(\.description) == texts.sorted())
  }

  @Test func theEncodedFormKeepsLeadingZeros() throws {
    #expect(try encoded([ZIPCode("00501")]) == #"["00501"]"#)
    #expect(try decoded(#"["00501", "85003-1234"]"#) == [ZIPCode("00501"), ZIPCode("85003")])
    #expect(throws: DecodingError.self) { try decoded(#"["501"]"#) as [ZIPCode] }
    #expect(throws: DecodingError.self) { try decoded("[85003]") as [ZIPCode] }
  }
}
