import Profiles
import TestSupport
import Testing

/// Nothing about a person is printed, dumped, or interpolated.
@Suite("Privacy: printed account values") struct AccountPrivacyTests {
  struct Failure<Value: Sendable>: Error {
    let value: Value
  }

  /// All that a value shows of itself, alone and inside other values.
  private func texts<Value: Sendable>(of value: Value) -> [String] {
    func texts(_ value: some Any) -> [String] {
      var dumped = ""
      dump(value, to: &dumped)
      var printed = ""
      print(value, to: &printed)
      return [dumped, printed, "\(value)", String(reflecting: value)]
    }
    return texts(value) + texts(Optional(value)) + texts([value]) + texts(["key": value])
      + texts(Failure(value: value))
  }

  private func check<Value: Sendable>(_ value: Value) {
    for text in texts(of: value) {
      for secret in ["7319", "Zoraida", "zoraida", "predictions", "85003"]
      where text.contains(secret) {
        Issue.record("\(Value.self) shows \(secret): \(text)")
      }
    }
  }

  private let name = "Zoraida7319"

  @Test func addressesNamesAndNumbers() throws {
    check(try EmailAddress("zoraida7319@gmial.com"))
    check(try USPhoneNumber("602-254-7319"))
    check(try AccountForm.PersonName(name))
    check(AccountForm.Warning.email(suggestion: try EmailAddress("zoraida7319@gmail.com")))
    check(AccountSession.Ownership(owner: PersonID(high: 0x7319, low: 0x7319)))
  }

  private func filled<Form: AccountForm.Editable>(_ form: Form) -> Form {
    var form = form
    for (field, _) in Form.fields where form[field].isEmpty || field.rawValue.hasSuffix("Name") {
      switch field {
      case .website: form[field] = "zoraida7319.example"
      case .zipCode: form[field] = "85003"
      default: form[field] = name
      }
    }
    return form
  }

  @Test func formsAndProfiles() throws {
    func checkBoth(_ form: some AccountForm.Editable) throws {
      check(form)
      check(try form.profile())
    }
    try checkBoth(filled(AccountWorld.parent()))
    try checkBoth(filled(AccountWorld.provider()))
    try checkBoth(filled(AccountWorld.caregiver()))
    try checkBoth(filled(AccountWorld.member()))
    var signUp = AccountForm.SignUp(username: name)
    signUp.email = "zoraida7319@b.c"
    signUp.password = "zoraida 7319 zoraida"
    check(signUp)
    check(try signUp.credentials())
    var signIn = AccountForm.SignIn()
    (signIn.email, signIn.password) = (name, name)
    check(signIn)
  }

  /// A form whose every field is wrong: neither a problem nor its words repeat what was typed.
  @Test func problemsAndErrors() throws {
    var form = AccountForm.Provider()
    for (field, _) in AccountForm.Provider.fields { form[field] = "Zoraida\u{0}7319" }
    check(form.problems)
    do throws(AccountForm.Error) {
      _ = try form.profile()
    } catch {
      check(error)
      check(error.description)
    }
    var signUp = AccountForm.SignUp(username: "7319")
    (signUp.email, signUp.password) = ("zoraida 7319", "7319")
    check(signUp.problems)
    check(signUp.problems.map { AccountForm.Messages().text(for: $0) })
  }

  @Test func sessions() throws {
    var session = AccountSession()
    let email = try EmailAddress("zoraida7319@b.c")
    session.signIn(PersonID(high: 0x7319, low: 0x7319), email: email, as: .parent)
    session.update(AccountSession.RoleProfiles(parent: try filled(AccountWorld.parent()).profile()))
    check(session)
    check(session.profiles)
    let record = AccountSession.Ownership(owner: session.person)
    let link = LaunchRoute<String>.Link(to: "journal", needing: .keepJournal, record: record)
    check(LaunchRoute(for: AccountSession(), opening: link))
  }

  @Test func whoGaveAConsent() throws {
    let consents: SubscriptionConsents = try decoded(
      #"{"consents":[{"purpose":"a","textVersion":"1","giver":"Zoraida7319","givenAt":7319}]}"#)
    check(consents.all)
    check(consents.all.map(\.giver))
  }

  @Test func codesLocksAndGrants() throws {
    var reset = PasswordReset()
    var generator = PasswordResetTests.Script(numbers: [731_973, 0x7319, 0x7319])
    let request = reset.request(at: 7319, isKnown: true, using: &generator)
    check(reset)
    check(request)
    let code = try #require(request.code)
    check(code)
    let verification = reset.verify(code.text, at: 7320, using: &generator)
    expect(verification != .invalid)
    check(verification)
    check(reset)
    var lock = PasscodeLock()
    _ = lock.attempt(at: PasscodeLock.Moment(boot: name, seconds: 7319)) { false }
    check(lock)
    let grant = try ShareGrant(
      id: "7319", from: PersonID(high: 0x7319, low: 0x7319), to: AccountWorld.user("b"),
      parts: ShareGrant.forPartner, at: 7319, until: 73190)
    check(grant)
  }
}
