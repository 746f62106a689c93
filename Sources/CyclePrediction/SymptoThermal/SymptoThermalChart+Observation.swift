extension SymptoThermalChart {
  /// The observations of one day; every sign is optional.
  public struct Observation: Hashable, Sendable, PrivateValue {
    /// The temperature on waking; a disturbed temperature is not evaluated.
    public var temperature: BasalTemperature?

    /// The best quality of mucus of the day.
    public var mucus: CervicalMucus?

    /// Whether the person excludes the mucus from the search for its peak.
    ///
    /// An excluded fertile sign still ends the infertile days at the beginning.
    public var isMucusExcluded: Bool

    /// The state of the cervix.
    public var cervix: CervixState?

    /// Whether the person excludes the cervix from the search for its peak.
    ///
    /// An excluded fertile sign still ends the infertile days at the beginning.
    public var isCervixExcluded: Bool

    /// Creates an observation.
    public init(
      temperature: BasalTemperature? = nil, mucus: CervicalMucus? = nil,
      isMucusExcluded: Bool = false, cervix: CervixState? = nil, isCervixExcluded: Bool = false
    ) {
      self.temperature = temperature
      self.mucus = mucus
      self.isMucusExcluded = isMucusExcluded
      self.cervix = cervix
      self.isCervixExcluded = isCervixExcluded
    }

    /// Whether no sign was observed.
    public var isEmpty: Bool { temperature == nil && mucus == nil && cervix == nil }
  }
}

extension SymptoThermalChart.Observation {
  /// The temperature in steps of 0.05 degrees, unless it is missing or disturbed.
  var evaluatedTwentieths: Int? {
    guard let temperature, !temperature.isDisturbed else { return nil }
    return temperature.twentieths
  }

  /// Returns the rank of fertility of a sign, unless it is missing or excluded; 0 for an infertile
  /// sign.
  func evaluatedFertility(of sign: SymptoThermalChart.SecondSign) -> Int? {
    switch sign {
    case .none: nil
    case .mucus: isMucusExcluded ? nil : mucus?.fertility
    case .cervix: isCervixExcluded ? nil : cervix?.fertility
    }
  }

  /// Whether a sign is fertile, including an excluded one.
  func isFertile(by sign: SymptoThermalChart.SecondSign) -> Bool {
    switch sign {
    case .none: false
    case .mucus: mucus.map { $0.fertility > 0 } ?? false
    case .cervix: cervix.map { $0.fertility > 0 } ?? false
    }
  }
}

extension BasalTemperature {
  /// The temperature in steps of 0.05 degrees Celsius, rounded half up.
  ///
  /// The integer steps make every comparison exact. Rounding to thousandths of a degree first makes
  /// a half such as 36.525, which has no exact binary form, round up.
  var twentieths: Int { (Int(celsius * 1000 + 0.5) + 25) / 50 }
}

extension CervicalMucus {
  /// The rank of fertility of the quality: dry and nothing are infertile.
  fileprivate var fertility: Int {
    switch self {
    case .dry, .nothing: 0
    case .moist: 1
    case .creamy: 2
    case .eggWhite: 3
    }
  }
}

extension CervixState {
  /// 1, or 0 if the cervix is closed and firm; its position does not matter.
  fileprivate var fertility: Int { isClosedAndFirm ? 0 : 1 }
}
