import Profiles
import TestSupport
import Testing

@Suite("Account session: switching roles and signing out") struct AccountSessionTests {
  let roles: [AccountRole] = [.member, .parent, .provider]

  @Test func isEncodedWithItsProfiles() throws {
    var session = try AccountWorld.session(.provider)
    var profiles = session.profiles
    profiles.member = try AccountWorld.member().profile()
    profiles.caregiver = try AccountWorld.caregiver().profile()
    session.update(profiles)
    let json =
      #"{"email":"me@example.com","person":"00000000-0000-0000-0000-000000006D65","profiles":{"#
      + #""caregiver":{"firstName":"Li","lastName":"李","phone":"(602) 254-1000"},"#
      + #""member":{"displayName":"Null"},"#
      + #""parent":{"agesOfChildren":"3, 7","firstName":"Ana","lastName":"de la Cruz","#
      + #""numberOfChildren":"2","zipCode":"85003"},"#
      + #""provider":{"city":"Phoenix","designation":"Director","firstName":"Ben","#
      + #""lastName":"O’Neil","organization":"Desert Kids","phone":"(602) 254-1000 x12","#
      + #""state":"AZ","streetAddress":"1 Main St.","zipCode":"85003"}},"#
      + #""role":"provider"}"#
    try expectEqual(encoded(session), json)
    try expectEqual(decoded(json), session)
    try expectEqual(decoded(#"{"role":"administrator"}"#), AccountSession())
    let short = #"{"email":"a@b","person":"00000000-0000-0000-0000-000000006D65","role":"member"}"#
    let member: AccountSession = try decoded(short)
    try expectEqual(encoded(member), short)
  }

  @Test(arguments: [
    #"{ME,"role":"member"}"#, #"{ME,"email":"a@b","role":"anonymous"}"#,
    #"{ME,"email":"a@b","role":""}"#, #"{"person":"7319","email":"a@b","role":"member"}"#,
    #"{ME,"email":"7319","role":"member"}"#, #"{ME,"email":"a@b"}"#,
    #"{ME,"email":"a@b","role":"member","profiles":{"member":{"zipCode":"7319"}}}"#,
    #"{ME,"email":"a@b","role":"member","profiles":{"member":{"displayName":"7319\n7319"}}}"#,
  ])
  func decodingRefusesInSilence(json: String) {
    do {
      let person = #""person":"00000000-0000-0000-0000-000000006D65""#
      let _: AccountSession = try decoded(json.replacing("ME", with: person))
      Issue.record("\(json) was decoded")
    } catch {
      var dumped = ""
      dump(error, to: &dumped)
      expect(error is DecodingError && !dumped.contains("7319"))
    }
  }
}
