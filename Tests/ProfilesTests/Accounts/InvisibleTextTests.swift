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
