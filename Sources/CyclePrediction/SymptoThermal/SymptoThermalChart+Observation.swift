extension SymptoThermalChart {
  /// What was observed on one day; every sign may be missing.
  public struct Observation: Hashable, Sendable, PrivateValue {
    /// The temperature on waking; a disturbed one is not evaluated.
    public var temperature: BasalTemperature?

    /// The best quality of mucus of the day.
    public var mucus: CervicalMucus?

    /// Whether the owner excludes the mucus from the search for its peak.
    ///
    /// A fertile sign that is excluded still ends the infertile days at the beginning.
    public var isMucusExcluded: Bool

    /// The state of the cervix.
    public var cervix: CervixState?

    /// Whether the owner excludes the cervix from the search for its peak.
    ///
    /// A fertile sign that is excluded still ends the infertile days at the beginning.
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

  /// How fertile a sign is, unless it is missing or excluded; zero for a sign that is not fertile.
  func evaluatedFertility(of sign: SymptoThermalChart.SecondSign) -> Int? {
    switch sign {
    case .none: nil
    case .mucus: isMucusExcluded ? nil : mucus?.fertility
    case .cervix: isCervixExcluded ? nil : cervix?.fertility
    }
  }

  /// Whether a sign is fertile, excluded or not.
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
  /// The steps make every comparison exact. By way of thousandths of a degree, a half that binary
  /// fractions cannot express, such as that of 36.525, is still a half.
  var twentieths: Int { (Int(celsius * 1000 + 0.5) + 25) / 50 }
}

extension CervicalMucus {
  /// How fertile the quality is: dry and nothing are no fertile signs.
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
  /// One unless the cervix is closed and firm; its position does not matter.
  fileprivate var fertility: Int { isClosedAndFirm ? 0 : 1 }
}
