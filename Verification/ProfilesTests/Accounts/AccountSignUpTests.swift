import Profiles
import TestSupport
import Testing

@Suite("Sign-up: problems, warnings, and corrections") struct AccountSignUpTests {
  private func form(_ email: String, _ password: String, _ username: String? = nil)
    -> AccountForm.SignUp
  {
    var form = AccountForm.SignUp(username: username, words: ["Maricopa Healthy"])
    form.email = email
    form.password = password
    return form
  }

  private func problems(_ form: AccountForm.SignUp) -> [String] {
    form.problems.map { "\($0.field.rawValue): \($0.reason)" }
  }

  private let good = "correct horse battery"

  @Test func problemsComeInOrder() throws {
    expectEqual(problems(form("", "")), ["email: missing", "password: missing"])
    expectEqual(
      problems(form(" ", "", " ")), ["email: missing", "username: missing", "password: missing"])
    expectEqual(
      problems(form("a b@c", "short", "ana")),
      [
        "email: email(An e-mail address must not have spaces or control characters.)",
        "username: tooShort(minimum: 6)",
        "password: password(Profiles.PasswordPolicy.Problem.tooShort(minimum: 15))",
      ])
    expectEqual(problems(form("a@b.c", good, "ana.de.la")), [])
    expectEqual(
      problems(form("a@b", good)),
      ["email: email(The part after the @ needs a dot, as in example.com.)"])
  }

  @Test func credentialsAreMade() throws {
    let credentials = try form("Ana@b.c", good, " anacruz ").credentials()
    expect(credentials.email.text == "Ana@b.c" && credentials.username == "anacruz")
    expectEqual(credentials.password, good)
    // A password is not trimmed.
    try expectEqual(form("a@b.c", " \(good) ").credentials().password, " \(good) ")
    #expect(throws: AccountForm.Error.self) { try form("a@b.c", "x").credentials() }
  }

  @Test func contextCountsFromAllFields() {
    for password in [
      "maricopa healthy", "Ana.De.La.Cruz@Example.com", "ANA.DE.LA.CRUZ.", "anacruz of mesa",
    ] {
      let form = form("ana.de.la.cruz@example.com", password, "anacruz of mesa")
      let isContext = password != "ANA.DE.LA.CRUZ."
      expectEqual(form.problems.contains { $0.reason == .password(.contextual) }, isContext)
    }
  }

  @Test func parentAidTakesSixCharacters() {
    var form = AccountForm.SignUp(username: "anacruz", policy: .parentAid)
    form.email = "a@b.c"
    for (password, count) in [("abcde", 1), ("abcdef", 0)] {
      form.password = password
      expectEqual(form.problems.count, count)
    }
    for (username, count) in [("anacr", 1), ("anacru", 0), ("ana\u{0}cru", 1)] {
      form.username = username
      expectEqual(form.problems.count, count)
    }
  }

  @Test func warningsAskAboutValidFields() throws {
    let long = String(repeating: "a", count: 65)
    expectEqual(
      form("\(long)@gmial.com", good).warnings.map { AccountForm.Messages().text(for: $0) },
      [
        "Did you mean \(long)@gmail.com?",
        "This e-mail address is very long. Check that messages can reach it.",
      ])
    expectEqual(form("ana@b.c", "xxxxxxxxxxxxxxxx").warnings, [.password(.repetitive)])
    expectEqual(form("ana@b.c", "this is maricopa healthy").warnings, [.password(.containsContext)])
    expectEqual(form("ana@b.c", good).warnings, [])
    expectEqual(form("nobody", good).warnings, [])
  }

  @Test func aSpaceAfterTheAddressIsOfferedToBeRemoved() throws {
    try expectEqual(form("ana@b.c ", good).trimmedEmail, EmailAddress("ana@b.c"))
    for mark in ["\u{A0}", "\u{200B}", "\u{FEFF}", "\u{202C}"] {
      try expectEqual(form("ana@b.c\(mark)", good).trimmedEmail, EmailAddress("ana@b.c"))
      try expectEqual(form("\(mark)ana@b.c", good).trimmedEmail, EmailAddress("ana@b.c"))
    }
    expect(form("ana@b.c", good).trimmedEmail == nil)
    expect(form("ana@b ", good).trimmedEmail == nil)
    expect(form("ana b@c.d", good).trimmedEmail == nil)
  }

  @Test func signingInChecksNoRule() {
    var form = AccountForm.SignIn()
    expectEqual(form.problems.map(\.field), [.email, .password])
    form.email = "user@localhost"
    form.password = "x"
    expect(form.problems.isEmpty)
    form.email = "user"
    expectEqual(form.problems.map(\.reason), [.email(.atSignMissing)])
  }

  /// Every reason, field by field, has words of its own without an open slot.
  @Test func everyProblemHasWords() throws {
    let messages = AccountForm.Messages()
    let emails: [EmailAddress.Error] = [
      .empty, .whiteSpace, .notASCII, .atSignMissing, .severalAtSigns, .localPartMissing,
      .domainMissing, .localPartNotAllowed, .domainNotAllowed, .dotMissing,
    ]
    let phones: [USPhoneNumber.Error] = [
      .tooShort, .tooLong, .notNorthAmerican, .notDigits, .areaCodeNotAllowed, .exchangeNotAllowed,
      .extensionNotAllowed,
    ]
    let passwords: [PasswordPolicy.Problem] = [
      .tooShort(minimum: 15), .tooLong(maximum: 4096), .controlCharacter, .listed, .contextual,
    ]
    expect(messages.emails.count == emails.count && messages.phones.count == phones.count)
    expectEqual(messages.fields.count, AccountForm.Field.allCases.count)
    var texts = emails.map { messages.emails[$0] ?? "" } + phones.map { messages.phones[$0] ?? "" }
    texts += passwords.map { messages.text(for: $0) }
    var blank = AccountForm.Provider().problems + AccountForm.Parent().problems
    blank += AccountForm.Member().problems + AccountForm.Caregiver().problems
    texts += (blank + form("", "", "").problems).map { messages.text(for: $0) }
    texts += messages.weaknesses.values
    for text in texts { expect(text.count > 10 && text.hasSuffix(".") && !text.contains("{")) }
    var form = AccountWorld.parent()
    form.numberOfChildren = "30"
    form.firstName = String(repeating: "a", count: 101)
    form.lastName = "\u{0}a"
    form.agesOfChildren = String(repeating: "1 ", count: 21)
    form.zipCode = "1"
    expectEqual(
      form.problems.map { messages.text(for: $0) },
      [
        "First name: use no more than 100 characters.",
        "Last name: use letters, and remove invisible characters.",
        "Enter a ZIP code with five digits.",
        "Number of children: use whole numbers from 0 to 20.",
        "There are more ages than children. Check both.",
      ])
    var own = messages
    own.missing[.email] = "E-Mail-Adresse fehlt."
    expectEqual(
      AccountForm.SignIn().problems.first.map { own.text(for: $0) }, "E-Mail-Adresse fehlt.")
  }

  @Test func errorsAreReadable() {
    do throws(AccountForm.Error) {
      _ = try form("", "").credentials()
    } catch {
      expectEqual(error.description, "Enter your e-mail address.\nEnter a password.")
    }
  }
}
