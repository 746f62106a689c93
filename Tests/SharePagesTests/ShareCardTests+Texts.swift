import SharePages
import TestSupport
import Testing

extension ShareCardTests {
  @Test(arguments: [
    String(repeating: "👨‍👩‍👧‍👦", count: 40), "a" + String(repeating: "🇺🇸", count: 100),
    "a" + String(repeating: "か\u{3099}", count: 120),
  ])
  func aPreviewEndsAfterAWholeCharacter(details: String) throws {
    let item = try ItemReference(.park, "1")
    var record = DirectoryRecord(item, title: "Park")
    record.details = details
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    let card = try ShareCard(record, on: site)
    let start = String(card.summary.dropLast())
    expect(card.summary.hasSuffix("…") && start.unicodeScalars.count <= 200)
    expect(details.prefix(start.count).unicodeScalars.elementsEqual(start.unicodeScalars))
    expect(card.html.contains("content=\"\(card.summary)\""))
    expect(card.linkedData?.contains("\"\(card.summary)\"") == true)
  }

  @Test(arguments: ["\u{200B}", "\u{3164}", "\u{2800}\u{FE0F}", " \u{AD}"])
  func aTitleThatNobodySeesIsReplaced(title: String) throws {
    let record = DirectoryRecord(try ItemReference(.park, "1"), title: title)
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    try expectEqual(ShareCard(record, on: site).title, "A park")
  }

  @Test func aTitleTurnsNothingBesideIt() throws {
    let record = DirectoryRecord(try ItemReference(.park, "1"), title: "A\u{202E}B")
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    try expectEqual(ShareCard(record, on: site).title, "AB")
  }

  @Test(arguments: [
    ("he", true), ("ar-EG", true), ("ur-Aran", true), ("en", false), ("es", false),
    ("fa-Latn", false),
  ])
  func pagesHaveTheDirectionOfTheirLanguage(language: String, isRightToLeft: Bool) throws {
    let record = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    var details = ShareCard.Details()
    details.messages.language = language
    let card = try ShareCard(record, on: site, with: details)
    let list = ShareCard.Collection("A", of: [card], on: site, messages: details.messages)
    for page in [card.html, card.printableHTML, list.html, list.printableHTML] {
      expect(page.contains("<html lang=\"\(language)\"" + (isRightToLeft ? " dir=\"rtl\">" : ">")))
    }
  }

  /// In a browser with Noto Sans, each line of these letters is one line of the sheet.
  @Test(arguments: [
    "abcdefghijklm nopqrst uvwxyz ", "абвгде ёжзий клмнопрст уфхцчшщ ",
    "αβγδε ζηθικλ μνξοπρ στυφχψω ", "ابجد هوز حطي كلمن سعفص قرشت ثخذ ",
    "אבגד הוזח טיכל מנסע פצקר שת ", "ქართული ანბანი ყველა ადამიანი ",
    "tiếng Việt có dấu người dừa ", "ภาษาไทย เขียน ติดกัน ",
  ])
  func fortyLinesFitOnASheet(letters: String) throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    let line = String(String(repeating: letters, count: 9).prefix(80)) + "end"
    record.details = (0..<40).map { "\($0) \(line)" }.joined(separator: "\n")
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    let page = try ShareCard(record, on: site).printableHTML
    expect(!page.contains("See more at"))
    for number in 0..<40 { expect(page.contains(">\(number) \(line)<")) }
  }

  @Test func aTelephoneNumberHasItsExtension() throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    record.address = "1 Main St"
    record.actions = [try #require(.init("call", "tel:+16022541000;ext=12"))]
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    let data = try #require(try ShareCard(record, on: site).linkedData)
    expect(data.contains(#""telephone":"+16022541000;ext=12""#))
  }
}
