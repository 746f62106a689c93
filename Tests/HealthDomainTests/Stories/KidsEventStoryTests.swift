import HealthDomain
import TestSupport
import Testing

/// Steps of parents and providers with kids' events in Boston, where the clocks change.
@Suite("Stories of kids' events") struct KidsEventStoryTests {
  static let summer = -14_400
  let parent = PersonID(high: 1, low: 1)
  let provider = PersonID(high: 2, low: 1)
  let event = EventID(high: 3, low: 1)
  let desk = RegistrationDesk(seed: 7)
  let now: Int64

  init() throws {
    now = try LocalDateTime(iso8601: "2027-05-01T12:00").secondsSinceEpoch(utcOffset: Self.summer)
  }

  func request(_ number: UInt64, by requester: Requester? = nil, at time: Int64? = nil)
    -> RegistrationRequest
  {
    RegistrationRequest(
      .init(high: 9, low: number), by: requester ?? .parent(parent), at: time ?? now)
  }

  func form(_ title: String = "Swim Class", capacity: Int = 2) throws -> EventDraft {
    var draft = EventDraft()
    draft.title = title
    draft.summary = "Swim with a teacher."
    draft.date = try CalendarDate(2027, 7, 10)
    draft.startTime = .init(hour: 9)
    draft.end = .minutesAfterStart(60)
    draft.utcOffset = Self.summer
    draft.venueName = "City Pool"
    draft.address = "1 Harbor St"
    draft.city = "Boston"
    draft.state = "MA"
    draft.zipCode = "02108"
    draft.capacity = capacity
    draft.covidSafe = true
    draft.poster = "pool.jpg"
    return draft
  }

  func publish(_ draft: EventDraft, as event: EventID? = nil, number: UInt64 = 1_000) throws {
    guard case .event(let details, _) = EventPreview(of: draft) else {
      Issue.record("The form has problems.")
      return
    }
    let event = event ?? self.event
    let owner = Requester.provider(provider)
    #expect(desk.draft(details, as: event, request(number, by: owner)).outcome.refusal == nil)
    #expect(desk.publish(event, request(number + 1, by: owner)).outcome.refusal == nil)
  }

  func publishClasses(_ count: Int) throws {
    for number in 1...count {
      try publish(
        form("Class \(number)"), as: EventID(high: 5, low: UInt64(number)),
        number: UInt64(3_000 + 2 * number))
    }
  }

  func child(_ number: UInt64) throws -> Child {
    Child(ChildID(high: 4, low: number), birthDate: try CalendarDate(2020, 3, 14))
  }

  // MARK: Accounts

  @Test("002-1: Signing up needs an e-mail address and a password")
  func signUp() throws {
    var form = AccountForm.SignUp(policy: .parentAid)
    #expect(form.problems.map(\.field) == [.email, .password])
    form.email = "ana@example.com"
    form.password = "violet tractor"
    #expect(try form.credentials().email.text == "ana@example.com")
  }

  @Test("002-2: Addresses are checked, passwords and names have six characters, sessions last")
  func credentials() throws {
    #expect(PasswordPolicy.parentAid.problems(of: "12x45") == [.tooShort(minimum: 6)])
    var form = AccountForm.SignUp(username: "ana", policy: .parentAid)
    form.email = "ana(at)example.com"
    form.password = "violet tractor"
    #expect(Set(form.problems.map(\.field)) == [.email, .username])
    var session = AccountSession()
    session.signIn(parent, email: try EmailAddress("a@example.com"), as: .member)
    let kept: AccountSession = try decoded(encoded(session))
    #expect(kept == session)
    session.end()
    #expect(session.person == nil)
  }

  @Test("002-3: A person is a parent and a provider, and switches between them")
  func roles() throws {
    var session = AccountSession()
    session.signIn(parent, email: try EmailAddress("a@example.com"), as: .member)
    #expect(session.switchRole(to: .provider) == .needsProfile)
    session.update(
      .init(parent: try parentForm().profile(), provider: try providerForm().profile()))
    #expect(session.switchRole(to: .provider) == .done)
    #expect(session.switchRole(to: .parent) == .done)
    #expect(session.profiles.provider?.organization == "Harbor Kids")
    #expect(session.requester == .parent(parent))
  }

