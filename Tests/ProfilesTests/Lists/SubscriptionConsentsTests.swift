import Profiles
import TestSupport
import Testing

@Suite("Subscription consent: giving and withdrawing") struct SubscriptionConsentsTests {
  typealias Consent = SubscriptionConsents.Consent
  let news: SubscriptionConsents.Purpose

  init() throws { news = try SubscriptionConsents.Purpose("newsletter") }

  func consent(at time: Int64, _ version: String = "1") throws -> Consent {
    try Consent(news, textVersion: version, contact: "kim@example.com", at: time)
  }

  @Test func fieldsAreChecked() throws {
    let long = String(repeating: "x", count: 301)
    for text in ["", " ", "a\n", long] {
      expectThrows(SubscriptionConsents.Error.invalidPurpose) {
        try SubscriptionConsents.Purpose(text)
      }
      expectThrows(SubscriptionConsents.Error.invalidTextVersion) {
        try Consent(news, textVersion: text, at: 0)
      }
      expectThrows(SubscriptionConsents.Error.invalidContact) {
        try Consent(news, textVersion: "1", contact: text, at: 0)
      }
    }
  }

  @Test func isEncodedByName() throws {
    var consents = SubscriptionConsents()
    consents.give(try consent(at: 10))
    let json =
      #"{"consents":[{"contact":"kim@example.com","givenAt":10,"giver":"oneself","#
      + #""purpose":"newsletter","textVersion":"1"}]}"#
    try expectEqual(encoded(consents), json)
    try expectEqual(decoded(json), consents)
    consents.withdraw(news, at: 20)
    let withdrawn =
      #"{"givenAt":10,"giver":"oneself","purpose":"newsletter","textVersion":"1","#
      + #""withdrawnAt":20}"#
    try expectEqual(encoded(consents), #"{"consents":[\#(withdrawn)]}"#)
    try expectEqual(decoded(encoded(consents)), consents)
    // Of two acts, the last one stays, in any order; of acts at one time, the withdrawal.
    let given = withdrawn.replacing(#","withdrawnAt":20"#, with: "")
      .replacing(#""givenAt":10"#, with: #""givenAt":20"#)
    for list in ["\(given),\(withdrawn)", "\(withdrawn),\(given)"] {
      let both: SubscriptionConsents = try decoded(#"{"consents":[\#(list)]}"#)
      expectEqual(both, consents)
    }
    for wrong in [
      json.replacing(#""givenAt""#, with: #""withdrawnAt":20,"givenAt""#),
      #"{"consents":[\#(withdrawn.replacing("20", with: "9"))]}"#,
      json.replacing("newsletter", with: ""), json.replacing("oneself", with: "dog"),
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as SubscriptionConsents }
    }
  }
}
