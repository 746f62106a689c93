public import Essentials

extension OvulationSigns {
  /// Creates the signs of a cycle from its logged days.
  ///
  /// - Parameters:
  ///   - days: The logged days, in order; those before `start` are left out.
  ///   - start: The first day of the cycle.
  ///   - temperatureMethod: How temperatures are measured.
  ///   - isTrainedInMucus: Whether the person learned to observe mucus from a teacher.
  /// - Complexity: O(*n*)
  public init(
    of days: some Sequence<LoggedDay>, from start: CalendarDate,
    temperatureMethod: TemperatureMethod = .oral, isTrainedInMucus: Bool = false
  ) {
    self.init(temperatureMethod: temperatureMethod, isTrainedInMucus: isTrainedInMucus)
    for day in days {
      let number = start.days(until: day.date) + 1
      let log = day.log
      guard (1...10_000).contains(number) else { continue }
      guard log.temperature != nil || log.ovulationTest != nil || log.mucus != nil else { continue }
      self[number] = Day(
        temperature: log.temperature?.celsius, isDisturbed: log.temperature?.isDisturbed ?? false,
        test: log.ovulationTest, mucus: log.mucus)
    }
  }
}
