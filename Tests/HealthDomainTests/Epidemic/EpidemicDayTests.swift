import HealthDomain
import TestSupport
import Testing

@Suite struct EpidemicDayTests {
  private typealias Response = EpidemicDay.Response

  /// Shortened real rows of both eras.
  ///
  /// Source: The COVID Tracking Project at The Atlantic, CC BY 4.0.
  private static let nation2020May = """
    [{"date":20200522,"states":56,"positive":1591475,"negative":11826402,"pending":3709,\
    "recovered":350135,"dateChecked":"2020-05-22T20:00:00Z","death":90156,"total":13421586,\
    "totalTestResults":13417877,"posNeg":13417877,"deathIncrease":1261,"hash":"4e9d7c2c"}]
    """
  private static let nation2020October = """
    [{"date":20201027,"states":56,"positive":8723438,"totalTestResults":138457135,\
    "lastModified":"2020-10-27T00:00:00Z","total":0,"posNeg":0,"deathIncrease":931}]
    """
  private static let arizona = """
    {"date":20201005,"state":"AZ","positive":221070,"probableCases":4737,"negative":1286540,\
    "pending":null,"totalTestResults":1502873,"inIcuCurrently":134,"recovered":36007,\
    "dataQualityGrade":"A+","lastUpdateEt":"10/5/2020 00:00","death":5707,"fips":"04",\
    "totalTestResultsSource":"posNeg","totalTestResultsIncrease":6742,"posNeg":1507610,\
    "deathIncrease":-1,"commercialScore":0,"score":0,"grade":""}
    """

  @Test func aRowOfTheNationIsReadFromAnArray() throws {
    let response: Response = try decoded(Self.nation2020May)
    let day = try #require(response.days.first)
    #expect(response.days.count == 1)
    #expect(day.date == (try CalendarDate(2020, 5, 22)) && day.area == .nation)
    #expect(day[.positive] == 1_591_475 && day[.pending] == 3709 && day[.deathIncrease] == 1261)
    #expect(day[.posNeg] == 13_417_877 && day[.total] == 13_421_586)
    #expect(day[.inIcuCurrently] == nil && day[.totalTestsViral] == nil)
    #expect(day.provenance.areas == 56 && day.provenance.checked == "2020-05-22T20:00:00Z")
    #expect(day.testUnit == .mixed)
  }

