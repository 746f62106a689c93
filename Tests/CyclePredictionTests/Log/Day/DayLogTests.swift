import CyclePrediction
import TestSupport
import Testing

@Suite struct DayLogTests {
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
    #expect(DayLog().isEmpty)
    #expect(!DayLog(isPillTaken: false).isEmpty)
    #expect(!DayLog(notes: " ").isEmpty)
    #expect(!(try Self.everything()).isEmpty)
  }

  @Test func theEncodedFormNamesWhatWasNoted() throws {
    let text =
      #"{"cervix":{"firmness":1,"opening":1,"position":1},"flow":2,"intercourse":1,"#
      + #""isPillTaken":false,"moods":["calm","tired"],"mucus":4,"notes":"slept 5 h","#
      + #""ovulationTest":1,"symptoms":["a cough","headache"],"#
      + #""temperature":{"celsius":36.55,"isDisturbed":true},"weight":{"kilograms":61.5}}"#
    #expect(try encoded(Self.everything()) == text)
    #expect(try decoded(text) == Self.everything())
    #expect(try encoded(DayLog()) == "{}")
    #expect(try decoded(#"{"sleep":7}"#) == DayLog())
  }

  @Test func aSignAloneIsEncodedWithoutTheOthers() throws {
    #expect(try encoded(BasalTemperature(celsius: 36.55)) == #"{"celsius":36.55}"#)
    let cervix = CervixState(opening: .closed, firmness: .firm)
    #expect(try encoded(cervix) == #"{"firmness":0,"opening":0}"#)
    #expect(try decoded(#"{"firmness":0,"opening":0}"#) == cervix)
    let day = LoggedDay(date: january(3), log: DayLog(flow: .spotting))
    #expect(try encoded(day) == #"{"date":"2026-01-03","log":{"flow":0}}"#)
    #expect(try decoded(#"{"date":"2026-01-03","log":{"flow":0}}"#) == day)
  }

  @Test(arguments: [
    #"{"temperature":{"celsius":20}}"#, #"{"weight":{"kilograms":-1}}"#, #"{"mucus":5}"#,
    #"{"flow":4}"#, #"{"cervix":{"opening":3,"firmness":0}}"#, #"{"ovulationTest":2}"#,
    #"{"intercourse":3}"#,
  ])
  func decodingRefusesWhatTheInitializersRefuse(text: String) {
    #expect(throws: DecodingError.self) { let _: DayLog = try decoded(text) }
  }
}
