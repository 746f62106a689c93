import Foundation
public import HealthDomain
public import Observation

/// The account of a parent, the family, and the registration for events.
///
/// A registration is on the disk, with the ID of its request, before it is sent. If the process ends before
/// the answer, it is sent again, and the server carries it out once.
@MainActor @Observable
public final class SignUpStore: ScreenStore<SignUpStore.Saved> {
  /// The screen.
  public private(set) var screen = Screen.events
  /// The form of a new account; the password is never on the disk.
  public private(set) var signUpForm: AccountForm.SignUp
  /// The form of the parent's profile.
  public private(set) var profileForm = AccountForm.Parent()
  /// The problems of a form that was sent, in words.
  public private(set) var problems: [AccountForm.Field: String] = [:]
  /// The questions about a form that is valid, in words.
  public private(set) var warnings: [String] = []
  /// Who is signed in, and as what.
  public private(set) var session = AccountSession()
  /// The children of the family, whose names no server learns.
  public private(set) var children: [FamilyChild] = []
  /// The events, as the server told them last.
  public private(set) var events: [EventRow] = []
  /// Whether something waits for the server's answer.
  public private(set) var isWaiting = false
  /// The cancellation that the person is asked to confirm, which nothing can undo.
  public private(set) var confirmation: Cancellation?

  private let ownFormats: RegistrationMessages.Formats
  @ObservationIgnored private var credentials: AccountForm.SignUp.Credentials?
  @ObservationIgnored private var isDelivering = false
  private let server: any SignUpServer

  /// A screen; the form of the profile has the children, too.
  public enum Screen: Hashable, Codable, Sendable { case events, event(EventID), signUp, profile }

  /// A child of the family.
  public struct FamilyChild: Hashable, Codable, Identifiable, Sendable {
    /// The ID, under which a server knows the child.
    public let id: ChildID
    /// The name.
    public let name: String
    /// The date of birth.
    public let birthDate: CalendarDate
  }

  /// Children who shall not go to an event.
  public struct Cancellation: Hashable, Sendable {
    /// The event.
    public let event: EventID
    /// The children.
    public let children: [ChildID]
  }

  /// The contents of the file.
  public struct Saved: Codable {
    var session = AccountSession()
    var email = ""
    var profileForm = AccountForm.Parent()
    var children: [FamilyChild] = []
    var screen = Screen.events
    var outbox: [Letter] = []

    /// A command with its request.
    struct Letter: Codable {
      let command: EventCommand
      let event: EventID
      let request: RegistrationRequest
    }
  }

  /// Opens the account in a file.
  public init(
    in path: String, on disk: any Disk = SystemDisk(), server: any SignUpServer,
    policy: PasswordPolicy = .default, texts: MessageTables = MessageTables(),
    formats: RegistrationMessages.Formats = .plain, clock: @escaping Clock
  ) {
    (self.server, ownFormats) = (server, formats)
    signUpForm = AccountForm.SignUp(policy: policy)
    super.init(Saved(), in: path, on: disk, texts: texts, clock: clock)
    signUpForm.email = file.value.email
    show()
  }

  /// An action of the person.
  public enum Action: Sendable {
    case open(Screen)
    /// Types into the form of a new account.
    case fillSignUp(AccountForm.SignUp)
    /// Asks for the account.
    case signUp
    /// Types into the form of the profile.
    case fillProfile(AccountForm.Parent)
    case saveProfile
    case addChild(name: String, birthDate: CalendarDate)
    case removeChild(ChildID)
    /// Registers children for an event, or puts them on its waiting list.
    case register([ChildID], EventID)
    /// Asks whether to cancel the registration of children.
    case cancel([ChildID], EventID)
    /// Confirms the cancellation.
    case confirm
    /// Keeps the registration.
    case decline
    /// Signs out, and removes everything of the person from the device.
    case signOut
  }

  /// Does what a person wants, or tells why not in the ``ScreenStore/notice``.
  ///
  /// While ``isWaiting`` is `true` afterward, call ``deliver()``.
  public func send(_ action: Action) { attempt { try perform(action) } }

