import Profiles
import TestSupport
import Testing

extension AccountRoleTests {
  /// Every role, capability, owner, and subject's owner against the letters of the table.
  @Test(arguments: AccountRole.allCases) func everyDecision(role: AccountRole) throws {
    let session = try AccountWorld.session(role)
    let people = [nil, try AccountWorld.user("me"), try AccountWorld.user("you")]
    let position = try #require(AccountRole.allCases.firstIndex(of: role))
    for (capability, letters) in Self.table {
      let letter = Array(letters)[position]
      let isAllowed = letter == "A" || letter == "o"
      let refusal: AccountSession.Decision = letter == "S" ? .needsSignIn : .needsAnotherRole
      expectEqual(session.authorize(capability), isAllowed ? .allowed : refusal)
      for owner in people {
        for subjectOwner in people {
          let isMine = owner != people[2]
          let isMySubject = subjectOwner == people[1]
          let expected: AccountSession.Decision =
            switch (letter, capability) {
            case ("A", _): .allowed
            case ("o", .answerReviews): isMine && isMySubject ? .allowed : .notOwned
            case ("o", .writeReviews), ("o", .voteOnReviews), ("o", .flagReviews):
              !isMine ? .notOwned : isMySubject ? .ownSubject : .allowed
            case ("o", _): isMine ? .allowed : .notOwned
            default: refusal
            }
          let record = AccountSession.Ownership(owner: owner, subjectOwner: subjectOwner)
          expectEqual(
            session.authorize(capability, for: record), expected,
            "\(role) \(capability)")
        }
      }
    }
  }
}
