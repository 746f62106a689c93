import CyclePrediction
import Testing

@Suite struct DaySignTests {
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
}
