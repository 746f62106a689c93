import CyclePrediction
import Testing

@Suite struct DaySignTests {
  @Test(arguments: [30, 36.55, 45])
  func aTemperatureInRangeIsKept(celsius: Double) throws {
    let temperature = try BasalTemperature(celsius: celsius)
    #expect(temperature.celsius == celsius && !temperature.isDisturbed)
  }

  @Test(arguments: [29.99, 45.01, -.infinity, .infinity, 0, 97.7])
  func aTemperatureOutOfRangeIsRejected(celsius: Double) {
    #expect(throws: BasalTemperature.Error.outOfRange(celsius: celsius)) {
      try BasalTemperature(celsius: celsius)
    }
  }

  @Test func whatIsNotANumberIsRejected() {
    #expect(throws: BasalTemperature.Error.self) { try BasalTemperature(celsius: .nan) }
    #expect(throws: BasalTemperature.Error.self) { try BasalTemperature(fahrenheit: .nan) }
    #expect(throws: BodyWeight.Error.self) { try BodyWeight(kilograms: .nan) }
    #expect(throws: BodyWeight.Error.self) { try BodyWeight(pounds: .nan) }
  }

  @Test func degreesFahrenheitAreConverted() throws {
    #expect(try BasalTemperature(fahrenheit: 98.6).celsius == 37)
    #expect(try BasalTemperature(celsius: 37).fahrenheit == 98.6)
    #expect(try BasalTemperature(fahrenheit: 86, isDisturbed: true).isDisturbed)
    #expect(throws: BasalTemperature.Error.outOfRange(celsius: 100)) {
      try BasalTemperature(fahrenheit: 212)
    }
  }

  @Test func theTimeOfATemperatureIsAMinuteOfADay() throws {
    let temperature = try BasalTemperature(fahrenheit: 97.9, minuteOfDay: 1439)
    #expect(temperature.minuteOfDay == 1439)
    #expect(try BasalTemperature(celsius: 36.5).minuteOfDay == nil)
    for minute in [-1, 1440, .min, .max] {
      #expect(throws: BasalTemperature.Error.minuteOfDayOutOfRange(minute)) {
        try BasalTemperature(celsius: 36.5, minuteOfDay: minute)
      }
    }
    let error = BasalTemperature.Error.minuteOfDayOutOfRange(77_777)
    #expect(!"\(error)".contains("7"))
  }

  @Test func aWeightIsPositiveAndUpToAThousandKilograms() throws {
    #expect(try BodyWeight(kilograms: 1000).kilograms == 1000)
    #expect(try BodyWeight(kilograms: .leastNonzeroMagnitude).kilograms > 0)
    for weight in [0, -1, 1000.1, .infinity] {
      #expect(throws: BodyWeight.Error.outOfRange(kilograms: weight)) {
        try BodyWeight(kilograms: weight)
      }
    }
    #expect(try BodyWeight(pounds: 100).kilograms == 45.359237)
    #expect(try BodyWeight(kilograms: 45.359237).pounds == 100)
  }

  @Test func qualitiesAndLevelsAscend() {
    #expect(CervicalMucus.allCases == CervicalMucus.allCases.sorted())
    let names = CervicalMucus.allCases.map(\.rawValue)
    #expect(names == ["dry", "nothing", "moist", "creamy", "eggWhite"])
    #expect(MenstrualFlow.allCases == MenstrualFlow.allCases.sorted())
    #expect(MenstrualFlow.spotting < .light && MenstrualFlow.medium < .heavy)
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
    #expect(closed.count == 3)
    #expect(closed.allSatisfy { $0.opening == .closed && $0.firmness == .firm })
  }

  @Test func theNamesOfMoodsAndSymptomsAreUnlikeAndInOrder() {
    #expect(LoggedMood.known == Set(LoggedMood.known).sorted())
    #expect(LoggedSymptom.known == Set(LoggedSymptom.known).sorted())
    #expect(LoggedSymptom(rawValue: "cramps") == .cramps)
  }
}
