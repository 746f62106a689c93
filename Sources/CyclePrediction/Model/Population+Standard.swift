extension Population {
  /// Adults with natural cycles, 21 to 43 years old: fitted to 95 women and 980 of their cycles.
  ///
  /// The women took part in a randomized comparison of two methods of natural family planning, and
  /// charted with an electronic monitor of urinary hormones or by cervical mucus (R. J. Fehring and
  /// colleagues, Marquette University). Their cycles lasted 18 to 49 days. The days of ovulation are
  /// estimates: the peak of the monitor or of the mucus.
  public static let standard: Population = {
    do {
      return try Population(
        version: "standard 1",
        cycleLength: TraitPrior(
          location: 28.4977, spread: 1.9197, agePerYear: -0.1001, logScale: 0.4802,
          logScaleSlope: 0.0984, logScaleSpread: 0.2787, skew: 1.5695, degreesOfFreedom: 5.9119,
          pivot: 29, minimum: 8),
        ovulationDay: TraitPrior(
          location: 15.295, spread: 1.9896, agePerYear: -0.1089, logScale: 0.2111,
          logScaleSlope: 0.1305, logScaleSpread: 0.2975, skew: 1.7537, degreesOfFreedom: 6.7474,
          pivot: 15, minimum: 3),
        lutealLength: TraitPrior(
          location: 12.8718, spread: 1.1874, logScale: -0.2273, logScaleSlope: 0.0007,
          logScaleSpread: 0.593, skew: 1.1949, degreesOfFreedom: 3.5974, pivot: 13, minimum: 3),
        mensesLength: TraitPrior(
          location: 5.037, spread: 0.8022, logScale: -0.7824, logScaleSlope: 0.1644,
          logScaleSpread: 0.3556, skew: 1.4405, degreesOfFreedom: 4.6671, pivot: 5, minimum: 1),
        lutealRegression: LutealRegression(
          at29Days: 13.3262, perDay: 0.1847, scale: 1.5196, degreesOfFreedom: 3.7125))
    } catch {
      preconditionFailure("The standard population is out of range.")
    }
  }()
}
