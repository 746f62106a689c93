import CyclePrediction
import TestSupport
import Testing

@Suite("Day log: JSON of signs") struct DayLogTests {
  static func everything() throws -> DayLog {
    DayLog(
      flow: .medium, moods: [.tired, .calm],
      symptoms: [.headache, LoggedSymptom(rawValue: "a cough")],
      temperature: try BasalTemperature(celsius: 36.55, isDisturbed: true), mucus: .eggWhite,
      cervix: CervixState(opening: .partlyOpen, firmness: .soft, position: .high),
      ovulationTest: .positive, intercourse: .protected, weight: try BodyWeight(kilograms: 61.5),
      isPillTaken: false, notes: "slept 5 h")
  }

  @Test func onlyALogOfNothingIsEmpty() throws {
    expect(DayLog().isEmpty)
    expect(!DayLog(isPillTaken: false).isEmpty)
    expect(!DayLog(notes: " ").isEmpty)
    expect(!(try Self.everything()).isEmpty)
  }

  @Test func theEncodedFormNamesWhatWasNoted() throws {
    let text =
      #"{"cervix":{"firmness":"soft","opening":"partlyOpen","position":"high"},"flow":"medium","#
      + #""intercourse":"protected","isPillTaken":false,"moods":["calm","tired"],"#
      + #""mucus":"eggWhite","notes":"slept 5 h","ovulationTest":"positive","symptoms":["a cough","headache"],"#
      + #""temperature":{"celsius":36.55,"isDisturbed":true},"weight":{"kilograms":61.5}}"#
    try expectEqual(encoded(Self.everything()), text)
    try expectEqual(decoded(text), Self.everything())
    try expectEqual(encoded(DayLog()), "{}")
  }

  @Test func aSignAloneIsEncodedWithoutTheOthers() throws {
    try expectEqual(encoded(BasalTemperature(celsius: 36.55)), #"{"celsius":36.55}"#)
    let timed = try BasalTemperature(celsius: 36.5, minuteOfDay: 405)
    try expectEqual(encoded(timed), #"{"celsius":36.5,"minuteOfDay":405}"#)
    try expectEqual(decoded(#"{"celsius":36.5,"minuteOfDay":405}"#), timed)
    let tests = DayLog(progesteroneTest: .negative, pregnancyTest: .positive)
    try expectEqual(encoded(tests), #"{"pregnancyTest":"positive","progesteroneTest":"negative"}"#)
    try expectEqual(decoded(#"{"pregnancyTest":"positive","progesteroneTest":"negative"}"#), tests)
    let cervix = CervixState(opening: .closed, firmness: .firm)
    try expectEqual(encoded(cervix), #"{"firmness":"firm","opening":"closed"}"#)
    try expectEqual(decoded(#"{"firmness":"firm","opening":"closed"}"#), cervix)
    let day = LoggedDay(date: january(3), log: DayLog(flow: .spotting))
    try expectEqual(encoded(day), #"{"date":"2026-01-03","log":{"flow":"spotting"}}"#)
    try expectEqual(decoded(#"{"date":"2026-01-03","log":{"flow":"spotting"}}"#), day)
  }

  @Test(arguments: [
    #"{"temperature":{"celsius":20}}"#, #"{"weight":{"kilograms":-1}}"#, #"{"mucus":""}"#,
    #"{"temperature":{"celsius":36.5,"minuteOfDay":1440}}"#, #"{"cervix":{"opening":"closed"}}"#,
  ])
  func decodingRejectsWhatTheInitializersReject(text: String) {
    #expect(throws: DecodingError.self) { let _: DayLog = try decoded(text) }
  }

  @Test(arguments: [
    #"{"mucus":1}"#, #"{"flow":1}"#, #"{"ovulationTest":1}"#, #"{"intercourse":1}"#,
    #"{"cervix":{"opening":1,"firmness":"firm"}}"#, #"{"cervix":{"opening":"open","firmness":1}}"#,
    #"{"cervix":{"opening":"open","firmness":"firm","position":1}}"#,
  ])
  func decodingRejectsNumbersInPlaceOfNames(text: String) {
    #expect(throws: DecodingError.self) { let _: DayLog = try decoded(text) }
  }
}
