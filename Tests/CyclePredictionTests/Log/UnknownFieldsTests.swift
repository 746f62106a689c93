import CyclePrediction
import Essentials
import TestSupport
import Testing

@Suite("Cycle history: saved by a newer version of the app") struct UnknownFieldsTests {
  @Test(arguments: [
    (#"{"mucus":"gelatinous"}"#, ["mucus"]), (#"{"flow":"veryHeavy"}"#, ["flow"]),
    (#"{"cervix":{"firmness":"firm","opening":"halfOpen"}}"#, ["cervix"]),
    (#"{"cervix":{"angle":20,"firmness":"firm","opening":"closed"}}"#, ["cervix"]),
    (
      #"{"ovulationTest":"veryHigh","pregnancyTest":"faint","progesteroneTest":"invalid"}"#,
      ["ovulationTest", "pregnancyTest", "progesteroneTest"]
    ),
    (#"{"intercourse":"withdrawal","notes":"n"}"#, ["intercourse"]),
    (#"{"temperature":{"celsius":36.55,"quality":"estimated"}}"#, ["temperature"]),
    (
      #"{"sleep":{"hours":[7.25,8],"isGood":true,"note":null,"steps":9007199254740993}}"#, ["sleep"]
    ),
  ])
  func aDayIsReadAndWrittenBackUnchanged(json: String, names: [String]) throws {
    let log: DayLog = try decoded(json)
    expectEqual(log.unknownFields.names, names)
    expect(!log.isEmpty)
    try expectEqual(encoded(log), json)
    let whole = #"{"loggedDays":[{"date":"2026-01-03","log":"# + json + "}]"
    var history: CycleHistory = try decoded(
      whole + #","rule":{"maximumBreak":1,"startsWithSpotting":false}}"#)
    try history.updateLog(on: january(3), asOf: january(3)) { $0.moods = [.calm] }
    try history.log(DayLog(moods: []), on: january(2), asOf: january(3))
    expectEqual(history[january(3)]?.unknownFields.names, names)
    try history.log(DayLog(isPillTaken: true), on: january(3), asOf: january(3))
    if names != ["temperature"] { expectEqual(history[january(3)]?.unknownFields.names, names) }
    try expectEqual(decoded(encoded(history)), history)
  }

  @Test(arguments: 0..<20)
  func nothingOfANewerVersionIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let history = newerVersion(
      """
      {~"interruptions":[{~"end":"2026-02-20","kind":"@","start":"2026-02-10"}],~"loggedDays":[{\
      ~"date":"2026-01-03","log":{~"cervix":{~"firmness":"firm","opening":"@"},"flow":"@",\
      "intercourse":"@","mucus":"@","ovulationTest":"@","pregnancyTest":"@","progesteroneTest":"@",\
      "temperature":{~"celsius":36.5}}}],"periods":[{~"end":"2026-03-05","start":"2026-03-01"}],\
      "rule":{"maximumBreak":1,"startsWithSpotting":false}}
      """, using: &generator)
    try expectEqual(
      sortedJSON(encoded(decoded(history) as CycleHistory)), sortedJSON(history))
    let context = newerVersion(
      #"{~"age":34.5,"conditions":["postpartum","@"],"feeding":"@","hormones":"@"}"#,
      using: &generator)
    try expectEqual(
      sortedJSON(encoded(decoded(context) as CycleContext)), sortedJSON(context))
    let chart = newerVersion(
      #"""
      {"days":[{~"day":1,"mucus":"@"},{~"cervix":{~"firmness":"@","opening":"open"},"day":3}],\#
      "secondSign":"cervix"}
      """#, using: &generator)
    try expectEqual(
      sortedJSON(encoded(decoded(chart) as SymptoThermalChart)), sortedJSON(chart))
  }

  @Test func aKnownValueReplacesTheUnknownOne() throws {
    var log: DayLog = try decoded(
      #"{"flow":"x","mucus":"x","temperature":{"celsius":36.5,"mark":1}}"#)
    expect(log.temperature?.isDisturbed ?? false)
    log.mucus = .dry
    log.flow = .heavy
    log.temperature?.isDisturbed = false
    let json = #"{"flow":"heavy","mucus":"dry","temperature":{"celsius":36.5}}"#
    try expectEqual(encoded(log), json)
    var history = CycleHistory()
    try history.log(log, on: january(1), asOf: january(1))
    try expectEqual(history[january(1)], decoded(json))
  }

  @Test func listsRowsAndKindsOfOtherVersionsAreKept() throws {
    let json = """
      {"interruptions":[{"end":"2026-02-20","kind":"surgery","start":"2026-02-10"}],\
      "later":[1,{"x":"y"}],"loggedDays":[{"date":"2026-01-03","log":{"flow":"x"},"phone":"old"}],\
      "periods":[{"end":"2026-03-05","isEstimated":true,"start":"2026-03-01"}],\
      "rule":{"maximumBreak":1,"startsWithSpotting":false}}
      """
    var history: CycleHistory = try decoded(json)
    expectEqual(history.unknownFields.names, ["later"])
    expectEqual(history.interruptions.map(\.kind), [.pause])
    expectEqual(history.periods.map(\.start), [january(3), january(60)])
    try expectEqual(encoded(history), json)
    try history.endInterruption(startingOn: january(41), on: january(50), asOf: january(90))
    try history.endPeriod(startingOn: january(60), on: january(63), asOf: january(90))
    let edited = json.replacing("2026-02-20", with: "2026-02-19")
      .replacing("2026-03-05", with: "2026-03-04")
    try expectEqual(encoded(history), edited)
    try history.moveInterruption(
      startingOn: january(41),
      to: CycleInterruption(.pregnancy, from: january(42), to: january(43)),
      asOf: january(90))
    expect(try encoded(history).contains(#""kind":"pregnancy""#))
    try history.removeInterruption(startingOn: january(42))
    try history.add(CycleInterruption(.pause, from: january(41)), asOf: january(90))
    expect(try !encoded(history).contains("surgery"))
  }

  @Test func aConditionOfAnotherVersionIsKept() throws {
    let json = #"{"conditions":["perimenopause","thyroid"],"feeding":"mixed","hormones":"ring"}"#
    var context: CycleContext = try decoded(json)
    expectEqual(context.conditions, [.perimenopause])
    expectEqual(context.widening, 1.5)
    context.conditions = [.postpartum]
    try expectEqual(encoded(context), json.replacing("perimenopause", with: "postpartum"))
    #expect(throws: DecodingError.self) {
      let _: CycleContext = try decoded(#"{"conditions":[1]}"#)
    }
  }

  @Test(arguments: [#"{"flow":1}"#, #"{"cervix":{"opening":1}}"#, #"{"mucus":{"a":1}}"#])
  func anotherTypeIsRefused(json: String) {
    #expect(throws: DecodingError.self) { let _: DayLog = try decoded(json) }
  }
}

@Suite("Sympto-thermal method: signs of a newer version") struct UnknownSignTests {
  /// The JSON of a chart whose mucus is given by letters, and whose temperature rises on the day `rise`.
  private static func json(_ mucus: [String], rise: Int) -> String {
    let days = mucus.enumerated().map { index, name in
      let sign = name.isEmpty ? "" : #","mucus":"\#(name)""#
      let celsius = index + 1 < rise ? 36.4 : 36.7
      return #"{"day":\#(index + 1),"temperature":{"celsius":\#(celsius)}\#(sign)}"#
    }
    return #"{"days":[\#(days.joined(separator: ","))],"secondSign":"mucus"}"#
  }

  private static let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17])

  private static func statuses(_ mucus: [String], rise: Int) throws -> [Bool] {
    let chart: SymptoThermalChart = try decoded(json(mucus, rise: rise))
    let evaluation = chart.evaluation(after: earlier)
    return (1...mucus.count).map { evaluation.status(onDay: $0).isFertile }
  }

  @Test(arguments: 0..<12)
  func noDayIsInfertileThatACaseOfTheSignMakesFertile(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let cases = CervicalMucus.allCases.map(\.rawValue)
    let rise = Int.random(in: 8...14, using: &generator)
    var mucus = (1...22).map { day in
      day > rise + 2 ? "dry" : day < 5 ? "nothing" : cases.randomElement(using: &generator) ?? ""
    }
    var unknown = Set<Int>()
    for _ in 0..<2 { unknown.insert(Int.random(in: 1..<20, using: &generator)) }
    for index in unknown { mucus[index] = "gelatinous" }
    let careful = try Self.statuses(mucus, rise: rise)
    for first in cases {
      for second in cases {
        var named = mucus
        for (index, name) in zip(unknown.sorted(), [first, second]) { named[index] = name }
        let fertile = try Self.statuses(named, rise: rise)
        let isCareful = zip(careful, fertile).allSatisfy { $0 || !$1 }
        if !isCareful { Issue.record("\(first) and \(second) in \(mucus)") }
      }
    }
    for index in unknown { expect(careful[index] || index > rise) }
  }

  @Test func aChartIsWrittenBackUnchanged() throws {
    let json = Self.json(["dry", "gelatinous", "", "creamy"], rise: 3)
    var chart: SymptoThermalChart = try decoded(json)
    try expectEqual(decoded(encoded(chart)), chart)
    expect(try encoded(chart).contains("gelatinous"))
    expect(TwoDayMethod.isFertile(onDay: 2, in: chart))
    try chart.record(CervicalMucus.dry, onDay: 2)
    expect(try !encoded(chart).contains("gelatinous"))
  }

  @Test func theSignsOfAHistoryCountAsFertile() throws {
    let history: CycleHistory = try decoded(
      """
      {"loggedDays":[{"date":"2026-01-03","log":{"flow":"medium"}},\
      {"date":"2026-01-05","log":{"mucus":"x"}},\
      {"date":"2026-01-06","log":{"cervix":{"firmness":"x","opening":"closed"}}}]}
      """)
    let cycle = try #require(history.currentCycle(asOf: january(9)))
    for (sign, day) in [(SymptoThermalChart.SecondSign.mucus, 3), (.cervix, 4)] {
      let evaluation = history.symptoThermalChart(of: cycle, secondSign: sign)
        .evaluation(after: Self.earlier)
      expect(evaluation.status(onDay: day).isFertile)
      expectEqual(evaluation.lastInfertileDayAtBeginning, sign == .mucus ? 1 : 3)
    }
  }
}
