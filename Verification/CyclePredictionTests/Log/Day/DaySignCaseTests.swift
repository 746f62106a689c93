import CyclePrediction
import TestSupport
import Testing

@Suite("Signs of a day: scales and conversion of temperatures") struct DaySignCaseTests {
  @Test(arguments: [30, 36.55, 45])
  func aTemperatureInRangeIsKept(celsius: Double) throws {
    let temperature = try BasalTemperature(celsius: celsius)
    expect(temperature.celsius == celsius && !temperature.isDisturbed)
  }

  @Test func degreesFahrenheitAreConverted() throws {
    try expectEqual(BasalTemperature(fahrenheit: 98.6).celsius, 37)
    try expectEqual(BasalTemperature(celsius: 37).fahrenheit, 98.6)
    try expect(BasalTemperature(fahrenheit: 86, isDisturbed: true).isDisturbed)
    expectThrows(BasalTemperature.Error.outOfRange(celsius: 100)) {
      try BasalTemperature(fahrenheit: 212)
    }
  }

  @Test func qualitiesAndLevelsAscend() {
    expectEqual(CervicalMucus.allCases, CervicalMucus.allCases.sorted())
    let names = CervicalMucus.allCases.map(\.rawValue)
    expectEqual(names, ["dry", "nothing", "moist", "creamy", "eggWhite"])
    expectEqual(MenstrualFlow.allCases, MenstrualFlow.allCases.sorted())
    expect(MenstrualFlow.spotting < .light && MenstrualFlow.medium < .heavy)
  }

  @Test func theCervixIsClosedAndFirmWhereverItLies() {
    var closed: [CervixState] = []
    for opening in CervixState.Opening.allCases {
      for firmness in CervixState.Firmness.allCases {
        for position in [nil, .low, .high] as [CervixState.Position?] {
          let state = CervixState(opening: opening, firmness: firmness, position: position)
          if state.isClosedAndFirm { closed.append(state) }
        }
      }
    }
    expectEqual(closed.count, 3)
    expect(closed.allSatisfy { $0.opening == .closed && $0.firmness == .firm })
  }

  @Test func theNamesOfMoodsAndSymptomsAreUnlikeAndInOrder() {
    expectEqual(LoggedMood.known, Set(LoggedMood.known).sorted())
    expectEqual(LoggedSymptom.known, Set(LoggedSymptom.known).sorted())
    expectEqual(LoggedSymptom(rawValue: "cramps"), .cramps)
  }
}