  @Test func aRowOfAStateIsReadFromAnObject() throws {
    let response: Response = try decoded(Self.arizona)
    let alone: EpidemicDay = try decoded(Self.arizona)
    #expect(response.days == [alone])
    #expect(alone.area == .state(.arizona) && alone.provenance.grade == "A+")
    #expect(alone[.pending] == nil && alone.written(.pending) == nil)
    #expect(alone[.deathIncrease] == -1)
    #expect(alone.testUnit == .casesAndNegatives)
    #expect(
      alone.provenance.lastUpdateEastern
        == (try LocalDateTime(CalendarDate(2020, 10, 5), minuteOfDay: 0)))
  }

  @Test func deprecatedZerosAreNotReports() throws {
    let day = try #require((try decoded(Self.nation2020October) as Response).days.first)
    #expect(day[.total] == nil && day[.posNeg] == nil)
    #expect(day.written(.total) == 0 && day.written(.posNeg) == 0)
    #expect(day[.totalTestResults] == 138_457_135)
    let arizona: EpidemicDay = try decoded(Self.arizona)
    #expect(arizona[.score] == nil && arizona.written(.score) == 0)
    // A zero of any other count is a report.
    let zero = try EpidemicDay(day.date, in: .nation, counts: [.death: 0])
    #expect(zero[.death] == 0)
  }

  @Test(arguments: [Self.nation2020May, Self.nation2020October, Self.arizona])
  func encodingLosesNothing(json: String) throws {
    let response: Response = try decoded(json)
    #expect(try decoded(try encoded(response)) == response)
  }

  @Test func theEncodedFormIsThatOfTheSource() throws {
    var provenance = EpidemicDay.Provenance()
    provenance.grade = "B"
    let day = try EpidemicDay(
      try CalendarDate(2021, 3, 7), in: .state(.alabama),
      counts: [.death: 10148, .deathIncrease: -1, .posNeg: 0], provenance: provenance)
    #expect(
      try encoded(day)
        == #"{"dataQualityGrade":"B","date":20210307,"death":10148,"deathIncrease":-1,"posNeg":0,"state":"AL"}"#
    )
  }

  @Test(arguments: [
    #"[{"date":20200522,"positive":"many"}]"#, #"[{"date":20200522},{"date":"20200523"}]"#,
    #"{"date":20200522,"state":"XX"}"#, #"{"date":20200522,"state":4}"#, #"{"positive":1}"#,
    #"{"date":20201301}"#, #"{"date":20200230}"#, #"{"date":-20200522}"#, #"{"date":101}"#,
    #"{"date":9223372036854775807}"#, #"{"date":20200522,"positive":-1}"#,
    #"{"date":20200522,"positive":1000000001}"#, #"{"date":20200522,"deathIncrease":-1000000001}"#,
    #"{"date":20200522,"positive":1.5}"#, #"{"date":20200522,"positive":true}"#, "7", "null",
    #"[[]]"#, #"[null]"#,
  ])
  func wrongJSONIsRefusedByTheDecoder(json: String) {
    #expect(throws: DecodingError.self) { let _: Response = try decoded(json) }
  }

  @Test func theErrorOfTheDecoderNamesThePlace() throws {
    let error = #expect(throws: DecodingError.self) {
      let _: Response = try decoded(#"[{"date":20200522},{"date":20200523,"death":"x"}]"#)
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("another error")
      return
    }
    #expect(context.codingPath.map(\.stringValue).contains("death"))
  }

  @Test func everyCountKeepsItsNumber() throws {
    let date = try CalendarDate(2020, 6, 1)
    var counts: [EpidemicDay.Count: Int] = [:]
    for (position, count) in EpidemicDay.Count.allCases.enumerated() {
      counts[count] = position + 1
    }
    let day = try EpidemicDay(date, in: .nation, counts: counts)
    for count in EpidemicDay.Count.allCases { #expect(day[count] == counts[count]) }
    #expect(try decoded(try encoded(day)) == day)
    for missing in EpidemicDay.Count.allCases {
      let day = try EpidemicDay(
        date, in: .nation, counts: counts.filter { $0.key != missing })
      for count in EpidemicDay.Count.allCases {
        #expect(day[count] == (count == missing ? nil : counts[count]))
      }
    }
  }

  @Test func numbersOutOfRangeAreNamed() throws {
    let date = try CalendarDate(2020, 6, 1)
    #expect(throws: EpidemicDay.Error.outOfRange(.death, -1)) {
      try EpidemicDay(date, in: .nation, counts: [.death: -1])
    }
    #expect(throws: EpidemicDay.Error.outOfRange(.pending, -1)) {
      try EpidemicDay(date, in: .nation, counts: [.pending: -1])
    }
    #expect(throws: EpidemicDay.Error.outOfRange(.death, .max)) {
      try EpidemicDay(date, in: .nation, counts: [.death: .max])
    }
    #expect(EpidemicDay.Error.outOfRange(.death, -17).description.contains("death"))
    #expect(!EpidemicDay.Error.outOfRange(.death, -17).description.contains("17"))
    let edge = try EpidemicDay(
      date, in: .nation, counts: [.death: 1_000_000_000, .deathIncrease: -1_000_000_000])
    #expect(edge[.death] == 1_000_000_000 && edge[.deathIncrease] == -1_000_000_000)
  }

  @Test(
    arguments: [
      ("5/22/2020 09:39", "2020-05-22T09:39"), ("10/27/2020 03:59", "2020-10-27T03:59"),
      ("", nil), ("5/22/2020", nil), ("22/5/2020 00:00", nil), ("5/22/2020 24:00", nil),
      ("x/22/2020 00:00", nil),
    ] as [(String, String?)])
  func theTimeOfAnUpdateHasNoLeadingZeros(text: String, iso: String?) {
    var provenance = EpidemicDay.Provenance()
    #expect(provenance.lastUpdateEastern == nil)
    provenance.lastUpdate = text
    #expect(provenance.lastUpdateEastern?.iso8601 == iso)
  }

  @Test func theSourceEndedOn7March2021() throws {
    #expect(EpidemicDay.lastDayOfSource == (try CalendarDate(2021, 3, 7)))
  }

  @Test func aSumNamesTheAreasThatAreMissing() throws {
    let date = try CalendarDate(2020, 6, 1)
    let days = [
      try EpidemicDay(date, in: .state(.alaska), counts: [.death: 3, .posNeg: 0]),
      try EpidemicDay(date, in: .state(.arizona), counts: [.posNeg: 0]),
      try EpidemicDay(date, in: .state(.maine), counts: [.death: 0]),
    ]
    let sum = EpidemicDay.sum(of: .death, over: days)
    #expect(sum.value == 3 && sum.reporting == 2 && sum.missing == [.state(.arizona)])
    #expect(EpidemicDay.sum(of: .posNeg, over: days).value == nil)
    #expect(EpidemicDay.sum(of: .death, over: []).value == nil)
  }

  @Test func populationsHaveTheFormOfTheFile() throws {
    let rows: [EpidemicDay.Residents] = try decoded(#"[{"state":"OH","population":11641879}]"#)
    #expect(rows.first?.state == .ohio && rows.first?.population == 11_641_879)
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
    #expect(notes.state == .arizona && notes.notes == "**Deaths** fell.")
    #expect(notes.pages == ["https://a.gov", "https://c.gov"])
    #expect(notes.preferredTestUnit == "Specimens")
    #expect(try decoded(try encoded(notes)) == notes)
    let bare: EpidemicDay.StateNotes = try decoded(#"{"state":"ME","notes":null}"#)
    #expect(bare.notes == nil && bare.pages.isEmpty)
  }
}
