import Foundation
import TestSupport
import Testing

@testable import Essentials

extension EscapeTests {
  @Test func noncharactersAreReplaced() {
    func html(_ value: UInt32) -> String {
      escaped(Unicode.Scalar(value).map { String(Character($0)) } ?? "")
    }
    for plane in 0...16 as ClosedRange<UInt32> {
      expectEqual(html(plane << 16 | 0xFFFE), "\u{FFFD}")
      expectEqual(html(plane << 16 | 0xFFFF), "\u{FFFD}")
    }
    for value in 0xFDD0...0xFDEF as ClosedRange<UInt32> { expectEqual(html(value), "\u{FFFD}") }
    expectEqual(html(0xFDCF).unicodeScalars.first?.value, 0xFDCF)
    expectEqual(html(0xFDF0).unicodeScalars.first?.value, 0xFDF0)
    expectEqual(html(0x10FFFD).unicodeScalars.first?.value, 0x10FFFD)
    expectEqual(
      Unicode.Scalar(0x1FFFE as UInt32).map { ScriptJSON.text(String(Character($0))).text },
      #""\ud83f\udffe""#)
  }

  @Test func valuesOfJSON() {
    let value = ScriptJSON.object([
      "a": .list([.number("1.5"), .truth(true), .truth(false), .list([])]), "<": nil,
      "b<": .object([]),
    ])
    expectEqual(value.text, #"{"a":[1.5,true,false,[]],"b\u003c":{}}"#)
  }

  @Test(arguments: LongTest.seeds(40))
  func anyTextSurvives(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = HostileText.next(&generator)
      expectEqual(
        URLComponent.decoded(URLComponent.encoded(text).utf8)?.utf8.elementsEqual(text.utf8), true)
      let json = ScriptJSON.text(text).text
      let read = try JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
      expectEqual((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars), true)
      for sign in ["<", ">", "&", "\u{2028}", "\u{2029}"] { expect(!json.contains(sign)) }
    }
  }

  @Test(arguments: [
    ("  a \r\n\t b\u{2028}c\u{0}d ", "a b c d"), ("", ""), (" \n", ""), ("é\u{301}", "é\u{301}"),
    ("a b", "a b"), ("a  b", "a b"), (" a", "a"), ("a ", "a"), ("~!", "~!"), ("a\u{7F}b", "a b"),
  ])
  func lineIsOne(text: String, line: String) {
    expectEqual(CleanText.line(text), line)
  }

  @Test func aBeginningEndsBetweenWords() {
    expectEqual(CleanText.beginning(of: "one two three", length: 13), "one two three")
    expectEqual(CleanText.beginning(of: "one two three", length: 12), "one two…")
    expectEqual(CleanText.beginning(of: "a bbbbbbbbbbb", length: 8), "a bbbbbb…")
    expectEqual(CleanText.lines("a\n\n b\u{2029}c\r\nd"), ["a", "b", "c", "d"])
  }
}
