import Profiles
import TestSupport
import Testing

/// Texts that nobody should type, in every place where a person can type.
@Suite("Account forms: hostile text") struct AccountHostileTests {
  private static let long = LongTest.size(1_000_000, small: 6_000)

  static let texts = [
    String(repeating: "(", count: long), String(repeating: "@", count: long),
    String(repeating: ".", count: long), String(repeating: " ", count: long),
    String(repeating: "\u{301}", count: long), String(repeating: "👨‍👩‍👧", count: long / 20),
    String(repeating: "1", count: long), String(repeating: "\r\n", count: long / 2),
    "a" + String(repeating: "\u{200D}", count: long), String(repeating: "-", count: long),
    "\u{0}", "\u{FEFF}", "\u{FFFD}", "\u{202E}moc.elpmaxe@a", "<script>alert(1)</script>",
    "'; DROP TABLE people; --", "{field}{minimum}", "%s%n%@", "../../etc/passwd", "null", "NaN",
    "-0",
    "9223372036854775808", "١٢٣٤٥", "Ⅷ", "½", "\u{1F1FA}\u{1F1F8}",
  ]

  /// A form has a profile if and only if it has no problems; problems are in the order of the form, are
  /// about its fields, and have words.
  private func obeysTheLaws<Form: AccountForm.Editable>(_ form: Form) -> Bool {
    let (profile, problems) = form.checked()
    let order = Form.fields.map(\.field)
    let positions = problems.map { problem in order.firstIndex(of: problem.field) ?? -1 }
    let messages = AccountForm.Messages()
    guard (profile == nil) == !problems.isEmpty, !positions.contains(-1),
      positions == positions.sorted(),
      problems.allSatisfy({ messages.text(for: $0).hasSuffix(".") }),
      form.warnings.allSatisfy({ !messages.text(for: $0).isEmpty })
    else { return false }
    guard let profile else { return true }
    let again = Form(profile).checked()
    return again.profile == profile && again.problems.isEmpty
  }

  @Test(arguments: texts) func everyFieldOfEveryForm(text: String) {
    func check<Form: AccountForm.Editable>(_ filled: Form) {
      for (field, _) in Form.fields {
        var form = filled
        form[field] = text
        expect(obeysTheLaws(form), "\(field)")
      }
    }
    check(AccountWorld.parent())
    check(AccountWorld.provider())
    check(AccountWorld.member())
    check(AccountWorld.caregiver())
  }

  /// Forms filled at random from good and bad texts.
  @Test(arguments: LongTest.seeds(60))
  func randomFormsObeyTheLaws(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "", " ", "Ana", "85003", "00000", "AZ", "Arizona", "602-254-1000", "602-555-0123", "3",
      "3, 7",
      "21", "example.com", "https://a.b/c", "javascript:x", "a\u{0}", "\u{202E}", "Phoenix", "'",
      String(repeating: "x", count: 101), String(repeating: "x", count: 1001),
    ]
    func check<Form: AccountForm.Editable>(_ empty: Form) throws {
      var form = empty
      for (field, _) in Form.fields { form[field] = pieces.randomElement(using: &generator) ?? "" }
      expect(obeysTheLaws(form))
      guard let profile = form.checked().profile else { return }
      // What was accepted has none of the characters that can hide something.
      for (field, _) in Form.fields {
        expect(!Form(profile)[field].unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{202E}" })
      }
    }
    for _ in 0..<60 {
      try check(AccountForm.Parent())
      try check(AccountForm.Provider())
      try check(AccountForm.Member())
      try check(AccountForm.Caregiver())
    }
  }

  @Test(arguments: texts) func everyOtherEntry(text: String) {
    var signUp = AccountForm.SignUp(username: text, words: [text])
    (signUp.email, signUp.password) = (text, text)
    expect((try? signUp.credentials()) == nil)
    expect(signUp.problems.first?.field == .email && signUp.trimmedEmail == nil)
    expect(signUp.problems.contains { $0.reason == .password(.contextual) })
    let words = AccountForm.Messages()
    expect(signUp.warnings.allSatisfy { !words.text(for: $0).isEmpty })
    var signIn = AccountForm.SignIn()
    (signIn.email, signIn.password) = (text, text)
    expectEqual(signIn.problems.map(\.field), [.email])

    var reset = PasswordReset()
    var generator = SeededGenerator(seed: 1)
    _ = reset.request(at: 0, isKnown: true, using: &generator)
    expectEqual(reset.verify(text, at: 1, using: &generator), .invalid)
    // Only a number is a guess.
    let isNumber = text.unicodeScalars.allSatisfy {
      $0 == "-" || $0.properties.numericType == .decimal
    }
    let hasDigit = text.contains { $0.isNumber }
    expectEqual(reset.status(at: 1).attemptsLeft, isNumber && hasDigit ? 4 : 5)
    expect(PasswordReset.Ticket(text) == nil)
    var lock = PasscodeLock()
    let moment = PasscodeLock.Moment(boot: text, seconds: .max)
    expectEqual(lock.attempt(at: moment) { false }, .wrong(wait: 0))
    expectEqual(lock.observe(PasscodeLock.Moment(boot: text, seconds: .min)), 0)
  }

  /// A grant with a long ID is refused, and other IDs change nothing.
  @Test(arguments: texts) func idsOfGrants(text: String) throws {
    let owner = try AccountWorld.user("ana")
    let person = try AccountWorld.user("ben")
    let grant = try? ShareGrant(
      id: text, from: owner, to: person, parts: [.notes], at: .min, until: .max)
    expectEqual((grant == nil), text.utf8.count > 200)
    expectEqual(grant?.parts(for: person, at: 0) ?? [.notes], [.notes])
    if let grant { try expectEqual(decoded(encoded(grant)), grant) }
  }
}
