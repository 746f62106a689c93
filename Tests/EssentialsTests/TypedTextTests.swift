import Essentials
import TestSupport
import Testing

@Suite("Typed text: digits, dashes, blanks, and marks of any script") struct TypedTextTests {
  @Test(arguments: [
    ("", ""), (" \t\u{A0}\u{3000}\u{FEFF}", ""), ("85003", "85003"),
    ("(602) 254-1000", "(602) 254-1000"),
    ("٨٥٠٠٣", "85003"), ("۸۵۰۰۳", "85003"), ("८५००३", "85003"), ("８５００３", "85003"),
    ("\u{1D7D8}\u{1D7E1}\u{1D7EB}\u{1D7F5}\u{1D7FF}", "09999"), ("²½①Ⅷ", "²½①Ⅷ"),
    ("85281\u{2010}1\u{2011}2\u{2012}3\u{2013}4\u{2014}5\u{2015}6", "85281-1-2-3-4-5-6"),
    ("\u{2212}112.07", "-112.07"), ("\u{FE58}1\u{FE63}2\u{FF0D}3", "-1-2-3"),
    ("\u{200E}85003\u{200F}", "85003"), ("\u{FEFF}1\u{200B}2\u{AD}3\u{2060}4\u{202C}", "1234"),
    ("\u{200E} \u{200E}7 ", "7"), ("1\u{A0}2\u{2009}3\u{202F}4\u{3000}5\r\n6", "1 2 3 4 5  6"),
    ("`\u{2019}\u{2BB}\u{B4}\u{FF07}\u{2032}", "''''''"), ("ＡＰＯ＋（ｘ）＃／．，：＄", "APO+(x)#/.,:$"),
    ("é ñ\u{303} 一 \u{7F}", "é ñ\u{303} 一 \u{7F}"),
  ])
  func plainTextsAreASCII(text: String, plain: String) {
    expectEqual(Array(TypedText.plain(text).unicodeScalars), Array(plain.unicodeScalars))
  }

  @Test(arguments: [
    ("", ZIPCodeText.empty), (" \u{200B}\u{3000}", .empty), ("8", .incomplete(digits: 1)),
    ("7500", .incomplete(digits: 4)), ("٧٥٠٠", .incomplete(digits: 4)), ("85003", .complete(85003)),
    ("00501", .complete(501)), ("\u{FEFF}85003", .complete(85003)), ("٨٥٠٠٣", .complete(85003)),
    ("۸۵۰۰۳", .complete(85003)), ("８５００３", .complete(85003)), ("85003-", .complete(85003)),
    ("85003-1", .complete(85003)), ("85281\u{2011}1234", .complete(85281)),
    ("85003\u{2013}1234", .complete(85003)), ("85003 1234", .complete(85003)),
    ("85003 - 1234", .complete(85003)), ("850031234", .complete(85003)),
    ("８５００３－１２３４", .complete(85003)), ("85003x", .invalid), ("850 03", .invalid),
    ("850031", .invalid), ("8500312", .invalid), ("85003123", .invalid), ("8500312345", .invalid),
    ("85003-12345", .invalid), ("85003--1", .invalid), ("85003-12-4", .invalid),
    ("-85003", .invalid),
    ("8500-31234", .invalid), ("8500-", .invalid), ("-", .invalid), ("AZ 85003", .invalid),
    ("8500O", .invalid), ("8500\u{B3}", .invalid), ("85003\u{301}", .invalid),
  ])
  func zipCodesAreRead(text: String, read: ZIPCodeText) {
    expectEqual(ZIPCodeText(text), read)
    expectEqual(ZIPCodeText(" \u{202A}\(text)\u{202C}\u{A0}"), read)
    if case .complete(let number) = read {
      expectEqual(read.fiveDigits, String(String(100_000 + number).dropFirst()))
    } else {
      expectEqual(read.fiveDigits, nil)
    }
  }
}
