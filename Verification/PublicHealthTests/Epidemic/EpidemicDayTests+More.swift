import PublicHealth
import TestSupport
import Testing

extension EpidemicDayTests {
  @Test func aRowOfAStateIsReadFromAnObject() throws {
    let response: Response = try decoded(Self.arizona)
    let alone: EpidemicDay = try decoded(Self.arizona)
    expectEqual(response.days, [alone])
    expect(alone.area == .state(.arizona) && alone.provenance.grade == "A+")
    expect(alone[.pending] == nil && alone.written(.pending) == nil)
    expectEqual(alone[.deathIncrease], -1)
    expectEqual(alone.testUnit, .casesAndNegatives)
    try expectEqual(
      alone.provenance.lastUpdateEastern, LocalDateTime(CalendarDate(2020, 10, 5), minuteOfDay: 0))
  }

  @Test func deprecatedZerosAreNotReports() throws {
    let day = try #require((try decoded(Self.nation2020October) as Response).days.first)
    expect(day[.total] == nil && day[.posNeg] == nil)
    expect(day.written(.total) == 0 && day.written(.posNeg) == 0)
    expectEqual(day[.totalTestResults], 138_457_135)
    let arizona: EpidemicDay = try decoded(Self.arizona)
    expect(arizona[.score] == nil && arizona.written(.score) == 0)
    // A zero of any other count is a report.
    let zero = try EpidemicDay(day.date, in: .nation, counts: [.death: 0])
    expectEqual(zero[.death], 0)
  }

  @Test func theErrorOfTheDecoderNamesThePlace() throws {
    let error = #expect(throws: DecodingError.self) {
      let _: Response = try decoded(#"[{"date":20200522},{"date":20200523,"death":"x"}]"#)
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("another error")
      return
    }
    expect(context.codingPath.map(\.stringValue).contains("death"))
  }

  @Test func everyCountKeepsItsNumber() throws {
    let date = try CalendarDate(2020, 6, 1)
    var counts: [EpidemicDay.Count: Int] = [:]
    for (position, count) in EpidemicDay.Count.allCases.enumerated() {
      counts[count] = position + 1
    }
    let day = try EpidemicDay(date, in: .nation, counts: counts)
    for count in EpidemicDay.Count.allCases { expectEqual(day[count], counts[count]) }
    try expectEqual(decoded(try encoded(day)), day)
    for missing in EpidemicDay.Count.allCases {
      let day = try EpidemicDay(
        date, in: .nation, counts: counts.filter { $0.key != missing })
      for count in EpidemicDay.Count.allCases {
        expectEqual(day[count], count == missing ? nil : counts[count])
      }
    }
  }

  @Test(
    arguments: [
      ("5/22/2020 09:39", "2020-05-22T09:39"), ("10/27/2020 03:59", "2020-10-27T03:59"),
      ("", nil), ("5/22/2020", nil), ("22/5/2020 00:00", nil), ("5/22/2020 24:00", nil),
      ("x/22/2020 00:00", nil),
    ] as [(String, String?)])
  func theTimeOfAnUpdateHasNoLeadingZeros(text: String, iso: String?) {
    var provenance = EpidemicDay.Provenance()
    expect(provenance.lastUpdateEastern == nil)
    provenance.lastUpdate = text
    expectEqual(provenance.lastUpdateEastern?.iso8601, iso)
  }

  @Test func theSourceEndedOn7March2021() throws {
    try expectEqual(EpidemicDay.lastDayOfSource, CalendarDate(2021, 3, 7))
  }

  @Test func aSumNamesTheAreasThatAreMissing() throws {
    let date = try CalendarDate(2020, 6, 1)
    let days = [
      try EpidemicDay(date, in: .state(.alaska), counts: [.death: 3, .posNeg: 0]),
      try EpidemicDay(date, in: .state(.arizona), counts: [.posNeg: 0]),
      try EpidemicDay(date, in: .state(.maine), counts: [.death: 0]),
    ]
    let sum = EpidemicDay.sum(of: .death, over: days)
    expect(sum.value == 3 && sum.reporting == 2 && sum.missing == [.state(.arizona)])
    expect(EpidemicDay.sum(of: .posNeg, over: days).value == nil)
    expect(EpidemicDay.sum(of: .death, over: []).value == nil)
  }

  @Test func populationsHaveTheFormOfTheFile() throws {
    let rows: [EpidemicDay.Residents] = try decoded(#"[{"state":"OH","population":11641879}]"#)
    expect(rows.first?.state == .ohio && rows.first?.population == 11_641_879)
    #expect(throws: DecodingError.self) {
      let _: EpidemicDay.Residents = try decoded(#"{"state":"OH","population":0}"#)
    }
  }

  @Test func notesHaveTheFormOfTheFile() throws {
    let notes: EpidemicDay.StateNotes = try decoded(
      #"{"state":"AZ","notes":"**Deaths** fell.","covid19Site":"https://a.gov","#
        + #""covid19SiteSecondary":"","covid19SiteTertiary":"https://c.gov","#
        + #""covid19SiteQuaternary":"https://a.gov","fips":"04","pum":false,"#
        + #""covidTrackingProjectPreferredTotalTestUnits":"Specimens"}"#)
    expect(notes.state == .arizona && notes.notes == "**Deaths** fell.")
    expectEqual(notes.pages, ["https://a.gov", "https://c.gov"])
    expectEqual(notes.preferredTestUnit, "Specimens")
    try expectEqual(decoded(try encoded(notes)), notes)
    let bare: EpidemicDay.StateNotes = try decoded(#"{"state":"ME","notes":null}"#)
    expect(bare.notes == nil && bare.pages.isEmpty)
  }
}
