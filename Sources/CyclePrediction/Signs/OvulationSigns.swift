import Essentials

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
  public enum TemperatureMethod: String, Hashable, CaseIterable, Sendable {
    /// By hand on waking, in the mouth, the vagina, or the rectum.
    case oral
    /// By a wearable on the wrist during sleep: the rise shows later and is less sharp.
    case wrist

    /// Creates a method from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// A device that dates the ovulation itself.
  public enum Device: String, Hashable, CaseIterable, Sendable {
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
