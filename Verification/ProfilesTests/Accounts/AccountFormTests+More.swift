import Profiles
import TestSupport
import Testing

extension AccountFormTests {
  @Test func filledFormsBecomeProfiles() throws {
    let parent = try AccountWorld.parent().profile()
    expect(parent.firstName.text == "Ana" && parent.lastName.text == "de la Cruz")
    expect(parent.city == nil && parent.zipCode == ZIPCode("85003"))
    expect(parent.numberOfChildren == 2 && parent.agesOfChildren == [3, 7])
    let provider = try AccountWorld.provider().profile()
    expect(provider.city == City("Phoenix", .arizona) && provider.zipCode == ZIPCode("85003"))
    expect(provider.phone.national == "(602) 254-1000 x12" && provider.website == nil)
    try expectEqual(AccountWorld.member().profile().displayName.text, "Null")
    try expectEqual(AccountWorld.caregiver().profile().lastName.text, "李")
    expect(AccountWorld.provider().warnings.isEmpty && AccountWorld.caregiver().warnings.isEmpty)
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
      try expectEqual(Form(profile).profile(), profile)
      for (field, path) in Form.fields {
        expectEqual(Form(profile)[keyPath: path], Form(profile)[field])
      }
      expect(Form(profile).problems.isEmpty && Form(profile)[.email].isEmpty)
    }
    try check(parent)
    try check(provider)
    try check(caregiver)
    try check(member)
    try expectEqual(parent.profile().city, "Mesa")
    try expectEqual(provider.profile().website, "https://example.com/kids")
    var form = AccountForm.Member()
    form[.phone] = "602"
    expectEqual(form, AccountForm.Member())
  }

  @Test(arguments: [
    "O’Neil", "D'Arcy", "Jean-Luc", "de la Cruz", "Nguyễn", "李", "X Æ", "Mary  Ann", "McDonald",
    "Ng",
    "Null", "3rd", "–", "A", "محمد", String(repeating: "x", count: 100), "👩‍🌾",
  ])
  func namesPassUnchanged(name: String) throws {
    try expectEqual(AccountForm.PersonName(name).text, name)
    try expectEqual(AccountForm.PersonName(" \(name)\u{A0}").text, name)
  }

  @Test func zipCodesAndStates() throws {
    for text in ["85003", "00501", "99950", "85003-1234", " 85003 ", "85003-", "85003-12", "8500３"]
    {
      expectEqual(reasons(AccountWorld.provider(), .zipCode, text), [])
    }
    for text in ["8500", "00000", "00000-1234", "850031", "85003-12345", "8500³", "ABCDE"] {
      expectEqual(reasons(AccountWorld.provider(), .zipCode, text), [.notZIPCode])
    }
    for state in USState.allCases {
      let texts = [
        state.abbreviation, state.abbreviation.lowercased(), state.name, state.name.uppercased(),
        " \(state.name) ",
      ]
      for text in texts {
        var form = AccountWorld.provider()
        form.state = text
        try expectEqual(form.profile().region, .state(state))
      }
    }
    for text in ["A", "ZZ", "Arizonaa", "A Z"] {
      expectEqual(reasons(AccountWorld.provider(), .state, text), [.notState])
    }
  }

  @Test func aZIPCodeOutsideTheStateIsAWarning() {
    for (zipCode, state, isOutside) in [
      ("85003", "AZ", false), ("86556", "AZ", false), ("84999", "AZ", true), ("86600", "AZ", true),
      ("90210", "CA", false), ("85003", "CA", true), ("85003", "", false), ("", "AZ", false),
    ] {
      var form = AccountWorld.provider()
      (form.zipCode, form.state) = (zipCode, state)
      expectEqual(form.warnings, isOutside ? [.zipCodeOutsideState] : [])
    }
    var form = AccountWorld.provider()
    form.phone = "602-555-0123"
    expect(form.warnings == [.fictionalPhone] && form.problems.isEmpty)
    var caregiver = AccountWorld.caregiver()
    caregiver.phone = "602-555-0123"
    expect(caregiver.warnings == [.fictionalPhone] && caregiver.problems.isEmpty)
    expect(AccountWorld.parent().warnings.isEmpty && AccountWorld.member().warnings.isEmpty)
  }

  @Test func numbersOfChildren() throws {
    let form = AccountWorld.parent()
    for text in ["", "2", " 20 ", "02", "٢"] {
      expectEqual(reasons(form, .numberOfChildren, text), [])
    }
    for text in ["21", "-1", "+2", "two", "2.5", "²", "99999999999999999999"] {
      expectEqual(reasons(form, .numberOfChildren, text), [.notNumber(0...20)])
    }
    for (text, ages) in [
      ("", []), ("3", [3]), ("3, 17", [3, 17]), ("0;1", [0, 1]), ("3 and 4", nil), ("18", nil),
      ("3-5", nil), (",", nil), ("-3", nil), ("3.5", nil), ("3\u{2013}5", nil), ("3½", nil),
      ("3 1/2", nil), ("3/5", nil), ("3:5", nil), ("٣٫٥", nil), ("٣، ٥", [3, 5]),
      ("３，５", [3, 5]), ("3\u{A0}5", [3, 5]), ("3,\n5;", [3, 5]), ("3, 5,", [3, 5]),
    ] as [(String, [Int]?)] {
      expectEqual(reasons(form, .agesOfChildren, text), ages == nil ? [.notNumber(0...17)] : [])
      var form = form
      form.agesOfChildren = text
      if let ages { try expectEqual(form.profile().agesOfChildren, ages) }
    }
    expectEqual(reasons(form, .agesOfChildren, "1 2 3"), [.moreAgesThanChildren])
    var open = form
    open.numberOfChildren = ""
    expectEqual(reasons(open, .agesOfChildren, "1 2 3"), [])
    expectEqual(
      reasons(open, .agesOfChildren, String(repeating: "1 ", count: 21)), [.moreAgesThanChildren])
  }

  /// One child of 3½ years, or two of 3 and 5.
  @Test func aCommaInANumberIsNotReadAsTwo() throws {
    func ages(_ text: String, children: String = "") throws -> [Int]? {
      var form = AccountWorld.parent()
      form.numberOfChildren = children
      form.agesOfChildren = text
      let problems = form.problems
      guard problems.isEmpty else {
        expectEqual(problems.map(\.reason), [.notNumber(0...17)])
        expectEqual(
          problems.map { AccountForm.Messages().text(for: $0) },
          [
            """
            Ages of children: use whole numbers from 0 to 17, with a space after each comma, as in 3, 5.
            """
          ])
        return nil
      }
      return try form.profile().agesOfChildren
    }
    for first in 0...17 {
      for second in stride(from: first % 3, through: 17, by: 5) {
        let text = "\(first),\(second)"
        for count in ["", "3", "20"] { try expectEqual(ages(text, children: count), nil) }
        try expectEqual(ages(text, children: "2"), [first, second])
        for gap in [", ", " ", "; ", ";", "، ", "،", "、"] {
          try expectEqual(ages("\(first)\(gap)\(second)"), [first, second])
          // 3½ and 7 years, or three children.
          let both = gap + text
          try expectEqual(ages("7\(both)"), nil)
          try expectEqual(ages("7\(both)", children: "3"), [7, first, second])
        }
        try expectEqual(ages("\(text),7"), [first, second, 7])
      }
    }
  }

  @Test func textsHaveLimits() {
    let provider = AccountWorld.provider()
    for (field, maximum) in [
      (Field.organization, 200), (.designation, 200), (.streetAddress, 200), (.city, 100),
      (.scope, 1000),
    ] {
      expectEqual(reasons(provider, field, String(repeating: "x", count: maximum)), [])
      let long = String(repeating: "x", count: maximum + 1)
      expectEqual(reasons(provider, field, long), [.tooLong(maximum: maximum)])
      expectEqual(reasons(provider, field, "x\nx"), [.characterNotAllowed])
    }
    expectEqual(reasons(provider, .city, "'.-"), [.characterNotAllowed])
    expect(reasons(provider, .scope, "") == [] && reasons(provider, .website, " ") == [])
    let many = String(repeating: "1,", count: LongTest.size(500_000, small: 20_000))
    for (field, _) in AccountForm.Provider.fields {
      expect(!reasons(provider, field, many).isEmpty)
    }
    expectEqual(reasons(AccountWorld.parent(), .agesOfChildren, many), [.moreAgesThanChildren])
  }
}
