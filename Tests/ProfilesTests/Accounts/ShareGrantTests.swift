import Profiles
import TestSupport
import Testing

@Suite("Sharing grants: decisions and revocation") struct ShareGrantTests {
  func grant(
    _ parts: Set<ShareGrant.Part> = ShareGrant.forPartner, at start: Int64 = 100,
    until end: Int64 = 200
  ) throws -> ShareGrant {
    try ShareGrant(
      id: "1", from: AccountWorld.user("ana"), to: AccountWorld.user("ben"), parts: parts,
      at: start,
      until: end)
  }

  /// Every person, time, revocation, and part, against the sentences of the rule.
  @Test func everyDecision() throws {
    for parts in [ShareGrant.forPartner, ShareGrant.forDoctor, [.notes]] {
      for revocation in [nil, 0, 150, 1000] as [Int64?] {
        var grant = try grant(parts)
        if let revocation { grant.revoke(at: revocation) }
        for name in ["ana", "ben", "eve"] {
          let person = try AccountWorld.user(name)
          for time in [Int64.min, 99, 100, 199, 200, .max] {
            let isOpen = name == "ben" && revocation == nil && (100..<200).contains(time)
            let expected = ShareGrant.Part.allCases.filter { isOpen && parts.contains($0) }
            expectEqual(grant.parts(for: person, at: time), expected)
            for part in ShareGrant.Part.allCases {
              let decision = grant.decision(for: part, to: person, at: time)
              let reason: ShareGrant.Decision =
                if name != "ben" {
                  .otherPerson
                } else if revocation != nil {
                  .revoked
                } else if time < 100 {
                  .notBegun
                } else if time >= 200 {
                  .ended
                } else if parts.contains(part) {
                  .allowed
                } else { .notShared }
              expectEqual(decision, reason)
            }
          }
        }
      }
    }
  }

  @Test func errorsNameTheRule() throws {
    expectThrows(ShareGrant.Error.nothingShared) { try grant([]) }
    expectThrows(ShareGrant.Error.endNotAfterStart) { try grant(at: 200, until: 200) }
    expectThrows(ShareGrant.Error.endNotAfterStart) { try grant(at: .max, until: .min) }
    let ana = try AccountWorld.user("ana")
    let ben = try AccountWorld.user("ben")
    expectThrows(ShareGrant.Error.recipientIsOwner) {
      try ShareGrant(id: "1", from: ana, to: ana, parts: [.notes], at: 0, until: 1)
    }
    for id in ["", String(repeating: "a", count: 201)] {
      expectThrows(ShareGrant.Error.idNotAllowed) {
        try ShareGrant(id: id, from: ana, to: ben, parts: [.notes], at: 0, until: 1)
      }
    }
  }

  @Test func isEncodedByName() throws {
    var grant = try grant(ShareGrant.forDoctor)
    let open =
      #"{"end":200,"id":"1","owner":"00000000-0000-0000-0000-000000616E61","#
      + #""parts":["predictions","fertileDays","periods","symptoms"],"recipient":"00000000-0000-0000-0000-00000062656E","#
    try expectEqual(encoded(grant), open + #""start":100}"#)
    try expectEqual(decoded(open + #""start":100}"#), grant)
    grant.revoke(at: 7)
    try expectEqual(encoded(grant), open + #""revocation":7,"start":100}"#)
    try expectEqual(decoded(open + #""revocation":7,"start":100}"#), grant)
    for start in ["200", "\"x\""] {
      #expect(throws: DecodingError.self) {
        let _: ShareGrant = try decoded(open + #""start":\#(start)}"#)
      }
    }
  }
}
