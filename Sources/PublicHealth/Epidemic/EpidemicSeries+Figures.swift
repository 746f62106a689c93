public import Essentials

extension EpidemicSeries {
  /// Returns a count as reported.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - date: The day, or `nil` for the latest.
  /// - Returns: The figure.
  public func reported(_ count: EpidemicDay.Count, on date: CalendarDate? = nil) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.reported, count, date...date)
    draft.value = needed(count, on: date, &draft).map(Double.init)
    return draft.figure
  }

  /// Returns the change of a count since the day before; below zero after a correction.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - date: The day, or `nil` for the latest.
  /// - Returns: The figure.
  public func dailyChange(
    of count: EpidemicDay.Count, on date: CalendarDate? = nil
  ) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.change, count, date...date)
    draft.value = change(of: count, on: date).map(Double.init)
    if draft.value == nil { draft.caveats.append(.notReported(count)) }
    addReporting(of: count, to: &draft)
    return draft.figure
  }

  /// Returns the mean daily increase over seven days: the difference of the totals at both
  /// ends, divided by seven.
  ///
  /// For a count that is not a total, it is the mean of the reported numbers, if at least four of the
  /// seven days have one.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - date: The last of the seven days, or `nil` for the latest.
  /// - Returns: The figure.
  public func weeklyMean(
    of count: EpidemicDay.Count, on date: CalendarDate? = nil
  ) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.weeklyMean, count, days(7, to: date))
    draft.value = meanOfWeek(of: count, on: date)
    draft.denominator = .days(7)
    if draft.value == nil { draft.caveats.append(.notReported(count)) }
    addReporting(of: count, to: &draft)
    return draft.figure
  }

  /// Returns a count for every 100,000 residents.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - date: The day, or `nil` for the latest.
  ///   - residents: The number of residents, or `nil` for that of the census of 2020.
  /// - Returns: The figure.
  public func perHundredThousand(
    _ count: EpidemicDay.Count, on date: CalendarDate? = nil, residents: Int? = nil
  ) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.perHundredThousand, count, date...date)
    let number = needed(count, on: date, &draft)
    divide(number.map(Double.init), byResidents: residents, &draft)
    return draft.figure
  }

  /// Returns the increase in seven days for every 100,000 residents.
  ///
  /// - Parameters:
  ///   - count: The count, which must be a total for a value.
  ///   - date: The last of the seven days, or `nil` for the latest.
  ///   - residents: The number of residents, or `nil` for that of the census of 2020.
  /// - Returns: The figure.
  public func weeklyPerHundredThousand(
    _ count: EpidemicDay.Count, on date: CalendarDate? = nil, residents: Int? = nil
  ) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.weeklyPerHundredThousand, count, days(7, to: date))
    let new = count.isTotal ? change(of: count, on: date, since: 7) : nil
    if new == nil { draft.caveats.append(.notReported(count)) }
    divide(new.map(Double.init), byResidents: residents, &draft)
    addReporting(of: count, to: &draft)
    return draft.figure
  }

  /// Returns the test positivity: new cases for every 100 new test results in seven days, in percent.
  ///
  /// States count tests in different units, which the denominator names, so their positivity cannot
  /// be compared.
  ///
  /// - Parameter date: The last of the seven days, or `nil` for the latest.
  /// - Returns: The figure.
  public func positivity(on date: CalendarDate? = nil) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.positivity, .positive, days(7, to: date))
    draft.caveats += [.notComparable, .casesAreNotTests]
    let cases = change(of: .positive, on: date, since: 7)
    let tests = change(of: .totalTestResults, on: date, since: 7)
    if cases == nil { draft.caveats.append(.notReported(.positive)) }
    if tests == nil { draft.caveats.append(.notReported(.totalTestResults)) }
    if let cases, let tests, let unit = testUnit(on: date) {
      draft.denominator = .tests(tests, unit)
      draft.caveats.append(.testUnit(unit))
      if date.adding(days: -7).flatMap({ testUnit(on: $0) }) != unit {
        draft.caveats.append(.testUnitChanged)
      } else if tests <= 0 {
        draft.caveats.append(.nothingToDivideBy)
      } else if cases < 0 || cases > tests {
        draft.caveats.append(.inconsistent)
      } else {
        draft.value = 100 * Double(cases) / Double(tests)
      }
    }
    addReporting(of: .positive, to: &draft)
    return draft.figure
  }

  /// Returns the naive case fatality: all reported deaths for every 100 reported cases, in percent.
  ///
  /// It is not the risk of an infected person.
  ///
  /// - Parameter date: The day, or `nil` for the latest.
  /// - Returns: The figure.
  public func caseFatality(on date: CalendarDate? = nil) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.caseFatality, .death, date...date)
    draft.caveats += [.deathsLag, .undetectedCases, .notComparable]
    let deaths = needed(.death, on: date, &draft)
    let cases = needed(.positive, on: date, &draft)
    if let cases { draft.denominator = .cases(cases) }
    if let deaths, let cases {
      if cases <= 0 {
        draft.caveats.append(.nothingToDivideBy)
      } else if deaths > cases {
        draft.caveats.append(.inconsistent)
      } else {
        draft.value = 100 * Double(deaths) / Double(cases)
      }
    }
    return draft.figure
  }

  /// Returns the days in which the weekly increase doubles, at the pace from the previous week to
  /// this week; negative if it halves.
  ///
  /// It is 7 ln 2 / ln(*b* / *a*) days, where *a* and *b* are the increases in the two weeks.
  ///
  /// - Parameters:
  ///   - count: The count, which must be a total for a value.
  ///   - date: The last day of this week, or `nil` for the latest.
  /// - Returns: The figure.
  public func doublingTime(
    of count: EpidemicDay.Count, on date: CalendarDate? = nil
  ) -> EpidemicFigure {
    let date = date ?? range.upperBound
    var draft = draft(.doublingTime, count, days(14, to: date))
    if count.isTotal, let new = change(of: count, on: date, since: 7),
      let old = date.adding(days: -7).flatMap({ change(of: count, on: $0, since: 7) })
    {
      if old <= 0 || new <= 0 {
        draft.caveats.append(.nothingToDivideBy)
      } else if old == new {
        draft.caveats.append(.steady)
      } else {
        draft.value = 7 * logarithm(2) / logarithm(Double(new) / Double(old))
        if min(old, new) < 20 { draft.caveats.append(.fewerThan(20)) }
      }
    } else {
      draft.caveats.append(.notReported(count))
    }
    addReporting(of: count, to: &draft)
    return draft.figure
  }
}

