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
      json.replacing("newsletter", with: ""), json.replacing("oneself", with: ""),
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as SubscriptionConsents }
    }
  }

  /// Two devices of a person exchange what they know, also consents that were withdrawn.
  @Test(arguments: 0..<40)
  func aWithdrawalHoldsOnEveryDevice(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var devices = [SubscriptionConsents(), SubscriptionConsents()]
    var (given, withdrawn) = ([Int64](), [Int64]())
    for time in 1...12 as ClosedRange<Int64> {
      let device = Int.random(in: 0...1, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0, 1:
        devices[device].give(try consent(at: time))
        given.append(time)
      case 2 where devices[device].isActive(news):
        devices[device].withdraw(news, at: time)
        withdrawn.append(time)
      default:
        for other in devices[1 - device].all { devices[device].give(other) }
      }
    }
    for device in [0, 1, 0] { for other in devices[1 - device].all { devices[device].give(other) } }
    let last = given.max() ?? 0
    let isActive = !given.isEmpty && withdrawn.allSatisfy { $0 < last }
    for device in devices {
      expectEqual(device.isActive(news), isActive, "\(given) \(withdrawn)")
      expect((device.consent(to: news)?.contact != nil) == isActive)
    }
  }

  @Test("A copy of a consent does not undo its withdrawal") func aCopyIsNoConsent() throws {
    for (withdrawnAt, next) in [(100, 101), (40, 101), (100, 101), (300, 301)] as [(Int64, Int64)] {
      var consents = SubscriptionConsents()
      consents.give(try consent(at: 100))
      consents.withdraw(news, at: withdrawnAt)
      for copy in [100, 99, next - 1] as [Int64] {
        let isRecorded = consents.give(try consent(at: copy))
        expect(!isRecorded && !consents.isActive(news) && consents.active.isEmpty)
      }
      let isRecorded = consents.give(try consent(at: next))
      expect(isRecorded && consents.isActive(news))
    }
  }

  @Test("A withdrawal holds for consents that arrive after it") func aWithdrawalMayComeFirst()
    throws
  {
    var consents = SubscriptionConsents()
    let wasActive = consents.withdraw(news, at: 300)
    expect(!wasActive && consents.all.isEmpty)
    try expectEqual(
      encoded(consents), #"{"bars":[{"purpose":"newsletter","withdrawals":[300]}],"consents":[]}"#)
    consents = try decoded(encoded(consents))
    let early = consents.give(try consent(at: 200))
    expect(!early && !consents.isActive(news))
    let late = consents.give(try consent(at: 301))
    expect(late && consents.isActive(news))
    // A second withdrawal counts, too, and the record keeps the date of the first.
    consents.withdraw(news, at: 400)
    consents.withdraw(news, at: 500)
    let between = consents.give(try consent(at: 450))
    expect(!between && consents.consent(to: news)?.withdrawnAt == 400)
  }

  @Test("A clock that was ahead by decades locks nobody out") func aClockThatWasAhead() throws {
    for withdrawnAt in [1_779_000_000, 4_000_000_000, 4_000_000_010] as [Int64] {
      var consents = SubscriptionConsents()
      consents.give(try consent(at: 3_900_000_000))
      consents.give(try consent(at: 4_000_000_000))
      consents.withdraw(news, at: withdrawnAt)
      let again = consents.give(try consent(at: 1_780_000_000))
      expect(again && consents.isActive(news))
      consents.withdraw(news, at: 1_790_000_000)
      consents = try decoded(encoded(consents))
      for copy in [3_900_000_000, 4_000_000_000, 1_780_000_000] as [Int64] {
        let isRecorded = consents.give(try consent(at: copy))
        expect(!isRecorded && !consents.isActive(news))
      }
    }
  }
}
