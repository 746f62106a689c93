import Essentials
import TestSupport
import Testing

@Suite("US phone numbers: spellings and numbering plan") struct USPhoneNumberTests {
  @Test(arguments: ["6025550123", "(602) 555-0123", "+1 602.555.0123", "1-602-555-0123"])
  func writingsOfOneNumber(text: String) throws {
    let phone = try USPhoneNumber(text)
    expect(phone.isFictional && phone.phoneExtension == nil)
    expectEqual(phone.e164, "+16025550123")
    expectEqual(phone.national, "(602) 555-0123")
    expectEqual(phone.telephoneLink, "tel:+16025550123")
  }

  @Test(arguments: [
    ("602-254-1000", nil, "tel:+16022541000"), ("602-555-1212", nil, "tel:+16025551212"),
    ("602-254-1000 x12", "12", "tel:+16022541000;ext=12"),
    ("602/254-1000ext. 123456", "123456", "tel:+16022541000;ext=123456"),
    ("602 254 1000 EXT 7", "7", "tel:+16022541000;ext=7"),
    ("(602)2541000#0", "0", "tel:+16022541000;ext=0"),
    // As address books copy them: a no-break space, an en dash, and marks of direction.
    ("\u{202A}+1\u{A0}602\u{2013}254\u{2011}1000\u{202C}", nil, "tel:+16022541000"),
    ("602٢٥٤١٠٠٠", nil, "tel:+16022541000"), ("６０２２５４１０００", nil, "tel:+16022541000"),
    ("602\u{2009}254\u{2212}1000\u{FEFF} x٢", "2", "tel:+16022541000;ext=2"),
    (" 602-254-1000\n", nil, "tel:+16022541000"), ("602-555-0200", nil, "tel:+16025550200"),
    ("602-555-0099", nil, "tel:+16025550099"),
    // As people write an extension, and the number's own link.
    ("602-254-1000, ext 12", "12", "tel:+16022541000;ext=12"),
    ("602 254 1000 extension 12", "12", "tel:+16022541000;ext=12"),
    ("602.254.1000 Ext: 12", "12", "tel:+16022541000;ext=12"),
    ("(602) 254-1000, x12", "12", "tel:+16022541000;ext=12"),
    ("602-254-1000 (ext. 12).", "12", "tel:+16022541000;ext=12"),
    ("(602) 254-1000 (x12)", "12", "tel:+16022541000;ext=12"),
    ("602-254-1000 ext. 12.", "12", "tel:+16022541000;ext=12"),
    ("602-254-1000,,007", "007", "tel:+16022541000;ext=007"),
    ("602-254-1000 - 12#", "12", "tel:+16022541000;ext=12"),
    ("tel:+16022541000;ext=12", "12", "tel:+16022541000;ext=12"),
    ("\u{FEFF}[602] 254\u{202F}1000\u{200B} x. 1\u{2060}2", "12", "tel:+16022541000;ext=12"),
    // Letters are the digits of their keys.
    ("1-800-FLOWERS", nil, "tel:+18003569377"), ("602-CALL-NOW", nil, "tel:+16022255669"),
    ("800-GO-FEDEX, 48", "48", "tel:+18004633339;ext=48"),
    ("(888) get-well ext. 3", "3", "tel:+18884389355;ext=3"),
  ])
  func otherNumbers(text: String, phoneExtension: String?, link: String) throws {
    let phone = try USPhoneNumber(text)
    expect(phone.phoneExtension == phoneExtension && !phone.isFictional)
    expectEqual(phone.telephoneLink, link)
    try expectEqual(USPhoneNumber(phone.national), phone)
  }

