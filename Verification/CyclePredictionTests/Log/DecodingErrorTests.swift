import CyclePrediction
import Foundation
import TestSupport
import Testing

/// The errors of decoding, which may end up in a log file.
@Suite("Errors: decoding logs without repeating content") struct DecodingErrorTests {
  /// All texts that an error prints about decoding a value.
  private func texts<Value: Decodable>(_ type: Value.Type, _ json: String) -> [String] {
    do {
      let _: Value = try decoded(json)
      return []
    } catch {
      var dumped = ""
      dump(error, to: &dumped)
      return [dumped, "\(error)", String(reflecting: error), error.localizedDescription]
    }
  }

  private func expectSilence<Value: Decodable>(
    _ type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for value in ["7319", "7319.5", "-7319", "73190000000000000000", #""secret""#, #"["secret"]"#] {
      let texts = texts(type, value)
      #expect(!texts.isEmpty, sourceLocation: sourceLocation)
      for text in texts {
        #expect(
          !text.contains("7319") && !text.contains("secret"), sourceLocation: sourceLocation)
      }
    }
  }

  @Test func aWrongCaseIsNotRepeated() {
    expectSilence(MenstrualFlow.self)
    expectSilence(CervicalMucus.self)
    expectSilence(OvulationTest.self)
    expectSilence(LoggedIntercourse.self)
    expectSilence(CervixState.Opening.self)
    expectSilence(CervixState.Firmness.self)
    expectSilence(CervixState.Position.self)
    expectSilence(CycleInterruption.Kind.self)
    expectSilence(HealthStoreSamples.MenstrualFlowSample.Level.self)
    expectSilence(SymptoThermalChart.SecondSign.self)
    expectSilence(LactationalAmenorrhea.Feeding.self)
    expectSilence(CycleContext.Condition.self)
  }

  @Test(
    arguments: [
      (#"{"flow":7319}"#, "flow"), (#"{"mucus":7319.5}"#, "mucus"),
      (#"{"temperature":{"celsius":7319}}"#, "temperature"),
      (#"{"weight":{"kilograms":7319}}"#, "weight"),
    ])
  func theErrorOfADayNamesTheFieldAlone(json: String, name: String) {
    let texts = texts(DayLog.self, json)
    #expect(texts.contains { $0.contains(name) })
    #expect(texts.allSatisfy { !$0.contains("7319") })
  }

  @Test func everyCaseSurvivesTheRoundTrip() throws {
    func expectRoundTrip<Value: CaseIterable & Codable & Equatable>(_ type: Value.Type) throws {
      for value in type.allCases { #expect(try decoded(encoded(value)) == value) }
    }
    try expectRoundTrip(MenstrualFlow.self)
    try expectRoundTrip(CervicalMucus.self)
    try expectRoundTrip(OvulationTest.self)
    try expectRoundTrip(LoggedIntercourse.self)
    try expectRoundTrip(CervixState.Opening.self)
    try expectRoundTrip(CervixState.Firmness.self)
    try expectRoundTrip(CervixState.Position.self)
    try expectRoundTrip(CycleInterruption.Kind.self)
    try expectRoundTrip(HealthStoreSamples.MenstrualFlowSample.Level.self)
    try expectRoundTrip(SymptoThermalChart.SecondSign.self)
    try expectRoundTrip(LactationalAmenorrhea.Feeding.self)
    try expectRoundTrip(CycleContext.Condition.self)
  }
}
