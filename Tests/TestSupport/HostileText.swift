package import Essentials

/// Texts as an attacker enters them.
package enum HostileText {
  private static let parts =
    [
      "</script><script>alert(1)</script>", "<script>document.title='owned'</script>",
      #""><img src=x onerror=alert(1)>"#, "' onmouseover='alert(1)", "<!--", "-->", "--!>", "]]>",
      "<![CDATA[", "</title>", "</style>", "</textarea>", "<svg/onload=alert(1)>",
      "<base href=//e>",
      "&#x3c;b&#x3e;", "&lt;", "&", "<", ">", "\"", "'", "`", "\\", "\\u003c", "\\\"", "${1}",
      "{{1}}",
      "javascript:alert(1)", "data:text/html,x", "\r\nBcc: a@b.c\r\n", "\n", "\r", "\t", "\u{0}",
      "\u{1}", "\u{B}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}", "\u{202E}",
      "\u{200B}", "\u{FEFF}", "e\u{301}", "é",
      "🍅", "👩‍👩‍👧", "中文", "مرحبا", "+ADw-script+AD4-", "=1+1", "<iframe srcdoc='x'>", "%3Cb%3E", "%00",
      "{site}", "{link}", "/", "..", ".", "#web", "?a=b", "Fresh figs", "1 Main St",
    ]
    + [0xFDD0, 0xFFFE, 0x1FFFE, 0x10FFFF].compactMap {
      Unicode.Scalar($0 as UInt32).map { String(Character($0)) }
    }

  /// Returns a text of up to six parts.
  package static func next(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      parts.randomElement(using: &generator) ?? ""
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }
}
