public import Essentials

extension CycleForecast {
  /// The basis of a forecast: the latest logged period, and how likely it is that the current cycle began
  /// with it.
  ///
  ///     if forecast.basis.isTooLongAgo { show("Log your next period to get a forecast.") }
  public struct Basis: Equatable, Sendable, PrivateValue {
    /// The first day of the latest logged period; `nil` without a current cycle.
    public let start: CalendarDate?

    /// The probability that the current cycle began with that period; 0 without a current cycle.
    public let probability: Double

    /// The probability that a later period was not logged.
    public let probabilityOfMissedPeriod: Double

    /// The probability that the latest logged period was other bleeding, for example spotting in the
    /// middle of a cycle.
    public let probabilityOfSpuriousStart: Double

    /// Whether the latest logged period no longer says when the next one starts: after 150 days.
    ///
    /// The forecast is then that of a random day of a cycle.
    public let isTooLongAgo: Bool
  }

  /// A question to a person about a possible error in her log.
  @nonexhaustive public enum Suggestion: Hashable, Sendable, PrivateValue {
    /// A period was probably not logged. Ask for its first day, and add it with
    /// ``CycleHistory/add(_:asOf:)-(LoggedPeriod,_)``. If the person missed none, call
    /// ``CycleHistory/confirmCycle(startingOn:asOf:)``.
    case missedPeriod(MissedStart)

    /// The latest logged period was probably other bleeding. Ask, and remove it with
    /// ``CycleHistory/removePeriod(startingOn:)``. If it was a period, call
    /// ``CycleHistory/confirmPeriod(startingOn:)``.
    case spuriousStart(SpuriousStart)

    /// The latest pregnancy test was positive. Ask, and add the pregnancy with
    /// ``CycleHistory/add(_:asOf:)-(CycleInterruption,_)``, which pauses forecasts; until then they
    /// expect the next period. If the person does not want that, call
    /// ``CycleHistory/confirmNoPregnancy(on:asOf:)``.
    ///
    /// Bleeding does not answer the question, because it also happens in a pregnancy; `bleedingSince`
    /// is then the first day of the logged period in which the test was made, or of the next. The
    /// question ends when the second period after the test begins, and 300 days after the test.
    case positivePregnancyTest(on: CalendarDate, bleedingSince: CalendarDate?)

    /// Nothing was logged for months. Ask for the latest period.
    case nothingLogged(since: CalendarDate)

    /// No period was ever logged. Ask for the latest one. Until then, the forecast is that of a random day, which
    /// tells the person nothing.
    case noPeriodLogged
  }

  /// A period that was probably not logged since the latest logged one.
  public struct MissedStart: Hashable, Sendable, PrivateValue {
    /// The first day of the latest such period.
    public let start: DateDistribution

    /// The probability that there is one; at least 0.5.
    public let probability: Double
  }

  /// A logged start that was probably not the start of a period.
  public struct SpuriousStart: Hashable, Identifiable, Sendable, PrivateValue {
    /// The logged period.
    public let period: LoggedPeriod

    /// The probability that it was other bleeding; above 0.5.
    public let probability: Double

    /// The first day of the logged period.
    public var id: CalendarDate { period.start }
  }

  /// The start that the forecast counts from, and the probability that it is right.
  public var basis: Basis {
    guard let currentCycle else {
      return Basis(
        start: nil, probability: 0, probabilityOfMissedPeriod: 0, probabilityOfSpuriousStart: 0,
        isTooLongAgo: false)
    }
    let unknown = Self.shareUnknown(elapsed: elapsed, filter)
    guard let outlook else {
      // Signs date the next start, however late the cycle is.
      return Basis(
        start: currentCycle.start, probability: isDatedBySigns ? 1 : 0,
        probabilityOfMissedPeriod: isDatedBySigns ? 0 : 1, probabilityOfSpuriousStart: 0,
        isTooLongAgo: !isDatedBySigns)
    }
    let missed = min(outlook.missed + unknown * (1 - outlook.missed), 1)
    let spurious = outlook.spurious * (1 - unknown)
    let running = outlook.running.reduce(0) {
      $1.isMissed || $1.isSpurious ? $0 : $0 + $1.weight
    }
    return Basis(
      start: currentCycle.start, probability: min(running * (1 - unknown), 1),
      probabilityOfMissedPeriod: missed, probabilityOfSpuriousStart: min(spurious, 1),
      isTooLongAgo: false)
  }

  /// Whether there is neither a current cycle nor an expected first period.
  var isWithoutPeriod: Bool { currentCycle == nil && firstPeriod == nil }

