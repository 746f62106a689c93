import CyclePrediction

extension CyclePopulation {
  /// The Swift expression of the parameters, to four decimal places, in the format of this package.
  var source: String {
    var lines = ["      return try CyclePopulation(", "        version: \"\(version)\","]
    for (name, prior) in [
      ("cycleLength", cycleLength), ("ovulationDay", ovulationDay), ("lutealLength", lutealLength),
      ("mensesLength", mensesLength),
    ] {
      lines.append("        \(name): TraitPrior(")
      lines += Self.filled(prior.arguments, closing: "),")
    }
    lines.append("        lutealRegression: LutealRegression(")
    lines += Self.filled(lutealRegression.arguments, closing: "))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns arguments in lines of at most a hundred columns.
  private static func filled(
    _ arguments: [(label: String, value: Double)], closing: String
  ) -> [String] {
    var lines: [String] = []
    for (index, argument) in arguments.enumerated() {
      let rounded = (argument.value * 10_000).rounded() / 10_000
      let value = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
      let end = index + 1 == arguments.count ? closing : ","
      let text = "\(argument.label): \(value)\(end)"
      if let last = lines.last, last.count + 1 + text.count <= 100 {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append("          " + text)
      }
    }
    return lines
  }
}

extension CyclePopulation.TraitPrior {
  /// The arguments, without a change by age that is 0.
  fileprivate var arguments: [(label: String, value: Double)] {
    [("location", location), ("spread", spread)]
      + (agePerYear == 0 ? [] : [("agePerYear", agePerYear)])
      + [
        ("logScale", logScale), ("logScaleSlope", logScaleSlope),
        ("logScaleSpread", logScaleSpread), ("skew", skew),
        ("degreesOfFreedom", degreesOfFreedom), ("pivot", pivot), ("minimum", Double(minimum)),
      ]
  }
}

extension CyclePopulation.LutealRegression {
  fileprivate var arguments: [(label: String, value: Double)] {
    [
      ("at29Days", at29Days), ("perDay", perDay), ("scale", scale),
      ("degreesOfFreedom", degreesOfFreedom),
    ]
  }
}
