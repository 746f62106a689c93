import CyclePrediction
import TestSupport
import Testing

@Suite("Health store: raw values of signs and symptoms") struct HealthStoreSignsTests {
  @Test func theRawValuesAreThoseOfHealthKit() {
    expectEqual(HealthStoreSamples.MucusQuality.allCases.map(\.rawValue), [1, 2, 3, 4, 5])
    expectEqual(HealthStoreSamples.MucusQuality(rawValue: 4), .watery)
    expectEqual(HealthStoreSamples.TestResult.allCases.map(\.rawValue), [1, 2, 3, 4])
    expectEqual(HealthStoreSamples.TestResult(rawValue: 4), .estrogenSurge)
    expectEqual(HealthStoreSamples.HormoneTestResult.allCases.map(\.rawValue), [1, 2, 3])
    expectEqual(HealthStoreSamples.HormoneTestResult(rawValue: 2), .positive)
    expectEqual(HealthStoreSamples.Severity.allCases.map(\.rawValue), [0, 1, 2, 3, 4])
    expectEqual(HealthStoreSamples.Contraceptive.allCases.map(\.rawValue), [1, 2, 3, 4, 5, 6, 7])
    expectEqual(HealthStoreSamples.Contraceptive(rawValue: 4), .intrauterineDevice)
    expect(HealthStoreSamples.Contraceptive(rawValue: 8) == nil)
  }

  @Test func symptomsHaveTheIdentifiersOfHealthKit() {
    expectEqual(LoggedSymptom.cramps.healthKitIdentifier, "HKCategoryTypeIdentifierAbdominalCramps")
    expectEqual(
      LoggedSymptom(healthKitIdentifier: "HKCategoryTypeIdentifierBreastPain"), .breastTenderness)
    expect(LoggedSymptom(healthKitIdentifier: "HKCategoryTypeIdentifierCoughing") == nil)
    expect(LoggedSymptom(rawValue: "own").healthKitIdentifier == nil)
    for symptom in LoggedSymptom.known {
      guard let identifier = symptom.healthKitIdentifier else { continue }
      expectEqual(LoggedSymptom(healthKitIdentifier: identifier), symptom)
    }
  }
}