  /// Questions to the person about her log, the most useful one first; usually empty.
  ///
  /// After a positive pregnancy test nothing else is asked until she has answered, because that
  /// explains a period that did not come.
  public var suggestions: [Suggestion] {
    if let test = unansweredPregnancyTest { return [test] }
    guard let start = basis.start else { return isWithoutPeriod ? [.noPeriodLogged] : [] }
    var suggestions: [Suggestion] = []
    guard !basis.isTooLongAgo, let outlook else {
      return basis.isTooLongAgo ? [.nothingLogged(since: start)] : []
    }
    if let spurious = suspectedSpuriousStarts.last, spurious.period.start == start {
      suggestions.append(.spuriousStart(spurious))
    }
    if basis.probabilityOfMissedPeriod >= 0.5 {
      var weights = [Double](repeating: 0, count: CycleModel.lastDay + 1)
      for cycle in outlook.running where cycle.isMissed {
        weights[CycleModel.lastDay - cycle.elapsed] += cycle.weight
      }
      if let days = DayDistribution(trimming: weights, from: -CycleModel.lastDay) {
        suggestions.append(
          .missedPeriod(
            MissedStart(
              start: DateDistribution(clipping: days, after: asOf),
              probability: basis.probabilityOfMissedPeriod)))
      }
    }
    return suggestions
  }

  /// The question about the latest pregnancy test, if it was positive and nothing has answered it.
  private var unansweredPregnancyTest: Suggestion? {
    let history = traits.history
    let first = asOf.adding(days: -Self.daysOfPregnancyQuestion) ?? .earliest
    guard let tomorrow = asOf.adding(days: 1),
      let test = history.loggedDays(in: first..<tomorrow).last(where: {
        $0.log.pregnancyTest != nil
      }),
      test.log.pregnancyTest == .positive,
      history.confirmedNoPregnancyDays.last.map({ $0 < test.date }) ?? true,
      !history.interruptions.contains(where: { $0.answersPregnancyTest(on: test.date) })
    else { return nil }
    let next = history.periods.partitioningIndex { $0.start > test.date }
    let isInPeriod = next > 0 && test.date <= history.lastBleedingDay(ofPeriodAt: next - 1)
    let bleeding = history.periods.dropFirst(isInPeriod ? next - 1 : next).first?.start
    return history.periods.endIndex - next < 2
      ? .positivePregnancyTest(on: test.date, bleedingSince: bleeding) : nil
  }

  /// The number of days for which an unanswered positive pregnancy test is asked about, after which a
  /// pregnancy is over; this package's choice.
  private static let daysOfPregnancyQuestion = 300

  /// The logged starts that were probably other bleeding, each with the probability, from earliest
  /// to latest.
  ///
  /// Bleeding in the first three weeks of a cycle is a suspect if it splits one of the person's
  /// usual cycles. So is the latest bleeding if it began sooner after a birth or an early loss than the
  /// first period of 95 % of women, by the published waiting time, and no bleeding in between was
  /// confirmed. Remove it with ``CycleHistory/removePeriod(startingOn:)``, or keep it with
  /// ``CycleHistory/confirmPeriod(startingOn:)``.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedSpuriousStarts: [SpuriousStart] {
    var starts: [SpuriousStart] = []
    for (cycle, next) in zip(traits.allCycles, traits.allCycles.dropFirst())
    where cycle.isOrdinary && next.isOrdinary {
      guard models.cycles.isPossiblySpurious(cycle.length),
        cycle.length + next.length <= CycleModel.lastDay,
        !traits.history.confirmedPeriodStarts.sortedContains(next.start)
      else { continue }
      let weights = filter.densities(ofSpuriousStartAfter: cycle.length, rest: next.length)
      let probability = weights.spurious / (weights.spurious + weights.true)
      if probability > 0.5 {
        starts.append(SpuriousStart(period: next.period, probability: probability))
      }
    }
    if let current = currentCycle {
      let probability = max(basis.probabilityOfSpuriousStart, probabilityOfBleedingAfterPregnancy)
      if probability > 0.5 {
        starts.append(SpuriousStart(period: current.period, probability: probability))
      }
    }
    return starts
  }

  /// The probability that the latest logged period is bleeding after a birth or an early loss; 0
  /// unless it began very early.
  private var probabilityOfBleedingAfterPregnancy: Double {
    guard let start = currentCycle?.start, let before = start.adding(days: -1),
      !traits.history.confirmedPeriodStarts.sortedContains(start)
    else { return 0 }
    // Earlier bleeding since the pregnancy ends the wait only if she said that it was a period.
    var history = traits.history.prefix(through: before)
    let (lastDay, confirmed) = (history.interruptions.last?.lastDay, history.confirmedPeriodStarts)
    history.periods.removeAll { period in
      lastDay.map { $0 < period.start } ?? false && !confirmed.sortedContains(period.start)
    }
    guard
      let (stage, since) = history.lifeStage(asOf: start, feeding: context.feeding ?? .notAtAll)
    else { return 0 }
    switch stage {
    case .afterBirth, .afterEarlyLoss: break
    case .pregnant, .usingHormones, .afterLateLoss, .after: return 0
    }
    guard case .firstPeriod(let waiting) = stage.outlook(daysSince: 0) else { return 0 }
    let earlier = waiting.days.probability(upTo: since.days(until: start))
    return earlier < 0.05 ? 1 - earlier : 0
  }
}

