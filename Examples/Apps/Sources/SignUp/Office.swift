import Console
import HealthDomain

/// The app and its server in one: accounts, sessions, and the registration desk of a town.
struct Office {
  /// An account; a real server keeps a hash of the password.
  private struct Account {
    let person: PersonID
    var password: String
    var profiles = AccountSession.RoleProfiles()
    var reset = PasswordReset()
  }

  var now: Int64
  let offsets: UTCOffsetTable
  let desk = RegistrationDesk(seed: 1)
  var session = AccountSession()
  var events: [EventID] = []
  /// The names of the children, which the desk does not know.
  var names: [ChildID: String] = [:]
  /// The accounts by e-mail address, in the form in which addresses are compared.
  private var accounts: [String: Account] = [:]
  /// A real server uses the random numbers of the system.
  private var generator = SeededGenerator(seed: 7)
  private var requestNumber: UInt64 = 0
  private let words = AccountForm.Messages()

  init(at now: Int64, _ offsets: UTCOffsetTable) { (self.now, self.offsets) = (now, offsets) }

  mutating func perform(_ verb: String, _ rest: String) throws {
    let arguments = rest.split(separator: " ").map(String.init)
    switch verb {
    case "join": try join(arguments)
    case "login": try login(arguments)
    case "logout": session.end()
    case "forgot": try forgot(arguments)
    case "code": try enterCode(arguments)
    case "parent":
      try save(AccountForm.Parent(), arguments, as: .parent) { $0.parent = $1 }
    case "provider":
      try save(AccountForm.Provider(), arguments, as: .provider) { $0.provider = $1 }
    case "later":
      now += 3_600 * (Int64(rest) ?? 0)
      desk.advance(to: now)
      print(offsets.localTime(at: now)?.description ?? "")
    default: try carryOut(verb, arguments)
    }
  }

  /// Returns a request of the person in the session's role, stamped by the server.
  mutating func request() throws -> RegistrationRequest {
    guard let requester = session.requester else {
      throw Console.Problem("Sign in as a parent or a provider.")
    }
    requestNumber += 1
    return RegistrationRequest(.init(high: 1, low: requestNumber), by: requester, at: now)
  }

  // MARK: Accounts

  private mutating func join(_ arguments: [String]) throws {
    var form = AccountForm.SignUp(policy: .parentAid, words: ["ParentAid"])
    form.email = arguments.first ?? ""
    form.password = arguments.dropFirst().joined(separator: " ")
    guard !tell(form.problems) else { return }
    for warning in form.warnings { print(words.text(for: warning)) }
    let email = try form.credentials().email
    let person = PersonID(high: 2, low: UInt64(accounts.count + 1))
    guard accounts[email.accountKey] == nil else { throw Console.Problem("You have an account.") }
    accounts[email.accountKey] = Account(person: person, password: form.password)
    session.signIn(person, email: email, as: .member)
    print("Welcome. Fill in \"parent\" or \"provider\" to go on.")
  }

  private func tell(_ problems: [AccountForm.Problem]) -> Bool {
    for problem in problems { print(words.text(for: problem)) }
    return !problems.isEmpty
  }

  private mutating func login(_ arguments: [String]) throws {
    let email = try EmailAddress(arguments.first ?? "")
    guard let account = accounts[email.accountKey],
      account.password == arguments.dropFirst().joined(separator: " ")
    else { throw Console.Problem("The e-mail address or the password is wrong.") }
    session.signIn(
      account.person, email: email, as: account.profiles.provider == nil ? .parent : .provider,
      profiles: account.profiles)
    print("Welcome back as \(session.role).")
  }

  /// Sends a code, and says the same for an address without an account.
  private mutating func forgot(_ arguments: [String]) throws {
    let key = try EmailAddress(arguments.first ?? "").accountKey
    var reset = accounts[key]?.reset ?? PasswordReset()
    let request = reset.request(at: now, isKnown: accounts[key] != nil, using: &generator)
    accounts[key]?.reset = reset
    print(PasswordReset.Messages().text(for: request.answer))
    if let code = request.code { print("(A mail says: \(code.text))") }
  }

  private mutating func enterCode(_ arguments: [String]) throws {
    let key = try EmailAddress(arguments.first ?? "").accountKey
    guard var account = accounts[key], arguments.count > 2,
      case .verified(let ticket) = account.reset.verify(arguments[1], at: now, using: &generator)
    else { throw Console.Problem("This code is not valid.") }
    account.password = arguments.dropFirst(2).joined(separator: " ")
    print(
      account.reset.setPassword(account.password, with: ticket, under: .parentAid, at: now))
    accounts[key] = account
  }

  /// Fills in a form from words such as `firstName=Ana`, where `_` is a space, and saves the profile.
  private mutating func save<Form: AccountForm.Editable>(
    _ empty: Form, _ arguments: [String], as role: AccountRole,
    _ set: (inout AccountSession.RoleProfiles, Form.Profile) -> Void
  ) throws {
    var form = empty
    for (name, text) in arguments.map(Self.field) {
      guard let field = AccountForm.Field(rawValue: name) else {
        throw Console.Problem("There is no field \(name).")
      }
      form[field] = text
    }
    guard !tell(form.problems), let key = session.email?.accountKey else { return }
    var profiles = session.profiles
    set(&profiles, try form.profile())
    session.update(profiles)
    accounts[key]?.profiles = profiles
    session.switchRole(to: role)
    print("You are a \(role) now.")
  }

  static func field(_ argument: String) -> (name: String, text: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    return (parts[0], parts.dropFirst().joined().replacing("_", with: " "))
  }
}
