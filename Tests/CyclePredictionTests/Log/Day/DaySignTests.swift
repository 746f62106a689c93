import CyclePrediction
import TestSupport
import Testing

@Suite("Signs of a day: ranges of temperature and weight") struct DaySignTests {
  @Test(arguments: [29.99, 45.01, -.infinity, .infinity, 0, 97.7])
  func aTemperatureOutOfRangeIsRejected(celsius: Double) {
    expectThrows(BasalTemperature.Error.outOfRange(celsius: celsius)) {
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
    expectEqual(temperature.minuteOfDay, 1439)
    try expect(BasalTemperature(celsius: 36.5).minuteOfDay == nil)
    for minute in [-1, 1440, .min, .max] {
      expectThrows(BasalTemperature.Error.minuteOfDayOutOfRange(minute)) {
        try BasalTemperature(celsius: 36.5, minuteOfDay: minute)
      }
    }
    let error = BasalTemperature.Error.minuteOfDayOutOfRange(77_777)
    expect(!"\(error)".contains("7"))
  }

  @Test func aWeightIsPositiveAndUpToAThousandKilograms() throws {
    try expectEqual(BodyWeight(kilograms: 1000).kilograms, 1000)
    try expect(BodyWeight(kilograms: .leastNonzeroMagnitude).kilograms > 0)
    for weight in [0, -1, 1000.1, .infinity] {
      expectThrows(BodyWeight.Error.outOfRange(kilograms: weight)) {
        try BodyWeight(kilograms: weight)
      }
    }
    try expectEqual(BodyWeight(pounds: 100).kilograms, 45.359237)
    try expectEqual(BodyWeight(kilograms: 45.359237).pounds, 100)
  }
}