extension CycleInterruption {
  /// Whether it says what a positive pregnancy test meant.
  ///
  /// A pregnancy, or what follows one, does if it ends no sooner; a pause or contraception never does.
  fileprivate func answersPregnancyTest(on date: CalendarDate) -> Bool {
    switch kind {
    case .pregnancy, .breastfeeding: lastDay >= date
    case .hormonalContraception, .pause: false
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object without a key for a start that is not known.
extension CycleForecast.Basis: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, probability, probabilityOfMissedPeriod, probabilityOfSpuriousStart, isTooLongAgo
  }

  /// Decodes a basis.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a probability that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try container.decodeIfPresent(CalendarDate.self, forKey: .start),
      probability: try container.probability(.probability),
      probabilityOfMissedPeriod: try container.probability(.probabilityOfMissedPeriod),
      probabilityOfSpuriousStart: try container.probability(.probabilityOfSpuriousStart),
      isTooLongAgo: try container.decode(Bool.self, forKey: .isTooLongAgo))
  }
}

/// Encoded as an object with one key that names the question.
extension CycleForecast.Suggestion: Codable {
  private enum CodingKeys: String, CodingKey {
    case missedPeriod, spuriousStart, positivePregnancyTest, nothingLogged, noPeriodLogged
  }

  private enum Key: String, CodingKey {
    case start, probability, period, date, bleedingSince
  }

  /// Decodes a question.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a question that this version does not
  ///   know.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.unknownCase(
        of: Self.self, container.codingPath, isName: try decoder.hasKeys(except: CodingKeys.self))
    }
    let values = try container.nestedContainer(keyedBy: Key.self, forKey: kind)
    switch kind {
    case .missedPeriod:
      self = .missedPeriod(
        CycleForecast.MissedStart(
          start: try values.decode(DateDistribution.self, forKey: .start),
          probability: try values.probability(.probability)))
    case .spuriousStart:
      self = .spuriousStart(
        CycleForecast.SpuriousStart(
          period: try values.decode(LoggedPeriod.self, forKey: .period),
          probability: try values.probability(.probability)))
    case .positivePregnancyTest:
      self = .positivePregnancyTest(
        on: try values.decode(CalendarDate.self, forKey: .date),
        bleedingSince: try values.decodeIfPresent(CalendarDate.self, forKey: .bleedingSince))
    case .nothingLogged:
      self = .nothingLogged(since: try values.decode(CalendarDate.self, forKey: .date))
    case .noPeriodLogged: self = .noPeriodLogged
    }
  }

  /// Encodes the question.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func values(_ kind: CodingKeys) -> KeyedEncodingContainer<Key> {
      container.nestedContainer(keyedBy: Key.self, forKey: kind)
    }
    switch self {
    case .missedPeriod(let missed):
      var object = values(.missedPeriod)
      try object.encode(missed.start, forKey: .start)
      try object.encode(missed.probability, forKey: .probability)
    case .spuriousStart(let start):
      var object = values(.spuriousStart)
      try object.encode(start.period, forKey: .period)
      try object.encode(start.probability, forKey: .probability)
    case .positivePregnancyTest(let date, let bleeding):
      var object = values(.positivePregnancyTest)
      try object.encode(date, forKey: .date)
      try object.encodeIfPresent(bleeding, forKey: .bleedingSince)
    case .nothingLogged(let date):
      var object = values(.nothingLogged)
      try object.encode(date, forKey: .date)
    case .noPeriodLogged: _ = values(.noPeriodLogged)
    }
  }
}
#endif
