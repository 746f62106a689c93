/// A sign of ovulation in a cycle, with the cycle day on which it was observed.
///
///     for marker in forecast.ovulationMarkers { print(marker.day) }
///
/// Only a declared day, which is taken as given, dates ovulation to the day. In the current cycle, the
/// forecast weighs the signs of every day by ``OvulationSigns``, unless they are very late; the figures
/// below date the ovulation of earlier cycles.
@nonexhaustive public enum OvulationMarker: Hashable, Identifiable, Sendable, PrivateValue {
  /// The day that the person or a device reports as the day of ovulation.
  case declaredDay(Int)

  /// The first day of a positive test for luteinizing hormone: the first one after the last
  /// negative test.
  ///
  /// The follicle collapsed within 24 hours of a positive urine test in 73 %, and within 48 hours
  /// in 92 %, of 26 cycles (abstract of "The Usefulness of a Urine LH Kit for Ovulation Prediction
  /// …", Obstet Gynecol 1996). The model puts 73 % on that day and the next, and 19 % on the day
  /// after; the distribution of the rest is this package's choice.
  case positiveTest(Int)

  /// The peak day of cervical mucus.
  ///
  /// Women without training picked the day of ovulation in 25 % of the cycles in which they found a
  /// peak, and a day within one, two, three, and four days in 58, 84, 87, and 92 % (57 women, 187
  /// cycles, doi 10.1111/ppe.12642). The model takes these figures, alike before and after the peak.
  case mucusPeak(Int)

  /// The first day of higher temperature.
  ///
  /// 2.4 days after the peak of luteinizing hormone, with a standard deviation of 1.5, in 24 cycles
  /// (abstract of "Determination of luteal phase length by quantitative basal temperature
  /// methods"); half a day of this is before ovulation (Ecochard 2001, 283 cycles, abstract).
  case temperatureShift(Int)

  /// The value itself, since each sign appears once.
  public var id: Self { self }

  /// The cycle day on which the sign was observed.
  public var day: Int {
    switch self {
    case .declaredDay(let day), .positiveTest(let day), .mucusPeak(let day),
      .temperatureShift(let day):
      day
    }
  }

  /// Returns the likelihood of the sign if ovulation is on a given cycle day, up to a constant.
  ///
  /// It is 0 only for a declared day, so that contradictory signs still have a result.
  func likelihood(ofOvulationOn ovulation: Int) -> Double {
    let offset = ovulation - day
    let least = 1e-4
    switch self {
    case .declaredDay: return offset == 0 ? 1 : 0
    case .positiveTest: return Self.afterPositiveTest[offset] ?? least
    case .mucusPeak: return Self.aroundMucusPeak[abs(offset)] ?? least
    case .temperatureShift:
      let deviation = (Double(offset) + 1.9) / 1.5
      return max(exponential(-0.5 * deviation * deviation), least)
    }
  }

  private static let afterPositiveTest = [-1: 0.02, 0: 0.25, 1: 0.48, 2: 0.19, 3: 0.04, 4: 0.02]
  private static let aroundMucusPeak = [0: 0.25, 1: 0.165, 2: 0.13, 3: 0.02, 4: 0.02]

  /// The number of days around a sign within which its likelihood is informative.
  static let reach = 6
}
