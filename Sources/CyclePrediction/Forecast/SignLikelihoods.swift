import Essentials

/// How likely the signs that are logged in a cycle are for each day of ovulation, and for each length
/// of the cycle.
struct SignLikelihoods: Sendable {
  /// The likelihood of each day, from cycle day 1 on; the last stands for all later days.
  private let ofDays: [Double]

  /// The likelihood of each length, from 0 on.
  private let ofLengths: [Double]

  /// Reads the signs of a cycle; `nil` if no sign is logged.
  init?(
    _ history: CycleHistory, from start: CalendarDate, through today: CalendarDate,
    _ charting: OvulationSigns.Charting, _ model: OvulationGivenLength
  ) {
    let first = history.loggedDays.partitioningIndex { $0.date >= start }
    let signs = OvulationSigns(
      of: history.loggedDays[first...], from: start, through: today, charting)
    guard let last = signs.lastDay, last <= CycleModel.lastDay else { return nil }
    let days = signs.likelihoods(ofOvulationOn: 1...(last + Self.reach))
    ofDays = days
    let lastDay = days[days.count - 1]
    ofLengths = (0...CycleModel.lastDay).map { length in
      (1...CycleModel.lastDay).reduce(0) {
        $0 + model.probability(of: $1, inCycleOf: length)
          * ($1 <= days.count ? days[$1 - 1] : lastDay)
      }
    }
  }

  /// The number of days after the latest sign from which on all days of ovulation are equally likely.
  private static let reach = 20

  /// Returns the likelihood of the signs if ovulation is on a given cycle day, up to a constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    ofDays[min(max(day, 1), ofDays.count) - 1]
  }

  /// Returns the likelihood of the signs in a cycle of a given length, up to the same constant.
  func likelihood(ofLength length: Int) -> Double {
    ofLengths.indices.contains(length) ? ofLengths[length] : 0
  }
}

extension DayDistribution {
  /// Returns the distribution of a cycle's length given its signs.
  func weighed(by signs: SignLikelihoods) -> DayDistribution {
    let weights = probabilities.enumerated().map {
      $1 * signs.likelihood(ofLength: firstDay + $0)
    }
    return DayDistribution(trimming: weights, from: firstDay) ?? self
  }
}

extension LoggedTraits {
  /// Whether the current cycle has signs that say anything about its ovulation day.
  var hasSigns: Bool { signs != nil || !markers.isEmpty }

  /// Returns the likelihood of the signs in the current cycle if ovulation is on a given cycle day, up
  /// to a constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    signs?.likelihood(ofOvulationOn: day) ?? markers.likelihood(ofOvulationOn: day)
  }

  /// Returns the distribution of the ovulation day given the signs, where `day` is the one without
  /// them.
  func weighing(_ day: DayDistribution) -> DayDistribution {
    if let known = markers.ovulationDay(beyond: day.lastDay) { return known }
    let weights = day.probabilities.enumerated().map {
      $1 * likelihood(ofOvulationOn: day.firstDay + $0)
    }
    return DayDistribution(trimming: weights, from: day.firstDay) ?? day
  }
}
