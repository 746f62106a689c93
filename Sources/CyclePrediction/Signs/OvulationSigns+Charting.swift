public import Essentials

extension OvulationSigns {
  /// How a person records the signs of ovulation, and what a device says about the current cycle, for a
  /// forecast.
  ///
  ///     let charting = OvulationSigns.Charting(temperatureMethod: .wrist)
  ///     let forecast = try predictor.forecast(for: history, asOf: today, charting: charting)
  ///
  /// Without it, a forecast takes temperatures as measured by hand, and mucus as observed without
  /// training.
  public struct Charting: Hashable, Sendable, PrivateValue {
    /// How the temperatures of the log are measured.
    public var temperatureMethod: TemperatureMethod

    /// Whether the person learned to observe mucus from a teacher; otherwise its errors are wider.
    public var isTrainedInMucus: Bool

    /// The device that dates ``ovulation``.
    public var device: Device?

    /// The day of ovulation that ``device`` reports for the current cycle; it is ignored without a
    /// device, and outside the current cycle up to the day of the forecast.
    public var ovulation: CalendarDate?

    /// Creates a description of how a person charts.
    public init(
      temperatureMethod: TemperatureMethod = .oral, isTrainedInMucus: Bool = false,
      device: Device? = nil, ovulation: CalendarDate? = nil
    ) {
      self.temperatureMethod = temperatureMethod
      self.isTrainedInMucus = isTrainedInMucus
      self.device = device
      self.ovulation = ovulation
    }
  }

  /// Creates the signs of the cycle that starts on a day, as a person charts them.
  init(
    of days: some Sequence<LoggedDay>, from start: CalendarDate, through today: CalendarDate,
    _ charting: Charting
  ) {
    self.init(
      of: days, from: start, temperatureMethod: charting.temperatureMethod,
      isTrainedInMucus: charting.isTrainedInMucus)
    if let device = charting.device, let date = charting.ovulation, start <= date, date <= today {
      deviceEstimate = DeviceEstimate(device, day: start.days(until: date) + 1)
    }
  }

  /// The latest cycle day about which a sign says something; `nil` without signs.
  var lastDay: Int? {
    [days.last?.number, deviceEstimate?.day].compactMap(\.self).max()
  }
}
