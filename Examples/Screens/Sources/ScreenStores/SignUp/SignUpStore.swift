import Foundation
public import HealthDomain
public import Observation

/// The account of a parent, the family, and the registration for events.
///
/// A registration is on the disk, with the ID of its request, before it is sent. If the process ends before
/// the answer, it is sent again, and the server carries it out once.
@MainActor @Observable
public final class SignUpStore {
  /// The screen.
  public private(set) var screen = Screen.events
  /// The form of a new account; the password is never on the disk.
  public private(set) var signUpForm: AccountForm.SignUp
  /// The form of the parent's profile.
  public private(set) var profileForm = AccountForm.Parent()
  /// What is wrong with a form that was sent, in words.
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
  /// What the bar at the bottom tells, or `nil`.
  public private(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is shown and nothing is written.
  public private(set) var isReadable = true

  /// The words for people.
  public let texts: MessageTables

  @ObservationIgnored private var file: FileStore<Saved>
  @ObservationIgnored private var credentials: AccountForm.SignUp.Credentials?
  private let server: any SignUpServer
  private let clock: Clock

  /// A screen.
  public enum Screen: Hashable, Codable, Sendable {
    /// The list of events.
    case events
    /// An event.
    case event(EventID)
    /// The form of a new account.
    case signUp
    /// The form of the profile, with the children.
    case profile
  }

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

  /// What is in the file.
  struct Saved: Codable {
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
    clock: @escaping Clock
  ) {
    (self.server, self.texts, self.clock) = (server, texts, clock)
    file = FileStore(Saved(), in: path, on: disk)
    signUpForm = AccountForm.SignUp(policy: policy)
    signUpForm.email = file.value.email
    show()
  }

  /// What a person does, and what the app learns.
  public enum Action: Sendable {
    /// Types into the form of a new account.
    case fillSignUp(AccountForm.SignUp)
    /// Asks for the account.
    case signUp
    /// Types into the form of the profile.
    case fillProfile(AccountForm.Parent)
    /// Saves the profile.
    case saveProfile
    /// Adds a child to the family.
    case addChild(name: String, birthDate: CalendarDate)
    /// Removes a child from the family.
    case removeChild(ChildID)
    /// Registers children for an event, or puts them on its waiting list.
    case register([ChildID], EventID)
    /// Asks to cancel the registration of children.
    case cancel([ChildID], EventID)
    /// Confirms the cancellation.
    case confirm
    /// Keeps the registration.
    case decline
    /// Signs out, and removes everything of the person from the device.
    case signOut
    /// Opens a screen, such as by a link.
    case open(Screen)
    /// Brings back what was removed last.
    case undo
    /// Closes the bar at the bottom.
    case dismissNotice
    /// The app goes to the background, or a moment has passed without a keystroke.
    case pause
    /// The app is in front again, and the file may be readable now.
    case resume
    /// Begins anew beside a file that cannot be read.
    case startAnew
  }

  /// Does what a person wants, or tells why not in the ``notice``.
  ///
  /// While ``isWaiting`` is `true` afterward, call ``deliver()``.
  public func send(_ action: Action) {
    do {
      if notice != nil { notice = nil }
      try perform(action)
    } catch let problem as FileProblem {
      notice = .notSaved(problem)
    } catch {
      notice = .message("\(error)")
    }
    show()
  }

  private func perform(_ action: Action) throws {
    switch action {
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
    case .open(let screen):
      file.note { $0.screen = screen }
      (problems, warnings) = ([:], [])
    case .undo: try file.undo()
    case .dismissNotice: break
    case .pause: try file.flush()
    case .resume: if file.problem != nil { file.reopen() }
    case .startAnew: try file.startAnew()
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

  // MARK: The server

  /// Sends what waits, and asks for the events.
  public func deliver() async {
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
    let names = Dictionary(children.map { ($0.id, $0.name) }) { first, _ in first }
    var formats = RegistrationMessages.Formats.plain
    formats.childName = { names[$0] }
    notice = .message(
      texts.registration.text(
        for: answer.outcome, to: letter.command, at: event?.record.details, formats: formats))
  }

  /// Shows what the file holds; a property that stays the same tells no view.
  private func show() {
    let saved = file.value
    isReadable = file.problem == nil
    (screen, session, profileForm, children) =
      (saved.screen, saved.session, saved.profileForm, saved.children)
    isWaiting = credentials != nil || !saved.outbox.isEmpty
  }
}
