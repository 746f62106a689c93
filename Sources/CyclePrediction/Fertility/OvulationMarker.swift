/// A sign of ovulation in a cycle, by the cycle day on which it shows.
///
///     for marker in forecast.ovulationMarkers { print(marker.day) }
///
/// No sign dates ovulation to the day but a declared day, which is believed.
public enum OvulationMarker: Hashable, Sendable, PrivateValue {
  /// The day that the person, or a device, takes for the day of ovulation.
  case declaredDay(Int)

  /// The first day of a positive test for luteinizing hormone: the first after the last negative
  /// one.
  ///
  /// The follicle collapsed within 24 hours of a positive urine test in 73 %, and within 48 hours
  /// in 92 %, of 26 cycles (abstract of "The Usefulness of a Urine LH Kit for Ovulation Prediction
  /// …", Obstet Gynecol 1996). Here: that day or the next 73 %, the one after 19 %; how the rest is
  /// spread is this package's choice.
  case positiveTest(Int)

  /// The peak day of cervical mucus.
  ///
  /// Ovulation was within two days of it in 95.4 % of cycles (Hilgers 1978, abstract), within four
  /// in 97.8 % of 93 (Fehring 2002, abstract); how the days within lie is this package's choice.
  case mucusPeak(Int)

  /// The first day of higher temperature.
  ///
  /// From 2.4 days after the peak of luteinizing hormone, with a standard deviation of 1.5, in 24
  /// cycles (abstract of "Determination of luteal phase length by quantitative basal temperature
  /// methods"), half a day of which lies before ovulation (Ecochard 2001, 283 cycles, abstract);
  /// never more than 6 days after ovulation, or 3 before, in 63 cycles (Hilgers 1980, abstract).
  case temperatureShift(Int)

  /// The cycle day on which the sign shows.
  public var day: Int {
    switch self {
    case .declaredDay(let day), .positiveTest(let day), .mucusPeak(let day),
      .temperatureShift(let day):
      day
    }
  }

  /// How likely the sign is to show on its day if ovulation is on `ovulation`, up to a constant.
  ///
  /// Never 0 but for a declared day, so that signs that contradict each other still have an answer.
  func likelihood(ofOvulationOn ovulation: Int) -> Double {
    let offset = ovulation - day
    let least = 1e-4
    switch self {
    case .declaredDay: return offset == 0 ? 1 : 0
    case .positiveTest: return Self.afterPositiveTest[offset] ?? least
    case .mucusPeak: return Self.aroundMucusPeak[abs(offset)] ?? least
    case .temperatureShift:
      guard (-6...3).contains(offset) else { return least }
      let deviation = (Double(offset) + 1.9) / 1.5
      return exponential(-0.5 * deviation * deviation)
    }
  }

  private static let afterPositiveTest = [-1: 0.02, 0: 0.25, 1: 0.48, 2: 0.19, 3: 0.04, 4: 0.02]
  private static let aroundMucusPeak = [0: 0.24, 1: 0.2, 2: 0.157, 3: 0.007, 4: 0.005]

  /// How many days from a sign ovulation may be, for its likelihood to say anything.
  static let reach = 6
}
