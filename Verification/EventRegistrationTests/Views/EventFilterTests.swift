import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event filter: text, place, age, and seats") struct EventFilterTests {
  private func matches(
    _ record: EventRecord, at now: Int64 = 0, _ set: (inout EventFilter) throws -> Void
  ) rethrows -> Bool {
    var filter = EventFilter()
    try set(&filter)
    return filter.matches(record, at: now)
  }

  @Test func aNewFilterLetsEverythingPass() throws {
    let statuses: [EventRecord.Status] = [
      .draft, .published, .closed(at: 0), .cancelled(reason: "rain"),
    ]
    for status in statuses {
      try expect(EventFilter().matches(ViewSamples.record(status: status), at: 0))
    }
  }

  @Test(arguments: ["SOCC", "bring WATER", "libr", "central ave", "phoenix", "", "  soccer\n"])
  func textIsLookedForInTitleDescriptionAndPlace(text: String) throws {
    try expect(matches(ViewSamples.record()) { $0.text = text })
  }

  @Test(arguments: ["soccer bring", "85004", "az", "tennis", "s occer"])
  func textIsLookedForInEachByItself(text: String) throws {
    try expect(!matches(ViewSamples.record()) { $0.text = text })
  }

  @Test func cityStateAndZIPAreCompared() throws {
    let record = try ViewSamples.record(
      ViewSamples.details(venue: ViewSamples.venue(city: "Española", state: "NM", zipCode: "01234"))
    )
    expect(matches(record) { $0.city = " ESPAÑOLA" })
    expect(!matches(record) { $0.city = "Espa" })
    expect(matches(record) { $0.city = "Espanola" })
    expect(!matches(record) { $0.city = "Espanolas" })
    expect(matches(record) { $0.state = "nm " })
    expect(!matches(record) { $0.state = "n" })
    expect(matches(record) { $0.zipCode = " 01234\n" })
    expect(matches(record) { $0.zipCode = "٠١٢٣٤\u{2011}5678" })
    expect(!matches(record) { $0.zipCode = "1234" })
  }

  @Test(arguments: [
    ("Cañon City", "Canon City"), ("Cañon City", " CANON  city"),
    ("Canon City", "Can\u{303}on City"),
    ("Coeur d'Alene", "coeur d’alene"), ("Coeur d'Alene", "Coeur dAlene"), ("Hale‘iwa", "Haleiwa"),
    ("New York", "new\tyork"), ("New York", "NewYork"), ("St. Paul", "ST. PAUL"),
    ("St. Paul", "Saint Paul"), ("Winston-Salem", "winston salem"), ("Canon City", "Canon-City"),
    ("Groß", "GROSS"), ("Москва", "МОСКВА"), ("Σ", "ς"), ("Ａ", "ａ"), ("İzmir", "IZMIR"),
    ("Αθήνα", "ΑΘΗΝΑ"), ("Πάτρα", "ΠΑ\u{301}ΤΡΑ"), ("Орёл", "ОРЕЛ"), ("אִילַת", "אילת"),
    ("الأحساء", "الاحساء"),
  ])
  func namesOfOneCityMatch(name: String, wanted: String) throws {
    for (name, wanted) in [(name, wanted), (wanted, name)] {
      let record = try ViewSamples.record(ViewSamples.details(venue: ViewSamples.venue(city: name)))
      expect(matches(record) { $0.city = wanted })
    }
  }

  @Test(arguments: [
    ("Canon City", "Canon"), ("Canon", "Canon City"), ("New York", "Newark"),
    ("Saint Paul", "Saint Louis"), ("Tempe", "Tempé Alta"), ("Tempe", "'"), ("Москва", "Moskva"),
    ("दिल्ली", "दल्ल"), ("Αθήνα", "Πάτρα"),
  ])
  func namesOfOtherCitiesDoNot(name: String, wanted: String) throws {
    let record = try ViewSamples.record(ViewSamples.details(venue: ViewSamples.venue(city: name)))
    expect(!matches(record) { $0.city = wanted })
  }

  /// The fast comparison of plain names gives the same results as folding both.
  @Test(arguments: LongTest.seeds(20, small: 8))
  func namesMatchIfTheirFormsAreEqual(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = ["a", "A", "n", "Ñ", "n\u{303}", " ", "  ", "'", "’", "-", ".", "b", "é"]
    func name() -> String {
      "x"
        + (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          parts[Int.random(in: 0..<parts.count, using: &generator)]
        }.joined()
    }
    for _ in 0..<300 {
      let (city, wanted) = (name(), name())
      let record = try ViewSamples.record(ViewSamples.details(venue: ViewSamples.venue(city: city)))
      expectEqual(
        matches(record) { $0.city = wanted }, (TextFolding.name(city) == TextFolding.name(wanted)),
        "\(city) and \(wanted)")
    }
  }

  @Test func daysAreThoseOfThePlace() throws {
    // 23:30 on February 28 at the place is 06:30 on March 1 in UTC.
    let record = try ViewSamples.record(ViewSamples.details(minutes: -600))
    let day = try CalendarDate(2026, 2, 28)
    let (before, after) = (try CalendarDate(2026, 2, 27), try CalendarDate(2026, 3, 1))
    expect(matches(record) { ($0.earliest, $0.latest) = (day, day) })
    expect(matches(record) { ($0.earliest, $0.latest) = (before, nil) })
    expect(matches(record) { ($0.earliest, $0.latest) = (nil, after) })
    expect(!matches(record) { $0.earliest = after })
    expect(!matches(record) { $0.latest = before })
    expect(!matches(record) { ($0.earliest, $0.latest) = (after, before) })
  }

  @Test func agesFitTheEvent() throws {
    let record = try ViewSamples.record(ViewSamples.details(policy: EventPolicy(ages: 6...10)))
    for (age, fits) in [(5, false), (6, true), (10, true), (11, false), (.max, false)] {
      expectEqual(matches(record) { $0.age = age }, fits)
      try expect(matches(ViewSamples.record()) { $0.age = age })
    }
  }

  @Test func agesAreThoseOnTheDayOfTheEvent() throws {
    let record = try ViewSamples.record(ViewSamples.details(policy: EventPolicy(ages: 6...10)))
    // The event is on March 1, 2026.
    let births: [((Int, Int, Int), Bool)] = [
      ((2020, 3, 1), true), ((2020, 3, 2), false), ((2015, 3, 2), true), ((2015, 3, 1), false),
      ((2030, 1, 1), false),
    ]
    for ((year, month, day), fits) in births {
      let birthDate = try CalendarDate(year, month, day)
      expectEqual(matches(record) { $0.birthDate = birthDate }, fits)
      try expect(matches(ViewSamples.record()) { $0.birthDate = birthDate })
    }
  }

  @Test func seatsMustBeFree() throws {
    let record = try ViewSamples.record(taken: 7)
    for (seats, fits) in [(Int.min, true), (0, true), (3, true), (4, false), (.max, false)] {
      expectEqual(matches(record) { $0.freeSeats = seats }, fits)
    }
  }

  @Test func allFlagsMustBeThere() throws {
    let record = try ViewSamples.record(ViewSamples.details(flags: [.covidSafe, .outdoors]))
    expect(matches(record) { $0.flags = .covidSafe })
    expect(matches(record) { $0.flags = [.covidSafe, .outdoors] })
    expect(!matches(record) { $0.flags = [.covidSafe, .mealsIncluded] })
  }

  @Test func registrationMustBeOpenAtTheInstant() throws {
    let window = try RegistrationWindow(opens: 100)
    let record = try ViewSamples.record(ViewSamples.details(policy: EventPolicy(window: window)))
    expect(matches(record, at: 99) { _ in })
    expect(!matches(record, at: 99) { $0.isOpenForRegistration = true })
    expect(matches(record, at: 100) { $0.isOpenForRegistration = true })
  }

  @Test(arguments: LongTest.seeds(50, small: 25))
  func agreesWithAPlainFilter(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let titles = ["Soccer", "soccer camp", "Chess", "CAMP", "Über-Camp"]
    let cities = ["Phoenix", "Tempe"]
    var records: [EventRecord] = []
    for number in 1...40 {
      let city = cities[Int.random(in: 0...1, using: &generator)]
      let details = try ViewSamples.details(
        title: titles[Int.random(in: 0..<5, using: &generator)],
        minutes: 1440 * Int.random(in: 0...3, using: &generator),
        venue: ViewSamples.venue(city: city),
        flags: EventDetails.Flags(rawValue: .random(in: 0...3, using: &generator)),
        policy: EventPolicy(ages: Bool.random(using: &generator) ? nil : 4...8))
      records.append(
        try ViewSamples.record(
          details, number: UInt64(number),
          status: [.draft, .published, .closed(at: 0)][Int.random(in: 0...2, using: &generator)],
          taken: .random(in: 0...10, using: &generator)))
    }
    records.shuffle(using: &generator)
    for _ in 0..<20 {
      var filter = EventFilter()
      if Bool.random(using: &generator) { filter.text = "caMP" }
      if Bool.random(using: &generator) { filter.city = "TEMPE" }
      if Bool.random(using: &generator) { filter.age = 9 }
      filter.freeSeats = .random(in: 0...5, using: &generator)
      filter.flags = EventDetails.Flags(rawValue: .random(in: 0...3, using: &generator))
      filter.isOpenForRegistration = .random(using: &generator)
      let viewer = Bool.random(using: &generator) ? ViewSamples.provider : nil
      let plain = records.filter { record in
        let details = record.details
        return (record.status != .draft || viewer != nil)
          && (filter.text.isEmpty || details.title.lowercased().contains("camp"))
          && (filter.city.isEmpty || details.venue.city == "Tempe")
          && (filter.age == nil || details.policy.ages == nil)
          && record.seats.available >= filter.freeSeats
          && details.flags.intersection(filter.flags) == filter.flags
          && (!filter.isOpenForRegistration || record.status == .published)
      }
      expectEqual(records.filtered(by: filter, at: 0, for: viewer), sortedPlainly(plain))
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func takesLinearTimeForAMegabyteOfOneLetter() throws {
    let record = try ViewSamples.record(
      ViewSamples.details(
        title: String(repeating: "a", count: 200), summary: String(repeating: "a", count: 20_000)))
    let megabyte = String(repeating: "a", count: LongTest.size(1 << 20, small: 1 << 18))
    expect(matches(record) { $0.text = String(repeating: "A", count: 20_000) })
    expect(!matches(record) { $0.text = String(repeating: "a", count: 10_000) + "b" })
    expect(!matches(record) { $0.text = megabyte })
    expect(!matches(record) { $0.city = megabyte })
    expect(!matches(record) { $0.zipCode = megabyte })
    expect(!matches(record) { $0.state = megabyte })
  }

  @Test func filtersWithOtherBytesAreNotEqual() {
    var one = EventFilter()
    var other = EventFilter()
    one.text = "é"
    other.text = "e\u{301}"
    expect(one != other)
  }

  @Test func isEncodedByTheCriteriaThatAreSet() throws {
    try expectEqual(encoded(EventFilter()), "{}")
    var filter = EventFilter()
    filter.text = "Soccer"
    filter.city = "Phoenix"
    filter.state = "AZ"
    filter.zipCode = "01234"
    filter.earliest = try CalendarDate(2026, 3, 1)
    filter.latest = try CalendarDate(2026, 3, 31)
    filter.age = 7
    filter.birthDate = try CalendarDate(2019, 2, 3)
    filter.freeSeats = 2
    filter.flags = [.covidSafe, .outdoors]
    filter.isOpenForRegistration = true
    let json = """
      {"age":7,"birthDate":"2019-02-03","city":"Phoenix","earliest":"2026-03-01","flags":["covidSafe","outdoors"],\
      "freeSeats":2,"isOpenForRegistration":true,"latest":"2026-03-31","state":"AZ",\
      "text":"Soccer","zipCode":"01234"}
      """
    try expectEqual(encoded(filter), json)
    let back: EventFilter = try decoded(json)
    expectEqual(back, filter)
    let newer: EventFilter = try decoded(#"{"text":"Soccer","color":"red"}"#)
    var soccer = EventFilter()
    soccer.text = "Soccer"
    expectEqual(newer, soccer)
  }

  @Test(arguments: [#"{"age":1234567890123456789012}"#, #"{"birthDate":"1234-56-78"}"#])
  func refusesWhatIsNoAgeWithoutRepeatingIt(json: String) {
    do {
      let filter: EventFilter = try decoded(json)
      Issue.record("\(filter) was decoded")
    } catch {
      expect(!"\(error)".contains("1234"))
    }
  }

  @Test func printsNoChild() throws {
    var filter = EventFilter()
    filter.age = 7
    filter.birthDate = try CalendarDate(2019, 2, 3)
    expectNoContent(in: filter)
  }
}
