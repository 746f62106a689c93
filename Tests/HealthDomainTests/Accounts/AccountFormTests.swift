import HealthDomain
import TestSupport
import Testing

@Suite struct AccountFormTests {
  typealias Field = AccountForm.Field
  typealias Reason = AccountForm.Reason

  /// The fields and reasons of a form's problems, in order.
  private func problems(_ form: some AccountForm.Editable) -> [String] {
    form.problems.map { "\($0.field.rawValue): \($0.reason)" }
  }

  private func reasons<Form: AccountForm.Editable>(
    _ form: Form, _ field: Field, _ text: String
  ) -> [Reason] {
    var form = form
    form[field] = text
    #expect(form[field] == text)
    #expect(form.problems.allSatisfy { $0.field == field })
    return form.problems.map(\.reason)
  }

  @Test func allProblemsComeInTheOrderOfTheForm() throws {
    #expect(
      problems(AccountForm.Provider()) == [
        "firstName: missing", "lastName: missing", "organization: missing", "designation: missing",
        "streetAddress: missing", "city: missing", "state: missing", "zipCode: missing",
        "phone: missing",
      ])
    #expect(
      problems(AccountForm.Parent()) == [
        "firstName: missing", "lastName: missing", "city: cityOrZIPCodeMissing",
      ])
    #expect(problems(AccountForm.Member()) == ["displayName: missing"])
    #expect(
      problems(AccountForm.Caregiver()) == [
        "firstName: missing", "lastName: missing", "phone: missing",
      ])
    var form = AccountForm.Provider()
    for (field, _) in AccountForm.Provider.fields { form[field] = "\u{7}" }
    #expect(form.problems.map(\.field) == AccountForm.Provider.fields.map(\.field))
    do {
      _ = try form.profile()
      Issue.record("The form has problems.")
    } catch {
      #expect(error.problems == form.problems)
    }
  }

  @Test func filledFormsBecomeProfiles() throws {
    let parent = try AccountWorld.parent().profile()
    #expect(parent.firstName.text == "Ana" && parent.lastName.text == "de la Cruz")
    #expect(parent.city == nil && parent.zipCode == ZIPCode("85003"))
    #expect(parent.numberOfChildren == 2 && parent.agesOfChildren == [3, 7])
    let provider = try AccountWorld.provider().profile()
    #expect(provider.city == City("Phoenix", .arizona) && provider.zipCode == ZIPCode("85003"))
    #expect(provider.phone.national == "(602) 254-1000 x12" && provider.website == nil)
    #expect(try AccountWorld.member().profile().displayName.text == "Null")
    #expect(try AccountWorld.caregiver().profile().lastName.text == "李")
    #expect(AccountWorld.provider().warnings.isEmpty && AccountWorld.caregiver().warnings.isEmpty)
  }

  /// A profile fills its form, and the form makes the same profile.
  @Test func profilesCanBeEdited() throws {
    var parent = AccountWorld.parent()
    parent.city = " Mesa "
    var provider = AccountWorld.provider()
    provider.website = "Example.com/kids"
    provider.scope = "Games"
    var caregiver = AccountWorld.caregiver()
    caregiver.relationship = "Daughter"
    caregiver.zipCode = "00501"
    var member = AccountWorld.member()
    member.zipCode = "85003"
    func check<Form: AccountForm.Editable>(_ form: Form) throws {
      let profile = try form.profile()
      #expect(try Form(profile).profile() == profile)
      for (field, path) in Form.fields {
        #expect(Form(profile)[keyPath: path] == Form(profile)[field])
      }
      #expect(Form(profile).problems.isEmpty && Form(profile)[.email].isEmpty)
    }
    try check(parent)
    try check(provider)
    try check(caregiver)
    try check(member)
    #expect(try parent.profile().city == "Mesa")
    #expect(try provider.profile().website == "https://example.com/kids")
    var form = AccountForm.Member()
    form[.phone] = "602"
    #expect(form == AccountForm.Member())
  }

  @Test(arguments: [
    "O’Neil", "D'Arcy", "Jean-Luc", "de la Cruz", "Nguyễn", "李", "X Æ", "Mary  Ann", "McDonald",
    "Ng",
    "Null", "3rd", "–", "A", "محمد", String(repeating: "x", count: 100), "👩‍🌾",
  ])
  func namesPassUnchanged(name: String) throws {
    #expect(try AccountForm.PersonName(name).text == name)
    #expect(try AccountForm.PersonName(" \(name)\u{A0}").text == name)
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
    #expect(throws: reason) { try AccountForm.PersonName(name) }
    let field: Reason =
      switch reason {
      case .empty: .missing
      case .tooLong: .tooLong(maximum: 100)
      case .characterNotAllowed: .characterNotAllowed
      }
    #expect(reasons(AccountWorld.member(), .displayName, name) == [field])
  }

  @Test func zipCodesAndStates() throws {
    for text in ["85003", "00501", "99950", "85003-1234", " 85003 "] {
      #expect(reasons(AccountWorld.provider(), .zipCode, text) == [])
    }
    for text in ["8500", "00000", "00000-1234", "850031", "85003-", "85003-12", "8500３", "ABCDE"] {
      #expect(reasons(AccountWorld.provider(), .zipCode, text) == [.notZIPCode])
    }
    for state in USState.allCases {
      let texts = [
        state.abbreviation, state.abbreviation.lowercased(), state.name, state.name.uppercased(),
        " \(state.name) ",
      ]
      for text in texts {
        var form = AccountWorld.provider()
        form.state = text
        #expect(try form.profile().region == .state(state))
      }
    }
    for text in ["A", "ZZ", "Arizonaa", "A Z"] {
      #expect(reasons(AccountWorld.provider(), .state, text) == [.notState])
    }
  }

  @Test func aZIPCodeOutsideTheStateIsAWarning() {
    for (zipCode, state, isOutside) in [
      ("85003", "AZ", false), ("86556", "AZ", false), ("84999", "AZ", true), ("86600", "AZ", true),
      ("90210", "CA", false), ("85003", "CA", true), ("85003", "", false), ("", "AZ", false),
    ] {
      var form = AccountWorld.provider()
      (form.zipCode, form.state) = (zipCode, state)
      #expect(form.warnings == (isOutside ? [.zipCodeOutsideState] : []))
    }
    var form = AccountWorld.provider()
    form.phone = "602-555-0123"
    #expect(form.warnings == [.fictionalPhone] && form.problems.isEmpty)
    var caregiver = AccountWorld.caregiver()
    caregiver.phone = "602-555-0123"
    #expect(caregiver.warnings == [.fictionalPhone] && caregiver.problems.isEmpty)
    #expect(AccountWorld.parent().warnings.isEmpty && AccountWorld.member().warnings.isEmpty)
  }

  @Test func numbersOfChildren() throws {
    let form = AccountWorld.parent()
    for text in ["", "2", " 20 ", "02"] { #expect(reasons(form, .numberOfChildren, text) == []) }
    for text in ["21", "-1", "+2", "two", "2.5", "٢", "99999999999999999999"] {
      #expect(reasons(form, .numberOfChildren, text) == [.notNumber(0...20)])
    }
    for (text, ages) in [
      ("", []), ("3", [3]), ("3, 17", [3, 17]), ("0;1", [0, 1]), ("3 and 4", nil), ("18", nil),
      ("3-5", nil), (",", nil), ("-3", nil), ("3.5", [3, 5]),
    ] as [(String, [Int]?)] {
      #expect(reasons(form, .agesOfChildren, text) == (ages == nil ? [.notNumber(0...17)] : []))
      var form = form
      form.agesOfChildren = text
      if let ages { #expect(try form.profile().agesOfChildren == ages) }
    }
    #expect(reasons(form, .agesOfChildren, "1 2 3") == [.moreAgesThanChildren])
    var open = form
    open.numberOfChildren = ""
    #expect(reasons(open, .agesOfChildren, "1 2 3") == [])
    #expect(
      reasons(open, .agesOfChildren, String(repeating: "1 ", count: 21)) == [.moreAgesThanChildren])
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
    #expect(form.problems.map(\.reason) == (website == nil ? [.notWebsite] : []))
    #expect((try? form.profile())?.website == website)
  }

  @Test func textsHaveLimits() {
    let provider = AccountWorld.provider()
    for (field, maximum) in [
      (Field.organization, 200), (.designation, 200), (.streetAddress, 200), (.city, 100),
      (.scope, 1000),
    ] {
      #expect(reasons(provider, field, String(repeating: "x", count: maximum)) == [])
      let long = String(repeating: "x", count: maximum + 1)
      #expect(reasons(provider, field, long) == [.tooLong(maximum: maximum)])
      #expect(reasons(provider, field, "x\nx") == [.characterNotAllowed])
    }
    #expect(reasons(provider, .city, "'.-") == [.characterNotAllowed])
    #expect(reasons(provider, .scope, "") == [] && reasons(provider, .website, " ") == [])
    let many = String(repeating: "1,", count: LongTest.size(500_000, small: 20_000))
    for (field, _) in AccountForm.Provider.fields {
      #expect(!reasons(provider, field, many).isEmpty)
    }
    #expect(reasons(AccountWorld.parent(), .agesOfChildren, many) == [.moreAgesThanChildren])
  }
}
