import HealthDomain
import TestSupport
import Testing

@Suite struct SubscriptionConsentsTests {
  typealias Consent = SubscriptionConsents.Consent
  private let news: SubscriptionConsents.Purpose

  init() throws { news = try SubscriptionConsents.Purpose("newsletter") }

  private func consent(at time: Int64, _ version: String = "1") throws -> Consent {
    try Consent(news, textVersion: version, contact: "kim@example.com", at: time)
  }

  @Test func thereIsNoneByDefault() {
    let consents = SubscriptionConsents()
    #expect(!consents.isActive(news) && consents.all.isEmpty && consents.consent(to: news) == nil)
  }

  @Test func aWithdrawalStopsUseAndKeepsTheDates() throws {
    var consents = SubscriptionConsents()
    let given = consents.give(try consent(at: 10))
    #expect(given && consents.isActive(news) && consents.active.count == 1)
    let withdrawals = [consents.withdraw(news, at: 20), consents.withdraw(news, at: 30)]
    #expect(withdrawals == [true, false])
    #expect(!consents.isActive(news) && consents.active.isEmpty)
    let record = try #require(consents.consent(to: news))
    #expect(record.givenAt == 10 && record.withdrawnAt == 20 && record.contact == nil)
    #expect(try !encoded(consents).contains("kim"))
  }

  @Test func thereIsOneForEachPurpose() throws {
    var consents = SubscriptionConsents()
    let market = try SubscriptionConsents.Purpose("market/encanto")
    consents.give(try consent(at: 10))
    consents.give(try consent(at: 11, "2"))
    consents.give(try Consent(market, textVersion: "1", by: .parent, at: 5))
    #expect(consents.all.map(\.purpose) == [market, news])
    #expect(consents.isActive(news, textVersion: "2") && !consents.isActive(news, textVersion: "1"))
    #expect(consents.consent(to: market)?.giver == .parent)
  }

  @Test func anOldConsentDoesNotUndoAWithdrawal() throws {
    var consents = SubscriptionConsents()
    consents.give(try consent(at: 10))
    consents.withdraw(news, at: 20)
    let late = consents.give(try consent(at: 19))
    #expect(!late && !consents.isActive(news))
    let again = consents.give(try consent(at: 20))
    #expect(again && consents.isActive(news))
    // A clock that was put back.
    consents.withdraw(news, at: 1)
    #expect(consents.consent(to: news)?.withdrawnAt == 20)
    let older = consents.give(try consent(at: 1))
    #expect(!older)
  }

  @Test func fieldsAreChecked() throws {
    let long = String(repeating: "x", count: 301)
    for text in ["", " ", "a\n", long] {
      #expect(throws: SubscriptionConsents.Error.invalidPurpose) {
        try SubscriptionConsents.Purpose(text)
      }
      #expect(throws: SubscriptionConsents.Error.invalidTextVersion) {
        try Consent(news, textVersion: text, at: 0)
      }
      #expect(throws: SubscriptionConsents.Error.invalidContact) {
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
    #expect(try encoded(consents) == json)
    #expect(try decoded(json) == consents)
    consents.withdraw(news, at: 20)
    let withdrawn =
      #"{"givenAt":10,"giver":"oneself","purpose":"newsletter","textVersion":"1","#
      + #""withdrawnAt":20}"#
    #expect(try encoded(consents) == #"{"consents":[\#(withdrawn)]}"#)
    #expect(try decoded(encoded(consents)) == consents)
    // Of two acts, the last one stays, in any order; of acts at one time, the withdrawal.
    let given = withdrawn.replacing(#","withdrawnAt":20"#, with: "")
      .replacing(#""givenAt":10"#, with: #""givenAt":20"#)
    for list in ["\(given),\(withdrawn)", "\(withdrawn),\(given)"] {
      let both: SubscriptionConsents = try decoded(#"{"consents":[\#(list)]}"#)
      #expect(both == consents)
    }
    for wrong in [
      json.replacing(#""givenAt""#, with: #""withdrawnAt":20,"givenAt""#),
      #"{"consents":[\#(withdrawn.replacing("20", with: "9"))]}"#,
      json.replacing("newsletter", with: ""), json.replacing("oneself", with: "dog"),
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as SubscriptionConsents }
    }
  }

  @Test func nothingIsPrinted() throws {
    var consents = SubscriptionConsents()
    let consent = try Consent(
      SubscriptionConsents.Purpose("secret 7"), textVersion: "secret", contact: "secret@x", at: 77)
    consents.give(consent)
    #expect(isSilent(consents) && isSilent(consent) && isSilent(consent.purpose))
  }
}
