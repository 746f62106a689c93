import EventRegistration
import TestSupport
import Testing

@Suite("Requests: requester and role") struct RegistrationRequestTests {
  private let kim = PersonID(high: 0, low: 1)
  private let request = RegistrationRequest.ID(high: 0, low: 2)

  @Test func aRequesterIsAPersonInARole() {
    for role in Requester.Role.allCases {
      let requester = Requester(kim, as: role)
      expect(requester.person == kim && requester.role == role)
    }
    expectEqual(Requester(kim, as: .provider), .provider(kim))
    expect(Requester.parent(kim) != .provider(kim))
    expect(Requester.parent(kim) != .parent(PersonID(high: 1, low: 0)))
  }

  @Test func aRequestIsEncodedByItsNames() throws {
    let json = """
      {"expectedVersion":18446744073709551615,"id":"00000000-0000-0000-0000-000000000002",\
      "requester":{"person":"00000000-0000-0000-0000-000000000001","role":"admin"},\
      "time":-9223372036854775808}
      """
    let value = RegistrationRequest(request, by: .admin(kim), at: .min, expecting: .max)
    try expectEqual(encoded(value), json)
    try expectEqual(decoded(json), value)
  }

  @Test func aRequestExpectsNoVersionByDefault() throws {
    let json = """
      {"id":"00000000-0000-0000-0000-000000000002",\
      "requester":{"person":"00000000-0000-0000-0000-000000000001","role":"parent"},"time":7}
      """
    let value = RegistrationRequest(request, by: .parent(kim), at: 7)
    expectEqual(value.expectedVersion, nil)
    try expectEqual(encoded(value), json)
    try expectEqual(decoded(json), value)
  }

  @Test func rolesHaveTheirNames() throws {
    expectEqual(Requester.Role.allCases.map(\.rawValue), ["parent", "provider", "admin"])
    for role in Requester.Role.allCases {
      expectEqual(Requester.Role(rawValue: role.rawValue), role)
      try expectEqual(encoded(role), "\"\(role.rawValue)\"")
      try expectEqual(decoded(encoded(role)), role)
    }
    expectEqual(Requester.Role(rawValue: "Parent"), nil)
    #expect(throws: DecodingError.self) { let _: Requester.Role = try decoded(#""guest""#) }
  }
}
