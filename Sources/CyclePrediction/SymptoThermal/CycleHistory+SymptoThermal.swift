public import Essentials

/// Sympto-thermal charts of the logged days.
///
///     let evaluation = history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)
///     let status = evaluation?.status(onDay: 12)
///
/// Cycle days are counted between calendar dates, so the lengths of months do not matter. An
/// excluded cycle is evaluated, although forecasts ignore it; an interrupted cycle is not.
extension CycleHistory {
  /// Returns the chart of a completed cycle.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in this cycle
  ///   *d*.
  public func symptoThermalChart(
    of cycle: MenstrualCycle, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.days.upperBound.adding(days: -1) ?? cycle.start,
      secondSign: secondSign)
  }

  /// Returns the chart of the current cycle so far.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in this cycle
  ///   *d*.
  public func symptoThermalChart(
    of cycle: MenstrualCycle.Current, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.start.adding(days: cycle.day - 1) ?? .latest,
      secondSign: secondSign)
  }

  /// Returns what the cycles before a cycle say about the infertile days at its beginning.
  ///
  /// A cycle with a temperature shift counts by its first higher measurement, even if its second
  /// sign is incomplete. The first cycle after hormonal contraception is marked as such.
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

  /// Returns the evaluation of the cycle that contains a date, based on what was known on that
  /// date; `nil` before the first period and in an interrupted cycle.
  ///
  /// The rules do not apply to an interrupted cycle, so none of its days is infertile.
  ///
  /// - Complexity: O(*n* log *n*) in the number of logged days and periods.
  public func symptoThermalEvaluation(
    asOf today: CalendarDate, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart.Evaluation? {
    guard let cycle = currentCycle(asOf: today), cycle.interruption == nil else { return nil }
    return symptoThermalChart(of: cycle, secondSign: secondSign)
      .evaluation(after: earlierCycles(before: cycle.start, secondSign: secondSign))
  }

  /// Returns the chart of the days from the first day of a cycle to a later day.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in the chart
  ///   *d*.
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

  /// The first days of the cycles right after hormonal contraception, in ascending order.
  private var startsAfterHormonalContraception: [CalendarDate] {
    interruptions.compactMap { interruption in
      guard interruption.kind == .hormonalContraception else { return nil }
      let next = periods.partitioningIndex { $0.start > interruption.lastDay }
      return next < periods.endIndex ? periods[next].start : nil
    }
  }
}
