import Foundation
import Profiles
import TestSupport
import Testing

@Suite("Account forms: profiles and problems") struct AccountFormTests {
  typealias Field = AccountForm.Field
  typealias Reason = AccountForm.Reason

  /// The fields and reasons of a form's problems, in order.
  func problems(_ form: some AccountForm.Editable) -> [String] {
    form.problems.map { "\($0.field.rawValue): \($0.reason)" }
  }

  func reasons<Form: AccountForm.Editable>(
    _ form: Form, _ field: Field, _ text: String
  ) -> [Reason] {
    var form = form
    form[field] = text
    expectEqual(form[field], text)
    expect(form.problems.allSatisfy { $0.field == field })
    return form.problems.map(\.reason)
  }

  @Test func allProblemsComeInTheOrderOfTheForm() throws {
    expectEqual(
      problems(AccountForm.Provider()),
      [
        "firstName: missing", "lastName: missing", "organization: missing", "designation: missing",
        "streetAddress: missing", "city: missing", "state: missing", "zipCode: missing",
        "phone: missing",
      ])
    expectEqual(
      problems(AccountForm.Parent()),
      [
        "firstName: missing", "lastName: missing", "city: cityOrZIPCodeMissing",
      ])
    expectEqual(problems(AccountForm.Member()), ["displayName: missing"])
    expectEqual(
      problems(AccountForm.Caregiver()),
      [
        "firstName: missing", "lastName: missing", "phone: missing",
      ])
    var form = AccountForm.Provider()
    for (field, _) in AccountForm.Provider.fields { form[field] = "\u{7}" }
    expectEqual(form.problems.map(\.field), AccountForm.Provider.fields.map(\.field))
    do {
      _ = try form.profile()
      Issue.record("The form has problems.")
    } catch {
      expectEqual(error.problems, form.problems)
    }
  }

  @Test(arguments: [
    ("", AccountForm.PersonName.Error.empty), (" \u{A0}\n", .empty), ("\u{200B}", .empty),
    ("\u{200D}\u{FEFF}", .empty), (String(repeating: "x", count: 101), .tooLong),
    (String(repeating: "e\u{301}", count: 51), .tooLong), ("A\u{0}", .characterNotAllowed),
    ("A\nB", .characterNotAllowed), ("A\u{2028}B", .characterNotAllowed),
    ("A\u{202E}B", .characterNotAllowed), ("A\u{202A}B", .characterNotAllowed),
    ("A\u{2066}B", .characterNotAllowed), ("A\u{2069}B", .characterNotAllowed),
    ("A\u{7F}B", .characterNotAllowed),
  ])
  func namesAreRefused(name: String, reason: AccountForm.PersonName.Error) {
    expectThrows(reason) { try AccountForm.PersonName(name) }
    let field: Reason =
      switch reason {
      case .empty: .missing
      case .tooLong: .tooLong(maximum: 100)
      case .characterNotAllowed: .characterNotAllowed
      }
    expectEqual(reasons(AccountWorld.member(), .displayName, name), [field])
  }

  @Test(arguments: [
    ("example.com", "https://example.com"),
    ("HTTPS://EXAMPLE.com/A?b#c", "https://example.com/A?b#c"),
    ("http://www.example.com", "http://www.example.com"),
    ("example.com?a", "https://example.com?a"),
    ("javascript:alert(1)", nil), ("https://", nil), ("localhost", nil), ("a@example.com", nil),
    ("https://a@b.example/", nil), ("https://example.com:80", nil),
    ("https://example.com\\@evil.example/", nil),
    ("https://exa mple.com", nil), ("ftp://example.com", nil), ("data:text/html,x.y", nil),
    ("https://bücher.example", nil), ("//example.com", nil), ("https://[::1]/", nil), ("a..b", nil),
    ("https://http://example.com", nil), ("example.com/\u{1}", nil),
  ])
  func websites(text: String, website: String?) throws {
    var form = AccountWorld.provider()
    form.website = text
    expectEqual(form.problems.map(\.reason), website == nil ? [.notWebsite] : [])
    expectEqual((try? form.profile())?.website, website)
  }
}

@Suite("Account forms: encoded as they were typed") struct AccountFormCodingTests {
  @Test func aFormIsReadAgainWithItsMistakes() throws {
    var form = AccountForm.Parent()
    (form.firstName, form.zipCode, form.agesOfChildren) = (" Ana", "8500", "x")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = #"{"agesOfChildren":"x","firstName":" Ana","zipCode":"8500"}"#
    expectEqual(String(decoding: try encoder.encode(form), as: UTF8.self), json)
    expectEqual(try JSONDecoder().decode(AccountForm.Parent.self, from: Data(json.utf8)), form)
  }

  @Test func everyFormIsReadAgain() throws {
    func check<Form: AccountForm.Editable>(_ form: Form) throws {
      var form = form
      for (number, field) in Form.fields.enumerated() { form[keyPath: field.text] = "\(number) –" }
      expectEqual(try JSONDecoder().decode(Form.self, from: JSONEncoder().encode(form)), form)
      expectEqual(try JSONDecoder().decode(Form.self, from: Data("{}".utf8)), Form())
    }
    try check(AccountForm.Parent())
    try check(AccountForm.Provider())
    try check(AccountForm.Member())
    try check(AccountForm.Caregiver())
  }
}