  func parentForm() -> AccountForm.Parent {
    var form = AccountForm.Parent()
    form.firstName = "Ana"
    form.lastName = "O’Neil"
    form.city = "Boston"
    return form
  }

  func providerForm() -> AccountForm.Provider {
    var form = AccountForm.Provider()
    for (field, text) in [
      (AccountForm.Field.firstName, "Bo"), (.lastName, "Li"), (.organization, "Harbor Kids"),
      (.designation, "Director"), (.streetAddress, "1 Harbor St"), (.city, "Boston"),
      (.state, "MA"), (.zipCode, "02108"), (.phone, "(617) 555-0100"),
    ] {
      form[field] = text
    }
    return form
  }

  @Test("002-4: Parents and providers fill in their profiles, see them, and change them")
  func profiles() throws {
    #expect(AccountForm.Parent().problems.map(\.field).prefix(2) == [.firstName, .lastName])
    var form = parentForm()
    form.numberOfChildren = "2"
    form.agesOfChildren = "4, 7"
    let profile = try form.profile()
    #expect(profile.agesOfChildren == [4, 7])
    var edited = AccountForm.Parent(profile)
    edited.lastName = "Doe"
    #expect(try edited.profile().lastName.text == "Doe")
    #expect(try providerForm().profile().zipCode.description == "02108")
  }

  // MARK: Parents

  @Test("002-5: The feed of events, the search in them, a summary, and the way there")
  func feed() throws {
    try publish(form())
    try publish(form("Chess Club"), as: EventID(high: 3, low: 2), number: 2_000)
    var filter = EventFilter()
    filter.text = "chess"
    let found = desk.records().filtered(by: filter, at: now)
    #expect(found.map(\.details.title) == ["Chess Club"])
    let places = try PlaceTable("HealthDomain places 1\n02108\t42.3576\t-71.0684\tBoston\tMA\n")
    let record = try #require(found.first.flatMap { DirectoryRecord($0, in: places) })
    #expect(record.coordinate != nil && record.photos.map(\.reference) == ["pool.jpg"])
    guard
      case .directions = record.buttons([.init("directions", title: "Map")]).first?.target
    else {
      Issue.record("There are no directions.")
      return
    }
  }

  @Test("002-6: Registering takes a seat and says so, and a full event takes nobody")
  func register() throws {
    try publish(form())
    #expect(desk.record(of: event)?.details.flags.contains(.covidSafe) == true)
    let words = RegistrationMessages()
    let first = desk.register([try child(1)], for: event, request(1))
    #expect(first.outcome == .registered(seats: 1))
    #expect(!words.text(for: first.outcome).isEmpty)
    #expect(desk.spotsLeft(for: event)?.count == 1)
    let again = desk.register([try child(1)], for: event, request(2))
    #expect(again.outcome.refusal != nil && desk.spotsLeft(for: event)?.count == 1)
    _ = desk.register([try child(2)], for: event, request(3))
    let full = desk.register([try child(3)], for: event, request(4), joinWaitlist: false)
    #expect(full.outcome.refusal != nil && desk.spotsLeft(for: event)?.count == 0)
  }

  // MARK: Providers

  @Test("002-7: A provider fills in an event, previews it, edits it, and cancels it")
  func provide() throws {
    guard case .problems(let problems) = EventPreview(of: EventDraft()) else {
      Issue.record("An empty form is an event.")
      return
    }
    let fields = Set(problems.map(\.field))
    #expect(fields.isSuperset(of: [.title, .summary, .date, .startTime, .city, .capacity]))
    guard case .event(var details, let lines) = EventPreview(of: try form()) else {
      Issue.record("A full form is no event.")
      return
    }
    #expect(lines.contains { $0.text.contains("Swim Class") })
    try publish(form())
    _ = desk.register([try child(1)], for: event, request(1))
    details.flags.insert(.outdoors)
    let owner = Requester.provider(provider)
    #expect(desk.edit(event, details, request(2, by: owner)).outcome.refusal == nil)
    #expect(desk.record(of: event)?.details.flags.contains(.outdoors) == true)
    let end = desk.cancelEvent(event, reason: "Storm", request(3, by: owner))
    #expect(end.outcome.refusal == nil)
    #expect(desk.register([try child(2)], for: event, request(4)).outcome.refusal != nil)
  }

