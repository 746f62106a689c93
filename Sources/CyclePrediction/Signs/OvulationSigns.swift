public import Essentials

/// The signs of ovulation in one cycle, day by day, and what they say about the day of ovulation.
///
///     var signs = OvulationSigns(temperatureMethod: .oral)
///     signs[12] = OvulationSigns.Day(test: .high, mucus: .creamy)
///     signs[14] = OvulationSigns.Day(temperature: 36.45, test: .positive, mucus: .eggWhite)
///     let likelihood = signs.likelihoods(ofOvulationOn: 8...24)
///
/// The likelihoods are pure functions of the recorded days: multiplied with the probabilities that a
/// day has without signs, they give the probabilities with them. They need no complete pattern, so
/// they sharpen with every recorded day. The source of each number is next to it in the code.
///
/// Not a contraceptive, not medical advice.
public struct OvulationSigns: Hashable, Sendable, PrivateValue {
  /// How temperatures are measured.
  @nonexhaustive public enum TemperatureMethod: String, Hashable, CaseIterable, Sendable {
    /// By hand on waking, in the mouth, the vagina, or the rectum.
    case oral
    /// By a wearable on the wrist during sleep: the rise shows later and is less sharp.
    case wrist

    /// Creates a method from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// A device that dates the ovulation itself.
  @nonexhaustive public enum Device: String, Hashable, CaseIterable, Sendable {
    /// An Apple Watch, during the cycle.
    case appleWatchDuringCycle
    /// An Apple Watch, after the cycle.
    case appleWatchAfterCycle
    /// An Oura ring.
    case oura

    /// Creates a device from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The signs of a day.
  public struct Day: Hashable, Sendable, PrivateValue {
    /// The temperature, in degrees Celsius; `nil` if it was not measured.
    public var temperature: Double?

    /// Whether the temperature is disturbed, which leaves it out.
    public var isDisturbed: Bool

    /// The number of minutes between the measurement and the usual time, in either direction.
    public var minutesFromUsualTime: Int

    /// The result of an ovulation test.
    public var test: OvulationTest?

    /// The best quality of cervical mucus.
    public var mucus: CervicalMucus?

    /// Creates the signs of a day.
    public init(
      temperature: Double? = nil, isDisturbed: Bool = false, minutesFromUsualTime: Int = 0,
      test: OvulationTest? = nil, mucus: CervicalMucus? = nil
    ) {
      self.temperature = temperature
      self.isDisturbed = isDisturbed
      self.minutesFromUsualTime = minutesFromUsualTime
      self.test = test
      self.mucus = mucus
    }
  }

  /// How temperatures are measured.
  public var temperatureMethod: TemperatureMethod

  /// Whether the person learned to observe mucus from a teacher; otherwise its errors are wider.
  public var isTrainedInMucus: Bool

  /// The ovulation day that a device reports, and the device.
  public var deviceEstimate: DeviceEstimate?

  /// The cycle days with signs, in order.
  private(set) var days: [(number: Int, signs: Day)] = []

  /// The ovulation day that a device reports.
  public struct DeviceEstimate: Hashable, Sendable, PrivateValue {
    /// The device.
    public let device: Device

    /// The cycle day.
    public let day: Int

    /// Creates an estimate.
    public init(_ device: Device, day: Int) {
      self.device = device
      self.day = day
    }
  }

  /// Creates an empty chart.
  public init(temperatureMethod: TemperatureMethod = .oral, isTrainedInMucus: Bool = false) {
    self.temperatureMethod = temperatureMethod
    self.isTrainedInMucus = isTrainedInMucus
  }

  /// The signs of a cycle day, where 1 is the first day of the cycle; `nil` if nothing is recorded.
  ///
  /// - Complexity: O(log *n*), O(*n*) to set a day before the last.
  /// - Precondition: The cycle day is in `1...10_000` when it is set.
  public subscript(day: Int) -> Day? {
    get {
      let index = days.partitioningIndex { $0.number >= day }
      return index < days.endIndex && days[index].number == day ? days[index].signs : nil
    }
    set {
      precondition((1...10_000).contains(day), "The cycle day must be in 1...10000.")
      let index = days.partitioningIndex { $0.number >= day }
      if index < days.endIndex, days[index].number == day { days.remove(at: index) }
      if let newValue { days.insert((day, newValue), at: index) }
    }
  }

  /// Whether the same signs are recorded on the same days.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.temperatureMethod == rhs.temperatureMethod
      && lhs.isTrainedInMucus == rhs.isTrainedInMucus && lhs.deviceEstimate == rhs.deviceEstimate
      && lhs.days.elementsEqual(rhs.days) { $0 == $1 }
  }

  /// Hashes the signs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(temperatureMethod)
    hasher.combine(isTrainedInMucus)
    hasher.combine(deviceEstimate)
    for (number, signs) in days {
      hasher.combine(number)
      hasher.combine(signs)
    }
  }
}

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
    [days.last?.number, deviceEstimate?.day].compactMap { $0 }.max()
  }

  /// Creates the signs of a cycle from its logged days.
  ///
  /// The usual time of measurement is the one of the cycle's undisturbed temperatures from which the
  /// others differ least. A temperature of an unknown time counts as measured at the usual time, and a
  /// wearable on the wrist measures during sleep, so its times say nothing.
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
    var times: [(number: Int, minute: Int)] = []
    for day in days {
      let number = start.days(until: day.date) + 1
      let log = day.log
      guard (1...10_000).contains(number) else { continue }
      guard log.temperature != nil || log.ovulationTest != nil || log.mucus != nil else { continue }
      self[number] = Day(
        temperature: log.temperature?.celsius, isDisturbed: log.temperature?.isDisturbed ?? false,
        test: log.ovulationTest, mucus: log.mucus)
      if temperatureMethod == .oral, let temperature = log.temperature, !temperature.isDisturbed,
        let minute = temperature.minuteOfDay
      {
        times.append((number, minute))
      }
    }
    guard let usual = MinutesOfDay(times.map { $0.minute }).median else { return }
    for (number, minute) in times {
      self[number]?.minutesFromUsualTime = MinutesOfDay.distance(usual, minute)
    }
  }
}

/// Times of day, where midnight follows the minute before it.
private struct MinutesOfDay {
  private static let count = 1440

  /// The number of times at each minute.
  private var counts = [Int](repeating: 0, count: count)

  /// Counts times, each in `0..<1440`.
  init(_ minutes: [Int]) {
    for minute in minutes { counts[minute] += 1 }
  }

  /// Returns the minutes between two times, the shorter way around the clock.
  static func distance(_ first: Int, _ second: Int) -> Int {
    let difference = abs(first - second)
    return min(difference, count - difference)
  }

  /// The time with the smallest sum of distances to all of them, the earliest of several; `nil` without
  /// times.
  ///
  /// - Complexity: O(*k*²) in the number *k* of different minutes, at most 1440.
  var median: Int? {
    let known = counts.indices.filter { counts[$0] > 0 }
    return known.map { minute in
      (sum: known.reduce(0) { $0 + counts[$1] * Self.distance(minute, $1) }, minute)
    }.min { $0 < $1 }?.1
  }
}
