/// The weights of women at each point of the grid before their first log, by context.
struct CyclePriors: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// The weights by condition, age, and point; their sum is 1.
  private let weights: ContiguousArray<Lanes>

  /// The probability of each length by condition and age, in vectors of eight days.
  private let lengths: ContiguousArray<Lanes>

  /// The ages that have rows, in years, followed by a row for an unknown age.
  private static let ages = 10...60
  private static let ageRows = ages.count + 1

  init(_ prior: CyclePopulation.TraitPrior, _ kernels: ContiguousArray<Lanes>) {
    let conditions = [nil] + CycleContext.Condition.allCases.map(Optional.some)
    var weights: ContiguousArray<Lanes> = []
    var lengths: ContiguousArray<Lanes> = []
    for condition in conditions {
      for row in 0..<Self.ageRows {
        let age = row < Self.ages.count ? Double(Self.ages.lowerBound + row) : nil
        let women = prior.women(atAge: age, condition)
        var sum = [Lanes](repeating: Lanes(repeating: 0), count: CycleModel.dayVectors)
        for (point, weight) in women.enumerated() where weight > 1e-7 {
          for vector in sum.indices {
            sum[vector] += Float(weight) * kernels[point * CycleModel.dayVectors + vector]
          }
        }
        lengths += sum
        for vector in 0..<CycleModel.vectorCount {
          weights.append(Lanes((0..<8).map { Float(women[vector * 8 + $0]) }))
        }
      }
    }
    self.weights = weights
    self.lengths = lengths
  }

  /// A mixture of two rows, for an age between them.
  struct Place: Sendable {
    fileprivate var row: Int
    fileprivate var next: Int
    fileprivate var share: Float
  }

  /// Returns the place of a context; of several conditions, the one that changes most counts.
  func place(of context: CycleContext) -> Place {
    let condition = context.conditions.min { $0.rank < $1.rank }
    let first = (condition.map { $0.rank } ?? 0) * Self.ageRows
    guard let age = context.age, age.isFinite else {
      return Place(row: first + Self.ages.count, next: first + Self.ages.count, share: 0)
    }
    let years = min(max(age, Double(Self.ages.lowerBound)), Double(Self.ages.upperBound))
    let below = Int(years)
    let row = first + below - Self.ages.lowerBound
    return Place(
      row: row, next: below < Self.ages.upperBound ? row + 1 : row,
      share: Float(years - Double(below)))
  }

  /// Writes the weights of a place to `points`.
  func write(_ place: Place, to points: inout ContiguousArray<Lanes>) {
    let (row, next) = (place.row * CycleModel.vectorCount, place.next * CycleModel.vectorCount)
    for vector in 0..<CycleModel.vectorCount {
      points[vector] =
        (1 - place.share) * weights[row + vector] + place.share * weights[next + vector]
    }
  }

  /// Returns the probabilities of eight lengths of the next cycle.
  func lengths(_ place: Place, vector: Int) -> Lanes {
    (1 - place.share) * lengths[place.row * CycleModel.dayVectors + vector]
      + place.share * lengths[place.next * CycleModel.dayVectors + vector]
  }
}

extension CycleContext.Condition {
  /// The place in the order of how much a condition changes, where 1 changes most.
  fileprivate var rank: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension CyclePopulation.TraitPrior {
  /// Returns the weight of each point of the grid.
  fileprivate func women(
    atAge age: Double?, _ condition: CycleContext.Condition?
  ) -> [Double] {
    typealias General = WomenInGeneral
    let modes = CycleModel.modes
    let shift = General.logScaleShift(
      atAge: condition == .perimenopause ? max(age ?? 47, 47) : age ?? 30)
    let age = age ?? 30
    let location = location(atAge: age) + General.lengthShift(condition)
    var core: [Double] = []
    var broad: [Double] = []
    for (row, mode) in modes.enumerated() {
      let (below, above) = (max(row - 1, 0), min(row + 1, modes.count - 1))
      let width = (modes[above] - modes[below]) / Double(above - below)
      let distance = (mode - location) / (spread * General.widerModes)
      let coreMode = logarithm(width) - 3 * logarithm(onePlus: distance * distance / 5)
      let ratio = logarithm(mode / General.broadLength) / General.broadLengthSpread
      let broadMode = logarithm(width / mode) - 0.5 * ratio * ratio
      let expected = logScale + shift + logScaleSlope * min(max(mode - pivot, -10), 15)
      for scale in CycleModel.scales {
        let freedom = General.scaleDegreesOfFreedom
        let coreScale = (logarithm(scale) - expected) / (logScaleSpread * General.widerScales)
        core.append(
          exponential(
            coreMode - 0.5 * (freedom + 1) * logarithm(onePlus: coreScale * coreScale / freedom)))
        let broadScale =
          (logarithm(scale / General.broadScale) - shift) / General.broadScaleSpread
        broad.append(exponential(broadMode - 0.5 * broadScale * broadScale))
      }
    }
    let share = General.broadShare(atAge: age, condition)
    let (coreTotal, broadTotal) = (core.reduce(0, +), broad.reduce(0, +))
    guard coreTotal > 0 else { return broad.map { $0 / broadTotal } }
    return zip(core, broad).map { (1 - share) * $0 / coreTotal + share * $1 / broadTotal }
  }
}