  @Test(arguments: [
    ("5551234", USPhoneNumber.Error.tooShort), ("", .tooShort), ("+", .tooShort), ("+1", .tooShort),
    ("+1602254100", .tooShort), ("16022541000 0", .tooLong), ("26022541000", .tooLong),
    ("602-911-1234", .exchangeNotAllowed), ("602-411-0000", .exchangeNotAllowed),
    ("602-154-1000", .exchangeNotAllowed), ("602-054-1000", .exchangeNotAllowed),
    ("911-254-1000", .areaCodeNotAllowed), ("555-254-1000", .areaCodeNotAllowed),
    ("102-254-1000", .areaCodeNotAllowed), ("290-254-1000", .areaCodeNotAllowed),
    ("370-254-1000", .areaCodeNotAllowed), ("960-254-1000", .areaCodeNotAllowed),
    ("+44 20 7946 0958", .notNorthAmerican), ("call me", .notDigits),
    ("CALL-ME-NOWX", .notDigits), ("602-254-100O", .notDigits), ("1-800-CONTACTS", .tooLong),
    ("555-1234 x12", .tooShort), ("602-254-1000; 602-254-1001", .notDigits),
    ("602-254-1000 or 602-254-1001", .notDigits), ("602-254-1000/602-254-1001", .tooLong),
    ("602-254-1000, 602-254-1001", .notDigits), ("602-254-1000 602-254-1001 x3", .tooLong),
    ("602+2541000", .notDigits), ("602²541000", .notDigits),
    ("602-254-1000 x", .extensionNotAllowed),
    ("602-254-1000 x1234567", .extensionNotAllowed), ("602-254-1000 extra 1", .extensionNotAllowed),
    ("602-254-1000 e12", .extensionNotAllowed), ("602-254-1000 x1 2", .extensionNotAllowed),
    ("602-254-1000 x²", .extensionNotAllowed),
  ])
  func isRefused(text: String, reason: USPhoneNumber.Error) {
    expectThrows(reason) { try USPhoneNumber(text) }
  }

  /// A word behind seven digits says what they are for; letters of a number replace its last four to seven digits.
  @Test func aWordAfterSevenDigitsIsNoPartOfTheNumber() throws {
    var generator = SeededGenerator(seed: 11)
    for word in ["fax", "Tel", "TTY", "cell", "home", "work", "DOB", "celular"] {
      let digits = (0..<7).map { _ in String(Int.random(in: 2...9, using: &generator)) }.joined()
      for number in [digits, "1 " + digits, digits.prefix(3) + "-" + digits.suffix(4)] {
        expect((try? USPhoneNumber("\(number) \(word)")) == nil, "\(number) \(word)")
        expect((try? USPhoneNumber("\(number) (\(word))")) == nil, "\(number) \(word)")
      }
    }
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    for length in 4...7 {
      let word = (0..<length).map { _ in Int.random(in: 2...9, using: &generator) }
      let letters = try word.map { try #require(keys[$0 - 2].randomElement(using: &generator)) }
      let start = String("602254".prefix(10 - length))
      try expectEqual(
        USPhoneNumber("1-\(start)-\(String(letters))").digits,
        start + word.map(String.init).joined())
    }
  }

  /// Every area code and exchange against the plan's sentences, read one by one.
  @Test func everyPrefixFollowsThePlan() {
    for code in 0...999 {
      let digits = String(String(1000 + code).dropFirst())
      let isService = digits.hasSuffix("11")
      let isN = digits >= "200"
      let isReserved = ["37", "96"].contains { digits.hasPrefix($0) }
      let middle = digits.dropFirst().first
      let isArea = isN && !isService && middle != "9" && !isReserved && digits != "555"
      expectEqual(((try? USPhoneNumber("\(digits)2541000")) != nil), isArea, "\(digits)")
      expectEqual(((try? USPhoneNumber("602\(digits)1000")) != nil), isN && !isService, "\(digits)")
    }
  }

  @Test func isEncodedWithItsExtension() throws {
    let phones = [try USPhoneNumber("602-254-1000 x12"), try USPhoneNumber("6022541000")]
    let json = #"["+16022541000 x12","+16022541000"]"#
    try expectEqual(encoded(phones), json)
    try expectEqual(decoded(json), phones)
    #expect(throws: DecodingError.self) { let _: [USPhoneNumber] = try decoded(#"["602"]"#) }
  }
}