extension EpidemicSeries {
  /// Returns a figure to fill, with the caveats that hold of everything from this source.
  private func draft(
    _ kind: EpidemicFigure.Kind, _ count: EpidemicDay.Count, _ window: ClosedRange<CalendarDate>
  ) -> EpidemicFigure.Draft {
    var draft = EpidemicFigure.Draft(
      kind: kind, subject: .count(count), area: area, window: window)
    draft.caveats = [.sourceEnded, .byReportDate]
    if count == .recovered { draft.caveats += [.definitionsDiffer, .notComparable] }
    return draft
  }

  /// Returns the days of a window that ends with a day.
  private func days(_ count: Int, to date: CalendarDate) -> ClosedRange<CalendarDate> {
    (date.adding(days: 1 - count) ?? .earliest)...date
  }

  /// Returns a number, or adds the caveat that it is missing.
  private func needed(
    _ count: EpidemicDay.Count, on date: CalendarDate, _ draft: inout EpidemicFigure.Draft
  ) -> Int? {
    let number = number(of: count, on: date)
    if number == nil { draft.caveats.append(.notReported(count)) }
    return number
  }

  private func divide(
    _ number: Double?, byResidents residents: Int?, _ draft: inout EpidemicFigure.Draft
  ) {
    let denominator = residents ?? area.population
    draft.denominator = .residents(denominator)
    if residents == nil { draft.caveats.append(.censusOf2020) }
    guard denominator > 0 else { return draft.caveats.append(.nothingToDivideBy) }
    draft.value = number.map { 100_000 * $0 / Double(denominator) }
  }

  /// Adds the anomalies of the days of the window.
  private func addReporting(of count: EpidemicDay.Count, to draft: inout EpidemicFigure.Draft) {
    var (gaps, corrections, dumps) = (0, 0, 0)
    for date in draft.window.dates {
      switch reporting(of: count, on: date) {
      case .gap: gaps += 1
      case .correction: corrections += 1
      case .dump: dumps += 1
      case .weekendDip, .changeDisagrees, nil: break
      }
    }
    if gaps > 0 { draft.caveats.append(.gaps(days: gaps)) }
    if corrections > 0 { draft.caveats.append(.corrections(days: corrections)) }
    if dumps > 0 { draft.caveats.append(.dumps(days: dumps)) }
  }
}
