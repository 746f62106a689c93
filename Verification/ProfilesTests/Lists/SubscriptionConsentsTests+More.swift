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
    let same = consents.give(try consent(at: 20))
    expect(!same && !consents.isActive(news))
    let again = consents.give(try consent(at: 21))
    expect(again && consents.isActive(news))
    // A clock that was put back.
    consents.withdraw(news, at: 1)
    expectEqual(consents.consent(to: news)?.withdrawnAt, 21)
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

  /// A consent is active only if it is later than every withdrawal, by the times of both, and nothing that
  /// arrived before a withdrawal makes it active again.
  @Test(arguments: LongTest.seeds(200))
  func noHistoryRevivesAWithdrawal(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var consents = SubscriptionConsents()
    var arrived: Set<Int64> = []
    var barred: Set<Int64> = []
    var withdrawals: [Int64] = []
    for _ in 0..<60 {
      // Small numbers, the times of today, and a clock that is ahead by 70 years.
      let base =
        [0, 1_780_000_000, 1_780_000_000, 4_000_000_000].randomElement(using: &generator) ?? 0
      let time = Int64(base + Int.random(in: 0..<40, using: &generator))
      if Int.random(in: 0..<3, using: &generator) == 0 {
        consents.withdraw(news, at: time)
        barred.formUnion(arrived)
        withdrawals.append(time)
        expect(!consents.isActive(news) && consents.active.isEmpty)
      } else {
        let isNew = consents.give(try consent(at: time))
        expect(!isNew || !barred.contains(time))
        expect(!isNew || withdrawals.allSatisfy { time > $0 || $0 - time > 631_152_000 })
        arrived.insert(time)
        if isNew { expectEqual(consents.consent(to: news)?.givenAt, time) }
      }
      if Int.random(in: 0..<5, using: &generator) == 0 {
        try expectEqual(decoded(encoded(consents)), consents)
        consents = try decoded(encoded(consents))
      }
    }
  }
}
