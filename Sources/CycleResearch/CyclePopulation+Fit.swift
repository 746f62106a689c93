import CyclePrediction

extension CyclePopulation {
  /// A fit of a population to a cohort: the population, and for each trait the likelihood and the
  /// estimates with their standard errors.
  ///
  ///     let fit = try CyclePopulation.Fit(cohort) { progress in
  ///       show(progress.trait, progress.evaluations, progress.logLikelihood)
  ///     }
  ///     print(fit.report)
  ///     let predictor = CyclePredictor(population: fit.population)
  ///
  /// The population is that of `CyclePopulation.init(fitting:assuming:)` on the standard grids.
  public struct Fit: Hashable, Sendable {
    /// The fitted population.
    public let population: CyclePopulation

    /// The traits that were fitted, in the order of ``Trait``; a trait that was taken from the assumed
    /// population is not among them.
    public let traits: [TraitFit]

    /// A part of a population that is fitted by itself.
    public enum Trait: String, Hashable, CaseIterable, Sendable {
      /// The length of cycles.
      case cycleLength
      /// The ovulation day.
      case ovulationDay
      /// The length of the luteal phase.
      case lutealLength
      /// The length of the menses.
      case mensesLength

      /// Creates a trait from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// The fit of one trait.
    public struct TraitFit: Hashable, Sendable {
      /// The trait.
      public let trait: Trait

      /// The number of women with a value.
      public let womanCount: Int

      /// The number of values.
      public let valueCount: Int

      /// The natural logarithm of the probability of every value given those before it.
      public let logLikelihood: Double

      /// The number of likelihoods that the search evaluated.
      public let evaluations: Int

      /// The fitted parameters.
      public let estimates: [Estimate]
    }

    /// A fitted parameter.
    public struct Estimate: Hashable, Sendable {
      /// The parameter.
      public let parameter: CyclePopulation.Parameter

      /// The value with the largest likelihood.
      public let value: Double

      /// The standard error by the observed information, in the unit of the value; `nil` if the
      /// likelihood has no maximum in all directions, as with few women.
      public let standardError: Double?
    }

    /// How far the fit of a trait has come.
    public struct Progress: Hashable, Sendable {
      /// The trait that is being fitted.
      public let trait: Trait

      /// The number of likelihoods evaluated for it, from 1 on; usually some hundred to two thousand in
      /// all.
      public let evaluations: Int

      /// The largest logarithm of a likelihood so far.
      public let logLikelihood: Double
    }

    /// The typical values and the variations of women that a fit considers for a trait.
    public struct Grid: Hashable, Sendable {
      let axes: GridAxes

      /// The typical values, in days, ascending.
      public var modes: [Double] { axes.modes }

      /// The smallest and the largest variation within a woman, in days; eight are considered, evenly
      /// spaced in their logarithm.
      public var scales: ClosedRange<Double> { axes.scales[0]...axes.scales[7] }

      /// Creates a grid, or returns `nil` unless there are 2 to 500 ascending modes in `1...150` days, and
      /// the scales are different and in `0.1...50` days.
      public init?(modes: [Double], scales: ClosedRange<Double>) {
        guard (2...500).contains(modes.count), modes.allSatisfy({ (1...150).contains($0) }),
          zip(modes, modes.dropFirst()).allSatisfy({ $0 < $1 }), scales.lowerBound >= 0.1,
          scales.upperBound <= 50, scales.lowerBound < scales.upperBound
        else { return nil }
        axes = GridAxes(
          modes: modes, smallestScale: scales.lowerBound, largestScale: scales.upperBound)
      }

      init(_ axes: GridAxes) { self.axes = axes }

      /// The grid that `CyclePopulation.init(fitting:assuming:)` uses for a trait.
      public static func standard(for trait: Trait) -> Grid {
        switch trait {
        case .cycleLength: Grid(.cycleLength)
        case .ovulationDay: Grid(.ovulationDay)
        case .lutealLength: Grid(.lutealLength)
        case .mensesLength: Grid(.mensesLength)
        }
      }
    }
  }
}

extension CyclePopulation.Fit {
  /// The estimates as a table, below the lines that make it reproducible.
  public var report: String {
    var lines = [population.version]
    for fit in traits {
      lines.append(
        "\(fit.trait.rawValue): \(fit.womanCount) women, \(fit.valueCount) values, log-likelihood "
          + "\(fixed(fit.logLikelihood, 2)), \(fit.evaluations) evaluations")
      var rows = [["", "estimate", "standard error"]]
      for estimate in fit.estimates {
        rows.append([
          "  " + estimate.parameter.name, fixed(estimate.value, 4),
          estimate.standardError.map { fixed($0, 4) } ?? "-",
        ])
      }
      lines += aligned(rows)
    }
    return lines.joined(separator: "\n")
  }
}

extension CyclePopulation.Parameter {
  /// The name of a fitted parameter in a table.
  fileprivate var name: String {
    switch self {
    case .location: "location"
    case .spread: "spread"
    case .agePerYear: "agePerYear"
    case .logScale: "logScale"
    case .logScaleSlope: "logScaleSlope"
    case .logScaleSpread: "logScaleSpread"
    case .skew: "skew"
    case .degreesOfFreedom: "degreesOfFreedom"
    case .pivot: "pivot"
    case .minimum: "minimum"
    case .missedPeriodProbability: "missedPeriodProbability"
    case .spuriousStartProbability: "spuriousStartProbability"
    case .lutealRegression: "lutealRegression"
    }
  }
}
