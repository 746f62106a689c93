import CyclePrediction
import Foundation
import TestSupport
import Testing

@Suite("Population model: JSON") struct PopulationCodableTests {
  private func population() throws -> CyclePopulation {
    func prior(_ location: Double) throws -> CyclePopulation.TraitPrior {
      try CyclePopulation.TraitPrior(
        location: location, spread: 2, agePerYear: -0.5, logScale: 0.25, logScaleSlope: 0.125,
        logScaleSpread: 0.75, skew: 1.5, degreesOfFreedom: 6, pivot: 29, minimum: 8)
    }
    return try CyclePopulation(
      version: "v", cycleLength: prior(28), ovulationDay: prior(15), lutealLength: prior(13),
      mensesLength: prior(5),
      lutealRegression: CyclePopulation.LutealRegression(
        at29Days: 13.25, perDay: 0.25, scale: 1.5, degreesOfFreedom: 4),
      missedPeriodProbability: 0.0625, spuriousStartProbability: 0.03125)
  }

  private func prior(_ location: Int) -> String {
    #"{"agePerYear":-0.5,"degreesOfFreedom":6,"location":\#(location),"logScale":0.25,"#
      + #""logScaleSlope":0.125,"logScaleSpread":0.75,"minimum":8,"pivot":29,"skew":1.5,"spread":2}"#
  }

  private var json: String {
    #"{"cycleLength":\#(prior(28)),"lutealLength":\#(prior(13)),"#
      + #""lutealRegression":{"at29Days":13.25,"degreesOfFreedom":4,"perDay":0.25,"scale":1.5},"#
      + #""mensesLength":\#(prior(5)),"missedPeriodProbability":0.0625,"#
      + #""ovulationDay":\#(prior(15)),"spuriousStartProbability":0.03125,"version":"v"}"#
  }

  @Test func theEncodedFormHasEveryNumber() throws {
    try expectEqual(encoded(try population()), json)
    try expectEqual(decoded(json), population())
    try expectEqual(decoded(encoded(CyclePopulation.standard)), CyclePopulation.standard)
  }

  @Test(arguments: [
    (#""spread":2"#, #""spread":0"#), (#""minimum":8"#, #""minimum":0"#),
    (#""scale":1.5"#, #""scale":-1"#),
    (#""missedPeriodProbability":0.0625"#, #""missedPeriodProbability":2"#),
    (#""version":"v""#, #""other":1"#),
  ])
  func decodingRejectsWhatTheInitializerRejects(old: String, new: String) throws {
    let changed = try #require(json.firstRange(of: old))
    let json = json.replacingCharacters(in: changed, with: new)
    #expect(throws: DecodingError.self) { try decoded(json) as CyclePopulation }
  }

  @Test func aContextHasItsConditionsInOrder() throws {
    let context = CycleContext(age: 34.5, conditions: [.postpartum, .perimenopause])
    let json = #"{"age":34.5,"conditions":["perimenopause","postpartum"]}"#
    try expectEqual(encoded(context), json)
    try expectEqual(decoded(json), context)
    try expectEqual(encoded(CycleContext()), "{}")
  }
}
