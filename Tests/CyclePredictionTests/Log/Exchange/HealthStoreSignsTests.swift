import CyclePrediction
import TestSupport
import Testing

@Suite struct HealthStoreSignsTests {
  @Test func theRawValuesAreThoseOfHealthKit() {
    #expect(HealthStoreSamples.MucusQuality.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(HealthStoreSamples.MucusQuality(rawValue: 4) == .watery)
    #expect(HealthStoreSamples.TestResult.allCases.map(\.rawValue) == [1, 2, 3, 4])
    #expect(HealthStoreSamples.TestResult(rawValue: 4) == .estrogenSurge)
    #expect(HealthStoreSamples.HormoneTestResult.allCases.map(\.rawValue) == [1, 2, 3])
    #expect(HealthStoreSamples.HormoneTestResult(rawValue: 2) == .positive)
    #expect(HealthStoreSamples.Severity.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(HealthStoreSamples.Contraceptive.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(HealthStoreSamples.Contraceptive(rawValue: 4) == .intrauterineDevice)
    #expect(HealthStoreSamples.Contraceptive(rawValue: 8) == nil)
  }

  @Test func symptomsHaveTheIdentifiersOfHealthKit() {
    #expect(LoggedSymptom.cramps.healthKitIdentifier == "HKCategoryTypeIdentifierAbdominalCramps")
    #expect(
      LoggedSymptom(healthKitIdentifier: "HKCategoryTypeIdentifierBreastPain") == .breastTenderness)
    #expect(LoggedSymptom(healthKitIdentifier: "HKCategoryTypeIdentifierCoughing") == nil)
    #expect(LoggedSymptom(rawValue: "own").healthKitIdentifier == nil)
    for symptom in LoggedSymptom.known {
      guard let identifier = symptom.healthKitIdentifier else { continue }
      #expect(LoggedSymptom(healthKitIdentifier: identifier) == symptom)
    }
  }
}
