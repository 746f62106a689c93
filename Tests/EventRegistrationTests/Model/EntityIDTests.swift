import EventRegistration
import Foundation
import TestSupport
import Testing

@Suite("Entity IDs: text, bytes, and JSON") struct EntityIDTests {
  private let example = EventID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)

  @Test func bytesHaveTheOrderOfTheText() {
    expectEqual(example.uuidString, "01234567-89AB-CDEF-FEDC-BA9876543210")
    expectEqual(example.description, example.uuidString)
    let bytes = example.uuid
    expect(bytes.0 == 0x01 && bytes.1 == 0x23 && bytes.7 == 0xEF)
    expect(bytes.8 == 0xFE && bytes.14 == 0x32 && bytes.15 == 0x10)
  }

  @Test(
    arguments: [
      "", "-", "01234567-89AB-CDEF-FEDC-BA987654321", "01234567-89AB-CDEF-FEDC-BA98765432100",
      "{01234567-89AB-CDEF-FEDC-BA9876543210}", " 01234567-89AB-CDEF-FEDC-BA9876543210",
      "01234567-89AB-CDEF-FEDC-BA9876543210 ", "0123456789ABCDEFFEDCBA9876543210",
      "012345678-9AB-CDEF-FEDC-BA9876543210", "01234567-89AB-CDEF-FEDC_BA9876543210",
      "0123456G-89AB-CDEF-FEDC-BA9876543210", "0123456/-89AB-CDEF-FEDC-BA9876543210",
      "0123456:-89AB-CDEF-FEDC-BA9876543210", "0123456@-89AB-CDEF-FEDC-BA9876543210",
      "0123456`-89AB-CDEF-FEDC-BA9876543210", "+1234567-89AB-CDEF-FEDC-BA9876543210",
      "０1234567-89AB-CDEF-FEDC-BA9876543210", "01234567-89AB-CDEF-FEDC-BA987654321\u{E9}",
    ])
  func otherTextsAreRefused(text: String) {
    expectEqual(EventID(uuidString: text), nil)
  }

  @Test func bothHalvesMatter() {
    let zero = EventID(high: 0, low: 0)
    let identifiers: Set = [zero, EventID(high: 0, low: 1), EventID(high: 1, low: 0)]
    expectEqual(identifiers.count, 3)
    expect(zero < EventID(high: 0, low: 1))
    expect(EventID(high: 0, low: .max) < EventID(high: 1, low: 0))
    expect(!(zero < zero))
  }

  @Test func itIsEncodedAsItsText() throws {
    try expectEqual(encoded(example), #""01234567-89AB-CDEF-FEDC-BA9876543210""#)
    try expectEqual(decoded(#""01234567-89ab-cdef-fedc-ba9876543210""#), example)
    #expect(throws: DecodingError.self) { let _: EventID = try decoded(#""01234567""#) }
    #expect(throws: DecodingError.self) { let _: EventID = try decoded("7") }
  }

  @Test func dictionariesHaveTheTextAsKey() throws {
    let json = #"{"01234567-89AB-CDEF-FEDC-BA9876543210":7}"#
    try expectEqual(encoded([example: 7]), json)
    try expectEqual(decoded(json), [example: 7])
    #expect(throws: DecodingError.self) { let _: [EventID: Int] = try decoded(#"{"x":7}"#) }
  }
}
