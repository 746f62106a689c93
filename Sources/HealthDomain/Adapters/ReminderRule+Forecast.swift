public import CyclePrediction
public import Profiles

extension ReminderRule {
  /// Moves a reminder of periods or fertile windows to the dates of a forecast.
  ///
  ///     for index in rules.indices { rules[index].follow(forecast) }
  ///
  /// Call it after each change of the log, and plan the notices anew. A rule of the topic
  /// ``Profiles/ReminderRule/Topic/period`` has the medians of the next three periods then, and one of
  /// ``Profiles/ReminderRule/Topic/fertileWindow`` the first day of the next fertile window, or no date if
  /// there is none. Days, time, and snoozes stay, and so does every other rule.
  ///
  /// - Parameter forecast: The newest forecast, or `nil` while there is none, such as in a pregnancy: the
  ///   reminder does not come then.
  public mutating func follow(_ forecast: CycleForecast?) {
    guard case .beforeDates(_, let days, let time) = pattern else { return }
    switch topic {
    case .period:
      let starts = (1...3).compactMap { forecast?.period($0)?.start.median }
      pattern = .beforeDates(starts, days: days, at: time)
    case .fertileWindow:
      let window = forecast?.nextFertileWindow
      pattern = .beforeDates(window.map { [$0.lowerBound] } ?? [], days: days, at: time)
    default: return
    }
  }
}
