import EventRegistration
import TestSupport
import Testing

@Suite("Venues: addresses in the United States") struct EventVenueTests {
  private func problems(
    name: String = "", address: String = "1 Main St", city: String = "Boston",
    state: String = "MA", zipCode: String = "02108"
  ) -> [EventDraft.FieldProblem] {
    do throws(EventVenue.Error) {
      _ = try EventVenue(name: name, address: address, city: city, state: state, zipCode: zipCode)
      return []
    } catch {
      return error.problems
    }
  }

  @Test func textsAreTrimmedAndTheStateIsUppercased() throws {
    let venue = try EventVenue(
      name: "\t Town Hall\r\n", address: "  1 Main St", city: "Boston\u{B}\u{C} ", state: " mA",
      zipCode: "02108 ")
    expect(venue.name == "Town Hall" && venue.address == "1 Main St" && venue.city == "Boston")
    expect(venue.state == "MA" && venue.zipCode == "02108")
    try expectEqual(
      venue,
      EventVenue(
        name: "Town Hall", address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108"))
  }

  @Test func innerWhitespaceIsKept() throws {
    let venue = try EventVenue(
      address: "\u{A0}1  Main St e\u{301} ", city: " \u{301}", state: "MA", zipCode: "02108")
    expectEqual(Array(venue.address.utf8), Array("1  Main St e\u{301}".utf8))
    expectEqual(Array(venue.city.utf8), Array("\u{301}".utf8))
  }

  private static let spaces = [
    " ", "\t", "\u{0}", "\u{7F}", "\u{A0}", "\u{1680}", "\u{180E}", "\u{2003}", "\u{200B}",
    "\u{202F}", "\u{205F}", "\u{2060}", "\u{3000}", "\u{FEFF}",
  ]
  private static let lineBreaks = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]
  /// Joiners, directional marks, fillers, a soft hyphen, a variation selector, and blank Braille.
  private static let invisible = [
    "\u{AD}", "\u{34F}", "\u{200D}", "\u{200E}", "\u{3164}", "\u{FE0F}", "\u{2800}",
  ]

  @Test(arguments: spaces + lineBreaks)
  func spacesOfEveryScriptAreTrimmed(space: String) throws {
    let venue = try EventVenue(
      address: space + "東京 1" + space, city: "\(space)\(space)渋谷", state: "MA", zipCode: "02108")
    expectEqual(Array(venue.address.utf8), Array("東京 1".utf8))
    expectEqual(Array(venue.city.utf8), Array("渋谷".utf8))
  }

  @Test(arguments: spaces + lineBreaks + invisible)
  func aTextThatShowsNothingIsMissing(blank: String) throws {
    for text in [blank, " " + blank, blank + "\u{200B}" + blank] {
      expectEqual(problems(address: text), [.init(.address, .missing)])
      expectEqual(problems(name: text), [])
    }
  }

  @Test(arguments: invisible)
  func aVisibleTextKeepsItsJoiners(joiner: String) throws {
    let venue = try EventVenue(
      address: "1\(joiner)", city: "\(joiner)a\(joiner)b", state: "MA", zipCode: "02108")
    expectEqual(Array(venue.address.utf8), Array("1\(joiner)".utf8))
    expectEqual(Array(venue.city.utf8), Array("\(joiner)a\(joiner)b".utf8))
  }

  @Test(arguments: lineBreaks)
  func aLineBreakBecomesASpace(lineBreak: String) throws {
    let venue = try EventVenue(
      name: "a\(lineBreak)b", address: "1\(lineBreak)\(lineBreak)2", city: "c\(lineBreak)d",
      state: "MA", zipCode: "02108")
    expect(venue.name == "a b" && venue.address == "1 2" && venue.city == "c d")
  }

  @Test func onlyTheNameMayBeEmpty() {
    expectEqual(problems(name: " \n"), [])
    expectEqual(
      problems(address: " ", city: "\t", state: "", zipCode: "\r\n"),
      [
        .init(.address, .missing), .init(.city, .missing), .init(.state, .missing),
        .init(.zipCode, .missing),
      ])
  }

  @Test func textsHaveUpTo200Bytes() {
    let most = String(repeating: "\u{E9}", count: 100)
    expectEqual(problems(name: most, address: " \(most) ", city: most), [])
    expectEqual(
      problems(name: most + "a", address: most + "a", city: most + "a"),
      [.venueName, .address, .city].map {
        EventDraft.FieldProblem($0, .tooLong(maximumBytes: 200))
      })
  }

  @Test(arguments: ["A", "AZZ", "A1", "1A", "@Z", "[A", "`z", "{a", "\u{C4}", "A Z", "Ａ", "\u{DF}"])
  func aStateIsTwoLetters(state: String) {
    expectEqual(problems(state: state), [.init(.state, .notTwoLetters)])
  }

  @Test(
    arguments: [
      "1234", "123456", "85003-12345", "8500a", "-8500", "+8500", "8500/", "8500:", "850 3",
      "\u{FF11}",
    ])
  func aZIPCodeIsFiveDigits(zipCode: String) {
    expectEqual(problems(zipCode: zipCode), [.init(.zipCode, .notFiveDigits)])
  }

  @Test(arguments: ["85003-1234", "8500\u{663}", "\u{200E}85003\u{A0}", "850031234"])
  func aZIPCodeIsReadAsItIsTyped(zipCode: String) throws {
    try expectEqual(
      EventVenue(address: "a", city: "b", state: "AZ", zipCode: zipCode).zipCode, "85003")
  }

  @Test func leadingZerosAreKept() throws {
    try expectEqual(
      EventVenue(address: "a", city: "b", state: "PR", zipCode: "00000").zipCode, "00000")
    try expectEqual(
      EventVenue(address: "a", city: "b", state: "PR", zipCode: "00501").zipCode, "00501")
  }

  @Test func allProblemsAreReportedInTheFormsOrder() {
    let long = String(repeating: "x", count: 201)
    expectEqual(
      problems(name: long, address: "", city: long, state: "Arizona", zipCode: "85"),
      [
        .init(.venueName, .tooLong(maximumBytes: 200)), .init(.address, .missing),
        .init(.city, .tooLong(maximumBytes: 200)), .init(.state, .notTwoLetters),
        .init(.zipCode, .notFiveDigits),
      ])
  }

  @Test func textsAreComparedByTheirBytes() throws {
    let composed = try EventVenue(address: "\u{E9}", city: "b", state: "MA", zipCode: "02108")
    let decomposed = try EventVenue(address: "e\u{301}", city: "b", state: "MA", zipCode: "02108")
    expectEqual(composed.address, decomposed.address)
    expect(composed != decomposed)
    let shifted = [("ab", "c"), ("a", "bc")]
    let hashes = try shifted.map {
      try EventVenue(address: $0.0, city: $0.1, state: "MA", zipCode: "02108").hashValue
    }
    expect(hashes[0] != hashes[1])
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = #"{"address":"1 Main St","city":"Boston","name":"","state":"MA","zipCode":"02108"}"#
    let venue = try EventVenue(address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108")
    try expectEqual(encoded(venue), json)
    try expectEqual(decoded(json), venue)
    try expectEqual(
      decoded(
        #"{"zipCode":"02108","city":"Boston","address":" 1 Main St ","state":"ma","x":1}"#), venue)
    let error = #expect(throws: DecodingError.self) {
      let _: EventVenue = try decoded(
        json.replacing("02108", with: "2108").replacing("MA", with: "M"))
    }
    expect(
      "\(try #require(error))".contains(
        "The state must be two letters. The ZIP code must be five digits."))
  }
}
