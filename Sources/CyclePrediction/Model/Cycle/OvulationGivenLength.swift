/// The distribution of the ovulation day for each cycle length.
package struct OvulationGivenLength: Sendable {
  /// The probability of each day, in rows by length.
  private let probabilities: [Double]

  /// The probability that each day is one of the six that end on the day of ovulation, by day, in
  /// vectors of eight lengths.
  private let fertile: ContiguousArray<CycleModel.Lanes>

  /// The probability of each day, by length, in vectors of eight days.
  private let dayLanes: ContiguousArray<CycleModel.Lanes>

  private static let days = CycleModel.lastDay + 1

  /// Computes the table of a regression: no ovulation before day 4 or in the last three days.
  package init(_ regression: CyclePopulation.LutealRegression) {
    var table = [Double](repeating: 0, count: Self.days * Self.days)
    for length in 7..<Self.days {
      let expected = regression.ovulationDay(inCycleOf: length)
      let row = length * Self.days
      var total = 0.0
      for day in 4...(length - 3) {
        let deviation = (Double(day) - expected) / regression.scale
        let density = exponential(
          -0.5 * (regression.degreesOfFreedom + 1)
            * logarithm(onePlus: deviation * deviation / regression.degreesOfFreedom))
        table[row + day] = density
        total += density
      }
      for day in 4...(length - 3) { table[row + day] /= total }
    }
    probabilities = table
    var fertile = ContiguousArray(
      repeating: CycleModel.Lanes(), count: Self.days * CycleModel.dayVectors)
    for length in 0..<Self.days {
      let row = length * Self.days
      for day in 0..<Self.days {
        let last = min(day + 5, Self.days - 1)
        fertile[day * CycleModel.dayVectors + length / 8][length % 8] =
          Float(table[(row + day)...(row + last)].reduce(0, +))
      }
    }
    self.fertile = fertile
    var dayLanes = ContiguousArray(
      repeating: CycleModel.Lanes(), count: Self.days * CycleModel.dayVectors)
    for length in 0..<Self.days {
      for day in 0..<Self.days {
        dayLanes[length * CycleModel.dayVectors + day / 8][day % 8] =
          Float(table[length * Self.days + day])
      }
    }
    self.dayLanes = dayLanes
  }

  /// Returns the weight of the cycles in which `day`, in `0...150`, is one of the six days that end
  /// on the day of ovulation, given the weights of their lengths.
  func fertileWeight(of day: Int, inCyclesOf lengths: DayLanes) -> Double {
    Double(lengths.product(with: fertile, from: day * CycleModel.dayVectors))
  }

  /// Returns the same for the lengths at a point of the grid, whose weights add up to 1.
  func fertileWeight(of day: Int, inCyclesAt point: Int, of model: CycleModel) -> Float {
    let (row, lengths) = (day * CycleModel.dayVectors, point * CycleModel.dayVectors)
    var sum = CycleModel.Lanes()
    // A fertile day is never later than three days before the end.
    for vector in (day / 8)..<max(model.kernelEnds[point], day / 8) {
      sum += model.kernels[lengths + vector] * fertile[row + vector]
    }
    return sum.sum()
  }

  /// Returns the probability of ovulation on `day` of a cycle of `length` days.
  package func probability(of day: Int, inCycleOf length: Int) -> Double {
    guard (0..<Self.days).contains(day), (0..<Self.days).contains(length) else { return 0 }
    return probabilities[length * Self.days + day]
  }

  /// Returns the weight of each ovulation day, given the weights of the lengths, of which those up to
  /// `negligible` are left out.
  func ovulationDays(inCyclesOf lengths: DayLanes, negligible: Double) -> DayLanes {
    var days = DayLanes()
    // Ovulation is at least three days before the end.
    lengths.addRows(of: dayLanes, weighing: Float(negligible), margin: 3, to: &days)
    return days
  }

  /// Returns the distribution of the ovulation day for a distribution of the cycle length; `weigh`
  /// returns an additional weight for each day, and lengths up to a probability of `negligible` are
  /// left out.
  func ovulationDay(
    _ lengths: DayDistribution, negligible: Double = 0, weigh: (Int) -> Double = { _ in 1 }
  ) -> DayDistribution? {
    var weights = [Double](repeating: 0, count: Self.days)
    // Sound: the table has a row of `days` numbers for each of `days` lengths.
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      unsafe probabilities.withUnsafeBufferPointer { table in
        for (index, weight) in lengths.probabilities.enumerated() where weight > negligible {
          let length = lengths.firstDay + index
          guard (7..<Self.days).contains(length) else { continue }
          let row = length &* Self.days
          for day in 4...(length &- 3) {
            unsafe weights[day] += weight * table[row &+ day]
          }
        }
      }
    }
    for day in weights.indices where weights[day] > 0 { weights[day] *= weigh(day) }
    return DayDistribution(trimming: weights, from: 0)
  }
}
