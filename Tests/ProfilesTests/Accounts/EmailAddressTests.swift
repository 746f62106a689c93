import Profiles
import TestSupport
import Testing

@Suite("Email addresses: accepted, refused, and corrected") struct EmailAddressTests {
  /// The pattern that WHATWG publishes beside its grammar, as other engines run it.
  let pattern: Regex<AnyRegexOutput>

  init() throws {
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    pattern = try Regex("[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@\(label)(?:\\.\(label))*")
      .matchingSemantics(.unicodeScalar)
  }

  func isValid(_ text: String) -> Bool { (try? EmailAddress(text)) != nil }

  func check(_ text: String) throws {
    let isExpected = try pattern.wholeMatch(in: text) != nil
    expectEqual(isValid(text), isExpected, "\(text.debugDescription)")
  }

  static let valid = [
    "a@b", "a@b.c", "user@example.com", "User.Name+tag@Example.COM", "user@localhost", "a.@b",
    ".a@b",
    "a..b@c.d", "...@x", "!#$%&'*+/=?^_`{|}~-@example.com", "o'brien@example.ie", "/=@x.y", "a@1",
    "a@127.0.0.1", "a@b-c.d", "a@b--c.d", "a@xn--bcher-kva.example", "1234567890@example.com",
    "_@example.com", "x@example.co.uk", "a@b.123", "%40@x", "{}@x", "a@B",
    "a@" + String(repeating: "a", count: 63),
    "a@" + String(repeating: "a", count: 63) + "." + String(repeating: "a", count: 63),
    String(repeating: "a", count: 65) + "@x.y", "a@b." + String(repeating: "c", count: 63),
  ]

  static let invalid: [(String, EmailAddress.Error)] = [
    ("", .empty), ("a", .atSignMissing), ("@", .localPartMissing), ("a@", .domainMissing),
    ("@b", .localPartMissing), ("a@@b", .severalAtSigns), ("a@b@c", .severalAtSigns),
    ("a b@c", .whiteSpace), ("a@b c", .whiteSpace), (" a@b", .whiteSpace), ("a@b ", .whiteSpace),
    ("a@b\n", .whiteSpace), ("a@b.c\r", .whiteSpace), ("a\n@b", .whiteSpace),
    ("a@b\t", .whiteSpace),
    ("a@-b", .domainNotAllowed), ("a@b-", .domainNotAllowed), ("a@b-.c", .domainNotAllowed),
    ("a@.b", .domainNotAllowed), ("a@b.", .domainNotAllowed), ("a@b.c.", .domainNotAllowed),
    ("a@b..c", .domainNotAllowed), ("a@" + String(repeating: "a", count: 64), .domainNotAllowed),
    ("a@b_c", .domainNotAllowed), ("a@[127.0.0.1]", .domainNotAllowed),
    ("\"a b\"@c.d", .whiteSpace),
    ("\"a\"@b", .localPartNotAllowed), ("a(c)@b", .localPartNotAllowed),
    ("a,b@c", .localPartNotAllowed),
    ("a;b@c", .localPartNotAllowed), ("a:b@c", .localPartNotAllowed),
    ("a<b@c", .localPartNotAllowed),
    ("a>b@c", .localPartNotAllowed), ("a\\b@c", .localPartNotAllowed),
    ("a[b]@c", .localPartNotAllowed),
    ("bücher@example.com", .notASCII), ("a@bücher.example", .notASCII), ("用户@例え.jp", .notASCII),
    ("a@b.c,d@e.f", .severalAtSigns), ("Ann <a@b.c>", .whiteSpace), ("a@b\u{0}", .whiteSpace),
    ("a\u{200B}@b.c", .notASCII), ("a@b:25", .domainNotAllowed),
    ("mailto:a@b", .localPartNotAllowed),
    ("a@b/c", .domainNotAllowed), ("a@*.com", .domainNotAllowed), ("ａ@b.c", .notASCII),
    // The Kelvin sign and the long s are letters of ASCII where case is ignored.
    ("\u{212A}@b.c", .notASCII), ("\u{17F}@b.c", .notASCII), ("a@\u{212A}.c", .notASCII),
    ("a\u{7F}@b", .whiteSpace), ("a@b\u{301}", .notASCII), ("a@\u{301}b", .notASCII),
    ("a@\r\nb", .whiteSpace),
  ]

  @Test(arguments: valid) func isAccepted(text: String) throws {
    try expectEqual(EmailAddress(text).text, text)
    try check(text)
  }

  @Test(arguments: invalid) func isRefused(text: String, reason: EmailAddress.Error) throws {
    expectThrows(reason) { try EmailAddress(text) }
    try check(text)
  }

  @Test func aDotCanBeRequired() throws {
    expectThrows(EmailAddress.Error.dotMissing) {
      try EmailAddress("user@localhost", requiringDot: true)
    }
    try expectEqual(EmailAddress("a@b.c", requiringDot: true).domain, "b.c")
    // A dot before the sign is not one of the domain.
    expectThrows(EmailAddress.Error.dotMissing) { try EmailAddress("a.b@c", requiringDot: true) }
  }