  private func perform(_ action: Action) throws {
    switch action {
    case .open(let screen):
      file.note { $0.screen = screen }
      (problems, warnings) = ([:], [])
    case .fillSignUp(let form):
      signUpForm = form
      file.note { $0.email = form.email }
      if !problems.isEmpty { tell(form.problems) }
    case .signUp:
      tell(signUpForm.problems)
      warnings = signUpForm.warnings.map { texts.accountForms.text(for: $0) }
      if problems.isEmpty { credentials = try signUpForm.credentials() }
    case .fillProfile(let form):
      file.note { $0.profileForm = form }
      if !problems.isEmpty { tell(form.problems) }
    case .saveProfile: try saveProfile()
    case .addChild(let name, let birthDate):
      let name = try AccountForm.PersonName(name).text
      let child = FamilyChild(id: ChildID(UUID().uuid), name: name, birthDate: birthDate)
      try file.change { $0.children.append(child) }
    case .removeChild(let id):
      try file.change(keeping: \.children) { $0.children.removeAll { $0.id == id } }
      notice = .removed
    case .register(let ids, let event):
      let family = children.filter { ids.contains($0.id) }.map {
        Child($0.id, birthDate: $0.birthDate, guardian: session.person)
      }
      try mail(.register(family, joinWaitlist: true), to: event)
    case .cancel(let ids, let event): confirmation = Cancellation(event: event, children: ids)
    case .confirm:
      guard let cancellation = confirmation else { return }
      try mail(.cancel(cancellation.children), to: cancellation.event)
      confirmation = nil
    case .decline: confirmation = nil
    case .signOut:
      try file.change(keeping: \.self) { $0 = Saved() }
      signUpForm.password = ""
      notice = .removed
    }
  }

  private func tell(_ found: [AccountForm.Problem]) {
    problems = Dictionary(found.map { ($0.field, texts.accountForms.text(for: $0)) }) { first, _ in
      first
    }
  }

  private func saveProfile() throws {
    let form = file.value.profileForm
    tell(form.problems)
    guard problems.isEmpty else { return }
    var session = session
    session.update(AccountSession.RoleProfiles(parent: try form.profile()))
    let answer = session.switchRole(to: .parent)
    guard answer == .done || answer == .unchanged else {
      notice = .message(texts.accountSessions.text(for: answer))
      return
    }
    try file.change { ($0.session, $0.screen) = (session, .events) }
  }

  /// Puts a command where ``deliver()`` finds it, also after the process ended.
  private func mail(_ command: EventCommand, to event: EventID) throws {
    let decision = session.authorize(.registerChild)
    guard decision == .allowed, let requester = session.requester else {
      notice = .message(texts.accountSessions.text(for: decision))
      if session.person == nil { file.note { $0.screen = .signUp } }
      return
    }
    let request = RegistrationRequest(
      RegistrationRequest.ID(UUID().uuid), by: requester, at: clock().seconds)
    try file.change {
      $0.outbox.append(.init(command: command, event: event, request: request))
    }
  }

  /// How numbers, times, and the names of the family's children are written.
  public var formats: RegistrationMessages.Formats {
    let names = Dictionary(children.map { ($0.id, $0.name) }) { first, _ in first }
    var formats = ownFormats
    formats.childName = { names[$0] }
    return formats
  }

  // MARK: The server

  /// Sends what waits, and asks for the events; another call meanwhile does nothing.
  public func deliver() async {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    do {
      if let credentials { try await signUp(credentials) }
      while let letter = file.value.outbox.first { try await send(letter) }
      events = try await server.events(for: session.person)
    } catch let problem as FileProblem {
      notice = .notSaved(problem)
    } catch {
      notice = .message("There is no connection. What waits will be sent later.")
    }
    show()
  }

  private func signUp(_ credentials: AccountForm.SignUp.Credentials) async throws {
    let person = try await server.signUp(credentials)
    self.credentials = nil
    guard let person else {
      notice = .message("There is an account with this address already.")
      return
    }
    try file.change { saved in
      saved.session.signIn(person, email: credentials.email, as: .member)
      saved.screen = .profile
    }
    signUpForm.password = ""
    (problems, warnings) = ([:], [])
  }

  private func send(_ letter: Saved.Letter) async throws {
    let request = RegistrationRequest(
      letter.request.id, by: letter.request.requester, at: clock().seconds,
      firstMade: letter.request.firstMade)
    let answer = try await server.perform(.init(letter.command, for: letter.event, request))
    try file.change { $0.outbox.removeAll { $0.request.id == letter.request.id } }
    let event = events.first { $0.id == letter.event }
    notice = .message(
      texts.registration.text(
        for: answer.outcome, to: letter.command, at: event?.record.details, formats: formats))
  }

  override func show() {
    let saved = file.value
    (screen, session, profileForm, children) =
      (saved.screen, saved.session, saved.profileForm, saved.children)
    isWaiting = credentials != nil || !saved.outbox.isEmpty
  }
}
