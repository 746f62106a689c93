import Foundation
import TestSupport
import Testing

@testable import Essentials

/// The golden tables of escapes.
@Suite("Escaping: HTML, JSON in scripts, and URLs") struct EscapeTests {
  func escaped(_ text: String) -> String {
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
    expectEqual(escaped(text), html)
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
    expectEqual(ScriptJSON.text(text).text, json)
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    expectEqual((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars), true)
  }

  @Test(arguments: [
    ("a b&c=d/é?#", "a%20b%26c%3Dd%2F%C3%A9%3F%23"), ("50% off", "50%25%20off"), ("+1", "%2B1"),
    ("🍅", "%F0%9F%8D%85"), ("O'Neil (x)!*", "O%27Neil%20%28x%29%21%2A"), ("", ""),
    ("azAZ09-._~", "azAZ09-._~"), ("@[`{/:", "%40%5B%60%7B%2F%3A"),
  ])
  func componentOfAURL(text: String, escaped: String) {
    expectEqual(URLComponent.encoded(text), escaped)
    expectEqual(URLComponent.decoded(escaped.utf8)?.utf8.elementsEqual(text.utf8), true)
  }

  @Test(arguments: ["%", "%2", "%zz", "a%4", "%FF", "%C3", "%C3%28", "%ED%A0%80", "%F5%80%80%80"])
  func aDamagedComponentHasNoText(component: String) {
    expect(URLComponent.decoded(component.utf8) == nil)
  }
}
