import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic data: one row per day") struct EpidemicDayTests {
  typealias Response = EpidemicDay.Response

  /// Shortened real rows of both eras.
  ///
  /// Source: The COVID Tracking Project at The Atlantic, CC BY 4.0.
  static let nation2020May = """
    [{"date":20200522,"states":56,"positive":1591475,"negative":11826402,"pending":3709,\
    "recovered":350135,"dateChecked":"2020-05-22T20:00:00Z","death":90156,"total":13421586,\
    "totalTestResults":13417877,"posNeg":13417877,"deathIncrease":1261,"hash":"4e9d7c2c"}]
    """
  static let nation2020October = """
    [{"date":20201027,"states":56,"positive":8723438,"totalTestResults":138457135,\
    "lastModified":"2020-10-27T00:00:00Z","total":0,"posNeg":0,"deathIncrease":931}]
    """
  static let arizona = """
    {"date":20201005,"state":"AZ","positive":221070,"probableCases":4737,"negative":1286540,\
    "pending":null,"totalTestResults":1502873,"inIcuCurrently":134,"recovered":36007,\
    "dataQualityGrade":"A+","lastUpdateEt":"10/5/2020 00:00","death":5707,"fips":"04",\
    "totalTestResultsSource":"posNeg","totalTestResultsIncrease":6742,"posNeg":1507610,\
    "deathIncrease":-1,"commercialScore":0,"score":0,"grade":""}
    """

  @Test func aRowOfTheNationIsReadFromAnArray() throws {
    let response: Response = try decoded(Self.nation2020May)
    let day = try #require(response.days.first)
    expectEqual(response.days.count, 1)
    expect(day.date == (try CalendarDate(2020, 5, 22)) && day.area == .nation)
    expect(day[.positive] == 1_591_475 && day[.pending] == 3709 && day[.deathIncrease] == 1261)
    expect(day[.posNeg] == 13_417_877 && day[.total] == 13_421_586)
    expect(day[.inIcuCurrently] == nil && day[.totalTestsViral] == nil)
    expect(day.provenance.areas == 56 && day.provenance.checked == "2020-05-22T20:00:00Z")
    expectEqual(day.testUnit, .mixed)
  }

  @Test(arguments: [Self.nation2020May, Self.nation2020October, Self.arizona])
  func encodingLosesNothing(json: String) throws {
    let response: Response = try decoded(json)
    try expectEqual(decoded(try encoded(response)), response)
  }

  @Test func theEncodedFormIsThatOfTheSource() throws {
    var provenance = EpidemicDay.Provenance()
    provenance.grade = "B"
    let day = try EpidemicDay(
      try CalendarDate(2021, 3, 7), in: .state(.alabama),
      counts: [.death: 10148, .deathIncrease: -1, .posNeg: 0], provenance: provenance)
    try expectEqual(
      encoded(day),
      #"{"dataQualityGrade":"B","date":20210307,"death":10148,"deathIncrease":-1,"posNeg":0,"state":"AL"}"#
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

  @Test func numbersOutOfRangeAreNamed() throws {
    let date = try CalendarDate(2020, 6, 1)
    expectThrows(EpidemicDay.Error.outOfRange(.death, -1)) {
      try EpidemicDay(date, in: .nation, counts: [.death: -1])
    }
    expectThrows(EpidemicDay.Error.outOfRange(.pending, -1)) {
      try EpidemicDay(date, in: .nation, counts: [.pending: -1])
    }
    expectThrows(EpidemicDay.Error.outOfRange(.death, .max)) {
      try EpidemicDay(date, in: .nation, counts: [.death: .max])
    }
    expect(EpidemicDay.Error.outOfRange(.death, -17).description.contains("death"))
    expect(!EpidemicDay.Error.outOfRange(.death, -17).description.contains("17"))
    let edge = try EpidemicDay(
      date, in: .nation, counts: [.death: 1_000_000_000, .deathIncrease: -1_000_000_000])
    expect(edge[.death] == 1_000_000_000 && edge[.deathIncrease] == -1_000_000_000)
  }
}
