import Profiles
import TestSupport
import Testing

@Suite("Account roles: capabilities") struct AccountRoleTests {
  /// The whole table: a capability, and what anonymous people, members, parents, providers, and
  /// administrators may do.
  ///
  /// A: allowed, o: own records, S: needs sign-in, R: needs another role.
  static let table: [(AccountRole.Capability, String)] = [
    (.browse, "AAAAA"), (.sharePublicRecords, "AAAAA"), (.readGuidance, "AAAAA"),
    (.checkLabels, "AAAAA"), (.openPersonalScreens, "AAAAA"),
    (.keepLists, "Soooo"), (.keepReminders, "Soooo"), (.subscribe, "Soooo"),
    (.editProfile, "Soooo"), (.exportData, "Soooo"), (.deleteAccount, "Soooo"),
    (.switchRole, "SAAAR"), (.registerChild, "SRoRR"),
    (.manageEvents, "SRRoR"), (.recordAttendance, "SRRoR"), (.choosePlan, "SRRoR"),
    (.writeReviews, "Soooo"), (.voteOnReviews, "Soooo"), (.flagReviews, "Soooo"),
    (.answerReviews, "SRRoR"), (.moderate, "SRRRA"), (.searchCommunities, "AAAAA"),
    (.joinCommunities, "SAAAA"), (.keepJournal, "Soooo"), (.keepCycles, "Soooo"),
    (.grantShares, "Soooo"), (.setPasscode, "Soooo"), (.editDirectory, "SRRRA"),
  ]

  func letter(_ access: AccountRole.Access) -> Character {
    switch access {
    case .allowed: "A"
    case .own: "o"
    case .needsSignIn: "S"
    case .needsAnotherRole: "R"
    }
  }

  @Test func everyCapabilityIsInTheTable() {
    expectEqual(Self.table.map(\.0).count, AccountRole.Capability.allCases.count)
    expectEqual(Set(Self.table.map(\.0)), Set(AccountRole.Capability.allCases))
  }

  @Test(arguments: table) func everyRole(capability: AccountRole.Capability, letters: String) {
    expectEqual(String(AccountRole.allCases.map { letter($0.access(to: capability)) }), letters)
    let roles = zip(AccountRole.allCases, letters).filter { "Ao".contains($0.1) }.map(\.0)
    expectEqual(capability.roles, roles)
  }

  @Test func namesAreKept() throws {
    try expectEqual(
      encoded(AccountRole.allCases), #"["anonymous","member","parent","provider","administrator"]"#)
    try expectEqual(decoded(#"["provider"]"#), [AccountRole.provider])
    #expect(throws: DecodingError.self) { let _: [AccountRole] = try decoded(#"["king"]"#) }
    for capability in AccountRole.Capability.allCases {
      expectEqual(AccountRole.Capability(rawValue: capability.rawValue), capability)
    }
    for field in AccountForm.Field.allCases {
      expectEqual(AccountForm.Field(rawValue: field.rawValue), field)
    }
    expect(AccountForm.Field(rawValue: "age") == nil && AccountRole.Capability(rawValue: "") == nil)
    try expectEqual(encoded([AccountRole.Capability.editDirectory]), #"["editDirectory"]"#)
  }
}
