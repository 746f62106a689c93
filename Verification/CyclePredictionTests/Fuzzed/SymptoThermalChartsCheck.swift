import CyclePrediction
import TestSupport

/// Reads a chart from bytes and compares its evaluation with the simple rules; also numbers for the
/// other methods.
func checkSymptoThermalCharts(_ bytes: [UInt8]) throws {
  var reader = FuzzBytes(bytes)
  let secondSign = reader.choice(of: SymptoThermalChart.SecondSign.allCases)
  let earlier = try earlierCycles(from: &reader)
  try checkCalendarRhythm(earlier.calendarLengths)
  var chart = SymptoThermalChart(secondSign: secondSign)
  var plain: [Int: SymptoThermalChart.Observation] = [:]
  var day = 0
  while !reader.isAtEnd, plain.count < 300 {
    // Mostly the next day, but also a much later day, a repeated one, or an invalid one.
    let step = reader.byte()
    day = step < 240 ? min(day + Int(step) % 4, 1_000_000) : reader.days()
    let observation = try observation(from: &reader)
    let before = chart
    do throws(SymptoThermalChart.Error) {
      try chart.record(observation, onDay: day)
      plain[day] = observation.isEmpty ? nil : observation
    } catch {
      try require(error == .dayOutOfRange(day) && chart == before, "A rejection changes nothing")
      try require(!SymptoThermalChart.dayRange.contains(day), "A chart takes its days")
      day = 0
    }
  }
  try require(chart.recordedDays == plain.keys.sorted(), "Days ascend")
  try checkEvaluation(of: chart, plain, after: earlier)
  try checkLaws(of: chart, after: earlier)
}

private func earlierCycles(from reader: inout FuzzBytes) throws -> SymptoThermalChart.EarlierCycles
{
  let flags = reader.byte()
  let days = (0..<reader.byte() % 16).map { _ in reader.days() }
  let lengths = (0..<reader.byte() % 16).map { _ in reader.days() }
  let earlier = SymptoThermalChart.EarlierCycles(
    firstHigherDays: days, isPreviousEvaluated: flags & 1 == 0, calendarLengths: lengths,
    isFirstAfterHormonalContraception: flags & 6 == 6)
  try require(earlier.infertileDaysAtBeginning >= 0, "No fewer days than none")
  return earlier
}

/// A day's signs, with temperatures around the rise that matters.
private func observation(
  from reader: inout FuzzBytes
) throws -> SymptoThermalChart.Observation {
  let (signs, temperature) = (reader.byte(), reader.byte())
  return SymptoThermalChart.Observation(
    temperature: temperature < 20
      ? nil
      : try BasalTemperature(
        celsius: Double(3600 + Int(temperature % 64)) / 100, isDisturbed: temperature > 230),
    mucus: CervicalMucus(numbered: Int(signs & 7)), isMucusExcluded: signs & 0x88 == 0x88,
    cervix: signs & 0x10 == 0
      ? nil
      : CervixState(
        opening: signs & 0x20 == 0 ? .closed : .open, firmness: signs & 0x40 == 0 ? .firm : .soft),
    isCervixExcluded: signs & 0x8C == 0x8C)
}

private func checkEvaluation(
  of chart: SymptoThermalChart, _ plain: [Int: SymptoThermalChart.Observation],
  after earlier: SymptoThermalChart.EarlierCycles
) throws {
  let readings = plain.sorted { $0.key < $1.key }
  let evaluation = chart.evaluation(after: earlier)
  let temperatures = readings.compactMap { day, observation in
    observation.temperature.flatMap {
      $0.isDisturbed ? nil : (day: day, value: Int(($0.celsius * 100).rounded()))
    }
  }
  if !earlier.isFirstAfterHormonalContraception {
    let shift = evaluation.temperatureShift.map {
      PlainSymptoThermalRules.Shift(
        rule: "\($0.rule)", coverline: Int(($0.coverline * 100).rounded()),
        firstHigherDay: $0.firstHigherDay, completedOnDay: $0.completedOnDay)
    }
    try require(shift == PlainSymptoThermalRules.shift(of: temperatures), "The shift")
  }
  let signs: [PlainSymptoThermalRules.Reading] = readings.compactMap { day, observation in
    switch chart.secondSign {
    case .none: nil
    case .mucus:
      observation.isMucusExcluded ? nil : observation.mucus.map { (day, max($0.number, 1)) }
    case .cervix:
      observation.isCervixExcluded
        ? nil : observation.cervix.map { (day, $0.isClosedAndFirm ? 1 : 2) }
    }
  }
  let peak = evaluation.temperatureShift.flatMap {
    PlainSymptoThermalRules.peak(of: signs, fertileFrom: 2, end: $0.completedOnDay)
  }
  try require(
    evaluation.peak?.day == peak?.0 && evaluation.peak?.completedOnDay == peak?.1, "The peak")
}

/// Later days do not change what is complete, and the phases follow each other in order.
private func checkLaws(
  of chart: SymptoThermalChart, after earlier: SymptoThermalChart.EarlierCycles
) throws(any Error) {
  var backward = SymptoThermalChart(secondSign: chart.secondSign)
  var longer = chart
  for day in chart.recordedDays.reversed() {
    try backward.record(chart.observation(onDay: day), onDay: day)
  }
  try require(backward == chart, "The order of recording does not matter")
  let evaluation = chart.evaluation(after: earlier)
  if let last = chart.recordedDays.last, last < SymptoThermalChart.dayRange.upperBound {
    try longer.record(.init(temperature: BasalTemperature(celsius: 36.9)), onDay: last + 1)
    let later = longer.evaluation(after: earlier)
    try require(
      evaluation.temperatureShift == nil || later.temperatureShift == evaluation.temperatureShift,
      "A shift stays")
    try require(evaluation.peak == nil || later.peak == evaluation.peak, "A peak stays")
  }
  let days = [.min, 0, 1] + chart.recordedDays + [.max]
  let fertile = days.filter { evaluation.status(onDay: $0).isFertile }
  if let evening = evaluation.infertileFromEveningOfDay {
    try require(evaluation.status(onDay: .max) == .infertileAtEnd, "The end is infertile")
    try require(fertile.allSatisfy { $0 <= evening }, "The evening ends the fertile days")
  } else {
    try require(
      fertile.contains(.max) || evaluation.lastInfertileDayAtBeginning == .max, "An open end")
  }
  for day in days {
    let isDry = [day, day &- 1].allSatisfy {
      [.dry, .nothing].contains(chart.observation(onDay: $0).mucus)
    }
    try require(
      TwoDayMethod.isFertile(onDay: day, in: chart) != isDry, "Two dry days are not fertile")
  }
}

private func checkCalendarRhythm(_ lengths: [Int]) throws(Disagreement) {
  for variant in CalendarRhythm.Variant.allCases {
    guard let rhythm = try? CalendarRhythm(lengths: lengths, variant: variant) else { continue }
    try require(
      rhythm.shortest >= 1 && rhythm.shortest <= rhythm.longest && lengths.contains(rhythm.longest)
        && rhythm.fertileDays.lowerBound >= 1, "The fertile days of \(lengths)")
  }
  for (some, all) in zip(lengths, lengths.dropFirst()) {
    let feeding = LactationalAmenorrhea.Feeding(breastfeeds: some, of: all)
    try require(
      (feeding != nil) == (all > 0 && some >= 0 && some <= all), "\(some) of \(all) feeds")
  }
}