  @Test(arguments: [
    (" a@b.c", "a@b.c"), ("a@b.c \t", "a@b.c"), ("\u{C}a@b\n", "a@b"), ("a@\r\nb", "a@b"),
    ("a\n@b.c\r", "a@b.c"), ("a@b", "a@b"),
    ("a@b.c\u{A0}", "a@b.c"), ("\u{200B}a@b.c", "a@b.c"), ("\u{FEFF} a@b.c", "a@b.c"),
    ("\u{202A}a@b.c\u{202C}", "a@b.c"), ("\u{2009}a@b.c\u{3000}\u{200F}", "a@b.c"),
  ])
  func trimmingIsOffered(text: String, trimmed: String) throws {
    try expectEqual(EmailAddress(trimming: text).text, trimmed)
  }

  @Test func partsAndKey() throws {
    let email = try EmailAddress("User.Name+tag@Example.COM")
    expect(email.localPart == "User.Name+tag" && email.domain == "Example.COM")
    expectEqual(email.accountKey, "user.name+tag@example.com")
    try expectEqual(EmailAddress("I@X").accountKey, "i@x")
  }

  @Test func limitsOfMailServersAreWarnings() throws {
    let long = String(repeating: "a", count: 64)
    try expectEqual(EmailAddress("\(long)@x.y").warnings, [])
    try expectEqual(EmailAddress("\(long)a@x.y").warnings, [.localPartTooLong])
    let domain = [63, 63, 61].map { String(repeating: "b", count: $0) }.joined(separator: ".")
    try expectEqual(EmailAddress("\(long)@\(domain)").warnings, [])
    try expectEqual(EmailAddress("\(long)@\(domain)b").warnings, [.tooLong])
    try expectEqual(EmailAddress("\(long)a@\(domain)").warnings, [.localPartTooLong, .tooLong])
  }

  @Test(arguments: [
    ("gmail.co", "gmail.com"), ("gmail.cm", "gmail.com"), ("gmail.con", "gmail.com"),
    ("GMAIL.CMO", "gmail.com"), ("yahoo.con", "yahoo.com"), ("yahoo.cm", "yahoo.com"),
    ("hotmail.con", "hotmail.com"), ("outlook.con", "outlook.com"), ("icloud.con", "icloud.com"),
    ("comcast.nte", "comcast.net"), ("sbcglobl.net", "sbcglobal.net"),
    ("verizon.ney", "verizon.net"),
    ("belllsouth.net", "bellsouth.net"), ("proton.em", "proton.me"), ("xgmail.com", "gmail.com"),
  ])
  func otherSlipsAreMended(domain: String, target: String) throws {
    try expectEqual(EmailAddress("a@\(domain)").suggestion?.text, "a@\(target)")
  }

  @Test(arguments: [
    "mail.com", "email.com", "ymail.com", "love.com", "mac.com", "me.com", "gmx.de", "gmx.net",
    "comcast.com", "live.com", "live.ca", "live.co.uk", "gmail.fr", "gmail.hu", "mailw.com",
    "aol.com",
    "att.net", "cox.net", "msn.com", "gmail.com", "yahoo.com", "hotmail.com", "outlook.com",
    "Gmail.COM",
    "icloud.com", "proton.me", "example.com", "yahoo.co.uk", "hotmail.fr", "aoll.com", "asu.edu",
    "b",
    "phoenix.gov", "liev.org", "gmailxx.com", "mgial.com",
  ])
  func realDomainsAreLeftAlone(domain: String) throws {
    try expect(EmailAddress("a@\(domain)").suggestion == nil)
  }

  /// Keyboards of East Asia type full-width characters, and a full stop of their own.
  @Test func fullWidthCharactersAreCorrected() throws {
    var generator = SeededGenerator(seed: 9)
    for address in ["ana.silva+1@exemplo.com.br", "yuki_t@example.co.jp", "A-b`c'd@x.example"] {
      for _ in 0..<50 {
        let typed = address.unicodeScalars.map { scalar -> String in
          guard Bool.random(using: &generator) else { return String(scalar) }
          if scalar == ".", Bool.random(using: &generator) { return "\u{3002}" }
          return Unicode.Scalar(scalar.value + 0xFEE0).map { String($0) } ?? ""
        }.joined()
        expectEqual(try EmailAddress(trimming: typed + " ").text, address)
        expect(typed == address || !isValid(typed), typed)
      }
    }
  }

  @Test func isEncodedAsItsText() throws {
    try expectEqual(encoded([EmailAddress("A.b@c.d")]), #"["A.b@c.d"]"#)
    try expectEqual(decoded(#"["A.b@c.d"]"#), [EmailAddress("A.b@c.d")])
    #expect(throws: DecodingError.self) { let _: [EmailAddress] = try decoded(#"["a b@c"]"#) }
  }
}
