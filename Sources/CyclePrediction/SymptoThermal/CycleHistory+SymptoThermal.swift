public import Essentials

/// Charts of the days that a history has logged.
///
///     let evaluation = history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)
///     let status = evaluation?.status(onDay: 12)
///
/// Cycle days are counted between civil dates, so that the length of a month never matters. An
/// excluded cycle, which the person leaves out of forecasts, is evaluated all the same; an
/// interrupted one is not.
extension CycleHistory {
  /// The chart of a completed cycle.
  ///
  /// - Complexity: O(log *n* + *d*) in the numbers of logged days of all and of this cycle.
  public func symptoThermalChart(
    of cycle: MenstrualCycle, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.days.upperBound.adding(days: -1) ?? cycle.start,
      secondSign: secondSign)
  }

  /// The chart of a cycle so far.
  ///
  /// - Complexity: O(log *n* + *d*) in the numbers of logged days of all and of this cycle.
  public func symptoThermalChart(
    of cycle: MenstrualCycle.Current, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.start.adding(days: cycle.day - 1) ?? .latest,
      secondSign: secondSign)
  }

  /// What the cycles before a first day of a cycle say about its beginning.
  ///
  /// A cycle with a shift counts by its first higher measurement, also if its second sign stayed
  /// open. The first cycle after an interruption for hormonal contraception is known as such.
  ///
  /// - Complexity: O(*n* log *n*) in the number of logged days and periods.
  public func earlierCycles(
    before start: CalendarDate, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart.EarlierCycles {
    let firstStarts = startsAfterHormonalContraception
    var earlier = SymptoThermalChart.EarlierCycles(
      isPreviousEvaluated: false,
      isFirstAfterHormonalContraception: firstStarts.sortedContains(start))
    for cycle in cycles {
      guard cycle.days.upperBound <= start else { break }
      earlier.isPreviousEvaluated = false
      guard cycle.interruption == nil else { continue }
      let evaluation = symptoThermalChart(of: cycle, secondSign: secondSign).evaluation(
        after: SymptoThermalChart.EarlierCycles(
          isFirstAfterHormonalContraception: firstStarts.sortedContains(cycle.start)))
      earlier.calendarLengths.append(cycle.length)
      if let shift = evaluation.temperatureShift {
        earlier.firstHigherDays.append(shift.firstHigherDay)
      }
      earlier.isPreviousEvaluated =
        evaluation.infertileFromEveningOfDay != nil && cycle.days.upperBound == start
    }
    earlier.firstHigherDays.reverse()
    return earlier
  }

  /// The evaluation of the cycle of a day by all that was known on that day; `nil` before the first
  /// period and in an interrupted cycle.
  ///
  /// No rule is meant for a cycle with a day of an interruption: none of its days is called
  /// infertile.
  ///
  /// - Complexity: O(*n* log *n*) in the number of logged days and periods.
  public func symptoThermalEvaluation(
    asOf today: CalendarDate, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart.Evaluation? {
    guard let cycle = currentCycle(asOf: today), cycle.interruption == nil else { return nil }
    return symptoThermalChart(of: cycle, secondSign: secondSign)
      .evaluation(after: earlierCycles(before: cycle.start, secondSign: secondSign))
  }

  /// The chart of the days from the first day of a cycle to a later one.
  ///
  /// - Complexity: O(log *n* + *d*) in the numbers of logged days of all and of these.
  func symptoThermalChart(
    from start: CalendarDate, through last: CalendarDate,
    secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    var entries: [SymptoThermalChart.Entry] = []
    for logged in loggedDays[loggedDays.partitioningIndex { $0.date >= start }...] {
      guard logged.date <= last else { break }
      let observation = SymptoThermalChart.Observation(
        temperature: logged.log.temperature, mucus: logged.log.mucus, cervix: logged.log.cervix)
      if !observation.isEmpty {
        entries.append(
          .init(day: Int32(start.days(until: logged.date) + 1), observation: observation))
      }
    }
    return SymptoThermalChart(secondSign: secondSign, validEntries: entries)
  }

  /// The first days of the cycles that are the first after hormonal contraception, in ascending
  /// order.
  private var startsAfterHormonalContraception: [CalendarDate] {
    interruptions.compactMap { interruption in
      guard interruption.kind == .hormonalContraception else { return nil }
      let next = periods.partitioningIndex { $0.start > interruption.lastDay }
      return next < periods.endIndex ? periods[next].start : nil
    }
  }
}
