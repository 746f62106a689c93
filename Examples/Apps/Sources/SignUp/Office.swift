import Console
import HealthDomain

/// The app and its server in one: accounts, sessions, and the registration desk.
struct Office {
  /// An account; a real server keeps a hash of the password.
  struct Account {
    let person: PersonID
    var password: String
    var profiles = AccountSession.RoleProfiles()
    var reset = PasswordReset()
  }

  /// The seconds by which the clocks of Arizona are ahead of UTC, all year.
  static let utcOffset = -25_200

  var now: Int64
  var session = AccountSession()
  /// The accounts by the addresses as they are compared.
  var accounts: [String: Account] = [:]
  let desk: RegistrationDesk
  var events: [EventID] = []
  /// The names of children, which the desk never learns.
  var names: [ChildID: String] = [:]
  var draft = EventDraft()
  private var generator: SeededGenerator
  private var requestNumber: UInt64 = 0
  let words = AccountForm.Messages()

  init(at now: Int64, seed: UInt64) {
    self.now = now
    desk = RegistrationDesk(seed: seed)
    generator = SeededGenerator(seed: seed)
  }

  mutating func perform(_ command: String) throws {
    var words = command.split(separator: " ")[...]
    guard let verb = words.popFirst() else { return }
    switch verb {
    case "join": try join(words)
    case "login": try login(words)
    case "logout":
      session.end()
      print("Goodbye.")
    case "settings":
      for item in session.settings {
        print("\(item.row)\(item.leadsToSignIn ? " (sign in first)" : "")")
      }
    case "forgot": try forgot(words)
    case "code": try enterCode(words)
    case "parent": try saveParent(words)
    case "provider": try saveProvider(words)
    case "role": try switchRole(words)
    case "later":
      guard let hours = words.first.flatMap({ Int64($0) }), (0...100_000).contains(hours) else {
        throw Console.Problem("Say a number of hours.")
      }
      now += hours * 3600
    default: try carryOut(String(verb), words)
    }
  }

  /// Returns a request of the person in the session's role.
  mutating func request() throws -> RegistrationRequest {
    guard let requester = session.requester else {
      throw Console.Problem("Sign in as a parent or a provider.")
    }
    requestNumber += 1
    return RegistrationRequest(
      RegistrationRequest.ID(high: 1, low: requestNumber), by: requester, at: now)
  }

  func check(_ capability: AccountRole.Capability) throws {
    let decision = session.authorize(capability)
    guard decision == .allowed else {
      throw Console.Problem(AccountSession.Messages().text(for: decision))
    }
  }

  // MARK: Accounts

  private mutating func join(_ words: ArraySlice<Substring>) throws {
    var form = AccountForm.SignUp(policy: .parentAid, words: ["ParentAid"])
    form.email = words.first.map(String.init) ?? ""
    form.password = words.dropFirst().joined(separator: " ")
    guard form.problems.isEmpty else {
      for problem in form.problems { print(self.words.text(for: problem)) }
      return
    }
    for warning in form.warnings { print(self.words.text(for: warning)) }
    let email = try EmailAddress(form.email)
    guard accounts[email.accountKey] == nil else {
      throw Console.Problem("There is an account already.")
    }
    let person = PersonID(high: 2, low: UInt64(accounts.count + 1))
    accounts[email.accountKey] = Account(person: person, password: form.password)
    session.signIn(person, email: email, as: .member)
    print("Welcome. Fill in \"parent\" or \"provider\" to go on.")
  }

  private mutating func login(_ words: ArraySlice<Substring>) throws {
    let email = try EmailAddress(words.first.map(String.init) ?? "")
    guard let account = accounts[email.accountKey],
      account.password == words.dropFirst().joined(separator: " ")
    else { throw Console.Problem("The e-mail address or the password is wrong.") }
    let role: AccountRole =
      account.profiles.provider != nil
      ? .provider : account.profiles.parent != nil ? .parent : .member
    session.signIn(account.person, email: email, as: role, profiles: account.profiles)
    print("Welcome back as \(role).")
  }

  /// Sends a code, and says the same for an address without an account.
  private mutating func forgot(_ words: ArraySlice<Substring>) throws {
    let email = try EmailAddress(words.first.map(String.init) ?? "")
    var reset = accounts[email.accountKey]?.reset ?? PasswordReset()
    let isKnown = accounts[email.accountKey] != nil
    let request = reset.request(at: now, isKnown: isKnown, using: &generator)
    accounts[email.accountKey]?.reset = reset
    print(PasswordReset.Messages().text(for: request.answer))
    if let code = request.code { print("(A mail says: \(code.text))") }
  }

  private mutating func enterCode(_ words: ArraySlice<Substring>) throws {
    guard words.count > 2, let email = words.first, let code = words.dropFirst().first else {
      throw Console.Problem("Say \"code <e-mail> <code> <new password>\".")
    }
    let key = try EmailAddress(String(email)).accountKey
    var reset = accounts[key]?.reset ?? PasswordReset()
    let password = words.dropFirst(2).joined(separator: " ")
    if case .verified(let ticket) = reset.verify(String(code), at: now, using: &generator) {
      let change = reset.setPassword(password, with: ticket, under: .parentAid, at: now)
      if change == .accepted {
        accounts[key]?.password = password
        session.end()
        print("The password is changed. Please log in.")
      } else {
        print("\(change)")
      }
    } else {
      print("This code is not valid.")
    }
    accounts[key]?.reset = reset
  }

  // MARK: Profiles

  private mutating func saveParent(_ words: ArraySlice<Substring>) throws {
    var form = AccountForm.Parent()
    try fill(&form, words)
    guard form.problems.isEmpty else {
      for problem in form.problems { print(self.words.text(for: problem)) }
      return
    }
    session.update(
      AccountSession.RoleProfiles(parent: try form.profile(), provider: session.profiles.provider))
    keepProfiles()
    try switchRole(["parent"])
  }

  private mutating func saveProvider(_ words: ArraySlice<Substring>) throws {
    var form = AccountForm.Provider()
    try fill(&form, words)
    guard form.problems.isEmpty else {
      for problem in form.problems { print(self.words.text(for: problem)) }
      return
    }
    session.update(
      AccountSession.RoleProfiles(parent: session.profiles.parent, provider: try form.profile()))
    keepProfiles()
    try switchRole(["provider"])
  }

  /// Fills in a form from words such as `firstName=Ana`, where `_` is a space.
  private func fill(_ form: inout some AccountForm.Editable, _ words: ArraySlice<Substring>) throws
  {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = parts.first, let text = parts.last,
        let field = AccountForm.Field(rawValue: String(name))
      else { throw Console.Problem("\(word) is no field, such as firstName=Ana.") }
      form[field] = text.split(separator: "_").joined(separator: " ")
    }
  }

  private mutating func keepProfiles() {
    guard let email = session.email else { return }
    accounts[email.accountKey]?.profiles = session.profiles
  }

  private mutating func switchRole(_ words: ArraySlice<Substring>) throws {
    guard let role = words.first.flatMap({ AccountRole(rawValue: String($0)) }) else {
      throw Console.Problem("Say \"role parent\" or \"role provider\".")
    }
    let answer = session.switchRole(to: role)
    print(answer == .done ? "You are a \(role) now." : AccountSession.Messages().text(for: answer))
  }
}
