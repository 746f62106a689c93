import Profiles
import Testing

/// People, sessions, and filled forms for the tests of accounts.
enum AccountWorld {
  /// The person whose ID ends with the bytes of a name of up to eight letters.
  static func user(_ name: String) throws -> PersonID {
    try #require(name.utf8.count <= 8)
    return PersonID(high: 0, low: name.utf8.reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// A session of the person "me" in a role, with the profiles of a parent and a provider.
  static func session(_ role: AccountRole) throws -> AccountSession {
    var session = AccountSession()
    guard role != .anonymous else { return session }
    let profiles = AccountSession.RoleProfiles(
      parent: try parent().profile(), provider: try provider().profile())
    session.signIn(
      try user("me"), email: try EmailAddress("me@example.com"), as: role, profiles: profiles)
    return session
  }

  static func parent() -> AccountForm.Parent {
    var form = AccountForm.Parent()
    form.firstName = "Ana"
    form.lastName = "de la Cruz"
    form.zipCode = "85003"
    form.numberOfChildren = "2"
    form.agesOfChildren = "3, 7"
    return form
  }

  static func provider() -> AccountForm.Provider {
    var form = AccountForm.Provider()
    form.firstName = "Ben"
    form.lastName = "O’Neil"
    form.organization = "Desert Kids"
    form.designation = "Director"
    form.streetAddress = "1 Main St."
    form.city = "Phoenix"
    form.state = "arizona"
    form.zipCode = "85003-1234"
    form.phone = "602.254.1000 x12"
    return form
  }

  static func caregiver() -> AccountForm.Caregiver {
    var form = AccountForm.Caregiver()
    form.firstName = "Li"
    form.lastName = "李"
    form.phone = "602-254-1000"
    return form
  }

  static func member() -> AccountForm.Member {
    var form = AccountForm.Member()
    form.displayName = "Null"
    return form
  }
}
