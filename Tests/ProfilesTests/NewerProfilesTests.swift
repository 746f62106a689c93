import Essentials
import Geo
import Profiles
import TestSupport
import Testing

@Suite("Lists, consents, reminders, sessions, and reviews of a newer version")
struct NewerProfilesTests {
  @Test(arguments: 0..<20)
  func nothingOfANewerVersionIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func expectKept<Value: Codable>(_ type: Value.Type, _ template: String) throws {
      let json = newerVersion(template, using: &generator)
      try expectEqual(sortedJSON(encoded(decoded(json) as Value)), sortedJSON(json))
    }
    try expectKept(
      FavoriteItems.self,
      """
      {~"items":[{~"adds":[{~"number":2,"position":{"replica":"a","time":9,"value":1},"replica":"a"}],\
      "id":"market/1"}],"seen":[{"number":2,"replica":"a"}],"time":9}
      """)
    try expectKept(
      ShoppingList.self,
      """
      {~"items":[{~"adds":[{~"aisle":{"replica":"a","time":9,"value":""},\
      "isDone":{"replica":"a","time":9,"value":false},"number":1,\
      "position":{"replica":"a","time":9,"value":1},"quantity":{"replica":"a","time":9,"value":2},\
      "replica":"a","title":{"replica":"a","time":9,"value":"Pears"},\
      "unit":{"replica":"a","time":9,"value":"lb"}}],"id":"item/produce/pears"}],\
      "seen":[{"number":1,"replica":"a"}],"time":9}
      """)
    try expectKept(
      SavedLocations.self,
      """
      {~"entries":[{~"state":"AZ","title":"Arizona"},{~"zipCode":"85003","title":"Home"},\
      {"state":"@","title":"New"},{"@":[1,2],"title":"Trail"}]}
      """)
    try expectKept(
      SubscriptionConsents.self,
      """
      {~"consents":[{~"givenAt":5,"giver":"@","purpose":"news","textVersion":"1"},\
      {~"contact":"a\\u0040b.org","givenAt":5,"giver":"parent","purpose":"texts","textVersion":"1"}]}
      """)
    try expectKept(
      ReminderRule.self,
      #"{~"id":"1","pattern":{"@":{"every":3}},"quietPolicy":"@","topic":"@"}"#)
    try expectKept(
      ReminderRule.self,
      #"{~"id":"1","pattern":{"daily":{"times":[480]}},"quietPolicy":"@","topic":"water"}"#)
    try expectKept(
      ReviewBook.self,
      """
      {"reviews":[{"answer":{"owner":"o","state":"@","text":"Thanks","time":9},"author":"kim",\
      "state":"@","subject":"market/1","text":"Good","time":8}]}
      """)
    try expectKept(
      AccountSession.self,
      """
      {"email":"kim\\u0040example.com","person":"00000000-0000-0001-0000-000000000002","role":"@"}
      """)
  }

  /// Two phones of an older version merge rows with fields that only newer versions know.
  @Test(arguments: 0..<20)
  func copiesWithUnknownFieldsAgreeWhateverTheOrderOfMerges(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func row(_ replica: String, _ note: Int, _ time: Int) -> String {
      """
      {"items":[{"adds":[{"note":{"replica":"\(replica)","time":\(time),"value":\(note)},"number":1,\
      "position":{"replica":"a","time":9,"value":1},"replica":"a"}],"id":"market/1",\
      "pin":\(note)}],"look":\(note),"seen":[{"number":1,"replica":"a"}],"time":9}
      """
    }
    var copies: [FavoriteItems] = []
    var notes: [(time: Int, note: Int)] = []
    for replica in ["b", "c", "d"] {
      notes.append((.random(in: 10...12, using: &random), .random(in: 1...9, using: &random)))
      copies.append(
        try decoded(row(replica, notes[notes.count - 1].note, notes[notes.count - 1].time)))
    }
    var merged: Set<String> = []
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var copy = copies[order[0]]
      for other in order.dropFirst() { try copy.merge(copies[other], at: 20) }
      try copy.merge(copies[order[0]], at: 20)
      merged.insert(try encoded(copy))
    }
    expectEqual(merged.count, 1)
    let latest = try #require(notes.map(\.time).max())
    let last = notes.filter { $0.time == latest }.map(\.note)
    expect(
      merged.contains { json in
        last.contains { json.contains(#""time":\#(latest),"value":\#($0)}"#) }
      })
  }

  @Test func anEditKeepsWhatANewerVersionWroteInTheRow() throws {
    var list: ShoppingList = try decoded(
      """
      {"items":[{"adds":[{"aisle":{"replica":"a","time":9,"value":""},"color":"red",\
      "isDone":{"replica":"a","time":9,"value":false},"number":1,\
      "position":{"replica":"a","time":9,"value":1},"quantity":{"replica":"a","time":9,"value":2},\
      "replica":"a","title":{"replica":"a","time":9,"value":"Pears"},\
      "unit":{"replica":"a","time":9,"value":"lb"}}],"id":"item/produce/pears","store":7}],\
      "seen":[{"number":1,"replica":"a"}],"sort":"aisle","time":9}
      """)
    let phone = try ListSamples.replica("phone")
    let id = try #require(list.rows.first?.id)
    try list.set(.quantity(3), of: id, by: phone, at: 20)
    let json = try encoded(list)
    for field in [#""color":"red""#, #""store":7"#, #""sort":"aisle""#, #""value":3"#] {
      expect(json.contains(field), field)
    }
    list.remove(id)
    let empty = try encoded(list)
    expect(!empty.contains("red") && !empty.contains("store") && empty.contains("aisle"))
  }

  /// What nobody here understands gives no permission, sends nothing, and shows nothing.
  @Test func unknownCasesAreTreatedWithCare() throws {
    var consents: SubscriptionConsents = try decoded(
      #"{"consents":[{"contact":"a@b.org","givenAt":5,"giver":"guardian","purpose":"news","textVersion":"1"}]}"#
    )
    let news = try SubscriptionConsents.Purpose("news")
    expect(!consents.isActive(news) && consents.active == [])
    expectEqual(consents.consent(to: news)?.giver.name, "guardian")
    expect(consents.withdraw(news, at: 9))
    try expect(!encoded(consents).contains("a@b.org"))

    let session: AccountSession = try decoded(
      #"{"email":"kim@example.com","person":"00000000-0000-0001-0000-000000000002","role":"nurse"}"#
    )
    expectEqual(session.role, .anonymous)
    for capability in AccountRole.Capability.allCases {
      expectEqual(session.authorize(capability), AccountSession().authorize(capability))
    }
    var other = session
    expectEqual(other.end(), .done)

    let rule: ReminderRule = try decoded(
      #"{"id":"1","pattern":{"moon":{"phase":"full"}},"topic":"moon"}"#)
    expectEqual(rule.topic, .other)
    expectEqual(rule.quietPolicy, .wait)
    expectEqual(rule.nextOccurrence(after: 0, in: try UTCOffsetTable(initial: 0)), nil)

    var book: ReviewBook = try decoded(
      #"{"reviews":[{"author":"kim","state":"muted","subject":"market/1","text":"Good","time":8}]}"#
    )
    let market = try ItemReference(.market, "1")
    expectEqual(book.reviews(of: market), [])
    let kim = try #require(ReviewBook.Person("kim"))
    expectEqual(book.decide(.approve, on: ReviewBook.Target(market, by: kim)), .accepted)
    try expect(encoded(book).contains(#""state":"published""#))

    let reset: PasswordReset = try decoded(#"{"phase":"locked","requests":[5]}"#)
    expectEqual(reset.status(at: 9).phase, .ended)
  }
}
