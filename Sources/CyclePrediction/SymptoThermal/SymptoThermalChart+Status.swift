extension SymptoThermalChart {
  /// What the sympto-thermal method says about a day.
  public enum Status: Hashable, CaseIterable, Sendable {
    /// One of the infertile days at the beginning.
    case infertileAtBeginning
    /// Fertile, or not shown to be infertile.
    case fertile
    /// The last day of the fertile phase: infertile from the evening on.
    case infertileFromEvening
    /// Infertile, until the next period.
    case infertileAtEnd

    /// Whether the day is fertile, as it is until the evening from which on it is infertile.
    public var isFertile: Bool { self == .fertile || self == .infertileFromEvening }
  }
}
