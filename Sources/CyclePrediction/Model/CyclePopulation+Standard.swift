extension CyclePopulation {
  /// Adults with natural cycles: fitted to 980 cycles of 95 women by `benchmarks peer cycle fit`;
  /// the 81 women of known age were 21 to 43 years old.
  ///
  /// The women took part in a randomized comparison of two methods of natural family planning, and
  /// charted with an electronic monitor of urinary hormones or by cervical mucus (R. J. Fehring and
  /// colleagues, Marquette University). Their cycles lasted 18 to 49 days. The ovulation days are
  /// estimates: the peak of the monitor or of the mucus.
  public static let standard: CyclePopulation = {
    do throws(CyclePopulation.Error) {
      return try CyclePopulation(
        version: "standard 2",
        cycleLength: TraitPrior(
          location: 28.5346, spread: 1.917, agePerYear: -0.0951, logScale: 0.4774,
          logScaleSlope: 0.0985, logScaleSpread: 0.277, skew: 1.5541, degreesOfFreedom: 5.861,
          pivot: 29, minimum: 8),
        ovulationDay: TraitPrior(
          location: 15.3584, spread: 2.0299, agePerYear: -0.1168, logScale: 0.2246,
          logScaleSlope: 0.1325, logScaleSpread: 0.2952, skew: 1.7136, degreesOfFreedom: 6.8907,
          pivot: 15, minimum: 3),
        lutealLength: TraitPrior(
          location: 12.9196, spread: 1.1898, logScale: -0.203, logScaleSlope: -0.0629,
          logScaleSpread: 0.5677, skew: 1.1939, degreesOfFreedom: 3.5088, pivot: 13, minimum: 3),
        mensesLength: TraitPrior(
          location: 5.0428, spread: 0.7642, logScale: -0.7517, logScaleSlope: 0.1548,
          logScaleSpread: 0.3449, skew: 1.4189, degreesOfFreedom: 4.768, pivot: 5, minimum: 1),
        lutealRegression: LutealRegression(
          at29Days: 13.3263, perDay: 0.1847, scale: 1.5194, degreesOfFreedom: 3.7123))
    } catch {
      preconditionFailure("The standard population is out of range.")
    }
  }()
}
