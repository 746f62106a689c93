import CyclePrediction
import TestSupport
import Testing

@Suite("Chart series: lengths and signs by day") struct SeriesTests {
  @Test func lengthsStandOnTheFirstDayOfTheirCycle() throws {
    var history = try CycleHistory(periods: [period(1, 5), period(29), period(59, 62), period(90)])
    try history.exclude(cycleStartingOn: january(59))
    #expect(history.cycleLengthSeries.map(\.date) == [january(1), january(29)])
    #expect(history.cycleLengthSeries.map(\.value) == [28, 30])
    #expect(history.periodLengthSeries.map(\.date) == [january(1), january(59)])
    #expect(history.periodLengthSeries.map(\.value) == [5, 4])
  }

  @Test func signsStandOnTheirDay() throws {
    let (weight, temperature) = (
      try BodyWeight(kilograms: 60), try BasalTemperature(celsius: 36.5)
    )
    let history = try CycleHistory(
      periods: [],
      loggedDays: [
        LoggedDay(date: january(3), log: DayLog(flow: .heavy)),
        LoggedDay(date: january(2), log: DayLog(temperature: temperature, weight: weight)),
        LoggedDay(date: january(1), log: DayLog(flow: .light, notes: "-")),
      ])
    #expect(history.flowSeries.map(\.date) == [january(1), january(3)])
    #expect(history.flowSeries.map(\.value) == [.light, .heavy])
    #expect(history.weightSeries.map(\.date) == [january(2)])
    #expect(history.weightSeries.map(\.value) == [weight])
    #expect(history.temperatureSeries.map(\.value) == [temperature])
  }

  @Test(arguments: LongTest.seeds(40, small: 20))
  func countsByCycleDayAgreeWithAPlainCount(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var history = try CycleHistory(
      periods: stride(from: 5, through: 95, by: 10).map {
        try period($0 + Int.random(in: 0...3, using: &generator))
      })
    for date in history.periods.map(\.start) where Int.random(in: 0..<5, using: &generator) == 0 {
      try history.exclude(cycleStartingOn: date)
    }
    let start = Int.random(in: 1...99, using: &generator)
    try history.add(
      CycleInterruption(.pause, from: january(start), to: january(start + 4)), asOf: january(200))
    for day in 1...Int.random(in: 90...110, using: &generator) {
      let symptoms = LoggedSymptom.known.prefix(3).filter { _ in Bool.random(using: &generator) }
      let moods = LoggedMood.known.prefix(2).filter { _ in Bool.random(using: &generator) }
      let log = DayLog(
        moods: Set(moods), symptoms: Set(symptoms), notes: day % 3 == 0 ? "-" : "")
      try history.log(log, on: january(day), asOf: january(200))
    }

    var logged: [Int: Int] = [:]
    var symptoms: [Int: [LoggedSymptom: Int]] = [:]
    var moods: [Int: [LoggedMood: Int]] = [:]
    let last = try #require(history.loggedDays.last?.date)
    for entry in history.loggedDays {
      let cycle = history.cycles.first { $0.days.contains(entry.date) }
      let current = history.currentCycle(asOf: last)
      let isCurrent = current.map { cycle == nil && entry.date >= $0.start } ?? false
      guard cycle?.isOrdinary ?? (isCurrent && current?.isOrdinary == true),
        let day = history.cycleDay(of: entry.date)
      else { continue }
      logged[day, default: 0] += 1
      for symptom in entry.log.symptoms { symptoms[day, default: [:]][symptom, default: 0] += 1 }
      for mood in entry.log.moods { moods[day, default: [:]][mood, default: 0] += 1 }
    }
    let expected = symptoms.keys.sorted().flatMap { day in
      LoggedSymptom.known.compactMap { symptom in
        symptoms[day]?[symptom].map {
          "\(day) \(symptom.rawValue) \($0) \(logged[day] ?? 0)"
        }
      }
    }
    #expect(
      history.symptomsByCycleDay.map {
        "\($0.cycleDay) \($0.sign.rawValue) \($0.count) \($0.loggedCycles)"
      } == expected)
    let expectedMoods = moods.keys.sorted().flatMap { day in
      LoggedMood.known.compactMap { mood in
        moods[day]?[mood].map { "\(day) \(mood.rawValue) \($0) \(logged[day] ?? 0)" }
      }
    }
    #expect(
      history.moodsByCycleDay.map {
        "\($0.cycleDay) \($0.sign.rawValue) \($0.count) \($0.loggedCycles)"
      } == expectedMoods)
  }
}
