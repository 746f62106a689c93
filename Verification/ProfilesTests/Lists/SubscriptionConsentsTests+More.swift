import Profiles
import TestSupport
import Testing

extension SubscriptionConsentsTests {
  @Test func thereIsNoneByDefault() {
    let consents = SubscriptionConsents()
    expect(!consents.isActive(news) && consents.all.isEmpty && consents.consent(to: news) == nil)
  }

  @Test func aWithdrawalStopsUseAndKeepsTheDates() throws {
    var consents = SubscriptionConsents()
    let given = consents.give(try consent(at: 10))
    expect(given && consents.isActive(news) && consents.active.count == 1)
    let withdrawals = [consents.withdraw(news, at: 20), consents.withdraw(news, at: 30)]
    expectEqual(withdrawals, [true, false])
    expect(!consents.isActive(news) && consents.active.isEmpty)
    let record = try #require(consents.consent(to: news))
    expect(record.givenAt == 10 && record.withdrawnAt == 20 && record.contact == nil)
    try expect(!encoded(consents).contains("kim"))
  }

  @Test func thereIsOneForEachPurpose() throws {
    var consents = SubscriptionConsents()
    let market = try SubscriptionConsents.Purpose("market/encanto")
    consents.give(try consent(at: 10))
    consents.give(try consent(at: 11, "2"))
    consents.give(try Consent(market, textVersion: "1", by: .parent, at: 5))
    expectEqual(consents.all.map(\.purpose), [market, news])
    expect(consents.isActive(news, textVersion: "2") && !consents.isActive(news, textVersion: "1"))
    expectEqual(consents.consent(to: market)?.giver, .parent)
  }

  @Test func anOldConsentDoesNotUndoAWithdrawal() throws {
    var consents = SubscriptionConsents()
    consents.give(try consent(at: 10))
    consents.withdraw(news, at: 20)
    let late = consents.give(try consent(at: 19))
    expect(!late && !consents.isActive(news))
    let again = consents.give(try consent(at: 20))
    expect(again && consents.isActive(news))
    // A clock that was put back.
    consents.withdraw(news, at: 1)
    expectEqual(consents.consent(to: news)?.withdrawnAt, 20)
    let older = consents.give(try consent(at: 1))
    expect(!older)
  }

  @Test func nothingIsPrinted() throws {
    var consents = SubscriptionConsents()
    let consent = try Consent(
      SubscriptionConsents.Purpose("secret 7"), textVersion: "secret", contact: "secret@x", at: 77)
    consents.give(consent)
    expect(isSilent(consents) && isSilent(consent) && isSilent(consent.purpose))
  }
}
