import CyclePrediction
import TestSupport
import Testing

/// Random edits of a history, each compared with a plain model.
@Suite("Cycle history: random edits against a plain model") struct CycleHistoryModelTests {
  @Test(arguments: LongTest.seeds(60))
  func everyEditAgreesWithAPlainModel(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = try #require(MensesRule(maximumBreak: seed % 4))
    var history = CycleHistory(rule: rule)
    var model = HistoryModel(maximumBreak: rule.maximumBreak)
    for _ in 0..<120 {
      let before = history
      let (expected, error) = try edit(&history, &model, using: &generator)
      expectEqual(error, expected)
      if error != nil { expectEqual(history, before) }
      try expectAgreement(history, model)
    }
    try expectEqual(decoded(encoded(history)), history)
  }

  /// Applies a random edit to both, and returns what each of them rejected.
  private func edit(
    _ history: inout CycleHistory, _ model: inout HistoryModel,
    using generator: inout SeededGenerator
  ) throws -> (model: CycleHistory.Error?, history: CycleHistory.Error?) {
    let (day, today) = (Int.random(in: 1...60, using: &generator), 55)
    let start =
      Bool.random(using: &generator)
      ? model.wholes().map(\.start).randomElement(using: &generator) ?? day : day
    let length = Int.random(in: 0...6, using: &generator)
    let end = length == 0 ? nil : day + length - 1
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      let new = try period(day, end)
      let expected = try model.add(.init(start: day, end: end), today: today)
      return (
        expected,
        rejection { () throws(CycleHistory.Error) in
          try history.add(new, asOf: january(today))
        }
      )
    case 2:
      let new = try period(day, end)
      let expected = try model.replace(
        startingOn: start, with: .init(start: day, end: end), today: today)
      return (
        expected,
        rejection { () throws(CycleHistory.Error) in
          try history.movePeriod(
            startingOn: january(start), to: new, asOf: january(today))
        }
      )
    case 3:
      return (
        model.remove(startingOn: start),
        rejection { () throws(CycleHistory.Error) in
          try history.removePeriod(startingOn: january(start))
        }
      )
    case 4:
      return editInterruption(&history, &model, day: day, using: &generator)
    case 5:
      let isKnown = model.wholes().contains { $0.start == start }
      let error = rejection { () throws(CycleHistory.Error) in
        if day % 3 > 0 {
          try history.exclude(cycleStartingOn: january(start))
        } else {
          try history.include(cycleStartingOn: january(start))
        }
      }
      guard isKnown else { return (.noPeriod(startingOn: january(start)), error) }
      if day % 3 > 0 { model.excluded.insert(start) } else { model.excluded.remove(start) }
      return (nil, error)
    case 6:
      if day % 4 == 0 {
        expectEqual(history.removeOvulation(on: january(day)), model.ovulations.remove(day) != nil)
        return (nil, nil)
      }
      if day <= today { model.ovulations.insert(day) }
      return (
        day <= today ? nil : .inFuture(january(day)),
        rejection { () throws(CycleHistory.Error) in
          try history.declareOvulation(on: january(day), asOf: january(today))
        }
      )
    case 7:
      let log = DayLog(
        flow: MenstrualFlow.allCases.randomElement(using: &generator), notes: "\(day)")
      if day <= today { model.log(day % 5 == 0 ? nil : log, on: day) }
      return (
        day <= today ? nil : .inFuture(january(day)),
        rejection { () throws(CycleHistory.Error) in
          try history.log(
            day % 5 == 0 ? DayLog() : log, on: january(day), asOf: january(today))
        }
      )
    default:
      expectEqual(history.removeLog(on: january(day)), model.logs[day])
      model.log(nil, on: day)
      return (nil, nil)
    }
  }

  private func editInterruption(
    _ history: inout CycleHistory, _ model: inout HistoryModel, day: Int,
    using generator: inout SeededGenerator
  ) -> (model: CycleHistory.Error?, history: CycleHistory.Error?) {
    let end = Bool.random(using: &generator) ? nil : day + Int.random(in: 0...9, using: &generator)
    let kind = CycleInterruption.Kind.allCases.randomElement(using: &generator) ?? .pause
    let new = HistoryModel.Stretch(kind: kind, start: day, end: end)
    guard let value = try? new.value() else { return (nil, nil) }
    if Bool.random(using: &generator), let old = model.stretches.min(by: { $0.start < $1.start }) {
      var copy = model
      copy.stretches.remove(old)
      let expected = try? copy.add(new, today: 55)
      if expected == nil { model = copy }
      return (
        expected,
        rejection { () throws(CycleHistory.Error) in
          try history.moveInterruption(
            startingOn: january(old.start), to: value, asOf: january(55))
        }
      )
    }
    if let old = model.stretches.first(where: { $0.start == day }) {
      model.stretches.remove(old)
      return (
        nil,
        rejection { () throws(CycleHistory.Error) in
          try history.removeInterruption(startingOn: january(day))
        }
      )
    }
    let expected = try? model.add(new, today: 55)
    return (
      expected,
      rejection { () throws(CycleHistory.Error) in
        try history.add(value, asOf: january(55))
      }
    )
  }

  private func expectAgreement(_ history: CycleHistory, _ model: HistoryModel) throws {
    try expectEqual(history.periods, model.wholes().map { try period($0.start, $0.end) })
    expectEqual(history.bleedingOutsidePeriods, model.outside.sorted().map(january))
    expectEqual(history.excludedCycleStarts, model.excluded.sorted().map(january))
    expectEqual(history.ovulationDays, model.ovulations.sorted().map(january))
    try expectEqual(
      history.interruptions, model.stretches.sorted { $0.start < $1.start }.map { try $0.value() })
    expectEqual(history.loggedDays.map(\.date), model.logs.keys.sorted().map(january))
    try expectEqual(history.cycles.map(\.words), model.cycles())
    expectEqual(history.ordinaryCycles, history.cycles.filter(\.isOrdinary))
    for day in stride(from: 0, through: 62, by: 7) {
      expectEqual(history[january(day)], model.logs[day])
      let current = try model.currentCycle(day)
      expectEqual(history.currentCycle(asOf: january(day))?.words, current, "day \(day)")
      let stretch = model.stretches.first { $0.contains(day) }
      try expectEqual(history.interruption(on: january(day)), stretch?.value())
      let start = model.wholes().last { $0.start <= day }?.start
      expectEqual(history.cycleDay(of: january(day)), start.map { day - $0 + 1 })
    }
    let copy = try CycleHistory(
      periods: history.addedPeriods.reversed(), loggedDays: history.loggedDays.reversed(),
      interruptions: history.interruptions.reversed(),
      ovulationDays: history.ovulationDays + history.ovulationDays,
      excludedCycleStarts: history.excludedCycleStarts.reversed(),
      bleedingOutsidePeriods: history.bleedingOutsidePeriods.reversed(), rule: history.rule)
    expectEqual(copy, history)
  }
}
