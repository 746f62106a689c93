import Profiles
import TestSupport
import Testing

extension ShareGrantTests {
  @Test func aPartnerSeesPredictionsAndNotNotes() throws {
    let grant = try grant()
    let ben = try AccountWorld.user("ben")
    expectEqual(grant.parts(for: ben, at: 150), [.predictions])
    expectEqual(grant.share("in 3 days", as: .predictions, with: ben, at: 150), "in 3 days")
    var count = 0
    func secret() -> String {
      count += 1
      return "secret"
    }
    for part in ShareGrant.Part.allCases where part != .predictions {
      expect(grant.share(secret(), as: part, with: ben, at: 150) == nil)
      expectEqual(grant.decision(for: part, to: ben, at: 150), .notShared)
    }
    expectEqual(count, 0)
    expect(!ShareGrant.forDoctor.contains(.notes) && !ShareGrant.forDoctor.contains(.journal))
  }

  @Test func aRevokedGrantStaysRevoked() throws {
    var grant = try grant()
    let wasOpen = [grant.revoke(at: 150), grant.revoke(at: 160)]
    expectEqual(wasOpen, [true, false])
    expectEqual(grant.revocation, 150)
    // A clock that was set back does not open it again.
    expectEqual(
      grant.decision(for: .predictions, to: try AccountWorld.user("ben"), at: 120), .revoked)
  }

  /// An app of an earlier version does not share what it does not know, and does not lose it either.
  @Test func partsOfALaterVersionAreKept() throws {
    let end = #""recipient":"00000000-0000-0000-0000-00000062656E","start":100}"#
    let json =
      #"[{"end":200,"id":"1","owner":"00000000-0000-0000-0000-000000616E61","parts":["notes","sleep","weight"],"#
      + end
    let grants: [ShareGrant] = try decoded(
      json
        + #",{"end":200,"id":"2","owner":"00000000-0000-0000-0000-000000616E61","parts":["weight","weight"],"#
        + end + "]")
    expectEqual(grants.map(\.parts), [[.notes], []])
    let ben = try AccountWorld.user("ben")
    expectEqual(grants.map { $0.parts(for: ben, at: 150) }, [[.notes], []])
    try expect(encoded(grants).hasPrefix(json))
    #expect(throws: DecodingError.self) {
      let _: ShareGrant = try decoded(
        #"{"end":200,"id":"1","owner":"00000000-0000-0000-0000-000000616E61","parts":[],"# + end)
    }
  }
}
