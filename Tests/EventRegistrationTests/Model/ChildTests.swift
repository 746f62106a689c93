import EventRegistration
import Foundation
import TestSupport
import Testing

@Suite struct ChildTests {
  private let id = ChildID(high: 0, low: 3)
  private let kim = PersonID(high: 0, low: 1)

  private func ana() throws -> Child {
    Child(
      id, birthDate: try CalendarDate(2019, 5, 4), guardian: kim,
      consents: [.participation, .photography])
  }

  @Test func itShowsNothing() throws {
    expectNoContent(in: try ana())
    expectNoContent(in: Child(id))
    #expect("\(try ana())" == "Child(redacted)")
  }

  @Test func onlyItsIdentityIsNeeded() {
    let child = Child(id)
    #expect(child.id == id && child.birthDate == nil && child.guardian == nil)
    #expect(child.consents.isEmpty)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = """
      {"birthDate":"2019-05-04","consents":5,"guardian":"00000000-0000-0000-0000-000000000001",\
      "id":"00000000-0000-0000-0000-000000000003"}
      """
    #expect(try encoded(ana()) == json)
    #expect(try decoded(json) == ana())
  }

  @Test func whatIsNotKnownIsLeftOut() throws {
    let json = #"{"consents":0,"id":"00000000-0000-0000-0000-000000000003"}"#
    #expect(try encoded(Child(id)) == json)
    #expect(try decoded(json) == Child(id))
    #expect(
      try decoded(#"{"id":"00000000-0000-0000-0000-000000000003","shoeSize":7}"#) == Child(id))
  }

  @Test(
    arguments: [
      #""id":"secret""#, #""id":7319"#, #""id":"ID","birthDate":"7319-02-30""#,
      #""id":"ID","birthDate":7319"#, #""id":"ID","guardian":"secret""#,
      #""id":"ID","consents":7319"#, #""id":"ID","consents":-7319"#,
      #""id":"ID","consents":7319.5"#, #""id":"ID","consents":"secret""#,
      #""id":"ID","consents":73190000000000000000"#,
    ])
  func whatIsWrongIsNotRepeated(fields: String) throws {
    let json = "{\(fields.replacing("ID", with: id.uuidString))}"
    let error = #expect(throws: DecodingError.self) { let _: Child = try decoded(json) }
    for text in texts(of: try #require(error)) + [error?.localizedDescription ?? ""] {
      #expect(!text.contains("7319") && !text.contains("secret"))
    }
  }

  @Test func aDecoderThatRepeatsNumbersIsNotHeard() throws {
    let list: [String: Any] = ["id": id.uuidString, "consents": 7319]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let error = #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode(Child.self, from: data)
    }
    for text in texts(of: try #require(error)) { #expect(!text.contains("7319")) }
  }

  @Test func consentsHaveTheirBits() throws {
    #expect(
      GuardianConsents.participation.rawValue == 1 && GuardianConsents.emergencyCare.rawValue == 2)
    #expect(GuardianConsents.photography.rawValue == 4 && GuardianConsents.healthData.rawValue == 8)
    #expect(
      try encoded([GuardianConsents.participation, [.emergencyCare, .healthData]]) == "[1,10]")
    // A bit that a later version names is kept.
    #expect(try decoded("[255]") == [GuardianConsents(rawValue: 255)])
    #expect(throws: DecodingError.self) { let _: [GuardianConsents] = try decoded("[256]") }
  }
}
