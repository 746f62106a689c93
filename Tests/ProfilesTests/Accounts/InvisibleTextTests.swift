import Profiles
import TestSupport
import Testing

@Suite("Invisible texts: names, rows, and titles are blank") struct InvisibleTextTests {
  static let texts = [
    "\u{3164}", "\u{2800}", "\u{115F}", "\u{FE0F}", "\u{200B}", " \u{2060}\u{A0}",
    "\u{AD}\u{E0041}",
  ]

  @Test(arguments: texts)
  func aTextThatNobodySeesIsBlank(text: String) throws {
    expectThrows(AccountForm.PersonName.Error.empty) { try AccountForm.PersonName(text) }
    expectEqual(try AccountForm.PersonName("Ng" + text + "a").text, "Ng" + text + "a")
    expectThrows(ShoppingList.Error.invalidTitle) { try ShoppingList.Draft(text) }
    expectThrows(CommunityBoard.Error.invalidTitle) {
      try CommunityBoard.Community("a", title: text)
    }
    let item = try ItemReference(.park, "1")
    var places = SavedLocations()
    expectThrows(SavedLocations.Error.invalidTitle) { try places.save(.item(item), as: text) }
    var list = ShoppingList()
    let (replica, draft) = (try ListSamples.replica("a"), try ShoppingList.Draft("Milk"))
    try list.add(draft, by: replica, at: 1)
    expectThrows(ShoppingList.Error.invalidTitle) {
      try list.set(.title(text), of: draft.id, by: replica, at: 2)
    }
    var form = AccountForm.Parent()
    (form.firstName, form.lastName, form.city) = (text, "Ng", text)
    expectEqual(
      form.problems.map(\.reason), [.missing, .cityOrZIPCodeMissing])
  }

  @Test(arguments: texts)
  func aReviewThatNobodySeesHasNoText(text: String) throws {
    expectThrows(ReviewBook.Error.empty) { try ReviewBook.Draft(stars: nil, text: text) }
    let item = try ItemReference(.park, "1")
    let (kim, owner) = (
      try #require(ReviewBook.Person("kim")), try #require(ReviewBook.Person("o"))
    )
    var book = ReviewBook()
    book.submit(try ReviewBook.Draft(stars: StarRating(4), text: text), on: item, by: kim, at: 1)
    let target = ReviewBook.Target(item, by: kim)
    expect(book.review(target)?.state == .notNeeded && book.review(target)?.text == "")
    expectEqual(book.answer(text, to: target, by: owner, at: 2), .refused(.invalidText))
    let news = try SubscriptionConsents.Purpose("news")
    expectThrows(SubscriptionConsents.Error.invalidContact) {
      try SubscriptionConsents.Consent(news, textVersion: "1", contact: text, at: 1)
    }
  }

  @Test(arguments: ["A\u{202E}", "A\u{2066}b", "A\nB", "A\u{2028}B", "\u{202D}A\u{202C}", "A\u{7}"])
  func aCommunityTitleIsOneLineThatTurnsNothing(title: String) {
    expectThrows(CommunityBoard.Error.invalidTitle) {
      try CommunityBoard.Community("a", title: title)
    }
  }

  /// The text with the marks that it opens and does not end.
  private func openMarks(_ text: String) -> Int {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
      case "\u{202C}" where open.last == scalar: open.removeLast()
      case "\u{2069}" where open.contains(scalar):
        while open.popLast() != scalar {}
      default: break
      }
    }
    return open.count
  }

  @Test(arguments: 0..<20)
  func noTextTurnsWhatIsShownBesideIt(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "A", "ב", " ", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
      "\u{2067}", "\u{2068}", "\u{2069}",
    ]
    func text() -> String {
      "A" + (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    }
    let (item, replica) = (try ItemReference(.recipe, "1"), try ListSamples.replica("a"))
    var list = ShoppingList()
    try list.add(.init(text(), unit: text(), aisle: text()), by: replica, at: 1)
    try list.add(.init(text(), quantity: 2, unit: text()), for: item, by: replica, at: 2)
    for row in list.rows { try list.set(.title(text()), of: row.id, by: replica, at: 3) }
    var places = SavedLocations()
    try places.save(.item(item), as: text())
    let rule = try ReminderRule("1", .water, .daily(times: [60]), text: text(), showsText: true)
    let plan = ReminderPlan(for: [rule], at: 0, in: try UTCOffsetTable(initial: 0))
    let (kim, owner) = (
      try #require(ReviewBook.Person("kim")), try #require(ReviewBook.Person("o"))
    )
    var book = ReviewBook()
    book.submit(try .init(stars: nil, text: text() + "\n" + text()), on: item, by: kim, at: 1)
    book.decide(.approve, on: .init(item, by: kim))
    book.answer(text(), to: .init(item, by: kim), by: owner, at: 2)
    let review = try #require(book.reviews(of: item).first)
    var shown = places.entries.map(\.title) + plan.notices.prefix(1).map(\.body)
    for row in list.rows {
      shown += [row.title, row.unit, row.aisle]
      shown += row.needs.map(\.unit)
      shown += row.otherAmounts.map(\.unit)
    }
    shown += review.text.split(separator: "\n").map(String.init)
    shown.append(review.answer?.text ?? "")
    expect(shown.count > 10)
    for text in shown { expectEqual(openMarks(text), 0) }
  }

  @Test func whatWasStoredIsRead() throws {
    let board: CommunityBoard = try decoded(#"{"communities":[{"id":"a","title":"A\u202eB"}]}"#)
    expectEqual(board.communities.map(\.title), ["A\u{202E}B"])
    let places: SavedLocations = try decoded(
      #"{"entries":[{"title":"\u200b","item":"park/1"}]}"#)
    expectEqual(places.entries.count, 1)
    let book: ReviewBook = try decoded(
      #"{"reviews":[{"author":"kim","state":"published","subject":"park/1","text":"\u200b","time":1}]}"#
    )
    expectEqual(book.reviews(of: try ItemReference(.park, "1")).map(\.text), ["\u{200B}"])
    let consents: SubscriptionConsents = try decoded(
      #"""
      {"consents":[
        {"contact":"\u200b","givenAt":1,"giver":"oneself","purpose":"news","textVersion":"1"}]}
      """#)
    expectEqual(consents.active.map(\.contact), ["\u{200B}"])
    let member: AccountForm.Member.Profile = try decoded(#"{"displayName":"\u3164"}"#)
    expectEqual(member.displayName.text, "–")
  }
}
