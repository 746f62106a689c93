import HealthDomain
import TestSupport
import Testing

/// A person's steps with the figures of an epidemic and a private journal.
@Suite("Stories of epidemic statistics and a journal") struct EpidemicStoryTests {
  typealias Area = EpidemicDay.Area
  let massachusetts = Area.state(.massachusetts)
  let today: CalendarDate

  init() throws { today = try CalendarDate(2020, 9, 2) }

  /// Two weeks of a state, as its dashboard counted them, and a number that was not told.
  func series(_ area: Area = .state(.massachusetts), growth: Int = 100) throws -> EpidemicSeries {
    try EpidemicSeries(
      (0...14).map { day in
        try EpidemicDay(
          #require(today.adding(days: day - 14)), in: area,
          counts: [.positive: 100_000 + growth * day, .death: 5_000 + day])
      })
  }

  func time(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

  func entry(_ number: UInt64, _ text: String, at time: String = "2020-09-02T12:00") throws
    -> HealthJournal.Entry
  {
    var entry = HealthJournal.Entry(.init(number), at: try self.time(time))
    entry.text = text
    return entry
  }

  @Test("001-1: The figures of the country, with what each of them leaves out")
  func country() throws {
    let series = try series(.nation)
    #expect(series.reported(.positive).value == 101_400)
    #expect(series.dailyChange(of: .positive).value == 100)
    #expect(series.weeklyMean(of: .positive).value == 100)
    let fatality = series.caseFatality()
    #expect(fatality.value != nil && !fatality.caveats.isEmpty)
    #expect(series.reported(.recovered).value == nil)
    #expect(series.positivity().value == nil)
  }

  @Test("001-2: The figures of each state, in a ranking")
  func states() throws {
    #expect(Area.all.count == 57)
    let figures = try [(massachusetts, 1_000), (.state(.vermont), 10)].map { area, growth in
      try series(area, growth: growth).weeklyPerHundredThousand(.positive)
    }
    let ranking = try EpidemicFigure.Ranking(figures)
    #expect(ranking.rows.map(\.rank) == [1, 2])
    #expect(ranking.rows.map(\.figure.area.abbreviation) == ["MA", "VT"])
    #expect(USState("MA")?.fipsCode == "25")
  }

  @Test("001-3: The guidance in force, with its date, and what the next edition changed")
  func guidance() throws {
    let edition = try #require(GuidanceEdition.inForce(on: today))
    #expect(edition.firstDay <= today && !edition.sources.isEmpty)
    let next = try #require(GuidanceEdition.all.first { $0.firstDay > edition.firstDay })
    #expect(!GuidanceEdition.Messages().lines(from: edition, to: next).isEmpty)
  }

  @Test("001-4: The journal takes written entries and recordings")
  func journalEntries() throws {
    var journal = HealthJournal(replica: 1)
    var spoken = try entry(2, "")
    spoken.recordings = [.init("voice-2.m4a", seconds: 75, mediaType: "audio/mp4")]
    try journal.save(contentsOf: [entry(1, "A cough."), spoken], now: 9)
    #expect(journal.entry(.init(2))?.recordings.first?.seconds == 75)
    #expect(journal.entries(matching: .init(text: "cough")).map(\.id) == [.init(1)])
  }

  @Test("001-5: The person's place shows the figures of its state")
  func figuresHere() throws {
    let places = try PlaceTable("HealthDomain places 1\n02108\t42.3576\t-71.0684\tBoston\tMA\n")
    let here = try Coordinate(latitude: 42.36, longitude: -71.06)
    #expect(Area(at: here, in: places) == massachusetts)
    let ocean = try Coordinate(latitude: 30, longitude: -60)
    #expect(Area(at: ocean, in: places) == nil)
  }

  @Test("001-6: Test sites nearby, nearest first, with directions, phone, and website")
  func testSites() throws {
    let town = try StoryTown.built.get()
    var query = DirectoryQuery(kinds: [.testSite])
    query.order = .nearest(to: town.config.defaultPlace.coordinate)
    let hits = try town.directory.page(of: query).hits
    #expect(hits.map(\.record.title) == ["Central Test Site", "East Test Site"])
    #expect(try #require(hits.last?.distance).miles > 5)
    let buttons = hits[0].record.buttons(try #require(town.config[.testSite]).actions)
    #expect(buttons.map(\.action.title) == ["More Info", "Call", "Directions"])
  }

  @Test("001-7: The journal is printed, written as text, and kept in a file")
  func exports() throws {
    var journal = HealthJournal(replica: 1)
    try journal.save(entry(1, "Fever at night."), now: 9)
    #expect(journal.html().contains("Fever at night."))
    #expect(journal.markdown().contains("Fever at night."))
    let restored: HealthJournal = try decoded(encoded(journal))
    #expect(restored == journal)
  }

  @Test("001-8: Places are saved under the person's own names")
  func savedPlaces() throws {
    var saved = SavedLocations()
    try saved.save(.state(.massachusetts), as: "Home")
    try saved.save(.zipCode(#require(ZIPCode("05401"))), as: "Grandma")
    #expect(saved.entries.map(\.title) == ["Home", "Grandma"])
    saved.remove(.state(.massachusetts))
    #expect(saved.entries.count == 1)
  }

  @Test("001-9: A place is found by its name, listed, and shown with the age of its figures")
  func findPlaces() throws {
    #expect(Area.matches("mass").first?.area == massachusetts)
    #expect(
      Area.list(saved: [.state(.vermont)], near: massachusetts).prefix(2)
        == [.state(.vermont), massachusetts])
    let figure = try series().reported(.positive)
    #expect(figure.asOf == today && !figure.isStale(on: today))
    #expect(figure.isStale(on: try #require(today.adding(days: 8))))
  }

  @Test("001-10: Entries are listed newest first, changed, and deleted without a trace")
  func editEntries() throws {
    var journal = HealthJournal(replica: 1)
    try journal.save(entry(1, "First.", at: "2020-09-01T08:00"), now: 9)
    try journal.save(entry(2, "Secret.", at: "2020-09-02T08:00"), now: 9)
    #expect(journal.entries().map(\.text) == ["Secret.", "First."])
    try journal.save(entry(1, "Changed.", at: "2020-09-01T08:00"), now: 10)
    #expect(journal.entry(.init(1))?.text == "Changed.")
    journal.delete(.init(2))
    #expect(try journal.count == 1 && !encoded(journal).contains("Secret."))
  }

  @Test("001-11: Symptoms, treatments, days at home, and whom to tell")
  func illness() throws {
    var journal = HealthJournal(replica: 1)
    var note = try entry(1, "")
    note.symptoms = [.init("cough", .mild)]
    note.treatments = [.init("tea", at: try time("2020-09-02T10:00"))]
    note.contacts = [.init("Bo", from: try time("2020-09-01T18:00"), minutes: 60)]
    note.visits = [.init("Library", from: try time("2020-08-20T10:00"), minutes: 30)]
    try journal.save(note, now: 9)
    let told = journal.exposures(before: today, until: try time("2020-09-02T23:00"))
    #expect(told.people == ["Bo"] && told.places.isEmpty)
    var situation = IsolationPlan.Situation(onset: today)
    situation.improvingSince = try CalendarDate(2020, 9, 4)
    let plan = try IsolationPlan(for: situation, on: try CalendarDate(2020, 9, 5))
    #expect(plan.day == 3 && plan.nextMilestone != nil)
    #expect(try #require(plan.lastDayAtHome) > today)
    let summary = journal.doctorSummary(for: today...today)
    #expect(summary.symptoms.map(\.name) == ["cough"])
  }

  @Test("001-12: Nothing private is printed by accident, and a copy can hide people")
  func privacy() throws {
    var journal = HealthJournal(replica: 1)
    var note = try entry(1, "Met Bo.")
    note.contacts = [.init("Bo", from: note.time, minutes: 60)]
    try journal.save(note, now: 9)
    #expect(!"\(journal)".contains("Bo") && !"\(note)".contains("Bo"))
    var redaction = HealthJournal.Redaction()
    redaction.hidesPeople = true
    #expect(!journal.redacted(redaction).markdown().contains("Bo"))
  }

  @Test("001-13: Without a network, the figures and the journal of yesterday are there")
  func offline() throws {
    let days = try series().days
    let kept: [EpidemicDay] = try decoded(encoded(days))
    #expect(try EpidemicSeries(kept).reported(.positive).value == 101_400)
  }

  @Test("001-14: The source's addresses, and its answers with one row or many")
  func source() throws {
    #expect(EpidemicDay.Endpoint(path: "/v1/states/ma/current.json") != nil)
    let row = #"{"date":20200902,"state":"MA","positive":121214,"death":9078,"recovered":null}"#
    let one: EpidemicDay.Response = try decoded(row)
    let many: EpidemicDay.Response = try decoded("[\(row)]")
    #expect(one.days == many.days && one.days.first?[.positive] == 121_214)
    #expect(one.days.first?[.recovered] == nil)
  }

  @Test("001-15: Logging out leaves nothing of the person on the device")
  func logout() throws {
    var session = AccountSession()
    session.signIn(PersonID(high: 1, low: 1), email: try EmailAddress("a@example.com"), as: .member)
    var journal = HealthJournal(replica: 1)
    try journal.save(entry(1, "Private."), now: 9)
    session.end()
    journal.deleteAll()
    #expect(session == AccountSession() && journal.count == 0)
    #expect(try !encoded(journal).contains("Private."))
  }
}
