extension SymptoThermalChart {
  /// The status of a day by the sympto-thermal method.
  public enum Status: Hashable, CaseIterable, Sendable {
    /// One of the infertile days at the beginning.
    case infertileAtBeginning
    /// Fertile, or not shown to be infertile.
    case fertile
    /// The last day of the fertile phase: infertile from the evening on.
    case infertileFromEvening
    /// Infertile, until the next period.
    case infertileAtEnd

    /// Whether the day is fertile; the last day of the fertile phase counts as fertile.
    public var isFertile: Bool { self == .fertile || self == .infertileFromEvening }
  }
}
