/// The expected number of starts on each day, of the next and of all later periods.
struct StartsOfAllCycles {
  typealias Lanes = CycleModel.Lanes

  private let model: CycleModel

  /// The weight of a start on each day.
  private(set) var weights: [Double]

  /// The weights of one point; reusable scratch memory, with room for whole vectors.
  private var starts: ContiguousArray<Float>

  /// Creates weights of 0 for the days `0..<count`.
  init(_ model: CycleModel, count: Int) {
    self.model = model
    weights = [Double](repeating: 0, count: count)
    starts = ContiguousArray(repeating: 0, count: count + 8)
  }

  /// Adds the weights of the next start, times a factor, and those of all later starts at a point,
  /// and returns the sum of the former.
  mutating func add(_ next: ContiguousArray<Float>, times factor: Float, point: Int) -> Double {
    var sum: Float = 0
    for (day, weight) in next.enumerated() {
      sum += weight
      if day < starts.count { starts[day] = factor * weight }
    }
    for day in min(next.count, starts.count)..<starts.count { starts[day] = 0 }
    let count = weights.count
    let least = factor * sum * Self.leastStart
    let shortest = model.population.cycleLength.minimum / 8
    let (row, end) = (point * CycleModel.dayVectors, model.kernelEnds[point])
    let kernels = model.kernels
    // Sound: `starts` has eight numbers more than days, and a row has `dayVectors` vectors.
    unsafe starts.withUnsafeMutableBytes { starts in
      unsafe kernels.withUnsafeBufferPointer { kernels in
        for day in 0..<count {
          let weight = unsafe starts.load(fromByteOffset: day &* 4, as: Float.self)
          guard weight > least else { continue }
          for vector in shortest..<max(min(end, (count - day + 7) / 8), shortest) {
            let place = (day &+ vector &* 8) &* 4
            let before = unsafe starts.loadUnaligned(fromByteOffset: place, as: Lanes.self)
            unsafe starts.storeBytes(
              of: before + weight * kernels[row &+ vector], toByteOffset: place, as: Lanes.self)
          }
        }
      }
    }
    for day in weights.indices { weights[day] += Double(starts[day]) }
    return Double(factor * sum)
  }

  /// The weight of a start, relative to that of all next starts, below which no later start is
  /// derived from it.
  private static let leastStart: Float = 1e-6
}
