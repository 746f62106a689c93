public import Essentials

extension HealthJournal {
  /// A body temperature as it was read, in either unit.
  ///
  ///     let temperature = HealthJournal.Temperature(100.4, .fahrenheit)
  ///     temperature?.celsius   // 38.0
  ///     temperature?.isFever   // true
  public struct Temperature: Hashable, Sendable, PrivateValue {
    /// The unit of a thermometer.
    public enum Unit: String, CaseIterable, Hashable, Sendable, Codable {
      /// Degrees Celsius.
      case celsius
      /// Degrees Fahrenheit.
      case fahrenheit

      /// Creates a unit from its name, or returns `nil` for an unknown one.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// The unit in which it was read.
    public let unit: Unit
    /// The tenths of a degree that were read.
    let tenths: Int

    /// Creates a temperature, rounded to a tenth of a degree, or returns `nil` if it is not a number
    /// from 25 to 45 °C (77 to 113 °F).
    ///
    /// The range holds every temperature at which a person can keep a journal.
    public init?(_ degrees: Double, _ unit: Unit) {
      // `contains` is false for what is not a number.
      let range = unit == .celsius ? 25.0...45.0 : 77.0...113.0
      guard range.contains(degrees) else { return nil }
      tenths = Int((degrees * 10).rounded())
      self.unit = unit
    }

    /// The degrees Celsius, rounded to a tenth.
    public var celsius: Double {
      switch unit {
      case .celsius: Double(tenths) / 10
      case .fahrenheit: (Double(tenths - 320) * 5 / 9).rounded() / 10
      }
    }

    /// The degrees Fahrenheit, rounded to a tenth.
    public var fahrenheit: Double {
      switch unit {
      case .celsius: (Double(tenths) * 9 / 5 + 320).rounded() / 10
      case .fahrenheit: Double(tenths) / 10
      }
    }

    /// Whether it is a fever: at least 38.0 °C, which is 100.4 °F.
    ///
    /// Source: Centers for Disease Control and Prevention, definitions of symptoms for reportable
    /// illnesses.
    public var isFever: Bool {
      switch unit {
      case .celsius: tenths >= 380
      case .fahrenheit: tenths >= 1004
      }
    }
  }
}

extension HealthJournal.Temperature: Comparable {
  /// Orders temperatures from colder to warmer, exactly, whatever their units.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    // Fiftieths of a degree Fahrenheit are whole numbers for both units.
    (lhs.fiftieths, lhs.unit == .celsius ? 0 : 1) < (rhs.fiftieths, rhs.unit == .celsius ? 0 : 1)
  }

  private var fiftieths: Int {
    switch unit {
    case .celsius: tenths * 9 + 1600
    case .fahrenheit: tenths * 5
    }
  }
}
