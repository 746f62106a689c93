import Foundation
import TestSupport
import Testing

@testable import HealthDomain

/// The golden tables of escapes.
@Suite struct EscapeTests {
  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    HTMLText.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (#"Tom & "Jerry's" <b>"#, "Tom &amp; &quot;Jerry&#39;s&quot; &lt;b&gt;"), ("", ""),
    ("plain text", "plain text"), ("&amp;", "&amp;amp;"), ("é🍅", "é🍅"),
    ("a\tb\nc", "a\tb\nc"), ("a\r\nb\rc\n\nd", "a\nb\nc\n\nd"),
    (
      "\u{0}\u{1}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"
    ),
  ])
  func textOfHTML(text: String, html: String) {
    #expect(escaped(text) == html)
  }

  @Test func noncharactersAreReplaced() {
    func html(_ value: UInt32) -> String {
      escaped(Unicode.Scalar(value).map { String(Character($0)) } ?? "")
    }
    for plane in 0...16 as ClosedRange<UInt32> {
      #expect(html(plane << 16 | 0xFFFE) == "\u{FFFD}")
      #expect(html(plane << 16 | 0xFFFF) == "\u{FFFD}")
    }
    for value in 0xFDD0...0xFDEF as ClosedRange<UInt32> { #expect(html(value) == "\u{FFFD}") }
    #expect(html(0xFDCF).unicodeScalars.first?.value == 0xFDCF)
    #expect(html(0xFDF0).unicodeScalars.first?.value == 0xFDF0)
    #expect(html(0x10FFFD).unicodeScalars.first?.value == 0x10FFFD)
    #expect(
      Unicode.Scalar(0x1FFFE as UInt32).map { ScriptJSON.text(String(Character($0))).text }
        == #""\ud83f\udffe""#)
  }

  @Test(arguments: [
    (
      "</script><script>alert(1)</script>",
      #""\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e""#
    ),
    ("<!--", #""\u003c!--""#), ("\u{1}\t\n", #""\u0001\t\n""#), ("a&b", #""a\u0026b""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\\", "\"\\\\\""), ("\"", "\"\\\"\""),
    ("\r\u{7F}\u{9F}", #""\r\u007f\u009f""#), ("é🍅", #""é🍅""#),
  ])
  func textOfJSONInAScript(text: String, json: String) throws {
    #expect(ScriptJSON.text(text).text == json)
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func valuesOfJSON() {
    let value = ScriptJSON.object([
      "a": .list([.number("1.5"), .truth(true), .truth(false), .list([])]), "<": nil,
      "b<": .object([]),
    ])
    #expect(value.text == #"{"a":[1.5,true,false,[]],"b\u003c":{}}"#)
  }

  @Test(arguments: [
    ("a b&c=d/é?#", "a%20b%26c%3Dd%2F%C3%A9%3F%23"), ("50% off", "50%25%20off"), ("+1", "%2B1"),
    ("🍅", "%F0%9F%8D%85"), ("O'Neil (x)!*", "O%27Neil%20%28x%29%21%2A"), ("", ""),
    ("azAZ09-._~", "azAZ09-._~"), ("@[`{/:", "%40%5B%60%7B%2F%3A"),
  ])
  func componentOfAURL(text: String, escaped: String) {
    #expect(URLComponent.encoded(text) == escaped)
    #expect(URLComponent.decoded(escaped.utf8)?.utf8.elementsEqual(text.utf8) == true)
  }

  @Test(arguments: ["%", "%2", "%zz", "a%4", "%FF", "%C3", "%C3%28", "%ED%A0%80", "%F5%80%80%80"])
  func aDamagedComponentHasNoText(component: String) {
    #expect(URLComponent.decoded(component.utf8) == nil)
  }

  @Test(arguments: LongTest.seeds(40))
  func anyTextSurvives(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = HostileText.next(&generator)
      #expect(
        URLComponent.decoded(URLComponent.encoded(text).utf8)?.utf8.elementsEqual(text.utf8) == true
      )
      let json = ScriptJSON.text(text).text
      let read = try JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
      #expect((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      for sign in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!json.contains(sign)) }
    }
  }

  @Test(arguments: [
    ("  a \r\n\t b\u{2028}c\u{0}d ", "a b c d"), ("", ""), (" \n", ""), ("é\u{301}", "é\u{301}"),
    ("a b", "a b"), ("a  b", "a b"), (" a", "a"), ("a ", "a"), ("~!", "~!"), ("a\u{7F}b", "a b"),
  ])
  func lineIsOne(text: String, line: String) {
    #expect(CleanText.line(text) == line)
  }

  @Test func aBeginningEndsBetweenWords() {
    #expect(CleanText.beginning(of: "one two three", length: 13) == "one two three")
    #expect(CleanText.beginning(of: "one two three", length: 12) == "one two…")
    #expect(CleanText.beginning(of: "a bbbbbbbbbbb", length: 8) == "a bbbbbb…")
    #expect(CleanText.lines("a\n\n b\u{2029}c\r\nd") == ["a", "b", "c", "d"])
  }
}
