import EventRegistration
import TestSupport
import Testing

@Suite("Event details: fees and currencies") struct EventDetailsFeeTests {
  private func price(_ minorUnits: Int, _ currency: String = "USD") throws -> EventDetails.Fee {
    .price(try EventDetails.Fee.Price(minorUnits: minorUnits, currency: currency))
  }

  @Test func amountsHaveTheseBounds() throws {
    for amount in [1, 1250, 2_147_483_647] {
      try expectEqual(
        EventDetails.Fee.Price(minorUnits: amount, currency: "USD").minorUnits, amount)
    }
    for amount in [Int.min, -1, 0, 2_147_483_648, .max] {
      expectThrows(EventDetails.Fee.Error.amountOutOfRange(amount)) {
        try EventDetails.Fee.Price(minorUnits: amount, currency: "?")
      }
    }
  }

  @Test func aCurrencyIsThreeLetters() throws {
    expectEqual(EventDetails.Fee.Currency("uSd")?.code, "USD")
    expectEqual(EventDetails.Fee.Currency("usd"), EventDetails.Fee.Currency("USD"))
    for text in ["", "US", "USDX", "U5D", "US ", "é$", "ÄÖ"] {
      expectEqual(EventDetails.Fee.Currency(text), nil)
      expectThrows(EventDetails.Fee.Error.notACurrencyCode) {
        try EventDetails.Fee.Price(minorUnits: 1, currency: text)
      }
    }
  }

  /// ISO 4217, list one, as of 2024.
  @Test(arguments: [
    ("USD", 2), ("EUR", 2), ("JPY", 0), ("KRW", 0), ("CLP", 0), ("KWD", 3), ("TND", 3), ("CLF", 4),
    ("MXN", 2), ("HUF", 2),
  ])
  func currenciesHaveTheseDigits(code: String, digits: Int) {
    expectEqual(EventDetails.Fee.Currency(code)?.minorUnitDigits, digits)
  }

  @Test func aFeeAndTheFlagsNeverContradictEachOther() throws {
    var details = try soccer()
    expectEqual(details.fee, nil)
    details.flags.insert(.freeOfCharge)
    expectEqual(details.fee, .free)
    details.fee = try price(1250)
    try expect(details.fee == price(1250) && !details.flags.contains(.freeOfCharge))
    details.flags.formUnion([.freeOfCharge, .outdoors])
    try expectEqual(details.fee, price(1250))
    expect(details.flags.contains(.outdoors) && !details.flags.contains(.freeOfCharge))
    details.fee = .free
    expect(details.fee == .free && details.flags.contains([.freeOfCharge, .outdoors]))
    details.fee = nil
    expect(details.fee == nil && details.flags.contains(.outdoors))
  }

  @Test func aFormKeepsTheFee() throws {
    var draft = try soccerDraft()
    draft.flags = [.freeOfCharge]
    try expectEqual(draft.validated().fee, .free)
    draft.fee = try price(500, "mxn")
    draft.flags.insert(.freeOfCharge)
    let details = try draft.validated()
    try expect(details.fee == price(500, "MXN") && details.flags == .covidSafe)
    try expectEqual(EventDraft(details).validated(), details)
    try expectEqual(decoded(encoded(draft)), draft)
    try expectEqual(decoded(encoded(details)), details)
    try expectEqual(
      details.rescheduled(from: details.start, to: details.end, utcOffset: 0).fee, details.fee)
  }

  @Test func itHasThisJSON() throws {
    let free = #"{"kind":"free"}"#
    let paid = #"{"kind":"price","price":{"currency":"USD","minorUnits":1250}}"#
    try expect(encoded(EventDetails.Fee.free) == free && encoded(price(1250)) == paid)
    try expect(decoded(free) == EventDetails.Fee.free && decoded(paid) == price(1250))
    for wrong in [#"{"currency":"US","minorUnits":1}"#, #"{"currency":"USD","minorUnits":0}"#] {
      #expect(throws: DecodingError.self) { let _: EventDetails.Fee.Price = try decoded(wrong) }
    }
    try expect(!encoded(soccer()).contains("price"))
  }

  @Test(arguments: [
    (1250, "USD", "12.50 USD"), (5, "USD", "0.05 USD"), (500, "JPY", "500 JPY"),
    (7, "KWD", "0.007 KWD"), (12_345, "CLF", "1.2345 CLF"), (100, "EUR", "1.00 EUR"),
  ])
  func aPriceIsShownInItsCurrency(amount: Int, currency: String, text: String) throws {
    var details = try soccer()
    details.fee = try price(amount, currency)
    let lines = RegistrationMessages().lines(for: details)
    expectEqual(lines.filter { $0.kind == .fee }.map(\.text), [text])
    details.fee = .free
    expect(!RegistrationMessages().lines(for: details).contains { $0.kind == .fee })
  }

  @Test func aPosterIsAReferenceOnOneLine() throws {
    var draft = try soccerDraft()
    try expectEqual(draft.validated().poster, nil)
    draft.poster = " posters/7319.jpg\n"
    let details = try draft.validated()
    expectEqual(details.poster, "posters/7319.jpg")
    try expectEqual(EventDraft(details).validated(), details)
    try expect(decoded(encoded(details)) == details && decoded(encoded(draft)) == draft)
    draft.poster = String(repeating: "x", count: 2000)
    try expectEqual(draft.validated().poster?.utf8.count, 2000)
  }
}
