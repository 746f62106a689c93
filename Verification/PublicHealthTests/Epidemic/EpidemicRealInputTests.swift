import Foundation
import PublicHealth
import TestSupport
import Testing

/// Real files of the source, and facts about them that were counted with another program.
@Suite(
  "Epidemic data: real files of the source",
  .enabled(if: EpidemicRows.realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct EpidemicRealInputTests {
  private func days(_ name: String) throws -> [EpidemicDay] {
    let response: EpidemicDay.Response = try EpidemicRows.decodedFile(name)
    return response.days
  }

  @Test func allEightFilesAreRead() throws {
    let nation = try days("us_current_20201027.json")
    expect(nation.count == 1 && nation.first?.area == .nation)
    try expectEqual(days("us_current_20200522.json").first?[.posNeg], 13_417_877)
    try expectEqual(days("us_daily_20201027.json").count, 280)
    let states = try days("states_current_20201027.json")
    expectEqual(Set(states.map(\.area)), Set(USState.allCases.map { .state($0) }))
    let older = try days("states_current_20200522_excerpt.json")
    expectEqual(older.map(\.area.abbreviation), ["AK", "AS", "AZ", "FL", "MD"])
    expect(older.last?.provenance.grade == nil && older.first?.provenance.grade == "C")
    expectEqual(older[1].provenance.lastUpdateEastern?.iso8601, "2020-05-19T00:00")
    let arizona: EpidemicDay = try EpidemicRows.decodedFile("states_az_current_20201005.json")
    try expectEqual(days("states_az_current_20201005.json"), [arizona])
    expect(arizona[.totalTestsAntibody] == 297_329 && arizona.testUnit == .casesAndNegatives)
    let notes: EpidemicDay.StateNotes = try EpidemicRows.decodedFile("states_az_info.json")
    expectEqual(notes.notes?.contains("total deaths decreased by 1 on August 31"), true)
    expectEqual(notes.pages.count, 3)
    let population: [EpidemicDay.Residents] = try EpidemicRows.decodedFile("state_population.json")
    expectEqual(Set(population.map(\.state)), Set(USState.allCases))
    // Encoding loses nothing of what is read.
    for name in ["us_daily_20201027.json", "states_current_20201027.json"] {
      let response: EpidemicDay.Response = try EpidemicRows.decodedFile(name)
      try expectEqual(decoded(try encoded(response)), response)
    }
  }

  @Test func theNationIsTheSumOfTheStates() throws {
    let nation = try #require(try days("us_current_20201027.json").first)
    let states = try days("states_current_20201027.json")
    let counts: [EpidemicDay.Count] = [
      .positive, .negative, .pending, .death, .hospitalizedCurrently, .hospitalizedCumulative,
      .inIcuCurrently, .onVentilatorCurrently, .recovered, .totalTestResults, .positiveIncrease,
      .negativeIncrease, .deathIncrease, .hospitalizedIncrease, .totalTestResultsIncrease,
    ]
    expectEqual(counts.count, 15)
    for count in counts {
      let sum = EpidemicDay.sum(of: count, over: states)
      expectEqual(sum.value, nation[count].map(Int64.init), "\(count)")
      expectEqual(sum.reporting + sum.missing.count, 56)
    }
    expectEqual(EpidemicDay.sum(of: .pending, over: states).missing.count, 51)
    expectEqual(EpidemicDay.sum(of: .inIcuCurrently, over: states).missing.count, 19)
    expectEqual(EpidemicDay.sum(of: .recovered, over: states).missing.count, 7)
    // The deprecated zeros of the nation are not its number of tests.
    expect(nation[.total] == nil && nation[.posNeg] == nil && nation.written(.total) == 0)
  }

  @Test func increasesAreDifferencesOnAllDays() throws {
    let series = try EpidemicSeries(try days("us_daily_20201027.json"))
    expectEqual(series.days.count, 280)
    var steps = 0
    for (old, new) in zip(series.days, series.days.dropFirst()) {
      steps += 1
      for count in EpidemicDay.Count.allCases where count.isChange {
        guard let total = count.changed, [.positive, .death, .negative].contains(total) else {
          continue
        }
        // The source took a missing total as 0 here.
        expectEqual(new[count], (new[total] ?? 0) - (old[total] ?? 0))
        if let change = series.change(of: total, on: new.date) { expectEqual(new[count], change) }
      }
    }
    expectEqual(steps, 279)
    for count in EpidemicDay.Count.allCases {
      for anomaly in series.anomalies(of: count) {
        if case .changeDisagrees = anomaly.kind { Issue.record("\(count) \(anomaly)") }
      }
    }
  }

  /// The anomalies of a count by kind.
  private func counted(
    _ series: EpidemicSeries, _ count: EpidemicDay.Count
  ) -> [String: Int] {
    var counted: [String: Int] = [:]
    for anomaly in series.anomalies(of: count) {
      counted[String("\(anomaly.kind)".prefix { $0 != "(" }), default: 0] += 1
    }
    return counted
  }

  @Test func anomaliesAreThoseOfAnotherProgram() throws {
    let nation = try EpidemicSeries(try days("us_daily_20201027.json"))
    expectEqual(counted(nation, .positive), ["dump": 12, "weekendDip": 1])
    expectEqual(counted(nation, .death), ["dump": 9, "weekendDip": 55])
    expectEqual(
      counted(nation, .hospitalizedCumulative), ["dump": 10, "weekendDip": 52, "correction": 2])
    expectEqual(counted(nation, .totalTestResults), ["dump": 15, "weekendDip": 4])
    let states = try EpidemicSeries.byArea(history("states_daily_20201109_AZ_AK_NY_AS.csv"))
    let arizona = try #require(states[.state(.arizona)])
    expectEqual(arizona.days.count, 251)
    expectEqual(counted(arizona, .death), ["dump": 9, "weekendDip": 48, "correction": 3])
    expectEqual(
      counted(arizona, .hospitalizedCumulative), ["dump": 28, "weekendDip": 33, "correction": 10])
    let alaska = try #require(states[.state(.alaska)])
    expectEqual(counted(alaska, .hospitalizedCumulative), ["gap": 200])
    let samoa = try #require(states[.state(.americanSamoa)])
    expectEqual(counted(samoa, .death), ["gap": 14])
  }

  /// The rows of a table of the source.
  private func history(_ name: String) throws -> [EpidemicDay] {
    let text = try String(
      contentsOfFile: "\(EpidemicRows.realInput ?? "")\(name)", encoding: .utf8)
    let rows = text.replacing("\"", with: "").split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(rows.first)
    let names = Dictionary(
      uniqueKeysWithValues: EpidemicDay.Count.allCases.map { ($0.name, $0) })
    return try rows.dropFirst().map { row in
      var counts: [EpidemicDay.Count: Int] = [:]
      for (name, field) in zip(header, row) {
        if let count = names[name], let number = Double(field) { counts[count] = Int(number) }
      }
      let fields = Dictionary(uniqueKeysWithValues: zip(header, row))
      return try EpidemicDay(
        CalendarDate(iso8601: fields["date"] ?? ""),
        in: try #require(EpidemicDay.Area(fields["state"] ?? "")), counts: counts)
    }
  }

  @Test func theLastRowsAreOfTheLastDay() throws {
    let days = try history("states_history_final_20210307.csv")
    expectEqual(days.map(\.date).max(), EpidemicDay.lastDayOfSource)
    expectEqual(days.filter { $0.date == EpidemicDay.lastDayOfSource }.count, 56)
  }

  @Test func figuresOfTheNationAreThoseOfAnotherProgram() throws {
    let nation = try EpidemicSeries(try days("us_daily_20201027.json"))
    func isNear(_ figure: EpidemicFigure, _ expected: Double) -> Bool {
      figure.value.map { abs($0 / expected - 1) < 1e-12 } ?? false
    }
    expect(isNear(nation.weeklyMean(of: .positive), 71531.57142857143))
    expect(isNear(nation.positivity(), 6.196547429072803))
    expectEqual(nation.positivity().denominator, .tests(8_080_645, .mixed))
    expect(isNear(nation.caseFatality(), 2.5030154395549093))
    expect(isNear(nation.doublingTime(of: .positive), 24.965272902361384))
    let states = try EpidemicSeries.byArea(try days("states_current_20201027.json"))
    let ranking = try EpidemicFigure.Ranking(
      states.values.map { $0.perHundredThousand(.death) })
    expectEqual(ranking.rows.count, 56)
    expectEqual(ranking.rows.prefix(3).map(\.figure.area.abbreviation), ["NJ", "MA", "NY"])
  }
}