  @Test("002-8: Lists of coming and past events, of registered and attended ones")
  func lists() throws {
    try publish(form())
    _ = desk.register([try child(1)], for: event, request(1))
    let start = try #require(desk.record(of: event)).details.startTime
    #expect(desk.records().events(of: provider, .upcoming, at: now).count == 1)
    #expect(desk.rosters().listings(for: parent, .registered).count == 1)
    let mark = desk.markAttendance(
      of: try child(1).id, attended: true, for: event,
      request(2, by: .provider(provider), at: start + 600))
    #expect(mark.outcome.refusal == nil)
    let later = start + 86_400
    #expect(desk.records().events(of: provider, .expired, at: later).count == 1)
    #expect(desk.rosters().attended(by: parent, at: later).count == 1)
  }

  @Test("002-9: A family gets an e-mail with the local time of the event")
  func mail() throws {
    try publish(form())
    var ledger = try #require(desk.ledger(of: event))
    let roster = try #require(EventRoster(ledger))
    var facts: [EventFact] = []
    _ = ledger.perform(
      .register([try child(1)], joinWaitlist: true), request(1), facts: &facts)
    let recipients = roster.recipients(of: facts)
    #expect(recipients.map(\.person) == [parent])
    let occasion = try #require(recipients.first?.occasions.first)
    let mail = RegistrationMessages().mail(
      for: occasion, to: .parent, about: roster.record)
    #expect(mail.subject.contains("Swim Class"))
    #expect(mail.body.contains("When: 2027-07-10, 09:00 to 10:00"))
  }

  @Test("002-10: A person who forgot the password sets a new one, and no code works twice")
  func forgottenPassword() throws {
    var generator = SeededGenerator(seed: 3)
    var reset = PasswordReset()
    let code = try #require(reset.request(at: 0, isKnown: true, using: &generator).code)
    guard case .verified(let ticket) = reset.verify(code.text, at: 60, using: &generator) else {
      Issue.record("The code was refused.")
      return
    }
    let change = reset.setPassword("violet tractor", with: ticket, under: .parentAid, at: 90)
    #expect(change == .accepted)
    #expect(reset.verify(code.text, at: 120, using: &generator) == .invalid)
  }

  @Test("002-11: A free plan has ten events a year, a paid one has more")
  func plans() throws {
    try publishClasses(10)
    guard case .event(let details, _) = EventPreview(of: try form("Class 11")) else {
      Issue.record("The form has problems.")
      return
    }
    let eleventh = EventID(high: 5, low: 11)
    let owner = Requester.provider(provider)
    _ = desk.draft(details, as: eleventh, request(4_000, by: owner))
    #expect(desk.publish(eleventh, request(4_001, by: owner)).outcome.refusal != nil)
    #expect(desk.account(of: provider).used(in: 2027) == 10)
    try desk.setPlan(.gold, utcOffset: Self.summer, of: provider, at: now)
    #expect(desk.publish(eleventh, request(4_002, by: owner)).outcome.refusal == nil)
  }

  @Test("002-12: Events are read page after page, the past ones too")
  func pages() throws {
    try publishClasses(5)
    let first = desk.records(3)
    let second = desk.records(3, after: first.last)
    #expect(first.count == 3 && second.count == 2)
    #expect(Set((first + second).map(\.id)).count == 5)
    let later = now + 366 * 86_400
    let past = desk.records(3) { $0.time(at: later) == .expired }
    #expect(past.count == 3 && desk.records(3, where: { $0.time(at: now) == .expired }).isEmpty)
  }
}
