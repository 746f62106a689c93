import EventRegistration
import Foundation
import TestSupport
import Testing

@Suite("Children: redaction and JSON") struct ChildTests {
  private let id = ChildID(high: 0, low: 3)
  private let kim = PersonID(high: 0, low: 1)

  private func ana() throws -> Child {
    Child(
      id, birthDate: try CalendarDate(2019, 5, 4), guardian: kim,
      consents: [.participation, .photography])
  }

  @Test func descriptionIsRedacted() throws {
    expectNoContent(in: try ana())
    expectNoContent(in: Child(id))
    expectEqual("\(try ana())", "Child(redacted)")
  }

  /// The key of an answer is a text that somebody sent, too.
  @Test(arguments: ["allergic to nuts", "", "00000000-0000-0005-0000-00000000000", "{}"])
  func anErrorDoesNotRepeatTheKeyOfAnAnswer(key: String) throws {
    let answers = "{\"\(key)\":{\"text\":\"a\"}}"
    let json = "{\"id\":\"\(id.uuidString)\",\"answers\":\(answers)}"
    do {
      _ = try JSONDecoder().decode(Child.self, from: Data(json.utf8))
      Issue.record("decoded")
    } catch {
      var text = "\(error) \(String(reflecting: error))"
      dump(error, to: &text)
      expect(key.isEmpty || key == "{}" || !text.contains(key), "\(text)")
      expect(error is DecodingError)
    }
    let none = try JSONDecoder().decode(
      Child.self, from: Data("{\"id\":\"\(id.uuidString)\",\"answers\":null}".utf8))
    expect(none.answers.isEmpty)
  }

  @Test func onlyTheIDIsRequired() {
    let child = Child(id)
    expect(child.id == id && child.birthDate == nil && child.guardian == nil)
    expect(child.consents.isEmpty)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = """
      {"birthDate":"2019-05-04","consents":["participation","photography"],\
      "guardian":"00000000-0000-0000-0000-000000000001","id":"00000000-0000-0000-0000-000000000003"}
      """
    try expectEqual(encoded(ana()), json)
    try expectEqual(decoded(json), ana())
  }

  @Test func unknownValuesAreLeftOut() throws {
    let json = #"{"consents":[],"id":"00000000-0000-0000-0000-000000000003"}"#
    try expectEqual(encoded(Child(id)), json)
    try expectEqual(decoded(json), Child(id))
    try expectEqual(
      decoded(#"{"id":"00000000-0000-0000-0000-000000000003","shoeSize":7}"#), Child(id))
  }

  @Test(
    arguments: [
      #""id":"secret""#, #""id":7319"#, #""id":"ID","birthDate":"7319-02-30""#,
      #""id":"ID","birthDate":7319"#, #""id":"ID","guardian":"secret""#,
      #""id":"ID","consents":7319"#, #""id":"ID","consents":[7319]"#,
      #""id":"ID","consents":"secret""#, #""id":"ID","consents":["photography","secret"]"#,
      #""id":"ID","consents":["bit7319"]"#,
    ])
  func errorsDoNotRepeatTheValue(fields: String) throws {
    let json = "{\(fields.replacing("ID", with: id.uuidString))}"
    let error = #expect(throws: DecodingError.self) { let _: Child = try decoded(json) }
    for text in texts(of: try #require(error)) + [error?.localizedDescription ?? ""] {
      expect(!text.contains("7319") && !text.contains("secret"))
    }
  }

  @Test func errorsOfADecoderThatRepeatsNumbersAreReplaced() throws {
    let list: [String: Any] = ["id": id.uuidString, "consents": [7319]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let error = #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode(Child.self, from: data)
    }
    for text in texts(of: try #require(error)) { expect(!text.contains("7319")) }
  }

  @Test func consentsHaveTheirBitsAndNames() throws {
    expect(
      GuardianConsents.participation.rawValue == 1 && GuardianConsents.emergencyCare.rawValue == 2)
    expect(GuardianConsents.photography.rawValue == 4 && GuardianConsents.healthData.rawValue == 8)
    let all = #"["participation","emergencyCare","photography","healthData"]"#
    try expectEqual(encoded(GuardianConsents(rawValue: 15)), all)
    try expectEqual(decoded(all), GuardianConsents(rawValue: 15))
    try expectEqual(encoded(GuardianConsents.photography), #"["photography"]"#)
    try expectEqual(encoded(GuardianConsents()), "[]")
    try expectEqual(decoded("[]"), GuardianConsents())
    try expectEqual(
      decoded(#"["photography","participation","photography"]"#),
      GuardianConsents([.participation, .photography]))
  }

  @Test func consentsWithoutANameAreEncodedByTheirPosition() throws {
    try expectEqual(encoded(GuardianConsents(rawValue: 0x91)), #"["participation","bit4","bit7"]"#)
    for bits in 0...UInt8.max {
      let consents = GuardianConsents(rawValue: bits)
      try expectEqual(decoded(encoded(consents)), consents)
    }
    // A later version may give a name to a bit that was written by its position.
    try expectEqual(decoded(#"["bit0","bit7"]"#), GuardianConsents(rawValue: 0x81))
    for json in [#"["bit8"]"#, #"["bit-1"]"#, #"["bit07"]"#, #"["swimming"]"#, "7", "null"] {
      #expect(throws: DecodingError.self) { let _: GuardianConsents = try decoded(json) }
    }
  }
}
